# Results: who has played and won what, and how it compares.

# $name: a person, $game: a game, $server: a server
stats-person-title = Results of { $name }
stats-server-title = Results on { $server }
stats-game-title = { $game } on { $server }
stats-need-a-server = Results of a server can only be seen on that server. Here, `/stats person` shows your own.
stats-nobody = No game has been played to its end here yet.
stats-nothing = { $name } has not played a game to its end yet.

stats-line = **{ $label }:** { $won } of { $played } won{ $shared ->
    [0] {""}
   *[other] {" "}({ $shared } shared)
}; { $rating }
# Only for their own eyes. $line: the line above
stats-own-line = { $line }; { $pace }
stats-pace-none = no answer timed yet
stats-pace-minutes = you answer after { $count ->
    [one] a minute
   *[other] { $count } minutes
} on average
stats-pace-hours = you answer after { $count ->
    [one] an hour
   *[other] { $count } hours
} on average
stats-pace-days = you answer after { $count ->
    [one] a day
   *[other] { $count } days
} on average
stats-rating = rating { $rating }
stats-unrated = not rated yet
stats-how = Games count for the rating if only people played and everybody stayed to the end. Everybody begins with 1000.
stats-chart-won = Won / played
stats-chart-rating = Rating

# What the picture shows, read aloud. $lines: one part for each bar
stats-alt = { $title }. { $lines }.
stats-alt-bar = { $label }: { $played } played, { $won } won
stats-alt-rated = { $label }: { $played } played, { $won } won, rating { $rating }
stats-only-own = Here I can only show your own results, from all servers.

stats-records-title = Personal records
# $records: such as “5 souls in one round, 11 souls in a game”
stats-records = { $game }: { $records }

# Two people, game by game. $name: the other one
versus-title = You and { $name }
versus-line = **{ $game } ({ $games ->
    [one] one game
   *[other] { $games } games
}):** you { $ahead }, { $name } { $behind }{ $level ->
    [0] {""}
   *[other] , tied { $level }
}
versus-how = How often each of you came out ahead, in games on this server at which you both sat at the end.
versus-never = You and { $name } have not finished a game together on this server yet. `/lobby open` opens a table.
versus-oneself = Name somebody else; your own results are in `/stats person`.

# The hall of fame. $server: its name
hall-title = Hall of fame of { $server }
hall-line = - { $name }: { $record }
hall-off = This server has no hall of fame. A moderator can switch it on here; your own records are in `/stats person`.
hall-empty = Nobody has set a record here yet. The next game among people will.
hall-how = Only games among people count, without a coach or advice, in which everybody stayed to the end. A record stands until somebody does better.
hall-new = New record on this server: { $name }, { $record }!
button-hall-on = Switch the hall of fame on
button-hall-off = Switch the hall of fame off
