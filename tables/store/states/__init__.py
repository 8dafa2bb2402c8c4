"""The states of games as rows: how they are packed, written and read, and how older files are packed.

Nothing here knows what is in a state; `engine.core.saving` does.
"""
