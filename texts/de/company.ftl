# Leute finden: Mitspieler suchen, die Karten von Lobbys in anderen Kanälen, Bescheid bekommen, Leute meiden.

button-find = Leute suchen
button-who = Wer ist hier?
button-tell = Nächstes Mal Bescheid geben
button-sit-anyway = Trotzdem hinsetzen
button-sit-not = Lieber nicht
sit-not-done = Du hast dich nicht hingesetzt. Niemand erfährt davon.
button-tell-stop = Nicht mehr Bescheid geben

# $channel: wo der Server von solchen Tischen erfährt
looking-posted = Dein Tisch steht jetzt in { $channel }, und ich sage allen Bescheid, die von diesem Spiel hören wollen.
looking-told = Ich sage allen Bescheid, die von diesem Spiel hören wollen. Einen Kanal für Tische, die Leute suchen, hat dieser Server noch nicht; die Moderation wählt ihn mit `/einstellungen server`.
looking-refused = Ich darf in { $channel } nicht schreiben, darum sieht dort niemand, dass du Leute suchst. Bitte die Moderation, es mir zu erlauben.
already-looking = Dieser Tisch sucht schon Leute. Mit `/lobby einladen` kannst du auch jemanden direkt einladen.
# $most: wie oft, $when: ein Countdown wie „in 20 Minuten“
limit-searches = { $most ->
    [one] Du hast in der letzten Stunde schon einmal Leute gesucht.
   *[other] Du hast in der letzten Stunde schon { $most }-mal Leute gesucht.
} Das geht wieder { $when }; bis dahin kannst du Leute mit `/lobby einladen` direkt einladen.

card-wanted = Leute gesucht: { $game }
card-thread = Ein neuer Tisch: { $game }
# $host: eine Erwähnung, $channel: wo der Tisch ist
card-seats = { $host } lädt nach { $channel } ein: { $seated } von { $most } Plätzen besetzt.
card-begun = Das Spiel hat begonnen. In { $channel } kannst du zusehen.
card-closed = Dieser Tisch ist geschlossen. `/lobby öffnen` eröffnet einen neuen.
card-hidden = Dieser Tisch ist in einem Kanal, den du nicht siehst. Bitte den Gastgeber um einen, in den alle hineinkönnen.
lobby-joined-there = Du sitzt am Tisch: { $channel }.
already-seated-there = Du sitzt schon an diesem Tisch: { $channel }.
lobby-starts-with = Das Spiel beginnt von selbst, sobald { $seats } Plätze besetzt sind.
# $when: ein Countdown wie „in einer Minute“
lobby-starts-at = Alle sind da: Das Spiel beginnt von selbst { $when }, wenn niemand aufsteht.
# $wanted: was gesucht wird, etwa „etwa ein Zug am Tag · auf Deutsch“
wanted-line = **So spielen wir:** { $wanted }
pace-evening = alle zugleich am Tisch, in einem Rutsch
pace-often = mehrere Züge am Tag
pace-daily = etwa ein Zug am Tag
pace-relaxed = alle paar Tage ein Zug
pace-free = ohne Uhr und ohne Eile
wanted-language-en = auf Englisch
wanted-language-de = auf Deutsch
# $people: wie unten
wanted-people = **Offen für:** { $people }
wanted-door-newcomers = Leute, die bis zum Ende bleiben, und Neulinge
wanted-door-reliable = Leute, die schon gezeigt haben, dass sie bleiben

table-option-players = Beginn
table-option-players-line = Ob das Spiel von selbst beginnt, wenn genug Plätze besetzt sind.
table-option-players-host = wenn der Gastgeber es startet
table-option-players-2 = von selbst, mit 2 besetzten Plätzen
table-option-players-3 = von selbst, mit 3 besetzten Plätzen
table-option-players-4 = von selbst, mit 4 besetzten Plätzen
table-option-players-5 = von selbst, mit 5 besetzten Plätzen
table-option-players-6 = von selbst, mit 6 besetzten Plätzen
table-option-language = Sprache
table-option-language-line = Welche Sprache ihr am Tisch sprechen wollt.
table-option-language-any = egal
table-option-language-en = Englisch
table-option-language-de = Deutsch
table-option-door = Wer sich setzen kann
table-option-door-line = Wer sich setzen darf; es kommt auf die letzten Spiele an. *Wer ist hier?* sagt dasselbe in Worten.
table-option-door-everybody = alle
table-option-door-newcomers = Leute, die bis zum Ende bleiben, und Neulinge
table-option-door-reliable = nur Leute, die schon gezeigt haben, dass sie bleiben

