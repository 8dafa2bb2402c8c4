# Die Geschichte für die, denen sie geschieht: `{key}-you` zum Satz `{key}`.
fairy-market-explored-exit-you = Du findest hinaus. Entdeckt: { $finds }.
fairy-market-explored-dead-end-you = Du landest in einer Sackgasse. Entdeckt: { $finds }.
fairy-market-explored-obstacle-you = Du kommst an einem Hindernis nicht weiter. Entdeckt: { $finds }.
fairy-market-explored-monsters-you = Du kommst an den Monstern eines Raums nicht vorbei. Entdeckt: { $finds }.
fairy-market-post-exit-you = Du findest hinaus.
fairy-market-post-dead-end-you = Du landest in einer Sackgasse.
fairy-market-post-obstacle-you = Du scheiterst an einem Hindernis.
fairy-market-post-monsters-you = Du scheiterst an den Monstern eines Raums.
fairy-market-stayed-home-you = Du hast keine Karten mehr zum Bauen und bleibst zu Hause.
fairy-market-scored-you =
    { $main ->
        [one] Du bekommst { $main } Punkt für das Hauptziel und { $side } für das Nebenziel.
       *[other] Du bekommst { $main } Punkte für das Hauptziel und { $side } für das Nebenziel.
    }
fairy-market-scored-time-you =
    { $main ->
        [one] Du bekommst { $main } Punkt für das Hauptziel, { $side } für das Nebenziel und { $time } als Zeitbonus.
       *[other] Du bekommst { $main } Punkte für das Hauptziel, { $side } für das Nebenziel und { $time } als Zeitbonus.
    }
fairy-market-done-first-you = Du rufst als Erstes „Fertig!“ und bekommst den Zeitbonus.
fairy-market-done-you = Du hast eine Erkundung abgegeben.
fairy-market-lot-you = Das Los entscheidet: Du kaufst in Runde 1 als Erstes ein.
fairy-market-opens-you = Die Feen öffnen ihren Markt, und du stehst ganz vorn in der Schlange.
fairy-market-passed-you = Du bist mit dem Einkaufen fertig.
fairy-market-bought-card-you = Du kaufst *{ $card }* für { $price } Münzen.
fairy-market-bought-token-you = Du kaufst ein Plättchen „{ $item }“.
fairy-market-bought-tokens-you = Du kaufst ein Plättchen „{ $item }“ und bekommst mit *{ $book }* eines mit „{ $other }“ geschenkt.
fairy-market-bought-book-you = Du kaufst das Zauberbuch *{ $book }*.
fairy-market-bought-book-unseen-you = Du kaufst ungesehen das oberste Zauberbuch: Es ist *{ $book }*.
fairy-market-gave-up-you = Du gibst *{ $book }* ab.
fairy-market-looked-you = Mit *{ fairy-market-book-peek }* siehst du dir deine erste Karte an und behältst sie.
fairy-market-put-away-you = Mit *{ fairy-market-book-peek }* siehst du dir deine erste Karte an und legst sie ab: *{ $card }*.
fairy-market-gift-gone-you = Du hast *{ $book }* verbraucht; es kommt in die Schachtel.
fairy-market-exchanged-you = Du legst *{ $given }* in die Schachtel und nimmst dafür *{ $card }* vom Markt.
fairy-market-cut-away-you = Du legst *{ $cards }* in die Schachtel.
fairy-market-recycled-you = Du behältst *{ $cards }* für die nächste Runde.
fairy-market-kept-for-coins-you = Du zahlst für *{ $book }* { $price } Münzen und behältst *{ $card }* für die nächste Runde.
fairy-market-end-winners-you =
    { $count ->
        [one] Der letzte Dungeon ist erkundet, und du gewinnst mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
       *[other] Der letzte Dungeon ist erkundet, und du teilst dir den Sieg: { $winners } mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
    }
fairy-market-tie-sum-you = du { $side }

# Warum ein starker Computerspieler etwas tun würde: wozu es gut ist.
fairy-market-reason-goals = Das dürfte dir Punkte für Ziele und Zeit bringen.
fairy-market-reason-exits = Das dürfte dir Punkte für Ausgänge bringen.
fairy-market-reason-coins = Danach hast du mehr Münzen.
fairy-market-reason-cards = Das verbessert deine Karten für die nächsten Runden.
fairy-market-reason-books = Das bringt dir Bücher, die in jeder Runde helfen.
# $card: ihr Name    $things: was für das Ziel zählt, mit Anzahl    $points: höchstens
fairy-market-why-card =
    { $points ->
        [one] *{ $card }* hat für das Ziel { $things }: { $points } Punkt.
       *[other] *{ $card }* hat für das Ziel { $things }: bis zu { $points } Punkte.
    }
# $does: besiegt ein Monster, öffnet ein Schloss, …
fairy-market-why-token =
    { $points ->
        [one] Passt genau zum Ziel: { $does }, { $points } Punkt.
       *[other] Passt genau zum Ziel: { $does }, { $points } Punkte.
    }
# $book: sein Titel    $does: in wenigen Worten
fairy-market-why-book = *{ $book }* hilft dir Runde für Runde: { $does }.
fairy-market-why-pass =
    { $coins ->
        [one] { $coins } Münze bleibt dir für den nächsten Markt.
       *[other] { $coins } Münzen bleiben dir für den nächsten Markt.
    }
# $cards: ihre Namen    $count: wie viele
fairy-market-why-cut =
    { $count ->
        [one] Ohne *{ $cards }* kommen deine besseren Karten eher wieder.
       *[other] Ohne { $cards } kommen deine besseren Karten eher wieder.
    }
# $finds: was am Weg liegt    $points: für das Ziel
fairy-market-why-way =
    { $points ->
        [one] Dieser Weg findet { $finds }: { $points } Punkt für das Ziel.
       *[other] Dieser Weg findet { $finds }: { $points } Punkte für das Ziel.
    }
fairy-market-why-way-out =
    { $points ->
        [one] Dieser Weg findet { $finds } und führt hinaus: { $points } Punkt für das Ziel.
       *[other] Dieser Weg findet { $finds } und führt hinaus: { $points } Punkte für das Ziel.
    }
