# Boss Monster
#
# Arguments that come up again and again:
# $seat, $owner, $victim, $other, $caster: the name of a player    $card, $room, $miniboss, $hero, $boss: the name of a card
# $place: a room's place, 1 is next to the entrance    $coins, $damage, $health: amounts    $level: 1 to 3

## The game and its settings

boss-monster-title = Boss Monster
boss-monster-blurb = Build the dungeon no hero can resist, and none gets out of: ten souls make you the boss of all bosses!

boss-monster-setting-bosses = Bosses
boss-monster-setting-bosses-line = Dealt at random, or everybody is dealt two and keeps one.
boss-monster-setting-bosses-dealt = Dealt
boss-monster-setting-bosses-choose = One of two
boss-monster-setting-intrigue = Intrigue
boss-monster-setting-intrigue-line = Whoever gains no soul in a round may draw a card at its end.
boss-monster-setting-intrigue-off = Off
boss-monster-setting-intrigue-on = On
boss-monster-setting-hard-mode = Hard mode
boss-monster-setting-hard-mode-line = The weakest ordinary heroes stay at home, and epic heroes come sooner.
boss-monster-setting-hard-mode-off = Off
boss-monster-setting-hard-mode-on = On
boss-monster-setting-coin-rule = Coin rule
boss-monster-setting-coin-rule-line = Once per round, in your build turn, you may trade a room card for a coin.
boss-monster-setting-coin-rule-off = Off
boss-monster-setting-coin-rule-on = On
boss-monster-setting-spells = Spells
boss-monster-setting-spells-line = The 26 spells of the box, or 30 with Windfall and Armor Up.
boss-monster-setting-spells-box = 26
boss-monster-setting-spells-all = 30

## Words that other texts are made of

boss-monster-n-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
boss-monster-n-souls =
    { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }
