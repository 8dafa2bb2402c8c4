# Dungeon Lords: wozu eine Frage gestellt wird, was eine Antwort kostet und bringt, und was gerade nicht geht
#
# Notizen und Gründe haben Platz für 100 Zeichen. $stock: was man dann hat, etwa „1 Gold und 5 Nahrung“

## Wozu eine Frage gestellt wird

dungeon-lords-ask-give-up-why = Diese beiden ruhen eine Runde lang, dann kommen sie zurück.
dungeon-lords-ask-orders-why = Jeder Diener nimmt das erste freie Feld: erst alle ersten Karten, dann die zweiten und dritten.
dungeon-lords-ask-neighbour-why = Sein Diener nimmt nur ein Feld weg. Wähle, wo das andere mehr stört als dich.
dungeon-lords-ask-trade-why = Dein Diener ist angekommen; zahlen musst du deshalb nicht.
dungeon-lords-ask-spy-why = Je netter du bist, desto schwächer die Helden. Wer eine Karte kennt, plant ihre Schlacht besser.
dungeon-lords-ask-dig-why = In Tunneln ist Gold und Platz für Kammern. Je zwei Plättchen: 1 Gold Steuer.
dungeon-lords-ask-mine-why = Jeder Kobold holt 1 Gold aus einem eigenen Tunnel. Wer übrig ist, kann in Kammern arbeiten.
dungeon-lords-ask-return-trap-why = Behalte, was den Helden vor deinem Tor wehtut.
dungeon-lords-ask-hire-why = Monster kämpfen im Herbst und sind je 1 Punkt wert. Am Zahltag kosten sie noch einmal dasselbe.
dungeon-lords-ask-build-why = Eine Kammer, die nicht erobert wird, ist 2 Punkte wert, und außerdem nützlich.
dungeon-lords-ask-produce-why = Kobolde und Trolle ohne Aufgabe können jetzt arbeiten; nächste Runde sind alle wieder frisch.
dungeon-lords-ask-take-back-why = Du kannst ihn nächste Runde wieder geben; die anderen beiden müssen ruhen.
dungeon-lords-ask-taxes-why = Jedes fehlende Gold ist ein Siegel und kostet am Ende 3 Punkte.
dungeon-lords-ask-wages-why = Wer bezahlt wird, bleibt. Wer gehen muss, redet über dich.
dungeon-lords-ask-pay-day-why =
    { $n ->
        [one] Ohne Lohn geht es und redet über dich: 1 Bosheit.
       *[other] Wen du nicht bezahlst, der geht und redet über dich: je 1 Bosheit.
    }
dungeon-lords-ask-witch-hunt-why = Ein Monster kämpft und ist 1 Punkt wert; Bosheit lockt stärkere Helden an.
dungeon-lords-ask-strike-why = Ein Monster, das liegt, kämpft dieses Jahr nicht mehr.
dungeon-lords-ask-recall-why = Eine Falle kann ein Plättchen retten, und das ist mehr wert als 1 Gold.
dungeon-lords-ask-licence-why = Bosheit lockt stärkere Helden an, und ab 10 den Paladin.
dungeon-lords-ask-turn-order-why = Der Reihe nach weiß am meisten, wer zuletzt plant.
dungeon-lords-ask-tile-why = Dort wird die nächste Schlacht geschlagen. Was erobert wird, ist für immer verloren.
dungeon-lords-ask-trap-why = Sie wirkt vor deinen Monstern. Diebe verhindern Schaden, vom ersten Helden an.
dungeon-lords-ask-monsters-why = Die Helden sollen fallen. Die meisten Monster kämpfen nur einmal im Jahr.
dungeon-lords-ask-ghosts-why = Geister treffen, wer hinter dem ersten Helden geht. Jeder kämpft einmal im Jahr.
dungeon-lords-ask-release-why = Gefangene sind Punkte: Lass den billigsten gehen.
dungeon-lords-ask-first-trap-why = Was Diebe bei der ersten Falle verhindern, fehlt ihnen bei der zweiten.
dungeon-lords-ask-dart-why = Wer fällt, kommt in dein Gefängnis und ist 2 Punkte wert.
dungeon-lords-ask-attack-why = Die Helden sollen fallen. Danach kommen Heilung, Erschöpfung und Eroberung.
dungeon-lords-ask-again-why = Wer fällt, kommt in dein Gefängnis und ist 2 Punkte wert.
dungeon-lords-ask-peace-why = Zurückgezogene Monster können in einer späteren Runde kämpfen.
dungeon-lords-ask-bargain-why = Ein zurückgezogenes Monster kann in einer späteren Runde kämpfen.
dungeon-lords-ask-lose-trap-why = Behalte, was den Helden vor deinem Tor wehtut.
dungeon-lords-ask-fear-why = Es kämpft jetzt nicht, kann es aber in einer späteren Runde.
dungeon-lords-ask-sheep-why = Ein Schaf trifft den ersten Helden für 1 und fällt um: Nimm das, was du am wenigsten vermisst.
dungeon-lords-ask-gate-why = Es ist für immer fort, und sein Punkt auch.
dungeon-lords-ahead-order-why = Bis es so weit ist, kannst du es ändern.
dungeon-lords-ahead-dig-why = Je zwei Plättchen kosten 1 Gold Steuer.
dungeon-lords-ahead-production-why = Kobolde und Trolle ohne Aufgabe können in deinen Kammern arbeiten, Runde für Runde.
dungeon-lords-ahead-take-back-why = Du kannst ihn nächste Runde wieder geben; die anderen beiden müssen ruhen.
dungeon-lords-ahead-taxes-why = Ein Siegel kostet am Ende 3 Punkte. Gold zählt nur für den Titel der Reichtümer.
dungeon-lords-ahead-wages-why = Wer bezahlt wird, bleibt. Wer gehen muss, redet über dich: 1 Bosheit.
dungeon-lords-ahead-witch-hunt-why = Ein Monster kämpft und ist 1 Punkt wert; Bosheit lockt stärkere Helden an.
dungeon-lords-ahead-strike-why = Ein Monster, das liegt, kämpft dieses Jahr nicht mehr.
dungeon-lords-ahead-recall-why = Eine Falle kann ein Plättchen retten, und das ist mehr wert als 1 Gold.
dungeon-lords-ahead-licence-why = Bosheit lockt stärkere Helden an, und ab 10 den Paladin.
dungeon-lords-ahead-spare-why = Zauber nehmen dir Fallen weg, und im zweiten Jahr jeder Einkauf.
dungeon-lords-ahead-battle-why = Die Helden sollen fallen, bevor sie das Plättchen erobern.
dungeon-lords-ahead-spell-why = Sie zaubern nur, wenn ihre Zauberer dann noch genug Magie haben.

