# The first panel of a game, and how much is explained.

tour-picture = **New here?** The picture shows what your question is about.
mighty-monsters-tour-picture = **New here?** The picture shows the guards, with your own monsters below them.
boss-monster-tour-picture = **New here?** The picture shows the cards you choose from, and your dungeon as it grows.
doodle-dungeon-tour-picture = **New here?** The picture shows your sheet of paper; beside it are your levels.
dungeon-lords-tour-picture = **New here?** In the picture, the row on top is what you have: evil, gold, food, imps, traps.
fairy-market-tour-picture = **New here?** The picture shows what you can buy or build with; the goal of the round is on top.
tour-question = Below it is your question in bold; answer with the buttons or the list.
tour-more = *More …* has the rules, the whole board and your hand.
tour-more-direct = *More …* has the rules, the board and your hand; your direct messages have this panel, too.

cmd-settings-help = help
cmd-settings-help-about = Choose how much is explained to you at the table
opt-help = help
opt-help-about = More, less, or as much as you need
help-more = More
help-less = Less
help-fade = As much as I need
settings-help-more = From now on every question says what it is about, and every panel what is where.
settings-help-less = From now on questions come without explanations; *More …* still has them.
settings-help-fade = What you have done five times is no longer explained.
settings-show-help = - **How much is explained:** { $help } (`/settings help`)
