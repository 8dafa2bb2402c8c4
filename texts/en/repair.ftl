# When a rule fails, and what moderators can do for a table.

# $report: the number of the report that is kept
fault-told = One of my rules has failed, so a move could not be carried out. Nothing is lost: the table is as it was before. Another choice may work; if not, a moderator can help with `/table repair` (report { $report }).
fault-met = One of my rules has failed, so your move does not count, and the table is as it was before. Please try another choice. The table has been told, and whoever runs this bot finds the report { $report }.
fault-known = This very move has failed before, so it does not count. Please try another choice, or let a moderator help with `/table repair` (report { $report }).

repair-moderators-only = Only people who may manage this server or channel can repair a table. You can take back your own moves with `/undo`.
repair-no-game = There is no game at this table that could be repaired. `/lobby open` opens a table, and `/lobby close` closes one.

# $game: its name, $moves: how many moves have been made
repair-title = { $game } after { $moves } moves
repair-well = **All is well.** The game can be read and shown, and no piece is missing.
repair-well-but = **A rule has failed here, but the table itself is well:** it can be read, everybody can see it, and no piece is missing. Step back if nobody can go on.
repair-unreadable = **The table cannot be read.** Step back to an earlier moment, and play goes on from there.
repair-blind = **The table cannot be shown to { $viewers }.** Step back to an earlier moment if this does not go away.
repair-everybody = onlookers
repair-laws = **Something is missing or appears twice** ({ $count ->
    [one] one check of the game fails
   *[other] { $count } checks of the game fail
}). Step back to an earlier moment.
repair-undrawn = The picture of the table cannot be drawn, but the table can still be played from its texts.
repair-awaited = The table is waiting for { $seats }.
repair-over = The game is over.
repair-undelivered = { $count ->
    [one] One message is still on its way.
   *[other] { $count } messages are still on their way.
}
repair-reports = Reports of failed rules: { $reports }.
repair-back = **Step back** to an earlier moment; everybody at the table will be told. Nobody can unsee what they have seen since.

button-repair-send = Send everything again
button-repair-earlier = Earlier moments
button-repair-later = Later moments
button-repair-sure = Step the game back
button-repair-leave = Leave it as it is
button-repair-look = Look again
repair-choose = Step back to after …
repair-beginning = The beginning
# $move: after which move, $moves: how many moves no longer count
repair-sure = Step back to after move { $move }? { $moves ->
    [one] One move
   *[other] { $moves } moves
} will no longer count, and everybody at the table is told.
repair-sure-beginning = Step back to the beginning? All { $moves } moves will no longer count, and everybody at the table is told.
repair-sent = The table's message and everybody's private one are being sent again.
repair-done = The table is set back, and everybody has been told.
repair-is-stale = The table has changed since you looked. Choose from the moments listed now.
