"""One person, by mouse, by keyboard and by touch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.ahead import ALL, from_near_the_end, make_table, play_ahead, play_on
from tests.web.visitor import FREE_CELL, Visitor


def test_three_presses_to_the_first_move(visitor: Visitor) -> None:
    visitor.goto("/")
    visitor.button("Play Clustered").click()
    visitor.usable.first.click()
    cell = visitor.page.wait_for_function(FREE_CELL).json_value()
    visitor.page.mouse.dblclick(*cell)  # lays it down and confirms
    expect(visitor.page.locator(".board .plane g.lying")).not_to_have_count(1)


def test_a_whole_solo_game_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.goto("/new/clustered")
    press = visitor.page.keyboard.press
    alone = visitor.button("Alone")
    while not alone.evaluate("button => button === document.activeElement"):
        press("Tab")
    press("Enter")
    visitor.page.get_by_label("Your name").focus()
    press("Enter")  # sends the form
    while visitor.await_turn():
        _lay_by_keyboard(visitor)
    expect(visitor.page.get_by_role("region", name="The result")).to_contain_text("points")


def _lay_by_keyboard(visitor: Visitor) -> None:
    """Lay the first tile that fits, or discard one."""
    press = visitor.page.keyboard.press
    place = visitor.hand.evaluate_all("all => all.findIndex(tile => tile.ariaDisabled === 'false')")
    assert place >= 0
    before = visitor.moves()
    press(str(place + 1))  # takes the tile and goes to the first cell where it fits
    visitor.page.locator(".board .legal.shown, .confirm .primary:enabled").first.wait_for(state="attached")
    if visitor.page.locator(".board .legal.shown").count():
        press("Enter")
        expect(visitor.page.locator(".confirm .primary")).to_be_enabled()
        press("Enter")
    else:
        visitor.page.locator(".confirm .primary").focus()
        press("Enter")
    visitor.await_moves(before + 1)


def test_a_cell_that_does_not_fit_says_why_and_points_at_the_neighbour(visitor: Visitor) -> None:
    visitor.goto("/")
    visitor.button("Play Clustered").click()
    visitor.await_turn()
    visitor.try_far_away()
    expect(visitor.prompt).to_contain_text("Nothing lies next to")


@from_near_the_end
def test_an_extended_game_of_eight_with_bots(visitor: Visitor, left: int) -> None:
    visitor.goto("/new/clustered")
    for _ in range(6):
        visitor.button("Add a seat").click()
    expect(visitor.page.get_by_text("you play the extended game")).to_be_visible()
    visitor.page.get_by_text("Options").click()
    for option in ("Largest-cluster bonuses", "Discards face down"):
        visitor.page.get_by_label(option).check()
    visitor.button("Open the table").click()
    visitor.await_turn()
    expect(visitor.page.locator(".seats > li")).to_have_count(8)
    if left < ALL:  # seven bots that think take their time: such a table with quick ones has come to its end sooner
        bots = [{"kind": "bot", "level": "greedy"}] * 7
        table = make_table(visitor.home, {"kind": "here"}, *bots, largest_bonus=True, hidden_discards=True)
        play_on(visitor.home, table, left=left)
        visitor.goto(f"/t/{table.table}#{table.token}")
    visitor.play_to_the_end()
    expect(visitor.page.locator("section.end tbody tr")).to_have_count(8)
    discarded = visitor.page.locator(".seats .piles").evaluate_all(
        "seats => seats.map(seat => Number(/(\\d+) discarded/.exec(seat.title)[1]))"
    )
    two_starts = 2
    assert visitor.page.locator(".board .plane g.lying").count() + sum(discarded) == two_starts + 8 * 29


@from_near_the_end
def test_a_fast_game_by_house_rules_which_everybody_sees(visitor: Visitor, left: int) -> None:
    visitor.goto("/new/clustered")
    visitor.page.get_by_text("Options").click()
    visitor.page.get_by_label("Fast game").check()
    visitor.page.get_by_label("Break ties").check()
    visitor.button("Open the table").click()
    facts = visitor.page.get_by_role("list", name="This table").get_by_role("listitem")
    expect(facts).to_have_text(["Fast game", "House rule: Break ties"])
    visitor.await_turn()
    play_ahead(visitor, left=left)
    visitor.play_to_the_end()
    expect(visitor.page.locator("section.end tbody tr")).to_have_count(2)
    visitor.page.get_by_role("link", name="See the whole game").click()
    expect(visitor.page.locator(".seats .name")).to_have_text(["Guest", "Pica"])


@from_near_the_end
def test_the_best_score_alone_is_kept_for_each_way_of_playing(visitor: Visitor, left: int) -> None:
    def set_up() -> None:
        visitor.goto("/new/clustered")
        visitor.button("Alone").click()
        visitor.page.get_by_text("Options").click()
        visitor.page.get_by_label("Fast game").check()

    set_up()
    expect(visitor.page.get_by_text("No solo game with these rules yet.")).to_be_visible()
    visitor.button("Open the table").click()
    visitor.await_turn()
    play_ahead(visitor, left=left)
    visitor.play_to_the_end()
    result = visitor.page.get_by_role("region", name="The result")
    expect(result).to_contain_text("The first score to beat.")
    points = int(visitor.page.locator("section.end td.total").inner_text())
    visitor.page.reload()
    expect(result).to_contain_text("The first score to beat.")

    visitor.goto("/")
    best = visitor.page.get_by_role("listitem").filter(has_text="Fast game")
    expect(best).to_contain_text(str(points))
    set_up()
    best_so_far = visitor.page.get_by_text(f"Best so far: {points} points")
    expect(best_so_far).to_be_visible()
    visitor.button("Open the table").click()
    expect(best_so_far).to_be_visible()

    visitor.goto("/new/clustered")
    visitor.button("Alone").click()  # by the rules of the base game: that is another matter
    expect(visitor.page.get_by_text("No solo game with these rules yet.")).to_be_visible()


def test_hands_are_covered_between_turns_at_one_screen(visitor: Visitor) -> None:
    visitor.goto("/new/clustered")
    visitor.button("Two at this screen").click()
    visitor.button("Open the table").click()  # Z13: not before somebody has said who is the youngest
    expect(visitor.page.get_by_role("group", name="Who is the youngest?")).to_be_visible()
    visitor.page.get_by_label("Player B", exact=True).check()
    visitor.button("Open the table").click()
    expect(visitor.page.get_by_text("The youngest starts: Player B.").first).to_be_visible()
    for _ in range(4):
        expect(visitor.button("Show my tiles")).to_be_visible()
        expect(visitor.hand).to_have_count(0)
        visitor.button("Show my tiles").click()
        expect(visitor.hand).to_have_count(5)
        visitor.take_turn()
