# Boss Monster
#
# Argumente, die immer wieder vorkommen:
# $seat, $owner, $victim, $other, $caster: Name einer Person am Tisch
# $card, $room, $miniboss, $hero, $boss: Name einer Karte    $place: Platz eines Raums, 1 liegt am Eingang
# $coins, $damage, $health: Mengen    $level: 1 bis 3
#
# Namen stehen nie im Genitiv: „von Max“ stimmt immer, „Maxs“ nie. Karten heißen ohne Artikel.

## Das Spiel und seine Einstellungen

boss-monster-title = Boss Monster
boss-monster-blurb = Bau den Dungeon, dem niemand widersteht und aus dem niemand herauskommt: Zehn Seelen machen dich zum Boss aller Bosse!

boss-monster-setting-bosses = Bosse
boss-monster-setting-bosses-line = Ausgeteilt, oder alle bekommen zwei und behalten einen.
boss-monster-setting-bosses-dealt = Ausgeteilt
boss-monster-setting-bosses-choose = Einer von zweien
boss-monster-setting-intrigue = Intrige
boss-monster-setting-intrigue-line = Wer in einer Runde keine Seele bekommt, darf an ihrem Ende eine Karte ziehen.
boss-monster-setting-intrigue-off = Aus
boss-monster-setting-intrigue-on = An
boss-monster-setting-hard-mode = Schwerer Modus
boss-monster-setting-hard-mode-line = Die schwächsten normalen Helden bleiben zu Hause, und die epischen kommen früher.
boss-monster-setting-hard-mode-off = Aus
boss-monster-setting-hard-mode-on = An
boss-monster-setting-coin-rule = Münzregel
boss-monster-setting-coin-rule-line = Einmal pro Runde darfst du in deinem Bauzug eine Raumkarte gegen eine Münze tauschen.
boss-monster-setting-coin-rule-off = Aus
boss-monster-setting-coin-rule-on = An
boss-monster-setting-spells = Zaubersprüche
boss-monster-setting-spells-line = Die 26 aus der Schachtel, oder 30 mit Geldregen und Rüstung an.
boss-monster-setting-spells-box = 26
boss-monster-setting-spells-all = 30

## Wörter, aus denen andere Texte gemacht sind

boss-monster-n-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
boss-monster-n-souls =
    { $souls ->
        [one] { $souls } Seele
       *[other] { $souls } Seelen
    }
boss-monster-n-wounds =
    { $wounds ->
        [one] { $wounds } Wunde
       *[other] { $wounds } Wunden
    }
boss-monster-n-room-cards =
    { $rooms ->
        [one] { $rooms } Raumkarte
       *[other] { $rooms } Raumkarten
    }
boss-monster-n-spell-cards =
    { $spells ->
        [one] { $spells } Zauberspruch
       *[other] { $spells } Zaubersprüche
    }
boss-monster-n-health =
    { $health ->
        [one] { $health } Lebenspunkt
       *[other] { $health } Lebenspunkte
    }
boss-monster-with-health =
    { $health ->
        [one] mit { $health } Lebenspunkt
       *[other] mit { $health } Lebenspunkten
    }
# Symbole einer Art, von denen es mehrere gibt
boss-monster-treasure-times = { $times }-mal { $treasure }
boss-monster-twin-quoted = „{ $card }“
boss-monster-treasure-c = Relikte
boss-monster-treasure-f = Ausrüstung
boss-monster-treasure-m = Zauberbücher
boss-monster-treasure-t = Gold
boss-monster-room-at = { $room }: { $seat }, Platz { $place }
boss-monster-card-at = { $card }, Platz { $place }
boss-monster-miniboss-at = { $miniboss }, Stufe { $level }: { $seat }
boss-monster-hero-with-health = { $hero } ({ boss-monster-n-health })
boss-monster-two-cards = { $one } und { $two }
boss-monster-second-copy = { $card } (zweites Exemplar)
boss-monster-named = *{ $card }*
boss-monster-place-new = Ein neuer Platz am Eingang
boss-monster-place-on = Auf { $room }, Platz { $place }

## Gruppen von Möglichkeiten

boss-monster-group-spells = Zaubersprüche
boss-monster-group-abilities = Fähigkeiten
boss-monster-group-coins = Münzen ausgeben
boss-monster-group-promotions = Beförderungen
boss-monster-group-in-dungeon = In einem Dungeon
boss-monster-group-entrance = Am Eingang von { $seat }
boss-monster-group-town = In der Stadt: normale Helden
boss-monster-group-town-epic = In der Stadt: epische Helden
boss-monster-group-monster-rooms = Monsterräume
boss-monster-group-trap-rooms = Fallenräume
boss-monster-group-minibosses = Minibosse
boss-monster-group-any-time = Jederzeit
boss-monster-group-hero-at = { $hero } auf dem Weg zu { $seat }

## Fragen: höchstens 150 Zeichen, ein Name mit 32 eingerechnet

boss-monster-ask-boss = Welcher dieser beiden Bosse willst du sein?
boss-monster-ask-discard-two = Welche zwei Karten deiner Starthand wirfst du ab?
boss-monster-ask-first-room = Welchen normalen Raum baust du zuerst? Er liegt verdeckt, bis alle gebaut haben.
boss-monster-ask-build = Was legst du verdeckt?
boss-monster-ask-build-short = Bauen
boss-monster-ask-build-again = Deine Karte liegt verdeckt. Willst du noch etwas ändern?
boss-monster-ask-lay-first = Welche Karte legst du zuerst verdeckt hin? Danach bist du weiter am Zug.
boss-monster-ask-lay-first-short = Erst legen
boss-monster-offer-change = Willst du deine Karte umlegen oder zurücknehmen?
boss-monster-offer-change-short = Bau ändern
boss-monster-offer-build-late = Du hast nichts gebaut. Willst du doch noch eine Karte legen?
boss-monster-offer-build-late-short = Doch noch bauen
boss-monster-ask-build-window = { $seat } ist mit dem Bauen fertig. Willst du handeln, bevor das endgültig ist?
boss-monster-ask-first-room-ahead = Welchen normalen Raum willst du zuerst bauen?
boss-monster-ask-first-room-ahead-short = Ersten Raum planen
boss-monster-ask-first-room-ahead-none = Frag mich dann
boss-monster-ask-build-ahead = Was baust du, und wohin?
boss-monster-ask-build-ahead-short = Im Voraus bauen
boss-monster-ask-build-ahead-none = Frag mich dann
boss-monster-ask-usual-stops = Wo willst du in jedem Abenteuer gefragt werden?
boss-monster-ask-usual-stops-short = Übliche Halte
boss-monster-ask-usual-stops-none = Frag mich jedes Mal
boss-monster-ask-thresh-always = Hirndrescher: Gibst du jedes Mal die Seele für 2 Zaubersprüche her, wenn dort ein Held stirbt?
boss-monster-ask-thresh-always-short = Hirndrescher: jedes Mal
boss-monster-ask-thresh-always-none = Frag mich jedes Mal
boss-monster-ask-draw-spell-always = Cerebella: Ziehst du jedes Mal einen Zauberspruch?
boss-monster-ask-draw-spell-always-short = Cerebella: jedes Mal
boss-monster-ask-draw-spell-always-none = Frag mich jedes Mal
boss-monster-ask-buy-spell-always = Schwarzmarkt: Zahlst du jedes Mal 1 Münze für einen Zauberspruch?
boss-monster-ask-buy-spell-always-short = Schwarzmarkt: jedes Mal
boss-monster-ask-buy-spell-always-none = Frag mich jedes Mal
boss-monster-ask-intrigue-always = Intrige: Welche Karte ziehst du immer?
boss-monster-ask-intrigue-always-short = Intrige: jedes Mal
boss-monster-ask-intrigue-always-none = Frag mich jedes Mal
# $count: wie viele Aufträge gelten
boss-monster-offer-build-orders =
    { $count ->
        [0] Aufträge für Bauphasen: Wo willst du gefragt werden? Zurzeit: nirgends.
        [one] Aufträge für Bauphasen: Wo willst du gefragt werden? Zurzeit: an einer Stelle.
       *[other] Aufträge für Bauphasen: Wo willst du gefragt werden? Zurzeit: an { $count } Stellen.
    }
boss-monster-offer-build-orders-short =
    { $count ->
        [0] Aufträge: passen
       *[other] Aufträge: { $count }
    }
boss-monster-offer-build-orders-none = Überall passen
boss-monster-offer-orders =
    { $count ->
        [0] Aufträge für dieses Abenteuer: Wo willst du gefragt werden? Zurzeit: nirgends.
        [one] Aufträge für dieses Abenteuer: Wo willst du gefragt werden? Zurzeit: an einer Stelle.
       *[other] Aufträge für dieses Abenteuer: Wo willst du gefragt werden? Zurzeit: an { $count } Stellen.
    }
boss-monster-offer-orders-short =
    { $count ->
        [0] Aufträge: passen
       *[other] Aufträge: { $count }
    }
