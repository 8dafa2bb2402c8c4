# Was in den Bildern von Feenmarkt geschrieben steht, und was sie für Menschen sind, die sie hören.
#
# $round, $rounds: welche von wie vielen Runden    $points: Punkte    $details: Sätze, so viele Platz haben

## In Bildern

fairy-market-picture-round = Runde { $round } von { $rounds }
fairy-market-picture-main = Hauptziel
fairy-market-picture-next-main = Für Runde { $round }
fairy-market-picture-last-side = Letztes Nebenziel
fairy-market-picture-each =
    { $points ->
        [one] je { $points }
       *[other] je { $points }
    }
fairy-market-picture-hand = Deine Hand
# $cards: ihre Namen
fairy-market-picture-deck = Im Deck: { $cards }
fairy-market-picture-discards = Im Ablagestapel: { $cards }
fairy-market-picture-done = Abgegeben
fairy-market-picture-so-far = Hauptziel: { $points }
fairy-market-picture-expeditions = Die Expeditionen
fairy-market-picture-market = Der Markt
fairy-market-picture-yours = Deine
fairy-market-picture-boards = Wertungstafeln
fairy-market-picture-score = Endstand
fairy-market-picture-market-legend = Unter jedem Preis: zwei offene Karten; daneben, wie viele im Stapel sind.
fairy-market-picture-boards-legend = Groß: Hauptziel; klein: Nebenziel; Pfeil: Ausgang. Bisher: Nebenziele halbiert.
fairy-market-picture-under = Untergrund
fairy-market-picture-book = Zauberbuch
fairy-market-picture-goal = Ziel
fairy-market-picture-starter = Startkarte
fairy-market-picture-short-main = Haupt
fairy-market-picture-short-side = Neben
fairy-market-picture-short-time = Zeit
fairy-market-picture-short-exits = Raus
fairy-market-picture-short-coins = Geld
# $side: alle Nebenziele, nicht halbiert
fairy-market-picture-side-sum = von { $side }
fairy-market-picture-tie-legend = Gleichstand: Es entscheiden die Nebenziele, bevor sie halbiert werden.
fairy-market-picture-total = Bisher
# $price: Münzen
fairy-market-picture-cost = { $price } Münzen

## Für Menschen, die sie hören

fairy-market-alt-market = Markt, Runde { $round } von { $rounds }. { $details }
fairy-market-alt-boards = Die Wertungstafeln in Runde { $round } von { $rounds }. { $details }
fairy-market-alt-tokens = Plättchen: { $tokens }.
fairy-market-alt-count = { $thing } { $count }
fairy-market-alt-books = Bücher: { $books }; noch { $stack }.
fairy-market-alt-row = Für { $price }: { $cards }; noch { $stack }.
fairy-market-alt-row-empty = Für { $price }: ausverkauft.
fairy-market-alt-row-card = { $card } ({ $things })
# Auf den Wertungstafeln; $total: Punkte bisher, $rounds: die jeder Runde
fairy-market-alt-board-points = Jede Runde: Haupt- + Nebenziel, dann ein Zeitbonus.
fairy-market-alt-board = { $seat }: bisher { $total }, Münzen { $coins }, Handkarten { $hand }.
fairy-market-alt-board-rounds = Runden: { $rounds }.
fairy-market-alt-board-round = { $points }
fairy-market-alt-board-round-exit = { $points } (Ausgang)
fairy-market-alt-board-tokens = Plättchen: { $tokens }.
fairy-market-alt-board-books = Bücher: { $books }.
fairy-market-alt-board-done = Fertig.
fairy-market-alt-dungeon = Der Dungeon von { $seat }. { $details }
fairy-market-alt-expeditions = Die Expeditionen der Runde. { $details }
fairy-market-alt-score = Der Endstand. { $details }
fairy-market-alt-hand = Deine Hand. { $details }
fairy-market-alt-cards = Deine Karten; Münzen: { $coins }. { $details }
fairy-market-alt-shelf = Deine Zauberbücher. { $details }
fairy-market-alt-book = { $book }: { $does }.
fairy-market-alt-yours = Deine: { $cards }.
fairy-market-alt-coins = Deine Münzen: { $coins }.
fairy-market-alt-draft = Dein Dungeon bis jetzt. { $details }
fairy-market-alt-handed-in = Der Dungeon, den du abgegeben hast. { $details }
# $gates: ihre Namen
# Mehrere Dungeons nebeneinander; $number: eines Bildchens, $what: eines der folgenden
fairy-market-alt-choices = Dungeons zur Auswahl, nach Nummern. { $details }
fairy-market-alt-choice = { $number }: { $what }.
fairy-market-alt-choice-path =
    { $points ->
        [one] { $points } Punkt, mit { $finds }
       *[other] { $points } Punkte, mit { $finds }
    }
# $letter: eine Karte, $cell: ihr Feld oben links
fairy-market-alt-lies = { $letter } ab { $cell }
fairy-market-alt-lies-turned = { $letter } kopfüber ab { $cell }
fairy-market-alt-lying = Die Karten: { $cards }.
fairy-market-alt-moving = Du verschiebst Karte { $letter }.
fairy-market-alt-proposed = Das ist nur ein Vorschlag.
# $path: in Schreibweise
fairy-market-alt-proposed-path = Vorgeschlagen, als gepunktete Linie: { $path }.
# $gates: mit ihren Nummern
fairy-market-alt-gates = Offene Tore: { $gates }.
# $place: ein Feld
fairy-market-alt-here = Dein Weg ist bei { $place } angekommen.
# $reason: warum nicht
fairy-market-alt-stops = Was du danach geschrieben hast, geht nicht. { $reason }
fairy-market-alt-found = Du würdest entdecken: { $finds }.
# $gate: ein Tor
fairy-market-alt-out = Dein Weg führt durch den Ausgang { $gate } hinaus.
# $cards: Buchstaben und Namen
fairy-market-alt-left = Noch auf deiner Hand: { $cards }.
# $card: ihr Name
fairy-market-alt-card = { $card }. { $details }
# $ways: Felder mit den Seiten, an denen es weitergeht
fairy-market-alt-ways = Gänge führen aus diesen Feldern an diesen Seiten weiter: { $ways }.
fairy-market-alt-tunnels = Im Untergrund: { $ways }.
# $rooms: jeweils das erste und das letzte Feld
fairy-market-alt-rooms = Räume, von Ecke zu Ecke: { $rooms }.
fairy-market-alt-things = Darauf zu sehen: { $things }.
# $thing: was für eines, $cell: wo es liegt
fairy-market-alt-thing = { $thing } auf { $cell }
