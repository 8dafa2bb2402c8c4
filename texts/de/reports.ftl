# Hier stimmt etwas nicht: was Leute dem Betreiber des Bots über einen Tisch sagen.

button-wrong = Hier stimmt etwas nicht
complaint-title = Hier stimmt etwas nicht
complaint-field = Was stimmt nicht?
complaint-hint = Was hast du erwartet, und was ist passiert? Das lesen nur die, die diesen Bot betreiben.
complaint-kept = Danke! Ich habe denen Bescheid gesagt, die diesen Bot betreiben; dein Bericht hat die Nummer { $report }. Am Tisch erfährt niemand davon.
complaint-empty = Bitte sag in ein paar Worten, was nicht stimmt, damit jemand nachsehen kann.
# $table: seine Nummer, $report: die Nummer des Berichts
complaint-told = Jemand sagt, dass an Tisch { $table } etwas nicht stimmt. Was genau, und das Spiel bis zu diesem Moment, findest du als { $report }.json im Ordner für Berichte neben der Datenbank. Achtung: Die Datei verrät, was vor den Spielern verborgen ist.
limit-complaints = { $most ->
    [one] Du hast in der letzten Stunde schon etwas gemeldet.
   *[other] Du hast in der letzten Stunde schon { $most } Mal etwas gemeldet.
} Das nächste Mal geht es { $when }.
