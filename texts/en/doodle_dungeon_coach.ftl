# Doodle Dungeon: what the coach says. At most 300 letters each, names included.
#
# $kind: trap, goblin, orc or dragon, to be chosen by    $square: such as C7    $owner: a player
# $action: a card’s action by name    $elements: what there is to draw on a card

doodle-dungeon-coach-theme = You are a dungeon master with a pencil, and this is your dungeon. A hero comes in at the top left and looks for the way out. **A dead hero brings points, and so does every monster still alive.**

## Building

doodle-dungeon-coach-first-card = This is round { $round } of { $rounds }. Take a card: **you draw its top row now; the action below is yours once the heroes come.** I would take *{ $action }*: { $elements }.
doodle-dungeon-coach-sides = Look at the actions, too. **Red with a skull** is for your own dungeon: stronger monsters, nastier traps. **Blue with a knight** helps the heroes in all the other dungeons. I would take *{ $action }*.
doodle-dungeon-coach-card = Take what suits your strongest kind of monster: more of it, or upgrades for it. I would take *{ $action }*: { $elements }.
doodle-dungeon-coach-first-walls = **Walls** make the hero’s way longer, so that he meets more. Turn them as you like; they only must not cut off any square from the doors.
doodle-dungeon-coach-walls = Find the shortest way from door to door, and bend it: past your strongest monsters if you can, away from the weak ones.
# $points: for one that survives, $damage: hearts, $odds: fights out of 100
doodle-dungeon-coach-first-monster = { doodle-dungeon-coach-one-kind } that survives is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. Each time it wins, the hero loses { $damage ->
    [one] a heart
   *[other] { $damage } hearts
}; yours win { $odds } of 100 fights. It needs an empty square with no trap or monster right beside it.
doodle-dungeon-coach-strong-monster = { doodle-dungeon-coach-one-kind } of yours wins { $odds } of 100 fights. Let the hero run into it: put it where every way leads past.
doodle-dungeon-coach-weak-monster = { doodle-dungeon-coach-one-kind } of yours wins only { $odds } of 100 fights. It is worth most where the hero does not go: far from his way, behind stronger ones.
doodle-dungeon-coach-one-kind =
    { $kind ->
        [goblin] A goblin
        [orc] An orc
       *[dragon] A dragon
    }
doodle-dungeon-coach-first-trap = A **trap** never misses: it costs the hero { doodle-dungeon-n-hearts }, once, and is gone. So put it where no way leads around it, in a narrow passage or near a door.
doodle-dungeon-coach-trap = Traps belong where the hero must pass. One he can walk around will never hurt him.
# $kind: of the monster on $square, or none; $points: for a guarded treasure
doodle-dungeon-coach-first-treasure = Where a **treasure** lies is your secret. It brings { doodle-dungeon-n-points } if a living monster stands on it in the end, so hide it where one is safe. { $kind ->
    [none] I would take { $square }, where one may still come.
   *[other] I would take { doodle-dungeon-the-kind } on { $square }.
}
doodle-dungeon-coach-treasure = { $kind ->
    [none] None of your monsters is free to guard it. I would hide it on { $square }, where one may still come.
   *[other] Hide it under a monster that will survive: strong, or far from the hero’s way. I would take { doodle-dungeon-the-kind } on { $square }.
}
# $category: of upgrades; $next: the level that comes next, $track: the same category, to be chosen by
doodle-dungeon-coach-first-upgrade = An **upgrade** is a tick in one of these boxes, and only a full group counts. { $fills ->
    [1] I would tick { $category }, since one box is missing there: then you have { doodle-dungeon-next-level }.
   *[other] So fill one up before you begin the next: I would tick { $category }, on the way to { doodle-dungeon-next-level }.
}
doodle-dungeon-coach-upgrade-fills = One tick fills a group: { $category } rises to { doodle-dungeon-next-level }.
doodle-dungeon-coach-upgrade = Go on where you have begun: a group that is half full brings nothing. I would tick { $category }, on the way to { doodle-dungeon-next-level }.

## The path

