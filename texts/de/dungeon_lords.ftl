# Dungeon Lords
#
# Argumente, die immer wieder vorkommen:
# $seat: der Name einer Person    $lords: mehrere Namen    $n: wie viele    $square: ein Feld wie B4
# $kind: eine Monsterart    $hero: ein Held mit Klasse, Trefferpunkten und Kraft    $cost, $get, $pay: Güter in Worten

## Das Spiel und seine Einstellungen

dungeon-lords-title = Dungeon Lords
dungeon-lords-blurb = Graben, anwerben, Ränke schmieden, Steuern zahlen: Zwei Jahre lang entsteht der Dungeon deiner Träume, und jeden Herbst kommen Helden, um ihn zu verwüsten.

dungeon-lords-setting-version = Fassung
dungeon-lords-setting-version-line = Die Vollversion bringt Spezialereignisse, Türgeld in der Taverne und eine Wahl zu Beginn.
dungeon-lords-setting-version-first = Erstes Spiel
dungeon-lords-setting-version-full = Vollversion

## Wörter, aus denen andere Texte bestehen

dungeon-lords-n-gold = { $n } Gold
dungeon-lords-n-food = { $n } Nahrung
dungeon-lords-n-evil =
    { $n ->
        [-1] 1 Bosheit weniger
        [-2] 2 Bosheit weniger
       *[other] { $n } Bosheit
    }
dungeon-lords-n-imps =
    { $n ->
        [one] { $n } Kobold
       *[other] { $n } Kobolde
    }
dungeon-lords-n-traps =
    { $n ->
        [one] { $n } Falle
       *[other] { $n } Fallen
    }
dungeon-lords-n-monsters = { $n } Monster
dungeon-lords-tunnel = Tunnel
dungeon-lords-hero = { $hero } { $hits }
# $power: was die Klasse kann
dungeon-lords-hero-with-power = { $hero } { $hits }/{ $power }
dungeon-lords-hero-of-year = { $hero } aus Jahr { $year }
# $place: in der Marschordnung, 1 ist ganz vorn
dungeon-lords-hero-at = { $hero } auf Platz { $place }
dungeon-lords-illusion-hero = Trugbild-Held
dungeon-lords-another = { $kind } Nummer { $nth }
dungeon-lords-sheep = Schaf
dungeon-lords-warrior = Krieger
dungeon-lords-thief = Dieb
dungeon-lords-priest = Priester
dungeon-lords-wizard = Zauberer
dungeon-lords-paladin = Paladin
dungeon-lords-season-1 = Winter
dungeon-lords-season-2 = Frühling
dungeon-lords-season-3 = Sommer
dungeon-lords-season-4 = Herbst
dungeon-lords-event-pay-day = Zahltag
dungeon-lords-event-taxes = Steuern
dungeon-lords-event-special = Spezialereignis
dungeon-lords-zone-surface = in den beiden oberen Reihen
dungeon-lords-zone-deep = in den beiden unteren Reihen
dungeon-lords-zone-edge = am Rand
dungeon-lords-zone-centre = in der Mitte (B2 bis C4)

## Befehle: ein Name, und was die Karte tut

dungeon-lords-food = Nahrung sammeln
dungeon-lords-food-rule = Feld I: 2 Nahrung für 1 Gold. Feld II: 3 Nahrung für 1 Bosheit. Feld III: 3 Nahrung und 1 Gold für 2 Bosheit.
dungeon-lords-reputation = Ruf verbessern
dungeon-lords-reputation-rule = Feld I: 1 Bosheit weniger und ein Blick auf eine Kampfkarte. Feld II: 2 Bosheit weniger. Feld III: für 1 Gold 2 Bosheit weniger und ein Blick auf eine Kampfkarte.
dungeon-lords-dig = Tunnel graben
dungeon-lords-dig-rule = Feld I: bis zu 2 Tunnel. Feld II: bis zu 3. Feld III: bis zu 4, dazu ein weiterer Kobold als Bauleiter. Jeder Tunnel braucht einen Kobold.
dungeon-lords-mine = Gold schürfen
dungeon-lords-mine-rule = Feld I: bis zu 2 Gold. Feld II: bis zu 3. Feld III: bis zu 4, dazu ein weiterer Kobold als Bauleiter. Jedes Gold braucht einen Kobold in einem eigenen Tunnel.
dungeon-lords-imps = Kobolde einstellen
dungeon-lords-imps-rule = Feld I: ein Kobold für 1 Nahrung. Feld II: zwei Kobolde für 2 Nahrung. Feld III: zwei Kobolde für 1 Nahrung und 1 Gold.
dungeon-lords-traps = Fallen kaufen
dungeon-lords-traps-rule = Feld I: eine Falle für 1 Gold. Feld II: eine Falle umsonst. Feld III: zwei Fallen für 2 Gold. Im zweiten Jahr ziehst du eine mehr und gibst dann eine beliebige deiner Fallen zurück.
dungeon-lords-hire = Monster anwerben
dungeon-lords-hire-rule = Nimm ein Monster oder einen Geist aus der Taverne und bezahle die Kosten. Feld III ist zuerst dran und zahlt 1 Nahrung mehr, Feld I zuletzt. In der Vollversion kostet diese Karte als erste 1 Gold.
dungeon-lords-build = Kammer bauen
dungeon-lords-build-rule = Mach aus einem deiner Tunnel eine der angebotenen Kammern. Feld III ist zuerst dran, dann Feld II, für je 1 Gold; Feld I kommt zuletzt und zahlt nichts, falls noch eine Kammer da ist.

## Monster und Geister

dungeon-lords-goblin = Goblin
dungeon-lords-goblin-rule = Trifft den ersten Helden mit 2; wenn ihn das erledigt, den nächsten mit 1.
dungeon-lords-slime = Schleim
dungeon-lords-slime-rule = Trifft alle mit 1; oder hält die Gruppe fest, was kein Angriff ist: In dieser Runde gibt es weder Erschöpfung noch Eroberung.
dungeon-lords-ghost = Geist
dungeon-lords-ghost-rule = Trifft einen beliebigen Helden außer dem ersten mit 2. Ein Geist ist kein Monster: Du darfst beliebig viele schicken, und was für Monster gilt, gilt nicht für ihn.
dungeon-lords-troll = Troll
dungeon-lords-troll-rule = Trifft den ersten Helden mit 3, oder mit 4, wenn du 1 Nahrung zahlst. Sein Marker ersetzt in Produktionskammern einen Kobold.
dungeon-lords-witch = Hexe
dungeon-lords-witch-rule = Trifft den ersten Helden mit 4; oder zweimal beliebige Helden mit 1, denselben oder zwei verschiedene.
dungeon-lords-vampire = Vampir
dungeon-lords-vampire-rule = Trifft einen beliebigen Helden außer Priestern mit 3; oder mit 2 und kommt offen zurück.
dungeon-lords-golem = Golem
dungeon-lords-golem-rule = Trifft den ersten Helden mit 4 und kommt immer offen zurück.
dungeon-lords-dragon = Drache
dungeon-lords-dragon-rule = Trifft alle mit 2, und in dieser Runde wird niemand geheilt.
dungeon-lords-demon = Dämon
dungeon-lords-demon-rule = Trifft einen beliebigen Helden mit 7, und es gibt in dieser Runde weder Erschöpfung noch Eroberung.
dungeon-lords-goblin-note = 2 Schaden für den ersten Helden; erledigt ihn das, 1 für den nächsten.
dungeon-lords-slime-note = 1 Schaden für alle; oder er hält sie fest: weder Erschöpfung noch Eroberung.
dungeon-lords-ghost-note = 2 Schaden für jeden außer dem ersten. Kein Monster: schick beliebig viele.
dungeon-lords-troll-note = 3 Schaden für den ersten Helden, für 1 Nahrung 4. Arbeitet in Kammern mit.
dungeon-lords-witch-note = 4 Schaden für den ersten Helden; oder zweimal 1 für beliebige.
dungeon-lords-vampire-note = 3 Schaden für jeden außer Priestern; oder 2, und er kann wieder kämpfen.
dungeon-lords-golem-note = 4 Schaden für den ersten Helden, und er kann immer wieder kämpfen.
dungeon-lords-dragon-note = 2 Schaden für alle, und in dieser Runde wird niemand geheilt.
dungeon-lords-demon-note = 7 Schaden für einen beliebigen Helden; weder Erschöpfung noch Eroberung.

dungeon-lords-attack-stab = Stich
dungeon-lords-attack-drip = Tropfen
dungeon-lords-attack-hold = Festhalten
dungeon-lords-attack-haunt = Spuk
dungeon-lords-attack-club = Keule
dungeon-lords-attack-feast = Keule mit vollem Magen
dungeon-lords-attack-curse = Fluch
dungeon-lords-attack-sparks = zwei Funken
dungeon-lords-attack-drain = großer Biss
dungeon-lords-attack-nip = kleiner Biss mit Rückkehr
dungeon-lords-attack-crush = Zermalmen
dungeon-lords-attack-flames = Flammen
dungeon-lords-attack-smash = Plattmachen
dungeon-lords-attack-bleat = Blöken

## Kammern

dungeon-lords-chicken-coop = Hühnerstall
dungeon-lords-chicken-coop-rule = Liefert 1 Nahrung.
dungeon-lords-mushroom-bed = Pilzfarm
dungeon-lords-mushroom-bed-rule = Lässt 1 Nahrung wachsen.
dungeon-lords-souvenir-shop = Andenkenladen
dungeon-lords-souvenir-shop-rule = Bringt 1 Gold ein.
dungeon-lords-mint = Münzprägeanstalt
dungeon-lords-mint-rule = Prägt in aller Stille 1 Gold.
dungeon-lords-workshop = Werkstatt
dungeon-lords-workshop-rule = Baut 1 Falle. Auch im zweiten Jahr bleibt es bei einer, und du gibst keine zurück.
dungeon-lords-tool-shed = Werkzeugschuppen
dungeon-lords-tool-shed-rule = Gräbt nach den üblichen Regeln 1 Tunnel; außer seinen Arbeitern braucht er keine Kobolde.
dungeon-lords-printing-press = Druckerpresse
dungeon-lords-printing-press-rule = Druckt gute Nachrichten über dich: 1 Bosheit weniger.
dungeon-lords-magic-room = Magische Kammer
dungeon-lords-magic-room-rule = Für 1 Nahrung zaubern die Arbeiter einen neuen Kobold herbei, der sofort anpacken kann.
dungeon-lords-training-room = Übungskammer
dungeon-lords-training-room-rule = In einer Schlacht hier richten Trolle und Goblins mit jedem Treffer 1 Schaden mehr an.
dungeon-lords-dark-room = Dunkle Kammer
dungeon-lords-dark-room-rule = In einer Schlacht hier richten Vampire und Hexen mit jedem Treffer 1 Schaden mehr an.
dungeon-lords-labyrinth = Labyrinth
dungeon-lords-labyrinth-rule = In einer Schlacht hier darfst du zwei Fallen einsetzen, ohne Gold für die Kammer, aber nur ein Monster. Was Diebe bei der ersten Falle verhindern, fehlt ihnen bei der zweiten.
dungeon-lords-anti-magic-room = Antimagische Kammer
dungeon-lords-anti-magic-room-rule = In einer Schlacht hier zaubert die Gruppe nicht.
dungeon-lords-cafeteria = Cafeteria
dungeon-lords-cafeteria-rule = Am Ende: 1 Punkt für jeden deiner Trolle, Goblins, Schleime und jede deiner Hexen.
dungeon-lords-chapel = Kapelle
dungeon-lords-chapel-rule = Am Ende: 2 Punkte für jeden deiner Vampire und Geister.
dungeon-lords-pandemonium = Höllenchaos
dungeon-lords-pandemonium-rule = Am Ende: 2 Punkte für jeden deiner Golems, Drachen und Dämonen.
dungeon-lords-hall-of-fame = Ruhmeshalle
dungeon-lords-hall-of-fame-rule = Am Ende: 2 Punkte mehr für jeden Titel, den du allein trägst; zu zweit oder zu dritt 1 Punkt mehr.
dungeon-lords-training-room-note = In einer Schlacht hier: Trolle und Goblins 1 Schaden mehr mit jedem Treffer.
dungeon-lords-dark-room-note = In einer Schlacht hier: Vampire und Hexen 1 Schaden mehr mit jedem Treffer.
dungeon-lords-labyrinth-note = In einer Schlacht hier: zwei Fallen ohne Gold für die Kammer, aber nur ein Monster.
dungeon-lords-anti-magic-room-note = In einer Schlacht hier zaubert die Gruppe nicht.
dungeon-lords-cafeteria-note = Am Ende: 1 Punkt für jeden deiner Trolle, Goblins, Schleime und jede deiner Hexen.
dungeon-lords-chapel-note = Am Ende: 2 Punkte für jeden deiner Vampire und Geister.
dungeon-lords-pandemonium-note = Am Ende: 2 Punkte für jeden deiner Golems, Drachen und Dämonen.
dungeon-lords-hall-of-fame-note = Am Ende: 2 Punkte mehr für jeden Titel, den du allein trägst; zu zweit und dritt 1.

## Fallen

dungeon-lords-rolling-stone = Rollender Felsen
dungeon-lords-rolling-stone-rule = 3 Schaden für den ersten Helden; im zweiten Jahr 4.
dungeon-lords-pendulum = Pendel
dungeon-lords-pendulum-rule = 3 Schaden für den zweiten Helden; im zweiten Jahr 4. An einem einzelnen Helden schwingt es vorbei.
dungeon-lords-trap-door = Falltür
dungeon-lords-trap-door-rule = 2 Schaden für den ersten Helden, im zweiten Jahr 3. Keine Erschöpfung und keine Eroberung in dieser Runde.
dungeon-lords-fire-wall = Feuerwand
dungeon-lords-fire-wall-rule = 1 Schaden für alle, und für den letzten Helden 1 mehr.
dungeon-lords-cursed-ring = Verfluchter Ring
dungeon-lords-cursed-ring-rule = 1 Schaden für alle. Keine Erschöpfung und keine Eroberung in dieser Runde.
dungeon-lords-poisoned-meal = Vergiftetes Essen
dungeon-lords-poisoned-meal-rule = Fügt dem ersten Helden so viel Schaden zu, wie er unverletzt Trefferpunkte hat.
dungeon-lords-kamikaze-imp = Kamikaze-Kobold
dungeon-lords-kamikaze-imp-rule = 3 Schaden für den ersten Helden, im zweiten Jahr 4, und 1 für alle anderen. Der Kobold ist dahin.
dungeon-lords-poisoned-dart = Giftpfeil
dungeon-lords-poisoned-dart-rule = 1 Schaden für einen Helden deiner Wahl, und am Ende der Runde 2 weitere, die niemand verhindern kann.
dungeon-lords-anti-magic-dart = Antimagie-Pfeil
dungeon-lords-anti-magic-dart-rule = 1 Schaden für einen Helden deiner Wahl. Zielst du auf einen Zauberer, wirkt die Gruppe in dieser Runde keinen Zauber; zielst du auf einen Priester, wird sie nicht geheilt.
dungeon-lords-rolling-stone-note = { $n } Schaden für den ersten Helden
dungeon-lords-pendulum-note = { $n } Schaden für den zweiten Helden, keiner für einen einzelnen
dungeon-lords-trap-door-note = { $n } Schaden für den ersten Helden, keine Erschöpfung, keine Eroberung
dungeon-lords-fire-wall-note = { $n } Schaden für alle, 1 mehr für den letzten
dungeon-lords-cursed-ring-note = { $n } Schaden für alle, keine Erschöpfung, keine Eroberung
dungeon-lords-poisoned-meal-note = Schaden für den ersten Helden in Höhe seiner vollen Trefferpunkte
dungeon-lords-kamikaze-imp-note = { $n } Schaden für den ersten Helden, 1 für alle anderen
dungeon-lords-poisoned-dart-note = { $n } Schaden für einen beliebigen Helden, am Ende der Schlacht 2 mehr
dungeon-lords-anti-magic-dart-note = { $n } Schaden nach Wahl; stoppt Zauber (Zauberer) oder Heilung (Priester)

## Kampfkarten

dungeon-lords-practice = Übung
dungeon-lords-invisibility = Unsichtbarkeit
dungeon-lords-invisibility-rule = Zauberer rücken ans Ende der Reihe und nehmen in dieser Runde keinen Schaden.
dungeon-lords-magic-shield = Magischer Schild
dungeon-lords-magic-shield-rule = Fängt den nächsten Schadenspunkt dieser Runde ab.
dungeon-lords-fireball = Feuerball
dungeon-lords-fireball-rule = Laut und grell, aber ohne Wirkung.
dungeon-lords-fist-of-justice = Faust der Gerechtigkeit
dungeon-lords-fist-of-justice-rule = Du verlierst einen Kobold.
dungeon-lords-detect-treasure = Schatz aufspüren
dungeon-lords-detect-treasure-rule = Du verlierst 1 Gold. Hast du keins, verlierst du 1 Nahrung; hast du auch die nicht, eine Falle.
dungeon-lords-detect-evil = Böses aufspüren
dungeon-lords-detect-evil-rule = Du erhältst 2 Bosheit.
dungeon-lords-word-of-peace = Wort des Friedens
dungeon-lords-word-of-peace-rule = Zieh alle deine Monster aus dieser Schlacht zurück, oder du erhältst 2 Bosheit.
dungeon-lords-suggestion = Suggestion
dungeon-lords-suggestion-rule = Bezahle für jedes deiner Monster in dieser Schlacht die Kosten, oder zieh es zurück.
dungeon-lords-graffiti = Graffiti
dungeon-lords-graffiti-rule = Wirf eine deiner unbenutzten Fallen ab.
dungeon-lords-illusion = Trugbild
dungeon-lords-illusion-rule = Ein Held mit 1 Trefferpunkt, den es gar nicht gibt, geht allen voran.
dungeon-lords-aura-of-fear = Aura der Furcht
dungeon-lords-aura-of-fear-rule = Zieh eines deiner Monster aus dieser Schlacht zurück.
dungeon-lords-metamorphosis = Verwandlung
dungeon-lords-metamorphosis-rule = Eines deiner Monster ist für diese Schlacht ein Schaf: Es trifft den ersten Helden mit 1 und wird bewusstlos.
dungeon-lords-create-food = Nahrung schaffen
dungeon-lords-create-food-rule = Der erste Held hat 1 Trefferpunkt mehr, bis der Kampf dieses Jahres vorbei ist.
dungeon-lords-regeneration = Regeneration
dungeon-lords-regeneration-rule = Heilt bis zu 3 Schaden, von vorn nach hinten, auch wenn sonst niemand geheilt würde.
dungeon-lords-blind-rage = Blinde Wut
dungeon-lords-blind-rage-rule = Alle Treffer deiner Monster gehen auf den ersten Helden; Schleime halten niemanden fest.
dungeon-lords-song-of-courage = Lied des Mutes
dungeon-lords-song-of-courage-rule = Die Erschöpfung ist in dieser Runde um 2 geringer.
dungeon-lords-magic-key = Magischer Schlüssel
dungeon-lords-magic-key-rule = Lass einen Gefangenen frei; einen Paladin nur, wenn sonst niemand da ist.
dungeon-lords-dimensional-gate = Dimensionstor
dungeon-lords-dimensional-gate-rule = Wirf eines der Monster ab, die du in diese Schlacht geschickt hast.

## Spezialereignisse

dungeon-lords-witch-hunt = Hexenjagd
dungeon-lords-witch-hunt-rule = Wirf eines deiner Monster ab, oder du erhältst 3 Bosheit.
dungeon-lords-monster-strike = Monsterstreik
dungeon-lords-monster-strike-rule = Gib für jedes deiner Monster einen Teil seiner Kosten, sonst liegt es verdeckt, bis der Kampf dieses Jahres vorbei ist.
dungeon-lords-treasury-levy = Sonderabgabe
dungeon-lords-treasury-levy-rule = Du verlierst die Hälfte deines Goldes, aufgerundet.
dungeon-lords-imp-exodus = Auszug der Kobolde
dungeon-lords-imp-exodus-rule = Du verlierst jeden dritten Kobold.
dungeon-lords-rats = Ratten
dungeon-lords-rats-rule = Du verlierst die Hälfte deiner Nahrung, aufgerundet.
dungeon-lords-trap-recall = Fallenrückruf
dungeon-lords-trap-recall-rule = Wer Fallen besitzt, wirft eine ab oder zahlt 1 Gold.
dungeon-lords-room-licence = Kammergebühr
dungeon-lords-room-licence-rule = Zahle 1 Gold für jede deiner uneroberten Kammern; für jedes fehlende Gold erhältst du 1 Bosheit.
dungeon-lords-contrary-heroes = Verkehrte Helden
dungeon-lords-contrary-heroes-rule = In dieser Runde geht der schwächste Held zum bösesten Lord, und so weiter.
dungeon-lords-bad-press = Schlechte Presse
dungeon-lords-bad-press-rule = Du erhältst 1 Bosheit, oder 2, wenn bei dir drei oder mehr Monster und Geister leben.

