# The lobby: who sits where, what is played, and what cannot be done.

lobby-count = { $seated ->
    [one] **One seat taken**; { $least } to { $most } can play.
   *[other] **{ $seated } seats taken**; { $least } to { $most } can play.
}
lobby-seat = { $letter }  { $name }{ $host ->
    [yes] {""} (host)
   *[no] {""}
}
lobby-seat-bot = { $letter }  *{ $name }*, a computer player
lobby-setting = **{ $name }: { $value }.** { $line }
lobby-option = **{ $name }: { $value }.**
lobby-opened = The table is open in { $channel }. Others can sit down with the button there.
lobby-joined = You sit at the table.
lobby-left = You have left the table.
lobby-left-host = You have left the table; { $heir } is the host now.
lobby-closed-empty = You were the last one, so the table is closed.
lobby-closed = This table is closed. `/lobby open` opens a new one.
lobby-option-set = The setting is changed.
lobby-bot-added = A computer player sits down.
lobby-bot-removed = The computer player has left.
lobby-handed-over = You have handed the table over.
lobby-started = The game begins.
lobby-missing-permissions = I cannot host a table here yet. I need these permissions in this channel: { $permissions }.
options-title = Settings of this table

channel-has-a-table = There is a table in this channel already. Play it to its end, close it, or open yours in a thread.
already-seated = You sit at this table already.
table-is-full = All { $most } seats are taken. Once the game has begun, you can look on and follow it.
not-seated = You do not sit at this table. You can look at the board, but only players hold a hand and decide.
no-bot-here = No computer player sits here; *Add a bot* lets one sit down.
only-the-host = Only the host can do that; here it is { $host }.
only-the-host-changes = Only the host changes the settings. You see them in the lobby message.
heir-not-seated = The new host must sit at this table.
too-few-seated = The game needs at least { $least } seats taken, and { $seated } are. Invite somebody or add a computer player.
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
button-options = Settings
button-start = Start
button-rematch = Rematch
rematch-too-early = The game is not over yet; when it is, everybody can ask for another one.
