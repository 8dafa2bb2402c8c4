# Doodle Dungeon: vorausplanen
#
# $element: was gebaut wird    $cards: mehrere Karten    $squares: Namen von Feldern wie C7

## Karten, und wohin man baut

doodle-dungeon-ask-card-ahead = Welche Karten möchtest du, die beste zuerst?
doodle-dungeon-ask-card-ahead-short = Karte vorauswählen
doodle-dungeon-ask-card-ahead-none = Frag mich dann
doodle-dungeon-group-another-card = Andere Karte
doodle-dungeon-group-places = Bauen: { $element }
doodle-dungeon-option-place = { $squares }
# $count: wie viele Karten noch zu nennen sind
doodle-dungeon-refuse-card =
    { $count ->
        [0] Du hast schon alle Karten genannt, die ausliegen.
       *[other] Diese Karte liegt nicht aus, oder du hast sie schon genannt. Übrig sind: *{ $cards }*.
    }
# $cards: die gewünschten; von der letzten haben $built von $elements einen Platz
doodle-dungeon-outlook-ahead = Bisher, die beste zuerst: { $cards }. Von der letzten haben { $built } von { $elements } Elementen ihren Platz.
doodle-dungeon-refuse-no-card = Bitte nenne erst eine Karte; die Plätze für ihre Elemente kommen gleich dahinter.
doodle-dungeon-refuse-all-built = Auf dieser Karte hat schon alles seinen Platz; bitte nenne eine andere, oder lass es dabei.
doodle-dungeon-refuse-upgrade = Da gibt es kein Kästchen anzukreuzen. Möglich sind: { $categories }.
# $built von $elements haben einen Platz im Dungeon
doodle-dungeon-preview-ahead = Falls du { $card } bekommst: { $built } von { $elements } Elementen haben ihren Platz.

## Züge in Phase C: höchstens 38 Zeichen, damit jede Antwort ein Knopf ist

doodle-dungeon-ask-turn-ahead = Was tust du in deinen nächsten Zügen?
doodle-dungeon-ask-turn-ahead-short = Meine Züge planen
doodle-dungeon-ask-turn-ahead-none = Frag mich dann
doodle-dungeon-option-helpful-until-drawn = Spielen, was hilft, bis ich ziehe
doodle-dungeon-option-helpful-always = Spielen, was hilft, bis auf Weiteres
doodle-dungeon-option-nothing-until-drawn = Nichts spielen, bis ich ziehe
doodle-dungeon-option-nothing-while-inside = Nichts, solange mein Held drin ist
doodle-dungeon-option-nothing-always = Nichts spielen, bis auf Weiteres

## Die Regeln dazu

doodle-dungeon-topic-ahead = Vorausplanen
doodle-dungeon-rules-ahead =
    Wer schon weiß, was zu tun ist, muss nicht auf die anderen warten. Was du vorausplanst, bleibt dein Geheimnis. Du kannst es ändern oder verwerfen, bis es gebraucht wird, und es gilt nur, wenn es dann noch möglich ist. Wer nichts plant, wird der Reihe nach gefragt.

    {""}**Karten.** Sobald Karten ausliegen, kannst du sagen, welche du möchtest und in welcher Reihenfolge. Bist du dran, bekommst du die erste, die noch da ist. Hinter einer Karte kannst du sagen, wohin ihre Elemente kommen, eines nach dem anderen; *Tipp* macht das für dich. Was du offen lässt, wirst du später gefragt, und solange andere bauen, kannst du alles ändern.

    {""}**Züge in Phase C.** Spiel nichts, oder **spiel, was hilft**: bis du eine Karte ziehst, solange ein Held in deinem Dungeon ist oder bis auf Weiteres. Nach dem, was alle sehen, helfen:
    - Waffen, wenn sie zum Sieg reichen; so wenige wie möglich
    - mehr Würfel oder ein neuer Wurf (der Würfel bis 5), wenn das Monster sonst verliert und noch gewinnen kann; sonst Rauch
    - Biss und Stacheln, wenn der Held sonst überlebt; eine Feder, wenn er wiederkommt
    - ein Heiltrank, wenn ein Held 2 Herzen verloren hat; *Fallenset* vor einer Falle; *Weihwasser* und *Glücksbringer* vor einem Monster; *Schild* und *Knebel* vor jeder Gefahr: für den nächsten Helden im Uhrzeigersinn
    - Bomben nie, denn jede braucht ein Ziel
