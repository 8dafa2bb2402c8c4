# Mächtige Monster
#
# Argumente, die immer wieder vorkommen:
# $seat, $owner: Name einer Person am Tisch    $guard: 1 ist der Wächter am Tor    $level: 1 bis 3 Sterne
# $gold, $price, $loot: Mengen von Gold    $strength, $victim: Stärken von Monstern oder Wächtern
#
# Namen stehen nie im Genitiv: „von Max“ stimmt immer, „Maxs“ nie.

## Das Spiel und seine Einstellungen

mighty-monsters-title = Mächtige Monster
mighty-monsters-blurb = Brich mit den anderen ins Schloss des Königs ein, und sorg dafür, dass das meiste Gold in deiner Höhle landet!

mighty-monsters-setting-guard-chain = Wächterkette
mighty-monsters-setting-guard-chain-off = Aus
mighty-monsters-setting-guard-chain-on = An
mighty-monsters-setting-guard-chain-line = Sortiert die Wächter nach Level: Vom Tor an wird jeder Raubzug Schritt für Schritt schwerer.
mighty-monsters-setting-kings-rules = Des Königs neue Regeln
mighty-monsters-setting-kings-rules-off = Aus
mighty-monsters-setting-kings-rules-on = An
mighty-monsters-setting-kings-rules-line = Deckt in jeder Runde einen Erlass auf, der die Regeln für alle ein wenig verbiegt.

## Familien

mighty-monsters-orcs = Orks
mighty-monsters-undead = Untote
mighty-monsters-sea-creatures = Meereswesen
mighty-monsters-demons = Dämonen
mighty-monsters-insects = Insekten
mighty-monsters-dragons = Drachen
mighty-monsters-no-family = noch keine Familie

## Fragen und Möglichkeiten: höchstens 80 Zeichen, ein Name mit 32 eingerechnet

mighty-monsters-choose-family = Welche Monsterfamilie führst du ins Schloss?
mighty-monsters-place = Welches Monster schickst du zu welchem Wächter?
mighty-monsters-place-ahead = Wohin setzt du als Nächstes? Es gilt das erste, was dann noch möglich ist.
mighty-monsters-place-ahead-short = Vorausplanen
mighty-monsters-option-place = Stärke { $strength } zu Wächter { $guard }
mighty-monsters-option-push-out = Stärke { $strength } zu Wächter { $guard } ({ $price } Gold) statt der { $victim } von { $owner }
mighty-monsters-option-push-out-own = Stärke { $strength } zu Wächter { $guard } ({ $price } Gold) statt deiner eigenen { $victim }

## Die Geschichte

# $family: eine der Familien von oben, ohne Artikel und im Akkusativ
mighty-monsters-family = { $seat } führt { $family } ins Schloss.
mighty-monsters-start-player = { $seat } wird ausgelost und beginnt die erste Runde.
mighty-monsters-round = Runde { $round } von { $rounds } beginnt, und frische Wächter beziehen ihre Posten.
# $rule: was ein Königsplättchen bewirkt, ein ganzer Satz
mighty-monsters-king-turned = Der König verfügt: *{ $tile }*. { $rule }
mighty-monsters-king = Der König verfügt: { $tile }. { $rule }
mighty-monsters-placed = { $seat } schickt Stärke { $strength } zu Wächter { $guard }.
# $price geht an die Schatzkammer, $compensation an $owner
mighty-monsters-pushed-out =
    { $compensation ->
        [0] { $seat } verdrängt bei Wächter { $guard } mit Stärke { $strength } das Monster der Stärke { $victim } von { $owner } und zahlt { $price } Gold an die Schatzkammer.
       *[other] { $seat } verdrängt bei Wächter { $guard } mit Stärke { $strength } das Monster der Stärke { $victim } von { $owner } und zahlt { $price } Gold an die Schatzkammer und { $compensation } Gold an { $owner }.
    }
mighty-monsters-pushed-out-own = { $seat } holt bei Wächter { $guard } Verstärkung: Stärke { $strength } löst Stärke { $victim } ab, für { $price } Gold an die Schatzkammer.
# $total: was beide Monster zusammen aufbringen, $gains: wer wie viel bekommt
mighty-monsters-fight-won =
    { $loot ->
        [0] Wächter { $guard } ist mit { $total } gegen { $strength } besiegt, aber bei ihm ist kein einziges Gold zu holen.
       *[other] Wächter { $guard } ist mit { $total } gegen { $strength } besiegt: { $gains }.
    }
