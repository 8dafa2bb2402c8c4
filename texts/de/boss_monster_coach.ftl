# Boss Monster: was der Trainer sagt. Höchstens 300 Zeichen, Namen eingeschlossen.
#
# $heroes: wer kommt, $number Helden    $health: die Gesundheit des ersten    $damage: was alle Räume zusammen austeilen

boss-monster-coach-theme = Diesmal bist du der Schurke am Ende des Dungeons. Die Helden wollen deine Schätze, und du willst ihre Seelen. Das hier bist du.
boss-monster-coach-rooms = Dein Dungeon ist eine Reihe von Räumen. Jeder fügt allen, die hindurchgehen, **Schaden** zu, und seine **Schätze** locken sie an. Das sind deine Karten.
boss-monster-coach-goal = Wer in deinem Dungeon stirbt, ist eine Seele; wer durchkommt, ist eine Wunde. **Zehn Seelen gewinnen, fünf Wunden sind das Ende.** Bereit für deinen ersten Raum?

boss-monster-coach-boss = Alle Bosse sind etwa gleich gut. Wer mehr Erfahrung hat, handelt zuerst; das Symbol ist ein Schatz, den dein Dungeon von Anfang an zeigt.
boss-monster-coach-discard = Behalte Räume mit dem gleichen Schatz, denn zwei Helme locken mehr als einer, und mindestens zwei normale: Nur die kannst du sofort bauen.
boss-monster-coach-first-market = Der *Goblinmarkt* macht nur 1 Schaden, zeigt aber zwei Helme: Ausrüstung lockt Krieger, und zwei locken mehr als einer. Außerdem bringt er Münzen, wenn du daneben baust. Damit würde ich anfangen.
boss-monster-coach-first-room = Fang mit einem Raum an, dessen Schatz zu deinen anderen Karten passt: So lockst du eine Sorte Helden an und weißt, wie viel Schaden du brauchst.
boss-monster-coach-first-build = { $heroes } will Ausrüstung, und niemand hat mehr davon als du. Das sind { $health } Gesundheit, und deine Räume machen bisher { $damage } Schaden. Leg die *Stinkende Bestie* davor: 3 Schaden mehr, und der Markt bringt dir 2 Münzen.
boss-monster-coach-lure = Jeder Held in der Stadt geht dahin, wo es am meisten von seinem Schatz gibt; bei Gleichstand bleibt er. So wie es steht, { $number ->
    [one] kommt { $heroes }
   *[other] kommen { $heroes }
} zu dir, und deine Räume machen { $damage } Schaden. Reicht das?
boss-monster-coach-miniboss = *{ $miniboss }* ist ein **Miniboss**: Statt einen Raum zu bauen, setzt du ihn in einen hinein. Beim Aufdecken kostet er 1 Münze, und er macht den Raum besser. Ich würde ihn in *{ $room }* setzen.
boss-monster-coach-stops = Jetzt kommen die Helden, einer nach dem anderen, und die Räume tun das Ihre. Willst du mit einem Zauber eingreifen, sag, wann. Diesmal reichen deine Räume, lehn dich also zurück.
# $hero: wer mit $health durchkommen wird
boss-monster-coach-stop-for-spell = { $hero } hat { $health } Gesundheit, deine Räume machen { $damage } Schaden: Das reicht nicht! Aber du hast einen **Zauber**. Lass dich fragen, wenn { $hero } gerade durchkommt, dann kannst du ihn noch wirken.
# $spell: einer, der jetzt gewirkt werden kann
boss-monster-coach-spell = { $hero } hat noch { $health } Gesundheit und kommt durch, wenn du nichts tust. Sieh dir deine Zauber an: Ich würde jetzt *{ $spell }* wirken.
boss-monster-coach-doomed = { $hero } verlässt diesen Raum nicht lebend. Passe, und die Seele gehört dir.
boss-monster-coach-save-spell = Dieser Held stirbt auch ohne dich, also heb deine Zauber auf. Du hast wenige, und an neue kommt man schwer.
boss-monster-coach-advanced = *{ $room }* ist ein **erweiterter Raum**: Er kommt auf einen Raum, mit dem er einen Schatz gemeinsam hat. Was darunter liegt, zählt nicht mehr; überbaue also einen schwachen.
boss-monster-coach-promotion = Einmal pro Runde darfst du für 1 Münze einen Miniboss **befördern**. Auf Stufe 2 lernt er etwas dazu; auf Stufe 3 kann er eine große Tat vollbringen und fängt dann wieder bei Stufe 1 an.
boss-monster-coach-enemies = Jetzt kommt die Kunst: **Locke nur an, wen du töten kannst.** Vergleiche die Gesundheit der Helden in der Stadt mit deinem Schaden. Ist jemand zu stark, zeig weniger von diesem Schatz und überlass die Wunde anderen.
boss-monster-coach-fifth-room = Mit dem fünften Raum **steigt dein Boss auf**, einmal im Spiel, und bekommt die Fähigkeit auf seiner Karte. Dafür lohnt es sich, Tempo zu machen.
# $outlook: was die vorgeschlagene Karte brächte; klein begonnen, ohne Punkt
boss-monster-coach-weigh = Zähl wie immer: Wer kommt, und sterben sie in deinen Räumen? Mein Vorschlag { $outlook }.
boss-monster-coach-build = Du musst nichts bauen. Aber ein Dungeon, der nicht wächst, fällt zurück: Die Helden werden stärker, und am Ende kommen epische.
boss-monster-coach-orders = Sag, wann du während des Abenteuers gefragt werden willst: da, wo ein Zauber oder Raum dich noch retten könnte. Sonst gehen die Helden ohne dich weiter.
boss-monster-coach-window = Hier darfst du eingreifen. Macht nichts, was du hast, aus einer Wunde eine Seele, dann passe: Das kostet nichts.
boss-monster-coach-any = Lies, was jede Antwort bringt, und nimm, was dir Seelen bringt oder Wunden erspart.

# $hero: wer kam, mit $health Gesundheit, und $damage Schaden nahm; $rival: jemand anders, der $escaped durchließ
boss-monster-coach-wounded = Autsch: { $hero } hatte { $health } Gesundheit, deine Räume machten { $damage } Schaden. Das ist eine **Wunde**, und fünf sind das Ende. Beim nächsten Mal mehr Schaden oder weniger locken.
boss-monster-coach-soul-and-wound = { $hero } hatte { $health } Gesundheit und nahm { $damage } Schaden: **eine Seele für dich!** { $rival } hatte weniger Glück: { $escaped } ist einfach durch den Dungeon spaziert. Das ist eine Wunde, und fünf davon sind das Ende.
boss-monster-coach-soul = { $hero } bleibt für immer in deinem Dungeon: **eine Seele für dich!** Zehn davon gewinnen.
boss-monster-coach-souls-again = Du hast jetzt { $souls ->
    [0] keine Seele
    [one] 1 Seele
   *[other] { $souls } Seelen
} und { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
boss-monster-coach-enough = Das ist schon alles: **bauen, anlocken, töten.** Was es sonst noch gibt, steht auf den Karten. Spiel mit mir weiter, oder setz dich zu anderen an den Tisch.

# Was die Lampe des Trainers beleuchtet.
boss-monster-coach-look-hand = deine Hand
boss-monster-coach-look-standing = deine Seelen und Wunden
boss-monster-coach-look-town = die Helden in der Stadt
boss-monster-coach-look-dungeon = dein Dungeon
boss-monster-coach-look-heroes = die Helden unterwegs
