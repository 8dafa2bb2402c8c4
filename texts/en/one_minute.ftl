# Each game in one minute: what it is about, what one wants, how a round goes, and how one wins.

mighty-monsters-topic-minute = The game in one minute
mighty-monsters-rules-minute =
    The king’s castle is full of gold, and you lead a family of five monsters, as strong as 1, 2, 3, 4 and 5. Nobody gets in alone: **every guard takes two monsters**, and they may belong to two of you.

    Each round you send two of the three monsters in your hand to guards, taking turns. You only know roughly how strong a guard is and how much gold he keeps. If a weaker monster is in your way, you may push it out for a little gold.

    Then the raid goes from the gate inwards. If the two monsters together are as strong as their guard, they share his loot. If they are weaker, the raid is over, and whoever lost or never got to fight pays for healing.

    After six rounds, or five with five players, **the most gold wins**.

boss-monster-topic-minute = The game in one minute
boss-monster-rules-minute =
    You are the monster at the end of a dungeon, and heroes are your harvest. Every hero is after one kind of treasure and walks into the dungeon that has **the most of it**. Your rooms hold that treasure, and they hurt.

    Each round new heroes come to town. You may build one room, face down, at your entrance or on top of an older room. Then all rooms are turned up, the heroes choose their dungeons, and walk from room to room towards you. Whoever dies on the way leaves you a :soul: **soul**; whoever reaches you deals you a :drop: **wound**. Spells, coins and minibosses help you, or spoil things for somebody else.

    {""}**Ten souls win. Five wounds, and you are out.** So lure heroes you can kill, and leave the tough ones to your neighbours.

doodle-dungeon-topic-minute = The game in one minute
doodle-dungeon-rules-minute =
    You have a pencil and an empty cave, and in the end a hero will walk through it.

    First you **build**. In each of 14 rounds you take one card and draw what is on it: walls, traps, monsters, hidden treasures, or upgrades.

    Then you **draw the hero’s path** through the dungeon of your neighbour on the right; somebody else draws the one through yours. The hero starts with 12 hearts, so a path past weak monsters robs the dungeon, but one past strong monsters may kill the hero.

    Then you **defend**. Turn by turn the hero walks on to your next trap or monster. Traps always hurt; a monster rolls two dice, adds its strength, and wins with 20 or more. Your cards now help your monsters, or the heroes in other dungeons.

    You score for monsters that are left, treasures they still guard, and 5 points for a dead hero. **Most points win.**

dungeon-lords-topic-minute = The game in one minute
dungeon-lords-rules-minute =
    You want a licence to run a dungeon. For **two years** you dig, mine, hire monsters and lay traps, and at the end of each year a party of heroes comes to conquer what you have built.

    A year has four seasons. In each you secretly choose three of your orders, such as *Dig tunnels* or *Hire a monster*. Every order has only three spaces, and what you pay and get depends on which one you reach: so think about what the others want.

    Being nasty is cheap, but it shows. The more **evil** you are, the stronger the heroes who come to you, and from 10 on even the paladin looks your way.

    In combat the heroes take one tile after another, unless traps and monsters stop them first. Imprisoned heroes, rooms, monsters and titles are worth points, conquered tiles and unpaid taxes cost some. **Most points win.**

fairy-market-topic-minute = The game in one minute
fairy-market-rules-minute =
    Fairies keep a market where you can buy pieces of a dungeon, and you are off to explore one.

    Each of the **six rounds** has a goal that everybody knows, such as *1 point for each coin* or *3 points for each monster beaten*. First you shop: better dungeon cards for your deck, spellbooks, or tokens to use this round. Then you fill your hand to five cards, lay them side by side, and draw **one line** through your dungeon. You discover everything it passes, but you may use each corridor only once. Monsters, locks and pits stop you, unless you have found a sword, a key or a rope before.

    When all are done, the goal is scored, and so is a second one that nobody knew; that one counts half.

    Exits and coins bring a little more. **Most points win.**
