# Zurückblicken auf ein Spiel: das Fenster, seine Listen, und die Datei zum Mitnehmen.

# $game: sein Name, $move: wie viele Züge gemacht waren, $moves: wie viele es waren
replay-title = { $game }: Zug { $move } von { $moves }
replay-beginning = { $game }: vor dem ersten von { $moves } Zügen
replay-silent = Ein geheimer Zug; noch ist nichts davon bekannt.
replay-eyes-everybody = Wie alle es sahen
# $seat: mit wessen Augen
replay-eyes-seat = Wie { $seat } es sah
replay-only-public = Das Spiel läuft noch, darum siehst du, was alle gesehen haben; danach kannst du es auch mit den Augen der anderen sehen.

replay-jump-chapter = Spring zu einem Teil …
# Ein langes Spiel hat mehrere Listen. $first, $last: Teile wie „Runde 1“
replay-jump-chapters = { $first } – { $last } …
replay-jump-move = Spring zu einem Zug …
replay-eyes = Schau mit den Augen von …
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
replay-move-none = vor dem ersten Zug
replay-move-secret = ein geheimer Zug

button-replay = Nachspielen
button-replay-first = Start
button-replay-back = Zurück
button-replay-forward = Vor
button-replay-last = Ende
button-replay-export = Als Datei
# $number, $pictures: das wievielte von wie vielen kommt
button-replay-picture = Bild { $number } von { $pictures }

replay-export =
    Hier ist das ganze Spiel mit jeder Entscheidung. Gib es weiter, an wen du willst: `/nachspielen` mit dieser *datei* zeigt das Spiel auf jedem Server.
    -# Auf der Kommandozeile erzählt es `python -m engine replay`.
replay-export-too-early = Die Datei würde verraten, was noch verborgen ist. Du bekommst sie, wenn das Spiel aus ist; bis dahin zeigt `/nachspielen`, was alle gesehen haben.
replay-export-older = Die Regeln haben sich geändert, seit dieses Spiel gespielt wurde; aus seinen Zügen allein lässt es sich nicht mehr nachstellen. `/nachspielen` zeigt es trotzdem, Zug für Zug.
replay-export-never-over = Dieses Spiel wurde vorzeitig beendet, darum gibt es keine Datei davon. `/nachspielen` zeigt es, Zug für Zug.

# Kämpfe, Schlachten, Expeditionen. $move: wie viele Züge gemacht waren, $chapter: etwa „Runde 3“
replay-fights = Spring zu einem großen Moment …
replay-at = { $chapter }, Zug { $move }
# $when: die Zeile oben, $more: wie viele Kämpfe derselbe Zug noch brachte
replay-at-more = { $when }; und noch { $more }

button-share = Teilen
# Unter einem Ergebnis, wo wenig Platz ist.
button-recap = Als Film
button-recap-chapter = Rückblick: dieser Teil
button-recap-game = Rückblick: ganzes Spiel
# $who: jemand, $game: ein Spiel
share-moment = { $who } teilt einen Moment aus { $game }
share-result = { $who } teilt, wie { $game } ausging
share-recap = { $who } teilt einen Rückblick auf { $game }
# $link: die Nachricht
share-done = Jetzt sehen es hier alle. [Hinspringen]({ $link })
# $channel: wo der Tisch ist
share-elsewhere = Teilen kannst du das dort, wo der Tisch ist, in { $channel }: Öffne es da mit `/nachspielen`.
share-nobody-here = An diesem Tisch bist du für dich, da gibt es niemanden zum Teilen. Das Bild selbst kannst du speichern.
share-not-allowed = In diesem Kanal darfst du nicht schreiben, darum wird hier auch nichts in deinem Namen geteilt. Ansehen kannst du alles mit `/nachspielen`.
share-gone = Diesen Moment gibt es nicht mehr: Ein Zug wurde zurückgenommen. `/nachspielen` zeigt das Spiel, wie es steht.
limit-shares = { $most ->
    [one] Du hast in der letzten Stunde schon einen Moment geteilt.
   *[other] Du hast in der letzten Stunde schon { $most } Momente geteilt.
} Den nächsten kannst du { $when } teilen.
limit-recaps = { $most ->
    [one] Du hast in der letzten Stunde schon einen Rückblick bekommen.
   *[other] Du hast in der letzten Stunde schon { $most } Rückblicke bekommen.
} Den nächsten bekommst du { $when }.

recap-chapter = { $game }: dieser Teil in ein paar Bildern
recap-game = { $game }: das Spiel in ein paar Bildern
# $line: was geschah, $more: wie viel derselbe Zug noch brachte
recap-more = { $line } (und noch { $more })
recap-still = Lieber ein Standbild? Hier ist das letzte.
recap-too-slow = Der Rückblick dauert gerade zu lange. Versuch es in ein paar Minuten noch einmal; was schon gezeichnet ist, bleibt.
recap-no-pictures = Die Bilder ließen sich nicht zeichnen. `/nachspielen` erzählt das Spiel auch in Worten.
# Was die Animation zeigt, vorgelesen. $count: wie viele Bilder, $details: ein Teil für jedes
recap-alt = Rückblick auf { $game } in { $count ->
    [one] einem Bild.
   *[other] { $count } Bildern nacheinander.
} { $details }
recap-alt-scene = { $number }: { $chapter }. { $line }
recap-alt-same-chapter = { $number }: { $line }

# Spiele aus Dateien. $why: ein Satz der Regeln, $most: Kilobyte
replay-file-broken = Diese Datei ist kein Spiel, das ich nachspielen kann. { $why } `/nachspielen` mit *ausgeben* macht so eine Datei aus einem beendeten Spiel.
replay-file-no-reason = Sie ist beschädigt, stammt aus einem anderen Programm oder einer neueren Version, oder ihre Züge passen nicht zu den Regeln.
replay-file-editions = Dieses Spiel hat eine eigene Ausgabe, und seit dem letzten Neustart des Bots wurden zu viele davon angesehen. Auf der Kommandozeile spielt es `python -m engine replay` nach.
replay-file-too-large = Diese Datei ist zu groß: Ein aufgezeichnetes Spiel hat höchstens { $most } Kilobyte. `/nachspielen` mit *ausgeben* macht so eine Datei aus einem beendeten Spiel.
replay-file-too-long = Das Spiel in dieser Datei nachzuspielen dauert zu lange. Auf der Kommandozeile nimmt sich `python -m engine replay` die Zeit.
replay-file-unreachable = Diese Datei konnte ich bei Discord nicht abholen. Häng sie noch einmal an `/nachspielen`.
limit-files = { $most ->
    [one] Du hast in der letzten Stunde schon eine Datei geöffnet.
   *[other] Du hast in der letzten Stunde schon { $most } Dateien geöffnet.
} Die nächste kannst du { $when } öffnen.
