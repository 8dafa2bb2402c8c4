# The table in the channel, the private panel, and looking things up.

# $people: mentions, $count: how many
table-calls = { $people }, { $count ->
   *[other] it is your turn.
}
table-calls-end = { $people }, the game is over.
table-waits-for = The table is waiting for { $seats }.
table-waits-for-one = Everybody is waiting for { $seats }.
table-thinking = { $seat } is thinking …
table-won = { $count ->
    [one] { $winners } has won.
   *[other] { $winners } share the victory.
}
table-closed = This table is closed. `/lobby open` opens a new one.
story-resigned = { $name } has given up the seat; *{ $bot }*, a computer player, takes over.

button-result = How did I do?
button-turn = Take your turn
button-hand = My hand
button-board = Board
button-whole-board = Whole board
button-rules = Rules
button-refresh = Refresh
button-text = As text
button-unbot = Remove bot
button-close = Close
button-earlier = Earlier
button-later = Later
button-resign = Give up my seat
button-unknown = This button is out of date. Look for the latest message of the table, or use `/board`.

round-post = { $game }: how the round went
panel-done = Your answer counts.
panel-answered = You answered: **{ $answer }**
answer-as-drawn = as drawn
# $place: 1 is best, $winners: how many share it, $seats: how many played
panel-place = { $place ->
    [1] { $winners ->
        [one] You have won!
       *[other] You share the victory!
    }
    [2] You came 2nd of { $seats }.
    [3] You came 3rd of { $seats }.
   *[other] You came { $place }th of { $seats }.
}
# $amount: a number of points, souls or gold, $winner, $rival: names
panel-behind = { $place ->
    [2] You came 2nd
    [3] You came 3rd
   *[other] You came { $place }th
} of { $seats }, { $amount } behind { $winner }.
panel-ahead = { $winners ->
    [one] You have won, { $amount } ahead of { $rival }!
   *[other] You share the victory, { $amount } ahead of { $rival }!
}
ending-place = **{ $place }. { $seat }**: { $amount }
ending-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-turned = Turning point: { $chapter }. From then on { $winner } was ahead of everybody else.
ending-led = Never in doubt: { $winner } was ahead from the start.
ending-late = Turning point: { $chapter }. Only then did { $winner } take the lead for good.
# $event: what happened then, a whole sentence
ending-turned-by = Turning point: { $chapter }. { $event } From then on { $winner } was ahead of everybody else.
ending-late-by = Turning point: { $chapter }. { $event } Only then did { $winner } take the lead for good.
# Where points came from: $what as in “6 points for rooms”, $seat: whom one is compared with
ending-most = { $amount } for { $what }, the most of all
ending-nobody-more = { $amount } for { $what } (nobody has more)
ending-earned = { $amount } for { $what }
# $less: the difference, an amount
ending-earned-less = { $amount } for { $what }, { $less } less than { $seat }
ending-more = { $amount } more for { $what } than { $seat }
ending-less = { $amount } less for { $what } than { $seat }
ending-lost-more = { $amount } more lost to { $what } than { $seat }
ending-lost-less = { $amount } less lost to { $what } than { $seat }
# $best: what somebody did best, $shows: what a little picture shows
ending-poster = Poster of { $game }: how the game ended. { $details }
ending-poster-place = Place { $place }: { $seat } ({ $letter }), { $amount }.
ending-poster-best = { $best }.
ending-poster-picture = { $letter }: { $shows }.
panel-digest = Since you last looked:
panel-news-more = { $count ->
    [one] … and one more line behind *More*
   *[other] … and { $count } more lines behind *More*
}
panel-news-happened = { $count ->
    [one] … and one more line behind *What happened*
   *[other] … and { $count } more lines behind *What happened*
}
panel-nothing-more = Until then there is nothing more for you to do.
panel-last-one = Only your answer is missing; everybody else is waiting for you.
panel-standing = Nobody waits for this; change it at any time.
panel-changeable = Your answer is in. You can change it until everybody has answered.
panel-dms-closed = Your direct messages are closed to me, so your hand waits here: *Take your turn* and *My hand* always work. Once they are open, `/settings hands` brings it there again.

look-closer = Look closer at …

choose-one = Choose …
choose-several = Choose { $least } to { $most } …
choose-up-to = Choose up to { $most } …
choose-exactly = Choose { $count } …
choose-group = Choose in two steps …
choose-within = { $group }: choose …
choose-next = Choose number { $number } …
choose-nothing = Choose nothing
choose-back = Back
choose-again = Start again
choose-back-one = One stop back
choose-confirm = Play it like this
choose-in-form = In one form
choose-plan = Plan this
choose-draft = You have chosen **{ $words }**. Play it like this, or change it.
choose-flawed = **{ $words }** is not possible. Change it, or start again.
choose-here = ✓ Here
choose-another = Another
choose-square = Square …
choose-more-places = More places
choose-in-squares = Row and column …
# $way: where the arrow points, or that it turns the piece
choose-stuck =
    { $way ->
        [left] There is no place further left.
        [right] There is no place further right.
        [up] There is no place further up.
        [down] There is no place further down.
       *[turned] Turned like that it would look the same, or fit nowhere.
    }