## Befehlskarten

dungeon-lords-food-note = I: 2 Nahrung für 1 Gold · II: 3 für 1 Bosheit · III: 3 und 1 Gold für 2
dungeon-lords-reputation-note = Bosheit −1 mit Blick (I), −2 (II), −2 mit Blick für 1 Gold (III)
dungeon-lords-dig-note = I: bis zu 2 Tunnel · II: 3 · III: 4 mit Bauleiter
dungeon-lords-mine-note = I: bis zu 2 Gold · II: 3 · III: 4 mit Bauleiter
dungeon-lords-imps-note = I: 1 Kobold für 1 Nahrung · II: 2 für 2 · III: 2 für 1 und 1 Gold
dungeon-lords-traps-note = I: 1 Falle für 1 Gold · II: 1 umsonst · III: 2 für 2 Gold
dungeon-lords-hire-note = Ein Monster; III wählt zuerst (1 Nahrung mehr)
dungeon-lords-build-note = Eine Kammer; erst III, dann II (je 1 Gold), dann I
dungeon-lords-prospect-no-square = kein Platz mehr zum Graben
dungeon-lords-prospect-imps =
    { $imps ->
        [0] kein Kobold ist frei
        [one] ein Kobold ist frei
       *[other] { $imps } Kobolde sind frei
    }
dungeon-lords-prospect-tunnels = Kobolde: { $imps }, Tunnel: { $tunnels }
dungeon-lords-prospect-hire =
    { $n ->
        [0] niemand davon bezahlbar
       *[other] bezahlbar: { $kinds }
    }
dungeon-lords-prospect-build =
    { $n ->
        [0] nichts davon passt
       *[other] passt: { $rooms }
    }
dungeon-lords-prospect-spaces =
    { $n ->
        [0] nichts bezahlbar
       *[other] bezahlbar: { $spaces }
    }
dungeon-lords-barred-order = erst nächste Runde wieder
# $space: wo er steht, $rest: die Felder, die übrig sind, $n: wie viele das sind
dungeon-lords-note-neighbour =
    { $n ->
        [0] Er nimmt { $space }, das letzte Feld dort.
       *[other] Er nimmt { $space }. Für euch alle bleibt: { $rest }.
    }
dungeon-lords-note-neighbour-own =
    { $n ->
        [0] Er nimmt { $space }, das letzte Feld, und auch du gibst diesen Befehl!
       *[other] Auch du gibst diesen Befehl! Er nimmt { $space }; übrig: { $rest }.
    }
