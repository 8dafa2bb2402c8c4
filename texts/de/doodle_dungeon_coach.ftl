# Doodle Dungeon: was der Trainer sagt. Höchstens 300 Zeichen, Namen eingeschlossen.
#
# $kind: trap, goblin, orc oder dragon, zum Auswählen    $square: etwa C7    $owner: wer spielt
# $action: die Aktion einer Karte    $elements: was auf einer Karte zu zeichnen ist

doodle-dungeon-coach-theme = Du bist Dungeonmeister mit Bleistift, und das ist dein Dungeon. Oben links kommt ein Held herein und sucht den Ausgang. **Stirbt er, bringt das Punkte, und jedes Monster, das noch lebt, auch.**

## Bauen

doodle-dungeon-coach-first-card = Das ist Runde { $round } von { $rounds }. Nimm eine Karte: **Die obere Reihe zeichnest du jetzt, die Aktion darunter hast du, wenn die Helden kommen.** Ich würde *{ $action }* nehmen: { $elements }.
doodle-dungeon-coach-sides = Sieh dir auch die Aktionen an. **Rot mit Totenkopf** ist für deinen eigenen Dungeon: stärkere Monster, gemeinere Fallen. **Blau mit Ritter** hilft den Helden in allen anderen. Ich würde *{ $action }* nehmen.
doodle-dungeon-coach-card = Nimm, was zu deinen stärksten Monstern passt: noch mehr davon, oder Aufwertungen für sie. Ich würde *{ $action }* nehmen: { $elements }.
doodle-dungeon-coach-first-walls = **Wände** machen den Weg des Helden länger, und er trifft auf mehr Monster. Dreh sie, wie du willst; sie dürfen nur kein Feld abschneiden.
doodle-dungeon-coach-walls = Such den kürzesten Weg vom Eingang zum Ausgang und mach einen Umweg daraus: an deinen stärksten Monstern vorbei, weg von den schwachen.
# $points: für eines, das überlebt, $damage: Herzen, $odds: Kämpfe von 100
doodle-dungeon-coach-first-monster = { doodle-dungeon-coach-one-kind }, der überlebt, bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Siegt er, verliert der Held { $damage ->
    [one] ein Herz
   *[other] { $damage } Herzen
}; bei dir gelingt das in { $odds } von 100 Kämpfen. Er braucht ein leeres Feld, an das keine Falle und kein Monster grenzt.
doodle-dungeon-coach-strong-monster = { doodle-dungeon-coach-one-kind } siegt bei dir in { $odds } von 100 Kämpfen. Lass den Helden hineinlaufen: Stell ihn dahin, wo jeder Weg vorbeiführt.
doodle-dungeon-coach-weak-monster = { doodle-dungeon-coach-one-kind } siegt bei dir nur in { $odds } von 100 Kämpfen. Am meisten bringt er, wo der Held nicht hinkommt: weit weg vom Weg, hinter stärkeren.
doodle-dungeon-coach-one-kind =
    { $kind ->
        [goblin] Ein Goblin
        [orc] Ein Ork
       *[dragon] Ein Drache
    }
