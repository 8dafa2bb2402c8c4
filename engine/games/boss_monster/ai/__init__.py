"""The computer player: what it considers, from a view as a person would, and how it values a realm."""

from engine.core.mind import Mind
from engine.games.boss_monster.ai.imagining import imagine
from engine.games.boss_monster.ai.player import consider
from engine.games.boss_monster.ai.reasons import reason
from engine.games.boss_monster.ai.value import TEMPERS, milestone, swing, value
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import Realm

MIND = Mind[Realm, RealmView](
    consider=consider,
    value=value,
    milestone=milestone,
    horizon=2,
    swing=swing,
    playouts=220,
    slip=4.6,
    variety=0.05,
    candidates=10,
    trust=8.0,
    tempers=TEMPERS,
    imagine=imagine,
    reason=reason,
)
"""How computer players think about Boss Monster."""