mighty-monsters-gain =
    { $gold ->
        [0] nichts für { $seat }
       *[other] { $gold } Gold für { $seat }
    }
# $owners: ein Name oder zwei
mighty-monsters-fight-lost = Wächter { $guard } hat Stärke { $strength } und wirft { $owners } mit nur { $total } zurück: Der Raubzug ist vorbei.
# $bills: wer wie viel zahlt
mighty-monsters-healing = Wunden lecken kostet: { $bills }.
mighty-monsters-healing-bill = { $seat } zahlt { $gold } Gold
mighty-monsters-healing-bill-short =
    { $gold ->
        [0] { $seat } hat kein Gold und muss die { $owed } nicht zahlen
       *[other] { $seat } zahlt { $gold } von { $owed } Gold, mehr ist nicht da
    }
# $winners: die Namen, $count: wie viele es sind, $gold: was alle von ihnen besitzen
mighty-monsters-end =
    { $count ->
        [one] Der letzte Raubzug ist vorbei, und { $winners } gewinnt mit einem Schatz von { $gold } Gold!
       *[other] Der letzte Raubzug ist vorbei, und { $winners } teilen sich den Sieg mit je { $gold } Gold!
    }

## Karten

mighty-monsters-card = Monster der Stärke { $strength }
mighty-monsters-card-button = Stärke { $strength }
mighty-monsters-card-monster = Es kämpft mit Stärke { $strength }, und seine Heilung kostet { $healing } Gold; jede Familie hat eines davon.
mighty-monsters-card-guard-name = Wächter mit Level { $level }
mighty-monsters-card-guard = Seine Stärke ist { $weakest } bis { $strongest }, seine Beute { $least } bis { $most } Gold; es gibt { $cards } solche Wächter.
mighty-monsters-card-price =
    { $compensation ->
        [0] Wer hier ein Monster verdrängt, zahlt 1 Gold an die Schatzkammer.
       *[other] Wer hier ein fremdes Monster verdrängt, zahlt 1 Gold an die Schatzkammer und { $compensation } Gold an die Person, der es gehört; beim eigenen bleibt es bei dem 1 Gold.
    }
# $fronts: eine Liste wie 3/4, 3/5
mighty-monsters-card-fronts = Stärke und Beute jedes einzelnen: { $fronts }.

## Königsplättchen: ein Name, und was das Plättchen bewirkt

mighty-monsters-k01-name = Keine halben Portionen
mighty-monsters-k01 = In dieser Runde müssen alle Monster der Stärke 1 draußen bleiben.
mighty-monsters-k02-name = Aufgebot der Starken
mighty-monsters-k02 = Alle nehmen ihre Monster 3, 4 und 5 auf die Hand, 1 und 2 werden zur Reserve.
mighty-monsters-k03-name = Magere Torwachen
mighty-monsters-k03 = Bei den ersten zwei Wächtern gibt es je 2 Gold weniger zu holen.
mighty-monsters-k04-name = Gierige Heiler
mighty-monsters-k04 = Die Heilung eines Monsters der Stärke 4 oder 5 kostet in dieser Runde 4 Gold.
mighty-monsters-k05-name = Der König schläft aus
mighty-monsters-k05 = In dieser Runde bleibt alles beim Alten.
mighty-monsters-k06-name = Die hinterste Truhe
mighty-monsters-k06 = Beim letzten Wächter gibt es 10 Gold mehr zu holen.
mighty-monsters-k07-name = Gleich und gleich
mighty-monsters-k07 = Bei jedem Wächter, vor dem zwei gleich starke Monster stehen, gibt es 3 Gold mehr zu holen.
mighty-monsters-k08-name = Voller Torzoll
mighty-monsters-k08 = Beim ersten Wächter gibt es 3 Gold mehr zu holen.
mighty-monsters-k09-name = Volle Hinterzimmer
mighty-monsters-k09 = Bei den letzten zwei Wächtern gibt es je 4 Gold mehr zu holen.
mighty-monsters-k10-name = Tag der Außenseiter
mighty-monsters-k10 = Stehen alle Monster, gibt es beim schwächsten Paar im Schloss 3 Gold mehr zu holen; bei Gleichstand bei jedem davon.
mighty-monsters-k11-name = Der starke Zweite
mighty-monsters-k11 = Der zweite Wächter ist um 2 stärker, und bei ihm gibt es 3 Gold mehr zu holen.
mighty-monsters-k12-name = Der Schatzmeister döst
mighty-monsters-k12 = Der letzte Wächter ist um 3 schwächer, und bei ihm gibt es 5 Gold weniger zu holen.

