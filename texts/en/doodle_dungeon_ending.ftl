## The end: where the points came from, as in “6 points for surviving monsters”

doodle-dungeon-account-treasures = guarded treasures
doodle-dungeon-account-monsters = surviving monsters
doodle-dungeon-account-death = the hero’s death
doodle-dungeon-account-hearts = the escaped hero’s hearts
doodle-dungeon-tiebreak = You have as many points as { $winner }; that is decided by monsters crossed out, { $best } to { $own }.

## Parts of the game

doodle-dungeon-chapter-drawing = Drawing the paths
doodle-dungeon-chapter-defending = Defending, round { $round }
doodle-dungeon-chapter-over = The final count

## What the little pictures on the poster show

doodle-dungeon-poster =
    { $fate ->
        [dead] the dungeon with { $monsters } of { $all } monsters and { $guarded } of { $treasures } treasures guarded; the hero is dead
       *[escaped] the dungeon with { $monsters } of { $all } monsters and { $guarded } of { $treasures } treasures guarded; the hero got away, hearts: { $hearts }
    }

## In the replay

doodle-dungeon-replay-fights = Jump to a fight …

## Records. $value: how many

doodle-dungeon-record-points-round = { $value ->
    [one] one point in one round of defending
   *[other] { $value } points in one round of defending
}
doodle-dungeon-record-points-game = { $value ->
    [one] one point in a game
   *[other] { $value } points in a game
}
