# Mighty Monsters
#
# Arguments that come up again and again:
# $seat, $owner: the name of a player    $guard: 1 is the guard at the gate    $level: 1 to 3 stars
# $gold, $price, $loot: amounts of gold    $strength, $victim: strengths of monsters or guards

## The game and its settings

mighty-monsters-title = Mighty Monsters
mighty-monsters-blurb = Break into the king’s castle side by side, and see to it that most of the gold ends up in your own lair!

mighty-monsters-setting-guard-chain = Guard chain
mighty-monsters-setting-guard-chain-off = Off
mighty-monsters-setting-guard-chain-on = On
mighty-monsters-setting-guard-chain-line = Sorts the guards by level: from the gate inwards, every raid gets harder step by step.
mighty-monsters-setting-kings-rules = The king’s new rules
mighty-monsters-setting-kings-rules-off = Off
mighty-monsters-setting-kings-rules-on = On
mighty-monsters-setting-kings-rules-line = Turns up a decree in every round that bends the rules a little for everybody.

## Families

mighty-monsters-orcs = Orcs
mighty-monsters-undead = Undead
mighty-monsters-sea-creatures = Sea Creatures
mighty-monsters-demons = Demons
mighty-monsters-insects = Insects
mighty-monsters-dragons = Dragons
mighty-monsters-no-family = no family yet

## Questions and options: at most 80 characters, a name of 32 included

mighty-monsters-choose-family = Which family of monsters do you lead into the castle?
mighty-monsters-place = Which monster do you send to which guard?
mighty-monsters-place-ahead = Where do you place next? The first that is still possible counts.
mighty-monsters-place-ahead-short = Place ahead
mighty-monsters-option-place = Strength { $strength } to guard { $guard }
mighty-monsters-option-push-out = Strength { $strength } to guard { $guard } ({ $price } gold), pushing out { $owner }’s { $victim }
mighty-monsters-option-push-out-own = Strength { $strength } to guard { $guard } ({ $price } gold), pushing out your own { $victim }

## The story

# $family: one of the families above
mighty-monsters-family = { $seat } leads the { $family } into the castle.
mighty-monsters-start-player = { $seat } is drawn by lot to open the first round.
mighty-monsters-round = Round { $round } of { $rounds } begins, and fresh guards take their posts.
# $rule: what a king tile does, a whole sentence
mighty-monsters-king-turned = The king decrees: *{ $tile }*. { $rule }
mighty-monsters-king = The king decrees: { $tile }. { $rule }
mighty-monsters-placed = { $seat } sends strength { $strength } to guard { $guard }.
# $price goes to the treasury, $compensation to the owner
mighty-monsters-pushed-out =
    { $compensation ->
        [0] With strength { $strength }, { $seat } pushes out { $owner }’s monster of strength { $victim } at guard { $guard } and pays { $price } gold to the treasury.
       *[other] With strength { $strength }, { $seat } pushes out { $owner }’s monster of strength { $victim } at guard { $guard }, paying { $price } gold to the treasury and { $compensation } gold to { $owner }.
    }
mighty-monsters-pushed-out-own = { $seat } calls for reinforcements at guard { $guard }: strength { $strength } takes over from strength { $victim }, for { $price } gold to the treasury.
# $total: what both monsters bring together, $gains: who takes how much
mighty-monsters-fight-won =
    { $loot ->
        [0] Guard { $guard } is beaten with { $total } against { $strength }, but has not a single gold to take.
       *[other] Guard { $guard } is beaten with { $total } against { $strength }: { $gains }.
    }
mighty-monsters-gain =
    { $gold ->
        [0] nothing for { $seat }
       *[other] { $gold } gold for { $seat }
    }
# $owners: one or two names
mighty-monsters-fight-lost = Guard { $guard } has strength { $strength } and throws back { $owners } with only { $total }: the raid is over.
# $bills: who pays how much
mighty-monsters-healing = Licking wounds has its price: { $bills }.
mighty-monsters-healing-bill = { $seat } pays { $gold } gold
mighty-monsters-healing-bill-short =
    { $gold ->
        [0] { $seat } has no gold and is let off the { $owed }
       *[other] { $seat } pays { $gold } of { $owed } gold, having no more
    }
# $winners: their names, $count: how many they are, $gold: what each of them has
mighty-monsters-end =
    { $count ->
        [one] The last raid is over, and { $winners } wins with a hoard of { $gold } gold!
       *[other] The last raid is over, and { $winners } share the victory with { $gold } gold each!
    }

