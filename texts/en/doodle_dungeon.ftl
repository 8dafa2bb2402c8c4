# Doodle Dungeon
#
# Arguments that come up again and again:
# $seat, $owner: the name of a player    $square, $squares: names of squares such as C7
# $kind: trap, goblin, orc or dragon, to be chosen by    $track: the same for a category of upgrades
# $card: an action with the number of its card    $dice: values of dice, such as 7, 2

## The game

doodle-dungeon-title = Doodle Dungeon
doodle-dungeon-blurb = Doodle a dungeon of your own, sneak heroes through everybody else’s, and see to it that nobody leaves yours in one piece!

## Words other texts are made of

doodle-dungeon-w1 = 1 wall
doodle-dungeon-w2 = 2 walls in line
doodle-dungeon-w2d = 2 walls corner to corner
doodle-dungeon-w3i = 3 walls in line
doodle-dungeon-w3l = corner of 3 walls
doodle-dungeon-w3k = 3 walls with a kink
doodle-dungeon-w3d = 3 walls corner to corner
doodle-dungeon-w4i = 4 walls in line
doodle-dungeon-w4l = L of 4 walls
doodle-dungeon-w4t = T of 4 walls
doodle-dungeon-w4s = zigzag of 4 walls
doodle-dungeon-walls = walls
doodle-dungeon-trap = trap
doodle-dungeon-goblin = goblin
doodle-dungeon-orc = orc
doodle-dungeon-dragon = dragon
doodle-dungeon-treasure = treasure
doodle-dungeon-upgrade = upgrade
doodle-dungeon-category-goblin = Goblin
doodle-dungeon-category-orc = Orc
doodle-dungeon-category-dragon = Dragon
doodle-dungeon-category-trap = Trap
doodle-dungeon-category-treasure = Treasure
doodle-dungeon-category-hand = Hand cards
doodle-dungeon-a-kind =
    { $kind ->
        [trap] a trap
        [goblin] a goblin
        [orc] an orc
       *[dragon] a dragon
    }
doodle-dungeon-the-kind =
    { $kind ->
        [trap] the trap
        [goblin] the goblin
        [orc] the orc
       *[dragon] the dragon
    }
doodle-dungeon-the-kind-first =
    { $kind ->
        [trap] The trap
        [goblin] The goblin
        [orc] The orc
       *[dragon] The dragon
    }
# $level: strengths of monsters have a plus
doodle-dungeon-level =
    { $track ->
        [trap] { $level }
        [treasure] { $level }
        [hand] { $level }
       *[monsters] +{ $level }
    }
doodle-dungeon-next-level =
    { $track ->
        [trap] { $next }
        [treasure] { $next }
        [hand] { $next }
       *[monsters] +{ $next }
    }
doodle-dungeon-now =
    { $track ->
        [trap] damage { $level }
        [treasure] { $level ->
            [one] { $level } point each
           *[other] { $level } points each
        }
        [hand] { $level ->
            [one] { $level } card
           *[other] { $level } cards
        }
       *[monsters] strength +{ $level }
    }
# of games that began before things were counted by kind
doodle-dungeon-so-many = { $count } × { $element }
doodle-dungeon-n-of =
    { $kind ->
        [walls] { $count ->
            [one] { $count } wall
           *[other] { $count } walls
        }
        [trap] { $count ->
            [one] { $count } trap
           *[other] { $count } traps
        }
        [goblin] { $count ->
            [one] { $count } goblin
           *[other] { $count } goblins
        }
        [orc] { $count ->
            [one] { $count } orc
           *[other] { $count } orcs
        }
        [dragon] { $count ->
            [one] { $count } dragon
           *[other] { $count } dragons
        }
        [treasure] { $count ->
            [one] { $count } treasure
           *[other] { $count } treasures
        }
       *[upgrade] { $count ->
            [one] { $count } upgrade
           *[other] { $count } upgrades
        }
    }
doodle-dungeon-card = { $action } (card { $number })
# $element: what it is, $where: squares, or a category
doodle-dungeon-what-and-where = { $element }: { $where }
doodle-dungeon-built = { $element } on { $squares }
doodle-dungeon-built-upgrade = upgrade for { $category }
doodle-dungeon-n-hearts =
    { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }
doodle-dungeon-n-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
doodle-dungeon-n-traps =
    { $traps ->
        [one] { $traps } trap
       *[other] { $traps } traps
    }
doodle-dungeon-n-monsters =
    { $monsters ->
        [one] { $monsters } monster
       *[other] { $monsters } monsters
    }
doodle-dungeon-n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
doodle-dungeon-n-total =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
# $length: squares, each visit counted
doodle-dungeon-path = { $length } squares long, over { doodle-dungeon-n-traps } and { doodle-dungeon-n-monsters }
# $hearts: what the hero loses on such a path on average
doodle-dungeon-proposal = { doodle-dungeon-n-monsters }, { doodle-dungeon-n-traps }: { $outlook }
doodle-dungeon-outlook-arrives = arrives with about { $hearts } of { $most } hearts
doodle-dungeon-outlook-risks = arrives with about { $hearts } of { $most } hearts, but dies { $times } out of { $of } times
doodle-dungeon-outlook-dies = dies { $times } out of { $of } times, most often at { $square }
doodle-dungeon-outlook-dies-surely = dies nearly always, most often at { $square }

## Questions: at most 150 characters, a name of 32 included