doodle-dungeon-coach-first-trap = Eine **Falle** trifft immer: Sie kostet den Helden { doodle-dungeon-n-hearts }, einmal, dann ist sie weg. Zeichne sie also dahin, wo kein Weg an ihr vorbeiführt: in einen engen Gang oder nah an eine Tür.
doodle-dungeon-coach-trap = Fallen gehören dahin, wo der Held vorbeimuss. Kann er außen herum, schadet sie ihm nie.
# $kind: das Monster auf $square, oder none; $points: für einen bewachten Schatz
doodle-dungeon-coach-first-treasure = Wo ein **Schatz** liegt, weißt nur du. Er bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn am Ende ein lebendes Monster auf ihm steht; versteck ihn also, wo eines sicher ist. { $kind ->
    [none] Ich würde { $square } nehmen: Da kann noch eines hin.
   *[other] Ich würde { doodle-dungeon-the-kind } auf { $square } nehmen.
}
doodle-dungeon-coach-treasure = { $kind ->
    [none] Keines deiner Monster kann ihn bewachen. Ich würde ihn auf { $square } verstecken: Da kann noch eines hin.
   *[other] Versteck ihn unter einem Monster, das überlebt: einem starken, oder weit weg vom Weg des Helden. Ich würde { doodle-dungeon-the-kind } auf { $square } nehmen.
}
# $category: eine Art von Aufwertung; $next: die nächste Stufe, $track: dieselbe Art, zum Auswählen
doodle-dungeon-coach-first-upgrade = Für eine **Aufwertung** kreuzt du eines dieser Kästchen an, und nur volle Gruppen zählen. { $fills ->
    [1] Bei { $category } fehlt nur noch eines, dann hast du { doodle-dungeon-next-level }: Da würde ich ankreuzen.
   *[other] Mach also erst eine voll, bevor du die nächste anfängst: Ich würde bei { $category } ankreuzen, auf dem Weg zu { doodle-dungeon-next-level }.
}
doodle-dungeon-coach-upgrade-fills = Ein Kreuz macht eine Gruppe voll: { $category } steigt auf { doodle-dungeon-next-level }.
doodle-dungeon-coach-upgrade = Mach weiter, wo du angefangen hast: Eine halb volle Gruppe bringt nichts. Ich würde bei { $category } ankreuzen, auf dem Weg zu { doodle-dungeon-next-level }.

## Der Weg

doodle-dungeon-coach-path = **Jetzt führst du den Helden** bei { $owner }. Was er besiegt, kostet Punkte, aber er muss lebend hinaus. Ich nähme Weg 1.
doodle-dungeon-coach-own-path = Ein eigener Weg: Die Pfeile führen ihn weiter, und unten steht, wie es ihm ergeht.

## Verteidigen