## Cards

mighty-monsters-card = Monster of strength { $strength }
mighty-monsters-card-button = Strength { $strength }
mighty-monsters-card-monster = It fights with strength { $strength }, and healing it costs { $healing } gold; every family has one like it.
mighty-monsters-card-guard-name = Guard of level { $level }
mighty-monsters-card-guard = Its strength is { $weakest } to { $strongest }, its loot { $least } to { $most } gold; there are { $cards } such guards.
mighty-monsters-card-price =
    { $compensation ->
        [0] Whoever pushes a monster out here pays 1 gold to the treasury.
       *[other] Whoever pushes a monster out here pays 1 gold to the treasury and { $compensation } gold to its owner; for your own monster it is just the 1 gold.
    }
# $fronts: a list such as 3/4, 3/5
mighty-monsters-card-fronts = Strength and loot of each: { $fronts }.

## King tiles: a name, and what the tile does

mighty-monsters-k01-name = No Small Fry
mighty-monsters-k01 = No monster of strength 1 may be played this round.
mighty-monsters-k02-name = Call of the Strong
mighty-monsters-k02 = Everybody takes the monsters of strength 3, 4 and 5 into hand, while 1 and 2 become the reserve.
mighty-monsters-k03-name = Lean Gatekeepers
mighty-monsters-k03 = The first two guards carry 2 gold less loot each.
mighty-monsters-k04-name = Greedy Healers
mighty-monsters-k04 = Healing a monster of strength 4 or 5 costs 4 gold this round.
mighty-monsters-k05-name = The King Sleeps In
mighty-monsters-k05 = This round is played by the usual rules.
mighty-monsters-k06-name = The Deepest Chest
mighty-monsters-k06 = The last guard carries 10 gold more loot.
mighty-monsters-k07-name = Birds of a Feather
mighty-monsters-k07 = Every guard facing two monsters of equal strength carries 3 gold more loot.
mighty-monsters-k08-name = Toll at the Gate
mighty-monsters-k08 = The first guard carries 3 gold more loot.
mighty-monsters-k09-name = Full Back Rooms
mighty-monsters-k09 = The last two guards carry 4 gold more loot each.
mighty-monsters-k10-name = Day of the Underdogs
mighty-monsters-k10 = Once all monsters are placed, the guard facing the weakest pair in the castle carries 3 gold more loot; pairs that tie all count.
mighty-monsters-k11-name = The Sturdy Second
mighty-monsters-k11 = The second guard has 2 more strength and carries 3 gold more loot.
mighty-monsters-k12-name = The Dozing Treasurer
mighty-monsters-k12 = The last guard has 3 less strength and carries 5 gold less loot.

## The table in sentences; read aloud as well, so without any markup

mighty-monsters-twin-round = It is round { $round } of { $rounds }.
mighty-monsters-twin-start = { $seat } is the start player.
mighty-monsters-twin-start-you = You are the start player.
mighty-monsters-twin-spent = Earlier decrees: { $tiles }.
mighty-monsters-twin-raid = This is how the raid of round { $round } went:
# $monsters: whose monsters they are, and how strong
mighty-monsters-twin-won = Guard { $guard } (level { $level }, strength { $strength }, loot { $loot }) was beaten by { $monsters }: { $gains }.
mighty-monsters-twin-lost = Guard { $guard } (level { $level }, strength { $strength }, loot { $loot }) held out against { $monsters }.
mighty-monsters-twin-untouched = Guard { $guard } (level { $level }) was never reached by { $monsters }.
mighty-monsters-twin-monster = { $seat } with strength { $strength }
# $strength, $loot: ranges such as 3-6; $free: slots without a monster
mighty-monsters-twin-guard =
    { $free ->
        [0] Guard { $guard } (level { $level }, strength { $strength }, loot { $loot }) faces { $monsters }.
        [1] Guard { $guard } (level { $level }, strength { $strength }, loot { $loot }) faces { $monsters }; one slot is free.
       *[other] Guard { $guard } (level { $level }, strength { $strength }, loot { $loot }) faces nobody yet.
    }
mighty-monsters-twin-lair =
    { $cards ->
        [one] { $seat } ({ $family }) owns { $gold } gold and holds { $cards } card.
       *[other] { $seat } ({ $family }) owns { $gold } gold and holds { $cards } cards.
    }
mighty-monsters-twin-lair-you =
    { $cards ->
        [one] You ({ $family }) own { $gold } gold and hold { $cards } card.
       *[other] You ({ $family }) own { $gold } gold and hold { $cards } cards.
    }
