# The story as it is told to whom it happened: `{key}-you` for the sentence `{key}`.
boss-monster-dies-you = *{ $hero }* ({ boss-monster-n-health }) dies in your dungeon; you have { boss-monster-n-souls } now.
boss-monster-survives-you =
    { $rooms ->
        [0] *{ $hero }* ({ boss-monster-n-health }) walks straight through your empty dungeon; you have { boss-monster-n-wounds } now.
       *[other] *{ $hero }* ({ boss-monster-n-health }) survives { $damage } damage in your dungeon; you have { boss-monster-n-wounds } now.
    }
boss-monster-eliminated-you = With { $wounds } wounds, you are out of the game.
boss-monster-wins-you = You are the ultimate boss monster, with { boss-monster-n-souls } and { boss-monster-n-wounds }!
boss-monster-lured-you =
    { $number ->
        [one] { $heroes } is lured to your dungeon.
       *[other] { $heroes } are lured to your dungeon.
    }
boss-monster-boss-you = You are *{ $boss }*, with { $xp } XP.
boss-monster-builds-you = You have built *{ $room }*.
boss-monster-builds-nothing-you = You build nothing.
boss-monster-destroyed-you = *{ $room }* is destroyed in your dungeon.
boss-monster-deactivated-you = *{ $room }* in your dungeon is deactivated until end of round.
boss-monster-muted-you = *{ $room }* in your dungeon loses its text until end of round.
boss-monster-rooms-swapped-you = In your dungeon, *{ $room }* and *{ $other }* change places.
boss-monster-gains-you = You gain { boss-monster-n-coins } from *{ $card }*.
boss-monster-pays-you = You pay { boss-monster-n-coins } for *{ $card }*.
boss-monster-healed-you = You heal a wound: *{ $hero }* now counts as a soul.
boss-monster-levels-up-you = Five rooms: you level up, and *{ $boss }* shows what a boss can do.
boss-monster-sent-back-you = *{ $hero }* is back at your entrance and waits for the next round.
boss-monster-sent-to-town-you = *{ $hero }* is sent from your dungeon back to town.
boss-monster-fetched-you = *{ $hero }* is fetched from town to your entrance.
boss-monster-delayed-you = *{ $hero }* has to wait at your entrance until the next round.
boss-monster-hurt-you = *{ $hero }* takes { $damage } more damage in your dungeon and has { $remaining } health left.
boss-monster-cancelled-you = Your *{ $card }* is cancelled.
boss-monster-fizzles-you = Your *{ $card }* has lost its target and does nothing.
boss-monster-betrayed-you = *{ $miniboss }* leaves you, and you get { boss-monster-n-coins } in return.
boss-monster-casts-you = You cast *{ $card }*.
boss-monster-uses-you = You use *{ $card }*.
boss-monster-discards-you = You discard { $cards }.
boss-monster-redraws-you = You discard your whole starting hand ({ $cards }) and draw a new one.
boss-monster-takes-from-pile-you = You take *{ $card }* from the discard pile.
boss-monster-steals-known-you = { boss-monster-steals-you }
boss-monster-steals-known-victim-you = { boss-monster-steals-from-you }
boss-monster-wants-a-word-you = You want to be asked before the build of { $other } is final.
boss-monster-wants-a-word-other-you = { $seat } wants to be asked before your build is final.
boss-monster-wants-no-word-you = You no longer want to be asked before the build of { $other } is final.
boss-monster-wants-no-word-other-you = { $seat } no longer wants to be asked before your build is final.
boss-monster-takes-back-you = You take back the card you laid face down.
boss-monster-reveals-miniboss-you = You reveal your miniboss *{ $miniboss }*.
boss-monster-miniboss-in-play-you = You pay 1 coin for *{ $miniboss }*, who moves into *{ $room }*.
boss-monster-miniboss-discarded-you = You do not pay for *{ $miniboss }*, who goes to the discard pile.
boss-monster-miniboss-recalled-you = *{ $miniboss }* goes back to your hand.
boss-monster-promotes-for-coin-you = You promote *{ $miniboss }* to level { $level } for 1 coin.
boss-monster-promotes-you = You promote *{ $miniboss }* to level { $level }.
boss-monster-aims-you = You choose: { $targets }
boss-monster-aims-targets-you = { $seat } has you in their sights: { $targets }
boss-monster-offer-fizzles-you = What you wanted to pay for is gone, so you keep your coins.
boss-monster-short-circuit-you = You play *Short Circuit*: this round every spell of { $caster } costs 1 coin or is cancelled.
boss-monster-short-circuit-caster-you = { $seat } plays *Short Circuit*: this round each of your spells costs you 1 coin or is cancelled.
boss-monster-mageseeker-you = You send *Mageseeker* to cancel the spell of { $caster }.
boss-monster-mageseeker-caster-you = { $seat } sends *Mageseeker* to cancel your spell.
boss-monster-damage-now-you = Your *{ $room }* now deals { $damage } damage.
boss-monster-all-treasures-you = Until end of round, your *{ $room }* has one symbol of every kind.
boss-monster-no-treasure-you = Until end of round, your *{ $room }* has no treasure.
boss-monster-treasure-added-you = Until end of round, your dungeon has one more symbol: { $treasure }.
boss-monster-hushed-you = Until end of round, heroes ignore all ability texts in your dungeon.
boss-monster-first-skipped-you = Until end of round, heroes skip the first room of your dungeon.
boss-monster-coins-put-you = You put { boss-monster-n-coins } on *{ $room }*.
boss-monster-hoards-swapped-you = You swap hoards with { $other }: you now have { boss-monster-n-coins }, { $other } has { $given }.
boss-monster-hoards-swapped-other-you = { $seat } swaps hoards with you: you now have { $given }, { $seat } has { $coins }.
boss-monster-watches-you = Your *Ancient Guardtower* watches { $victim } this round.
boss-monster-watches-victim-you = The *Ancient Guardtower* of { $seat } watches you this round.
boss-monster-build-repeated-you = Your *{ $room }* counts as just built.
boss-monster-internship-you = You put the top cards of the room deck on the discard pile: { $cards }.
boss-monster-intern-placed-you = You lay the intern *{ $miniboss }* on a room, to be paid for at the reveal.
boss-monster-calmed-you = You give { $owner } 1 coin: *Scott* adds no damage to traps this round.
boss-monster-calmed-owner-you = { $seat } gives you 1 coin: your *Scott* adds no damage to traps this round.
boss-monster-tower-paid-you = You give { $victim } 1 coin for the *Ancient Guardtower*.
boss-monster-tower-paid-victim-you = { $seat } gives you 1 coin for the *Ancient Guardtower*.
boss-monster-paywall-paid-you = You give { $owner } { boss-monster-n-coins }: the *Paywall* deals only { $damage } damage this round.
boss-monster-paywall-paid-owner-you = { $seat } gives you { boss-monster-n-coins }: your *Paywall* deals only { $damage } damage this round.
boss-monster-bribed-you = You pay { boss-monster-n-coins }, and *{ $hero }* gets as much health until end of round.
boss-monster-halt-enter-you = *{ $hero }* is about to enter your dungeon, and somebody wanted to be asked first.
boss-monster-halt-room-you = *{ $hero }* is in your *{ $room }*, { boss-monster-with-health } left, and somebody wanted to be asked here.
boss-monster-taxed-by-hero-you = *{ $hero }* counts your coins and gets { $health } more health.
boss-monster-spellbane-stronger-you = You have no spell to give, so *{ $hero }* gets { $health } more health.
boss-monster-toughened-you = Thanks to you, *{ $hero }* has { $health } more health until end of round.
boss-monster-threshed-you = You give the soul of *{ $hero }* to *Mind Thresher*.
boss-monster-room-at-you = { $room } in your dungeon, place { $place }
boss-monster-miniboss-at-you = { $miniboss }, level { $level }, in your dungeon

