# Doodle Dungeon: deciding ahead
#
# $element: what is to be built    $cards: several cards    $squares: names of squares such as C7

## Cards, and where to build them

doodle-dungeon-ask-card-ahead = Which cards would you like, in which order? You get the first that is still there. Behind each you may say where you build.
doodle-dungeon-ask-card-ahead-short = Choose a card ahead
doodle-dungeon-ask-card-ahead-none = Ask me in turn
doodle-dungeon-group-another-card = Another card, if it is gone
doodle-dungeon-group-places = Build ahead: { $element }
doodle-dungeon-option-place = { $squares }
# $count: how many cards can still be named
doodle-dungeon-refuse-card =
    { $count ->
        [0] You have named every card on offer.
       *[other] That card is not on offer, or you have named it already. These are left: *{ $cards }*.
    }
doodle-dungeon-refuse-no-card = Please name a card first; the places for its elements come right behind it.
doodle-dungeon-refuse-all-built = Everything on that card has its place; please name another card, or leave it at that.
doodle-dungeon-refuse-upgrade = There is no box to tick there. These are possible: { $categories }.
# $built of $elements have a place on the sheet
doodle-dungeon-preview-ahead = If you get { $card }: { $built } of { $elements } elements have their place.

## Turns in phase C

doodle-dungeon-ask-turn-ahead = Which cards do you play in your next turns, in which order? Each is played only when it helps. End with what happens otherwise.
doodle-dungeon-ask-turn-ahead-short = Plan my turns
doodle-dungeon-ask-turn-ahead-none = Ask me in turn
doodle-dungeon-option-if-it-helps = { $action }, if it helps
doodle-dungeon-option-until-drawn = Otherwise nothing, until I draw a card
doodle-dungeon-option-while-inside = Otherwise nothing, while there is a hero in my dungeon
doodle-dungeon-option-always = Otherwise nothing, until I say so

## When a card named ahead helps: at most 100 characters

doodle-dungeon-aim-boost-helps = Only if the monster wins with it, or with it and other cards named here.
doodle-dungeon-orc-club-helps = { doodle-dungeon-aim-boost-helps }
doodle-dungeon-goblin-spear-helps = { doodle-dungeon-aim-boost-helps }
doodle-dungeon-dragon-fire-helps = { doodle-dungeon-aim-boost-helps }
doodle-dungeon-axe-helps = Only if the monster would lose without it and can win with it.
doodle-dungeon-talisman-helps = { doodle-dungeon-axe-helps }
doodle-dungeon-cursed-blade-helps = { doodle-dungeon-axe-helps }
doodle-dungeon-second-try-helps = Only if the monster would lose and can still win. Dice of 5 or less are rolled again.
doodle-dungeon-savage-bite-helps = Only if the monster wins, and the hero would survive that.
doodle-dungeon-sharpened-spikes-helps = Only if the hero would survive the trap without them.
doodle-dungeon-reset-spring-helps = Only if the hero will come by this trap again.
doodle-dungeon-smoke-screen-helps = Only if the monster would lose.
doodle-dungeon-healing-potion-helps = As soon as the hero there has lost at least 2 hearts.
doodle-dungeon-trap-kit-helps = As soon as there is a trap ahead of the hero.
doodle-dungeon-shield-helps = As soon as there is anything dangerous ahead of the hero.
doodle-dungeon-holy-water-helps = As soon as a monster is the next thing the hero meets.
doodle-dungeon-lucky-charm-helps = { doodle-dungeon-holy-water-helps }
doodle-dungeon-gag-helps = As soon as there is something ahead of the hero and the owner holds cards.

## The rules of it

doodle-dungeon-topic-ahead = Deciding ahead
doodle-dungeon-rules-ahead =
    Whoever knows already what to do need not wait for the others. What you decide ahead is your secret. You can change or drop it until it is used, and it is used only if it is still possible. Whoever decides nothing is asked in turn.

    **Cards.** As soon as cards are on offer you can say which ones you would like, and in which order. When it is your turn you get the first that is still there. Behind a card you can say where its elements go, one after the other; *Hint* does it for you. Whatever you leave open is asked later, and as long as others build you can change it all.

    **Turns in phase C.** Name cards of your hand, the most welcome first. Each is played only when it helps: weapons if they are enough to win, more dice if the monster would lose, and so on; every card says when. With your last words you say what happens otherwise: nothing, **until you draw a card**, **while there is a hero in your dungeon**, or **until you say so**. Without such words you are asked when no card helps. Bombs are not laid ahead, since each needs a target.