mighty-monsters-twin-pile =
    { $cards ->
        [one] One guard is left in the pile, of level { $level }.
       *[other] { $cards } guards are left in the pile, the top one of level { $level }.
    }
# $cards: strengths
mighty-monsters-twin-hand = In hand you have strength { $cards }.
mighty-monsters-twin-reserve = Face down in reserve you have strength { $cards }.
mighty-monsters-strength = { $strength }

## Words in pictures: short

mighty-monsters-picture-round =
    { $round ->
        [0] Before round 1 of { $rounds }
       *[other] Round { $round } of { $rounds }
    }
mighty-monsters-picture-hand = Your hand
mighty-monsters-picture-reserve = Reserve
mighty-monsters-picture-lair = Lair
mighty-monsters-picture-in-castle = In the castle
mighty-monsters-picture-latest-raid = Latest raid
mighty-monsters-picture-fight = Fight
mighty-monsters-picture-score = Final score
mighty-monsters-picture-won = Won
mighty-monsters-picture-lost = Lost
mighty-monsters-picture-untouched = Not reached
mighty-monsters-picture-healing = Gold for healing it
mighty-monsters-picture-gold = Gold
mighty-monsters-picture-start = Start
mighty-monsters-picture-king = Decree
mighty-monsters-picture-strength = Strength
mighty-monsters-picture-loot = Loot
mighty-monsters-picture-heal = Heal
mighty-monsters-picture-winner = Winner
mighty-monsters-picture-legend = :sword: strength · :coin: loot · :star: level · :flag: start player
mighty-monsters-picture-course-legend = [gate] [onwards] The first guard who wins ends the raid
mighty-monsters-picture-ledger-legend = [won] :coin: won · :heart: [paid] :coin: paid for healing

## What pictures show, for those who listen to them; $details: sentences from the table in sentences

# $awaited: the names of those who are to decide
mighty-monsters-alt-board =
    { $round ->
        [0] The castle before round 1 of { $rounds }; play waits for { $awaited }. { $details }
       *[other] The castle in round { $round } of { $rounds }; play waits for { $awaited }. { $details }
    }
mighty-monsters-alt-hand = Your monsters. { $details }
mighty-monsters-alt-lair = The lair of { $seat }. { $details }
mighty-monsters-alt-families = The families, each with a small, a grown and a mighty monster: { $details }.
mighty-monsters-alt-raid = The fights of the latest raid. { $details }
mighty-monsters-alt-score = The final score. { $details }
# players are called by the letters of their badges: $badge, and in $monsters, $gains, $bills
mighty-monsters-alt-level = Level { $level }: strength { $strength }, loot { $loot }.
mighty-monsters-alt-guard =
    { $free ->
        [0] Guard { $guard } (level { $level }): { $monsters }.
        [1] Guard { $guard } (level { $level }): { $monsters }, one free.
       *[other] Guard { $guard } (level { $level }): free.
    }
mighty-monsters-alt-monster = { $badge } { $strength }
mighty-monsters-alt-lair-line = { $badge }: { $seat }, { $family }, { $gold } gold, { $cards } in hand.
mighty-monsters-alt-lair-line-start = { $badge }: { $seat }, { $family }, { $gold } gold, { $cards } in hand, start player.
mighty-monsters-alt-pile =
    { $cards ->
        [one] In the pile: one guard, level { $level }.
       *[other] In the pile: { $cards } guards, the top one level { $level }.
    }
mighty-monsters-alt-players = { $players }.
mighty-monsters-alt-player = { $badge } is { $seat }
mighty-monsters-alt-won = Guard { $guard } (level { $level }, strength { $strength }, loot { $loot }) was beaten by { $monsters }: { $gains }.
mighty-monsters-alt-lost = Guard { $guard } (level { $level }, strength { $strength }, loot { $loot }) held out against { $monsters }, and the raid was over.
mighty-monsters-alt-untouched = Guard { $guard } (level { $level }) was never reached by { $monsters }.
mighty-monsters-alt-gain = { $gold } gold for { $badge }
mighty-monsters-alt-healing = Paid for healing: { $bills }.
mighty-monsters-alt-bill = { $badge } { $gold } gold
mighty-monsters-alt-bill-short = { $badge } { $gold } of { $owed } gold

## The rules in our own words, topic by topic

