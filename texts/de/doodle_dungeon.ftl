# Doodle Dungeon
#
# Argumente, die immer wieder vorkommen:
# $seat, $owner: Name einer Person am Tisch    $square, $squares: Namen von Feldern wie C7
# $kind: trap, goblin, orc oder dragon, zum Auswählen    $track: dasselbe für eine Art von Aufwertung
# $card: eine Aktion mit der Nummer ihrer Karte    $dice: Werte von Würfeln, etwa 7, 2
#
# Namen stehen nie im Genitiv: „von Max“ stimmt immer, „Maxs“ nie.

## Das Spiel

doodle-dungeon-title = Doodle Dungeon
doodle-dungeon-blurb = Kritzle deinen eigenen Dungeon, schleuse Helden durch alle anderen, und sorge dafür, dass aus deinem niemand heil herauskommt!

## Wörter, aus denen andere Texte gemacht sind

doodle-dungeon-w1 = 1 Wand
doodle-dungeon-w2 = 2 Wände in einer Reihe
doodle-dungeon-w2d = 2 Wände diagonal
doodle-dungeon-w3i = 3 Wände in einer Reihe
doodle-dungeon-w3l = Winkel aus 3 Wänden
doodle-dungeon-w3k = 3 Wände mit Knick
doodle-dungeon-w3d = 3 Wände diagonal
doodle-dungeon-w4i = 4 Wände in einer Reihe
doodle-dungeon-w4l = L aus 4 Wänden
doodle-dungeon-w4t = T aus 4 Wänden
doodle-dungeon-w4s = Zickzack aus 4 Wänden
doodle-dungeon-walls = Wände
doodle-dungeon-trap = Falle
doodle-dungeon-goblin = Goblin
doodle-dungeon-orc = Ork
doodle-dungeon-dragon = Drache
doodle-dungeon-treasure = Schatz
doodle-dungeon-upgrade = Aufwertung
doodle-dungeon-category-goblin = Goblin
doodle-dungeon-category-orc = Ork
doodle-dungeon-category-dragon = Drache
doodle-dungeon-category-trap = Falle
doodle-dungeon-category-treasure = Schatz
doodle-dungeon-category-hand = Handkarten
doodle-dungeon-a-kind =
    { $kind ->
        [trap] eine Falle
        [goblin] einen Goblin
        [orc] einen Ork
       *[dragon] einen Drachen
    }
doodle-dungeon-the-kind =
    { $kind ->
        [trap] die Falle
        [goblin] den Goblin
        [orc] den Ork
       *[dragon] den Drachen
    }
doodle-dungeon-the-kind-first =
    { $kind ->
        [trap] Die Falle
        [goblin] Der Goblin
        [orc] Der Ork
       *[dragon] Der Drache
    }
# $level: die Stärke von Monstern hat ein Plus
doodle-dungeon-level =
    { $track ->
        [trap] { $level }
        [treasure] { $level }
        [hand] { $level }
       *[monsters] +{ $level }
    }
doodle-dungeon-next-level =
    { $track ->
        [trap] { $next }
        [treasure] { $next }
        [hand] { $next }
       *[monsters] +{ $next }
    }
doodle-dungeon-now =
    { $track ->
        [trap] Schaden { $level }
        [treasure] { $level ->
            [one] je { $level } Punkt
           *[other] je { $level } Punkte
        }
        [hand] { $level ->
            [one] { $level } Karte
           *[other] { $level } Karten
        }
       *[monsters] Stärke +{ $level }
    }
# aus Spielen, die begannen, bevor nach Art gezählt wurde
doodle-dungeon-so-many = { $count } × { $element }
doodle-dungeon-n-of =
    { $kind ->
        [walls] { $count ->
            [one] { $count } Wand
           *[other] { $count } Wände
        }
        [trap] { $count ->
            [one] { $count } Falle
           *[other] { $count } Fallen
        }
        [goblin] { $count ->
            [one] { $count } Goblin
           *[other] { $count } Goblins
        }
        [orc] { $count ->
            [one] { $count } Ork
           *[other] { $count } Orks
        }
        [dragon] { $count ->
            [one] { $count } Drache
           *[other] { $count } Drachen
        }
        [treasure] { $count ->
            [one] { $count } Schatz
           *[other] { $count } Schätze
        }
       *[upgrade] { $count ->
            [one] { $count } Aufwertung
           *[other] { $count } Aufwertungen
        }
    }
doodle-dungeon-card = { $action } (Karte { $number })
# $element: was es ist, $where: Felder, oder eine Art von Aufwertung
doodle-dungeon-what-and-where = { $element }: { $where }
doodle-dungeon-built = { $element } auf { $squares }
doodle-dungeon-built-upgrade = Aufwertung für { $category }
doodle-dungeon-n-hearts =
    { $hearts ->
        [one] { $hearts } Herz
       *[other] { $hearts } Herzen
    }
doodle-dungeon-n-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
doodle-dungeon-n-traps =
    { $traps ->
        [one] { $traps } Falle
       *[other] { $traps } Fallen
    }
doodle-dungeon-n-monsters =
    { $monsters ->
        [one] { $monsters } Monster
       *[other] { $monsters } Monster
    }
# im Dativ: mit so vielen Punkten
doodle-dungeon-n-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
doodle-dungeon-n-total =
    { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }
# $length: Felder, jeder Besuch zählt
doodle-dungeon-path = { $length } Felder lang, über { doodle-dungeon-n-traps } und { doodle-dungeon-n-monsters }
# $hearts: was der Held auf so einem Weg im Durchschnitt verliert
doodle-dungeon-proposal = { doodle-dungeon-n-monsters }, { doodle-dungeon-n-traps }: { $outlook }
doodle-dungeon-outlook-arrives = kommt mit etwa { $hearts } von { $most } Herzen an
doodle-dungeon-outlook-risks = kommt mit etwa { $hearts } von { $most } Herzen an, stirbt aber in { $times } von { $of } Fällen
doodle-dungeon-outlook-dies = stirbt in { $times } von { $of } Fällen, am ehesten auf { $square }
doodle-dungeon-outlook-dies-surely = stirbt fast immer, am ehesten auf { $square }

## Fragen: höchstens 150 Zeichen, ein Name mit 32 eingerechnet

