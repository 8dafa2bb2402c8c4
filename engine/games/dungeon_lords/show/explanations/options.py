"""The options of a question by their ids."""

from __future__ import annotations

from engine.core import Decision, Number, Pick


def ids(decision: Decision) -> list[str]:
    """What can be picked, or the numbers that can be said, in words."""
    form = decision.form
    if isinstance(form, Number):
        return [str(number) for number in range(form.least, form.most + 1)]
    return [option.id for option in form.options] if isinstance(form, Pick) else []
