# Die Lobby: wer wo sitzt, was gespielt wird, und was nicht geht.

lobby-count = { $seated ->
    [one] **Ein Platz besetzt**, spielbar mit { $least }–{ $most }.
   *[other] **{ $seated } Plätze besetzt**, spielbar mit { $least }–{ $most }.
}
lobby-seat = { $letter }  { $name }{ $host ->
    [yes] {""} (Gastgeber)
   *[no] {""}
}
# $manner: wie er spielt, etwa „schwer, kühn“
lobby-seat-bot = { $letter }  *{ $name }*, Bot ({ $manner })
lobby-setting = **{ $name }: { $value }.** { $line }
lobby-option = **{ $name }:** { $value }
lobby-opened = Der Tisch ist eröffnet: { $channel }. Andere nehmen dort mit dem Knopf Platz.
lobby-joined = Du sitzt am Tisch.
lobby-left = Du bist vom Tisch aufgestanden.
lobby-left-host = Du bist vom Tisch aufgestanden; Gastgeber ist jetzt { $heir }.
lobby-closed-empty = Außer dir war niemand mehr da, darum ist der Tisch geschlossen.
lobby-closed = Dieser Tisch ist geschlossen. `/lobby öffnen` eröffnet einen neuen.
lobby-option-set = Die Einstellung ist geändert.
lobby-bot-added = Erledigt; in der Lobby steht, wer wo sitzt.
lobby-bot-removed = Erledigt; in der Lobby steht, wer noch da ist.
lobby-handed-over = Du hast den Tisch übergeben.
lobby-started = Das Spiel beginnt.
lobby-missing-permissions = Ich kann hier noch keinen Tisch führen. In diesem Kanal fehlen mir diese Rechte: { $permissions }.
options-title = Einstellungen dieses Tischs
settings-of-game = Spiel
settings-of-clock = Uhr
settings-of-table = Tisch
settings-of-players = Plätze

channel-has-a-table = In diesem Kanal gibt es schon einen Tisch. Spielt ihn zu Ende, schließt ihn, oder eröffne deinen in einem Thread.
# $most: wie viele es höchstens gibt
limit-lobbies = { $most ->
    [one] Du hast schon eine offene Lobby.
   *[other] Du hast schon { $most } offene Lobbys.
} Starte erst ein Spiel oder schließ eine Lobby; `/spiele` nennt sie dir.
limit-tables = { $most ->
    [one] Du sitzt schon an einem Tisch.
   *[other] Du sitzt schon an { $most } Tischen.
} Spiel erst an einem zu Ende oder steh dort auf; `/spiele` nennt sie dir.
limit-exercises = { $most ->
    [one] Du hast schon eine Übung offen.
   *[other] Du hast schon { $most } Übungen offen.
} Bring erst eine zu Ende, oder beende sie in ihrem Kanal mit `/lobby schließen`; `/spiele` nennt sie dir.
limit-server = { $most ->
    [one] Auf diesem Server ist schon ein Tisch offen.
   *[other] Auf diesem Server sind schon { $most } Tische offen.
} Erst muss einer enden; die Moderation kann einen Tisch mit `/lobby schließen` beenden.
# $when: ein Countdown wie „in 20 Minuten“
limit-exports = { $most ->
    [one] Du hast in der letzten Stunde schon eine Datei bekommen.
   *[other] Du hast in der letzten Stunde schon { $most } Dateien bekommen.
} Die nächste bekommst du { $when }.
already-seated = Du sitzt schon an diesem Tisch; mit *Aufstehen* gibst du den Platz wieder frei.
table-is-full = Alle { $most } Plätze sind besetzt. Läuft das Spiel erst, kannst du zusehen und es verfolgen.
not-seated = Du sitzt nicht an diesem Tisch. Das Brett darfst du ansehen, aber nur wer mitspielt, hat Handkarten und entscheidet.
no-bot-here = Hier sitzt kein Computerspieler; *Bot dazu* holt einen an den Tisch.
only-the-host = Das darf nur der Gastgeber; an diesem Tisch ist das { $host }.
only-the-host-changes = Nur der Gastgeber kann die Einstellungen ändern.
heir-not-seated = Wer Gastgeber werden soll, muss an diesem Tisch sitzen.
too-few-seated = Dieses Spiel braucht mindestens { $least } am Tisch, bisher sind es { $seated }. Lade jemanden ein oder setz einen Computerspieler dazu.
lobby-is-over = Diese Lobby ist vorbei: Das Spiel läuft schon, oder der Tisch wurde geschlossen.
no-lobby-here = In diesem Kanal ist kein Tisch offen. Eröffne einen mit `/lobby öffnen`.
no-thread-here = Ein Thread lässt sich nur aus einem gewöhnlichen Textkanal eröffnen.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden

button-join = Hinsetzen
button-leave = Aufstehen
button-bot = Bot dazu
button-fill = Auffüllen
button-options = Optionen
button-start = Starten
button-rematch = Revanche
rematch-too-early = Das Spiel ist noch nicht aus. Danach können alle, die mitgespielt haben, um ein weiteres bitten.

# Wie stark Computerspieler sind, und was sie unterscheidet.
strength-easy = leicht
strength-normal = normal
strength-hard = schwer
temper-bold = kühn
temper-careful = vorsichtig
temper-greedy = gierig
# $strength, $temper: wie oben
bot-manner = { $strength }, { $temper }
# $name: ein Computerspieler, $manner: wie er spielt
bot-named = { $name } ({ $manner })
# $bots: alle Computerspieler, mit Punkten dazwischen
table-bots = Computerspieler: { $bots }
strength-menu = Wie stark sind die Bots?
strength-of = { $name }: { $strength }
strength-of-all = Alle
strength-is-so = So spielt er schon. Am Tisch steht, wie stark alle sind.
strength-asked = Ich habe alle gefragt; deine eigene Stimme zählt schon. Mehr als die Hälfte muss zustimmen.