doodle-dungeon-ask-name = What do you call your dungeon? Until the heroes arrive you can change its name.
doodle-dungeon-ask-name-short = Rename
doodle-dungeon-ask-card = Which card do you take?
# $formation: a wall formation in words
doodle-dungeon-ask-walls = Where do you draw this: { $formation }?
doodle-dungeon-ask-thing = Where do you draw { doodle-dungeon-a-kind }?
doodle-dungeon-ask-treasure = Where do you hide the treasure?
doodle-dungeon-ask-upgrade = Which box do you tick?
# the same, for the last element of a card
doodle-dungeon-ask-walls-last = { doodle-dungeon-ask-walls } That completes your card.
doodle-dungeon-ask-thing-last = { doodle-dungeon-ask-thing } That completes your card.
doodle-dungeon-ask-treasure-last = { doodle-dungeon-ask-treasure } That completes your card.
doodle-dungeon-ask-upgrade-last = { doodle-dungeon-ask-upgrade } That completes your card.
# what was drawn, as the answer names it; $squares: the square
doodle-dungeon-ask-walls-told = { $formation }, as drawn
doodle-dungeon-ask-walls-last-told = { doodle-dungeon-ask-walls-told }
doodle-dungeon-ask-path-told = the path as drawn
doodle-dungeon-ask-thing-told = { doodle-dungeon-a-kind } on { $squares }
doodle-dungeon-ask-thing-last-told = { doodle-dungeon-ask-thing-told }
doodle-dungeon-ask-treasure-told = a treasure on { $squares }
doodle-dungeon-ask-treasure-last-told = { doodle-dungeon-ask-treasure-told }
doodle-dungeon-ask-take-back = Which element of this card do you erase, with all after it?
doodle-dungeon-ask-take-back-short = Erase
doodle-dungeon-ask-change = You are ready. Do you want to change something while others are still building?
doodle-dungeon-ask-erase = Do you really want to erase this? You would build on from there.
# of games that began when one was still asked
doodle-dungeon-ask-ready = Everything on this card is built. Do you turn it over?
doodle-dungeon-ask-path = How does the hero walk through { $owner }’s dungeon?
doodle-dungeon-ask-trap = The hero is caught in your trap. Do you play a card?
# $missing: how much strength the monster lacks
doodle-dungeon-ask-fight =
    { $missing ->
        [0] { doodle-dungeon-the-kind-first } rolls { $dice } and wins with strength { $strength }. Do you play a card?
       *[other] { doodle-dungeon-the-kind-first } rolls { $dice } and has strength { $strength }, { $missing } short of 20. Do you play a card?
    }
doodle-dungeon-ask-reroll = Which dice do you roll again?
doodle-dungeon-ask-aid = Do you help a hero in somebody else’s dungeon?
doodle-dungeon-ask-target = Which monster of { $owner } is the bomb meant for?
doodle-dungeon-ask-refill = Which cards go under your deck before you draw?

## Options: at most 80 characters, a name of 32 included

doodle-dungeon-option-card = { $action }: { $elements }
# $what: an element, and where it is
# of games that began before options named what they erase
doodle-dungeon-option-take-back = { $number }. { $what }
doodle-dungeon-option-erase =
    { $more ->
        [0] Erase { $what }
        [1] Erase { $what } and the one after it
       *[other] Erase { $what } and the { $more } after it
    }
doodle-dungeon-note-erase = Erases as well: { $all }.
doodle-dungeon-option-keep = Leave it as it is
# $missing: ticks to the next level
doodle-dungeon-option-upgrade =
    { $missing ->
        [1] { $category }: { doodle-dungeon-now }, { doodle-dungeon-next-level } with this box
       *[other] { $category }: { doodle-dungeon-now }, { doodle-dungeon-next-level } after { $missing } boxes
    }
# of games that began when each step of a turn was a question of its own
doodle-dungeon-option-ready = Turn it over
doodle-dungeon-option-settle = Leave it at that
doodle-dungeon-option-done = Keep my cards
# how a turn goes on, in an encounter and after it
doodle-dungeon-option-help = Help a hero
doodle-dungeon-option-exchange-here = Exchange cards
doodle-dungeon-option-end-here = Leave it at that
doodle-dungeon-option-exchange = Exchange cards
doodle-dungeon-option-end = Keep my cards
doodle-dungeon-option-die = Die { $number }: { $value }
doodle-dungeon-option-aid = { $action }: { $owner }’s dungeon

## What is wrong with a place

doodle-dungeon-flaw-outside = Part of the formation would stick out of the dungeon; please choose another square or turn it.
doodle-dungeon-flaw-taken = There is something on that square already; please choose empty squares.
doodle-dungeon-flaw-cut-off = These walls would cut off squares from the entrance or the exit; every square without a wall must stay within reach.
doodle-dungeon-flaw-neighbour = A trap or monster stands right beside that square; please leave a gap (corner to corner is fine).
doodle-dungeon-flaw-other-shape = These squares do not have the shape of the formation ({ $formation }); please name all of its squares, or the first one and how to turn it.
doodle-dungeon-flaw-hidden-already = You have hidden a treasure there already; please choose another square.
doodle-dungeon-flaw-no-room-later = Here it would take up the room a later element of this card needs; please build it elsewhere.

## What is wrong with a path; $step: which step, the entrance is number 1

