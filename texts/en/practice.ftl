# Exercises: a table for one, set up and begun with one command.

practice-begun = Your exercise has begun in { $channel }.
practice-begun-here = Your exercise has begun.
exercise-over = The exercise is over.
no-such-exercise = There is no such exercise; `/practice` lists all there are.
button-practise-again = Try again
