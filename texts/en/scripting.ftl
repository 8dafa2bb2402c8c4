# Answers that are written word after word, in any game.

# $words: all words so far, as one types them
script-so-far = So far: `{ $words }`
# $count: how many
script-earlier =
    { $count ->
        [one] The latest, after { $count } earlier word:
       *[other] The latest, after { $count } earlier words:
    }
script-next = What comes next …
script-undo = Undo one
script-hint = Hint
script-goes-on = This is not a whole answer yet.
script-can-be-nothing = You can leave it at *{ $nothing }*, or begin.
script-can-end = You can be done here, or go on.
script-is-whole = There is nothing to add any more.
# $word: the first word that cannot stand, $rest: what was written after it, $reason: why it cannot
script-refused = “{ $word }” cannot stand there; I have kept what comes before. { $reason }
script-refused-with-rest = “{ $word }” cannot stand there; I have kept what comes before, and left out the rest: { $rest }. { $reason }
script-moved-on = You have gone on with this answer elsewhere, so that click changed nothing. This is how it stands now.
panel-hinted = This is the best I can find. Take back whatever you do not like.
script-form-field = Word after word
script-form-hint = Your whole answer, or as much of it as you like
