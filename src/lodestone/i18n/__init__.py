"""Every sentence a person can read, in Fluent catalogues: `locales/<language>/*.ftl`.

Stands below everything else and imports nothing of ours. Code names a sentence by key and arguments;
the words are chosen where they are read.
"""

from lodestone.i18n.catalogue import (
    DEFAULT_LANGUAGE,
    Argument,
    Catalogue,
    catalogue,
    current_language,
    languages,
    preferred_language,
    text,
    use_language,
)
from lodestone.i18n.formatting import format_list, format_number, language_name, locale_codes, locale_of

__all__ = [
    "DEFAULT_LANGUAGE",
    "Argument",
    "Catalogue",
    "catalogue",
    "current_language",
    "format_list",
    "format_number",
    "language_name",
    "languages",
    "locale_codes",
    "locale_of",
    "preferred_language",
    "text",
    "use_language",
]
