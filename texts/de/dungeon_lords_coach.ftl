# Dungeon Lords: was der Trainer sagt. Höchstens 300 Zeichen, Namen eingeschlossen.
#
# $gold, $food, $evil, $imps: was man selbst hat    $orders: Namen von Befehlen

dungeon-lords-coach-theme = Willkommen unter der Erde! Du bist ein Dungeon-Lord mit Tunneln, Kobolden und ein paar Monstern: Hier siehst du, was du hast. Am Ende des Jahres kommen Helden und wollen alles kurz und klein schlagen.
dungeon-lords-coach-heroes = Zwei Helden stehen schon vor deinem Tor, und am Ende jeder Runde kommt noch einer: **Die Netten bekommen die schwachen, die Bösen die starken.** Das Jahr ist fast vorbei.
dungeon-lords-coach-minions = Deine Diener erledigen die Arbeit: Jede Runde gibst du **drei Befehle**. Jeder Befehl hat drei Felder, von links nach rechts besetzt, jedes zu anderen Bedingungen. Bereit?

dungeon-lords-coach-give-up = Auf zwei davon verzichtest du in der ersten Runde. Nahrung, Gold und Tunnel brauchst du am Anfang am meisten.
dungeon-lords-coach-first-orders = Alle wählen geheim und besetzen dann reihum ihre Felder: erst der erste Befehl, dann der zweite, dann der dritte. Zwei Befehle sind für dich gesperrt, die hattest du letzte Runde. Ich würde sagen: { $orders }.
dungeon-lords-coach-winter = Ein neues Jahr, und du kannst es ganz planen: erst graben und schürfen, dann anwerben und Fallen legen, immer mit Blick darauf, was die Runde am Ende bringt. Ich würde sagen: { $orders }.
dungeon-lords-coach-orders = Frag dich, was das nächste Ereignis kostet und wer denselben Befehl gibt: Für den vierten ist kein Feld mehr frei. Ich würde sagen: { $orders }.
dungeon-lords-coach-neighbour = Zu zweit wählst du auch einen Befehl für eine Farbe, die niemand spielt: Nimm damit etwas weg, was die andere Seite will.
dungeon-lords-coach-trade = Dein Diener hat ein Feld, und das kostet und bringt es. Du darfst verzichten, bekommst dann aber nichts dafür.
dungeon-lords-coach-dig = Jeder neue Tunnel braucht einen Kobold. In Tunneln schürfst und baust du, und je mehr du hast, desto weniger schmerzt ein verlorener. Vier Tunnel dürfen nie ein Quadrat bilden.
dungeon-lords-coach-mine = Ein Kobold in einem Tunnel bringt ein Gold. Damit bezahlst du Nahrung, Fallen und Steuern.
dungeon-lords-coach-hire = Sieh zum Tor: Der erste Held bekommt die meisten Schläge ab. Meine Wahl: { $monster }. Monster wollen jedes Jahr ihren Lohn, und was sie an Bosheit kosten, lockt stärkere Helden an.
dungeon-lords-coach-build = Eine Kammer ersetzt einen Tunnel und gibt Kobolden ohne Arbeit etwas zu tun, Runde für Runde. Am Ende bringt sie außerdem 2 Punkte.
dungeon-lords-coach-spy = Kampfkarten bestimmen, was die Helden zaubern. Wer jetzt eine ansieht, ist später vorbereitet.
dungeon-lords-coach-produce = Kobolde ohne Arbeit können in deinen Kammern arbeiten: Sie machen, was dort steht, jede Runde.
dungeon-lords-coach-take-back = Von deinen drei Befehlen kommt einer gleich zurück auf deine Hand, die anderen sind nächste Runde gesperrt. Nimm den zurück, den du wieder brauchst.
dungeon-lords-coach-wages = **Zahltag:** Deine Monster wollen noch einmal, was sie beim Anwerben gekostet haben. Wer nichts bekommt, geht, und das macht dich noch böser. Du hast { $food } Nahrung.
dungeon-lords-coach-taxes = **Steuern:** ein Gold für je zwei Plättchen deines Dungeons. Was du schuldig bleibst, kostet am Ende Punkte. Du hast { $gold } Gold.
dungeon-lords-coach-first-trap = Die Helden greifen an! In jeder Kampfrunde wollen sie ein Plättchen: Erst schnappt deine **Falle** zu, dann schlagen deine Monster zu, dann kommt die Erschöpfung. Meine Wahl: { $trap }.
dungeon-lords-coach-first-monsters = Jetzt ein **Monster**: In einem Tunnel ist nur Platz für eines. Es kämpft einmal und ruht dann bis zum Jahresende. Verschwende also nicht das stärkste an jemanden, der schon wankt.
dungeon-lords-coach-first-attack = Die Helden stehen hintereinander, und die meisten Schläge treffen den ersten. Wer keine Herzen mehr hat, kommt in deinen **Kerker**: am Ende je 2 Punkte.
dungeon-lords-coach-tile = Du bestimmst, wo gekämpft wird: Die Helden wollen, was ihnen am nächsten liegt. Gib lieber einen alten Tunnel her als eine Kammer.
dungeon-lords-coach-later-trap = { $heroes ->
    [one] Ein Held ist noch da.
   *[other] { $heroes } Helden sind noch da.
} Erledigt sie schon die Erschöpfung, heb deine Falle auf: Sie bleibt dir fürs nächste Jahr.
dungeon-lords-coach-later-monsters = Jedes eroberte Plättchen kostet dich 2 Punkte, jeder Gefangene bringt 2. Ist diese Runde niemand zu fangen, heb deine Monster für die nächste auf.
dungeon-lords-coach-trade-again = Was es kostet und bringt, steht dabei. Du hast { $gold } Gold, { $food } Nahrung und { $evil } Bosheit.
dungeon-lords-coach-hire-again = Nimm jemanden, dessen Lohn du zahlen kannst: Du hast { $food } Nahrung und { $evil } Bosheit.
dungeon-lords-coach-battle = Versuch, einen Helden zu erledigen: Ein Gefangener bringt 2 Punkte, und wer weniger ist, erobert weniger.
dungeon-lords-coach-any = Du hast { $gold } Gold, { $food } Nahrung und { $imps ->
    [one] 1 Kobold
   *[other] { $imps } Kobolde
}. Lies, was jede Antwort bringt; was du nicht brauchst, bleibt dir.

