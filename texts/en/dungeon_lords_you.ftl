# The story as it is told to whom it happened: `{key}-you` for the sentence `{key}`.
dungeon-lords-conquered-you = { $square } in your dungeon is conquered, and you lose 1 evil.
dungeon-lords-held-you = You hold { $square }: no fatigue and no conquest this round.
dungeon-lords-battle-won-you = All heroes in your dungeon are beaten!
dungeon-lords-imprisons-you = { $hero } is eliminated and goes to your prison.
dungeon-lords-hero-comes-you = { $hero } sets out for your dungeon.
dungeon-lords-paladin-comes-you = The paladin has seen enough and marches to your dungeon!
dungeon-lords-paladin-leaves-you = The paladin turns his back on you.
dungeon-lords-gains-evil-you = You gain { $n } evil.
dungeon-lords-loses-gold-you =
    { $n ->
        [0] You have no gold to lose.
       *[other] You lose { $n } gold.
    }
dungeon-lords-loses-food-you =
    { $n ->
        [0] You have no food to lose.
       *[other] You lose { $n } food.
    }
dungeon-lords-loses-imps-you =
    { $n ->
        [0] You have too few imps to lose any.
        [one] You lose an imp.
       *[other] You lose { $n } imps.
    }
dungeon-lords-survivors-leave-you =
    { $n ->
        [one] One hero leaves your dungeon alive.
       *[other] { $n } heroes leave your dungeon alive.
    }
dungeon-lords-gives-monster-you = You lose a *{ $kind }*.
dungeon-lords-did-build-you = You build *{ $room }* at { $square }.
dungeon-lords-did-hire-you = You hire a *{ $kind }* for { $cost }.
dungeon-lords-did-dig-you =
    { $n ->
        [one] You dig a tunnel at { $squares }.
       *[other] You dig { $n } tunnels: { $squares }.
    }
dungeon-lords-did-mine-you = You mine { $gold } gold.
dungeon-lords-did-food-you = You get { $get }.
dungeon-lords-paid-food-you = You get { $get } for { $pay }.
dungeon-lords-did-imps-you = You recruit { $get }.
dungeon-lords-paid-imps-you = You recruit { $get } for { $pay }.
dungeon-lords-cannot-you = You cannot carry out *{ $order }*.
dungeon-lords-no-space-you = There is no space left for your *{ $order }*.
dungeon-lords-monster-leaves-you = You let the *{ $kind }* go, and it talks: 1 evil.
dungeon-lords-did-taxes-you =
    { $seals ->
        [0] You pay all taxes: { $gold } gold.
        [one] You pay { $gold } gold in taxes and get a red seal for the rest.
       *[other] You pay { $gold } gold in taxes and get { $seals } red seals for the rest.
    }
