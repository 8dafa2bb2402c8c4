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
dungeon-lords-did-imps-you = Du wirbst { $get } an.
dungeon-lords-paid-imps-you = Du wirbst { $get } für { $pay } an.
dungeon-lords-cannot-you = Du kannst *{ $order }* nicht ausführen.
dungeon-lords-no-space-you = Für *{ $order }* ist kein Platz mehr für dich frei.
dungeon-lords-monster-leaves-you = Du lässt *{ $kind }* ziehen, und das spricht sich herum: 1 Bosheit.
dungeon-lords-did-taxes-you =
    { $seals ->
        [0] Du zahlst alle Steuern: { $gold } Gold.
        [one] Du zahlst { $gold } Gold Steuern und bekommst für den Rest ein rotes Siegel.
       *[other] Du zahlst { $gold } Gold Steuern und bekommst für den Rest { $seals } rote Siegel.
    }