# $caught: erledigte Helden, $lost: eroberte Plättchen, $left: Helden, die noch da sind
dungeon-lords-coach-placed = Alle drei Diener haben ein Feld gefunden. Jetzt werden die Befehle ausgeführt, einer nach dem anderen, bei allen.
dungeon-lords-coach-crowded-out = Kein Feld mehr frei für { $orders }: Drei andere waren schneller, und so wird nichts daraus.
dungeon-lords-coach-caught-and-lost = { $caught ->
    [one] Ein Held sitzt in deinem Kerker
   *[other] { $caught } Helden sitzen in deinem Kerker
}, aber ein Plättchen ist erobert: Es bleibt liegen, kostet 2 Punkte und nützt nichts mehr. { $left ->
    [0] Niemand ist mehr da.
    [one] Ein Held ist noch da.
   *[other] { $left } Helden sind noch da.
}
dungeon-lords-coach-caught = { $caught ->
    [one] Ein Held sitzt in deinem Kerker: **2 Punkte!**
   *[other] { $caught } Helden sitzen in deinem Kerker: **je 2 Punkte!**
} { $left ->
    [0] Niemand ist mehr da.
    [one] Ein Held ist noch da.
   *[other] { $left } Helden sind noch da und kommen wieder.
}
dungeon-lords-coach-lost-tile = Sie haben ein Plättchen erobert: Es kostet dich 2 Punkte und nützt nichts mehr. Dafür sind sie erschöpft, und du giltst als weniger böse.
dungeon-lords-coach-fought-again = { $caught ->
    [0] Niemand gefangen
    [one] Noch ein Held gefangen
   *[other] Noch { $caught } Helden gefangen
}, { $lost ->
    [0] und nichts verloren.
   *[other] und ein Plättchen verloren.
}
# $prisoners, $conquered: wie viele es sind, $points: wenn jetzt Schluss wäre
dungeon-lords-coach-year-over = Das Jahr ist vorbei: { $prisoners ->
    [0] niemand gefangen
    [one] 1 Gefangener
   *[other] { $prisoners } Gefangene
}, { $conquered ->
    [0] kein Plättchen verloren
    [one] 1 Plättchen verloren
   *[other] { $conquered } Plättchen verloren
}. Wäre jetzt Schluss, hättest du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
dungeon-lords-coach-enough = Du hast eine Runde und einen Kampf erlebt, und mehr ist es nicht: **zwei Jahre mit je vier Runden und einem Kampf.** Spiel mit mir weiter, oder setz dich zu anderen an den Tisch.

# Was die Lampe des Trainers beleuchtet.
dungeon-lords-coach-look-stock = was du hast
dungeon-lords-coach-look-round = was die Runde am Ende bringt
dungeon-lords-coach-look-order = Befehl { $number }
dungeon-lords-coach-look-offers = was angeboten wird
dungeon-lords-coach-look-heroes = die Helden
dungeon-lords-coach-look-lair = deine Monster
dungeon-lords-coach-look-traps = deine Fallen
dungeon-lords-coach-look-map = dein Dungeon
