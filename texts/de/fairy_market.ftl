# Feenmarkt
#
# Argumente, die immer wieder vorkommen:
# $seat: Name einer Person am Tisch    $card, $given: Name einer Karte    $book: Titel eines Zauberbuchs
# $price, $coins: Münzen    $item, $other: Arten von Feenplättchen    $finds, $things: Aufzählungen von Entdeckungen
# $letter: Buchstabe einer Handkarte    $to: wohin ein Weg führt, eines der Ziele weiter unten
#
# Namen stehen nie im Genitiv: „von Max“ stimmt immer, „Maxs“ nie.

## Das Spiel und seine Einstellungen

fairy-market-title = Feenmarkt
fairy-market-blurb = Kauf bei den Feen ein, bau aus fünf Karten einen Dungeon und finde den einen Weg, der an allem vorbeiführt, was du brauchst!

fairy-market-setting-time-bonus = Zeitbonus
fairy-market-setting-time-bonus-race = Wettlauf
fairy-market-setting-time-bonus-own-time = Eigene Zeit
fairy-market-setting-time-bonus-off = Aus
fairy-market-setting-time-bonus-line = 2 Punkte in Sanduhr-Runden: für die Ersten, für die kürzeste eigene Zeit oder für niemanden.
fairy-market-setting-hint = Tipps
fairy-market-setting-hint-off = Aus
fairy-market-setting-hint-on = An
fairy-market-setting-hint-line = Drei ganze Dungeons zur Auswahl und auf Wunsch der beste Weg; nie in Sanduhr-Runden.

## Wörter

fairy-market-card = Karte { $id }
fairy-market-coin = Münze
fairy-market-barrel = Fass
fairy-market-sword = Schwert
fairy-market-rope = Seil
fairy-market-key = Schlüssel
fairy-market-scroll = Schriftrolle
fairy-market-monster = Monster
fairy-market-lock = Schloss
fairy-market-fall-pit = Fallgrube
fairy-market-lava-pit = Lavagrube
fairy-market-pit = Grube
fairy-market-portal = Portal
fairy-market-stairs = Treppe
fairy-market-room = Raum
fairy-market-recycling = Recycling
fairy-market-scissors = Schere

# $count: wie viele
fairy-market-so-many-coin =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
fairy-market-so-many-barrel =
    { $count ->
        [one] { $count } Fass
       *[other] { $count } Fässer
    }
fairy-market-so-many-sword =
    { $count ->
        [one] { $count } Schwert
       *[other] { $count } Schwerter
    }
fairy-market-so-many-rope =
    { $count ->
        [one] { $count } Seil
       *[other] { $count } Seile
    }
fairy-market-so-many-key = { $count } Schlüssel
fairy-market-so-many-scroll =
    { $count ->
        [one] { $count } Schriftrolle
       *[other] { $count } Schriftrollen
    }
fairy-market-so-many-monster = { $count } Monster
fairy-market-so-many-lock =
    { $count ->
        [one] { $count } Schloss
       *[other] { $count } Schlösser
    }
fairy-market-so-many-fall-pit =
    { $count ->
        [one] { $count } Fallgrube
       *[other] { $count } Fallgruben
    }
fairy-market-so-many-lava-pit =
    { $count ->
        [one] { $count } Lavagrube
       *[other] { $count } Lavagruben
    }
fairy-market-so-many-pit =
    { $count ->
        [one] { $count } Grube
       *[other] { $count } Gruben
    }
fairy-market-so-many-portal =
    { $count ->
        [one] { $count } Portal
       *[other] { $count } Portale
    }
fairy-market-so-many-stairs =
    { $count ->
        [one] { $count } Treppe
       *[other] { $count } Treppen
    }
fairy-market-so-many-room =
    { $count ->
        [one] { $count } Raum
       *[other] { $count } Räume
    }
fairy-market-so-many-recycling = { $count }× Recycling
fairy-market-so-many-scissors =
    { $count ->
        [one] { $count } Schere
       *[other] { $count } Scheren
    }

## Ziele: was sie zählen, und wie sie heißen

fairy-market-goal-barrel = 1 Punkt für jedes Fass
fairy-market-goal-monster = 3 Punkte für jedes besiegte Monster
fairy-market-goal-room = 1 Punkt für jeden betretenen Raum
fairy-market-goal-pit = 3 Punkte für jede Grube
fairy-market-goal-sword = 1 Punkt für jedes Schwert
fairy-market-goal-stairs = 1 Punkt für jede Treppe
fairy-market-goal-key = 2 Punkte für jeden Schlüssel
fairy-market-goal-rope = 3 Punkte für jedes Seil
fairy-market-goal-coin = 1 Punkt für jede Münze
fairy-market-goal-scroll = 1 Punkt für jede Schriftrolle
fairy-market-goal-lock = 3 Punkte für jedes geöffnete Schloss
fairy-market-goal-portal = 2 Punkte für jedes Portal
# $goal: eines davon
fairy-market-goal-timed = { $goal }, mit Sanduhr
fairy-market-goal-name-barrel = Ziel: Fässer
fairy-market-goal-name-monster = Ziel: Monster
fairy-market-goal-name-room = Ziel: Räume
fairy-market-goal-name-pit = Ziel: Gruben
fairy-market-goal-name-sword = Ziel: Schwerter
fairy-market-goal-name-stairs = Ziel: Treppen
fairy-market-goal-name-key = Ziel: Schlüssel
fairy-market-goal-name-rope = Ziel: Seile
fairy-market-goal-name-coin = Ziel: Münzen
fairy-market-goal-name-scroll = Ziel: Schriftrollen
fairy-market-goal-name-lock = Ziel: Schlösser
fairy-market-goal-name-portal = Ziel: Portale

## Zauberbücher: Titel, Wirkung in wenigen Worten (höchstens 100 Zeichen), und ausführlich

