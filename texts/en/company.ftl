# Finding people: looking for players, the cards of lobbies in other channels, being told, avoiding.

button-find = Find players
button-who = Who is here?
button-tell = Tell me next time
button-sit-anyway = Sit down anyway
button-sit-not = Stay away
sit-not-done = You have not sat down. Nobody learns of it.
button-tell-stop = Stop telling me

# $channel: where the server hears of such tables
looking-posted = Your table is now posted in { $channel }, and I’ll tell everybody who wants to hear of this game.
looking-told = I’ll tell everybody who wants to hear of this game. This server has no channel yet for tables that look for players; moderators choose one with `/settings server`.
looking-refused = I may not write in { $channel }, so nobody sees there that you are looking for players. Please ask the moderators to let me.
already-looking = This table is looking for players already. You can also invite somebody by name with `/lobby invite`.
# $most: how many, $when: a countdown such as “in 20 minutes”
limit-searches = { $most ->
    [one] You have looked for players within the last hour.
   *[other] You have looked for players { $most } times within the last hour.
} You can do so again { $when }; until then you can invite people by name with `/lobby invite`.

card-wanted = Players wanted: { $game }
card-thread = A new table: { $game }
# $host: a mention, $channel: where the table is
card-seats = { $host } hosts it in { $channel }: { $seated } of { $most } seats taken.
card-begun = The game has begun. You can watch it in { $channel }.
card-closed = This table is closed. `/lobby open` opens a new one.
card-hidden = This table is in a channel that you cannot see. Ask whoever hosts it to open one where everybody can come in.
lobby-joined-there = You have taken a seat. Your table is in { $channel }.
already-seated-there = You already have a seat at this table. It is in { $channel }.
lobby-starts-with = The game starts by itself as soon as { $seats } seats are taken.
# $when: a countdown such as “in a minute”
lobby-starts-at = Everybody is here: the game starts by itself { $when }, unless somebody leaves.
# $wanted: what is looked for, such as “about a move a day · in English”
wanted-line = **How we play:** { $wanted }
pace-evening = everybody at the table, in one go
pace-often = several moves a day
pace-daily = about a move a day
pace-relaxed = a move every few days
pace-free = no clock, no hurry
wanted-language-en = in English
wanted-language-de = in German
# $people: as below
wanted-people = **Open to:** { $people }
wanted-door-newcomers = people who stay to the end, and newcomers
wanted-door-reliable = people who have shown that they stay to the end

table-option-players = Start
table-option-players-line = Whether the game starts by itself once enough seats are taken.
table-option-players-host = when the host starts it
table-option-players-2 = by itself, with 2 seats taken
table-option-players-3 = by itself, with 3 seats taken
table-option-players-4 = by itself, with 4 seats taken
table-option-players-5 = by itself, with 5 seats taken
table-option-players-6 = by itself, with 6 seats taken
table-option-language = Language
table-option-language-line = Which language you want to speak at the table.
table-option-language-any = any
table-option-language-en = English
table-option-language-de = German
table-option-door = Who can sit down
table-option-door-line = Who may sit down, going by their latest games. *Who is here?* tells you the same in words.
table-option-door-everybody = everybody
table-option-door-newcomers = people who stay to the end, and newcomers
table-option-door-reliable = only people who have shown that they stay to the end

tell-me-on = When somebody looks for players for { $game } here, I will write to you, at most once every three hours.
tell-me-off = I will no longer write to you when somebody looks for players for { $game } here.
tell-me-stopped = I will no longer write to you when somebody looks for players for this game there.
# $games: their names, with commas
tell-me-is = I will write to you when players are wanted on this server, at most once every three hours. Your games: { $games }.
tell-me-none = You are not told about any game on this server. Choose one with `/settings tell-me`.
notice-wanted = Players wanted: **{ $game }** in { $channel }.

# $games: their names, $people: mentions; each with commas, or as below
settings-show-company =
    - **Told when players are wanted here:** { $games } (`/settings tell-me`)
    - **You avoid:** { $people } (`/settings avoid`)
settings-show-no-games = no
settings-show-nobody = nobody

# $people: mentions
avoid-is = You avoid { $people }. I will ask you before you sit down with them, and I will not call you when they invite you or look for players. Nobody else sees this list.
avoid-none = Your avoid list is empty. Name somebody in `/settings avoid` to put them on it; nobody else sees it.
avoid-yourself = You cannot avoid yourself. Name somebody else.
avoid-too-many = Your avoid list has { $most } people on it already. Take somebody off first.
avoid-warning = You avoid somebody at this table: { $people }. Do you still want to sit down? Nobody learns that I have asked.
notice-avoided = Somebody on your avoid list has sat down at your table in { $channel }. You can stay, or leave the lobby. Nobody learns of this message.
notice-avoided-again = Somebody on your avoid list sits at your new table in { $channel }, too. You can stay, or leave the lobby. Nobody learns of this message.

# $role: a mention
board-is = Tables that look for players are posted in { $channel }; no role is mentioned.
board-calls = Tables that look for players are posted in { $channel }, and I mention { $role } there, at most every 15 minutes.
board-none = Tables that look for players are posted nowhere on this server. Choose a channel with `/settings server`.
board-needs-channel = Choose a channel as well, for me to mention the role in.
board-everyone = That would call everybody on the server. Make a role for people who want to play, and choose that one.
board-role-unmentionable = I may not mention this role. Let everybody mention it in its settings, or choose another one.
board-missing-permissions = I cannot post in that channel yet. I need these permissions there: { $permissions }.

button-keep-home = Keep in direct messages
button-drop-home = Remove from direct messages
home-kept = From now on this list is in your direct messages, and I keep it up to date without a sound. If it does not appear, your direct messages are closed to me.
home-dropped = The list goes out of your direct messages. `/games` still shows it at any time.
