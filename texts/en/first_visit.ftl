# The first panel of a game, and how much is explained.

tour-picture = The picture shows what your question is about.
mighty-monsters-tour-picture = **New here?** The picture shows the families to choose from; later, the castle and your monsters.
boss-monster-tour-picture = **New here?** The picture shows your cards; later, your dungeon and its heroes as well.
doodle-dungeon-tour-picture = **New here?** The picture shows your sheet of paper and the cards on offer.
dungeon-lords-tour-picture = **New here?** In the picture, the row on top is what you have: evil, gold, food, imps, traps.
fairy-market-tour-picture = **New here?** The picture shows the market; the goal of the round is at the top.
tour-question = Below it is your question in bold; answer with the buttons or the list.
tour-more = *More …* has the rules, the whole board and your hand.
tour-more-direct = *More …* has the rules, the board and your hand; your direct messages have this panel, too.

settings-help-more = From now on every question says what it is about, and every panel what is where.
settings-help-less = From now on questions come without explanations; *More …* still has them.
settings-help-fade = What you have done five times is no longer explained.
settings-show-help = - **How much is explained:** { $help } (`/settings help`)