## Der Tisch in Sätzen; sie werden auch vorgelesen, darum ganz ohne Auszeichnung

mighty-monsters-twin-round = Es läuft Runde { $round } von { $rounds }.
mighty-monsters-twin-start = Den Startmarker hat { $seat }.
mighty-monsters-twin-start-you = Den Startmarker hast du.
mighty-monsters-twin-spent = Frühere Erlasse: { $tiles }.
mighty-monsters-twin-raid = So verlief der Raubzug in Runde { $round }:
# $monsters: wessen Monster es sind, und wie stark
mighty-monsters-twin-won = Wächter { $guard } (Level { $level }, Stärke { $strength }, Beute { $loot }) wurde besiegt von { $monsters }: { $gains }.
mighty-monsters-twin-lost = Wächter { $guard } (Level { $level }, Stärke { $strength }, Beute { $loot }) hielt stand gegen { $monsters }.
mighty-monsters-twin-untouched = Wächter { $guard } (Level { $level }) blieb unerreicht für { $monsters }.
mighty-monsters-twin-monster = { $seat } mit Stärke { $strength }
# $strength, $loot: Bereiche wie 3-6; $free: Plätze ohne Monster
mighty-monsters-twin-guard =
    { $free ->
        [0] Vor Wächter { $guard } (Level { $level }, Stärke { $strength }, Beute { $loot }) stehen { $monsters }.
        [1] Vor Wächter { $guard } (Level { $level }, Stärke { $strength }, Beute { $loot }) steht { $monsters }; ein Platz ist frei.
       *[other] Vor Wächter { $guard } (Level { $level }, Stärke { $strength }, Beute { $loot }) steht noch niemand.
    }
mighty-monsters-twin-lair =
    { $cards ->
        [one] { $seat } ({ $family }) besitzt { $gold } Gold und hat { $cards } Karte auf der Hand.
       *[other] { $seat } ({ $family }) besitzt { $gold } Gold und hat { $cards } Karten auf der Hand.
    }
mighty-monsters-twin-lair-you =
    { $cards ->
        [one] Du ({ $family }) besitzt { $gold } Gold und hast { $cards } Karte auf der Hand.
       *[other] Du ({ $family }) besitzt { $gold } Gold und hast { $cards } Karten auf der Hand.
    }
mighty-monsters-twin-pile =
    { $cards ->
        [one] Auf dem Stapel liegt noch ein Wächter, mit Level { $level }.
       *[other] Auf dem Stapel liegen noch { $cards } Wächter, obenauf einer mit Level { $level }.
    }
# $cards: Stärken
mighty-monsters-twin-hand = Auf der Hand hast du Stärke { $cards }.
mighty-monsters-twin-reserve = Verdeckt in Reserve hast du Stärke { $cards }.
mighty-monsters-strength = { $strength }

## Wörter in Bildern: kurz

mighty-monsters-picture-round =
    { $round ->
        [0] Vor Runde 1 von { $rounds }
       *[other] Runde { $round } von { $rounds }
    }
