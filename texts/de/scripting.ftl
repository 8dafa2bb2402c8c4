# Antworten, die Wort für Wort geschrieben werden, in jedem Spiel.

# $words: alle Wörter bisher, wie man sie eintippt
script-so-far = Bisher: `{ $words }`
# $count: wie viele
script-earlier =
    { $count ->
        [one] Nach einem früheren Wort:
       *[other] Nach { $count } früheren Wörtern:
    }
script-next = Wie geht es weiter …
script-undo = 1 zurück
# Skripte, die etwas zeichnen
script-own-start = Oder fang selbst an …
script-accept = ✓ So
script-others = Etwas anderes …
script-move = Schieben
script-back = Ein Feld zurück
script-places = Alle Plätze …
# $piece: wie es heißt
script-moving = **{ $piece }:** Pfeile schieben an den nächsten passenden Platz, ⟳ dreht. Der Rest bleibt.
script-stuck = **{ $piece }** passt nirgends sonst, solange der Rest bleibt.
script-everywhere = **{ $piece }:** alle passenden Plätze. Der Rest bleibt.
script-not-yet = Noch nicht
script-hint = Tipp
script-goes-on = Deine Antwort ist noch nicht vollständig.
script-can-be-nothing = Wähle *{ $nothing }*, oder füg etwas hinzu.
script-can-end = Du kannst hier aufhören oder weitermachen.
script-is-whole = Deine Antwort ist vollständig; mehr geht nicht.
# $word: das erste Wort, das nicht geht, $rest: was danach geschrieben wurde, $reason: warum es nicht geht
script-refused = „{ $word }“ geht dort nicht; alles davor habe ich behalten. { $reason }
script-refused-with-rest = „{ $word }“ geht dort nicht; alles davor habe ich behalten und den Rest weggelassen: { $rest }. { $reason }
script-moved-on = Du hast diese Antwort in einem anderen Fenster geändert, darum hat dieser Klick nichts bewirkt. So sieht sie jetzt aus.
panel-cut = Was danach nicht mehr passte, ist weg.
panel-hinted = Etwas Besseres finde ich nicht. Nimm zurück, was dir nicht gefällt.
script-form-field = Deine Antwort, Wort für Wort
script-form-hint = Deine ganze Antwort, oder so viel davon, wie du magst
draft-dropped = Was du geschrieben hattest, ließ sich nicht zeigen; ich habe es verworfen. Bitte fang von vorn an.
