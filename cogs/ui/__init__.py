"""Decisions and views turned into Discord components, and back into choices."""