boss-monster-offer-orders-none = Nur zusehen
# Spielstände der ersten Ausgabe fragen noch so.
boss-monster-ask-build-orders = Daueraufträge für Bauphasen: Wo willst du gefragt werden? Sie gelten, bis du sie änderst.
boss-monster-ask-build-orders-short = Daueraufträge
boss-monster-ask-build-orders-none = Überall passen
boss-monster-ask-orders-anew = Daueraufträge für diese Abenteuerphase: Wo willst du ab jetzt gefragt werden?
boss-monster-ask-orders-anew-short = Daueraufträge
boss-monster-ask-orders-anew-none = Nur zusehen
boss-monster-ask-clinic = Schergenklinik: Wie viele Münzen legst du darauf, jede für eine Karte vom Ablagestapel?
boss-monster-ask-take = Welche Karte nimmst du vom Ablagestapel?
boss-monster-ask-orders = Das Abenteuer beginnt. Wo willst du gefragt werden?
boss-monster-ask-orders-none = Nur zusehen
boss-monster-ask-enter = { $hero } will in den Dungeon von { $seat }. Was tust du?
boss-monster-ask-room = { $hero } ist in { $room }, im Dungeon von { $seat }, und hat noch { boss-monster-n-health }. Was tust du?
boss-monster-ask-cancel = { $seat } spielt { $card }. Verhinderst du das?
boss-monster-ask-tax = Kurzschluss: Zahlst du 1 Münze, oder wird { $card } verhindert?
boss-monster-ask-respond = { $seat } kündigt an: { $action }. Handelst du zuerst?
boss-monster-ask-reveal = Du hast { $miniboss } aufgedeckt. Zahlst du 1 Münze, oder wirfst du die Karte ab?
boss-monster-ask-order = Mehrere deiner Effekte treten jetzt ein. In welcher Reihenfolge?
boss-monster-ask-coins = Wie viele Münzen?
boss-monster-ask-catch = Koboldhort: Welche der eben von anderen abgeworfenen Karten nimmst du?
boss-monster-ask-watch = Uralter Wachturm: Wen beobachtet er in dieser Runde?
boss-monster-ask-swap-hoards = Räubertresor: Gegen wessen Hort tauschst du deinen?
boss-monster-ask-heal = Vampirlabor: Welche Minibosskarte wirfst du ab, um eine Wunde zu heilen?
boss-monster-ask-wound = Aus welcher Wunde machst du eine Seele?
boss-monster-ask-portal = Rätselhaftes Portal: Welche Minibosskarte wirfst du ab, um einen Zauberspruch zu ziehen?
boss-monster-ask-clinic-cards = Schergenklinik: Welche Karten nimmst du vom Ablagestapel, höchstens { $most }, für je eine Münze?
boss-monster-ask-clinic-cards-none = Keine Karte nehmen
boss-monster-ask-ballroom = Kristallballsaal: Wie viele Münzen legst du darauf, jede für einen Zauberspruch?
boss-monster-ask-loot = Beutekiste: Zahlst du 2 Münzen, um 2 Zaubersprüche zu ziehen?
boss-monster-ask-buy-spell = Schwarzmarkt: Zahlst du 1 Münze, um einen Zauberspruch zu ziehen?
boss-monster-ask-thresh = Hirndrescher: Gibst du die Seele von { $hero } her, um 2 Zaubersprüche zu ziehen?
boss-monster-ask-draw-spell = Cerebella: Ziehst du einen Zauberspruch?
boss-monster-ask-repeat = Rocky: Welcher andere Raum gilt als gerade gebaut?
boss-monster-ask-build-drawn = Schlagring: Du hast { $card } gezogen. Baust du die Karte sofort?
boss-monster-ask-sift = Jinx: Welche Raumkarte wirfst du ab?
boss-monster-ask-spellbane = Der Hexenmeister verlangt einen Zauberspruch. Welchen wirfst du ab?
boss-monster-ask-rob = Welche Karte nimmst du aus dieser Hand?
boss-monster-ask-barter = Calabeza: Welche Monsterraumkarte wirfst du für die Beförderung ab?
boss-monster-ask-sell = Welche Raumkarte wirfst du für eine Münze ab?
boss-monster-ask-intern = Praktikum: Baust du einen Miniboss, der dabei war?
boss-monster-ask-intrigue = Intrige: Du hast in dieser Runde keine Seele bekommen. Welche Karte ziehst du?

boss-monster-choose-player = { $card }: Für wen?
boss-monster-choose-dungeon = { $card }: In wessen Dungeon?
boss-monster-choose-robbed = { $card }: Wer verliert einen Zauberspruch?
boss-monster-choose-opponent-with-cards = { $card }: Wessen Hand siehst du dir an?
boss-monster-choose-room = { $card }: Welcher Raum?
boss-monster-choose-opponent-room = { $card }: Welcher fremde Raum?
boss-monster-choose-monster = { $card }: Welcher Monsterraum?
boss-monster-choose-own-monster = { $card }: Welcher deiner Monsterräume?
boss-monster-choose-destroy-monster = { $card }: Welchen deiner Monsterräume zerstörst du dafür?
boss-monster-choose-miniboss = { $card }: Welcher Miniboss?
boss-monster-choose-opponent-miniboss = { $card }: Wessen Miniboss wechselt die Seite?
boss-monster-choose-own-room = { $card }: Unter welchen deiner Räume kommt er?
boss-monster-choose-swapped-dungeon = { $card }: In wessen Dungeon tauschen zwei Räume die Plätze?
boss-monster-choose-stack = { $card }: Welcher Raum wird getauscht?
boss-monster-choose-other-stack = { $card }: Mit welchem anderen?
boss-monster-choose-hero = { $card }: Wer?
boss-monster-choose-waiting-hero = { $card }: Wer muss warten?
boss-monster-choose-hero-in-town = { $card }: Wer aus der Stadt?
boss-monster-choose-hero-inside = { $card }: Wer?
boss-monster-choose-hero-in-own-dungeon = { $card }: Wer in deinem Dungeon?
boss-monster-choose-hero-here = { $card }: Wer in diesem Raum?
boss-monster-choose-weak-hero-here = { $card }: Wer in diesem Raum?
boss-monster-choose-smash-hero = { $card }: Wie hart schlägst du zu?
boss-monster-choose-discard-miniboss = { $card }: Welche Minibosskarte wirfst du dafür ab?
boss-monster-choose-discard-spell = { $card }: Welchen Zauberspruch wirfst du dafür ab?
boss-monster-choose-discard-card = { $card }: Welche Karte wirfst du dafür ab?
boss-monster-choose-ambush-cards = { $card }: Welche Karten wirfst du dafür ab?
boss-monster-choose-pile-room-or-spell = { $card }: Welche Karte nimmst du vom Ablagestapel?
boss-monster-choose-treasure = { $card }: Welche Schatzart?
boss-monster-choose-more-or-less = { $card }: Mehr oder weniger Schaden?
boss-monster-choose-spell-or-coins = { $card }: Zauberspruch oder Münzen?
boss-monster-choose-draw-or-discard = { $card }: Einen Zauberspruch ziehen oder einen verbrennen?
boss-monster-choose-text-or-room = { $card }: Nur der Text oder der ganze Raum?
boss-monster-choose-double-or-not = { $card }: Verdoppelst du den Schaden auch noch?

## Möglichkeiten: höchstens 80 Zeichen, ein Name mit 32 eingerechnet

boss-monster-option-yes = Ja
boss-monster-option-no = Nein
boss-monster-option-no-more = Nein, in dieser Runde auch später nicht
boss-monster-option-any = Beliebig
boss-monster-option-pass = Passen
boss-monster-option-pass-hero = Passen, solange es um diesen Helden geht
boss-monster-option-pass-phase = Passen bis zum Ende der Phase
boss-monster-option-done = Nichts bauen
boss-monster-option-keep = So lassen
boss-monster-option-withdraw = Karte zurücknehmen
boss-monster-option-redraw = Sieben neue Karten ziehen
boss-monster-option-pay = 1 Münze zahlen
boss-monster-option-give-up = Den Zauberspruch verhindern lassen
boss-monster-option-reveal-pay = 1 Münze zahlen
boss-monster-option-reveal-discard = Den Miniboss abwerfen
boss-monster-option-build-new = { $card } an einen neuen Platz am Eingang
boss-monster-option-build-on = { $card } auf { $room }, Platz { $place }
boss-monster-option-build-miniboss = { $card } in { $room }, Platz { $place }
boss-monster-option-promote = { $miniboss } auf Stufe { $level } für 1 Münze
boss-monster-option-barter = { $miniboss } auf Stufe { $level } für eine Monsterraumkarte
boss-monster-option-sell = Raumkarte für 1 Münze abwerfen
boss-monster-option-cast = { $card } spielen
boss-monster-option-use-boss = Deinen Boss { $card } einsetzen
boss-monster-option-use-hand = { $card } aus der Hand abwerfen
boss-monster-option-use-room = { $card } einsetzen, Platz { $place }
boss-monster-option-use-miniboss = Stufe { $level } von { $card } einsetzen, Platz { $place }
boss-monster-option-mageseeker = Mit Magiersucher verhindern und { $card } abwerfen
boss-monster-option-calm = { $seat } 1 Münze geben und Scotts Fallen beruhigen
boss-monster-option-paywall = { $seat } Münzen geben und die Bezahlschranke schwächen
boss-monster-option-bribe = Münzen für das Leben von { $hero } zahlen
boss-monster-option-tower = { $victim } 1 Münze für einen Zufallsspruch geben (Platz { $place })
boss-monster-option-smash = { $damage } Schaden für { $hero }
boss-monster-option-more = 1 Schaden mehr
boss-monster-option-less = 1 Schaden weniger
boss-monster-option-spell = Einen Zauberspruch ziehen
boss-monster-option-coins = 2 Münzen bekommen
boss-monster-option-efreet-draw = Zauberspruch ziehen, dafür 2 Schaden weniger
boss-monster-option-efreet-burn = { $card } abwerfen, dafür 2 Schaden mehr
boss-monster-option-sabotage-text = Nur den Text abschalten
boss-monster-option-sabotage-room = Den Raum deaktivieren
boss-monster-option-rage-plain = Nicht verdoppeln
boss-monster-option-rage-double = Verdoppeln
boss-monster-option-intern = { $miniboss } in { $room }, Platz { $place }
boss-monster-option-draw-room = Eine Raumkarte ziehen
boss-monster-option-draw-spell = Einen Zauberspruch ziehen
boss-monster-order-spell = Immer wenn jemand zaubert oder etwas einsetzt
boss-monster-order-price = Bevor beim Aufdecken dein Miniboss bezahlt wird
boss-monster-order-before = Bevor der Bau von { $seat } endgültig ist (alle sehen es)
boss-monster-order-turn = Bevor der Bau von { $seat } endgültig ist
boss-monster-order-enter = Bevor { $hero } eintritt
boss-monster-order-rooms = Nach jedem Raum von { $hero }
boss-monster-order-end = Kurz bevor { $hero } stirbt oder durchkommt
boss-monster-usual-pass = Nirgends: Ich passe
boss-monster-usual-without-spells = Nur solange ich keine Zauberkarte habe; mit einer frag mich
boss-monster-usual-own-enter = Bevor einer deiner Helden eintritt
boss-monster-usual-own-rooms = Nach jedem Raum auf dem Weg deiner Helden
boss-monster-usual-own-end = Kurz bevor einer deiner Helden stirbt oder durchkommt
boss-monster-usual-escaping-enter = Bevor ein Held eintritt, der durch deinen Dungeon käme
boss-monster-usual-escaping-rooms = Nach jedem Raum eines Helden, der durch deinen Dungeon käme
boss-monster-usual-escaping-end = Am Ende des Weges eines Helden, der durch deinen Dungeon käme
boss-monster-usual-leading-enter = Bevor ein Held eintritt, der beim führenden Gegner stürbe
boss-monster-usual-leading-rooms = Nach jedem Raum eines Helden, der beim führenden Gegner stürbe
boss-monster-usual-leading-end = Am Ende des Weges eines Helden, der beim führenden Gegner stürbe
boss-monster-option-keep-cards = Meine Karten behalten
boss-monster-option-catch-nothing = Liegen lassen
boss-monster-option-draw-nothing = Nichts ziehen
boss-monster-option-let-happen = Geschehen lassen
boss-monster-option-buy-nothing = Nichts kaufen
boss-monster-option-loot = 2 Münzen für 2 Zaubersprüche
boss-monster-option-buy-spell = 1 Münze für einen Zauberspruch
boss-monster-option-no-room-to-discard = Nichts abwerfen
boss-monster-option-take-nothing = Nichts nehmen
boss-monster-option-thresh = Die Seele für 2 Zaubersprüche geben
boss-monster-option-keep-soul = Die Seele behalten
boss-monster-option-keep-souls = Alle Seelen dieser Runde behalten
boss-monster-option-repeat-nothing = Nichts wiederholen
boss-monster-option-keep-drawn = Auf der Hand behalten
boss-monster-option-no-intern = Keinen davon bauen
boss-monster-option-thresh-always = Immer 2 Zaubersprüche nehmen
boss-monster-option-thresh-never = Immer die Seele behalten
boss-monster-option-draw-spell-always = Immer einen ziehen
boss-monster-option-draw-spell-never = Nie einen ziehen
boss-monster-option-buy-spell-always = Immer einen kaufen
boss-monster-option-buy-spell-never = Nie einen kaufen
boss-monster-option-if-quiet = Nur wenn vor mir niemand handelt
boss-monster-option-always = Ja, jedes Mal
boss-monster-option-never = Nein, nie
boss-monster-offer-calm = eine Münze für Scott
boss-monster-offer-paywall = Münzen für die Bezahlschranke
boss-monster-offer-bribe = Münzen für einen Helden
boss-monster-offer-tower = eine Münze für einen Zauberspruch

