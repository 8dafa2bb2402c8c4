# The story as it is told to whom it happened: `{key}-you` for the sentence `{key}`.
fairy-market-explored-exit-you = You find the way out, with { $finds }.
fairy-market-explored-dead-end-you = You end up in a dead end, with { $finds }.
fairy-market-explored-obstacle-you = You are stopped by an obstacle, with { $finds }.
fairy-market-explored-monsters-you = You are stopped by the monsters of a room, with { $finds }.
fairy-market-post-exit-you = You find the way out.
fairy-market-post-dead-end-you = You end up in a dead end.
fairy-market-post-obstacle-you = You are stopped by an obstacle.
fairy-market-post-monsters-you = You are stopped by the monsters of a room.
fairy-market-stayed-home-you = You have no cards left to build with and stay at home.
fairy-market-scored-you =
    { $main ->
        [one] You score { $main } point for the main goal and { $side } for the side goal.
       *[other] You score { $main } points for the main goal and { $side } for the side goal.
    }
fairy-market-scored-time-you =
    { $main ->
        [one] You score { $main } point for the main goal, { $side } for the side goal and { $time } for being the fastest.
       *[other] You score { $main } points for the main goal, { $side } for the side goal and { $time } for being the fastest.
    }
fairy-market-done-first-you = You call “Done!” before everybody else and take the time bonus.
fairy-market-done-you = You have handed in an expedition.
fairy-market-lot-you = You win the draw and shop first in round 1.
fairy-market-opens-you = The fairies open their market, and you are first in line.
fairy-market-passed-you = You are done shopping.
fairy-market-bought-card-you = You buy *{ $card }* for { $price } coins.
fairy-market-bought-token-you = You buy a { $item } token.
fairy-market-bought-tokens-you = You buy a { $item } token and get a free { $other } token with *{ $book }*.
fairy-market-bought-book-you = You buy the spellbook *{ $book }*.
fairy-market-bought-book-unseen-you = You buy the top spellbook unseen: it is *{ $book }*.
fairy-market-gave-up-you = You give up *{ $book }*.
fairy-market-looked-you = You look at your first card with *{ fairy-market-book-peek }* and keep it.
fairy-market-put-away-you = You look at your first card with *{ fairy-market-book-peek }* and discard it: *{ $card }*.
fairy-market-gift-gone-you = You have used up *{ $book }*; it goes back into the box.
fairy-market-exchanged-you = You put *{ $given }* into the box and take *{ $card }* from the market.
fairy-market-cut-away-you = You put *{ $cards }* back into the box.
fairy-market-recycled-you = You keep *{ $cards }* for the next round.
fairy-market-kept-for-coins-you = With *{ $book }*, you pay { $price } coins to keep *{ $card }* for the next round.
fairy-market-end-winners-you =
    { $count ->
        [one] The last dungeon is explored, and you win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
       *[other] The last dungeon is explored, and you share the victory: { $winners }, with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each!
    }
fairy-market-tie-sum-you = you { $side }

# Why a hard computer player would do something: what it is good for.
fairy-market-reason-goals = It should bring you points for goals and time.
fairy-market-reason-exits = It should bring you points for exits.
fairy-market-reason-coins = It leaves you with more coins.
fairy-market-reason-cards = It improves your cards for the rounds to come.
fairy-market-reason-books = It brings you books that help in every round.
# $card: its name    $things: what counts for the goal, with its number    $points: at most
fairy-market-why-card =
    { $points ->
        [one] *{ $card }* has { $things } for the goal: { $points } point.
       *[other] *{ $card }* has { $things } for the goal: up to { $points } points.
    }
# $does: beats a monster, opens a lock, …
fairy-market-why-token =
    { $points ->
        [one] It is just right for the goal: { $does }, { $points } point.
       *[other] It is just right for the goal: { $does }, { $points } points.
    }
# $book: its title    $does: in a few words
fairy-market-why-book = *{ $book }* helps you round after round: { $does }.
fairy-market-why-pass =
    { $coins ->
        [one] You keep { $coins } coin for the next market.
       *[other] You keep { $coins } coins for the next market.
    }
# $cards: their names    $count: how many
fairy-market-why-cut =
    { $count ->
        [one] Without *{ $cards }* your better cards come back sooner.
       *[other] Without { $cards } your better cards come back sooner.
    }
# $finds: what lies on the path    $points: for the goal
fairy-market-why-way =
    { $points ->
        [one] This path finds { $finds }: { $points } point for the goal.
       *[other] This path finds { $finds }: { $points } points for the goal.
    }
fairy-market-why-way-out =
    { $points ->
        [one] This path finds { $finds } and leaves by an exit: { $points } point for the goal.
       *[other] This path finds { $finds } and leaves by an exit: { $points } points for the goal.
    }
