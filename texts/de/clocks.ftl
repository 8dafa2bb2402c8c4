# Uhren: was ein Tisch vereinbart, wie viel Zeit bleibt, und was danach geschieht.

table-option-clock = Uhr
table-option-clock-line = So viel Zeit ist für eine Entscheidung.
table-option-clock-none = keine
table-option-clock-1-minute = 1 Minute
table-option-clock-2-minutes = 2 Minuten
table-option-clock-4-minutes = 4 Minuten
table-option-clock-5-minutes = 5 Minuten
table-option-clock-10-minutes = 10 Minuten
table-option-clock-15-minutes = 15 Minuten
table-option-clock-1-hour = 1 Stunde
table-option-clock-4-hours = 4 Stunden
table-option-clock-12-hours = 12 Stunden
table-option-clock-1-day = 1 Tag
table-option-clock-2-days = 2 Tage
table-option-clock-3-days = 3 Tage
table-option-clock-7-days = 7 Tage
table-option-reactions = Reaktionen
table-option-reactions-line = So lange wartet das Spiel auf eine Reaktion; nie länger als die Uhr.
table-option-reactions-same = so lange wie sonst auch
table-option-reactions-15-minutes = 15 Minuten
table-option-reactions-1-hour = 1 Stunde
table-option-reactions-4-hours = 4 Stunden
table-option-reactions-12-hours = 12 Stunden
table-option-reactions-1-day = 1 Tag
table-option-late = Wenn die Zeit um ist
table-option-late-line = Was geschieht, wenn jemand zu spät ist.
table-option-late-bot = ein Computerspieler übernimmt bis zur Rückkehr
table-option-late-default = für diesen Platz wird gezogen
table-option-late-vote = die anderen stimmen ab
table-option-quiet-hours = Ruhezeiten
table-option-quiet-hours-line = Ob die Uhr auch läuft, wenn jemand Ruhezeit hat (`/einstellungen ruhezeiten`). Unter 15 Minuten läuft sie immer.
table-option-quiet-hours-stop = die Uhr steht still
table-option-quiet-hours-count = die Uhr läuft weiter
table-option-vacation = Urlaub
table-option-vacation-line = Was gilt, solange jemand im Urlaub ist (`/einstellungen urlaub`).
table-option-vacation-stop = der Tisch wartet
table-option-vacation-bot = ein Computerspieler übernimmt bis zur Rückkehr
table-option-vacation-count = die Uhr läuft weiter
table-option-substitutes = Vertretung
table-option-substitutes-line = Wie stark ein Computerspieler ist, der für jemanden übernimmt.
table-option-substitutes-easy = leicht
table-option-substitutes-normal = normal
table-option-substitutes-hard = schwer
table-option-advice = Rat
table-option-advice-line = Ob *Was würdest du tun?*, hinter *Mehr*, verrät, was ein starker Computerspieler tun würde.
table-option-advice-on = wer fragt, erfährt es
table-option-advice-unrated = man erfährt es, aber dann ändert sich keine Wertung
table-option-advice-off = niemand erfährt es
table-option-calls = Rufe
table-option-calls-line = Wie ihr erfahrt, dass ihr dran seid. Leise: keine neue Nachricht im Kanal, gerufen wird nur per Direktnachricht.
table-option-calls-channel = im Kanal, mit einer neuen Nachricht
table-option-calls-quiet = leise, per Direktnachricht
table-option-posts = Rundenbilder
table-option-posts-line = Am Ende einer Runde bleibt im Kanal ein Bild von dem stehen, was sie gebracht hat.
table-option-posts-rounds = eines für jede Runde
table-option-posts-none = keine

# $seat: wessen Uhr, $when: ein Countdown wie „in 3 Stunden“
table-clock = Die Zeit läuft ab für { $clocks }.
table-clock-of = { $seat } { $when }
panel-clock = Deine Zeit läuft { $when } ab.
table-clock-late = Die Zeit für { $seat } ist { $when } abgelaufen.
panel-clock-late = Deine Zeit ist { $when } abgelaufen, aber noch kannst du antworten.
# $game: sein Name, $channel: wo der Tisch ist
notice-called = Dein Tisch braucht dich: { $game } in { $channel }.
table-asks = { $people }, unten steht eine Frage für { $count ->
    [one] dich
   *[other] euch
}.
story-option = Einstellung geändert: { $name }, jetzt „{ $value }“.
story-reminder-half = Die Zeit für { $seat } ist halb um.
story-reminder-nearly = Die Zeit für { $seat } ist fast um.
story-late-default = Die Zeit für { $seat } war um, darum wurde für diesen Platz gezogen.
story-late-bot = Die Zeit für { $name } war um; *{ $bot }*, ein Computerspieler, übernimmt bis zur Rückkehr.
story-late-wait = Der Tisch gibt { $seat } mehr Zeit.
story-reminder-half-you = Die Hälfte deiner Zeit ist um.
story-reminder-nearly-you = Deine Zeit ist fast um.
story-late-default-you = Deine Zeit war um, darum wurde für dich gezogen.
story-late-wait-you = Der Tisch gibt dir mehr Zeit.
# $since: Datum und Uhrzeit
story-outage = Ich war von { $since } bis eben offline, darum konnte niemand antworten. Die Uhren standen so lange still und laufen jetzt weiter.
notice-late-bot = In { $channel } war deine Zeit um, darum spielt jetzt ein Computerspieler für dich. Deinen Platz bekommst du jederzeit zurück: Drück am Tisch *Ich bin wieder da*, oder nimm `/platz zurück`.
vote-late = Die Zeit für { $seat } ist um. Was soll geschehen?
vote-late-wait = Länger warten
vote-late-default = Zug machen
vote-late-bot = Ein Bot übernimmt
only-host-or-moderator = Das dürfen nur der Gastgeber dieses Tischs und die Moderation des Servers ändern.

settings-quiet-set = Von { $begin } bis { $end } ({ $zone }) lasse ich dich in Ruhe. Wartet danach noch ein Tisch auf dich, melde ich mich.
settings-quiet-none = Du hast keine Ruhezeiten.
settings-quiet-cleared = Deine Ruhezeiten sind ausgeschaltet.
quiet-needs-all = Bitte gib beide Uhrzeiten und deine Zeitzone an, zum Beispiel von 22:00 bis 07:00 in Europe/Berlin.
quiet-all-day = Ruhezeiten können nicht den ganzen Tag dauern. Mit `/einstellungen urlaub` bist du fort, mit `/einstellungen benachrichtigung` wirst du seltener gerufen.
no-such-time = Bitte gib eine Uhrzeit wie 22:00 an.
no-such-zone = Diese Zeitzone gibt es nicht. Tippe den Namen einer großen Stadt in deiner Nähe auf Englisch, und wähle aus der Liste.
no-such-day = Bitte gib ein Datum wie 2030-12-24 an, oder wähle aus der Liste.
no-such-vacation = Ein Urlaub endet heute oder später und dauert höchstens { $days } Tage.
# $days: wie viele von heute an, $day: das Datum
until-day = { $days ->
    [one] morgen ({ $day })
   *[other] in { $days } Tagen ({ $day })
}
settings-vacation-set = Gute Erholung! Du bist bis { $until } im Urlaub. Deine Tische wissen Bescheid.
# $until: ein Datum
settings-vacation-is = Du bist bis { $until } im Urlaub.
settings-vacation-none = Du bist nicht im Urlaub.
settings-vacation-over = Willkommen zurück! Deine Tische wissen Bescheid.
