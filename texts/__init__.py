"""Every sentence people read, as Fluent files per language, and the speakers that say them."""

from texts.library import LOCALES, BrokenTextsError, best_locale
from texts.speaking import MissingText, Speaker, speaker
from texts.templates import templates

__all__ = ["LOCALES", "BrokenTextsError", "MissingText", "Speaker", "best_locale", "speaker", "templates"]