mighty-monsters-picture-hand = Deine Hand
mighty-monsters-picture-reserve = Reserve
mighty-monsters-picture-lair = Unterschlupf
mighty-monsters-picture-in-castle = Im Schloss
mighty-monsters-picture-latest-raid = Letzter Raubzug
mighty-monsters-picture-fight = Kampf
mighty-monsters-picture-score = Endstand
mighty-monsters-picture-won = Gewonnen
mighty-monsters-picture-lost = Verloren
mighty-monsters-picture-untouched = Nicht erreicht
mighty-monsters-picture-healing = Gold für die Heilung
mighty-monsters-picture-gold = Gold
mighty-monsters-picture-start = Start
mighty-monsters-picture-king = Erlass
mighty-monsters-picture-strength = Stärke
mighty-monsters-picture-loot = Beute
mighty-monsters-picture-heal = Heilen
mighty-monsters-picture-winner = Sieg
mighty-monsters-picture-legend = :sword: Stärke · :coin: Beute · :star: Level · :flag: Startmarker
mighty-monsters-picture-course-legend = [gate] [onwards] Der erste Wächter, der gewinnt, beendet den Raubzug
mighty-monsters-picture-ledger-legend = [won] :coin: erbeutet · :heart: [paid] :coin: für die Heilung

## Was Bilder zeigen, zum Vorlesen; $details: Sätze aus dem Tisch in Sätzen

# $awaited: die Namen derer, die zu entscheiden haben
mighty-monsters-alt-board =
    { $round ->
        [0] Das Schloss vor Runde 1 von { $rounds }; das Spiel wartet auf { $awaited }. { $details }
       *[other] Das Schloss in Runde { $round } von { $rounds }; das Spiel wartet auf { $awaited }. { $details }
    }
mighty-monsters-alt-hand = Deine Monster. { $details }
mighty-monsters-alt-lair = Der Unterschlupf von { $seat }. { $details }
mighty-monsters-alt-families = Die Familien, jede mit einem kleinen, einem großen und einem mächtigen Monster: { $details }.
mighty-monsters-alt-raid = Die Kämpfe des letzten Raubzugs. { $details }
mighty-monsters-alt-score = Der Endstand. { $details }
# hier heißen alle nach dem Buchstaben ihres Abzeichens: $badge, und in $monsters, $gains, $bills
mighty-monsters-alt-level = Level { $level }: Stärke { $strength }, Beute { $loot }.
mighty-monsters-alt-guard =
    { $free ->
        [0] Wächter { $guard } (Level { $level }): { $monsters }.
        [1] Wächter { $guard } (Level { $level }): { $monsters }, ein Platz frei.
       *[other] Wächter { $guard } (Level { $level }): frei.
    }
mighty-monsters-alt-monster = { $badge } { $strength }
mighty-monsters-alt-lair-line = { $badge }: { $seat }, { $family }, { $gold } Gold, Hand { $cards }.
mighty-monsters-alt-lair-line-start = { $badge }: { $seat }, { $family }, { $gold } Gold, Hand { $cards }, Startmarker.
mighty-monsters-alt-pile =
    { $cards ->
        [one] Im Stapel: ein Wächter, Level { $level }.
       *[other] Im Stapel: { $cards } Wächter, der oberste Level { $level }.
    }
mighty-monsters-alt-players = { $players }.
mighty-monsters-alt-player = { $badge } ist { $seat }
mighty-monsters-alt-won = Wächter { $guard } (Level { $level }, Stärke { $strength }, Beute { $loot }) wurde besiegt von { $monsters }: { $gains }.
mighty-monsters-alt-lost = Wächter { $guard } (Level { $level }, Stärke { $strength }, Beute { $loot }) hielt stand gegen { $monsters }, und der Raubzug war vorbei.
mighty-monsters-alt-untouched = Wächter { $guard } (Level { $level }) blieb unerreicht für { $monsters }.
mighty-monsters-alt-gain = { $gold } Gold für { $badge }
mighty-monsters-alt-healing = Für die Heilung gezahlt: { $bills }.
mighty-monsters-alt-bill = { $badge } { $gold } Gold
mighty-monsters-alt-bill-short = { $badge } { $gold } von { $owed } Gold

## Die Regeln in unseren eigenen Worten, Thema für Thema

