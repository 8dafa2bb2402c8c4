# The story as it is told to whom it happened: `{key}-you` for the sentence `{key}`.
doodle-dungeon-died-you = The hero in your dungeon breathes his last!
doodle-dungeon-escaped-you = The hero escapes from your dungeon with { doodle-dungeon-n-hearts }!
doodle-dungeon-smoke-you = In your dungeon { doodle-dungeon-the-kind } vanishes in the smoke: nobody wins, and it stays.
doodle-dungeon-sprung-you =
    { $hurt ->
        [0] Your trap does no harm to the hero.
        [one] Your trap costs the hero { $hurt } heart.
       *[other] Your trap costs the hero { $hurt } hearts.
    }
doodle-dungeon-won-you =
    { $hurt ->
        [0] In your dungeon { doodle-dungeon-the-kind } wins with strength { $strength }, but does the hero no harm.
        [one] In your dungeon { doodle-dungeon-the-kind } wins with strength { $strength } and costs the hero { $hurt } heart.
       *[other] In your dungeon { doodle-dungeon-the-kind } wins with strength { $strength } and costs the hero { $hurt } hearts.
    }
doodle-dungeon-lost-you = In your dungeon { doodle-dungeon-the-kind } loses with strength { $strength } and flees.
doodle-dungeon-meets-monster-you = In your dungeon the hero meets { doodle-dungeon-the-kind } on { $square }, who rolls { $dice }: strength { $strength }.
doodle-dungeon-meets-trap-you = In your dungeon the hero steps into the trap on { $square }.
doodle-dungeon-blown-up-you = *{ $card }* goes off in your dungeon: { doodle-dungeon-the-kind } on { $square } is gone.
doodle-dungeon-disarmed-you = *{ $card }* disarms the trap on { $square } in your dungeon, and the hero walks on.
doodle-dungeon-weakened-you = *{ $card }* works against your monster: now dice { $dice }, strength { $strength }.
doodle-dungeon-healed-you =
    { $hearts ->
        [0] *{ $card }* is wasted: the hero in your dungeon is unhurt.
       *[other] *{ $card }* gives the hero in your dungeon { doodle-dungeon-n-hearts } back.
    }
doodle-dungeon-shielded-you =
    { $damage ->
        [0] *{ $card }* protects the hero in your dungeon: he takes no damage.
       *[other] *{ $card }* protects the hero in your dungeon: he takes only { $damage } damage.
    }
doodle-dungeon-laid-you = You lay *{ $card }* above { $owner }’s dungeon.
doodle-dungeon-path-drawn-you = You draw the hero’s path through { $owner }’s dungeon: { $path }.
doodle-dungeon-card-taken-you = You take *{ $card }*: { $elements }.
doodle-dungeon-walls-drawn-you = You draw walls: { $squares }.
doodle-dungeon-thing-drawn-you = You draw { doodle-dungeon-a-kind } on { $square }.
doodle-dungeon-walls-drawn-only-you = There was only one place left for your walls, so they are drawn there: { $squares }.
doodle-dungeon-thing-drawn-only-you = There was only one square left, so { doodle-dungeon-a-kind } is drawn on { $square }.
doodle-dungeon-start-marker-you = You get the start marker by lot.
doodle-dungeon-named-you = You call your dungeon “{ $name }”.
doodle-dungeon-upgraded-you = You tick a box: { $category }.
doodle-dungeon-upgraded-level-you = You tick a box and unlock a level: { $category } { doodle-dungeon-level }.
doodle-dungeon-lapsed-you = You have no room for this element, so it lapses: { $element }.
doodle-dungeon-ready-you = You have finished building.
doodle-dungeon-took-back-you = You erase an element: { $element }.
doodle-dungeon-treasures-counted-you =
    { $treasures ->
        [0] You have not hidden any treasure.
        [one] You have hidden { $treasures } treasure.
       *[other] You have hidden { $treasures } treasures.
    }
