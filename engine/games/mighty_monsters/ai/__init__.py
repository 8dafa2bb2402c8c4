"""The computer player: what it considers, from a view as a person would, and how it values a castle."""

from engine.core.mind import Mind
from engine.games.mighty_monsters.ai.memory import remember_hands
from engine.games.mighty_monsters.ai.player import consider
from engine.games.mighty_monsters.ai.reasons import reason
from engine.games.mighty_monsters.ai.value import TEMPERS, milestone, swing, value
from engine.games.mighty_monsters.show.views import CastleView
from engine.games.mighty_monsters.state import Castle

MIND = Mind[Castle, CastleView](
    consider=consider,
    value=value,
    milestone=milestone,
    horizon=1,
    swing=swing,
    playouts=500,
    slip=1.8,
    variety=0.1,
    tempers=TEMPERS,
    imagine=remember_hands,
    reason=reason,
)
"""How computer players think about Mighty Monsters."""