## Die Geschichte

boss-monster-boss = { $seat } ist *{ $boss }* mit { $xp } XP.
boss-monster-redraws = { $seat } wirft die ganze Starthand ab ({ $cards }) und zieht eine neue.
boss-monster-round = Runde { $round } beginnt.
boss-monster-arrive =
    { $number ->
        [one] In der Stadt taucht { $heroes } auf.
       *[other] In der Stadt tauchen auf: { $heroes }.
    }
boss-monster-all-draw = Alle ziehen eine Raumkarte.
boss-monster-draws-rooms =
    { $number ->
        [one] { $seat } zieht eine Raumkarte.
       *[other] { $seat } zieht { $number } Raumkarten.
    }
boss-monster-draws-rooms-you =
    { $number ->
        [one] Du ziehst eine Raumkarte: { $cards }.
       *[other] Du ziehst { $number } Raumkarten: { $cards }.
    }
boss-monster-draws-spells =
    { $number ->
        [one] { $seat } zieht einen Zauberspruch.
       *[other] { $seat } zieht { $number } Zaubersprüche.
    }
boss-monster-draws-spells-you =
    { $number ->
        [one] Du ziehst einen Zauberspruch: { $cards }.
       *[other] Du ziehst { $number } Zaubersprüche: { $cards }.
    }
boss-monster-rooms-reshuffled = Der Raumstapel ist leer: Abgelegte Räume und Minibosse werden zu einem neuen gemischt.
boss-monster-spells-reshuffled = Der Zauberspruchstapel ist leer: Die abgelegten Zaubersprüche werden zu einem neuen gemischt.
boss-monster-discards = { $seat } wirft ab: { $cards }.
boss-monster-takes-from-pile = { $seat } nimmt *{ $card }* vom Ablagestapel.
boss-monster-steals-spell = { $seat } nimmt einen Zauberspruch aus der Hand von { $victim }.
boss-monster-steals-room = { $seat } nimmt eine Raumkarte aus der Hand von { $victim }.
boss-monster-steals-you = Du nimmst *{ $card }* aus der Hand von { $victim }.
boss-monster-steals-from-you = { $seat } nimmt dir *{ $card }* aus der Hand.
# So erzählen es Spielstände früherer Ausgaben.
boss-monster-steals-known = { $seat } nimmt *{ $card }* aus der Hand von { $victim }.
boss-monster-looks-at-hand = { $seat } sieht sich die Hand von { $victim } an.
boss-monster-looks-at-your-hand = { $seat } sieht sich deine Hand an.
boss-monster-looks-at-hand-you = In der Hand von { $victim } siehst du { $cards }.
boss-monster-gains = { $seat } bekommt { boss-monster-n-coins } durch *{ $card }*.
boss-monster-pays = { $seat } zahlt { boss-monster-n-coins } für *{ $card }*.
boss-monster-wants-a-word = { $seat } will gefragt werden, bevor der Bau von { $other } endgültig ist.
boss-monster-wants-no-word = { $seat } will nicht mehr gefragt werden, bevor der Bau von { $other } endgültig ist.
boss-monster-lays-new = { $seat } legt eine Karte verdeckt an einen neuen Platz.
boss-monster-lays-new-you = Du legst *{ $card }* verdeckt an einen neuen Platz.
boss-monster-lays-on = { $seat } legt eine Karte verdeckt auf *{ $room }*.
boss-monster-lays-on-you = Du legst *{ $card }* verdeckt auf *{ $room }*.
boss-monster-takes-back = { $seat } nimmt die verdeckte Karte zurück.
boss-monster-builds-nothing = { $seat } baut nichts.
boss-monster-builds = { $seat } hat *{ $room }* gebaut.
boss-monster-reveals-miniboss = { $seat } deckt den Miniboss *{ $miniboss }* auf.
boss-monster-miniboss-in-play = { $seat } zahlt 1 Münze für *{ $miniboss }*, und der Miniboss zieht in *{ $room }* ein.
boss-monster-miniboss-discarded = { $seat } zahlt nicht für *{ $miniboss }*; der Miniboss kommt auf den Ablagestapel.
boss-monster-miniboss-recalled = *{ $miniboss }* kehrt auf die Hand von { $seat } zurück.
boss-monster-promotes-for-coin = { $seat } befördert *{ $miniboss }* für 1 Münze auf Stufe { $level }.
boss-monster-promotes = { $seat } befördert *{ $miniboss }* auf Stufe { $level }.
boss-monster-levels-up = Fünf Räume: { $seat } steigt auf, und *{ $boss }* zeigt, was ein Boss kann.
boss-monster-uses = { $seat } setzt *{ $card }* ein.
boss-monster-casts = { $seat } spielt *{ $card }*.
boss-monster-aims = { $seat } wählt: { $targets }
boss-monster-cancelled = *{ $card }*, gespielt von { $seat }, wird verhindert.
boss-monster-fizzles = *{ $card }*, gespielt von { $seat }, findet kein Ziel mehr und verpufft.
boss-monster-offer-fizzles = Was { $seat } bezahlen wollte, gibt es nicht mehr; die Münzen bleiben im Hort.
boss-monster-short-circuit = { $seat } spielt *Kurzschluss*: In dieser Runde kostet jeder Zauberspruch von { $caster } 1 Münze oder wird verhindert.
boss-monster-mageseeker = { $seat } schickt *Magiersucher* los, um den Zauberspruch von { $caster } zu verhindern.
boss-monster-destroyed = *{ $room }* im Dungeon von { $seat } wird zerstört.
boss-monster-deactivated = *{ $room }* im Dungeon von { $seat } ist bis zum Rundenende deaktiviert.
boss-monster-muted = *{ $room }* im Dungeon von { $seat } verliert bis zum Rundenende den Text.
boss-monster-damage-now = *{ $room }* im Dungeon von { $seat } macht jetzt { $damage } Schaden.
boss-monster-rooms-swapped = Im Dungeon von { $seat } tauschen *{ $room }* und *{ $other }* die Plätze.
boss-monster-all-treasures = Bis zum Rundenende hat *{ $room }* im Dungeon von { $seat } ein Symbol jeder Schatzart.
boss-monster-no-treasure = Bis zum Rundenende hat *{ $room }* im Dungeon von { $seat } keinen Schatz.
boss-monster-treasure-added = Bis zum Rundenende hat der Dungeon von { $seat } ein Symbol mehr: { $treasure }.
boss-monster-hushed = Bis zum Rundenende lassen sich Helden von keinem Text im Dungeon von { $seat } beeindrucken.
boss-monster-first-skipped = Bis zum Rundenende überspringen Helden, die den Dungeon von { $seat } betreten, den ersten Raum.
boss-monster-coins-put = { $seat } legt { boss-monster-n-coins } auf *{ $room }*.
boss-monster-hoards-swapped = { $seat } und { $other } tauschen ihre Horte: { $seat } hat nun { boss-monster-n-coins }, { $other } hat { $given }.
boss-monster-watches = *Uralter Wachturm* von { $seat } beobachtet in dieser Runde { $victim }.
boss-monster-build-repeated = *{ $room }* von { $seat } gilt als gerade gebaut.
boss-monster-internship = { $seat } legt die obersten Karten des Raumstapels ab: { $cards }.
boss-monster-intern-placed = { $seat } legt *{ $miniboss }* aus dem Praktikum auf einen Raum; gezahlt wird beim Aufdecken.
boss-monster-betrayed = *{ $miniboss }* verlässt { $seat } und hinterlässt dafür { boss-monster-n-coins }.
boss-monster-calmed = { $seat } gibt { $owner } 1 Münze: *Scott* verstärkt in dieser Runde keine Fallen.
boss-monster-tower-paid = { $seat } gibt { $victim } 1 Münze für *Uralter Wachturm*.
boss-monster-paywall-paid = { $seat } gibt { $owner } { boss-monster-n-coins }: *Bezahlschranke* macht in dieser Runde nur { $damage } Schaden.
boss-monster-bribed = { $seat } zahlt { boss-monster-n-coins }, und *{ $hero }* bekommt bis zum Rundenende ebenso viele Lebenspunkte.
boss-monster-stay =
    { $number ->
        [one] { $heroes } bleibt in der Stadt.
       *[other] In der Stadt bleiben { $heroes }.
    }
boss-monster-lured =
    { $number ->
        [one] { $heroes } wird zum Dungeon von { $seat } gelockt.
       *[other] { $heroes } werden zum Dungeon von { $seat } gelockt.
    }
boss-monster-fetched = *{ $hero }* wird aus der Stadt an den Eingang von { $seat } geholt.
boss-monster-delayed = *{ $hero }* muss am Eingang von { $seat } bis zur nächsten Runde warten.
boss-monster-halt-enter = *{ $hero }* will in den Dungeon von { $seat }, und jemand wollte vorher gefragt werden.
boss-monster-halt-room = *{ $hero }* ist in *{ $room }*, im Dungeon von { $seat }, und hat noch { boss-monster-n-health }; jemand wollte hier gefragt werden.
boss-monster-taxed-by-hero = *{ $hero }* zählt die Münzen von { $seat } und bekommt { boss-monster-n-health } dazu.
boss-monster-spellbane-stronger = { $seat } hat keinen Zauberspruch herzugeben, also bekommt *{ $hero }* { boss-monster-n-health } dazu.
boss-monster-way-step = { $room } { $damage }
boss-monster-hurt = *{ $hero }* erleidet im Dungeon von { $seat } weitere { $damage } Schaden; Lebenspunkte übrig: { $remaining }.
boss-monster-toughened = Dank { $seat } hat *{ $hero }* bis zum Rundenende { boss-monster-n-health } mehr.
boss-monster-dies =
    { $rooms ->
        [0] *{ $hero }* ({ boss-monster-n-health }) stirbt im Dungeon von { $seat }; das macht { boss-monster-n-souls }.
       *[other] *{ $hero }* ({ boss-monster-n-health }) stirbt im Dungeon von { $seat } (Schaden: { $steps }); das macht { boss-monster-n-souls }.
    }
