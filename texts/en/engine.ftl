# Words every game shares, and what the engine says when it cannot accept a choice.

## Words

# $letter: the letter of a seat whose name is not known
seat = Seat { $letter }
# $others: everything but the last thing, $last: the last thing
all-of = { $others } and { $last }
nothing = nothing

## Refusals: what is not possible, and what is possible instead

game-is-over = This game is over; open a new table whenever you feel like another one.
not-your-turn = It is not your turn; you will be called as soon as it is.
question-is-stale = The game has moved on since then. Please answer the question that is open now.
pick-from-the-list = Please pick from the list of options.
answer-too-long = That is too long for an answer; please use at most { $most } characters.
# $least, $most: how many options may be picked
pick-so-many =
    { $most ->
        [1]
            { $least ->
                [0] Please pick one option, or none.
               *[other] Please pick exactly one option.
            }
       *[other]
            { $least ->
                [0] Please pick up to { $most } options.
               *[other] Please pick { $least } to { $most } options.
            }
    }
pick-exactly = Please pick exactly { $count } options.
# $typed: what was typed, $options: what can be chosen
not-possible-now = “{ $typed }” is not possible now. You can choose: { $options }
# $why: the reason, as a part of a sentence
not-possible-because = “{ $typed }” is not possible now: { $why }.
not-an-option = You cannot choose that right now. Please pick one of the options listed.
picked-twice = You can pick each option only once; please choose different ones.
number-from-to = Please give a whole number from { $least } to { $most }.
# $word: what was typed, $last: the square in the far corner, such as H10
no-such-square = There is no square “{ $word }” here. Squares have a letter and a number, from A1 to { $last }.
no-square-named = Please name a square by its letter and number, for example C7.
no-such-turn = I do not know the turn “{ $word }”. Write r90, r180 or r270 to turn the piece clockwise, and m to mirror it.
# $step: which step of the way
step-off-the-grid = Step { $step } would leave the grid; please stay on its squares.
# $most: how many characters
words-wanted = Please write something of at most { $most } characters.
words-without-markup = Please use letters, digits and plain punctuation only.
no-such-setting = This game has no such setting; the lobby shows all it has.
no-such-value = This setting has no such value; the lobby lists those it can have.
wrong-number-of-seats = This game is for { $least } to { $most } players; please fill or clear some seats.
story-decided-ahead = { $seat } had decided ahead:
story-decided-ahead-you = As you had planned:
