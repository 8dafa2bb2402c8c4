# Dungeon Lords
#
# Arguments that come up again and again:
# $seat: the name of a player    $lords: several names    $n: how many    $square: a square such as B4
# $kind: a kind of monster    $hero: a hero by class, hit points and power    $cost, $get, $pay: goods in words

## The game and its settings

dungeon-lords-title = Dungeon Lords
dungeon-lords-blurb = Dig, hire, scheme and pay your taxes: for two years you build the dungeon of your dreams, and every autumn heroes come to wreck it.

dungeon-lords-setting-version = Version
dungeon-lords-setting-version-line = The full version adds special events, a door charge at the tavern, and a choice at the start.
dungeon-lords-setting-version-first = First game
dungeon-lords-setting-version-full = Full version

## Words that other texts are made of

dungeon-lords-n-gold = { $n } gold
dungeon-lords-n-food = { $n } food
dungeon-lords-n-evil =
    { $n ->
        [-1] 1 evil less
        [-2] 2 evil less
       *[other] { $n } evil
    }
dungeon-lords-n-imps =
    { $n ->
        [one] { $n } imp
       *[other] { $n } imps
    }
dungeon-lords-n-traps =
    { $n ->
        [one] { $n } trap
       *[other] { $n } traps
    }
dungeon-lords-n-monsters =
    { $n ->
        [one] { $n } monster
       *[other] { $n } monsters
    }
dungeon-lords-tunnel = Tunnel
dungeon-lords-hero = { $hero } { $hits }
# $power: what the class can do
dungeon-lords-hero-with-power = { $hero } { $hits }/{ $power }
dungeon-lords-hero-of-year = { $hero } of year { $year }
# $place: in marching order, 1 is in front
dungeon-lords-hero-at = { $hero } in place { $place }
dungeon-lords-illusion-hero = Illusory Hero
dungeon-lords-another = { $kind } number { $nth }
dungeon-lords-sheep = Sheep
dungeon-lords-warrior = Warrior
dungeon-lords-thief = Thief
dungeon-lords-priest = Priest
dungeon-lords-wizard = Wizard
dungeon-lords-paladin = Paladin
dungeon-lords-season-1 = Winter
dungeon-lords-season-2 = Spring
dungeon-lords-season-3 = Summer
dungeon-lords-season-4 = Autumn
dungeon-lords-event-pay-day = Pay day
dungeon-lords-event-taxes = Taxes
dungeon-lords-event-special = Special event
dungeon-lords-zone-surface = in the two upper rows
dungeon-lords-zone-deep = in the two lower rows
dungeon-lords-zone-edge = along the edge
dungeon-lords-zone-centre = in the centre (B2 to C4)

## Orders: a name, and what the card does

dungeon-lords-food = Get food
dungeon-lords-food-rule = Space I: pay 1 gold for 2 food. Space II: pay 1 evil for 3 food. Space III: pay 2 evil for 3 food and 1 gold.
dungeon-lords-reputation = Improve reputation
dungeon-lords-reputation-rule = Space I: 1 evil less, and a look at a combat card. Space II: 2 evil less. Space III: pay 1 gold for 2 evil less and a look at a combat card.
dungeon-lords-dig = Dig tunnels
dungeon-lords-dig-rule = Space I: up to 2 tunnels. Space II: up to 3. Space III: up to 4, with one more imp as a foreman. Every tunnel takes an imp.
dungeon-lords-mine = Mine gold
dungeon-lords-mine-rule = Space I: up to 2 gold. Space II: up to 3. Space III: up to 4, with one more imp as a foreman. Every gold takes an imp in a tunnel of its own.
dungeon-lords-imps = Recruit imps
dungeon-lords-imps-rule = Space I: pay 1 food for an imp. Space II: pay 2 food for two imps. Space III: pay 1 food and 1 gold for two imps.
dungeon-lords-traps = Buy traps
dungeon-lords-traps-rule = Space I: pay 1 gold for a trap. Space II: a free trap. Space III: pay 2 gold for two traps. In the second year you draw one more and then return any one of your traps.
dungeon-lords-hire = Hire a monster
dungeon-lords-hire-rule = Take a monster or ghost from the tavern and pay its cost. Space III goes first and pays 1 food more, space I goes last. In the full version, playing this card first costs 1 gold.
dungeon-lords-build = Build a room
dungeon-lords-build-rule = Turn one of your tunnels into a room on offer. Space III goes first and space II second, for 1 gold each; space I goes last and pays nothing, if there is a room left.

## Monsters and ghosts

dungeon-lords-goblin = Goblin
dungeon-lords-goblin-rule = Hits the first hero for 2; if that eliminates them, hits the next one for 1.
dungeon-lords-slime = Slime
dungeon-lords-slime-rule = Hits everybody for 1; or holds the party, which is not an attack: no fatigue and no conquest this round.
dungeon-lords-ghost = Ghost
dungeon-lords-ghost-rule = Hits any hero but the first for 2. A ghost is not a monster: you may send as many as you like, and nothing that affects monsters affects it.
dungeon-lords-troll = Troll
dungeon-lords-troll-rule = Hits the first hero for 3, or for 4 if you pay 1 food. Its token can take the place of an imp in production rooms.
dungeon-lords-witch = Witch
dungeon-lords-witch-rule = Hits the first hero for 4; or deals two hits of 1 to any heroes, the same one or two.
dungeon-lords-vampire = Vampire
dungeon-lords-vampire-rule = Hits any hero but a priest for 3; or for 2, and comes back face up.
dungeon-lords-golem = Golem
dungeon-lords-golem-rule = Hits the first hero for 4 and always comes back face up.
dungeon-lords-dragon = Dragon
dungeon-lords-dragon-rule = Hits everybody for 2, and nobody is healed this round.
dungeon-lords-demon = Demon
dungeon-lords-demon-rule = Hits any hero for 7, and there is neither fatigue nor conquest this round.
dungeon-lords-goblin-note = 2 damage to the first hero; if that is the end of them, 1 to the next.
dungeon-lords-slime-note = 1 damage to all; or it holds them: no fatigue and no conquest this round.
dungeon-lords-ghost-note = 2 damage to any hero but the first. Not a monster: send as many as you like.
dungeon-lords-troll-note = 3 damage to the first hero, or 4 for 1 food. Works in rooms like an imp.
dungeon-lords-witch-note = 4 damage to the first hero; or two hits of 1 to any heroes.
dungeon-lords-vampire-note = 3 damage to any hero but a priest; or 2, and it can fight again.
dungeon-lords-golem-note = 4 damage to the first hero, and it can always fight again.
dungeon-lords-dragon-note = 2 damage to all, and nobody is healed this round.
dungeon-lords-demon-note = 7 damage to any hero; no fatigue and no conquest this round.

dungeon-lords-attack-stab = stab
dungeon-lords-attack-drip = drip
dungeon-lords-attack-hold = hold them fast
dungeon-lords-attack-haunt = haunt
dungeon-lords-attack-club = club
dungeon-lords-attack-feast = club on a full stomach
dungeon-lords-attack-curse = curse
dungeon-lords-attack-sparks = two sparks
dungeon-lords-attack-drain = drain
dungeon-lords-attack-nip = nip and come back
dungeon-lords-attack-crush = crush
dungeon-lords-attack-flames = flames
dungeon-lords-attack-smash = smash
dungeon-lords-attack-bleat = bleat

## Rooms