# $outlook: ein Satz, wozu der Vorschlag führt; $missing: Stärke, die bis 20 fehlt
doodle-dungeon-coach-first-fight = Ein Kampf! **Zwei Würfel plus die Stufe des Monsters: Mit 20 siegt es und bleibt, mit weniger wird es durchgestrichen.** { $plays ->
    [1] Deins hat { $strength }, also würde ich *{ $action }* spielen.
   *[0] { $missing ->
        [0] Deins hat { $strength }, also spar deine Karten.
       *[other] Deins hat { $strength }, und keine deiner Karten lohnt sich hier.
    }
} { $outlook }
doodle-dungeon-coach-fight-card = { $missing ->
    [0] Dein Monster siegt schon, aber für den Helden kann es noch schlimmer kommen.
    [1] Zur 20 fehlt 1: Genau dafür sind deine roten Karten da.
   *[other] Zur 20 fehlen { $missing }: Genau dafür sind deine roten Karten da.
} Ich würde *{ $action }* spielen. { $outlook }
doodle-dungeon-coach-fight-treasure = Unter diesem Monster liegt dein Schatz: Er zählt, solange es steht. { $missing ->
    [0] Es siegt schon, spar also deine Karten.
   *[other] Eine gute Karte wäre hier gut angelegt, aber du hast keine, die sich lohnt.
} { $outlook }
doodle-dungeon-coach-fight-wounded = Der Held hat nur noch { doodle-dungeon-n-hearts }. Stirbt er hier, bekommst du 5 Punkte und behältst alles, was er nicht erreicht hat: Geiz ab jetzt nicht mit deinen Karten. { $outlook }
# $laid: Aktionen anderer für den Helden im eigenen Dungeon
doodle-dungeon-coach-above = Andere wollen, dass der Held bei dir durchkommt: *{ $laid }* über deinem Dungeon hilft ihm im richtigen Moment. Mit blauen Karten kannst du es ihnen heimzahlen. { $outlook }
doodle-dungeon-coach-then-help = Hier ist nichts mehr zu tun. { $outlook } Aber eine deiner blauen Karten passt zu einem Helden anderswo, damit würde ich weitermachen.
doodle-dungeon-coach-fight-won = Stärke { $strength } reicht, spar deine Karten also für einen knappen Kampf. { $outlook }
doodle-dungeon-coach-fight-lost = { $missing ->
    [1] Zur 20 fehlt 1
   *[other] Zur 20 fehlen { $missing }
}, und keine deiner Karten lohnt sich hier. Lass es gut sein. { $outlook }
doodle-dungeon-coach-first-sprung = Mitten in deine **Falle!** Hier wird nicht gewürfelt: Sie richtet ihren Schaden an und wird durchgestrichen. { $plays ->
    [1] Aber es gibt ein paar Karten für Fallen: Ich würde *{ $action }* spielen.
   *[0] Nur die wenigen Karten für Fallen ändern daran etwas.
} { $outlook }
doodle-dungeon-coach-sprung-card = Hier passt eine Karte, die für Fallen gemacht ist: Ich würde *{ $action }* spielen. { $outlook }
doodle-dungeon-coach-sprung = Die Falle braucht keine Hilfe, also spar deine Karten. { $outlook }
doodle-dungeon-coach-reroll = Wirf die niedrigen Würfel noch einmal: Im Schnitt zeigt einer zwischen 5 und 6.
# $cards: Handkarten
doodle-dungeon-coach-first-aid = { $walks ->
    [0] In deinem ersten Zug läuft noch niemand; es gibt nur das, womit jeder Zug endet:
   *[other] So endet jeder Zug:
} Du darfst mit **blauen Karten** einem Helden anderswo helfen, **tauschen**, was du nicht brauchst, und ziehst auf { doodle-dungeon-n-cards } nach. { $plan ->
    [lay] Eine von deinen hilft diesem Helden: Die würde ich legen.
    [exchange] Keine von deinen hilft ihm, also würde ich tauschen.
   *[keep] Keine von deinen hilft ihm; ich würde sie für deine Kämpfe behalten.
}
# $line: was die Aktion tut
doodle-dungeon-coach-aid = Der Held soll lebend aus dem Dungeon von { $owner } herauskommen, also würde ich dort *{ $action }* hinlegen. { $line }
doodle-dungeon-coach-aid-exchange = Keine deiner Karten hilft diesem Helden jetzt, und manche helfen auch dir nicht mehr: Leg sie unter deinen Stapel und zieh andere.
doodle-dungeon-coach-aid-keep = Hier hilft diesem Helden jetzt nichts. Behalt deine Karten für deine eigenen Kämpfe; du ziehst auf { doodle-dungeon-n-cards } nach.
doodle-dungeon-coach-target = Die Bombe streicht ihr Monster durch, sobald der Held auf dessen Feld oder daneben kommt. Nimm das wertvollste an seinem Weg: Ich würde { doodle-dungeon-the-kind } auf { $square } nehmen.
# $count: wie viele Karten weggehen, $list: welche; $fate: des Helden im eigenen Dungeon
doodle-dungeon-coach-refill = { $fate ->
    [inside] Sieh nach, was der Held bei dir noch vor sich hat: Karten für alles andere können weg.
   *[gone] Bei dir ist kein Held mehr, also nützen dir nur noch blaue Karten.
} { $count ->
    [0] Ich würde alle behalten.
   *[other] Ich würde zurücklegen: { $list }.
}
doodle-dungeon-coach-any = Lies, was jede Antwort bringt, und nimm, was die anderen mehr kostet als dich.

## Was daraus wurde