boss-monster-n-wounds =
    { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
boss-monster-n-room-cards =
    { $rooms ->
        [one] { $rooms } room card
       *[other] { $rooms } room cards
    }
boss-monster-n-spell-cards =
    { $spells ->
        [one] { $spells } spell
       *[other] { $spells } spells
    }
boss-monster-n-health = { $health } health
boss-monster-with-health = with { $health } health
# symbols of one kind of which there are several
boss-monster-treasure-times = { $times } times { $treasure }
boss-monster-twin-quoted = “{ $card }”
boss-monster-treasure-c = relics
boss-monster-treasure-f = equipment
boss-monster-treasure-m = spell books
boss-monster-treasure-t = gold
boss-monster-room-at = { $room }: { $seat }, place { $place }
boss-monster-card-at = { $card }, place { $place }
boss-monster-miniboss-at = { $miniboss }, level { $level }: { $seat }
boss-monster-hero-with-health = { $hero } ({ boss-monster-n-health })
boss-monster-two-cards = { $one } and { $two }
boss-monster-second-copy = { $card } (second copy)
boss-monster-named = *{ $card }*
boss-monster-place-new = A new place at the entrance
boss-monster-place-on = On { $room }, place { $place }

## Groups of options

boss-monster-group-spells = Spells
boss-monster-group-abilities = Abilities
boss-monster-group-coins = Spend coins
boss-monster-group-promotions = Promotions
boss-monster-group-in-dungeon = In a dungeon
boss-monster-group-entrance = At the entrance of { $seat }
boss-monster-group-town = In town: ordinary heroes
boss-monster-group-town-epic = In town: epic heroes
boss-monster-group-monster-rooms = Monster Rooms
boss-monster-group-trap-rooms = Trap Rooms
boss-monster-group-minibosses = Minibosses
boss-monster-group-any-time = At any time
boss-monster-group-hero-at = { $hero }, bound for { $seat }

## Questions: at most 150 characters, a name of 32 included

boss-monster-ask-boss = Which of these two bosses do you want to be?
boss-monster-ask-discard-two = Which two cards of your starting hand do you discard?
boss-monster-ask-first-room = Which ordinary room do you build first? It lies face down until everybody has built.
boss-monster-ask-build = What do you lay face down?
boss-monster-ask-build-short = Build
boss-monster-ask-build-again = Your card lies face down. Do you want to change anything?
boss-monster-ask-lay-first = Which card do you lay face down first? Your turn goes on after that.
boss-monster-ask-lay-first-short = Lay, then act
boss-monster-offer-change = Do you want to move your card, or take it back?
boss-monster-offer-change-short = Change my build
boss-monster-offer-build-late = You have built nothing. Do you want to lay a card after all?
boss-monster-offer-build-late-short = Build after all
boss-monster-ask-build-window = { $seat } has finished building. Do you want to act before that is final?
boss-monster-ask-first-room-ahead = Which ordinary room do you want to build first?
boss-monster-ask-first-room-ahead-short = First room ahead
boss-monster-ask-first-room-ahead-none = Ask me in turn
boss-monster-ask-build-ahead = What do you build, and where?
boss-monster-ask-build-ahead-short = Build ahead
boss-monster-ask-build-ahead-none = Ask me in turn
boss-monster-ask-usual-stops = When do you want to be asked in every adventure?
boss-monster-ask-usual-stops-short = Usual stops
boss-monster-ask-usual-stops-none = Ask me every time
boss-monster-ask-thresh-always = Mind Thresher: do you give up the soul for 2 spells whenever a hero dies there?
boss-monster-ask-thresh-always-short = Mind Thresher: every time
boss-monster-ask-thresh-always-none = Ask me every time
boss-monster-ask-draw-spell-always = Cerebella: do you draw a spell every time?
boss-monster-ask-draw-spell-always-short = Cerebella: every time
boss-monster-ask-draw-spell-always-none = Ask me every time
boss-monster-ask-buy-spell-always = Black Market: do you pay 1 coin for a spell every time?
boss-monster-ask-buy-spell-always-short = Black Market: every time
boss-monster-ask-buy-spell-always-none = Ask me every time
boss-monster-ask-intrigue-always = Intrigue: which card do you always draw?
boss-monster-ask-intrigue-always-short = Intrigue: every time
boss-monster-ask-intrigue-always-none = Ask me every time
# $count: how many orders are in force
boss-monster-offer-build-orders =
    { $count ->
        [0] Orders for build phases: when do you want to be asked? Right now: never.
        [one] Orders for build phases: when do you want to be asked? Right now: at one point.
       *[other] Orders for build phases: when do you want to be asked? Right now: at { $count } points.
    }
boss-monster-offer-build-orders-short =
    { $count ->
        [0] Orders: pass
       *[other] Orders: { $count }
    }
boss-monster-offer-build-orders-none = Pass everywhere
boss-monster-offer-orders =
    { $count ->
        [0] Orders for this adventure: when do you want to be asked? Right now: never.
        [one] Orders for this adventure: when do you want to be asked? Right now: at one point.
       *[other] Orders for this adventure: when do you want to be asked? Right now: at { $count } points.
    }
boss-monster-offer-orders-short =
    { $count ->
        [0] Orders: pass
       *[other] Orders: { $count }
    }
boss-monster-offer-orders-none = Just watch
# Games saved by the first release still ask these.
boss-monster-ask-build-orders = Standing orders for build phases: when do you want to be asked? They hold until you change them.
boss-monster-ask-build-orders-short = Standing orders
boss-monster-ask-build-orders-none = Pass everywhere
boss-monster-ask-orders-anew = Standing orders for this adventure phase: when do you want to be asked from now on?
boss-monster-ask-orders-anew-short = Standing orders
boss-monster-ask-orders-anew-none = Just watch
boss-monster-ask-clinic = Minion Clinic: how many coins do you put on it, each for a card from the discard pile?
boss-monster-ask-take = Which card do you take from the discard pile?
boss-monster-ask-orders = The adventure begins. When do you want to be asked?
boss-monster-ask-orders-none = Just watch
boss-monster-ask-enter = { $hero } wants to enter the dungeon of { $seat }. What do you do?
boss-monster-ask-room = { $hero } is in { $room }, in the dungeon of { $seat }, { boss-monster-with-health } left. What do you do?
boss-monster-ask-cancel = { $seat } casts { $card }. Do you cancel it?
boss-monster-ask-tax = Short Circuit: do you pay 1 coin, or is { $card } cancelled?
boss-monster-ask-respond = { $seat } announces: { $action }. Do you act first?
boss-monster-ask-reveal = You have revealed { $miniboss }. Do you pay 1 coin for it, or discard it?
boss-monster-ask-order = Several of your effects happen now. In which order?
boss-monster-ask-coins = How many coins?
boss-monster-ask-catch = Imp Hoard: which of the cards an opponent has just discarded do you take?
boss-monster-ask-watch = Ancient Guardtower: which opponent does it watch this round?
boss-monster-ask-swap-hoards = Robber’s Vault: whose hoard do you swap yours for?
boss-monster-ask-heal = Vampire Lab: which miniboss card do you discard to heal a wound?
boss-monster-ask-wound = Which wound do you turn into a soul?
boss-monster-ask-portal = Mysterious Portal: which miniboss card do you discard to draw a spell?
boss-monster-ask-clinic-cards = Minion Clinic: which cards do you take from the discard pile, at most { $most }, for a coin each?
boss-monster-ask-clinic-cards-none = Take no card
boss-monster-ask-ballroom = Crystal Ballroom: how many coins do you put on it, each for a spell?
boss-monster-ask-loot = Loot Box: do you pay 2 coins to draw 2 spells?
boss-monster-ask-buy-spell = Black Market: do you pay 1 coin to draw a spell?
boss-monster-ask-thresh = Mind Thresher: do you give up the soul of { $hero } to draw 2 spells?
boss-monster-ask-draw-spell = Cerebella: do you draw a spell?
boss-monster-ask-repeat = Rocky: which other room counts as just built?
boss-monster-ask-build-drawn = Brassknuckle: you have drawn { $card }. Do you build it at once?
boss-monster-ask-sift = Jinx: which room card do you discard?
boss-monster-ask-spellbane = The Warlock demands a spell. Which one do you discard?
boss-monster-ask-rob = Which card do you take from this hand?
boss-monster-ask-barter = Calabeza: which Monster Room card do you discard for the promotion?
boss-monster-ask-sell = Which room card do you discard for a coin?
boss-monster-ask-intern = Internship: do you build a miniboss that was found?
boss-monster-ask-intrigue = Intrigue: you gained no soul this round. Which card do you draw?

boss-monster-choose-player = { $card }: for which player?
boss-monster-choose-dungeon = { $card }: in whose dungeon?
boss-monster-choose-robbed = { $card }: which opponent loses a spell?
boss-monster-choose-opponent-with-cards = { $card }: whose hand do you look at?
boss-monster-choose-room = { $card }: which room?
boss-monster-choose-opponent-room = { $card }: which room of an opponent?
boss-monster-choose-monster = { $card }: which Monster Room?
boss-monster-choose-own-monster = { $card }: which of your Monster Rooms?
boss-monster-choose-destroy-monster = { $card }: which of your Monster Rooms do you destroy for it?
boss-monster-choose-miniboss = { $card }: which miniboss?
boss-monster-choose-opponent-miniboss = { $card }: whose miniboss changes sides?
boss-monster-choose-own-room = { $card }: under which of your rooms does it go?
boss-monster-choose-swapped-dungeon = { $card }: in whose dungeon do two rooms change places?
boss-monster-choose-stack = { $card }: which room changes places?
boss-monster-choose-other-stack = { $card }: with which other room?
boss-monster-choose-hero = { $card }: which hero?
boss-monster-choose-waiting-hero = { $card }: which hero has to wait?
boss-monster-choose-hero-in-town = { $card }: which hero in town?
boss-monster-choose-hero-inside = { $card }: which hero?
boss-monster-choose-hero-in-own-dungeon = { $card }: which hero in your dungeon?
boss-monster-choose-hero-here = { $card }: which hero in this room?
boss-monster-choose-weak-hero-here = { $card }: which hero in this room?
boss-monster-choose-smash-hero = { $card }: how hard do you hit?
boss-monster-choose-discard-miniboss = { $card }: which miniboss card do you discard for it?
boss-monster-choose-discard-spell = { $card }: which spell do you discard for it?
boss-monster-choose-discard-card = { $card }: which card do you discard for it?
boss-monster-choose-ambush-cards = { $card }: which cards do you discard for it?
boss-monster-choose-pile-room-or-spell = { $card }: which card do you take from the discard pile?
boss-monster-choose-treasure = { $card }: which kind of treasure?
boss-monster-choose-more-or-less = { $card }: more damage, or less?
boss-monster-choose-spell-or-coins = { $card }: a spell, or coins?
boss-monster-choose-draw-or-discard = { $card }: draw a spell, or burn one?
boss-monster-choose-text-or-room = { $card }: only the text, or the whole room?
boss-monster-choose-double-or-not = { $card }: do you double the damage as well?

## Options: at most 80 characters, a name of 32 included

boss-monster-option-yes = Yes
boss-monster-option-no = No
boss-monster-option-no-more = No, and do not ask again this round
boss-monster-option-any = Any
boss-monster-option-pass = Pass
boss-monster-option-pass-hero = Pass until this hero is done
boss-monster-option-pass-phase = Pass for the rest of the phase
boss-monster-option-done = Build nothing
boss-monster-option-keep = Leave it there
boss-monster-option-withdraw = Take the card back
boss-monster-option-redraw = Draw seven new cards
boss-monster-option-pay = Pay 1 coin
boss-monster-option-give-up = Let the spell be cancelled
boss-monster-option-reveal-pay = Pay 1 coin
boss-monster-option-reveal-discard = Discard the miniboss
boss-monster-option-build-new = { $card } to a new place at the entrance
boss-monster-option-build-on = { $card } on top of { $room }, place { $place }
boss-monster-option-build-miniboss = { $card } into { $room }, place { $place }
boss-monster-option-promote = { $miniboss } to level { $level } for 1 coin
boss-monster-option-barter = { $miniboss } to level { $level } for a Monster Room card
boss-monster-option-sell = Discard a room card for 1 coin
boss-monster-option-cast = Cast { $card }
boss-monster-option-use-boss = Use your boss { $card }
boss-monster-option-use-hand = Discard { $card } from your hand
boss-monster-option-use-room = Use { $card }, place { $place }
boss-monster-option-use-miniboss = Use level { $level } of { $card }, place { $place }
boss-monster-option-mageseeker = Cancel it with Mageseeker, discarding { $card }
boss-monster-option-calm = Give { $seat } 1 coin to calm Scott’s traps
boss-monster-option-paywall = Give { $seat } coins to weaken the Paywall
boss-monster-option-bribe = Pay coins for the health of { $hero }
boss-monster-option-tower = Give { $victim } 1 coin for a random spell (place { $place })
boss-monster-option-smash = { $damage } damage for { $hero }
boss-monster-option-more = 1 more damage
boss-monster-option-less = 1 less damage
boss-monster-option-spell = Draw a spell
boss-monster-option-coins = Gain 2 coins
boss-monster-option-efreet-draw = Draw a spell for 2 less damage
boss-monster-option-efreet-burn = Discard { $card } for 2 more damage
boss-monster-option-sabotage-text = Switch its text off
boss-monster-option-sabotage-room = Deactivate the room
boss-monster-option-rage-plain = Do not double it
boss-monster-option-rage-double = Double it
boss-monster-option-intern = { $miniboss } into { $room }, place { $place }
boss-monster-option-draw-room = Draw a room card
boss-monster-option-draw-spell = Draw a spell
boss-monster-order-spell = Whenever somebody casts a spell or uses an ability
boss-monster-order-price = Before your miniboss is paid for at the reveal
boss-monster-order-before = Before the build of { $seat } is final (seen by all)
boss-monster-order-turn = Before the build of { $seat } is final
boss-monster-order-enter = Before { $hero } enters
boss-monster-order-rooms = After each room { $hero } goes through
boss-monster-order-end = When { $hero } is about to die or to get through
boss-monster-usual-pass = Nowhere: I pass
boss-monster-usual-without-spells = Only while I hold no spell card; with one, ask me
boss-monster-usual-own-enter = Before a hero of yours enters
boss-monster-usual-own-rooms = After each room a hero of yours goes through
boss-monster-usual-own-end = When a hero of yours is about to die or to get through
boss-monster-usual-escaping-enter = Before a hero enters who would get through your dungeon
boss-monster-usual-escaping-rooms = After each room of a hero who would get through your dungeon
boss-monster-usual-escaping-end = At the end of the way of a hero who would get through your dungeon
boss-monster-usual-leading-enter = Before a hero enters who would die at the leading opponent’s
boss-monster-usual-leading-rooms = After each room of a hero who would die at the leading opponent’s
boss-monster-usual-leading-end = At the end of the way of a hero who would die at the leading opponent’s
boss-monster-option-keep-cards = Keep my cards
boss-monster-option-catch-nothing = Leave it on the pile
boss-monster-option-draw-nothing = Draw nothing
boss-monster-option-let-happen = Let it happen
boss-monster-option-buy-nothing = Buy nothing
boss-monster-option-loot = Pay 2 coins for 2 spells
boss-monster-option-buy-spell = Pay 1 coin for a spell
boss-monster-option-no-room-to-discard = Discard nothing
boss-monster-option-take-nothing = Take nothing
boss-monster-option-thresh = Give up the soul for 2 spells
boss-monster-option-keep-soul = Keep the soul
boss-monster-option-keep-souls = Keep all souls this round
boss-monster-option-repeat-nothing = Repeat nothing
boss-monster-option-keep-drawn = Keep it in hand
boss-monster-option-no-intern = Build none of them
boss-monster-option-thresh-always = Always take 2 spells
boss-monster-option-thresh-never = Always keep the soul
boss-monster-option-draw-spell-always = Always draw a spell
boss-monster-option-draw-spell-never = Never draw one
boss-monster-option-buy-spell-always = Always buy a spell
boss-monster-option-buy-spell-never = Never buy one
boss-monster-option-if-quiet = Only if nobody acts before me
boss-monster-option-always = Yes, every time
boss-monster-option-never = No, never
boss-monster-offer-calm = a coin for Scott
boss-monster-offer-paywall = coins for the Paywall
boss-monster-offer-bribe = coins for a hero
boss-monster-offer-tower = a coin for a spell

## The story

boss-monster-boss = { $seat } is *{ $boss }*, with { $xp } XP.
boss-monster-redraws = { $seat } discards the whole starting hand ({ $cards }) and draws a new one.
boss-monster-round = Round { $round } begins.
boss-monster-arrive =
    { $number ->
        [one] { $heroes } comes to town.
       *[other] { $heroes } come to town.
    }
boss-monster-all-draw = Everybody draws a room card.
boss-monster-draws-rooms =
    { $number ->
        [one] { $seat } draws a room card.
       *[other] { $seat } draws { $number } room cards.
    }
boss-monster-draws-rooms-you =
    { $number ->
        [one] You draw a room card: { $cards }.
       *[other] You draw { $number } room cards: { $cards }.
    }
boss-monster-draws-spells =
    { $number ->
        [one] { $seat } draws a spell.
       *[other] { $seat } draws { $number } spells.
    }
boss-monster-draws-spells-you =
    { $number ->
        [one] You draw a spell: { $cards }.
       *[other] You draw { $number } spells: { $cards }.
    }
boss-monster-rooms-reshuffled = The room deck is empty: the discarded rooms and minibosses are shuffled into a new one.
boss-monster-spells-reshuffled = The spell deck is empty: the discarded spells are shuffled into a new one.
boss-monster-discards = { $seat } discards { $cards }.
boss-monster-takes-from-pile = { $seat } takes *{ $card }* from the discard pile.
boss-monster-steals-spell = { $seat } takes a spell from the hand of { $victim }.
boss-monster-steals-room = { $seat } takes a room card from the hand of { $victim }.
boss-monster-steals-you = You take *{ $card }* from the hand of { $victim }.
boss-monster-steals-from-you = { $seat } takes *{ $card }* from your hand.
# Stories written by earlier releases tell it so.
boss-monster-steals-known = { $seat } takes *{ $card }* from the hand of { $victim }.
boss-monster-looks-at-hand = { $seat } looks at the hand of { $victim }.
boss-monster-looks-at-your-hand = { $seat } looks at your hand.
boss-monster-looks-at-hand-you = In the hand of { $victim } you see { $cards }.
boss-monster-gains = { $seat } gains { boss-monster-n-coins } from *{ $card }*.
boss-monster-pays = { $seat } pays { boss-monster-n-coins } for *{ $card }*.
boss-monster-wants-a-word = { $seat } wants to be asked before the build of { $other } is final.
boss-monster-wants-no-word = { $seat } no longer wants to be asked before the build of { $other } is final.
boss-monster-lays-new = { $seat } lays a card face down at a new place.
boss-monster-lays-new-you = You lay *{ $card }* face down at a new place.
boss-monster-lays-on = { $seat } lays a card face down on *{ $room }*.
boss-monster-lays-on-you = You lay *{ $card }* face down on *{ $room }*.
boss-monster-takes-back = { $seat } takes back the card that lay face down.
boss-monster-builds-nothing = { $seat } builds nothing.
boss-monster-builds = { $seat } has built *{ $room }*.
boss-monster-reveals-miniboss = { $seat } reveals the miniboss *{ $miniboss }*.
boss-monster-miniboss-in-play = { $seat } pays 1 coin for *{ $miniboss }*, who moves into *{ $room }*.
boss-monster-miniboss-discarded = { $seat } does not pay for *{ $miniboss }*, who goes to the discard pile.
boss-monster-miniboss-recalled = *{ $miniboss }* goes back to the hand of { $seat }.
boss-monster-promotes-for-coin = { $seat } promotes *{ $miniboss }* to level { $level } for 1 coin.
boss-monster-promotes = { $seat } promotes *{ $miniboss }* to level { $level }.
boss-monster-levels-up = Five rooms: { $seat } levels up, and *{ $boss }* shows what a boss can do.
boss-monster-uses = { $seat } uses *{ $card }*.
boss-monster-casts = { $seat } casts *{ $card }*.
boss-monster-aims = { $seat } chooses: { $targets }
boss-monster-cancelled = *{ $card }*, cast by { $seat }, is cancelled.
boss-monster-fizzles = *{ $card }*, played by { $seat }, has lost its target and does nothing.
boss-monster-offer-fizzles = What { $seat } wanted to pay for is gone, so nothing is paid.
boss-monster-short-circuit = { $seat } plays *Short Circuit*: this round every spell of { $caster } costs 1 coin or is cancelled.
boss-monster-mageseeker = { $seat } sends *Mageseeker* to cancel the spell of { $caster }.
boss-monster-destroyed = *{ $room }* is destroyed in the dungeon of { $seat }.
boss-monster-deactivated = *{ $room }* in the dungeon of { $seat } is deactivated until end of round.
boss-monster-muted = *{ $room }* in the dungeon of { $seat } loses its text until end of round.
boss-monster-damage-now = *{ $room }* in the dungeon of { $seat } now deals { $damage } damage.
boss-monster-rooms-swapped = In the dungeon of { $seat }, *{ $room }* and *{ $other }* change places.
boss-monster-all-treasures = Until end of round, *{ $room }* in the dungeon of { $seat } has one symbol of every kind.
boss-monster-no-treasure = Until end of round, *{ $room }* in the dungeon of { $seat } has no treasure.
boss-monster-treasure-added = Until end of round, the dungeon of { $seat } has one more symbol: { $treasure }.
boss-monster-hushed = Until end of round, heroes ignore all ability texts in the dungeon of { $seat }.
boss-monster-first-skipped = Until end of round, heroes who enter the dungeon of { $seat } skip its first room.
boss-monster-coins-put = { $seat } puts { boss-monster-n-coins } on *{ $room }*.
boss-monster-hoards-swapped = { $seat } and { $other } swap hoards: { $seat } now has { boss-monster-n-coins }, and { $other } has { $given }.
boss-monster-watches = The *Ancient Guardtower* of { $seat } watches { $victim } this round.
boss-monster-build-repeated = *{ $room }* of { $seat } counts as just built.
boss-monster-internship = { $seat } puts the top cards of the room deck on the discard pile: { $cards }.
boss-monster-intern-placed = { $seat } lays the intern *{ $miniboss }* on a room, to be paid for at the reveal.
boss-monster-betrayed = *{ $miniboss }* leaves { $seat }, who gets { boss-monster-n-coins } in return.
boss-monster-calmed = { $seat } gives { $owner } 1 coin: *Scott* adds no damage to traps this round.
boss-monster-tower-paid = { $seat } gives { $victim } 1 coin for the *Ancient Guardtower*.
boss-monster-paywall-paid = { $seat } gives { $owner } { boss-monster-n-coins }: the *Paywall* deals only { $damage } damage this round.
boss-monster-bribed = { $seat } pays { boss-monster-n-coins }, and *{ $hero }* gets as much health until end of round.
boss-monster-stay =
    { $number ->
        [one] { $heroes } stays in town.
       *[other] { $heroes } stay in town.
    }
boss-monster-lured =
    { $number ->
        [one] { $heroes } is lured to the dungeon of { $seat }.
       *[other] { $heroes } are lured to the dungeon of { $seat }.
    }
boss-monster-fetched = *{ $hero }* is fetched from town to the entrance of { $seat }.
boss-monster-delayed = *{ $hero }* has to wait at the entrance of { $seat } until the next round.
boss-monster-halt-enter = *{ $hero }* is about to enter the dungeon of { $seat }, and somebody wanted to be asked first.
boss-monster-halt-room = *{ $hero }* is in *{ $room }*, in the dungeon of { $seat }, { boss-monster-with-health } left, and somebody wanted to be asked here.
boss-monster-taxed-by-hero = *{ $hero }* counts the coins of { $seat } and gets { $health } more health.
boss-monster-spellbane-stronger = { $seat } has no spell to give, so *{ $hero }* gets { $health } more health.
boss-monster-way-step = { $room } { $damage }
boss-monster-hurt = *{ $hero }* takes { $damage } more damage in the dungeon of { $seat } and has { $remaining } health left.
boss-monster-toughened = Thanks to { $seat }, *{ $hero }* has { $health } more health until end of round.
boss-monster-dies =
    { $rooms ->
        [0] *{ $hero }* ({ boss-monster-n-health }) dies in the dungeon of { $seat }; that makes { boss-monster-n-souls }.
       *[other] *{ $hero }* ({ boss-monster-n-health }) dies in the dungeon of { $seat } (damage: { $steps }); that makes { boss-monster-n-souls }.
    }
boss-monster-survives =
    { $rooms ->
        [0] *{ $hero }* ({ boss-monster-n-health }) walks straight through the empty dungeon of { $seat }; that makes { boss-monster-n-wounds }.
       *[other] *{ $hero }* ({ boss-monster-n-health }) gets through the dungeon of { $seat } (damage: { $steps }); that makes { boss-monster-n-wounds }.
    }
boss-monster-post-dies = *{ $hero }* ({ boss-monster-n-health }) dies in the dungeon of { $seat }.
boss-monster-post-survives = *{ $hero }* ({ boss-monster-n-health }) gets through the dungeon of { $seat }.
boss-monster-sent-back = *{ $hero }* is back at the entrance of { $seat } and waits for the next round.
boss-monster-sent-to-town = *{ $hero }* is sent from the dungeon of { $seat } back to town.
boss-monster-threshed = { $seat } gives the soul of *{ $hero }* to *Mind Thresher*.
boss-monster-healed = { $seat } heals a wound: *{ $hero }* now counts as a soul.
boss-monster-eliminated = With { $wounds } wounds, { $seat } is out of the game.
boss-monster-wins = { $seat } is the ultimate boss monster, with { boss-monster-n-souls } and { boss-monster-n-wounds }!

## Bosses: a name, and what the boss can do after levelling up

boss-monster-mb001 = Gregore
boss-monster-mb001-text = The first time each round that a hero dies in your dungeon, you gain 1 coin.
boss-monster-mb002 = Calabeza
boss-monster-mb002-text = You may pay for your promotion of the round with a Monster Room card from your hand instead of a coin.
boss-monster-mb003 = Belladonna
boss-monster-mb003-text = Once per round: pay 2 coins, and an opponent of your choice loses a random spell from hand.
boss-monster-mb004 = Lamia
boss-monster-mb004-text = Every Monster Room you build brings you 1 coin.
boss-monster-mb005 = King Croak
boss-monster-mb005-text = Minibosses you reveal come into play at level 2.
boss-monster-mb006 = Ravenus
boss-monster-mb006-text = Once per round: pay 2 coins to double the damage of any one Monster Room until end of round.
boss-monster-mb007 = Baron Hex
boss-monster-mb007-text = Every spell you cast brings you 1 coin; cancelled ones do not count.
boss-monster-mb008 = Oculus
boss-monster-mb008-text = Whenever a hero dies in a room of yours with a miniboss, you draw a spell.
boss-monster-mb009 = Kazanna
boss-monster-mb009-text = Once per round: pay 2 coins to draw a spell.
boss-monster-mb010 = Dr. Deadly
boss-monster-mb010-text = Every Trap Room you build brings you 1 coin.
boss-monster-mb011 = Scott
boss-monster-mb011-text = Your Trap Rooms deal 1 more damage. Any opponent may give you 1 coin to switch that off until end of round.
boss-monster-mb012 = Kirax
boss-monster-mb012-text = Once per round: pay 2 coins to add a treasure symbol of your choice to anybody’s dungeon until end of round.

## Rooms

boss-monster-mb013 = Spectral Bomb
boss-monster-mb013-text = Destroy this room: an opponent of your choice loses a random spell from hand.
boss-monster-mb014 = Monster Academy
boss-monster-mb014-text = When built or uncovered: gain 2 coins for each miniboss in your hand.
boss-monster-mb015 = Ancient Guardtower
boss-monster-mb015-text = When built: choose an opponent. Once this round you may give them 1 coin to take a random spell from their hand.
boss-monster-mb016 = Tomb of Terrors
boss-monster-mb016-text = Discard this card from your hand: take a room or a spell from the discard pile.
boss-monster-mb017 = Imp Hoard
boss-monster-mb017-text = Once per round, when an opponent discards from hand, you may take that card.
boss-monster-mb018 = Vampire Lab
boss-monster-mb018-text = When built or uncovered: you may discard a miniboss from your hand to turn one of your wounds into a soul.
boss-monster-mb019 = Haunted Cavern
boss-monster-mb019-text = Once per round: pay 1 coin, and a hero at your entrance has to wait there until the next round.
boss-monster-mb020 = Minion Clinic
boss-monster-mb020-text = When built: put up to 3 of your coins here; for each you take a card from the discard pile. Each coin here lowers the damage by 1.
boss-monster-mb021 = Robber’s Vault
boss-monster-mb021-text = When built: swap your whole hoard for that of another player, even if yours is empty.
boss-monster-mb022 = Minotaur Catacombs
boss-monster-mb022-text = Destroy this room while a hero is in it: the hero goes back to your entrance and waits there until the next round.
boss-monster-mb023 = Goblin Market
boss-monster-mb023-text = Whenever you build a room directly beside this one, you gain 2 coins.
boss-monster-mb024 = Power Leech
boss-monster-mb024-text = If the room directly to the right is a Monster Room, that room deals 2 more damage.
boss-monster-mb025 = Fetid Beast
boss-monster-mb025-text = No Monster Room may be built directly beside this one. This room itself may be built beside any.
boss-monster-mb026 = Training Camp
boss-monster-mb026-text = Once per round: discard a miniboss from your hand to double the damage of one of your Monster Rooms until end of round.
boss-monster-mb027 = Shrooman Aviary
boss-monster-mb027-text = Discard this card from your hand: any one hero gets 3 more health until end of round.
boss-monster-mb028 = Dragon’s Nest
boss-monster-mb028-text = When built or uncovered: until end of round, your other Monster Rooms deal 1 more damage for each of their symbols.
boss-monster-mb029 = Doppelganger Hive
boss-monster-mb029-text = Deals 1 more damage for each hero lured to your dungeon this round.
boss-monster-mb030 = Foyer Elemental
boss-monster-mb030-text = Once per round, when a hero leaves this room alive, you gain 2 coins.
boss-monster-mb031 = Mysterious Portal
boss-monster-mb031-text = When built or uncovered: you may discard a miniboss from your hand to draw a spell.
boss-monster-mb032 = Alchemist’s Lab
boss-monster-mb032-text = The first spell you cast each round brings you 2 coins; cancelled ones do not count.
boss-monster-mb033 = Black Market
boss-monster-mb033-text = Once per round, when a room is destroyed in any dungeon, you may pay 1 coin to draw a spell.
boss-monster-mb034 = Mind Thresher
boss-monster-mb034-text = Once per round, when a hero dies here, you may take the hero out of the game instead of gaining the soul, and draw 2 spells.
boss-monster-mb035 = Cursed Well
boss-monster-mb035-text = Discard this card from your hand: draw a spell, or gain 2 coins.
boss-monster-mb036 = Loot Box
boss-monster-mb036-text = When built: you may pay 2 coins to draw 2 spells.
boss-monster-mb037 = Crystal Ballroom
boss-monster-mb037-text = When built: put up to 3 of your coins here and draw as many spells. Each coin here lowers the damage by 1.
boss-monster-mb038 = Efreet’s Chamber
boss-monster-mb038-text = Once per round, while a hero stands at your entrance: draw a spell, and this room deals 2 less damage; or discard a spell, and it deals 2 more.
boss-monster-mb039 = Magipede
boss-monster-mb039-text = Deals 1 more damage for each spell in your hand.
boss-monster-mb040 = Delver’s Quarry
boss-monster-mb040-text = When built or uncovered: draw a room card.
boss-monster-mb041 = Garbage Chute
boss-monster-mb041-text = Once per round, when a room is destroyed in any dungeon, you gain 2 coins.
boss-monster-mb042 = Unstable Mine
boss-monster-mb042-text = Destroy this room: gain 3 coins.
boss-monster-mb043 = Sawtooth Pendulum
boss-monster-mb043-text = Once per round: pay 1 coin to kill a hero in this room who has 3 health or less left.
boss-monster-mb044 = The Catapult
boss-monster-mb044-text = Once per round: discard a miniboss from your hand to deactivate a room of an opponent until end of round.
boss-monster-mb045 = Endless Gallery
boss-monster-mb045-text = Destroy this room: add a treasure symbol of your choice to anybody’s dungeon until end of round.
boss-monster-mb046 = Paywall
boss-monster-mb046-text = Other players may give you any number of coins; for each, this room deals 1 less damage until end of round.
boss-monster-mb047 = Living Trap
boss-monster-mb047-text = Destroy an active Monster Room of your dungeon: kill a hero in this room.
boss-monster-mb048 = The Dreadmill
boss-monster-mb048-text = At the start of each build phase put 1 of your coins here, or destroy this room. Each coin here adds 1 damage.
boss-monster-mb049 = Personnel Office
boss-monster-mb049-text = Once per round, when an opponent reveals or promotes a miniboss, you gain 1 coin.
boss-monster-mb050 = Trophy Room
boss-monster-mb050-text = When built or uncovered: gain 1 coin for each of your rooms with two or more symbols, this one included.
boss-monster-mb051 = Lightning Rod
boss-monster-mb051-text = Once per round, when a hero dies here, you gain 3 coins.
boss-monster-mb052 = Pixie Fountain
boss-monster-mb052-text = Destroy this room: gain 1 coin for each of your wounds.
boss-monster-mb053 = The Keystone
boss-monster-mb053-text = Destroy this room: gain 1 coin for each room left in your dungeon.
boss-monster-mb054 = Pool of Shadows
boss-monster-mb054-text = Once per round: discard a spell to gain 2 coins.

## Minibosses: a name, and a text for each level

boss-monster-mb055 = Spike
boss-monster-mb055-text-1 = This room deals 1 more damage.
boss-monster-mb055-text-2 = Once per round: discard a card to deal 2 damage to a hero in this room.
boss-monster-mb055-text-3 = A miniboss of your choice goes back to the hand of the player in whose dungeon it is.
boss-monster-mb056 = Kid Croak
boss-monster-mb056-text-1 = This room has one more symbol: equipment.
boss-monster-mb056-text-2 = Once per round, in the build phase: two rooms of any one dungeon change places.
boss-monster-mb056-text-3 = All Monster Rooms of one dungeon deal 1 more, or 1 less, damage until end of round.
boss-monster-mb057 = Draculad
boss-monster-mb057-text-1 = This room has one more symbol: relics.
boss-monster-mb057-text-2 = Once per round: send the hero in your dungeon back to town.
boss-monster-mb057-text-3 = Look at an opponent’s hand; you may take a spell or a room from it.
boss-monster-mb058 = Rocky
boss-monster-mb058-text-1 = Any room may be built on top of this one, whatever its symbols.
boss-monster-mb058-text-2 = When a hero dies here, another room of your dungeon may count as just built.
boss-monster-mb058-text-3 = A hero inside any dungeon gets 5 more health until end of round.
boss-monster-mb059 = Cerebella
boss-monster-mb059-text-1 = This room has one more symbol: spell books.
boss-monster-mb059-text-2 = When a hero dies here, you may draw a spell.
boss-monster-mb059-text-3 = Heroes ignore all ability texts of one dungeon until end of round.
boss-monster-mb060 = Paddywhack
boss-monster-mb060-text-1 = This room has one more symbol: gold.
boss-monster-mb060-text-2 = The first time each round that you gain coins, you gain 1 more.
boss-monster-mb060-text-3 = Kill a hero in this room.
boss-monster-mb061 = Icicle Man
boss-monster-mb061-text-1 = This room deals 1 more damage.
boss-monster-mb061-text-2 = Texts of heroes in your dungeon or at your entrance do not count.
boss-monster-mb061-text-3 = Deactivate a room in any dungeon until end of round.
boss-monster-mb062 = Mageseeker
boss-monster-mb062-text-1 = This room deals 1 more damage for each of its symbols.
boss-monster-mb062-text-2 = Once per round: discard a spell to cancel the spell of an opponent.
boss-monster-mb062-text-3 = Until end of round, heroes who enter a dungeon of your choice skip its first room.
boss-monster-mb063 = Brassknuckle
boss-monster-mb063-text-1 = This room deals 1 more damage.
boss-monster-mb063-text-2 = Once per round, when a hero dies here, draw a room card; if it is a room, you may build it at once.
boss-monster-mb063-text-3 = Double the damage of this room until end of round.
boss-monster-mb064 = Jinx
boss-monster-mb064-text-1 = At the start of the build phase draw an extra room card, then discard a room.
boss-monster-mb064-text-2 = Every symbol printed on this room counts twice.
boss-monster-mb064-text-3 = Put a hero from town at your entrance.

## Spells

boss-monster-mb065 = Internship
boss-monster-mb065-text = Put the top 3 cards of the room deck on the discard pile. You may build one miniboss among them, in addition to your usual build.
boss-monster-mb066 = Spirit Dragon
boss-monster-mb066-text = Until end of round, a room in any dungeon has exactly one symbol of each kind.
boss-monster-mb067 = Sabotage!
boss-monster-mb067-text = Until end of round, a room in any dungeon has no text; or, if you have more minibosses in play than its owner, it is deactivated.
boss-monster-mb068 = Rage!
boss-monster-mb068-text = Until end of round, the room of a miniboss deals 1 more damage for each of its levels; if you have exactly one miniboss in play, you may then double the damage.
boss-monster-mb069 = Ambush
boss-monster-mb069-text = Discard 2 Monster Rooms or 1 miniboss from your hand to kill a hero in your dungeon.
boss-monster-mb070 = Rebirth
boss-monster-mb070-text = A player of your choice discards the whole hand and draws as many cards of each deck.
boss-monster-mb071 = Smash!
boss-monster-mb071-text = 2 damage to a hero in your dungeon; or 4 damage to a hero in any room with a miniboss.
boss-monster-mb072 = Pay to Win
boss-monster-mb072-text = Until end of round, a room deals 1 more damage, and 1 more for each coin you pay.
boss-monster-mb073 = Zoning Board
boss-monster-mb073-text = Your usual build of this round may be an advanced room on any of your rooms, whatever the symbols.
boss-monster-mb074 = Respawn
boss-monster-mb074-text = All your visible rooms count as just built, in the order you like.
boss-monster-mb075 = Heist
boss-monster-mb075-text = Until end of round, a room in any dungeon has no treasure symbols.
boss-monster-mb076 = Short Circuit
boss-monster-mb076-text = When an opponent casts a spell: for this one and for every other this round, they pay 1 coin or it is cancelled.
boss-monster-mb077 = Traitor
boss-monster-mb077-text = Give an opponent as many coins as one of their minibosses has levels: it moves under one of your rooms, at its level. You may not build as usual this round.
boss-monster-windfall = Windfall
boss-monster-windfall-text = If your hoard is empty: gain 3 coins.
boss-monster-armor-up = Armor Up!
boss-monster-armor-up-text = A hero gets 1 more health until end of round, and 2 more for each coin you pay.

## Heroes

boss-monster-mb078 = Felicity, Joyful Nurse
boss-monster-mb079 = Wolfhard, Teen Hero
boss-monster-mb080 = Holkin, Propheteer
boss-monster-mb081 = Luz, Merciful Healer
boss-monster-mb082 = Inquisitor
boss-monster-mb083 = Josie, Vampire Slayer
boss-monster-mb084 = Tess, Dwarven Shieldmaiden
boss-monster-mb085 = Steven the Human
boss-monster-mb086 = Rotgut, Half-Giant Berserker
boss-monster-mb087 = Maxine, Sister of Steel
boss-monster-mb088 = Sellsword
boss-monster-mb089 = Joe the Smith
boss-monster-mb090 = Eloi Marlborn
boss-monster-mb091 = Exai, Mindmage
boss-monster-mb092 = Clebrina, Familiar
boss-monster-mb093 = Bross, Illusionist Adept
boss-monster-mb094 = Alchemist
boss-monster-mb095 = Dovkro, Born of the Dragon
boss-monster-mb096 = K’Bothi the Spy
boss-monster-mb097 = The Steel Mouser
boss-monster-mb098 = Ofcroak, Vengeful Handmaid
boss-monster-mb099 = Koko the Piper
boss-monster-mb100 = Scoundrel
boss-monster-mb101 = Marmo, Master of Dreams
boss-monster-mb102 = The Fool
boss-monster-mb103 = Haize, Half-Angel
boss-monster-mb104 = The Overseer
boss-monster-mb105 = Paladin
boss-monster-mb106 = Koverian, Executioner
boss-monster-mb107 = Varraka, Combat Instructor
boss-monster-mb108 = Zheng-Yi, One Kick Woman
boss-monster-mb109 = Relic Hunter
boss-monster-mb110 = Unseena, Invisible Wrestler
boss-monster-mb111 = Zutara, Elemental Master
boss-monster-mb112 = Mortimer, Evil Genius
boss-monster-mb113 = Warlock
boss-monster-mb114 = Shigeru the Spellbinder
boss-monster-mb115 = Moran, Master of Keys
boss-monster-mb116 = Marsden, Reformed Outlaw
boss-monster-mb117 = Tax Collector
boss-monster-mb118 = Petros, Dwarven Noble
boss-monster-mb119 = The Progenitors

boss-monster-special-coins = Once per round, each opponent of the player this hero visits may pay coins: the hero gets 1 health for each until end of round.
boss-monster-special-fewest-souls = Goes to the player with the fewest souls, and stays in town while that is a tie.
boss-monster-special-most-souls = Goes to the player with the most souls, and stays in town while that is a tie.
boss-monster-special-tough = Takes 1 less damage from every Monster Room.
boss-monster-special-picky = Skips every room with more than one kind of treasure.
boss-monster-special-spellbane = When this hero enters the first room, the dungeon’s owner discards a spell; without one, the hero gets 2 health until end of round.
boss-monster-special-taxes = When this hero enters the first room, it gets 1 health until end of round for each coin in the owner’s hoard, at most 5.

## Cards people look up: what kind of card it is

# $copies: how many there are, $treasure: an enumeration
boss-monster-face-boss = Boss with { $xp } XP; treasure: { $treasure }. After levelling up:
boss-monster-face-room =
    { $copies ->
        [one] { $kind }, { $damage } damage; treasure: { $treasure }. There is one such card.
       *[other] { $kind }, { $damage } damage; treasure: { $treasure }. There are { $copies } such cards.
    }
boss-monster-kind-monster = Ordinary Monster Room
boss-monster-kind-trap = Ordinary Trap Room
boss-monster-kind-monster-advanced = Advanced Monster Room
boss-monster-kind-trap-advanced = Advanced Trap Room
boss-monster-face-miniboss = Miniboss: 1 coin to reveal, 1 coin for each promotion. There is one such card.
boss-monster-face-level = Level { $level }: { $text }
boss-monster-face-level-three = Level 3, which puts it back to level 1: { $text }
boss-monster-face-spell-build = Spell for the build phase.
boss-monster-face-spell-adventure = Spell for the adventure phase.
boss-monster-face-spell-both = Spell for the build phase and the adventure phase.
boss-monster-face-hero = Ordinary hero with { $health } health, lured by { $lure }; counts 1 soul or 1 wound.
boss-monster-face-epic = Epic hero with { $health } health, lured by { $lure }; counts 2 souls or 2 wounds.
boss-monster-face-hero-no-lure = Ordinary hero with { $health } health; counts 1 soul or 1 wound.
boss-monster-face-epic-no-lure = Epic hero with { $health } health; counts 2 souls or 2 wounds.
boss-monster-face-players =
    { $players ->
        [2] Comes with any number of players.
        [3] Comes with three or four players.
       *[other] Comes only with four players.
    }
boss-monster-source-rulebook = The rulebook shows this card.
boss-monster-source-public = From a public list of the cards.
boss-monster-source-designed = Parts of this card are our own: nobody has published them.

## The table in sentences; read aloud as well, so without any markup

boss-monster-twin-setup = The table is being set up.
boss-monster-twin-round = It is round { $round }, { $phase }.
boss-monster-twin-phase-set-up = the set-up
boss-monster-twin-phase-start = the start of the round
boss-monster-twin-phase-build = the build phase
boss-monster-twin-phase-reveal = the reveal
boss-monster-twin-phase-lure = the bait phase
boss-monster-twin-phase-adventure = the adventure phase
boss-monster-twin-phase-end = the end of the round
boss-monster-twin-order = Order of play: { $seats }.
boss-monster-twin-open-orders = { $seat } wants to be asked before these builds are final: { $builders }.
boss-monster-twin-open-orders-you = You want to be asked before these builds are final: { $builders }.
boss-monster-twin-lair = { $seat } is { $boss } with { $xp } XP: { boss-monster-n-souls }, { boss-monster-n-wounds }, { boss-monster-n-coins }, { boss-monster-n-room-cards } and { boss-monster-n-spell-cards } in hand.
boss-monster-twin-lair-you = You are { $boss } with { $xp } XP: { boss-monster-n-souls }, { boss-monster-n-wounds }, { boss-monster-n-coins }, { boss-monster-n-room-cards } and { boss-monster-n-spell-cards } in hand.
boss-monster-twin-no-boss = { $seat } has no boss yet: { boss-monster-n-coins }.
boss-monster-twin-no-boss-you = You have no boss yet: { boss-monster-n-coins }.
boss-monster-twin-levelled = The boss of { $seat } has levelled up.
boss-monster-twin-levelled-you = Your boss has levelled up.
boss-monster-twin-out = { $seat } is out of the game, with { boss-monster-n-souls } and { boss-monster-n-wounds }.
boss-monster-twin-out-you = You are out of the game, with { boss-monster-n-souls } and { boss-monster-n-wounds }.
boss-monster-twin-treasure = Treasure in this dungeon: relics { $cleric }, equipment { $fighter }, spell books { $mage }, gold { $thief }.
boss-monster-twin-no-rooms = There is no room yet.
boss-monster-twin-room = Place { $place }: { $room }, { $kind }, { $damage } damage, treasure: { $treasure }.
boss-monster-twin-miniboss = Its miniboss is { $miniboss }, level { $level }.
boss-monster-twin-covered = It covers { $rooms }.
boss-monster-twin-coins = Lying on it: { boss-monster-n-coins }.
boss-monster-twin-off = It is deactivated until end of round.
boss-monster-twin-mute = It has no text until end of round.
boss-monster-twin-used = It has been used this round.
boss-monster-twin-face-down = A card lies on it face down.
boss-monster-twin-intern = The intern { $miniboss } lies on it until the reveal.
boss-monster-twin-watched = It watches { $victim } this round.
boss-monster-twin-new-room = A card lies face down at a new place before the first room.
boss-monster-twin-queue = At the entrance, first in line first: { $heroes }.
boss-monster-twin-hero = { $hero } { boss-monster-with-health }
boss-monster-twin-hero-waits = { $hero } { boss-monster-with-health }, waiting for the next round
boss-monster-twin-souls = Souls: { $heroes }.
boss-monster-twin-wounds = Wounds: { $heroes }.
boss-monster-twin-mark-promoted = { $seat } has promoted a miniboss this round.
boss-monster-twin-mark-promoted-you = You have promoted a miniboss this round.
boss-monster-twin-mark-sold = { $seat } has sold a room card this round.
boss-monster-twin-mark-sold-you = You have sold a room card this round.
boss-monster-twin-mark-no-build = { $seat } may not build this round.
boss-monster-twin-mark-no-build-you = You may not build this round.
boss-monster-twin-mark-zoning = { $seat } may build an advanced room anywhere this round.
boss-monster-twin-mark-zoning-you = You may build an advanced room anywhere this round.
boss-monster-twin-mark-taxed = Every spell of { $seat } costs 1 coin this round.
boss-monster-twin-mark-taxed-you = Every spell of yours costs 1 coin this round.
boss-monster-twin-mark-calm = The traps of { $seat } have no bonus this round.
boss-monster-twin-mark-calm-you = Your traps have no bonus this round.
boss-monster-twin-mark-hushed = Heroes ignore all texts in the dungeon of { $seat } this round.
boss-monster-twin-mark-hushed-you = Heroes ignore all texts in your dungeon this round.
boss-monster-twin-mark-first-skipped = Heroes skip the first room of { $seat } this round.
boss-monster-twin-mark-first-skipped-you = Heroes skip your first room this round.
boss-monster-twin-mark-boss-used = The boss of { $seat } has been used this round.
boss-monster-twin-mark-boss-used-you = Your boss has been used this round.
boss-monster-twin-town = In town, the oldest first: { $heroes }.
boss-monster-twin-town-empty = Nobody is in town.
boss-monster-twin-walker = { $hero } is in the dungeon of { $seat }, place { $place }, { boss-monster-with-health } left.
boss-monster-twin-walker-you = { $hero } is in your dungeon, place { $place }, { boss-monster-with-health } left.
boss-monster-twin-way-soul =
    { $rooms ->
        [0] { $hero } came to { $seat } { boss-monster-with-health } and died without entering a room.
       *[other] { $hero } came to { $seat } { boss-monster-with-health } and died: { $steps }.
    }
boss-monster-twin-way-soul-you =
    { $rooms ->
        [0] { $hero } came to you { boss-monster-with-health } and died without entering a room.
       *[other] { $hero } came to you { boss-monster-with-health } and died: { $steps }.
    }
boss-monster-twin-way-wound =
    { $rooms ->
        [0] { $hero } came to { $seat } { boss-monster-with-health } and met no room at all.
       *[other] { $hero } came to { $seat } { boss-monster-with-health } and got through: { $steps }.
    }
boss-monster-twin-way-wound-you =
    { $rooms ->
        [0] { $hero } came to you { boss-monster-with-health } and met no room at all.
       *[other] { $hero } came to you { boss-monster-with-health } and got through: { $steps }.
    }
boss-monster-twin-way-town =
    { $rooms ->
        [0] { $hero } came to { $seat } { boss-monster-with-health } and was sent to town.
       *[other] { $hero } came to { $seat } { boss-monster-with-health } and was sent to town: { $steps }.
    }
boss-monster-twin-way-town-you =
    { $rooms ->
        [0] { $hero } came to you { boss-monster-with-health } and was sent to town.
       *[other] { $hero } came to you { boss-monster-with-health } and was sent to town: { $steps }.
    }
boss-monster-twin-way-entrance =
    { $rooms ->
        [0] { $hero } came to { $seat } { boss-monster-with-health } and was sent back.
       *[other] { $hero } came to { $seat } { boss-monster-with-health } and was sent back: { $steps }.
    }
boss-monster-twin-way-entrance-you =
    { $rooms ->
        [0] { $hero } came to you { boss-monster-with-health } and was sent back.
       *[other] { $hero } came to you { boss-monster-with-health } and was sent back: { $steps }.
    }
boss-monster-twin-way-under-way =
    { $rooms ->
        [0] { $hero } has come to { $seat } { boss-monster-with-health }.
       *[other] { $hero } came to { $seat } { boss-monster-with-health }: { $steps }.
    }
boss-monster-twin-way-under-way-you =
    { $rooms ->
        [0] { $hero } has come to you { boss-monster-with-health }.
       *[other] { $hero } came to you { boss-monster-with-health }: { $steps }.
    }
boss-monster-twin-step = { $room } dealt { $damage }, leaving { $remaining }
boss-monster-twin-unpaid = { $seat } has revealed { $miniboss } and has to pay for it or discard it.
boss-monster-twin-unpaid-you = You have revealed { $miniboss } and have to pay for it or discard it.
boss-monster-twin-casting = Declared and not yet carried out: { $cards }.
boss-monster-twin-decks = Room deck: { $rooms }; spell deck: { $spells }; heroes to come: { $ordinary } ordinary and { $epic } epic.
boss-monster-twin-discards = On the discard pile, the latest last: { $cards }.
boss-monster-twin-discards-empty = The discard pile is empty.
boss-monster-twin-hand = Your room cards: { $rooms }. Your spells: { $spells }.
boss-monster-twin-placed = You have laid { $card } face down.
boss-monster-twin-orders = You want to be asked: { $orders }.

## The rules in our own words, topic by topic

boss-monster-topic-goal = Goal and course of the game
boss-monster-rules-goal =
    You are the boss at the end of a dungeon. Treasure lures heroes in, rooms wear them down: whoever **dies** in your dungeon is a **soul**, whoever gets through to you is a **wound**. Epic heroes count double.

    - **Ten souls** at the end of a round, with fewer than five wounds: you win.
    - **Five wounds** at the end of a round: you are out, however many souls you have.

    Every round goes like this:
    1. **Start:** as many heroes as players come to town, and everybody draws a room card.
    2. **Build:** in turn, everybody may lay one room or miniboss face down, and promote a miniboss. Then all cards are turned up together.
    3. **Bait:** every hero goes to the dungeon with the most of the treasure it is after.
    4. **Adventure:** dungeon by dungeon, the heroes go from room to room.
    5. **End:** whatever held “until end of round” stops, and wounds and souls are counted.

    Order of play is always by **experience (XP)** of the bosses, the highest first.

boss-monster-topic-setup = Set-up
boss-monster-rules-setup =
    Heroes go by the number of players: 13 ordinary and 9 epic ones with two, 17 and 13 with three, 25 and 17 with four. Epic heroes come when all ordinary ones have come.

    Everybody is dealt a boss, 3 coins, **5 cards of the room deck and 2 spells**. All at once you discard two of your seven cards, whichever you like. If your hand has four or more advanced rooms, or four or more rooms with one kind of treasure in common, you may discard all seven before that and draw new ones.

    Then, in XP order, everybody may lay **one ordinary room** face down beside their boss. All are turned up together, and what they do when built happens in XP order. Spells and abilities cannot be used yet. You can name that room while you choose what to discard.

boss-monster-topic-building = Building
boss-monster-rules-building =
    In your build turn you may build **one room or one miniboss**, or nothing. Everybody sees where the card lies, but nobody sees which it is before all are turned up.

    - **Ordinary rooms** go to a new place at the entrance, as long as you have fewer than five rooms, or on top of any of your rooms.
    - **Advanced rooms** only go on top of a room that shows at least one symbol in common.
    - A covered room has no function. It works again when the one above is destroyed; then it is uncovered, not built. Coins on a room are lost when it is covered or destroyed.

    Every room is either a **Monster Room** or a **Trap Room**; many texts are about one of the two kinds only.

    Before you build you may use abilities, cast spells and promote; **laying a card ends your turn**, unless you pick *Lay a card, then act*. **Until the next player acts**, you can still move the card or take it back. If somebody acts in your turn, you are asked again. As long as a card lies face down on a room, nothing can be done with that room.

    You may also **build ahead**: list what you want to build, the best first, and what to do before that. When your turn comes, the first that is still possible is laid; a room on top of another is meant for the one that is visible now. If nothing fits any more, you are asked.

    At the reveal minibosses are paid for. Then each player in XP order levels up, if this is the first time with **five rooms**, and all “when built” effects happen, in your own order.

boss-monster-topic-minibosses = Minibosses
boss-monster-rules-minibosses =
    Minibosses are in the room deck, but they are not rooms. You build one **instead of a room**, face down on any of your rooms. Symbols do not matter, but the room must have none yet, and no room **right beside it** may have one.

    At the reveal you **pay 1 coin** or discard it. You pay without being asked, unless you want that: see *Standing orders*. It then lies under its room at level 1, and its text belongs to the room.

    Once per round, in your build turn, **1 coin promotes** one of your minibosses by a level; not in the round in which it was revealed. All levels up to the present one count. **Level 3** can be used whenever spells may be cast, and puts the miniboss back to level 1.

    If its room is destroyed, the miniboss is discarded. If its room is covered, it stays with the new one, at its level.

boss-monster-topic-coins = Coins
boss-monster-rules-coins =
    Everybody starts with 3 coins; how many somebody has is open to all. Coins pay for minibosses (1 to reveal, 1 for a promotion) and for many abilities. A hoard never goes below zero, and what cannot be paid in full cannot be used.

    “Pay” is to the supply, “give” is to another player. Coins lying **on a room** are lost as soon as that room is covered or destroyed.

    Some cards let **other players** spend coins whenever spells may be cast: Scott’s traps can be calmed for 1 coin, the Paywall weakened for any number, and the health of the four coin heroes (Inquisitor, Sellsword, Alchemist, Scoundrel) raised by everybody but the player they visit, once per round each.

boss-monster-topic-luring = Bait phase
boss-monster-rules-luring =
    Starting with **the newest hero**, each hero in town looks for its treasure: Clerics want relics, Fighters equipment, Mages spell books, Thieves gold.

    For every dungeon the symbols of all visible, active rooms are counted, with those of minibosses and the boss, and those added for the round. The dungeon with **the most** lures the hero. In a tie for the most, or if nobody has that treasure, the hero **stays in town** until next round.

    A hero with two kinds of treasure goes by the sum of both. The Fool goes to whoever has the fewest souls, the Progenitors to whoever has the most; ties keep them in town.

    Heroes queue at the entrance: whoever comes later stands behind. As the newest hero is lured first, it also enters first.

    Nobody decides anything in this phase.

boss-monster-topic-adventure = Adventure phase
boss-monster-rules-adventure =
    In XP order, every player with heroes at the entrance becomes the active player and takes them on, one by one. A hero enters the room next to the entrance and goes on towards the boss.

    In every room:
    1. The **hero’s own text** counts first, then the room’s.
    2. The room deals its **damage**. Damage stays with the hero from room to room.
    3. **Spells and abilities** may be used.
    4. When the hero would leave: if the damage is **at least its health**, it dies in this room, and its soul is yours. Otherwise it goes on. Past the last room it wounds you.

    Effects that kill work at once. Health gained before leaving can still save a hero. If the room under a hero is destroyed, the hero leaves it at once. Deactivated rooms are passed without being entered.

    Heroes sent back to the entrance wait for the next round; damage does not last beyond the round.

boss-monster-topic-heroes = Heroes
boss-monster-rules-heroes =
    Ordinary heroes have 2 to 8 health and count 1 soul or 1 wound; epic ones have 11 to 20 and count 2. `/card` shows each of them.

    Some have a text of their own:
    - **Inquisitor, Sellsword, Alchemist, Scoundrel:** opponents of the player they visit may pay for their health.
    - **The Fool** goes to the fewest souls, **the Progenitors** to the most.
    - **Paladin** takes 1 less damage from Monster Rooms.
    - **Relic Hunter** skips rooms with more than one kind of treasure.
    - **Warlock** costs the dungeon’s owner a spell, or gets 2 health.
    - **Tax Collector** gets 1 health for each coin of the dungeon’s owner, at most 5.

    Some of these texts are ours, because nobody has published them; `/card` says which.

boss-monster-topic-spells = Spells and abilities
boss-monster-rules-spells =
    You draw spells only when a card tells you to. You may play any number, **in the build phase and in the adventure phase**, if the spell fits the phase.

    What a room, a miniboss or your boss lets you “do” can be used **whenever a spell could be cast**, also in another player’s turn. You need a target and the full price. “Once per round” counts for each copy of a card; what has no such limit can be used again and again.

    When you declare something, you choose its targets and pay at once. If a target is gone before it is carried out, nothing happens, and the price stays paid.

    - **Cancelling:** when a spell is cast, opponents with Short Circuit, or with Mageseeker at level 2, may cancel it. A cancellation cannot be cancelled. A cancelled spell does not count as cast; abilities cannot be cancelled.

boss-monster-topic-reactions = Windows and priority
boss-monster-rules-reactions =
    Spells and abilities can be used at these moments:
    - in every **build turn**, before the build is final,
    - **before each hero enters** a dungeon,
    - **in each room**, after it has dealt its damage.

    The **active player** comes first and may do as much as they like. Then the others are asked by XP, the highest first. If one of them declares something, it waits: the active player may act before it. Then it is carried out, and everything starts over, until all have passed in a row.

    Not at the start or the end of a round, not at the reveal, not in the bait phase, and not while an effect is carried out.

    So that play does not drag, you are only asked where you wanted to be: see *Standing orders*.

boss-monster-topic-orders = Standing orders
boss-monster-rules-orders =
    At the start of each adventure phase, all of you say **at the same time** when you want to be asked: before a certain hero enters, after each room it goes through, when it is about to die or to get through, or whenever somebody casts a spell or uses something. **Pick nothing to pass** the whole phase.

    With **usual stops** you say once and for all when you want to be asked: for every hero of yours, for those who would get through your dungeon as it is when the adventure begins, or for those who would die at the opponent with the most souls. Then you are no longer asked at the start of an adventure; what follows from them can be changed like any other orders. You can also have them count only while you hold no spell card.

    For build phases there are standing orders, too: before somebody’s build is final, whenever a spell is cast, or before you pay for a miniboss at the reveal. They stay in force until you change them.

    Orders are **secret**, with one exception: everybody sees before whose build you want to be asked (not for the last one to build, since the cards are turned up right after). You can change them at any time, while others are thinking as well. Play stops only where somebody asked for it; whether you are asked depends on your orders and on what everybody can see, never on your hand.

    Cancelling a spell is only possible for those who want to be asked at spells.

boss-monster-topic-terms = Terms
boss-monster-rules-terms =
    - **Discard:** from your hand to the common pile, face up; you choose the card unless it says “random”.
    - **Destroy:** the visible room goes to the pile, with its miniboss. A room below is uncovered; a gap is closed towards the boss. Only active rooms can be destroyed.
    - **Deactivate:** until end of round the room has no damage, no symbols and no text, does not count as a room, cannot be built on or destroyed, and heroes pass it.
    - **Uncovered** is not **built**: only texts that say so happen then.
    - **Counts as just built:** only that room’s own text happens, nothing else.
    - **Double:** the room gets its damage of that moment once more, until end of round.
    - **Dungeon** means inside its rooms; the **entrance** is outside.
    - **Empty deck:** the fitting discards are shuffled into a new one.

    Your hand has no limit. Everybody knows how many room cards and spells you hold, but not which.

boss-monster-topic-symbols = Symbols
boss-monster-rules-symbols =
    What you see in the pictures:
    - **Treasure**, and whom it lures: :relic: cup: relics, for Clerics · :helmet: helmet: equipment, for Fighters · :book: blue book: spell books, for Mages · :sack: sack: gold, for Thieves.
    - **On rooms:** :sword: the sword is the damage. :monster: Red demon’s head: Monster Room · :gear: cogwheel: Trap Room. :star: A gold frame with a star is an advanced room; stars below a room are the levels of its miniboss. :cards: Stacked cards: how many rooms lie below · :coin: coins: lying on the room · :hourglass: hourglass: used this round · :barred: barred circle: its text does not count · :eye: eye: which hero the room watches.
    - **On heroes:** :heart: the heart is the health left. A gold frame means epic: counts double. :own-text: A speech bubble means a text of its own: look it up with `/card`. :hourglass: An hourglass: waits until next round.
    - **On players:** :soul: ghost: souls · :drop: drop: wounds · :coin: coin: hoard · :bricks: wall: room cards · :scroll: scroll: spells · :pawn: white figure: heroes at the entrance · :throne: empty throne: no boss yet · :skull: skull: out of the game · :flag: flag: on turn · :upgrade: arrow at the boss: levelled up · number at the boss, on its card with a :crown: crown: XP.
    - **In the town:** heroes left to draw, :pawn: white: ordinary, :pawn-epic: gold: epic · :cards: stacked cards: discard pile.
    - **At the end of a hero’s way:** :soul: soul · :drop: wound · :house: house: back to town · :gate: gate: sent back to the entrance · :boot: boot: still walking.
    - **On spells:** :hammer: hammer: build phase · :boot: boot: adventure phase. :spark: A **spark** marks what is new.

boss-monster-topic-end = End of the game
boss-monster-rules-end =
    At the end of every round:
    - Whoever has **five wounds or more** is out. Their cards leave the game, heroes at their entrance go back to town, and still as many heroes come each round as before.
    - If only one player is left, that player wins.
    - Whoever has **ten souls or more** wins. If several do, souls minus wounds decide, then the **lower** XP.
    - If all remaining players are out in the same round, the same comparison decides among them.

    When the hero deck is empty, no more heroes come. If then nobody is left in town or at an entrance, or nothing has happened to any hero for three rounds, souls minus wounds decide as well; and at the latest twenty rounds after the last hero came.

boss-monster-topic-variants = Variants
boss-monster-rules-variants =
    - **Bosses, one of two:** everybody is dealt two bosses and keeps one, all at the same time.
    - **Intrigue:** at the end of a round, whoever gained no soul in it may draw a room card or a spell, in XP order.
    - **Hard mode:** ordinary heroes with 4 health are taken out.
    - **Coin rule:** once per round, in your own build turn, you may discard a room card from your hand for 1 coin.
    - **Spells, 30:** two further kinds join, Windfall and Armor Up, with two cards each.

    All of them can be combined.