dungeon-lords-chicken-coop = Chicken Coop
dungeon-lords-chicken-coop-rule = Makes 1 food.
dungeon-lords-mushroom-bed = Mushroom Bed
dungeon-lords-mushroom-bed-rule = Grows 1 food.
dungeon-lords-souvenir-shop = Souvenir Shop
dungeon-lords-souvenir-shop-rule = Earns 1 gold.
dungeon-lords-mint = Mint
dungeon-lords-mint-rule = Coins 1 gold, in all secrecy.
dungeon-lords-workshop = Workshop
dungeon-lords-workshop-rule = Makes 1 trap. Even in the second year it is just the one, and you return none.
dungeon-lords-tool-shed = Tool Shed
dungeon-lords-tool-shed-rule = Digs 1 tunnel by the usual rules; it needs no imps but its own workers.
dungeon-lords-printing-press = Printing Press
dungeon-lords-printing-press-rule = Prints good news about you: 1 evil less.
dungeon-lords-magic-room = Magic Room
dungeon-lords-magic-room-rule = For 1 food its workers make a new imp, who can go to work at once.
dungeon-lords-training-room = Training Room
dungeon-lords-training-room-rule = In a battle here, Trolls and Goblins deal 1 more damage with every hit.
dungeon-lords-dark-room = Dark Room
dungeon-lords-dark-room-rule = In a battle here, Vampires and Witches deal 1 more damage with every hit.
dungeon-lords-labyrinth = Labyrinth
dungeon-lords-labyrinth-rule = In a battle here you may use two traps without paying gold for the room, but only one monster. What thieves prevent at the first trap, they cannot prevent at the second.
dungeon-lords-anti-magic-room = Anti-magic Room
dungeon-lords-anti-magic-room-rule = In a battle here, the party casts no spells.
dungeon-lords-cafeteria = Cafeteria
dungeon-lords-cafeteria-rule = At the end: 1 point for each of your Trolls, Goblins, Slimes and Witches.
dungeon-lords-chapel = Chapel
dungeon-lords-chapel-rule = At the end: 2 points for each of your Vampires and Ghosts.
dungeon-lords-pandemonium = Pandemonium
dungeon-lords-pandemonium-rule = At the end: 2 points for each of your Golems, Dragons and Demons.
dungeon-lords-hall-of-fame = Hall of Fame
dungeon-lords-hall-of-fame-rule = At the end: 2 more points for each title you hold alone, or 1 more with two or three players.
dungeon-lords-training-room-note = In a battle here, every hit of Trolls and Goblins deals 1 more damage.
dungeon-lords-dark-room-note = In a battle here, every hit of Vampires and Witches deals 1 more damage.
dungeon-lords-labyrinth-note = In a battle here: two traps, with no extra gold for the room, but only one monster.
dungeon-lords-anti-magic-room-note = In a battle here, the party casts no spells.
dungeon-lords-cafeteria-note = At the end: 1 point for each of your Trolls, Goblins, Slimes and Witches.
dungeon-lords-chapel-note = At the end: 2 points for each of your Vampires and Ghosts.
dungeon-lords-pandemonium-note = At the end: 2 points for each of your Golems, Dragons and Demons.
dungeon-lords-hall-of-fame-note = At the end: 2 more points for each title you hold alone; with two or three players 1 more.

## Traps

dungeon-lords-rolling-stone = Rolling Stone
dungeon-lords-rolling-stone-rule = 3 damage to the first hero; in the second year 4.
dungeon-lords-pendulum = Pendulum
dungeon-lords-pendulum-rule = 3 damage to the second hero; in the second year 4. Swings past a hero who is alone.
dungeon-lords-trap-door = Trap Door
dungeon-lords-trap-door-rule = 2 damage to the first hero, in the second year 3. No fatigue and no conquest this round.
dungeon-lords-fire-wall = Fire Wall
dungeon-lords-fire-wall-rule = 1 damage to everybody, and 1 more to the last hero.
dungeon-lords-cursed-ring = Cursed Ring
dungeon-lords-cursed-ring-rule = 1 damage to everybody. No fatigue and no conquest this round.
dungeon-lords-poisoned-meal = Poisoned Meal
dungeon-lords-poisoned-meal-rule = Deals the first hero as much damage as they have hit points when unhurt.
dungeon-lords-kamikaze-imp = Kamikaze Imp
dungeon-lords-kamikaze-imp-rule = 3 damage to the first hero, in the second year 4, and 1 to everybody else. The imp is gone.
dungeon-lords-poisoned-dart = Poisoned Dart
dungeon-lords-poisoned-dart-rule = 1 damage to a hero of your choice, and at the end of the round 2 more that nobody can prevent.
dungeon-lords-anti-magic-dart = Anti-magic Dart
dungeon-lords-anti-magic-dart-rule = 1 damage to a hero of your choice. If you aim at a wizard, the party casts no spell this round; if at a priest, it is not healed.
dungeon-lords-rolling-stone-note = { $n } damage to the first hero
dungeon-lords-pendulum-note = { $n } damage to the second hero, none if there is only one
dungeon-lords-trap-door-note = { $n } damage to the first hero, no fatigue, no conquest
dungeon-lords-fire-wall-note = { $n } damage to all, 1 more to the last hero
dungeon-lords-cursed-ring-note = { $n } damage to all, no fatigue, no conquest
dungeon-lords-poisoned-meal-note = damage to the first hero equal to their full hit points
dungeon-lords-kamikaze-imp-note = { $n } damage to the first hero, 1 to all others
dungeon-lords-poisoned-dart-note = { $n } damage to any hero, 2 more at the end of the battle
dungeon-lords-anti-magic-dart-note = { $n } damage to any hero; stops a wizard’s spells or a priest’s healing

## Combat cards

dungeon-lords-practice = Practice
dungeon-lords-invisibility = Invisibility
dungeon-lords-invisibility-rule = Wizards move to the end of the line and take no damage this round.
dungeon-lords-magic-shield = Magic Shield
dungeon-lords-magic-shield-rule = Absorbs the next point of damage this round.
dungeon-lords-fireball = Fireball
dungeon-lords-fireball-rule = Loud and bright, but it does nothing.
dungeon-lords-fist-of-justice = Fist of Justice
dungeon-lords-fist-of-justice-rule = You lose an imp.
dungeon-lords-detect-treasure = Detect Treasure
dungeon-lords-detect-treasure-rule = You lose 1 gold. If you have none, you lose 1 food; if you have neither, a trap.
dungeon-lords-detect-evil = Detect Evil
dungeon-lords-detect-evil-rule = You gain 2 evil.
dungeon-lords-word-of-peace = Word of Peace
dungeon-lords-word-of-peace-rule = Withdraw all your monsters from this battle, or gain 2 evil.
dungeon-lords-suggestion = Suggestion
dungeon-lords-suggestion-rule = For each of your monsters in this battle, pay its cost or withdraw it.
dungeon-lords-graffiti = Graffiti
dungeon-lords-graffiti-rule = Discard one of your unused traps.
dungeon-lords-illusion = Illusion
dungeon-lords-illusion-rule = A hero with 1 hit point who is not really there walks in front of everybody.
dungeon-lords-aura-of-fear = Aura of Fear
dungeon-lords-aura-of-fear-rule = Withdraw one of your monsters from this battle.
dungeon-lords-metamorphosis = Metamorphosis
dungeon-lords-metamorphosis-rule = One of your monsters is a sheep for this battle: it hits the first hero for 1 and is knocked out.
dungeon-lords-create-food = Create Food
dungeon-lords-create-food-rule = The first hero has 1 more hit point until this year’s combat is over.
dungeon-lords-regeneration = Regeneration
dungeon-lords-regeneration-rule = Heals up to 3 damage, from front to back, even where nobody could be healed.
dungeon-lords-blind-rage = Blind Rage
dungeon-lords-blind-rage-rule = All hits of your monsters go to the first hero; Slimes hold nobody.
dungeon-lords-song-of-courage = Song of Courage
dungeon-lords-song-of-courage-rule = Fatigue is 2 less this round.
dungeon-lords-magic-key = Magic Key
dungeon-lords-magic-key-rule = Release a prisoner; a paladin only if there is nobody else.
dungeon-lords-dimensional-gate = Dimensional Gate
dungeon-lords-dimensional-gate-rule = Discard one of the monsters you sent into this battle.

## Special events

dungeon-lords-witch-hunt = Witch Hunt
dungeon-lords-witch-hunt-rule = Discard one of your monsters or gain 3 evil.
dungeon-lords-monster-strike = Monster Strike
dungeon-lords-monster-strike-rule = For each of your monsters, give one part of its cost, or it stays face down until this year’s combat is over.
dungeon-lords-treasury-levy = Treasury Levy
dungeon-lords-treasury-levy-rule = You lose half of your gold, rounded up.
dungeon-lords-imp-exodus = Imp Exodus
dungeon-lords-imp-exodus-rule = You lose every third imp.
dungeon-lords-rats = Rats
dungeon-lords-rats-rule = You lose half of your food, rounded up.
dungeon-lords-trap-recall = Trap Recall
dungeon-lords-trap-recall-rule = Whoever owns traps discards one or pays 1 gold.
dungeon-lords-room-licence = Room Licence
dungeon-lords-room-licence-rule = Pay 1 gold for each of your unconquered rooms; you gain 1 evil for each gold you do not pay.
dungeon-lords-contrary-heroes = Contrary Heroes
dungeon-lords-contrary-heroes-rule = This round the weakest hero goes to the most evil lord, and so on.
dungeon-lords-bad-press = Bad Press
dungeon-lords-bad-press-rule = You gain 1 evil, or 2 if you keep three or more monsters and ghosts.

