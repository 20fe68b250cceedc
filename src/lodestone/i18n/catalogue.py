"""Catalogues of sentences: look one up by key, fill in its arguments, in a language."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from lodestone.i18n.formatting import format_list, groups_digits, isolate, locale_codes, locale_of
from lodestone.i18n.naming import Argument, as_people_say, magnet_name

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT_LANGUAGE = "en"
_LOCALES = Path(__file__).parent / "locales"


class Catalogue:
    """All sentences of one language.

    >>> catalogue("en").text("illegal-occupied", {"cell": "1,0", "occupant": "Sh1"})
    'A tile is already there: 1 hollow square.'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)
        self._unread = _sources_by_key(language)
        """Sentences not yet asked for: parsing them all would take too long for a program that uses a few."""

    def __contains__(self, key: str) -> bool:
        if source := self._unread.get(key):
            _read_into(self._bundle, source)
            self._unread.pop(key, None)  # last, because another thread may ask in between
        return bool(self._bundle.has_message(key))

    def text(self, key: str, arguments: Mapping[str, Argument] | None = None) -> str:
        """The sentence named `key`. A missing key or argument is a bug and raises LookupError.

        A language that lacks it falls back to English; the tests make sure that none lacks any.
        """
        if key not in self:
            if self.language != DEFAULT_LANGUAGE:
                return catalogue(DEFAULT_LANGUAGE).text(key, arguments)
            raise LookupError(f"no sentence {key!r} in the catalogue {self.language!r}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"sentence {key!r} has attributes only"
        said = {name: as_people_say(name, value, self.text) for name, value in (arguments or {}).items()}
        given = {name: _written(self.language, value) for name, value in said.items()}
        words, problems = self._bundle.format_pattern(pattern, given)
        if problems:
            raise LookupError(f"sentence {key!r} in {self.language!r}: {problems[0]}")
        return _begun(str(words), said, arguments or {})


def _begun(words: str, said: Mapping[str, Argument], arguments: Mapping[str, Argument]) -> str:
    """Capitalise a sentence that begins with the name of a thing."""
    names = (str(name) for key, name in said.items() if name != arguments[key])
    return words[:1].upper() + words[1:] if any(words.startswith(name) for name in names) else words


def _written(language: str, value: Argument) -> object:
    """Numbers formatted as the browser does, but still usable for plurals; words as they are."""
    if isinstance(value, str):
        return isolate(value)
    if groups_digits(language, value):
        return value
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


def _bundle(language: str) -> FluentBundle:
    # Imported late: parsing and plural rules cost about 0.1 s, which a program that prints nothing should not pay.
    from fluent.runtime import FluentBundle

    # Marks around everything only where words run from right to left: else `isolate` sets apart what needs it.
    from_the_right = locale_of(language).text_direction == "rtl"
    return FluentBundle([locale_codes().get(language, language)], use_isolating=from_the_right)


def _sources_by_key(language: str) -> dict[str, str]:
    """Each sentence as its catalogue has it. No sentence refers to another."""
    files = sorted((_LOCALES / language).glob("*.ftl"))
    return {found[1]: found[0] for file in files for found in _SENTENCE.finditer(file.read_text(encoding="utf-8"))}


_SENTENCE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?: .*)?)*", re.MULTILINE)
"""A key, and every line after it that is indented or empty."""


def _read_into(bundle: FluentBundle, source: str) -> None:
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(source)
    if junk := [str(entry.content)[:60] for entry in resource.body if isinstance(entry, Junk)]:
        raise LookupError(f"a sentence cannot be read from: {junk[0]!r}")
    bundle.add_resource(resource)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language we speak (see `languages`)."""
    if language not in languages():
        raise LookupError(f"no catalogue for language {language!r}")
    return Catalogue(language)


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages with a catalogue, sorted."""
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


def magnets_text(magnets: Sequence[str]) -> str:
    """Magnets by name, as a list in the language in use: “stone 3 and spinner 1”."""
    language = _language.get()
    return format_list(language, [magnet_name(magnet, catalogue(language).text) for magnet in magnets])


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for, if we speak it; English otherwise.

    >>> preferred_language({"LANG": "en_GB.UTF-8"})
    'en'
    """
    for name in ("LODESTONE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if language := spoken(environment.get(name, "")):
            return language
    return DEFAULT_LANGUAGE


LONGEST_WISH = 500
"""How many characters of an `Accept-Language` header are read; one of a browser set to ten languages has 80."""


def preferred_in_header(header: str) -> str:
    """The language we speak that an `Accept-Language` header weighs most; English if there is none.

    >>> preferred_in_header("en;q=0.3, da-DK;q=0.8, xx, fi;q=0")
    'da'
    """
    wanted: list[tuple[float, str]] = []
    for part in header[:LONGEST_WISH].split(","):
        code, _, parameters = part.partition(";")
        if language := spoken(code):
            said = _WEIGHT.search(parameters)
            wanted.append((float(said[1]) if said else 1.0, language))
    weight, language = max(wanted, key=lambda entry: entry[0], default=(0.0, DEFAULT_LANGUAGE))
    return language if weight > 0 else DEFAULT_LANGUAGE


_WEIGHT = re.compile(r"\bq\s*=\s*([01](?:\.\d{0,3})?)\s*$")


_ALSO_CALLED = {"no": "nb", "nn": "nb"}
"""Codes that systems and browsers use for a language of ours."""


def spoken(wanted: str) -> str | None:
    """The language of ours that a locale such as `de_AT.UTF-8` or `nn-NO` asks for, if there is one.

    >>> spoken("de_AT.UTF-8"), spoken("pt_BR"), spoken("pt-AO")
    ('de', 'pt-BR', 'pt')
    """
    ours = {code.lower(): code for code in languages()}
    parts = re.split(r"[.@]", wanted.replace("_", "-"))[0].strip().lower().split("-")
    for length in range(len(parts), 0, -1):
        code = "-".join(parts[:length])
        code = _ALSO_CALLED.get(code, code)
        if code in ours:
            return ours[code]
    return None


def means_yes(answer: str) -> bool:
    """Whether somebody has said yes, in the language in use or in English; case and accents do not matter.

    >>> means_yes("Yes"), means_yes("n"), means_yes("")
    (True, False, False)
    """
    return _plain(answer.strip()) in map(_plain, ("y", "yes", *text("play-yes").split()))


def _plain(words: str) -> str:
    parts = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
