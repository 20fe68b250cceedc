"""A seat's personal link: moving to another device in mid-game, with no key left where others could see it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.visitor import PHONE, Visitors


def test_a_game_goes_on_with_the_same_hand_on_another_device(visitors: Visitors) -> None:
    at_home = visitors.come()
    at_home.goto("/")
    at_home.button("Play Clustered").click()
    at_home.await_turn()
    at_home.take_turn()
    at_home.await_turn()
    hand = at_home.usable.all_inner_texts()
    at_home.button("Table").click()
    menu = at_home.page.locator("dialog[open]")
    menu.get_by_text("My own link").click()
    link = menu.get_by_label("Opens your seat").input_value()
    assert "#" in link

    on_the_way = visitors.come(viewport=PHONE, has_touch=True)
    asked: list[str] = []
    on_the_way.page.on("request", lambda request: asked.append(request.url))
    on_the_way.page.goto(link)
    on_the_way.await_turn()
    assert on_the_way.usable.all_inner_texts() == hand
    on_the_way.take_turn()
    expect(on_the_way.page).to_have_url(link.split("#")[0])
    key = link.split("#")[1]
    assert not [url for url in asked if key in url.split("#")[0]]
    on_the_way.page.reload()
    on_the_way.await_turn()

    elsewhere = visitors.come()  # pasted in the lobby
    elsewhere.goto("/")
    elsewhere.page.get_by_label("Link to the table").fill(link)
    elsewhere.button("Join").click()
    elsewhere.await_turn()
    elsewhere.take_turn()
