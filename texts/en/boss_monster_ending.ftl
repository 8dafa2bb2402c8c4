## The end: where the souls came from, as in “6 souls for epic heroes”

boss-monster-account-heroes = ordinary heroes
boss-monster-account-epic = epic heroes
boss-monster-amount =
    { $points ->
        [one] { $points } soul
       *[other] { $points } souls
    }
boss-monster-tiebreak = Wounds count against souls: you took { $own }, { $winner } only { $best }.
boss-monster-tiebreak-xp = You are level with { $winner }; then the boss with less experience wins.
boss-monster-tiebreak-out = { $wounds } wounds put you out of the game.

## What the little pictures on the poster show

boss-monster-poster = { $boss }; rooms: { $rooms }; souls: { $souls }; wounds: { $wounds }
boss-monster-poster-bare = { $boss }, no rooms left; souls: { $souls }; wounds: { $wounds }
boss-monster-poster-no-boss = no boss

## In the replay

boss-monster-replay-fights = Jump to a hero …

## Records. $value: how many

boss-monster-record-souls-round = { $value ->
    [one] one soul in one round
   *[other] { $value } souls in one round
}
boss-monster-record-souls-game = { $value ->
    [one] one soul in a game
   *[other] { $value } souls in a game
}
