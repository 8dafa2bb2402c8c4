# Dungeon Lords: why a question is asked, what an answer costs and brings, and what is not possible now
#
# Notes and reasons have room for 100 characters. $stock: what one then has, such as "1 gold and 5 food"

## Why a question is asked

dungeon-lords-ask-give-up-why = These two rest for one round; then they come back.
dungeon-lords-ask-orders-why = Each minion takes the first free space: all first cards, then the second, then the third.
dungeon-lords-ask-neighbour-why = Its minion only takes a space away. Choose where that bothers others more than you.
dungeon-lords-ask-trade-why = Your minion has got there; nobody makes you pay.
dungeon-lords-ask-spy-why = The nicer you are, the weaker your heroes. A card you know helps you plan its battle.
dungeon-lords-ask-dig-why = Tunnels hold gold and rooms. Every two tiles cost 1 gold of tax.
dungeon-lords-ask-mine-why = Every imp brings 1 gold from a tunnel of its own. Those left can work in rooms.
dungeon-lords-ask-return-trap-why = Keep what hurts the heroes at your gate.
dungeon-lords-ask-hire-why = Monsters fight in autumn and are worth 1 point each. On pay day they cost the same again.
dungeon-lords-ask-build-why = A room the heroes do not conquer is worth 2 points, besides what it does.
dungeon-lords-ask-produce-why = Imps and trolls without a job can work now; tomorrow they are fresh again.
dungeon-lords-ask-take-back-why = You can use it again next round; the other two have to rest.
dungeon-lords-ask-taxes-why = Every gold you do not pay is a seal: 3 points less in the end.
dungeon-lords-ask-wages-why = Whoever is paid stays. Whoever is let go talks about you.
dungeon-lords-ask-pay-day-why =
    { $n ->
        [one] If you do not pay, it goes and talks about you: 1 evil.
       *[other] Whoever you do not pay goes and talks about you: 1 evil each.
    }
dungeon-lords-ask-witch-hunt-why = A monster fights and is worth 1 point; evil attracts stronger heroes.
dungeon-lords-ask-strike-why = A monster lying down cannot fight in this year’s combat.
dungeon-lords-ask-recall-why = A trap can save a tile, and a tile is worth more than 1 gold.
dungeon-lords-ask-licence-why = Evil attracts stronger heroes, and from 10 on the paladin.
dungeon-lords-ask-turn-order-why = In turn order, whoever plans last knows the most.
dungeon-lords-ask-tile-why = The next battle is fought there. A conquered tile is lost for good.
dungeon-lords-ask-trap-why = It strikes before your monsters do. Thieves prevent damage, from the front hero on.
dungeon-lords-ask-monsters-why = You want heroes to fall. Most monsters fight only once a year.
dungeon-lords-ask-ghosts-why = Ghosts hit whoever walks behind the first hero. Each fights once a year.
dungeon-lords-ask-release-why = Prisoners are points: let the cheapest go.
dungeon-lords-ask-first-trap-why = What thieves prevent at the first trap, they cannot prevent at the second.
dungeon-lords-ask-dart-why = A hero who falls goes to your prison and is worth 2 points.
dungeon-lords-ask-attack-why = You want heroes to fall. Then come healing, fatigue, and the conquest.
dungeon-lords-ask-again-why = A hero who falls goes to your prison and is worth 2 points.
dungeon-lords-ask-peace-why = Withdrawn monsters can fight in a later round.
dungeon-lords-ask-bargain-why = A withdrawn monster can fight in a later round.
dungeon-lords-ask-lose-trap-why = Keep what hurts the heroes at your gate.
dungeon-lords-ask-fear-why = It does not fight now, but it can in a later round.
dungeon-lords-ask-sheep-why = A sheep hits the first hero for 1 and is knocked out: choose the one you miss least.
dungeon-lords-ask-gate-why = It is gone for good, and so is its point.
dungeon-lords-ahead-order-why = You can change it until its turn comes.
dungeon-lords-ahead-dig-why = Every two tiles cost 1 gold of tax.
dungeon-lords-ahead-production-why = Idle imps and trolls can work in your rooms, round after round.
dungeon-lords-ahead-take-back-why = You can use it again next round; the other two have to rest.
dungeon-lords-ahead-taxes-why = A seal costs 3 points in the end. Gold only counts for the title of riches.
dungeon-lords-ahead-wages-why = Whoever is paid stays. Whoever is let go talks about you: 1 evil.
dungeon-lords-ahead-witch-hunt-why = A monster fights and is worth 1 point; evil attracts stronger heroes.
dungeon-lords-ahead-strike-why = A monster lying down cannot fight in this year’s combat.
dungeon-lords-ahead-recall-why = A trap can save a tile, and a tile is worth more than 1 gold.
dungeon-lords-ahead-licence-why = Evil attracts stronger heroes, and from 10 on the paladin.
dungeon-lords-ahead-spare-why = Spells take traps away, and in the second year every purchase does.
dungeon-lords-ahead-battle-why = You want heroes to fall before they conquer the tile.
dungeon-lords-ahead-spell-why = They cast it only if their wizards have enough magic left by then.

