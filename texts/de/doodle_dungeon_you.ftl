# Die Geschichte für die, denen sie geschieht: `{key}-you` zum Satz `{key}`.
doodle-dungeon-died-you = Der Held in deinem Dungeon haucht sein Leben aus!
doodle-dungeon-escaped-you = Der Held entkommt aus deinem Dungeon, mit { doodle-dungeon-n-hearts }!
doodle-dungeon-smoke-you = { doodle-dungeon-the-kind-first } in deinem Dungeon verschwindet im Rauch: Niemand gewinnt, und das Monster bleibt.
doodle-dungeon-sprung-you =
    { $hurt ->
        [0] Deine Falle schadet dem Helden nicht.
        [one] Deine Falle kostet den Helden { $hurt } Herz.
       *[other] Deine Falle kostet den Helden { $hurt } Herzen.
    }
doodle-dungeon-won-you =
    { $hurt ->
        [0] { doodle-dungeon-the-kind-first } in deinem Dungeon gewinnt mit Stärke { $strength }, schadet dem Helden aber nicht.
        [one] { doodle-dungeon-the-kind-first } in deinem Dungeon gewinnt mit Stärke { $strength } und kostet den Helden { $hurt } Herz.
       *[other] { doodle-dungeon-the-kind-first } in deinem Dungeon gewinnt mit Stärke { $strength } und kostet den Helden { $hurt } Herzen.
    }
doodle-dungeon-lost-you = { doodle-dungeon-the-kind-first } in deinem Dungeon verliert mit Stärke { $strength } und flieht.
doodle-dungeon-meets-monster-you = In deinem Dungeon trifft der Held auf { $square } { doodle-dungeon-the-kind }, und die Würfel zeigen { $dice }: Stärke { $strength }.
doodle-dungeon-meets-trap-you = In deinem Dungeon tappt der Held in die Falle auf { $square }.
doodle-dungeon-blown-up-you = *{ $card }* geht in deinem Dungeon hoch und erwischt { doodle-dungeon-the-kind } auf { $square }.
doodle-dungeon-disarmed-you = *{ $card }* entschärft die Falle auf { $square } in deinem Dungeon, und der Held läuft weiter.
doodle-dungeon-weakened-you = *{ $card }* wirkt gegen dein Monster: jetzt Würfel { $dice }, Stärke { $strength }.
doodle-dungeon-healed-you =
    { $hearts ->
        [0] *{ $card }* ist vergeudet: Der Held in deinem Dungeon ist unverletzt.
       *[other] *{ $card }* gibt dem Helden in deinem Dungeon { doodle-dungeon-n-hearts } zurück.
    }
doodle-dungeon-shielded-you =
    { $damage ->
        [0] *{ $card }* schützt den Helden in deinem Dungeon: Er nimmt keinen Schaden.
       *[other] *{ $card }* schützt den Helden in deinem Dungeon: Er nimmt nur { $damage } Schaden.
    }
doodle-dungeon-laid-you = Du legst *{ $card }* über den Dungeon von { $owner }.
doodle-dungeon-path-drawn-you = Du zeichnest den Heldenweg durch den Dungeon von { $owner }: { $path }.
doodle-dungeon-card-taken-you = Du nimmst *{ $card }*: { $elements }.
doodle-dungeon-walls-drawn-you = Du zeichnest Wände: { $squares }.
doodle-dungeon-thing-drawn-you = Du zeichnest { doodle-dungeon-a-kind } auf { $square }.
doodle-dungeon-walls-drawn-only-you = Für deine Wände war nur noch eine Stelle frei, dort stehen sie jetzt: { $squares }.
doodle-dungeon-thing-drawn-only-you = Nur noch ein Feld war frei, deshalb zeichnest du { doodle-dungeon-a-kind } auf { $square }.
doodle-dungeon-start-marker-you = Das Los gibt dir den Startspitzer.
doodle-dungeon-named-you = Du nennst deinen Dungeon „{ $name }“.
doodle-dungeon-upgraded-you = Du kreuzt ein Kästchen an: { $category }.
doodle-dungeon-upgraded-level-you = Du kreuzt ein Kästchen an und schaltest eine Stufe frei: { $category } { doodle-dungeon-level }.
doodle-dungeon-lapsed-you = Du hast für dieses Element keinen Platz, also verfällt es: { $element }.
doodle-dungeon-ready-you = Du hast fertig gebaut.
doodle-dungeon-took-back-you = Du radierst ein Element aus: { $element }.
doodle-dungeon-treasures-counted-you =
    { $treasures ->
        [0] Du hast keinen Schatz versteckt.
        [one] Du hast { $treasures } Schatz versteckt.
       *[other] Du hast { $treasures } Schätze versteckt.
    }
