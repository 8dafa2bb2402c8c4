"""Questions whose options need no note, each with the reason: here the label is the whole truth.

Every other option says what it does, costs or brings: in its own `note`, or in one from `Game.explain`.
A game in the making lists its questions here until it explains them.
"""

WHOLE_TRUTHS: dict[str, str] = {}
"""The reason by the key of the prompt."""
