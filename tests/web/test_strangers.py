"""People who have not met: paired by waiting for the same game, beside a bot, or at a table that one of them listed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.process import ServerProcess
from tests.web.looking import complaints
from tests.web.visitor import Visitor, Visitors

SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
WAITING = "Waiting for somebody to play Clustered"
AWAY = """
  let shown = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => shown });
  window.look = how => { shown = how; document.dispatchEvent(new Event('visibilitychange')); };
  window.told = [];
  window.Notification = class { static permission = 'granted'; constructor(title) { window.told.push(title); } };
"""
"""JavaScript: lets a test switch to another tab, and records system notifications."""
A_WHILE = 20_000
"""ms after which a bot is offered."""


def now(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("group", name="Play somebody now")


def come_as(visitor: Visitor, name: str) -> None:
    visitor.goto("/")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_label("Your name").blur()


def test_two_strangers_are_paired_and_talk_once_both_allow_it(visitors: Visitors, mortal: ServerProcess) -> None:
    ada, ben = visitors.come(**SMALL_PHONE), visitors.come()
    come_as(ada, "Ada")
    now(ada).get_by_role("button", name="Clustered").tap()
    expect(ada.page.locator("#main").get_by_text("Waiting for somebody to play Clustered")).to_be_visible()
    assert complaints(ada) == []
    mortal.kill()
    mortal.start()
    come_as(ben, "Ben")
    assert complaints(ben) == []
    now(ben).get_by_role("button", name="Clustered").click()
    for visitor in (ada, ben):
        expect(visitor.hand).to_have_count(5)
    assert ada.page.url == ben.page.url

    expect(ben.page.get_by_text("You have not met before")).to_be_visible()
    expect(ben.page.get_by_label("Write something")).to_have_count(0)
    assert complaints(ben) == []
    ben.button("Allow chat").click()
    expect(ada.page.get_by_text("Ben would like to allow chat.")).to_be_visible()
    ada.button("Agree").tap()
    ben.page.get_by_label("Write something").fill("Hello, whoever you are")
    ben.button("Send").click()
    expect(ben.page.get_by_role("listitem").filter(has_text="Hello, whoever you are")).to_be_visible()


def test_who_waits_in_another_tab_is_told_and_waits_once_in_a_browser(visitors: Visitors) -> None:
    ada, ben = visitors.come(permissions=["notifications"]), visitors.come()
    come_as(ada, "Ada")
    now(ada).get_by_role("button", name="Clustered").click()
    waiting = ada.page.locator("#main").get_by_text(WAITING)
    expect(waiting).to_be_visible()
    first = ada.page
    ada.open_page()
    ada.before_pages(AWAY)
    ada.goto("/")
    now(ada).get_by_role("button", name="Clustered").click()
    expect(first.get_by_text("You are now waiting in another window.").first).to_be_visible()
    expect(ada.page.locator("#main").get_by_text(WAITING)).to_be_visible()

    ada.page.keyboard.press("Enter")  # what was pressed has gone, but the keyboard goes on from there
    expect(now(ada).get_by_role("button", name="Clustered")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.button("Stop waiting")).to_be_focused()

    ada.page.evaluate("look('hidden')")
    come_as(ben, "Ben")
    now(ben).get_by_role("button", name="Clustered").click()
    expect(ada.page).to_have_title("● Ben is here. Play Clustered together?")
    ada.page.wait_for_function("told[0] === 'Ben is here. Play Clustered together?'")
    expect(ben.page.locator("#main").get_by_text("Ada is here. One moment")).to_be_visible()
    ada.page.evaluate("look('visible')")
    for visitor in (ada, ben):
        expect(visitor.hand).to_have_count(5)
    assert ada.page.url == ben.page.url


def test_who_plays_a_bot_meanwhile_is_told_that_somebody_is_here(visitors: Visitors) -> None:
    ada, ben = visitors.come(**SMALL_PHONE), visitors.come()
    ada.context.clock.install()
    come_as(ada, "Ada")
    now(ada).get_by_role("button", name="Clustered").tap()
    expect(ada.page.locator("#main").get_by_text("Waiting for somebody to play Clustered")).to_be_visible()
    ada.page.clock.fast_forward(A_WHILE)
    ada.button("Play a bot meanwhile").tap()
    expect(ada.hand).to_have_count(5)
    with_bot = ada.page.url

    come_as(ben, "Ben <b>")
    now(ben).get_by_role("button", name="Clustered").click()
    expect(ada.page.get_by_role("region", name="Play somebody now")).to_contain_text(
        "Ben <b> is here. Play Clustered together?"
    )
    assert complaints(ada) == []
    ada.page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(now(ada)).to_have_count(0)  # the lobby, which asks as well
    assert complaints(ada) == []
    ada.page.get_by_role("region", name="Play somebody now").get_by_role("button", name="Stop waiting").tap()
    expect(now(ada)).to_be_visible()
    expect(ben.page.get_by_role("log").get_by_text("They have left again")).to_be_visible()
    expect(ben.page.locator("#main").get_by_text("Waiting for somebody to play Clustered")).to_be_visible()
    ada.page.go_back()
    expect(ada.hand).to_have_count(5)
    assert ada.page.url == with_bot

    cem = visitors.come()
    come_as(cem, "Cem")
    now(cem).get_by_role("button", name="Clustered").click()
    expect(cem.hand).to_have_count(5)
    expect(ben.hand).to_have_count(5)
    assert ben.page.url == cem.page.url != with_bot


def test_a_table_that_was_listed_is_found_in_the_lobby(visitors: Visitors) -> None:
    ada, ben = visitors.come(), visitors.come(**SMALL_PHONE)
    come_as(ben, "Ben")
    ada.goto("/new/clustered")
    ada.button("With a friend, by link").click()
    ada.page.get_by_label("Your name").fill("Ada <i>")
    ada.page.get_by_text("List this table in the lobby").click()
    ada.page.locator("summary", has_text="Options").click()
    ada.page.get_by_label("Time per turn").select_option(label="3 days a turn")
    assert complaints(ada) == []
    ada.button("Open the table").click()
    listed = ada.page.get_by_role("checkbox", name="List this table in the lobby")
    expect(listed).to_be_checked()
    assert complaints(ada) == []
    mine = ben.page.get_by_role("listitem").filter(has_text="Ada <i>")
    expect(mine).to_contain_text("Free seats: 1 of 2")
    expect(mine).to_contain_text("3 days a turn")
    assert complaints(ben) == []
    listed.uncheck()
    expect(mine).to_have_count(0)
    listed.check()
    mine.get_by_role("button", name="Sit down").tap()
    for visitor in (ada, ben):
        expect(visitor.hand).to_have_count(5)
