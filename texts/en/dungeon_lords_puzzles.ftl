# Puzzles of Dungeon Lords: names, goals, and the sentence beside every step of a solution.

dungeon-lords-exercise-fifth = Dungeon Lords: fifth practice battle
dungeon-lords-exercise-sixth = Dungeon Lords: sixth practice battle

dungeon-lords-goal-first = Keep two of your three tunnels: stop the heroes before they conquer a second one.
dungeon-lords-solution-first-1 = Lay out the *Rolling Stone*: there is no thief to spoil it, and it hits whoever walks in front with 3.
dungeon-lords-solution-first-2 = Send the *Troll* as well. The stone alone has already done away with the first warrior.
dungeon-lords-solution-first-3 = For 1 food the *Troll* hits with 4 and takes the second warrior. Only the tired priest is left to conquer the first tunnel.
dungeon-lords-solution-first-4 = The *Goblin* stabs for 2, which is all the priest has left.

dungeon-lords-goal-first-room = Keep all three tiles: beat every hero in the first battle, in the room, where two monsters may fight.
dungeon-lords-solution-first-room-1 = Lay out the *Rolling Stone*; in a room it costs you 1 gold. It takes the first warrior.
dungeon-lords-solution-first-room-2 = In a room two monsters may fight: send both.
dungeon-lords-solution-first-room-3 = The *Troll* eats and takes the second warrior with 4. The *Goblin* stabs the priest for 2, and however he heals, fatigue finishes him.

dungeon-lords-goal-second = Keep two of your three tunnels against two thieves: stop the heroes before they conquer a second one.
dungeon-lords-solution-second-1 = No trap yet: keep the *Poisoned Meal* until a thief walks in front.
dungeon-lords-solution-second-2 = Send the *Witch*.
dungeon-lords-solution-second-3 = Keep the *Ghost* for later: you will need it once the thieves are in front.
dungeon-lords-solution-second-4 = The *Witch* curses the warrior with 4, exactly what he has. Fatigue weakens the first thief.
dungeon-lords-solution-second-5 = Now the *Poisoned Meal*, which deals the first hero as much damage as they have when unhurt. The thieves prevent 3 of the 4, but the last 1 counts.
dungeon-lords-solution-second-6 = The *Ghost* haunts the last thief with 2, and fatigue finishes both.

dungeon-lords-goal-third = Keep two of your three tunnels with a single vampire: stop the heroes before they conquer a second one.
dungeon-lords-solution-third-1 = Lay out the *Cursed Ring*: the thief cannot prevent that it holds the party, so that there is neither fatigue nor conquest this round.
dungeon-lords-solution-third-2 = Send the *Vampire*, who comes back if he only nips.
dungeon-lords-solution-third-3 = Nip the thief for 2. The priest heals 1 of it, but no tile is lost.
dungeon-lords-solution-third-4 = Now no trap: the *Pendulum* must wait until the thief is gone.
dungeon-lords-solution-third-5 = The *Vampire* is fresh; send him again.
dungeon-lords-solution-third-6 = Another nip and the thief is beaten. Fatigue hurts the warrior; one tunnel is lost.
dungeon-lords-solution-third-7 = Without a thief the *Pendulum* deals its full 3 to the second hero: the priest.
dungeon-lords-solution-third-8 = And the *Vampire* once more.
dungeon-lords-solution-third-9 = This time he drains: 3 damage beat the weakened warrior. The priest heals himself a little, and fatigue takes the rest.

dungeon-lords-goal-fourth = Keep two of your three tunnels with a slime and two traps: stop the heroes before they conquer a second one.
dungeon-lords-solution-fourth-1 = Begin with the *Fire Wall*, which hurts everybody, and the last hero most.
dungeon-lords-solution-fourth-2 = Without the *Slime*: while both priests heal, its drops would be lost on them.
dungeon-lords-solution-fourth-3 = Everybody is weakened. Now the *Anti-magic Dart*: aimed at a priest, it keeps the whole party from being healed.
dungeon-lords-solution-fourth-4 = Send the *Slime*, which hurts all three.
dungeon-lords-solution-fourth-5 = Aim at a priest. The thief prevents the damage, but not that all healing stops.
dungeon-lords-solution-fourth-6 = The *Slime* drips on everyone: the first priest falls, and fatigue takes the other two, since nobody can heal.

dungeon-lords-goal-fifth = Keep two of your three tunnels with a goblin, a ghost and a ring: stop the heroes before they conquer a second one.
dungeon-lords-solution-fifth-1 = No trap: as long as the thief is there, the *Cursed Ring* would hardly hurt anybody.
dungeon-lords-solution-fifth-2 = Send the *Goblin* against the thief in front.
dungeon-lords-solution-fifth-3 = The *Ghost* stays at home for now.
dungeon-lords-solution-fifth-4 = Stab and fatigue have beaten the thief, at the price of one tunnel. Now the *Cursed Ring* hurts both wizards and holds them where they are.
dungeon-lords-solution-fifth-5 = Nobody need fight this round: nothing is conquered while the ring holds.
dungeon-lords-solution-fifth-6 = Now the *Ghost*: 2 damage to the one behind, and fatigue finishes both.

dungeon-lords-goal-sixth = Keep all three tunnels: beat every hero without losing a single tile.
dungeon-lords-solution-sixth-1 = Begin with the *Rolling Stone*: the thief in front prevents 1 of its 3 damage and takes the rest himself.
dungeon-lords-solution-sixth-2 = Send the *Slime*, not for its drops, but to hold.
dungeon-lords-solution-sixth-3 = The *Slime* holds them fast: no fatigue, but no conquest either.
dungeon-lords-solution-sixth-4 = The *Trap Door* is enough for the weakened thief, and it holds the party up once more.
dungeon-lords-solution-sixth-5 = The *Golem* crushes the warrior, who is in front now, with 4.
dungeon-lords-solution-sixth-6 = One priest is left. The *Goblin* stabs him for 2; he heals 1, and fatigue is too much for him.
