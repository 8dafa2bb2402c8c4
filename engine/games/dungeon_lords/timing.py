"""Timing: when everything happens, and in which order.

Turn order is clockwise from the start player. Asked at once, each lord at their own pace: first unavailable
orders (full version), orders, production, taxes, plans. Everything else is asked in turn order, or in the
order of the spaces; but it may be decided ahead: all of a round once the orders are chosen, and a battle once
it is planned. All whom it concerns are called when the orders, and when the combat card, are turned up.

  set-up        start player by lot · unavailable orders: two at random, or two of three drawn (full version)

  year          winter, spring, summer, autumn, then combat
  new round     the event and the heroes announced last round become this round's · old offers go, three
                monsters and two rooms come · except in autumn: next event (and the special card with its
                tile), next heroes
  orders        non-player minions, open · all lords choose three orders (and with two players a non-player
                one) · non-player third minions · first, second, third card: all turned up, then placed in
                turn order
  execution     orders 1 to 8; spaces I, II, III, but III, II, I for hiring and building
  production    at once, but in turn order if it may send the paladin on: rooms as long as one likes · which
                card comes back
  event         not in winter; taxes at once, all else in turn order, each lord wholly
  heroes        not in winter; the weakest to the nicest
  round end     imps go home · the start player marker goes left, except in autumn

  combat        four rounds of: plans (at once, or in turn order with open tiles and monsters when somebody
                wished so before) · combat card turned up · battles in turn order
  battle        trap(s) · fast spell · monsters one by one · slow spell · healing · fatigue and conquest ·
                evil -1 and the paladin's look · poison
                Over at once when the last real hero falls; then nothing but the clearing up is left.
  after it      survivors leave · monsters get up

The paladin looks at the Evilometer after every single move of a marker, wherever it happens.
"""

from __future__ import annotations

SEASONS = (1, 2, 3, 4)
AUTUMN = 4
COMBAT_ROUNDS = (1, 2, 3, 4)
MONSTERS_OFFERED = 3
ROOMS_OFFERED = 2
SPELLS_A_YEAR = 4
