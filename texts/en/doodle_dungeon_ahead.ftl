# Doodle Dungeon: deciding ahead
#
# $element: what is to be built    $cards: several cards    $squares: names of squares such as C7

## Cards, and where to build them

doodle-dungeon-ask-card-ahead = Which cards would you like, the best first?
doodle-dungeon-ask-card-ahead-short = Choose a card ahead
doodle-dungeon-ask-card-ahead-none = Ask me in turn
doodle-dungeon-group-another-card = Another card
doodle-dungeon-group-places = Build: { $element }
doodle-dungeon-option-place = { $squares }
# $count: how many cards can still be named
doodle-dungeon-refuse-card =
    { $count ->
        [0] You have named every card on offer.
       *[other] That card is not on offer, or you have named it already. These are left: *{ $cards }*.
    }
# $cards: those wished for; of the last one, $built of $elements have a place
doodle-dungeon-outlook-ahead = So far, the best first: { $cards }. Of the last one, { $built } of { $elements } elements have their place.
doodle-dungeon-refuse-no-card = Please name a card first; the places for its elements come right behind it.
doodle-dungeon-refuse-all-built = Everything on that card has its place; please name another card, or leave it at that.
doodle-dungeon-refuse-upgrade = There is no box to tick there. These are possible: { $categories }.
# $built of $elements have a place on the sheet
doodle-dungeon-preview-ahead = If you get { $card }: { $built } of { $elements } elements have their place.

## Turns in phase C: labels of at most 38 characters, so that each is a button

doodle-dungeon-ask-turn-ahead = What do you do in your next turns?
doodle-dungeon-ask-turn-ahead-short = Plan my turns
doodle-dungeon-ask-turn-ahead-none = Ask me in turn
doodle-dungeon-option-helpful-until-drawn = Play what helps, until I draw
doodle-dungeon-option-helpful-always = Play what helps, until I say so
doodle-dungeon-option-nothing-until-drawn = Play nothing, until I draw
doodle-dungeon-option-nothing-while-inside = Play nothing while my hero is inside
doodle-dungeon-option-nothing-always = Play nothing, until I say so

## The rules of it

doodle-dungeon-topic-ahead = Deciding ahead
doodle-dungeon-rules-ahead =
    Whoever knows already what to do need not wait for the others. What you decide ahead is your secret. You can change or drop it until it is used, and it is used only if it is still possible. Whoever decides nothing is asked in turn.

    {""}**Cards.** As soon as cards are on offer you can say which ones you would like, and in which order. When it is your turn you get the first that is still there. Behind a card you can say where its elements go, one after the other; *Hint* does it for you. Whatever you leave open is asked later, and as long as others build you can change it all.

    {""}**Turns in phase C.** Play nothing, or **play what helps**: until you draw a card, while there is a hero in your dungeon, or until you say so. By what everybody can see, these help:
    - weapons, if they are enough to win; as few as possible
    - more dice or another roll (of dice up to 5), if the monster would lose and can still win; else smoke
    - a bite, spikes: if the hero would survive without; a spring, if he comes by again
    - a potion, once a hero has lost 2 hearts; *Trap Kit* with a trap ahead; *Holy Water* and *Lucky Charm* before a monster; *Shield* and *Gag* before anything: for the next hero clockwise
    - bombs never, since each needs a target
