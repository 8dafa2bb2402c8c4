# Die Geschichte für die, denen sie geschieht: `{key}-you` zum Satz `{key}`.
dungeon-lords-conquered-you = { $square } in deinem Dungeon ist erobert, und du verlierst 1 Bosheit.
dungeon-lords-held-you = Du hältst { $square }: keine Erschöpfung und keine Eroberung in dieser Runde.
dungeon-lords-battle-won-you = Alle Helden in deinem Dungeon sind besiegt!
dungeon-lords-imprisons-you = { $hero } ist erledigt und kommt in dein Gefängnis.
dungeon-lords-hero-comes-you = { $hero } macht sich auf zu deinem Dungeon.
dungeon-lords-paladin-comes-you = Der Paladin hat genug gesehen und marschiert zu deinem Dungeon!
dungeon-lords-paladin-leaves-you = Der Paladin kehrt dir den Rücken.
dungeon-lords-gains-evil-you = Du erhältst { $n } Bosheit.
dungeon-lords-loses-gold-you =
    { $n ->
        [0] Du hast kein Gold zu verlieren.
       *[other] Du verlierst { $n } Gold.
    }
dungeon-lords-loses-food-you =
    { $n ->
        [0] Du hast keine Nahrung zu verlieren.
       *[other] Du verlierst { $n } Nahrung.
    }
dungeon-lords-loses-imps-you =
    { $n ->
        [0] Du hast zu wenige Kobolde, um welche zu verlieren.
        [one] Du verlierst einen Kobold.
       *[other] Du verlierst { $n } Kobolde.
    }
dungeon-lords-survivors-leave-you =
    { $n ->
        [one] Ein Held verlässt deinen Dungeon lebend.
       *[other] { $n } Helden verlassen deinen Dungeon lebend.
    }
dungeon-lords-gives-monster-you = Du verlierst ein Monster: *{ $kind }*.
dungeon-lords-did-build-you = Du baust *{ $room }* auf { $square }.
dungeon-lords-did-hire-you = Du wirbst an: *{ $kind }* für { $cost }.
dungeon-lords-did-dig-you =
    { $n ->
        [one] Du gräbst einen Tunnel auf { $squares }.
       *[other] Du gräbst { $n } Tunnel: { $squares }.
    }
dungeon-lords-did-mine-you = Du schürfst { $gold } Gold.
dungeon-lords-did-food-you = Du bekommst { $get }.
dungeon-lords-paid-food-you = Du bekommst { $get } für { $pay }.
dungeon-lords-did-imps-you = Du stellst { $get } ein.
dungeon-lords-paid-imps-you = Du stellst für { $pay } { $get } ein.
dungeon-lords-cannot-you = Du kannst *{ $order }* nicht ausführen.
dungeon-lords-no-space-you = Du findest kein freies Feld für *{ $order }*.
dungeon-lords-monster-leaves-you = Du lässt *{ $kind }* ziehen, und das spricht sich herum: 1 Bosheit.
dungeon-lords-did-taxes-you =
    { $seals ->
        [0] Du zahlst alle Steuern: { $gold } Gold.
        [one] { $gold ->
            [0] Du zahlst keine Steuern und bekommst dafür ein rotes Siegel.
           *[other] Du zahlst { $gold } Gold Steuern und bekommst für den Rest ein rotes Siegel.
        }
       *[other] { $gold ->
            [0] Du zahlst keine Steuern und bekommst dafür { $seals } rote Siegel.
           *[other] Du zahlst { $gold } Gold Steuern und bekommst für den Rest { $seals } rote Siegel.
        }
    }
dungeon-lords-lacks-you = Du musst in der ersten Runde ohne diese Befehle auskommen: *{ $orders }*.
dungeon-lords-minion-placed-you = du bei { $order } { $space }
dungeon-lords-door-opened-you = Du klimperst an der Tavernentür mit { $gold } Gold.
dungeon-lords-door-closed-you = Du hast kein Gold, um so früh in die Taverne zu kommen.
dungeon-lords-declines-you = Du verzichtest auf *{ $order }*.
dungeon-lords-paid-traps-you = Du gibst { $pay } für Fallen aus.
dungeon-lords-paid-reputation-you = Du zahlst { $pay } für einen besseren Ruf: { $get }.
dungeon-lords-did-reputation-you = Du verbesserst deinen Ruf: { $get }.
dungeon-lords-produces-you = Bei dir arbeitet *{ $room }*: { $get }.
dungeon-lords-produces-tunnel-you = Bei dir arbeitet *{ $room }*.
dungeon-lords-takes-back-you = Du nimmst *{ $order }* zurück.
dungeon-lords-did-wage-you = Du zahlst den Lohn für *{ $kind }*: { $cost }.
dungeon-lords-strike-settled-you = Du gibst dem Streik nach.
dungeon-lords-lies-down-you = Bei dir wird gestreikt (*{ $kind }*): Ab auf die faule Haut!
dungeon-lords-did-licence-you =
    { $gold ->
        [0] Du zahlst keine Kammergebühr.
       *[other] Du zahlst { $gold } Gold Kammergebühr.
    }
dungeon-lords-wants-turn-order-you = Du möchtest ab der nächsten Planung in Spielreihenfolge planen.
dungeon-lords-wants-no-turn-order-you = Du bestehst nicht mehr auf der Spielreihenfolge.
dungeon-lords-plans-you =
    { $traps ->
        [0] Du kämpfst auf { $square }, schickst { $monsters } und legst keine Falle aus.
        [one] Du kämpfst auf { $square }, schickst { $monsters } und legst eine Falle verdeckt aus.
       *[other] Du kämpfst auf { $square }, schickst { $monsters } und legst { $traps } Fallen verdeckt aus.
    }
