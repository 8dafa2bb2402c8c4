# Doodle Dungeon: Hilfe zu jeder Frage
#
# $kind: trap, goblin, orc oder dragon, zum Auswählen    $things: so viele von einer Art    $hearts: was der Held noch hat

## Worum es geht, unter der Frage

doodle-dungeon-ask-name-why = Er steht über deinem Dungeon und ändert sonst nichts.
doodle-dungeon-ask-card-why = Ihre Elemente zeichnest du sofort ein; ihre Aktion kommt in deinen Stapel für Phase C.
doodle-dungeon-ask-walls-why = Ein längerer Weg ist gut: Darauf begegnet den Helden mehr.
doodle-dungeon-ask-thing-why =
    { $kind ->
        [trap] Sie schadet dem Helden sicher, aber nur einmal: am besten, wo kein Weg an ihr vorbeiführt.
        [goblin] Ein Goblin, der überlebt, bringt 1 Punkt; jeder Sieg kostet den Helden 1 Herz.
        [orc] Ein Ork, der überlebt, bringt 2 Punkte; jeder Sieg kostet den Helden 2 Herzen.
       *[dragon] Ein Drache, der überlebt, bringt 3 Punkte; jeder Sieg kostet den Helden 3 Herzen.
    }
doodle-dungeon-ask-treasure-why = Er zählt nur unter einem Monster, das bis zum Ende überlebt. Sonst erfährt niemand, wo er ist.
doodle-dungeon-ask-upgrade-why = Erst volle Gruppen zählen. Monster werfen zwei Würfel, zählen ihre Stufe dazu und siegen ab 20.
doodle-dungeon-ask-walls-last-why = { doodle-dungeon-ask-walls-why }
doodle-dungeon-ask-thing-last-why = { doodle-dungeon-ask-thing-why }
doodle-dungeon-ask-treasure-last-why = { doodle-dungeon-ask-treasure-why }
doodle-dungeon-ask-upgrade-last-why = { doodle-dungeon-ask-upgrade-why }
doodle-dungeon-ask-take-back-why = Bis alle fertig sind, kannst du diese Karte ab jedem Element neu bauen.
doodle-dungeon-ask-change-why = { doodle-dungeon-ask-take-back-why }
doodle-dungeon-ask-erase-why = Was du ausradierst, zeichnest du neu, in der Reihenfolge der Karte.
doodle-dungeon-ask-ready-why = Sobald alle fertig sind, gilt, was gezeichnet ist.
doodle-dungeon-ask-path-why = Dieser Held soll lebend herauskommen und Monster besiegen, die sonst für { $owner } zählen.
doodle-dungeon-ask-trap-why = Dieser Held soll sterben: Das bringt dir 5 Punkte.
doodle-dungeon-ask-fight-why = Mit 20 siegt dein Monster, bleibt und verletzt den Helden. Mit weniger ist es verloren.
doodle-dungeon-ask-reroll-why = Du willst hohe Würfel: Mit allem anderen müssen sie 20 ergeben.
doodle-dungeon-ask-aid-why = Aus anderen Dungeons sollen die Helden lebend herauskommen, und die Monster dort verlieren.
doodle-dungeon-ask-target-why = Die Bombe geht nur hoch, wenn der Held auf das Feld des Monsters oder daneben kommt.
doodle-dungeon-ask-refill-why = Sie machen Platz für neue Karten. Die zuerst genannte kommt zuerst wieder.
doodle-dungeon-ask-refill-none = Meine Karten behalten
doodle-dungeon-ask-refill-done = Unter den Stapel
doodle-dungeon-ask-card-ahead-why = Andere greifen vielleicht vor dir zu, also nenn am besten mehrere.
doodle-dungeon-ask-turn-ahead-why = Es gilt, bis du es änderst, oder so lange, wie hier steht; dann muss niemand auf dich warten.

## Wie eine Frage auf einem Knopf heißt, wo eine andere gezeigt wird

