# Die Geschichte für die, denen sie geschieht: `{key}-you` zum Satz `{key}`.
boss-monster-dies-you = *{ $hero }* ({ boss-monster-n-health }) stirbt in deinem Dungeon; du hast jetzt { boss-monster-n-souls }.
boss-monster-survives-you =
    { $rooms ->
        [0] *{ $hero }* ({ boss-monster-n-health }) spaziert durch deinen leeren Dungeon; du hast jetzt { boss-monster-n-wounds }.
       *[other] *{ $hero }* ({ boss-monster-n-health }) übersteht { $damage } Schaden in deinem Dungeon; du hast jetzt { boss-monster-n-wounds }.
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
boss-monster-cancelled-you = Dein Zauberspruch *{ $card }* wird verhindert.
boss-monster-fizzles-you = Deine Karte *{ $card }* findet kein Ziel mehr und verpufft.
boss-monster-betrayed-you = *{ $miniboss }* verlässt dich und hinterlässt dafür { boss-monster-n-coins }.
boss-monster-casts-you = Du spielst *{ $card }*.
boss-monster-uses-you = Du setzt *{ $card }* ein.
boss-monster-discards-you = Du wirfst { $cards } ab.
boss-monster-redraws-you = Du wirfst deine ganze Starthand ab ({ $cards }) und ziehst eine neue.
boss-monster-takes-from-pile-you = Du nimmst *{ $card }* vom Ablagestapel.
boss-monster-steals-known-you = { boss-monster-steals-you }
boss-monster-steals-known-victim-you = { boss-monster-steals-from-you }
boss-monster-wants-a-word-you = Du willst gefragt werden, bevor der Bau von { $other } endgültig ist.
boss-monster-wants-a-word-other-you = { $seat } will gefragt werden, bevor dein Bau endgültig ist.
boss-monster-wants-no-word-you = Du willst nicht mehr gefragt werden, bevor der Bau von { $other } endgültig ist.
boss-monster-wants-no-word-other-you = { $seat } will nicht mehr gefragt werden, bevor dein Bau endgültig ist.
boss-monster-takes-back-you = Du nimmst deine verdeckte Karte zurück.
boss-monster-reveals-miniboss-you = Du deckst deinen Miniboss *{ $miniboss }* auf.
boss-monster-miniboss-in-play-you = Du zahlst 1 Münze für *{ $miniboss }*, und der Miniboss zieht in *{ $room }* ein.
boss-monster-miniboss-discarded-you = Du zahlst nicht für *{ $miniboss }*; der Miniboss kommt auf den Ablagestapel.
boss-monster-miniboss-recalled-you = *{ $miniboss }* kehrt auf deine Hand zurück.
boss-monster-promotes-for-coin-you = Du beförderst *{ $miniboss }* für 1 Münze auf Stufe { $level }.
boss-monster-promotes-you = Du beförderst *{ $miniboss }* auf Stufe { $level }.
boss-monster-aims-you = Du wählst: { $targets }
boss-monster-aims-targets-you = { $seat } hat dich im Visier: { $targets }
boss-monster-offer-fizzles-you = Was du bezahlen wolltest, gibt es nicht mehr; du behältst deine Münzen.
boss-monster-short-circuit-you = Du spielst *Kurzschluss*: In dieser Runde kostet jeder Zauberspruch von { $caster } 1 Münze oder wird verhindert.
boss-monster-short-circuit-caster-you = { $seat } spielt *Kurzschluss*: In dieser Runde kostet dich jeder Zauberspruch 1 Münze oder wird verhindert.
boss-monster-mageseeker-you = Du schickst *Magiersucher* los, um den Zauberspruch von { $caster } zu verhindern.
boss-monster-mageseeker-caster-you = { $seat } schickt *Magiersucher* los, um deinen Zauberspruch zu verhindern.
boss-monster-damage-now-you = *{ $room }* in deinem Dungeon macht jetzt { $damage } Schaden.
boss-monster-all-treasures-you = Bis zum Rundenende hat *{ $room }* in deinem Dungeon ein Symbol jeder Schatzart.
boss-monster-no-treasure-you = Bis zum Rundenende hat *{ $room }* in deinem Dungeon keinen Schatz.
boss-monster-treasure-added-you = Bis zum Rundenende hat dein Dungeon ein Symbol mehr: { $treasure }.
boss-monster-hushed-you = Bis zum Rundenende lassen sich Helden von keinem Text in deinem Dungeon beeindrucken.
boss-monster-first-skipped-you = Bis zum Rundenende überspringen Helden den ersten Raum deines Dungeons.
boss-monster-coins-put-you = Du legst { boss-monster-n-coins } auf *{ $room }*.
boss-monster-hoards-swapped-you = Du tauschst mit { $other } die Horte: Du hast nun { boss-monster-n-coins }, { $other } hat { $given }.
boss-monster-hoards-swapped-other-you = { $seat } tauscht mit dir die Horte: Du hast nun { $given }, { $seat } hat { $coins }.
boss-monster-watches-you = *Uralter Wachturm* in deinem Dungeon beobachtet in dieser Runde { $victim }.
boss-monster-watches-victim-you = *Uralter Wachturm* von { $seat } beobachtet dich in dieser Runde.
boss-monster-build-repeated-you = *{ $room }* in deinem Dungeon gilt als gerade gebaut.
boss-monster-internship-you = Du legst die obersten Karten des Raumstapels ab: { $cards }.
boss-monster-intern-placed-you = Du legst *{ $miniboss }* aus dem Praktikum auf einen Raum; gezahlt wird beim Aufdecken.
boss-monster-calmed-you = Du gibst { $owner } 1 Münze: *Scott* verstärkt in dieser Runde keine Fallen.
boss-monster-calmed-owner-you = { $seat } gibt dir 1 Münze: *Scott* verstärkt deine Fallen in dieser Runde nicht.
boss-monster-tower-paid-you = Du gibst { $victim } 1 Münze für *Uralter Wachturm*.
boss-monster-tower-paid-victim-you = { $seat } gibt dir 1 Münze für *Uralter Wachturm*.
boss-monster-paywall-paid-you = Du gibst { $owner } { boss-monster-n-coins }: *Bezahlschranke* macht in dieser Runde nur { $damage } Schaden.
boss-monster-paywall-paid-owner-you = { $seat } gibt dir { boss-monster-n-coins }: Deine *Bezahlschranke* macht in dieser Runde nur { $damage } Schaden.
boss-monster-bribed-you = Du zahlst { boss-monster-n-coins }, und *{ $hero }* bekommt bis zum Rundenende ebenso viele Lebenspunkte.
boss-monster-halt-enter-you = *{ $hero }* will in deinen Dungeon, und jemand wollte vorher gefragt werden.
boss-monster-halt-room-you = *{ $hero }* ist bei dir in *{ $room }* und hat noch { boss-monster-n-health }; jemand wollte hier gefragt werden.
boss-monster-taxed-by-hero-you = *{ $hero }* zählt deine Münzen und bekommt { boss-monster-n-health } dazu.
boss-monster-spellbane-stronger-you = Du hast keinen Zauberspruch herzugeben, also bekommt *{ $hero }* { boss-monster-n-health } dazu.
boss-monster-toughened-you = Dank dir hat *{ $hero }* bis zum Rundenende { boss-monster-n-health } mehr.
boss-monster-threshed-you = Du überlässt die Seele von *{ $hero }* der Karte *Hirndrescher*.
boss-monster-room-at-you = { $room } in deinem Dungeon, Platz { $place }
boss-monster-miniboss-at-you = { $miniboss }, Stufe { $level }, in deinem Dungeon

# Warum ein starker Computerspieler etwas tun würde: wozu es gut ist.
boss-monster-reason-souls = Das dürfte dir Seelen einbringen.
boss-monster-reason-wounds = Das hält dir Wunden vom Leib.
boss-monster-reason-dungeon = Das macht deinen Dungeon tödlicher.
boss-monster-reason-lure = Das lockt mehr Helden zu dir.
boss-monster-reason-coins = Das füllt deinen Hort.
boss-monster-reason-cards = Danach hast du bessere Karten.
boss-monster-ask-enter-you = { $hero } will in deinen Dungeon. Was tust du?
boss-monster-ask-room-you = { $hero } ist bei dir in { $room } und hat noch { boss-monster-n-health }. Was tust du?

# Dasselbe mit den Namen von Karten und Leuten.
# $heroes: ihre Namen, $number an der Zahl    $card: eine Karte    $damage: was alle Räume dann zusammen anrichten
boss-monster-why-lures =
    { $number ->
        [one] Das lockt { $heroes } zu dir, und deine Räume werden damit fertig.
       *[other] Das lockt { $heroes } zu dir, und deine Räume werden mit allen fertig.
    }
boss-monster-why-lures-already =
    { $number ->
        [one] { $heroes } kommt ohnehin zu dir, und deine Räume werden damit fertig.
       *[other] { $heroes } kommen ohnehin zu dir, und deine Räume werden mit allen fertig.
    }
boss-monster-why-deadly =
    { $number ->
        [one] Mit *{ $card }* werden deine Räume auch mit { $heroes } fertig; sonst gäbe das eine Wunde.
       *[other] Mit *{ $card }* werden deine Räume auch mit { $heroes } fertig; sonst gäbe das Wunden.
    }
boss-monster-why-away =
    { $number ->
        [one] { $heroes } käme durch deine Räume; so bleibt dir das erspart.
       *[other] { $heroes } kämen durch deine Räume; so bleibt dir das erspart.
    }
boss-monster-why-quiet =
    { $number ->
        [one] { $heroes } käme durch deine Räume; damit wartest du besser noch.
       *[other] { $heroes } kämen durch deine Räume; damit wartest du besser noch.
    }
boss-monster-why-deals = Mit *{ $card }* richten deine Räume zusammen { $damage } Schaden an.
boss-monster-why-first = *{ $card }* macht von der ersten Runde an { $damage } Schaden.
# $text: was der Miniboss auf seiner neuen Stufe kann
boss-monster-why-talent = *{ $card }* bringt dir dann: { $text }.
boss-monster-why-discard = { $cards } wirst du am wenigsten vermissen.
boss-monster-why-stop =
    { $number ->
        [one] { $heroes } käme durch, aber dagegen kannst du noch etwas tun.
       *[other] { $heroes } kämen durch, aber dagegen kannst du noch etwas tun.
    }
boss-monster-why-strike = { $hero } käme sonst durch; *{ $card }* kann das verhindern.
boss-monster-why-rescue = { $hero } stirbt sonst bei { $owner }; *{ $card }* kann das verhindern.
boss-monster-why-dies-anyway = { $hero } stirbt ohnehin bei dir; heb dir deine Mittel auf.
