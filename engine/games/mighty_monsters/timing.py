"""When what happens: the one table of timing, in the order of the rulebook.

set-up      guards and king tiles are shuffled, hands are dealt, the start player is drawn; everybody wishes
            for a family
each round
  0 dealing   guards are dealt (guard chain: sorted by level) · the king tile is turned up (king's rules)
  1 placing   from the start player clockwise, until everybody has two monsters in the castle
  2 fighting  from the gate inwards, until a guard wins
  3 healing   the monsters that lost and those that never fought · played monsters become the reserve · guards
              are discarded · the king tile goes back to the box · the start player moves on
the end     after the last king tile
"""

from __future__ import annotations

ROUNDS = {3: 6, 4: 6, 5: 5, 6: 6}
"""How many rounds are played, by number of players."""
