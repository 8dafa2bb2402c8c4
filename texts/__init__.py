"""Every sentence people read, in every language the house speaks."""

from texts.library import LOCALES, BrokenTextsError, best_locale
from texts.speaking import MissingText, Speaker, speaker
from texts.templates import templates

__all__ = ["LOCALES", "BrokenTextsError", "MissingText", "Speaker", "best_locale", "speaker", "templates"]