doodle-dungeon-misstep-start = Step { $step }: a path begins at the entrance, A1, not on { $square }.
doodle-dungeon-misstep-jump = Step { $step }: { $square } is not beside the square before it; heroes walk straight, never diagonally.
doodle-dungeon-misstep-wall = Step { $step }: there is a wall on { $square }; please lead the path around it.
doodle-dungeon-misstep-third-visit = Step { $step }: { $square } is on the path a third time; twice is the most.
doodle-dungeon-misstep-same-monster = Step { $step }: the monster on { $square } may be met again only after another monster or a trap.
doodle-dungeon-misstep-end = Step { $step }: a path ends at the exit, H10, not on { $square }.

## The story

doodle-dungeon-start-marker = { $seat } gets the start marker by lot.
doodle-dungeon-named = { $seat } calls the dungeon “{ $name }”.
doodle-dungeon-round = Round { $round } of { $rounds }: fresh cards are on offer.
doodle-dungeon-card-taken = { $seat } takes *{ $card }*: { $elements }.
doodle-dungeon-walls-drawn = { $seat } draws walls: { $squares }.
doodle-dungeon-thing-drawn = { $seat } draws { doodle-dungeon-a-kind } on { $square }.
doodle-dungeon-walls-drawn-only = { $seat } draws walls in the only place left for them: { $squares }.
doodle-dungeon-thing-drawn-only = { $seat } draws { doodle-dungeon-a-kind } on { $square }, the only square left for it.
doodle-dungeon-treasure-hidden = { $seat } hides a treasure somewhere.
doodle-dungeon-you-hid-a-treasure = You hide a treasure on { $square }.
doodle-dungeon-upgraded = { $seat } ticks a box: { $category }.
doodle-dungeon-upgraded-level = { $seat } ticks a box and unlocks a level: { $category } { doodle-dungeon-level }.
doodle-dungeon-lapsed = { $seat } has no room for this element, so it lapses: { $element }.
doodle-dungeon-ready = { $seat } has finished building.
doodle-dungeon-took-back = { $seat } has second thoughts and erases an element: { $element }.
doodle-dungeon-treasures-counted =
    { $treasures ->
        [0] { $seat } has not hidden any treasure.
        [one] { $seat } has hidden { $treasures } treasure.
       *[other] { $seat } has hidden { $treasures } treasures.
    }
# $path: its length and what is on it
doodle-dungeon-path-drawn = { $seat } draws the hero’s path through { $owner }’s dungeon: { $path }.
doodle-dungeon-defence = The heroes stand at the entrances, and { $seat } takes the first turn.
doodle-dungeon-healed =
    { $hearts ->
        [0] *{ $card }* is wasted: the hero in { $seat }’s dungeon is unhurt.
       *[other] *{ $card }* gives the hero in { $seat }’s dungeon { doodle-dungeon-n-hearts } back.
    }
doodle-dungeon-escaped = The hero escapes from { $seat }’s dungeon with { doodle-dungeon-n-hearts }!
doodle-dungeon-died = The hero in { $seat }’s dungeon breathes his last!
doodle-dungeon-put-under = { $seat } puts { doodle-dungeon-n-cards } under the deck.
doodle-dungeon-you-put-under = You put these under your deck: { $cards }.
doodle-dungeon-drew = { $seat } draws { doodle-dungeon-n-cards }.
doodle-dungeon-you-drew = You draw { $cards }.
doodle-dungeon-blown-up = *{ $card }* goes off in { $seat }’s dungeon: { doodle-dungeon-the-kind } on { $square } is gone.
doodle-dungeon-bomb-useless = *{ $card }* has lost its target in { $seat }’s dungeon and is discarded.
doodle-dungeon-disarmed = *{ $card }* disarms the trap on { $square } in { $seat }’s dungeon, and the hero walks on.
doodle-dungeon-gagged = *{ $card }*: { $seat } may play only one dungeon action in this encounter.
doodle-dungeon-meets-trap = In { $seat }’s dungeon the hero steps into the trap on { $square }.
doodle-dungeon-meets-monster = In { $seat }’s dungeon the hero meets { doodle-dungeon-the-kind } on { $square }, who rolls { $dice }: strength { $strength }.
doodle-dungeon-weakened = *{ $card }* works against { $seat }’s monster: now dice { $dice }, strength { $strength }.
doodle-dungeon-acted = { $seat } plays *{ $action }*: dice { $dice }, strength { $strength }.
doodle-dungeon-acted-trap = { $seat } plays *{ $action }*.
doodle-dungeon-rerolled = { $seat } rolls again: dice { $dice }, strength { $strength }.
# $damage: what is left of it
doodle-dungeon-shielded =
    { $damage ->
        [0] *{ $card }* protects the hero in { $seat }’s dungeon: he takes no damage.
       *[other] *{ $card }* protects the hero in { $seat }’s dungeon: he takes only { $damage } damage.
    }
doodle-dungeon-sprung =
    { $hurt ->
        [0] { $seat }’s trap does no harm to the hero.
        [one] { $seat }’s trap costs the hero { $hurt } heart.
       *[other] { $seat }’s trap costs the hero { $hurt } hearts.
    }
doodle-dungeon-won =
    { $hurt ->
        [0] In { $seat }’s dungeon { doodle-dungeon-the-kind } wins with strength { $strength }, but does the hero no harm.
        [one] In { $seat }’s dungeon { doodle-dungeon-the-kind } wins with strength { $strength } and costs the hero { $hurt } heart.
       *[other] In { $seat }’s dungeon { doodle-dungeon-the-kind } wins with strength { $strength } and costs the hero { $hurt } hearts.
    }