fairy-market-book-discount = Handbuch des Feilschens
fairy-market-book-discount-short = Eine Dungeonkarte kostet 1 Münze weniger
fairy-market-book-discount-rule = Einmal pro Runde zahlst du auf dem Markt für eine Dungeonkarte 1 Münze weniger, ob offen oder ungesehen.
fairy-market-book-climb = Hoch hinaus
fairy-market-book-climb-short = Klettere eine noch unbenutzte Fallgrube hinauf
fairy-market-book-climb-rule = Einmal pro Runde klettert dein Weg aus dem Untergrund eine Fallgrube hinauf, die er noch nicht benutzt hat. Die Grube zählt als entdeckt.
fairy-market-book-barrel-jump = Rollende Fässer
fairy-market-book-barrel-jump-short = Spring von einem Fass zu einem anderen
fairy-market-book-barrel-jump-rule = Einmal pro Runde springt dein Weg von einem Fass, das er gerade entdeckt hat, zu einem beliebigen anderen Fass.
fairy-market-book-free-portal = Sesam, öffne dich
fairy-market-book-free-portal-short = Benutze ein Portal ohne Schriftrolle
fairy-market-book-free-portal-rule = Einmal pro Runde reist du durch ein Portal, ohne eine Schriftrolle zu brauchen.
fairy-market-book-pick-lock = Der Dietrich
fairy-market-book-pick-lock-short = Öffne ein Schloss ohne Schlüssel
fairy-market-book-pick-lock-rule = Einmal pro Runde öffnest du ein Schloss ohne Schlüssel; es zählt als geöffnet.
fairy-market-book-cross = Gekreuzte Pfade
fairy-market-book-cross-short = Kreuze in einem Raum einmal deinen eigenen Weg
fairy-market-book-cross-rule = Einmal pro Runde darf dein Weg sich in einem Raum selbst kreuzen. Korridore und ihre Kreuzungen kannst du weiterhin nur einmal benutzen.
fairy-market-book-hunt = Die Spürnase
fairy-market-book-hunt-short = Spring von überall zu einem Monster
fairy-market-book-hunt-rule = Einmal pro Runde springt dein Weg von überall zu einem beliebigen unbesiegten Monster. Besiegen musst du es trotzdem.
fairy-market-book-slay = Die stille Klinge
fairy-market-book-slay-short = Besiege ein Monster ohne Schwert
fairy-market-book-slay-rule = Einmal pro Runde besiegst du ein Monster ohne Schwert; es zählt als besiegt.
fairy-market-book-bridge = Luftbrücke
fairy-market-book-bridge-short = Überwinde eine Grube ohne Seil
fairy-market-book-bridge-rule = Einmal pro Runde kommst du ohne Seil über eine Fall- oder Lavagrube, ohne hineinzufallen; sie zählt als Grube.
fairy-market-book-prune = Weniger ist mehr
fairy-market-book-prune-short = Leg nach der Runde eine Karte deines Dungeons in die Schachtel
fairy-market-book-prune-rule = Am Ende der Runde darfst du eine Karte deines Dungeons für immer in die Schachtel legen.
fairy-market-book-peek = Das dritte Auge
fairy-market-book-peek-short = Leg die erste gezogene Karte ab, wenn du magst
fairy-market-book-peek-rule = Wenn du deine Hand auffüllst, sieh dir die erste Karte an und behalte sie oder leg sie ab. Zieh danach weiter, bis du fünf hast.
fairy-market-book-keep = Gleich noch einmal
fairy-market-book-keep-short = Behalte für 2 Münzen eine Karte deines Dungeons
fairy-market-book-keep-rule = Am Ende der Runde darfst du 2 Münzen zahlen, um eine Karte deines Dungeons für die nächste Hand zu behalten.
fairy-market-book-swap = Guter Tausch
fairy-market-book-swap-short = Tausch eine gekaufte Karte gegen eine vom Markt, sobald das neue Hauptziel ausliegt
fairy-market-book-swap-rule = Sobald das neue Hauptziel ausliegt, darfst du eine gekaufte Karte deines Dungeons in die Schachtel legen und dir für die nächste Hand eine vom Markt nehmen. Sie darf nicht mehr kosten; es darf auch die oberste eines Stapels sein, ungesehen.
fairy-market-book-twin-token = Zwei zum Preis von einem
fairy-market-book-twin-token-short = Zu einem Feenplättchen bekommst du eines einer anderen Art geschenkt
fairy-market-book-twin-token-rule = Einmal pro Runde nimmst du dir, wenn du ein Feenplättchen kaufst, eines einer anderen Art dazu, solange es eines gibt.
fairy-market-book-wrap-vertical = Oben raus, unten rein
fairy-market-book-wrap-vertical-short = Geh am oberen Rand hinaus und unten wieder herein oder umgekehrt
fairy-market-book-wrap-vertical-rule = Einmal pro Runde verlässt dein Weg den Dungeon am oberen oder unteren Rand und kommt genau gegenüber wieder herein.
fairy-market-book-wrap-horizontal = Einmal außen herum
fairy-market-book-wrap-horizontal-short = Geh am linken Rand hinaus und rechts wieder herein oder umgekehrt
fairy-market-book-wrap-horizontal-rule = Einmal pro Runde verlässt dein Weg den Dungeon am linken oder rechten Rand und kommt genau gegenüber wieder herein.
fairy-market-book-gift = Das Geschenk der Feen
fairy-market-book-gift-short = Nimm dir einmal im Spiel beim Erkunden ein beliebiges Feenplättchen
fairy-market-book-gift-rule = Einmal im Spiel legst du beim Erkunden dieses Buch in die Schachtel und nimmst dir für diese Runde ein beliebiges Feenplättchen, auch wenn der Markt keines mehr hat.

## Fragen und Möglichkeiten: höchstens 80 Zeichen

fairy-market-buy = Was kaufst du?
fairy-market-buy-why = Du willst, was Punkte fürs Hauptziel bringt. Wer aufhört, ist für diese Runde fertig.
# Nur in Spielständen früherer Fassungen
fairy-market-group-pass = Fertig eingekauft
fairy-market-pass = Nichts mehr kaufen
fairy-market-group-tokens = Plättchen
fairy-market-buy-token = Plättchen „{ $item }“
fairy-market-buy-tokens = Plättchen „{ $item }“ und geschenkt „{ $other }“
fairy-market-group-books = Bücher
fairy-market-buy-book = { $book } ({ $price } Münzen)
fairy-market-buy-book-unseen = Das oberste Zauberbuch, ungesehen ({ $price } Münzen)
# $price: in dieser Reihe
fairy-market-group-cards = { $price }er-Karten
fairy-market-buy-card = { $card } ({ $price } Münzen)
fairy-market-buy-card-cheaper = { $card } mit Rabatt ({ $price } Münzen)
# $row: der aufgedruckte Preis
fairy-market-buy-card-unseen = Oberste vom { $row }-Münzen-Stapel, ungesehen ({ $price } Münzen)
fairy-market-buy-card-unseen-cheaper = Oberste vom { $row }-Münzen-Stapel, ungesehen, mit Rabatt ({ $price } Münzen)
fairy-market-give-up-book = Welches deiner älteren Zauberbücher gibst du ab?
fairy-market-give-up-book-why = Mehr als zwei darfst du nicht haben. Behalte, was dir im Dungeon am meisten hilft.
# Einkaufszettel: die Frage, was außer Sachen noch darauf stehen kann, und dazu je eine Zeile
fairy-market-shopping-list = Was kaufst du, der Reihe nach?
fairy-market-shopping-list-why = Du kaufst jedes Mal das Erste, was noch da und bezahlbar ist.
fairy-market-shopping-list-short = Einkaufszettel
fairy-market-shopping-list-none = Frag mich dann
fairy-market-buy-another-token = Noch ein Plättchen „{ $item }“
fairy-market-group-list = Der Zettel selbst
fairy-market-list-one = Davon nur eins
fairy-market-list-one-note = Sobald du etwas von dem gekauft hast, was darüber steht, ist der Rest davon gestrichen.
fairy-market-list-on = Nach Ungesehenem weiterkaufen
fairy-market-list-on-note = Sonst endet der Zettel mit dem ungesehenen Kauf, damit du ihn dir erst ansehen kannst.
fairy-market-list-pass = Dann passen
fairy-market-list-pass-note = Sonst wirst du gefragt, sobald du nichts mehr davon kaufen kannst.
fairy-market-give-up-book-ahead = Falls du ein drittes Zauberbuch kaufst: Welches gibst du ab?
fairy-market-give-up-book-ahead-why = Mehr als zwei darfst du nicht haben. Wenn du es jetzt sagst, muss später niemand warten.
fairy-market-give-up-book-ahead-none = Frag mich dann
fairy-market-give-up-book-ahead-short = Buch zum Abgeben
fairy-market-first-look = Deine erste Karte ist { $card }: { $things }. Behältst du sie?
fairy-market-first-look-why = Du willst fünf Karten, auf denen viel fürs Hauptziel liegt.
fairy-market-keep-first = Behalten
fairy-market-discard-first = Ablegen
fairy-market-explore = Jetzt baust und erkundest du.
fairy-market-explore-short = Erkunden
fairy-market-explore-why = Geh an allem vorbei, was das Hauptziel zählt, und zum Ausgang hinaus.
fairy-market-explore-done = Abgeben
fairy-market-explore-told = Dungeon und Weg wie gezeichnet
fairy-market-change = Änderst du deine Erkundung?
fairy-market-change-short = Erkundung ändern
fairy-market-change-why = Bis alle fertig sind, gilt immer deine neueste, und niemand sonst sieht sie.
fairy-market-change-done = Abgeben
fairy-market-open-hand = In dieser Runde läuft die Zeit. Öffnest du deine Hand?
fairy-market-open-hand-why = Deine Uhr läuft von jetzt an, bis du abgibst; die kürzeste Zeit gewinnt 2 Punkte. Fang an, wann es dir passt.
fairy-market-open = Meine Hand öffnen
fairy-market-how-long = Wie viele Sekunden hast du gebraucht, vom Öffnen der Hand bis zum Abgeben?
fairy-market-how-long-short = Meine Zeit
fairy-market-how-long-why = Die kürzeste Zeit von allen gewinnt 2 Punkte.
fairy-market-exchange = Tauschst du eine Karte mit dem Markt?
fairy-market-exchange-why = Du willst eine Karte in der nächsten Hand, die fürs nächste Ziel mehr bringt.
# Nur in Spielständen früherer Fassungen
fairy-market-group-nothing = Kein Tausch
fairy-market-exchange-nothing = Meine Karten behalten
fairy-market-group-exchange = { $card } abgeben
fairy-market-exchange-for = { $card } statt { $given }
fairy-market-exchange-for-unseen = Oberste vom { $row }-Münzen-Stapel, ungesehen, statt { $given }
# $most: wie viele Karten
fairy-market-cut =
    { $most ->
        [one] Legst du eine Karte deines Dungeons für immer in die Schachtel?
       *[other] Welche Karten deines Dungeons, höchstens { $most }, legst du für immer in die Schachtel?
    }
