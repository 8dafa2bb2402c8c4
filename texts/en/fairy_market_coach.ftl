# Fairy Market: what the coach says. At most 300 letters each, names included.
#
# $goal: what the main goal counts, such as “1 point for each coin”    $coins: what the learner has left

fairy-market-coach-theme = Welcome to the fairies’ market! Here you buy cards, each a piece of a dungeon. Then you join five of them, walk through once, and take home what you find.
fairy-market-coach-goals = Every round something else counts: this is the **main goal**, and each such thing on your way brings points. Most points after six rounds win.

fairy-market-coach-first-card = What counts is { $goal }. So I would buy *{ $card }*: { $outlook }.
fairy-market-coach-stop-shopping = What you do not spend stays yours. A token would help once: a sword against a monster, a key for a lock, a rope over a pit. I would stop: then you draw up to five cards from your own deck.
fairy-market-coach-token = A token helps once, in this round only: I would take “{ $item }”. A sword beats a monster, a key opens a lock, a rope crosses a pit, and a scroll takes you from one portal to another.
fairy-market-coach-open-book = *{ $book }* is a **spellbook**: you keep it, and use it once in every round. This one says: “{ $line }.”
fairy-market-coach-unseen = You may also buy the top of a stack unseen, at the same price. { $kind ->
    [book] A **spellbook** stays with you and helps once in every round.
   *[card] Nobody else will know that card until you use it.
}
fairy-market-coach-open-hand = Your time starts when you look at your cards. Take a deep breath first.
fairy-market-coach-first-expedition = Your five cards: lay them so that corridors meet, with much of what counts on one way: { $goal }. The dashed frames show how I would; the letters lay them one by one.
fairy-market-coach-longer-ways = Start where good things lie close together, and use the stairs: underground, your line may pass below itself. A way that ends inside is fine if it finds more.
fairy-market-coach-scissors = You have passed **scissors**: take one card of this dungeon out of your deck for good. Part with a poor one, and your good ones come back sooner.
fairy-market-coach-recycle = You have passed the **arrows**: keep one card of this dungeon for the next round. Take what fits the next goal: { $goal }.
fairy-market-coach-card = I would buy *{ $card }*: { $outlook }. It stays in your deck and comes back.
fairy-market-coach-buy = The goal says { $goal }, and you have { $coins } coins. Buy what helps to find that, or save for the next round.
fairy-market-coach-expedition = What counts: { $goal }. Let the proposals show you good ways, and take another where you see something better.
fairy-market-coach-cards = Look at the next goal, and decide which card you want to see again, and which never.
fairy-market-coach-books = A spellbook helps once in every round. Think of which one you would use most often.
fairy-market-coach-another-book = I would buy a **spellbook**: it helps once in every round, so it pays best while many rounds are left. You can own two.
fairy-market-coach-another-token = I would take “{ $item }” along: a token helps once, in this round only.
fairy-market-coach-stop = I would stop here and save the rest for the next round: nothing on offer is worth its price to you now.
fairy-market-coach-laying = Lay another card at a numbered place, or *Walk in* when you have laid enough.
fairy-market-coach-gate = The numbers at the edge are **gates**. You come in by one of them, and everything your line passes is found. I would begin where ✓ leads.
fairy-market-coach-walking = You go from fork to fork. **Each corridor only once, and never across your own line.** ✓ goes where I would go.
fairy-market-coach-obstacles = Monsters, locks and pits bar the way. A sword, a key or a rope found **before** gets you on, each once. Without it, your line ends there.
fairy-market-coach-underground = Stairs lead underground, into the ochre tunnels: there your line may pass below itself. And a scroll takes you from one portal to another.
fairy-market-coach-exits = You may hand in at any time and keep what you have found. But leave by a gate if you can: most **exits** bring 2 points in the end.
fairy-market-coach-out = You are out, and that is an **exit**! Hand in to see what it brings, or undo what you do not like.
fairy-market-coach-any = Read what each answer brings, and keep the goal in mind.

# $main, $side: points of the round    $goal: what the side goal counts    $total: points so far
fairy-market-coach-scored-outside = { $main } for the main goal, and you found the way out! The coins you found are yours. Then the **side goal** is turned up, a surprise: { $goal }. That makes { $side } for you, and half of them count in the end.
fairy-market-coach-scored-inside = { $main } for the main goal. No way out this time, but whatever you found counts all the same. Then comes the **side goal**, a surprise: { $goal }. That makes { $side } for you, and half of them count in the end.
fairy-market-coach-scored-again = { $main } for the main goal and { $side } for the side goal ({ $goal }): you now have { $total } points.
fairy-market-coach-enough = You know enough now: **shop, lay, walk, count.** That was one round of six, each with a new goal. Play on, and I stay with you, or sit down with others.

# What the coach’s lamp shines on.
fairy-market-coach-look-market = the cards in the market
fairy-market-coach-look-card = a card in the market
fairy-market-coach-look-goal = the main goal