doodle-dungeon-lost = In { $seat }’s dungeon { doodle-dungeon-the-kind } loses with strength { $strength } and flees.
doodle-dungeon-smoke = In { $seat }’s dungeon { doodle-dungeon-the-kind } vanishes in the smoke: nobody wins, and it stays.
doodle-dungeon-leaves = In { $seat }’s dungeon { doodle-dungeon-the-kind } falls to its own cursed blade.
doodle-dungeon-laid = { $seat } lays *{ $card }* above { $owner }’s dungeon.
doodle-dungeon-laid-for = { $seat } lays *{ $card }* above { $owner }’s dungeon, meant for { doodle-dungeon-the-kind } on { $square }.
# $death: 5 or 0, $hearts: minus points
doodle-dungeon-score = { $seat }: { $treasures } for treasures, { $monsters } for monsters, { $death } for the hero’s death, minus { $hearts } for hearts: { doodle-dungeon-n-total }.
# $rivals: who has as many points, but has lost more monsters
doodle-dungeon-tie = It is a tie on points with { $rivals }, but { $winners } lost fewer monsters.
doodle-dungeon-end =
    { $count ->
        [one] No hero is left inside. { $winners } is the nastiest dungeon master of all, with { doodle-dungeon-n-points }!
       *[other] No hero is left inside. { $winners } share the title of nastiest dungeon master, with { doodle-dungeon-n-points } each!
    }

## Actions: name, a line of at most 100 characters, and the rule

doodle-dungeon-aim-boost = Aim Boost
doodle-dungeon-aim-boost-line = Fight: strength +3.
doodle-dungeon-aim-boost-rule = In a fight: the strength of your monster grows by 3.
doodle-dungeon-orc-club = Orc Club
doodle-dungeon-orc-club-line = An orc fights: strength +4.
doodle-dungeon-orc-club-rule = When an orc of yours fights: its strength grows by 4.
doodle-dungeon-goblin-spear = Goblin Spear
doodle-dungeon-goblin-spear-line = A goblin fights: strength +5.
doodle-dungeon-goblin-spear-rule = When a goblin of yours fights: its strength grows by 5.
doodle-dungeon-dragon-fire = Dragon Fire
doodle-dungeon-dragon-fire-line = A dragon fights: strength +4.
doodle-dungeon-dragon-fire-rule = When a dragon of yours fights: its strength grows by 4.
doodle-dungeon-axe = Axe
doodle-dungeon-axe-line = Fight: one more die.
doodle-dungeon-axe-rule = In a fight with at most 3 dice: roll one more die and add it.
doodle-dungeon-talisman = Talisman
doodle-dungeon-talisman-line = Fight: two more dice, then the two lowest of all are removed.
doodle-dungeon-talisman-rule = In a fight with at most 2 dice: roll two more, then remove the two lowest of all dice. The others make the strength.
doodle-dungeon-cursed-blade = Cursed Blade
doodle-dungeon-cursed-blade-line = Fight: two more dice; afterwards the monster is crossed out, even if it wins.
doodle-dungeon-cursed-blade-rule = In a fight with at most 2 dice: roll two more and add them. After the fight this monster is crossed out even if it has won; its damage counts all the same.
doodle-dungeon-second-try = Second Try
doodle-dungeon-second-try-line = Fight: roll any of the dice again.
doodle-dungeon-second-try-rule = In a fight: choose any of the dice in it and roll them again, once.
doodle-dungeon-savage-bite = Savage Bite
doodle-dungeon-savage-bite-line = Fight: if the monster wins, damage +2.
doodle-dungeon-savage-bite-rule = In a fight: if your monster wins it, it deals 2 more damage.
doodle-dungeon-sharpened-spikes = Sharpened Spikes
doodle-dungeon-sharpened-spikes-line = Trap: damage +2.
doodle-dungeon-sharpened-spikes-rule = When the hero is in a trap: it deals 2 more damage.
doodle-dungeon-reset-spring = Reset Spring
doodle-dungeon-reset-spring-line = Trap: it is not crossed out this time.
doodle-dungeon-reset-spring-rule = When the hero is in a trap: it is not crossed out this time, and can catch him again.
doodle-dungeon-smoke-screen = Smoke Screen
doodle-dungeon-smoke-screen-line = Fight below strength 20: it ends without a winner, and the monster stays.
doodle-dungeon-smoke-screen-rule = In a fight with a strength below 20: it ends without a winner. The monster stays, even one with a Cursed Blade, and the hero is not hurt.
doodle-dungeon-healing-potion = Healing Potion
doodle-dungeon-healing-potion-line = At the start of the owner’s next turn the hero regains 2 hearts.
doodle-dungeon-healing-potion-rule = At the start of the owner’s next turn the hero regains 2 hearts, never more than the sheet has. In the owner’s very first turn that is a waste.
doodle-dungeon-bomb = Bomb
doodle-dungeon-bomb-line = Crosses out one monster as soon as the hero comes onto its square or beside it.
doodle-dungeon-bomb-rule = Choose a living monster of that dungeon. As soon as the hero, on his way, comes onto its square or one beside it, it is crossed out without a fight, and he walks on. If it goes for another reason, the bomb is discarded.
doodle-dungeon-trap-kit = Trap Kit
doodle-dungeon-trap-kit-line = The next trap the hero enters is crossed out and does no harm; he walks on.
doodle-dungeon-trap-kit-rule = When the hero enters a square with a trap, it is crossed out without any harm, and he walks on in the same move.
doodle-dungeon-shield = Shield
doodle-dungeon-shield-line = The next damage to the hero is 2 less.
doodle-dungeon-shield-rule = The next damage to the hero is reduced by 2, but never below 0.
doodle-dungeon-holy-water = Holy Water
doodle-dungeon-holy-water-line = Next fight: strength −4.
doodle-dungeon-holy-water-rule = In the next fight the monster has 4 less strength.
doodle-dungeon-lucky-charm = Lucky Charm
doodle-dungeon-lucky-charm-line = Next fight: the highest die of the first roll is rolled again.
doodle-dungeon-lucky-charm-rule = In the next fight, right after the first roll, the highest die is rolled again (one of them, if several are equal); the new value counts.
doodle-dungeon-gag = Gag
doodle-dungeon-gag-line = Next encounter: the owner may play at most one dungeon action.
doodle-dungeon-gag-rule = In the next encounter, trap or fight, the owner of the dungeon may play at most one dungeon action.