fairy-market-recycle =
    { $most ->
        [one] Behältst du eine Karte deines Dungeons für die nächste Hand?
       *[other] Welche Karten deines Dungeons, höchstens { $most }, behältst du für die nächste Hand?
    }
fairy-market-keep-for-coins =
    { $most ->
        [one] Zahlst du 2 Münzen, um eine Karte deines Dungeons für die nächste Hand zu behalten?
       *[other] Zahlst du je 2 Münzen, um bis zu { $most } Karten deines Dungeons für die nächste Hand zu behalten?
    }
fairy-market-cut-why = Ohne schwache Karten kommen deine guten schneller wieder auf die Hand.
fairy-market-cut-short = Scheren
fairy-market-cut-none = Alle Karten behalten
fairy-market-recycle-why = Was du behältst, hast du sicher in der nächsten Hand; alles andere kommt auf deinen Ablagestapel.
fairy-market-recycle-short = Recycling
fairy-market-recycle-none = Keine behalten
fairy-market-keep-for-coins-why = Drei Münzen sind am Ende ein Punkt; eine Karte, die zum nächsten Ziel passt, bringt vielleicht mehr.
fairy-market-keep-for-coins-short = Karte behalten
fairy-market-keep-for-coins-none = Münzen sparen
# Mit der Erkundung entschieden
fairy-market-no-card = Keine Karte
fairy-market-cut-ahead = Welche Karten kommen nach der Wertung in die Schachtel?
fairy-market-cut-ahead-why = Ohne schwache Karten kommen die guten schneller wieder. Es gehen die ersten auf deiner Liste, so viele du darfst.
fairy-market-cut-ahead-short = Scheren
fairy-market-cut-ahead-none = Das nächste Ziel abwarten
fairy-market-recycle-ahead = Welche Karten behältst du für die nächste Hand?
fairy-market-recycle-ahead-why = Nach der Wertung bleiben die ersten auf deiner Liste, so viele du darfst.
fairy-market-recycle-ahead-short = Recycling
fairy-market-recycle-ahead-none = Das nächste Ziel abwarten
fairy-market-keep-ahead = Zahlst du nach der Wertung 2 Münzen, um eine Karte zu behalten?
fairy-market-keep-ahead-why = Sie kommt in deine nächste Hand. Es gilt die erste auf deiner Liste, die noch da ist.
fairy-market-keep-ahead-short = { fairy-market-book-keep }
fairy-market-keep-ahead-none = Das nächste Ziel abwarten

## Was Antworten bringen: Hinweise, Aussichten, und warum etwas nicht geht (höchstens 100 Zeichen)

# $does: eins oder zwei davon, $price: Münzen
fairy-market-note-token =
    { $price ->
        [one] { $price } Münze, { $does }
       *[other] { $price } Münzen, { $does }
    }
fairy-market-does-sword = besiegt ein Monster
fairy-market-does-rope = überwindet eine Grube
fairy-market-does-key = öffnet ein Schloss
fairy-market-does-scroll = eine Reise durchs Portal
# $coins: wie viele übrig sind
fairy-market-note-pass =
    { $coins ->
        [one] du behältst { $coins } Münze
       *[other] du behältst { $coins } Münzen
    }
# $count: wie viele es sein können
fairy-market-note-unseen-book = Eins von { $count }, die du nicht siehst; dann liegt es offen
fairy-market-note-unseen-card = Eine von { $count }, die du nicht siehst; bis du sie legst, kennst nur du sie
# $things: was zählt, $points: was es höchstens bringt
fairy-market-worth =
    { $points ->
        [one] { $things }: { $points } Punkt
       *[other] { $things }: bis zu { $points } Punkte
    }
fairy-market-worth-nothing = nichts fürs Ziel
fairy-market-outlook-points =
    { $points ->
        [0] keine Punkte bei diesem Ziel
        [one] { $points } Punkt bei diesem Ziel
       *[other] bis zu { $points } Punkte bei diesem Ziel
    }
fairy-market-outlook-left =
    { $coins ->
        [one] es bleibt { $coins } Münze
       *[other] es bleiben { $coins } Münzen
    }
# $brings: eine Aussicht, $left: noch eine
fairy-market-outlook-both = { $brings }, { $left }
fairy-market-outlook-third-book = ein älteres Buch muss weg
fairy-market-outlook-book-used = in dieser Runde schon benutzt
fairy-market-outlook-book-ready = in dieser Runde noch bereit
# $deck: wie viele Karten darin sind
fairy-market-note-discard-first =
    { $deck ->
        [0] Du ziehst eine andere; dafür wird dein Ablagestapel gemischt
        [one] Du ziehst stattdessen die letzte Karte aus deinem Deck
       *[other] Du ziehst eine andere von { $deck } aus deinem Deck
    }
fairy-market-note-open = Du ziehst deine Karten, und deine Uhr läuft sofort
fairy-market-note-no-trade = alles bleibt, wie es ist
# $points, $instead: was die neue und die alte Karte höchstens bringen
fairy-market-outlook-trade = bis zu { $points } statt { $instead }
fairy-market-note-no-card = Es bleibt alles, wie es ist, egal welches Ziel kommt
# $coins: wie viele
fairy-market-barred-coins =
    { $coins ->
        [one] du hast { $coins } Münze
       *[other] du hast { $coins } Münzen
    }
# $price: der niedrigste, der zu viel ist
fairy-market-barred-cards = Karten ab { $price } Münzen
# $item: was für eins
fairy-market-barred-tokens = Plättchen „{ $item }“
fairy-market-barred-sold-out = ausverkauft
fairy-market-barred-new-book = eben gekauft, es bleibt
fairy-market-barred-starter = Startkarten kann man nicht tauschen
fairy-market-barred-dearer = teurer als das, was du hergeben könntest

## Eine Erkundung im Werden: was sie brächte

fairy-market-verdict-nothing-laid = **Noch liegt nichts:** Ein Buchstabe legt diese Karte.
fairy-market-verdict-no-cards = **Nur ein Vorschlag:** ✓ legt deine Karten so. Verschieben kannst du sie danach noch.
# $laid, $most: Karten    $points: was darauf fürs Hauptziel liegt
fairy-market-verdict-no-path =
    { $points ->
        [one] **Noch nicht:** Es fehlt ein Weg. { $laid } von { $most } Karten liegen, darauf { $points } Punkt.
       *[other] **Noch nicht:** Es fehlt ein Weg. { $laid } von { $most } Karten liegen, darauf { $points } Punkte.
    }
