# Exercises: a table for one, set up and begun with one command.

practice-begun = Your exercise has begun in { $channel }.
practice-begun-directly = Your exercise has begun in your direct messages.
practice-begun-here = Your exercise has begun.
exercise-over = The exercise is over.
no-such-exercise = There is no such exercise; `/practice` lists all there are.
button-practise-again = Try again

# Puzzles: exercises with a goal. $reached and $best: what was reached, and the best there is.

puzzle-solved = Solved: { $reached } of { $best }.
puzzle-not-solved = Not solved yet: { $reached } of { $best }.
puzzle-tries = { $tries ->
    [one] That was your first try at this puzzle.
   *[other] You have tried this puzzle { $tries } times.
}
button-solution = Show the solution
button-give-up = Give up: the solution
button-next-puzzle = Next puzzle
button-solution-back = Back
button-solution-on = Next step
solution-beginning = { $title } · the solution in { $steps ->
    [one] one step
   *[other] { $steps } steps
}
solution-title = { $title } · step { $step } of { $steps }
solution-not-yet = Try the puzzle once, or give up with the button behind *More*; then you will be shown the solution.
puzzle-menu-title = Puzzles
puzzle-menu = { $solved ->
    [0] Short positions with a goal, from easy to hard. Choose a game; you can try everything as often as you like.
   *[other] You have solved { $solved } of { $all } puzzles.
}
puzzle-menu-game = Choose a game
puzzle-menu-puzzle = Choose a puzzle
puzzle-menu-solved = Solved: { $solved } of { $all }
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-note-new = Not tried yet
puzzle-note-seen = Not tried yet; solution seen
puzzle-note = { $tries ->
    [one] 1 try, best result { $best } of { $of }
   *[other] { $tries } tries, best result { $best } of { $of }
}
