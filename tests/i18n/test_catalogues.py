"""The language catalogues: every sentence the code names exists, and every sentence is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource

from lodestone.i18n import DEFAULT_LANGUAGE, catalogue, languages, preferred_language
from lodestone.server.protocol.common import REACTIONS
from tests import ROOT

SOURCE = ROOT / "src" / "lodestone"
LOCALES = SOURCE / "i18n" / "locales"
BROWSER = ROOT / "web" / "src"

MADE_UP_OF_PARTS = re.compile(r"^(score|play-ask)-")
"""Keys that code puts together from a prefix and a name (a phase, a part of a score)."""


def _resource(file: Path) -> Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def _messages(language: str, files: str = "*.ftl") -> list[str]:
    return [
        entry.id.name
        for file in sorted((LOCALES / language).glob(files))
        for entry in _resource(file).body
        if isinstance(entry, Message)
    ]


def _named_in_code(folder: str = ".") -> set[str]:
    """Every string in the code that looks like a key: words joined by dashes."""
    found: set[str] = set()
    for file in (SOURCE / folder).rglob("*.py"):
        found |= set(
            re.findall(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)+|unofficial)["']""", file.read_text(encoding="utf-8"))
        )
    return found


def _in_browser() -> dict[str, str]:
    """The code of the browser table by file name, scripts and components."""
    return {
        file.relative_to(BROWSER).as_posix(): file.read_text(encoding="utf-8")
        for file in sorted(BROWSER.rglob("*"))
        if file.suffix in {".ts", ".svelte"}
    }


def _named_in_browser() -> set[str]:
    return {key for code in _in_browser().values() for key in re.findall(r"\bt\(\s*'([a-z0-9-]+)'", code)}


@pytest.mark.parametrize("file", sorted(LOCALES.rglob("*.ftl")), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_catalogue_can_be_read_whole(file: Path) -> None:
    assert not [entry.content for entry in _resource(file).body if isinstance(entry, Junk)]


@pytest.mark.parametrize("language", languages())
def test_there_is_a_catalogue_for_each_place_where_sentences_are_read(language: str) -> None:
    assert {file.stem for file in (LOCALES / language).iterdir()} == {"rules", "browser", "server", "terminal"}
    assert [key for key in _messages(language) if key not in catalogue(language)] == []


SAID_TO_THE_HOST = {
    "serve-cannot-listen",
    "storage-no-secret",
    "storage-older-server",
    "storage-other-secret",
    "storage-pooled",
    "storage-same-address",
    "storage-unreachable",
}
"""Messages that the server prints in the terminal it runs in."""


def test_sentences_stand_where_they_are_read() -> None:
    """The browser does not load `terminal.ftl`, and the terminal does not use `browser.ftl`."""
    told = _named_in_browser().union(*map(_named_in_code, ("server", "clustered", "kluster", "bots/clustered")))
    assert told.intersection(_messages(DEFAULT_LANGUAGE, "terminal.ftl")) == SAID_TO_THE_HOST
    assert _named_in_code().intersection(_messages(DEFAULT_LANGUAGE, "browser.ftl")) == set()


@pytest.mark.parametrize("language", languages())
def test_no_sentence_is_there_twice(language: str) -> None:
    names = _messages(language)
    assert len(names) == len(set(names))


def test_no_sentence_is_unused() -> None:
    unused = set(_messages(DEFAULT_LANGUAGE)) - _named_in_code() - _named_in_browser()
    assert {key for key in unused if not MADE_UP_OF_PARTS.match(key)} == set()


def test_errors_raised_in_code_have_their_sentence() -> None:
    raised = re.compile(
        r"(?:text|Reason|LodestoneError|InvalidNotation|InvalidSetup|InvalidRequest|InvalidRecord|GameOver|NotAllowed|NotFound|Conflict|TooMany|Unavailable|PhysicsError"
        r"|CannotOpen|StorageUnavailable|UnknownTable|TableExists)"
        r'\(\s*(?:"[A-Z][^"]*",\s*)?"([a-z0-9-]+)"'
    )
    known = set(_messages(DEFAULT_LANGUAGE))
    for file in SOURCE.rglob("*.py"):
        for key in raised.findall(file.read_text(encoding="utf-8")):
            assert key in known, f"{file.name} names {key!r}"


def test_the_browser_names_sentences_that_exist() -> None:
    assert _named_in_browser()
    assert _named_in_browser() - set(_messages(DEFAULT_LANGUAGE)) == set()


def test_the_browser_names_sentences_literally() -> None:
    """Otherwise the test above would miss them; only `t` itself takes any key."""
    made_up = {
        name: calls
        for name, code in _in_browser().items()
        if (calls := re.findall(r"(?<!function )\bt\(\s*[^'\s][^)]*", code))
    }
    assert made_up == {}


@pytest.mark.parametrize("language", languages())
def test_every_reaction_has_words_of_its_own(language: str) -> None:
    """A reaction missing from `web-reaction` would be shown with the words of another one."""
    words = {reaction: catalogue(language).text("web-reaction", {"reaction": reaction}) for reaction in REACTIONS}
    assert len(set(words.values())) == len(REACTIONS), words


def test_a_missing_sentence_or_argument_is_a_defect_that_shows() -> None:
    english = catalogue("en")
    with pytest.raises(LookupError, match="no-such-key"):
        english.text("no-such-key")
    with pytest.raises(LookupError, match="illegal-occupied"):
        english.text("illegal-occupied")
    with pytest.raises(LookupError, match="xx"):
        catalogue("xx")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LODESTONE_LANG": "en", "LANG": "xx"}, "en"),
        ({"LANG": "en-GB"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "nn_NO.UTF-8"}, "nb"),
        ({"LANG": "no"}, "nb"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT@euro"}, "pt"),
        ({"LC_ALL": "C", "LANG": "da_DK.UTF-8"}, "da"),
        ({"LODESTONE_LANG": "da", "LANG": "de_DE"}, "da"),
    ],
)
def test_the_environment_chooses_among_the_languages_there_are(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language