# $end: wie der Weg enden würde
fairy-market-verdict-worthless = **Erlaubt, aber ohne Punkte für das Hauptziel:** { $end }.
fairy-market-verdict-good =
    { $points ->
        [one] **Gut: { $points } Punkt,** { $end }.
       *[other] **Gut: { $points } Punkte,** { $end }.
    }
fairy-market-verdict-no-finds = nichts gefunden
fairy-market-verdict-exit = hinaus durch einen Ausgang
fairy-market-verdict-open = noch kein Ausgang
fairy-market-verdict-dead = in einer Sackgasse
# Eine ganze Erkundung in einer Zeile
fairy-market-summary =
    { $points ->
        [one] **{ $points } Punkt,** { $end }
       *[other] **{ $points } Punkte,** { $end }
    }
# Warum sich danach nichts mehr ändern lässt
fairy-market-final-timed = **Endgültig abgeben?** Die Sanduhr läuft: Danach lässt sich nichts mehr ändern.
fairy-market-final-last = **Endgültig abgeben?** Alle anderen sind fertig, also wird gleich gewertet.

## Was vorgeschlagen wird: auf Knöpfen, nach einem Haken

fairy-market-propose-layout = So legen
fairy-market-propose-again = Wie abgegeben
fairy-market-propose-dungeon =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# $number: eines Tores auf dem Bild
fairy-market-propose-gate = Durch Tor { $number }
fairy-market-propose-way = Weiter
fairy-market-piece = { $letter }

## Bauen und Zeichnen, Wort für Wort

fairy-market-lay-first = { $letter }
fairy-market-group-card = { $letter }
# $side: N, E, S oder W    $other: Buchstabe der Nachbarkarte    $shift: eine der Verschiebungen
fairy-market-lay =
    { $side ->
        [N] { $letter } über { $other }, { $shift }
        [E] { $letter } rechts von { $other }, { $shift }
        [S] { $letter } unter { $other }, { $shift }
       *[W] { $letter } links von { $other }, { $shift }
    }
fairy-market-lay-turned =
    { $side ->
        [N] { $letter } kopfüber über { $other }, { $shift }
        [E] { $letter } kopfüber rechts von { $other }, { $shift }
        [S] { $letter } kopfüber unter { $other }, { $shift }
       *[W] { $letter } kopfüber links von { $other }, { $shift }
    }
# $joins: wie viele Korridore sich treffen
fairy-market-joined =
    { $joins ->
        [one] an { $joins } Korridor verbunden
       *[other] an { $joins } Korridoren verbunden
    }
fairy-market-level = bündig
# $cells: wie weit
fairy-market-shift-up =
    { $cells ->
        [one] { $cells } Feld nach oben
       *[other] { $cells } Felder nach oben
    }
fairy-market-shift-down =
    { $cells ->
        [one] { $cells } Feld nach unten
       *[other] { $cells } Felder nach unten
    }
fairy-market-shift-left =
    { $cells ->
        [one] { $cells } Feld nach links
       *[other] { $cells } Felder nach links
    }
fairy-market-shift-right =
    { $cells ->
        [one] { $cells } Feld nach rechts
       *[other] { $cells } Felder nach rechts
    }
fairy-market-group-gates = Tore
# Bücher, die hier helfen, und andere Mittel zu zahlen
fairy-market-group-means = Mittel …
# $number: eines Tores auf dem Bild
fairy-market-enter = Tor { $number }
fairy-market-go =
    { $side ->
        [N] ↑
        [E] →
        [S] ↓
       *[W] ←
    }
# $door: Nummer einer Tür
fairy-market-door = Tür { $door }
fairy-market-overcome-monster = Das Monster besiegen
fairy-market-overcome-lock = Das Schloss öffnen
fairy-market-overcome-fall-pit = Die Grube überwinden
fairy-market-overcome-lava-pit = Die Lava überwinden
# $means: ein Plättchen oder der Titel eines Buchs
fairy-market-overcome-monster-with = Das Monster mit { $means } besiegen
fairy-market-overcome-lock-with = Das Schloss mit { $means } öffnen
fairy-market-overcome-fall-pit-with = Die Grube mit { $means } überwinden
fairy-market-overcome-lava-pit-with = Die Lava mit { $means } überwinden
fairy-market-pay-instead = Das lieber mit { $means } erledigen
fairy-market-a-token = einem Plättchen „{ $item }“
fairy-market-upstairs = Treppe hinauf
fairy-market-downstairs = Treppe hinab
# $cell: wo, wenn es mehrere Wege nach unten gibt
fairy-market-downstairs-at = Treppe hinab bei { $cell }
fairy-market-fall = Hineinfallen
fairy-market-fall-at = Hineinfallen bei { $cell }
# $portal: Feld des anderen Portals
fairy-market-travel = Portal nach { $portal }
# $aim: das Feld, an dem ein Sprung endet
fairy-market-spell-to = { $book } bis { $aim }
fairy-market-spell-door = { $book }, durch Tür { $door }
fairy-market-spell-wrap =
    { $side ->
        [N] { $book }, oben hinaus
        [E] { $book }, rechts hinaus
        [S] { $book }, unten hinaus
       *[W] { $book }, links hinaus
    }
fairy-market-spell-gift = { $book }: ein Plättchen „{ $item }“
fairy-market-leads = { $to }: { $finds }
# Ziele, und dieselben, wenn es dort nicht weitergeht; $cell: ein Feld wie b3, $thing: ein Hindernis
fairy-market-to-cell = bis { $cell }
fairy-market-to-cell-end = bis zur Sackgasse bei { $cell }
fairy-market-to-room = in den Raum bei { $cell }
fairy-market-to-room-end = in den Raum bei { $cell }, ohne Ausweg
fairy-market-to-monsters = in den Raum bei { $cell }, dessen Monster dich aufhalten
fairy-market-to-obstacle = bis { $cell } ({ $thing })
fairy-market-to-obstacle-end = bis { $cell } ({ $thing }, dort ist Schluss)
# $number: eines Tores auf dem Bild
fairy-market-to-exit = hinaus durch Tor { $number }

## Was nicht geht, und was stattdessen

# $word: was geschrieben wurde
fairy-market-not-a-card = „{ $word }“ sagt nicht, wohin eine Karte soll; schreib A für die erste, dann zum Beispiel B E A +1 oder C S A r.
fairy-market-not-a-step = „{ $word }“ ist kein Schritt; schreib N, E, S, W, eine Tür wie #2, ! bei einem Hindernis, D, U, O mit einem Portal oder @ mit einem Buch.
fairy-market-card-not-there = Eine Karte { $letter } hast du nicht mehr auf der Hand; sieh dort nach, welche Buchstaben du hast.
fairy-market-too-many-cards = Mehr als fünf Karten hat kein Dungeon; zeichne jetzt deinen Weg von einem der Tore aus.
fairy-market-neighbour-not-there = Karte { $letter } liegt noch nicht in deinem Dungeon; nenn eine, die dort liegt.
fairy-market-overlapping = Karte { $letter } würde dort eine andere überdecken; verschieb sie, oder nimm eine andere Seite.
fairy-market-unjoined = Karte { $letter } würde dort eine andere berühren, ohne dass ein Korridor sie verbindet; verschieb oder dreh sie, oder nimm eine andere Seite.
fairy-market-alone = Karte { $letter } würde dort keine andere berühren; sie muss mit einem Rand an einer anderen liegen.
fairy-market-no-cards-yet = Leg zuerst mindestens eine Karte; danach kann dein Weg beginnen.
# $gates: alle, die es gibt
fairy-market-no-such-gate = Am Rand deines Dungeons gibt es keinen offenen Korridor { $word }; anfangen kannst du hier: { $gates }.
# $step: was gewünscht war, $possible: alle möglichen Schritte
fairy-market-no-way = Mit { $step } geht es hier nicht weiter; möglich ist: { $possible }.
fairy-market-path-is-over = Dein Weg ist vor { $step } schon zu Ende; gib ihn so ab, oder nimm ein Stück davon zurück.
fairy-market-nothing-to-pay = Für { $step } gibt es hier nichts zu bezahlen; schreib es an ein Hindernis oder gleich hinter den Schritt in einen Raum mit Monstern oder durch ein Portal.
fairy-market-cannot-pay = Mit { $step } kannst du hier nicht bezahlen; das geht: { $possible }.
fairy-market-no-path-yet = Deinem Dungeon fehlt noch ein Weg: Fang an einem der Tore an.

