# Boss Monster: was der Trainer sagt. Höchstens 300 Zeichen, Namen eingeschlossen.
#
# $heroes: wer kommt, $number Helden    $health: die Lebenspunkte des ersten    $damage: was alle Räume zusammen austeilen

boss-monster-coach-theme = Diesmal bist du der Schurke am Ende des Dungeons. Helden, die in deinen Räumen sterben, sind **Seelen** für dich; wer zu dir durchkommt, ist eine **Wunde**. **Zehn Seelen gewinnen, fünf Wunden sind das Ende.**
boss-monster-coach-rooms = Das sind deine Räume. Beim Schwert steht der **Schaden**, den jeder Held dort nimmt, rechts unten der **Schatz**, der Helden anlockt.

boss-monster-coach-boss = Alle Bosse sind etwa gleich gut. Wer mehr Erfahrung hat, handelt zuerst; das Symbol ist ein Schatz, den dein Dungeon von Anfang an zeigt.
boss-monster-coach-discard = Behalte Räume mit dem gleichen Schatz, denn zwei Helme locken mehr als einer, und mindestens zwei normale: Nur die kannst du sofort bauen.
boss-monster-coach-first-market = Ich würde mit dem *Goblinmarkt* anfangen: nur 1 Schaden, aber zwei Helme, und Helme locken Krieger an.
boss-monster-coach-first-room = Fang mit einem Raum an, dessen Schatz zu deinen anderen Karten passt: So lockst du eine Sorte Helden an und weißt, wie viel Schaden du brauchst.
boss-monster-coach-first-build = { $heroes } will Helme und geht dorthin, wo es die meisten gibt: zu dir. { $heroes } bringt { boss-monster-n-health } mit, und deine Räume machen bisher { $damage } Schaden. Leg die *Stinkende Bestie* davor: 3 Schaden mehr, und der Markt bringt dir 2 Münzen.
boss-monster-coach-lure = Jeder Held in der Stadt geht dahin, wo es am meisten von seinem Schatz gibt; bei Gleichstand bleibt er. So wie es steht, { $number ->
    [one] kommt { $heroes }
   *[other] kommen { $heroes }
} zu dir, und deine Räume machen { $damage } Schaden. Du brauchst also mehr.
boss-monster-coach-lure-enough = Jeder Held in der Stadt geht dahin, wo es am meisten von seinem Schatz gibt; bei Gleichstand bleibt er. So wie es steht, { $number ->
    [one] kommt { $heroes }
   *[other] kommen { $heroes }
} zu dir, und deine { $damage } Schaden reichen. Bau schon für die Nächsten.
boss-monster-coach-miniboss = *{ $miniboss }* ist ein **Miniboss**: Statt zu bauen, setzt du ihn in einen deiner Räume. Beim Aufdecken kostet er 1 Münze, und er macht den Raum besser. Ich würde ihn in *{ $room }* setzen.
boss-monster-coach-miniboss-later = *{ $miniboss }* ist ein **Miniboss**: Statt zu bauen, kannst du ihn für 1 Münze in einen deiner Räume setzen, und er macht ihn besser. Aber erst brauchst du Räume: Ich würde jetzt *{ $room }* legen.
boss-monster-coach-stops = Jetzt kommen die Helden, einer nach dem anderen, und deine Räume tun ihre Arbeit. Wer mit einem Zauber eingreifen will, sagt, wann. Diesmal reichen deine Räume: Lehn dich zurück.
# $hero: wer mit $health durchkommen wird
boss-monster-coach-stop-for-spell = { $hero } hat { boss-monster-n-health }, deine Räume machen { $damage } Schaden: Das reicht nicht! Aber du hast einen **Zauber**. Lass dich fragen, kurz bevor { $hero } durchkommt, dann kannst du ihn noch spielen.
# $spell: einer, der jetzt gespielt werden kann
boss-monster-coach-spell = { $hero } ist fast durch und hat noch { boss-monster-n-health }. Jetzt hilft dein Zauber: *{ $spell }* reicht, um { $hero } aufzuhalten. Ich würde ihn jetzt spielen.
boss-monster-coach-spell-again = { $hero } hat noch { boss-monster-n-health } und kommt durch. *{ $spell }* macht aus der Wunde doch noch eine Seele.
boss-monster-coach-in-vain = { $hero } hat noch { boss-monster-n-health }, und *{ $spell }* würde nicht reichen. Nimm die Wunde hin und heb den Zauber für jemanden auf, den er tötet.
boss-monster-coach-too-early = { $hero } kommt durch, aber am Eingang hilft nichts von dem, was du hast. Passe erst einmal; wenn du es so wolltest, wirst du drinnen noch einmal gefragt.
boss-monster-coach-doomed = { $hero } verlässt diesen Raum nicht lebend. Passe, und die Seele gehört dir.
boss-monster-coach-save-spell = Dieser Held stirbt auch ohne dich, also heb deine Zauber auf. Du hast wenige, und an neue kommt man schwer.
# $hero: jemand im Dungeon von $rival oder davor
boss-monster-coach-abroad = { $hero } ist bei { $rival }: Das wird weder deine Seele noch deine Wunde. Passe und heb deine Karten für deinen eigenen Dungeon auf.
boss-monster-coach-advanced = *{ $room }* ist ein **erweiterter Raum**: Er kommt auf einen Raum, mit dem er einen Schatz gemeinsam hat. Was darunter liegt, zählt nicht mehr; überbaue also einen schwachen.
boss-monster-coach-promotion = Einmal pro Runde darfst du für 1 Münze einen Miniboss **befördern**. Auf Stufe 2 lernt er etwas dazu; auf Stufe 3 kann er eine große Tat vollbringen und fängt dann wieder bei Stufe 1 an.
boss-monster-coach-enemies = Jetzt kommt die Kunst: **Locke nur an, wen du töten kannst.** Vergleiche die Lebenspunkte der Helden in der Stadt mit deinem Schaden. Ist jemand zu stark, zeig weniger von diesem Schatz und überlass die Wunde anderen. Bei Gleichstand bleiben Helden in der Stadt.
boss-monster-coach-fifth-room = Mit dem fünften Raum **steigt dein Boss auf**, einmal im Spiel, und bekommt die Fähigkeit auf seiner Karte. Dafür lohnt es sich, Tempo zu machen.
# $outlook: was die vorgeschlagene Karte brächte; klein begonnen, ohne Punkt
boss-monster-coach-weigh = Zähl wie immer: Wer kommt, und sterben sie in deinen Räumen? Mein Vorschlag { $outlook }.
boss-monster-coach-build = Du musst nichts bauen. Aber ein Dungeon, der nicht wächst, fällt zurück: Die Helden werden stärker, und am Ende kommen epische.
boss-monster-coach-safe = Deine Räume reichen für alle, die kommen. Lehn dich zurück und sieh zu.
boss-monster-coach-saved = { $hero } hat { boss-monster-n-health }, deine Räume machen { $damage } Schaden. Du hast etwas, das den Rest erledigen könnte: Lass dich rechtzeitig fragen.
boss-monster-coach-lost = { $hero } hat { boss-monster-n-health }, deine Räume machen { $damage } Schaden, und ich sehe nichts, was den Rest erledigt. Das wird eine Wunde; heb deine Zauber für jemanden auf, den sie töten.
boss-monster-coach-orders = Sag, wann du während des Abenteuers gefragt werden willst: da, wo ein Zauber oder Raum dich noch retten könnte. Sonst gehen die Helden ohne dich weiter.
boss-monster-coach-window = Hier darfst du eingreifen. Macht nichts, was du hast, aus einer Wunde eine Seele, dann passe: Das kostet nichts.
boss-monster-coach-any = Lies, was jede Antwort bringt, und nimm, was dir Seelen bringt oder Wunden erspart.

