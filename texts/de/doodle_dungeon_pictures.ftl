# Doodle Dungeon: Wörter in Bildern, und was Bilder zeigen, für alle, die sie hören

## Wörter in Bildern: kurz

doodle-dungeon-picture-building = Bauen, Runde { $round } von { $rounds }
doodle-dungeon-picture-drawing = Wege einzeichnen
doodle-dungeon-picture-defending = Verteidigen
doodle-dungeon-picture-over = Alle Helden sind fort
doodle-dungeon-picture-offer = Zur Auswahl
doodle-dungeon-picture-hand = Nur für deine Augen
doodle-dungeon-picture-deck =
    { $cards ->
        [one] Aktionsstapel: { $cards } Karte
       *[other] Aktionsstapel: { $cards } Karten
    }
doodle-dungeon-picture-so-far =
    { $points ->
        [one] bis jetzt { $points } Punkt
       *[other] bis jetzt { $points } Punkte
    }
doodle-dungeon-picture-score = Endstand
doodle-dungeon-picture-total = Punkte
doodle-dungeon-picture-treasures = Bewachte Schätze
doodle-dungeon-picture-goblin = Goblins
doodle-dungeon-picture-orc = Orks
doodle-dungeon-picture-dragon = Drachen
doodle-dungeon-picture-death = Tod des Helden
doodle-dungeon-picture-hearts = Entkommene Herzen
doodle-dungeon-picture-tie = Gleichstand: Verluste
doodle-dungeon-picture-sides-legend = [dungeon] Dungeonaktion, für dich · [hero] Heldenaktion, gegen andere
doodle-dungeon-picture-dragon-legend = Monster: 2 Würfel plus dies, 20 siegt
doodle-dungeon-picture-trap-legend = Herzen, die eine Falle kostet
doodle-dungeon-picture-treasure-legend = Punkte je Schatz
doodle-dungeon-picture-hand-legend = So weit füllst du deine Hand auf
doodle-dungeon-picture-treasure-count =
    { $count ->
        [one] Schatz
       *[other] Schätze
    }
doodle-dungeon-picture-hand-count =
    { $count ->
        [one] Karte
       *[other] Karten
    }
doodle-dungeon-picture-upgrade-legend = Kästchen bis zur nächsten Stufe
doodle-dungeon-picture-start-legend = Startspitzer
doodle-dungeon-picture-pencil-legend = Wer am Zug ist
doodle-dungeon-picture-hero-legend = Der Held auf seinem Weg
doodle-dungeon-picture-dragon-word = Stärkebonus
doodle-dungeon-picture-trap-word = Fallenschaden
doodle-dungeon-picture-treasure-word = Schatzpunkte
doodle-dungeon-picture-hand-word = Handkarten
doodle-dungeon-picture-upgrade-word = Kästchen
doodle-dungeon-picture-start-word = Startspitzer
doodle-dungeon-picture-pencil-word = Am Zug
doodle-dungeon-picture-hero-word = Held

## Was unter einer Begegnung und unter einer Vorschau steht

# $missing: Stärke, die dem Monster fehlt
doodle-dungeon-verdict-fighting =
    { $missing ->
        [0] Das reicht, bis jetzt!
       *[other] Zum Sieg fehlen noch { $missing }
    }
doodle-dungeon-verdict-caught = In die Falle getappt!
doodle-dungeon-verdict-sprung =
    { $hurt ->
        [0] Schnapp, aber kein Schaden
        [one] Schnapp! { $hurt } Herz weniger
       *[other] Schnapp! { $hurt } Herzen weniger
    }
doodle-dungeon-verdict-won =
    { $hurt ->
        [0] Das Monster siegt, ohne Schaden
        [one] Das Monster siegt: { $hurt } Herz weniger
       *[other] Das Monster siegt: { $hurt } Herzen weniger
    }
doodle-dungeon-verdict-lost = Der Held siegt
doodle-dungeon-verdict-smoke = Alles in Rauch, niemand siegt
# $words: die Antwort, wie sie geschrieben wurde
doodle-dungeon-preview-lost = { $words }: erlaubt, aber dieser Schatz ist verloren, denn hier kann nie ein Monster stehen.
# $path: seine Länge, und was darauf liegt, $hearts: was der Held darauf im Durchschnitt verliert
doodle-dungeon-preview-way = Ein Weg, { $path }: Der Held { $outlook }.

## Was Bilder zeigen, für alle, die sie hören; $details: Sätze vom Tisch in Sätzen

# $phase: was gerade geschieht, $awaited: wer handeln muss, $count: wie viele das sind
doodle-dungeon-alt-board =
    { $count ->
        [0] { $phase } { $details }
       *[other] { $phase } Gewartet wird auf { $awaited }. { $details }
    }
# $things: Wände, Fallen und Monster, die da sind, gezählt
doodle-dungeon-alt-built = Dungeon von { $seat }: { $things }.
# $fate: wie es dem Helden geht
doodle-dungeon-alt-walked =
    { $fate ->
        [outside] Dungeon von { $seat }: { $things }; der Held steht mit { $hearts } von { $most } Herzen davor.
        [dead] Dungeon von { $seat }: { $things }; der Held ist auf { $square } gestorben.
        [escaped] Dungeon von { $seat }: { $things }; der Held ist mit { $hearts } von { $most } Herzen entkommen.
       *[inside] Dungeon von { $seat }: { $things }; der Held steht mit { $hearts } von { $most } Herzen auf { $square }.
    }
doodle-dungeon-alt-offer = Die Karten zur Auswahl. { $details }
doodle-dungeon-alt-dungeon = Ein Dungeon in Groß. { $details }
doodle-dungeon-alt-heroes = Helden und Karten. { $details }
doodle-dungeon-alt-hand = Nur für dich. { $details }
doodle-dungeon-alt-choices = Zur Wahl nach Nummern. { $details }
doodle-dungeon-numbered = { $number }: { $what }.
doodle-dungeon-alt-draft = Vorschau auf { $words }. { $details }
doodle-dungeon-alt-score = Der Endstand. { $details }
doodle-dungeon-alt-so-far = Punkte bis jetzt, ohne versteckte Schätze: { $points }.
doodle-dungeon-alt-points = { $seat } { $points }
