"""A computer player for Boss Monster."""

from engine.core import Choice, Decision
from engine.games.boss_monster.views import RealmView


def choose(view: RealmView, decision: Decision) -> Choice:
    """For now the usual answer."""
    form = decision.form
    if hasattr(form, "options"):
        first = [o.id for o in form.options if "@" in o.id]
        if first:
            return first[:1]
    return form.default(None, decision.seat)
