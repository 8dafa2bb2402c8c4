# Antworten, die Wort für Wort geschrieben werden, in jedem Spiel.

# $words: alle Wörter bisher, wie man sie eintippt
script-so-far = Bisher: `{ $words }`
# $count: wie viele
script-earlier =
    { $count ->
        [one] Zuletzt, nach { $count } früheren Wort:
       *[other] Zuletzt, nach { $count } früheren Wörtern:
    }
script-next = Wie geht es weiter …
script-undo = Eins zurück
script-hint = Tipp
script-goes-on = Das ist noch keine ganze Antwort.
script-can-be-nothing = Du kannst es bei *{ $nothing }* belassen, oder anfangen.
script-can-end = Du kannst hier fertig sein oder weitermachen.
script-is-whole = Es gibt nichts mehr hinzuzufügen.
# $word: das erste Wort, das nicht geht, $rest: was danach geschrieben wurde, $reason: warum es nicht geht
script-refused = „{ $word }“ geht dort nicht; alles davor habe ich behalten. { $reason }
script-refused-with-rest = „{ $word }“ geht dort nicht; alles davor habe ich behalten und den Rest weggelassen: { $rest }. { $reason }
script-moved-on = Du hast diese Antwort anderswo weitergeschrieben, darum hat dieser Klick nichts geändert. So steht sie jetzt.
panel-hinted = Etwas Besseres finde ich nicht. Nimm zurück, was dir nicht gefällt.
script-form-field = Wort für Wort
script-form-hint = Deine ganze Antwort, oder so viel davon, wie du magst
