# Looking back at a game: the panel, its lists, and the file to take home.

# $game: its name, $move: how many moves had been made, $moves: how many there were
replay-title = { $game }: move { $move } of { $moves }
replay-beginning = { $game }: before the first of { $moves } moves
replay-silent = A secret move; nothing of it has come to light yet.
replay-eyes-everybody = As everybody saw it
# $seat: whose eyes
replay-eyes-seat = As { $seat } saw it
replay-only-public = The game goes on, so you see what everybody saw; afterwards you can look through anybody's eyes.

replay-jump-chapter = Jump to …
replay-jump-move = Jump to a move …
replay-eyes = Look through the eyes of …
replay-round = Round { $round }
replay-season = { $season ->
    [1] Winter of year { $year }
    [2] Spring of year { $year }
    [3] Summer of year { $year }
   *[other] Autumn of year { $year }
}
replay-combat = Battles of year { $year }
# $line: what happened then
replay-move = { $move }. { $line }

button-replay = Replay
button-replay-first = First
button-replay-back = Back
button-replay-forward = Forward
button-replay-last = Last
button-replay-export = As a file

replay-export = Here is the whole game: its settings, its seed and every choice. `python -m engine replay` checks it and tells its story.
replay-export-too-early = The file would tell what is still hidden. You can have it when the game is over; until then, `/replay` shows what everybody has seen.
replay-export-older = The rules have changed since this game was played, so its moves alone no longer reproduce it. `/replay` still shows it, move by move.
replay-export-never-over = This game was ended early, so there is no file of it. `/replay` shows it, move by move.