## Weitere Zeilen auf Karten

dungeon-lords-card-monster =
    { $first ->
        [0] Kosten: { $cost }, beim Anwerben und an jedem Zahltag. Es gibt davon { $second }, nur im zweiten Jahr.
       *[other] Kosten: { $cost }, beim Anwerben und an jedem Zahltag. Im ersten Jahr gibt es davon { $first }, im zweiten { $second }.
    }
dungeon-lords-card-room = Eine Kammer des ersten Jahres, gebaut { $zone }. Für jede Nutzung braucht sie { $workers } Arbeiter.
dungeon-lords-card-room-second = Eine Kammer des zweiten Jahres; sie darf überall stehen.
dungeon-lords-card-trap = Ihr Einsatz kostet nichts, außer 1 Gold in einer Kammer. Es gibt { $copies } davon.
dungeon-lords-card-trap-price = Ihr Einsatz kostet { $cost }; in einer Kammer 1 Gold mehr. Es gibt { $copies } davon.
dungeon-lords-card-trap-cost = Ihr Einsatz kostet im ersten Jahr { $first }, im zweiten { $second }; in einer Kammer 1 Gold mehr. Es gibt { $copies } davon.
dungeon-lords-card-spell-fast = Ein schneller Zauber aus Jahr { $year }: Er wirkt, bevor die Monster handeln. Erschöpfung { $fatigue }.
dungeon-lords-card-spell-slow = Ein langsamer Zauber aus Jahr { $year }: Er wirkt, nachdem die Monster gehandelt haben. Erschöpfung { $fatigue }.
dungeon-lords-card-hero = { $hits } Trefferpunkte, Rang { $rank }, Jahr { $year }.
dungeon-lords-card-warrior = Ein Krieger drängt sich bei der Ankunft nach vorn.
dungeon-lords-card-thief = Verhindert in jeder Runde { $power } Schaden durch Fallen.
dungeon-lords-card-priest = Heilt { $power } Schaden nach jeder Schlacht, in der ein Monster oder Geist angegriffen hat.
dungeon-lords-card-wizard = Bringt { $power } Magie mit. Ein Zauber kostet in Kampfrunde 1 eine Magie, in Runde 2 zwei, und so weiter.
dungeon-lords-card-paladin = { $hits } Trefferpunkte, Jahr { $year }. Er geht voran und verhindert, heilt und zaubert mit je { $power }. Im Gefängnis ist er 5 Punkte wert.

## Fragen

dungeon-lords-ask-give-up = Auf welche zwei dieser drei Befehle verzichtest du in der ersten Runde?
dungeon-lords-ask-orders = Welche drei Befehle, in welcher Reihenfolge?
dungeon-lords-ask-dig-done = Hier graben
dungeon-lords-ask-build-done = So bauen
dungeon-lords-ask-orders-done = So befehlen
dungeon-lords-ask-neighbour = Welchen dritten Befehl gibt dein Nichtspieler-Nachbar?
dungeon-lords-ask-trade = { $order }: Greifst du zu?
dungeon-lords-ask-spy = Ruf verbessern ({ $get }): Welche Kampfkarte siehst du dir an?
dungeon-lords-ask-dig =
    { $foremen ->
        [0] Wo gräbst du? Bis zu { $n } Felder.
       *[other] Wo gräbst du? Bis zu { $n } Felder; ein weiterer Kobold ist Bauleiter.
    }
dungeon-lords-ask-dig-none = Nichts graben
# $squares: die gegrabenen Felder, wie sie die Antwort nennt
dungeon-lords-ask-dig-told = { $squares }
# Was bisher gewählt ist. $squares: die Namen von $n Feldern; $left: wie viele noch folgen dürfen
dungeon-lords-outlook-dig =
    { $n ->
        [0] Für jedes Feld ein Kobold.
       *[other] { $left ->
            [0] { $squares }: Mehr kannst du nicht graben.
           *[other] { $squares }, und höchstens noch { $left }.
        }
    }
dungeon-lords-ask-mine =
    { $foremen ->
        [0] Wie viel Gold schürfst du? Höchstens { $n }.
       *[other] Wie viel Gold schürfst du? Höchstens { $n }; ein weiterer Kobold ist Bauleiter.
    }
dungeon-lords-ask-mine-number =
    { $number ->
        [0] Nichts schürfen
       *[other] { $number } Gold
    }
dungeon-lords-ask-return-trap = Welche deiner Fallen geht zurück?
dungeon-lords-ask-hire = Wen wirbst du an?
dungeon-lords-ask-build =
    { $gold ->
        [0] Welche Kammer baust du, und wo? Sie kostet dich nichts.
       *[other] Welche Kammer baust du für { $gold } Gold, und wo?
    }
dungeon-lords-ask-build-none = Nichts bauen
dungeon-lords-ask-build-told = Raum wie gezeichnet
dungeon-lords-outlook-build = Erst die Kammer, dann ihr Feld.
dungeon-lords-outlook-build-where = *{ $room }*: auf welchem Feld?
dungeon-lords-outlook-build-there = *{ $room }* auf { $square }.
dungeon-lords-ask-produce = Welche Kammer arbeitet als nächste?
dungeon-lords-ask-take-back = Welchen deiner gegebenen Befehle nimmst du zurück?
dungeon-lords-ask-taxes = Das Ministerium will { $due } Gold. Wie viel zahlst du?
dungeon-lords-ask-taxes-number =
    { $number ->
        [0] Nichts zahlen
       *[other] { $number } Gold
    }
dungeon-lords-ask-wages = Zahltag: Wen bezahlst du, und wen lässt du gehen? Du stehst bei Bosheit { $evil }.
dungeon-lords-ask-pay-day =
    { $n ->
        [one] Zahltag: { $kind } kostet { $cost }; du hast { $stock }. Bezahlst du?
       *[other] Zahltag: Zusammen kosten sie { $cost }; du hast { $stock }. Wen bezahlst du?
    }
dungeon-lords-ask-pay-day-none = Niemanden bezahlen
dungeon-lords-refuse-wages = Zusammen kosten sie { $cost }: Dir fehlt { $lack }. Bezahl weniger von ihnen.
dungeon-lords-refuse-wages-evil = Zusammen kosten sie { $evil } Bosheit, und auf der Skala ist nur noch Platz für { $room }. Bezahl weniger von ihnen.
dungeon-lords-refuse-wages-twice = Bezahl jedes Monster nur einmal, und gib jede Falle und jedes Monster nur einmal her. Wer gefressen wird, will keinen Lohn.
dungeon-lords-ask-witch-hunt = Welches Monster lieferst du der Meute aus, oder nimmst du Bosheit?
dungeon-lords-ask-strike = Was gibst du, damit der Streik endet ({ $kind })?
dungeon-lords-ask-recall = Welche Falle gibst du zurück?
dungeon-lords-ask-licence = Du schuldest { $due } Gold für deine Kammern. Wie viel zahlst du? Für jedes fehlende Gold erhältst du 1 Bosheit.
dungeon-lords-ask-licence-number =
    { $number ->
        [0] Nichts zahlen
       *[other] { $number } Gold
    }
dungeon-lords-ask-turn-order = Wie wollt ihr Schlachten ab der nächsten Kampfrunde planen? Möchte jemand die Spielreihenfolge, gilt sie für alle.
dungeon-lords-ask-turn-order-short = Planung der Schlachten
dungeon-lords-ask-tile = Welches Plättchen sollen die Helden angreifen?
dungeon-lords-ask-trap = Welche Falle legst du aus?
dungeon-lords-ask-monsters =
    { $n ->
        [one] Welches Monster schickst du? Höchstens eins.
       *[other] Welche Monster schickst du? Höchstens { $n }.
    }
dungeon-lords-ask-monsters-none = Kein Monster schicken
dungeon-lords-ask-ghosts = Welche Geister schickst du?
dungeon-lords-ask-ghosts-none = Keinen Geist schicken
dungeon-lords-ask-release = Welchen Gefangenen lässt du frei?
dungeon-lords-ask-first-trap = Welche deiner beiden Fallen kommt zuerst?
dungeon-lords-ask-dart = Auf wen zielst du ({ $trap })?
dungeon-lords-ask-attack = Wer greift als Nächstes an, und wie?
dungeon-lords-ask-again = Wen trifft der nächste Schlag mit { $n } Schaden?
dungeon-lords-ask-peace = Wort des Friedens: Ziehst du deine Monster zurück?
dungeon-lords-ask-bargain = { $kind }: bezahlen oder zurückziehen?
dungeon-lords-ask-lose-trap = Welche Falle verlierst du?
dungeon-lords-ask-fear = Welches Monster läuft nach Hause?
dungeon-lords-ask-sheep = Welches Monster wird zum Schaf?
dungeon-lords-ask-gate = Welches Monster verschwindet durch das Tor?

## Wahlmöglichkeiten

dungeon-lords-option-take = Zugreifen: { $get }
dungeon-lords-option-pay = Zugreifen: { $get } für { $pay }
dungeon-lords-option-decline = Darauf verzichten
dungeon-lords-option-spy = Kampfkarte { $card }
dungeon-lords-option-no-spying = Keine, nur der Ruf
dungeon-lords-option-hire = { $kind } für { $cost }
# $way: die Falle oder das Monster, das außerdem weggegeben wird
dungeon-lords-option-hire-with = { $kind } für { $cost } und { $way }
dungeon-lords-option-room = { $room } auf { $square }
dungeon-lords-option-square = { $square }
dungeon-lords-option-done = Nichts mehr produzieren
dungeon-lords-option-all-rooms = Alle Kammern auf einmal: { $get }
dungeon-lords-option-wages = Alle bezahlen: { $cost }
dungeon-lords-option-wage = { $kind } bezahlen: { $cost }
dungeon-lords-option-wage-with = { $kind } bezahlen: { $cost } und { $way }
dungeon-lords-option-leave = { $kind } gehen lassen (1 Bosheit)
# So stand es früher neben Löhnen. $paladin: near, wenn das in seinem Teil der Skala liegt
dungeon-lords-note-evil =
    { $paladin ->
        [near] Damit stehst du bei Bosheit { $evil }, und da kommt der Paladin.
       *[far] Damit stehst du bei Bosheit { $evil }.
    }
