# The playground's page: messages, what can be pressed and chosen in them, and forms.

## Messages

# The little sign next to the name of a bot
page-message-app = APP
# $name: who is thinking
page-message-thinking = { $name } is thinking …
page-message-edited = (edited)
page-message-only-you = Only you can see this
page-message-dismiss = Dismiss message
# $name: whose message it is
page-message-reply = Reply to { $name }
# $name: who used it, $command: the slash command with its stroke
page-message-command = { $name } used { $command }

page-mention-unknown-person = unknown
page-mention-unknown-role = unknown role
page-mention-unknown-channel = unknown

page-spoiler = Spoiler
page-spoiler-show = Spoiler; press to reveal it
page-link-new-tab = (opens in a new tab)
# $name: of a file
page-file-download = Download { $name }

## Pictures

page-picture = Picture
page-picture-original = Open original
page-picture-previous = Previous picture
page-picture-next = Next picture
page-picture-close = Close
page-picture-counter = { $number } of { $count }

## Lists to choose from

page-menu-placeholder = Choose …
page-menu-filter = Search
page-menu-nothing = Nothing matches your search.
page-menu-done = Done
page-menu-exactly = Choose { $count }
page-menu-bounds = Choose { $least } to { $most }

## Forms

page-form-submit = Submit
page-form-cancel = Cancel
page-form-empty = Please fill in this field.
page-form-too-short = Please write at least { $least } characters; so far there are { $length }.
page-form-too-long = Please write at most { $most } characters; at the moment there are { $length }.
page-form-nothing-chosen = Please choose something.
page-form-too-few = Please choose at least { $least }.
page-form-too-many = Please choose at most { $most }.
page-apps = More for this message
page-apps-title = { $name }: what else?
