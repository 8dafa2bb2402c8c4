# Looking back at a game: the panel, its lists, and the file to take home.

# $game: its name, $move: how many moves had been made, $moves: how many there were
replay-title = { $game }: move { $move } of { $moves }
replay-beginning = { $game }: before the first of { $moves } moves
replay-silent = A secret move; nothing of it has come to light yet.
replay-eyes-everybody = As everybody saw it
# $seat: whose eyes
replay-eyes-seat = As { $seat } saw it
replay-only-public = The game goes on, so you see what everybody saw; afterwards you can look through anybody's eyes.

replay-jump-chapter = Jump to a part …
# A long game has several lists. $first, $last: parts such as “Round 1”
replay-jump-chapters = { $first } – { $last } …
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
replay-move-none = before the first move
replay-move-secret = a secret move

button-replay = Replay
button-replay-first = First
button-replay-back = Back
button-replay-forward = Forward
button-replay-last = Last
button-replay-export = As a file
# $number, $pictures: which of how many comes next
button-replay-picture = Picture { $number } of { $pictures }

replay-export =
    Here is the whole game, with every choice. Give it to anybody: `/replay` with this *file* shows the game on any server.
    -# On a command line, `python -m engine replay` tells it.
replay-export-too-early = The file would tell what is still hidden. You can have it when the game is over; until then, `/replay` shows what everybody has seen.
replay-export-older = The rules have changed since this game was played, so its moves alone no longer reproduce it. `/replay` still shows it, move by move.
replay-export-never-over = This game was ended early, so there is no file of it. `/replay` shows it, move by move.

# Fights, battles, expeditions. $move: how many moves had been made, $chapter: such as “Round 3”
replay-fights = Jump to a great moment …
replay-at = { $chapter }, move { $move }
# $when: the line above, $more: how many more fights there were in the same move
replay-at-more = { $when }; and { $more } more

button-share = Share
# Below a result, where there is little room.
button-recap = Recap
button-recap-chapter = Recap of this part
button-recap-game = Recap of the game
# $who: a person, $game: a game
share-moment = { $who } shares a moment of { $game }
share-result = { $who } shares how { $game } ended
share-recap = { $who } shares a recap of { $game }
# $link: the message
share-done = Everybody here can see it now. [Show it]({ $link })
# $channel: where the table is
share-elsewhere = You can share this where the table is, in { $channel }: open the replay there with `/replay`.
share-nobody-here = This table is yours alone, so there is nobody to share it with. You can save the picture itself.
share-not-allowed = You may not write in this channel, so nothing can be shared in your name. You can look at everything with `/replay`.
share-gone = This moment is no longer part of the game: a move was taken back. `/replay` shows the game as it stands.
limit-shares = { $most ->
    [one] You have shared a moment within the last hour.
   *[other] You have shared { $most } moments within the last hour.
} You can share the next one { $when }.
limit-recaps = { $most ->
    [one] You have asked for a recap within the last hour.
   *[other] You have asked for { $most } recaps within the last hour.
} You can have the next one { $when }.

recap-chapter = { $game }: this part in a few pictures
recap-game = { $game }: the game in a few pictures
# $line: what happened, $more: how much else happened in the same move
recap-more = { $line } (and { $more } more)
recap-still = Prefer a still? This is the last picture.
recap-too-slow = The recap takes too long right now. Try again in a few minutes; what is drawn already is kept.
recap-no-pictures = The pictures could not be drawn. `/replay` tells the game in words as well.
# What the animation shows, read aloud. $count: how many pictures, $details: one part for each
recap-alt = Recap of { $game } in { $count ->
    [one] one picture.
   *[other] { $count } pictures, one after the other.
} { $details }
recap-alt-scene = { $number }: { $chapter }. { $line }
recap-alt-same-chapter = { $number }: { $line }

# Games from files. $why: a sentence of the rules, $most: kilobytes
replay-file-broken = This file is not a game I can play again. { $why } `/replay` with *export* makes such a file of a finished game.
replay-file-no-reason = It is damaged, comes from another program or a newer release, or its moves do not fit the rules.
replay-file-editions = This game was played with an edition of its own, and too many of those have been looked at since the bot was last restarted. On a command line, `python -m engine replay` plays it again.
replay-file-too-large = This file is too large: a recorded game has { $most } kilobytes at most. `/replay` with *export* makes such a file of a finished game.
replay-file-too-long = The game in this file takes too long to play again. On a command line, `python -m engine replay` takes its time.
replay-file-unreachable = I could not fetch this file from Discord. Attach it to `/replay` once more.
limit-files = { $most ->
    [one] You have opened a file within the last hour.
   *[other] You have opened { $most } files within the last hour.
} You can open the next one { $when }.
