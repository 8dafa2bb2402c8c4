# Votes at a table. Each kind has its question (vote-KIND), and a label for each choice (vote-KIND-CHOICE).

# $label: the choice, $votes: how many have chosen it
vote-button = { $label } ({ $votes })
vote-cast = Your answer is “{ $choice }”. As long as the vote is open you can change your mind.
vote-decided = Your answer is “{ $choice }”, and it has decided the vote. The table shows the result.
vote-is-over = This vote is over. The table shows the result.
vote-is-for-others = This vote is for others; you can follow it at the table.
# $most: how many, $when: a countdown such as “in 20 minutes”
limit-votes = { $most ->
    [one] You have called a vote at this table within the last hour.
   *[other] You have called { $most } votes at this table within the last hour.
} You can call the next one { $when }.
vote-is-under-way = There is a vote on this already; its buttons are at the table.
