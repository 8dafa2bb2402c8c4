## The end: where the points came from, as in “6 points for exits”

fairy-market-account-main = main goals
fairy-market-account-side = side goals
fairy-market-account-time = speed
fairy-market-account-exits = exits
fairy-market-account-coins = coins
fairy-market-tiebreak = You have as many points as { $winner }; that is decided by side goals, { $best } to { $own }.

## What the little pictures on the poster show

fairy-market-poster =
    { $exit ->
        [yes] the last expedition, left by an exit; cards: { $cards }, points: { $points }
       *[no] the last expedition, no way out; cards: { $cards }, points: { $points }
    }
fairy-market-poster-at-home = a fairy who stayed at home

## In the replay

fairy-market-replay-fights = Jump to an expedition …

## Records. $value: how many

fairy-market-record-points-round = { $value ->
    [one] one point with one expedition
   *[other] { $value } points with one expedition
}
fairy-market-record-points-game = { $value ->
    [one] one point in a game
   *[other] { $value } points in a game
}
