# The message input of the playground's page: writing text, and filling in slash commands.

page-composer-message-channel = Message #{ $name }
page-composer-message-thread = Message “{ $name }”
page-composer-message-dm = Message @{ $name }
page-composer-not-writable = You may read here, but not write.
page-composer-nowhere = Choose a channel to write in.
page-composer-send = Send
page-composer-sending-message = Sending your message …
page-composer-sending = Sending { $command } …
page-composer-failed = { $command } was not carried out. { $reason }
page-composer-again = Put it back
page-composer-dismiss = Close this notice
page-composer-replying = Replying to { $name }
page-composer-cancel-reply = Do not reply
page-composer-left = Characters left: { $left }
page-composer-too-long = Your message has { $size } characters; at most { $most } fit.

page-composer-attach = Attach files
page-composer-files = Attached files
page-composer-choose-file = Choose a file
page-composer-remove-file = Remove { $name }
page-composer-too-many-files = At most { $most } files fit into one message.
page-composer-file-too-big = { $name } is too big; a file may have at most { $most } MB.
page-composer-file-unreadable = { $name } cannot be read.

page-composer-commands = Commands
page-composer-people = People
page-composer-channels = Channels
page-composer-options = Options
page-composer-commands-found = Commands found: { $count }
page-composer-offers-found = Suggestions: { $count }
page-composer-no-command = There is no such command here.
page-composer-no-match = Nothing in the list matches.
page-composer-loading = Looking for suggestions …
page-composer-more = +{ $count } more
page-composer-add = Add an option
page-composer-ready = Press Enter to send it.
page-composer-discard = Discard the command
page-composer-true = True
page-composer-false = False

page-composer-flaw-missing = “{ $option }” must be filled in.
page-composer-flaw-choice = “{ $option }” must be one of the choices in the list.
page-composer-flaw-boolean = “{ $option }” must be True or False.
page-composer-flaw-person = “{ $option }” must be somebody on this server.
page-composer-flaw-channel = “{ $option }” must be a channel of this server.
page-composer-flaw-role = “{ $option }” must be a role on this server.
page-composer-flaw-mentionable = “{ $option }” must be somebody or a role on this server.
page-composer-flaw-integer = “{ $option }” must be a whole number.
page-composer-flaw-number = “{ $option }” must be a number.
page-composer-flaw-least = “{ $option }” must be at least { $least }.
page-composer-flaw-most = “{ $option }” must be at most { $most }.
page-composer-flaw-short = “{ $option }” must be longer: at least { $least } characters.
page-composer-flaw-long = “{ $option }” must be shorter: at most { $most } characters.
page-composer-flaw-stray = “{ $text }” belongs to none of the options.
