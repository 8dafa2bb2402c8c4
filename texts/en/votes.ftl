# Votes at a table. Each kind has its question (vote-KIND), and a label for each choice (vote-KIND-CHOICE).

# $label: the choice, $votes: how many have chosen it
vote-button = { $label } ({ $votes })
vote-cast = Your vote for “{ $choice }” counts. You can change your mind as long as the vote is open.
vote-is-over = This vote is over. The table shows what has come of it.
vote-is-for-others = You have no vote in this matter; the table shows how it goes.
vote-is-under-way = A vote on this is under way already; you find its buttons at the table.
