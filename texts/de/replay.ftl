# Zurückblicken auf ein Spiel: das Fenster, seine Listen, und die Datei zum Mitnehmen.

# $game: sein Name, $move: wie viele Züge gemacht waren, $moves: wie viele es waren
replay-title = { $game }: Zug { $move } von { $moves }
replay-beginning = { $game }: vor dem ersten von { $moves } Zügen
replay-silent = Ein geheimer Zug; noch ist nichts davon bekannt.
replay-eyes-everybody = Wie alle es sahen
# $seat: mit wessen Augen
replay-eyes-seat = Wie { $seat } es sah
replay-only-public = Das Spiel läuft noch, darum siehst du, was alle gesehen haben; danach kannst du mit jedermanns Augen schauen.

replay-jump-chapter = Spring zu …
replay-jump-move = Spring zu einem Zug …
replay-eyes = Mit wessen Augen …
replay-round = Runde { $round }
replay-season = { $season ->
    [1] Winter des Jahres { $year }
    [2] Frühling des Jahres { $year }
    [3] Sommer des Jahres { $year }
   *[other] Herbst des Jahres { $year }
}
replay-combat = Kämpfe des Jahres { $year }
# $line: was da geschah
replay-move = { $move }. { $line }

button-replay = Nachspielen
button-replay-first = Anfang
button-replay-back = Zurück
button-replay-forward = Weiter
button-replay-last = Ende
button-replay-export = Als Datei

replay-export = Hier ist das ganze Spiel: Einstellungen, Zufall und jede Wahl. `python -m engine replay` prüft es und erzählt es nach.
replay-export-too-early = Die Datei würde verraten, was noch verborgen ist. Du bekommst sie, wenn das Spiel aus ist; bis dahin zeigt `/nachspielen`, was alle gesehen haben.
replay-export-older = Die Regeln haben sich geändert, seit dieses Spiel gespielt wurde; aus seinen Zügen allein lässt es sich nicht mehr nachstellen. `/nachspielen` zeigt es trotzdem, Zug für Zug.
replay-export-never-over = Dieses Spiel wurde vorzeitig beendet, darum gibt es keine Datei davon. `/nachspielen` zeigt es, Zug für Zug.
