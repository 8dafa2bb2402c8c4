# Dungeon Lords: what the coach says. At most 300 letters each, names included.
#
# $gold, $food, $evil, $imps: what the learner has    $orders, $monsters, $trap: names    $hero: who is in front, with so many $hearts

dungeon-lords-coach-theme = Welcome underground, dungeon lord! Each year ends with a battle: heroes come to wreck your dungeon. At the bottom you see who is next. **Most points after two years win.**
dungeon-lords-coach-minions = So prepare: each season you give **three orders**. Each has three places, filled from left to right: red is what a place costs, green what it brings.

dungeon-lords-coach-give-up = You go without two of these in the first season. Food, gold and tunnels are what you need most at the start.
dungeon-lords-coach-first-orders = All lords choose in secret. Pay day is coming, so you want food, and a monster for the battle. My choice is ringed.
dungeon-lords-coach-new-orders = All lords choose in secret, then place their orders in turn, the first ones first. Crossed-out ones are barred this season, and a fourth lord finds no place. I would say: { $orders }.
dungeon-lords-coach-winter = A new year: four seasons to prepare for a stronger party. Look at what is on offer, and what each season ends with; crossed-out orders are barred. I would say: { $orders }.
dungeon-lords-coach-orders = Ask yourself what the next event will cost you, and who will want the same order: a fourth lord gets no place. I would say: { $orders }.
dungeon-lords-coach-neighbour = With two lords, you also choose an order for a colour that nobody plays: block something your rival wants.
dungeon-lords-coach-trade = Your minion has got a place: red is what you pay there, green is what you get. You may do without it, but then the order was in vain. What you own stands above: evil, gold, food, imps, traps, and your points by the crown.
dungeon-lords-coach-dig = Tunnels are where you mine and build. Four may never form a square. No need to worry about the tax: it is not due this season.
dungeon-lords-coach-dig-taxed = Tunnels are where you mine and build. Four may never form a square. But this season ends with taxes: a piece of gold for every two tiles.
dungeon-lords-coach-mine = Each imp you send into a tunnel brings a piece of gold. Gold pays for food, traps and taxes.
dungeon-lords-coach-hire = Monsters fight for you: the sword is their damage, and most of it hits the hero in front. I would hire the { $monster }. On pay day they want the same price again, and evil brings you stronger heroes.
dungeon-lords-coach-build = A room takes the place of a tunnel and makes something for your idle imps, season after season. It also scores 2 points at the end.
dungeon-lords-coach-spy = Combat cards decide which spells the heroes cast. Whoever looks at one now is prepared later.
dungeon-lords-coach-produce = Imps without work can run your rooms: they make what the room says, every season.
dungeon-lords-coach-take-back = Of your three orders, one comes back to your hand at once; the other two are barred next season. Take back what you need again.
dungeon-lords-coach-wages = **Pay day:** your monsters want once more what they cost when you hired them. Whoever is not paid leaves, and that makes you more evil still.
dungeon-lords-coach-taxes = **Taxes:** a piece of gold for every two tiles of your dungeon. Each one you do not pay costs you 3 points in the end. You have { $gold } gold.
dungeon-lords-coach-first-trap = The heroes attack, one tile a round: your **trap** goes off, your monsters strike, then fatigue wears them out. I would lay the { $trap }. Each thief (the hand) takes 1 off its damage.
dungeon-lords-coach-first-monsters = Now a **monster**: a tunnel has room for only one, and it fights once a year. The sword is its damage; the { $hero } leads the party with { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}. I would send: { $monsters }.
dungeon-lords-coach-first-attack = Heroes stand in line, and most blows hit the first. Whoever has no hearts left goes to your **prison**: 2 points each at the end.
dungeon-lords-coach-tile = You choose which tile they attack, among those nearest to their way in. Give up an old tunnel rather than a room.
dungeon-lords-coach-later-trap = The next round, as before: trap, monsters, fatigue. Now the { $hero } is in front, with { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}. I would lay the { $trap }.
dungeon-lords-coach-later-monsters = Each tile they conquer costs you 2 points, each prisoner brings 2. The { $hero } is in front, with { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}. I would send: { $monsters }.
dungeon-lords-coach-trap-again = The { $hero } is in front, with { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}. I would lay the { $trap }: it goes off before anybody strikes.
dungeon-lords-coach-trap-kept = The { $hero } is in front, with { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}. I would lay no trap this time: fatigue wears them out as well, and your traps stay for next year.
dungeon-lords-coach-monsters-again = The { $hero } is in front, with { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}. I would send: { $monsters }.
dungeon-lords-coach-monsters-kept = The { $hero } is in front, with { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}. I would send nobody: whoever does not fight now can do so in a later round.
dungeon-lords-coach-trade-again = The cost and what it brings stand on the button. You have { $gold } gold and { $food } food, and are at { $evil } evil.
dungeon-lords-coach-hire-again = Take somebody whose wages you can pay: you have { $food } food and are at { $evil } evil.
dungeon-lords-coach-battle = Aim to bring a hero down: a prisoner is worth 2 points, and a smaller party conquers less.
dungeon-lords-coach-any = You have { $gold } gold, { $food } food and { $imps ->
    [one] 1 imp
   *[other] { $imps } imps
}. Read what each answer brings; what is not used stays.

