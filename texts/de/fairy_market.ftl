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
fairy-market-blurb = Kauf bei den Feen ein, bau aus fünf Karten einen Dungeon, und finde den einen Weg, der an allem vorbeiführt, was du brauchst!

fairy-market-setting-time-bonus = Zeitbonus
fairy-market-setting-time-bonus-race = Wettlauf
fairy-market-setting-time-bonus-own-time = Eigene Zeit
fairy-market-setting-time-bonus-off = Aus
fairy-market-setting-time-bonus-line = In Sanduhr-Runden gibt es 2 Punkte: wer zuerst fertig ist, wer am kürzesten braucht, oder niemand.
fairy-market-setting-hint = Tipps
fairy-market-setting-hint-off = Aus
fairy-market-setting-hint-on = An
fairy-market-setting-hint-line = Alle dürfen nach dem besten Weg durch ihren Dungeon fragen, nur nicht in Sanduhr-Runden.

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
fairy-market-book-barrel-jump-rule = Einmal pro Runde springt dein Weg von einem entdeckten Fass, bei dem er gerade ist, zu irgendeinem anderen Fass.
fairy-market-book-free-portal = Sesam, öffne dich
fairy-market-book-free-portal-short = Benutze ein Portal ohne Schriftrolle
fairy-market-book-free-portal-rule = Einmal pro Runde reist du durch ein Portal, ohne eine Schriftrolle zu brauchen.
fairy-market-book-pick-lock = Der Dietrich
fairy-market-book-pick-lock-short = Öffne ein Schloss ohne Schlüssel
fairy-market-book-pick-lock-rule = Einmal pro Runde öffnest du ein Schloss ohne Schlüssel; es zählt als geöffnet.
fairy-market-book-cross = Gekreuzte Pfade
fairy-market-book-cross-short = Kreuze in einem Raum einmal den eigenen Weg
fairy-market-book-cross-rule = Einmal pro Runde darf dein Weg sich in einem Raum selbst kreuzen. Korridore und ihre Kreuzungen bleiben nur einmal benutzbar.
fairy-market-book-hunt = Die Spürnase
fairy-market-book-hunt-short = Spring von irgendwo zu einem Monster
fairy-market-book-hunt-rule = Einmal pro Runde springt dein Weg von irgendwo zu einem noch unbesiegten Monster. Besiegen musst du es auf die übliche Weise.
fairy-market-book-slay = Die stille Klinge
fairy-market-book-slay-short = Besiege ein Monster ohne Schwert
fairy-market-book-slay-rule = Einmal pro Runde besiegst du ein Monster ohne Schwert; es zählt als besiegt.
fairy-market-book-bridge = Luftbrücke
fairy-market-book-bridge-short = Überwinde eine Grube ohne Seil
fairy-market-book-bridge-rule = Einmal pro Runde kommst du ohne Seil über eine Fall- oder Lavagrube, ohne hineinzufallen; sie zählt als Grube.
fairy-market-book-prune = Weniger ist mehr
fairy-market-book-prune-short = Leg nach der Runde eine Karte deines Dungeons in die Schachtel
fairy-market-book-prune-rule = Beim Aufräumen darfst du eine Karte deines Dungeons für immer in die Schachtel legen.
fairy-market-book-peek = Das dritte Auge
fairy-market-book-peek-short = Leg die erste gezogene Karte ab, wenn du magst
fairy-market-book-peek-rule = Füllst du deine Hand auf, dann sieh dir die erste Karte an und behalte sie oder leg sie ab. Danach ziehst du weiter auf fünf.
fairy-market-book-keep = Gleich noch einmal
fairy-market-book-keep-short = Behalte für 2 Münzen eine Karte deines Dungeons
fairy-market-book-keep-rule = Beim Aufräumen darfst du 2 Münzen zahlen und dafür eine Karte deines Dungeons für die nächste Hand behalten.
fairy-market-book-swap = Guter Tausch
fairy-market-book-swap-short = Tausch beim neuen Hauptziel eine gekaufte Karte gegen eine vom Markt
fairy-market-book-swap-rule = Liegt das neue Hauptziel aus, darfst du eine gekaufte Karte deines Dungeons in die Schachtel legen und dir für die nächste Hand eine vom Markt nehmen, die nicht mehr kostet, offen oder ungesehen.
fairy-market-book-twin-token = Zwei zum Preis von einem
fairy-market-book-twin-token-short = Zu einem Feenplättchen gibt es eines anderer Art geschenkt
fairy-market-book-twin-token-rule = Kaufst du ein Feenplättchen, nimmst du dir einmal pro Runde eines anderer Art dazu, solange es eines gibt.
fairy-market-book-wrap-vertical = Obenrum und untenrum
fairy-market-book-wrap-vertical-short = Vom oberen zum unteren Rand oder umgekehrt
fairy-market-book-wrap-vertical-rule = Einmal pro Runde verlässt dein Weg den Dungeon am oberen oder unteren Rand und kommt genau gegenüber wieder herein.
fairy-market-book-wrap-horizontal = Hintenherum
fairy-market-book-wrap-horizontal-short = Vom linken zum rechten Rand oder umgekehrt
fairy-market-book-wrap-horizontal-rule = Einmal pro Runde verlässt dein Weg den Dungeon am linken oder rechten Rand und kommt genau gegenüber wieder herein.
fairy-market-book-gift = Das Geschenk der Feen
fairy-market-book-gift-short = Einmal im Spiel: beim Erkunden irgendein Feenplättchen
fairy-market-book-gift-rule = Einmal im Spiel legst du beim Erkunden dieses Buch in die Schachtel und nimmst dir für diese Runde irgendein Feenplättchen, auch wenn der Markt keines mehr hat.

