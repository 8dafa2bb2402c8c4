# The coach and the lessons: one look for all games.

# $remark: one or two sentences
coach-says = :lantern: { $remark }
# $answer: an option, or what is drawn
coach-accept = Do that: { $answer }
coach-draw = Draw it for me
coach-go-on = Go on
coach-skip = Straight to my move
coach-play-on = Play on
coach-play-with-others = Play with others
# $list: what is marked on a picture
coach-marked = The coach’s lamp shines on { $list }.
coach-begun = Your lesson has begun in { $channel }; you can play it right here.
coach-begun-here = Your lesson has begun; it is the next message.
coach-begun-directly = The table of your lesson is in your direct messages. Play there or right here.
coach-goes-on = Here is where you left off.
coach-started-anew = Here is the lesson from its beginning.
coach-lobby-elsewhere = A table for several needs a channel on a server: type `/lobby open` there.
coach-is-quiet = The coach says nothing more to you at this table. *More* brings it back.
coach-is-back = The coach is back.
# $learner: whose lesson it is
table-lesson = **{ $learner } is learning { $game }.**
    -# Only { $learner } sees the lesson; *Take your turn* shows it again.
# In the direct messages of whoever is learning.
table-lesson-own = **You are learning { $game }.**
    -# *Take your turn* shows the lesson again.
no-such-lesson = There is no lesson for this game yet. `/learn` lists all there are.
story-lesson-ended = The lesson was ended.
story-lesson-made-room = The lesson has made room for another table.

button-learn = Learn it
button-learn-again = Learn again
button-learn-anew = Start the lesson anew
button-coach-off = Coach off
button-coach-on = Coach on

table-option-coach = Coach
table-option-coach-line = Gives everybody a tip before each decision, for them alone; *More* turns it off. Games with a coach are not rated.
table-option-coach-off = off
table-option-coach-on = on
