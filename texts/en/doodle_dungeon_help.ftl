# Doodle Dungeon: help with every question
#
# $kind: trap, goblin, orc or dragon, to be chosen by    $things: so many of a kind    $hearts: what the hero has left

## What one wants, below the question

doodle-dungeon-ask-name-why = It stands above your dungeon and changes nothing else.
doodle-dungeon-ask-card-why = You draw its elements at once; its action joins your deck for the defence in phase C.
doodle-dungeon-ask-walls-why = A longer way is good: heroes meet more on it.
doodle-dungeon-ask-thing-why =
    { $kind ->
        [trap] It is sure to hurt the hero, but only once: best where no way leads around it.
        [goblin] A goblin that survives is worth 1 point; each time it wins, the hero loses 1 heart.
        [orc] An orc that survives is worth 2 points; each time it wins, the hero loses 2 hearts.
       *[dragon] A dragon that survives is worth 3 points; each time it wins, the hero loses 3 hearts.
    }
doodle-dungeon-ask-treasure-why = Only counts under a monster that survives to the end. Nobody else learns where it is.
doodle-dungeon-ask-upgrade-why = Levels need full groups of boxes. Monsters roll two dice, add their level, and win with 20.
doodle-dungeon-ask-walls-last-why = { doodle-dungeon-ask-walls-why }
doodle-dungeon-ask-thing-last-why = { doodle-dungeon-ask-thing-why }
doodle-dungeon-ask-treasure-last-why = { doodle-dungeon-ask-treasure-why }
doodle-dungeon-ask-upgrade-last-why = { doodle-dungeon-ask-upgrade-why }
doodle-dungeon-ask-take-back-why = Until all of you are ready, you can build this card anew from any element on.
doodle-dungeon-ask-change-why = { doodle-dungeon-ask-take-back-why }
doodle-dungeon-ask-erase-why = What you erase, you draw again in the order of the card.
doodle-dungeon-ask-ready-why = As soon as all of you are ready, what you have drawn is final.
doodle-dungeon-ask-path-why = You want this hero to get out alive, and to beat monsters that would score for { $owner }.
doodle-dungeon-ask-trap-why = You want this hero dead: that is worth 5 points.
doodle-dungeon-ask-fight-why = With 20 your monster wins, stays and hurts the hero. With less it is lost.
doodle-dungeon-ask-reroll-why = You want high dice: with everything else they must make 20.
doodle-dungeon-ask-aid-why = You want heroes to get out of other dungeons alive, and their monsters to lose.
doodle-dungeon-ask-target-why = The bomb goes off only if the hero comes onto the monster’s square or beside it.
doodle-dungeon-ask-refill-why = They make room for new cards. The first one you name comes back first.
doodle-dungeon-ask-refill-none = Keep my cards
doodle-dungeon-ask-refill-done = Under my deck
doodle-dungeon-ask-card-ahead-why = Others may take a card before you, so name several.
doodle-dungeon-ask-turn-ahead-why = It holds until you change it, or as long as you say here; nobody has to wait for you then.

## What a question is called on a button, where another one is shown

doodle-dungeon-ask-walls-short = Build on
doodle-dungeon-ask-walls-last-short = Build on
doodle-dungeon-ask-thing-short = Build on
doodle-dungeon-ask-thing-last-short = Build on
doodle-dungeon-ask-treasure-short = Build on
doodle-dungeon-ask-treasure-last-short = Build on
doodle-dungeon-ask-upgrade-short = Build on
doodle-dungeon-ask-upgrade-last-short = Build on

## What an answer does, brings or costs: at most 100 characters

# $line: what the action does
doodle-dungeon-note-card-dungeon = For you: { $line }
doodle-dungeon-note-card-hero = Against others: { $line }
# $before, $after: fights out of 100, now and with the next level
doodle-dungeon-note-upgrade-monster = You have { $things }. Each wins { $before } of 100 fights now, { $after } with +{ $next }.
# $before, $after: hearts, now and with the next level
doodle-dungeon-note-upgrade-trap = You have { $things }: { $before ->
        [one] { $before } heart
       *[other] { $before } hearts
    } in all now, later { $after }. The hero has { $most }.