doodle-dungeon-coach-path = **Now you lead the hero** through { $owner }’s dungeon. What he beats costs points, but he must get out alive. I would take way 1.
doodle-dungeon-coach-own-path = A way of your own: the arrows lead him on, and the line below says how he will fare.

## Defending

# $outlook: a sentence, what the suggestion leads to; $missing: strength up to 20
doodle-dungeon-coach-first-fight = A fight! **Two dice plus the level of the monster: with 20 it wins and stays, with less it is crossed out.** { $plays ->
    [1] Yours has { $strength }, so I would play *{ $action }*.
   *[0] { $missing ->
        [0] Yours has { $strength }, so save your cards.
       *[other] Yours has { $strength }, and none of your cards is worth it here.
    }
} { $outlook }
doodle-dungeon-coach-fight-card = { $missing ->
    [0] Your monster wins already, and it can be worse for the hero.
   *[other] { $missing } short of 20: that is what your red cards are for.
} I would play *{ $action }*. { $outlook }
doodle-dungeon-coach-fight-treasure = Your treasure lies under this monster: it counts as long as the monster stands. { $missing ->
    [0] It wins already, so save your cards.
   *[other] A good card would be well spent here, but you hold none that pays.
} { $outlook }
doodle-dungeon-coach-fight-wounded = The hero is down to { doodle-dungeon-n-hearts }. If he dies here, you get 5 points and keep all he has not met: be generous with your cards from now on. { $outlook }
# $laid: actions of others for the hero in the own dungeon
doodle-dungeon-coach-above = Others want the hero in your dungeon to get through: *{ $laid }* above your dungeon will help him at the right moment. You can do the same to them with blue cards. { $outlook }
doodle-dungeon-coach-then-help = Nothing more to do here. { $outlook } But one of your blue cards suits a hero elsewhere, so I would go on to that.
doodle-dungeon-coach-fight-won = Strength { $strength } is enough, so save your cards for a close fight. { $outlook }
doodle-dungeon-coach-fight-lost = { $missing } short of 20, and none of your cards is worth it here. Let it go. { $outlook }
doodle-dungeon-coach-first-sprung = Right into your **trap!** No dice are rolled: it does its damage and is crossed out. { $plays ->
    [1] But there are a few cards for traps: I would play *{ $action }*.
   *[0] Only the few cards for traps can add to that.
} { $outlook }
doodle-dungeon-coach-sprung-card = Here you can use a card that is made for traps: I would play *{ $action }*. { $outlook }
doodle-dungeon-coach-sprung = The trap needs no help, so save your cards. { $outlook }
doodle-dungeon-coach-reroll = Roll the low dice again: on average one shows between 5 and 6.
# $cards: hand level
doodle-dungeon-coach-first-aid = { $walks ->
    [0] In your first turn nobody walks yet; it only has what ends every turn:
   *[other] This is how every turn ends:
} you may lay **blue cards** to help a hero elsewhere, **exchange** what you cannot use, and draw up to { doodle-dungeon-n-cards }. { $plan ->
    [lay] One of yours helps this hero: I would lay it.
    [exchange] None of yours helps him, so I would exchange some.
   *[keep] None of yours helps him, so I would keep them for your own fights.
}
# $line: what the action does
doodle-dungeon-coach-aid = You want the hero to get out of { $owner }’s dungeon alive, so I would lay *{ $action }* there. { $line }
doodle-dungeon-coach-aid-exchange = None of your cards helps this hero now, and some will not help you either: put those under your deck, and draw others.
doodle-dungeon-coach-aid-keep = Nothing here helps this hero now. Keep your cards for your own fights; you draw up to { doodle-dungeon-n-cards }.
doodle-dungeon-coach-target = The bomb crosses out its monster when the hero comes onto that square or beside it. Choose the most valuable one on his way: I would take { doodle-dungeon-the-kind } on { $square }.
# $count: cards to give away, $list: which; $fate: of the hero in the own dungeon
doodle-dungeon-coach-refill = { $fate ->
    [inside] See what the hero in your dungeon has still to meet: cards for anything else may go.
   *[gone] No hero is left in your dungeon, so only blue cards are of use to you.
} { $count ->
    [0] I would keep them all.
   *[other] I would put back { $list }.
}
doodle-dungeon-coach-any = Read what each answer brings, and take what costs the others more than you.