## Die Geschichte

fairy-market-lot = Das Los entscheidet: { $seat } kauft in Runde 1 als Erstes ein.
# $goal: eines der Ziele von oben
fairy-market-round = Runde { $round } von { $rounds } beginnt. Das Hauptziel: { $goal }.
fairy-market-opens = Die Feen öffnen ihren Markt, und { $seat } steht ganz vorn in der Schlange.
fairy-market-passed = { $seat } ist mit dem Einkaufen fertig.
fairy-market-bought-token = { $seat } kauft ein Plättchen „{ $item }“.
fairy-market-bought-tokens = { $seat } kauft ein Plättchen „{ $item }“ und bekommt mit *{ $book }* eines mit „{ $other }“ geschenkt.
fairy-market-bought-book = { $seat } kauft das Zauberbuch *{ $book }*.
fairy-market-bought-book-unseen = { $seat } kauft ungesehen das oberste Zauberbuch: Es ist *{ $book }*.
fairy-market-gave-up = { $seat } gibt *{ $book }* ab.
fairy-market-bought-card = { $seat } kauft *{ $card }* für { $price } Münzen.
fairy-market-bought-card-unseen = { $seat } kauft ungesehen die oberste Karte vom { $row }-Münzen-Stapel, für { $price } Münzen.
fairy-market-you-bought-unseen = Du kaufst ungesehen eine Karte für { $price } Münzen: Es ist *{ $card }*.
fairy-market-looked = Mit *{ fairy-market-book-peek }* sieht sich { $seat } die erste Karte an und behält sie.
fairy-market-put-away = Mit *{ fairy-market-book-peek }* sieht sich { $seat } die erste Karte an und legt sie ab: *{ $card }*.
fairy-market-all-drew = Alle haben ihre Hand aufgefüllt.
# $cards: wie viele es jetzt sind
fairy-market-drew =
    { $cards ->
        [one] { $seat } hat jetzt { $cards } Karte auf der Hand.
       *[other] { $seat } hat jetzt { $cards } Karten auf der Hand.
    }
# $cards: ihre Namen
fairy-market-you-drew = Du hast jetzt auf der Hand: *{ $cards }*.
fairy-market-hourglass = Das Ziel hat eine Sanduhr: In dieser Runde gibt es einen Zeitbonus zu gewinnen.
fairy-market-done = { $seat } hat eine Erkundung abgegeben.
fairy-market-done-first = { $seat } ruft als Erstes „Fertig!“ und bekommt den Zeitbonus.
fairy-market-explored-exit = { $seat } findet hinaus. Entdeckt: { $finds }.
fairy-market-explored-dead-end = { $seat } landet in einer Sackgasse. Entdeckt: { $finds }.
fairy-market-explored-obstacle = { $seat } kommt an einem Hindernis nicht weiter. Entdeckt: { $finds }.
fairy-market-explored-monsters = { $seat } kommt an den Monstern eines Raums nicht vorbei. Entdeckt: { $finds }.
fairy-market-post-exit = { $seat } findet hinaus.
fairy-market-post-dead-end = { $seat } landet in einer Sackgasse.
fairy-market-post-obstacle = { $seat } scheitert an einem Hindernis.
fairy-market-post-monsters = { $seat } scheitert an den Monstern eines Raums.
fairy-market-stayed-home = { $seat } hat keine Karten mehr zum Bauen und bleibt zu Hause.
fairy-market-gift-gone = { $seat } hat *{ $book }* verbraucht; es kommt in die Schachtel.
fairy-market-side-goal = Das Nebenziel wird aufgedeckt: { $goal }.
fairy-market-scored =
    { $main ->
        [one] { $seat } bekommt { $main } Punkt für das Hauptziel und { $side } für das Nebenziel.
       *[other] { $seat } bekommt { $main } Punkte für das Hauptziel und { $side } für das Nebenziel.
    }
fairy-market-scored-time =
    { $main ->
        [one] { $seat } bekommt { $main } Punkt für das Hauptziel, { $side } für das Nebenziel und { $time } als Zeitbonus.
       *[other] { $seat } bekommt { $main } Punkte für das Hauptziel, { $side } für das Nebenziel und { $time } als Zeitbonus.
    }
fairy-market-next-goal = Das nächste Hauptziel: { $goal }.
fairy-market-exchanged = { $seat } legt *{ $given }* in die Schachtel und nimmt dafür *{ $card }* vom Markt.
fairy-market-exchanged-unseen = { $seat } legt *{ $given }* in die Schachtel und nimmt dafür die oberste Karte vom { $row }-Münzen-Stapel.
fairy-market-you-exchanged-unseen = Du legst *{ $given }* in die Schachtel und nimmst dafür die oberste Karte vom Stapel: Es ist *{ $card }*.
# $cards: ihre Namen
fairy-market-cut-away = { $seat } legt *{ $cards }* in die Schachtel.
fairy-market-recycled = { $seat } behält *{ $cards }* für die nächste Runde.
fairy-market-kept-for-coins = { $seat } zahlt für *{ $book }* { $price } Münzen und behält *{ $card }* für die nächste Runde.
fairy-market-new-market = Halbzeit: Die Feen räumen ihren Markt ab und legen neue Karten und Bücher aus.
# $winners: ihre Namen, $count: wie viele es sind
fairy-market-end =
    { $count ->
        [one] Der letzte Dungeon ist erkundet, und { $winners } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
       *[other] Der letzte Dungeon ist erkundet, und { $winners } teilen sich den Sieg mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
    }
# $sums: Namen, jeweils mit allen Nebenzielen
fairy-market-tie-broken = Gleichstand bei { $points } Punkten: Es entscheiden die Nebenziele, bevor sie halbiert werden: { $sums }.
fairy-market-tie-sum = { $seat } { $side }

## Karten zum Nachschlagen

fairy-market-face-starter = Alle haben von Anfang an eine davon.
fairy-market-face-cost = Sie kostet auf dem Feenmarkt { $price } Münzen.
fairy-market-face-things = Zu entdecken gibt es: { $things }.
# $line: die Zeilen der Karte von oben nach unten
fairy-market-face-line = Hauptebene, Zeile für Zeile: `{ $line }`
fairy-market-face-under = Untergrund, Zeile für Zeile: `{ $line }`
fairy-market-face-goal =
    { $copies ->
        [one] Davon gibt es eine Karte.
       *[other] Davon gibt es { $copies } Karten, { $hourglasses } davon mit Sanduhr.
    }
fairy-market-face-card-designed = Diese Karte haben wir selbst gezeichnet: Die Bilder unserer Anleitung sind verloren.
fairy-market-face-book-designed = Die Wirkung steht in der Anleitung, der Titel ist von uns.
fairy-market-face-goal-designed = Was es bringt, steht in der Anleitung; wie viele es davon gibt, auch mit Sanduhr, haben wir geschätzt.

## Der Tisch in Sätzen; wird auch vorgelesen, daher ohne Auszeichnungen

