"""The computer player: what it considers, from a view as a person would, and how it values a dungeon."""

from engine.core.mind import Mind
from engine.games.dungeon_lords.ai.imagination import begin_anew
from engine.games.dungeon_lords.ai.player import consider
from engine.games.dungeon_lords.ai.reasons import reason
from engine.games.dungeon_lords.ai.value import TEMPERS, burden, milestone, swing, value
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.state import Underworld

MIND = Mind[Underworld, UnderworldView](
    consider=consider,
    value=value,
    milestone=milestone,
    horizon=1,
    swing=swing,
    playouts=100,
    slip=2.6,
    variety=0.1,
    candidates=10,
    trust=30.0,
    pride=1.0,
    tempers=TEMPERS,
    imagine=begin_anew,
    burden=burden,
    reason=reason,
)
"""How computer players think about Dungeon Lords."""
