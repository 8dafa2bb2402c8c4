# Mighty Monsters: what the coach says. At most 300 letters each, names included.
#
# $strength: the monster meant    $guard: 1 is the guard at the gate    $low, $high: the strength on a guard's back
# $owner and $partner: whose monster stands there already, and how strong    $total: both together

mighty-monsters-coach-theme = Night falls, and three monster families creep up to the king’s castle. Whoever has **the most gold after six raids** wins.
mighty-monsters-coach-guards = These guards stand in the way. **Two monsters face each one:** if together they are at least as strong, they share its gold. On their backs you see how strong and rich they may be.

mighty-monsters-coach-family = All families have the same five monsters, of strength 1 to 5. Take the one you like best.
mighty-monsters-coach-king = The crown at the top is the king’s decree: it changes the rules for everybody, in this raid only. Read it before you place.
mighty-monsters-coach-first = Send two of your three, one each turn. I would begin with the { $strength } at guard { $guard }: a strong monster soon finds a partner.
mighty-monsters-coach-push-out = { $rival } has a mere { $victim } at guard { $guard }. A stronger monster may **push it out**: yours takes the slot, and the { $victim } goes back to { $rival }’s hand. That costs you { $price } gold{ $partner ->
    [0] , and leaves room for a stronger partner.
   *[other] . Then you have { $total } there, against { $low }–{ $high }.
}
mighty-monsters-coach-could-push-out = I would send your { $strength } to guard { $guard }: { $outlook }. But for { $price } gold you could also **push out** { $rival }’s { $victim } at guard { $there } with a stronger monster: yours takes the slot, the { $victim } goes back to { $rival }’s hand.
mighty-monsters-coach-give-up = You must place somebody, even where it looks bad. A raid goes on from the gate until a guard wins, so send your weakest to guard { $guard }: if it loses, healing it costs only { $healing } gold.
mighty-monsters-coach-pair = Both slots of a guard may be yours. Your { $partner } and { $strength } make { $total } against { $low }–{ $high }, and you would share the loot with nobody.
mighty-monsters-coach-join = { $owner }’s { $partner } needs company at guard { $guard }. With your { $strength } that makes { $total } against { $low }–{ $high }; half of the loot would be yours.

mighty-monsters-coach-rest = Look at your hand: the two you sent out are resting now, and your reserve has come up. **Whoever fights in this raid sits out the next.** So do not spend all your strong ones at once.
mighty-monsters-coach-last-raid = This is the last raid, so there is nothing left to save for. Send your strongest, and only where a beaten guard pays.
mighty-monsters-coach-gate = The guard at the gate has { $low }–{ $high } this time. If it wins, the raid is over before it has begun, and all who stand further in pay for healing. Help at the gate, or send the weak inside.
mighty-monsters-coach-memory = You can tell what the others hold: whatever they sent out last time is resting. So ask yourself who can still push you out, and who is strong enough to join you.

mighty-monsters-coach-weigh = I would send { $strength } to guard { $guard }: { $outlook }. Always ask three things: how much is half of the loot, is the pair strong enough, and will all guards before it fall?
mighty-monsters-coach-weigh-push-out = I would push out the { $victim } at guard { $guard } with { $strength }, for { $price } gold: { $outlook }. It pays if your half of the loot is worth more than the price.

mighty-monsters-coach-joined = { $seat } has joined your { $strength } at guard { $guard }: { $total } together, against { $low }–{ $high }. You share the loot if you win, whether you like each other or not.
mighty-monsters-coach-pushed-out = Pushed out! Your { $strength } is back in your hand, unhurt, and so you get another turn. Only a 5 is safe from that, or a pair as strong as the guard can be at most.
# $gold: what the learner has won, $healing: what they have paid, $guard: where the raid ended
mighty-monsters-coach-raid-lost = { $gold ->
    [0] Guard { $guard } won and ended the raid, and you go home without loot.
   *[other] Guard { $guard } won and ended the raid. But the { $gold } gold you took before are yours; an odd coin goes to the stronger of the two.
} { $healing ->
    [0] Your monsters are unhurt, so you pay nothing for healing.
   *[other] Whoever lost or never got to fight must be healed: { $healing } gold for you.
}
mighty-monsters-coach-raid-won = Every guard has fallen! You have won { $gold } gold, and nobody pays for healing. Two owners share the loot; an odd coin goes to the stronger monster.
mighty-monsters-coach-raid-again = { $guard ->
    [0] Every guard has fallen: { $gold } gold for you, and no healing to pay.
   *[other] The raid ended at guard { $guard }: { $gold } gold won, { $healing } paid for healing.
}

mighty-monsters-coach-enough = You know enough now: **send two, fight, share the gold, heal.** That was one raid of six. What is left to learn is when to be strong: play on, and I stay with you, or sit down with others.

# What is marked on the picture
mighty-monsters-coach-look-purse = your gold
mighty-monsters-coach-look-guards = the guards
mighty-monsters-coach-look-guard = guard { $number }
mighty-monsters-coach-look-hand = your hand
mighty-monsters-coach-look-monster = your monster of strength { $number }
mighty-monsters-coach-look-decree = the king’s decree
