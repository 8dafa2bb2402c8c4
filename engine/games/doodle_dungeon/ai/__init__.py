"""The computer player: what it considers, from a view as a person would, and how it values a dungeon."""

from engine.core.mind import Mind
from engine.games.doodle_dungeon.ai.finishing import skip_ahead
from engine.games.doodle_dungeon.ai.imagining import imagine
from engine.games.doodle_dungeon.ai.player import consider
from engine.games.doodle_dungeon.ai.reasons import reason
from engine.games.doodle_dungeon.ai.value import TEMPERS, milestone, swing, value
from engine.games.doodle_dungeon.show.views import TableView
from engine.games.doodle_dungeon.state import Table

MIND = Mind[Table, TableView](
    consider=consider,
    value=value,
    milestone=milestone,
    horizon=1,
    swing=swing,
    playouts=240,
    slip=1.35,
    variety=0.2,
    candidates=24,
    tempers=TEMPERS,
    imagine=imagine,
    reason=reason,
    skip_ahead=skip_ahead,
    steady=True,
)
"""How computer players think about Doodle Dungeon."""
