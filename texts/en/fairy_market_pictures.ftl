# What is written in the pictures of Fairy Market, and what they are for people who hear them.
#
# $round, $rounds: which round of how many    $points: points    $details: sentences, as many as there is room for

## In pictures

fairy-market-picture-round = Round { $round } of { $rounds }
fairy-market-picture-main = Main goal
fairy-market-picture-next-main = For round { $round }
fairy-market-picture-last-side = Latest side goal
fairy-market-picture-each =
    { $points ->
        [one] { $points } each
       *[other] { $points } each
    }
fairy-market-picture-hand = Your hand
# $cards: their names
fairy-market-picture-deck = In the deck: { $cards }
fairy-market-picture-discards = In the discards: { $cards }
fairy-market-picture-done = Handed in
fairy-market-picture-so-far = Main goal: { $points }
fairy-market-picture-expeditions = The expeditions
fairy-market-picture-market = The market
fairy-market-picture-yours = Yours
fairy-market-picture-boards = Score boards
fairy-market-picture-score = Final score
fairy-market-picture-market-legend = Below each price: two open cards; beside it: how many are in the stack.
fairy-market-picture-boards-legend = Large: main goal; small: side goal; arrow: exit. Total: side goals halved.
fairy-market-picture-under = underground
fairy-market-picture-book = Spellbook
fairy-market-picture-goal = Goal
fairy-market-picture-starter = Starter card
fairy-market-picture-short-main = Main
fairy-market-picture-short-side = Side
fairy-market-picture-short-time = Time
fairy-market-picture-short-exits = Exits
fairy-market-picture-short-coins = Coins
# $side: all side goals, not halved
fairy-market-picture-side-sum = of { $side }
fairy-market-picture-tie-legend = Equal totals: the side goals decide, before they are halved.
fairy-market-picture-total = Total
# $price: coins
fairy-market-picture-cost = { $price } coins

## For people who hear them

fairy-market-alt-market = Fairy market, round { $round } of { $rounds }. { $details }
fairy-market-alt-boards = The score boards in round { $round } of { $rounds }. { $details }
fairy-market-alt-tokens = Tokens left: { $tokens }.
fairy-market-alt-count = { $thing } { $count }
fairy-market-alt-books = Books: { $books }; stack { $stack }.
fairy-market-alt-row = { $price } coins: { $cards }; stack { $stack }.
fairy-market-alt-row-empty = { $price } coins: sold out.
fairy-market-alt-row-card = { $card } ({ $things })
# On the score boards; $total: points so far, $rounds: those of each round
fairy-market-alt-board-points = Each round: main + side goal, then any time bonus.
fairy-market-alt-board = { $seat }: points so far { $total }, coins { $coins }, cards in hand { $hand }.
fairy-market-alt-board-rounds = Rounds: { $rounds }.
fairy-market-alt-board-round = { $points }
fairy-market-alt-board-round-exit = { $points } (exit)
fairy-market-alt-board-tokens = Tokens: { $tokens }.
fairy-market-alt-board-books = Books: { $books }.
fairy-market-alt-board-done = Done.
fairy-market-alt-dungeon = The dungeon of { $seat }. { $details }
fairy-market-alt-expeditions = The expeditions of the round. { $details }
fairy-market-alt-score = The final score. { $details }
fairy-market-alt-hand = Your hand. { $details }
fairy-market-alt-cards = Your cards; coins: { $coins }. { $details }
fairy-market-alt-shelf = Your spellbooks. { $details }
fairy-market-alt-book = { $book }: { $does }.
fairy-market-alt-yours = Yours: { $cards }.
fairy-market-alt-coins = Your coins: { $coins }.
fairy-market-alt-draft = Your dungeon so far. { $details }
fairy-market-alt-handed-in = The dungeon you have handed in. { $details }
# $gates: their names
# Several dungeons side by side; $number: of a thumbnail, $what: one of the following
fairy-market-alt-choices = Dungeons to choose from, by number. { $details }
fairy-market-alt-choice = { $number }: { $what }.
fairy-market-alt-choice-path =
    { $points ->
        [one] { $points } point, with { $finds }
       *[other] { $points } points, with { $finds }
    }
# $letter: a card, $cell: its top left cell
fairy-market-alt-lies = { $letter } from { $cell } on
fairy-market-alt-lies-turned = { $letter } upside down from { $cell } on
fairy-market-alt-lying = The cards: { $cards }.
fairy-market-alt-moving = You are moving card { $letter }.
fairy-market-alt-proposed = This is only a proposal.
# $path: in notation
fairy-market-alt-proposed-path = Proposed, as a dotted line: { $path }.
# $gates: with their numbers
fairy-market-alt-gates = Open gates: { $gates }.
# $place: a cell
fairy-market-alt-here = Your path has got to { $place }.
# $reason: a refusal
fairy-market-alt-stops = What you wrote after that does not work. { $reason }
fairy-market-alt-found = You would discover { $finds }.
# $gate: a gate
fairy-market-alt-out = Your path leaves by the exit { $gate }.
# $cards: letters and names
fairy-market-alt-left = Still in your hand: { $cards }.
# $card: its name
fairy-market-alt-card = { $card }. { $details }
# $ways: cells with the sides where they go on
fairy-market-alt-ways = Corridors go on from these cells to these sides: { $ways }.
fairy-market-alt-tunnels = Underground: { $ways }.
# $rooms: first and last cell of each
fairy-market-alt-rooms = Rooms, from corner to corner: { $rooms }.
fairy-market-alt-things = On it: { $things }.
# $thing: its kind, $cell: where it lies
fairy-market-alt-thing = { $thing } at { $cell }
