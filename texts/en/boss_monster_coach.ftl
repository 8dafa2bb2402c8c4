# Boss Monster: what the coach says. At most 300 letters each, names included.
#
# $heroes: who comes to the learner, $number of them    $health: that of the first    $damage: what all rooms deal together

boss-monster-coach-theme = For once you are the villain at the end of the dungeon. Every hero who dies in your rooms is a **soul** for you; whoever gets through to you is a **wound**. **Ten souls win, five wounds are the end.**
boss-monster-coach-rooms = These are your rooms. The sword is a room’s **damage** to every hero; bottom right is the **treasure** that lures them in.

boss-monster-coach-boss = All bosses are about equally good. The one with more experience acts first; the symbol is a treasure that your dungeon shows from the start.
boss-monster-coach-discard = Keep rooms that share a treasure, since two helmets lure more than one, and at least two that are not advanced: only those can be built at once.
boss-monster-coach-first-market = I would begin with *Goblin Market*: only 1 damage, but two helmets, and helmets lure Fighters.
boss-monster-coach-first-room = Begin with a room whose treasure matches your other cards: so you lure one kind of hero, and know how much damage you need.
boss-monster-coach-first-build = { $heroes } wants helmets and goes where there are most: to you. That is { $health } health coming, and your rooms deal { $damage } so far. Lay *Fetid Beast* in front: 3 more damage, and the market pays you 2 coins.
boss-monster-coach-lure = Each hero in town goes to whoever shows the most of the treasure they want; on a tie they stay. As it stands, { $number ->
    [one] { $heroes } comes
   *[other] { $heroes } come
} to you, and your rooms deal { $damage }. So you want more damage.
boss-monster-coach-lure-enough = Each hero in town goes to whoever shows the most of the treasure they want; on a tie they stay. As it stands, { $number ->
    [one] { $heroes } comes
   *[other] { $heroes } come
} to you, and your { $damage } damage will do. Build for whoever is next.
boss-monster-coach-miniboss = *{ $miniboss }* is a **miniboss**: instead of building, you put it into a room you have. It costs 1 coin when the cards are turned up, and makes that room better. I would put it into *{ $room }*.
boss-monster-coach-miniboss-later = *{ $miniboss }* is a **miniboss**: instead of building, you can put it into a room you have, for 1 coin, and it makes that room better. But you need rooms first: I would lay *{ $room }* now.
boss-monster-coach-stops = Now the heroes walk in, one by one, and your rooms do the work. Whoever wants to step in with a spell says when. This time your rooms are enough, so lean back.
# $hero: who will get through with so much $health
boss-monster-coach-stop-for-spell = { $hero } has { $health } health and your rooms deal { $damage }: not enough! But you hold a **spell**. Say that you want to be asked when { $hero } is about to get through, and you can still cast it.
# $spell: one that can be cast now
boss-monster-coach-spell = { $hero } is almost through, with { $health } health left. Time for your spell: *{ $spell }* is enough to stop { $hero }. I would cast it now.
boss-monster-coach-spell-again = { $hero } has { $health } health left and will get through. *{ $spell }* would still turn this wound into a soul.
boss-monster-coach-in-vain = { $hero } has { $health } health left, and *{ $spell }* would not be enough. Take the wound, and keep the spell for somebody it can kill.
boss-monster-coach-too-early = { $hero } will get through, but nothing you have works at the entrance. Pass for now; if you wanted to be asked inside, you will be.
boss-monster-coach-doomed = { $hero } will not leave this room alive. Pass, and the soul is yours.
boss-monster-coach-save-spell = This hero dies without your help, so keep your spells. They are few, and new ones are hard to come by.
# $hero: somebody who is in the dungeon of $rival, or about to enter it
boss-monster-coach-abroad = { $hero } has gone to { $rival }, so this is neither your soul nor your wound. Pass, and save your cards for your own dungeon.
boss-monster-coach-advanced = *{ $room }* is an **advanced room**: it goes on top of a room with which it shares a treasure. What lies below no longer counts, so cover a weak one.
boss-monster-coach-promotion = Once a round you may **promote** a miniboss for 1 coin. At level 2 it learns something new; at level 3 it can do one great deed, and starts over at level 1.
boss-monster-coach-enemies = Now the art of it: **lure only those you can kill.** Compare the health of the heroes in town with your damage. If somebody is too strong for you, show less of their treasure, and let a rival have the wound. On a tie, heroes stay in town.
boss-monster-coach-fifth-room = With your fifth room your boss **levels up**, once in a game, and gets the power on its card. That is worth hurrying for.
# $outlook: what the suggested card would bring; it begins in lower case and has no full stop
boss-monster-coach-weigh = Count as before: who comes, and do your rooms kill them? My suggestion { $outlook }.
boss-monster-coach-build = You may build nothing. But a dungeon that does not grow falls behind: the heroes get stronger, and in the end epic ones come.
boss-monster-coach-safe = Your rooms are enough for everybody who comes. Lean back and watch.
boss-monster-coach-saved = { $hero } has { $health } health and your rooms deal { $damage }. You have something that could make up for it, so be asked in time.
boss-monster-coach-lost = { $hero } has { $health } health, your rooms deal { $damage }, and I see nothing that makes up for it. This will be a wound; keep your spells for somebody they can kill.
boss-monster-coach-orders = Say when you want to be asked during the adventure: where a spell or a room could still save you. Otherwise the heroes walk on without you.
boss-monster-coach-window = You may step in here. If nothing you have turns a wound into a soul, pass: that costs nothing.
boss-monster-coach-any = Read what each answer brings, and take what gives you souls or saves you wounds.

# $hero: who came, with so much $health, and took so much $damage; $rival: somebody else, who let $escaped through
boss-monster-coach-wounded = Ouch: { $hero } had { $health } health, and your rooms dealt { $damage }. That is a **wound**, and five are the end. Next time, have more damage or less lure.
boss-monster-coach-soul-and-wound = { $hero } had { $health } health and took { $damage } damage: **a soul for you!** { $rival } was less lucky: { $escaped } walked right through the dungeon. That is a **wound**.
boss-monster-coach-soul = { $hero } stays in your dungeon for good: **a soul for you!** Ten of them win.
boss-monster-coach-wounded-again = { $hero } got through: { $health } health against { $damage } damage. That makes { boss-monster-coach-score }.
boss-monster-coach-soul-again = { $hero } stays in your dungeon for good. That makes { boss-monster-coach-score }.
boss-monster-coach-score = { $souls ->
    [0] no soul
    [one] 1 soul
   *[other] { $souls } souls
} and { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
} for you
boss-monster-coach-enough = That is all of it: **build, lure, kill.** Whatever else there is stands on the cards. You know enough: play on with me, or sit down with others.

# What the coach’s lamp shines on.
boss-monster-coach-look-hand = your hand
boss-monster-coach-look-standing = your souls and wounds
boss-monster-coach-look-town = the heroes in town
boss-monster-coach-look-dungeon = your dungeon
boss-monster-coach-look-heroes = the heroes on their way