boss-monster-survives =
    { $rooms ->
        [0] *{ $hero }* ({ boss-monster-n-health }) spaziert durch den leeren Dungeon von { $seat }; das macht { boss-monster-n-wounds }.
       *[other] *{ $hero }* ({ boss-monster-n-health }) übersteht den Dungeon von { $seat } (Schaden: { $steps }); das macht { boss-monster-n-wounds }.
    }
boss-monster-post-dies = *{ $hero }* ({ boss-monster-n-health }) stirbt im Dungeon von { $seat }.
boss-monster-post-survives = *{ $hero }* ({ boss-monster-n-health }) übersteht den Dungeon von { $seat }.
boss-monster-sent-back = *{ $hero }* steht wieder am Eingang von { $seat } und wartet auf die nächste Runde.
boss-monster-sent-to-town = *{ $hero }* wird aus dem Dungeon von { $seat } in die Stadt zurückgeschickt.
boss-monster-threshed = { $seat } überlässt die Seele von *{ $hero }* der Karte *Hirndrescher*.
boss-monster-healed = { $seat } heilt eine Wunde: *{ $hero }* zählt jetzt als Seele.
boss-monster-eliminated = Mit { $wounds } Wunden scheidet { $seat } aus.
boss-monster-wins = { $seat } ist das ultimative Bossmonster: { boss-monster-n-souls }, { boss-monster-n-wounds }!

## Bosse: der Name, und was der Boss nach dem Aufstieg kann

boss-monster-mb001 = Gregore
boss-monster-mb001-text = Stirbt zum ersten Mal in der Runde ein Held in deinem Dungeon, bekommst du 1 Münze.
boss-monster-mb002 = Calabeza
boss-monster-mb002-text = Deine Beförderung der Runde kannst du statt mit einer Münze mit einer Monsterraumkarte aus der Hand bezahlen.
boss-monster-mb003 = Belladonna
boss-monster-mb003-text = Einmal pro Runde: Zahle 2 Münzen, und eine andere Person deiner Wahl verliert einen zufälligen Zauberspruch aus der Hand.
boss-monster-mb004 = Lamia
boss-monster-mb004-text = Jeder Monsterraum, den du baust, bringt dir 1 Münze.
boss-monster-mb005 = König Quak
boss-monster-mb005-text = Minibosse, die du aufdeckst, fangen auf Stufe 2 an.
boss-monster-mb006 = Ravenus
boss-monster-mb006-text = Einmal pro Runde: Zahle 2 Münzen und verdopple den Schaden eines beliebigen Monsterraums bis zum Rundenende.
boss-monster-mb007 = Baron Hex
boss-monster-mb007-text = Jeder Zauberspruch, den du spielst, bringt dir 1 Münze; verhinderte zählen nicht.
boss-monster-mb008 = Oculus
boss-monster-mb008-text = Stirbt ein Held in einem deiner Räume mit Miniboss, ziehst du einen Zauberspruch.
boss-monster-mb009 = Kazanna
boss-monster-mb009-text = Einmal pro Runde: Zahle 2 Münzen und zieh einen Zauberspruch.
boss-monster-mb010 = Dr. Deadly
boss-monster-mb010-text = Jeder Fallenraum, den du baust, bringt dir 1 Münze.
boss-monster-mb011 = Scott
boss-monster-mb011-text = Deine Fallenräume machen 1 Schaden mehr. Alle anderen dürfen dir 1 Münze geben, um das bis zum Rundenende abzuschalten.
boss-monster-mb012 = Kirax
boss-monster-mb012-text = Einmal pro Runde: Zahle 2 Münzen, und ein Dungeon deiner Wahl hat bis zum Rundenende ein beliebiges Schatzsymbol mehr.

## Räume

boss-monster-mb013 = Spektralbombe
boss-monster-mb013-text = Zerstöre diesen Raum: Eine andere Person deiner Wahl verliert einen zufälligen Zauberspruch aus der Hand.
boss-monster-mb014 = Monsterakademie
boss-monster-mb014-text = Gebaut oder freigelegt: Du bekommst 2 Münzen für jeden Miniboss auf deiner Hand.
boss-monster-mb015 = Uralter Wachturm
boss-monster-mb015-text = Gebaut: Wähle eine andere Person. Einmal in dieser Runde darfst du ihr 1 Münze geben und einen zufälligen Zauberspruch aus ihrer Hand nehmen.
boss-monster-mb016 = Grab des Grauens
boss-monster-mb016-text = Wirf diese Karte aus der Hand ab: Nimm einen Raum oder einen Zauberspruch vom Ablagestapel.
boss-monster-mb017 = Koboldhort
boss-monster-mb017-text = Einmal pro Runde, wenn jemand anders aus der Hand abwirft, darfst du diese Karte nehmen.
boss-monster-mb018 = Vampirlabor
boss-monster-mb018-text = Gebaut oder freigelegt: Du darfst einen Miniboss aus der Hand abwerfen, um aus einer deiner Wunden eine Seele zu machen.
boss-monster-mb019 = Spukhöhle
boss-monster-mb019-text = Einmal pro Runde: Zahle 1 Münze, und ein Held an deinem Eingang muss dort bis zur nächsten Runde warten.
boss-monster-mb020 = Schergenklinik
boss-monster-mb020-text = Gebaut: Leg bis zu 3 deiner Münzen hierher; für jede nimmst du eine Karte vom Ablagestapel. Jede Münze hier senkt den Schaden um 1.
boss-monster-mb021 = Räubertresor
boss-monster-mb021-text = Gebaut: Tausche deinen ganzen Hort gegen den einer anderen Person, auch wenn deiner leer ist.
boss-monster-mb022 = Minotaurengruft
boss-monster-mb022-text = Zerstöre diesen Raum, während ein Held darin ist: Der Held kehrt an deinen Eingang zurück und wartet dort bis zur nächsten Runde.
boss-monster-mb023 = Goblinmarkt
boss-monster-mb023-text = Immer wenn du direkt daneben einen Raum baust, bekommst du 2 Münzen.
boss-monster-mb024 = Kraftegel
boss-monster-mb024-text = Liegt direkt rechts ein Monsterraum, macht der 2 Schaden mehr.
boss-monster-mb025 = Stinkende Bestie
boss-monster-mb025-text = Direkt daneben darf kein Monsterraum gebaut werden. Sie selbst darf neben jedem Raum gebaut werden.
boss-monster-mb026 = Trainingslager
boss-monster-mb026-text = Einmal pro Runde: Wirf einen Miniboss aus der Hand ab und verdopple den Schaden eines deiner Monsterräume bis zum Rundenende.
boss-monster-mb027 = Pilzlingsvoliere
boss-monster-mb027-text = Wirf diese Karte aus der Hand ab: Ein beliebiger Held bekommt bis zum Rundenende 3 Lebenspunkte dazu.
boss-monster-mb028 = Drachennest
boss-monster-mb028-text = Gebaut oder freigelegt: Bis zum Rundenende machen deine anderen Monsterräume je 1 Schaden mehr für jedes ihrer Symbole.
boss-monster-mb029 = Doppelgängerstock
boss-monster-mb029-text = Macht 1 Schaden mehr für jeden Helden, der in dieser Runde zu dir gelockt wurde.
boss-monster-mb030 = Foyerelementar
boss-monster-mb030-text = Einmal pro Runde, wenn ein Held diesen Raum lebend verlässt, bekommst du 2 Münzen.
boss-monster-mb031 = Rätselhaftes Portal
boss-monster-mb031-text = Gebaut oder freigelegt: Du darfst einen Miniboss aus der Hand abwerfen, um einen Zauberspruch zu ziehen.
boss-monster-mb032 = Alchemielabor
boss-monster-mb032-text = Der erste Zauberspruch, den du in einer Runde spielst, bringt dir 2 Münzen; verhinderte zählen nicht.
boss-monster-mb033 = Schwarzmarkt
boss-monster-mb033-text = Einmal pro Runde, wenn in irgendeinem Dungeon ein Raum zerstört wird, darfst du 1 Münze zahlen und einen Zauberspruch ziehen.
boss-monster-mb034 = Hirndrescher
boss-monster-mb034-text = Einmal pro Runde, wenn hier ein Held stirbt, darfst du ihn aus dem Spiel nehmen, statt die Seele zu bekommen, und 2 Zaubersprüche ziehen.
boss-monster-mb035 = Verfluchter Brunnen
boss-monster-mb035-text = Wirf diese Karte aus der Hand ab: Zieh einen Zauberspruch, oder nimm 2 Münzen.
boss-monster-mb036 = Beutekiste
boss-monster-mb036-text = Gebaut: Du darfst 2 Münzen zahlen, um 2 Zaubersprüche zu ziehen.
boss-monster-mb037 = Kristallballsaal
boss-monster-mb037-text = Gebaut: Leg bis zu 3 deiner Münzen hierher und zieh ebenso viele Zaubersprüche. Jede Münze hier senkt den Schaden um 1.
boss-monster-mb038 = Kammer des Ifrits
boss-monster-mb038-text = Einmal pro Runde, während ein Held an deinem Eingang steht: Zieh einen Zauberspruch, und der Raum macht 2 Schaden weniger; oder wirf einen ab, und er macht 2 mehr.
boss-monster-mb039 = Magipede
boss-monster-mb039-text = Macht 1 Schaden mehr für jeden Zauberspruch auf deiner Hand.
boss-monster-mb040 = Schürfergrube
boss-monster-mb040-text = Gebaut oder freigelegt: Zieh eine Raumkarte.
boss-monster-mb041 = Müllrutsche
boss-monster-mb041-text = Einmal pro Runde, wenn in irgendeinem Dungeon ein Raum zerstört wird, bekommst du 2 Münzen.
boss-monster-mb042 = Einsturzmine
boss-monster-mb042-text = Zerstöre diesen Raum: Du bekommst 3 Münzen.
boss-monster-mb043 = Sägependel
boss-monster-mb043-text = Einmal pro Runde: Zahle 1 Münze und töte einen Helden in diesem Raum, der höchstens noch 3 Lebenspunkte hat.
boss-monster-mb044 = Katapult
boss-monster-mb044-text = Einmal pro Runde: Wirf einen Miniboss aus der Hand ab und deaktiviere einen fremden Raum bis zum Rundenende.
boss-monster-mb045 = Endlose Galerie
boss-monster-mb045-text = Zerstöre diesen Raum: Ein Dungeon deiner Wahl hat bis zum Rundenende ein beliebiges Schatzsymbol mehr.
boss-monster-mb046 = Bezahlschranke
boss-monster-mb046-text = Alle anderen dürfen dir beliebig viele Münzen geben; für jede macht dieser Raum bis zum Rundenende 1 Schaden weniger.
boss-monster-mb047 = Lebende Falle
boss-monster-mb047-text = Zerstöre einen aktiven Monsterraum deines Dungeons: Töte einen Helden in diesem Raum.
boss-monster-mb048 = Schreckensmühle
boss-monster-mb048-text = Leg zu Beginn jeder Bauphase 1 deiner Münzen hierher, oder zerstöre diesen Raum. Jede Münze hier erhöht den Schaden um 1.
boss-monster-mb049 = Personalbüro
boss-monster-mb049-text = Einmal pro Runde, wenn jemand anders einen Miniboss aufdeckt oder befördert, bekommst du 1 Münze.
boss-monster-mb050 = Trophäenzimmer
boss-monster-mb050-text = Gebaut oder freigelegt: Du bekommst 1 Münze für jeden deiner Räume mit mindestens zwei Symbolen, diesen eingeschlossen.
boss-monster-mb051 = Blitzableiter
boss-monster-mb051-text = Einmal pro Runde, wenn hier ein Held stirbt, bekommst du 3 Münzen.
boss-monster-mb052 = Feenbrunnen
boss-monster-mb052-text = Zerstöre diesen Raum: Du bekommst 1 Münze für jede deiner Wunden.
boss-monster-mb053 = Schlussstein
boss-monster-mb053-text = Zerstöre diesen Raum: Du bekommst 1 Münze für jeden Raum, der deinem Dungeon bleibt.
boss-monster-mb054 = Schattenbecken
boss-monster-mb054-text = Einmal pro Runde: Wirf einen Zauberspruch ab und nimm 2 Münzen.

