# One's home: /games.

home-yours = **{ $game }:** it is your turn.
home-ahead = **{ $game }:** you can already decide.
home-where = in { $channel }
# $since, $until: such as “2 hours ago”, “in 3 hours”
home-asked = asked { $since }
home-until = your time ends { $until }
home-late = your time ended { $until }
home-broken = - { $game } in { $channel }: this table cannot be read at the moment. Nothing is lost.
home-follows = - { $game } in { $channel }: you follow it.
home-plans = { $count ->
    [one] You have decided one thing ahead: `/plans`
   *[other] You have decided { $count } things ahead: `/plans`
}
# Where the bot is but a guest, and these commands are missing.
home-plans-elsewhere = { $count ->
    [one] You have decided one thing ahead; `/plans` shows it on a server I am on.
   *[other] You have decided { $count } things ahead; `/plans` shows them on a server I am on.
}
home-settings = Notifications: { $notify } · Quiet hours: { $quiet } · Vacation: { $vacation } · `/settings show`
home-settings-elsewhere = Notifications: { $notify } · Quiet hours: { $quiet } · Vacation: { $vacation } · change them on a server I am on: `/settings show`
home-next = Next table: { $game }
button-ahead = Decide ahead