doodle-dungeon-ask-name = Wie soll dein Dungeon heißen? Bis die Helden kommen, kannst du ihn umbenennen.
doodle-dungeon-ask-name-short = Umbenennen
doodle-dungeon-ask-card = Welche Karte nimmst du?
# $formation: eine Wandformation in Worten
doodle-dungeon-ask-walls = Wohin zeichnest du das: { $formation }?
doodle-dungeon-ask-thing = Wohin zeichnest du { doodle-dungeon-a-kind }?
doodle-dungeon-ask-treasure = Wo versteckst du den Schatz?
doodle-dungeon-ask-upgrade = Welches Kästchen kreuzt du an?
# dasselbe beim letzten Element einer Karte
doodle-dungeon-ask-walls-last = { doodle-dungeon-ask-walls } Damit ist deine Karte fertig.
doodle-dungeon-ask-thing-last = { doodle-dungeon-ask-thing } Damit ist deine Karte fertig.
doodle-dungeon-ask-treasure-last = { doodle-dungeon-ask-treasure } Damit ist deine Karte fertig.
doodle-dungeon-ask-upgrade-last = { doodle-dungeon-ask-upgrade } Damit ist deine Karte fertig.
# was gezeichnet wurde, wie es die Antwort nennt; $squares: das Feld
doodle-dungeon-ask-walls-told = { $formation }, wie gezeichnet
doodle-dungeon-ask-walls-last-told = { doodle-dungeon-ask-walls-told }
doodle-dungeon-ask-path-told = Weg wie gezeichnet
doodle-dungeon-ask-thing-told = { doodle-dungeon-a-kind } auf { $squares }
doodle-dungeon-ask-thing-last-told = { doodle-dungeon-ask-thing-told }
doodle-dungeon-ask-treasure-told = einen Schatz auf { $squares }
doodle-dungeon-ask-treasure-last-told = { doodle-dungeon-ask-treasure-told }
doodle-dungeon-ask-take-back = Welches Element dieser Karte radierst du aus, mit allen danach?
doodle-dungeon-ask-take-back-short = Radieren
doodle-dungeon-ask-change = Du bist fertig. Willst du noch etwas ändern, solange andere bauen?
doodle-dungeon-ask-erase = Willst du das wirklich ausradieren? Dann baust du von dort an neu.
# aus Spielen, in denen danach noch gefragt wurde
doodle-dungeon-ask-ready = Alles von dieser Karte ist eingebaut. Drehst du sie um?
doodle-dungeon-ask-path = Wie läuft der Held durch den Dungeon von { $owner }?
doodle-dungeon-ask-trap = Der Held sitzt in deiner Falle. Spielst du eine Karte?
# $missing: wie viel Stärke dem Monster fehlt
doodle-dungeon-ask-fight =
    { $missing ->
        [0] { doodle-dungeon-the-kind-first } würfelt { $dice } und gewinnt mit Stärke { $strength }. Spielst du eine Karte?
       *[other] { doodle-dungeon-the-kind-first } würfelt { $dice } und hat Stärke { $strength }, { $missing } zu wenig. Spielst du eine Karte?
    }
doodle-dungeon-ask-reroll = Welche Würfel wirfst du noch einmal?
doodle-dungeon-ask-aid = Hilfst du einem Helden in einem anderen Dungeon?
doodle-dungeon-ask-target = Welchem Monster von { $owner } gilt die Bombe?
doodle-dungeon-ask-refill = Welche Karten legst du vor dem Ziehen unter deinen Stapel?

## Möglichkeiten: höchstens 80 Zeichen, ein Name mit 32 eingerechnet

doodle-dungeon-option-card = { $action }: { $elements }
# $what: ein Element, und wo es ist
# aus Spielen, die begannen, bevor dabeistand, was ausradiert wird
doodle-dungeon-option-take-back = { $number }. { $what }
doodle-dungeon-option-erase =
    { $more ->
        [0] Ausradieren: { $what }
        [1] Ausradieren: { $what } und das danach
       *[other] Ausradieren: { $what } und die { $more } danach
    }
doodle-dungeon-note-erase = Dazu: { $all }.
doodle-dungeon-option-keep = So lassen
# $missing: Kreuze bis zur nächsten Stufe
doodle-dungeon-option-upgrade =
    { $missing ->
        [1] { $category }: { doodle-dungeon-now }, mit diesem Kästchen { doodle-dungeon-next-level }
       *[other] { $category }: { doodle-dungeon-now }, nach { $missing } Kästchen { doodle-dungeon-next-level }
    }
# aus Spielen, in denen jeder Schritt eines Zugs eine eigene Frage war
doodle-dungeon-option-ready = Karte umdrehen
doodle-dungeon-option-settle = Dabei bleibt es
doodle-dungeon-option-done = Karten behalten
# wie ein Zug weitergeht, in einer Begegnung und danach
doodle-dungeon-option-help = Einem Helden helfen
doodle-dungeon-option-exchange-here = Karten tauschen
doodle-dungeon-option-end-here = Dabei belassen
doodle-dungeon-option-exchange = Karten tauschen
doodle-dungeon-option-end = Karten behalten
doodle-dungeon-option-die = Würfel { $number }: { $value }
doodle-dungeon-option-aid = { $action }: Dungeon von { $owner }

## Was an einem Platz nicht stimmt

doodle-dungeon-flaw-outside = So würde die Formation aus dem Dungeon ragen; bitte nimm ein anderes Feld oder dreh sie.
doodle-dungeon-flaw-taken = Auf dem Feld ist schon etwas; bitte nimm leere Felder.
doodle-dungeon-flaw-cut-off = Diese Wände würden Felder vom Eingang oder vom Ausgang abschneiden; jedes Feld ohne Wand muss erreichbar bleiben.
doodle-dungeon-flaw-neighbour = Direkt neben dem Feld ist eine Falle oder ein Monster; bitte lass eine Lücke (über Eck ist erlaubt).
doodle-dungeon-flaw-other-shape = Diese Felder haben nicht die Form der Formation ({ $formation }); bitte nenn alle ihre Felder, oder das erste und die Drehung.
doodle-dungeon-flaw-hidden-already = Dort hast du schon einen Schatz versteckt; bitte nimm ein anderes Feld.
doodle-dungeon-flaw-no-room-later = Hier nähme es einem späteren Element dieser Karte den Platz; bitte bau es woandershin.

## Was an einem Weg nicht stimmt; $step: der wievielte Schritt, der Eingang ist Nummer 1

doodle-dungeon-misstep-start = Schritt { $step }: Ein Weg beginnt am Eingang, auf A1, nicht auf { $square }.
doodle-dungeon-misstep-jump = Schritt { $step }: { $square } liegt nicht neben dem Feld davor; Helden laufen gerade, niemals diagonal.
doodle-dungeon-misstep-wall = Schritt { $step }: Auf { $square } ist eine Wand; bitte führ den Weg um sie herum.
doodle-dungeon-misstep-third-visit = Schritt { $step }: { $square } liegt zum dritten Mal auf dem Weg; erlaubt ist zweimal.
doodle-dungeon-misstep-same-monster = Schritt { $step }: Zum Monster auf { $square } darf der Weg erst nach einem anderen Monster oder einer Falle wieder führen.
doodle-dungeon-misstep-end = Schritt { $step }: Ein Weg endet am Ausgang, auf H10, nicht auf { $square }.