dungeon-lords-note-trap = Kostet { $cost }: { $effect }.
dungeon-lords-note-trap-free = Umsonst: { $effect }.
dungeon-lords-note-room = { $work }. Gebaut { $zone }.
dungeon-lords-note-work = { $workers } Arbeiter: { $get }
dungeon-lords-note-work-paid = { $workers } Arbeiter und { $pay }: { $get }
dungeon-lords-note-digs = { $n } Tunnel
dungeon-lords-option-evil = { $n } Bosheit nehmen
dungeon-lords-option-give-food = 1 Nahrung
dungeon-lords-option-give-gold = 1 Gold
dungeon-lords-option-give-evil = 1 Bosheit
dungeon-lords-option-lie-down = Nichts geben: Es legt sich hin
dungeon-lords-option-pay-gold = Lieber 1 Gold zahlen
dungeon-lords-option-together = Alle zugleich und geheim
dungeon-lords-option-in-turn = Offen in Spielreihenfolge
dungeon-lords-option-no-trap = Keine Falle auslegen
dungeon-lords-option-withdraw-all = Alle Monster zurückziehen
dungeon-lords-option-withdraw = Zurückziehen
dungeon-lords-option-bargain = { $kind } bezahlen: { $cost }
dungeon-lords-option-bargain-with = { $kind } bezahlen: { $cost } und { $way }
# $attack: der Name eines Angriffs, $target: ein Held mit Platz
dungeon-lords-attack-at = { $kind }: { $attack }, { $n } für { $target }
dungeon-lords-attack-paid = { $kind }: { $attack } ({ $cost }), { $n } für { $target }
dungeon-lords-attack-all = { $kind }: { $attack }, { $n } für alle
dungeon-lords-attack-none = { $kind }: { $attack }
dungeon-lords-attack-up = { $kind }: kein Ziel, kommt offen zurück
dungeon-lords-attack-down = { $kind }: kein Ziel, fällt um
dungeon-lords-refuse-too-many =
    { $n ->
        [one] Du darfst hier nur einen Tunnel graben.
       *[other] Du darfst hier höchstens { $n } Tunnel graben.
    }
dungeon-lords-refuse-dig = Auf { $square } kannst du nicht graben: Ein neuer Tunnel muss an deinen Dungeon grenzen und darf nie einen Block von zwei mal zwei Feldern füllen.
dungeon-lords-refuse-room = Diese Kammer kannst du jetzt nicht bauen. Möglich ist: *{ $rooms }*.
dungeon-lords-refuse-site = *{ $room }* passt dort nicht hin. Möglich sind diese Felder: { $squares }.
dungeon-lords-refuse-half-a-room = Sag bitte auch, wo *{ $room }* hin soll.

## Im Voraus entscheiden

dungeon-lords-ahead-order = { $order }: Was möchtest du?
dungeon-lords-ahead-order-short = Plan: { $order }
dungeon-lords-ahead-order-none = Frag mich dann
dungeon-lords-ahead-dig = Tunnel graben: Wo, eins nach dem anderen?
dungeon-lords-ahead-dig-short = Plan: Tunnel graben
dungeon-lords-ahead-dig-none = Frag mich dann
dungeon-lords-ahead-production = Welche Kammern arbeiten jede Runde, die wichtigste zuerst?
dungeon-lords-ahead-production-short = Plan: Kammern
dungeon-lords-ahead-production-none = Frag mich jede Runde
dungeon-lords-ahead-take-back = Welchen Befehl nimmst du zurück, wenn du die Wahl hast?
dungeon-lords-ahead-take-back-short = Plan: Befehl zurück
dungeon-lords-ahead-take-back-none = Frag mich dann
dungeon-lords-ahead-taxes = Wie viel zahlst du, wenn die Steuer fällig ist?
dungeon-lords-ahead-taxes-short = Plan: Steuer
dungeon-lords-ahead-taxes-none = Frag mich dann
dungeon-lords-ahead-wages = Zahltag: Wen bezahlst du, und wen lässt du gehen?
dungeon-lords-ahead-wages-short = Plan: Zahltag
dungeon-lords-ahead-wages-none = Frag mich dann
dungeon-lords-ahead-witch-hunt = Hexenjagd: Wen lieferst du aus, oder nimmst du Bosheit?
dungeon-lords-ahead-witch-hunt-short = Plan: Hexenjagd
dungeon-lords-ahead-witch-hunt-none = Frag mich dann
dungeon-lords-ahead-strike = Monsterstreik: Was gibst du?
dungeon-lords-ahead-strike-short = Plan: Monsterstreik
dungeon-lords-ahead-strike-none = Frag mich dann
dungeon-lords-ahead-recall = Fallenrückruf: Was gibst du?
dungeon-lords-ahead-recall-short = Plan: Fallenrückruf
dungeon-lords-ahead-recall-none = Frag mich dann
dungeon-lords-ahead-licence = Kammergebühr: Wie viel zahlst du? Für jedes fehlende Gold erhältst du 1 Bosheit.
dungeon-lords-ahead-licence-short = Plan: Kammergebühr
dungeon-lords-ahead-licence-none = Frag mich dann
dungeon-lords-ahead-spare = Von welchen Fallen trennst du dich zuerst, wenn du musst?
dungeon-lords-ahead-spare-short = Plan: Fallen hergeben
dungeon-lords-ahead-spare-none = Frag mich jedes Mal
dungeon-lords-ahead-battle = Wer trifft in dieser Schlacht wen, nacheinander?
dungeon-lords-ahead-battle-short = Plan: die Schlacht
dungeon-lords-ahead-battle-none = Frag mich in der Schlacht
dungeon-lords-ahead-spell = Falls sie *{ $spell }* zaubern: Was wählst du?
dungeon-lords-ahead-spell-short = Plan: { $spell }
dungeon-lords-ahead-spell-none = Frag mich in der Schlacht
dungeon-lords-option-take-any = Zugreifen, egal auf welchem Feld
dungeon-lords-option-take-on = Zugreifen auf Feld { $space }: { $get }
dungeon-lords-option-pay-on = Zugreifen auf Feld { $space }: { $get } für { $pay }
dungeon-lords-option-unless-paladin = Zugreifen, wenn das nicht den Paladin bringt
dungeon-lords-option-spy-if = Zugreifen, und wenn ich darf, Kampfkarte { $card } ansehen
dungeon-lords-option-spy-never = Zugreifen, ohne eine Kampfkarte anzusehen
dungeon-lords-option-mine-all = So viel wie möglich
dungeon-lords-option-mine-most = Höchstens { $n } Gold
dungeon-lords-option-pay-most =
    { $gold ->
        [0] Nichts zahlen
       *[other] Bis { $gold } Gold
    }
# anders als bei option-wages geht es um Gold, das fällig ist
dungeon-lords-option-pay-all = So viel ich kann
dungeon-lords-option-free-rooms = Alle Kammern, die nichts kosten
dungeon-lords-option-no-more-rooms = Keine andere Kammer
dungeon-lords-option-wages-everybody = Alle bezahlen, die ich bezahlen kann
dungeon-lords-option-dart = { $trap } auf { $target }
dungeon-lords-option-again = Nächster Schlag: { $target }
dungeon-lords-option-anything = Bei allem anderen die erste Möglichkeit
dungeon-lords-option-pay-each = Jedes bezahlen, wenn ich kann
dungeon-lords-option-pay-with = Bezahlen mit { $way }
dungeon-lords-option-withdraw-each = Jedes zurückziehen

## Die Geschichte: Aufbau und Runden

dungeon-lords-starts = { $seat } hat den Startspielermarker.
dungeon-lords-starts-you = Du hast den Startspielermarker.
dungeon-lords-start-moves = Der Startspielermarker wandert zu { $seat }.
dungeon-lords-start-moves-you = Der Startspielermarker wandert zu dir: Du bist zuerst dran.
dungeon-lords-lacks = { $seat } muss in der ersten Runde ohne diese Befehle auskommen: *{ $orders }*.
dungeon-lords-year-begins =
    { $year ->
        [1] Das erste Jahr beginnt: drei Tunnel, drei Kobolde und große Pläne.
       *[other] Das zweite Jahr beginnt, mit stärkeren Helden und seltsameren Monstern.
    }
dungeon-lords-round-begins = { $season } in Jahr { $year }: Die Taverne bietet *{ $monsters }*, die Raumausstatter *{ $rooms }*.
dungeon-lords-forecast = In der nächsten Runde: { $event } und diese Helden: { $heroes }.
dungeon-lords-forecast-special = In der nächsten Runde: das Spezialereignis *{ $event }* und diese Helden: { $heroes }.
dungeon-lords-neighbours-placed = Nichtspieler-Diener besetzen Felder: *{ $orders }*.
# $minions: wer einen Diener wohin geschickt hat
dungeon-lords-minions-placed =
    { $card ->
        [1] Die ersten Befehle: { $minions }.
        [2] Die zweiten Befehle: { $minions }.
       *[other] Die dritten Befehle: { $minions }.
    }
dungeon-lords-minion-placed = { $seat } bei { $order } { $space }
dungeon-lords-no-space = { $seat } findet kein freies Feld für *{ $order }*.
dungeon-lords-door-opened = { $seat } klimpert an der Tavernentür mit { $gold } Gold.
dungeon-lords-door-closed = { $seat } hat kein Gold, um so früh in die Taverne zu kommen.
dungeon-lords-cannot = { $seat } kann *{ $order }* nicht ausführen.
dungeon-lords-declines = { $seat } verzichtet auf *{ $order }*.
# So erzählten es frühere Ausgaben, ohne den Preis.
dungeon-lords-did-food = { $seat } bekommt { $get }.
dungeon-lords-did-imps = { $seat } stellt { $get } ein.
dungeon-lords-paid-food = { $seat } bekommt { $get } für { $pay }.
dungeon-lords-paid-imps = { $seat } stellt für { $pay } { $get } ein.
dungeon-lords-paid-traps = { $seat } gibt { $pay } für Fallen aus.
dungeon-lords-paid-reputation = { $seat } zahlt { $pay } für einen besseren Ruf: { $get }.
dungeon-lords-did-reputation = { $seat } verbessert den eigenen Ruf: { $get }.
dungeon-lords-spies = { $seat } sieht sich Kampfkarte { $card } an.
dungeon-lords-spies-you = Kampfkarte { $card } ist *{ $spell }*. Behalt es für dich.
dungeon-lords-spies-fast-you = Kampfkarte { $card } ist *{ $spell }*, ein schneller Zauber mit Erschöpfung { $fatigue }: „{ $rule }“ Behalt es für dich!
dungeon-lords-spies-slow-you = Kampfkarte { $card } ist *{ $spell }*, ein langsamer Zauber mit Erschöpfung { $fatigue }: „{ $rule }“ Behalt es für dich!
dungeon-lords-did-dig =
    { $n ->
        [one] { $seat } gräbt einen Tunnel auf { $squares }.
       *[other] { $seat } gräbt { $n } Tunnel: { $squares }.
    }
