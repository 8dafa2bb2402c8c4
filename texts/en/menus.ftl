# The menus of people and messages, and what they answer.

menu-stats = Stats
menu-text = As text
menu-invite = Invite to a table
not-on-this-server = I am not on this server myself, so I have nothing to show here. It works on every server I have been added to.
no-table-in-message = There is no table in this message. *As text* tells you a table in sentences; use it on the message with the board.
# $guest, $host: mentions
invitation = { $guest }, { $host } invites you to a game of **{ $game }**.
invite-done = I have invited { $guest } to your table in { $channel }.
# $name: the name of a person
invite-where = To which of your tables do you invite { $name }?
invite-choose = Choose a table
invite-no-lobby = You have no seat at a table on this server that still waits for players. Open one with `/lobby open`, then invite people to it.
invite-seated = This person has a seat there already.
invite-again = You have already invited this person to your table. They can sit down with the button there.
invite-bot = I can only invite people. Computer players sit down with *Add a bot* in the lobby.