## Was geschieht

doodle-dungeon-start-marker = { $seat } bekommt durch das Los den Startspitzer.
doodle-dungeon-named = { $seat } nennt den Dungeon „{ $name }“.
doodle-dungeon-round = Runde { $round } von { $rounds }: Neue Karten liegen aus.
doodle-dungeon-card-taken = { $seat } nimmt *{ $card }*: { $elements }.
doodle-dungeon-walls-drawn = { $seat } zeichnet Wände: { $squares }.
doodle-dungeon-thing-drawn = { $seat } zeichnet { doodle-dungeon-a-kind } auf { $square }.
doodle-dungeon-walls-drawn-only = { $seat } zeichnet Wände an die einzige Stelle, die noch passt: { $squares }.
doodle-dungeon-thing-drawn-only = { $seat } zeichnet { doodle-dungeon-a-kind } auf { $square }, das einzige Feld, das noch passt.
doodle-dungeon-treasure-hidden = { $seat } versteckt irgendwo einen Schatz.
doodle-dungeon-you-hid-a-treasure = Du versteckst einen Schatz auf { $square }.
doodle-dungeon-upgraded = { $seat } kreuzt ein Kästchen an: { $category }.
doodle-dungeon-upgraded-level = { $seat } kreuzt ein Kästchen an und schaltet eine Stufe frei: { $category } { doodle-dungeon-level }.
doodle-dungeon-lapsed = { $seat } hat für dieses Element keinen Platz, also verfällt es: { $element }.
doodle-dungeon-ready = { $seat } hat fertig gebaut.
doodle-dungeon-took-back = { $seat } überlegt es sich anders und radiert ein Element aus: { $element }.
doodle-dungeon-treasures-counted =
    { $treasures ->
        [0] { $seat } hat keinen Schatz versteckt.
        [one] { $seat } hat { $treasures } Schatz versteckt.
       *[other] { $seat } hat { $treasures } Schätze versteckt.
    }
# $path: wie lang er ist und was auf ihm liegt
doodle-dungeon-path-drawn = { $seat } zeichnet den Heldenweg durch den Dungeon von { $owner }: { $path }.
doodle-dungeon-defence = Die Helden stehen an den Eingängen, und { $seat } ist zuerst am Zug.
doodle-dungeon-healed =
    { $hearts ->
        [0] *{ $card }* ist vergeudet: Der Held bei { $seat } ist unverletzt.
       *[other] *{ $card }* gibt dem Helden bei { $seat } { doodle-dungeon-n-hearts } zurück.
    }
doodle-dungeon-escaped = Der Held entkommt aus dem Dungeon von { $seat }, mit { doodle-dungeon-n-hearts }!
doodle-dungeon-died = Der Held im Dungeon von { $seat } haucht sein Leben aus!
doodle-dungeon-put-under = { $seat } legt { doodle-dungeon-n-cards } unter den Stapel.
doodle-dungeon-you-put-under = Du legst unter deinen Stapel: { $cards }.
doodle-dungeon-drew = { $seat } zieht { doodle-dungeon-n-cards }.
doodle-dungeon-you-drew = Du ziehst { $cards }.
doodle-dungeon-blown-up = *{ $card }* geht im Dungeon von { $seat } hoch und erwischt { doodle-dungeon-the-kind } auf { $square }.
doodle-dungeon-bomb-useless = *{ $card }* hat im Dungeon von { $seat } kein Ziel mehr und wird abgelegt.
doodle-dungeon-disarmed = *{ $card }* entschärft die Falle auf { $square } im Dungeon von { $seat }, und der Held läuft weiter.
doodle-dungeon-gagged = *{ $card }*: { $seat } darf in dieser Begegnung nur eine Dungeonaktion spielen.
doodle-dungeon-meets-trap = Im Dungeon von { $seat } tappt der Held in die Falle auf { $square }.
doodle-dungeon-meets-monster = Im Dungeon von { $seat } trifft der Held auf { $square } { doodle-dungeon-the-kind }, und die Würfel zeigen { $dice }: Stärke { $strength }.
doodle-dungeon-weakened = *{ $card }* wirkt gegen das Monster von { $seat }: jetzt Würfel { $dice }, Stärke { $strength }.
doodle-dungeon-acted = { $seat } spielt *{ $action }*: Würfel { $dice }, Stärke { $strength }.
doodle-dungeon-acted-trap = { $seat } spielt *{ $action }*.
doodle-dungeon-rerolled = { $seat } würfelt noch einmal: Würfel { $dice }, Stärke { $strength }.
# $damage: was davon übrig ist
doodle-dungeon-shielded =
    { $damage ->
        [0] *{ $card }* schützt den Helden bei { $seat }: Er nimmt keinen Schaden.
       *[other] *{ $card }* schützt den Helden bei { $seat }: Er nimmt nur { $damage } Schaden.
    }
doodle-dungeon-sprung =
    { $hurt ->
        [0] Die Falle von { $seat } schadet dem Helden nicht.
        [one] Die Falle von { $seat } kostet den Helden { $hurt } Herz.
       *[other] Die Falle von { $seat } kostet den Helden { $hurt } Herzen.
    }
doodle-dungeon-won =
    { $hurt ->
        [0] { doodle-dungeon-the-kind-first } von { $seat } gewinnt mit Stärke { $strength }, schadet dem Helden aber nicht.
        [one] { doodle-dungeon-the-kind-first } von { $seat } gewinnt mit Stärke { $strength } und kostet den Helden { $hurt } Herz.
       *[other] { doodle-dungeon-the-kind-first } von { $seat } gewinnt mit Stärke { $strength } und kostet den Helden { $hurt } Herzen.
    }
doodle-dungeon-lost = { doodle-dungeon-the-kind-first } von { $seat } verliert mit Stärke { $strength } und flieht.
doodle-dungeon-smoke = { doodle-dungeon-the-kind-first } von { $seat } verschwindet im Rauch: Niemand gewinnt, und das Monster bleibt.
doodle-dungeon-leaves = { doodle-dungeon-the-kind-first } von { $seat } fällt der eigenen verfluchten Klinge zum Opfer.
doodle-dungeon-laid = { $seat } legt *{ $card }* über den Dungeon von { $owner }.
doodle-dungeon-laid-for = { $seat } legt *{ $card }* über den Dungeon von { $owner }, gedacht für { doodle-dungeon-the-kind } auf { $square }.
# $death: 5 oder 0, $hearts: Minuspunkte
doodle-dungeon-score = { $seat }: { $treasures } für Schätze, { $monsters } für Monster, { $death } für den Heldentod, minus { $hearts } für Herzen: { doodle-dungeon-n-total }.
# $rivals: wer genauso viele Punkte, aber mehr Monster verloren hat
doodle-dungeon-tie = Nach Punkten steht es unentschieden mit { $rivals }, aber bei { $winners } sind weniger Monster durchgestrichen.
doodle-dungeon-end =
    { $count ->
        [one] Kein Held ist mehr drin. Am bösesten von allen ist { $winners } mit { doodle-dungeon-n-points }!
       *[other] Kein Held ist mehr drin. { $winners } sind mit je { doodle-dungeon-n-points } gemeinsam am bösesten!
    }

