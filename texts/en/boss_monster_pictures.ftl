# Boss Monster: words in pictures, and what pictures show for those who listen to them
#
# $details: further sentences of this file    $rooms, $heroes, $steps: enumerations made of this file's parts

## Words in pictures: short

boss-monster-picture-round = Round { $round } · { $phase }
boss-monster-picture-phase-set-up = Set-up
boss-monster-picture-phase-start = Start
boss-monster-picture-phase-build = Build
boss-monster-picture-phase-reveal = Reveal
boss-monster-picture-phase-lure = Bait
boss-monster-picture-phase-adventure = Adventure
boss-monster-picture-phase-end = End of round
boss-monster-picture-town = Town
boss-monster-picture-town-empty = Nobody in town
boss-monster-picture-dungeons = Dungeons
boss-monster-picture-boss = { $boss } · { $xp } XP
boss-monster-picture-hand = Your hand
boss-monster-picture-hand-empty = No cards
boss-monster-picture-laid = Laid down
boss-monster-picture-way = A hero’s way
boss-monster-picture-score = Final score
boss-monster-picture-entrance = At the entrance
boss-monster-picture-walks = On the way
boss-monster-picture-soul = Soul
boss-monster-picture-wound = Wound
boss-monster-picture-sent-town = To town
boss-monster-picture-sent-back = Sent back
boss-monster-picture-empty-place = Free
boss-monster-picture-level = Level { $level }

## Legends: what a symbol in a picture means

boss-monster-key-soul = souls: 10 win
boss-monster-key-drop = wounds: 5 lose
boss-monster-key-coin = coins
boss-monster-key-bricks = room cards
boss-monster-key-scroll = spells
boss-monster-key-relic = relics
boss-monster-key-helmet = equipment
boss-monster-key-book = spell books
boss-monster-key-sack = gold
boss-monster-key-pawn = heroes
boss-monster-key-pawn-epic = epic, gold frame: counts 2
boss-monster-key-cards = discard pile
boss-monster-key-flag = on turn
boss-monster-key-own-text = own text, see /card
boss-monster-key-spark = new
boss-monster-key-sword = damage
boss-monster-key-monster = Monster Room
boss-monster-key-gear = Trap Room
boss-monster-key-star = advanced, level
boss-monster-key-upgrade = boss levelled up
boss-monster-key-hourglass = used, waiting
boss-monster-key-cards-below = rooms below
boss-monster-key-coin-on-room = coins on a room
boss-monster-key-barred = no text
boss-monster-key-eye = watches
boss-monster-key-hammer = build phase
boss-monster-key-boot = adventure phase

## What pictures show, for those who listen to them

# $awaited: those who have to decide; $waiting: how many
boss-monster-alt-town =
    { $waiting ->
        [0] { $details }
       *[other] Waiting for { $awaited }. { $details }
    }
boss-monster-alt-round = Round { $round }, { $phase }.
boss-monster-alt-in-town = In town, with health and what lures them: { $heroes }.
boss-monster-alt-hero = { $hero } ({ $health }, { $lure })
boss-monster-alt-hero-no-lure = { $hero } ({ $health })
boss-monster-alt-standing = { $seat }: { boss-monster-n-souls }, { boss-monster-n-wounds }, { boss-monster-n-coins }; relics { $cleric }, equipment { $fighter }, spell books { $mage }, gold { $thief }.
boss-monster-alt-out = { $seat } is out.
boss-monster-alt-dungeons = { $details }
boss-monster-alt-dungeon = Rooms from the entrance, with damage: { $rooms }.
boss-monster-alt-dungeon-empty = The dungeon of { $seat } has no room.
boss-monster-alt-room = { $room } ({ $damage })
boss-monster-alt-room-off = { $room } (deactivated)
boss-monster-alt-room-miniboss = { $room } ({ $damage }, with { $miniboss }, level { $level })
boss-monster-alt-laid = A card lies face down before the first room.
boss-monster-alt-laid-on = A card lies face down on { $room }.
boss-monster-alt-room-coins = { boss-monster-n-coins } on { $room }.
boss-monster-alt-queue = At the entrance, with health: { $heroes }.
boss-monster-alt-waiting = { $hero } ({ $health })
boss-monster-alt-inside = { $hero } is in place { $place }, with { $health } health left.
boss-monster-alt-belongings = { $seat } is { $boss }: { boss-monster-n-souls }, { boss-monster-n-wounds }, { boss-monster-n-coins }, { boss-monster-n-room-cards }, { boss-monster-n-spell-cards }.
boss-monster-alt-hand = Your hand. { $details }
boss-monster-alt-hand-empty = It is empty.
boss-monster-alt-hand-laid = Face down you have laid { $card }.
boss-monster-alt-held-room = { $room }: { $kind }, { $damage } damage, { $treasure }.
boss-monster-alt-held-miniboss = { $miniboss }, a miniboss.
boss-monster-alt-held-spell = { $spell }, a spell for { $phase }.
boss-monster-alt-phase-build = building
boss-monster-alt-phase-adventure = adventures
boss-monster-alt-phase-both = both phases
boss-monster-alt-twice = You hold { $number } of it.
boss-monster-alt-way = How heroes fared, the latest first. { $details }
boss-monster-alt-treasure = { $seat }: relics { $cleric }, equipment { $fighter }, spell books { $mage }, gold { $thief }.
boss-monster-alt-way-soul = { $hero } died in the dungeon of { $seat }.
boss-monster-alt-way-wound = { $hero } got through the dungeon of { $seat }.
boss-monster-alt-way-town = { $hero } was sent from the dungeon of { $seat } to town.
boss-monster-alt-way-entrance = { $hero } was sent back to the entrance of { $seat }.
boss-monster-alt-score = The final score. { $details }
boss-monster-alt-place = { $place }: { $seat } with { boss-monster-n-souls } and { boss-monster-n-wounds }.
boss-monster-alt-held-boss = { $boss }, a boss with { $xp } XP, { $treasure }.
boss-monster-alt-question = What this is about. { $details }
boss-monster-alt-heroes = Heroes, with health and what lures them: { $heroes }.
boss-monster-alt-would-go = As things stand, { $seat } lures { $heroes }.
boss-monster-alt-would-die = Would die in the dungeon of { $seat }: { $heroes }.
boss-monster-alt-would-escape = Would get through the dungeon of { $seat }: { $heroes }.
