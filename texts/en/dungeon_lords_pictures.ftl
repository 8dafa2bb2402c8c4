# Dungeon Lords: words in pictures, and what pictures show for those who listen to them
#
# $details: further sentences, most of them from the table in sentences    $seat: the name of a player

## Words in pictures: short

dungeon-lords-picture-season = Year { $year } · { $season }
dungeon-lords-picture-set-up = Set-up
dungeon-lords-picture-turn-order = Turn order
dungeon-lords-picture-starts = Start player
dungeon-lords-picture-practice = Practice
dungeon-lords-picture-tavern = Tavern: monsters
dungeon-lords-picture-decorators = Decorators: rooms
dungeon-lords-picture-per-title = per title
dungeon-lords-picture-no-spells = no spells
dungeon-lords-picture-board-legend = [pay] pay · [get] get · :eye: look at a combat card · :dungeon-lords/evil: evil · :sword: damage · :crown: points · [non-player] non-player · :monster: :bricks: III goes first

dungeon-lords-picture-calendar = Calendar
dungeon-lords-picture-this-round = This round
dungeon-lords-picture-next-round = Next
dungeon-lords-picture-combat = Combat
dungeon-lords-meaning-pay-day = monsters and ghosts want their wages
dungeon-lords-meaning-taxes = 1 gold for every two tiles
dungeon-lords-meaning-special = nothing happens in a first game
dungeon-lords-meaning-witch-hunt = discard a monster or gain 3 evil
dungeon-lords-meaning-monster-strike = give each monster something, or it lies down
dungeon-lords-meaning-treasury-levy = lose half of your gold
dungeon-lords-meaning-imp-exodus = lose every third imp
dungeon-lords-meaning-rats = lose half of your food
dungeon-lords-meaning-trap-recall = discard a trap or pay 1 gold
dungeon-lords-meaning-room-licence = 1 gold for each room, or 1 evil
dungeon-lords-meaning-contrary-heroes = the weakest hero to the most evil lord
dungeon-lords-meaning-bad-press = gain 1 evil; 2 with three or more monsters
dungeon-lords-meaning-combat = four rounds of battle
dungeon-lords-picture-quiet = no event, no heroes
dungeon-lords-picture-evilometer = Evilometer
dungeon-lords-picture-neighbours-legend = Non-players’ orders · struck out: unavailable
dungeon-lords-picture-tent = waits in his tent
dungeon-lords-picture-paladin-comes = is visited
dungeon-lords-picture-spells = Combat cards of the year
dungeon-lords-picture-calendar-legend = :heart: hit points · :dungeon-lords/guard: prevents traps · :dungeon-lords/heal: heals · :dungeon-lords/magic: magic · :boot: fatigue · :dungeon-lords/fast: fast spell · :eye: looked at by

dungeon-lords-picture-gate = Heroes, first in front
dungeon-lords-picture-no-heroes = Nobody yet
dungeon-lords-picture-no-heroes-left = No heroes left
dungeon-lords-picture-prison = Prison
dungeon-lords-picture-lair = Lair
dungeon-lords-picture-orders = Orders of the round
dungeon-lords-picture-unavailable = Unavailable orders
dungeon-lords-picture-dungeon-legend = :dungeon-lords/evil: evil · :dungeon-lords/imp: free / all · :dungeon-lords/foreman: foreman · :dungeon-lords/troll-token: trolls · :dungeon-lords/trap: traps · :dungeon-lords/seal: unpaid taxes · :sword: damage · :crown: points so far · :spark: new

dungeon-lords-picture-hand = Your desk
dungeon-lords-picture-order-cards = Order cards
dungeon-lords-picture-neighbour = Neighbour: { $order }
dungeon-lords-picture-traps = Your traps
dungeon-lords-picture-no-traps = No traps
dungeon-lords-picture-battle-here = The battle is here
dungeon-lords-picture-choose-square = Possible squares
dungeon-lords-picture-as-it-would-be = As it would be
dungeon-lords-picture-hand-legend = [chosen] order chosen · [struck-out] unavailable · [laid-out] trap laid out · [price] price of a trap · :dungeon-lords/fast: fast spell
# $n: damage of a trap, to whom
dungeon-lords-picture-hit-first = 1st hero { $n }
dungeon-lords-picture-hit-second = 2nd hero { $n }
dungeon-lords-picture-hit-all = all { $n }
dungeon-lords-picture-hit-last = last +{ $n }
dungeon-lords-picture-hit-others = others { $n }
dungeon-lords-picture-hit-chosen = your choice { $n }
dungeon-lords-picture-hit-whole = 1st hero: all
dungeon-lords-picture-hit-later = later { $n }
dungeon-lords-picture-hit-holds = no conquest