mighty-monsters-topic-goal = Ziel und Ablauf
mighty-monsters-rules-goal =
    Der König versteckt sein Gold hinter einer Reihe von Wächtern. Jede und jeder von euch führt eine Familie von fünf Monstern und besitzt anfangs 8 Gold. Raubzug um Raubzug brecht ihr gemeinsam ins Schloss ein: **Je zwei Monster treten gegen einen Wächter an** und teilen sich die Beute, wenn sie siegen. Wer **am Ende das meiste Gold** hat, gewinnt.

    Es gibt so viele Wächter, wie ihr Leute am Tisch seid. So läuft jede Runde:
    1. **Platzieren:** Reihum schickt ihr alle je zwei der drei Monster auf eurer Hand zu Wächtern eurer Wahl.
    2. **Kämpfen:** Vom Tor aus wird ein Wächter nach dem anderen aufgedeckt, bis alle gefallen sind oder einer gewinnt.
    3. **Heilen:** Wer verloren hat oder gar nicht zum Kämpfen kam, zahlt für die Heilung. Dann wechseln Handkarten, Wächter und Startmarker.

    Der Rücken eines Wächters verrät sein Level (die Sterne) und in welchem Bereich seine Stärke und seine Beute liegen. Die genauen Werte stehen vorne, und die kennt vor dem Kampf niemand.

    Ihr spielt 6 Runden, zu fünft nur 5.

mighty-monsters-topic-families = Familien und Handkarten
mighty-monsters-rules-families =
    Orks, Untote, Meereswesen, Dämonen, Insekten und Drachen unterscheiden sich **nur im Aussehen**: Jede Familie hat fünf Monster, je eines der Stärke 1, 2, 3, 4 und 5.

    Ihr wünscht euch alle gleichzeitig und geheim eine Familie. Wollen mehrere dieselbe, entscheidet das Los, und wer leer ausgeht, bekommt eine der übrigen zugelost. Auch wer die erste Runde beginnt, wird ausgelost.

    Deine fünf Monster werden gemischt: **Drei kommen auf deine Hand**, zwei liegen als **Reserve** verdeckt vor dir. In jeder Runde spielst du zwei und behältst eines. Danach nimmst du die Reserve auf, und die zwei eben gespielten Monster bilden die neue. Wer jetzt kämpft, **setzt also die nächste Runde aus**.

    Deine Hand siehst nur du; Gold und Monster im Schloss sehen alle.

mighty-monsters-topic-placing = Platzieren und Verdrängen
mighty-monsters-rules-placing =
    Wer den Startmarker hat, beginnt, dann geht es im Uhrzeigersinn weiter. Bist du am Zug, musst du ein Monster spielen, auf eine von zwei Arten:
    - **Einen freien Platz besetzen.** Jeder Wächter hat zwei gleich gute; beide dürfen dir gehören.
    - **Ein schwächeres Monster verdrängen.** Deines nimmt den Platz ein, das andere kehrt zurück auf die Hand, von der es kam. Das geht auch, solange noch Plätze frei sind.

    Zum Verdrängen
    - muss dein Monster **stärker** sein als das verdrängte; eine 5 ist also immer sicher,
    - müssen die Monster bei diesem Wächter bisher **zusammen schwächer** sein als die höchste Stärke auf seinem Rücken,
    - und du musst den **ganzen Preis** zahlen können.

    So viel kostet es:
    - Level 1: 1 Gold an die Schatzkammer
    - Level 2: 1 Gold an die Schatzkammer und 1 Gold an dein Opfer
    - Level 3: 1 Gold an die Schatzkammer und 2 Gold an dein Opfer
    - Eigenes Monster: 1 Gold an die Schatzkammer, bei jedem Level

    Wer zwei Monster im Schloss hat, wird übersprungen. Wer verdrängt wird, kommt später wieder an die Reihe; es kann also mehr als zwei Umläufe dauern. Haben alle zwei Monster im Schloss, ist jeder Platz besetzt, und die Kämpfe beginnen.