## Further lines of cards

dungeon-lords-card-monster =
    { $first ->
        [0] It costs { $cost }, when hired and on every pay day. There are { $second }, in the second year only.
       *[other] It costs { $cost }, when hired and on every pay day. There are { $first } in the first year and { $second } in the second.
    }
dungeon-lords-card-room = A room of the first year, built { $zone }. One use takes { $workers } workers.
dungeon-lords-card-room-second = A room of the second year; it may be built anywhere.
dungeon-lords-card-trap = It costs nothing to use, except 1 gold in a room. There are { $copies } of them.
dungeon-lords-card-trap-price = To use it, pay { $cost }; in a room 1 gold more. There are { $copies } of them.
dungeon-lords-card-trap-cost = To use it, pay { $first } in the first year and { $second } in the second; in a room 1 gold more. There are { $copies } of them.
dungeon-lords-card-spell-fast = A fast spell of year { $year }: it works before the monsters act. Fatigue { $fatigue }.
dungeon-lords-card-spell-slow = A slow spell of year { $year }: it works after the monsters have acted. Fatigue { $fatigue }.
dungeon-lords-card-hero = { $hits } hit points, rank { $rank }, year { $year }.
dungeon-lords-card-warrior = A warrior walks to the front on arrival.
dungeon-lords-card-thief = Prevents { $power } trap damage in every round.
dungeon-lords-card-priest = Heals { $power } damage after every battle in which a monster or ghost has attacked.
dungeon-lords-card-wizard = Adds { $power } magic. A spell takes 1 magic in combat round 1, 2 in round 2, and so on.
dungeon-lords-card-paladin = { $hits } hit points, year { $year }. He walks in front, and prevents, heals and casts with { $power } each. In prison he is worth 5 points.

## Questions

dungeon-lords-ask-give-up = Which two of these three orders will you do without in the first round?
dungeon-lords-ask-orders = Which three orders, in which sequence?
dungeon-lords-ask-dig-done = Dig here
dungeon-lords-ask-build-done = Build it
dungeon-lords-ask-orders-done = Give these orders
dungeon-lords-ask-neighbour = Which third order does your non-player neighbour give?
dungeon-lords-ask-trade = { $order }: do you want it?
dungeon-lords-ask-spy = Improve reputation ({ $get }): which combat card do you look at?
dungeon-lords-ask-dig =
    { $foremen ->
        [0] Where do you dig? Up to { $n } squares.
       *[other] Where do you dig? Up to { $n } squares; one more imp is foreman.
    }
# $squares: the tunnels dug, as the answer names them
dungeon-lords-ask-dig-told = { $squares }
dungeon-lords-ask-dig-none = Dig nothing
# What is chosen so far. $squares: the names of $n squares; $left: how many more may follow
dungeon-lords-outlook-dig =
    { $n ->
        [0] An imp for each square.
       *[other] { $left ->
            [0] { $squares }: that is all you can dig.
           *[other] { $squares }, and up to { $left } more.
        }
    }
dungeon-lords-ask-mine =
    { $foremen ->
        [0] How much gold do you mine, up to { $n }?
       *[other] How much gold do you mine, up to { $n }? One more imp is foreman.
    }
dungeon-lords-ask-mine-number =
    { $number ->
        [0] Mine nothing
       *[other] { $number } gold
    }
dungeon-lords-ask-return-trap = Which of your traps goes back?
dungeon-lords-ask-hire = Whom do you hire?
dungeon-lords-ask-build =
    { $gold ->
        [0] Which room do you build, and where? It costs you nothing.
       *[other] Which room do you build for { $gold } gold, and where?
    }
dungeon-lords-ask-build-none = Build nothing
dungeon-lords-ask-build-told = the room as drawn
dungeon-lords-outlook-build = First the room, then its square.
dungeon-lords-outlook-build-where = *{ $room }*: on which square?
dungeon-lords-outlook-build-there = *{ $room }* on { $square }.
dungeon-lords-ask-produce = Which room goes to work next?
dungeon-lords-ask-take-back = Which of the orders you gave do you take back?
dungeon-lords-ask-taxes = The ministry wants { $due } gold. How much do you pay?
dungeon-lords-ask-taxes-number =
    { $number ->
        [0] Pay nothing
       *[other] { $number } gold
    }
dungeon-lords-ask-wages = Pay day: whom do you pay, and whom do you let go? You stand at { $evil } evil.
dungeon-lords-ask-pay-day =
    { $n ->
        [one] Pay day: the { $kind } wants { $cost }; you have { $stock }. Do you pay?
       *[other] Pay day: together they want { $cost }; you have { $stock }. Whom do you pay?
    }
dungeon-lords-ask-pay-day-none = Pay nobody
dungeon-lords-refuse-wages = Together they want { $cost }: you lack { $lack }. Pay fewer of them.
dungeon-lords-refuse-wages-evil = Together they cost { $evil } evil, and your scale has room for { $room }. Pay fewer of them.
dungeon-lords-refuse-wages-twice = Pay each monster once, and give each trap or monster once. Whoever is eaten wants no pay.
dungeon-lords-ask-witch-hunt = Which monster do you hand over to the mob, or do you gain evil?
dungeon-lords-ask-strike = What do you give the { $kind } to end its strike?
dungeon-lords-ask-recall = Which trap do you give back?
dungeon-lords-ask-licence = You owe { $due } gold for your rooms. How much do you pay? You gain 1 evil for each gold you do not.
dungeon-lords-ask-licence-number =
    { $number ->
        [0] Pay nothing
       *[other] { $number } gold
    }
dungeon-lords-ask-turn-order = How do you want battles planned, from the next combat round on? If anybody wants turn order, it holds for all.
dungeon-lords-ask-turn-order-short = How to plan battles
dungeon-lords-ask-tile = Which tile shall the heroes attack?
dungeon-lords-ask-trap = Which trap do you lay out?
dungeon-lords-ask-monsters =
    { $n ->
        [one] Which monster do you send? At most one.
       *[other] Which monsters do you send? At most { $n }.
    }
dungeon-lords-ask-monsters-none = Send no monster
dungeon-lords-ask-ghosts = Which ghosts do you send?
dungeon-lords-ask-ghosts-none = Send no ghost
dungeon-lords-ask-release = Which prisoner do you release?
dungeon-lords-ask-first-trap = Which of your two traps comes first?
dungeon-lords-ask-dart = At whom do you aim the { $trap }?
dungeon-lords-ask-attack = Who attacks next, and how?
dungeon-lords-ask-again = Who takes the next hit of { $n } damage?
dungeon-lords-ask-peace = A Word of Peace: do you withdraw your monsters?
dungeon-lords-ask-bargain = Do you pay the { $kind }, or does it withdraw?
dungeon-lords-ask-lose-trap = Which trap do you lose?
dungeon-lords-ask-fear = Which monster runs home?
dungeon-lords-ask-sheep = Which monster turns into a sheep?
dungeon-lords-ask-gate = Which monster vanishes through the gate?

## Options

dungeon-lords-option-take = Take it: { $get }
dungeon-lords-option-pay = Take it: { $get } for { $pay }
dungeon-lords-option-decline = Do without it
dungeon-lords-option-spy = Combat card { $card }
dungeon-lords-option-no-spying = None, just the reputation
dungeon-lords-option-hire = { $kind } for { $cost }
# $way: the trap or the monster that is given besides
dungeon-lords-option-hire-with = { $kind } for { $cost } and { $way }
dungeon-lords-option-room = { $room } at { $square }
dungeon-lords-option-square = { $square }
dungeon-lords-option-done = Produce nothing more
dungeon-lords-option-all-rooms = All rooms at once: { $get }
dungeon-lords-option-wages = Pay all of them: { $cost }
dungeon-lords-option-wage = Pay the { $kind }: { $cost }
dungeon-lords-option-wage-with = Pay the { $kind }: { $cost } and { $way }
dungeon-lords-option-leave = Let the { $kind } go (1 evil)
# As earlier releases noted it beside wages. $paladin: near, if that is on his part of the scale
dungeon-lords-note-evil =
    { $paladin ->
        [near] That puts you at { $evil } evil, where the paladin comes for lords.
       *[far] That puts you at { $evil } evil.
    }