doodle-dungeon-ask-walls-short = Weiterbauen
doodle-dungeon-ask-walls-last-short = Weiterbauen
doodle-dungeon-ask-thing-short = Weiterbauen
doodle-dungeon-ask-thing-last-short = Weiterbauen
doodle-dungeon-ask-treasure-short = Weiterbauen
doodle-dungeon-ask-treasure-last-short = Weiterbauen
doodle-dungeon-ask-upgrade-short = Weiterbauen
doodle-dungeon-ask-upgrade-last-short = Weiterbauen

## Was eine Antwort tut, bringt oder kostet: höchstens 100 Zeichen

# $line: was die Aktion tut
doodle-dungeon-note-card-dungeon = Für dich: { $line }
doodle-dungeon-note-card-hero = Gegen andere: { $line }
# $before, $after: Kämpfe von 100, jetzt und mit der nächsten Stufe
doodle-dungeon-note-upgrade-monster = Du hast { $things }. Jeder siegt jetzt in { $before } von 100 Kämpfen, mit +{ $next } in { $after }.
# $before, $after: Herzen, jetzt und mit der nächsten Stufe
doodle-dungeon-note-upgrade-trap = Du hast { $things }: jetzt zusammen { $before ->
        [one] { $before } Herz
       *[other] { $before } Herzen
    }, später { $after }. Der Held hat { $most }.
doodle-dungeon-note-upgrade-treasure = Du hast { $things }: jetzt zusammen bis zu { $before ->
        [one] { $before } Punkt
       *[other] { $before } Punkte
    }, später { $after }.
doodle-dungeon-note-upgrade-hand = So viele Karten hast du in jedem Zug von Phase C zur Wahl.
doodle-dungeon-note-erase-one = Sonst wird nichts ausradiert; du zeichnest es neu.
doodle-dungeon-note-keep = Deine Karte bleibt, wie sie ist.
doodle-dungeon-note-ready = Dann wartet niemand mehr auf dich.
# $cards: die Handkartenstufe
doodle-dungeon-note-help = Dann legst du Heldenaktionen für andere.
doodle-dungeon-note-exchange = Du legst Karten zurück, dann ziehst du bis auf { $cards }.
doodle-dungeon-note-end = Beendet deinen Zug; du ziehst bis auf { $cards }.
doodle-dungeon-note-settle = Du spielst hier nichts mehr.
doodle-dungeon-note-done = Du legst nichts mehr.
# $higher: Seiten von zehn
doodle-dungeon-note-die =
    { $higher ->
        [0] Kein Wurf ist höher: behalten.
        [one] { $higher } von 10 Würfen ist höher.
       *[other] { $higher } von 10 Würfen sind höher.
    }
# $points: was das Monster gebracht hätte
doodle-dungeon-note-target-way =
    { $points ->
        [one] Auf seinem Weg: fort, ehe es kämpfen kann, { $points } Punkt weniger.
       *[other] Auf seinem Weg: fort, ehe es kämpfen kann, { $points } Punkte weniger.
    }
doodle-dungeon-note-target-beside =
    { $points ->
        [one] Neben seinem Weg: fort, wenn er vorbeikommt, { $points } Punkt weniger.
       *[other] Neben seinem Weg: fort, wenn er vorbeikommt, { $points } Punkte weniger.
    }
doodle-dungeon-note-target-far = Nicht auf seinem Weg: vergeudet.
doodle-dungeon-note-helpful-until-drawn = Karten werden gespielt, sobald sie helfen. Ziehst du neue, wirst du wieder gefragt.
doodle-dungeon-note-helpful-always = Karten werden gespielt, sobald sie helfen, auch neu gezogene.
doodle-dungeon-note-nothing-until-drawn = Du behältst deine Karten. Ziehst du neue, wirst du wieder gefragt.
doodle-dungeon-note-nothing-while-inside = Du behältst deine Karten, bis der Held bei dir tot oder fort ist.
doodle-dungeon-note-nothing-always = Du behältst deine Karten bis zum Schluss.

