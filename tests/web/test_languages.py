"""A game in each language, two languages at one table, and another language without a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lodestone.i18n import languages
from tests.web.visitor import FREE_CELL, Visitor, Visitors
from tests.web.wording import foreign_words, say

ALWAYS = ("cs", "de")
"""The languages that every run of the tests plays in, one of many forms and one of long words; `make soak`: in all."""
EVERY = [pytest.param(code, marks=() if code in ALWAYS else pytest.mark.soak) for code in languages()]


def _speaking(visitors: Visitors, language: str) -> Visitor:
    """Somebody whose browser asks for a language."""
    return visitors.come(locale={"pt": "pt-PT"}.get(language, language))


def _take_turn(visitor: Visitor) -> None:
    visitor.await_turn()
    visitor.take_turn()


@pytest.mark.parametrize("language", EVERY)
def test_a_game_from_the_lobby_to_its_end(visitors: Visitors, language: str) -> None:
    visitor = _speaking(visitors, language)
    page = visitor.page
    known = ("Ada", "Bo")

    def check() -> None:
        assert page.locator("html").get_attribute("lang") == language
        assert foreign_words(page, language, *known) == []

    visitor.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(say(language, "web-lobby-title"))
    check()
    page.get_by_role("link", name=f"{say(language, 'web-set-up')} Clustered", exact=True).click()
    visitor.button(say(language, "web-preset-here")).click()
    page.get_by_label(say(language, "web-your-name")).fill("Ada")
    page.get_by_role("radio").first.check()
    page.locator("summary").click()
    check()
    visitor.button(say(language, "web-new-open")).click()

    for _ in range(2):
        expect(visitor.button(say(language, "web-cover-reveal"))).to_be_visible()
        check()
        visitor.button(say(language, "web-cover-reveal")).click()
        expect(visitor.prompt).to_have_text(say(language, "web-prompt-choose"))
        check()
        _take_turn(visitor)
    for seat in "AB":
        visitor.button(say(language, "web-menu")).click()
        visitor.button(say(language, "web-resign-seat", seat=seat)).click()
        check()
        visitor.button(say(language, "web-yes")).click()
    expect(page.get_by_role("region", name=say(language, "web-end-title"))).to_be_visible()
    check()


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
    """What happened before stays as it was told then, to the eye and to the ear."""
    return [" ".join(line.split()) for line in visitor.page.locator("aside li, [aria-live]").all_inner_texts()]


def test_a_refusal_leads_to_its_rule_in_the_own_language(visitors: Visitors) -> None:
    visitor = _speaking(visitors, "da")
    visitor.goto("/")
    visitor.button(say("da", "web-play-clustered")).click()
    visitor.await_turn()
    visitor.try_far_away()
    with visitor.context.expect_page() as opening:
        visitor.prompt.get_by_role("link", name=say("da", "web-rules-link", rule="C11")).click()
    book = opening.value
    expect(book.locator("article[lang=da] section.aimed #C11")).to_be_in_viewport()
    assert book.url.endswith("/rules/clustered#C11")
