# Was über jemanden bekannt ist: als Datei, oder vergessen.

privacy-export = Hier ist alles, was ich über dich aufbewahre: deine Einstellungen, Tische und Züge, deine Ergebnisse und Rekorde, wen du meidest, was du gemeldet hast, wovon du hören willst, und wo meine Nachrichten an dich sind.
button-forget = Alles über mich löschen
button-forget-keep = Alles behalten
privacy-sure =
    Soll ich dich wirklich vergessen? Das lässt sich nicht rückgängig machen.
    - Deine Einstellungen verschwinden, du verlässt offene Lobbys, und ich lösche die Nachrichten mit deinen Karten.
    - In laufenden Spielen macht ein Computerspieler für dich weiter.
    - In beendeten Spielen bleibt ein namenloser Platz mit seinen Zügen, damit die anderen sie noch nachspielen können; deine Ergebnisse und Rekorde verschwinden.
    - Was ich in Kanälen geschrieben habe, bleibt dort stehen.
    - Sicherungskopien behalten, was sie haben, bis sie ersetzt werden.
privacy-kept = Alles bleibt, wie es war; nichts wurde gelöscht.
privacy-forgotten = Du bist vergessen. Setzt du dich wieder an einen Tisch, fangen wir neu an.
# $bot: der Computerspieler
story-forgotten = Jemand hat den Tisch für immer verlassen; *{ $bot }*, ein Computerspieler, übernimmt.