fairy-market-twin-round = Es läuft Runde { $round } von { $rounds }.
fairy-market-twin-goal = Hauptziel: { $goal }.
fairy-market-twin-next-goal = Das Hauptziel von Runde { $round }: { $goal }.
fairy-market-twin-scored-goal = Die letzten Dungeons wurden nach diesem Hauptziel gewertet: { $goal }.
fairy-market-twin-side-goal = Das letzte Nebenziel: { $goal }.
# $seats: Namen
fairy-market-twin-time = Der Zeitbonus dieser Runde geht an { $seats }.
fairy-market-twin-first = { $seat } kauft in dieser Runde als Erstes ein.
fairy-market-twin-first-you = Du kaufst in dieser Runde als Erstes ein.
fairy-market-twin-shopping = Noch beim Einkaufen: { $seats }.
fairy-market-twin-tokens = Feenplättchen auf dem Markt: { $tokens }.
# $stack: wie viele Karten im Stapel sind
fairy-market-twin-books = Zauberbücher für 2 Münzen: { $books }; im Stapel noch { $stack }.
fairy-market-twin-row = Für { $price } Münzen: { $cards }; im Stapel noch { $stack }.
fairy-market-twin-card = { $card } ({ $things })
fairy-market-twin-player =
    { $coins ->
        [one] { $seat } hat { $coins } Münze; Karten auf der Hand: { $hand }, im Deck: { $deck }, im Ablagestapel: { $discards }.
       *[other] { $seat } hat { $coins } Münzen; Karten auf der Hand: { $hand }, im Deck: { $deck }, im Ablagestapel: { $discards }.
    }
fairy-market-twin-player-you =
    { $coins ->
        [one] Du hast { $coins } Münze; Karten auf der Hand: { $hand }, im Deck: { $deck }, im Ablagestapel: { $discards }.
       *[other] Du hast { $coins } Münzen; Karten auf der Hand: { $hand }, im Deck: { $deck }, im Ablagestapel: { $discards }.
    }
fairy-market-twin-has-tokens = { $seat } hat diese Feenplättchen: { $tokens }.
fairy-market-twin-has-tokens-you = Du hast diese Feenplättchen: { $tokens }.
fairy-market-twin-has-books = { $seat } hat diese Zauberbücher: { $books }.
fairy-market-twin-has-books-you = Du hast diese Zauberbücher: { $books }.
fairy-market-twin-used-book = { $book } (benutzt)
fairy-market-twin-done = { $seat } hat die Erkundung abgegeben.
fairy-market-twin-done-you = Du hast deine Erkundung abgegeben.
# $cell: wo die linke obere Ecke einer Karte liegt
fairy-market-twin-dungeon = Die Karten: { $cards }.
fairy-market-twin-laid = { $card } bei { $cell }
fairy-market-twin-laid-turned = { $card } kopfüber bei { $cell }
fairy-market-twin-path = Der Weg: { $path }.
fairy-market-twin-score = Runde { $round }, { $seat }: Hauptziel { $main }, Nebenziel { $side }, Zeitbonus { $time }, kein Ausgang.
fairy-market-twin-score-exit = Runde { $round }, { $seat }: Hauptziel { $main }, Nebenziel { $side }, Zeitbonus { $time }, durch einen Ausgang hinaus.
fairy-market-twin-total = Punkte von { $seat } bisher: { $total }, mit den halben Nebenzielen; Ausgänge und Münzen kommen am Ende dazu.
fairy-market-twin-total-you = Deine Punkte bisher: { $total }, mit den halben Nebenzielen; Ausgänge und Münzen kommen am Ende dazu.
fairy-market-twin-final = { $seat } am Ende: Hauptziele { $main }, halbe Nebenziele { $side }, Zeit { $time }, Ausgänge { $exits }, Münzen { $coins }, zusammen { $total }.
fairy-market-twin-hand = { $letter } auf deiner Hand ist { $card }: { $things }.
fairy-market-twin-deck = In deinem Deck, in unbekannter Reihenfolge: { $cards }.
fairy-market-twin-discards = In deinem Ablagestapel: { $cards }.
fairy-market-twin-kept = Für deine nächste Hand zurückgelegt: { $cards }.
fairy-market-twin-expedition = Deine abgegebene Erkundung entdeckt: { $finds }.

## Die Regeln in eigenen Worten, Thema für Thema

fairy-market-topic-goal = Ziel und Ablauf
fairy-market-rules-goal =
    In **sechs Runden** baut ihr aus bis zu fünf Karten je einen Dungeon, zeichnet einen Weg hindurch und bekommt Punkte für das, was die Ziele der Runde verlangen. **Wer die meisten Punkte hat, gewinnt.**

    Zu Beginn habt ihr neun einfache Karten und 6 Münzen. So läuft jede Runde:
    1. **Hauptziel:** Es liegt von Anfang an aus.
    2. **Feenmarkt:** Kauft Plättchen, Zauberbücher und bessere Karten.
    3. **Hand:** Gekaufte und behaltene Karten zählen mit; zieht vom Deck auf fünf nach. Ist es leer, wird der Ablagestapel gemischt.
    4. **Erkundung:** Ihr baut und zeichnet alle gleichzeitig. Niemand sieht den Dungeon der anderen, bevor alle fertig sind.
    5. **Belohnung:** Nehmt die gefundenen Münzen und wertet das Hauptziel. Erst dann wird das **Nebenziel** aufgedeckt und ebenfalls gewertet.
    6. **Verbessern:** Das nächste Hauptziel wird aufgedeckt, ihr nutzt eure Verbesserungen, und alles andere kommt auf den Ablagestapel.

    Nach Runde 3 werden alle offenen Karten und Bücher des Markts ersetzt. Runde 6 endet mit der Belohnung.

fairy-market-topic-goals = Die zwölf Ziele
fairy-market-rules-goals =
    Jede Runde hat zwei Ziele. Das **Hauptziel** zählt ganz; das **Nebenziel** wird erst aufgedeckt, wenn alle fertig sind, und zählt am Spielende halb. Beide zählen, was dein Weg entdeckt hat, benutzt oder nicht:

    - { fairy-market-goal-coin }
    - { fairy-market-goal-barrel }
    - { fairy-market-goal-sword }
    - { fairy-market-goal-stairs }
    - { fairy-market-goal-scroll }
    - { fairy-market-goal-room }
    - { fairy-market-goal-key }
    - { fairy-market-goal-portal }
    - { fairy-market-goal-rope }
    - { fairy-market-goal-monster }
    - { fairy-market-goal-lock }
    - { fairy-market-goal-pit }

    Ein Monster zählt, wenn es besiegt ist, ein Schloss, wenn es offen ist, eine Grube, wenn du sie überwunden hast, hineingefallen oder in einem Raum um sie herumgegangen bist. Ein Raum zählt, sobald alle Monster darin besiegt sind. Ein Hindernis, das dich aufhält, zählt nicht.

fairy-market-topic-market = Der Feenmarkt
fairy-market-rules-market =
    Reihum **kauft ihr je eine Sache oder passt**; wer passt, ist für diese Runde fertig. Das geht so lange, bis alle gepasst haben. In Runde 1 entscheidet das Los, wer anfängt, später fängt an, wer die **wenigsten Münzen** hat, bei Gleichstand, wer in der Runde davor die wenigsten Punkte geholt hat.

    - **Feenplättchen** kosten 1 Münze: Schwert, Seil, Schlüssel oder Schriftrolle, je fünf. Ein Plättchen wirkt wie der Gegenstand, aber nur in dieser Runde. Was übrig bleibt, geht zurück. Für ein Ziel zählt ein Plättchen nie; was du damit überwindest, schon.
    - **Zauberbücher** kosten 2 Münzen und liegen offen vor dir.
    - **Dungeonkarten** kosten 3, 4, 5 oder 6 Münzen und kommen gleich auf die Hand. Später wandern sie über den Ablagestapel in dein Deck.

    Von jeder Sorte liegen zwei Karten offen und werden sofort ersetzt. Zum gleichen Preis bekommst du auch **die oberste vom Stapel**, ungesehen. Eine so gekaufte Dungeonkarte ist dein Geheimnis, bis du sie benutzt.

    Münzen, die du nicht ausgibst, behältst du.

    Schon bevor du dran bist, kannst du einen **Einkaufszettel** schreiben: In jedem Zug wird das Erste darauf gekauft, was du noch bekommen kannst. Wer gepasst hat, zieht und erkundet **sofort**, während die anderen weiter einkaufen; nur beim Wettlauf um den Zeitbonus und mit *{ fairy-market-book-peek }* wird gewartet.