dungeon-lords-picture-own-lair = Your lair

dungeon-lords-picture-battle = { $seat }’s battle
dungeon-lords-picture-report = { $seat }: { $square }
dungeon-lords-picture-round = Combat round { $round }
dungeon-lords-picture-sent = Sent to battle
dungeon-lords-picture-nobody = nobody
dungeon-lords-picture-happened = What has just happened
dungeon-lords-picture-battle-legend = :dungeon-lords/guard: prevents traps · :dungeon-lords/heal: healing · :boot: fatigue · :dungeon-lords/trap: trap face down · :dungeon-lords/magic: magic; in round 3, say, a spell takes 3
dungeon-lords-picture-report-legend = The party after every step, the first hero in front · [left] hit points left · [lost] lost · [healed] healed · :dungeon-lords/bars: goes to prison
dungeon-lords-picture-is-held = No conquest
dungeon-lords-picture-is-unhealed = No healing
dungeon-lords-picture-is-silenced = No spells
dungeon-lords-picture-is-shielded = Shield
dungeon-lords-picture-is-invisible = Invisible
dungeon-lords-picture-is-raging = Blind rage
dungeon-lords-picture-conquest = Conquest
dungeon-lords-picture-healing = Healing
dungeon-lords-picture-fatigue = Fatigue
dungeon-lords-picture-poison = Poison
dungeon-lords-picture-held = Held
dungeon-lords-picture-conquered = Conquered
dungeon-lords-picture-won = Won

dungeon-lords-picture-score = Final account
dungeon-lords-picture-ministry = Ministry of Dungeons
dungeon-lords-picture-score-rooms = Rooms
dungeon-lords-picture-score-monsters = Monsters
dungeon-lords-picture-score-prisoners = Prisoners
dungeon-lords-picture-score-conquered = Conquered tiles
dungeon-lords-picture-score-seals = Red seals
dungeon-lords-picture-score-bonus = Bonus rooms
dungeon-lords-picture-score-total = Points
dungeon-lords-picture-licence = Licence
dungeon-lords-picture-licensed = Granted
dungeon-lords-picture-refused = Refused

## What pictures show, for those who listen to them

# $waiting: for how many the game waits, $awaited: their names
dungeon-lords-alt-board =
    { $waiting ->
        [none] The board of the ministry. { $details }
        [all] The board of the ministry; the game waits for everybody. { $details }
        [all-but] The board of the ministry; the game waits for everybody but { $awaited }. { $details }
       *[some] The board of the ministry; the game waits for { $awaited }. { $details }
    }
dungeon-lords-alt-no-minions = No minion is placed yet.
dungeon-lords-alt-calendar = The calendar, the Evilometer and the combat cards. { $details }
dungeon-lords-alt-events-left = Still face down are: { $events }.
dungeon-lords-alt-evil = Evil: { $lords }.
dungeon-lords-alt-stands = { $seat } { $evil }
dungeon-lords-alt-spent = Combat cards used: { $spells }.
dungeon-lords-alt-dungeon =
    { $waiting ->
        [0] { $seat }’s dungeon. { $details }
       *[other] { $seat }’s dungeon; the game waits for { $seat }. { $details }
    }
dungeon-lords-alt-starts = { $seat } is the start player.
dungeon-lords-alt-hand = Your desk. { $details }
dungeon-lords-alt-order-cards = In hand: { $orders }.
dungeon-lords-alt-fresh = This would be new: { $squares }.
dungeon-lords-alt-squares = These squares are possible: { $squares }.
dungeon-lords-alt-question = What the question is about. { $details }
dungeon-lords-alt-fought-for = The battle is for { $square }.
dungeon-lords-alt-tax = Tax for { $tiles } tiles: { $due } gold.
dungeon-lords-alt-battle = { $seat }’s battle at { $square }. { $details }
dungeon-lords-alt-fatigue = Fatigue of the round: { $n }.
dungeon-lords-alt-powers = The party can prevent { $prevention } trap damage, heal { $healing } and cast with { $magic } magic.
dungeon-lords-alt-traps = Traps face down: { $n }.
dungeon-lords-alt-report = { $seat }’s battle for { $square }, step by step. { $details }
# $changes: what came of a step
dungeon-lords-alt-line = { $title }: { $changes }.
dungeon-lords-alt-line-plain = { $title }.
dungeon-lords-alt-suffers = { $hero } takes { $n }
dungeon-lords-alt-heals = { $hero } heals { $n }
dungeon-lords-alt-prison = { $hero } takes { $n } and goes to prison
dungeon-lords-alt-away = { $hero } goes elsewhere
dungeon-lords-alt-score = The final account. { $details }
