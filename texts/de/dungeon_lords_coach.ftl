# Dungeon Lords: was der Trainer sagt. Höchstens 300 Zeichen, Namen eingeschlossen.
#
# $gold, $food, $evil, $imps: was man selbst hat    $orders, $monsters, $trap: Namen    $hero: wer vorn geht, mit so vielen $hearts

dungeon-lords-coach-theme = Willkommen unter der Erde, Dungeon-Lord! Jedes Jahr endet mit einem Kampf: Helden wollen deinen Dungeon erobern. Unten siehst du, wer als Nächstes kommt. **Wer nach zwei Jahren die meisten Punkte hat, gewinnt.**
dungeon-lords-coach-minions = Also rüste dich: Jede Runde gibst du **drei Befehle**. Jeder hat drei Felder, von links nach rechts besetzt: Rot ist, was ein Feld kostet, grün, was es bringt.

dungeon-lords-coach-give-up = Auf zwei davon verzichtest du in der ersten Runde. Nahrung, Gold und Tunnel brauchst du am Anfang am meisten.
dungeon-lords-coach-first-orders = Alle wählen geheim. Bald ist Zahltag: Du brauchst Nahrung, und für den Kampf ein Monster. Umrandet ist meine Wahl.
dungeon-lords-coach-new-orders = Alle wählen geheim und besetzen dann reihum ihre Felder, erst für den ersten Befehl. Durchgestrichene sind diese Runde gesperrt, und für den vierten Lord ist kein Feld mehr frei. Ich würde sagen: { $orders }.
dungeon-lords-coach-winter = Ein neues Jahr: vier Runden, um dich auf stärkere Helden vorzubereiten. Sieh nach, was es gerade gibt und womit die Runde endet; Durchgestrichenes ist gesperrt. Ich würde sagen: { $orders }.
dungeon-lords-coach-orders = Frag dich, was das nächste Ereignis kostet und wer denselben Befehl gibt: Für den vierten ist kein Feld mehr frei. Ich würde sagen: { $orders }.
dungeon-lords-coach-neighbour = Zu zweit wählst du auch einen Befehl für eine Farbe, die niemand spielt: Nimm damit etwas weg, was die andere Seite will.
dungeon-lords-coach-trade = Dein Diener hat ein Feld bekommen: Rot ist, was du dort zahlst, grün, was du bekommst. Du kannst verzichten, aber dann war der Befehl umsonst. Was du hast, steht oben: Bosheit, Gold, Nahrung, Kobolde, Fallen und bei der Krone deine Punkte.
dungeon-lords-coach-dig = In Tunneln schürfst und baust du. Vier dürfen nie ein Quadrat bilden. Um die Steuer musst du dich nicht sorgen: Diese Runde ist keine fällig.
dungeon-lords-coach-dig-taxed = In Tunneln schürfst und baust du. Vier dürfen nie ein Quadrat bilden. Aber diese Runde endet mit Steuern: ein Gold für je zwei Plättchen.
dungeon-lords-coach-mine = Jeder Kobold, den du in einen Tunnel schickst, bringt ein Gold. Damit bezahlst du Nahrung, Fallen und Steuern.
dungeon-lords-coach-hire = Monster kämpfen für dich: Beim Schwert steht ihr Schaden, und das meiste davon trifft den vordersten Helden. Meine Wahl: { $monster }. Am Zahltag kosten sie dasselbe noch einmal, und Bosheit lockt stärkere Helden an.
dungeon-lords-coach-build = Eine Kammer ersetzt einen Tunnel und gibt Kobolden ohne Arbeit etwas zu tun, Runde für Runde. Am Ende bringt sie außerdem 2 Punkte.
dungeon-lords-coach-spy = Kampfkarten bestimmen, was die Helden zaubern. Wer jetzt eine ansieht, ist später vorbereitet.
dungeon-lords-coach-produce = Kobolde ohne Arbeit können in deinen Kammern arbeiten: Sie machen, was dort steht, jede Runde.
dungeon-lords-coach-take-back = Von deinen drei Befehlen kommt einer gleich zurück auf deine Hand, die anderen sind nächste Runde gesperrt. Nimm den zurück, den du wieder brauchst.
dungeon-lords-coach-wages = **Zahltag:** Deine Monster wollen noch einmal, was sie beim Anwerben gekostet haben. Wer nichts bekommt, geht, und das macht dich noch böser.
dungeon-lords-coach-taxes = **Steuern:** ein Gold für je zwei Plättchen deines Dungeons. Jedes, das du schuldig bleibst, kostet am Ende 3 Punkte. Du hast { $gold } Gold.
dungeon-lords-coach-first-trap = Die Helden greifen an, jede Kampfrunde ein Plättchen: Erst kommt deine **Falle**, dann deine Monster, dann Erschöpfung. Meine Wahl: { $trap }. Jeder Dieb (die Hand) mindert ihren Schaden um 1.
dungeon-lords-coach-first-monsters = Jetzt ein **Monster**: In einem Tunnel ist nur Platz für eines, und es kämpft nur einmal im Jahr. Beim Schwert steht sein Schaden. Ganz vorn: { $hero } mit { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}. Meine Wahl: { $monsters }.
dungeon-lords-coach-first-attack = Die Helden stehen hintereinander, und die meisten Schläge treffen den ersten. Wer keine Herzen mehr hat, kommt in dein **Gefängnis**: am Ende je 2 Punkte.
dungeon-lords-coach-tile = Du bestimmst, welches Plättchen sie angreifen: eines von denen, die ihrem Weg am nächsten liegen. Gib lieber einen alten Tunnel her als eine Kammer.
dungeon-lords-coach-later-trap = Die nächste Kampfrunde: wieder Falle, Monster, Erschöpfung. Ganz vorn jetzt: { $hero } mit { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}. Meine Wahl: { $trap }.
dungeon-lords-coach-later-monsters = Jedes eroberte Plättchen kostet dich 2 Punkte, jeder Gefangene bringt 2. Ganz vorn: { $hero } mit { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}. Meine Wahl: { $monsters }.
dungeon-lords-coach-trap-again = Ganz vorn: { $hero } mit { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}. Meine Wahl: { $trap }. Sie schnappt zu, bevor irgendwer zuschlägt.
dungeon-lords-coach-trap-kept = Ganz vorn: { $hero } mit { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}. Ich würde diesmal keine Falle legen: Die Erschöpfung setzt ihnen auch zu, und deine Fallen bleiben dir fürs nächste Jahr.
dungeon-lords-coach-monsters-again = Ganz vorn: { $hero } mit { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}. Meine Wahl: { $monsters }.
dungeon-lords-coach-monsters-kept = Ganz vorn: { $hero } mit { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}. Ich würde niemanden schicken: Wer jetzt nicht kämpft, kann es in einer späteren Kampfrunde.
dungeon-lords-coach-trade-again = Was es kostet und bringt, steht dabei. Du hast { $gold } Gold, { $food } Nahrung und { $evil } Bosheit.
dungeon-lords-coach-hire-again = Nimm jemanden, dessen Lohn du zahlen kannst: Du hast { $food } Nahrung und { $evil } Bosheit.
dungeon-lords-coach-battle = Versuch, einen Helden zu erledigen: Ein Gefangener bringt 2 Punkte, und wer weniger ist, erobert weniger.
dungeon-lords-coach-any = Du hast { $gold } Gold, { $food } Nahrung und { $imps ->
    [one] 1 Kobold
   *[other] { $imps } Kobolde
}. Lies, was jede Antwort bringt; was du nicht brauchst, bleibt dir.