## Was aus einer Antwort wird: höchstens 100 Zeichen

# $lapsing von $elements haben keinen Platz mehr
doodle-dungeon-outlook-lapsing =
    { $elements ->
        [one] Dafür hast du keinen Platz mehr.
       *[other] Kein Platz mehr für { $lapsing } von { $elements } Elementen.
    }
# $hurt: verlorene Herzen, $points: für einen toten Helden
doodle-dungeon-outlook-trap =
    { $hurt ->
        [0] Ein Schild schützt den Helden ganz.
        [one] Der Held verliert { $hurt } von { $hearts } Herzen.
       *[other] Der Held verliert { $hurt } von { $hearts } Herzen.
    }
doodle-dungeon-outlook-trap-deadly = Der Held stirbt: { $points } Punkte für dich!
doodle-dungeon-outlook-trap-again = Der Held kommt noch einmal hier vorbei und sitzt wieder fest.
doodle-dungeon-outlook-trap-once = Der Held kommt hier nicht mehr vorbei: Sie wäre vergeudet.
doodle-dungeon-outlook-won =
    { $hurt ->
        [0] { doodle-dungeon-the-kind-first } siegt, aber ein Schild schützt den Helden.
       *[other] { doodle-dungeon-the-kind-first } siegt: Der Held verliert { $hurt } von { $hearts } Herzen.
    }
doodle-dungeon-outlook-won-deadly = { doodle-dungeon-the-kind-first } siegt, und der Held stirbt: { $points } Punkte für dich!
doodle-dungeon-outlook-leaves =
    { $hurt ->
        [0] { doodle-dungeon-the-kind-first } siegt ohne Schaden und wird danach durchgestrichen.
       *[other] { doodle-dungeon-the-kind-first } kostet { $hurt } von { $hearts } Herzen und wird danach durchgestrichen.
    }
doodle-dungeon-outlook-leaves-deadly = { doodle-dungeon-outlook-won-deadly }
doodle-dungeon-outlook-lost =
    { $points ->
        [one] { doodle-dungeon-the-kind-first } verliert und wird durchgestrichen: { $points } Punkt weniger.
       *[other] { doodle-dungeon-the-kind-first } verliert und wird durchgestrichen: { $points } Punkte weniger.
    }
doodle-dungeon-outlook-lost-treasure =
    { $points ->
        [one] { doodle-dungeon-the-kind-first } verliert: { $points } Punkt weniger, und der Schatz hier ist verloren.
       *[other] { doodle-dungeon-the-kind-first } verliert: { $points } Punkte weniger, und der Schatz hier ist verloren.
    }
doodle-dungeon-outlook-wins =
    { $hurt ->
        [0] Siegt mit { $strength }, aber ein Schild schützt den Helden.
       *[other] Siegt mit { $strength }: Der Held verliert { $hurt } von { $hearts } Herzen.
    }
doodle-dungeon-outlook-wins-deadly = Siegt mit { $strength }, und der Held stirbt: { $points } Punkte für dich!
doodle-dungeon-outlook-short = Stärke { $strength }: Noch fehlen { $missing }.
doodle-dungeon-outlook-smoke = Niemand siegt: Du behältst { doodle-dungeon-the-kind }, der Held seine Herzen.
doodle-dungeon-outlook-bite-short = Nur falls dein Monster siegt: Noch fehlen { $missing }.
doodle-dungeon-outlook-enough = Nicht nötig: Dein Monster siegt schon.
# $odds: Würfe von 100
doodle-dungeon-outlook-odds =
    { $odds ->
        [0] Reicht allein nicht zum Sieg.
        [100] Siegt sicher.
       *[other] Siegt in { $odds } von 100 Fällen.
    }
