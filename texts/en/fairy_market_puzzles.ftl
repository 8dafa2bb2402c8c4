# Puzzles of Fairy Market: names, goals, and the sentence beside every step of a solution.

fairy-market-exercise-four-coins = Fairy Market: four coins
fairy-market-goal-four-coins = Find all four coins on one path.
fairy-market-solution-four-coins-1 = Lay the second card straight below the first, so that the corridors in the middle meet.
fairy-market-solution-four-coins-2 = Enter from the east in row 3. The rope is right there, and it takes you past the pit beside it into the room with the first coin.
fairy-market-solution-four-coins-3 = Go south and down the stairs: the passage below ground hides the second coin. Up again, west for the third, and through the lower room for the last. The sword token stays in your bag.

fairy-market-exercise-three-keys = Fairy Market: three keys
fairy-market-goal-three-keys = Find all three keys on one path; each counts 2 points.
fairy-market-solution-three-keys-1 = Lay the second card right beside the first, to the east.
fairy-market-solution-three-keys-2 = Enter from the north across the lava, for your rope token, and walk through the room: there is the first key. The stairs in its corner take you below ground to the west.
fairy-market-solution-three-keys-3 = The second key lies right beside the stairs. Walk around to the stairs at the very top and go down once more: the third key lies below ground.

fairy-market-exercise-no-way-back = Fairy Market: no way back
fairy-market-goal-no-way-back = Find three of the four coins on one path.
fairy-market-solution-no-way-back-1 = Lay the second card to the east, two rows lower: now row 5 leads straight into its room.
fairy-market-solution-no-way-back-2 = Enter in the west, pick up the sword on the way, and follow the corridor to the coin in row 5.
fairy-market-solution-no-way-back-3 = Then east into the room: the sword beats the monster there, so both of its coins count. The fourth coin lies behind a lock, and its key only where your way ends.

fairy-market-exercise-two-fights = Fairy Market: two fights
fairy-market-goal-two-fights = Beat two of the three monsters on one path; each counts 3 points.
fairy-market-solution-two-fights-1 = Lay the second card straight below the first.
fairy-market-solution-two-fights-2 = Enter from the south and take the sword in the room. The stairs beyond it lead below ground to a second sword, and up right beside the first monster. Beat it and go on north.
fairy-market-solution-two-fights-3 = Past the scroll and down the stairs in the east you come out in the north-west. From there the big room is open, and one sword is left for the monster in it.

fairy-market-exercise-sword-first = Fairy Market: one sword at a time
fairy-market-goal-sword-first = Beat two of the three monsters on one path; each counts 3 points.
fairy-market-solution-sword-first-1 = Lay the second card straight above the first.
fairy-market-solution-sword-first-2 = Enter in the far south-west and take the sword, but leave the monster beside it alone. Your rope token takes you past the pit; the passage below ground hides the key to the lock further north.
fairy-market-solution-sword-first-3 = In the room one sword beats the monster, and another one is lying there. Leave to the east, take the stairs to the very top, and come back through the room: its north-west door leads to the second monster.

fairy-market-exercise-seven-coins = Fairy Market: seven coins
fairy-market-goal-seven-coins = Find all seven coins on one path, with three cards.
fairy-market-solution-seven-coins-1 = Lay the cards one below the other, the middle one a column further east: so one path can run through all three.
fairy-market-solution-seven-coins-2 = Enter the uppermost card from the west, collect its three coins, and go on into the room in the middle, where two more lie.
fairy-market-solution-seven-coins-3 = South of the room lies the sixth coin, and beside it the key to the lock on the lowest card. The stairs behind the lock lead to the last coin.