doodle-dungeon-note-upgrade-treasure = You have { $things }: up to { $before ->
        [one] { $before } point
       *[other] { $before } points
    } in all now, later { $after }.
doodle-dungeon-note-upgrade-hand = So many cards you choose from in every turn of phase C.
doodle-dungeon-note-erase-one = Nothing else is erased; you draw it anew.
doodle-dungeon-note-keep = Your card stays as it is.
doodle-dungeon-note-ready = Then nobody waits for you any more.
# $cards: the hand level
doodle-dungeon-note-help = Then you lay hero actions for others.
doodle-dungeon-note-exchange = You put cards back, then draw up to { $cards }.
doodle-dungeon-note-end = Ends your turn; you draw up to { $cards }.
doodle-dungeon-note-settle = You play nothing more here.
doodle-dungeon-note-done = You lay nothing more.
# $higher: faces of ten
doodle-dungeon-note-die =
    { $higher ->
        [0] No roll is higher: keep it.
       *[other] { $higher } of 10 rolls are higher.
    }
# $points: what the monster would have scored
doodle-dungeon-note-target-way = On his way: gone before it can fight, { doodle-dungeon-n-points } fewer.
doodle-dungeon-note-target-beside = Beside his way: gone when he comes by, { doodle-dungeon-n-points } fewer.
doodle-dungeon-note-target-far = Not on his way: wasted.
doodle-dungeon-note-helpful-until-drawn = Cards are played as soon as they help. When you draw new ones, you are asked again.
doodle-dungeon-note-helpful-always = Cards are played as soon as they help, also those you draw.
doodle-dungeon-note-nothing-until-drawn = You keep your cards. When you draw new ones, you are asked again.
doodle-dungeon-note-nothing-while-inside = You keep your cards until the hero in your dungeon is dead or gone.
doodle-dungeon-note-nothing-always = You keep your cards to the end.

## What will come of an answer: at most 100 characters

# $lapsing of $elements have no place any more
doodle-dungeon-outlook-lapsing =
    { $elements ->
        [one] You have no room left for it.
       *[other] No room left for { $lapsing } of its { $elements } elements.
    }
# $hurt: hearts lost, $points: for a dead hero
doodle-dungeon-outlook-trap =
    { $hurt ->
        [0] A shield keeps the hero from all harm.
        [one] The hero loses { $hurt } of his { $hearts } hearts.
       *[other] The hero loses { $hurt } of his { $hearts } hearts.
    }
doodle-dungeon-outlook-trap-deadly = The hero dies: { $points } points for you!
doodle-dungeon-outlook-trap-again = The hero comes this way again, and is caught again.
doodle-dungeon-outlook-trap-once = The hero does not come this way again: it would be wasted.
doodle-dungeon-outlook-won =
    { $hurt ->
        [0] { doodle-dungeon-the-kind-first } wins, but a shield keeps the hero from harm.
       *[other] { doodle-dungeon-the-kind-first } wins: the hero loses { $hurt } of his { $hearts } hearts.
    }
doodle-dungeon-outlook-won-deadly = { doodle-dungeon-the-kind-first } wins, and the hero dies: { $points } points for you!
doodle-dungeon-outlook-leaves =
    { $hurt ->
        [0] { doodle-dungeon-the-kind-first } wins without harm done, and is then crossed out.
       *[other] { doodle-dungeon-the-kind-first } takes { $hurt } of his { $hearts } hearts, and is then crossed out.
    }
doodle-dungeon-outlook-leaves-deadly = { doodle-dungeon-outlook-won-deadly }
doodle-dungeon-outlook-lost = { doodle-dungeon-the-kind-first } loses and is crossed out: { doodle-dungeon-n-points } fewer.
doodle-dungeon-outlook-lost-treasure = { doodle-dungeon-the-kind-first } loses: { doodle-dungeon-n-points } fewer, and its treasure is lost.
doodle-dungeon-outlook-wins =
    { $hurt ->
        [0] Wins with { $strength }, but a shield keeps the hero from harm.
       *[other] Wins with { $strength }: the hero loses { $hurt } of his { $hearts } hearts.
    }
