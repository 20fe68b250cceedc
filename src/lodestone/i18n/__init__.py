"""Every sentence a person can read, in Fluent catalogues: `locales/<language>/*.ftl`, by where it is read.

Stands below everything else and imports nothing of ours. Code names a sentence by key and arguments;
the words are chosen where they are read.
"""

from lodestone.i18n.catalogue import (
    DEFAULT_LANGUAGE,
    Catalogue,
    catalogue,
    current_language,
    languages,
    magnets_text,
    means_yes,
    preferred_in_header,
    preferred_language,
    spoken,
    text,
    use_language,
)
from lodestone.i18n.formatting import (
    format_list,
    format_number,
    leaflet_language,
    leaflet_names,
    locale_codes,
    locale_of,
)
from lodestone.i18n.naming import Argument

__all__ = [
    "DEFAULT_LANGUAGE",
    "Argument",
    "Catalogue",
    "catalogue",
    "current_language",
    "format_list",
    "format_number",
    "languages",
    "leaflet_language",
    "leaflet_names",
    "locale_codes",
    "locale_of",
    "magnets_text",
    "means_yes",
    "preferred_in_header",
    "preferred_language",
    "spoken",
    "text",
    "use_language",
]
