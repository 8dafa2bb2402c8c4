# Dungeon Lords: what the coach says. At most 300 letters each, names included.
#
# $gold, $food, $evil, $imps: what the learner has    $orders: names of orders

dungeon-lords-coach-theme = Welcome underground! You are a dungeon lord, with tunnels, imps and a few monsters: here is all you own. At the end of the year, heroes come to wreck it.
dungeon-lords-coach-heroes = Two heroes wait at your gate, and at the end of each season another one comes: **the nicest lord gets the weakest, the most evil lord the strongest.** The year is almost over.
dungeon-lords-coach-minions = Your minions run your errands: each season you give **three orders**. Every order has three places, filled from left to right, and each has its own terms. Ready?

dungeon-lords-coach-give-up = You go without two of these in the first season. Food, gold and tunnels are what you need most at the start.
dungeon-lords-coach-first-orders = All lords choose in secret, then place their first, second and third order in turn. Two orders are barred for you, because you used them last time. I would say: { $orders }.
dungeon-lords-coach-winter = A new year, and you can plan all of it: dig and mine first, then hire and lay traps, always with an eye on what each season ends with. I would say: { $orders }.
dungeon-lords-coach-orders = Ask yourself what the next event will cost you, and who will want the same order: a fourth lord gets no place. I would say: { $orders }.
dungeon-lords-coach-neighbour = With two lords, you also choose an order for a colour that nobody plays: block something your rival wants.
dungeon-lords-coach-trade = Your minion has got a place, and this is what it costs and brings. You may decline, but then you get nothing for it.
dungeon-lords-coach-dig = Each new tunnel takes an imp. Tunnels are where you mine and build, and the more you have, the less a lost one hurts. Four tunnels may never form a square.
dungeon-lords-coach-mine = An imp in a tunnel brings a piece of gold. Gold pays for food, traps and taxes.
dungeon-lords-coach-hire = Look at your gate: the first hero takes most of the blows. I would hire the { $monster }. Monsters want their wages every year, and what they cost in evil brings you stronger heroes.
dungeon-lords-coach-build = A room takes the place of a tunnel and makes something for your idle imps, season after season. It also scores 2 points at the end.
dungeon-lords-coach-spy = Combat cards decide which spells the heroes cast. Whoever looks at one now is prepared later.
dungeon-lords-coach-produce = Imps without work can run your rooms: they make what the room says, every season.
dungeon-lords-coach-take-back = Of your three orders, one comes back to your hand at once; the other two are barred next season. Take back what you need again.
dungeon-lords-coach-wages = **Pay day:** your monsters want what they cost when you hired them. Whoever is not paid leaves, and that makes you more evil still. You have { $food } food.
dungeon-lords-coach-taxes = **Taxes:** a piece of gold for every two tiles of your dungeon. What you cannot pay is remembered, and costs points in the end. You have { $gold } gold.
dungeon-lords-coach-first-trap = The heroes attack! Every round they want one tile: first your **trap** goes off, then your monsters strike, then fatigue wears the party out. I would lay the { $trap } now.
dungeon-lords-coach-first-monsters = Now a **monster**: in a tunnel there is room for only one. It fights once and then rests until the year is over, so do not waste the strongest on a hero who is almost down.
dungeon-lords-coach-first-attack = Heroes stand in line, and most blows hit the first. If a hero’s hearts are gone, they go to your **prison**: 2 points each at the end.
dungeon-lords-coach-tile = You choose where to fight: the heroes want a tile nearest to their way in. Give up an old tunnel rather than a room.
dungeon-lords-coach-later-trap = { $heroes ->
    [one] One hero is left.
   *[other] { $heroes } heroes are left.
} If fatigue alone finishes them, keep your trap: unused ones stay for next year.
dungeon-lords-coach-later-monsters = Each tile they conquer costs you 2 points, each prisoner brings 2. If nobody can be caught this round, save your monsters for the next.
dungeon-lords-coach-trade-again = The cost and what it brings stand on the button. You have { $gold } gold and { $food } food, and are at { $evil } evil.
dungeon-lords-coach-hire-again = Take somebody whose wages you can pay: you have { $food } food and are at { $evil } evil.
dungeon-lords-coach-battle = Aim to bring a hero down: a prisoner is worth 2 points, and a smaller party conquers less.
dungeon-lords-coach-any = You have { $gold } gold, { $food } food and { $imps ->
    [one] 1 imp
   *[other] { $imps } imps
}. Read what each answer brings; what is not used stays.

# $caught: heroes brought down, $lost: tiles conquered, $left: heroes still there
dungeon-lords-coach-placed = All three of your minions have found a place. Now the orders are carried out, one after the other, for all lords.
dungeon-lords-coach-crowded-out = No place was left for { $orders }: three others were faster, so nothing comes of it.
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
    [one] One hero is left.
   *[other] { $left } heroes are left, and come again.
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
dungeon-lords-coach-enough = You have seen a season and a battle, and a game is no more than that: **two years of four seasons and a battle each.** Play on with me, or sit down with others.

# What the coach’s lamp shines on.
dungeon-lords-coach-look-stock = what you own
dungeon-lords-coach-look-round = what the season ends with
dungeon-lords-coach-look-order = order { $number }
dungeon-lords-coach-look-offers = what is on offer
dungeon-lords-coach-look-heroes = the heroes
dungeon-lords-coach-look-lair = your monsters
dungeon-lords-coach-look-traps = your traps
dungeon-lords-coach-look-map = your dungeon