doodle-dungeon-outlook-wins-deadly = Wins with { $strength }, and the hero dies: { $points } points for you!
doodle-dungeon-outlook-short = Strength { $strength }: still { $missing } short.
doodle-dungeon-outlook-smoke = Nobody wins: you keep { doodle-dungeon-the-kind }, the hero keeps his hearts.
doodle-dungeon-outlook-bite-short = Only if your monster wins: still { $missing } short.
doodle-dungeon-outlook-enough = Not needed: your monster wins already.
# $odds: rolls out of 100
doodle-dungeon-outlook-odds =
    { $odds ->
        [0] Not enough to win by itself.
        [100] Sure to win.
       *[other] Wins in { $odds } of 100 cases.
    }
# $lost: hearts the hero is short of, $healed: what he would have then
doodle-dungeon-outlook-heal =
    { $lost ->
        [0] He has all his { $most } hearts: it would be wasted.
       *[other] From { $hearts } to { $healed } of { $most } hearts.
    }
# $monsters: those the hero comes near
doodle-dungeon-outlook-bomb =
    { $monsters ->
        [0] He comes near no monster: it would be wasted.
        [one] He comes near { $monsters } monster.
       *[other] He comes near { $monsters } monsters.
    }
# $level: strength or damage
doodle-dungeon-outlook-next = Next: { doodle-dungeon-the-kind } on { $square } ({ doodle-dungeon-level }).
doodle-dungeon-outlook-idle = There is nothing left to use it for.

## What is not possible now, and why

doodle-dungeon-barred-full = all boxes are ticked
doodle-dungeon-barred-hero-action = for other dungeons, after this
doodle-dungeon-barred-trap = only at a trap
doodle-dungeon-barred-fight = only in a fight
doodle-dungeon-barred-kind =
    { $kind ->
        [goblin] only for a goblin
        [orc] only for an orc
       *[dragon] only for a dragon
    }
doodle-dungeon-barred-dice = there are never more than { $most } dice
doodle-dungeon-barred-won = your monster wins already
doodle-dungeon-barred-stays = the trap stays already
doodle-dungeon-barred-own = only in an encounter of your own
doodle-dungeon-barred-dungeon = { $owner }’s dungeon
doodle-dungeon-barred-dead = the hero there is dead
doodle-dungeon-barred-escaped = the hero there has escaped
doodle-dungeon-barred-above = { $most } cards lie above it already

## What a place is good for, below its preview

# $more: steps by which the shortest way from entrance to exit grows, $steps: how long it is then
doodle-dungeon-verdict-walls =
    { $more ->
        [0] This fits. The shortest way stays { $steps } steps.
        [one] Good: the shortest way grows by { $more } step, to { $steps }.
       *[other] Good: the shortest way grows by { $more } steps, to { $steps }.
    }
doodle-dungeon-verdict-guards =
    { $kind ->
        [goblin] Good: on { $square } the goblin guards your treasure.
        [orc] Good: on { $square } the orc guards your treasure.
       *[dragon] Good: on { $square } the dragon guards your treasure.
    }
doodle-dungeon-verdict-certain = { $square }: no hero can avoid it.
doodle-dungeon-verdict-likely = { $square }: on a shortest way, but heroes can walk around it.
doodle-dungeon-verdict-aside = { $square }: out of the way, so heroes may leave it alone.
doodle-dungeon-verdict-idle-trap = { $square }: allowed, but of little use, because no hero needs to come by.
doodle-dungeon-verdict-guarded =
    { $kind ->
        [goblin] { $square }: counts if the goblin there survives.
        [orc] { $square }: counts if the orc there survives.
       *[dragon] { $square }: counts if the dragon there survives.
    }
doodle-dungeon-verdict-unguarded = { $square }: counts only if you draw a monster there later.