doodle-dungeon-face-dungeon = Dungeon action: you play it when the hero in your own dungeon meets a trap or a monster.
doodle-dungeon-face-hero = Hero action: in your turn you lay it above somebody else’s dungeon, where it helps the hero at the next opportunity.
doodle-dungeon-face-elements = It builds, from left to right: { $elements }.
doodle-dungeon-face-front = { $number } ({ $elements })
doodle-dungeon-face-fronts =
    { $count ->
        [one] One card has it: { $fronts }.
       *[other] { $count } cards have it: { $fronts }.
    }

## The table in sentences; read aloud as well, so without any markup

doodle-dungeon-twin-building = Dungeons are being built: round { $round } of { $rounds }. { $seat } has the start marker.
doodle-dungeon-twin-building-you = Dungeons are being built: round { $round } of { $rounds }. You have the start marker.
doodle-dungeon-twin-phase-drawing = The dungeons are built, and the heroes’ paths are being drawn.
doodle-dungeon-twin-defending = The dungeons are being defended, and it is { $seat }’s turn.
doodle-dungeon-twin-defending-you = The dungeons are being defended, and it is your turn.
doodle-dungeon-twin-phase-over = The game is over.
doodle-dungeon-twin-row = Cards on offer: { $cards }.
doodle-dungeon-twin-offer = { $card } with { $elements }
doodle-dungeon-twin-trap = In { $seat }’s dungeon the hero is in the trap on { $square }.
doodle-dungeon-twin-trap-you = In your dungeon the hero is in the trap on { $square }.
doodle-dungeon-twin-fight = In { $seat }’s dungeon the hero fights { doodle-dungeon-the-kind } on { $square }: dice { $dice }, strength { $strength }.
doodle-dungeon-twin-fight-you = In your dungeon the hero fights { doodle-dungeon-the-kind } on { $square }: dice { $dice }, strength { $strength }.
doodle-dungeon-twin-sprung = In { $seat }’s dungeon the trap on { $square } has cost the hero { $hurt } of his hearts.
doodle-dungeon-twin-sprung-you = Your trap on { $square } has cost the hero { $hurt } of his hearts.
doodle-dungeon-twin-won = In { $seat }’s dungeon { doodle-dungeon-the-kind } on { $square } has won with dice { $dice } and strength { $strength }, and has cost the hero { $hurt } of his hearts.
doodle-dungeon-twin-won-you = Your { $kind ->
        [goblin] goblin
        [orc] orc
       *[dragon] dragon
    } on { $square } has won with dice { $dice } and strength { $strength }, and has cost the hero { $hurt } of his hearts.
doodle-dungeon-twin-lost = In { $seat }’s dungeon { doodle-dungeon-the-kind } on { $square } has lost with dice { $dice } and strength { $strength }.
doodle-dungeon-twin-lost-you = Your { $kind ->
        [goblin] goblin
        [orc] orc
       *[dragon] dragon
    } on { $square } has lost with dice { $dice } and strength { $strength }.
doodle-dungeon-twin-smoke = In { $seat }’s dungeon the fight with { doodle-dungeon-the-kind } on { $square } has ended in smoke at strength { $strength }.
doodle-dungeon-twin-smoke-you = In your dungeon the fight with { doodle-dungeon-the-kind } on { $square } has ended in smoke at strength { $strength }.
# $deck, $hand: how many cards
doodle-dungeon-twin-dungeon = The dungeon of { $seat } (cards in the action deck: { $deck }, in hand: { $hand }).
doodle-dungeon-twin-dungeon-you = Your dungeon (cards in the action deck: { $deck }, in hand: { $hand }).
doodle-dungeon-twin-dungeon-named = “{ $name }”, the dungeon of { $seat } (cards in the action deck: { $deck }, in hand: { $hand }).
doodle-dungeon-twin-dungeon-named-you = “{ $name }”, your dungeon (cards in the action deck: { $deck }, in hand: { $hand }).
doodle-dungeon-twin-drawing = Drawn there: { $parts }.
doodle-dungeon-twin-kind = { $element } ({ $where })
doodle-dungeon-twin-crossed-out = crossed out ({ $squares })
doodle-dungeon-twin-upgrades = Levels: { $parts }.
doodle-dungeon-twin-category = { $category } { doodle-dungeon-level } ({ $ticked } of { $boxes })
doodle-dungeon-twin-treasures = Treasures: { $squares }.
doodle-dungeon-twin-treasure-count = Treasures hidden there: { $treasures }.
doodle-dungeon-twin-card-open =
    { $built ->
        [0] In front of it lies { $card } with { $elements }; nothing of it has been built yet.
       *[other] In front of it lies { $card } with { $elements }; elements built or lapsed so far: { $built }.
    }
