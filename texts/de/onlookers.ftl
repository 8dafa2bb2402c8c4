# Zuschauende, die erfahren wollen, wie ein Spiel weitergeht.

button-follow = Folgen
# $game: sein Name, $channel: wo es gespielt wird
follow-begun = Ich sage dir per Direktnachricht Bescheid, wenn { $game } in { $channel } in die nächste Runde geht und wenn es endet. Drück noch einmal *Folgen*, um das zu beenden.
follow-stopped = Du folgst { $game } in { $channel } nicht mehr.
follow-seated = Du sitzt selbst an diesem Tisch und wirst ohnehin gerufen.
# $chapter: etwa eine Runde
follow-moved-on = { $game } in { $channel }: { $chapter } hat begonnen.
follow-ended = { $game } in { $channel } ist aus. Mit `/nachspielen` siehst du es dort noch einmal, Zug für Zug.