dungeon-lords-plans-nobody-you =
    { $traps ->
        [0] Du kämpfst auf { $square }, ohne Monster und ohne Falle.
        [one] Du kämpfst auf { $square }, ohne Monster, aber mit einer verdeckten Falle.
       *[other] Du kämpfst auf { $square }, ohne Monster, aber mit { $traps } verdeckten Fallen.
    }
dungeon-lords-releases-you = Du lässt einen Gefangenen laufen: { $hero }.
dungeon-lords-battle-begins-you = Die Schlacht um { $square } in deinem Dungeon beginnt.
dungeon-lords-springs-you = Du löst eine Falle aus: *{ $trap }*!
dungeon-lords-anti-magic-you = Nicht ein Funke: In deiner Antimagischen Kammer zaubert niemand.
dungeon-lords-casts-you = In deinem Dungeon wirkt die Gruppe *{ $spell }*.
dungeon-lords-withdraws-you = Du ziehst ein Monster zurück: *{ $kind }*.
dungeon-lords-is-sheep-you = Eins deiner Monster ist jetzt ein Schaf: *{ $kind }*.
dungeon-lords-attacks-you = Dein Monster *{ $kind }*: { $attack }.
dungeon-lords-idles-you = *{ $kind }* in deinem Dungeon findet niemanden zum Angreifen.
dungeon-lords-title-goes-lords-you =
    { $n ->
        [one] Du bist { $title }.
       *[other] Du teilst dir einen Titel: { $title } ({ $lords }).
    }
dungeon-lords-wins-lords-you =
    { $count ->
        [one] Du wirst mit { $points } Punkten Underlord!
       *[other] Du teilst dir den Rang des Underlords: { $lords } mit je { $points } Punkten!
    }
dungeon-lords-licences-lords-you =
    { $n ->
        [one] Das Ministerium erteilt nur dir eine Dungeon-Lizenz.
       *[other] Das Ministerium erteilt Dungeon-Lizenzen, auch dir: { $lords }.
    }

# Warum ein starker Computerspieler etwas tun würde: wozu es gut ist.
dungeon-lords-reason-rooms = Das dürfte dir Punkte für Räume bringen.
dungeon-lords-reason-monsters = Das dürfte dir Punkte für Monster bringen.
dungeon-lords-reason-prisoners = So dürftest du mehr Helden gefangen nehmen.
dungeon-lords-reason-conquered = So dürfte mehr von deinem Dungeon dir bleiben.
dungeon-lords-reason-seals = Das dürfte dir Siegel des Ministeriums ersparen.
dungeon-lords-reason-titles = Das bringt dich einem Titel näher.
dungeon-lords-reason-goods = Danach hast du mehr Gold, Nahrung, Kobolde oder Fallen.
dungeon-lords-reason-fighters = So hast du im zweiten Jahr stärkere Kämpfer.
# $kind: ein Monster    $heroes: die Gruppe vor deinem Tor    $n: wie viele sie sind
dungeon-lords-why-fighter =
    { $n ->
        [one] *{ $kind }* kommt dir gelegen: Vor deinem Tor steht { $heroes }.
       *[other] *{ $kind }* kommt dir gelegen: Vor deinem Tor stehen { $heroes }.
    }
dungeon-lords-why-early-fighter = *{ $kind }* ist dann schon da, wenn die Helden kommen.
dungeon-lords-why-traps =
    { $traps ->
        [0] Gegen { $heroes } vor deinem Tor hast du noch keine Falle.
        [one] Gegen { $heroes } vor deinem Tor hast du erst eine Falle.
       *[other] Gegen { $heroes } vor deinem Tor hast du { $traps } Fallen, und mehr wären besser.
    }
# $rooms: die angebotenen, für die Platz ist    $n: wie viele
dungeon-lords-why-rooms =
    { $n ->
        [one] *{ $rooms }* würde in deinen Dungeon passen.
       *[other] { $rooms } würden in deinen Dungeon passen.
    }
# $bills: Gold und Nahrung für Steuern und Lohn    $stock: was du davon hast
dungeon-lords-why-bills = Steuern und Lohn kosten dich noch { $bills }, und du hast { $stock }.
dungeon-lords-why-nothing = nichts
# $work: Arbeiter und was sie herstellen
dungeon-lords-why-work = *{ $room }* kann jede Runde arbeiten ({ $work }).
dungeon-lords-why-room = *{ $room }* bringt { $points } Punkte, wenn der Raum dir bleibt.
dungeon-lords-why-paladin = Sonst käme der Paladin zu dir.
# $kinds: Monster    $n: wie viele
dungeon-lords-why-keep =
    { $n ->
        [one] Für die Helden, die noch kommen, bleibt dir *{ $kinds }*.
       *[other] Für die Helden, die noch kommen, bleiben dir { $kinds }.
    }
dungeon-lords-why-tunnel = Der Tunnel { $square } ist am ehesten zu verschmerzen.
# $monsters: wie viele dort kämpfen dürfen
dungeon-lords-why-in-room =
    { $monsters ->
        [one] In *{ $room }* kann ein Monster dich verteidigen.
       *[other] In *{ $room }* können { $monsters } deiner Monster zugleich kämpfen.
    }
# $traps: alle, die du hast
dungeon-lords-why-spare = In einem späteren Kampf ist mehr damit zu holen: { $traps }.
# $what: eine Falle oder ein Monster    $outcome: was aus Helden wird
dungeon-lords-why-blow = *{ $what }*, wenn ich richtig zähle: { $outcome }.
dungeon-lords-why-one-blow = *{ $what }* ({ $outcome })
dungeon-lords-why-blows = Wenn ich richtig zähle: { $blows }.
dungeon-lords-year-standing-you = du { $points }
