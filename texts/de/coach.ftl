# Der Trainer und die Lektionen: in allen Spielen gleich.

# $remark: ein oder zwei Sätze
coach-says = :lantern: { $remark }
# $answer: eine Möglichkeit, oder was gezeichnet ist
coach-accept = Mach das: { $answer }
coach-draw = Zeichne es für mich
coach-go-on = Weiter
coach-skip = Gleich zu meinem Zug
coach-play-on = Weiterspielen
coach-play-with-others = Mit anderen spielen
# $list: was auf einem Bild hervorgehoben ist
coach-marked = Im Licht der Laterne: { $list }.
coach-begun = Deine Lektion hat in { $channel } begonnen; du kannst sie gleich hier spielen.
coach-begun-here = Deine Lektion hat begonnen; es ist die nächste Nachricht.
coach-begun-directly = Der Tisch deiner Lektion ist in deinen Direktnachrichten. Spiel dort oder gleich hier.
coach-goes-on = Hier hast du aufgehört.
coach-started-anew = Hier ist die Lektion von Anfang an.
coach-lobby-elsewhere = Ein Tisch für mehrere braucht einen Kanal auf einem Server: Gib dort `/lobby öffnen` ein.
coach-is-quiet = Der Trainer sagt dir an diesem Tisch nichts mehr. Mit *Mehr* holst du ihn zurück.
coach-is-back = Der Trainer ist wieder da.
# $learner: wessen Lektion es ist
table-lesson = **{ $learner } lernt { $game }.**
    -# Die Lektion sieht nur { $learner }; *Am Zug* zeigt sie wieder.
# In den Direktnachrichten derer, die lernen.
table-lesson-own = **Du lernst { $game }.**
    -# *Am Zug* zeigt die Lektion wieder.
no-such-lesson = Für dieses Spiel gibt es noch keine Lektion. `/lernen` zählt alle auf, die es gibt.
story-lesson-ended = Die Lektion wurde beendet.
story-lesson-made-room = Die Lektion hat einem anderen Tisch Platz gemacht.

button-learn = Lernen
button-learn-again = Noch einmal
button-learn-anew = Lektion von vorn
button-coach-off = Trainer aus
button-coach-on = Trainer an

table-option-coach = Trainer
table-option-coach-line = Gibt allen vor jeder Entscheidung einen Tipp, nur für sie; *Mehr* schaltet ihn aus. Spiele mit Trainer werden nicht gewertet.
table-option-coach-off = aus
table-option-coach-on = an
