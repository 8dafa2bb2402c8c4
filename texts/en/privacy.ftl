# What is known of a person, as a file, or forgotten.

privacy-export = Here is everything I keep about you: your settings, tables and moves, your results and records, whom you avoid, what you have reported, what you want to be told of, and where my messages to you are.
button-forget = Forget me
button-forget-keep = Keep everything
privacy-sure =
    Do you really want me to forget you? This cannot be undone.
    - Your settings go, you leave open lobbies, and I delete the messages with your hand.
    - In running games a computer player goes on for you.
    - In finished games a nameless seat keeps its moves, so that the others can still look back; your results and records go.
    - What I have posted in channels stays as it is.
    - Backups keep what they have until they are replaced.
privacy-kept = Everything stays as it was; nothing has been deleted.
privacy-forgotten = You are forgotten. If you sit down at a table again, we start afresh.
# $bot: the computer player
story-forgotten = Somebody has left the table for good; *{ $bot }*, a computer player, takes over.