dungeon-lords-note-trap = Costs { $cost }: { $effect }.
dungeon-lords-note-trap-free = Free: { $effect }.
dungeon-lords-note-room = { $work }. Built { $zone }.
dungeon-lords-note-work = { $workers } workers: { $get }
dungeon-lords-note-work-paid = { $workers } workers and { $pay }: { $get }
dungeon-lords-note-digs =
    { $n ->
        [one] { $n } tunnel
       *[other] { $n } tunnels
    }
dungeon-lords-option-evil = Gain { $n } evil
dungeon-lords-option-give-food = 1 food
dungeon-lords-option-give-gold = 1 gold
dungeon-lords-option-give-evil = 1 evil
dungeon-lords-option-lie-down = Give nothing: it lies down
dungeon-lords-option-pay-gold = Pay 1 gold instead
dungeon-lords-option-together = All at once, in secret
dungeon-lords-option-in-turn = In turn order, openly
dungeon-lords-option-no-trap = Lay out no trap
dungeon-lords-option-withdraw-all = Withdraw all monsters
dungeon-lords-option-withdraw = Withdraw it
dungeon-lords-option-bargain = Pay the { $kind }: { $cost }
dungeon-lords-option-bargain-with = Pay the { $kind }: { $cost } and { $way }
# $attack: the name of an attack, $target: a hero with place
dungeon-lords-attack-at = { $kind }: { $attack }, { $n } to { $target }
dungeon-lords-attack-paid = { $kind }: { $attack } for { $cost }, { $n } to { $target }
dungeon-lords-attack-all = { $kind }: { $attack }, { $n } to everybody
dungeon-lords-attack-none = { $kind }: { $attack }
dungeon-lords-attack-up = { $kind }: nobody to attack, comes back face up
dungeon-lords-attack-down = { $kind }: nobody to attack, falls over
dungeon-lords-refuse-too-many =
    { $n ->
        [one] You may dig only one tunnel here.
       *[other] You may dig at most { $n } tunnels here.
    }
dungeon-lords-refuse-dig = You cannot dig at { $square }: a new tunnel must touch your dungeon and must never complete a block of two by two.
dungeon-lords-refuse-room = This room cannot be built now. You can build *{ $rooms }*.
dungeon-lords-refuse-site = *{ $room }* cannot be built there. These squares are possible: { $squares }.
dungeon-lords-refuse-half-a-room = Please say where to build *{ $room }*, too.

## Deciding ahead

dungeon-lords-ahead-order = { $order }: what do you want?
dungeon-lords-ahead-order-short = Plan: { $order }
dungeon-lords-ahead-order-none = Ask me then
dungeon-lords-ahead-dig = Dig tunnels: where, one after the other?
dungeon-lords-ahead-dig-short = Plan: Dig tunnels
dungeon-lords-ahead-dig-none = Ask me then
dungeon-lords-ahead-production = Which rooms shall work every round, the most important first?
dungeon-lords-ahead-production-short = Plan: rooms at work
dungeon-lords-ahead-production-none = Ask me every round
dungeon-lords-ahead-take-back = Which order do you take back, if there is a choice?
dungeon-lords-ahead-take-back-short = Plan: returning order
dungeon-lords-ahead-take-back-none = Ask me then
dungeon-lords-ahead-taxes = How much do you pay when the taxes are due?
dungeon-lords-ahead-taxes-short = Plan: taxes
dungeon-lords-ahead-taxes-none = Ask me then
dungeon-lords-ahead-wages = Pay day: whom do you pay, and whom do you let go?
dungeon-lords-ahead-wages-short = Plan: pay day
dungeon-lords-ahead-wages-none = Ask me then
dungeon-lords-ahead-witch-hunt = Witch Hunt: whom do you hand over, or do you gain evil?
dungeon-lords-ahead-witch-hunt-short = Plan: Witch Hunt
dungeon-lords-ahead-witch-hunt-none = Ask me then
dungeon-lords-ahead-strike = Monster Strike: what do you give?
dungeon-lords-ahead-strike-short = Plan: Monster Strike
dungeon-lords-ahead-strike-none = Ask me then
dungeon-lords-ahead-recall = Trap Recall: what do you give?
dungeon-lords-ahead-recall-short = Plan: Trap Recall
dungeon-lords-ahead-recall-none = Ask me then
dungeon-lords-ahead-licence = Room Licence: how much do you pay? You gain 1 evil for each gold you do not.
dungeon-lords-ahead-licence-short = Plan: Room Licence
dungeon-lords-ahead-licence-none = Ask me then
dungeon-lords-ahead-spare = Which traps go first when you have to part with one?
dungeon-lords-ahead-spare-short = Plan: traps to part with
dungeon-lords-ahead-spare-none = Ask me every time
dungeon-lords-ahead-battle = Who hits whom in this battle, one after the other?
dungeon-lords-ahead-battle-short = Plan: the battle
dungeon-lords-ahead-battle-none = Ask me in the battle
dungeon-lords-ahead-spell = If they cast *{ $spell }*: what do you choose?
dungeon-lords-ahead-spell-short = Plan: { $spell }
dungeon-lords-ahead-spell-none = Ask me in the battle
dungeon-lords-option-take-any = Take it on any space
dungeon-lords-option-take-on = Take it on space { $space }: { $get }
dungeon-lords-option-pay-on = Take it on space { $space }: { $get } for { $pay }
dungeon-lords-option-unless-paladin = Take it unless that brings me the paladin
dungeon-lords-option-spy-if = Take it, and if I may look, at combat card { $card }
dungeon-lords-option-spy-never = Take it without looking at a combat card
dungeon-lords-option-mine-all = As much as I can
dungeon-lords-option-mine-most = At most { $n } gold
dungeon-lords-option-pay-most =
    { $gold ->
        [0] Pay nothing
       *[other] At most { $gold } gold
    }
# unlike option-wages it is about gold that is due
dungeon-lords-option-pay-all = All I owe, as far as I can
dungeon-lords-option-free-rooms = All rooms that cost nothing
dungeon-lords-option-no-more-rooms = No other room
dungeon-lords-option-wages-everybody = Pay everybody I can
dungeon-lords-option-dart = { $trap } at { $target }
dungeon-lords-option-again = Next hit: { $target }
dungeon-lords-option-anything = For all else, the first choice there is
dungeon-lords-option-pay-each = Pay each of them, if I can
dungeon-lords-option-pay-with = Pay with a { $way }
dungeon-lords-option-withdraw-each = Withdraw each of them

## The story: set-up and rounds

dungeon-lords-starts = { $seat } has the start player marker.
dungeon-lords-starts-you = You have the start player marker.
dungeon-lords-start-moves = The start player marker moves on to { $seat }.
dungeon-lords-start-moves-you = The start player marker moves on to you: you go first.
dungeon-lords-lacks = { $seat } cannot use *{ $orders }* in the first round.
dungeon-lords-year-begins =
    { $year ->
        [1] The first year begins: three tunnels, three imps, and great plans.
       *[other] The second year begins, with stronger heroes and stranger monsters.
    }
dungeon-lords-round-begins = { $season } of year { $year }: the tavern offers *{ $monsters }*, the decorators *{ $rooms }*.
dungeon-lords-forecast = Coming next round: { $event }, and these heroes: { $heroes }.
dungeon-lords-forecast-special = Coming next round: the special event *{ $event }*, and these heroes: { $heroes }.
dungeon-lords-neighbours-placed = Non-player minions take spaces here: *{ $orders }*.
# $minions: who has sent a minion where
dungeon-lords-minions-placed =
    { $card ->
        [1] The first orders: { $minions }.
        [2] The second orders: { $minions }.
       *[other] The third orders: { $minions }.
    }