# $lost: Herzen, die dem Helden fehlen, $healed: was er dann hätte
doodle-dungeon-outlook-heal =
    { $lost ->
        [0] Er hat alle { $most } Herzen: Er wäre vergeudet.
       *[other] Von { $hearts } auf { $healed } von { $most } Herzen.
    }
# $monsters: die, in deren Nähe der Held kommt
doodle-dungeon-outlook-bomb =
    { $monsters ->
        [0] Er kommt keinem Monster nahe: Sie wäre vergeudet.
        [one] Er kommt { $monsters } Monster nahe.
       *[other] Er kommt { $monsters } Monstern nahe.
    }
# $level: Stärke oder Schaden
doodle-dungeon-outlook-next =
    { $kind ->
        [trap] Als Nächstes: die Falle auf { $square } ({ doodle-dungeon-level }).
        [goblin] Als Nächstes: der Goblin auf { $square } ({ doodle-dungeon-level }).
        [orc] Als Nächstes: der Ork auf { $square } ({ doodle-dungeon-level }).
       *[dragon] Als Nächstes: der Drache auf { $square } ({ doodle-dungeon-level }).
    }
doodle-dungeon-outlook-idle = Dafür gibt es keine Gelegenheit mehr.

## Was jetzt nicht geht, und warum

doodle-dungeon-barred-full = alle Kästchen sind angekreuzt
doodle-dungeon-barred-hero-action = für andere Dungeons, danach
doodle-dungeon-barred-trap = nur bei einer Falle
doodle-dungeon-barred-fight = nur in einem Kampf
doodle-dungeon-barred-kind =
    { $kind ->
        [goblin] nur für einen Goblin
        [orc] nur für einen Ork
       *[dragon] nur für einen Drachen
    }
doodle-dungeon-barred-dice = nie mehr als { $most } Würfel
doodle-dungeon-barred-won = dein Monster siegt schon
doodle-dungeon-barred-stays = die Falle bleibt schon
doodle-dungeon-barred-own = nur bei einer eigenen Begegnung
doodle-dungeon-barred-dungeon = der Dungeon von { $owner }
doodle-dungeon-barred-dead = der Held dort ist tot
doodle-dungeon-barred-escaped = der Held dort ist entkommen
doodle-dungeon-barred-above = { $most } Karten liegen schon darüber

## Was ein Platz taugt, unter seiner Vorschau

# $more: um wie viele Schritte der kürzeste Weg wächst, $steps: wie lang er dann ist
doodle-dungeon-verdict-walls =
    { $more ->
        [0] Das passt. Kürzester Weg: weiter { $steps } Schritte.
       *[other] Gut: kürzester Weg nun { $steps } Schritte, { $more } mehr.
    }
doodle-dungeon-verdict-guards =
    { $kind ->
        [goblin] Gut: Auf { $square } bewacht der Goblin deinen Schatz.
        [orc] Gut: Auf { $square } bewacht der Ork deinen Schatz.
       *[dragon] Gut: Auf { $square } bewacht der Drache deinen Schatz.
    }
doodle-dungeon-verdict-certain = { $square }: Hier kommt kein Held vorbei, ohne anzuhalten.
doodle-dungeon-verdict-likely = { $square }: auf einem kürzesten Weg, aber Helden können ihn umgehen.
doodle-dungeon-verdict-aside = { $square }: abseits, Helden müssen hier nicht vorbei.
doodle-dungeon-verdict-idle-trap = { $square }: erlaubt, aber kaum von Nutzen, denn kein Held muss hier vorbei.
doodle-dungeon-verdict-guarded =
    { $kind ->
        [goblin] { $square }: zählt, wenn der Goblin dort überlebt.
        [orc] { $square }: zählt, wenn der Ork dort überlebt.
       *[dragon] { $square }: zählt, wenn der Drache dort überlebt.
    }
doodle-dungeon-verdict-unguarded = { $square }: zählt nur, wenn du dort noch ein Monster zeichnest.