## Aktionen: Name, eine Zeile mit höchstens 100 Zeichen, und die Regel

doodle-dungeon-aim-boost = Zielwasser
doodle-dungeon-aim-boost-line = Kampf: Stärke +3.
doodle-dungeon-aim-boost-rule = In einem Kampf: Dein Monster bekommt 3 Stärke mehr.
doodle-dungeon-orc-club = Orkkeule
doodle-dungeon-orc-club-line = Kampf eines Orks: Stärke +4.
doodle-dungeon-orc-club-rule = Im Kampf eines Orks: Er bekommt 4 Stärke mehr.
doodle-dungeon-goblin-spear = Goblinspeer
doodle-dungeon-goblin-spear-line = Kampf eines Goblins: Stärke +5.
doodle-dungeon-goblin-spear-rule = Im Kampf eines Goblins: Er bekommt 5 Stärke mehr.
doodle-dungeon-dragon-fire = Drachenfeuer
doodle-dungeon-dragon-fire-line = Kampf eines Drachen: Stärke +4.
doodle-dungeon-dragon-fire-rule = Im Kampf eines Drachen: Er bekommt 4 Stärke mehr.
doodle-dungeon-axe = Axt
doodle-dungeon-axe-line = Kampf: ein Würfel mehr.
doodle-dungeon-axe-rule = In einem Kampf mit höchstens 3 Würfeln: Wirf einen weiteren und zähle ihn dazu.
doodle-dungeon-talisman = Talisman
doodle-dungeon-talisman-line = Kampf: zwei Würfel mehr, dann kommen die zwei niedrigsten von allen heraus.
doodle-dungeon-talisman-rule = In einem Kampf mit höchstens 2 Würfeln: Wirf zwei weitere, dann nimm die zwei niedrigsten von allen heraus. Die übrigen ergeben die Stärke.
doodle-dungeon-cursed-blade = Verfluchte Klinge
doodle-dungeon-cursed-blade-line = Kampf: zwei Würfel mehr; danach wird das Monster durchgestrichen, auch wenn es gewinnt.
doodle-dungeon-cursed-blade-rule = In einem Kampf mit höchstens 2 Würfeln: Wirf zwei weitere und zähle sie dazu. Nach dem Kampf wird dieses Monster durchgestrichen, auch wenn es gewonnen hat; sein Schaden zählt trotzdem.
doodle-dungeon-second-try = Zweiter Versuch
doodle-dungeon-second-try-line = Kampf: Wirf beliebig viele der Würfel noch einmal.
doodle-dungeon-second-try-rule = In einem Kampf: Wähle beliebig viele seiner Würfel und wirf sie einmal neu.
doodle-dungeon-savage-bite = Wilder Biss
doodle-dungeon-savage-bite-line = Kampf: Gewinnt das Monster, richtet es 2 Schaden mehr an.
doodle-dungeon-savage-bite-rule = In einem Kampf: Gewinnt ihn dein Monster, richtet es 2 Schaden mehr an.
doodle-dungeon-sharpened-spikes = Geschärfte Stacheln
doodle-dungeon-sharpened-spikes-line = Falle: 2 Schaden mehr.
doodle-dungeon-sharpened-spikes-rule = Sitzt der Held in einer Falle: Sie richtet 2 Schaden mehr an.
doodle-dungeon-reset-spring = Spannfeder
doodle-dungeon-reset-spring-line = Falle: Sie wird diesmal nicht durchgestrichen.
doodle-dungeon-reset-spring-rule = Sitzt der Held in einer Falle: Sie wird diesmal nicht durchgestrichen und kann ihn noch einmal erwischen.
doodle-dungeon-smoke-screen = Rauchwolke
doodle-dungeon-smoke-screen-line = Kampf unter Stärke 20: Er endet ohne Sieg, und das Monster bleibt.
doodle-dungeon-smoke-screen-rule = In einem Kampf mit weniger als Stärke 20: Niemand gewinnt ihn. Das Monster bleibt, selbst mit einer Verfluchten Klinge, und der Held wird nicht verletzt.
doodle-dungeon-healing-potion = Heiltrank
doodle-dungeon-healing-potion-line = Zu Beginn des nächsten Zugs dort bekommt der Held 2 Herzen zurück.
doodle-dungeon-healing-potion-rule = Zu Beginn des nächsten Zugs in diesem Dungeon bekommt der Held 2 Herzen zurück, aber nie mehr, als auf dem Blatt stehen. Im allerersten Zug ist der Trank vergeudet.
doodle-dungeon-bomb = Bombe
doodle-dungeon-bomb-line = Kommt der Held auf das Feld eines Monsters oder daneben, ist es fort.
doodle-dungeon-bomb-rule = Wähle ein lebendes Monster dieses Dungeons. Sobald der Held unterwegs auf sein Feld oder eines daneben kommt, wird es ohne Kampf durchgestrichen, und er läuft weiter. Verschwindet es aus anderem Grund, wird die Bombe abgelegt.
doodle-dungeon-trap-kit = Fallenset
doodle-dungeon-trap-kit-line = Die nächste Falle des Helden wird durchgestrichen und schadet ihm nicht.
doodle-dungeon-trap-kit-rule = Betritt der Held ein Feld mit einer Falle, wird sie ohne Schaden durchgestrichen, und er läuft im selben Zug weiter.
doodle-dungeon-shield = Schild
doodle-dungeon-shield-line = Der nächste Schaden am Helden ist um 2 geringer.
doodle-dungeon-shield-rule = Der nächste Schaden am Helden ist um 2 geringer, aber nie unter 0.
doodle-dungeon-holy-water = Weihwasser
doodle-dungeon-holy-water-line = Nächster Kampf: Stärke −4.
doodle-dungeon-holy-water-rule = Im nächsten Kampf hat das Monster 4 Stärke weniger.
doodle-dungeon-lucky-charm = Glücksbringer
doodle-dungeon-lucky-charm-line = Nächster Kampf: Der höchste Würfel des ersten Wurfs wird neu geworfen.
doodle-dungeon-lucky-charm-rule = Im nächsten Kampf wird gleich nach dem ersten Wurf der höchste Würfel neu geworfen (bei mehreren gleichen einer davon); der neue Wert zählt.
doodle-dungeon-gag = Knebel
doodle-dungeon-gag-line = Nächste Begegnung: höchstens eine Dungeonaktion.
doodle-dungeon-gag-rule = In der nächsten Begegnung, Falle oder Kampf, darf in diesem Dungeon höchstens eine Dungeonaktion gespielt werden.