fairy-market-topic-books = Zauberbücher
fairy-market-rules-books =
    Du darfst **zwei Zauberbücher** haben. Kaufst du ein drittes, gibst du eines der beiden älteren ab. Jedes kannst du **einmal pro Runde** benutzen, auch schon in der Runde, in der du es kaufst; du musst aber nie. *{ fairy-market-book-gift }* wirkt einmal im Spiel.

    Auf dem Markt: *{ fairy-market-book-discount }*, *{ fairy-market-book-twin-token }*.
    Beim Ziehen: *{ fairy-market-book-peek }*.
    Im Dungeon: *{ fairy-market-book-climb }*, *{ fairy-market-book-barrel-jump }*, *{ fairy-market-book-free-portal }*, *{ fairy-market-book-pick-lock }*, *{ fairy-market-book-cross }*, *{ fairy-market-book-hunt }*, *{ fairy-market-book-slay }*, *{ fairy-market-book-bridge }*, *{ fairy-market-book-wrap-vertical }*, *{ fairy-market-book-wrap-horizontal }*, *{ fairy-market-book-gift }*.
    Nach der Runde: *{ fairy-market-book-prune }*, *{ fairy-market-book-keep }*, *{ fairy-market-book-swap }*.

    Das Thema *Alle 17 Zauberbücher* sagt kurz, was sie bewirken, `/karte` ausführlich. In einem Weg schreibst du ein Buch mit @, zum Beispiel `@hunt(b2)`. Wohin du auch springst, du kommst dort wie üblich an: Ein Korridor muss unbenutzt sein, und Monster müssen besiegt werden. Von einem Hindernis, das du nicht überwunden hast, kannst du nicht wegspringen.

fairy-market-topic-every-book = Alle 17 Zauberbücher
fairy-market-rules-every-book =
    Auf dem Markt und beim Ziehen:
    - *{ fairy-market-book-discount }*: { fairy-market-book-discount-short }
    - *{ fairy-market-book-twin-token }*: { fairy-market-book-twin-token-short }
    - *{ fairy-market-book-peek }*: { fairy-market-book-peek-short }
    Im Dungeon:
    - *{ fairy-market-book-climb }*: { fairy-market-book-climb-short }
    - *{ fairy-market-book-barrel-jump }*: { fairy-market-book-barrel-jump-short }
    - *{ fairy-market-book-free-portal }*: { fairy-market-book-free-portal-short }
    - *{ fairy-market-book-pick-lock }*: { fairy-market-book-pick-lock-short }
    - *{ fairy-market-book-cross }*: { fairy-market-book-cross-short }
    - *{ fairy-market-book-hunt }*: { fairy-market-book-hunt-short }
    - *{ fairy-market-book-slay }*: { fairy-market-book-slay-short }
    - *{ fairy-market-book-bridge }*: { fairy-market-book-bridge-short }
    - *{ fairy-market-book-wrap-vertical }*: { fairy-market-book-wrap-vertical-short }
    - *{ fairy-market-book-wrap-horizontal }*: { fairy-market-book-wrap-horizontal-short }
    - *{ fairy-market-book-gift }*: { fairy-market-book-gift-short }
    Am Ende der Runde:
    - *{ fairy-market-book-prune }*: { fairy-market-book-prune-short }
    - *{ fairy-market-book-keep }*: { fairy-market-book-keep-short }
    - *{ fairy-market-book-swap }*: { fairy-market-book-swap-short }

fairy-market-topic-building = Den Dungeon bauen
fairy-market-rules-building =
    Leg bis zu fünf Handkarten aneinander, **aufrecht oder kopfüber**, nie quer. Sie dürfen um ganze Felder versetzt liegen, aber sich nicht überdecken. Karten, die sich berühren, **müssen an einem Korridor verbunden sein**: Mindestens eine Öffnung der einen trifft eine Öffnung der anderen. Eine Öffnung, die auf Fels oder eine Wand trifft, ist einfach eine Sackgasse.

    Deine Handkarten haben Buchstaben. Wähl aus der Liste, oder schreib:
    - `A` fängt mit Karte A an,
    - `B E A` legt B rechts neben A (N darüber, E rechts, S darunter, W links),
    - `B E A +1` versetzt sie um ein Feld nach unten, `-2` um zwei nach oben; darüber und darunter heißt das rechts und links,
    - ein `r` am Ende dreht eine Karte kopfüber: `C S A r`.

    Mehrere auf einmal: `A; B E A +1; C S A r`.

    Bis alle fertig sind, darfst du alles ändern; nur in Sanduhr-Runden kann eine Erkundung schon beim Abgeben endgültig sein.

fairy-market-topic-path = Den Weg zeichnen
fairy-market-rules-path =
    Dein Weg ist **eine Linie**. Er beginnt an einem offenen Korridor am Rand, und du entdeckst alles, woran er vorbeikommt. **Jedes Korridorfeld kannst du nur einmal benutzen**, auch eine Kreuzung. Auf verschiedenen Ebenen darf der Weg über und unter sich selbst verlaufen.

    Er endet an einem **Ausgang**, einem anderen offenen Korridor am Rand, der für das Spielende abgehakt wird, oder in einer **Sackgasse**. Was du gefunden hast, gehört dir in jedem Fall. Du darfst überall aufhören; ohne Ausgang ist das eine Sackgasse.

    Felder heißen nach Spalte (Buchstabe) und Zeile (Zahl), im Untergrund mit Apostroph. Ein Weg liest sich so: `c3E: W W N ! E #2 D Oa4`
    - `c3E` ist das Tor, an dem er beginnt,
    - `N` `E` `S` `W` gehen nach oben, rechts, unten und links,
    - `!` überwindet das Hindernis, an dem du stehst; `!token` (Plättchen) oder `!book` (Buch) sagt, womit,
    - `#2` verlässt einen Raum durch die zweite Tür, im Uhrzeigersinn von oben links,
    - `D` und `U` gehen hinab und hinauf; führt ein Raum an mehreren Stellen hinab, nenn das Feld: `Db2`,
    - `O` mit einem Feld reist zum Portal dort.

    Wählst du Schritt für Schritt, läuft der Weg von selbst bis zur nächsten Entscheidung weiter.

fairy-market-topic-rooms = Räume
fairy-market-rules-rooms =
    In einem Raum entdeckst du **alles auf einmal**, und du darfst wiederkommen. Jede Tür und jede Treppe darin kannst du nur einmal benutzen; in der Tür umzukehren geht also nicht. Jede Linie durch einen Raum führt von einer Tür zu einer anderen, und **Linien dürfen sich nicht kreuzen**. Linien, die drinnen beginnen oder enden, an Treppe, Grube oder Portal, kreuzen nie eine andere.

    Betrittst du einen Raum mit **Monstern**, musst du alle besiegen, und zwar mit mitgebrachten Schwertern; Schwerter, die im Raum liegen, kommen zu spät. Reicht es nicht für alle, endet dein Weg dort: Die besiegten Monster zählen, sonst nichts im Raum.

    Um eine **Fallgrube** in einem Raum darfst du herumgehen. Als entdeckt zählt sie trotzdem.

    Endet dein Weg in einem Raum ohne Monster, zählt alles darin. Ein Raum zählt einmal, egal wie oft du ihn betrittst.

