# What whoever runs the bot reads in the terminal. Every flaw begins with the name of its setting.

startup-cannot = Lairkeeper cannot start.
startup-token-refused = DISCORD_TOKEN is not accepted by Discord; copy it again from the developer portal.
startup-playground = No DISCORD_TOKEN is set: the playground is at { $address }, and the bot is on it.

flaw-one-of = { $setting } is “{ $value }”; it must be one of { $allowed }.
flaw-workers = DRAWING_WORKERS is “{ $value }”; it must be a number from 1 to 16.
flaw-database = DATABASE is { $value }, which is a folder; it must be a file.
flaw-token = DISCORD_TOKEN contains white space; copy it again from the developer portal.
flaw-both-or-neither = DISCORD_API and DISCORD_GATEWAY belong together; set both or neither.
flaw-loopback = DISCORD_API and DISCORD_GATEWAY are for tests on this machine; they must be addresses on 127.0.0.1.
