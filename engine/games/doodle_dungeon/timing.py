"""When what happens: the one table of timing.

  set-up      the pile is shuffled, cards are removed unseen, the start marker goes by lot; until phase C
              dungeons may be named at any time, and nobody waits for it
  A building  14 rounds: cards turned up · each takes one, from the start marker clockwise · each builds ·
              all cards turned over at once · the start marker goes on
              As soon as cards are turned up, all but the first may say which ones they want, and where to
              build them; that counts when it is their turn.
              Whoever has taken a card may build at once, while others still choose. With the last element one
              is ready, and may take elements of this card back until the last one is ready.
  B drawing   all at once, in secret until all are done: the way through the right-hand neighbour's dungeon
  C defending turn by turn from the start marker clockwise, until no hero is inside:
    0 turn      Healing Potions
    1 move      on every square entered, card by card, the oldest first: Bomb, Trap Kit · stop at what lives
                (nothing lives ahead: the hero escapes; not in a player's first turn)
    2 encounter Gag · a monster: two dice, then Lucky Charm, then Holy Water · dungeon actions, one by one ·
                settled: damage, Shield, hearts, death · crossed out, what must be
                (not in a player's first turn)
    3 aid       hero actions for opponents, one by one
    4 refill    cards under the deck, then up to the hand level
                From the last dungeon action on nothing is rolled or turned up, so the same answer that ends
                step 2 or 3 may end the turn. Turns can be decided ahead: see `rules/ahead/turns.py`.
  scoring     in the very step in which the last hero dies or escapes, after what that step crosses out

Two things are asked less often than the rulebook would allow: dungeon actions are played after the first roll
(each is worth at least as much there as before it), and nobody is asked to refill from an empty deck (the
same cards would come back). Who is asked depends on public facts only: cards in hand and deck are counted,
and whether one of them can be played is not looked at.
"""

from __future__ import annotations

ROUNDS = 14
REMOVED = {2: 18, 3: 4, 4: 1}
"""Cards put back into the box unseen, by number of players."""
ON_OFFER = {2: 3, 3: 4, 4: 5}
"""Cards turned up in every round."""
MOST_ABOVE = 2
"""Hero actions that may lie above one dungeon."""
DEATH_POINTS = 5
