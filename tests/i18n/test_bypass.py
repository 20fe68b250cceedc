"""No text that people see is written in code."""

from __future__ import annotations

import pytest

from tests.i18n.bypass import markup_words, python_words, script_words, words_past_the_catalogues


def test_no_words_stand_in_code() -> None:
    assert words_past_the_catalogues() == {}


@pytest.mark.parametrize(
    "code",
    [
        'print("The game is over.")',
        'print(f"Seat {seat} wins")',
        'screen.say("a " + "winner")',
        'Text("points", "bold")',
    ],
)
def test_words_in_python_are_found(code: str) -> None:
    assert python_words(code)


@pytest.mark.parametrize(
    "code",
    [
        'print(text("game-over"))',
        'print(f"{number:>4}  {words}")',
        'Text(name, style="bold")',
        'say("· " + x)',
        'print("lodestone 1")',
    ],
)
def test_sound_python_passes(code: str) -> None:
    assert python_words(code) == []


@pytest.mark.parametrize(
    "markup",
    [
        "<p>Your turn</p>",
        "<p>{name} wins</p>",
        '<button aria-label="Close">×</button>',
        '<input placeholder="Search" />',
        "<b onclick={() => a > b}>Go</b>",
        "{#if open}Shown{/if}",
    ],
)
def test_words_in_components_are_found(markup: str) -> None:
    assert markup_words(f"<script>const t = 'word';</script>\n{markup}\n<style>p {{ color: red; }}</style>")


@pytest.mark.parametrize(
    "markup",
    [
        "<!-- A comment. --><p>{t('web-yes')}</p>",
        '<a class="button primary" href="/about">{t("web-nav-about")}</a>',
        "<h1>Lodestone</h1>",
        "<button aria-label={t('web-close')}>×</button>",
        "{#each seats as { letter }, seat (letter)}{letter}{/each}",
    ],
)
def test_sound_components_pass(markup: str) -> None:
    assert markup_words(markup) == []


def test_words_in_scripts_are_found() -> None:
    assert script_words("toast('It is lost', 'problem');")
    assert script_words("announce(`Seat ${seat} wins`);")
    assert script_words("node.textContent = 'Loading';")
    assert script_words("toast(t('web-yes')); // toast('a word')") == []