dungeon-lords-minion-placed = { $seat } at { $order } { $space }
dungeon-lords-no-space = { $seat } finds no space left for *{ $order }*.
dungeon-lords-door-opened = { $seat } jingles { $gold } gold at the tavern’s door.
dungeon-lords-door-closed = { $seat } has no gold to get into the tavern this early.
dungeon-lords-cannot = { $seat } cannot carry out *{ $order }*.
dungeon-lords-declines = { $seat } does without *{ $order }*.
# As earlier releases told it, without the price.
dungeon-lords-did-food = { $seat } gets { $get }.
dungeon-lords-did-imps = { $seat } recruits { $get }.
dungeon-lords-paid-food = { $seat } gets { $get } for { $pay }.
dungeon-lords-paid-imps = { $seat } recruits { $get } for { $pay }.
dungeon-lords-paid-traps = { $seat } spends { $pay } on traps.
dungeon-lords-paid-reputation = { $seat } pays { $pay } for a better reputation: { $get }.
dungeon-lords-did-reputation = { $seat } improves their reputation: { $get }.
dungeon-lords-spies = { $seat } looks at combat card { $card }.
dungeon-lords-spies-you = Combat card { $card } is *{ $spell }*. Keep it to yourself.
dungeon-lords-spies-fast-you = Combat card { $card } is *{ $spell }*, a fast spell with fatigue { $fatigue }: “{ $rule }” Keep it to yourself!
dungeon-lords-spies-slow-you = Combat card { $card } is *{ $spell }*, a slow spell with fatigue { $fatigue }: “{ $rule }” Keep it to yourself!
dungeon-lords-did-dig =
    { $n ->
        [one] { $seat } digs a tunnel at { $squares }.
       *[other] { $seat } digs { $n } tunnels: { $squares }.
    }
dungeon-lords-did-mine = { $seat } mines { $gold } gold.
dungeon-lords-draws-traps =
    { $n ->
        [one] { $seat } draws a trap.
       *[other] { $seat } draws { $n } traps.
    }
dungeon-lords-draws-traps-you =
    { $n ->
        [one] You draw a trap: *{ $traps }*.
       *[other] You draw { $n } traps: *{ $traps }*.
    }
dungeon-lords-loses-trap = { $seat } discards a trap face down.
dungeon-lords-loses-trap-you = You discard *{ $trap }* face down.
dungeon-lords-did-hire = { $seat } hires a *{ $kind }* for { $cost }.
dungeon-lords-did-build = { $seat } builds *{ $room }* at { $square }.
dungeon-lords-produces = { $seat } puts *{ $room }* to work: { $get }.
dungeon-lords-produces-tunnel = { $seat } puts *{ $room }* to work.
dungeon-lords-takes-back = { $seat } takes back *{ $order }*.

## The story: events and heroes

dungeon-lords-begins-pay-day = Pay day! Every monster and ghost wants its wages.
dungeon-lords-begins-taxes = The ministry collects its taxes: a gold for every two tiles.
dungeon-lords-begins-special = Something special is in the air.
dungeon-lords-nothing-special = There is no special event: in a first game nothing happens.
dungeon-lords-special-happens = *{ $event }*: { $rule }
dungeon-lords-did-wage = { $seat } pays the *{ $kind }* { $cost }.
dungeon-lords-monster-leaves = { $seat } lets the *{ $kind }* go, and it talks: 1 evil.
dungeon-lords-did-taxes =
    { $seals ->
        [0] { $seat } pays all taxes: { $gold } gold.
        [one] { $gold ->
            [0] { $seat } pays no taxes and gets a red seal instead.
           *[other] { $seat } pays { $gold } gold in taxes and gets a red seal for the rest.
        }
       *[other] { $gold ->
            [0] { $seat } pays no taxes and gets { $seals } red seals instead.
           *[other] { $seat } pays { $gold } gold in taxes and gets { $seals } red seals for the rest.
        }
    }
dungeon-lords-gains-evil = { $seat } gains { $n } evil.
dungeon-lords-gives-monster = { $seat } loses a *{ $kind }*.
dungeon-lords-strike-settled = { $seat } gives in to the strike.
dungeon-lords-lies-down = { $seat }’s *{ $kind }* is on strike and lies down.
dungeon-lords-loses-gold =
    { $n ->
        [0] { $seat } has no gold to lose.
       *[other] { $seat } loses { $n } gold.
    }
dungeon-lords-loses-food =
    { $n ->
        [0] { $seat } has no food to lose.
       *[other] { $seat } loses { $n } food.
    }
dungeon-lords-loses-imps =
    { $n ->
        [0] { $seat } has too few imps to lose any.
        [one] { $seat } loses an imp.
       *[other] { $seat } loses { $n } imps.
    }
dungeon-lords-did-licence =
    { $gold ->
        [0] { $seat } pays nothing for room licences.
       *[other] { $seat } pays { $gold } gold for room licences.
    }
dungeon-lords-hero-comes = { $hero } sets out for { $seat }’s dungeon.
dungeon-lords-hero-goes-elsewhere = { $hero } sets out for a non-player dungeon, and is not seen again.
dungeon-lords-paladin-comes = The paladin has seen enough and marches to { $seat }’s dungeon!
dungeon-lords-paladin-leaves = The paladin turns his back on { $seat }.

## The story: combat

dungeon-lords-combat-begins =
    { $year ->
        [1] The heroes are at the gates: the combat of the first year begins.
       *[other] The heroes are at the gates once more: the last combat begins.
    }
dungeon-lords-combat-round = Combat round { $round }.
dungeon-lords-wants-turn-order = { $seat } wants battles planned in turn order, beginning with the next plans.
dungeon-lords-wants-no-turn-order = { $seat } no longer insists on planning in turn order.
dungeon-lords-plans =
    { $traps ->
        [0] { $seat } will fight at { $square }, sending { $monsters }, without a trap.
        [one] { $seat } will fight at { $square }, sending { $monsters }, with a trap face down.
       *[other] { $seat } will fight at { $square }, sending { $monsters }, with { $traps } traps face down.
    }
dungeon-lords-plans-nobody =
    { $traps ->
        [0] { $seat } will fight at { $square }, without monsters or traps.
        [one] { $seat } will fight at { $square }, without monsters, but with a trap face down.
       *[other] { $seat } will fight at { $square }, without monsters, but with { $traps } traps face down.
    }
dungeon-lords-releases = { $seat } lets a prisoner go: { $hero }.
dungeon-lords-card-turned = The combat card is *{ $spell }*, with fatigue { $fatigue }.
dungeon-lords-card-turned-fast = The combat card is *{ $spell }*, a fast spell with fatigue { $fatigue }: “{ $rule }”
dungeon-lords-card-turned-slow = The combat card is *{ $spell }*, a slow spell with fatigue { $fatigue }: “{ $rule }”
dungeon-lords-battle-begins = The battle for { $square } in { $seat }’s dungeon begins.
dungeon-lords-springs = { $seat } springs a trap: *{ $trap }*!
dungeon-lords-prevented = Thieving fingers prevent { $n } damage.
dungeon-lords-poisoned = { $hero } feels a little sting. That can’t be healthy.
dungeon-lords-silenced = The party casts no spell this round.
dungeon-lords-unhealed = The party is not healed this round.
dungeon-lords-hit = { $hero } takes { $n } damage.
dungeon-lords-imprisons = { $hero } is eliminated and goes to { $seat }’s prison.
dungeon-lords-illusion-gone = The illusory hero dissolves into thin air.
dungeon-lords-anti-magic = Not a spark: nobody casts spells in { $seat }’s Anti-magic Room.
dungeon-lords-casts = In { $seat }’s dungeon the party casts *{ $spell }*.
dungeon-lords-withdraws = { $seat } withdraws the *{ $kind }*.
dungeon-lords-is-sheep = { $seat }’s *{ $kind }* is a sheep now.
dungeon-lords-attacks = { $seat }’s *{ $kind }*: { $attack }.
dungeon-lords-idles = { $seat }’s *{ $kind }* finds nobody to attack.
dungeon-lords-healed = The party heals { $n } damage.
dungeon-lords-held = { $seat } holds { $square }: no fatigue and no conquest this round.
dungeon-lords-conquered = { $square } in { $seat }’s dungeon is conquered, and { $seat } loses 1 evil.
dungeon-lords-battle-won = All heroes in { $seat }’s dungeon are beaten!
dungeon-lords-survivors-leave =
    { $n ->
        [one] One hero leaves { $seat }’s dungeon alive.
       *[other] { $n } heroes leave { $seat }’s dungeon alive.
    }