dungeon-lords-note-take-back = Nächste Runde fehlen dir { $orders }.
dungeon-lords-note-back-first = Dein erster Befehl: Den kannst du immer zurücknehmen.
dungeon-lords-note-back-later = Zurück kommt er nur, wenn sein Diener nichts ausführt.
dungeon-lords-barred-take-back = ausgeführt, und nicht dein erster Befehl

## Befehle ausführen

dungeon-lords-note-then = Dann hast du { $stock }.
# $why: what is missing for it
dungeon-lords-note-short = Bisher nicht möglich: { $why }.
dungeon-lords-note-decline = Kostet und bringt nichts; du darfst die Karte diese Runde zurücknehmen.
dungeon-lords-note-unless-paladin = Nicht, wenn die Bosheit ihn zu dir bringt, egal auf welchem Feld.
dungeon-lords-note-take-any = Egal auf welchem Feld, wenn du es bezahlen kannst.
dungeon-lords-note-if-there = Nur auf Feld { $space }: Dann hast du { $stock }.
dungeon-lords-outlook-paladin = der Paladin kommt sofort!
dungeon-lords-outlook-hero = bisher käme { $hero } zu dir
dungeon-lords-outlook-extra-trap = du ziehst eine mehr, eine geht zurück
dungeon-lords-note-no-spying = Nur der bessere Ruf.
dungeon-lords-note-card = Für Kampfrunde { $round }; noch hat sie niemand gesehen.
# $n: wie viele sie angesehen haben
dungeon-lords-note-card-seen =
    { $n ->
        [one] Für Kampfrunde { $round }; ein anderer Lord kennt sie.
       *[other] Für Kampfrunde { $round }; { $n } andere Lords kennen sie.
    }
dungeon-lords-note-card-known-fast = Die kennst du: { $spell }, schneller Zauber, Erschöpfung { $fatigue }.
dungeon-lords-note-card-known-slow = Die kennst du: { $spell }, langsamer Zauber, Erschöpfung { $fatigue }.
dungeon-lords-note-mine-all = So weit Kobolde und Tunnel reichen.
dungeon-lords-note-mine =
    { $imps ->
        [0] Dann { $gold } Gold, kein Kobold mehr frei.
        [one] Dann { $gold } Gold, ein Kobold frei.
       *[other] Dann { $gold } Gold, { $imps } Kobolde frei.
    }
dungeon-lords-barred-lack = dir fehlt { $lack }
dungeon-lords-barred-evil = so viel Bosheit hat auf der Skala keinen Platz
dungeon-lords-barred-no-trap = du hast keine Falle dafür
dungeon-lords-barred-no-monster = du hast kein Monster dafür
dungeon-lords-barred-block = zwei mal zwei Felder dürfen nie voll sein
dungeon-lords-barred-hire = { $kind } ({ $cost })
dungeon-lords-barred-site = { $zone } ist kein Tunnel, der nicht an eine Kammer grenzt
dungeon-lords-zone-any = nirgends

## Produktion und Ereignisse

dungeon-lords-note-idle =
    { $n ->
        [0] Niemand mehr da, der arbeiten könnte.
        [one] Ein Arbeiter bleibt ohne Aufgabe.
       *[other] { $n } Arbeiter bleiben ohne Aufgabe.
    }
dungeon-lords-note-all-rooms = { $rooms }.
dungeon-lords-outlook-workers =
    { $n ->
        [0] kein Arbeiter übrig
        [one] ein Arbeiter übrig
       *[other] { $n } Arbeiter übrig
    }
dungeon-lords-note-free-rooms = Jede Runde, so weit die Arbeiter reichen; bezahlt wird nichts.
dungeon-lords-note-no-more-rooms = Nicht genannte Kammern ruhen, und du wirst nicht gefragt.
dungeon-lords-barred-used = diese Runde schon in Betrieb
dungeon-lords-barred-workers = mindestens { $need } Arbeiter, du hast { $free }
dungeon-lords-barred-pile = im Stapel ist keine Falle mehr
dungeon-lords-note-tax =
    { $seals ->
        [0] Alles bezahlt, { $gold } Gold übrig.
        [one] Ein Siegel: −{ $points } Punkte, { $gold } Gold übrig.
       *[other] { $seals } Siegel: −{ $points } Punkte, { $gold } Gold übrig.
    }
dungeon-lords-note-tax-all = Für deine { $tiles } Plättchen bisher { $due } Gold; du hast { $gold }.
dungeon-lords-note-tax-most =
    { $seals ->
        [0] Reicht für die Plättchen, die du bisher hast.
        [one] Mindestens ein Siegel: 3 Punkte weniger.
       *[other] Mindestens { $seals } Siegel, je 3 Punkte weniger.
    }