dungeon-lords-did-mine = { $seat } schürft { $gold } Gold.
dungeon-lords-draws-traps =
    { $n ->
        [one] { $seat } zieht eine Falle.
       *[other] { $seat } zieht { $n } Fallen.
    }
dungeon-lords-draws-traps-you =
    { $n ->
        [one] Du ziehst eine Falle: *{ $traps }*.
       *[other] Du ziehst { $n } Fallen: *{ $traps }*.
    }
dungeon-lords-loses-trap = { $seat } wirft eine Falle verdeckt ab.
dungeon-lords-loses-trap-you = Du wirfst verdeckt ab: *{ $trap }*.
dungeon-lords-did-hire = { $seat } wirbt an: *{ $kind }* für { $cost }.
dungeon-lords-did-build = { $seat } baut *{ $room }* auf { $square }.
dungeon-lords-produces = Bei { $seat } arbeitet *{ $room }*: { $get }.
dungeon-lords-produces-tunnel = Bei { $seat } arbeitet *{ $room }*.
dungeon-lords-takes-back = { $seat } nimmt *{ $order }* zurück.

## Die Geschichte: Ereignisse und Helden

dungeon-lords-begins-pay-day = Zahltag! Alle Monster und Geister wollen ihren Lohn.
dungeon-lords-begins-taxes = Das Ministerium treibt Steuern ein: ein Gold für je zwei Plättchen.
dungeon-lords-begins-special = Etwas Besonderes liegt in der Luft.
dungeon-lords-nothing-special = Das Spezialereignis entfällt: Im ersten Spiel geschieht nichts.
dungeon-lords-special-happens = *{ $event }*: { $rule }
dungeon-lords-did-wage = { $seat } zahlt den Lohn für *{ $kind }*: { $cost }.
dungeon-lords-monster-leaves = { $seat } lässt *{ $kind }* ziehen, und das spricht sich herum: 1 Bosheit.
dungeon-lords-did-taxes =
    { $seals ->
        [0] { $seat } zahlt alle Steuern: { $gold } Gold.
        [one] { $gold ->
            [0] { $seat } zahlt keine Steuern und bekommt dafür ein rotes Siegel.
           *[other] { $seat } zahlt { $gold } Gold Steuern und bekommt für den Rest ein rotes Siegel.
        }
       *[other] { $gold ->
            [0] { $seat } zahlt keine Steuern und bekommt dafür { $seals } rote Siegel.
           *[other] { $seat } zahlt { $gold } Gold Steuern und bekommt für den Rest { $seals } rote Siegel.
        }
    }
dungeon-lords-gains-evil = { $seat } erhält { $n } Bosheit.
dungeon-lords-gives-monster = { $seat } verliert ein Monster: *{ $kind }*.
dungeon-lords-strike-settled = { $seat } gibt dem Streik nach.
dungeon-lords-lies-down = Bei { $seat } wird gestreikt (*{ $kind }*): Ab auf die faule Haut!
dungeon-lords-loses-gold =
    { $n ->
        [0] { $seat } hat kein Gold zu verlieren.
       *[other] { $seat } verliert { $n } Gold.
    }
dungeon-lords-loses-food =
    { $n ->
        [0] { $seat } hat keine Nahrung zu verlieren.
       *[other] { $seat } verliert { $n } Nahrung.
    }
dungeon-lords-loses-imps =
    { $n ->
        [0] { $seat } hat zu wenige Kobolde, um welche zu verlieren.
        [one] { $seat } verliert einen Kobold.
       *[other] { $seat } verliert { $n } Kobolde.
    }
dungeon-lords-did-licence =
    { $gold ->
        [0] { $seat } zahlt keine Kammergebühr.
       *[other] { $seat } zahlt { $gold } Gold Kammergebühr.
    }
dungeon-lords-hero-comes = { $hero } macht sich auf zum Dungeon von { $seat }.
dungeon-lords-hero-goes-elsewhere = { $hero } macht sich auf zu einem Nichtspieler-Dungeon und wird nie wieder gesehen.
dungeon-lords-paladin-comes = Der Paladin hat genug gesehen und marschiert zum Dungeon von { $seat }!
dungeon-lords-paladin-leaves = Der Paladin kehrt { $seat } den Rücken.

## Die Geschichte: Kampf

dungeon-lords-combat-begins =
    { $year ->
        [1] Die Helden stehen vor den Toren: Der Kampf des ersten Jahres beginnt.
       *[other] Wieder stehen Helden vor den Toren: Der letzte Kampf beginnt.
    }
dungeon-lords-combat-round = Kampfrunde { $round }.
dungeon-lords-wants-turn-order = { $seat } möchte ab der nächsten Planung in Spielreihenfolge planen.
dungeon-lords-wants-no-turn-order = { $seat } besteht nicht mehr auf der Spielreihenfolge.
dungeon-lords-plans =
    { $traps ->
        [0] { $seat } kämpft auf { $square }, schickt { $monsters } und legt keine Falle aus.
        [one] { $seat } kämpft auf { $square }, schickt { $monsters } und legt eine Falle verdeckt aus.
       *[other] { $seat } kämpft auf { $square }, schickt { $monsters } und legt { $traps } Fallen verdeckt aus.
    }
dungeon-lords-plans-nobody =
    { $traps ->
        [0] { $seat } kämpft auf { $square }, ohne Monster und ohne Falle.
        [one] { $seat } kämpft auf { $square }, ohne Monster, aber mit einer verdeckten Falle.
       *[other] { $seat } kämpft auf { $square }, ohne Monster, aber mit { $traps } verdeckten Fallen.
    }
dungeon-lords-releases = { $seat } lässt einen Gefangenen laufen: { $hero }.
dungeon-lords-card-turned = Die Kampfkarte ist *{ $spell }*, mit Erschöpfung { $fatigue }.
dungeon-lords-card-turned-fast = Die Kampfkarte ist *{ $spell }*, ein schneller Zauber mit Erschöpfung { $fatigue }: „{ $rule }“
dungeon-lords-card-turned-slow = Die Kampfkarte ist *{ $spell }*, ein langsamer Zauber mit Erschöpfung { $fatigue }: „{ $rule }“
dungeon-lords-battle-begins = Die Schlacht um { $square } im Dungeon von { $seat } beginnt.
dungeon-lords-springs = { $seat } löst eine Falle aus: *{ $trap }*!
dungeon-lords-prevented = Diebesfinger verhindern { $n } Schaden.
dungeon-lords-poisoned = { $hero } spürt einen kleinen Stich. Das kann nicht gesund sein.
dungeon-lords-silenced = Die Gruppe wirkt in dieser Runde keinen Zauber.
dungeon-lords-unhealed = Die Gruppe wird in dieser Runde nicht geheilt.
dungeon-lords-hit = { $hero } nimmt { $n } Schaden.
dungeon-lords-imprisons = { $hero } ist erledigt und kommt ins Gefängnis von { $seat }.
dungeon-lords-illusion-gone = Der Trugbild-Held löst sich in Luft auf.
dungeon-lords-anti-magic = Nicht ein Funke: In der Antimagischen Kammer von { $seat } zaubert niemand.
dungeon-lords-casts = Im Dungeon von { $seat } wirkt die Gruppe *{ $spell }*.
dungeon-lords-withdraws = { $seat } zieht ein Monster zurück: *{ $kind }*.
dungeon-lords-is-sheep = Ein Monster von { $seat } ist jetzt ein Schaf: *{ $kind }*.
dungeon-lords-attacks = *{ $kind }* von { $seat }: { $attack }.
dungeon-lords-idles = *{ $kind }* von { $seat } findet niemanden zum Angreifen.
dungeon-lords-healed = Die Gruppe heilt { $n } Schaden.
dungeon-lords-held = { $seat } hält { $square }: keine Erschöpfung und keine Eroberung in dieser Runde.
dungeon-lords-conquered = { $square } im Dungeon von { $seat } ist erobert, und { $seat } verliert 1 Bosheit.
dungeon-lords-battle-won = Alle Helden im Dungeon von { $seat } sind besiegt!
dungeon-lords-survivors-leave =
    { $n ->
        [one] Ein Held verlässt den Dungeon von { $seat } lebend.
       *[other] { $n } Helden verlassen den Dungeon von { $seat } lebend.
    }
# $best: mit wie wenigen verlorenen Plättchen man davonkommen kann
dungeon-lords-practice-best =
    { $lost ->
        [0] { $seat } hat kein einziges Plättchen verloren, und besser geht es nicht.
        [one] { $seat } hat ein Plättchen verloren, und besser geht es nicht.
       *[other] { $seat } hat { $lost } Plättchen verloren, und besser geht es nicht.
    }
dungeon-lords-practice-over =
    { $best ->
        [0] { $seat } hat { $tiles } verloren. Es geht auch ganz ohne Verlust.
        [one] { $seat } hat { $tiles } verloren. Es geht auch mit nur einem.
       *[other] { $seat } hat { $tiles } verloren. Es geht auch mit { $best }.
    }
dungeon-lords-practice-best-you =
    { $lost ->
        [0] Du hast kein einziges Plättchen verloren. Besser geht es nicht!
        [one] Du hast ein Plättchen verloren. Besser geht es nicht!
       *[other] Du hast { $lost } Plättchen verloren. Besser geht es nicht!
    }
dungeon-lords-practice-over-you =
    { $best ->
        [0] Du hast { $tiles } verloren. Es geht auch ganz ohne Verlust.
        [one] Du hast { $tiles } verloren. Es geht auch mit nur einem.
       *[other] Du hast { $tiles } verloren. Es geht auch mit { $best }.
    }
dungeon-lords-n-tiles =
    { $n ->
        [one] ein Plättchen
       *[other] { $n } Plättchen
    }

## Die Geschichte: das Ende

dungeon-lords-title-evil = Lord des Bösen
dungeon-lords-title-rooms = Lord der Kammern
dungeon-lords-title-tunnels = Lord der Tunnel
dungeon-lords-title-monsters = Lord der Monster
dungeon-lords-title-imps = Lord der Kobolde
dungeon-lords-title-riches = Lord der Reichtümer
dungeon-lords-title-battle = Lord des Kampfes
dungeon-lords-title-goes = { $title }: { $lords }.
dungeon-lords-wins =
    { $count ->
        [one] { $lords } wird mit { $points } Punkten Underlord!
       *[other] { $lords } teilen sich mit je { $points } Punkten den Rang des Underlords!
    }