# $best: how few tiles one can get away with
dungeon-lords-practice-best =
    { $lost ->
        [0] { $seat } has not lost a single tile, and that is the best there is.
        [one] { $seat } has lost one tile, and that is the best there is.
       *[other] { $seat } has lost { $lost } tiles, and that is the best there is.
    }
dungeon-lords-practice-over =
    { $best ->
        [0] { $seat } has lost { $tiles }. It can be done without losing any.
        [one] { $seat } has lost { $tiles }. It can be done with only one.
       *[other] { $seat } has lost { $tiles }. It can be done with { $best }.
    }
dungeon-lords-practice-best-you =
    { $lost ->
        [0] You have not lost a single tile. Nobody could do better!
        [one] You have lost one tile. Nobody could do better!
       *[other] You have lost { $lost } tiles. Nobody could do better!
    }
dungeon-lords-practice-over-you =
    { $best ->
        [0] You have lost { $tiles }. It can be done without losing any.
        [one] You have lost { $tiles }. It can be done with only one.
       *[other] You have lost { $tiles }. It can be done with { $best }.
    }
dungeon-lords-n-tiles =
    { $n ->
        [one] one tile
       *[other] { $n } tiles
    }

## The story: the end

dungeon-lords-title-evil = Lord of Evil
dungeon-lords-title-rooms = Lord of Rooms
dungeon-lords-title-tunnels = Lord of Tunnels
dungeon-lords-title-monsters = Lord of Monsters
dungeon-lords-title-imps = Lord of Imps
dungeon-lords-title-riches = Lord of Riches
dungeon-lords-title-battle = Lord of Battle
dungeon-lords-title-goes = { $title }: { $lords }.
dungeon-lords-wins =
    { $count ->
        [one] { $lords } becomes Underlord with { $points } points!
       *[other] { $lords } share the rank of Underlord with { $points } points each!
    }
dungeon-lords-licences =
    { $n ->
        [0] The ministry grants nobody a licence this time.
       *[other] The ministry grants a dungeon licence to { $lords }.
    }

## The table in sentences; read aloud as well, so without any markup

dungeon-lords-exercise-first = Dungeon Lords: first practice battle
dungeon-lords-exercise-second = Dungeon Lords: second practice battle
dungeon-lords-exercise-third = Dungeon Lords: third practice battle
dungeon-lords-exercise-fourth = Dungeon Lords: fourth practice battle
dungeon-lords-exercise-first-room = Dungeon Lords: first practice battle, in a room
dungeon-lords-twin-practice = { $practice }.
dungeon-lords-twin-set-up = The game is being set up.
dungeon-lords-twin-round = Year { $year }, { $season }: { $phase }.
dungeon-lords-twin-phase-set-up = set-up
dungeon-lords-twin-phase-new-round = new round
dungeon-lords-twin-phase-orders = choosing orders
dungeon-lords-twin-phase-execution = carrying out orders
dungeon-lords-twin-phase-production = production
dungeon-lords-twin-phase-event = event
dungeon-lords-twin-phase-heroes = heroes arriving
dungeon-lords-twin-phase-combat = combat
dungeon-lords-twin-phase-planning = combat, planning
dungeon-lords-twin-phase-battle = combat, battles
dungeon-lords-twin-phase-scoring = scoring
dungeon-lords-twin-score = { $seat } has { $points } points: rooms { $rooms }, monsters { $monsters }, prisoners { $prisoners }, conquered tiles { $conquered }, seals { $seals }, bonus rooms { $bonus }, and { $worth } for these titles: { $titles }.
dungeon-lords-twin-turn-order = { $seat } is the start player; then, clockwise: { $others }.
dungeon-lords-twin-event = This round ends with: { $event }.
dungeon-lords-twin-next-event = The next round ends with: { $event }.
dungeon-lords-twin-special = { $event } ({ $rule })
dungeon-lords-twin-arriving = Heroes of this round, from weak to strong: { $heroes }.
dungeon-lords-twin-next-heroes = Heroes of the next round, from weak to strong: { $heroes }.
dungeon-lords-twin-paladin-tent = The paladin is in his tent.
dungeon-lords-twin-paladin-at = The paladin is with { $seat }.
dungeon-lords-twin-paladin-at-you = The paladin is with you.
dungeon-lords-twin-neighbour-evil = The non-player marker stands at { $evil } evil.
dungeon-lords-twin-monsters = In the tavern: { $monsters }.
dungeon-lords-twin-rooms = At the decorators: { $rooms }.
dungeon-lords-twin-place = { $order }: { $minions }.
dungeon-lords-twin-minion = { $who } on { $space }
dungeon-lords-twin-non-player = non-player
dungeon-lords-twin-neighbour = A non-player’s pile: { $pile }; unavailable: { $lacks }.
dungeon-lords-twin-lord =
    { $seals ->
        [0] { $seat } stands at { $evil } evil and has { $gold } gold, { $food } food, imps: { $imps }, traps: { $traps }.
       *[other] { $seat } stands at { $evil } evil and has { $gold } gold, { $food } food, imps: { $imps }, traps: { $traps }, red seals: { $seals }.
    }
dungeon-lords-twin-lord-you =
    { $seals ->
        [0] You stand at { $evil } evil and have { $gold } gold, { $food } food, imps: { $imps }, traps: { $traps }.
       *[other] You stand at { $evil } evil and have { $gold } gold, { $food } food, imps: { $imps }, traps: { $traps }, red seals: { $seals }.
    }
dungeon-lords-twin-points = If the game ended now, { $seat } would have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
dungeon-lords-twin-points-you = If the game ended now, you would have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
dungeon-lords-twin-tunnels =
    { $n ->
        [0] There is no unconquered tunnel.
       *[other] Tunnels: { $squares }.
    }
dungeon-lords-twin-tile = { $room } at { $square }
dungeon-lords-twin-built = Rooms: { $rooms }.
dungeon-lords-twin-conquered = Conquered: { $tiles }.
dungeon-lords-twin-work = At work this round: imps { $imps }, trolls { $trolls }; dug { $dug }, mined { $mined }, foremen { $foremen }, rooms used: { $rooms }.
dungeon-lords-twin-lair = In the lair: { $monsters }.
dungeon-lords-twin-face-down = { $kind } (face down)
dungeon-lords-twin-heroes = Heroes in marching order: { $heroes }.
dungeon-lords-twin-hero = { $hero } ({ $left } of { $hits } hit points left)
dungeon-lords-twin-prison = In prison: { $heroes }.
dungeon-lords-twin-lacks = Unavailable orders: { $orders }.
dungeon-lords-twin-errands = Orders of this round: { $orders }.
dungeon-lords-twin-waiting = { $order } (still to come)
dungeon-lords-twin-done = { $order } (carried out)
dungeon-lords-twin-undone = { $order } (not carried out)
dungeon-lords-twin-plan =
    { $n ->
        [0] The battle is planned at { $square }, with no monster; traps: { $traps }.
       *[other] The battle is planned at { $square }, with { $monsters }; traps: { $traps }.
    }
dungeon-lords-twin-spied = { $seat } has looked at { $cards }.
dungeon-lords-twin-spied-you = You have looked at { $cards }.
dungeon-lords-twin-card = combat card { $card }
dungeon-lords-twin-in-turn = { $seat } wants plans in turn order.
dungeon-lords-twin-in-turn-you = You want plans in turn order.
dungeon-lords-twin-combat-round = It is combat round { $round }.
dungeon-lords-twin-spell-fast = Combat card { $card } is { $spell }, a fast spell, fatigue { $fatigue }: { $rule }
dungeon-lords-twin-spell-slow = Combat card { $card } is { $spell }, a slow spell, fatigue { $fatigue }: { $rule }
dungeon-lords-twin-battle = { $seat } fights at { $square }.
dungeon-lords-twin-battle-you = You fight at { $square }.
# $stages: what happened, each with the heroes left afterwards
dungeon-lords-twin-report = { $seat }’s battle at { $square }: { $stages }.
dungeon-lords-twin-stage =
    { $n ->
        [0] { $cause } left nobody
       *[other] { $cause } left { $heroes }
    }
