# Boss Monster: Wörter in Bildern, und was die Bilder zeigen, für alle, die sie hören
#
# $details: weitere Sätze dieser Datei    $rooms, $heroes, $steps: Aufzählungen aus Teilen dieser Datei

## Wörter in Bildern: kurz

boss-monster-picture-round = Runde { $round } · { $phase }
boss-monster-picture-phase-set-up = Aufbau
boss-monster-picture-phase-start = Rundenanfang
boss-monster-picture-phase-build = Bauen
boss-monster-picture-phase-reveal = Aufdecken
boss-monster-picture-phase-lure = Anlocken
boss-monster-picture-phase-adventure = Abenteuer
boss-monster-picture-phase-end = Rundenende
boss-monster-picture-town = Stadt
boss-monster-picture-town-empty = Niemand in der Stadt
boss-monster-picture-dungeons = Dungeons
boss-monster-picture-boss = { $boss } · { $xp } XP
boss-monster-picture-hand = Deine Hand
boss-monster-picture-hand-empty = Keine Karten
boss-monster-picture-laid = Gelegt
boss-monster-picture-way = Weg eines Helden
boss-monster-picture-score = Endstand
boss-monster-picture-entrance = Am Eingang
boss-monster-picture-walks = Unterwegs
boss-monster-picture-soul = Seele
boss-monster-picture-wound = Wunde
boss-monster-picture-sent-town = In die Stadt
boss-monster-picture-sent-back = Zurück
boss-monster-picture-empty-place = Frei
boss-monster-picture-level = Stufe { $level }

## Legenden: was ein Symbol im Bild bedeutet

boss-monster-key-soul = Seelen: 10 siegen
boss-monster-key-drop = Wunden: 5 verlieren
boss-monster-key-coin = Münzen
boss-monster-key-bricks = Raumkarten
boss-monster-key-scroll = Zaubersprüche
boss-monster-key-relic = Relikte
boss-monster-key-helmet = Ausrüstung
boss-monster-key-book = Zauberbücher
boss-monster-key-sack = Gold
boss-monster-key-pawn = Helden
boss-monster-key-pawn-epic = episch, Goldrahmen: zählt 2
boss-monster-key-cards = Ablagestapel
boss-monster-key-flag = am Zug
boss-monster-key-own-text = eigener Text, siehe /karte
boss-monster-key-spark = neu
boss-monster-key-sword = Schaden
boss-monster-key-monster = Monsterraum
boss-monster-key-gear = Fallenraum
boss-monster-key-star = erweitert, Stufe
boss-monster-key-upgrade = Boss aufgestiegen
boss-monster-key-hourglass = benutzt, wartet
boss-monster-key-cards-below = Räume darunter
boss-monster-key-coin-on-room = Münzen auf Raum
boss-monster-key-barred = ohne Text
boss-monster-key-eye = beobachtet
boss-monster-key-hammer = Bauphase
boss-monster-key-boot = Abenteuerphase

## Was Bilder zeigen, für alle, die sie hören

# $awaited: auf wen gewartet wird; $waiting: auf wie viele
boss-monster-alt-town =
    { $waiting ->
        [0] { $details }
       *[other] Gewartet wird auf { $awaited }. { $details }
    }
boss-monster-alt-round = Runde { $round }, { $phase }.
boss-monster-alt-in-town = In der Stadt, mit Lebenspunkten und Köder: { $heroes }.
boss-monster-alt-hero = { $hero } ({ $health }, { $lure })
boss-monster-alt-hero-no-lure = { $hero } ({ $health })
boss-monster-alt-standing = { $seat }: { boss-monster-n-souls }, { boss-monster-n-wounds }, { boss-monster-n-coins }; Relikte { $cleric }, Ausrüstung { $fighter }, Zauberbücher { $mage }, Gold { $thief }.
boss-monster-alt-out = { $seat } ist ausgeschieden.
boss-monster-alt-dungeons = { $details }
boss-monster-alt-dungeon = Räume vom Eingang an, mit Schaden: { $rooms }.
boss-monster-alt-dungeon-empty = Der Dungeon von { $seat } hat keinen Raum.
boss-monster-alt-room = { $room } ({ $damage })
boss-monster-alt-room-off = { $room } (deaktiviert)
boss-monster-alt-room-miniboss = { $room } ({ $damage }, mit { $miniboss }, Stufe { $level })
boss-monster-alt-laid = Eine Karte liegt verdeckt vor dem ersten Raum.
boss-monster-alt-laid-on = Eine Karte liegt verdeckt auf { $room }.
boss-monster-alt-room-coins = { boss-monster-n-coins } auf { $room }.
boss-monster-alt-queue = Am Eingang, mit Lebenspunkten: { $heroes }.
boss-monster-alt-waiting = { $hero } ({ $health })
boss-monster-alt-inside = { $hero } ist an Platz { $place }, Lebenspunkte übrig: { $health }.
boss-monster-alt-belongings = { $seat } ist { $boss }: { boss-monster-n-souls }, { boss-monster-n-wounds }, { boss-monster-n-coins }, { boss-monster-n-room-cards }, { boss-monster-n-spell-cards }.
boss-monster-alt-hand = Deine Hand. { $details }
boss-monster-alt-hand-empty = Sie ist leer.
boss-monster-alt-hand-laid = Verdeckt hast du { $card } gelegt.
boss-monster-alt-held-room = { $room }: { $kind }, { $damage } Schaden, { $treasure }.
boss-monster-alt-held-miniboss = { $miniboss }, ein Miniboss.
boss-monster-alt-held-spell = { $spell }, ein Zauberspruch für { $phase }.
boss-monster-alt-phase-build = die Bauphase
boss-monster-alt-phase-adventure = die Abenteuerphase
boss-monster-alt-phase-both = beide Phasen
boss-monster-alt-twice = Davon hast du { $number }.
boss-monster-alt-way = Wie es den Helden erging, der letzte zuerst. { $details }
boss-monster-alt-treasure = { $seat }: Relikte { $cleric }, Ausrüstung { $fighter }, Zauberbücher { $mage }, Gold { $thief }.
boss-monster-alt-way-soul = { $hero } starb im Dungeon von { $seat }.
boss-monster-alt-way-wound = { $hero } kam durch den Dungeon von { $seat }.
boss-monster-alt-way-town = { $hero } wurde aus dem Dungeon von { $seat } in die Stadt geschickt.
boss-monster-alt-way-entrance = { $hero } wurde an den Eingang von { $seat } zurückgeschickt.
boss-monster-alt-score = Der Endstand. { $details }
boss-monster-alt-place = { $place }: { $seat } mit { boss-monster-n-souls } und { boss-monster-n-wounds }.
boss-monster-alt-held-boss = { $boss }, ein Boss mit { $xp } XP, { $treasure }.
boss-monster-alt-question = Darum geht es. { $details }
boss-monster-alt-heroes = Helden, mit Lebenspunkten und was sie lockt: { $heroes }.
boss-monster-alt-would-go = So wie es steht, lockt { $seat } an: { $heroes }.
boss-monster-alt-would-die = Bei { $seat } würden sterben: { $heroes }.
boss-monster-alt-would-escape = Bei { $seat } kämen durch: { $heroes }.
