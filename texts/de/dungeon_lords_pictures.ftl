# Dungeon Lords: Wörter in Bildern, und was Bilder zeigen, für alle, die sie hören
#
# $details: weitere Sätze, die meisten aus dem Tisch in Sätzen    $seat: der Name einer Person am Tisch

## Wörter in Bildern: kurz

dungeon-lords-picture-season = Jahr { $year } · { $season }
dungeon-lords-picture-set-up = Aufbau
dungeon-lords-picture-turn-order = Reihenfolge
dungeon-lords-picture-starts = Startspieler
dungeon-lords-picture-practice = Übung
dungeon-lords-picture-tavern = Taverne: Monster
dungeon-lords-picture-decorators = Raumausstatter: Kammern
dungeon-lords-picture-per-title = je Titel
dungeon-lords-picture-no-spells = kein Zauber
dungeon-lords-picture-board-legend = [pay] zahlen · [get] bekommen · :eye: Kampfkarte ansehen · :dungeon-lords/evil: Bosheit · :sword: Schaden · :crown: Punkte · [non-player] Nichtspieler · :monster: :bricks: III zuerst

dungeon-lords-picture-calendar = Kalender
dungeon-lords-picture-this-round = Diese Runde
dungeon-lords-picture-next-round = Danach
dungeon-lords-picture-combat = Kampf
dungeon-lords-meaning-pay-day = Monster und Geister wollen ihren Lohn
dungeon-lords-meaning-taxes = 1 Gold für je zwei Plättchen
dungeon-lords-meaning-special = im ersten Spiel geschieht nichts
dungeon-lords-meaning-witch-hunt = ein Monster abwerfen oder 3 Bosheit
dungeon-lords-meaning-monster-strike = jedem Monster etwas geben, sonst legt es sich hin
dungeon-lords-meaning-treasury-levy = die Hälfte deines Goldes ist weg
dungeon-lords-meaning-imp-exodus = jeder dritte Kobold ist weg
dungeon-lords-meaning-rats = die Hälfte deiner Nahrung ist weg
dungeon-lords-meaning-trap-recall = eine Falle abwerfen oder 1 Gold zahlen
dungeon-lords-meaning-room-licence = 1 Gold für jede Kammer, sonst 1 Bosheit
dungeon-lords-meaning-contrary-heroes = der schwächste Held zum bösesten Lord
dungeon-lords-meaning-bad-press = 1 Bosheit; 2 ab drei Monstern und Geistern
dungeon-lords-meaning-combat = vier Kampfrunden
dungeon-lords-picture-quiet = weder Ereignis noch Held
dungeon-lords-picture-evilometer = Bösometer
dungeon-lords-picture-neighbours-legend = Befehle der Nichtspieler · durchgestrichen: nicht verfügbar
dungeon-lords-picture-tent = wartet im Zelt
dungeon-lords-picture-paladin-comes = wird besucht
dungeon-lords-picture-spells = Kampfkarten des Jahres
dungeon-lords-picture-calendar-legend = :heart: Trefferpunkte · :dungeon-lords/guard: verhindert Fallen · :dungeon-lords/heal: heilt · :dungeon-lords/magic: Magie · :boot: Erschöpfung · :dungeon-lords/fast: schneller Zauber · :eye: gesehen

dungeon-lords-picture-gate = Helden, der erste vorn
dungeon-lords-picture-no-heroes = Noch niemand
dungeon-lords-picture-no-heroes-left = Keine Helden mehr
dungeon-lords-picture-prison = Gefängnis
dungeon-lords-picture-lair = Hort
dungeon-lords-picture-orders = Befehle der Runde
dungeon-lords-picture-unavailable = Nicht verfügbare Befehle
dungeon-lords-picture-dungeon-legend = :dungeon-lords/evil: Bosheit · :dungeon-lords/imp: frei / alle · :dungeon-lords/foreman: Bauleiter · :dungeon-lords/troll-token: Trolle · :dungeon-lords/trap: Fallen · :dungeon-lords/seal: Schulden · :sword: Schaden · :crown: Punkte bisher · :spark: neu

dungeon-lords-picture-hand = Dein Schreibtisch
dungeon-lords-picture-order-cards = Befehlskarten
dungeon-lords-picture-neighbour = Nachbar: { $order }
dungeon-lords-picture-traps = Deine Fallen
dungeon-lords-picture-no-traps = Keine Fallen
dungeon-lords-picture-battle-here = Hier ist die Schlacht
dungeon-lords-picture-choose-square = Mögliche Felder
dungeon-lords-picture-as-it-would-be = So sähe es aus
dungeon-lords-picture-hand-legend = [chosen] gewählt · [struck-out] nicht verfügbar · [laid-out] ausgelegte Falle · [price] Preis einer Falle · :dungeon-lords/fast: schneller Zauber
# $n: Schaden einer Falle, an wem
dungeon-lords-picture-hit-first = 1. Held { $n }
dungeon-lords-picture-hit-second = 2. Held { $n }
dungeon-lords-picture-hit-all = alle { $n }
dungeon-lords-picture-hit-last = letzter +{ $n }
dungeon-lords-picture-hit-others = andere { $n }
dungeon-lords-picture-hit-chosen = nach Wahl { $n }
dungeon-lords-picture-hit-whole = 1. Held: alles
dungeon-lords-picture-hit-later = später { $n }
dungeon-lords-picture-hit-holds = hält sie auf

