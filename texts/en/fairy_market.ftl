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
fairy-market-setting-time-bonus-line = In hourglass rounds 2 points go to the first one done, to the shortest own time, or to nobody.
fairy-market-setting-hint = Hints
fairy-market-setting-hint-off = Off
fairy-market-setting-hint-on = On
fairy-market-setting-hint-line = Everybody may ask for the best path through their own dungeon, but not in hourglass rounds.

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
        [one] { $count } stairway
       *[other] { $count } stairways
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
fairy-market-goal-stairs = 1 point for each stairway
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
fairy-market-book-climb-short = Climb up a fall pit you have not used
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
fairy-market-book-cross-rule = Once a round your path may cross itself in a room. Corridors, and crossings of corridors, can still be used only once.
fairy-market-book-hunt = The Tracker’s Nose
fairy-market-book-hunt-short = Jump from anywhere to a monster
fairy-market-book-hunt-rule = Once a round your path jumps from anywhere to a monster not yet beaten. You must beat it in the usual way.
fairy-market-book-slay = The Silent Blade
fairy-market-book-slay-short = Beat a monster without a sword
fairy-market-book-slay-rule = Once a round you beat one monster without a sword; it counts as beaten.
fairy-market-book-bridge = A Bridge of Air
fairy-market-book-bridge-short = Pass a pit without a rope
fairy-market-book-bridge-rule = Once a round you pass one fall pit or lava pit without a rope and without falling in; it counts as a pit.
fairy-market-book-prune = Less Is More
fairy-market-book-prune-short = After the round, put a card of your dungeon back into the box
fairy-market-book-prune-rule = When clearing away, you may put one card of your dungeon back into the box for good.
fairy-market-book-peek = The Third Eye
fairy-market-book-peek-short = Put the first card you draw away if you like
fairy-market-book-peek-rule = When you fill your hand, look at the first card you draw and keep or discard it. Then draw on to five.
fairy-market-book-keep = Once More, Please
fairy-market-book-keep-short = Pay 2 coins to keep a card of your dungeon
fairy-market-book-keep-rule = When clearing away, you may pay 2 coins to keep one card of your dungeon for your next hand.
fairy-market-book-swap = Fair Exchange
fairy-market-book-swap-short = With a new main goal, exchange a bought card with the market
fairy-market-book-swap-rule = When the new main goal is open, you may put a bought card of your dungeon into the box and take one from the market that costs no more, open or unseen, for your next hand.
fairy-market-book-twin-token = Two for One
fairy-market-book-twin-token-short = With a fairy token comes another kind for free
fairy-market-book-twin-token-rule = Once a round, when you buy a fairy token, you take one of another kind for free, as long as there is one.
fairy-market-book-wrap-vertical = Over the Top
fairy-market-book-wrap-vertical-short = From the top edge to the bottom edge, or back
fairy-market-book-wrap-vertical-rule = Once a round your path leaves at the top or bottom edge of your dungeon and comes back in exactly opposite.
fairy-market-book-wrap-horizontal = Round the Back
fairy-market-book-wrap-horizontal-short = From the left edge to the right edge, or back
fairy-market-book-wrap-horizontal-rule = Once a round your path leaves at the left or right edge of your dungeon and comes back in exactly opposite.
fairy-market-book-gift = The Fairies’ Gift
fairy-market-book-gift-short = Once a game: any fairy token while exploring
fairy-market-book-gift-rule = Once a game, while exploring, you put this book into the box and take any fairy token for this round, even if the market has none left.

## Questions and options: at most 80 characters

