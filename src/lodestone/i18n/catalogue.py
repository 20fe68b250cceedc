"""Catalogues of sentences: look one up by key, fill in its arguments, in a language."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from lodestone.i18n.formatting import groups_digits, locale_codes

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT_LANGUAGE = "en"
_LOCALES = Path(__file__).parent / "locales"

Argument: TypeAlias = str | int | float
"""What a sentence may be filled with: plain values that also travel as JSON, never words of a language."""


class Catalogue:
    """All sentences of one language.

    >>> catalogue("en").text("illegal-occupied", {"cell": "1,0", "occupant": "Sh1"})
    'There is a tile at 1,0 already: Sh1.'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)
        self._unread = _files_by_key(language)
        """Where the sentences are that nobody has asked for yet. Reading all takes a third of a second, and nobody
        needs those of the browser and those of the terminal at once."""

    def __contains__(self, key: str) -> bool:
        if file := self._unread.get(key):
            _read_into(self._bundle, file)
            self._unread = {other: place for other, place in self._unread.items() if place != file}
        return bool(self._bundle.has_message(key))

    def text(self, key: str, arguments: Mapping[str, Argument] | None = None) -> str:
        """The sentence named `key`. A missing key or argument is a defect of ours and raises LookupError.

        In a language that lacks it the English sentence is better than none; the tests see to it that none lacks any.
        """
        if key not in self:
            if self.language != DEFAULT_LANGUAGE:
                return catalogue(DEFAULT_LANGUAGE).text(key, arguments)
            raise LookupError(f"no sentence {key!r} in the catalogue {self.language!r}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"sentence {key!r} has attributes only"
        given = {name: _written(self.language, value) for name, value in (arguments or {}).items()}
        words, problems = self._bundle.format_pattern(pattern, given)
        if problems:
            raise LookupError(f"sentence {key!r} in {self.language!r}: {problems[0]}")
        return str(words)


def _written(language: str, value: Argument) -> object:
    """A number that will be written as the browser writes it, while it still counts; words as they are."""
    if not isinstance(value, int | float) or groups_digits(language, value):
        return value
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


def _bundle(language: str) -> FluentBundle:
    # Imported late: parsing and plural rules cost about 0.1 s, which a library user who never prints should not pay.
    from fluent.runtime import FluentBundle

    # No isolation marks: all our languages run left to right, and the marks show up as boxes in terminals.
    return FluentBundle([locale_codes().get(language, language)], use_isolating=False)


def _files_by_key(language: str) -> dict[str, Path]:
    """Sentences stand by themselves: none is made of others, in whatever file."""
    files = sorted((_LOCALES / language).glob("*.ftl"))
    return {key: file for file in files for key in _KEY.findall(file.read_text(encoding="utf-8"))}


_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def _read_into(bundle: FluentBundle, file: Path) -> None:
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(file.read_text(encoding="utf-8"))
    if junk := [str(entry.content)[:60] for entry in resource.body if isinstance(entry, Junk)]:
        raise LookupError(f"{file.parent.name}/{file.name} cannot be read from: {junk[0]!r}")
    bundle.add_resource(resource)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language we speak (see `languages`)."""
    if language not in languages():
        raise LookupError(f"no catalogue for language {language!r}")
    return Catalogue(language)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for, as their codes, sorted."""
    return tuple(sorted(folder.name for folder in _LOCALES.iterdir() if folder.is_dir()))


_language: ContextVar[str] = ContextVar("language", default=DEFAULT_LANGUAGE)


def use_language(language: str) -> None:
    """From here on, in this thread or task, `text` speaks this language."""
    catalogue(language)
    _language.set(language)


def current_language() -> str:
    """The language in use, as `use_language` chose it."""
    return _language.get()


def text(key: str, /, **arguments: Argument) -> str:
    """The sentence named `key` in the language in use."""
    return catalogue(_language.get()).text(key, arguments)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for, if we speak it; English otherwise.

    >>> preferred_language({"LANG": "en_GB.UTF-8"})
    'en'
    """
    for name in ("LODESTONE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if language := spoken(environment.get(name, "")):
            return language
    return DEFAULT_LANGUAGE


_ALSO_CALLED = {"no": "nb", "nn": "nb"}
"""Codes that systems and browsers use for a language of ours."""


def spoken(wanted: str) -> str | None:
    """The language of ours that a locale such as `de_AT.UTF-8` or `nn-NO` asks for, if there is one.

    >>> spoken("de_AT.UTF-8")
    'de'
    """
    code = wanted.replace("-", "_").split("_")[0].split(".")[0].strip().lower()
    code = _ALSO_CALLED.get(code, code)
    return code if code in languages() else None