dungeon-lords-picture-own-lair = Dein Hort

dungeon-lords-picture-battle = Schlacht: { $seat }
dungeon-lords-picture-report = { $seat }: { $square }
dungeon-lords-picture-round = Kampfrunde { $round }
dungeon-lords-picture-sent = In der Schlacht
dungeon-lords-picture-nobody = niemand
dungeon-lords-picture-happened = Was gerade geschehen ist
dungeon-lords-picture-battle-legend = :dungeon-lords/guard: verhindert Fallen · :dungeon-lords/heal: Heilung · :boot: Erschöpfung · :dungeon-lords/trap: verdeckte Falle · :dungeon-lords/magic: Magie; in Runde 3 etwa kostet ein Zauber 3
dungeon-lords-picture-report-legend = Die Gruppe nach jedem Schritt, der erste vorn · [left] Trefferpunkte übrig · [lost] verloren · [healed] geheilt · :dungeon-lords/bars: kommt ins Gefängnis
dungeon-lords-picture-is-held = Keine Eroberung
dungeon-lords-picture-is-unhealed = Keine Heilung
dungeon-lords-picture-is-silenced = Kein Zauber
dungeon-lords-picture-is-shielded = Schild
dungeon-lords-picture-is-invisible = Unsichtbar
dungeon-lords-picture-is-raging = Blinde Wut
dungeon-lords-picture-conquest = Eroberung
dungeon-lords-picture-healing = Heilung
dungeon-lords-picture-fatigue = Erschöpfung
dungeon-lords-picture-poison = Gift
dungeon-lords-picture-held = Gehalten
dungeon-lords-picture-conquered = Erobert
dungeon-lords-picture-won = Gewonnen

dungeon-lords-picture-score = Endabrechnung
dungeon-lords-picture-ministry = Dungeonministerium
dungeon-lords-picture-score-rooms = Kammern
dungeon-lords-picture-score-monsters = Monster
dungeon-lords-picture-score-prisoners = Gefangene
dungeon-lords-picture-score-conquered = Eroberte Plättchen
dungeon-lords-picture-score-seals = Rote Siegel
dungeon-lords-picture-score-bonus = Bonuskammern
dungeon-lords-picture-score-total = Punkte
dungeon-lords-picture-licence = Lizenz
dungeon-lords-picture-licensed = Erteilt
dungeon-lords-picture-refused = Versagt

## Was Bilder zeigen, für alle, die sie hören

# $waiting: auf wie viele gewartet wird, $awaited: ihre Namen
dungeon-lords-alt-board =
    { $waiting ->
        [none] Das Brett des Ministeriums. { $details }
        [all] Das Brett des Ministeriums; gewartet wird auf alle. { $details }
        [all-but] Das Brett des Ministeriums; gewartet wird auf alle außer { $awaited }. { $details }
       *[some] Das Brett des Ministeriums; gewartet wird auf { $awaited }. { $details }
    }
dungeon-lords-alt-no-minions = Noch kein Diener ist eingesetzt.
dungeon-lords-alt-calendar = Kalender, Bösometer und Kampfkarten. { $details }
dungeon-lords-alt-events-left = Noch verdeckt sind: { $events }.
dungeon-lords-alt-evil = Bosheit: { $lords }.
dungeon-lords-alt-stands = { $seat } { $evil }
dungeon-lords-alt-spent = Benutzte Kampfkarten: { $spells }.
dungeon-lords-alt-dungeon =
    { $waiting ->
        [0] Der Dungeon von { $seat }. { $details }
       *[other] Der Dungeon von { $seat }; gewartet wird auf { $seat }. { $details }
    }
dungeon-lords-alt-starts = { $seat } ist Startspieler.
dungeon-lords-alt-hand = Dein Schreibtisch. { $details }
dungeon-lords-alt-order-cards = Auf der Hand: { $orders }.
dungeon-lords-alt-fresh = Neu käme hinzu: { $squares }.
dungeon-lords-alt-squares = Diese Felder sind möglich: { $squares }.
dungeon-lords-alt-question = Worum es bei der Frage geht. { $details }
dungeon-lords-alt-fought-for = Gekämpft wird um { $square }.
dungeon-lords-alt-tax = Steuer für { $tiles } Plättchen: { $due } Gold.
dungeon-lords-alt-battle = Die Schlacht von { $seat } auf { $square }. { $details }
dungeon-lords-alt-fatigue = Erschöpfung dieser Runde: { $n }.
dungeon-lords-alt-powers = Die Gruppe kann { $prevention } Schaden von Fallen verhindern, { $healing } heilen und mit { $magic } Magie zaubern.
dungeon-lords-alt-traps = Verdeckte Fallen: { $n }.
dungeon-lords-alt-report = Die Schlacht von { $seat } um { $square }, Schritt für Schritt. { $details }
# $changes: was ein Schritt bewirkt hat
dungeon-lords-alt-line = { $title }: { $changes }.
dungeon-lords-alt-line-plain = { $title }.
dungeon-lords-alt-suffers = { $hero } erleidet { $n }
dungeon-lords-alt-heals = { $hero } heilt { $n }
dungeon-lords-alt-prison = { $hero } erleidet { $n } und kommt ins Gefängnis
dungeon-lords-alt-away = { $hero } geht anderswohin
dungeon-lords-alt-score = Die Endabrechnung. { $details }