dungeon-lords-twin-stage-healing = healing
dungeon-lords-twin-stage-fatigue = fatigue
dungeon-lords-twin-stage-conquest = the conquest
dungeon-lords-twin-stage-held = the hold
dungeon-lords-twin-stage-poison = poison
dungeon-lords-twin-to-act = Still to act: { $monsters }.
dungeon-lords-twin-held = There will be no fatigue and no conquest.
dungeon-lords-twin-unhealed = There will be no healing.
dungeon-lords-twin-silenced = No spell can be cast.
dungeon-lords-twin-shielded = The next point of damage will be absorbed.
dungeon-lords-twin-invisible = Wizards take no damage.
dungeon-lords-twin-raging = All hits of monsters go to the first hero.
dungeon-lords-twin-poisoned = { $hero } is poisoned.
dungeon-lords-twin-sheep = The { $kind } is a sheep.
dungeon-lords-twin-trap-pile =
    { $n ->
        [0] No trap is left in the pile.
        [one] One trap is left in the pile.
       *[other] { $n } traps are left in the pile.
    }
dungeon-lords-twin-used-traps = Traps used so far: { $traps }.
dungeon-lords-twin-own-traps =
    { $n ->
        [0] You have no traps.
       *[other] Your traps: { $traps }.
    }
dungeon-lords-twin-own-orders = You have chosen these orders: { $orders }.
dungeon-lords-twin-own-neighbour = For your non-player neighbour you have chosen { $order }.
dungeon-lords-twin-own-set-traps = You have laid out: { $traps }.

## The rules in our own words, topic by topic

dungeon-lords-topic-goal = Goal and course of the game
dungeon-lords-rules-goal =
    You apply for a dungeon licence. For **two years** you build a dungeon, and at the end of each year a party of heroes tries to conquer it. Then the ministry counts, and the **most points** win.

    Each year has four rounds: winter, spring, summer and autumn. A round goes like this:
    1. **New round:** three monsters and two rooms are on offer, and the event and the heroes of the *next* round become known.
    2. **Orders:** you all choose three orders in secret. For each of them one of your minions takes a space on the board; then the orders are carried out.
    3. **Production:** rooms go to work, and some order cards come back.
    4. **Event** and **heroes**, but not in winter.

    After autumn comes **combat**, in four rounds of battle.

    You start with 3 gold, 3 food, 3 imps and the three tunnels A3, B3 and C3; A3 is the entrance. Your Evil starts at 5 of 15. The more evil you are, the stronger the heroes who visit you, and **at 10 the paladin gets interested**.

dungeon-lords-topic-orders = Orders
dungeon-lords-rules-orders =
    You have eight order cards. Two of them are unavailable, so you choose **three of six, in sequence**. All choose in secret, at the same time.

    The **turn order** goes clockwise from the start player. The start player marker moves one seat on, clockwise, after winter, spring and summer.

    Then everybody’s first card is turned up, and in turn order each minion takes **the first free space** of its order; then the second cards, then the third. If all three spaces are taken, the minion stays on its order card and does nothing.

    Orders are carried out in the sequence of the board: food, reputation, digging, mining, imps, traps, hiring, building. At each place space I acts first, but for **hiring and building space III acts first**.

    You pay all or nothing, and you may always decline. A minion who does not act goes to its card.

    As soon as you have chosen your orders, you may **decide ahead** how each is to be carried out, and what the rest of the round will ask you for. Whatever you leave open, you are asked in turn.

    Afterwards both unavailable cards come back. Of the three cards played you take back **the first, or one with a minion on it**; the other two are unavailable next round.

    In a first game two random cards are unavailable at the start. In the full version you draw three and choose two of them, and *Hire a monster* as your first card costs 1 gold at once.

dungeon-lords-topic-neighbours = Non-players with two or three
dungeon-lords-rules-neighbours =
    With fewer than four players, non-player minions get in the way. Their spaces are taken, but they do nothing there.

    - **Three players:** one non-player colour shows three random orders of its five before you choose. Its minions stand on **space II** of each.

    - **Two players:** each of you looks after one non-player colour. Each shows two random orders, on space II (II and III, if both show the same). Together with your own orders you secretly choose its **third** from the three cards left in its pile. These minions are placed first of all, on **space I** (I and II, if both are the same).

    The orders a non-player has used are unavailable to it in the next round.

    With two players there is also a non-player marker on the Evilometer. It climbs by 1 before heroes arrive, counts as the nicest of equals, and draws one of the three heroes away. At the change of years it falls by 2.

dungeon-lords-topic-food = Order: get food
dungeon-lords-rules-food =
    { dungeon-lords-food-rule }

    Food feeds monsters and imps. Paying with evil means moving your marker up; if the scale has no room left above you, you cannot pay.

dungeon-lords-topic-reputation = Order: improve reputation
dungeon-lords-rules-reputation =
    { dungeon-lords-reputation-rule }

    Looking at a card is up to you. There are four combat cards each year, one for each round of combat; the first card belongs to the first round. What you see is yours alone, but everybody knows which card you looked at.

dungeon-lords-topic-dig = Order: dig tunnels
dungeon-lords-rules-dig =
    { dungeon-lords-dig-rule }

    A new tunnel must touch a tile of your dungeon, and **no block of two by two squares may ever be full**. Conquered tiles and rooms count as well.

    You choose the squares one after the other, or type them, such as `B4 B5`; a later one may lean on an earlier one. Whoever digs nothing has not carried out the order and needs no foreman. An imp does one job per round; Trolls do not dig.

dungeon-lords-topic-mine = Order: mine gold
dungeon-lords-rules-mine =
    { dungeon-lords-mine-rule }

    Only unconquered tunnels have gold, rooms have none. A tunnel dug this round may be mined this round, but by another imp: each does one job per round. Trolls do not mine.

dungeon-lords-topic-imps = Order: recruit imps
dungeon-lords-rules-imps =
    { dungeon-lords-imps-rule }

    New imps come too late for digging and mining, but they can work in production rooms this very round.

dungeon-lords-topic-traps = Order: buy traps
dungeon-lords-rules-traps =
    { dungeon-lords-traps-rule }

    Only you know your traps, but everybody sees how many you have. Discarded traps do not come back. If the pile runs out, you get what there is; then nothing goes back in the second year either, unless the extra card was really drawn.

dungeon-lords-topic-hire = Order: hire a monster
dungeon-lords-rules-hire =
    { dungeon-lords-hire-rule }

    A Golem costs one of your traps, a Demon one of your monsters, besides what else is on the tile. Evil as a cost moves your marker up, and there must be room for it. The same cost is due again on **pay day**.

    A **Troll** brings a token that works in production rooms like an imp; it leaves together with the Troll. **Ghosts** are not monsters.

dungeon-lords-topic-build = Order: build a room
dungeon-lords-rules-build =
    { dungeon-lords-build-rule }

    The room replaces an unconquered tunnel, even one dug or mined this round. **Two rooms may never be side by side**; corners may touch. Rooms of the first year have a zone:
    - Chicken Coop, Souvenir Shop: rows A and B
    - Mushroom Bed, Mint: rows C and D
    - Workshop, Tool Shed: along the edge
    - Printing Press, Magic Room: B2 to C4

    Rooms of the second year may be built anywhere.

dungeon-lords-topic-production = Production
dungeon-lords-rules-production =
    Unconquered rooms of the first year can produce if you have enough workers: imps without a job this round, new ones included, and troll tokens. Each room works **once a round in the first year, up to twice in the second**. A room built this round can work at once. You choose which rooms work and in which order; all lords do so at the same time, or in turn order if that may send the paladin on.

    Then you take cards back; see *Orders*.

dungeon-lords-topic-pay-day = Pay day
dungeon-lords-rules-pay-day =
    In turn order, for each of your monsters and ghosts you either **pay its cost once more**, or **let it go and gain 1 evil**. You decide about all of them together, for the order makes no difference. The paladin looks on after each.

    Paying with evil takes room on the scale; gaining evil does not. A monster fed to a Demon wants no pay and leaves no bad news.

dungeon-lords-topic-taxes = Taxes
dungeon-lords-rules-taxes =
    You owe **1 gold for every two tiles**, conquered ones included, rounded up. You pay as much as you like. For every gold you do not pay you get a **red seal: 3 points less** at the end.