# $way: where the arrow points
choose-no-way =
    { $way ->
        [left] There is no way to the left from here.
        [right] There is no way to the right from here.
        [up] There is no way up from here.
       *[down] There is no way down from here.
    }
choose-too-long = This way is too long to walk on like that. Lead it to its next stop, or take it as it is.
choose-proposal = This is a proposal: ✓ takes it, the arrows move it.
choose-this-way = ✓ This way
choose-row = Row { $row }
choose-type = Type it
no-way-around = There is no way around { $square } like that.
choose-way = ✓ Way { $number }
choose-walk = Walk yourself
choose-detour = The same, but around …
choose-around = Around: { $what }
choose-path = Take a path as proposed …
# $number: which stop it would be on the way
choose-stop =
    { $number ->
        [1] Or lead it, first to …
       *[other] Or lead it on to …
    }
# $turns: quarter turns clockwise
choose-turned =
    { $turns ->
        [0] As shown
        [1] Turned right
        [2] Turned around
       *[3] Turned left
    }
choose-mirrored =
    { $turns ->
        [0] Mirrored
        [1] Mirrored, right
        [2] Mirrored, around
       *[3] Mirrored, left
    }
form-title = Your answer
form-row = Row
form-column = Column
form-turn = How it lies
form-place = Number { $number }
form-field = Answer
form-hint = What you choose, in words; or a place like C7, or a number
form-hint-placement = A square like C7; then r90 to turn it, m to mirror it
form-hint-path = Squares like A1 C5 H10, -C7 to go around it; or steps like R4 D2 L1 U3
form-hint-words = Whatever you like
form-hint-number = A number

log-title = { $pages ->
    [1] What has happened
   *[other] What has happened (page { $page } of { $pages })
}
rules-other-topic = Another topic …
rules-no-table = There is no table here. Which game’s rules would you like to read?
rules-choose-game = Choose a game …
games-title = Your tables
games-none = You have no table yet. Learn a game, or play it against computers; on a server, `/lobby open` opens a table for you and others.
games-none-elsewhere = You have no table yet. Learn a game, or play it against computers.
place-direct-messages = our direct messages
games-lobby = - { $game } in { $channel }: the lobby is open.
games-others = - { $game } in { $channel }: waiting for { $seats }.
resign-sure = Do you really want to give up your seat in { $game } ({ $channel })? A computer player takes over for you.
resign-done = You have given up your seat.
button-resign-keep = Keep my seat
resign-kept = You keep your seat in { $game } ({ $channel }).

settings-show-title = Your settings
settings-show =
    - **Language of direct messages:** { $language } (`/settings language`)
    - **Where your hand goes:** { $hands } (`/settings hands`)
    - **How you are called:** { $notify } (`/settings notify`)
    - **Quiet hours:** { $quiet } (`/settings quiet`)
    - **Vacation:** { $vacation } (`/settings vacation`)
settings-show-no-hours = none
settings-show-no-vacation = none
settings-show-hours = { $begin } to { $end } ({ $zone })
# $until: a date
settings-show-until = until { $until }
settings-show-closed = Your direct messages are closed to me. Once they are open, `/settings hands` brings your hand there again.
settings-language-set = From now on I write to you in English.
settings-hands-dm = Your hand comes to you by direct message.
settings-hands-panel = I send you no direct messages; your hand waits behind *My hand* at the table.
settings-notify-mention = When it is your turn, I mention you in the channel; direct messages come without a sound.
settings-notify-dm = When it is your turn, I notify you by direct message only. If I cannot write to you, I mention you in the channel.
settings-notify-both = When it is your turn, I notify you by direct message and mention you in the channel.
settings-notify-silent = I will not notify you at all; `/games` shows where it is your turn.
settings-server-set = New tables on this server speak the language you chose.

help-text =
    {""}**Play:** `/lobby open` opens a table; add computer players if you like, and start. When I call you, press *Take your turn*, or type `/move`.
    {""}**Find people:** *Find players* in the lobby, or `/lobby invite`; `/settings tell-me` tells you when a game needs players.
    {""}**Learn:** `/learn` with a coach, `/practice` alone; `/rules` and `/card` to look something up.
    {""}**Look:** `/games` has all your tables; at a table, `/board`, `/hand` and `/log`.
    {""}**Look back:** `/undo` takes a move back, `/replay` shows a game again, `/stats person` has your results.
    {""}**Leave:** `/resign` leaves your seat to a computer player, `/seat give` to somebody else; `/seat return` brings you back.
    {""}**Settings:** `/settings show` has your own, `/settings table` those of a table.
    -# Add me to your own account to learn, practise and look things up on any server. Something is wrong at a table? `/report`