## Minibosse: der Name, und ein Text für jede Stufe

boss-monster-mb055 = Stachel
boss-monster-mb055-text-1 = Dieser Raum macht 1 Schaden mehr.
boss-monster-mb055-text-2 = Einmal pro Runde: Wirf eine Karte ab und füge einem Helden in diesem Raum 2 Schaden zu.
boss-monster-mb055-text-3 = Ein Miniboss deiner Wahl kehrt auf die Hand der Person zurück, in deren Dungeon er ist.
boss-monster-mb056 = Quakling
boss-monster-mb056-text-1 = Dieser Raum hat ein Symbol mehr: Ausrüstung.
boss-monster-mb056-text-2 = Einmal pro Runde, in der Bauphase: Zwei Räume eines beliebigen Dungeons tauschen die Plätze.
boss-monster-mb056-text-3 = Alle Monsterräume eines Dungeons machen bis zum Rundenende 1 Schaden mehr oder 1 weniger.
boss-monster-mb057 = Draculad
boss-monster-mb057-text-1 = Dieser Raum hat ein Symbol mehr: Relikte.
boss-monster-mb057-text-2 = Einmal pro Runde: Schick den Helden in deinem Dungeon zurück in die Stadt.
boss-monster-mb057-text-3 = Sieh dir eine fremde Hand an; du darfst einen Zauberspruch oder einen Raum daraus nehmen.
boss-monster-mb058 = Rocky
boss-monster-mb058-text-1 = Auf diesen Raum darf jeder andere gebaut werden, gleich welche Symbole er hat.
boss-monster-mb058-text-2 = Stirbt hier ein Held, darf ein anderer Raum deines Dungeons als gerade gebaut gelten.
boss-monster-mb058-text-3 = Ein Held in einem beliebigen Dungeon bekommt bis zum Rundenende 5 Lebenspunkte dazu.
boss-monster-mb059 = Cerebella
boss-monster-mb059-text-1 = Dieser Raum hat ein Symbol mehr: Zauberbücher.
boss-monster-mb059-text-2 = Stirbt hier ein Held, darfst du einen Zauberspruch ziehen.
boss-monster-mb059-text-3 = Bis zum Rundenende gelten alle Texte eines Dungeons für Helden nicht.
boss-monster-mb060 = Klimperklaus
boss-monster-mb060-text-1 = Dieser Raum hat ein Symbol mehr: Gold.
boss-monster-mb060-text-2 = Bekommst du zum ersten Mal in der Runde Münzen, bekommst du 1 dazu.
boss-monster-mb060-text-3 = Töte einen Helden in diesem Raum.
boss-monster-mb061 = Eiszapfenmann
boss-monster-mb061-text-1 = Dieser Raum macht 1 Schaden mehr.
boss-monster-mb061-text-2 = Texte von Helden in deinem Dungeon oder an deinem Eingang gelten nicht.
boss-monster-mb061-text-3 = Deaktiviere einen Raum in einem beliebigen Dungeon bis zum Rundenende.
boss-monster-mb062 = Magiersucher
boss-monster-mb062-text-1 = Dieser Raum macht 1 Schaden mehr für jedes seiner Symbole.
boss-monster-mb062-text-2 = Einmal pro Runde: Wirf einen Zauberspruch ab, um einen fremden zu verhindern.
boss-monster-mb062-text-3 = Bis zum Rundenende überspringen Helden, die einen Dungeon deiner Wahl betreten, den ersten Raum.
boss-monster-mb063 = Schlagring
boss-monster-mb063-text-1 = Dieser Raum macht 1 Schaden mehr.
boss-monster-mb063-text-2 = Einmal pro Runde, wenn hier ein Held stirbt: Zieh eine Raumkarte; ist es ein Raum, darfst du ihn sofort bauen.
boss-monster-mb063-text-3 = Verdopple den Schaden dieses Raums bis zum Rundenende.
boss-monster-mb064 = Jinx
boss-monster-mb064-text-1 = Zieh zu Beginn der Bauphase eine Raumkarte mehr und wirf dann einen Raum ab.
boss-monster-mb064-text-2 = Jedes auf diesen Raum gedruckte Symbol zählt doppelt.
boss-monster-mb064-text-3 = Hol einen Helden aus der Stadt an deinen Eingang.

## Zaubersprüche

boss-monster-mb065 = Praktikum
boss-monster-mb065-text = Leg die obersten 3 Karten des Raumstapels ab. Einen Miniboss darunter darfst du bauen, zusätzlich zu deinem normalen Bau.
boss-monster-mb066 = Geisterdrache
boss-monster-mb066-text = Bis zum Rundenende hat ein Raum in einem beliebigen Dungeon genau ein Symbol jeder Art.
boss-monster-mb067 = Sabotage!
boss-monster-mb067-text = Bis zum Rundenende hat ein Raum in einem beliebigen Dungeon keinen Text; hast du mehr Minibosse im Spiel als die Person, der er gehört, kannst du ihn stattdessen deaktivieren.
boss-monster-mb068 = Raserei!
boss-monster-mb068-text = Bis zum Rundenende macht der Raum eines Minibosses 1 Schaden mehr für jede seiner Stufen; hast du genau einen Miniboss im Spiel, darfst du den Schaden danach verdoppeln.
boss-monster-mb069 = Hinterhalt
boss-monster-mb069-text = Wirf 2 Monsterräume oder 1 Miniboss aus der Hand ab und töte einen Helden in deinem Dungeon.
boss-monster-mb070 = Wiedergeburt
boss-monster-mb070-text = Eine Person deiner Wahl wirft die ganze Hand ab und zieht von jedem Stapel ebenso viele Karten.
boss-monster-mb071 = Wumms!
boss-monster-mb071-text = 2 Schaden für einen Helden in deinem Dungeon; oder 4 Schaden für einen Helden in einem beliebigen Raum mit Miniboss.
boss-monster-mb072 = Wer zahlt, gewinnt
boss-monster-mb072-text = Bis zum Rundenende macht ein Raum 1 Schaden mehr, und noch 1 mehr für jede Münze, die du zahlst.
boss-monster-mb073 = Bauamt
boss-monster-mb073-text = Dein normaler Bau dieser Runde darf ein erweiterter Raum auf einem beliebigen deiner Räume sein, gleich welche Symbole.
boss-monster-mb074 = Neustart
boss-monster-mb074-text = Alle deine sichtbaren Räume gelten als gerade gebaut, in der Reihenfolge, die du willst.
boss-monster-mb075 = Raubzug
boss-monster-mb075-text = Bis zum Rundenende hat ein Raum in einem beliebigen Dungeon keine Schatzsymbole.
boss-monster-mb076 = Kurzschluss
boss-monster-mb076-text = Wenn jemand anders zaubert: Für diesen und jeden weiteren Zauberspruch der Runde zahlt diese Person 1 Münze, oder er wird verhindert.
boss-monster-mb077 = Verräter
boss-monster-mb077-text = Gib einer anderen Person so viele Münzen, wie einer ihrer Minibosse Stufen hat: Er zieht mit seiner Stufe unter einen deiner Räume. Normal bauen darfst du in dieser Runde nicht.
boss-monster-windfall = Geldregen
boss-monster-windfall-text = Ist dein Hort leer, bekommst du 3 Münzen.
boss-monster-armor-up = Rüstung an!
boss-monster-armor-up-text = Ein Held bekommt bis zum Rundenende 1 Lebenspunkt dazu, und 2 weitere für jede Münze, die du zahlst.

## Helden

boss-monster-mb078 = Felicity, Frohe Pflegerin
boss-monster-mb079 = Wolfhart, Teenagerheld
boss-monster-mb080 = Holkin, Propheteur
boss-monster-mb081 = Luzi, Gnädige Heilerin
boss-monster-mb082 = Inquisitor
boss-monster-mb083 = Josie, Vampirjägerin
boss-monster-mb084 = Tess, Zwergische Schildmaid
boss-monster-mb085 = Steffen, der Mensch
boss-monster-mb086 = Fusel, Halbriesen-Berserker
boss-monster-mb087 = Maxine, Schwester aus Stahl
boss-monster-mb088 = Söldner
boss-monster-mb089 = Hans, der Schmied
boss-monster-mb090 = Eloi Mariborn
boss-monster-mb091 = Exai, Gedankenmagier
boss-monster-mb092 = Clebrina, Schutzgeist
boss-monster-mb093 = Bross, Illusionistenadept
boss-monster-mb094 = Alchemist
boss-monster-mb095 = Dovkro, vom Drachen geboren
boss-monster-mb096 = K’Bothi, der Spion
boss-monster-mb097 = Stahlmauser
boss-monster-mb098 = Ofcroak, Rachsüchtige Zofe
boss-monster-mb099 = Koko, der Pfeifer
boss-monster-mb100 = Schurke
boss-monster-mb101 = Marmo, Meister der Träume
boss-monster-mb102 = Der Narr
boss-monster-mb103 = Haize, Halbengel
boss-monster-mb104 = Der Aufseher
boss-monster-mb105 = Paladin
boss-monster-mb106 = Koverian, Scharfrichter
boss-monster-mb107 = Varraka, Kampfausbilderin
boss-monster-mb108 = Zheng-Yi, Ein-Tritt-Frau
boss-monster-mb109 = Reliktjäger
boss-monster-mb110 = Unseena, Unsichtbare Ringerin
boss-monster-mb111 = Zutara, Elementarmeisterin
boss-monster-mb112 = Mortimer, Böses Genie
boss-monster-mb113 = Hexenmeister
boss-monster-mb114 = Shigeru, der Zauberbinder
boss-monster-mb115 = Moran, Meister der Schlüssel
boss-monster-mb116 = Marsden, Geläuterter Bandit
boss-monster-mb117 = Steuereintreiber
boss-monster-mb118 = Petros, Zwergenadliger
boss-monster-mb119 = Die Urahnen