# $caught: heroes brought down, $lost: tiles conquered, $left: heroes still there
dungeon-lords-coach-placed = All three of your minions have found a place. Now the orders are carried out, one after the other, for all lords.
dungeon-lords-coach-crowded-out = No place was left for { $orders }: three others were faster.
dungeon-lords-coach-too-late = *{ $order }* came to nothing: there the later places choose first, and nothing was left for you.
dungeon-lords-coach-fruitless = *{ $order }* came to nothing: something you need for it is missing.
dungeon-lords-coach-unpaid = { $monsters }: no wages, no monster. And you are more evil for it.
dungeon-lords-coach-held-out = Nobody was caught, and no tile is lost. { $left ->
    [0] Nobody is left.
    [one] One hero is left, and attacks again.
   *[other] { $left } heroes are left, and attack again.
}
dungeon-lords-coach-caught-and-lost = { $caught ->
    [one] One hero is in your prison
   *[other] { $caught } heroes are in your prison
} and a tile is conquered: it stays yours, but costs 2 points and works no more. { $left ->
    [0] Nobody is left.
    [one] One hero is left.
   *[other] { $left } heroes are left.
}
dungeon-lords-coach-caught = { $caught ->
    [one] One hero is in your prison, **2 points!**
   *[other] { $caught } heroes are in your prison, **2 points each!**
} { $left ->
    [0] Nobody is left.
    [one] One hero is left, and attacks again.
   *[other] { $left } heroes are left, and attack again.
}
dungeon-lords-coach-lost-tile = They have conquered a tile: it costs you 2 points and works no more. But marching tires them out, and conquering makes you look less evil.
dungeon-lords-coach-fought-again = { $caught ->
    [0] Nobody was caught
    [one] One more hero is caught
   *[other] { $caught } more heroes are caught
}, { $lost ->
    [0] and no tile is lost.
   *[other] and a tile is lost.
}
# $prisoners, $conquered: how many there are, $points: if the game ended now
dungeon-lords-coach-year-over = The year is over: { $prisoners ->
    [0] no prisoner
    [one] 1 prisoner
   *[other] { $prisoners } prisoners
}, { $conquered ->
    [0] no tile lost
    [one] 1 tile lost
   *[other] { $conquered } tiles lost
}. If the game ended now, you would have { $points ->
    [one] 1 point
   *[other] { $points } points
}.
dungeon-lords-coach-enough = You have seen a season and a battle, and a game is no more than that: **two years of four seasons and a battle each.** You know enough: play on with me, or sit down with others.

# What the coach’s lamp shines on.
dungeon-lords-coach-look-stock = what you own
dungeon-lords-coach-look-round = what the season ends with
dungeon-lords-coach-look-order = order { $number }
dungeon-lords-coach-look-offers = what is on offer
dungeon-lords-coach-look-heroes = the heroes
dungeon-lords-coach-look-lair = your monsters
dungeon-lords-coach-look-traps = your traps
dungeon-lords-coach-look-map = your dungeon