## Fragen und Möglichkeiten: höchstens 80 Zeichen

fairy-market-buy = Was kaufst du? Wer passt, ist für diese Runde mit dem Einkaufen fertig.
fairy-market-group-pass = Schluss
fairy-market-pass = Für diese Runde passen
fairy-market-group-tokens = Feenplättchen
fairy-market-buy-token = Plättchen „{ $item }“ ({ $price } Münze)
fairy-market-buy-tokens = Plättchen „{ $item }“ und geschenkt „{ $other }“ ({ $price } Münze)
fairy-market-group-books = Zauberbücher
fairy-market-buy-book = { $book } ({ $price } Münzen)
fairy-market-buy-book-unseen = Das oberste Zauberbuch, ungesehen ({ $price } Münzen)
# $price: in dieser Reihe
fairy-market-group-cards = Karten für { $price } Münzen
fairy-market-buy-card = { $card } ({ $price } Münzen)
fairy-market-buy-card-cheaper = { $card } mit Rabatt ({ $price } Münzen)
# $row: der aufgedruckte Preis
fairy-market-buy-card-unseen = Oberste vom { $row }-Münzen-Stapel, ungesehen ({ $price } Münzen)
fairy-market-buy-card-unseen-cheaper = Oberste vom { $row }-Münzen-Stapel, ungesehen, mit Rabatt ({ $price } Münzen)
fairy-market-give-up-book = Du darfst nur zwei Zauberbücher haben: Welches der beiden älteren gibst du ab?
fairy-market-first-look = Deine erste Karte ist { $card }: { $things }. Behältst du sie?
fairy-market-keep-first = Behalten
fairy-market-discard-first = Ablegen
fairy-market-explore = Bau deinen Dungeon, und zeichne deinen Weg hindurch.
fairy-market-change = Bis alle fertig sind, darfst du Dungeon und Weg noch ändern.
fairy-market-open-hand = In dieser Runde zählt deine eigene Zeit. Sie läuft, sobald du deine Hand öffnest, bis du deine Erkundung abgibst; fang an, wann es dir passt.
fairy-market-open = Meine Hand öffnen
fairy-market-how-long = Wie viele Sekunden hast du vom ersten Blick auf die Hand bis zum Schluss gebraucht?
fairy-market-exchange = Ein neues Hauptziel: Tauschst du eine Karte deines Dungeons gegen eine vom Markt?
fairy-market-group-nothing = Nichts
fairy-market-exchange-nothing = Kein Tausch
fairy-market-group-exchange = { $card } abgeben
fairy-market-exchange-for = { $card } statt { $given }
fairy-market-exchange-for-unseen = Oberste vom { $row }-Münzen-Stapel, ungesehen, statt { $given }
# $most: wie viele Karten
fairy-market-cut =
    { $most ->
        [one] Welche Karte deines Dungeons legst du für immer in die Schachtel, falls überhaupt?
       *[other] Welche Karten deines Dungeons, höchstens { $most }, legst du für immer in die Schachtel?
    }