## Order cards

dungeon-lords-food-note = I: 2 food for 1 gold · II: 3 for 1 evil · III: 3 and 1 gold for 2 evil
dungeon-lords-reputation-note = I: 1 evil less and a look · II: 2 less · III: 2 less and a look for 1 gold
dungeon-lords-dig-note = I: up to 2 tunnels · II: 3 · III: 4 with a foreman
dungeon-lords-mine-note = I: up to 2 gold · II: 3 · III: 4 with a foreman
dungeon-lords-imps-note = I: 1 imp for 1 food · II: 2 for 2 food · III: 2 for 1 food and 1 gold
dungeon-lords-traps-note = I: 1 trap for 1 gold · II: 1 for nothing · III: 2 for 2 gold
dungeon-lords-hire-note = A monster; III chooses first (1 food more)
dungeon-lords-build-note = A room; first III, then II (1 gold each), then I
dungeon-lords-prospect-no-square = nowhere left to dig
dungeon-lords-prospect-imps =
    { $imps ->
        [0] no imp is free
        [one] one imp is free
       *[other] { $imps } imps are free
    }
dungeon-lords-prospect-tunnels = imps: { $imps }, tunnels: { $tunnels }
dungeon-lords-prospect-hire =
    { $n ->
        [0] you can pay nobody on offer
       *[other] you can pay: { $kinds }
    }
dungeon-lords-prospect-build =
    { $n ->
        [0] nothing on offer fits
       *[other] fits: { $rooms }
    }
dungeon-lords-prospect-spaces =
    { $n ->
        [0] nothing you could pay
       *[other] you can pay: { $spaces }
    }
dungeon-lords-barred-order = back next round
# $space: where it stands, $rest: the spaces left, $n: how many those are
dungeon-lords-note-neighbour =
    { $n ->
        [0] It takes { $space }, the last space there.
       *[other] It takes { $space }. Left for you all: { $rest }.
    }
dungeon-lords-note-neighbour-own =
    { $n ->
        [0] It takes { $space }, the last space, and you give this order, too!
       *[other] You give this order, too! It takes { $space }; left: { $rest }.
    }
dungeon-lords-note-take-back = Next round you do without { $orders }.
dungeon-lords-note-back-first = Your first order: you can always take it back.
dungeon-lords-note-back-later = You can take it back only if its minion does nothing.
dungeon-lords-barred-take-back = carried out, and not your first order

## Carrying out orders

dungeon-lords-note-then = Then you have { $stock }.
# $why: what is missing for it
dungeon-lords-note-short = Not possible as things stand: { $why }.
dungeon-lords-note-decline = Costs and brings nothing; you may take the card back this round.
dungeon-lords-note-unless-paladin = Not if the evil would bring him to you, whichever space you get.
dungeon-lords-note-take-any = Whichever space you get, if you can pay for it.
dungeon-lords-note-if-there = Only on space { $space }: then you have { $stock }.
dungeon-lords-outlook-paladin = the paladin comes at once!
dungeon-lords-outlook-hero = so far { $hero } would come to you
dungeon-lords-outlook-extra-trap = you draw one more and return one
dungeon-lords-note-no-spying = Just the better reputation.
dungeon-lords-note-card = For combat round { $round }; nobody has seen it yet.
# $n: how many have looked at it
dungeon-lords-note-card-seen =
    { $n ->
        [one] For combat round { $round }; one other lord has seen it.
       *[other] For combat round { $round }; { $n } other lords have seen it.
    }
dungeon-lords-note-card-known-fast = You know it: { $spell }, a fast spell, fatigue { $fatigue }.
dungeon-lords-note-card-known-slow = You know it: { $spell }, a slow spell, fatigue { $fatigue }.
dungeon-lords-note-mine-all = As far as your imps and tunnels last.
dungeon-lords-note-mine =
    { $imps ->
        [0] Then { $gold } gold, no imp left for rooms.
        [one] Then { $gold } gold, one imp left.
       *[other] Then { $gold } gold, { $imps } imps left.
    }
dungeon-lords-barred-lack = you lack { $lack }
dungeon-lords-barred-evil = no room for so much evil on the scale
dungeon-lords-barred-no-trap = you have no trap to give
dungeon-lords-barred-no-monster = you have no monster to give
dungeon-lords-barred-block = a block of two by two must never be full
dungeon-lords-barred-hire = { $kind } ({ $cost })
dungeon-lords-barred-site = no tunnel { $zone } that is not beside a room
dungeon-lords-zone-any = anywhere

## Production and events

dungeon-lords-note-idle =
    { $n ->
        [0] Nobody is left to work.
        [one] One worker stays idle.
       *[other] { $n } workers stay idle.
    }
dungeon-lords-note-all-rooms = { $rooms }.
dungeon-lords-outlook-workers =
    { $n ->
        [0] no worker left
        [one] one worker left
       *[other] { $n } workers left
    }