dungeon-lords-licences =
    { $n ->
        [0] Das Ministerium erteilt diesmal niemandem eine Lizenz.
       *[other] Das Ministerium erteilt eine Dungeon-Lizenz an { $lords }.
    }

## Der Tisch in Sätzen; sie werden auch vorgelesen, daher ohne Auszeichnung

dungeon-lords-exercise-first = Dungeon Lords: erste Kampfübung
dungeon-lords-exercise-second = Dungeon Lords: zweite Kampfübung
dungeon-lords-exercise-third = Dungeon Lords: dritte Kampfübung
dungeon-lords-exercise-fourth = Dungeon Lords: vierte Kampfübung
dungeon-lords-exercise-first-room = Dungeon Lords: erste Kampfübung, in einer Kammer
dungeon-lords-twin-practice = { $practice }.
dungeon-lords-twin-set-up = Das Spiel wird aufgebaut.
dungeon-lords-twin-round = Jahr { $year }, { $season }: { $phase }.
dungeon-lords-twin-phase-set-up = Aufbau
dungeon-lords-twin-phase-new-round = neue Runde
dungeon-lords-twin-phase-orders = Befehle wählen
dungeon-lords-twin-phase-execution = Befehle ausführen
dungeon-lords-twin-phase-production = Produktion
dungeon-lords-twin-phase-event = Ereignis
dungeon-lords-twin-phase-heroes = Ankunft der Helden
dungeon-lords-twin-phase-combat = Kampf
dungeon-lords-twin-phase-planning = Kampf, Planung
dungeon-lords-twin-phase-battle = Kampf, Schlachten
dungeon-lords-twin-phase-scoring = Wertung
dungeon-lords-twin-score = { $seat } hat { $points } Punkte: Kammern { $rooms }, Monster { $monsters }, Gefangene { $prisoners }, eroberte Plättchen { $conquered }, Siegel { $seals }, Bonuskammern { $bonus } und { $worth } für diese Titel: { $titles }.
dungeon-lords-twin-turn-order = Startspieler ist { $seat }; dann, im Uhrzeigersinn: { $others }.
dungeon-lords-twin-event = Am Ende dieser Runde: { $event }.
dungeon-lords-twin-next-event = Am Ende der nächsten Runde: { $event }.
dungeon-lords-twin-special = { $event } ({ $rule })
dungeon-lords-twin-arriving = Helden dieser Runde, von schwach bis stark: { $heroes }.
dungeon-lords-twin-next-heroes = Helden der nächsten Runde, von schwach bis stark: { $heroes }.
dungeon-lords-twin-paladin-tent = Der Paladin ist in seinem Zelt.
dungeon-lords-twin-paladin-at = Der Paladin ist bei { $seat }.
dungeon-lords-twin-paladin-at-you = Der Paladin ist bei dir.
dungeon-lords-twin-neighbour-evil = Der Nichtspieler-Anzeiger steht bei Bosheit { $evil }.
dungeon-lords-twin-monsters = In der Taverne: { $monsters }.
dungeon-lords-twin-rooms = Bei den Raumausstattern: { $rooms }.
dungeon-lords-twin-place = { $order }: { $minions }.
dungeon-lords-twin-minion = { $who } auf { $space }
dungeon-lords-twin-non-player = Nichtspieler
dungeon-lords-twin-neighbour = Stapel eines Nichtspielers: { $pile }; nicht verfügbar: { $lacks }.
dungeon-lords-twin-lord =
    { $seals ->
        [0] { $seat } steht bei Bosheit { $evil } und hat { $gold } Gold, { $food } Nahrung, Kobolde: { $imps }, Fallen: { $traps }.
       *[other] { $seat } steht bei Bosheit { $evil } und hat { $gold } Gold, { $food } Nahrung, Kobolde: { $imps }, Fallen: { $traps }, rote Siegel: { $seals }.
    }
dungeon-lords-twin-lord-you =
    { $seals ->
        [0] Du stehst bei Bosheit { $evil } und hast { $gold } Gold, { $food } Nahrung, Kobolde: { $imps }, Fallen: { $traps }.
       *[other] Du stehst bei Bosheit { $evil } und hast { $gold } Gold, { $food } Nahrung, Kobolde: { $imps }, Fallen: { $traps }, rote Siegel: { $seals }.
    }