doodle-dungeon-coach-finished-card = Deine Karte ist fertig: Alles steht endgültig auf dem Papier, und ihre Aktion wartet in deinem Stapel. Nächste Runde!
# $path: etwa „30 Felder lang, über 3 Fallen und 6 Monster“
doodle-dungeon-coach-paths = Alle Wege sind gezeichnet. Der durch deinen Dungeon ist { $path }. Ab jetzt **verteidigst** du: In jedem deiner Züge läuft der Held dort zur nächsten Falle oder zum nächsten Monster. Stirbt er, bekommst du 5 Punkte; entkommt er, kostet dich jedes Herz einen.
# $hearts: verloren, $left: was der Held noch hat
doodle-dungeon-coach-won = **Dein Monster hat gesiegt.** Der Held hat noch { $left ->
    [one] 1 Herz
   *[other] { $left } Herzen
}, und das Monster bleibt: Es bringt am Ende Punkte und kämpft wieder, falls er zurückkommt.
doodle-dungeon-coach-lost = **Dein Monster hat verloren** und ist durchgestrichen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger. Der Held behält { $left ->
    [one] sein letztes Herz
   *[other] seine { $left } Herzen
} und läuft weiter.
doodle-dungeon-coach-won-again = Gesiegt! Der Held hat noch { $left ->
    [one] 1 Herz
   *[other] { $left } Herzen
}.
doodle-dungeon-coach-lost-again = Verloren: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger, und der Held läuft weiter.
doodle-dungeon-coach-sprung-shut = Schnapp! Die Falle hat den Helden { doodle-dungeon-n-hearts } gekostet und ist weg. Er hat noch { $left }.
doodle-dungeon-coach-sprung-in-vain = Schnapp! Die Falle ist weg, aber jemand hat dem Helden geholfen: Er hat immer noch { $left } Herzen.
doodle-dungeon-coach-beaten-elsewhere = Der Held im Dungeon von { $owner } hat { doodle-dungeon-a-kind } aus dem Weg geräumt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger für { $owner }. Dafür ist er da.
doodle-dungeon-coach-hurt-elsewhere = Der Held im Dungeon von { $owner } ist verletzt: { $hearts ->
    [0] Das war sein letztes Herz.
    [one] Er hat noch 1 Herz.
   *[other] Er hat noch { $hearts } Herzen.
} Jedes, das er mit hinausnimmt, kostet { $owner } einen Punkt.
doodle-dungeon-coach-died = **Der Held ist tot: { $points } Punkte für dich!** Was er nicht erreicht hat, ist jetzt sicher.
doodle-dungeon-coach-escaped = Der Held ist entkommen, mit { doodle-dungeon-n-hearts }, und jedes kostet dich einen Punkt. Was in deinem Dungeon noch steht, ist jetzt sicher.
doodle-dungeon-coach-died-elsewhere = Der Held im Dungeon von { $owner } ist tot: 5 Punkte für { $owner }. Jetzt kommt es auf deinen eigenen Dungeon an.
doodle-dungeon-coach-escaped-elsewhere = Der Held ist aus dem Dungeon von { $owner } entkommen! Seine { doodle-dungeon-n-hearts } kosten { $owner } genauso viele Punkte.

doodle-dungeon-coach-enough = Jetzt weißt du genug: **bauen, einen Weg zeichnen, verteidigen.** Sonst beginnt man mit leerem Papier. Spiel mit mir zu Ende, oder setz dich zu anderen.

# Worauf die Lampe des Trainers scheint
doodle-dungeon-coach-look-squares = den Dungeon
doodle-dungeon-coach-look-card = Karte { $number } der Auslage
doodle-dungeon-coach-look-entrance = den Eingang
doodle-dungeon-coach-look-exit = den Ausgang
doodle-dungeon-coach-look-aside = das, was neben den Feldern steht
doodle-dungeon-coach-look-thing = Falle oder Monster { $number }, Reihe für Reihe gezählt
doodle-dungeon-coach-look-hand = Karte { $number } deiner Hand
doodle-dungeon-coach-look-hero = Held { $number }
doodle-dungeon-coach-look-track-goblin = die Kästchen für Goblins
doodle-dungeon-coach-look-track-orc = die Kästchen für Orks
doodle-dungeon-coach-look-track-dragon = die Kästchen für Drachen
doodle-dungeon-coach-look-track-trap = die Kästchen für Fallen
doodle-dungeon-coach-look-track-treasure = die Kästchen für Schätze
doodle-dungeon-coach-look-track-hand = die Kästchen für Handkarten
