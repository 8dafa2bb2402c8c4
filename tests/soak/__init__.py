"""Proof under fire: the bot lives under faults of every kind, and an oracle says what must hold.

`make soak` plays as long as it is told to; the tests in this folder play a little of it, always the same.
"""