mighty-monsters-topic-goal = Goal and course of the game
mighty-monsters-rules-goal =
    The king hides his gold behind a row of guards. Each of you leads a family of five monsters and starts with 8 gold. Raid by raid you break into the castle together: **two monsters take on each guard** and share the loot if they win. Whoever owns **the most gold at the end** wins.

    There are as many guards as players. Every round goes like this:
    1. **Placing:** in turn, all of you send two of the three monsters in your hand to guards of your choice.
    2. **Fighting:** the guards are turned over one by one, from the gate inwards, until all have fallen or one of them wins.
    3. **Healing:** whoever lost, or never got to fight, pays for healing. Then hands, guards and start player change.

    A guard’s back shows its level in stars and the range in which its strength and its loot lie. The exact values are on the front, and nobody knows them before the fight.

    You play 6 rounds, with five players only 5.

mighty-monsters-topic-families = Families and hands
mighty-monsters-rules-families =
    Orcs, undead, sea creatures, demons, insects and dragons differ **only in their looks**: each family has five monsters, one each of strength 1, 2, 3, 4 and 5.

    You all wish for a family at the same time, in secret. If several of you want the same one, the lot decides, and whoever misses out is dealt one that is left. The start player of the first round is drawn by lot, too.

    Your five monsters are shuffled: **three go to your hand**, two lie face down in front of you as your **reserve**. You play two each round and keep one. After the round you take up your reserve, and the two monsters just played become the new reserve. So whoever fights now **sits out the next round**.

    Your hand is yours alone to see; gold and monsters in the castle are open to all.

mighty-monsters-topic-placing = Placing and pushing out
mighty-monsters-rules-placing =
    The start player begins, then it goes clockwise. On your turn you must play one monster, in one of two ways:
    - **Take a free slot.** Each guard has two, equally good; both may be yours.
    - **Push a weaker monster out.** Yours takes its slot, and it returns to its owner’s hand. You may do so even while slots are free.

    To push out,
    - your monster must be **stronger** than the one it replaces, so a 5 is always safe,
    - the monsters at that guard must so far **add up to less** than the highest strength on the guard’s back,
    - and you must be able to pay the **whole price**.

    This is what it costs:
    - Level 1: 1 gold to the treasury
    - Level 2: 1 gold to the treasury and 1 gold to the owner
    - Level 3: 1 gold to the treasury and 2 gold to the owner
    - Your own monster: 1 gold to the treasury, at any level

    Whoever has two monsters in the castle is skipped. Whoever is pushed out gets another turn when play comes round, so it can take more than two laps. As soon as everybody has two monsters there, all slots are taken and the fights begin.

mighty-monsters-topic-fighting = Fighting
mighty-monsters-rules-fighting =
    The raid starts at the gate and goes inwards, guard by guard: guard 1 is turned over first. Add up the strengths of the two monsters there and compare:

    - **As strong as the guard, or stronger:** the guard is beaten, and the loot comes from the treasury. Each of the two owners takes half. An odd gold goes to the owner of the stronger monster; if both are equally strong, it stays in the treasury. If both monsters are yours, you take it all. Then the next guard is turned over.
    - **Weaker:** the guard wins, there is no loot, and **the raid ends at once**. All guards further in stay face down, and the monsters there come away empty-handed.

    This is what to expect of a guard:
    - 1 star: strength 3 to 6, loot 3 to 6
    - 2 stars: strength 5 to 8, loot 6 to 11
    - 3 stars: strength 7 to 10, loot 9 to 14

    Gold won earlier in the round is yours to keep.

mighty-monsters-topic-healing = Healing and the next round
mighty-monsters-rules-healing =
    If all guards have been beaten, nobody pays anything. But once a guard has won, healing is due: first for the monsters **at that guard**, then for all monsters at guards that were **not turned over**. Monsters at beaten guards are unhurt. Each owner pays the treasury:
    - 1 gold for a monster of strength 1 or 2
    - 2 gold for strength 3 or 4
    - 3 gold for strength 5

    If you do not have enough gold, you pay what you have and are let off the rest. No monster is ever lost.

    Then the next round is prepared:
    - Everybody takes up their two reserve monsters and lays the two just played face down instead.
    - All guards are discarded, those not turned over unseen, and new ones are laid out from the gate inwards. Discarded guards do not come back.
    - A king tile leaves the game, and the next player clockwise becomes start player.

