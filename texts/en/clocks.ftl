# Clocks: what a table agrees on, how much time there is, and what happens when it is up.

table-option-clock = Clock
table-option-clock-line = How much time everybody has for a decision.
table-option-clock-none = none
table-option-clock-1-minute = 1 minute
table-option-clock-2-minutes = 2 minutes
table-option-clock-4-minutes = 4 minutes
table-option-clock-5-minutes = 5 minutes
table-option-clock-10-minutes = 10 minutes
table-option-clock-15-minutes = 15 minutes
table-option-clock-1-hour = 1 hour
table-option-clock-4-hours = 4 hours
table-option-clock-12-hours = 12 hours
table-option-clock-1-day = 1 day
table-option-clock-2-days = 2 days
table-option-clock-3-days = 3 days
table-option-clock-7-days = 7 days
table-option-reactions = Reactions
table-option-reactions-line = How long play stops for a reaction; never longer than the clock.
table-option-reactions-same = as long as for everything else
table-option-reactions-15-minutes = 15 minutes
table-option-reactions-1-hour = 1 hour
table-option-reactions-4-hours = 4 hours
table-option-reactions-12-hours = 12 hours
table-option-reactions-1-day = 1 day
table-option-late = When time is up
table-option-late-line = What happens if somebody is late.
table-option-late-bot = a computer player takes over until they are back
table-option-late-default = a move is made for them
table-option-late-vote = the others vote
table-option-quiet-hours = Quiet hours
table-option-quiet-hours-line = Whether the clock runs during somebody’s quiet hours (`/settings quiet`). A clock under 15 minutes always runs.
table-option-quiet-hours-stop = the clock stands still
table-option-quiet-hours-count = the clock runs on
table-option-vacation = Vacation
table-option-vacation-line = What happens while somebody is on vacation (`/settings vacation`).
table-option-vacation-stop = the table waits
table-option-vacation-bot = a computer player takes over until they are back
table-option-vacation-count = the clock runs on
table-option-substitutes = Substitutes
table-option-substitutes-line = The strength of computer players who take over for somebody.
table-option-substitutes-easy = easy
table-option-substitutes-normal = normal
table-option-substitutes-hard = hard
table-option-advice = Advice
table-option-advice-line = Whether *What would you do?*, behind *More*, tells people what a hard computer player would do.
table-option-advice-on = whoever asks is told
table-option-advice-unrated = told, but then nobody’s rating changes
table-option-advice-off = nobody is told
table-option-calls = Calls
table-option-calls-line = How people learn that it is their turn. Quietly: no new message in the channel, and calls by direct message only.
table-option-calls-channel = in the channel, by a new message
table-option-calls-quiet = quietly, by direct message
table-option-posts = Round posts
table-option-posts-line = At the end of a round, the channel keeps a picture of what it has brought.
table-option-posts-rounds = one for every round
table-option-posts-none = none

# $seat: whose clock, $when: a countdown such as “in 3 hours”
table-clock = Time runs out for { $clocks }.
table-clock-of = { $seat } { $when }
panel-clock = Your time runs out { $when }.
table-clock-late = Time ran out for { $seat } { $when }.
panel-clock-late = Your time ran out { $when }, but you can still answer.
# $game: its name, $channel: where the table is
notice-called = Your table needs you: { $game } in { $channel }.
table-asks = { $people }, { $count ->
   *[other] there is a question below.
}
story-option = Setting changed: { $name } is now “{ $value }”.
story-reminder-half = Half the time is up for { $seat }.
story-reminder-nearly = Time is nearly up for { $seat }.
story-late-default = Time was up for { $seat }, so a move was made for them.
story-late-bot = Time was up for { $name }; *{ $bot }*, a computer player, takes over until they are back.
story-late-wait = The table gives { $seat } more time.
story-reminder-half-you = Half of your time is up.
story-reminder-nearly-you = Your time is nearly up.
story-late-default-you = Your time was up, so a move was made for you.
story-late-wait-you = The table gives you more time.
# $since: a date and time
story-outage = I was offline from { $since } until now, so nobody could answer. The clocks stood still and are running again.
notice-late-bot = Your time was up in { $channel }, so a computer player is playing for you. You can have your seat back at any time: press *I am back* at the table, or use `/seat return`.
vote-late = Time is up for { $seat }. What should happen?
vote-late-wait = Wait longer
vote-late-default = Move for them
vote-late-bot = Let a bot play
only-host-or-moderator = Only the host of this table and the moderators of the server can change this.

settings-quiet-set = I will not disturb you from { $begin } to { $end } ({ $zone }). If a table is still waiting for you afterwards, I will call you then.
settings-quiet-none = You have no quiet hours.
settings-quiet-cleared = Your quiet hours are off.
quiet-needs-all = Please give both times and your time zone, for example from 22:00 to 07:00 in Europe/London.
quiet-all-day = Quiet hours cannot last all day. Use `/settings vacation` to be away, or `/settings notify` to be called less.
no-such-time = Please write a time of day such as 22:00.
no-such-zone = There is no such time zone. Start typing the name of a large city near you, and choose from the list.
no-such-day = Please write a date such as 2030-12-24, or choose from the list.
no-such-vacation = A vacation ends today or later, and lasts { $days } days at most.
# $days: how many from today, $day: the date
until-day = { $days ->
    [one] tomorrow ({ $day })
   *[other] in { $days } days ({ $day })
}
settings-vacation-set = Have a good time! You are on vacation until { $until }. Your tables know.
# $until: a date
settings-vacation-is = You are on vacation until { $until }.
settings-vacation-none = You are not on vacation.
settings-vacation-over = Welcome back! Your tables know.
