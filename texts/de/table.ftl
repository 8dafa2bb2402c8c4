# Der Tisch im Kanal, das private Fenster, und das Nachschlagen.

table-calls = { $people }, du bist dran.
table-calls-end = { $people }, das Spiel ist aus.
table-waits-for = Der Tisch wartet auf { $seats }.
table-waits-for-one = Alle warten auf { $seats }.
table-won = { $count ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } teilen sich den Sieg.
}
table-closed = An diesem Tisch sitzt niemand mehr, darum ist er geschlossen.
story-resigned = { $name } hat den Platz aufgegeben; *{ $bot }*, ein Computerspieler, macht weiter.

button-turn = Am Zug
button-hand = Meine Hand
button-board = Brett
button-rules = Regeln
button-refresh = Aktualisieren
button-text = Als Text
button-earlier = Früher
button-later = Später
button-resign = Ja, ich gebe auf
button-unknown = Dieser Knopf ist veraltet. Such die neueste Nachricht des Tischs, oder nimm `/brett`.

panel-done = Erledigt.
panel-standing = Darauf wartet niemand. Du kannst es jederzeit sagen und später ändern.
panel-changeable = Deine Antwort ist da. Du kannst sie noch ändern, bis alle geantwortet haben.
panel-dms-closed = Deine Direktnachrichten sind für mich geschlossen, darum wartet deine Hand hier: *Am Zug* und *Meine Hand* gehen immer. Sind sie wieder offen, holt `/einstellungen handkarten` sie dorthin zurück.

choose-one = Wähle …
choose-several = Wähle { $least } bis { $most } …
choose-group = Wähle zuerst …
choose-next = Wähle Nummer { $number } …
choose-nothing = Nichts wählen
choose-back = Zurück
choose-done = Fertig
choose-again = Von vorn
choose-confirm = Bestätigen
choose-draft = Du hast **{ $words }** gewählt. Bestätige es, oder wähle noch einmal.
choose-row = Reihe { $row }
choose-type = Eintippen
form-title = Deine Antwort
form-field = Antwort
form-hint = Was du wählst, in Worten; oder ein Feld wie C7, oder eine Zahl

log-title = Was geschehen ist (Seite { $page } von { $pages })
rules-other-topic = Ein anderes Thema …
games-title = Deine Tische
games-none = Du sitzt an keinem Tisch. Eröffne einen mit `/lobby öffnen` auf einem Server.
games-lobby = { $game } in { $channel }: Die Lobby ist offen.
games-yours = **{ $game } in { $channel }: Du bist dran.**
games-others = { $game } in { $channel }: Andere sind dran.
resign-sure = Willst du deinen Platz bei { $game } ({ $channel }) wirklich aufgeben? Ein Computerspieler macht für dich weiter.
resign-done = Du hast deinen Platz aufgegeben.

settings-language-set = Ab jetzt schreibe ich dir auf Deutsch.
settings-hands-dm = Deine Hand kommt als Direktnachricht zu dir.
settings-hands-panel = Ich schicke dir keine Direktnachrichten; deine Hand wartet hinter dem Knopf.
settings-server-set = Neue Tische auf diesem Server sprechen die gewählte Sprache.

help-title = Lairkeeper
help-text =
    Dungeon-Spiele in gewöhnlichen Kanälen: { $games }.

    {"**Spielen.**"} `/lobby öffnen` eröffnet einen Tisch. Nimm mit dem Knopf Platz, setz nach Belieben Computerspieler dazu, und los. Bist du dran, wirst du erwähnt: Drück *Am Zug*, antworte in der Direktnachricht, oder tippe `/zug`.
    {"**Ansehen.**"} `/hand` ist nur für deine Augen, `/brett` zeigt den Tisch, `/verlauf` erzählt, was war, `/spiele` nennt deine Tische überall.
    {"**Nachlesen.**"} `/regeln` erklärt, was du gerade entscheiden musst, und alles andere; `/karte` zeigt jede Karte.
    {"**Gehen.**"} `/aufgeben` überlässt deinen Platz einem Computerspieler, damit die anderen weiterspielen können.
    {"**Einstellen.**"} `/einstellungen` wählt deine Sprache und ob deine Hand als Direktnachricht kommt.

game-has-not-started = Das Spiel hat noch nicht begonnen.
game-is-not-running = An diesem Tisch läuft kein Spiel.
table-is-closed = Dieser Tisch ist geschlossen.
table-is-gone = Diesen Tisch gibt es nicht mehr.
table-is-busy = Am Tisch passiert gerade etwas anderes. Bitte versuch es noch einmal.
no-such-table = Diesen Tisch gibt es nicht. Wähle einen aus der Liste.
no-table-here = In diesem Kanal gibt es keinen Tisch. Eröffne einen mit `/lobby öffnen`.
no-table-of-yours = Du spielst gerade an keinem Tisch.
no-such-topic = Dieses Thema gibt es nicht. Wähle eins aus der Liste.
no-such-card = Diese Karte gibt es nicht. Wähle eine aus der Liste.
channel-gone = Den Kanal deines Tischs gibt es nicht mehr ({ $channel }). Das Spiel ist aufgehoben, aber ich kann es nicht mehr zeigen.
channel-forbidden = Ich darf in { $channel } nicht mehr schreiben, dort ist dein Tisch. Das Spiel ist aufgehoben; sobald ich wieder schreiben darf, geht es mit dem nächsten Zug weiter.

error-storage = Das ließ sich nicht speichern, darum hat sich nichts geändert. Bitte versuch es gleich noch einmal.
error-broken-save = Dieser Tisch lässt sich gerade nicht lesen. Nichts ist verloren; wer diesen Bot betreibt, findet Näheres im Protokoll.
error-permissions = Mir fehlt dafür ein Recht in diesem Kanal. Ich muss ihn ansehen, Nachrichten senden, Links einbetten und Dateien anhängen dürfen.
error-moderators-only = Das darf nur die Moderation dieses Servers.
error-unexpected = Bei mir ist etwas schiefgegangen, und dein Spiel ist, wie es vorher war. Meldenummer: { $report }.
