# Editions: an operator's own values of a game. What people at tables read, then what the operator reads.

edition-played = Edition: *{ $name }*
edition-note = We play the edition *{ $name }*; where it differs from this page, the edition counts: { $changes }
edition-note-same = We play the edition *{ $name }*; its values are the same as here.
edition-drawing-scene = The cards in the picture are those of this edition; the moment it shows was played with our values, so sums may differ.
edition-drawing-ours = The picture shows our values; those of this edition do not fit into it.
edition-card = In the edition *{ $name }*: { $changes }
edition-change = `{ $value }` instead of `{ $ours }`
edition-change-new = `{ $value }`
edition-more = { $count ->
    [one] and one more change
   *[other] and { $count } more changes
}

flaw-editions-folder = EDITIONS is { $value }, which is no folder; it must be one with a file such as { $example } for each edition.
flaw-edition = EDITIONS: { $file }, line { $line }: { $flaw }

edition-flaw-syntax = This is not TOML ({ $detail }).
edition-flaw-unreadable = The file cannot be read ({ $detail }).
edition-flaw-game = There is no game called { $game }; a file is named after its game: { $games }.
edition-flaw-name = Give the edition a name of at most { $most } characters: a table [edition] with a field name.
edition-flaw-section = There is no section { $section } in this game; there are { $sections }.
edition-flaw-fixed = The section { $section } is the same in every edition, since its best results are known for our values only; leave it out.
edition-flaw-list = { $section } is a list of cards; write [[{ $section }]] above each of them.
edition-flaw-nameless = This entry does not say which card it changes; add the field { $field }.
edition-flaw-card = There is no card { $card } in the section { $section }; an edition can change our cards, but add none.
edition-flaw-twice = The card { $card } has been changed further up already; put everything about it in one place.
edition-flaw-field = There is no field { $field }; there are { $fields }.
edition-flaw-missing = The field { $field } is missing; a list is replaced as a whole, so everything in it must be complete.
edition-flaw-type = { $field } must be { $expected }.
edition-type-number = a whole number
edition-type-word = a text in quotation marks
edition-type-switch = true or false
edition-type-list = a list in square brackets
edition-type-table = a table in braces
edition-flaw-range = { $field } is { $value }; it must be from { $least } to { $most }.
edition-flaw-length = { $field } must have exactly { $count } values.
edition-flaw-too-long = { $field } must have at most { $most } values.
edition-flaw-word = { $field } is “{ $value }”, which the rules do not know; they know { $words }.
edition-flaw-pattern = { $field } is “{ $value }”; it must look like this: { $pattern }
edition-flaw-other = These values do not go together: { $detail }.
edition-flaw-unplayable = With these values, a trial game of { $seats } computer players does not come to its end ({ $detail }).

doodle-dungeon-edition-door = The entrance and the exit must be on the sheet; { $square } is not.
doodle-dungeon-edition-rows = All rows of a wall formation must be equally long.
dungeon-lords-edition-goods = Nobody can pay or get less than nothing; only evil may become less.
fairy-market-edition-hourglasses = There are more hourglasses than the { $copies } cards they could be on.
mighty-monsters-edition-back = The level of a guard must be one of the levels there are.
mighty-monsters-edition-range = Strength and loot of this guard are not within what the back of level { $level } says.
boss-monster-source-edition = This card is as in the edition played here.