## What came of it

doodle-dungeon-coach-finished-card = Your card is done: all of it is on paper for good, and its action waits in your deck. Next round!
# $path: such as “30 squares long, over 3 traps and 6 monsters”
doodle-dungeon-coach-paths = All paths are drawn. The one through your dungeon is { $path }. From now on you **defend**: on each of your turns, the hero there walks on to the next trap or monster. If he dies, you get 5 points; if he gets out, each heart he has left costs you 1.
# $hearts: lost, $left: what the hero still has
doodle-dungeon-coach-won = **Your monster has won.** The hero has { $left ->
    [one] 1 heart
   *[other] { $left } hearts
} left, and the monster stays: worth points in the end, and ready to fight if he comes back.
doodle-dungeon-coach-lost = **Your monster has lost** and is crossed out: { $points ->
    [one] 1 point
   *[other] { $points } points
} gone. The hero keeps his { $left ->
    [one] last heart
   *[other] { $left } hearts
} and walks on.
doodle-dungeon-coach-won-again = Won! The hero has { $left ->
    [one] 1 heart
   *[other] { $left } hearts
} left.
doodle-dungeon-coach-lost-again = Lost: { $points ->
    [one] 1 point
   *[other] { $points } points
} gone, and the hero walks on.
doodle-dungeon-coach-sprung-shut = Snap! The trap has cost the hero { doodle-dungeon-n-hearts } and is gone. He has { $left } left.
doodle-dungeon-coach-sprung-in-vain = Snap! The trap is gone, but somebody has helped the hero: he still has { $left } hearts.
doodle-dungeon-coach-beaten-elsewhere = The hero in { $owner }’s dungeon has got rid of { doodle-dungeon-a-kind }: { $points ->
    [one] 1 point
   *[other] { $points } points
} less for { $owner }. That is what he was sent for.
doodle-dungeon-coach-hurt-elsewhere = The hero in { $owner }’s dungeon is hurt: { $hearts ->
    [0] that was his last heart.
    [one] 1 heart left.
   *[other] { $hearts } hearts left.
} Each one he takes out with him costs { $owner } a point.
doodle-dungeon-coach-died = **The hero is dead: { $points } points for you!** Whatever he has not met is safe now.
doodle-dungeon-coach-escaped = The hero has escaped with { doodle-dungeon-n-hearts }, and each costs you a point. What still stands in your dungeon is safe now.
doodle-dungeon-coach-died-elsewhere = The hero in { $owner }’s dungeon is dead: 5 points for { $owner }. Now it is up to your own dungeon.
doodle-dungeon-coach-escaped-elsewhere = The hero has got out of { $owner }’s dungeon! His { doodle-dungeon-n-hearts } cost { $owner } just as many points.

doodle-dungeon-coach-enough = You know enough now: **build, draw a path, defend.** A whole game begins with blank paper. Play this one out with me, or sit down with others.

# What the coach’s lamp shines on
doodle-dungeon-coach-look-squares = the dungeon
doodle-dungeon-coach-look-card = card { $number } of the row
doodle-dungeon-coach-look-entrance = the entrance
doodle-dungeon-coach-look-exit = the exit
doodle-dungeon-coach-look-aside = what stands beside the squares
doodle-dungeon-coach-look-thing = trap or monster { $number }, counted row by row
doodle-dungeon-coach-look-hand = card { $number } of your hand
doodle-dungeon-coach-look-hero = hero { $number }
doodle-dungeon-coach-look-track-goblin = the boxes for goblins
doodle-dungeon-coach-look-track-orc = the boxes for orcs
doodle-dungeon-coach-look-track-dragon = the boxes for dragons
doodle-dungeon-coach-look-track-trap = the boxes for traps
doodle-dungeon-coach-look-track-treasure = the boxes for treasures
doodle-dungeon-coach-look-track-hand = the boxes for hand cards