fairy-market-recycle =
    { $most ->
        [one] Welche Karte deines Dungeons behältst du für die nächste Hand, falls überhaupt?
       *[other] Welche Karten deines Dungeons, höchstens { $most }, behältst du für die nächste Hand?
    }
fairy-market-keep-for-coins =
    { $most ->
        [one] Zahlst du 2 Münzen, um eine Karte deines Dungeons für die nächste Hand zu behalten?
       *[other] Zahlst du je 2 Münzen, um bis zu { $most } Karten deines Dungeons für die nächste Hand zu behalten?
    }

## Bauen und Zeichnen, Wort für Wort

fairy-market-lay-first = Mit { $letter } anfangen ({ $card })
fairy-market-group-card = { $letter } ({ $card })
# $side: N, E, S oder W    $other: Buchstabe der Nachbarkarte    $shift: eine der Verschiebungen    $joins: wie viele Korridore sich treffen
fairy-market-lay =
    { $side ->
        [N] { $letter } über { $other }, { $shift }, { $joins }× verbunden
        [E] { $letter } rechts von { $other }, { $shift }, { $joins }× verbunden
        [S] { $letter } unter { $other }, { $shift }, { $joins }× verbunden
       *[W] { $letter } links von { $other }, { $shift }, { $joins }× verbunden
    }