doodle-dungeon-face-dungeon = Dungeonaktion: Du spielst sie, wenn der Held in deinem eigenen Dungeon auf eine Falle oder ein Monster trifft.
doodle-dungeon-face-hero = Heldenaktion: Du legst sie in deinem Zug über einen anderen Dungeon, wo sie dem Helden bei nächster Gelegenheit hilft.
doodle-dungeon-face-elements = Sie bringt, von links nach rechts: { $elements }.
doodle-dungeon-face-front = { $number } ({ $elements })
doodle-dungeon-face-fronts =
    { $count ->
        [one] Auf einer Karte: { $fronts }.
       *[other] Auf { $count } Karten: { $fronts }.
    }

## Der Tisch in Sätzen; sie werden auch vorgelesen, also ohne Auszeichnung

doodle-dungeon-twin-building = Die Dungeons werden gebaut: Runde { $round } von { $rounds }. { $seat } hat den Startspitzer.
doodle-dungeon-twin-building-you = Die Dungeons werden gebaut: Runde { $round } von { $rounds }. Du hast den Startspitzer.
doodle-dungeon-twin-phase-drawing = Die Dungeons sind gebaut, und die Heldenwege werden gezeichnet.
doodle-dungeon-twin-defending = Die Dungeons werden verteidigt, und { $seat } ist am Zug.
doodle-dungeon-twin-defending-you = Die Dungeons werden verteidigt, und du bist am Zug.
doodle-dungeon-twin-phase-over = Das Spiel ist vorbei.
doodle-dungeon-twin-row = Karten zur Auswahl: { $cards }.
doodle-dungeon-twin-offer = { $card } mit { $elements }
doodle-dungeon-twin-trap = Im Dungeon von { $seat } sitzt der Held in der Falle auf { $square }.
doodle-dungeon-twin-trap-you = In deinem Dungeon sitzt der Held in der Falle auf { $square }.
doodle-dungeon-twin-fight = Im Dungeon von { $seat } kämpft der Held auf { $square } gegen { doodle-dungeon-the-kind }: Würfel { $dice }, Stärke { $strength }.
doodle-dungeon-twin-fight-you = In deinem Dungeon kämpft der Held auf { $square } gegen { doodle-dungeon-the-kind }: Würfel { $dice }, Stärke { $strength }.
doodle-dungeon-twin-sprung = Im Dungeon von { $seat } hat die Falle auf { $square } zugeschnappt; verlorene Herzen: { $hurt }.
doodle-dungeon-twin-sprung-you = In deinem Dungeon hat die Falle auf { $square } zugeschnappt; verlorene Herzen: { $hurt }.
doodle-dungeon-twin-won = Im Dungeon von { $seat }, Feld { $square }: { doodle-dungeon-the-kind-first } hat mit den Würfeln { $dice } und Stärke { $strength } gewonnen; verlorene Herzen: { $hurt }.
doodle-dungeon-twin-won-you = In deinem Dungeon, Feld { $square }: { doodle-dungeon-the-kind-first } hat mit den Würfeln { $dice } und Stärke { $strength } gewonnen; verlorene Herzen: { $hurt }.
doodle-dungeon-twin-lost = Im Dungeon von { $seat }, Feld { $square }: { doodle-dungeon-the-kind-first } hat mit den Würfeln { $dice } und Stärke { $strength } verloren.
doodle-dungeon-twin-lost-you = In deinem Dungeon, Feld { $square }: { doodle-dungeon-the-kind-first } hat mit den Würfeln { $dice } und Stärke { $strength } verloren.
doodle-dungeon-twin-smoke = Im Dungeon von { $seat } endete der Kampf gegen { doodle-dungeon-the-kind } auf { $square } bei Stärke { $strength } im Rauch.
doodle-dungeon-twin-smoke-you = In deinem Dungeon endete der Kampf gegen { doodle-dungeon-the-kind } auf { $square } bei Stärke { $strength } im Rauch.
# $deck, $hand: wie viele Karten
doodle-dungeon-twin-dungeon = Der Dungeon von { $seat } (Karten im Aktionsstapel: { $deck }, auf der Hand: { $hand }).
doodle-dungeon-twin-dungeon-you = Dein Dungeon (Karten im Aktionsstapel: { $deck }, auf der Hand: { $hand }).
doodle-dungeon-twin-dungeon-named = „{ $name }“, der Dungeon von { $seat } (Karten im Aktionsstapel: { $deck }, auf der Hand: { $hand }).
doodle-dungeon-twin-dungeon-named-you = „{ $name }“, dein Dungeon (Karten im Aktionsstapel: { $deck }, auf der Hand: { $hand }).
doodle-dungeon-twin-drawing = Dort gezeichnet: { $parts }.
doodle-dungeon-twin-kind = { $element } ({ $where })
doodle-dungeon-twin-crossed-out = durchgestrichen ({ $squares })
doodle-dungeon-twin-upgrades = Stufen: { $parts }.
doodle-dungeon-twin-category = { $category } { doodle-dungeon-level } ({ $ticked } von { $boxes })
doodle-dungeon-twin-treasures = Schätze: { $squares }.
doodle-dungeon-twin-treasure-count = Dort versteckte Schätze: { $treasures }.
doodle-dungeon-twin-card-open =
    { $built ->
        [0] Davor liegt { $card } mit { $elements }; davon ist noch nichts gebaut.
       *[other] Davor liegt { $card } mit { $elements }; bisher gebaute oder verfallene Elemente: { $built }.
    }