fairy-market-topic-underground = Untergrund
fairy-market-rules-underground =
    Unter der Hauptebene liegt der **Untergrund** mit Gängen, die ihre Karte nie verlassen.

    - **Treppen** führen hinab und hinauf. Du darfst an ihnen vorbeigehen. Du entdeckst sie von oben oder von unten.
    - Eine **Fallgrube** führt nur hinab. In einem Korridor musst du sie mit einem Seil überwinden oder hineinfallen; beides zählt, nur davor stehen zu bleiben nicht. Hinauf hilft dir kein Seil.
    - Eine **Lavagrube** führt nirgendwohin: Ohne Seil ist sie eine Sackgasse.

    Zurück auf die Hauptebene kommst du über Treppen, durch ein Portal oder mit einem Zauberbuch.

fairy-market-topic-discoveries = Gegenstände, Hindernisse, Portale
fairy-market-rules-discoveries =
    Gefundene **Gegenstände** kannst du in dieser Runde je einmal benutzen, und für Ziele zählen sie so oder so:
    - ein Schwert besiegt ein Monster,
    - ein Schlüssel öffnet ein Schloss,
    - ein Seil führt über eine Fall- oder Lavagrube,
    - eine Schriftrolle bringt dich von einem Portal zu einem anderen.
    Münzen behältst du, Fässer zählen nur für Ziele.

    Ein **Hindernis** in einem Korridor hält dich auf: Überwinde es mit einem vorher gefundenen Gegenstand, einem Feenplättchen oder einem Zauberbuch, sonst endet dein Weg dort, und das Hindernis zählt nicht. Benutzt wird zuerst Gefundenes, dann Plättchen, dann das Buch. Willst du es anders, wähl es aus der Liste oder schreib `!token` (Plättchen), `!book` (Buch) oder `!found` (Gefundenes): am Hindernis oder gleich hinter dem Schritt in einen Raum mit Monstern oder durch ein Portal.

    Ein **Portal** zählt, sobald du es erreichst. Mit einer Schriftrolle reist du zu einem beliebigen anderen unbenutzten Portal; danach sind beide verbraucht. In einem Korridor, den du schon benutzt hast, kannst du nicht ankommen, in einem schon besuchten Raum durchaus.

fairy-market-topic-time-bonus = Der Zeitbonus
fairy-market-rules-time-bonus =
    Zeigt das **Hauptziel eine Sanduhr**, gibt es in dieser Runde 2 Punkte extra zu gewinnen. Auf einem Nebenziel bedeutet die Sanduhr nichts. Euer Tisch spielt das auf eine von drei Arten:

    - **Eigene Zeit** (wenn ihr nichts anderes wählt): Du öffnest deine Hand, wann es dir passt, und von da an läuft deine Uhr, bis du abgibst. Die kürzeste Zeit bekommt den Bonus, bei Gleichstand beide. Computerspieler brauchen immer vier Minuten. In so einer Runde ist jede Erkundung endgültig.
    - **Wettlauf:** Wer als Erstes abgibt, bekommt den Bonus, und diese Erkundung ist endgültig. Die anderen spielen normal weiter. Computerspieler brauchen keine Zeit, darum lassen sie euch den Vortritt.
    - **Aus:** Es gibt keinen Bonus.

    Die Anleitung erlaubt auch, die Erkundung auf **vier Minuten** zu begrenzen. Spielt ihr alle gleichzeitig, dann stellt für euren Tisch eine Uhr von 1 bis 15 Minuten.

fairy-market-topic-upgrades = Verbesserungen
fairy-market-rules-upgrades =
    Zwei Entdeckungen verbessern dein Deck. Du nutzt sie nach der Wertung, wenn das nächste Hauptziel schon ausliegt; du musst aber nie:

    - **Recycling:** Für jedes gefundene behältst du eine Karte deines Dungeons für die nächste Hand.
    - **Schere:** Für jede gefundene legst du eine Karte deines Dungeons in die Schachtel, damit deine besseren Karten schneller wiederkommen. Es darf auch die Karte mit der Schere sein.

    Wenn dir das nächste Ziel egal ist, darfst du das schon entscheiden, sobald du deine Erkundung abgegeben hast.

    Jede Karte kannst du nur einmal wählen. Behaltene, gekaufte und getauschte Karten zählen zu deinen fünf; hast du mehr, ziehst du nichts und baust mit fünf davon.

fairy-market-topic-end = Ende des Spiels
fairy-market-rules-end =
    Nach der Belohnung von **Runde 6** rechnen alle zusammen:

    - alle Punkte für **Hauptziele**,
    - die **Hälfte** aller Punkte für Nebenziele, abgerundet,
    - die **Zeitboni**,
    - **Ausgänge:** 2 Punkte, wenn du in den meisten Runden durch einen Ausgang hinausgekommen bist, 1 Punkt für die zweitmeisten; bei Gleichstand bekommen alle gleich viel, ganz ohne Ausgang nichts,
    - **Münzen:** 1 Punkt für je 3 übrige Münzen.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die Nebenziele, bevor sie halbiert werden; sind auch die gleich, teilt ihr euch den Sieg.

fairy-market-topic-symbols = Symbole
fairy-market-rules-symbols =
    Das siehst du auf den Bildern:
    - **Auf Karten:** Helle Korridore und graue Räume sind die Hauptebene, ockerfarbene Gänge der Untergrund. Darauf liegen :coin: Münze, :barrel: Fass, :sword: Schwert, :rope: Seil, :key: Schlüssel und :scroll: Schriftrolle (:monster: roter Kopf: Monster · :lock: Vorhängeschloss: Schloss · :fall-pit: schwarzes Loch: Fallgrube · :lava-pit: glühendes Loch: Lavagrube · :portal: blaue Scheibe: Portal · :stairs: Stufen: Treppe · :recycling: grüne Pfeile: Recycling · :scissors: Schere). Die Zahl mit Münze ist der Preis; Buchstaben benennen deine Handkarten.
    - **Ziele:** was sie zählen, wie viele Punkte es dafür gibt, und vielleicht :hourglass: eine Sanduhr: Es gibt einen Zeitbonus.
    - **Auf dem Markt und bei euch:** Gegenstand mit Flügeln: Feenplättchen, und wie viele · :cards: Karten: auf der Hand · :deck: Kartenstapel: noch im Stapel · :book: blaues Buch: übrige Zauberbücher · blasses Buch: benutzt · :tick: Haken: hat abgegeben · :spark: Funke: neu.
    - **Auf den Wertungstafeln:** ein Kästchen je Runde, groß das Hauptziel, klein das Nebenziel; :hourglass: Sanduhr: Zeitbonus · :exit: grüne Tür: durch einen Ausgang hinaus · :crown: Krone: Sieg.
    - **Im Dungeon:** Buchstaben und Zahlen am Rand benennen die Felder. Dreiecke sind Tore. Die weiße Linie mit Pfeilen ist der Weg, im Untergrund blassgelb, blaue Punkte sind Sprünge. Grüne Ringe: entdeckt. Blaue Ecken: So weit ist dein Weg; die Zahlen in Kreisen sind die Möglichkeiten. :cross: Rotes Kreuz: Hier endet er.

fairy-market-topic-designed = Was von uns ist
fairy-market-rules-designed =
    Unsere Anleitung kam **ohne ihre Bilder**. Alle Regeln und Preise sind aus der Anleitung, ebenso die Punkte der zwölf Ziele und die Wirkung der 17 Zauberbücher. Was nur die Bilder zeigten, haben wir uns ausgedacht:

    - was auf den 81 Dungeonkarten zu sehen ist, und dass es zu jedem der vier Preise 18 gibt,
    - wie viele Ziele es von jeder Art gibt, und welche eine Sanduhr haben,
    - dass der Zeitbonus in jeder Runde 2 Punkte bringt,
    - die Titel der Zauberbücher und des Spiels.

    Es passt zu den Regeln und Beispielen, aber das gedruckte Spiel sieht anders aus. `/karte` sagt es bei jeder Karte dazu.