tell-me-on = Sucht hier jemand Leute für { $game }, schreibe ich dir, höchstens alle drei Stunden.
tell-me-off = Ich schreibe dir nicht mehr, wenn hier jemand Leute für { $game } sucht.
tell-me-stopped = Ich schreibe dir nicht mehr, wenn dort jemand Leute für dieses Spiel sucht.
# $games: ihre Namen, mit Kommas
tell-me-is = Ich schreibe dir, wenn auf diesem Server Leute gesucht werden, höchstens alle drei Stunden. Deine Spiele: { $games }.
tell-me-none = Auf diesem Server bekommst du zu keinem Spiel Bescheid. Wähle eines mit `/einstellungen bescheid`.
notice-wanted = Leute gesucht: **{ $game }** in { $channel }.

# $games: ihre Namen, $people: Erwähnungen; jeweils mit Kommas, oder wie unten
settings-show-company =
    - **Bescheid, wenn hier Leute fehlen:** { $games } (`/einstellungen bescheid`)
    - **Du meidest:** { $people } (`/einstellungen meiden`)
settings-show-no-games = nein
settings-show-nobody = niemanden

# $people: Erwähnungen
avoid-is = Du meidest { $people }. Bevor du dich dazusetzt, frage ich nach; lädt dich jemand davon ein oder sucht Leute, rufe ich dich nicht. Diese Liste siehst nur du.
avoid-none = Du meidest niemanden. Nenn bei `/einstellungen meiden` eine Person, dann kommt sie auf deine Liste; die siehst nur du.
avoid-yourself = Dich selbst kannst du nicht meiden. Nenn jemand anderen.
avoid-too-many = Auf deiner Liste stehen schon { $most } Leute. Nimm erst jemanden herunter.
avoid-warning = An diesem Tisch sitzt jemand, den du meidest: { $people }. Willst du dich trotzdem hinsetzen? Niemand erfährt, dass ich gefragt habe.
notice-avoided = Jemand, den du meidest, hat sich an deinen Tisch gesetzt: { $channel }. Du kannst bleiben oder aufstehen. Niemand erfährt von dieser Nachricht.
notice-avoided-again = Auch an deinem neuen Tisch sitzt jemand, den du meidest: { $channel }. Du kannst bleiben oder aufstehen. Niemand erfährt von dieser Nachricht.

# $role: eine Erwähnung
board-is = Tische, die Leute suchen, stehen in { $channel }; eine Rolle erwähne ich nicht.
board-calls = Tische, die Leute suchen, stehen in { $channel }, und ich erwähne dort { $role }, höchstens alle 15 Minuten.
board-none = Tische, die Leute suchen, stehen auf diesem Server nirgends. Wähle mit `/einstellungen server` einen Kanal.
board-needs-channel = Wähle auch einen Kanal, in dem ich die Rolle erwähnen soll.
board-everyone = Das würde alle auf dem Server rufen. Leg eine Rolle für die an, die spielen wollen, und wähle die.
board-role-unmentionable = Diese Rolle darf ich nicht erwähnen. Erlaub es in ihren Einstellungen allen, oder wähle eine andere.
board-missing-permissions = In diesem Kanal kann ich noch nicht schreiben. Dort fehlen mir diese Rechte: { $permissions }.

button-keep-home = In Direktnachrichten zeigen
button-drop-home = Aus Direktnachrichten nehmen
home-kept = Ab jetzt steht diese Liste in deinen Direktnachrichten, und ich halte sie lautlos auf dem Laufenden. Erscheint sie nicht, sind deine Direktnachrichten für mich geschlossen.
home-dropped = Die Liste verschwindet aus deinen Direktnachrichten. `/spiele` zeigt sie weiter jederzeit.
