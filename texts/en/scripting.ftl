# Answers that are written word after word, in any game.

# $words: all words so far, as one types them
script-so-far = So far: `{ $words }`
# $count: how many
script-earlier =
    { $count ->
        [one] After one earlier word:
       *[other] After { $count } earlier words:
    }
script-next = What comes next …
script-undo = Undo one
# Scripts that draw something
script-own-start = Or begin on your own …
script-accept = ✓ Like this
script-others = Something else …
script-move = Move …
script-back = One cell back
script-places = All places …
# $piece: what it is called
script-moving = **{ $piece }:** arrows move it to the next place where it fits, ⟳ turns it. The rest stays.
script-stuck = **{ $piece }** fits nowhere else while the rest stays.
script-everywhere = **{ $piece }:** everywhere it fits. The rest stays.
script-not-yet = Not yet
script-hint = Hint
script-goes-on = Your answer is not complete yet.
script-can-be-nothing = Choose *{ $nothing }*, or add something.
script-can-end = You can stop here or go on.
script-is-whole = Your answer is complete; there is nothing left to add.
# $word: the first word that cannot stand, $rest: what was written after it, $reason: why it cannot
script-refused = “{ $word }” does not work there. I have kept everything before it. { $reason }
script-refused-with-rest = “{ $word }” does not work there. I have kept everything before it and dropped the rest: { $rest }. { $reason }
script-moved-on = You have changed this answer in another panel, so that click did nothing. This is how it looks now.
panel-cut = What no longer fits after that move is gone.
panel-hinted = This is the best I can find. Undo whatever you do not like.
script-form-field = Your answer, word by word
script-form-hint = Your whole answer, or as much of it as you like
draft-dropped = What you had written could not be shown, so I have dropped it. Please start again.
