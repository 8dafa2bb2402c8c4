# Fairy Market
#
# Arguments that come up again and again:
# $seat: the name of a player    $card, $given: the name of a card    $book: the title of a spellbook
# $price, $coins: coins    $item, $other: kinds of fairy tokens    $finds, $things: lists of discoveries
# $letter: the letter of a card in somebody’s hand    $to: where a way leads, one of the targets below

## The game and its settings

fairy-market-title = Fairy Market
fairy-market-blurb = Shop at the fairies’, build a dungeon from five cards, and find the one way through it that leads past everything you need!

fairy-market-setting-time-bonus = Time bonus
fairy-market-setting-time-bonus-race = Race
fairy-market-setting-time-bonus-own-time = Own time
fairy-market-setting-time-bonus-off = Off
fairy-market-setting-time-bonus-line = 2 points in hourglass rounds: for the first to finish, for the shortest own time, or for nobody.
fairy-market-setting-hint = Hints
fairy-market-setting-hint-off = Off
fairy-market-setting-hint-on = On
fairy-market-setting-hint-line = Three whole dungeons to choose from, and the best path if you ask; never in hourglass rounds.

## Words

fairy-market-card = Card { $id }
fairy-market-coin = coin
fairy-market-barrel = barrel
fairy-market-sword = sword
fairy-market-rope = rope
fairy-market-key = key
fairy-market-scroll = scroll
fairy-market-monster = monster
fairy-market-lock = lock
fairy-market-fall-pit = fall pit
fairy-market-lava-pit = lava pit
fairy-market-pit = pit
fairy-market-portal = portal
fairy-market-stairs = stairs
fairy-market-room = room
fairy-market-recycling = recycling
fairy-market-scissors = scissors

# $count: how many
fairy-market-so-many-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
fairy-market-so-many-barrel =
    { $count ->
        [one] { $count } barrel
       *[other] { $count } barrels
    }
