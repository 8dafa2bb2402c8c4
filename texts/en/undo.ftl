# Taking moves back: what the table is told, what forbids it, and the vote beyond the barrier.

# The heading of what follows, line by line. $who: who takes it back
undo-own = { $who } takes back the latest move.
undo-agreed = Everybody has agreed: { $who } takes back the latest move.
undo-own-who-you = You take back your latest move.
undo-agreed-who-you = Everybody has agreed: you take back your latest move.
undo-repair = A moderator has set the table back to an earlier moment.
undo-more = … and { $count } lines before it.
# $line: a line of the story
undo-line = ~~{ $line }~~

button-undo = Take back
button-undo-ask = Ask the others
button-undo-anyway = Take it back all the same

undo-done = You have taken back your latest move.
undo-asked = The others have been asked. Once everybody agrees, your move is taken back.
undo-is-stale = That is not your latest move any more, so nothing was taken back. `/undo` takes back the one that is.
undo-nothing = You have not made a move yet that could be taken back.
undo-game-is-over = The game is over, and everybody has seen its end. `/replay` leads through it move by move.
undo-change-instead = Your answer is not final yet. *Take your turn* and choose anew; your last choice counts when everybody has answered.
undo-stopped-chance = Chance has decided something since your latest move, so you cannot take it back by yourself.
undo-stopped-turned-up = Something hidden has come to light since your latest move, so you cannot take it back by yourself.
undo-stopped-other-seat = Somebody else has moved since your latest move, so you cannot take it back by yourself.
undo-ask = You can ask the others: if everybody at the table agrees, play goes back to before your latest move.
undo-alone = Only computer players sit here with you, so you may take it back all the same. What you have seen, you have seen.
undo-refused = Not everybody has agreed, so nothing is taken back and play goes on.

# $seat: who asks, $known: what everybody has seen since, $closes: when the vote closes, as a countdown
vote-undo =
    {""}**{ $seat }** asks to take back the latest move and all that came of it. { $known ->
        [chance] Chance has decided since then: everybody knows how, and next time it may decide otherwise.
        [turned-up] Hidden things have come to light since then: what has been seen cannot be unseen.
        [both] Chance has decided and hidden things have come to light since then: what has been seen cannot be unseen.
       *[nothing] Nothing hidden has come to light since then.
    }
    -# All must agree; the vote ends { $closes }. This would no longer count:
vote-undo-agree = Agree
vote-undo-refuse = Refuse