mighty-monsters-topic-guard-chain = Variant: guard chain
mighty-monsters-rules-guard-chain =
    The guards of each round are **sorted by level** before they are laid out: the fewest stars stand at the gate, the most at the far end. Guards of the same level keep the order in which they were drawn.

    Nothing else changes. But the rich loot now waits deep in the castle, and you only get there once every guard before it has been beaten.

    The variant goes well with the king’s new rules.

mighty-monsters-topic-kings-rules = Variant: the king’s new rules
mighty-monsters-rules-kings-rules =
    In every round, when the guards are laid out, the top king tile is turned up. Its decree holds **for this round and for everybody**. There are twelve, and each comes up at most once:
    - { mighty-monsters-k01 }
    - { mighty-monsters-k02 }
    - { mighty-monsters-k03 }
    - { mighty-monsters-k04 }
    - { mighty-monsters-k05 }
    - { mighty-monsters-k06 }
    - { mighty-monsters-k07 }
    - { mighty-monsters-k08 }
    - { mighty-monsters-k09 }
    - { mighty-monsters-k10 }
    - { mighty-monsters-k11 }
    - { mighty-monsters-k12 }

    The loot changes before it is shared out and never drops below 0; if a guard is not beaten, nobody gets his loot. For pushing out, only the strength printed on the guard’s back counts.

mighty-monsters-topic-end = End of the game
mighty-monsters-rules-end =
    Each round uses up one king tile. When the last one is gone, after **round 6**, or **round 5** with five players, the game is over once healing is paid.

    Whoever then owns **the most gold** wins. If several of you have the same amount, you share the victory: there is no tie-break.

mighty-monsters-topic-symbols = Symbols
mighty-monsters-rules-symbols =
    What you see in the pictures:
    - **On guards:** :sword: sword: strength · :coin: coin: loot · :star: stars: level. As long as a guard is face down you see the range, such as 5–8. The number in the circle counts from the gate inwards, and the yellow arrows show how the raid goes. A gold frame with a yellow tag, such as +4 and a coin, is what the king’s decree changes.
    - **On monsters:** the number is the strength, colour and badge say whose it is. :heart: A heart with a number and a coin is what healing costs. A dashed frame is a free slot, and :spark: a spark marks the newest monster.
    - **On players:** :coin: coin: gold · :cards: cards: how many are in hand · :flag: red flag: start player · glowing frame: somebody is being waited for · :egg: egg: no family yet · :crown: crown: winner.
    - **After a raid:** 10 ≥ 7 means that the monsters brought 10 against 7. Green: won · red: lost, and the raid is over · grey: not reached. Whoever is struck through was beaten. Below the monsters is the gold each brought; :heart: a heart with minus gold is what its owner paid for healing.
    - **At the top:** the pile with a number shows how many guards are still to come and the level of the next one. :crown: A crown beside a sentence is the king’s decree.

## Why a question is asked, what an option brings, and what is not possible now

mighty-monsters-place-why = Beaten guards pay loot to the monsters before them; whoever loses pays for healing.
mighty-monsters-choose-family-why = The families look different and play alike. If several want the same one, the lot decides.
mighty-monsters-place-ahead-why = Then nobody has to wait for you when your turn comes.
mighty-monsters-note-orcs = Fists first, questions later
mighty-monsters-note-undead = They have been through this before
mighty-monsters-note-sea-creatures = They leave puddles in the treasury
mighty-monsters-note-demons = They feel at home where it is hot
mighty-monsters-note-insects = Small feet, many of them
mighty-monsters-note-dragons = They only came for the gold
mighty-monsters-note-alone = Loot { $low }–{ $high }, shared with whoever joins you; healing costs { $healing }.
mighty-monsters-note-with = Beside { $owner }’s { $partner }: half of { $low }–{ $high } gold each; healing costs { $healing }.
mighty-monsters-note-with-own = Beside your own { $partner }: all of { $low }–{ $high } gold; healing costs { $healing }.
mighty-monsters-outlook-alone = { $total } of { $low }–{ $high }, a partner to come
mighty-monsters-outlook-certain = { $total } together beats every { $low }–{ $high }
mighty-monsters-outlook-odds = { $total } together beats { $beaten } of { $guards } such guards
mighty-monsters-outlook-hopeless = { $total } together is too weak for { $low }–{ $high }
mighty-monsters-barred-king = the king forbids it this round
mighty-monsters-barred-guard = guard { $guard }
mighty-monsters-barred-strong = full; with { $total } together too strong to be pushed out
mighty-monsters-barred-weak = full; nobody there is weaker than yours
mighty-monsters-barred-gold = full; pushing out costs up to { $price } gold
