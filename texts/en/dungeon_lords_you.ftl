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
dungeon-lords-no-space-you = You find no space left for *{ $order }*.
dungeon-lords-monster-leaves-you = You let the *{ $kind }* go, and it talks: 1 evil.
dungeon-lords-did-taxes-you =
    { $seals ->
        [0] You pay all taxes: { $gold } gold.
        [one] { $gold ->
            [0] You pay no taxes and get a red seal instead.
           *[other] You pay { $gold } gold in taxes and get a red seal for the rest.
        }
       *[other] { $gold ->
            [0] You pay no taxes and get { $seals } red seals instead.
           *[other] You pay { $gold } gold in taxes and get { $seals } red seals for the rest.
        }
    }
dungeon-lords-lacks-you = You cannot use *{ $orders }* in the first round.
dungeon-lords-minion-placed-you = you at { $order } { $space }
dungeon-lords-door-opened-you = You jingle { $gold } gold at the tavern’s door.
dungeon-lords-door-closed-you = You have no gold to get into the tavern this early.
dungeon-lords-declines-you = You do without *{ $order }*.
dungeon-lords-paid-traps-you = You spend { $pay } on traps.
dungeon-lords-paid-reputation-you = You pay { $pay } for a better reputation: { $get }.
dungeon-lords-did-reputation-you = You improve your reputation: { $get }.
dungeon-lords-produces-you = You put *{ $room }* to work: { $get }.
dungeon-lords-produces-tunnel-you = You put *{ $room }* to work.
dungeon-lords-takes-back-you = You take back *{ $order }*.
dungeon-lords-did-wage-you = You pay the *{ $kind }* { $cost }.
dungeon-lords-strike-settled-you = You give in to the strike.
dungeon-lords-lies-down-you = Your *{ $kind }* is on strike and lies down.
dungeon-lords-did-licence-you =
    { $gold ->
        [0] You pay nothing for room licences.
       *[other] You pay { $gold } gold for room licences.
    }
dungeon-lords-wants-turn-order-you = You want battles planned in turn order, beginning with the next plans.
dungeon-lords-wants-no-turn-order-you = You no longer insist on planning in turn order.
dungeon-lords-plans-you =
    { $traps ->
        [0] You fight at { $square }, sending { $monsters }, without a trap.
        [one] You fight at { $square }, sending { $monsters }, with a trap face down.
       *[other] You fight at { $square }, sending { $monsters }, with { $traps } traps face down.
    }
dungeon-lords-plans-nobody-you =
    { $traps ->
        [0] You fight at { $square }, without monsters or traps.
        [one] You fight at { $square }, without monsters, but with a trap face down.
       *[other] You fight at { $square }, without monsters, but with { $traps } traps face down.
    }
dungeon-lords-releases-you = You let a prisoner go: { $hero }.
dungeon-lords-battle-begins-you = The battle for { $square } in your dungeon begins.
dungeon-lords-springs-you = You spring a trap: *{ $trap }*!
dungeon-lords-anti-magic-you = Not a spark: nobody casts spells in your Anti-magic Room.
dungeon-lords-casts-you = In your dungeon the party casts *{ $spell }*.
dungeon-lords-withdraws-you = You withdraw the *{ $kind }*.
dungeon-lords-is-sheep-you = Your *{ $kind }* is a sheep now.
dungeon-lords-attacks-you = Your *{ $kind }*: { $attack }.
dungeon-lords-idles-you = Your *{ $kind }* finds nobody to attack.
dungeon-lords-title-goes-lords-you =
    { $n ->
        [one] You are { $title }.
       *[other] You share a title: { $title } ({ $lords }).
    }
dungeon-lords-wins-lords-you =
    { $count ->
        [one] You become Underlord with { $points } points!
       *[other] You share the rank of Underlord: { $lords }, with { $points } points each!
    }
dungeon-lords-licences-lords-you =
    { $n ->
        [one] The ministry grants a dungeon licence to you alone.
       *[other] The ministry grants dungeon licences, one of them to you: { $lords }.
    }

# Why a hard computer player would do something: what it is good for.
dungeon-lords-reason-rooms = It should bring you points for rooms.
dungeon-lords-reason-monsters = It should bring you points for monsters.
dungeon-lords-reason-prisoners = You should take more heroes prisoner.
dungeon-lords-reason-conquered = More of your dungeon should stay yours.
dungeon-lords-reason-seals = It should spare you the Ministry’s seals.
dungeon-lords-reason-titles = It brings you closer to a title.
dungeon-lords-reason-goods = It leaves you with more gold, food, imps or traps.
dungeon-lords-reason-fighters = You will have stronger fighters in the second year.
# $kind: a monster    $heroes: the party at your gate    $n: how many they are
dungeon-lords-why-fighter =
    { $n ->
        [one] You can use *{ $kind }*: { $heroes } is at your gate.
       *[other] You can use *{ $kind }*: { $heroes } are at your gate.
    }
dungeon-lords-why-early-fighter = *{ $kind }* will be there when the heroes come.
dungeon-lords-why-traps =
    { $traps ->
        [0] You have no traps yet against { $heroes } at your gate.
        [one] You have only one trap against { $heroes } at your gate.
       *[other] You have { $traps } traps against { $heroes } at your gate, and more would be better.
    }
# $rooms: those on offer that fit    $n: how many
dungeon-lords-why-rooms =
    { $n ->
        [one] *{ $rooms }* would fit into your dungeon.
       *[other] { $rooms } would fit into your dungeon.
    }
# $bills: gold and food for taxes and wages    $stock: what you have of them
dungeon-lords-why-bills = Taxes and wages still to come want { $bills }, and you have { $stock }.
dungeon-lords-why-nothing = nothing
# $work: workers and what they make
dungeon-lords-why-work = *{ $room }* can work every round ({ $work }).
dungeon-lords-why-room = *{ $room }* is worth { $points } points if it stays yours.
dungeon-lords-why-paladin = Otherwise the paladin would come to you.
# $kinds: monsters    $n: how many
dungeon-lords-why-keep =
    { $n ->
        [one] You keep *{ $kinds }* for the heroes to come.
       *[other] You keep { $kinds } for the heroes to come.
    }
dungeon-lords-why-tunnel = The tunnel { $square } is the cheapest to lose.
# $monsters: how many may fight there
dungeon-lords-why-in-room =
    { $monsters ->
        [one] In *{ $room }* a monster of yours can defend you.
       *[other] In *{ $room }* { $monsters } of your monsters can fight at once.
    }
# $traps: all you have
dungeon-lords-why-spare = A later battle needs it more: { $traps }.
# $what: a trap or a monster    $outcome: what becomes of heroes
dungeon-lords-why-blow = *{ $what }*, as far as I can count: { $outcome }.
dungeon-lords-why-one-blow = *{ $what }* ({ $outcome })
dungeon-lords-why-blows = As far as I can count: { $blows }.
dungeon-lords-year-standing-you = you { $points }