mighty-monsters-topic-fighting = Kämpfen
mighty-monsters-rules-fighting =
    Der Raubzug beginnt am Tor und geht Wächter für Wächter nach innen: Zuerst wird Wächter 1 aufgedeckt. Zählt die Stärken der beiden Monster vor ihm zusammen und vergleicht:

    - **So stark wie der Wächter oder stärker:** Der Wächter ist geschlagen, und die Schatzkammer gibt seine Beute her. Gehören die Monster zwei Personen, nimmt jede die Hälfte. Ein ungerades Gold geht an die mit dem stärkeren Monster; sind beide gleich stark, bleibt es in der Schatzkammer. Gehören beide Monster dir, nimmst du alles. Dann wird der nächste Wächter aufgedeckt.
    - **Schwächer:** Der Wächter gewinnt, es gibt keine Beute, und **der Raubzug ist auf der Stelle vorbei**. Alle Wächter weiter innen bleiben verdeckt, und die Monster vor ihnen gehen leer aus.

    Das ist von einem Wächter zu erwarten:
    - 1 Stern: Stärke 3 bis 6, Beute 3 bis 6
    - 2 Sterne: Stärke 5 bis 8, Beute 6 bis 11
    - 3 Sterne: Stärke 7 bis 10, Beute 9 bis 14

    Was du in dieser Runde schon erbeutet hast, behältst du.

mighty-monsters-topic-healing = Heilen und die nächste Runde
mighty-monsters-rules-healing =
    Sind alle Wächter geschlagen, zahlt niemand etwas. Hat aber einer gewonnen, wird geheilt: erst die Monster **bei diesem Wächter**, dann alle bei Wächtern, die **nicht aufgedeckt** wurden. Monster bei geschlagenen Wächtern sind unverletzt. So viel zahlst du an die Schatzkammer:
    - 1 Gold für ein Monster der Stärke 1 oder 2
    - 2 Gold bei Stärke 3 oder 4
    - 3 Gold bei Stärke 5

    Reicht dein Gold nicht, zahlst du, was du hast, und der Rest wird dir erlassen. Verloren geht kein Monster.

    Dann wird die nächste Runde vorbereitet:
    - Alle nehmen ihre zwei Monster aus der Reserve auf und legen dafür die zwei eben gespielten verdeckt hin.
    - Alle Wächter kommen weg, die verdeckten ungesehen, und vom Tor an werden neue ausgelegt. Wer einmal weg ist, kommt nicht wieder.
    - Ein Königsplättchen verlässt das Spiel, und der Startmarker wandert im Uhrzeigersinn eins weiter.

mighty-monsters-topic-guard-chain = Variante: Wächterkette
mighty-monsters-rules-guard-chain =
    In jeder Runde werden die Wächter vor dem Auslegen **nach Level sortiert**: Die mit den wenigsten Sternen stehen am Tor, die mit den meisten ganz hinten. Wächter mit gleichem Level behalten die Reihenfolge, in der sie gezogen wurden.

    Sonst ändert sich nichts. Doch die fette Beute wartet nun tief im Schloss, wohin nur gelangt, wer davor keinen Wächter stehen lässt.

    Die Variante verträgt sich gut mit des Königs neuen Regeln.

mighty-monsters-topic-kings-rules = Variante: Des Königs neue Regeln
mighty-monsters-rules-kings-rules =
    Liegen die Wächter aus, wird in jeder Runde das oberste Königsplättchen aufgedeckt. Sein Erlass gilt **nur in dieser Runde und für alle**. Zwölf gibt es, und jeder kommt höchstens einmal vor:
    - { mighty-monsters-k01 }
    - { mighty-monsters-k02 }
    - { mighty-monsters-k03 }
    - { mighty-monsters-k04 }
    - { mighty-monsters-k05 }
    - { mighty-monsters-k06 }
    - { mighty-monsters-k07 }
    - { mighty-monsters-k08 }
    - { mighty-monsters-k09 }
    - { mighty-monsters-k10 }
    - { mighty-monsters-k11 }
    - { mighty-monsters-k12 }

    Die Beute ändert sich vor dem Teilen und sinkt nie unter 0; die Beute eines Wächters, der nicht geschlagen wird, bekommt niemand. Fürs Verdrängen zählt allein die Stärke, die auf dem Rücken des Wächters steht.

mighty-monsters-topic-end = Spielende
mighty-monsters-rules-end =
    Jede Runde verbraucht ein Königsplättchen. Ist das letzte weg, also nach **Runde 6** oder zu fünft nach **Runde 5**, endet das Spiel, sobald die Heilung bezahlt ist.

    Wer dann **das meiste Gold** besitzt, gewinnt. Haben mehrere gleich viel, teilt ihr euch den Sieg; einen Stichentscheid gibt es nicht.