# Why a hard computer player would do something: what it is good for.
boss-monster-reason-souls = It should bring you souls.
boss-monster-reason-wounds = It keeps wounds away from you.
boss-monster-reason-dungeon = It makes your dungeon deadlier.
boss-monster-reason-lure = It lures more heroes to you.
boss-monster-reason-coins = It fills your hoard.
boss-monster-reason-cards = It leaves you with better cards.
boss-monster-ask-enter-you = { $hero } wants to enter your dungeon. What do you do?
boss-monster-ask-room-you = { $hero } is in your { $room }, { boss-monster-with-health } left. What do you do?

# The same with the names of cards and people.
# $heroes: their names, $number of them    $card: a card    $damage: what all rooms deal then
boss-monster-why-lures =
    { $number ->
        [one] It lures { $heroes }, whom your rooms can kill.
       *[other] It lures { $heroes }, all of whom your rooms can kill.
    }
boss-monster-why-lures-already =
    { $number ->
        [one] { $heroes } comes to you anyway, and your rooms can kill that hero.
       *[other] { $heroes } come to you anyway, and your rooms can kill them all.
    }
boss-monster-why-deadly =
    { $number ->
        [one] With *{ $card }* your rooms can kill { $heroes }, who would get through otherwise.
       *[other] With *{ $card }* your rooms can kill { $heroes }, all of whom would get through otherwise.
    }
boss-monster-why-away =
    { $number ->
        [one] It no longer lures { $heroes }, who would get through.
       *[other] It no longer lures { $heroes }, all of whom would get through.
    }
boss-monster-why-quiet =
    { $number ->
        [one] { $heroes } would get through your rooms, so better not lure that hero yet.
       *[other] { $heroes } would get through your rooms, so better not lure them yet.
    }
boss-monster-why-deals = With *{ $card }* your rooms deal { $damage } damage together.
boss-monster-why-first = *{ $card }* deals { $damage } damage from the first round on.
# $text: what the miniboss can do at its new level
boss-monster-why-talent = *{ $card }* brings you this: { $text }.
boss-monster-why-discard = { $cards } are the cards you will miss least.
boss-monster-why-stop =
    { $number ->
        [one] You can still do something about { $heroes }, who would get through.
       *[other] You can still do something about { $heroes }, all of whom would get through.
    }
boss-monster-why-strike = *{ $card }* can stop { $hero }, who would get through otherwise.
boss-monster-why-rescue = { $owner } would kill { $hero }; *{ $card }* can prevent that.
boss-monster-why-dies-anyway = { $hero } dies in your dungeon anyway, so keep what you have.