dungeon-lords-note-free-rooms = Every round, as far as your workers last; nothing is paid.
dungeon-lords-note-no-more-rooms = Rooms you have not named stay idle, and you are not asked.
dungeon-lords-barred-used = already at work this round
dungeon-lords-barred-workers = at least { $need } workers, you have { $free }
dungeon-lords-barred-pile = no trap is left in the pile
dungeon-lords-note-tax =
    { $seals ->
        [0] All paid, { $gold } gold left.
        [one] One seal: −{ $points } points, { $gold } gold left.
       *[other] { $seals } seals: −{ $points } points, { $gold } gold left.
    }
dungeon-lords-note-tax-all = For your { $tiles } tiles so far { $due } gold; you have { $gold }.
dungeon-lords-note-tax-most =
    { $seals ->
        [0] Enough for the tiles you have so far.
        [one] At least one seal: 3 points less.
       *[other] At least { $seals } seals, 3 points less each.
    }
dungeon-lords-outlook-licence =
    { $paladin ->
        [near] Then { $stock }: the paladin comes!
       *[far] Then { $stock }.
    }
dungeon-lords-note-everybody =
    { $n ->
        [0] You have nobody to pay yet.
       *[other] As things stand { $cost }; whoever you cannot pay goes.
    }
dungeon-lords-note-lie-down = It stays, but it cannot fight in this year’s combat.
dungeon-lords-outlook-monster-lost = 1 point less

## Planning battles

dungeon-lords-note-together = Nobody knows what the others plan.
dungeon-lords-note-in-turn = Tiles and monsters are open to whoever plans later.
dungeon-lords-note-tunnel = One trap and one monster. If it is conquered: { $points } points less.
dungeon-lords-note-tile =
    { $gold ->
        [0] { $room }: { $traps } traps for no gold, one monster. If conquered: { $points } points less.
       *[other] { $room }: { $monsters } monsters, a trap costs { $gold } gold. If conquered: { $points } points less.
    }
dungeon-lords-note-no-trap = You keep your traps for later.
dungeon-lords-barred-trap =
    { $gold ->
        [0] you cannot pay its price
       *[other] you cannot pay its price and { $gold } gold for the room
    }
dungeon-lords-barred-down = knocked out until this year’s combat is over
dungeon-lords-note-release =
    { $points ->
        [2] In the end that is 2 points less.
       *[other] In the end that is { $points } points less!
    }

## Battles

dungeon-lords-outlook-falls =
    { $n ->
        [one] { $heroes } falls
       *[other] { $heroes } fall
    }
dungeon-lords-outlook-left = { $hero } has { $left } left
dungeon-lords-outlook-hurts = hurts { $n }, nobody falls
dungeon-lords-outlook-nobody = hurts nobody
dungeon-lords-outlook-prevented = all prevented
dungeon-lords-outlook-sting = sting prevented
dungeon-lords-outlook-held = the tile is safe this round
# $outcome: what becomes of the hero
dungeon-lords-note-hit = { $n } damage: { $outcome }.
dungeon-lords-note-poison = { $now } now and { $later } at the end: { $outcome }.
dungeon-lords-note-dart-wizard = { $n } damage, and they cast no spell this round.
dungeon-lords-note-dart-priest = { $n } damage, and nobody is healed this round.
dungeon-lords-note-dart-nothing = { $n } damage and nothing more.
dungeon-lords-note-knocked-out = Knocked out afterwards.
dungeon-lords-note-stays = Can fight again next round.
dungeon-lords-note-holds = No fatigue, no conquest; knocked out afterwards.
dungeon-lords-note-scorches = Nobody is healed; knocked out afterwards.
dungeon-lords-note-two-hits = The first of two hits; knocked out afterwards.
dungeon-lords-note-anything = You are not asked again in this battle.
dungeon-lords-note-withdraw = Comes back face up, and can fight in a later round.
dungeon-lords-note-fights-on = Fights on; then you have { $stock }.
dungeon-lords-note-pay-each = The same as when hired; whoever is paid fights on.
dungeon-lords-barred-attack = { $kind }, { $attack }
dungeon-lords-barred-behind = nobody walks behind the first hero
dungeon-lords-barred-any = there is nobody but priests

## Verdicts on an answer in the making

dungeon-lords-verdict-orders = Good so far: each of them could be carried out.
dungeon-lords-verdict-pointless = Allowed, but in vain so far: { $order }, { $why }.
dungeon-lords-verdict-imps = Allowed, but in vain so far: one imp cannot both dig and mine.
# $season: now, if the taxes are due this round
dungeon-lords-verdict-tax =
    { $season ->
        [now] Taxes this round: { $due } gold; you have { $gold }.
       *[next] Taxes next round: { $due } gold; you have { $gold }.
    }
dungeon-lords-tax-so-far = Tax for { $tiles } tiles: { $due } gold · you have { $gold }