boss-monster-special-coins = Einmal pro Runde darf jede Person, deren Dungeon dieser Held nicht besucht, Münzen zahlen: Für jede bekommt er bis zum Rundenende 1 Lebenspunkt.
boss-monster-special-fewest-souls = Geht zu der Person mit den wenigsten Seelen und bleibt bei Gleichstand in der Stadt.
boss-monster-special-most-souls = Geht zu der Person mit den meisten Seelen und bleibt bei Gleichstand in der Stadt.
boss-monster-special-tough = Erleidet von jedem Monsterraum 1 Schaden weniger.
boss-monster-special-picky = Überspringt jeden Raum mit mehr als einer Schatzart.
boss-monster-special-spellbane = Beim Betreten des ersten Raums verliert der Boss des Dungeons einen Zauberspruch nach eigener Wahl; ist keiner da, bekommt dieser Held bis zum Rundenende 2 Lebenspunkte.
boss-monster-special-taxes = Bekommt beim Betreten des ersten Raums bis zum Rundenende 1 Lebenspunkt für jede Münze im dortigen Hort, höchstens 5.

## Karten zum Nachschlagen: was für eine Karte es ist

# $copies: wie viele es gibt, $treasure: eine Aufzählung
boss-monster-face-boss = Boss mit { $xp } XP; Schatz: { $treasure }. Nach dem Aufstieg:
boss-monster-face-room =
    { $copies ->
        [one] { $kind }, { $damage } Schaden; Schatz: { $treasure }. Die Karte gibt es einmal.
       *[other] { $kind }, { $damage } Schaden; Schatz: { $treasure }. Die Karte gibt es { $copies }-mal.
    }
boss-monster-kind-monster = Normaler Monsterraum
boss-monster-kind-trap = Normaler Fallenraum
boss-monster-kind-monster-advanced = Erweiterter Monsterraum
boss-monster-kind-trap-advanced = Erweiterter Fallenraum
boss-monster-face-miniboss = Miniboss: 1 Münze beim Aufdecken, 1 Münze für jede Beförderung. Die Karte gibt es einmal.
boss-monster-face-level = Stufe { $level }: { $text }
boss-monster-face-level-three = Stufe 3, danach wieder Stufe 1: { $text }
boss-monster-face-spell-build = Zauberspruch für die Bauphase.
boss-monster-face-spell-adventure = Zauberspruch für die Abenteuerphase.
boss-monster-face-spell-both = Zauberspruch für die Bauphase und die Abenteuerphase.
boss-monster-face-hero = Normaler Held mit { $health } Lebenspunkten, Verlockung: { $lure }; zählt 1 Seele oder 1 Wunde.
boss-monster-face-epic = Epischer Held mit { $health } Lebenspunkten, Verlockung: { $lure }; zählt 2 Seelen oder 2 Wunden.
boss-monster-face-hero-no-lure = Normaler Held mit { $health } Lebenspunkten; zählt 1 Seele oder 1 Wunde.
boss-monster-face-epic-no-lure = Epischer Held mit { $health } Lebenspunkten; zählt 2 Seelen oder 2 Wunden.
boss-monster-face-players =
    { $players ->
        [2] Ist immer dabei, egal wie viele mitspielen.
        [3] Ist zu dritt und zu viert dabei.
       *[other] Ist nur zu viert dabei.
    }
boss-monster-source-rulebook = Das Regelheft zeigt diese Karte.
boss-monster-source-public = Aus einer öffentlichen Kartenliste.
boss-monster-source-designed = Teile dieser Karte sind von uns: Niemand hat sie veröffentlicht.

## Der Tisch in Sätzen; wird auch vorgelesen, also ohne Auszeichnungen

boss-monster-twin-setup = Der Tisch wird vorbereitet.
boss-monster-twin-round = Es läuft Runde { $round }, { $phase }.
boss-monster-twin-phase-set-up = der Aufbau
boss-monster-twin-phase-start = der Rundenanfang
boss-monster-twin-phase-build = die Bauphase
boss-monster-twin-phase-reveal = das Aufdecken
boss-monster-twin-phase-lure = die Anlockphase
boss-monster-twin-phase-adventure = die Abenteuerphase
boss-monster-twin-phase-end = das Rundenende
boss-monster-twin-order = Reihenfolge: { $seats }.
boss-monster-twin-open-orders = { $seat } will gefragt werden, bevor diese Bauten endgültig sind: { $builders }.
boss-monster-twin-open-orders-you = Du willst gefragt werden, bevor diese Bauten endgültig sind: { $builders }.
boss-monster-twin-lair = { $seat } ist { $boss } mit { $xp } XP: { boss-monster-n-souls }, { boss-monster-n-wounds }, { boss-monster-n-coins }, auf der Hand { boss-monster-n-room-cards } und { boss-monster-n-spell-cards }.
boss-monster-twin-lair-you = Du bist { $boss } mit { $xp } XP: { boss-monster-n-souls }, { boss-monster-n-wounds }, { boss-monster-n-coins }, auf der Hand { boss-monster-n-room-cards } und { boss-monster-n-spell-cards }.
boss-monster-twin-no-boss = { $seat } hat noch keinen Boss: { boss-monster-n-coins }.
boss-monster-twin-no-boss-you = Du hast noch keinen Boss: { boss-monster-n-coins }.
boss-monster-twin-levelled = Der Boss von { $seat } ist aufgestiegen.
boss-monster-twin-levelled-you = Dein Boss ist aufgestiegen.
boss-monster-twin-out = { $seat } ist ausgeschieden: { boss-monster-n-souls }, { boss-monster-n-wounds }.
boss-monster-twin-out-you = Du bist ausgeschieden: { boss-monster-n-souls }, { boss-monster-n-wounds }.
boss-monster-twin-treasure = Schätze in diesem Dungeon: Relikte { $cleric }, Ausrüstung { $fighter }, Zauberbücher { $mage }, Gold { $thief }.
boss-monster-twin-no-rooms = Es gibt noch keinen Raum.
boss-monster-twin-room = Platz { $place }: { $room }, { $kind }, { $damage } Schaden, Schatz: { $treasure }.
boss-monster-twin-miniboss = Sein Miniboss ist { $miniboss }, Stufe { $level }.
boss-monster-twin-covered = Darunter liegt: { $rooms }.
boss-monster-twin-coins = Darauf liegen Münzen: { $coins }.
boss-monster-twin-off = Er ist bis zum Rundenende deaktiviert.
boss-monster-twin-mute = Er hat bis zum Rundenende keinen Text.
boss-monster-twin-used = Er wurde in dieser Runde schon benutzt.
boss-monster-twin-face-down = Darauf liegt eine verdeckte Karte.
boss-monster-twin-intern = Darauf liegt bis zum Aufdecken { $miniboss } aus dem Praktikum.
boss-monster-twin-watched = Er beobachtet in dieser Runde { $victim }.
boss-monster-twin-new-room = Vor dem ersten Raum liegt eine verdeckte Karte an einem neuen Platz.
boss-monster-twin-queue = Am Eingang, in dieser Reihenfolge: { $heroes }.
boss-monster-twin-hero = { $hero } { boss-monster-with-health }
boss-monster-twin-hero-waits = { $hero } { boss-monster-with-health }, wartet auf die nächste Runde
boss-monster-twin-souls = Seelen: { $heroes }.
boss-monster-twin-wounds = Wunden: { $heroes }.
boss-monster-twin-mark-promoted = { $seat } hat in dieser Runde einen Miniboss befördert.
boss-monster-twin-mark-promoted-you = Du hast in dieser Runde einen Miniboss befördert.
boss-monster-twin-mark-sold = { $seat } hat in dieser Runde eine Raumkarte verkauft.
boss-monster-twin-mark-sold-you = Du hast in dieser Runde eine Raumkarte verkauft.
boss-monster-twin-mark-no-build = { $seat } darf in dieser Runde nicht bauen.
boss-monster-twin-mark-no-build-you = Du darfst in dieser Runde nicht bauen.
boss-monster-twin-mark-zoning = { $seat } darf in dieser Runde überall einen erweiterten Raum bauen.
boss-monster-twin-mark-zoning-you = Du darfst in dieser Runde überall einen erweiterten Raum bauen.
boss-monster-twin-mark-taxed = Jeder Zauberspruch von { $seat } kostet in dieser Runde 1 Münze.
boss-monster-twin-mark-taxed-you = Jeder deiner Zaubersprüche kostet in dieser Runde 1 Münze.
boss-monster-twin-mark-calm = Die Fallen von { $seat } haben in dieser Runde keinen Bonus.
boss-monster-twin-mark-calm-you = Deine Fallen haben in dieser Runde keinen Bonus.
boss-monster-twin-mark-hushed = Texte im Dungeon von { $seat } gelten in dieser Runde für Helden nicht.
boss-monster-twin-mark-hushed-you = Texte in deinem Dungeon gelten in dieser Runde für Helden nicht.
boss-monster-twin-mark-first-skipped = Helden überspringen in dieser Runde den ersten Raum von { $seat }.
boss-monster-twin-mark-first-skipped-you = Helden überspringen in dieser Runde deinen ersten Raum.
boss-monster-twin-mark-boss-used = Der Boss von { $seat } wurde in dieser Runde schon benutzt.
boss-monster-twin-mark-boss-used-you = Dein Boss wurde in dieser Runde schon benutzt.
boss-monster-twin-town = In der Stadt, die ältesten zuerst: { $heroes }.
boss-monster-twin-town-empty = In der Stadt ist niemand.
boss-monster-twin-walker = { $hero } ist im Dungeon von { $seat }, Platz { $place }, und hat noch { boss-monster-n-health }.
boss-monster-twin-walker-you = { $hero } ist in deinem Dungeon, Platz { $place }, und hat noch { boss-monster-n-health }.
boss-monster-twin-way-soul =
    { $rooms ->
        [0] { $hero } kam { boss-monster-with-health } zu { $seat } und starb, ohne einen Raum zu betreten.
       *[other] { $hero } kam { boss-monster-with-health } zu { $seat } und starb: { $steps }.
    }
boss-monster-twin-way-soul-you =
    { $rooms ->
        [0] { $hero } kam { boss-monster-with-health } zu dir und starb, ohne einen Raum zu betreten.
       *[other] { $hero } kam { boss-monster-with-health } zu dir und starb: { $steps }.
    }
boss-monster-twin-way-wound =
    { $rooms ->
        [0] { $hero } kam { boss-monster-with-health } zu { $seat } und traf auf keinen einzigen Raum.
       *[other] { $hero } kam { boss-monster-with-health } zu { $seat } und kam durch: { $steps }.
    }
boss-monster-twin-way-wound-you =
    { $rooms ->
        [0] { $hero } kam { boss-monster-with-health } zu dir und traf auf keinen einzigen Raum.
       *[other] { $hero } kam { boss-monster-with-health } zu dir und kam durch: { $steps }.
    }
boss-monster-twin-way-town =
    { $rooms ->
        [0] { $hero } kam { boss-monster-with-health } zu { $seat } und wurde in die Stadt geschickt.
       *[other] { $hero } kam { boss-monster-with-health } zu { $seat } und wurde in die Stadt geschickt: { $steps }.
    }