dungeon-lords-topic-specials = Special events
dungeon-lords-rules-specials =
    In a first game the special event does nothing. In the full version one card a year is turned up together with its tile:
    - *Witch Hunt:* { dungeon-lords-witch-hunt-rule }
    - *Monster Strike:* { dungeon-lords-monster-strike-rule }
    - *Treasury Levy:* { dungeon-lords-treasury-levy-rule }
    - *Imp Exodus:* { dungeon-lords-imp-exodus-rule }
    - *Rats:* { dungeon-lords-rats-rule }
    - *Trap Recall:* { dungeon-lords-trap-recall-rule }
    - *Room Licence:* { dungeon-lords-room-licence-rule }
    - *Contrary Heroes:* { dungeon-lords-contrary-heroes-rule }
    - *Bad Press:* { dungeon-lords-bad-press-rule }

    Ghosts count only where they are named. The evil of these events is a gain: at the top of the scale it costs nothing more.

dungeon-lords-topic-heroes = Heroes
dungeon-lords-rules-heroes =
    In spring, summer and autumn the heroes announced a round before are handed out: the **weakest to the nicest lord**, the strongest to the most evil. Of equals the start player is nicest, then it goes clockwise.

    New heroes stand behind the others, but a **warrior** pushes to the front, behind a paladin only.
    - **Thieves** prevent damage of traps.
    - **Priests** heal after a battle.
    - **Wizards** bring the magic a spell needs.

    If all heroes drawn have the same rank, the last one is exchanged until they differ.

dungeon-lords-topic-paladin = The paladin
dungeon-lords-rules-paladin =
    There is one paladin a year. He comes **at once** to the first lord who reaches 10 evil. Falling below later does not send him away.

    He moves on, just as quickly, to a lord who is at 10 or more **and above** the one who has him. If two such lords are equal, he goes to the one farther clockwise from the start player. He takes his damage along, also in the middle of combat.

    He walks in front and prevents, heals and casts, but belongs to no class. In prison he is worth 5 points, and nobody sees him again. A dungeon without heroes that he enters fights again from the next combat round on.

dungeon-lords-topic-planning = Combat: planning
dungeon-lords-rules-planning =
    Combat takes four rounds. In each, everybody with heroes plans:
    - the **tile**: an unconquered one, as few steps from the entrance as possible, over conquered tiles,
    - **traps**, face down: one, which in a room costs 1 gold; you must be able to pay for it,
    - **monsters** that are face up: one in a tunnel, two in a room,
    - **ghosts**: as many as you like.

    All plan at the same time, in secret. From autumn on, anybody may ask for plans **in turn order**: from the next planning on, tile and monsters are then open to those who plan later.

    As soon as you have planned, you may **decide ahead** who attacks whom; once the combat card is turned up, also what its spell asks you for.

    When all plans are in, the combat card of the round is turned up. Then the battles are fought one after the other, in turn order: traps, fast spell, monsters, slow spell, healing, conquest.

    If you have no unconquered tile left, you release a prisoner instead, in every round with heroes in your dungeon.

dungeon-lords-topic-trap-step = Combat: traps
dungeon-lords-rules-trap-step =
    Your trap is turned up and paid for, then it deals its damage. First lay out the whole damage; then thieves and paladin **cancel one point for each of their points**, from the front hero on. The rest is dealt. What else a trap does cannot be prevented.

    A hero whose damage reaches their hit points is eliminated at once and goes to your prison.

    In the **Labyrinth** you may use two traps, in the order you like. What has been prevented at the first is missing at the second.

    Pendulum swings past a single hero; a single hero is also the last one. Poison works at the very end of your battle, even if the sting itself was prevented.

dungeon-lords-topic-spells = Combat: spells
dungeon-lords-rules-spells =
    Every combat card has a spell. It takes **magic: 1 in the first combat round, 4 in the fourth**. The party casts it if wizards and paladin together have that much when the spell is due: **fast** spells after the traps and before the monsters, **slow** ones after the monsters and before healing.

    A wizard who falls to a trap casts no fast spell; one who falls to a monster casts no slow one.

    A **withdrawn** monster comes back face up, as if it had never been sent. Spells never touch ghosts. Where a spell wants one of your monsters, you choose which.

    `/card` shows what each card does.

dungeon-lords-topic-monster-step = Combat: monsters and ghosts
dungeon-lords-rules-monster-step =
    Whoever was sent attacks, one after the other, as you like: who, which attack, at whom. **Everybody sent must act if they can.** Surplus damage of a hit is lost.

    After acting, a monster or ghost is **knocked out**: face down until this year’s combat is over. Golems always come back face up, Vampires after their weaker bite.

    A Ghost facing a single hero, or a Vampire among priests only, cannot attack. The Ghost falls over, the Vampire may come back.

    As soon as the last hero falls, your battle is over.

dungeon-lords-topic-conquest = Combat: healing and conquest
dungeon-lords-rules-conquest =
    - **Healing:** if at least one monster or ghost has attacked, priests and paladin remove 1 damage for each of their points, from front to back, wherever it came from. The Slime’s hold is not an attack.

    - **Fatigue:** the damage on the combat card, point by point, always to the first hero.

    - **Conquest:** if anybody is left, the tile is conquered, and you lose 1 evil. A conquered tile is of no use any more and never repaired, but it is taxed, and counts for digging and building.

    What skips conquest also skips fatigue.

    After four rounds the heroes still alive leave, and your monsters get up again.

dungeon-lords-topic-end = Second year, end and scoring
dungeon-lords-rules-end =
    In the **second year** dungeons stay as they are. Heroes, monsters, rooms and combat cards now come from the golden stacks, some traps are stronger or cost more, and a new, stronger paladin looks at the Evilometer at once. The start player marker goes one seat to the right with four players, one to the left with three, and stays with two.

    After the combat of the second year:
    - 2 points for each unconquered room
    - 1 for each monster (not for ghosts)
    - 2 for each prisoner, 5 for a paladin
    - 2 less for each conquered tile
    - 3 less for each red seal
    - what unconquered bonus rooms are worth

    Then the **titles**, each 3 points to a single lord, or 2 to each of several (with two players 2 and 1): most evil, most rooms, most tunnels (conquered ones count for both), most monsters, most imps, most gold, food and traps together, and fewest conquered tiles.

    Whoever has the **most points** is the Underlord, and ties share the rank. More than 0 points earn a licence.

dungeon-lords-topic-symbols = Symbols
dungeon-lords-rules-symbols =
    What you see in the pictures:
    - **What you have:** :dungeon-lords/evil: horns: evil · :coin: coin: gold · :dungeon-lords/food: drumstick: food · :dungeon-lords/imp: red imp: imps, 2/6 means two free of six · :dungeon-lords/troll-token: brown face: trolls · :dungeon-lords/trap: jaws: traps · :dungeon-lords/seal: red seal: unpaid taxes.
    - **On the board:** red numbers are what you pay, green ones what you get. I, II and III are the spaces; :eye: eye: a look at a combat card · :dungeon-lords/tunnel: arch: a tunnel · :monster: red face: a monster · :bricks: grey wall: a room · :tick: tick: carried out · :cross: cross: not carried out · a grey n: a non-player · :flag: flag: the turn order begins here.
    - **On monsters and rooms:** :sword: sword: damage, “3/4” two ways to attack, “2×1” two hits of 1 · :crown: crown: points. A monster lying down cannot fight. The small grid shows where a room may be built.
    - **On heroes:** :heart: heart: hit points left · :dungeon-lords/guard: hand: prevents damage of traps · :dungeon-lords/heal: cross: heals · :dungeon-lords/magic: star: magic · :dungeon-lords/poisoned-dart: dart: poisoned. A gold frame is year 2.
    - **On combat cards:** :boot: boot: fatigue · :dungeon-lords/fast: bolt: a fast spell · eye and badges: who has looked at it.
    - **In dungeons:** :dungeon-lords/foreman: helmet: foreman · :dungeon-lords/order-dig: pickaxe: dug this round · :dungeon-lords/order-mine: cart: mined · :dungeon-lords/banner: white banner: conquered · :dungeon-lords/bars: bars: prison · dashed green: possible squares · sword: the battle is here. :spark: A **spark** marks what is new.
    - **On the calendar:** :dungeon-lords/tent: tent: the paladin waits · red spaces: he watches these.

dungeon-lords-topic-practice = Practice battles
dungeon-lords-rules-practice =
    A few small battles to learn how combat works, for one player: three tunnels in line, three heroes, a few monsters and traps. Fatigue is 2 in every round, and there are no spells. You fight until the heroes or the tiles are gone.

    Lose as few tiles as you can: each battle says how many you can keep. `/practice` begins one.
