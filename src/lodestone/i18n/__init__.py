"""Every sentence a person can read, in Fluent catalogues: `locales/<language>/*.ftl`.

Stands below everything else and imports nothing of ours. Code names a sentence by key and arguments;
the words are chosen where they are read.
"""

from lodestone.i18n.catalogue import (
    DEFAULT_LANGUAGE,
    Argument,
    Catalogue,
    catalogue,
    languages,
    preferred_language,
    text,
    use_language,
)

__all__ = [
    "DEFAULT_LANGUAGE",
    "Argument",
    "Catalogue",
    "catalogue",
    "languages",
    "preferred_language",
    "text",
    "use_language",
]
