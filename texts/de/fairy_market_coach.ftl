# Feenmarkt: was der Trainer sagt. Höchstens 300 Zeichen, Namen eingeschlossen.
#
# $goal: was das Hauptziel zählt, etwa „1 Punkt für jede Münze“    $coins: was noch im Beutel ist

fairy-market-coach-theme = Willkommen auf dem Markt der Feen! Hier kaufst du Karten, jede ein Stück Dungeon. Du legst fünf aneinander, gehst einmal hindurch und nimmst mit, was am Weg liegt.
fairy-market-coach-goals = Jede Runde zählt etwas anderes: Das hier ist das **Hauptziel**, und jeder Fund dieser Art bringt Punkte. Wer nach sechs Runden die meisten hat, gewinnt.

fairy-market-coach-first-card = Es zählt: { $goal }. Ich würde also *{ $card }* kaufen: { $outlook }.
fairy-market-coach-stop-shopping = Was du nicht ausgibst, behältst du. Ein Plättchen würde einmal helfen: ein Schwert gegen ein Monster, ein Schlüssel beim Schloss, ein Seil über eine Grube. Ich würde aufhören: Dann ziehst du aus deinem Stapel auf fünf Karten nach.
fairy-market-coach-token = Ein Plättchen hilft einmal, nur in dieser Runde: Ich würde „{ $item }“ nehmen. Ein Schwert besiegt ein Monster, ein Schlüssel öffnet ein Schloss, ein Seil hilft über eine Grube, eine Schriftrolle führt von Portal zu Portal.
fairy-market-coach-open-book = *{ $book }* ist ein **Zauberbuch**: Du behältst es und nutzt es in jeder Runde einmal. „{ $line }.“
fairy-market-coach-unseen = Auch ungesehen vom Stapel kannst du kaufen. { $kind ->
    [book] Ein **Zauberbuch** behältst du, und es hilft in jeder Runde einmal.
   *[card] Diese Karte kennst dann nur du, bis du sie benutzt.
}
fairy-market-coach-open-hand = Deine Zeit läuft, sobald du deine Karten ansiehst. Hol erst einmal tief Luft.
fairy-market-coach-first-expedition = Deine fünf Karten: Leg sie Gang an Gang, mit viel von dem, was zählt, an einem Weg: { $goal }. Gestrichelt siehst du, wie ich es täte; mit den Buchstaben legst du sie einzeln.
fairy-market-coach-longer-ways = Beginne, wo viel beisammenliegt, und nutze die Treppen: Unten darf deine Linie unter sich selbst hindurch. Ein Weg, der drinnen endet, ist gut, wenn er mehr findet.
fairy-market-coach-scissors = Du bist an der **Schere** vorbeigekommen: Nimm eine Karte dieses Dungeons für immer aus deinem Stapel. Trenn dich von einer schwachen, dann kommen die guten öfter.
fairy-market-coach-recycle = Du bist an den **Pfeilen** vorbeigekommen: Behalte eine Karte dieses Dungeons für die nächste Runde. Nimm, was zum nächsten Ziel passt: { $goal }.
fairy-market-coach-card = Ich würde *{ $card }* kaufen: { $outlook }. Sie bleibt in deinem Stapel und kommt wieder.
fairy-market-coach-buy = Das Ziel heißt: { $goal }. Du hast { $coins } Münzen. Kauf, was dabei hilft, oder spar für die nächste Runde.
fairy-market-coach-expedition = Es zählt: { $goal }. Lass dir von den Vorschlägen gute Wege zeigen, und geh anders, wo du Besseres siehst.
fairy-market-coach-cards = Sieh auf das nächste Ziel und überlege, welche Karte du wiedersehen willst und welche nie mehr.
fairy-market-coach-books = Ein Zauberbuch hilft in jeder Runde einmal. Überlege, welches du am öftesten nutzen würdest.
fairy-market-coach-another-book = Ich würde ein **Zauberbuch** kaufen: Es hilft in jeder Runde einmal, lohnt sich also am meisten, solange noch viele kommen. Zwei darfst du haben.
fairy-market-coach-another-token = Ich würde „{ $item }“ mitnehmen: Ein Plättchen hilft einmal, nur in dieser Runde.
fairy-market-coach-stop = Ich würde hier aufhören und den Rest für die nächste Runde sparen: Gerade ist nichts dabei, was seinen Preis wert wäre.
fairy-market-coach-laying = Leg noch eine Karte an eine Nummer, oder geh durch *Tore* hinein.
fairy-market-coach-gate = Die Zahlen am Rand sind **Tore**. Durch eines kommst du herein, und alles, woran deine Linie vorbeiführt, ist gefunden. Ich würde da anfangen, wo ✓ hinführt.
fairy-market-coach-walking = **Jeden Gang nur einmal, und nie über die eigene Linie.** ✓ geht bis zur nächsten Abzweigung, wo ich gehen würde.
fairy-market-coach-obstacles = Gegen Monster, Schlösser und Gruben helfen Schwert, Schlüssel und Seil, je einmal, wenn du sie **vorher** gefunden hast. Sonst endet deine Linie dort.
fairy-market-coach-underground = Treppen führen nach unten in die ockerfarbenen Tunnel: Dort darf deine Linie unter sich selbst hindurch. Und eine Schriftrolle bringt dich von Portal zu Portal.
fairy-market-coach-exits = Abgeben kannst du jederzeit und behältst, was du gefunden hast. Geh aber durch ein Tor hinaus, wenn du kannst: Die meisten **Ausgänge** bringen am Ende 2 Punkte.
fairy-market-coach-out = Du bist draußen, und das zählt als **Ausgang**! Gib ab und sieh, was es bringt, oder nimm zurück, was dir nicht gefällt.
fairy-market-coach-any = Lies, was jede Antwort bringt, und behalte das Ziel im Auge.

# $main, $side: Punkte der Runde    $goal: was das Nebenziel zählt    $total: Punkte bisher
fairy-market-coach-scored-outside = { $main } für das Hauptziel, und du hast hinausgefunden! Die gefundenen Münzen gehören dir. Dann wird das **Nebenziel** aufgedeckt, eine Überraschung: { $goal }. Das sind { $side } für dich, und am Ende zählt davon die Hälfte.
fairy-market-coach-scored-inside = { $main } für das Hauptziel. Hinausgefunden hast du nicht, aber was du gefunden hast, zählt trotzdem. Dann kommt das **Nebenziel**, eine Überraschung: { $goal }. Das sind { $side } für dich, und am Ende zählt davon die Hälfte.
fairy-market-coach-scored-again = { $main } für das Hauptziel und { $side } für das Nebenziel ({ $goal }): Du hast jetzt { $total } Punkte.
fairy-market-coach-enough = Jetzt weißt du genug: **einkaufen, legen, gehen, zählen.** Das war eine von sechs Runden, jede hat ein neues Ziel. Spiel weiter, dann bleibe ich bei dir, oder setz dich zu anderen.

# Was die Lampe des Trainers beleuchtet.
fairy-market-coach-look-market = die Karten auf dem Markt
fairy-market-coach-look-card = eine Karte auf dem Markt
fairy-market-coach-look-goal = das Hauptziel