# $caught: erledigte Helden, $lost: eroberte Plättchen, $left: Helden, die noch da sind
dungeon-lords-coach-placed = Alle drei Diener haben ein Feld gefunden. Jetzt werden die Befehle ausgeführt, einer nach dem anderen, bei allen.
dungeon-lords-coach-crowded-out = Kein Feld mehr frei für { $orders }: Drei andere waren schneller.
dungeon-lords-coach-too-late = Aus *{ $order }* wurde nichts: Dort wählen die hinteren Felder zuerst, und für dich blieb nichts übrig.
dungeon-lords-coach-fruitless = Aus *{ $order }* wurde nichts: Dir fehlt etwas, was man dafür braucht.
dungeon-lords-coach-unpaid = Ohne Lohn auf und davon: { $monsters }. Und du bist böser als zuvor.
dungeon-lords-coach-held-out = Niemand gefangen, nichts verloren. { $left ->
    [0] Niemand ist mehr da.
    [one] Ein Held ist noch da und greift wieder an.
   *[other] { $left } Helden sind noch da und greifen wieder an.
}
dungeon-lords-coach-caught-and-lost = { $caught ->
    [one] Ein Held sitzt in deinem Gefängnis
   *[other] { $caught } Helden sitzen in deinem Gefängnis
}, aber ein Plättchen ist erobert: Es bleibt liegen, kostet 2 Punkte und nützt nichts mehr. { $left ->
    [0] Niemand ist mehr da.
    [one] Ein Held ist noch da.
   *[other] { $left } Helden sind noch da.
}
dungeon-lords-coach-caught = { $caught ->
    [one] Ein Held sitzt in deinem Gefängnis: **2 Punkte!**
   *[other] { $caught } Helden sitzen in deinem Gefängnis: **je 2 Punkte!**
} { $left ->
    [0] Niemand ist mehr da.
    [one] Einer ist noch da und greift wieder an.
   *[other] { $left } sind noch da und greifen wieder an.
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
dungeon-lords-coach-enough = Du hast eine Runde und einen Kampf erlebt, und mehr ist es nicht: **zwei Jahre mit je vier Runden und einem Kampf.** Du weißt genug: Spiel mit mir weiter, oder setz dich zu anderen an den Tisch.

# Was die Lampe des Trainers beleuchtet.
dungeon-lords-coach-look-stock = was du hast
dungeon-lords-coach-look-round = was die Runde am Ende bringt
dungeon-lords-coach-look-order = Befehl { $number }
dungeon-lords-coach-look-offers = was angeboten wird
dungeon-lords-coach-look-heroes = die Helden
dungeon-lords-coach-look-lair = deine Monster
dungeon-lords-coach-look-traps = deine Fallen
dungeon-lords-coach-look-map = dein Dungeon