doodle-dungeon-twin-card-built = Davor liegt { $card } mit { $elements }; alles davon ist gebaut ({ $built }).
doodle-dungeon-twin-path = Der Heldenweg, von Ecke zu Ecke: { $squares }.
doodle-dungeon-twin-way-on = Von dort geht er, von Ecke zu Ecke: { $squares }.
doodle-dungeon-twin-hero-outside = Der Held steht mit { $hearts } von { $most } Herzen vor dem Eingang.
doodle-dungeon-twin-hero-inside = Der Held steht mit { $hearts } von { $most } Herzen auf { $square }.
doodle-dungeon-twin-hero-dead = Der Held ist auf { $square } gestorben ({ $hearts } von { $most } Herzen).
doodle-dungeon-twin-hero-escaped = Der Held ist mit { $hearts } von { $most } Herzen über { $square } entkommen.
doodle-dungeon-twin-so-far = Punkte bis jetzt, ohne versteckte Schätze: { $points }.
doodle-dungeon-twin-ahead = Vor ihm: { $things }.
# $level: Stärke eines Monsters, Schaden einer Falle
doodle-dungeon-twin-thing = { $element } { doodle-dungeon-level } auf { $square }
doodle-dungeon-twin-above = Über dem Dungeon liegen: { $cards }.
doodle-dungeon-twin-deck = In deinem Aktionsstapel: { $cards }.
doodle-dungeon-twin-hand = Auf deiner Hand: { $cards }.
doodle-dungeon-twin-to-draw = Du zeichnest den Weg durch den Dungeon von { $owner }.
doodle-dungeon-twin-drawn = Durch den Dungeon von { $owner } hast du diesen Weg gezeichnet, von Ecke zu Ecke: { $squares }.
doodle-dungeon-twin-piles = Karten im Baustapel: { $pile }; auf dem Ablagestapel: { $discards }.
# $guarded: bewachte Schätze, $kinds: übrige Monster, $crossed: durchgestrichene Monster
doodle-dungeon-twin-score = { $seat }: { $treasures } Punkte für bewachte Schätze ({ $guarded }), { $monsters } für { $kinds }, { $death } für den Heldentod, minus { $hearts } für Herzen; zusammen { doodle-dungeon-n-total }, durchgestrichene Monster: { $crossed }.

## Die Regeln in unseren Worten, Thema für Thema

doodle-dungeon-topic-goal = Ziel und Ablauf
doodle-dungeon-rules-goal =
    Dir gehören eine leere Höhle und ein Bleistift. Ihr spielt drei Phasen:
    - **A. Bauen:** In 14 Runden nehmt ihr Karten und zeichnet, was darauf ist, in euren Dungeon: Wände, Fallen, Monster, versteckte Schätze, Aufwertungen.
    - **B. Wege zeichnen:** Du zeichnest den Weg, den ein Held durch den Dungeon **rechts von dir** nimmt.
    - **C. Verteidigen:** Zug um Zug läuft der Held durch deinen eigenen Dungeon. Dieselben Karten bringen jetzt Aktionen: Die einen stärken deine Fallen und Monster, die anderen helfen den Helden in allen anderen Dungeons.

    Jeder Held hat **12 Herzen**. Am Ende zählen Schätze, die noch bewacht sind, und Monster, die noch da sind. Ein toter Held bringt 5 Punkte, ein entkommener kostet dich für jedes Herz, das ihm bleibt, einen. **Die meisten Punkte gewinnen.**

    Dein Dungeon hat von Anfang an einen Namen; bis Phase C kannst du ihn ändern, und niemand wartet darauf.

doodle-dungeon-topic-cards = Karten nehmen
doodle-dungeon-rules-cards =
    In jeder Runde liegen zu zweit 3 Karten aus, zu dritt 4 und zu viert 5. Vom Startspitzer aus nehmt ihr im Uhrzeigersinn je eine. Die letzte kommt auf den Ablagestapel, und der Startspitzer wandert weiter.

    Eine Karte hat zwei Hälften:
    - **Elemente**, die ihr sofort von links nach rechts einbaut.
    - Eine **Aktion** für Phase C. Haben alle gebaut, wird die Karte umgedreht und kommt in deinen Aktionsstapel. In den Phasen A und B darfst du ihn durchsehen; sonst sieht ihn niemand. Seine Reihenfolge ist egal, denn vor Phase C werden alle Stapel gemischt: Zu sortieren gibt es also nichts.

    Sobald du eine Karte hast, darfst du bauen, während andere noch wählen.

    Zu viert ist der Stapel in Runde 12 leer: Dann werden die abgelegten Karten einmal gemischt und wieder verwendet. In Phase C wird nichts mehr neu gemischt.

doodle-dungeon-topic-building = Einbauen, und es sich anders überlegen
doodle-dungeon-rules-building =
    Elemente werden **von links nach rechts** eingebaut. Du **musst** jedes einbauen, für das es irgendeinen Platz gibt; eines ohne Platz verfällt, die anderen nicht. Du darfst ein Element nicht dorthin bauen, wo es einem späteren derselben Karte den Platz nimmt.

    Alle Wände einer Karte sind zusammen ein Element, alles andere ist je eines.

    Solange nicht alle fertig sind, kannst du ändern, was du **von dieser Karte** gebaut hast: Wähle ein Element, und es wird mit allem, was danach kam, ausradiert; dann baust du von dort der Reihe nach weiter. Mit dem letzten Element bist du fertig; auch dann geht das noch, solange jemand anders baut. Was von früheren Karten stammt, bleibt.

    Wände, Fallen und Monster kommen auf **leere Felder**. Ein Feld mit einem versteckten Schatz gilt trotzdem als leer.

doodle-dungeon-topic-walls = Wände
doodle-dungeon-rules-walls =
    Alle Wände einer Karte zeichnest du zusammen als **eine Formation**, genau wie abgebildet; drehen und spiegeln darfst du sie. Sie muss ganz im Dungeon und auf leeren Feldern liegen. Geht das nicht, zeichnest du gar nichts davon.

    Das Wichtigste: **Jedes Feld ohne Wand** muss vom Eingang (A1) und vom Ausgang (H10) aus erreichbar bleiben. Helden laufen nie diagonal; zwei Wände, die sich an den Ecken berühren, schließen also eine Lücke. Fallen und Monster versperren keinen Weg.

    Auf A1 und H10 kann keine Wand stehen.

doodle-dungeon-topic-monsters = Fallen und Monster
doodle-dungeon-rules-monsters =
    Eine Falle oder ein Monster braucht ein leeres Feld, **neben dem weder Falle noch Monster ist**. Diagonal ist erlaubt, und Wände sind egal. Auch A1 und H10 sind möglich.

    Was ein Monster bringt, wenn es überlebt, und was es den Helden kostet, wenn es gewinnt:
    - Goblin: 1 Punkt, 1 Herz
    - Ork: 2 Punkte, 2 Herzen
    - Drache: 3 Punkte, 3 Herzen

    Fallen bringen keine Punkte, treffen aber immer: Der Held verliert so viele Herzen, wie deine Fallenstufe sagt. Jede Falle wirkt einmal.

    Gute Plätze für Fallen und starke Monster sind die, an denen kein Weg vorbeiführt.

doodle-dungeon-topic-treasures = Schätze
doodle-dungeon-rules-treasures =
    Ein Schatz wird nicht gezeichnet, sondern **versteckt**: Du nennst ein Feld, und nur du kennst es. Jedes Feld ist recht, leer oder nicht, aber auf keinem liegen zwei Schätze.

    Am Ende zählt ein Schatz nur, wenn auf seinem Feld **ein Monster ist, das nicht durchgestrichen wurde**; dann bringt er so viele Punkte, wie deine Schatzstufe sagt, anfangs 1. Ohne Wache ist er wertlos, selbst wenn der Held tot ist. In einer Wand, auf einer Falle oder auf einem leeren Feld neben einer Falle oder einem Monster ist er sicher verloren, denn dort kann nie ein Monster stehen; die Vorschau warnt dich.

    Nach Phase A erfahren alle, wie viele Schätze jeder Dungeon hat, aber nicht wo. Das zeigt sich erst ganz am Ende, und auch wer den Weg durch deinen Dungeon zeichnet, weiß es nicht.