dungeon-lords-twin-points = Wäre das Spiel jetzt zu Ende, hätte { $seat } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
dungeon-lords-twin-points-you = Wäre das Spiel jetzt zu Ende, hättest du { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
dungeon-lords-twin-tunnels =
    { $n ->
        [0] Es gibt keinen uneroberten Tunnel.
       *[other] Tunnel: { $squares }.
    }
dungeon-lords-twin-tile = { $room } auf { $square }
dungeon-lords-twin-built = Kammern: { $rooms }.
dungeon-lords-twin-conquered = Erobert: { $tiles }.
dungeon-lords-twin-work = In dieser Runde an der Arbeit: Kobolde { $imps }, Trolle { $trolls }; gegraben { $dug }, geschürft { $mined }, Bauleiter { $foremen }, benutzte Kammern: { $rooms }.
dungeon-lords-twin-lair = Im Hort: { $monsters }.
dungeon-lords-twin-face-down = { $kind } (verdeckt)
dungeon-lords-twin-heroes = Helden in Marschordnung: { $heroes }.
dungeon-lords-twin-hero = { $hero } (noch { $left } von { $hits } Trefferpunkten)
dungeon-lords-twin-prison = Im Gefängnis: { $heroes }.
dungeon-lords-twin-lacks = Nicht verfügbare Befehle: { $orders }.
dungeon-lords-twin-errands = Befehle dieser Runde: { $orders }.
dungeon-lords-twin-waiting = { $order } (steht noch aus)
dungeon-lords-twin-done = { $order } (ausgeführt)
dungeon-lords-twin-undone = { $order } (nicht ausgeführt)
dungeon-lords-twin-plan =
    { $n ->
        [0] Die Schlacht ist auf { $square } geplant, ohne Monster; Fallen: { $traps }.
       *[other] Die Schlacht ist auf { $square } geplant, mit { $monsters }; Fallen: { $traps }.
    }
dungeon-lords-twin-spied = { $seat } hat sich angesehen: { $cards }.
dungeon-lords-twin-spied-you = Du hast dir angesehen: { $cards }.
dungeon-lords-twin-card = Kampfkarte { $card }
dungeon-lords-twin-in-turn = { $seat } möchte Planung in Spielreihenfolge.
dungeon-lords-twin-in-turn-you = Du möchtest Planung in Spielreihenfolge.
dungeon-lords-twin-combat-round = Es ist Kampfrunde { $round }.
dungeon-lords-twin-spell-fast = Kampfkarte { $card } ist { $spell }, ein schneller Zauber, Erschöpfung { $fatigue }: { $rule }
dungeon-lords-twin-spell-slow = Kampfkarte { $card } ist { $spell }, ein langsamer Zauber, Erschöpfung { $fatigue }: { $rule }
dungeon-lords-twin-battle = { $seat } kämpft auf { $square }.
dungeon-lords-twin-battle-you = Du kämpfst auf { $square }.
# $stages: was geschah, jeweils mit den Helden, die danach übrig waren
dungeon-lords-twin-report = Die Schlacht von { $seat } auf { $square }: { $stages }.
dungeon-lords-twin-stage =
    { $n ->
        [0] nach { $cause } blieb niemand
       *[other] nach { $cause } blieben { $heroes }
    }
dungeon-lords-twin-stage-healing = Heilung
dungeon-lords-twin-stage-fatigue = Erschöpfung
dungeon-lords-twin-stage-conquest = Eroberung
dungeon-lords-twin-stage-held = dem Festhalten
dungeon-lords-twin-stage-poison = Gift
dungeon-lords-twin-to-act = Noch an der Reihe: { $monsters }.
dungeon-lords-twin-held = Es wird weder Erschöpfung noch Eroberung geben.
dungeon-lords-twin-unhealed = Es wird keine Heilung geben.
dungeon-lords-twin-silenced = Niemand kann zaubern.
dungeon-lords-twin-shielded = Der nächste Schadenspunkt wird abgefangen.
dungeon-lords-twin-invisible = Zauberer nehmen keinen Schaden.
dungeon-lords-twin-raging = Alle Treffer von Monstern gehen auf den ersten Helden.
dungeon-lords-twin-poisoned = Vergiftet ist { $hero }.
dungeon-lords-twin-sheep = Ein Schaf ist jetzt: { $kind }.
dungeon-lords-twin-trap-pile =
    { $n ->
        [0] Im Stapel ist keine Falle mehr.
        [one] Im Stapel ist noch eine Falle.
       *[other] Im Stapel sind noch { $n } Fallen.
    }
dungeon-lords-twin-used-traps = Bisher benutzte Fallen: { $traps }.
dungeon-lords-twin-own-traps =
    { $n ->
        [0] Du hast keine Fallen.
       *[other] Deine Fallen: { $traps }.
    }
dungeon-lords-twin-own-orders = Du hast diese Befehle gewählt: { $orders }.
dungeon-lords-twin-own-neighbour = Für deinen Nichtspieler-Nachbarn hast du { $order } gewählt.
dungeon-lords-twin-own-set-traps = Du hast ausgelegt: { $traps }.

## Die Regeln in unseren Worten, Thema für Thema

dungeon-lords-topic-goal = Ziel und Ablauf
dungeon-lords-rules-goal =
    Ihr bewerbt euch um eine Dungeon-Lizenz. **Zwei Jahre** lang baut ihr einen Dungeon, und am Ende jedes Jahres versucht eine Heldengruppe, ihn zu erobern. Dann zählt das Ministerium, und **die meisten Punkte** gewinnen.

    Jedes Jahr hat vier Runden: Winter, Frühling, Sommer und Herbst. So läuft eine Runde:
    1. **Neue Runde:** Drei Monster und zwei Kammern stehen bereit; Ereignis und Helden der *nächsten* Runde werden bekannt.
    2. **Befehle:** Alle wählen geheim drei Befehle. Für jeden besetzt einer deiner Diener ein Feld auf dem Plan; dann werden die Befehle ausgeführt.
    3. **Produktion:** Kammern arbeiten, und einige Befehlskarten kommen zurück.
    4. **Ereignis** und **Helden**, aber nicht im Winter.

    Nach dem Herbst kommt der **Kampf** in vier Kampfrunden.

    Ihr beginnt mit 3 Gold, 3 Nahrung, 3 Kobolden und den Tunneln A3, B3 und C3; A3 ist der Eingang. Eure Bosheit beginnt bei 5 von 15. Je böser ihr seid, desto stärkere Helden kommen, und **ab 10 wird der Paladin aufmerksam**.

dungeon-lords-topic-orders = Befehle
dungeon-lords-rules-orders =
    Du hast acht Befehlskarten. Zwei davon sind nicht verfügbar, du wählst also **drei aus sechs, der Reihe nach**. Alle wählen zugleich und geheim.

    Die **Spielreihenfolge** geht vom Startspieler aus im Uhrzeigersinn. Nach Winter, Frühling und Sommer wandert der Startspielermarker im Uhrzeigersinn einen Platz weiter.

    Dann wird von allen die erste Karte aufgedeckt, und in Spielreihenfolge besetzt jeder Diener **das erste freie Feld** seines Befehls; danach die zweiten und die dritten Karten. Sind alle drei Felder besetzt, bleibt der Diener auf seiner Befehlskarte und tut nichts.

    Ausgeführt wird in der Reihenfolge des Plans: Nahrung, Ruf, Graben, Schürfen, Kobolde, Fallen, Anwerben, Bauen. Überall ist Feld I zuerst dran, aber beim **Anwerben und Bauen Feld III**.

    Bezahlt wird ganz oder gar nicht, und verzichten darfst du immer. Ein Diener, der nichts tut, kommt auf seine Karte.

    Sobald du deine Befehle gewählt hast, kannst du **im Voraus entscheiden**, wie jeder ausgeführt wird und was du auf alles antwortest, was die Runde noch fragt. Was du offen lässt, wirst du gefragt, wenn du dran bist.

    Danach kommen beide nicht verfügbaren Karten zurück. Von den drei gespielten nimmst du **die erste oder eine mit einem Diener darauf**; die anderen zwei fehlen in der nächsten Runde.

    Im ersten Spiel fehlen anfangs zwei zufällige Karten. In der Vollversion ziehst du drei und wählst zwei davon, und *Monster anwerben* als erste Karte kostet sofort 1 Gold.

dungeon-lords-topic-neighbours = Nichtspieler zu zweit und zu dritt
dungeon-lords-rules-neighbours =
    Zu zweit und zu dritt kommen euch Nichtspieler-Diener in die Quere. Ihre Felder sind besetzt, aber sie tun dort nichts.

    - **Zu dritt:** Eine Nichtspieler-Farbe zeigt drei zufällige ihrer fünf Befehle, bevor ihr wählt. Ihre Diener stehen dort auf **Feld II**.

    - **Zu zweit:** Ihr betreut je eine Nichtspieler-Farbe. Jede zeigt zwei zufällige Befehle, auf Feld II (II und III, wenn beide gleich sind). Zusammen mit den eigenen Befehlen wählt ihr geheim ihren **dritten** aus den drei übrigen Karten ihres Stapels. Diese Diener kommen als allererste, auf **Feld I** (I und II, wenn beide gleich sind).

    Die benutzten Befehle einer Nichtspieler-Farbe fehlen ihr in der nächsten Runde.

    Zu zweit steht außerdem ein Nichtspieler-Anzeiger auf dem Bösometer. Er steigt um 1, bevor Helden kommen, gilt bei Gleichstand als der netteste und lockt einen der drei Helden weg. Beim Jahreswechsel fällt er um 2.

dungeon-lords-topic-food = Befehl: Nahrung sammeln
dungeon-lords-rules-food =
    { dungeon-lords-food-rule }

    Von Nahrung leben Monster und Kobolde. Mit Bosheit zahlen heißt, den eigenen Anzeiger nach oben zu schieben; ist über dir kein Platz mehr, kannst du so nicht zahlen.

dungeon-lords-topic-reputation = Befehl: Ruf verbessern
dungeon-lords-rules-reputation =
    { dungeon-lords-reputation-rule }

    Der Blick ist freiwillig. In jedem Jahr gibt es vier Kampfkarten, eine für jede Kampfrunde; die erste gehört zur ersten Runde. Was du siehst, weißt nur du, aber alle wissen, welche Karte du dir angesehen hast.

dungeon-lords-topic-dig = Befehl: Tunnel graben
dungeon-lords-rules-dig =
    { dungeon-lords-dig-rule }

    Ein neuer Tunnel muss an ein Plättchen deines Dungeons grenzen, und **nie darf ein Block von zwei mal zwei Feldern voll sein**. Eroberte Plättchen und Kammern zählen mit.

    Du wählst die Felder nacheinander oder tippst sie, etwa `B4 B5`; ein späteres darf sich an ein früheres anlehnen. Wer nichts gräbt, hat den Befehl nicht ausgeführt und braucht keinen Bauleiter. Ein Kobold erledigt eine Arbeit pro Runde; Trolle graben nicht.

dungeon-lords-topic-mine = Befehl: Gold schürfen
dungeon-lords-rules-mine =
    { dungeon-lords-mine-rule }

    Gold gibt es nur in uneroberten Tunneln, nicht in Kammern. In einem eben gegrabenen Tunnel darf noch in dieser Runde geschürft werden, aber von einem anderen Kobold: Jeder erledigt eine Arbeit pro Runde. Trolle schürfen nicht.

dungeon-lords-topic-imps = Befehl: Kobolde einstellen
dungeon-lords-rules-imps =
    { dungeon-lords-imps-rule }

    Neue Kobolde kommen zum Graben und Schürfen zu spät, können aber noch in dieser Runde in Produktionskammern arbeiten.

dungeon-lords-topic-traps = Befehl: Fallen kaufen
dungeon-lords-rules-traps =
    { dungeon-lords-traps-rule }

    Deine Fallen kennst nur du, aber alle sehen, wie viele es sind. Abgeworfene Fallen kommen nicht zurück. Geht der Stapel zur Neige, bekommst du, was noch da ist; im zweiten Jahr geht dann auch nichts zurück, außer die zusätzliche Karte wurde wirklich gezogen.

dungeon-lords-topic-hire = Befehl: Monster anwerben
dungeon-lords-rules-hire =
    { dungeon-lords-hire-rule }

    Ein Golem kostet auch eine deiner Fallen, ein Dämon eines deiner Monster. Bosheit als Kosten schiebt deinen Anzeiger nach oben, und dort muss Platz sein. Dieselben Kosten sind am **Zahltag** wieder fällig.

    Ein **Troll** bringt einen Marker mit, der in Produktionskammern wie ein Kobold arbeitet; er geht mit dem Troll. **Geister** sind keine Monster.

dungeon-lords-topic-build = Befehl: Kammer bauen
dungeon-lords-rules-build =
    { dungeon-lords-build-rule }

    Die Kammer ersetzt einen uneroberten Tunnel, auch einen, der in dieser Runde gegraben oder ausgebeutet wurde. **Zwei Kammern dürfen nie nebeneinander liegen**; über Eck ist erlaubt. Kammern des ersten Jahres haben eine Zone:
    - Hühnerstall, Andenkenladen: Reihen A und B
    - Pilzfarm, Münzprägeanstalt: Reihen C und D
    - Werkstatt, Werkzeugschuppen: am Rand
    - Druckerpresse, Magische Kammer: B2 bis C4

    Kammern des zweiten Jahres dürfen überall stehen.

dungeon-lords-topic-production = Produktion
dungeon-lords-rules-production =
    Uneroberte Kammern des ersten Jahres können produzieren, wenn du genug Arbeiter hast: Kobolde, die in dieser Runde noch nichts getan haben, auch neue, und Trollmarker. Jede Kammer arbeitet **im ersten Jahr einmal pro Runde, im zweiten bis zu zweimal**. Eine eben gebaute Kammer kann sofort arbeiten. Welche Kammern in welcher Folge arbeiten, bestimmst du; alle tun das zugleich, oder in Spielreihenfolge, wenn davon abhängen kann, wo der Paladin steht.

    Dann nimmst du Karten zurück; siehe *Befehle*.

dungeon-lords-topic-pay-day = Zahltag
dungeon-lords-rules-pay-day =
    In Spielreihenfolge: Für jedes deiner Monster und jeden Geist **zahlst du noch einmal die Kosten**, oder du **lässt sie gehen und erhältst 1 Bosheit**. Du entscheidest über alle zusammen, denn auf die Folge kommt es nicht an. Der Paladin schaut nach jedem Schritt hin.

    Zum Zahlen mit Bosheit muss auf der Skala Platz sein, zum Erhalten nicht. Wer an einen Dämon verfüttert wird, will keinen Lohn und hinterlässt keinen schlechten Ruf.

dungeon-lords-topic-taxes = Steuern
dungeon-lords-rules-taxes =
    Du schuldest **1 Gold für je zwei Plättchen**, auch eroberte, aufgerundet. Du zahlst, so viel du willst. Für jedes fehlende Gold bekommst du ein **rotes Siegel: am Ende 3 Punkte weniger**.

dungeon-lords-topic-specials = Spezialereignisse
dungeon-lords-rules-specials =
    Im ersten Spiel bewirkt das Spezialereignis nichts. In der Vollversion wird jedes Jahr mit seinem Plättchen eine Karte aufgedeckt:
    - *Hexenjagd:* { dungeon-lords-witch-hunt-rule }
    - *Monsterstreik:* { dungeon-lords-monster-strike-rule }
    - *Sonderabgabe:* { dungeon-lords-treasury-levy-rule }
    - *Auszug der Kobolde:* { dungeon-lords-imp-exodus-rule }
    - *Ratten:* { dungeon-lords-rats-rule }
    - *Fallenrückruf:* { dungeon-lords-trap-recall-rule }
    - *Kammergebühr:* { dungeon-lords-room-licence-rule }
    - *Verkehrte Helden:* { dungeon-lords-contrary-heroes-rule }
    - *Schlechte Presse:* { dungeon-lords-bad-press-rule }

    Geister zählen nur, wo sie genannt sind. Die Bosheit dieser Ereignisse ist keine Zahlung: Am Ende der Skala kostet sie nichts mehr.

dungeon-lords-topic-heroes = Helden
dungeon-lords-rules-heroes =
    Im Frühling, Sommer und Herbst werden die Helden verteilt, die eine Runde zuvor angekündigt wurden: der **schwächste zum nettesten Lord**, der stärkste zum bösesten. Bei Gleichstand ist der Startspieler am nettesten, dann geht es im Uhrzeigersinn.

    Neue Helden stellen sich hinten an, aber ein **Krieger** drängt nach vorn, nur hinter einen Paladin.
    - **Diebe** verhindern Schaden von Fallen.
    - **Priester** heilen nach einer Schlacht.
    - **Zauberer** bringen die Magie für einen Zauber mit.

    Haben alle gezogenen Helden denselben Rang, wird der letzte getauscht, bis sie sich unterscheiden.

dungeon-lords-topic-paladin = Der Paladin
dungeon-lords-rules-paladin =
    In jedem Jahr gibt es einen Paladin. Er kommt **sofort** zum ersten Lord, der Bosheit 10 erreicht. Wer später wieder darunter fällt, wird ihn dadurch nicht los.

    Ebenso schnell zieht er weiter zu einem Lord, der auf 10 oder mehr **und höher** steht als der, der ihn hat. Sind zwei solche Lords gleichauf, geht er zu dem, der im Uhrzeigersinn weiter vom Startspieler entfernt sitzt. Seinen Schaden nimmt er mit, auch mitten im Kampf.

    Er geht voran und verhindert, heilt und zaubert, gehört aber zu keiner Klasse. Im Gefängnis ist er 5 Punkte wert, und niemand sieht ihn wieder. Ein Dungeon ohne Helden, in den er kommt, kämpft ab der nächsten Kampfrunde weiter.

dungeon-lords-topic-planning = Kampf: Planung
dungeon-lords-rules-planning =
    Der Kampf hat vier Runden. In jeder planen alle, die Helden haben:
    - das **Plättchen**: ein unerobertes, so wenige Schritte wie möglich vom Eingang, über eroberte Plättchen,
    - **Fallen**, verdeckt: eine, die in einer Kammer 1 Gold kostet; du musst sie bezahlen können,
    - **Monster**, die offen liegen: eins im Tunnel, zwei in einer Kammer,
    - **Geister**: beliebig viele.

    Alle planen zugleich und geheim. Vom Herbst an darf jeder Planung **in Spielreihenfolge** verlangen: Ab der nächsten Planung sind Plättchen und Monster dann für alle offen, die später planen.

    Sobald du geplant hast, kannst du **im Voraus entscheiden**, wer wen angreift; liegt die Kampfkarte offen, auch was ihr Zauber von dir will.

    Sind alle Pläne da, wird die Kampfkarte der Runde aufgedeckt. Dann werden die Schlachten in Spielreihenfolge geschlagen: Fallen, schneller Zauber, Monster, langsamer Zauber, Heilung, Eroberung.

    Hast du kein unerobertes Plättchen mehr, lässt du stattdessen einen Gefangenen frei, in jeder Runde mit Helden in deinem Dungeon.

dungeon-lords-topic-trap-step = Kampf: Fallen
dungeon-lords-rules-trap-step =
    Deine Falle wird aufgedeckt und bezahlt, dann richtet sie Schaden an. Erst wird der ganze Schaden ausgelegt; dann streichen Diebe und Paladin **einen Punkt für jeden ihrer Punkte**, vom vordersten Helden an. Der Rest wird zugefügt. Was eine Falle sonst bewirkt, lässt sich nicht verhindern.

    Ein Held, dessen Schaden seine Trefferpunkte erreicht, ist sofort erledigt und kommt in dein Gefängnis.

    Im **Labyrinth** darfst du zwei Fallen einsetzen, in beliebiger Folge. Was bei der ersten verhindert wurde, fehlt bei der zweiten.

    Das Pendel schwingt an einem einzelnen Helden vorbei; ein einzelner Held ist auch der letzte. Gift wirkt ganz am Ende deiner Schlacht, auch wenn der Stich selbst verhindert wurde.

dungeon-lords-topic-spells = Kampf: Zauber
dungeon-lords-rules-spells =
    Jede Kampfkarte hat einen Zauber. Er kostet **Magie: 1 in der ersten Kampfrunde, 4 in der vierten**. Die Gruppe wirkt ihn, wenn Zauberer und Paladin zusammen so viel haben, sobald der Zauber an der Reihe ist: **schnelle** Zauber nach den Fallen und vor den Monstern, **langsame** nach den Monstern und vor der Heilung.

    Wer einer Falle zum Opfer fällt, wirkt keinen schnellen Zauber; wer einem Monster zum Opfer fällt, keinen langsamen.

    Ein **zurückgezogenes** Monster kommt offen zurück, als wäre es nie geschickt worden. Zauber betreffen nie Geister. Will ein Zauber eines deiner Monster, wählst du aus, welches.

    `/karte` zeigt, was jede Karte tut.

dungeon-lords-topic-monster-step = Kampf: Monster und Geister
dungeon-lords-rules-monster-step =
    Alle Geschickten greifen nacheinander an, wie du willst: wer, mit welchem Angriff, wen. **Wer geschickt wurde und handeln kann, muss handeln.** Überzähliger Schaden eines Treffers verfällt.

    Danach sind Monster und Geister **bewusstlos**: verdeckt, bis der Kampf dieses Jahres vorbei ist. Golems kommen immer offen zurück, Vampire nach ihrem kleinen Biss.

    Ein Geist vor einem einzelnen Helden oder ein Vampir unter lauter Priestern kann nicht angreifen. Der Geist fällt um, der Vampir darf zurückkommen.

    Sobald der letzte Held fällt, ist deine Schlacht vorbei.

dungeon-lords-topic-conquest = Kampf: Heilung und Eroberung
dungeon-lords-rules-conquest =
    - **Heilung:** Hat mindestens ein Monster oder Geist angegriffen, entfernen Priester und Paladin 1 Schaden für jeden ihrer Punkte, von vorn nach hinten, woher er auch stammt. Das Festhalten des Schleims ist kein Angriff.

    - **Erschöpfung:** der Schaden auf der Kampfkarte, Punkt für Punkt, immer für den ersten Helden.

    - **Eroberung:** Ist noch jemand übrig, ist das Plättchen erobert, und du verlierst 1 Bosheit. Ein erobertes Plättchen nützt nichts mehr und wird nie repariert, wird aber besteuert und zählt beim Graben und Bauen mit.

    Was die Eroberung verhindert, verhindert auch die Erschöpfung.

    Nach vier Runden ziehen die überlebenden Helden ab, und deine Monster stehen wieder auf.

dungeon-lords-topic-end = Zweites Jahr, Ende und Wertung
dungeon-lords-rules-end =
    Im **zweiten Jahr** bleiben die Dungeons, wie sie sind. Helden, Monster, Kammern und Kampfkarten kommen jetzt von den goldenen Stapeln, einige Fallen sind stärker oder teurer, und ein neuer, stärkerer Paladin schaut sofort aufs Bösometer. Der Startspielermarker geht zu viert einen Platz nach rechts, zu dritt einen nach links und bleibt zu zweit liegen.

    Nach dem Kampf des zweiten Jahres:
    - 2 Punkte für jede uneroberte Kammer
    - 1 für jedes Monster (nicht für Geister)
    - 2 für jeden Gefangenen, 5 für einen Paladin
    - 2 weniger für jedes eroberte Plättchen
    - 3 weniger für jedes rote Siegel
    - was uneroberte Bonuskammern wert sind

    Dann die **Titel**, je 3 Punkte für einen Lord allein oder 2 für jeden von mehreren (zu zweit 2 und 1): die meiste Bosheit, die meisten Kammern, die meisten Tunnel (bei beiden zählen eroberte mit), die meisten Monster, die meisten Kobolde, das meiste Gold samt Nahrung und Fallen, und die wenigsten eroberten Plättchen.

    Wer **die meisten Punkte** hat, ist der Underlord; bei Gleichstand teilt man sich den Rang. Mehr als 0 Punkte bringen eine Lizenz.

dungeon-lords-topic-symbols = Symbole
dungeon-lords-rules-symbols =
    Das siehst du auf den Bildern:
    - **Was ihr habt:** :dungeon-lords/evil: Hörner: Bosheit · :coin: Münze: Gold · :dungeon-lords/food: Keule: Nahrung · :dungeon-lords/imp: roter Kobold: Kobolde, bei 2/6 zwei freie von sechs · :dungeon-lords/troll-token: braunes Gesicht: Trolle · :dungeon-lords/trap: Zähne: Fallen · :dungeon-lords/seal: rotes Siegel: Steuerschulden.
    - **Auf dem Plan:** Rot zahlst du, Grün bekommst du. I, II und III sind die Felder; :eye: Auge: ein Blick auf eine Kampfkarte · :dungeon-lords/tunnel: Bogen: ein Tunnel · :monster: rotes Gesicht: ein Monster · :bricks: graue Mauer: eine Kammer · :tick: Haken: ausgeführt · :cross: Kreuz: nicht ausgeführt · graues n: ein Nichtspieler · :flag: Fahne: Hier beginnt die Spielreihenfolge.
    - **Auf Monstern und Kammern:** :sword: Schwert: Schaden, „3/4“ zwei Angriffe zur Wahl, „2×1“ zwei Treffer mit 1 · :crown: Krone: Punkte. Ein liegendes Monster kann nicht kämpfen. Das kleine Gitter zeigt, wo eine Kammer stehen darf.
    - **Auf Helden:** :heart: Herz: Trefferpunkte · :dungeon-lords/guard: Hand: verhindert Fallenschaden · :dungeon-lords/heal: Kreuz: heilt · :dungeon-lords/magic: Stern: Magie · :dungeon-lords/poisoned-dart: Pfeil: vergiftet. Ein Goldrahmen heißt Jahr 2.
    - **Auf Kampfkarten:** :boot: Stiefel: Erschöpfung · :dungeon-lords/fast: Blitz: schneller Zauber · Auge und Abzeichen: wer sie gesehen hat.
    - **In Dungeons:** :dungeon-lords/foreman: Helm: Bauleiter · :dungeon-lords/order-dig: Hacke: gegraben · :dungeon-lords/order-mine: Lore: geschürft · :dungeon-lords/banner: weißes Banner: erobert · :dungeon-lords/bars: Gitter: Gefängnis · grün gestrichelt: mögliche Felder · Schwert: hier ist die Schlacht. :spark: Ein **Funke** zeigt, was neu ist.
    - **Im Kalender:** :dungeon-lords/tent: Zelt: Der Paladin wartet · rote Felder: Die behält er im Auge.

dungeon-lords-topic-practice = Kampfübungen
dungeon-lords-rules-practice =
    Ein paar kleine Schlachten für eine Person, um den Kampf kennenzulernen: drei Tunnel hintereinander, drei Helden, ein paar Monster und Fallen. Die Erschöpfung beträgt in jeder Runde 2, und niemand zaubert. Gekämpft wird, bis die Helden oder die Plättchen dahin sind.

    Verlier so wenige Plättchen wie möglich: Jede Übung sagt, wie viele du behalten kannst. `/üben` beginnt eine.
