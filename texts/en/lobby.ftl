# The lobby: who sits where, what is played, and what cannot be done.

lobby-count = { $seated ->
    [one] **One seat taken**; { $least } to { $most } can play.
   *[other] **{ $seated } seats taken**; { $least } to { $most } can play.
}
lobby-seat = { $letter }  { $name }{ $host ->
    [yes] {""} (host)
   *[no] {""}
}
# $manner: how it plays, such as “hard, bold”
lobby-seat-bot = { $letter }  *{ $name }*, bot ({ $manner })
lobby-setting = **{ $name }: { $value }.** { $line }
lobby-option = **{ $name }:** { $value }
lobby-opened = The table is open in { $channel }. Others can sit down with the button there.
lobby-joined = You have taken a seat.
lobby-left = You have left the table.
lobby-left-host = You have left the table; { $heir } is the host now.
lobby-closed-empty = You were the last one, so the table is closed.
lobby-closed = This table is closed. `/lobby open` opens a new one.
lobby-option-set = The setting is changed.
lobby-bot-added = Done; the lobby shows who sits where.
lobby-bot-removed = Done; the lobby shows who is left.
lobby-handed-over = You have handed the table over.
lobby-started = The game begins.
lobby-missing-permissions = I cannot host a table here yet. I need these permissions in this channel: { $permissions }.
options-title = Settings of this table
settings-of-game = Game
settings-of-clock = Clock
settings-of-table = Table
settings-of-players = Seats

channel-has-a-table = There is a table in this channel already. Play it to its end, close it, or open yours in a thread.
# $most: how many there may be
limit-lobbies = { $most ->
    [one] You have an open lobby already.
   *[other] You have { $most } open lobbies already.
} Start a game or close a lobby first; `/games` lists them.
limit-tables = { $most ->
    [one] You have a seat at a table already.
   *[other] You have a seat at { $most } tables already.
} Finish or leave one first; `/games` lists them.
limit-exercises = { $most ->
    [one] You have an exercise open already.
   *[other] You have { $most } exercises open already.
} Finish one first, or end it with `/lobby close` in its channel; `/games` lists them.
limit-server = { $most ->
    [one] There is an open table on this server already.
   *[other] There are { $most } open tables on this server already.
} One must end before the next can open; moderators can close a table with `/lobby close`.
# $when: a countdown such as “in 20 minutes”
limit-exports = { $most ->
    [one] You have asked for a file within the last hour.
   *[other] You have asked for { $most } files within the last hour.
} You can have the next one { $when }.
already-seated = You already have a seat at this table; *Leave* gives it up again.
table-is-full = All { $most } seats are taken. Once the game has begun, you can look on and follow it.
not-seated = You are not sitting at this table. You can look at the board, but only players have a hand and make decisions.
no-bot-here = There is no computer player here. *Add a bot* seats one.
only-the-host = Only the host can do that; at this table that is { $host }.
only-the-host-changes = Only the host can change the settings.
heir-not-seated = The new host must have a seat at this table.
too-few-seated = This game needs at least { $least } players, and so far there are { $seated }. Invite somebody or add a computer player.
lobby-is-over = This lobby is over: the game has started, or the table was closed.
no-lobby-here = There is no open table in this channel. Open one with `/lobby open`.
no-thread-here = A thread can only be opened from an ordinary text channel.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

button-join = Sit down
button-leave = Leave
button-bot = Add a bot
button-fill = Fill up
button-options = Settings
button-start = Start
button-rematch = Rematch
rematch-too-early = This game is not over yet. When it is, anybody who played can ask for another one.

# How strong computer players are, and what tells them apart.
strength-easy = easy
strength-normal = normal
strength-hard = hard
temper-bold = bold
temper-careful = careful
temper-greedy = greedy
# $strength, $temper: as above
bot-manner = { $strength }, { $temper }
# $name: a computer player, $manner: how it plays
bot-named = { $name } ({ $manner })
# $bots: all computer players, with dots between them
table-bots = Computer players: { $bots }
strength-menu = How strong are the bots?
strength-of = { $name }: { $strength }
strength-of-all = All
strength-is-so = It plays like that already. The table shows how strong everybody is.
strength-asked = I have asked everybody; your own vote is in. More than half of you must agree.