doodle-dungeon-twin-card-built = In front of it lies { $card } with { $elements }; everything on it has been built ({ $built }).
doodle-dungeon-twin-path = The hero’s path, from corner to corner: { $squares }.
doodle-dungeon-twin-way-on = From there he goes, from corner to corner: { $squares }.
doodle-dungeon-twin-hero-outside = The hero stands outside the entrance with { $hearts } of { $most } hearts.
doodle-dungeon-twin-hero-inside = The hero stands on { $square } with { $hearts } of { $most } hearts.
doodle-dungeon-twin-hero-dead = The hero has died on { $square } ({ $hearts } of { $most } hearts).
doodle-dungeon-twin-hero-escaped = The hero has escaped over { $square } with { $hearts } of { $most } hearts.
doodle-dungeon-twin-so-far = Points so far, hidden treasures aside: { $points }.
doodle-dungeon-twin-ahead = Ahead of him: { $things }.
# $level: strength of a monster, damage of a trap
doodle-dungeon-twin-thing = { $element } { doodle-dungeon-level } on { $square }
doodle-dungeon-twin-above = Above the dungeon lie: { $cards }.
doodle-dungeon-twin-deck = In your action deck: { $cards }.
doodle-dungeon-twin-hand = In your hand: { $cards }.
doodle-dungeon-twin-to-draw = You draw the path through { $owner }’s dungeon.
doodle-dungeon-twin-drawn = Through { $owner }’s dungeon you have drawn this path, from corner to corner: { $squares }.
doodle-dungeon-twin-piles = Cards in the build pile: { $pile }; on the discard pile: { $discards }.
# $guarded: treasures with a guard, $kinds: monsters left, $crossed: monsters crossed out
doodle-dungeon-twin-score = { $seat }: { $treasures } points for guarded treasures ({ $guarded }), { $monsters } for { $kinds }, { $death } for the hero’s death, minus { $hearts } for hearts; { doodle-dungeon-n-total } in all, monsters crossed out: { $crossed }.

## The rules in our own words, topic by topic

doodle-dungeon-topic-goal = Goal and course of the game
doodle-dungeon-rules-goal =
    Each of you has an empty cave and a pencil. You play three phases:
    - **A. Building:** in 14 rounds you take cards and draw what they show into your dungeon: walls, traps, monsters, hidden treasures, upgrades.
    - **B. Drawing paths:** you draw the way a hero will take through the dungeon of your neighbour **on the right**.
    - **C. Defending:** turn by turn the hero walks through your own dungeon. The same cards now bring actions: some strengthen your traps and monsters, others help the heroes in everybody else’s dungeon.

    Every hero has **12 hearts**. In the end you score points for treasures that are still guarded and for monsters that are still there. A dead hero is worth 5 points; one who escapes costs you a point for every heart he has left. **Most points win.**

    Your dungeon has a name from the start; until phase C you can give it another one, and nobody waits for that.

doodle-dungeon-topic-cards = Taking cards
doodle-dungeon-rules-cards =
    In every round 3 cards are on offer with two players, 4 with three and 5 with four. From the start marker clockwise, each of you takes one. The last one goes to the discard pile, and the start marker moves on.

    A card has two halves:
    - **Elements** to build, from left to right, at once.
    - An **action** for phase C. When all have built, the card is turned over and joins your action deck. You may look through that deck in phases A and B; nobody else sees it. Its order does not matter, since every deck is shuffled before phase C: so there is nothing to sort.

    As soon as you have taken a card you may start building, while others still choose.

    With four players the pile runs out in round 12: then the discarded cards are shuffled once and used again. In phase C nothing is reshuffled.

doodle-dungeon-topic-building = Building, and changing your mind
doodle-dungeon-rules-building =
    Elements are built **from left to right**. You **must** build each of them if there is any place for it; one without a place lapses, the others do not. You may not build an element where it takes up the room a later one on the card needs.

    All walls of a card are one element. Everything else is one element each.

    Until all of you have finished, you can change what you have built **from this card**: choose an element, and it is erased with everything after it; then build on from there, in order. With the last element you are ready; even then you can, as long as somebody else is still building. What came from earlier cards is final.

    Walls, traps and monsters go on **empty squares**. A square with a hidden treasure still counts as empty.

doodle-dungeon-topic-walls = Walls
doodle-dungeon-rules-walls =
    All walls of a card are drawn together as **one formation**, exactly as shown; you may turn and mirror it. It must lie completely inside the dungeon and on empty squares. If that is impossible, none of it is drawn.

    Most important: **every square without a wall** must stay within reach of the entrance (A1) and of the exit (H10). Heroes never walk diagonally, so two walls that touch at their corners close a gap. Traps and monsters do not block the way.

    There can be no wall on A1 or H10.