# $hero: wer kam, mit $health Lebenspunkten, und $damage Schaden nahm; $rival: jemand anders, der $escaped durchließ
boss-monster-coach-wounded = Autsch: { $hero } hatte { boss-monster-n-health }, deine Räume machten { $damage } Schaden. Das ist eine **Wunde**, und fünf sind das Ende. Sorg nächstes Mal für mehr Schaden, oder lock weniger an.
boss-monster-coach-soul-and-wound = { $hero } hatte { boss-monster-n-health } und nahm { $damage } Schaden: **eine Seele für dich!** { $rival } hatte weniger Glück: { $escaped } ist einfach durch den Dungeon spaziert. Das ist eine **Wunde**.
boss-monster-coach-soul = { $hero } bleibt für immer in deinem Dungeon: **eine Seele für dich!** Zehn davon gewinnen.
boss-monster-coach-wounded-again = { $hero } ist durchgekommen: { boss-monster-n-health } gegen { $damage } Schaden. Das macht { boss-monster-coach-score }.
boss-monster-coach-soul-again = { $hero } bleibt für immer in deinem Dungeon. Das macht { boss-monster-coach-score }.
boss-monster-coach-score = { $souls ->
    [0] keine Seele
    [one] 1 Seele
   *[other] { $souls } Seelen
} und { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
} für dich
boss-monster-coach-enough = Das ist schon alles: **bauen, anlocken, töten.** Was es sonst noch gibt, steht auf den Karten. Du weißt genug: Spiel mit mir weiter, oder setz dich zu anderen an den Tisch.

# Was die Lampe des Trainers beleuchtet.
boss-monster-coach-look-hand = deine Hand
boss-monster-coach-look-standing = deine Seelen und Wunden
boss-monster-coach-look-town = die Helden in der Stadt
boss-monster-coach-look-dungeon = dein Dungeon
boss-monster-coach-look-heroes = die Helden unterwegs
