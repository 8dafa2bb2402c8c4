# Doodle Dungeon: vorausplanen
#
# $element: was gebaut wird    $cards: mehrere Karten    $squares: Namen von Feldern wie C7

## Karten, und wohin man baut

doodle-dungeon-ask-card-ahead = Welche Karten möchtest du, der Reihe nach? Du bekommst die erste, die noch da ist. Hinter jeder kannst du sagen, wohin du baust.
doodle-dungeon-ask-card-ahead-short = Karte vorauswählen
doodle-dungeon-ask-card-ahead-none = Frag mich, wenn ich dran bin
doodle-dungeon-group-another-card = Andere Karte, falls sie weg ist
doodle-dungeon-group-places = Voraus bauen: { $element }
doodle-dungeon-option-place = { $squares }
# $count: wie viele Karten noch zu nennen sind
doodle-dungeon-refuse-card =
    { $count ->
        [0] Du hast schon alle Karten genannt, die ausliegen.
       *[other] Diese Karte liegt nicht aus, oder du hast sie schon genannt. Übrig sind: *{ $cards }*.
    }
doodle-dungeon-refuse-no-card = Bitte nenne erst eine Karte; die Plätze für ihre Elemente kommen gleich dahinter.
doodle-dungeon-refuse-all-built = Auf dieser Karte hat schon alles seinen Platz; bitte nenne eine andere, oder lass es dabei.
doodle-dungeon-refuse-upgrade = Da gibt es kein Kästchen anzukreuzen. Möglich sind: { $categories }.
# $built von $elements haben einen Platz im Dungeon
doodle-dungeon-preview-ahead = Falls du { $card } bekommst: { $built } von { $elements } Elementen haben ihren Platz.

## Züge in Phase C

doodle-dungeon-ask-turn-ahead = Welche Karten spielst du in deinen nächsten Zügen, der Reihe nach? Jede nur, wenn sie hilft. Am Ende steht, was sonst geschieht.
doodle-dungeon-ask-turn-ahead-short = Meine Züge planen
doodle-dungeon-ask-turn-ahead-none = Frag mich, wenn ich dran bin
doodle-dungeon-option-if-it-helps = { $action }, falls es hilft
doodle-dungeon-option-until-drawn = Sonst nichts, bis ich eine Karte ziehe
doodle-dungeon-option-while-inside = Sonst nichts, solange ein Held in meinem Dungeon ist
doodle-dungeon-option-always = Sonst nichts, bis ich es ändere

## Wann eine vorher genannte Karte hilft: höchstens 100 Zeichen

doodle-dungeon-aim-boost-helps = Nur wenn das Monster damit gewinnt, allein oder mit anderen hier genannten Karten.
doodle-dungeon-orc-club-helps = { doodle-dungeon-aim-boost-helps }
doodle-dungeon-goblin-spear-helps = { doodle-dungeon-aim-boost-helps }
doodle-dungeon-dragon-fire-helps = { doodle-dungeon-aim-boost-helps }
doodle-dungeon-axe-helps = Nur wenn das Monster sonst verliert und so noch gewinnen kann.
doodle-dungeon-talisman-helps = { doodle-dungeon-axe-helps }
doodle-dungeon-cursed-blade-helps = { doodle-dungeon-axe-helps }
doodle-dungeon-second-try-helps = Nur wenn das Monster sonst verliert und noch gewinnen kann. Neu geworfen wird alles bis 5.
doodle-dungeon-savage-bite-helps = Nur wenn das Monster gewinnt und der Held das überleben würde.
doodle-dungeon-sharpened-spikes-helps = Nur wenn der Held die Falle sonst überleben würde.
doodle-dungeon-reset-spring-helps = Nur wenn der Held noch einmal in diese Falle kommt.
doodle-dungeon-smoke-screen-helps = Nur wenn das Monster sonst verliert.
doodle-dungeon-healing-potion-helps = Sobald der Held dort mindestens 2 Herzen verloren hat.
doodle-dungeon-trap-kit-helps = Sobald vor dem Helden eine Falle liegt.
doodle-dungeon-shield-helps = Sobald vor dem Helden irgendeine Gefahr liegt.
doodle-dungeon-holy-water-helps = Sobald der Held als Nächstes auf ein Monster trifft.
doodle-dungeon-lucky-charm-helps = { doodle-dungeon-holy-water-helps }
doodle-dungeon-gag-helps = Sobald vor dem Helden etwas liegt und dort jemand Karten auf der Hand hat.

## Die Regeln dazu

doodle-dungeon-topic-ahead = Vorausplanen
doodle-dungeon-rules-ahead =
    Wer schon weiß, was zu tun ist, muss nicht auf die anderen warten. Was du vorausplanst, bleibt dein Geheimnis. Du kannst es ändern oder verwerfen, bis es gebraucht wird, und es gilt nur, wenn es dann noch möglich ist. Wer nichts plant, wird der Reihe nach gefragt.

    **Karten.** Sobald Karten ausliegen, kannst du sagen, welche du möchtest und in welcher Reihenfolge. Bist du dran, bekommst du die erste, die noch da ist. Hinter einer Karte kannst du sagen, wohin ihre Elemente kommen, eines nach dem anderen; *Tipp* macht das für dich. Was du offen lässt, wirst du später gefragt, und solange andere bauen, kannst du alles ändern.

    **Züge in Phase C.** Nenne Karten deiner Hand, die liebste zuerst. Jede wird nur gespielt, wenn sie hilft: Waffen, wenn sie zum Sieg reichen, mehr Würfel, wenn das Monster sonst verliert, und so weiter; bei jeder Karte steht, wann. Zuletzt sagst du, was sonst geschieht: nichts, **bis du eine Karte ziehst**, **solange ein Held in deinem Dungeon ist** oder **bis du es änderst**. Sagst du das nicht, wirst du gefragt, wenn keine Karte hilft. Bomben lassen sich nicht vorausplanen, denn jede braucht ein Ziel.