dungeon-lords-outlook-licence =
    { $paladin ->
        [near] Dann { $stock }: Der Paladin kommt!
       *[far] Dann { $stock }.
    }
dungeon-lords-note-everybody =
    { $n ->
        [0] Du hast noch niemanden zu bezahlen.
       *[other] Bisher { $cost }; wen du nicht bezahlen kannst, der geht.
    }
dungeon-lords-note-lie-down = Es bleibt bei dir, kämpft aber dieses Jahr nicht mehr.
dungeon-lords-outlook-monster-lost = 1 Punkt weniger

## Schlachten planen

dungeon-lords-note-together = Niemand weiß, was die anderen planen.
dungeon-lords-note-in-turn = Wer später plant, sieht Plättchen und Monster der anderen.
dungeon-lords-note-tunnel = Eine Falle und ein Monster. Wird er erobert: { $points } Punkte weniger.
dungeon-lords-note-tile =
    { $gold ->
        [0] { $room }: { $traps } Fallen ohne Aufpreis, ein Monster. Wird sie erobert: { $points } Punkte weniger.
       *[other] { $room }: { $monsters } Monster, Fallen kosten { $gold } Gold. Wird sie erobert: { $points } Punkte weniger.
    }
dungeon-lords-note-no-trap = Du sparst deine Fallen für später.
dungeon-lords-barred-trap =
    { $gold ->
        [0] du kannst den Preis nicht zahlen
       *[other] du kannst den Preis und { $gold } Gold für die Kammer nicht zahlen
    }
dungeon-lords-barred-down = bewusstlos, bis die Kämpfe dieses Jahres vorbei sind
dungeon-lords-note-release =
    { $points ->
        [2] Das sind am Ende 2 Punkte weniger.
       *[other] Das sind am Ende { $points } Punkte weniger!
    }

## Schlachten

dungeon-lords-outlook-falls =
    { $n ->
        [one] { $heroes } fällt
       *[other] { $heroes } fallen
    }
dungeon-lords-outlook-left = { $hero } hat noch { $left }
dungeon-lords-outlook-hurts = verletzt { $n }, niemand fällt
dungeon-lords-outlook-nobody = verletzt niemanden
dungeon-lords-outlook-prevented = wird ganz verhindert
dungeon-lords-outlook-sting = Stich verhindert
dungeon-lords-outlook-held = das Plättchen ist diese Runde sicher
# $outcome: was aus dem Helden wird
dungeon-lords-note-hit = { $n } Schaden: { $outcome }.
dungeon-lords-note-poison = { $now } jetzt und { $later } am Ende: { $outcome }.
dungeon-lords-note-dart-wizard = { $n } Schaden, und sie zaubern diese Runde nicht.
dungeon-lords-note-dart-priest = { $n } Schaden, und diese Runde wird niemand geheilt.
dungeon-lords-note-dart-nothing = { $n } Schaden und sonst nichts.
dungeon-lords-note-knocked-out = Danach bewusstlos.
dungeon-lords-note-stays = Kann nächste Runde wieder kämpfen.
dungeon-lords-note-holds = Keine Erschöpfung, keine Eroberung; danach bewusstlos.
dungeon-lords-note-scorches = Niemand wird geheilt; danach bewusstlos.
dungeon-lords-note-two-hits = Der erste von zwei Schlägen; danach bewusstlos.
dungeon-lords-note-anything = In dieser Schlacht wirst du nicht mehr gefragt.
dungeon-lords-note-withdraw = Kommt offen zurück und kann in einer späteren Runde kämpfen.
dungeon-lords-note-fights-on = Kämpft weiter; dann hast du { $stock }.
dungeon-lords-note-pay-each = So viel wie beim Anwerben; wer bezahlt ist, kämpft weiter.
dungeon-lords-barred-attack = { $kind }, { $attack }
dungeon-lords-barred-behind = hinter dem ersten Helden geht niemand
dungeon-lords-barred-any = es sind nur Priester da

## Urteile über eine Antwort, die entsteht

dungeon-lords-verdict-orders = So weit gut: Jeder davon ließe sich ausführen.
dungeon-lords-verdict-pointless = Erlaubt, aber bisher vergebens: { $order }, { $why }.
dungeon-lords-verdict-imps = Erlaubt, aber bisher vergebens: Ein Kobold kann nicht graben und schürfen.
# $season: now, wenn die Steuer in dieser Runde fällig ist
dungeon-lords-verdict-tax =
    { $season ->
        [now] Steuer in dieser Runde: { $due } Gold; du hast { $gold }.
       *[next] Steuer in der nächsten Runde: { $due } Gold; du hast { $gold }.
    }
dungeon-lords-tax-so-far = Steuer für { $tiles } Plättchen: { $due } Gold · du hast { $gold }
