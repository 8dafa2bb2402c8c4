"""Every sentence people read, in every language the house speaks."""

from texts.library import LOCALES, BrokenTextsError, best_locale
from texts.speaking import MissingText, Speaker, speaker

__all__ = ["LOCALES", "BrokenTextsError", "MissingText", "Speaker", "best_locale", "speaker"]