doodle-dungeon-path-drawn-owner-you = { $seat } draws the hero’s path through your dungeon: { $path }.
doodle-dungeon-defence-you = The heroes stand at the entrances, and you take the first turn.
doodle-dungeon-bomb-useless-you = *{ $card }* has lost its target in your dungeon and is discarded.
doodle-dungeon-gagged-you = *{ $card }*: you may play only one dungeon action in this encounter.
doodle-dungeon-acted-you = You play *{ $action }*: dice { $dice }, strength { $strength }.
doodle-dungeon-acted-trap-you = You play *{ $action }*.
doodle-dungeon-rerolled-you = You roll again: dice { $dice }, strength { $strength }.
doodle-dungeon-leaves-you = In your dungeon { doodle-dungeon-the-kind } falls to its own cursed blade.
doodle-dungeon-laid-owner-you = { $seat } lays *{ $card }* above your dungeon.
doodle-dungeon-laid-for-you = You lay *{ $card }* above { $owner }’s dungeon, meant for { doodle-dungeon-the-kind } on { $square }.
doodle-dungeon-laid-for-owner-you = { $seat } lays *{ $card }* above your dungeon, meant for { doodle-dungeon-the-kind } on { $square }.
doodle-dungeon-score-you = You: { $treasures } for treasures, { $monsters } for monsters, { $death } for the hero’s death, minus { $hearts } for hearts: { doodle-dungeon-n-total }.
doodle-dungeon-tie-winners-you = It is a tie on points with { $rivals }, but you lost fewer monsters.
doodle-dungeon-tie-rivals-you = You have as many points as { $winners }, but lost more monsters.
doodle-dungeon-end-winners-you =
    { $count ->
        [one] No hero is left inside. You are the nastiest dungeon master of all, with { doodle-dungeon-n-points }!
       *[other] No hero is left inside. You share the title of nastiest dungeon master: { $winners }, with { doodle-dungeon-n-points } each!
    }

# Why a hard computer player would do something: what it is good for.
doodle-dungeon-reason-monsters = More of your monsters should survive the hero.
doodle-dungeon-reason-treasures = Your treasures are safer that way.
doodle-dungeon-reason-hero = The hero is more likely to die in your dungeon.
doodle-dungeon-reason-promise = It prepares the rounds to come.

# The same with the names of monsters, squares, cards and people.
# $elements: all that a card lets one draw
doodle-dungeon-why-card = It brings you: { $elements }.
# $before, $after: steps
doodle-dungeon-why-walls = These walls turn the hero’s shortest way from { $before } steps into { $after }.
doodle-dungeon-why-narrow = Whatever path the hero takes, he must pass { $square }.
doodle-dungeon-why-aside = The hero’s shortest way does not lead over { $square }, so he may never come there.
doodle-dungeon-why-joins = The treasure you have hidden on { $square } needs a guard.
doodle-dungeon-why-guard = { doodle-dungeon-the-kind-first } on { $square } guards it.
# $category: of upgrades    $note: what its next level changes, a whole sentence
doodle-dungeon-why-upgrade = { $category }: { $note }
# $outlook: how the hero fares, such as “arrives with about 3 of 8 hearts”
doodle-dungeon-why-path = On it the hero meets { doodle-dungeon-n-monsters } and { doodle-dungeon-n-traps } of { $owner }’s, and { $outlook }.
# $outlook: what happens then, a whole sentence
doodle-dungeon-why-play = *{ $card }*: { $outlook }
doodle-dungeon-why-no-card = You need no card here. { $outlook }
doodle-dungeon-why-help = *{ $card }* helps the hero in { $owner }’s dungeon. { $outlook }
doodle-dungeon-why-target = { doodle-dungeon-the-kind-first } on { $square } is worth { doodle-dungeon-n-points } to { $owner }.
doodle-dungeon-why-refill =
    { $number ->
        [one] { $cards } is of no more use to you.
       *[other] { $cards } are of no more use to you.
    }
