## The end: where the points came from, as in “6 points for rooms”

dungeon-lords-account-rooms = rooms
dungeon-lords-account-monsters = monsters
dungeon-lords-account-prisoners = prisoners
dungeon-lords-account-conquered = conquered tiles
dungeon-lords-account-seals = red seals
dungeon-lords-account-bonus = bonus rooms
dungeon-lords-account-titles = titles

# $standings: everybody with the points they would have
dungeon-lords-year-over = Year { $year } is over. If that were all: { $standings }.
dungeon-lords-year-standing = { $seat } { $points }

## What the little pictures on the poster show

dungeon-lords-poster = the dungeon; tunnels: { $tunnels }, rooms: { $rooms }, conquered: { $conquered }, monsters: { $monsters }, prisoners: { $prisoners }

## In the replay

dungeon-lords-replay-fights = Jump to a battle …

## Records. $value: how many

dungeon-lords-record-prisoners-year = { $value ->
    [one] one hero caught in one year
   *[other] { $value } heroes caught in one year
}
dungeon-lords-record-points-game = { $value ->
    [one] one point in a game
   *[other] { $value } points in a game
}
