# Doodle Dungeon: words in pictures, and what pictures show for those who listen to them

## Words in pictures: short

doodle-dungeon-picture-building = Building, round { $round } of { $rounds }
doodle-dungeon-picture-drawing = Drawing the paths
doodle-dungeon-picture-defending = Defending
doodle-dungeon-picture-over = All heroes are gone
doodle-dungeon-picture-offer = On offer
doodle-dungeon-picture-hand = For your eyes only
doodle-dungeon-picture-deck =
    { $cards ->
        [one] Action deck: { $cards } card
       *[other] Action deck: { $cards } cards
    }
doodle-dungeon-picture-so-far =
    { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
doodle-dungeon-picture-score = Final score
doodle-dungeon-picture-total = Points
doodle-dungeon-picture-treasures = Guarded treasures
doodle-dungeon-picture-goblin = Goblins
doodle-dungeon-picture-orc = Orcs
doodle-dungeon-picture-dragon = Dragons
doodle-dungeon-picture-death = The hero’s death
doodle-dungeon-picture-hearts = Hearts that got away
doodle-dungeon-picture-tie = Tie: monsters lost
doodle-dungeon-picture-sides-legend = [dungeon] dungeon action, for you · [hero] hero action, against others
doodle-dungeon-picture-dragon-legend = Monster: 2 dice plus this, 20 wins
doodle-dungeon-picture-trap-legend = Hearts a trap costs the hero
doodle-dungeon-picture-treasure-legend = Points per treasure
doodle-dungeon-picture-hand-legend = You refill your hand up to this
doodle-dungeon-picture-treasure-count =
    { $count ->
        [one] treasure
       *[other] treasures
    }
doodle-dungeon-picture-hand-count =
    { $count ->
        [one] card
       *[other] cards
    }
doodle-dungeon-picture-upgrade-legend = Boxes to the next level
doodle-dungeon-picture-start-legend = Start marker
doodle-dungeon-picture-pencil-legend = Whose turn it is
doodle-dungeon-picture-hero-legend = The hero on his path
doodle-dungeon-picture-dragon-word = Strength bonus
doodle-dungeon-picture-trap-word = Trap damage
doodle-dungeon-picture-treasure-word = Treasure points
doodle-dungeon-picture-hand-word = Hand cards
doodle-dungeon-picture-upgrade-word = Boxes to tick
doodle-dungeon-picture-start-word = Start marker
doodle-dungeon-picture-pencil-word = On turn
doodle-dungeon-picture-hero-word = Hero

## What is said below an encounter and below a preview

# $missing: strength the monster lacks
doodle-dungeon-verdict-fighting =
    { $missing ->
        [0] Enough, for now!
       *[other] Still { $missing } short of victory
    }
doodle-dungeon-verdict-caught = Caught in a trap!
doodle-dungeon-verdict-sprung =
    { $hurt ->
        [0] Snap, but no harm done
        [one] Snap! { $hurt } heart lost
       *[other] Snap! { $hurt } hearts lost
    }
doodle-dungeon-verdict-won =
    { $hurt ->
        [0] The monster wins, no harm done
        [one] The monster wins: { $hurt } heart lost
       *[other] The monster wins: { $hurt } hearts lost
    }
doodle-dungeon-verdict-lost = The hero wins
doodle-dungeon-verdict-smoke = All up in smoke, nobody wins
# $words: the answer as it was written
doodle-dungeon-preview-lost = { $words }: allowed, but this treasure is lost, because no monster can ever stand here.
# $path: its length and what is on it, $hearts: what the hero loses on it on average
doodle-dungeon-preview-way = A path { $path }: the hero { $outlook }.

## What pictures show, for those who listen to them; $details: sentences from the table in sentences

# $phase: what is being done, $awaited: who must act, $count: how many they are
doodle-dungeon-alt-board =
    { $count ->
        [0] { $phase } { $details }
       *[other] { $phase } Waiting for { $awaited }. { $details }
    }
# $things: walls, traps and monsters that are there, counted
doodle-dungeon-alt-built = Dungeon of { $seat }: { $things }.
# $fate: how the hero is
doodle-dungeon-alt-walked =
    { $fate ->
        [outside] Dungeon of { $seat }: { $things }; the hero stands outside with { $hearts } of { $most } hearts.
        [dead] Dungeon of { $seat }: { $things }; the hero has died on { $square }.
        [escaped] Dungeon of { $seat }: { $things }; the hero has escaped with { $hearts } of { $most } hearts.
       *[inside] Dungeon of { $seat }: { $things }; the hero stands on { $square } with { $hearts } of { $most } hearts.
    }
doodle-dungeon-alt-offer = The cards on offer. { $details }
doodle-dungeon-alt-dungeon = One dungeon, large. { $details }
doodle-dungeon-alt-heroes = Heroes and cards. { $details }
doodle-dungeon-alt-hand = Yours alone. { $details }
doodle-dungeon-alt-choices = To choose by number. { $details }
doodle-dungeon-numbered = { $number }: { $what }.
doodle-dungeon-alt-draft = Preview of { $words }. { $details }
doodle-dungeon-alt-score = The final score. { $details }
doodle-dungeon-alt-so-far = Points so far, hidden treasures aside: { $points }.
doodle-dungeon-alt-points = { $seat } { $points }