fairy-market-buy = What do you buy? Whoever passes has finished shopping for this round.
fairy-market-group-pass = Finish
fairy-market-pass = Pass for this round
fairy-market-group-tokens = Fairy tokens
fairy-market-buy-token = A { $item } token ({ $price } coin)
fairy-market-buy-tokens = A { $item } token and a free { $other } token ({ $price } coin)
fairy-market-group-books = Spellbooks
fairy-market-buy-book = { $book } ({ $price } coins)
fairy-market-buy-book-unseen = Top of the spellbooks, unseen ({ $price } coins)
# $price: of this row
fairy-market-group-cards = Cards for { $price } coins
fairy-market-buy-card = { $card } ({ $price } coins)
fairy-market-buy-card-cheaper = { $card } with the discount ({ $price } coins)
# $row: the printed price
fairy-market-buy-card-unseen = Top of the { $row }-coin stack, unseen ({ $price } coins)
fairy-market-buy-card-unseen-cheaper = Top of the { $row }-coin stack, unseen, with the discount ({ $price } coins)
fairy-market-give-up-book = You can own only two spellbooks: which of the older two do you give up?
fairy-market-first-look = Your first card is { $card }: { $things }. Do you keep it?
fairy-market-keep-first = Keep it
fairy-market-discard-first = Discard it
fairy-market-explore = Build your dungeon and draw your path through it.
fairy-market-change = You may change your dungeon and path until all are done.
fairy-market-open-hand = In this round your own time counts. It runs from when you open your hand until you hand in your expedition; begin whenever it suits you.
fairy-market-open = Open my hand
fairy-market-how-long = How many seconds did you take, from seeing your hand to being done?
fairy-market-exchange = A new main goal: do you exchange a card of your dungeon with the market?
fairy-market-group-nothing = Nothing
fairy-market-exchange-nothing = No exchange
fairy-market-group-exchange = Give away { $card }
fairy-market-exchange-for = { $card } instead of { $given }
fairy-market-exchange-for-unseen = Top of the { $row }-coin stack, unseen, instead of { $given }
# $most: how many cards
fairy-market-cut =
    { $most ->
        [one] Which card of your dungeon do you put back into the box for good, if any?
       *[other] Which cards of your dungeon, up to { $most }, do you put back into the box for good?
    }
fairy-market-recycle =
    { $most ->
        [one] Which card of your dungeon do you keep for your next hand, if any?
       *[other] Which cards of your dungeon, up to { $most }, do you keep for your next hand?
    }
fairy-market-keep-for-coins =
    { $most ->
        [one] Do you pay 2 coins to keep a card of your dungeon for your next hand?
       *[other] Do you pay 2 coins each to keep up to { $most } cards of your dungeon for your next hand?
    }

## Building and drawing, word by word

fairy-market-lay-first = Start with { $letter } ({ $card })
fairy-market-group-card = { $letter } ({ $card })
# $side: N, E, S or W    $other: the letter of the neighbour    $shift: one of the shifts below    $joins: how many corridors meet
fairy-market-lay =
    { $side ->
        [N] { $letter } above { $other }, { $shift }, joined { $joins }×
        [E] { $letter } right of { $other }, { $shift }, joined { $joins }×
        [S] { $letter } below { $other }, { $shift }, joined { $joins }×
       *[W] { $letter } left of { $other }, { $shift }, joined { $joins }×
    }