doodle-dungeon-topic-monsters = Traps and monsters
doodle-dungeon-rules-monsters =
    A trap or monster needs an empty square **without any trap or monster beside it**. Diagonal neighbours are allowed, and walls do not matter. Even A1 and H10 may be used.

    What a monster is worth if it survives, and what it costs the hero when it wins:
    - Goblin: 1 point, 1 heart
    - Orc: 2 points, 2 hearts
    - Dragon: 3 points, 3 hearts

    Traps bring no points, but they never miss: the hero loses as many hearts as your trap level says. Each trap works once.

    Good places for traps and strong monsters are those no path can avoid.

doodle-dungeon-topic-treasures = Treasures
doodle-dungeon-rules-treasures =
    A treasure is not drawn but **hidden**: you name a square, and only you know it. Any square will do, empty or not, but no square holds two treasures.

    In the end a treasure counts only if there is **a monster on its square that has not been crossed out**; then it is worth as many points as your treasure level says, at first 1. A treasure without a guard is worth nothing, even if the hero has died. In a wall, on a trap, or on an empty square beside a trap or monster it is lost for certain, since no monster can ever stand there; the preview warns you.

    When phase A is over, everybody learns how many treasures each of you has hidden, but not where. That is shown at the very end only, and whoever draws the path through your dungeon does not know it either.

doodle-dungeon-topic-upgrades = Upgrades
doodle-dungeon-rules-upgrades =
    An upgrade ticks **one box** in a category of your choice. The boxes stand in groups, and only a **full group** unlocks the next level:
    - **Goblin** (+0 at first), **Orc** (+2), **Dragon** (+4): 2 boxes each for 2 more strength, up to +12.
    - **Trap** damage (1): 3 boxes for 2, 3 more for 3.
    - **Treasure** points (1): 3 boxes for 2, 3 more for 3.
    - **Hand cards** (1): 2 boxes for 2, 2 more for 3, 3 more for 4.

    A monster wins with strength 20 or more, and rolls two ten-sided dice. With +4 that happens in 15 of 100 fights, with +8 in 45, with +12 in 79.

doodle-dungeon-topic-path = The hero’s path
doodle-dungeon-rules-path =
    All at the same time, you draw a path through the dungeon of your right-hand neighbour. Paths are shown when all are done; until then you may draw another one. The rules:
    - **One line** from the entrance A1 to the exit H10, without branches.
    - Only straight steps, **never diagonal**, and never over a wall. Turning back is allowed anywhere.
    - **At most twice** over any square.
    - Over **the same monster twice** only if there is another monster or a trap in between.

    That is all: you may avoid every monster, or visit them all. Monsters the hero beats cost your neighbour points, and perhaps treasures. But he has only **12 hearts**: every one he loses is good for your neighbour, and his death most of all.

doodle-dungeon-topic-defence = A turn in phase C
doodle-dungeon-rules-defence =
    Everybody’s action deck is shuffled, and you draw as many cards as your hand level says. From the start marker clockwise you take turns of four steps:
    1. **Move:** the hero in your dungeon walks along the path to the next trap or monster. If there is none left, he leaves by the exit and has **escaped**.
    2. **Encounter** with that trap or monster, in which you may play dungeon actions.
    3. **Hero actions** for the dungeons of others.
    4. **Refill** your hand.

    Between the end of an encounter and the end of your turn you learn nothing new, so one answer covers all of that.

    In your **first turn** there are only steps 3 and 4. The same goes for all your turns after the hero in your dungeon has died or escaped.

    Whatever is crossed out is gone: the hero walks over it without stopping. A monster that has won stays, and fights again if the path comes back to it; but first the hero walks on.

    The phase ends at once when no hero is left inside.

doodle-dungeon-topic-encounters = Encounters and dungeon actions
doodle-dungeon-rules-encounters =
    At a **trap** the hero loses as many hearts as your trap level says, and the trap is crossed out.

    At a **monster** you roll two dice (1 to 10) and add the level of this kind of monster.
    - **20 or more:** the monster wins and stays. The hero loses 1 heart to a goblin, 2 to an orc, 3 to a dragon.
    - **Less:** the monster flees and is crossed out.

    After the roll, before anything is settled, you may play **any number of dungeon actions** that fit, one at a time; each is carried out before the next. So you know the dice when you decide. There are never more than **4 dice** in a fight: an action that would exceed that cannot be played. Dice that were removed do not count.

    As long as you have cards in hand you are asked, whether one of them fits or not; otherwise everybody could tell what you hold.

    The hero starts with **12 hearts**. When the last one is crossed out, he is **dead**.

doodle-dungeon-topic-hero-actions = Hero actions
doodle-dungeon-rules-hero-actions =
    In step 3 of your turn you may lay any number of hero actions above **other players’** dungeons, face up:
    - **At most 2 cards** may lie above one dungeon, no matter who laid them.
    - The hero there must be neither dead nor escaped; before his first move he counts as inside.

    The owner of the dungeon must carry a card out as soon as its event comes up; then it is discarded. Several cards for the same event are all carried out, the oldest first: two shields protect twice. If an earlier card has dealt with the event, a later one stays.

    Order in a turn: Healing Potion · on every square of the way Bomb and Trap Kit · Gag · first roll · Lucky Charm · Holy Water · dungeon actions · damage and Shield.

    When the hero dies or escapes, cards above the dungeon are discarded.