doodle-dungeon-topic-upgrades = Aufwertungen
doodle-dungeon-rules-upgrades =
    Eine Aufwertung kreuzt **ein Kästchen** in einer Kategorie deiner Wahl an. Die Kästchen stehen in Gruppen, und nur eine **volle Gruppe** schaltet die nächste Stufe frei:
    - **Goblin** (anfangs +0), **Ork** (+2), **Drache** (+4): je 2 Kästchen für 2 Stärke mehr, bis +12.
    - **Falle**, Schaden (1): 3 Kästchen für 2, weitere 3 für 3.
    - **Schatz**, Punkte (1): 3 Kästchen für 2, weitere 3 für 3.
    - **Handkarten** (1): 2 Kästchen für 2, weitere 2 für 3, weitere 3 für 4.

    Ein Monster gewinnt mit Stärke 20 oder mehr und würfelt mit zwei zehnseitigen Würfeln. Mit +4 gelingt das in 15 von 100 Kämpfen, mit +8 in 45, mit +12 in 79.

doodle-dungeon-topic-path = Der Heldenweg
doodle-dungeon-rules-path =
    Alle gleichzeitig zeichnet ihr einen Weg durch den Dungeon rechts von euch. Gezeigt werden die Wege, wenn alle fertig sind; bis dahin darfst du einen anderen zeichnen. Die Regeln:
    - **Eine Linie** vom Eingang A1 zum Ausgang H10, ohne Abzweige.
    - Nur gerade Schritte, **nie diagonal**, und nie über eine Wand. Umkehren darf der Held überall.
    - **Höchstens zweimal** über jedes Feld.
    - **Zweimal über dasselbe Monster** nur, wenn dazwischen ein anderes Monster oder eine Falle liegt.

    Das ist alles: Du darfst jedem Monster ausweichen oder alle besuchen. Besiegte Monster kosten dort Punkte und vielleicht Schätze. Doch der Held hat nur **12 Herzen**: Jedes verlorene ist gut für den Dungeon, und sein Tod erst recht.

doodle-dungeon-topic-defence = Ein Zug in Phase C
doodle-dungeon-rules-defence =
    Alle Aktionsstapel werden gemischt, und du ziehst so viele Karten, wie deine Handkartenstufe sagt. Vom Startspitzer aus seid ihr im Uhrzeigersinn am Zug, in vier Schritten:
    1. **Bewegen:** Der Held in deinem Dungeon läuft auf dem Weg bis zur nächsten Falle oder zum nächsten Monster. Kommt nichts mehr, verlässt er den Dungeon durch den Ausgang und ist **entkommen**.
    2. **Begegnung** mit dieser Falle oder diesem Monster; dabei darfst du Dungeonaktionen spielen.
    3. **Heldenaktionen** für andere Dungeons.
    4. **Auffüllen** der Hand.

    Zwischen dem Ende einer Begegnung und dem Ende des Zugs erfährst du nichts Neues; eine Antwort genügt deshalb für alles.

    In deinem **ersten Zug** gibt es nur die Schritte 3 und 4. Dasselbe gilt für alle deine Züge, nachdem der Held in deinem Dungeon gestorben oder entkommen ist.

    Was durchgestrichen ist, ist weg: Der Held läuft darüber, ohne anzuhalten. Ein Monster, das gewonnen hat, bleibt und kämpft noch einmal, wenn der Weg zu ihm zurückführt; erst aber läuft der Held weiter.

    Die Phase endet sofort, wenn kein Held mehr drin ist.

doodle-dungeon-topic-encounters = Begegnungen und Dungeonaktionen
doodle-dungeon-rules-encounters =
    Bei einer **Falle** verliert der Held so viele Herzen, wie deine Fallenstufe sagt, und sie wird durchgestrichen.

    Bei einem **Monster** wirfst du zwei Würfel (1 bis 10) und zählst die Stufe dieser Monsterart dazu.
    - **20 oder mehr:** Das Monster gewinnt und bleibt. Ein Goblin kostet den Helden 1 Herz, ein Ork 2, ein Drache 3.
    - **Weniger:** Das Monster flieht und wird durchgestrichen.

    Nach dem Wurf, und bevor etwas gilt, darfst du **beliebig viele Dungeonaktionen** spielen, die passen, eine nach der anderen; jede wird vor der nächsten ausgeführt. Du kennst also die Würfel. Mehr als **4 Würfel** dürfen nie im Kampf sein: Eine Aktion, die darüber hinausginge, ist nicht spielbar. Herausgenommene Würfel zählen nicht.

    Solange du Karten auf der Hand hast, wirst du gefragt, ob eine passt oder nicht; sonst wüssten alle, was du hältst.

    Der Held beginnt mit **12 Herzen**. Ist das letzte durchgestrichen, ist er **tot**.

doodle-dungeon-topic-hero-actions = Heldenaktionen
doodle-dungeon-rules-hero-actions =
    In Schritt 3 deines Zugs darfst du beliebig viele Heldenaktionen offen über **andere** Dungeons legen:
    - Über einem Dungeon dürfen **höchstens 2 Karten** liegen, egal von wem.
    - Der Held dort darf weder tot noch entkommen sein; vor seinem ersten Schritt gilt er als drin.

    Ausgeführt wird eine Karte dort, sobald ihr Ereignis eintritt, ob man will oder nicht; dann wird sie abgelegt. Mehrere Karten zum selben Ereignis werden alle ausgeführt, die älteste zuerst: Zwei Schilde schützen doppelt. Hat eine frühere Karte das Ereignis erledigt, bleibt eine spätere liegen.

    Reihenfolge im Zug: Heiltrank · auf jedem Feld des Weges Bombe und Fallenset · Knebel · erster Wurf · Glücksbringer · Weihwasser · Dungeonaktionen · Schaden und Schild.

    Stirbt oder entkommt der Held, werden die Karten über dem Dungeon abgelegt.