fairy-market-lay-turned =
    { $side ->
        [N] { $letter } kopfüber über { $other }, { $shift }, { $joins }× verbunden
        [E] { $letter } kopfüber rechts von { $other }, { $shift }, { $joins }× verbunden
        [S] { $letter } kopfüber unter { $other }, { $shift }, { $joins }× verbunden
       *[W] { $letter } kopfüber links von { $other }, { $shift }, { $joins }× verbunden
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
fairy-market-group-gates = Weg zeichnen
# $gate: ein Tor wie c3E
fairy-market-enter = Bei { $gate } hinein, { $to }
fairy-market-go =
    { $side ->
        [N] ↑ Nach oben, { $to }
        [E] → Nach rechts, { $to }
        [S] ↓ Nach unten, { $to }
       *[W] ← Nach links, { $to }
    }
# $door: Nummer einer Tür
fairy-market-door = Durch Tür { $door }, { $to }
fairy-market-overcome-monster = Das Monster besiegen
fairy-market-overcome-monster-on = Das Monster besiegen, dann { $to }
fairy-market-overcome-lock = Das Schloss öffnen
fairy-market-overcome-lock-on = Das Schloss öffnen, dann { $to }
fairy-market-overcome-fall-pit = Die Grube überwinden
fairy-market-overcome-fall-pit-on = Die Grube überwinden, dann { $to }
fairy-market-overcome-lava-pit = Die Lava überwinden
fairy-market-overcome-lava-pit-on = Die Lava überwinden, dann { $to }
fairy-market-upstairs = Die Treppe hinauf, { $to }
fairy-market-downstairs = Die Treppe hinab, { $to }
fairy-market-fall = In die Grube fallen, { $to }
# $portal: Feld des anderen Portals
fairy-market-travel = Durchs Portal { $to }
fairy-market-travel-on = Durchs Portal bis { $portal }, dann { $to }
fairy-market-spell = { $book }, { $to }
# $aim: das Feld, an dem ein Sprung endet
fairy-market-spell-on = { $book } bis { $aim }, dann { $to }
fairy-market-spell-door = { $book }, durch Tür { $door }, { $to }
fairy-market-spell-wrap =
    { $side ->
        [N] { $book }, oben hinaus, { $to }
        [E] { $book }, rechts hinaus, { $to }
        [S] { $book }, unten hinaus, { $to }
       *[W] { $book }, links hinaus, { $to }
    }
fairy-market-spell-gift = { $book }: ein Plättchen „{ $item }“
# Ziele, und dieselben, wenn es dort nicht weitergeht; $cell: ein Feld wie b3, $thing: ein Hindernis
fairy-market-to-cell = bis { $cell }
fairy-market-to-cell-end = bis zur Sackgasse bei { $cell }
fairy-market-to-room = in den Raum bei { $cell }
fairy-market-to-room-end = in den Raum bei { $cell }, ohne Ausweg
fairy-market-to-monsters = in den Raum bei { $cell }, dessen Monster dich aufhalten
fairy-market-to-obstacle = bis { $cell } ({ $thing })
fairy-market-to-obstacle-end = bis { $cell } ({ $thing }, kein Weiterkommen)
fairy-market-to-exit = hinaus bei { $gate }

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
fairy-market-no-such-gate = Am Rand deines Dungeons gibt es keinen offenen Korridor { $word }; es gibt: { $gates }.
# $step: was gewünscht war, $possible: alle möglichen Schritte
fairy-market-no-way = Mit { $step } geht dein Weg hier nicht weiter; möglich ist: { $possible }.
fairy-market-path-is-over = Dein Weg ist vor { $step } schon zu Ende; gib ihn so ab, oder nimm ein Stück davon zurück.
fairy-market-no-path-yet = Dein Dungeon braucht einen Weg, der wenigstens durch eines der Tore hineinführt.

## Die Geschichte

fairy-market-lot = Das Los entscheidet: { $seat } darf in Runde 1 als Erstes einkaufen.
# $goal: eines der Ziele von oben
fairy-market-round = Runde { $round } von { $rounds } beginnt. Das Hauptziel: { $goal }.
fairy-market-opens = Die Feen öffnen ihren Markt, und { $seat } steht ganz vorn in der Schlange.
fairy-market-passed = { $seat } ist mit dem Einkaufen fertig.
fairy-market-bought-token = { $seat } kauft ein Plättchen „{ $item }“.
fairy-market-bought-tokens = { $seat } kauft ein Plättchen „{ $item }“ und bekommt mit *{ $book }* eines mit „{ $other }“ geschenkt.
fairy-market-bought-book = { $seat } kauft das Zauberbuch *{ $book }*.
fairy-market-bought-book-unseen = { $seat } kauft ungesehen ein Zauberbuch, und es ist *{ $book }*.
fairy-market-gave-up = { $seat } gibt *{ $book }* ab.
fairy-market-bought-card = { $seat } kauft *{ $card }* für { $price } Münzen.
fairy-market-bought-card-unseen = { $seat } zahlt { $price } Münzen ungesehen für die oberste Karte vom { $row }-Münzen-Stapel.
fairy-market-you-bought-unseen = Du zahlst { $price } Münzen für eine Karte vom Stapel, und es ist *{ $card }*.
fairy-market-looked = Mit *{ fairy-market-book-peek }* sieht sich { $seat } die erste Karte an und behält sie.
fairy-market-put-away = Mit *{ fairy-market-book-peek }* sieht sich { $seat } die erste Karte an, *{ $card }*, und legt sie ab.
fairy-market-all-drew = Alle haben ihre Hand aufgefüllt.
# $cards: wie viele es jetzt sind
fairy-market-drew =
    { $cards ->
        [one] { $seat } hat jetzt { $cards } Karte auf der Hand.
       *[other] { $seat } hat jetzt { $cards } Karten auf der Hand.
    }
# $cards: ihre Namen
fairy-market-you-drew = Du hast jetzt auf der Hand: *{ $cards }*.
fairy-market-hourglass = Die Sanduhr läuft: Es gibt einen Zeitbonus zu gewinnen.
fairy-market-done = { $seat } ist fertig.
fairy-market-done-first = { $seat } ruft als Erstes „Fertig!“ und bekommt den Zeitbonus.
fairy-market-explored-exit = { $seat } verlässt den Dungeon durch den Ausgang { $exit }. Entdeckt: { $finds }.
fairy-market-explored-dead-end = { $seat } landet in einer Sackgasse. Entdeckt: { $finds }.
fairy-market-explored-obstacle = { $seat } kommt an einem Hindernis nicht weiter. Entdeckt: { $finds }.
fairy-market-explored-monsters = { $seat } kommt an den Monstern eines Raums nicht vorbei. Entdeckt: { $finds }.
fairy-market-stayed-home = { $seat } hat keine Karten mehr zum Bauen und bleibt zu Hause.
fairy-market-gift-gone = *{ $book }* hat für { $seat } seinen Dienst getan und kommt in die Schachtel.
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
fairy-market-next-goal = Das nächste Hauptziel liegt aus: { $goal }.
fairy-market-exchanged = { $seat } legt *{ $given }* in die Schachtel und nimmt dafür *{ $card }* vom Markt.
fairy-market-exchanged-unseen = { $seat } legt *{ $given }* in die Schachtel und nimmt dafür die oberste Karte vom { $row }-Münzen-Stapel.
fairy-market-you-exchanged-unseen = Du legst *{ $given }* in die Schachtel und nimmst dafür *{ $card }* vom Stapel.
# $cards: ihre Namen
fairy-market-cut-away = { $seat } legt in die Schachtel: *{ $cards }*.
fairy-market-recycled = { $seat } behält für die nächste Runde: *{ $cards }*.
fairy-market-kept-for-coins = Mit *{ $book }* zahlt { $seat } { $price } Münzen und behält *{ $card }* für die nächste Runde.
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

## Karten zum Nachschlagen

fairy-market-face-starter = Alle haben zu Beginn eine davon.
fairy-market-face-cost = Sie kostet auf dem Feenmarkt { $price } Münzen.
fairy-market-face-things = Zu entdecken gibt es: { $things }.
# $line: die Zeilen der Karte von oben nach unten
fairy-market-face-line = Hauptebene, Zeile für Zeile: `{ $line }`
fairy-market-face-under = Untergrund, Zeile für Zeile: `{ $line }`
fairy-market-face-goal =
    { $copies ->
        [one] Davon gibt es eine Karte.
       *[other] Davon gibt es { $copies } Karten, mit Sanduhr { $hourglasses }.
    }

## Der Tisch in Sätzen; wird auch vorgelesen, daher ohne Auszeichnungen

fairy-market-twin-round = Es läuft Runde { $round } von { $rounds }.
fairy-market-twin-goal = Das Hauptziel: { $goal }.
fairy-market-twin-scored-goal = Die letzten Dungeons wurden nach diesem Hauptziel gewertet: { $goal }.
fairy-market-twin-side-goal = Das letzte Nebenziel: { $goal }.
# $seats: Namen
fairy-market-twin-time = Der Zeitbonus der Runde ging an { $seats }.
fairy-market-twin-first = { $seat } kauft in dieser Runde als Erstes ein.
fairy-market-twin-shopping = Noch beim Einkaufen: { $seats }.
fairy-market-twin-tokens = Feenplättchen zu kaufen: { $tokens }.
# $stack: wie viele Karten im Stapel sind
fairy-market-twin-books = Zauberbücher für 2 Münzen: { $books }; im Stapel noch { $stack }.
fairy-market-twin-row = Für { $price } Münzen: { $cards }; im Stapel noch { $stack }.
fairy-market-twin-card = { $card } ({ $things })
fairy-market-twin-player =
    { $coins ->
        [one] { $seat } hat { $coins } Münze; Karten auf der Hand: { $hand }, im Deck: { $deck }, im Ablagestapel: { $discards }.
       *[other] { $seat } hat { $coins } Münzen; Karten auf der Hand: { $hand }, im Deck: { $deck }, im Ablagestapel: { $discards }.
    }
fairy-market-twin-has-tokens = Feenplättchen von { $seat }: { $tokens }.
fairy-market-twin-has-books = Zauberbücher von { $seat }: { $books }.
fairy-market-twin-used-book = { $book } (benutzt)
fairy-market-twin-done = { $seat } ist fertig mit der Erkundung.
# $cell: wo die linke obere Ecke einer Karte liegt
fairy-market-twin-dungeon = Die Karten: { $cards }.
fairy-market-twin-laid = { $card } bei { $cell }
fairy-market-twin-laid-turned = { $card } kopfüber bei { $cell }
fairy-market-twin-path = Der Weg: { $path }.
fairy-market-twin-score = Runde { $round }, { $seat }: Hauptziel { $main }, Nebenziel { $side }, Zeitbonus { $time }, kein Ausgang.
fairy-market-twin-score-exit = Runde { $round }, { $seat }: Hauptziel { $main }, Nebenziel { $side }, Zeitbonus { $time }, durch einen Ausgang hinaus.
fairy-market-twin-final = { $seat } am Ende: Hauptziele { $main }, halbe Nebenziele { $side }, Zeit { $time }, Ausgänge { $exits }, Münzen { $coins }, zusammen { $total }.
fairy-market-twin-hand = { $letter } auf deiner Hand ist { $card }: { $things }.
fairy-market-twin-deck = In deinem Deck, in unbekannter Reihenfolge: { $cards }.
fairy-market-twin-discards = In deinem Ablagestapel: { $cards }.
fairy-market-twin-kept = Für deine nächste Hand zurückgelegt: { $cards }.
fairy-market-twin-expedition = Deine abgegebene Erkundung bringt: { $finds }.

## Die Regeln in eigenen Worten, Thema für Thema

fairy-market-topic-goal = Ziel und Ablauf
fairy-market-rules-goal =
    In **sechs Runden** baut ihr aus bis zu fünf Karten je einen Dungeon, zeichnet einen Weg hindurch und bekommt Punkte für das, was die Ziele der Runde verlangen. **Wer die meisten Punkte hat, gewinnt.**

    Zu Beginn habt ihr neun einfache Karten und 6 Münzen. So läuft jede Runde:
    1. **Hauptziel:** Es liegt von Anfang an aus.
    2. **Feenmarkt:** Kauft Plättchen, Zauberbücher und bessere Karten.
    3. **Hand:** Gekaufte und behaltene Karten zählen mit; zieht vom Deck auf fünf nach. Ist es leer, wird der Ablagestapel gemischt.
    4. **Erkundung:** Baut und zeichnet alle gleichzeitig. Niemand sieht etwas von den anderen, bevor alle fertig sind.
    5. **Belohnung:** Nehmt die gefundenen Münzen und wertet das Hauptziel. Erst dann wird das **Nebenziel** aufgedeckt und auch gewertet.
    6. **Verbessern:** Das nächste Hauptziel kommt, Verbesserungen werden genutzt, alles andere wird abgelegt.

    Nach Runde 3 werden alle offenen Karten und Bücher des Markts ersetzt. Runde 6 endet mit der Belohnung.

fairy-market-topic-market = Der Feenmarkt
fairy-market-rules-market =
    Reihum **kauft ihr je eine Sache oder passt**; wer passt, ist für diese Runde fertig. Das geht so lange, bis alle gepasst haben. In Runde 1 entscheidet das Los, wer anfängt, später fängt an, wer die **wenigsten Münzen** hat, dann die wenigsten Punkte in der Runde davor.

    - **Feenplättchen** kosten 1 Münze: Schwert, Seil, Schlüssel oder Schriftrolle, je fünf. Eines wirkt wie der Gegenstand, nur in dieser Runde. Was übrig bleibt, geht zurück. Ein Plättchen zählt nie für ein Ziel; was du damit überwindest, schon.
    - **Zauberbücher** kosten 2 Münzen und liegen offen vor dir.
    - **Dungeonkarten** kosten 3, 4, 5 oder 6 Münzen und kommen gleich auf die Hand. Später wandern sie über den Ablagestapel in dein Deck.

    Von jeder Sorte liegen zwei Karten offen und werden sofort ersetzt. Zum gleichen Preis gibt es auch **die oberste vom Stapel**, ungesehen. Eine so gekaufte Dungeonkarte ist dein Geheimnis, bis du sie benutzt.

    Münzen, die du nicht ausgibst, behältst du.

fairy-market-topic-books = Zauberbücher
fairy-market-rules-books =
    Du darfst **zwei Zauberbücher** haben. Kaufst du ein drittes, geht eines der beiden älteren weg. Jedes wirkt **einmal pro Runde**, auch schon in der Runde des Kaufs, und nie musst du es benutzen. *{ fairy-market-book-gift }* wirkt einmal im Spiel.

    Auf dem Markt: *{ fairy-market-book-discount }*, *{ fairy-market-book-twin-token }*.
    Beim Ziehen: *{ fairy-market-book-peek }*.
    Im Dungeon: *{ fairy-market-book-climb }*, *{ fairy-market-book-barrel-jump }*, *{ fairy-market-book-free-portal }*, *{ fairy-market-book-pick-lock }*, *{ fairy-market-book-cross }*, *{ fairy-market-book-hunt }*, *{ fairy-market-book-slay }*, *{ fairy-market-book-bridge }*, *{ fairy-market-book-wrap-vertical }*, *{ fairy-market-book-wrap-horizontal }*, *{ fairy-market-book-gift }*.
    Nach der Runde: *{ fairy-market-book-prune }*, *{ fairy-market-book-keep }*, *{ fairy-market-book-swap }*.

    `/karte` sagt, was jedes bewirkt. In einem Weg schreibst du ein Buch mit @, zum Beispiel `@hunt(b2)`. Wer irgendwohin springt, kommt dort wie üblich an: Ein Korridor muss unbenutzt sein, und Monster müssen besiegt werden. Von einem Hindernis, das nicht überwunden ist, springt niemand weg.

fairy-market-topic-building = Den Dungeon bauen
fairy-market-rules-building =
    Leg bis zu fünf Handkarten aneinander, **aufrecht oder kopfüber**, nie quer. Sie dürfen um ganze Felder versetzt liegen, aber sich nicht überdecken. Karten, die sich berühren, **müssen an einem Korridor verbunden sein**: Mindestens eine Öffnung der einen trifft eine Öffnung der anderen. Eine Öffnung, die auf Fels oder eine Wand trifft, ist einfach eine Sackgasse.

    Deine Handkarten haben Buchstaben. Wähl aus der Liste, oder schreib:
    - `A` fängt mit Karte A an,
    - `B E A` legt B rechts neben A (N darüber, E rechts, S darunter, W links),
    - `B E A +1` versetzt sie um ein Feld nach unten, `-2` um zwei nach oben; darüber und darunter heißt das rechts und links,
    - ein `r` am Ende dreht eine Karte kopfüber: `C S A r`.

    Mehrere auf einmal: `A; B E A +1; C S A r`.

    Bis alle fertig sind, darfst du alles ändern, außer du warst in einer Sanduhr-Runde zuerst fertig.

fairy-market-topic-path = Den Weg zeichnen
fairy-market-rules-path =
    Dein Weg ist **eine Linie**. Er beginnt an einem offenen Korridor am Rand, und alles, woran er vorbeikommt, ist entdeckt. **Jedes Korridorfeld kannst du nur einmal benutzen**, auch eine Kreuzung. Auf verschiedenen Ebenen darf der Weg über und unter sich selbst verlaufen.

    Er endet an einem **Ausgang**, einem anderen offenen Korridor am Rand, der für das Spielende abgehakt wird, oder in einer **Sackgasse**. Was du gefunden hast, bleibt in jedem Fall deins. Du darfst überall aufhören; ohne Ausgang ist das eine Sackgasse.

    Felder heißen nach Spalte (Buchstabe) und Zeile (Zahl), im Untergrund mit Apostroph. Ein Weg liest sich so: `c3E: W W N ! E #2 D Oa4`
    - `c3E` ist das Tor, an dem er beginnt,
    - `N` `E` `S` `W` gehen nach oben, rechts, unten und links,
    - `!` überwindet das Hindernis, an dem du stehst,
    - `#2` verlässt einen Raum durch die zweite Tür, im Uhrzeigersinn von oben links,
    - `D` und `U` gehen hinab und hinauf,
    - `O` mit einem Feld reist zum Portal dort.

    Wählst du Schritt für Schritt, läuft der Weg von selbst bis zur nächsten Entscheidung weiter.

fairy-market-topic-rooms = Räume
fairy-market-rules-rooms =
    In einem Raum entdeckst du **alles auf einmal**, und du darfst wiederkommen. Jede Tür und jede Treppe darin kannst du nur einmal benutzen; in der Tür umzukehren geht also nicht. Jede Linie durch einen Raum führt von einer Tür zu einer anderen, und **Linien dürfen sich nicht kreuzen**. Linien, die drinnen beginnen oder enden, an Treppe, Grube oder Portal, kreuzen nie eine andere.

    Betrittst du einen Raum mit **Monstern**, müssen alle besiegt werden, und zwar mit mitgebrachten Schwertern: Schwerter, die im Raum liegen, kommen zu spät. Reicht es nicht für alle, zählen die besiegten trotzdem, aber dein Weg endet dort, und nichts anderes im Raum zählt.

    Um eine **Fallgrube** in einem Raum darfst du herumgehen. Als entdeckt zählt sie trotzdem.

    Endet dein Weg in einem Raum ohne Monster, zählt alles darin. Ein Raum zählt einmal, egal wie oft du ihn betrittst.

fairy-market-topic-underground = Untergrund
fairy-market-rules-underground =
    Unter der Hauptebene liegt der **Untergrund** mit Gängen, die ihre Karte nie verlassen.

    - **Treppen** führen hinab und hinauf. Du darfst an ihnen vorbeigehen. Entdeckt sind sie, sobald du sie von oben oder von unten erreichst.
    - Eine **Fallgrube** führt nur hinab. In einem Korridor musst du sie mit einem Seil überwinden oder hineinfallen; beides zählt, nur davor stehen zu bleiben nicht. Kein Seil führt wieder hinauf.
    - Eine **Lavagrube** führt nirgendwohin: Ohne Seil ist sie eine Sackgasse.

    Zurück auf die Hauptebene kommst du über Treppen, durch ein Portal oder mit einem Zauberbuch.

fairy-market-topic-discoveries = Gegenstände, Hindernisse, Portale
fairy-market-rules-discoveries =
    Gefundene **Gegenstände** kannst du in dieser Runde je einmal benutzen, und für Ziele zählen sie so oder so:
    - ein Schwert besiegt ein Monster,
    - ein Schlüssel öffnet ein Schloss,
    - ein Seil führt über eine Fall- oder Lavagrube,
    - eine Schriftrolle bringt dich von einem Portal zu einem anderen.
    Münzen behältst du, Fässer sind nur für Ziele da.

    Ein **Hindernis** in einem Korridor hält dich auf: Überwinde es mit einem vorher gefundenen Gegenstand, einem Feenplättchen oder einem Zauberbuch, sonst endet dein Weg dort, und das Hindernis zählt nicht. Womit bezahlt wird, ergibt sich von selbst, Gefundenes zuerst; weil nichts die Runde überdauert, ist es einerlei.

    Alle **Portale** zählen, sobald du sie erreichst. Mit einer Schriftrolle reist du zu irgendeinem anderen unbenutzten Portal; beide sind dann verbraucht. Eines in einem schon benutzten Korridor erreichst du nicht mehr, eines in einem schon besuchten Raum durchaus.

fairy-market-topic-time-bonus = Der Zeitbonus
fairy-market-rules-time-bonus =
    Zeigt das **Hauptziel eine Sanduhr**, gibt es in dieser Runde 2 Punkte extra. Auf einem Nebenziel bedeutet die Sanduhr nichts. Der Tisch hat sich für eine von drei Arten entschieden:

    - **Wettlauf:** Wer als Erstes abgibt, bekommt den Bonus. Diese Erkundung gilt endgültig; alle anderen spielen normal weiter und dürfen noch ändern, bis alle fertig sind. Computerspieler brauchen keine Zeit, darum lassen sie euch den Vortritt.
    - **Eigene Zeit:** Ihr öffnet eure Hand, wann es euch passt; von da bis zum Abgeben läuft eure Zeit, und die kürzeste gewinnt; bei gleichen Zeiten gewinnen beide. Die von Computerspielern wird nicht gemessen. Alle Erkundungen gelten in so einer Runde endgültig.
    - **Aus:** Es gibt keinen Bonus.

fairy-market-topic-upgrades = Verbesserungen
fairy-market-rules-upgrades =
    Zwei Entdeckungen verbessern dein Deck. Du nutzt sie nach der Wertung, wenn das nächste Hauptziel schon ausliegt, und musst das nie:

    - **Recycling:** Für jedes gefundene behältst du eine Karte deines Dungeons für die nächste Hand.
    - **Schere:** Für jede gefundene legst du eine Karte deines Dungeons in die Schachtel, damit deine besseren Karten schneller wiederkommen. Es darf auch die Karte mit der Schere sein.

    Jede Karte kannst du nur einmal wählen. Behaltene, gekaufte und getauschte Karten zählen zu deinen fünf; sind es mehr, ziehst du nichts und suchst dir fünf davon aus.

fairy-market-topic-end = Ende des Spiels
fairy-market-rules-end =
    Nach der Belohnung von **Runde 6** rechnen alle zusammen:

    - alle Punkte für **Hauptziele**,
    - die **Hälfte** aller Punkte für Nebenziele, abgerundet,
    - die **Zeitboni**,
    - **Ausgänge:** 2 Punkte für die meisten Runden, in denen du durch einen Ausgang hinauskamst, 1 Punkt für die zweitmeisten; bei Gleichstand bekommen alle gleich viel, für gar keinen niemand etwas,
    - **Münzen:** 1 Punkt für je 3 übrige Münzen.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die höhere Summe der Nebenziele, nicht halbiert; danach teilt ihr euch den Sieg.