# Where the bot is but a guest, and most commands are missing.
help-text-elsewhere =
    {""}**Play:** `/help` has all games; *Play against computers* seats you at a table in your direct messages.
    {""}**Learn:** `/learn` with a coach, `/practice` alone; `/rules` and `/card` to look something up.
    {""}**Look:** `/games` has all your tables, `/stats person` your results.
    -# To play with friends, have me added to your server; there, `/lobby open` opens a table for everybody.

game-has-not-started = The game has not started yet; the host can start it in the lobby.
game-is-not-running = There is no game running at this table.
table-is-closed = This table is closed. `/lobby open` opens a new one.
table-is-gone = This table no longer exists.
table-is-busy = The table is busy at this moment. Please try again.
no-such-table = There is no such table. Choose one from the list.
game-here-is-over = The game in this channel is over. *Rematch* below it starts another one, and `/lobby open` opens a new table.
no-table-here = There is no table in this channel. Open one with `/lobby open`.
no-table-of-yours = You are not in a game at the moment. Open a table with `/lobby open`, or sit down at somebody else's.
no-such-player = There is no such player at this table. Choose one from the list.
no-such-topic = There is no such topic. Choose one from the list.
no-such-card = There is no such card. Choose one from the list.
channel-gone = The channel of your table is gone ({ $channel }). The game is kept, and private messages keep coming, but I cannot show the table any more.
channel-forbidden = I may no longer write in { $channel }, where your table is. The game is kept. As soon as I may write there again, I will post the table and call whoever’s turn it is.
channel-locked = The thread { $channel } is locked, so I cannot post your table there. Ask a moderator to unlock it; then I will post the table and call whoever’s turn it is.
channel-was-silent = I could not write here for a while; this is how things stand now.

error-storage = That could not be saved, so nothing has changed. Please try again in a moment.
error-broken-save = This table cannot be read at the moment. Nothing is lost; whoever runs this bot finds the details in its log.
error-permissions = I lack a permission for that in this channel. I need to view it, send messages, embed links and attach files.
error-moderators-only = Only moderators of this server can do that.
error-line = The connection to Discord dropped for a moment. Check the table, and try again if necessary.
only-on-a-server = That only works on a server; use the command in one of its channels.
thread-invitation = { $host } has opened a table in a thread: **{ $game }**. Come in and sit down!
error-unexpected = Something went wrong on my side; your game is unchanged. Report number: { $report }.

table-calls-ahead = { $people }, { $count ->
   *[other] you can already decide.
}
table-invites = { $count ->
    [one] { $seats } can already decide.
   *[other] { $seats } can already decide.
  }
panel-planned = You have planned: **{ $answer }**. It counts when its turn comes.
panel-plan-dropped = You have dropped this plan, so you will be asked.
panel-declined = You will be asked in your turn.
plan-invited = It counts in your turn, if it is still possible.
plan-ahead = Secret, and yours to change until it is used.
plan-so-far = Planned: **{ $plan }**
plan-and-more = … and { $count } more
plan-standing = From now on …
plan-told = Planned, *{ $question }*: **{ $plan }**
plan-noted = Planned: { $plan }
plan-made = { $question } (planned)
plan-list =
    { $planned ->
        [0] Decide ahead …
       *[other] Decide ahead … ({ $planned } planned)
    }
plan-gone = (no longer possible)
plan-drop = No plan
plan-decline = Ask me in my turn
nothing-to-plan = There is nothing to decide ahead at this table right now.
no-such-plan = That cannot be decided ahead right now. What can be: { $offers }.
not-your-turn-yet = Nobody is waiting for your answer. With *ahead* you can decide already: { $offers }.
plans-title = Your plans
plans-none = You have planned nothing. Whatever you can decide ahead is listed here and in your panel.
plans-offered = { $game } in { $channel }: this can be decided ahead.
plans-left-out = … and more at your other tables; their panels show it.
plans-line = { $game } in { $channel }, *{ $question }*: **{ $plan }**
plans-change = Change
plans-drop = Drop
button-more = More …
button-less = Less
button-question = Open question
button-happened = What happened
panel-barred = Not now: { $list }
panel-barred-one = { $what } ({ $why })
# At the end of an alt text that is too long
alt-rest = The rest is in the text: press “{ button-text }”.

# *What would you do?*
button-advice = What would you do?
# $answer: what a hard computer player would answer, $why: one or two sentences, or nothing
advice-told = **What I would do:** { $answer }. { $why }
# $label: an option; a sign in front of it marks it
advice-mark = ★ { $label }
advice-only = I see nothing else worth trying.
advice-even = The others are hardly worse.
advice-is-off = At this table everybody decides alone; *Rules* explains what you can do.
advice-under-way = I am still thinking about your last question; it takes a few seconds.