doodle-dungeon-path-drawn-owner-you = { $seat } zeichnet den Heldenweg durch deinen Dungeon: { $path }.
doodle-dungeon-defence-you = Die Helden stehen an den Eingängen, und du bist zuerst am Zug.
doodle-dungeon-bomb-useless-you = *{ $card }* hat in deinem Dungeon kein Ziel mehr und wird abgelegt.
doodle-dungeon-gagged-you = *{ $card }*: Du darfst in dieser Begegnung nur eine Dungeonaktion spielen.
doodle-dungeon-acted-you = Du spielst *{ $action }*: Würfel { $dice }, Stärke { $strength }.
doodle-dungeon-acted-trap-you = Du spielst *{ $action }*.
doodle-dungeon-rerolled-you = Du würfelst noch einmal: Würfel { $dice }, Stärke { $strength }.
doodle-dungeon-leaves-you = { doodle-dungeon-the-kind-first } in deinem Dungeon fällt der eigenen verfluchten Klinge zum Opfer.
doodle-dungeon-laid-owner-you = { $seat } legt *{ $card }* über deinen Dungeon.
doodle-dungeon-laid-for-you = Du legst *{ $card }* über den Dungeon von { $owner }, gedacht für { doodle-dungeon-the-kind } auf { $square }.
doodle-dungeon-laid-for-owner-you = { $seat } legt *{ $card }* über deinen Dungeon, gedacht für { doodle-dungeon-the-kind } auf { $square }.
doodle-dungeon-score-you = Du: { $treasures } für Schätze, { $monsters } für Monster, { $death } für den Heldentod, minus { $hearts } für Herzen: { doodle-dungeon-n-total }.
doodle-dungeon-tie-winners-you = Nach Punkten steht es unentschieden mit { $rivals }, aber du hast weniger Monster verloren.
doodle-dungeon-tie-rivals-you = Du hast so viele Punkte wie { $winners }, aber mehr Monster verloren.
doodle-dungeon-end-winners-you =
    { $count ->
        [one] Kein Held ist mehr drin. Am bösesten von allen bist du mit { doodle-dungeon-n-points }!
       *[other] Kein Held ist mehr drin. Am bösesten von allen seid ihr: { $winners }, mit je { doodle-dungeon-n-points }!
    }

# Warum ein starker Computerspieler etwas tun würde: wozu es gut ist.
doodle-dungeon-reason-monsters = Mehr deiner Monster dürften den Helden überleben.
doodle-dungeon-reason-treasures = So sind deine Schätze sicherer.
doodle-dungeon-reason-hero = So stirbt der Held eher in deinem Dungeon.
doodle-dungeon-reason-promise = Das bereitet die nächsten Runden vor.

# Dasselbe mit den Namen von Monstern, Feldern, Karten und Leuten.
# $elements: alles, was man mit einer Karte zeichnen darf
doodle-dungeon-why-card = Sie bringt dir: { $elements }.
# $before, $after: Schritte
doodle-dungeon-why-walls = Mit diesen Wänden braucht der Held auf dem kürzesten Weg { $after } Schritte statt { $before }.
doodle-dungeon-why-narrow = Der Held muss über { $square }, ganz gleich, welchen Weg er nimmt.
doodle-dungeon-why-aside = Der kürzeste Weg führt nicht über { $square }; dort kommt der Held vielleicht nie hin.
doodle-dungeon-why-joins = Dein Schatz auf { $square } braucht jemanden, der ihn bewacht.
doodle-dungeon-why-guard = { doodle-dungeon-the-kind-first } auf { $square } bewacht ihn.
# $category: der Verbesserung    $note: was die nächste Stufe ändert, als ganzer Satz
doodle-dungeon-why-upgrade = { $category }: { $note }
# $outlook: wie es dem Helden ergeht, etwa „kommt mit etwa 3 von 8 Herzen an“
doodle-dungeon-why-path = Auf diesem Weg trifft der Held bei { $owner } auf { doodle-dungeon-n-monsters } und { doodle-dungeon-n-traps } und { $outlook }.
# $outlook: was dann geschieht, als ganzer Satz
doodle-dungeon-why-play = *{ $card }*: { $outlook }
doodle-dungeon-why-no-card = Hier brauchst du keine Karte. { $outlook }
doodle-dungeon-why-help = *{ $card }* hilft dem Helden im Dungeon von { $owner }. { $outlook }
doodle-dungeon-why-target = { doodle-dungeon-the-kind-first } auf { $square } bringt { $owner } sonst { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
doodle-dungeon-why-refill =
    { $number ->
        [one] { $cards } nützt dir nichts mehr.
       *[other] { $cards } nützen dir nichts mehr.
    }
