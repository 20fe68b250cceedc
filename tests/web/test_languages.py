"""Both games in each language, two languages at one table, and changing the language without a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lodestone.i18n import languages
from tests.sizes import some_always
from tests.web.magnets import MagnetPlayer
from tests.web.visitor import FREE_CELL, Visitor, Visitors
from tests.web.wording import foreign_words, say

EVERY = some_always(languages(), ("cs",))
"""Ordinary runs use one language, with many plural forms; `make soak` uses all of them."""


def _speaking(visitors: Visitors, language: str) -> Visitor:
    """Somebody whose browser asks for a language."""
    return visitors.come(locale={"pt": "pt-PT"}.get(language, language))


def _take_turn(visitor: Visitor) -> None:
    visitor.await_turn()
    visitor.take_turn()


class Reader:
    """A visitor who notices every word on the page that is not in their language."""

    def __init__(self, visitors: Visitors, language: str) -> None:
        self.language = language
        self.visitor = _speaking(visitors, language)
        self.page = self.visitor.page

    def say(self, key: str, **arguments: str | int) -> str:
        return say(self.language, key, **arguments)

    def press(self, key: str, **arguments: str | int) -> None:
        self.visitor.button(self.say(key, **arguments)).click()

    def check(self) -> None:
        assert self.page.locator("html").get_attribute("lang") == self.language
        assert foreign_words(self.page, self.language, "Ada", "Bo") == []


@pytest.mark.parametrize("language", EVERY)
def test_both_games_from_the_lobby_to_their_end(visitors: Visitors, language: str) -> None:
    reader = Reader(visitors, language)
    player = MagnetPlayer(reader.visitor)
    reader.visitor.goto("/")
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(reader.say("web-lobby-title"))
    reader.check()
    _set_up(reader, "Clustered")
    reader.press("web-new-open")
    _play_tiles(reader)
    reader.visitor.goto("/")
    _set_up(reader, "Kluster")
    _play_magnets(reader, player)


def _set_up(reader: Reader, game: str) -> None:
    """From the lobby to all options of a table for two at this screen."""
    reader.page.get_by_role("link", name=f"{reader.say('web-set-up')} {game}", exact=True).click()
    reader.press("web-preset-here")
    reader.page.get_by_label(reader.say("web-your-name")).fill("Ada")
    reader.page.get_by_role("radio").first.check()
    for more in reader.page.locator("summary").all():
        more.click()
    reader.check()


def _play_tiles(reader: Reader) -> None:
    """A turn each, then both resign."""
    for _ in range(2):
        expect(reader.visitor.button(reader.say("web-cover-reveal"))).to_be_visible()
        reader.check()
        reader.press("web-cover-reveal")
        expect(reader.visitor.prompt).to_have_text(reader.say("web-prompt-choose"))
        reader.check()
        _take_turn(reader.visitor)
    for seat in "AB":
        reader.press("web-menu")
        reader.press("web-resign-seat", seat=seat)
        reader.check()
        reader.press("web-yes")
    expect(reader.page.get_by_role("region", name=reader.say("web-end-title"))).to_be_visible()
    reader.check()


def _play_magnets(reader: Reader, player: MagnetPlayer) -> None:
    """One magnet is refused and then placed, one snaps to it, and the next one wins."""
    player.make("here", "here", boxes={"duo": 1}, options={"handicap": [4, 5]})
    player.await_turn()
    reader.check()
    player.take()
    player.carry(-170, 0)
    reader.page.keyboard.press("Enter")
    expect(player.refusal).to_be_visible()
    reader.check()
    player.carry(-50, 0)
    player.let_go()
    player.await_turn()
    reader.check()
    player.take()
    player.until(lambda: player.seen().wire.grip is not None)
    player.snap()
    player.await_turn()
    expect(player.news).to_be_visible()
    reader.check()
    player.place(50, 0)
    expect(reader.page.locator("section.end")).to_be_visible()
    reader.check()


def test_two_people_at_one_table_each_read_their_own_language(visitors: Visitors) -> None:
    ada, ben = _speaking(visitors, "de"), _speaking(visitors, "da")
    ada.goto("/new/clustered")
    ada.button(say("de", "web-preset-friend")).click()
    ada.page.get_by_label(say("de", "web-your-name")).fill("Ada")
    ada.page.get_by_role("combobox", name=say("de", "web-first")).select_option("named:0")
    ada.button(say("de", "web-new-open")).click()
    ben.goto(ada.page.get_by_label(say("de", "web-invite-link")).input_value())
    ben.page.get_by_label(say("da", "web-your-name")).fill("Ben")
    ben.button(say("da", "web-sit-down")).click()
    expect(ben.prompt).to_have_text(say("da", "web-prompt-waiting", who="Ada (A)"))
    _take_turn(ada)
    expect(ben.prompt).to_have_text(say("da", "web-prompt-choose"))
    expect(ada.prompt).to_have_text(say("de", "web-prompt-waiting", who="Ben (B)"))
    for visitor, language, other in ((ada, "de", "da"), (ben, "da", "de")):
        assert foreign_words(visitor.page, language, "Ada", "Ben") == []
        assert say(language, "web-menu") in foreign_words(visitor.page, other, "Ada", "Ben")

    # Another language, without a reload: the table stays as it is, and so does what Ben has in his hand.
    ben.usable.first.click()
    ben.page.evaluate("window.stillHere = true")
    ben.button(say("da", "web-menu")).click()
    ben.button(say("da", "web-settings")).click()
    ben.page.get_by_label(say("da", "web-language")).select_option("de")
    ben.button(say("de", "web-close")).first.click()
    expect(ben.page.locator("html")).to_have_attribute("lang", "de")
    expect(ben.page.locator(".hand button[aria-pressed=true]")).to_have_count(1)
    assert foreign_words(ben.page, "de", "Ada", "Ben", *_news(ben)) == []
    assert ben.page.evaluate("window.stillHere")
    ben.page.mouse.dblclick(*ben.page.wait_for_function(FREE_CELL).json_value())
    expect(ada.prompt).to_have_text(say("de", "web-prompt-choose"))


def _news(visitor: Visitor) -> list[str]:
    """Earlier news stays in the language in which it appeared, both shown and read out."""
    return [" ".join(line.split()) for line in visitor.page.locator("aside li, [aria-live]").all_inner_texts()]


def test_a_refusal_leads_to_its_rule_in_the_own_language(visitors: Visitors) -> None:
    visitor = _speaking(visitors, "da")
    visitor.goto("/")
    visitor.button(say("da", "web-play-clustered")).click()
    visitor.await_turn()
    visitor.try_far_away()
    with visitor.page.expect_popup() as opening:
        visitor.prompt.get_by_role("link", name=say("da", "web-rules-link", rule="C11")).click()
    book = opening.value
    expect(book.locator("article[lang=da] section.aimed #C11")).to_be_in_viewport()
    assert book.url.endswith("/rules/clustered#C11")
