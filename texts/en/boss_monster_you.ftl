# The story as it is told to whom it happened: `{key}-you` for the sentence `{key}`.
boss-monster-dies-you =
    { $rooms ->
        [0] *{ $hero }* ({ boss-monster-n-health }) dies in your dungeon; you have { boss-monster-n-souls } now.
       *[other] *{ $hero }* ({ boss-monster-n-health }) dies in your dungeon (damage: { $steps }); you have { boss-monster-n-souls } now.
    }
boss-monster-survives-you =
    { $rooms ->
        [0] *{ $hero }* ({ boss-monster-n-health }) walks straight through your empty dungeon; you have { boss-monster-n-wounds } now.
       *[other] *{ $hero }* ({ boss-monster-n-health }) gets through your dungeon (damage: { $steps }); you have { boss-monster-n-wounds } now.
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
