# Fairy Market: what the coach says. At most 300 letters each, names included.
#
# $goal: what the main goal counts, such as “1 point for each coin”    $coins: what the learner has left

fairy-market-coach-theme = Welcome to the fairies’ market! Here you buy maps of dungeons. Then you lay them together, walk through once, and take home whatever you find on the way.
fairy-market-coach-expedition-ahead = Each map shows corridors and rooms with things in them. You will hold **five**, join them as you like, and draw **one line** through: each corridor only once, no crossing.
fairy-market-coach-goals = What you are looking for changes every round: this is the **main goal**. Most points after six rounds win. Ready to go shopping?

fairy-market-coach-first-card = You have { $coins } coins, and the goal says { $goal }. I would buy *{ $card }*: { $outlook }. What you buy is in your hand at once; the other cards come from your own deck.
fairy-market-coach-stop-shopping = You may buy as often as you can pay, but you need not spend everything: coins stay yours. Stop now, and you draw up to five cards.
fairy-market-coach-token = A token helps once, in this round only: { $item }. A sword beats a monster, a key opens a lock, a rope crosses a pit, and a scroll takes you from one portal to another.
fairy-market-coach-open-book = *{ $book }* is a **spellbook**: you keep it, and it helps once in every round. You can own two. The earlier you buy one, the more often you use it.
fairy-market-coach-unseen = You may also buy what lies on top of a stack, unseen: a little gamble, at the same price.
fairy-market-coach-open-hand = Your time starts when you look at your cards. Take a deep breath first.
fairy-market-coach-first-expedition = Now lay your cards, and draw your way. The picture always shows a proposal: take it step by step, change it, or let me draw everything. What counts: { $goal }. And find a way out: most exits bring 2 points in the end.
fairy-market-coach-longer-ways = Start where the good things are dense, and go underground by the stairs: there, your line may pass below itself. A way that ends inside is fine if it finds more.
fairy-market-coach-scissors = You have passed **scissors**: take one card of this dungeon out of your deck for good. Part with a poor one, and your good ones come back sooner.
fairy-market-coach-recycle = You have passed the **arrows**: keep one card of this dungeon for the next round. Take what fits the next goal: { $goal }.
fairy-market-coach-card = I would buy *{ $card }*: { $outlook }. Cards stay in your deck, so a good one comes back later.
fairy-market-coach-buy = The goal says { $goal }, and you have { $coins } coins. Buy what helps to find that, or save for the next round.
fairy-market-coach-expedition = What counts: { $goal }. Let the proposals show you good ways, and take another where you see something better.
fairy-market-coach-cards = Look at the next goal, and decide which card you want to see again, and which never.
fairy-market-coach-books = A spellbook helps once in every round. Think of which one you would use most often.
fairy-market-coach-any = Read what each answer brings, and keep the goal in mind.

# $main, $side: points of the round    $goal: what the side goal counts    $total: points so far
fairy-market-coach-scored-outside = { $main } for the main goal, and you found the way out! Then the **side goal** is turned up, a surprise: { $goal }. It brings you { $side }, of which half will count.
fairy-market-coach-scored-inside = { $main } for the main goal. No way out this time, but whatever you find counts all the same. The **side goal** is a surprise: { $goal }. It brings you { $side }, of which half will count.
fairy-market-coach-scored-again = { $main } for the main goal and { $side } for the side goal ({ $goal }): you now have { $total } points.
fairy-market-coach-enough = That was a whole round: **shop, lay, walk, count.** There are six of them, with a new goal each. Play on with me, or sit down with others.

# What the coach’s lamp shines on.
fairy-market-coach-look-market = the cards in the market
fairy-market-coach-look-card = a card in the market
fairy-market-coach-look-goal = the main goal