boss-monster-twin-way-town-you =
    { $rooms ->
        [0] { $hero } kam { boss-monster-with-health } zu dir und wurde in die Stadt geschickt.
       *[other] { $hero } kam { boss-monster-with-health } zu dir und wurde in die Stadt geschickt: { $steps }.
    }
boss-monster-twin-way-entrance =
    { $rooms ->
        [0] { $hero } kam { boss-monster-with-health } zu { $seat } und wurde zurückgeschickt.
       *[other] { $hero } kam { boss-monster-with-health } zu { $seat } und wurde zurückgeschickt: { $steps }.
    }
boss-monster-twin-way-entrance-you =
    { $rooms ->
        [0] { $hero } kam { boss-monster-with-health } zu dir und wurde zurückgeschickt.
       *[other] { $hero } kam { boss-monster-with-health } zu dir und wurde zurückgeschickt: { $steps }.
    }
boss-monster-twin-way-under-way =
    { $rooms ->
        [0] { $hero } ist { boss-monster-with-health } zu { $seat } gekommen.
       *[other] { $hero } kam { boss-monster-with-health } zu { $seat }: { $steps }.
    }
boss-monster-twin-way-under-way-you =
    { $rooms ->
        [0] { $hero } ist { boss-monster-with-health } zu dir gekommen.
       *[other] { $hero } kam { boss-monster-with-health } zu dir: { $steps }.
    }
boss-monster-twin-step = { $room } machte { $damage }, es blieben { $remaining }
boss-monster-twin-unpaid = { $seat } hat { $miniboss } aufgedeckt und muss zahlen oder abwerfen.
boss-monster-twin-unpaid-you = Du hast { $miniboss } aufgedeckt und musst zahlen oder abwerfen.
boss-monster-twin-casting = Angesagt und noch nicht ausgeführt: { $cards }.
boss-monster-twin-decks = Raumstapel: { $rooms }; Zauberspruchstapel: { $spells }; Helden, die noch kommen: normale { $ordinary }, epische { $epic }.
boss-monster-twin-discards = Auf dem Ablagestapel, die neueste Karte zuletzt: { $cards }.
boss-monster-twin-discards-empty = Der Ablagestapel ist leer.
boss-monster-twin-hand = Deine Raumkarten: { $rooms }. Deine Zaubersprüche: { $spells }.
boss-monster-twin-placed = Verdeckt hingelegt hast du { $card }.
boss-monster-twin-orders = Du willst gefragt werden: { $orders }.

## Die Regeln in unseren eigenen Worten, Thema für Thema

boss-monster-topic-goal = Ziel und Ablauf
boss-monster-rules-goal =
    Du bist der Boss am Ende eines Dungeons. Schätze locken Helden hinein, Räume setzen ihnen zu: Wer bei dir **stirbt**, ist eine **Seele**, wer bis zu dir durchkommt, eine **Wunde**. Epische Helden zählen doppelt.

    - **Zehn Seelen** am Ende einer Runde und weniger als fünf Wunden: Du gewinnst.
    - **Fünf Wunden** am Ende einer Runde: Du scheidest aus, egal wie viele Seelen du hast.

    So läuft jede Runde:
    1. **Anfang:** Es kommen so viele Helden in die Stadt, wie ihr seid, und alle ziehen eine Raumkarte.
    2. **Bauen:** Der Reihe nach legt ihr je einen Raum oder Miniboss verdeckt hin und befördert vielleicht einen Miniboss. Dann wird alles gemeinsam aufgedeckt.
    3. **Anlocken:** Helden gehen dahin, wo es am meisten von ihrem Schatz gibt.
    4. **Abenteuer:** Dungeon für Dungeon ziehen die Helden von Raum zu Raum.
    5. **Ende:** Was „bis zum Rundenende“ galt, endet, und Wunden und Seelen werden gezählt.

    Die Reihenfolge geht immer nach der **Erfahrung (XP)** der Bosse, die höchste zuerst.

boss-monster-topic-setup = Aufbau
boss-monster-rules-setup =
    Wie viele Helden mitspielen, hängt von euch ab: zu zweit 13 normale und 9 epische, zu dritt 17 und 13, zu viert 25 und 17. Epische kommen erst, wenn alle normalen da waren.

    Alle bekommen einen Boss, 3 Münzen, **5 Karten vom Raumstapel und 2 Zaubersprüche**. Gleichzeitig werft ihr je zwei eurer sieben Karten ab, gleich welche. Hat deine Hand vier oder mehr erweiterte Räume, oder vier oder mehr Räume mit einer gemeinsamen Schatzart, darfst du vorher alle sieben abwerfen und neue ziehen.

    Dann dürfen alle, nach XP, **einen normalen Raum** verdeckt neben ihren Boss legen. Alle werden zusammen aufgedeckt, und was sie beim Bauen bewirken, geschieht nach XP. Zaubersprüche und Fähigkeiten gibt es hier noch nicht. Den Raum kannst du schon nennen, während du wählst, was du abwirfst.

boss-monster-topic-building = Bauen
boss-monster-rules-building =
    In deinem Bauzug darfst du **einen Raum oder einen Miniboss** bauen, oder nichts. Alle sehen, wo die Karte liegt, doch nicht, welche es ist.

    - **Normale Räume** kommen an einen neuen Platz am Eingang, solange du weniger als fünf Räume hast, oder auf einen beliebigen deiner Räume.
    - **Erweiterte Räume** kommen nur auf einen Raum, mit dem sie mindestens ein Symbol gemeinsam haben.
    - Ein überbauter Raum ist ohne Funktion. Er wirkt wieder, wenn der obere zerstört wird; dann ist er freigelegt, nicht gebaut. Wird ein Raum überbaut oder zerstört, sind Münzen darauf verloren.

    Jeder Raum ist entweder ein **Monsterraum** oder ein **Fallenraum**; viele Texte gelten nur für eine der beiden Arten.

    Vorher darfst du Fähigkeiten nutzen, zaubern und befördern; **eine Karte zu legen, beendet deinen Zug**, außer du wählst *Erst legen, dann handeln*. **Bis die nächste Person handelt**, kannst du sie noch umlegen oder zurücknehmen. Handelt jemand in deinem Zug, wirst du wieder gefragt. Mit einem Raum, auf dem eine verdeckte Karte liegt, lässt sich nichts anfangen.

    Du kannst auch **im Voraus bauen**: Liste auf, was du willst, das Liebste zuerst, und was du davor tust. Gelegt wird das Erste, was dann noch geht; ein Raum auf einem anderen nur, wenn der dann noch zu sehen ist. Passt nichts mehr, wirst du gefragt.

    Beim Aufdecken werden Minibosse bezahlt. Dann steigt nach XP auf, wer zum ersten Mal **fünf Räume** hat, und alles, was beim Bauen geschieht, tritt ein, in deiner eigenen Reihenfolge.

boss-monster-topic-minibosses = Minibosse
boss-monster-rules-minibosses =
    Minibosse sind im Raumstapel, aber keine Räume. Du baust sie **anstelle eines Raums**, verdeckt auf einen beliebigen deiner Räume. Symbole sind egal, aber der Raum darf noch keinen haben, und **direkt daneben** darf keiner sein.

    Beim Aufdecken **zahlst du 1 Münze**, oder du wirfst die Karte ab. Du zahlst, ohne gefragt zu werden, außer du willst es: siehe *Daueraufträge*. Die Karte liegt dann auf Stufe 1 unter ihrem Raum, und ihr Text gehört zu ihm.

    Einmal pro Runde **befördert 1 Münze** in deinem Bauzug einen deiner Minibosse um eine Stufe; nicht in der Runde, in der er aufgedeckt wurde. Alle Stufen bis zur erreichten gelten. **Stufe 3** kannst du immer einsetzen, wenn gezaubert werden darf; danach ist der Miniboss wieder auf Stufe 1.

    Wird sein Raum zerstört, kommt der Miniboss auf den Ablagestapel. Wird sein Raum überbaut, bleibt er mit seiner Stufe beim neuen.

boss-monster-topic-coins = Münzen
boss-monster-rules-coins =
    Alle beginnen mit 3 Münzen; wie viele jemand hat, sehen alle. Münzen zahlen für Minibosse (1 beim Aufdecken, 1 je Beförderung) und für viele Fähigkeiten. Ein Hort fällt nie unter null, und was du nicht ganz bezahlen kannst, kannst du nicht nutzen.

    „Zahlen“ geht an den Vorrat, „geben“ an eine andere Person. Münzen **auf einem Raum** gehen verloren, sobald er überbaut oder zerstört wird.

    Manche Karten lassen **andere** Münzen ausgeben, wann immer gezaubert werden darf: Scotts Fallen lassen sich für 1 Münze beruhigen, die Bezahlschranke für beliebig viele schwächen, und die Lebenspunkte der vier Münzhelden (Inquisitor, Söldner, Alchemist, Schurke) dürfen alle außer der besuchten Person erhöhen, je einmal pro Runde.

boss-monster-topic-luring = Anlockphase
boss-monster-rules-luring =
    Es geht **von den neuesten Helden zu den ältesten**: Jeder Held in der Stadt sucht seinen Schatz. Kleriker wollen Relikte, Krieger Ausrüstung, Magier Zauberbücher, Diebe Gold.

    In jedem Dungeon zählen die Symbole aller sichtbaren, aktiven Räume, dazu die von Minibossen und vom Boss und die für diese Runde dazugekommenen. Wo es **am meisten** gibt, da geht der Held hin. Bei Gleichstand an der Spitze, oder wenn niemand diesen Schatz hat, **bleibt er in der Stadt** bis zur nächsten Runde.

    Helden mit zwei Schatzarten gehen nach der Summe. Der Narr geht zu den wenigsten Seelen, die Urahnen zu den meisten; bei Gleichstand bleiben sie.

    Am Eingang stehen die Helden an: Wer später kommt, steht weiter hinten. Weil die neuesten zuerst gelockt werden, treten sie auch zuerst ein.

    In dieser Phase entscheidet niemand etwas.

boss-monster-topic-adventure = Abenteuerphase
boss-monster-rules-adventure =
    Nach XP sind alle an der Reihe, die Helden am Eingang haben, und nehmen sie sich einen nach dem anderen vor. Ein Held betritt den Raum am Eingang und geht weiter in Richtung Boss.

    In jedem Raum:
    1. Zuerst gilt der **eigene Text des Helden**, dann der des Raums.
    2. Der Raum macht **Schaden**. Der Schaden bleibt von Raum zu Raum.
    3. **Zaubersprüche und Fähigkeiten** dürfen genutzt werden.
    4. Will der Held hinaus und hat **mindestens so viel Schaden wie Lebenspunkte**, stirbt er in diesem Raum, und seine Seele gehört dir. Sonst geht er weiter. Hinter dem letzten Raum fügt er dir eine Wunde zu.

    Was tötet, tötet sofort. Lebenspunkte, die vor dem Hinausgehen dazukommen, können noch retten. Wird der Raum unter einem Helden zerstört, verlässt er ihn sofort. An deaktivierten Räumen gehen Helden vorbei.

    Zum Eingang zurückgeschickte Helden warten auf die nächste Runde; Schaden hält nur bis zum Rundenende.

