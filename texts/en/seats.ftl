# Leaving, coming back, and seats that change hands.

seat-offered = I have asked at the table. The seat is yours until your offer is accepted.
seat-asked-for = I have asked the host. Once they agree, you play.
seat-returned = Welcome back: your seat is yours again.
kick-called = The others at the table are asked now; you have voted already.
presence-asked = With two people at a table there is no vote, so I have asked whether they are still there. Without an answer in { $days } days, a computer player goes on for them until they return.
button-return = I am back

table-kept = { $seat } keeps the seat until { $name } returns.
table-kept-until = { $seat } keeps the seat for { $name } until { $until }.
table-vacation-stop = { $seat } is on vacation until { $until }; the clock stands still.
table-vacation-count = { $seat } is on vacation until { $until }.
story-returned = { $name } is back.
story-on-vacation = { $name } is on vacation; *{ $bot }*, a computer player, goes on.
story-hand-over = { $heir } plays on for { $name }.
story-hand-over-declined = { $heir } does not take the seat.
story-take-over = { $heir } takes the seat of { $name }.
story-take-over-declined = { $heir } does not get the seat.
story-kicked = The table has sent { $name } away; *{ $bot }*, a computer player, goes on.
story-kept = { $name } stays at the table.
story-present = { $name } is still there.
story-lobby-expired = Nobody has started a game here for { $days } days.
story-dead-warning = Nobody has moved here for { $still } days. If that stays so, this table will be closed in { $left } days; any move keeps it open.
story-dead-closed = Nobody has moved here for a long time.
story-ended-by-moderator = { $name }, a moderator, has ended this game.
story-nobody-left = Nobody is left at this table.

vote-hand-over = { $seat } offers { $user } the seat, with all that belongs to it. Do you play on?
vote-hand-over-accept = Yes, I play on
vote-hand-over-decline = No, thank you
vote-take-over = { $user } would like to play for { $seat }. Does the host agree?
vote-take-over-accept = Yes, welcome
vote-take-over-decline = No, thank you
vote-kick = Shall { $seat } leave the table? A computer player would go on.
vote-kick-keep = Let them stay
vote-kick-kick = Let them go
# $closes: when, as a countdown
vote-presence = { $seat }, are you still there? Say so here, or make your move. Otherwise a computer player goes on for you ({ $closes }) until you return.
vote-presence-here = I am still here

no-seat-kept = No computer player keeps a seat for you here; `/seat take` asks the host for one of theirs.
heir-is-seated = That person sits at this table already. Name somebody who does not play here yet.
heir-has-a-seat = A computer player keeps a seat for that person here; `/seat return` brings them back to it.
heir-is-a-bot = Another bot cannot play here. Name a person; `/resign` leaves your seat to a computer player of ours.
not-a-bots-seat = That is not the seat of a computer player. Choose one from the list.
seat-is-kept-for-you = A computer player keeps your seat. Press *I am back* at the table, or use `/seat return`, and it is yours again.
seat-is-kept = That seat is kept for somebody who may return. Choose one from the list.
kick-whom = Name somebody else who plays at this table. To leave yourself there is `/resign`.
kick-needs-others = With two people at a table there is no vote, and this table does not wait for that one now. When it does, this command asks them whether they are still there; and the host can turn the clock on with `/settings table`.
game-is-running = A running game can be closed by moderators of the server only. You can leave it with `/resign`.
button-end = Yes, end the game
end-sure = Do you really want to end this game of { $game } for everybody? What was played is kept, but nobody can go on.
games-kept = - { $game } in { $channel }: a computer player keeps your seat; `/seat return` there brings you back.