fairy-market-so-many-sword =
    { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
fairy-market-so-many-rope =
    { $count ->
        [one] { $count } rope
       *[other] { $count } ropes
    }
fairy-market-so-many-key =
    { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
fairy-market-so-many-scroll =
    { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }
fairy-market-so-many-monster =
    { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }
fairy-market-so-many-lock =
    { $count ->
        [one] { $count } lock
       *[other] { $count } locks
    }
fairy-market-so-many-fall-pit =
    { $count ->
        [one] { $count } fall pit
       *[other] { $count } fall pits
    }
fairy-market-so-many-lava-pit =
    { $count ->
        [one] { $count } lava pit
       *[other] { $count } lava pits
    }
fairy-market-so-many-pit =
    { $count ->
        [one] { $count } pit
       *[other] { $count } pits
    }
fairy-market-so-many-portal =
    { $count ->
        [one] { $count } portal
       *[other] { $count } portals
    }
fairy-market-so-many-stairs =
    { $count ->
        [one] { $count } staircase
       *[other] { $count } staircases
    }
fairy-market-so-many-room =
    { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    }
fairy-market-so-many-recycling =
    { $count ->
        [one] { $count } recycling sign
       *[other] { $count } recycling signs
    }
fairy-market-so-many-scissors =
    { $count ->
        [one] { $count } scissors sign
       *[other] { $count } scissors signs
    }

## Goals: what they count, and their names

fairy-market-goal-barrel = 1 point for each barrel
fairy-market-goal-monster = 3 points for each monster beaten
fairy-market-goal-room = 1 point for each room entered
fairy-market-goal-pit = 3 points for each pit
fairy-market-goal-sword = 1 point for each sword
fairy-market-goal-stairs = 1 point for each staircase
fairy-market-goal-key = 2 points for each key
fairy-market-goal-rope = 3 points for each rope
fairy-market-goal-coin = 1 point for each coin
fairy-market-goal-scroll = 1 point for each scroll
fairy-market-goal-lock = 3 points for each lock opened
fairy-market-goal-portal = 2 points for each portal
# $goal: one of the above
fairy-market-goal-timed = { $goal }, with an hourglass
fairy-market-goal-name-barrel = Goal: barrels
fairy-market-goal-name-monster = Goal: monsters
fairy-market-goal-name-room = Goal: rooms
fairy-market-goal-name-pit = Goal: pits
fairy-market-goal-name-sword = Goal: swords
fairy-market-goal-name-stairs = Goal: stairs
fairy-market-goal-name-key = Goal: keys
fairy-market-goal-name-rope = Goal: ropes
fairy-market-goal-name-coin = Goal: coins
fairy-market-goal-name-scroll = Goal: scrolls
fairy-market-goal-name-lock = Goal: locks
fairy-market-goal-name-portal = Goal: portals

## Spellbooks: title, what it does in a few words (at most 100 characters), and in full

fairy-market-book-discount = The Haggler’s Handbook
fairy-market-book-discount-short = One dungeon card costs 1 coin less
fairy-market-book-discount-rule = Once a round at the market you pay 1 coin less for a dungeon card, open or unseen.
fairy-market-book-climb = Up and Out
fairy-market-book-climb-short = Climb up a fall pit you have not used yet
fairy-market-book-climb-rule = Once a round your path climbs from the underground up a fall pit it has not used yet. The pit counts as discovered.
fairy-market-book-barrel-jump = Rolling Barrels
fairy-market-book-barrel-jump-short = Jump from one barrel to another
fairy-market-book-barrel-jump-rule = Once a round, standing at a barrel you have discovered, your path jumps to any other barrel, wherever it is.
fairy-market-book-free-portal = Open Sesame
fairy-market-book-free-portal-short = Use a portal without a scroll
fairy-market-book-free-portal-rule = Once a round you travel by portal without needing a scroll.
fairy-market-book-pick-lock = The Locksmith’s Trick
fairy-market-book-pick-lock-short = Open a lock without a key
fairy-market-book-pick-lock-rule = Once a round you open a lock without a key; it counts as opened.
fairy-market-book-cross = Crossed Paths
fairy-market-book-cross-short = Cross your own path once in a room
fairy-market-book-cross-rule = Once a round your path may cross itself in a room. Corridors, and the places where they meet, can still be used only once.
fairy-market-book-hunt = The Tracker’s Nose
fairy-market-book-hunt-short = Jump from anywhere to a monster
fairy-market-book-hunt-rule = Once a round your path jumps from anywhere to any monster not yet beaten. You still have to beat it.
fairy-market-book-slay = The Silent Blade
fairy-market-book-slay-short = Beat a monster without a sword
fairy-market-book-slay-rule = Once a round you beat one monster without a sword; it counts as beaten.
fairy-market-book-bridge = A Bridge of Air
fairy-market-book-bridge-short = Pass a pit without a rope
fairy-market-book-bridge-rule = Once a round you pass one fall pit or lava pit without a rope and without falling in; it counts as a pit.
fairy-market-book-prune = Less Is More
fairy-market-book-prune-short = After the round, put a card of your dungeon back into the box
fairy-market-book-prune-rule = At the end of the round you may put one card of your dungeon back into the box for good.
fairy-market-book-peek = The Third Eye
fairy-market-book-peek-short = Discard the first card you draw, if you like
fairy-market-book-peek-rule = When you fill your hand, look at the first card you draw, and keep it or discard it. Then draw on until you hold five.
fairy-market-book-keep = Once More, Please
fairy-market-book-keep-short = Pay 2 coins to keep a card of your dungeon
fairy-market-book-keep-rule = At the end of the round you may pay 2 coins to keep one card of your dungeon for your next hand.
fairy-market-book-swap = Fair Exchange
fairy-market-book-swap-short = When a new main goal comes up, trade a bought card with the market
fairy-market-book-swap-rule = When the new main goal is turned up, you may put a bought card of your dungeon into the box and take one from the market for your next hand. It must not cost more; it may also be the top card of a stack, unseen.
fairy-market-book-twin-token = Two for One
fairy-market-book-twin-token-short = Buy a fairy token and get one of another kind for free
fairy-market-book-twin-token-rule = Once a round, when you buy a fairy token, take one of another kind for free, as long as there is one.
fairy-market-book-wrap-vertical = Over the Top
fairy-market-book-wrap-vertical-short = Leave at the top edge, come back in at the bottom, or the other way
fairy-market-book-wrap-vertical-rule = Once a round your path leaves at the top or bottom edge of your dungeon and comes back in exactly opposite.
fairy-market-book-wrap-horizontal = Round the Back
fairy-market-book-wrap-horizontal-short = Leave at the left edge, come back in on the right, or the other way
fairy-market-book-wrap-horizontal-rule = Once a round your path leaves at the left or right edge of your dungeon and comes back in exactly opposite.
fairy-market-book-gift = The Fairies’ Gift
fairy-market-book-gift-short = Once a game, take any fairy token while exploring
fairy-market-book-gift-rule = Once a game, while exploring, you put this book into the box and take any fairy token for this round, even if the market has none left.

## Questions and options: at most 80 characters

fairy-market-buy = What do you buy?
fairy-market-buy-why = You want what brings points for the main goal. Once you stop, that is it for this round.
# Only in games saved by earlier releases
fairy-market-group-pass = Done shopping
fairy-market-pass = Stop shopping
fairy-market-group-tokens = Tokens
fairy-market-buy-token = A { $item } token
fairy-market-buy-tokens = A { $item } token and a free { $other } token
fairy-market-group-books = Books
fairy-market-buy-book = { $book } ({ $price } coins)
fairy-market-buy-book-unseen = The top spellbook, unseen ({ $price } coins)
# $price: of this row
fairy-market-group-cards = Cards for { $price }
fairy-market-buy-card = { $card } ({ $price } coins)
fairy-market-buy-card-cheaper = { $card } with the discount ({ $price } coins)
# $row: the printed price
fairy-market-buy-card-unseen = Top of the { $row }-coin stack, unseen ({ $price } coins)
fairy-market-buy-card-unseen-cheaper = Top of the { $row }-coin stack, unseen, with the discount ({ $price } coins)
fairy-market-give-up-book = Which of your older spellbooks do you give up?
fairy-market-give-up-book-why = You may own only two. Keep what helps you most in the dungeon.
# Shopping lists: the question, what the list says besides things, and each of these words in a line
fairy-market-shopping-list = What do you buy, in this order?
fairy-market-shopping-list-why = Each turn you buy the first thing on your list that is still there and that you can pay for.
fairy-market-shopping-list-short = Shopping list
fairy-market-shopping-list-none = Ask me in my turn
fairy-market-buy-another-token = Another { $item } token
fairy-market-group-list = The list itself
fairy-market-list-one = Only one of the above
fairy-market-list-one-note = As soon as you have bought one of the things listed so far, the others are crossed off.
fairy-market-list-on = Go on after something unseen
fairy-market-list-on-note = Otherwise the list ends with an unseen purchase, so that you can look at it first.
fairy-market-list-pass = Then pass
fairy-market-list-pass-note = Without it, you are asked as soon as nothing on your list can be bought any more.
fairy-market-give-up-book-ahead = If you buy a third spellbook, which one do you give up?
fairy-market-give-up-book-ahead-why = You may own only two. Decide now, and nobody has to wait for you later.
fairy-market-give-up-book-ahead-none = Ask me then
fairy-market-give-up-book-ahead-short = Book to give up
fairy-market-first-look = Your first card is { $card }: { $things }. Do you keep it?
fairy-market-first-look-why = You want five cards with plenty for the main goal.
fairy-market-keep-first = Keep it
fairy-market-discard-first = Discard it
fairy-market-explore = Build your dungeon and walk it.
fairy-market-explore-short = Explore
fairy-market-explore-why = Pass whatever the main goal counts, and leave by an exit if you can.
fairy-market-explore-done = Hand in
fairy-market-explore-told = dungeon and path as drawn
fairy-market-change = Do you change your expedition?
fairy-market-change-short = Change my expedition
fairy-market-change-why = Until everybody is done, only your latest version counts, and nobody else sees it.
fairy-market-change-done = Hand in
fairy-market-open-hand = This round is timed. Do you open your hand?
fairy-market-open-hand-why = Your clock runs from here until you hand in; the shortest time wins 2 points. Start whenever it suits you.
fairy-market-open = Open my hand
fairy-market-how-long = How many seconds did you take, from opening your hand to handing in?
fairy-market-how-long-short = My time
fairy-market-how-long-why = The shortest time of all wins 2 points.
fairy-market-exchange = Do you trade a card with the market?
fairy-market-exchange-why = You want a card in your next hand that brings more for the next goal.
# Only in games saved by earlier releases
fairy-market-group-nothing = No trade
fairy-market-exchange-nothing = Keep my cards
fairy-market-group-exchange = Give away { $card }
fairy-market-exchange-for = { $card } instead of { $given }
fairy-market-exchange-for-unseen = Top of the { $row }-coin stack, unseen, instead of { $given }
# $most: how many cards
fairy-market-cut =
    { $most ->
        [one] Do you put a card of your dungeon back into the box for good?
       *[other] Which cards of your dungeon, up to { $most }, do you put back into the box for good?
    }
fairy-market-recycle =
    { $most ->
        [one] Do you keep a card of your dungeon for your next hand?
       *[other] Which cards of your dungeon, up to { $most }, do you keep for your next hand?
    }
fairy-market-keep-for-coins =
    { $most ->
        [one] Do you pay 2 coins to keep a card of your dungeon for your next hand?
       *[other] Do you pay 2 coins each to keep up to { $most } cards of your dungeon for your next hand?
    }
fairy-market-cut-why = With fewer poor cards, your good ones come back to your hand sooner.
fairy-market-cut-short = Scissors
fairy-market-cut-none = Keep all my cards
fairy-market-recycle-why = What you keep is in your next hand for sure; everything else goes to your discards.
fairy-market-recycle-short = Recycling
fairy-market-recycle-none = Keep none
fairy-market-keep-for-coins-why = Three coins are a point in the end; a card that fits the next goal may bring more.
fairy-market-keep-for-coins-short = Keep a card
fairy-market-keep-for-coins-none = Save my coins
# Decided with the expedition
fairy-market-no-card = No card
fairy-market-cut-ahead = Which cards go back into the box after the scoring?
fairy-market-cut-ahead-why = With fewer poor cards, your good ones come back sooner. The first on your list go, as many as you may.
fairy-market-cut-ahead-short = Scissors
fairy-market-cut-ahead-none = Wait for the next goal
fairy-market-recycle-ahead = Which cards do you keep for your next hand?
fairy-market-recycle-ahead-why = The first ones on your list stay after the scoring, as many as you may.
fairy-market-recycle-ahead-short = Recycling
fairy-market-recycle-ahead-none = Wait for the next goal
fairy-market-keep-ahead = Do you pay 2 coins after the scoring to keep a card?
fairy-market-keep-ahead-why = It comes to your next hand. The first one on your list that is left counts.
fairy-market-keep-ahead-short = { fairy-market-book-keep }
fairy-market-keep-ahead-none = Wait for the next goal

## What the answers to a question bring: notes, outlooks, and why something is not possible (at most 100 characters)

# $does: one or two of the following, $price: coins
fairy-market-note-token =
    { $price ->
        [one] { $price } coin, { $does }
       *[other] { $price } coins, { $does }
    }
fairy-market-does-sword = beats a monster
fairy-market-does-rope = bridges a pit
fairy-market-does-key = opens a lock
fairy-market-does-scroll = a trip by portal
# $coins: how many are left
fairy-market-note-pass =
    { $coins ->
        [one] you keep { $coins } coin
       *[other] you keep { $coins } coins
    }
# $count: how many it may be
fairy-market-note-unseen-book = One of { $count } you cannot see; then it lies open
fairy-market-note-unseen-card = One of { $count } you cannot see; until you lay it, only you know it
# $things: what counts, $points: what it brings at most
fairy-market-worth =
    { $points ->
        [one] { $things }: { $points } point
       *[other] { $things }: up to { $points } points
    }
fairy-market-worth-nothing = nothing for the goal
fairy-market-outlook-points =
    { $points ->
        [0] no points with this goal
        [one] { $points } point with this goal
       *[other] up to { $points } points with this goal
    }
fairy-market-outlook-left =
    { $coins ->
        [one] leaves { $coins } coin
       *[other] leaves { $coins } coins
    }
# $brings: an outlook, $left: another
fairy-market-outlook-both = { $brings }, { $left }
fairy-market-outlook-third-book = an older book must go
fairy-market-outlook-book-used = used already this round
fairy-market-outlook-book-ready = still ready this round
# $deck: how many cards are in it
fairy-market-note-discard-first =
    { $deck ->
        [0] You draw another one; your discards are shuffled for it
        [one] You draw the last card of your deck instead
       *[other] You draw another one of the { $deck } in your deck
    }
fairy-market-note-open = You draw your cards, and your clock starts at once
fairy-market-note-no-trade = nothing changes
# $points, $instead: what the new and the old card bring at most
fairy-market-outlook-trade = up to { $points } instead of { $instead }
fairy-market-note-no-card = Nothing changes, whatever the next goal is
# $coins: how many
fairy-market-barred-coins =
    { $coins ->
        [one] you have { $coins } coin
       *[other] you have { $coins } coins
    }
# $price: the lowest that is too much
fairy-market-barred-cards = Cards for { $price } or more
# $item: its kind
fairy-market-barred-tokens = { $item } tokens
fairy-market-barred-sold-out = sold out
fairy-market-barred-new-book = just bought, so it stays
fairy-market-barred-starter = starter cards cannot be traded
fairy-market-barred-dearer = dearer than what you could give

## An expedition in the making: what it would bring

fairy-market-verdict-nothing-laid = **Nothing laid yet:** a letter lays that card.
fairy-market-verdict-no-cards = **Only a proposal:** ✓ lays your cards like this. You can still move them.
# $laid, $most: cards    $points: what lies on them for the main goal
fairy-market-verdict-no-path =
    { $points ->
        [one] **Not yet:** it needs a path. { $laid } of { $most } cards laid, { $points } point on them.
       *[other] **Not yet:** it needs a path. { $laid } of { $most } cards laid, { $points } points on them.
    }
# $end: how the path would end
fairy-market-verdict-worthless = **Allowed, but no points for the main goal:** { $end }.
fairy-market-verdict-good =
    { $points ->
        [one] **Good: { $points } point,** { $end }.
       *[other] **Good: { $points } points,** { $end }.
    }
fairy-market-verdict-no-finds = nothing found
fairy-market-verdict-exit = out by an exit
fairy-market-verdict-open = no exit yet
fairy-market-verdict-dead = in a dead end
# A whole expedition in a line
fairy-market-summary =
    { $points ->
        [one] **{ $points } point,** { $end }
       *[other] **{ $points } points,** { $end }
    }
# Why nothing can be changed afterwards
fairy-market-final-timed = **Hand it in for good?** The hourglass runs: afterwards nothing can be changed.
fairy-market-final-last = **Hand it in for good?** Everybody else is done, so the round is scored at once.

## What is proposed: on buttons, after a tick

fairy-market-propose-layout = Lay them like this
fairy-market-propose-again = As handed in
fairy-market-propose-dungeon =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $number: of a gate on the picture
fairy-market-propose-gate = In by gate { $number }
fairy-market-propose-way = This way
fairy-market-piece = { $letter }

## Building and drawing, word by word

fairy-market-lay-first = { $letter }
fairy-market-group-card = { $letter }
# $side: N, E, S or W    $other: the letter of the neighbour    $shift: one of the shifts below
fairy-market-lay =
    { $side ->
        [N] { $letter } above { $other }, { $shift }
        [E] { $letter } right of { $other }, { $shift }
        [S] { $letter } below { $other }, { $shift }
       *[W] { $letter } left of { $other }, { $shift }
    }
fairy-market-lay-turned =
    { $side ->
        [N] { $letter } upside down above { $other }, { $shift }
        [E] { $letter } upside down right of { $other }, { $shift }
        [S] { $letter } upside down below { $other }, { $shift }
       *[W] { $letter } upside down left of { $other }, { $shift }
    }
# $joins: how many corridors meet
fairy-market-joined =
    { $joins ->
        [one] joined at { $joins } corridor
       *[other] joined at { $joins } corridors
    }
fairy-market-level = flush
# $cells: how far
fairy-market-shift-up =
    { $cells ->
        [one] { $cells } cell up
       *[other] { $cells } cells up
    }
fairy-market-shift-down =
    { $cells ->
        [one] { $cells } cell down
       *[other] { $cells } cells down
    }
fairy-market-shift-left =
    { $cells ->
        [one] { $cells } cell to the left
       *[other] { $cells } cells to the left
    }
fairy-market-shift-right =
    { $cells ->
        [one] { $cells } cell to the right
       *[other] { $cells } cells to the right
    }
fairy-market-group-gates = Walk in
# books to use here, and other means to pay with
fairy-market-group-means = Tools …
# $number: of a gate on the picture
fairy-market-enter = Gate { $number }
fairy-market-go =
    { $side ->
        [N] ↑
        [E] →
        [S] ↓
       *[W] ←
    }
# $door: the number of a door
fairy-market-door = Door { $door }
fairy-market-overcome-monster = Beat the monster
fairy-market-overcome-lock = Open the lock
fairy-market-overcome-fall-pit = Bridge the pit
fairy-market-overcome-lava-pit = Bridge the lava
# $means: a token, or the title of a book
fairy-market-overcome-monster-with = Beat the monster with { $means }
fairy-market-overcome-lock-with = Open the lock with { $means }
fairy-market-overcome-fall-pit-with = Bridge the pit with { $means }
fairy-market-overcome-lava-pit-with = Bridge the lava with { $means }
fairy-market-pay-instead = Use { $means } for that instead
fairy-market-a-token = a { $item } token
fairy-market-upstairs = Upstairs
fairy-market-downstairs = Downstairs
# $cell: where, if there are several ways down
fairy-market-downstairs-at = Downstairs at { $cell }
fairy-market-fall = Fall in
fairy-market-fall-at = Fall in at { $cell }
# $portal: the cell of the other portal
fairy-market-travel = Portal to { $portal }
# $aim: the cell where a jump ends
fairy-market-spell-to = { $book } to { $aim }
fairy-market-spell-door = { $book }, door { $door }
fairy-market-spell-wrap =
    { $side ->
        [N] { $book }, out at the top
        [E] { $book }, out on the right
        [S] { $book }, out at the bottom
       *[W] { $book }, out on the left
    }
fairy-market-spell-gift = { $book }: a { $item } token
fairy-market-leads = { $to }: { $finds }
# Targets, and the same where the path could not go on; $cell: a cell such as b3, $thing: an obstacle
fairy-market-to-cell = to { $cell }
fairy-market-to-cell-end = to the dead end at { $cell }
fairy-market-to-room = into the room at { $cell }
fairy-market-to-room-end = into the room at { $cell }, with no way out
fairy-market-to-monsters = into the room at { $cell }, whose monsters stop you
fairy-market-to-obstacle = to the { $thing } at { $cell }
fairy-market-to-obstacle-end = to the { $thing } at { $cell }, which stops you
# $number: of a gate on the picture
fairy-market-to-exit = out by gate { $number }

## Refusals

# $word: what was written
fairy-market-not-a-card = “{ $word }” does not say where a card goes; write A for the first one, then something like B E A +1 or C S A r.
fairy-market-not-a-step = “{ $word }” is not a step; write N, E, S, W, a door such as #2, ! at an obstacle, D, U, O with a portal, or @ with a book.
fairy-market-card-not-there = There is no card { $letter } left in your hand; look at your hand for the letters you have.
fairy-market-too-many-cards = Five cards are all a dungeon can have; now draw your path from one of its gates.
fairy-market-neighbour-not-there = Card { $letter } is not in your dungeon yet; name one that is.
fairy-market-overlapping = Card { $letter } would overlap another one there; shift it, or choose another side.
fairy-market-unjoined = Card { $letter } would touch another one there without a corridor that joins them; shift it, turn it, or choose another side.
fairy-market-alone = Card { $letter } would not touch any other card there; it must lie border to border with one.
fairy-market-no-cards-yet = Lay at least one card first; your path can begin after that.
# $gates: all there are
fairy-market-no-such-gate = There is no open corridor { $word } at the edge of your dungeon; you can begin at: { $gates }.
# $step: what was wanted, $possible: every step that can be taken
fairy-market-no-way = Your path cannot go on with { $step } here; it can go on with: { $possible }.
fairy-market-path-is-over = Your path has already ended before { $step }; hand it in as it is, or take some of it back.
fairy-market-nothing-to-pay = There is nothing to pay for with { $step } here; write it at an obstacle, or right after a step into a room with monsters or through a portal.
fairy-market-cannot-pay = You cannot pay with { $step } here; you can with: { $possible }.
fairy-market-no-path-yet = Your dungeon still needs a path: begin it at one of the gates.

## The story

fairy-market-lot = { $seat } wins the draw and shops first in round 1.
# $goal: one of the goals above
fairy-market-round = Round { $round } of { $rounds } begins. The main goal: { $goal }.
fairy-market-opens = The fairies open their market, and { $seat } is first in line.
fairy-market-passed = { $seat } is done shopping.
fairy-market-bought-token = { $seat } buys a { $item } token.
fairy-market-bought-tokens = { $seat } buys a { $item } token and gets a free { $other } token with *{ $book }*.
fairy-market-bought-book = { $seat } buys the spellbook *{ $book }*.
fairy-market-bought-book-unseen = { $seat } buys the top spellbook unseen: it is *{ $book }*.
fairy-market-gave-up = { $seat } gives up *{ $book }*.
fairy-market-bought-card = { $seat } buys *{ $card }* for { $price } coins.
fairy-market-bought-card-unseen = { $seat } buys the top card of the { $row }-coin stack unseen, for { $price } coins.
fairy-market-you-bought-unseen = You buy a card unseen for { $price } coins: it is *{ $card }*.
fairy-market-looked = { $seat } looks at the first card with *{ fairy-market-book-peek }* and keeps it.
fairy-market-put-away = { $seat } looks at the first card with *{ fairy-market-book-peek }* and discards it: *{ $card }*.
fairy-market-all-drew = Everybody has filled their hand.
# $cards: how many there are now
fairy-market-drew =
    { $cards ->
        [one] { $seat } now holds { $cards } card.
       *[other] { $seat } now holds { $cards } cards.
    }
# $cards: their names
fairy-market-you-drew = You now hold: *{ $cards }*.
fairy-market-hourglass = The goal has an hourglass: there is a time bonus to be won this round.
fairy-market-done = { $seat } has handed in an expedition.
fairy-market-done-first = { $seat } calls “Done!” before everybody else and takes the time bonus.
fairy-market-explored-exit = { $seat } finds the way out, with { $finds }.
fairy-market-explored-dead-end = { $seat } ends up in a dead end, with { $finds }.
fairy-market-explored-obstacle = { $seat } is stopped by an obstacle, with { $finds }.
fairy-market-explored-monsters = { $seat } is stopped by the monsters of a room, with { $finds }.
fairy-market-post-exit = { $seat } finds the way out.
fairy-market-post-dead-end = { $seat } ends up in a dead end.
fairy-market-post-obstacle = { $seat } is stopped by an obstacle.
fairy-market-post-monsters = { $seat } is stopped by the monsters of a room.
fairy-market-stayed-home = { $seat } has no cards left to build with and stays at home.
fairy-market-gift-gone = { $seat } has used up *{ $book }*; it goes back into the box.
fairy-market-side-goal = The side goal is turned up: { $goal }.
fairy-market-scored =
    { $main ->
        [one] { $seat } scores { $main } point for the main goal and { $side } for the side goal.
       *[other] { $seat } scores { $main } points for the main goal and { $side } for the side goal.
    }
fairy-market-scored-time =
    { $main ->
        [one] { $seat } scores { $main } point for the main goal, { $side } for the side goal and { $time } for being the fastest.
       *[other] { $seat } scores { $main } points for the main goal, { $side } for the side goal and { $time } for being the fastest.
    }
fairy-market-next-goal = The next main goal: { $goal }.
fairy-market-exchanged = { $seat } puts *{ $given }* into the box and takes *{ $card }* from the market.
fairy-market-exchanged-unseen = { $seat } puts *{ $given }* into the box and takes the top card of the { $row }-coin stack.
fairy-market-you-exchanged-unseen = You put *{ $given }* into the box and take the top card of the stack: it is *{ $card }*.
# $cards: their names
fairy-market-cut-away = { $seat } puts *{ $cards }* back into the box.
fairy-market-recycled = { $seat } keeps *{ $cards }* for the next round.
fairy-market-kept-for-coins = With *{ $book }*, { $seat } pays { $price } coins to keep *{ $card }* for the next round.
fairy-market-new-market = Halfway through! The fairies clear their market and lay out new cards and books.
# $winners: their names, $count: how many they are
fairy-market-end =
    { $count ->
        [one] The last dungeon is explored, and { $winners } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
       *[other] The last dungeon is explored, and { $winners } share the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each!
    }
# $sums: names, each with all side goals of that player
fairy-market-tie-broken = At { $points } points it is a tie, so the side goals decide, before they are halved: { $sums }.
fairy-market-tie-sum = { $seat } { $side }

## Cards to look up

fairy-market-face-starter = Everybody has one of these from the start.
fairy-market-face-cost = It costs { $price } coins at the fairy market.
fairy-market-face-things = To discover: { $things }.
# $line: the rows of the card, from top to bottom
fairy-market-face-line = Main level, row by row: `{ $line }`
fairy-market-face-under = Underground, row by row: `{ $line }`
fairy-market-face-goal =
    { $copies ->
        [one] There is one such card.
       *[other] There are { $copies } such cards, { $hourglasses } of them with an hourglass.
    }
fairy-market-face-card-designed = We drew this card ourselves: the pictures of our rulebook are lost.
fairy-market-face-book-designed = What it does is the rulebook’s; the title is ours.
fairy-market-face-goal-designed = What it is worth is the rulebook’s; how many there are, and with an hourglass, is our own guess.

## The table in sentences; read aloud as well, so without any markup

fairy-market-twin-round = It is round { $round } of { $rounds }.
fairy-market-twin-goal = The main goal: { $goal }.
fairy-market-twin-next-goal = The main goal of round { $round }: { $goal }.
fairy-market-twin-scored-goal = The latest dungeons were scored by the main goal: { $goal }.
fairy-market-twin-side-goal = The latest side goal: { $goal }.
# $seats: names
fairy-market-twin-time = The time bonus of this round goes to { $seats }.
fairy-market-twin-first = { $seat } shops first this round.
fairy-market-twin-first-you = You shop first this round.
fairy-market-twin-shopping = Still shopping: { $seats }.
fairy-market-twin-tokens = Fairy tokens for sale: { $tokens }.
# $stack: how many cards are in the stack
fairy-market-twin-books = Spellbooks for 2 coins: { $books }; { $stack } more in the stack.
fairy-market-twin-row = For { $price } coins: { $cards }; { $stack } more in the stack.
fairy-market-twin-card = { $card } ({ $things })
fairy-market-twin-player =
    { $coins ->
        [one] { $seat } has { $coins } coin; cards in hand: { $hand }, in the deck: { $deck }, in the discards: { $discards }.
       *[other] { $seat } has { $coins } coins; cards in hand: { $hand }, in the deck: { $deck }, in the discards: { $discards }.
    }
fairy-market-twin-player-you =
    { $coins ->
        [one] You have { $coins } coin; cards in hand: { $hand }, in the deck: { $deck }, in the discards: { $discards }.
       *[other] You have { $coins } coins; cards in hand: { $hand }, in the deck: { $deck }, in the discards: { $discards }.
    }
fairy-market-twin-has-tokens = { $seat } has these fairy tokens: { $tokens }.
fairy-market-twin-has-tokens-you = You have these fairy tokens: { $tokens }.
fairy-market-twin-has-books = { $seat } has these spellbooks: { $books }.
fairy-market-twin-has-books-you = You have these spellbooks: { $books }.
fairy-market-twin-used-book = { $book } (used)
fairy-market-twin-done = { $seat } has handed in an expedition.
fairy-market-twin-done-you = You have handed in your expedition.
# $cell: where the top left corner of a card lies
fairy-market-twin-dungeon = The cards: { $cards }.
fairy-market-twin-laid = { $card } at { $cell }
fairy-market-twin-laid-turned = { $card } upside down at { $cell }
fairy-market-twin-path = The path: { $path }.
fairy-market-twin-score = Round { $round }, { $seat }: main goal { $main }, side goal { $side }, time bonus { $time }, no exit.
fairy-market-twin-score-exit = Round { $round }, { $seat }: main goal { $main }, side goal { $side }, time bonus { $time }, left by an exit.
fairy-market-twin-total = Points of { $seat } so far: { $total }, with half of the side goals; exits and coins are added at the end.
fairy-market-twin-total-you = Your points so far: { $total }, with half of the side goals; exits and coins are added at the end.
fairy-market-twin-final = { $seat } in the end: main goals { $main }, half of the side goals { $side }, time { $time }, exits { $exits }, coins { $coins }, total { $total }.
fairy-market-twin-hand = { $letter } in your hand is { $card }: { $things }.
fairy-market-twin-deck = In your deck, in unknown order: { $cards }.
fairy-market-twin-discards = In your discards: { $cards }.
fairy-market-twin-kept = Set aside for your next hand: { $cards }.
fairy-market-twin-expedition = You have handed in an expedition that finds { $finds }.

## The rules in our own words, topic by topic

fairy-market-topic-goal = Goal and course of the game
fairy-market-rules-goal =
    Over **six rounds** each of you builds a dungeon from up to five cards, draws one path through it, and scores whatever the goals of the round ask for. **Most points win.**

    You start with nine simple cards and 6 coins. Every round goes like this:
    1. **Main goal:** it is open from the beginning of the round.
    2. **Fairy market:** buy tokens, spellbooks and better cards.
    3. **Hand:** you have what you bought and kept; draw from your deck until you hold five. If the deck runs out, your discards are shuffled.
    4. **Exploration:** all at once, build your dungeon and draw your path. Nobody sees another dungeon before everybody is done.
    5. **Reward:** take the coins you found and score the main goal. Only then is the **side goal** turned up and scored as well.
    6. **Improvement:** the next main goal is turned up, you use your upgrades, and everything else goes to the discards.

    After round 3 all open cards and books of the market are replaced. Round 6 ends with its reward.

fairy-market-topic-goals = The twelve goals
fairy-market-rules-goals =
    Every round has two goals. The **main goal** counts in full; the **side goal** is turned up only when everybody is done, and counts half at the end of the game. Both count what your path has discovered, used or not:

    - { fairy-market-goal-coin }
    - { fairy-market-goal-barrel }
    - { fairy-market-goal-sword }
    - { fairy-market-goal-stairs }
    - { fairy-market-goal-scroll }
    - { fairy-market-goal-room }
    - { fairy-market-goal-key }
    - { fairy-market-goal-portal }
    - { fairy-market-goal-rope }
    - { fairy-market-goal-monster }
    - { fairy-market-goal-lock }
    - { fairy-market-goal-pit }

    A monster counts when it is beaten, a lock when it is opened, a pit when you have bridged it, fallen in or walked around it in a room. A room counts once you have beaten all its monsters. An obstacle that stops you does not count.

fairy-market-topic-market = The fairy market
fairy-market-rules-market =
    Take turns to **buy one thing or pass**; whoever passes is done for this round. It goes on until everybody has passed. A draw decides who starts in round 1; later it is whoever has the **fewest coins** or, if that is a tie, scored least in the round before.

    - **Fairy tokens** cost 1 coin: sword, rope, key or scroll, five of each. A token does what the item does, but only this round. Tokens you do not use go back. They never count for a goal; what you overcome with them does.
    - **Spellbooks** cost 2 coins and lie open in front of you.
    - **Dungeon cards** cost 3, 4, 5 or 6 coins and come to your hand at once. Later they go through your discards into your deck.

    Two cards of each kind lie open and are replaced at once. For the same price you may also take the **top card of the stack**, unseen. A dungeon card bought that way is your secret until you use it.

    Coins you do not spend stay with you.

    Before your turn you may write a **shopping list**: each turn, the first thing on it that you can still get is bought. Whoever has passed draws and explores **at once**, while the others go on shopping; only in a race for the time bonus, and with *{ fairy-market-book-peek }*, that waits.

fairy-market-topic-books = Spellbooks
fairy-market-rules-books =
    You may own **two spellbooks**. If you buy a third, you give up one of the older two. You may use each book **once per round**, starting with the round you buy it, but you never have to. *{ fairy-market-book-gift }* works once per game.

    At the market: *{ fairy-market-book-discount }*, *{ fairy-market-book-twin-token }*.
    When drawing: *{ fairy-market-book-peek }*.
    In the dungeon: *{ fairy-market-book-climb }*, *{ fairy-market-book-barrel-jump }*, *{ fairy-market-book-free-portal }*, *{ fairy-market-book-pick-lock }*, *{ fairy-market-book-cross }*, *{ fairy-market-book-hunt }*, *{ fairy-market-book-slay }*, *{ fairy-market-book-bridge }*, *{ fairy-market-book-wrap-vertical }*, *{ fairy-market-book-wrap-horizontal }*, *{ fairy-market-book-gift }*.
    After the round: *{ fairy-market-book-prune }*, *{ fairy-market-book-keep }*, *{ fairy-market-book-swap }*.

    The topic *All 17 spellbooks* says in short what they do, `/card` in full. In a path, you write a book with an @, for example `@hunt(b2)`. Wherever you jump, you arrive as usual: a corridor must be unused, and monsters must be beaten. You cannot jump away from an obstacle you have not overcome.

fairy-market-topic-every-book = All 17 spellbooks
fairy-market-rules-every-book =
    At the market and when drawing:
    - *{ fairy-market-book-discount }*: { fairy-market-book-discount-short }
    - *{ fairy-market-book-twin-token }*: { fairy-market-book-twin-token-short }
    - *{ fairy-market-book-peek }*: { fairy-market-book-peek-short }
    In the dungeon:
    - *{ fairy-market-book-climb }*: { fairy-market-book-climb-short }
    - *{ fairy-market-book-barrel-jump }*: { fairy-market-book-barrel-jump-short }
    - *{ fairy-market-book-free-portal }*: { fairy-market-book-free-portal-short }
    - *{ fairy-market-book-pick-lock }*: { fairy-market-book-pick-lock-short }
    - *{ fairy-market-book-cross }*: { fairy-market-book-cross-short }
    - *{ fairy-market-book-hunt }*: { fairy-market-book-hunt-short }
    - *{ fairy-market-book-slay }*: { fairy-market-book-slay-short }
    - *{ fairy-market-book-bridge }*: { fairy-market-book-bridge-short }
    - *{ fairy-market-book-wrap-vertical }*: { fairy-market-book-wrap-vertical-short }
    - *{ fairy-market-book-wrap-horizontal }*: { fairy-market-book-wrap-horizontal-short }
    - *{ fairy-market-book-gift }*: { fairy-market-book-gift-short }
    At the end of the round:
    - *{ fairy-market-book-prune }*: { fairy-market-book-prune-short }
    - *{ fairy-market-book-keep }*: { fairy-market-book-keep-short }
    - *{ fairy-market-book-swap }*: { fairy-market-book-swap-short }

fairy-market-topic-building = Building the dungeon
fairy-market-rules-building =
    Lay up to five cards of your hand side by side, **upright or upside down**, never sideways. They may be shifted by whole cells, but must not overlap. Cards that touch **must be joined at a corridor**: at least one opening of each has to meet an opening of the other. An opening that meets rock or a wall is just a dead end.

    The cards in your hand have letters. You can pick from the list, or write:
    - `A` begins with card A,
    - `B E A` puts B to the right of A (N above, E right, S below, W left),
    - `B E A +1` shifts it one cell down, `-2` two cells up; above and below, it is right and left,
    - an `r` at the end turns a card upside down: `C S A r`.

    Several cards in one go: `A; B E A +1; C S A r`.

    You may change everything until everybody is done; only in hourglass rounds an expedition can be final as soon as you hand it in.

fairy-market-topic-path = Drawing the path
fairy-market-rules-path =
    Your path is **one line**. It begins at an open corridor at the edge of your dungeon, and you discover everything it passes. **Each corridor cell can be used only once**, crossings included. On different levels the path may run over and under itself.

    It ends at an **exit**, another open corridor at the edge, which is ticked off for the end of the game, or in a **dead end**. Either way you keep what you have found. You may stop anywhere; without an exit, that is a dead end.

    A cell is a letter for its column and a number for its row, with an apostrophe underground. Written down, a path looks like this: `c3E: W W N ! E #2 D Oa4`
    - `c3E` is the gate where it begins,
    - `N` `E` `S` `W` go up, right, down and left,
    - `!` overcomes the obstacle you have reached; `!token` or `!book` says with what,
    - `#2` leaves a room by its second door, counted clockwise from the top left,
    - `D` and `U` go down and up; where a room has several ways down, add the cell: `Db2`,
    - `O` with a cell travels to the portal there.

    If you choose step by step, the path runs on by itself to the next thing to decide.

fairy-market-topic-rooms = Rooms
fairy-market-rules-rooms =
    In a room you discover **everything at once**, and you may come back. Each door and each of its stairs is used only once, so you cannot turn round in a doorway. Each line through a room goes from one door to another, and **lines must not cross**. Lines that begin or end inside, at stairs, a pit or a portal, never cross any other.

    When you enter a room with **monsters**, you must beat all of them with swords you bring along; swords lying in the room come too late. If you cannot, your path ends there: the monsters you have beaten count, nothing else in the room does.

    You may walk around a **fall pit** in a room. It counts as discovered all the same.

    If your path ends in a room without monsters left, everything in it counts. A room counts once, however often you enter it.

fairy-market-topic-underground = Underground
fairy-market-rules-underground =
    Below the main level lies the **underground**, with tunnels that never leave their card.

    - **Stairs** lead down and up. You may pass them without using them. You discover them from above or from below.
    - A **fall pit** leads down only. In a corridor you have to bridge it with a rope or fall in; either way it counts, but not if you just stop in front of it. No rope gets you up again.
    - A **lava pit** leads nowhere: without a rope it is a dead end.

    You get back to the main level by stairs, by portal or with a spellbook.

fairy-market-topic-discoveries = Items, obstacles, portals
fairy-market-rules-discoveries =
    You may use each **item** you find once this round, and it counts for goals whether you use it or not:
    - a sword beats a monster,
    - a key opens a lock,
    - a rope bridges a fall pit or a lava pit,
    - a scroll takes you from one portal to another.
    Coins are yours to keep; barrels are good for goals only.

    An **obstacle** in a corridor stops you: overcome it with an item you have found before, a fairy token or a spellbook, or your path ends there and the obstacle does not count. Found items are used first, then tokens, then the book. If you want it otherwise, pick that from the list or write `!token`, `!book` or `!found`: at the obstacle, or right after a step into a room with monsters or through a portal.

    A **portal** counts as soon as you reach it. With a scroll you travel to any other portal that has not been used; after that, both are used up. You cannot arrive in a corridor you have already walked through, but you can in a room you have visited.

fairy-market-topic-time-bonus = The time bonus
fairy-market-rules-time-bonus =
    If the **main goal shows an hourglass**, 2 extra points are to be won in this round. On a side goal the hourglass means nothing. Your table plays it in one of three ways:

    - **Own time** (unless you choose otherwise): you open your hand when it suits you, and your clock runs until you hand in. The shortest time wins the bonus; if two are equal, both do. Computer players always take four minutes. In such a round every expedition is final.
    - **Race:** the first of you to hand in an expedition takes the bonus, and that expedition is final. The others play on normally. Computer players need no time, so they let you go first.
    - **Off:** there is no bonus.

    The rulebook also allows a limit of **four minutes** for each expedition. If you all play at the same time, set a clock of 1 to 15 minutes for your table.

fairy-market-topic-upgrades = Upgrades
fairy-market-rules-upgrades =
    Two discoveries improve your deck. You use them after the scoring, when the next main goal is already known, and you never have to:

    - **Recycling:** for each one you found, keep one card of your dungeon for your next hand.
    - **Scissors:** for each one you found, put one card of your dungeon back into the box, so that your better cards come back sooner. It may be the card with the scissors.

    If you do not mind the next goal, you may decide as soon as you have handed in your expedition.

    You can choose each card only once. Cards you have kept, bought or traded count towards your five; if you have more, you draw nothing and build with five of them.

fairy-market-topic-end = End of the game
fairy-market-rules-end =
    After the reward of **round 6** everybody adds up:

    - all points for **main goals**,
    - **half** of all points for side goals, rounded down,
    - the **time bonuses**,
    - **exits:** 2 points for leaving by an exit in the most rounds, 1 point for the second most; in a tie all get the same, and without any exit you get nothing,
    - **coins:** 1 point for every 3 coins left.

    Most points win. In a tie the side goals decide, before they are halved; if those are equal too, you share the victory.

fairy-market-topic-symbols = Symbols
fairy-market-rules-symbols =
    What you see in the pictures:
    - **On cards:** light corridors and grey rooms are the main level, ochre tunnels the underground. On them lie :coin: coin, :barrel: barrel, :sword: sword, :rope: rope, :key: key and :scroll: scroll (:monster: red imp: monster · :lock: padlock: lock · :fall-pit: black hole: fall pit · :lava-pit: glowing hole: lava pit · :portal: blue disc: portal · :stairs: steps: stairs · :recycling: green arrows: recycling · :scissors: scissors). The number with a coin is the price; letters name the cards in your hand.
    - **Goals:** what they count, how many points each is worth, and perhaps :hourglass: an hourglass: there is a time bonus.
    - **At the market and on players:** an item with wings is a fairy token, the number how many there are · :cards: fanned cards: how many in hand · :deck: stacked cards: how many left in the stack · :book: blue book: spellbooks left · a dim book has been used · :tick: tick: has handed in · :spark: spark: new.
    - **On the score boards:** one box a round, the main goal large, the side goal small; :hourglass: hourglass: time bonus · :exit: green door: left by an exit · :crown: crown: winner.
    - **In a dungeon:** letters and numbers at the edge name the cells. Triangles are gates. The white line with arrows is the path, pale yellow underground, blue dots are jumps. Green rings: discovered. Blue corners: your path has got this far; the numbers in circles are the ways on. :cross: A red cross: the path ends here.

fairy-market-topic-designed = What is our own
fairy-market-rules-designed =
    Our rulebook came **without its pictures**. All rules and prices are the rulebook’s, and so are the points of the twelve goals and what the 17 spellbooks do. We made up what only the pictures showed:

    - what is drawn on the 81 dungeon cards, and that there are 18 at each of the four prices,
    - how many goals there are of each kind, and which have an hourglass,
    - that the time bonus is 2 points in every round,
    - the titles of the spellbooks and of the game.

    It fits the rules and the examples, but the printed game will differ. `/card` says it for every card.
