# Puzzles of Mighty Monsters: names, goals, and the sentence beside every step of a solution.

mighty-monsters-exercise-odd-coin = Mighty Monsters: the odd coin
mighty-monsters-goal-odd-coin = Finish this raid with 9 gold. Every guard turns out as strong and as rich as its back says at most.
mighty-monsters-solution-odd-coin-1 = Your 5 goes to guard 2. With the 4 already there it beats strength 8, and of the 11 gold you get 6: the odd coin goes to the stronger monster.
mighty-monsters-solution-odd-coin-2 = Your 4 is enough at the gate: 4 and 2 make 6, and 6 gold split evenly whoever is stronger. That the raid ends at guard 3 costs only those who stand there.

mighty-monsters-exercise-cheap-loss = Mighty Monsters: a cheap defeat
mighty-monsters-goal-cheap-loss = Finish this raid with 6 gold, although you cannot beat every guard. Every guard turns out as strong and as rich as its back says at most.
mighty-monsters-solution-cheap-loss-1 = Your 5 goes to guard 2: only together with the other 5 does it beat strength 10, and half of 14 gold is yours.
mighty-monsters-solution-cheap-loss-2 = Guard 3 needs 8, and you have no second 5. So send whoever is cheapest to heal: the 2 costs 1 gold, the 4 would cost 2.

mighty-monsters-exercise-own-gate = Mighty Monsters: sharing with nobody
mighty-monsters-goal-own-gate = Finish this raid with 8 gold, whatever the others do. Every guard turns out as strong and as rich as its back says at most; nobody else has any gold.
mighty-monsters-solution-own-gate-1 = Your 2 goes to the gate. It looks weak beside the 3, but it is not going to stay beside the 3.
mighty-monsters-solution-own-gate-2 = Your 4 pushes out the 3 for 1 gold. Now both monsters at the gate are yours: 6 beats 6, and all 6 gold is yours. The raid is lost further inside, where you have nobody to heal.

mighty-monsters-exercise-push-out = Mighty Monsters: make room at the gate
mighty-monsters-goal-push-out = Finish this raid with 11 gold, whatever the others do. Every guard turns out as strong and as rich as its back says at most; nobody else has any gold.
mighty-monsters-solution-push-out-1 = First your 5 takes the free place at guard 2: 9 against 8, and the odd coin of 11 is yours, too. Only the place at guard 3 is free now.
mighty-monsters-solution-push-out-2 = Then your 3 pushes the 1 out at the gate, for 1 gold: 7 against 6, and 3 gold for you. Whoever was pushed out has to go to guard 3, where the raid is lost at their expense.

mighty-monsters-exercise-second-thoughts = Mighty Monsters: second thoughts
mighty-monsters-goal-second-thoughts = Finish this raid with 10 gold. Every guard turns out as strong and as rich as its back says at most; one of your monsters stands before guard 2 already.
mighty-monsters-solution-second-thoughts-1 = Push out your own 1 with your 5: that costs 1 gold, and the 1 comes back to your hand. Guard 2 falls to 8, and the odd coin of 11 is yours.
mighty-monsters-solution-second-thoughts-2 = Now your 4 goes to the gate: 7 against 6, and 3 gold more. The raid ends at guard 3, where you have nobody to heal.

mighty-monsters-exercise-weakest-pair = Mighty Monsters: the weakest pair
mighty-monsters-goal-weakest-pair = Finish this raid with 10 gold, whatever the others do. Every guard turns out as strong and as rich as its back says at most, the guard facing the weakest pair has 3 gold more, and nobody else has any gold.
mighty-monsters-solution-weakest-pair-1 = Your 5 goes to guard 2 before anything else: two 5s beat 8, and 5 gold is yours. If you pushed somebody out first, they could take this place.
mighty-monsters-solution-weakest-pair-2 = Now your 3 pushes out the 2 at the gate, for 1 gold. Two 3s just beat strength 6 and are the weakest pair of all, so 9 gold lies there: 4 for you. Whoever was pushed out can only go to guard 3, and loses there.
