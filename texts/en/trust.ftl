# Trust: how somebody's latest games have ended, in words, and leaving for a good reason.

who-title = Who sits here
# $person: a mention, $standing: in words, as below
who-line = - { $person }{ $host ->
    [yes] {" "}(host)
   *[no] {""}
}: { $standing }.
who-avoided = *You avoid this person.*
who-how = Going by everybody’s last ten games with others on this server. Shown only until the game starts.
standing-new = new, fewer than three games with others so far
standing-reliable = reliable, stays to the end
standing-mostly = mostly stays to the end
standing-often-away = often leaves before the end
answers-at-once = usually answers within minutes
answers-hour = usually answers within an hour
answers-hours = usually answers within a few hours
answers-day = usually answers within a day
answers-days = usually takes more than a day to answer

not-let-in-new = This host is looking for people who have already played a few games with others on this server. You are still new here, as everybody once was: most tables are open to you, and `/lobby open` opens one of your own.
not-let-in-often-away = This host is looking for people who stay to the end, and you have left several of your latest games. Only the latest ten count, so a few games played to the end change that. `/lobby open` opens a table of your own.

resign-counts = It counts: before people sit down with you, they can read in words how often you stay to the end. If you have a good reason to leave, the others can agree that this time does not count.
button-resign-reason = Leave for a good reason
resign-done-reason = You have given up your seat. I have asked the others whether that counts.
# $name: who has left, $needed: how many of $voters must agree, $closes: when the vote ends, as a countdown
vote-excuse =
    Did { $name } have a good reason to leave? If so, it does not count.
    -# More than half must agree ({ $needed } of { $voters }); the vote ends { $closes }.
vote-excuse-excuse = A good reason
vote-excuse-count = It counts
story-excused = { $name } had a good reason to leave: it does not count.
story-not-excused = { $name } has left, and that counts.
excuse-called = I have asked everybody who is left; your own vote is in. More than half of you must agree.
excuse-whom = Name somebody who has left this game and whose leaving counts.
