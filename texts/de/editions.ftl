# Ausgaben: eigene Werte eines Betreibers für ein Spiel. Erst, was Leute am Tisch lesen, dann, was der Betreiber liest.

edition-played = Ausgabe: *{ $name }*
edition-note = Wir spielen die Ausgabe *{ $name }*; wo sie von dieser Seite abweicht, gilt sie: { $changes }
edition-note-same = Wir spielen die Ausgabe *{ $name }*; ihre Werte sind dieselben wie hier.
edition-drawing-scene = Die Karten im Bild sind die dieser Ausgabe; gespielt wurde die Szene mit unseren Werten, daher können Summen abweichen.
edition-drawing-ours = Das Bild zeigt unsere Werte; die dieser Ausgabe passen nicht hinein.
edition-card = In der Ausgabe *{ $name }*: { $changes }
edition-change = `{ $value }` statt `{ $ours }`
edition-change-new = `{ $value }`
edition-more = { $count ->
    [one] und eine weitere Änderung
   *[other] und { $count } weitere Änderungen
}

flaw-editions-folder = EDITIONS ist { $value }, und das ist kein Ordner; es muss einer sein, mit einer Datei wie { $example } für jede Ausgabe.
flaw-edition = EDITIONS: { $file }, Zeile { $line }: { $flaw }

edition-flaw-syntax = Das ist kein TOML ({ $detail }).
edition-flaw-unreadable = Die Datei lässt sich nicht lesen ({ $detail }).
edition-flaw-game = Es gibt kein Spiel namens { $game }; eine Datei heißt wie ihr Spiel: { $games }.
edition-flaw-name = Gib der Ausgabe einen Namen von höchstens { $most } Zeichen: eine Tabelle [edition] mit einem Feld name.
edition-flaw-section = Den Abschnitt { $section } gibt es in diesem Spiel nicht; es gibt { $sections }.
edition-flaw-fixed = Der Abschnitt { $section } ist in jeder Ausgabe gleich, denn seine besten Ergebnisse kennen wir nur für unsere Werte; lass ihn weg.
edition-flaw-list = { $section } ist eine Liste von Karten; schreib [[{ $section }]] über jede davon.
edition-flaw-nameless = Dieser Eintrag sagt nicht, welche Karte er ändert; ergänze das Feld { $field }.
edition-flaw-card = Im Abschnitt { $section } gibt es keine Karte { $card }; eine Ausgabe kann unsere Karten ändern, aber keine hinzufügen.
edition-flaw-twice = Die Karte { $card } ist weiter oben schon geändert; schreib alles über sie an eine Stelle.
edition-flaw-field = Ein Feld { $field } gibt es nicht; es gibt { $fields }.
edition-flaw-missing = Das Feld { $field } fehlt; eine Liste wird als Ganzes ersetzt, also muss alles darin vollständig sein.
edition-flaw-type = { $field } muss { $expected } sein.
edition-type-number = eine ganze Zahl
edition-type-word = ein Text in Anführungszeichen
edition-type-switch = true oder false
edition-type-list = eine Liste in eckigen Klammern
edition-type-table = eine Tabelle in geschweiften Klammern
edition-flaw-range = { $field } ist { $value }; möglich ist { $least } bis { $most }.
edition-flaw-length = { $field } muss genau { $count } Werte haben.
edition-flaw-too-long = { $field } darf höchstens { $most } Werte haben.
edition-flaw-word = { $field } ist „{ $value }“, und das kennen die Regeln nicht; sie kennen { $words }.
edition-flaw-pattern = { $field } ist „{ $value }“; es muss so aussehen: { $pattern }
edition-flaw-other = Diese Werte passen nicht zusammen: { $detail }.
edition-flaw-unplayable = Mit diesen Werten kommt ein Probespiel von { $seats } Computerspielern nicht zu Ende ({ $detail }).

doodle-dungeon-edition-door = Eingang und Ausgang müssen auf dem Blatt liegen; { $square } liegt nicht darauf.
doodle-dungeon-edition-rows = Alle Reihen einer Wandformation müssen gleich lang sein.
dungeon-lords-edition-goods = Niemand kann weniger als nichts zahlen oder bekommen; nur Bosheit darf weniger werden.
fairy-market-edition-hourglasses = Es sind mehr Sanduhren als die { $copies } Karten, auf denen sie sein könnten.
mighty-monsters-edition-back = Die Stufe eines Wächters muss eine der Stufen sein, die es gibt.
mighty-monsters-edition-range = Stärke und Beute dieses Wächters liegen nicht in dem, was die Rückseite der Stufe { $level } sagt.
boss-monster-source-edition = Diese Karte ist wie in der Ausgabe, die hier gespielt wird.