boss-monster-topic-heroes = Helden
boss-monster-rules-heroes =
    Normale Helden haben 2 bis 8 Lebenspunkte und zählen 1 Seele oder 1 Wunde; epische haben 11 bis 20 und zählen 2. `/karte` zeigt sie alle.

    Manche haben einen eigenen Text:
    - **Inquisitor, Söldner, Alchemist, Schurke:** Alle außer der besuchten Person dürfen für ihre Lebenspunkte zahlen.
    - **Der Narr** geht zu den wenigsten Seelen, **die Urahnen** zu den meisten.
    - **Paladin** erleidet von Monsterräumen 1 Schaden weniger.
    - **Reliktjäger** überspringt Räume mit mehr als einer Schatzart.
    - **Hexenmeister** kostet dich im eigenen Dungeon einen Zauberspruch, sonst bekommt er 2 Lebenspunkte.
    - **Steuereintreiber** bekommt 1 Lebenspunkt für jede Münze im dortigen Hort, höchstens 5.

    Einige dieser Texte sind von uns, weil sie niemand veröffentlicht hat; `/karte` sagt, welche.

boss-monster-topic-spells = Zaubersprüche und Fähigkeiten
boss-monster-rules-spells =
    Zaubersprüche ziehst du nur, wenn eine Karte es sagt. Du darfst beliebig viele spielen, **in der Bauphase und in der Abenteuerphase**, wenn der Spruch zur Phase passt.

    Was ein Raum, ein Miniboss oder dein Boss dich „tun“ lässt, kannst du **immer dann nutzen, wenn gezaubert werden darf**, auch wenn andere am Zug sind. Du brauchst ein Ziel und den vollen Preis. „Einmal pro Runde“ gilt für jedes Exemplar einer Karte; was keine solche Grenze hat, geht immer wieder.

    Beim Ansagen wählst du alle Ziele und zahlst sofort. Ist ein Ziel weg, bevor es so weit ist, passiert nichts, und der Preis bleibt bezahlt.

    - **Verhindern:** Wird gezaubert, dürfen andere das mit Kurzschluss oder mit Magiersucher auf Stufe 2 verhindern. Ein Verhindern lässt sich nicht verhindern. Ein verhinderter Spruch gilt nicht als gespielt; Fähigkeiten lassen sich nicht verhindern.

boss-monster-topic-reactions = Zeitfenster und Vorrang
boss-monster-rules-reactions =
    Zaubersprüche und Fähigkeiten gehen zu diesen Zeitpunkten:
    - in jedem **Bauzug**, bevor der Bau endgültig ist,
    - **bevor ein Held** einen Dungeon **betritt**,
    - **in jedem Raum**, nachdem er Schaden gemacht hat.

    Zuerst kommt, **wer am Zug ist**, und darf beliebig viel tun. Dann werden die anderen nach XP gefragt, die höchste zuerst. Sagt jemand etwas an, wartet das noch: Wer am Zug ist, darf vorher handeln. Dann geschieht es, und alles beginnt von vorn, bis alle nacheinander gepasst haben.

    Nicht am Anfang und nicht am Ende einer Runde, nicht beim Aufdecken, nicht beim Anlocken, und nicht mitten in einem Effekt.

    Damit es flott geht, wirst du nur da gefragt, wo du es wolltest: siehe *Daueraufträge*.

boss-monster-topic-orders = Daueraufträge
boss-monster-rules-orders =
    Zu Beginn jeder Abenteuerphase sagt ihr alle **gleichzeitig**, wo ihr gefragt werden wollt: bevor ein bestimmter Held eintritt, nach jedem Raum auf seinem Weg, kurz bevor er stirbt oder durchkommt, oder immer wenn jemand zaubert oder etwas einsetzt. **Wähl nichts, um zu passen**, die ganze Phase lang.

    {""}**In jedem Abenteuer:** Hier sagst du ein für alle Mal, wo du gefragt werden willst: bei allen deinen Helden, bei denen, die durch deinen Dungeon kämen, wie er zu Beginn des Abenteuers ist, oder bei denen, die beim Gegner mit den meisten Seelen stürben. Zu Beginn eines Abenteuers wirst du dann nicht mehr gefragt; was daraus folgt, kannst du ändern wie alle Daueraufträge. Das kann auch nur gelten, solange du keine Zauberkarte hast.

    Auch für Bauphasen gibt es Daueraufträge: bevor ein Bau endgültig ist, immer wenn gezaubert wird, oder bevor du beim Aufdecken einen Miniboss bezahlst. Die gelten, bis du sie änderst.

    Daueraufträge sind **geheim**, mit einer Ausnahme: Alle sehen, vor wessen Bau du gefragt werden willst (nicht bei der Person, die zuletzt baut, denn gleich danach wird aufgedeckt). Du kannst sie jederzeit ändern, auch während andere überlegen. Das Spiel hält nur da an, wo es jemand wollte; ob du gefragt wirst, hängt von deinen Aufträgen ab und von dem, was alle sehen, nie von deiner Hand.

    Zaubersprüche verhindern kann nur, wer bei Zaubersprüchen gefragt werden will.

boss-monster-topic-terms = Begriffe
boss-monster-rules-terms =
    - **Abwerfen:** aus der Hand auf den gemeinsamen Stapel, offen; du wählst die Karte, außer es heißt „zufällig“.
    - **Zerstören:** Der sichtbare Raum kommt auf den Stapel, mit seinem Miniboss. Ein Raum darunter wird freigelegt; eine Lücke schließt sich zum Boss hin. Nur aktive Räume lassen sich zerstören.
    - **Deaktivieren:** Bis zum Rundenende hat der Raum keinen Schaden, keine Symbole und keinen Text, zählt nicht als Raum, kann nicht überbaut oder zerstört werden, und Helden gehen vorbei.
    - **Freigelegt** ist nicht **gebaut**: Dann geschieht nur, was ausdrücklich dasteht.
    - **Gilt als gerade gebaut:** Nur der eigene Text dieses Raums tritt ein, sonst nichts.
    - **Verdoppeln:** Der Raum bekommt den Schaden, den er in diesem Moment hat, bis zum Rundenende noch einmal dazu.
    - **Dungeon** heißt in seinen Räumen; der **Eingang** liegt davor.
    - **Leerer Stapel:** Die passenden abgelegten Karten werden neu gemischt.

    Deine Hand hat keine Grenze. Alle wissen, wie viele Raumkarten und Zaubersprüche du hast, aber nicht, welche.

boss-monster-topic-symbols = Symbole
boss-monster-rules-symbols =
    Das siehst du auf den Bildern:
    - **Schätze**, und wen sie locken: :relic: Kelch: Relikte, für Kleriker · :helmet: Helm: Ausrüstung, für Krieger · :book: blaues Buch: Zauberbücher, für Magier · :sack: Sack: Gold, für Diebe.
    - **Auf Räumen:** :sword: Das Schwert ist der Schaden. :monster: Roter Dämonenkopf: Monsterraum · :gear: Zahnrad: Fallenraum. :star: Ein Goldrahmen mit Stern ist ein erweiterter Raum; Sterne unter einem Raum sind die Stufen seines Minibosses. :cards: Gestapelte Karten: wie viele Räume darunter liegen · :coin: Münzen: liegen auf dem Raum · :hourglass: Sanduhr: in dieser Runde benutzt · :barred: durchgestrichener Kreis: Der Text gilt nicht · :eye: Auge: wen der Raum beobachtet.
    - **Auf Helden:** :heart: Das Herz zeigt die Lebenspunkte. Ein Goldrahmen heißt episch: zählt doppelt. :own-text: Eine Sprechblase heißt: eigener Text, `/karte` zeigt ihn. :hourglass: Die Sanduhr: wartet bis zur nächsten Runde.
    - **Bei euch:** :soul: Geist: Seelen · :drop: Tropfen: Wunden · :coin: Münze: Hort · :bricks: Mauer: Raumkarten · :scroll: Schriftrolle: Zaubersprüche · :pawn: weiße Figur: Helden am Eingang · :throne: leerer Thron: noch kein Boss · :skull: Totenkopf: ausgeschieden · :flag: Fahne: am Zug · :upgrade: Pfeil beim Boss: aufgestiegen · Zahl beim Boss, auf seiner Karte mit :crown: Krone: XP.
    - **In der Stadt:** Helden im Stapel, :pawn: weiß: gewöhnliche, :pawn-epic: golden: epische · :cards: gestapelte Karten: Ablagestapel.
    - **Am Ende eines Heldenwegs:** :soul: Seele · :drop: Wunde · :house: Haus: zurück in die Stadt · :gate: Tor: zurück zum Eingang · :boot: Stiefel: ist noch unterwegs.
    - **Auf Zaubersprüchen:** :hammer: Hammer: Bauphase · :boot: Stiefel: Abenteuerphase. :spark: Ein **Funke** zeigt, was neu ist.

boss-monster-topic-end = Ende des Spiels
boss-monster-rules-end =
    Am Ende jeder Runde:
    - Wer **fünf oder mehr Wunden** hat, scheidet aus. Die Karten kommen aus dem Spiel, Helden vor dem Eingang gehen zurück in die Stadt, und es kommen weiter so viele Helden pro Runde wie bisher.
    - Ist nur noch eine Person übrig, gewinnt sie.
    - Wer **zehn oder mehr Seelen** hat, gewinnt. Sind das mehrere, entscheidet Seelen minus Wunden, dann die **niedrigere** XP.
    - Scheiden alle Übrigen in derselben Runde aus, entscheidet derselbe Vergleich unter ihnen.

    Ist der Heldenstapel leer, kommt niemand mehr nach. Ist dann niemand mehr in der Stadt oder an einem Eingang, oder ist drei Runden lang keinem Helden etwas passiert, entscheidet ebenfalls Seelen minus Wunden; spätestens zwanzig Runden nach dem letzten neuen Helden.

boss-monster-topic-variants = Varianten
boss-monster-rules-variants =
    - **Bosse, einer von zweien:** Alle bekommen zwei Bosse und behalten einen, gleichzeitig.
    - **Intrige:** Wer in einer Runde keine Seele bekommen hat, darf an ihrem Ende eine Raumkarte oder einen Zauberspruch ziehen, nach XP.
    - **Schwerer Modus:** Normale Helden mit 4 Lebenspunkten bleiben draußen.
    - **Münzregel:** Einmal pro Runde darfst du in deinem eigenen Bauzug eine Raumkarte aus der Hand für 1 Münze abwerfen.
    - **Zaubersprüche, 30:** Zwei weitere Sorten kommen dazu, Geldregen und Rüstung an, mit je zwei Karten.

    Alles lässt sich miteinander verbinden.
