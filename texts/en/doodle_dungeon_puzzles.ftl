# Puzzles of Doodle Dungeon: names, goals, and the sentence beside every step of a solution.

doodle-dungeon-ask-puzzle-path = How does the hero walk through this dungeon?

doodle-dungeon-exercise-detour = Doodle Dungeon: a detour
doodle-dungeon-goal-detour = Draw these walls so that even the shortest way from the entrance to the exit has 21 squares instead of 17.
doodle-dungeon-solution-detour-1 = Draw them on A2, A3 and B2, right at the entrance. The hero has to go down, around and up again before he can go anywhere at all.

doodle-dungeon-exercise-visits = Doodle Dungeon: three visits
doodle-dungeon-goal-visits = Draw a path that meets all three goblins and no trap.
doodle-dungeon-solution-visits-1 = Down to the goblin at G1 and back up; in at C3 and out again; then by A6 along the upper edge, down the right side, and with a step aside to the goblin at F9. No square is used more than twice.

doodle-dungeon-exercise-long-wall = Doodle Dungeon: the long wall
doodle-dungeon-goal-long-wall = Draw this wall so that even the shortest way from the entrance to the exit has 25 squares instead of 19.
doodle-dungeon-solution-long-wall-1 = Draw it from G6 to G9. Together with the walls above and beside it, it closes the lower half except for the long way around.

doodle-dungeon-exercise-no-way-around = Doodle Dungeon: no way around
doodle-dungeon-goal-no-way-around = Draw the wall and the trap so that the hero meets at least three traps or monsters, whichever way he takes.
doodle-dungeon-solution-no-way-around-1 = Draw the wall from D9 to G9: now every way to the exit leads past two things.
doodle-dungeon-solution-no-way-around-2 = And the trap? There is one square that no hero can avoid: the entrance itself.

doodle-dungeon-exercise-gauntlet = Doodle Dungeon: the gauntlet
doodle-dungeon-goal-gauntlet = Draw the wall and the trap so that the hero meets at least four traps or monsters, whichever way he takes.
doodle-dungeon-solution-gauntlet-1 = Draw the wall from A2 to A5. It closes the open way along the upper edge, so that nobody gets around the trap at B2 any more.
doodle-dungeon-solution-gauntlet-2 = Then the trap on E10: the right edge is the only way to the exit, and a goblin is waiting at G10 already.

doodle-dungeon-exercise-grand-tour = Doodle Dungeon: the grand tour
doodle-dungeon-goal-grand-tour = Draw a path that meets all five monsters and no trap.
doodle-dungeon-solution-grand-tour-1 = Past F2 and up by C3 to the orc at A6, along to A10 and down to B10, and back by A8 the same way. Then down by E3 and E4 to the orc at G5, and out at the bottom. Every corridor is walked there and back once, and that is all the law allows.
