# The start card: what the bot is, what every game is like, and the way into it.

door-title = Lairkeeper
door-lead = Dungeon games to play right here: in one go or a move a day, with friends or alone.
door-friends = With friends? `/lobby open` opens a table for everybody in the channel.
# Where no lobby can be opened: in direct messages, and on servers that the bot is not on itself.
door-friends-elsewhere = With friends? Have somebody add me to your server: there, `/lobby open` opens a table for everybody.
# $length: such as “20 minutes”, $difficulty: such as “the easiest”
door-facts = { $length }, { $difficulty }
door-hook = { $players }. { $hook }.
button-solo = Play against computers
button-guide = How it works
button-door = The games
button-home = My tables
# In direct messages, to somebody who may well come from such a server.
door-friends-directly = With friends? On a server I am on, `/lobby open` opens a table for everybody.

facts-players = { $least }–{ $most } players
facts-minutes = { $minutes } minutes
facts-evening = an evening
# A game in a list to choose from; 100 characters at most.
facts-line = { $game } · { $players } · { $length } · { $hook }
difficulty-easiest = the easiest
difficulty-easy = easy
difficulty-middling = tricky
difficulty-expert = for experts

boss-monster-hook = Lure heroes into your dungeon and keep their souls
doodle-dungeon-hook = Doodle a dungeon that no hero gets out of
dungeon-lords-hook = Run a dungeon by the book until the heroes come
fairy-market-hook = Five cards, one way through: find the best one
mighty-monsters-hook = Raid the castle together, keep most of the gold

boss-monster-cover-alt = A huge boss with yellow eyes in a room of purple bricks, and a small knight in front of it.
doodle-dungeon-cover-alt = A maze in pencil on squared paper: a knight, a dragon, and a treasure at the end of the way.
dungeon-lords-cover-alt = A page of a dark ledger: a vampire, an imp beside a cart of gold, and a red seal.
fairy-market-cover-alt = A fairy at her market stall between two lanterns; below it a corridor with a key, stairs and a barrel.
mighty-monsters-cover-alt = A dragon, an orc and a skeleton in a castle hall by torchlight, with a heap of gold between them.

# $host: a mention
solo-invitation = { $host } is playing **{ $game }** against computer players in a thread. You can watch there, or open a table of your own with `/lobby open`.
solo-begun-thread = Your table has a thread of its own. You can play there or right here.
solo-begun-here = Your table is in this channel. You can also play right here.
solo-begun-directly = Your table is in your direct messages. You can also play right here.
directly-taken = You have a table in your direct messages already. Play it to its end, or give it up there with `/resign`; on a server every game can have a thread of its own.
# Where the bot is but a guest: only /games works there.
directly-taken-elsewhere = You have a table in your direct messages already. `/games` takes you there: play it to its end first. To give it up, use `/resign` with this *table* on a server I am on.
