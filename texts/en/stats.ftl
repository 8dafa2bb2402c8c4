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
}; { $rating }; { $pace }
stats-pace-none = no answers measured
stats-pace-minutes = answers after { $count ->
    [one] a minute
   *[other] { $count } minutes
} on average
stats-pace-hours = answers after { $count ->
    [one] an hour
   *[other] { $count } hours
} on average
stats-pace-days = answers after { $count ->
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
