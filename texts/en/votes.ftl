# Votes at a table. Each kind has its question (vote-KIND), and a label for each choice (vote-KIND-CHOICE).

# $label: the choice, $votes: how many have chosen it
vote-button = { $label } ({ $votes })
vote-cast = Your answer is “{ $choice }”. As long as the vote is open you can change your mind.
vote-is-over = This vote is over. The table shows what has come of it.
vote-is-for-others = This vote is for others; the table shows how it goes.
vote-is-under-way = A vote on this is under way already; you find its buttons at the table.
