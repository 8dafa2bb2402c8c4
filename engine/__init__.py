"""Pure rules: no Discord, no files, no clock, no global randomness."""

RELEASE = "0.1.0"
"""Stands in records of games and in reports of faults, so that maintainers know which rules were played."""
