# The story as it is told to whom it happened: `{key}-you` for the sentence `{key}`.
mighty-monsters-family-you = You lead the { $family } into the castle.
mighty-monsters-start-player-you = You are drawn by lot to open the first round.
mighty-monsters-placed-you = You send strength { $strength } to guard { $guard }.
mighty-monsters-fight-lost-you = Raid lost at guard { $guard }: your side brings { $total } against { $strength }.
mighty-monsters-fight-won-you =
    { $gold ->
        [0] Guard { $guard } is beaten with { $total } against { $strength }, but there is no gold for you.
       *[other] Guard { $guard } is beaten with { $total } against { $strength }: { $gold } gold for you!
    }
mighty-monsters-pushed-out-you =
    { $compensation ->
        [0] You push out { $owner }’s { $victim } at guard { $guard } with strength { $strength }, for { $price } gold to the treasury.
       *[other] You push out { $owner }’s { $victim } at guard { $guard } with strength { $strength }, for { $price } gold to the treasury and { $compensation } gold to { $owner }.
    }
mighty-monsters-pushed-out-owner-you =
    { $compensation ->
        [0] { $seat } pushes out your { $victim } at guard { $guard } with strength { $strength }: it is back in your hand.
       *[other] { $seat } pushes out your { $victim } at guard { $guard } with strength { $strength }: it is back in your hand, and you get { $compensation } gold.
    }
mighty-monsters-pushed-out-own-you = You call for reinforcements at guard { $guard }: strength { $strength } takes over from { $victim }, for { $price } gold to the treasury.
mighty-monsters-gain-you =
    { $gold ->
        [0] nothing for you
       *[other] { $gold } gold for you
    }
mighty-monsters-healing-bill-you = you pay { $gold } gold
mighty-monsters-healing-bill-short-you =
    { $gold ->
        [0] you have no gold and are let off the { $owed }
       *[other] you pay { $gold } of { $owed } gold, having no more
    }
mighty-monsters-end-winners-you =
    { $count ->
        [one] The last raid is over, and you win with a hoard of { $gold } gold!
       *[other] The last raid is over, and you share the victory: { $winners }, with { $gold } gold each!
    }

# Why a hard computer player would do something: what it is good for.
mighty-monsters-reason-gold = It should bring you gold.
mighty-monsters-reason-cards = It leaves you with stronger cards.
# $card: the strongest one that stays in hand
mighty-monsters-why-saved = You save your { $card } for later.
# $guard: its number    $low, $high: its loot    $strength: your card
mighty-monsters-why-alone = Guard { $guard } has { $low } to { $high } gold, and somebody may still join your { $strength }.
# $total: what both bring; it beats $beaten of $guards such guards
mighty-monsters-why-with-own = With your own { $partner } you bring { $total } against guard { $guard }: that beats { $beaten } of { $guards } such guards, and all the loot is yours.
mighty-monsters-why-with = With { $owner }’s { $partner } you bring { $total } against guard { $guard }: that beats { $beaten } of { $guards } such guards.