fairy-market-lay-turned =
    { $side ->
        [N] { $letter } upside down above { $other }, { $shift }, joined { $joins }×
        [E] { $letter } upside down right of { $other }, { $shift }, joined { $joins }×
        [S] { $letter } upside down below { $other }, { $shift }, joined { $joins }×
       *[W] { $letter } upside down left of { $other }, { $shift }, joined { $joins }×
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
fairy-market-group-gates = Draw the path
# $gate: a gate such as c3E
fairy-market-enter = Enter at { $gate }, { $to }
fairy-market-go =
    { $side ->
        [N] ↑ Up, { $to }
        [E] → Right, { $to }
        [S] ↓ Down, { $to }
       *[W] ← Left, { $to }
    }
# $door: the number of a door
fairy-market-door = Door { $door }, { $to }
fairy-market-overcome-monster = Beat the monster
fairy-market-overcome-monster-on = Beat the monster, then { $to }
fairy-market-overcome-lock = Open the lock
fairy-market-overcome-lock-on = Open the lock, then { $to }
fairy-market-overcome-fall-pit = Bridge the pit
fairy-market-overcome-fall-pit-on = Bridge the pit, then { $to }
fairy-market-overcome-lava-pit = Bridge the lava
fairy-market-overcome-lava-pit-on = Bridge the lava, then { $to }
fairy-market-upstairs = Upstairs, { $to }
fairy-market-downstairs = Downstairs, { $to }
fairy-market-fall = Fall into the pit, { $to }
# $portal: the cell of the other portal
fairy-market-travel = By portal { $to }
fairy-market-travel-on = By portal to { $portal }, then { $to }
fairy-market-spell = { $book }, { $to }
# $aim: the cell where a jump ends
fairy-market-spell-on = { $book } to { $aim }, then { $to }
fairy-market-spell-door = { $book }, door { $door }, { $to }
fairy-market-spell-wrap =
    { $side ->
        [N] { $book }, out at the top, { $to }
        [E] { $book }, out on the right, { $to }
        [S] { $book }, out at the bottom, { $to }
       *[W] { $book }, out on the left, { $to }
    }
fairy-market-spell-gift = { $book }: a { $item } token
# Targets, and the same where the path could not go on; $cell: a cell such as b3, $thing: an obstacle
fairy-market-to-cell = to { $cell }
fairy-market-to-cell-end = to the dead end at { $cell }
fairy-market-to-room = into the room at { $cell }
fairy-market-to-room-end = into the room at { $cell }, with no way out
fairy-market-to-monsters = into the room at { $cell }, whose monsters stop you
fairy-market-to-obstacle = to the { $thing } at { $cell }
fairy-market-to-obstacle-end = to the { $thing } at { $cell }, which stops you
fairy-market-to-exit = out at { $gate }

## Refusals

# $word: what was written
fairy-market-not-a-card = “{ $word }” does not say where a card goes; write A for the first one, then for example B E A +1 or C S A r.
fairy-market-not-a-step = “{ $word }” is no step; write N, E, S, W, a door such as #2, ! at an obstacle, D, U, O with a portal, or @ with a book.
fairy-market-card-not-there = There is no card { $letter } left in your hand; look at your hand for the letters you have.
fairy-market-too-many-cards = Five cards are all a dungeon can have; now draw your path from one of its gates.
fairy-market-neighbour-not-there = Card { $letter } does not lie in your dungeon yet; name one that does.
fairy-market-overlapping = Card { $letter } would overlap another one there; shift it, or choose another side.
fairy-market-unjoined = Card { $letter } would touch another one without a corridor that joins them; shift it, turn it, or choose another side.
fairy-market-alone = Card { $letter } would not touch any other card there; it must lie border to border with one.
fairy-market-no-cards-yet = Lay at least one card first; your path can begin after that.
# $gates: all there are
fairy-market-no-such-gate = Your dungeon has no open corridor { $word } at its edge; there are: { $gates }.
# $step: what was wanted, $possible: every step that can be taken
fairy-market-no-way = Your path cannot go { $step } here; it can go: { $possible }.
fairy-market-path-is-over = Your path has ended before { $step }; hand it in as it is, or take some of it back.
fairy-market-no-path-yet = Your dungeon needs a path that has at least entered by one of the gates.

## The story

fairy-market-lot = The lot falls on { $seat }, who may shop first in round 1.
# $goal: one of the goals above
fairy-market-round = Round { $round } of { $rounds } begins. The main goal: { $goal }.
fairy-market-opens = The fairies open their market, and { $seat } is first in line.
fairy-market-passed = { $seat } has finished shopping.
fairy-market-bought-token = { $seat } buys a { $item } token.
fairy-market-bought-tokens = { $seat } buys a { $item } token and gets a free { $other } token with *{ $book }*.
fairy-market-bought-book = { $seat } buys the spellbook *{ $book }*.
fairy-market-bought-book-unseen = { $seat } buys a spellbook unseen, and it is *{ $book }*.
fairy-market-gave-up = { $seat } gives up *{ $book }*.
fairy-market-bought-card = { $seat } buys *{ $card }* for { $price } coins.
fairy-market-bought-card-unseen = { $seat } pays { $price } coins for the top card of the { $row }-coin stack, unseen.
fairy-market-you-bought-unseen = You pay { $price } coins for a card from the stack, and it is *{ $card }*.
fairy-market-looked = With *{ fairy-market-book-peek }*, { $seat } looks at the first card and keeps it.
fairy-market-put-away = With *{ fairy-market-book-peek }*, { $seat } looks at the first card, *{ $card }*, and discards it.
fairy-market-all-drew = Everybody has filled their hand.
# $cards: how many there are now
fairy-market-drew =
    { $cards ->
        [one] { $seat } now holds { $cards } card.
       *[other] { $seat } now holds { $cards } cards.
    }
# $cards: their names
fairy-market-you-drew = You now hold: *{ $cards }*.
fairy-market-hourglass = The hourglass is running: there is a time bonus to be won.
fairy-market-done = { $seat } is done.
fairy-market-done-first = { $seat } calls “Done!” before everybody else and takes the time bonus.
fairy-market-explored-exit = { $seat } leaves the dungeon by the exit { $exit }, with { $finds }.
fairy-market-explored-dead-end = { $seat } ends up in a dead end, with { $finds }.
fairy-market-explored-obstacle = { $seat } is stopped by an obstacle, with { $finds }.
fairy-market-explored-monsters = { $seat } is stopped by the monsters of a room, with { $finds }.
fairy-market-stayed-home = { $seat } has no cards left to build with and stays at home.
fairy-market-gift-gone = *{ $book }* has done its duty for { $seat } and goes back to the box.
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
fairy-market-next-goal = The next main goal is open: { $goal }.
fairy-market-exchanged = { $seat } puts *{ $given }* into the box and takes *{ $card }* from the market instead.
fairy-market-exchanged-unseen = { $seat } puts *{ $given }* into the box and takes the top card of the { $row }-coin stack instead.
fairy-market-you-exchanged-unseen = You put *{ $given }* into the box and take *{ $card }* from the stack instead.
# $cards: their names
fairy-market-cut-away = { $seat } puts *{ $cards }* back into the box.
fairy-market-recycled = { $seat } keeps *{ $cards }* for the next round.
fairy-market-kept-for-coins = With *{ $book }*, { $seat } pays { $price } coins and keeps *{ $card }* for the next round.
fairy-market-new-market = Half of the game is over: the fairies clear their market and lay out new cards and books.
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

## Cards to look up

fairy-market-face-starter = Everybody starts with one of these.
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

## The table in sentences; read aloud as well, so without any markup

fairy-market-twin-round = It is round { $round } of { $rounds }.
fairy-market-twin-goal = The main goal: { $goal }.
fairy-market-twin-scored-goal = The latest dungeons were scored by the main goal: { $goal }.
fairy-market-twin-side-goal = The latest side goal: { $goal }.
# $seats: names
fairy-market-twin-time = The time bonus of the round has gone to { $seats }.
fairy-market-twin-first = { $seat } shops first this round.
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
fairy-market-twin-has-tokens = Fairy tokens of { $seat }: { $tokens }.
fairy-market-twin-has-books = Spellbooks of { $seat }: { $books }.
fairy-market-twin-used-book = { $book } (used)
fairy-market-twin-done = { $seat } is done exploring.
# $cell: where the top left corner of a card lies
fairy-market-twin-dungeon = The cards: { $cards }.
fairy-market-twin-laid = { $card } at { $cell }
fairy-market-twin-laid-turned = { $card } upside down at { $cell }
fairy-market-twin-path = The path: { $path }.
fairy-market-twin-score = Round { $round }, { $seat }: main goal { $main }, side goal { $side }, time bonus { $time }, no exit.
fairy-market-twin-score-exit = Round { $round }, { $seat }: main goal { $main }, side goal { $side }, time bonus { $time }, left by an exit.
fairy-market-twin-final = { $seat } in the end: main goals { $main }, half of the side goals { $side }, time { $time }, exits { $exits }, coins { $coins }, together { $total }.
fairy-market-twin-hand = { $letter } in your hand is { $card }: { $things }.
fairy-market-twin-deck = In your deck, in unknown order: { $cards }.
fairy-market-twin-discards = In your discards: { $cards }.
fairy-market-twin-kept = Set aside for your next hand: { $cards }.
fairy-market-twin-expedition = You have handed in an expedition with { $finds }.

## The rules in our own words, topic by topic

fairy-market-topic-goal = Goal and course of the game
fairy-market-rules-goal =
    Over **six rounds** each of you builds a dungeon from up to five cards, draws one path through it, and scores whatever the goals of the round ask for. **Most points win.**

    You start with nine simple cards and 6 coins. Every round goes like this:
    1. **Main goal:** it is open from the beginning of the round.
    2. **Fairy market:** buy tokens, spellbooks and better cards.
    3. **Hand:** bought and kept cards count; draw up to five from your deck. An empty deck is made anew from your discards.
    4. **Exploration:** all at once, build your dungeon and draw your path. Nobody sees anything of the others before all are done.
    5. **Reward:** take the coins you found and score the main goal. Only then the **side goal** is turned up and scored, too.
    6. **Improvement:** the next main goal is opened, upgrades are used, and everything goes to the discards.

    After round 3 all open cards and books of the market are replaced. Round 6 ends with its reward.

fairy-market-topic-market = The fairy market
fairy-market-rules-market =
    In turn you each **buy one thing or pass**; whoever passes has finished for this round. It goes on until all have passed. In round 1 the lot says who is first, later it is whoever has the **fewest coins**, then the fewest points in the round before.

    - **Fairy tokens** cost 1 coin: sword, rope, key or scroll, five of each. One token does what the item does, this round only. What you do not use goes back, and a token never counts for a goal; what you overcome with it does.
    - **Spellbooks** cost 2 coins and lie open in front of you.
    - **Dungeon cards** cost 3, 4, 5 or 6 coins and come to your hand at once. Later they go through your discards into your deck.

    Of each kind of card two lie open and are replaced at once. You may also pay the same price for the **top of the stack**, unseen. A dungeon card bought like that is your secret until you use it.

    Coins you do not spend stay with you.

fairy-market-topic-books = Spellbooks
fairy-market-rules-books =
    You may own **two spellbooks**. If you buy a third, one of the older two goes away. Each book can be used **once per round**, also in the round you bought it, and never has to be. *{ fairy-market-book-gift }* works once per game.

    At the market: *{ fairy-market-book-discount }*, *{ fairy-market-book-twin-token }*.
    When drawing: *{ fairy-market-book-peek }*.
    In the dungeon: *{ fairy-market-book-climb }*, *{ fairy-market-book-barrel-jump }*, *{ fairy-market-book-free-portal }*, *{ fairy-market-book-pick-lock }*, *{ fairy-market-book-cross }*, *{ fairy-market-book-hunt }*, *{ fairy-market-book-slay }*, *{ fairy-market-book-bridge }*, *{ fairy-market-book-wrap-vertical }*, *{ fairy-market-book-wrap-horizontal }*, *{ fairy-market-book-gift }*.
    After the round: *{ fairy-market-book-prune }*, *{ fairy-market-book-keep }*, *{ fairy-market-book-swap }*.

    `/card` tells what each of them does. In a path, a book is written with an @, for example `@hunt(b2)`. Whoever jumps somewhere enters as usual: a corridor must be unused, and monsters must be beaten. Nobody jumps away from an obstacle that is not overcome.

fairy-market-topic-building = Building the dungeon
fairy-market-rules-building =
    Lay up to five cards of your hand side by side, **upright or upside down**, never sideways. They may be shifted by whole cells, but must not overlap. Cards that touch **must be joined at a corridor**: at least one opening of each has to meet an opening of the other. An opening that meets rock or a wall is just a dead end.

    The cards in your hand have letters. You can pick from the list, or write:
    - `A` begins with card A,
    - `B E A` puts B to the right of A (N above, E right, S below, W left),
    - `B E A +1` shifts it one cell down, `-2` two cells up; above and below, it is right and left,
    - an `r` at the end turns a card upside down: `C S A r`.

    Several cards in one go: `A; B E A +1; C S A r`.

    Until all are done you may change everything, unless you were the first in an hourglass round.

fairy-market-topic-path = Drawing the path
fairy-market-rules-path =
    Your path is **one line**. It begins at an open corridor at the edge of your dungeon, and everything it passes is discovered. **Each corridor cell can be used only once**, crossings included. On different levels the path may run over and under itself.

    It ends at an **exit**, another open corridor at the edge, which is ticked off for the end of the game; or at a **dead end**. What you have found is yours in either case. You may stop anywhere; without an exit that is a dead end.

    Cells are letters for columns and numbers for rows, with an apostrophe underground. Written down, a path looks like this: `c3E: W W N ! E #2 D Oa4`
    - `c3E` is the gate where it begins,
    - `N` `E` `S` `W` go up, right, down and left,
    - `!` overcomes the obstacle you stand at,
    - `#2` leaves a room by its second door, counted clockwise from the top left,
    - `D` and `U` go down and up,
    - `O` with a cell travels to the portal there.

    If you choose step by step, the path runs on by itself to the next thing to decide.

fairy-market-topic-rooms = Rooms
fairy-market-rules-rooms =
    In a room you discover **everything at once**, and you may come back. Each door and each of its stairs is used only once, so nobody turns round in a door. Each line through a room goes from one door to another, and **lines must not cross**. Lines that begin or end inside, at stairs, a pit or a portal, never cross any other.

    As soon as you enter a room with **monsters**, all of them must be beaten, with swords you have brought along: swords lying in the room come too late. If you cannot beat them all, those you beat still count, but your path ends there, and nothing else in the room counts.

    A **fall pit** in a room may be walked around. It counts as discovered all the same.

    If your path ends in a room without monsters left, everything in it counts. A room counts once, however often you enter it.

fairy-market-topic-underground = Underground
fairy-market-rules-underground =
    Below the main level lies the **underground**, with tunnels that never leave their card.

    - **Stairs** lead down and up. You may pass them without using them. Reaching them from above or from below discovers them.
    - A **fall pit** leads down only. In a corridor you have to bridge it with a rope or fall in; both make it count, just stopping in front of it does not. No rope leads up again.
    - A **lava pit** leads nowhere: without a rope it is a dead end.

    You get back to the main level by stairs, by portal or with a spellbook.

fairy-market-topic-discoveries = Items, obstacles, portals
fairy-market-rules-discoveries =
    The **items** you find can be used once each this round, and count for goals whether used or not:
    - a sword beats a monster,
    - a key opens a lock,
    - a rope bridges a fall pit or a lava pit,
    - a scroll takes you from a portal to another one.
    Coins are yours to keep, barrels are just for goals.

    An **obstacle** in a corridor stops you: overcome it with an item you have found before, a fairy token or a spellbook, or your path ends there and the obstacle does not count. What pays is chosen for you, found items first; since nothing lasts beyond the round, it makes no difference.

    All **portals** count as soon as you reach them. With a scroll you travel to any other portal that has not been used; both are used up then. One in a corridor you have already walked through is out of reach, one in a room you have visited is not.

fairy-market-topic-time-bonus = The time bonus
fairy-market-rules-time-bonus =
    If the **main goal shows an hourglass**, there are 2 extra points in this round. On a side goal the hourglass means nothing. The table has chosen one of three ways:

    - **Race:** the first one to hand in an expedition takes the bonus. This expedition is final; all others play on normally and may change theirs until everybody is done. Computer players need no time, so they wait for the first of you.
    - **Own time:** everybody opens their hand when it suits them, the time from there to being done is measured, and the shortest wins; equal times both do. Computer players are not measured. All expeditions are final in such a round.
    - **Off:** there is no bonus.

fairy-market-topic-upgrades = Upgrades
fairy-market-rules-upgrades =
    Two discoveries improve your deck. They are used after the scoring, when the next main goal is already open, and you never have to use them:

    - **Recycling:** for each one you found, keep one card of your dungeon for your next hand.
    - **Scissors:** for each one you found, put one card of your dungeon back into the box, so that your better cards come back sooner. It may be the card with the scissors.

    Each card can be chosen only once. Cards you have kept, bought or exchanged count towards your five; if there are more, you draw nothing and choose five of them.

fairy-market-topic-end = End of the game
fairy-market-rules-end =
    After the reward of **round 6** everybody adds up:

    - all points for **main goals**,
    - **half** of all points for side goals, rounded down,
    - the **time bonuses**,
    - **exits:** 2 points for the most rounds in which you left by an exit, 1 point for the second most; ties get the same, and nobody gets anything for none,
    - **coins:** 1 point for every 3 coins left.

    Most points win. If that is a tie, the higher sum of side goals decides, not halved; then you share the victory.
