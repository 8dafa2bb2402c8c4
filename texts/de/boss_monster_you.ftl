# Die Geschichte für die, denen sie geschieht: `{key}-you` zum Satz `{key}`.
boss-monster-dies-you =
    { $rooms ->
        [0] *{ $hero }* ({ boss-monster-n-health }) stirbt in deinem Dungeon; du hast jetzt { boss-monster-n-souls }.
       *[other] *{ $hero }* ({ boss-monster-n-health }) stirbt in deinem Dungeon (Schaden: { $steps }); du hast jetzt { boss-monster-n-souls }.
    }
boss-monster-survives-you =
    { $rooms ->
        [0] *{ $hero }* ({ boss-monster-n-health }) spaziert durch deinen leeren Dungeon; du hast jetzt { boss-monster-n-wounds }.
       *[other] *{ $hero }* ({ boss-monster-n-health }) übersteht deinen Dungeon (Schaden: { $steps }); du hast jetzt { boss-monster-n-wounds }.
    }
boss-monster-eliminated-you = Mit { $wounds } Wunden scheidest du aus.
boss-monster-wins-you = Du bist das ultimative Bossmonster: { boss-monster-n-souls }, { boss-monster-n-wounds }!
boss-monster-lured-you =
    { $number ->
        [one] { $heroes } wird zu deinem Dungeon gelockt.
       *[other] { $heroes } werden zu deinem Dungeon gelockt.
    }
boss-monster-boss-you = Du bist *{ $boss }* mit { $xp } XP.
boss-monster-builds-you = Du hast *{ $room }* gebaut.
boss-monster-builds-nothing-you = Du baust nichts.
boss-monster-destroyed-you = *{ $room }* in deinem Dungeon wird zerstört.
boss-monster-deactivated-you = *{ $room }* in deinem Dungeon ist bis zum Rundenende deaktiviert.
boss-monster-muted-you = *{ $room }* in deinem Dungeon verliert bis zum Rundenende den Text.
boss-monster-rooms-swapped-you = In deinem Dungeon tauschen *{ $room }* und *{ $other }* die Plätze.
boss-monster-gains-you = Du bekommst { boss-monster-n-coins } durch *{ $card }*.
boss-monster-pays-you = Du zahlst { boss-monster-n-coins } für *{ $card }*.
boss-monster-healed-you = Du heilst eine Wunde: *{ $hero }* zählt jetzt als Seele.
boss-monster-levels-up-you = Fünf Räume: Du steigst auf, und *{ $boss }* zeigt, was ein Boss kann.
boss-monster-sent-back-you = *{ $hero }* steht wieder an deinem Eingang und wartet auf die nächste Runde.
boss-monster-sent-to-town-you = *{ $hero }* wird aus deinem Dungeon in die Stadt zurückgeschickt.
boss-monster-fetched-you = *{ $hero }* wird aus der Stadt an deinen Eingang geholt.
boss-monster-delayed-you = *{ $hero }* muss an deinem Eingang bis zur nächsten Runde warten.
boss-monster-hurt-you = *{ $hero }* erleidet in deinem Dungeon weitere { $damage } Schaden; Lebenspunkte übrig: { $remaining }.
boss-monster-cancelled-you = *{ $card }*, von dir gespielt, wird verhindert.
boss-monster-fizzles-you = *{ $card }*, von dir gespielt, findet kein Ziel mehr und verpufft.
boss-monster-betrayed-you = *{ $miniboss }* verlässt dich und hinterlässt dafür { boss-monster-n-coins }.
boss-monster-casts-you = Du spielst *{ $card }*.
boss-monster-uses-you = Du setzt *{ $card }* ein.
boss-monster-discards-you = Du wirfst { $cards } ab.