doodle-dungeon-topic-actions = All 19 actions
doodle-dungeon-rules-actions =
    Twelve **dungeon actions** (skull), for your own dungeon:
    - *Aim Boost* (5 cards): { doodle-dungeon-aim-boost-line }
    - *Orc Club* (3): { doodle-dungeon-orc-club-line }
    - *Goblin Spear* (3): { doodle-dungeon-goblin-spear-line }
    - *Dragon Fire* (3): { doodle-dungeon-dragon-fire-line }
    - *Axe* (4): { doodle-dungeon-axe-line }
    - *Talisman* (3): { doodle-dungeon-talisman-line }
    - *Cursed Blade* (3): { doodle-dungeon-cursed-blade-line }
    - *Second Try* (3): { doodle-dungeon-second-try-line }
    - *Savage Bite* (3): { doodle-dungeon-savage-bite-line }
    - *Sharpened Spikes* (2): { doodle-dungeon-sharpened-spikes-line }
    - *Reset Spring* (2): { doodle-dungeon-reset-spring-line }
    - *Smoke Screen* (2): { doodle-dungeon-smoke-screen-line }

    Seven **hero actions** (knight), for heroes in other dungeons:
    - *Healing Potion* (5): { doodle-dungeon-healing-potion-line }
    - *Bomb* (3): { doodle-dungeon-bomb-line }
    - *Trap Kit* (4): { doodle-dungeon-trap-kit-line }
    - *Shield* (4): { doodle-dungeon-shield-line }
    - *Holy Water* (4): { doodle-dungeon-holy-water-line }
    - *Lucky Charm* (2): { doodle-dungeon-lucky-charm-line }
    - *Gag* (2): { doodle-dungeon-gag-line }

doodle-dungeon-topic-refill = Refilling your hand
doodle-dungeon-rules-refill =
    At the end of your turn you may first put any of your cards face down **under your action deck**, in any order. Then you draw until you hold as many cards as your **hand level** says: 1 at first, up to 4.

    Played cards do not come back. When your deck is empty you go on with what you have; you are not asked then, since the same cards would come back at once.

doodle-dungeon-topic-end = End and scoring
doodle-dungeon-rules-end =
    As soon as every hero is dead or has escaped, you count:
    - **Treasures:** for every treasure with a living monster on its square, your treasure level.
    - **Monsters** not crossed out: 1 for a goblin, 2 for an orc, 3 for a dragon.
    - **The hero has died:** 5 points.
    - **The hero has escaped:** minus 1 for every heart he has left.

    Less than 0 is possible. Whoever has **most points** wins. With equal points, whoever has **fewer monsters crossed out** ranks higher; if that is equal too, you share the place.

doodle-dungeon-topic-symbols = Symbols
doodle-dungeon-rules-symbols =
    What you see in the pictures:
    - **On a sheet:** :doodle-dungeon/goblin: goblin, :doodle-dungeon/orc: orc and :doodle-dungeon/dragon: dragon with a plus: the strength they add to their dice · :doodle-dungeon/trap: wheel of spikes: traps, and the hearts each costs · :doodle-dungeon/treasure: chest: points for a treasure · :doodle-dungeon/hand: fan of cards: how many you refill your hand to. :doodle-dungeon/upgrade: Small boxes are those still to tick for the next level. A small chest on a square is a treasure only you can see; after the game everybody can.
    - **Heads:** :doodle-dungeon/start: pencil sharpener: start marker · :doodle-dungeon/pencil: pencil: whose turn it is · a glowing frame: somebody is being waited for.
    - **The path:** red arrows mark entrance and exit. The blue line is the hero’s path, pale where he has been; its arrows show which way he goes. :doodle-dungeon/hero: The knight in a blue frame is where he is. A red cross means crossed out. :doodle-dungeon/skull: A skull: the hero died there; :doodle-dungeon/runner: a running knight: he escaped.
    - :doodle-dungeon/heart: **Hearts** are the hero’s; lost ones are crossed out. Yellow cards beside them lie above the dungeon and help him. :doodle-dungeon/bomb: A bomb on a monster is meant for it.
    - **On cards:** on the left what to build, from left to right: walls, monsters, traps, chests, :doodle-dungeon/tick: ticks for upgrades. On the right the action: :doodle-dungeon/skull: a **skull** is a dungeon action, for you; :doodle-dungeon/hero: a **knight** a hero action, against others.
    - **In a fight:** :doodle-dungeon/die: yellow dice, then the strength added; 20 wins.

doodle-dungeon-topic-input = How to write squares and paths
doodle-dungeon-rules-input =
    Everything can be **clicked**. A good place is drawn already: **✓** takes it, the arrows move it to the next place where it fits, **⟲** and **⟳** turn walls, **⇋** mirrors them. *Another* shows the next best place, *Square …* all of them. A path is one of those proposed, or you lead it from monster to monster. Or you **type**:

    Rows are letters from A at the top to H, columns are numbers from 1 on the left to 10: `C7` is the third row, seventh square.

    For **walls**, name the square of the first wall, counted row by row from the top left, then how to turn: `C7`, `C7 r90`, `C7 r180 m`. `r90` turns clockwise, `m` mirrors before turning. Or name all squares, as the story does: `B3 B4 C5`.

    A **path** can be written in two ways:
    - Way points: `A1 A5 C5 H10`. Between squares in line the path goes straight; otherwise it takes the shortest way. A1 and H10 may be left out.
    - Steps: `R4 D2 R5 D5` means 4 to the right, 2 down and so on; `L` is left, `U` is up. Arrows work as well: `→4 ↓2`.

    On the panel you see a preview before anything counts. What is not allowed is marked in it, and you can change it.
