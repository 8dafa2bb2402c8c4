# Leaving, coming back, and seats that change hands.

seat-offered = I have asked at the table. The seat stays yours until your offer is accepted; with *No, thank you* you can withdraw it yourself.
seat-asked-for = I have asked the host. Once they agree, you are in.
seat-returned = Welcome back: your seat is yours again.
kick-called = I have asked the others; your own vote is in. More than half of you must agree.
end-called = I have asked the others whether to end the game; your own vote is in. More than half of you must agree.
presence-asked = With only two people there is no vote, so I have asked them whether they are still there. If they do not answer within { $days } days, a computer player plays for them until they are back.
button-return = I am back

table-kept = { $seat } keeps the seat until { $name } returns.
table-kept-until = { $seat } keeps the seat for { $name } until { $until }.
table-vacation-stop = { $seat } is on vacation until { $until }; the clock stands still.
table-vacation-count = { $seat } is on vacation until { $until }.
story-returned = { $name } is back.
story-on-vacation = { $name } is on vacation; *{ $bot }*, a computer player, takes over.
story-hand-over = { $heir } plays on for { $name }.
story-hand-over-declined = { $heir } does not take the seat.
# $heir: who was to have the seat
story-hand-over-withdrawn = The seat is no longer offered to { $heir }.
story-take-over-withdrawn = { $heir } no longer asks for the seat.
story-take-over = { $heir } takes the seat of { $name }.
story-take-over-declined = { $heir } does not get the seat.
story-kicked = The table has voted { $name } out; *{ $bot }*, a computer player, takes over.
story-kept = { $name } stays at the table.
story-present = { $name } is still there.
story-lobby-expired = Nobody has started a game here for { $days } days.
story-dead-warning = Nobody has moved here for { $still } days. If that stays so, this table will be closed in { $left } days; any move keeps it open.
story-dead-closed = Nobody has moved here for a long time.
story-ended-by-moderator = { $name }, a moderator, has ended this game.
story-ended-together = **The players have agreed to end this game; it does not count.**
story-ended-counted = **The players have agreed to end this game, and the standing counts:** { $standing }.
# $place: 1 is best, $seat: who, $amount: a number of points, souls or gold
ending-standing = { $place }. { $seat } ({ $amount })
# $name: a person
story-host = { $name } is the host of this table now.
story-ended-alone = { $name } has ended this game; it does not count.
story-end-refused = Too few want to end this game, so it goes on.
# $name: a computer player, $strength: easy, normal or hard
story-strength = *{ $name }* plays { $strength ->
    [easy] easier
    [hard] as hard as it can
   *[normal] at normal strength
} from now on.
story-strength-kept = *{ $name }* plays on as before.
story-exercise-ended = This exercise was ended early.
story-exercise-made-room = This exercise has made room for another table in this channel.
story-nobody-left = Nobody is left at this table.

vote-hand-over = { $seat } offers { $user } the seat, with everything that goes with it. Will you play on?
vote-hand-over-accept = I’ll play on
vote-hand-over-decline = No, thank you
vote-hand-over-withdrawn = You have withdrawn your offer; the seat stays yours.
vote-take-over-withdrawn = You have withdrawn your request for that seat.
vote-take-over = { $user } would like to play for { $seat }. Does the host agree?
vote-take-over-accept = Let them play
vote-take-over-decline = Rather not
# $needed: how many of $voters must agree, $closes: when the vote ends, as a countdown
vote-kick =
    Should { $seat } leave the table? A computer player would take over.
    -# More than half must agree ({ $needed } of { $voters }); the vote ends { $closes }.
vote-kick-keep = Let them stay
vote-kick-kick = Let them go
vote-end =
    { $seat } would like to end this game; it would not count.
    -# More than half must agree ({ $needed } of { $voters }); the vote ends { $closes }.
vote-end-go-on = Play on
vote-end-end = End the game
vote-end-or-count =
    { $seat } would like to end this game.
    -# It takes { $needed } of { $voters } votes; the standing counts if most of those say so. The vote ends { $closes }.
vote-end-or-count-go-on = Play on
vote-end-or-count-end = End without a result
vote-end-or-count-count = End with this standing
vote-end-standing = The standing now: { $standing }.
# $seat: a computer player, $strength: easy, normal or hard
vote-strength =
    Should { $seat } play { $strength ->
        [easy] easier, as a beginner would
        [hard] as hard as it can
       *[normal] at normal strength
    } from now on?
    -# More than half must agree ({ $needed } of { $voters }); the vote ends { $closes }.
vote-strength-keep = Leave it as it is
vote-strength-change = Change it
# $closes: when, as a countdown
vote-presence = { $seat }, are you still there? Say so here, or make your move. Otherwise a computer player takes over ({ $closes }) until you are back.
vote-presence-here = I am still here

no-seat-kept = No computer player is keeping a seat for you here. `/seat take` asks the host for the seat of one.
seat-is-enough = You already have a seat at this table. If you want to pass it on, `/seat give` offers it to somebody.
heir-is-seated = That person already plays at this table. Name somebody who does not.
heir-has-a-seat = A computer player is keeping a seat for that person here; `/seat return` brings them back to it.
heir-is-a-bot = Another bot cannot play here. Name a person; `/resign` leaves your seat to one of our computer players.
not-a-bots-seat = That is not the seat of a computer player. Choose one from the list.
seat-is-kept-for-you = A computer player is keeping your seat. Press *I am back* at the table, or use `/seat return`, and it is yours again.
seat-is-kept = That seat is kept for somebody who may return. Choose one from the list.
kick-whom = Name somebody else who plays at this table. To leave yourself there is `/resign`.
kick-needs-others = With only two people there is no vote, and the table is not waiting for that person right now. When it is, this command asks whether they are still there. The host can also set a clock with `/settings table`.
game-is-running = A running game is ended by its players together, or by a moderator of the server. If only you want to stop, use `/resign`.
button-end = End the game
button-end-ask = Ask the others
button-end-keep = Let them play on
end-sure = Do you really want to end this game of { $game } for everybody? What was played is kept, but nobody can go on.
end-kept = Nothing has happened: the game of { $game } goes on.
games-kept = - { $game } in { $channel }: a computer player is keeping your seat; `/seat return` there brings you back.