mighty-monsters-topic-symbols = Symbole
mighty-monsters-rules-symbols =
    Das siehst du auf den Bildern:
    - **Auf Wächtern:** :sword: Schwert: Stärke · :coin: Münze: Beute · :star: Sterne: Level. Solange ein Wächter verdeckt ist, siehst du den Bereich, etwa 5–8. Die Zahl im Kreis zählt vom Tor nach innen, und gelbe Pfeile zeigen, wie der Raubzug geht. Ein Goldrahmen mit gelbem Schild, etwa +4 und Münze, ist, was der Erlass des Königs ändert.
    - **Auf Monstern:** Die Zahl ist die Stärke, Farbe und Abzeichen sagen, wem es gehört. :heart: Ein Herz mit Zahl und Münze ist, was die Heilung kostet. Ein gestrichelter Rahmen ist ein freier Platz, und :spark: ein Funke zeigt das neueste Monster.
    - **Bei euch:** :coin: Münze: Gold · :cards: Karten: wie viele auf der Hand sind · :flag: rote Fahne: Startmarker · leuchtender Rahmen: Auf diese Person wird gewartet · :egg: Ei: noch keine Familie · :crown: Krone: Sieg.
    - **Nach einem Raubzug:** 10 ≥ 7 heißt, dass die Monster 10 gegen 7 aufgeboten haben. Grün: gewonnen · Rot: verloren, und der Raubzug ist vorbei · Grau: nicht erreicht. Wer durchgestrichen ist, wurde geschlagen. Unter den Monstern steht das Gold, das jedes gebracht hat; :heart: ein Herz mit Minus ist das Gold für die Heilung.
    - **Ganz oben:** Der Stapel mit Zahl zeigt, wie viele Wächter noch kommen und welches Level der nächste hat. :crown: Eine Krone neben einem Satz ist der Erlass des Königs.

## Warum gefragt wird, was eine Möglichkeit bringt, und was gerade nicht geht

mighty-monsters-place-why = Besiegte Wächter zahlen den Monstern vor ihnen Beute; wer verliert, zahlt für die Heilung.
mighty-monsters-choose-family-why = Die Familien sehen verschieden aus und spielen sich gleich. Wollen mehrere dieselbe, entscheidet das Los.
mighty-monsters-place-ahead-why = Dann muss niemand auf dich warten, wenn du dran bist.
mighty-monsters-note-orcs = Erst die Fäuste, dann die Fragen
mighty-monsters-note-undead = Sie haben das alles schon hinter sich
mighty-monsters-note-sea-creatures = Sie hinterlassen Pfützen in der Schatzkammer
mighty-monsters-note-demons = Sie fühlen sich wohl, wo es heiß ist
mighty-monsters-note-insects = Kleine Füße, aber viele davon
mighty-monsters-note-dragons = Sie sind nur wegen des Goldes da
mighty-monsters-note-alone = Beute { $low }–{ $high }, geteilt mit dem, der dazukommt; Heilung kostet { $healing }.
mighty-monsters-note-with = Neben { $owner }: { $partner }. Je die Hälfte von { $low }–{ $high } Gold; Heilung kostet { $healing }.
mighty-monsters-note-with-own = Neben deiner eigenen { $partner }: alle { $low }–{ $high } Gold; Heilung kostet { $healing }.
mighty-monsters-outlook-alone = { $total } von { $low }–{ $high }, Partner fehlt noch
mighty-monsters-outlook-certain = zusammen { $total }: schlägt jeden mit { $low }–{ $high }
mighty-monsters-outlook-odds = zusammen { $total }: schlägt { $beaten } von { $guards } solchen Wächtern
mighty-monsters-outlook-hopeless = zusammen { $total }: zu schwach für { $low }–{ $high }
mighty-monsters-barred-king = der König verbietet es in dieser Runde
mighty-monsters-barred-guard = Wächter { $guard }
mighty-monsters-barred-strong = voll; mit zusammen { $total } zu stark zum Verdrängen
mighty-monsters-barred-weak = voll; kein Monster dort ist schwächer als deine
mighty-monsters-barred-gold = voll; Verdrängen kostet bis zu { $price } Gold
