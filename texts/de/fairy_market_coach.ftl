# Feenmarkt: was der Trainer sagt. Höchstens 300 Zeichen, Namen eingeschlossen.
#
# $goal: was das Hauptziel zählt, etwa „1 Punkt für jede Münze“    $coins: was noch im Beutel ist

fairy-market-coach-theme = Willkommen auf dem Markt der Feen! Hier kaufst du Karten von Dungeons. Du legst sie aneinander, gehst einmal hindurch und nimmst mit, was am Weg liegt.
fairy-market-coach-expedition-ahead = Jede Karte zeigt Gänge und Räume, in denen etwas liegt. Du hast **fünf** auf der Hand, legst sie, wie du willst, und zeichnest **eine Linie** hindurch: jeden Gang nur einmal, ohne dich zu kreuzen.
fairy-market-coach-goals = Was du suchst, wechselt jede Runde: Das hier ist das **Hauptziel**. Nach sechs Runden gewinnen die meisten Punkte. Gehen wir einkaufen?

fairy-market-coach-first-card = Du hast { $coins } Münzen, und das Ziel heißt: { $goal }. Ich würde *{ $card }* kaufen: { $outlook }. Gekauftes hast du sofort auf der Hand; der Rest kommt aus deinem eigenen Stapel.
fairy-market-coach-stop-shopping = Du darfst kaufen, solange das Geld reicht, aber du musst nicht alles ausgeben: Münzen behältst du. Hörst du jetzt auf, ziehst du auf fünf Karten nach.
fairy-market-coach-token = Ein Plättchen hilft einmal, nur in dieser Runde: { $item }. Ein Schwert besiegt ein Monster, ein Schlüssel öffnet ein Schloss, ein Seil hilft über eine Grube, eine Schriftrolle führt von Portal zu Portal.
fairy-market-coach-open-book = *{ $book }* ist ein **Zauberbuch**: Du behältst es, und es hilft in jeder Runde einmal. Zwei darfst du haben. Je früher du eines kaufst, desto öfter nutzt du es.
fairy-market-coach-unseen = Du kannst auch ungesehen kaufen, was oben auf einem Stapel liegt: ein kleines Wagnis zum gleichen Preis.
fairy-market-coach-open-hand = Deine Zeit läuft, sobald du deine Karten ansiehst. Hol erst einmal tief Luft.
fairy-market-coach-first-expedition = Leg jetzt deine Karten und zeichne deinen Weg. Das Bild zeigt immer einen Vorschlag: Nimm ihn Schritt für Schritt an, ändere ihn, oder lass mich alles zeichnen. Es zählt: { $goal }. Und find hinaus: Die meisten Ausgänge bringen am Ende 2 Punkte.
fairy-market-coach-longer-ways = Beginne, wo viel beisammenliegt, und geh über Treppen nach unten: Dort darf deine Linie unter sich selbst hindurch. Ein Weg, der drinnen endet, ist gut, wenn er mehr findet.
fairy-market-coach-scissors = Du bist an der **Schere** vorbeigekommen: Nimm eine Karte dieses Dungeons für immer aus deinem Stapel. Trenn dich von einer schwachen, dann kommen die guten öfter.
fairy-market-coach-recycle = Du bist an den **Pfeilen** vorbeigekommen: Behalte eine Karte dieses Dungeons für die nächste Runde. Nimm, was zum nächsten Ziel passt: { $goal }.
fairy-market-coach-card = Ich würde *{ $card }* kaufen: { $outlook }. Karten bleiben in deinem Stapel, eine gute kommt also wieder.
fairy-market-coach-buy = Das Ziel heißt: { $goal }. Du hast { $coins } Münzen. Kauf, was dabei hilft, oder spar für die nächste Runde.
fairy-market-coach-expedition = Es zählt: { $goal }. Lass dir von den Vorschlägen gute Wege zeigen, und geh anders, wo du Besseres siehst.
fairy-market-coach-cards = Sieh auf das nächste Ziel und überlege, welche Karte du wiedersehen willst und welche nie mehr.
fairy-market-coach-books = Ein Zauberbuch hilft in jeder Runde einmal. Überlege, welches du am öftesten nutzen würdest.
fairy-market-coach-any = Lies, was jede Antwort bringt, und behalte das Ziel im Auge.

# $main, $side: Punkte der Runde    $goal: was das Nebenziel zählt    $total: Punkte bisher
fairy-market-coach-scored-outside = { $main } für das Hauptziel, und du hast hinausgefunden! Dann wird das **Nebenziel** aufgedeckt, eine Überraschung: { $goal }. Es bringt dir { $side }, davon zählt am Ende die Hälfte.
fairy-market-coach-scored-inside = { $main } für das Hauptziel. Hinausgefunden hast du nicht, aber was du findest, zählt trotzdem. Das **Nebenziel** ist eine Überraschung: { $goal }. Es bringt dir { $side }, davon zählt am Ende die Hälfte.
fairy-market-coach-scored-again = { $main } für das Hauptziel und { $side } für das Nebenziel ({ $goal }): Du hast jetzt { $total } Punkte.
fairy-market-coach-enough = Das war eine ganze Runde: **einkaufen, legen, gehen, zählen.** Sechs davon gibt es, jede mit neuem Ziel. Spiel mit mir weiter, oder setz dich zu anderen an den Tisch.

# Was die Lampe des Trainers beleuchtet.
fairy-market-coach-look-market = die Karten auf dem Markt
fairy-market-coach-look-card = eine Karte auf dem Markt
fairy-market-coach-look-goal = das Hauptziel
