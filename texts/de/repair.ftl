# Wenn eine Regel versagt, und was die Moderation für einen Tisch tun kann.

# $report: die Nummer des Berichts, der aufbewahrt wird
fault-told = Eine meiner Regeln hat versagt, darum konnte ein Zug nicht ausgeführt werden. Nichts ist verloren: Der Tisch ist wie zuvor. Vielleicht geht eine andere Wahl; wenn nicht, hilft die Moderation mit `/tisch reparieren` (Bericht { $report }).
fault-met = Eine meiner Regeln hat versagt, darum zählt dein Zug nicht, und der Tisch ist wie zuvor. Bitte wähle anders. Der Tisch weiß Bescheid, und wer diesen Bot betreibt, findet den Bericht { $report }.
fault-known = Genau dieser Zug ist schon einmal gescheitert, darum zählt er nicht. Bitte wähle anders, oder lass die Moderation mit `/tisch reparieren` helfen (Bericht { $report }).

repair-moderators-only = Einen Tisch reparieren kann nur, wer diesen Server oder Kanal verwalten darf. Deine eigenen Züge nimmst du selbst mit `/zurücknehmen` zurück.
repair-no-game = An diesem Tisch läuft kein Spiel, das sich reparieren ließe. `/lobby öffnen` öffnet einen Tisch, `/lobby schließen` schließt einen.

# $game: sein Name, $moves: wie viele Züge gemacht sind
repair-title = { $game } nach { $moves } Zügen
repair-well = **Alles in Ordnung.** Der Tisch ist lesbar, alle können ihn sehen, und kein Teil fehlt.
repair-well-but = **Eine Regel hat hier versagt, aber der Tisch selbst ist in Ordnung:** Er ist lesbar, alle können ihn sehen, und kein Teil fehlt. Stell ihn zurück, wenn es nicht weitergeht.
repair-unreadable = **Der Tisch ist nicht lesbar.** Stell ihn auf einen früheren Augenblick zurück, dann geht es von dort weiter.
repair-blind = **Der Tisch lässt sich nicht allen zeigen** (nicht: { $viewers }). Stell ihn auf einen früheren Augenblick zurück, wenn das so bleibt.
repair-everybody = Zuschauende
repair-laws = **Etwas fehlt oder ist doppelt da** ({ $count ->
    [one] eine Prüfung des Spiels schlägt fehl
   *[other] { $count } Prüfungen des Spiels schlagen fehl
}). Stell den Tisch auf einen früheren Augenblick zurück.
repair-undrawn = Das Bild des Tischs lässt sich nicht zeichnen; mit den Texten kann man trotzdem weiterspielen.
repair-awaited = Der Tisch wartet auf { $seats }.
repair-over = Das Spiel ist aus.
repair-undelivered = { $count ->
    [one] Eine Nachricht ist noch unterwegs.
   *[other] { $count } Nachrichten sind noch unterwegs.
}
repair-reports = Berichte über Regeln, die versagt haben: { $reports }.
repair-back = **Zurückstellen** auf einen früheren Augenblick; alle am Tisch erfahren es. Was sie seitdem gesehen haben, wissen sie allerdings.

button-repair-send = Alles neu schicken
button-repair-earlier = Frühere Augenblicke
button-repair-later = Spätere Augenblicke
button-repair-sure = Spiel zurückstellen
button-repair-leave = Alles so lassen
button-repair-look = Noch einmal schauen
repair-choose = Zum Stand nach …
repair-beginning = Der Anfang
# $move: nach welchem Zug, $moves: wie viele Züge nicht mehr zählen
repair-sure = Auf die Zeit nach Zug { $move } zurückstellen? { $moves ->
    [one] Ein Zug zählt
   *[other] { $moves } Züge zählen
} dann nicht mehr, und alle am Tisch erfahren es.
repair-sure-beginning = Auf den Anfang zurückstellen? Alle { $moves } Züge zählen dann nicht mehr, und alle am Tisch erfahren es.
repair-sent = Die Nachricht des Tischs und die privaten Nachrichten werden neu geschickt.
repair-done = Der Tisch ist zurückgestellt, und alle wissen es.
repair-is-stale = Der Tisch hat sich geändert, seit du geschaut hast. Wähle einen der Augenblicke, die jetzt zur Wahl stehen.
