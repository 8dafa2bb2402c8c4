"""The computer player: what it considers, from a view as a person would, and how it values a fair."""

from engine.core.mind import Mind
from engine.games.fairy_market.ai.player import consider
from engine.games.fairy_market.ai.reasons import reason
from engine.games.fairy_market.ai.value import TEMPERS, milestone, swing, value
from engine.games.fairy_market.show.views import FairView
from engine.games.fairy_market.state import Fair

MIND = Mind[Fair, FairView](
    consider=consider,
    value=value,
    milestone=milestone,
    horizon=1,
    swing=swing,
    playouts=90,
    slip=0.6,
    variety=0.05,
    candidates=6,
    trust=20.0,
    tempers=TEMPERS,
    reason=reason,
)
"""How computer players think about Fairy Market."""