doodle-dungeon-topic-actions = Alle 19 Aktionen
doodle-dungeon-rules-actions =
    Zwölf **Dungeonaktionen** (Schädel), für den eigenen Dungeon:
    - *Zielwasser* (5 Karten): { doodle-dungeon-aim-boost-line }
    - *Orkkeule* (3): { doodle-dungeon-orc-club-line }
    - *Goblinspeer* (3): { doodle-dungeon-goblin-spear-line }
    - *Drachenfeuer* (3): { doodle-dungeon-dragon-fire-line }
    - *Axt* (4): { doodle-dungeon-axe-line }
    - *Talisman* (3): { doodle-dungeon-talisman-line }
    - *Verfluchte Klinge* (3): { doodle-dungeon-cursed-blade-line }
    - *Zweiter Versuch* (3): { doodle-dungeon-second-try-line }
    - *Wilder Biss* (3): { doodle-dungeon-savage-bite-line }
    - *Geschärfte Stacheln* (2): { doodle-dungeon-sharpened-spikes-line }
    - *Spannfeder* (2): { doodle-dungeon-reset-spring-line }
    - *Rauchwolke* (2): { doodle-dungeon-smoke-screen-line }

    Sieben **Heldenaktionen** (Ritter), für Helden in anderen Dungeons:
    - *Heiltrank* (5): { doodle-dungeon-healing-potion-line }
    - *Bombe* (3): { doodle-dungeon-bomb-line }
    - *Fallenset* (4): { doodle-dungeon-trap-kit-line }
    - *Schild* (4): { doodle-dungeon-shield-line }
    - *Weihwasser* (4): { doodle-dungeon-holy-water-line }
    - *Glücksbringer* (2): { doodle-dungeon-lucky-charm-line }
    - *Knebel* (2): { doodle-dungeon-gag-line }

doodle-dungeon-topic-refill = Die Hand auffüllen
doodle-dungeon-rules-refill =
    Am Ende deines Zugs darfst du zuerst beliebige Karten verdeckt **unter deinen Aktionsstapel** legen, in beliebiger Reihenfolge. Dann ziehst du, bis du so viele Karten hast, wie deine **Handkartenstufe** sagt: anfangs 1, höchstens 4.

    Gespielte Karten kommen nicht wieder. Ist dein Stapel leer, spielst du mit dem weiter, was du hast; gefragt wirst du dann nicht, denn dieselben Karten kämen sofort zurück.

doodle-dungeon-topic-end = Ende und Wertung
doodle-dungeon-rules-end =
    Sobald jeder Held tot oder entkommen ist, zählt ihr:
    - **Schätze:** für jeden Schatz mit einem lebenden Monster auf seinem Feld deine Schatzstufe.
    - **Monster**, die nicht durchgestrichen sind: 1 für einen Goblin, 2 für einen Ork, 3 für einen Drachen.
    - **Der Held ist tot:** 5 Punkte.
    - **Der Held ist entkommen:** minus 1 für jedes Herz, das ihm bleibt.

    Weniger als 0 ist möglich. Wer **die meisten Punkte** hat, gewinnt. Bei Gleichstand liegt vorne, wer **weniger durchgestrichene Monster** hat; ist auch das gleich, teilt ihr euch den Platz.

doodle-dungeon-topic-symbols = Symbole
doodle-dungeon-rules-symbols =
    Das siehst du auf den Bildern:
    - **Auf einem Blatt:** :doodle-dungeon/goblin: Goblin, :doodle-dungeon/orc: Ork und :doodle-dungeon/dragon: Drache mit Plus: die Stärke, die zu ihren Würfeln kommt · :doodle-dungeon/trap: Stachelrad: Fallen, und wie viele Herzen jede kostet · :doodle-dungeon/treasure: Truhe: Punkte je Schatz · :doodle-dungeon/hand: Kartenfächer: wie weit du deine Hand auffüllst. :doodle-dungeon/upgrade: Kleine Kästchen fehlen noch bis zur nächsten Stufe. Eine kleine Truhe auf einem Feld ist ein Schatz, den nur du siehst; nach dem Spiel sehen ihn alle.
    - **Kopf des Blatts:** :doodle-dungeon/start: Spitzer: Startspitzer · :doodle-dungeon/pencil: Bleistift: wer am Zug ist · leuchtender Rahmen: Auf diese Person wird gewartet.
    - **Der Weg:** Rote Pfeile zeigen Eingang und Ausgang. Die blaue Linie ist der Heldenweg, blass, wo der Held schon war; ihre Pfeile zeigen die Richtung. :doodle-dungeon/hero: Der Ritter im blauen Rahmen zeigt, wo er steht. Ein rotes Kreuz heißt durchgestrichen. :doodle-dungeon/skull: Totenkopf: Dort ist er gestorben; :doodle-dungeon/runner: rennender Ritter: Er ist entkommen.
    - :doodle-dungeon/heart: **Herzen** hat der Held; verlorene sind durchgestrichen. Gelbe Karten daneben liegen über dem Dungeon und helfen ihm. :doodle-dungeon/bomb: Eine Bombe an einem Monster gilt ihm.
    - **Auf Karten:** links, was zu bauen ist, von links nach rechts: Wände, Monster, Fallen, Truhen, :doodle-dungeon/tick: Haken für Aufwertungen. Rechts die Aktion: :doodle-dungeon/skull: **Schädel** heißt Dungeonaktion, für dich, :doodle-dungeon/hero: **Ritter** heißt Heldenaktion, gegen andere.
    - **Im Kampf:** :doodle-dungeon/die: gelbe Würfel, dann die Stärke dazu; mit 20 gewinnt das Monster.

doodle-dungeon-topic-input = Felder und Wege schreiben
doodle-dungeon-rules-input =
    Alles lässt sich **anklicken**. Ein guter Platz ist schon eingezeichnet: **✓** nimmt ihn, die Pfeile schieben ihn zum nächsten, der passt, **⟲** und **⟳** drehen Wände, **⇋** spiegelt sie. *Anderer* zeigt den nächstbesten Platz, *Feld …* alle. Als Weg nimmst du einen der Vorschläge, oder du führst ihn von Monster zu Monster. Oder du **schreibst**:

    Reihen sind Buchstaben von A oben bis H, Spalten sind Zahlen von 1 links bis 10: `C7` ist die dritte Reihe, siebtes Feld.

    Für **Wände** nenne das Feld der ersten Wand, zeilenweise von links oben gezählt, und dann die Drehung: `C7`, `C7 r90`, `C7 r180 m`. `r90` dreht im Uhrzeigersinn, `m` spiegelt vor dem Drehen. Oder nenne alle Felder, wie die Geschichte es tut: `B3 B4 C5`.

    Einen **Weg** kannst du auf zwei Arten schreiben:
    - Wegpunkte: `A1 A5 C5 H10`. Zwischen Feldern in einer Linie geht es geradeaus, sonst auf dem kürzesten Weg. A1 und H10 dürfen fehlen.
    - Schritte: `R4 D2 R5 D5` heißt 4 nach rechts, 2 nach unten und so weiter; `L` ist links, `U` ist oben. Pfeile gehen auch: `→4 ↓2`.

    In deiner Ansicht siehst du eine Vorschau, bevor etwas gilt. Was nicht erlaubt ist, ist darin markiert, und du kannst es ändern.
