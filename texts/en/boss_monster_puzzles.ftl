# Puzzles of Boss Monster: names, goals, and the sentence beside every step of a solution.

boss-monster-exercise-bait = Boss Monster: bait for two
boss-monster-goal-bait = Kill both heroes in town this round, with a single build.
boss-monster-solution-bait-1 = Build *Spectral Bomb* at the entrance. It deals only 1 damage, but its treasure lures Wolfhard, who would stay in town otherwise; and the 1 is just what was missing to reach Joe’s 8 health.

boss-monster-exercise-neighbour = Boss Monster: good neighbours
boss-monster-goal-neighbour = Kill both heroes in town this round, with a single build.
boss-monster-solution-neighbour-1 = Build *Power Leech* at the entrance. It lures Rotgut and deals 1; and since the *Vampire Lab* is a Monster Room directly to its right, that one deals 4 instead of 2: 6 in all.

boss-monster-exercise-fifth-room = Boss Monster: the fifth room
boss-monster-goal-fifth-room = Kill the epic hero, who has 13 health, this round; an epic soul counts 2.
boss-monster-solution-fifth-room-1 = Build *Endless Gallery* as your fifth room: now Scott levels up, and each of your five traps deals 1 more. 8 printed damage and 5 more make 13. A stronger room on top of another one would leave you with four.

boss-monster-exercise-miniboss = Boss Monster: a place for Mageseeker
boss-monster-goal-miniboss = Kill both heroes in town this round; you have one coin.
boss-monster-solution-miniboss-1 = Put *Mageseeker* into the *Garbage Chute*, the weakest room of all: it has two symbols, so it deals 2 more damage. With one symbol it would be 1, and Marmo would get through with a single health. The coin pays for the miniboss.

boss-monster-exercise-smash = Boss Monster: wait for it
boss-monster-goal-smash = Kill both heroes in town this round; an epic soul counts 2, so that makes 3 souls.
boss-monster-solution-smash-1 = Build *Endless Gallery* at the entrance: 7 damage on the whole way. That kills Ofcroak, and Haize will have 4 of 11 health left when it matters.
boss-monster-solution-smash-2 = Haize is in the last room, with the miniboss. Now, and not before, cast *Smash!*
boss-monster-solution-smash-3 = In a room with a miniboss it deals 4 instead of 2: exactly what Haize has left.
boss-monster-solution-smash-4 = Haize is dead on her feet; nothing else is needed.
boss-monster-solution-smash-5 = Ofcroak takes 7 damage without any help.

boss-monster-exercise-mine = Boss Monster: the mine and the pendulum
boss-monster-goal-mine = Kill both heroes in town this round, without a coin to begin with.
boss-monster-solution-mine-1 = Build *Endless Gallery* at the entrance: now the whole way deals 6.
boss-monster-solution-mine-2 = Ofcroak comes first and dies of 6 damage. Leave the mine alone: you still need its 2.
boss-monster-solution-mine-3 = Marmo has 2 of 8 health left and is in the last room, past everything else. Now destroy the *Unstable Mine* for 3 coins; nobody is going to miss it.
boss-monster-solution-mine-4 = One of the coins pays for the *Sawtooth Pendulum*, which kills whoever has 3 health or less.

boss-monster-exercise-living-trap = Boss Monster: a room to spare
boss-monster-goal-living-trap = Kill both heroes in town this round; an epic soul counts 2, so that makes 3 souls.
boss-monster-solution-living-trap-1 = Build *Living Trap* on the *Unstable Mine*: it can kill anybody, at the price of a Monster Room.
boss-monster-solution-living-trap-2 = Moran is the first to enter and would get through with 2 of 11 health. Use the trap.
boss-monster-solution-living-trap-3 = Destroy the *Goblin Market*, the only room you can spare: *Power Leech* and *Vampire Lab* deal 5 together, and the trap 3 more.
boss-monster-solution-living-trap-4 = That is exactly the 8 health of Joe, who comes next.
