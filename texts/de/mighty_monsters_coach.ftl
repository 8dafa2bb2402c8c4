# Mächtige Monster: was der Trainer sagt. Höchstens 300 Zeichen, Namen eingeschlossen.
#
# $strength: das gemeinte Monster    $guard: 1 ist der Wächter am Tor    $low, $high: die Stärke auf der Rückseite
# $owner und $partner: wessen Monster schon dort steht, und wie stark es ist    $total: beide zusammen

mighty-monsters-coach-theme = Es wird Nacht, und drei Monsterfamilien schleichen zum Schloss des Königs. Wer nach sechs Raubzügen **das meiste Gold** hat, gewinnt.
mighty-monsters-coach-guards = Diese Wächter stehen im Weg. **Jedem stellen sich zwei Monster:** Sind sie zusammen mindestens so stark wie er, teilen sie sich sein Gold. Auf dem Rücken siehst du, wie stark und wie reich er sein kann.

mighty-monsters-coach-family = Alle Familien haben die gleichen fünf Monster, von Stärke 1 bis 5. Nimm die, die dir am besten gefällt.
mighty-monsters-coach-king = Die Krone ganz oben ist der Erlass des Königs: Er ändert die Regeln für alle, aber nur in diesem Raubzug. Lies ihn, bevor du ein Monster schickst.
mighty-monsters-coach-first = Schick zwei von deinen dreien, in jedem Zug eines. Ich würde mit der { $strength } bei Wächter { $guard } anfangen: Ein starkes Monster findet schnell Gesellschaft.
mighty-monsters-coach-push-out = { $rival } hat bei Wächter { $guard } nur eine { $victim }. Ein stärkeres Monster darf sie **verdrängen**: Deines nimmt den Platz ein, und die { $victim } kehrt auf die Hand von { $rival } zurück. Das kostet dich { $price } Gold{ $partner ->
    [0] {" "}und macht Platz für jemand Stärkeres daneben.
   *[other] . Dann sind es dort { $total } gegen { $low }–{ $high }.
}
mighty-monsters-coach-could-push-out = Ich würde deine { $strength } zu Wächter { $guard } schicken: { $outlook }. Für { $price } Gold könntest du bei Wächter { $there } aber auch die { $victim } von { $rival } mit einem stärkeren Monster **verdrängen**: Deines nimmt den Platz ein, die { $victim } kehrt auf die Hand zurück.
mighty-monsters-coach-give-up = Ein Monster musst du schicken, auch wenn es schlecht aussieht. Ein Raubzug geht vom Tor an weiter, bis ein Wächter gewinnt. Also schick dein schwächstes zu Wächter { $guard }: Verliert es, kostet die Heilung nur { $healing } Gold.
mighty-monsters-coach-pair = Bei einem Wächter dürfen beide Plätze dir gehören. Deine { $partner } und { $strength } machen { $total } gegen { $low }–{ $high }, und die Beute müsstest du mit niemandem teilen.
mighty-monsters-coach-join = Bei Wächter { $guard } wartet die { $partner } von { $owner } auf Gesellschaft. Mit deiner { $strength } sind das { $total } gegen { $low }–{ $high }; die halbe Beute wäre deine.

mighty-monsters-coach-rest = Sieh auf deine Hand: Die zwei, die du losgeschickt hast, ruhen sich jetzt aus, und deine Reserve ist da. **Wer in diesem Raubzug kämpft, setzt im nächsten aus.** Gib also nicht alle starken auf einmal her.
mighty-monsters-coach-last-raid = Das ist der letzte Raubzug, es gibt nichts mehr aufzusparen. Schick deine Stärksten, und zwar nur dorthin, wo ein geschlagener Wächter etwas einbringt.
mighty-monsters-coach-gate = Der Wächter am Tor hat diesmal { $low }–{ $high }. Gewinnt er, ist der Raubzug vorbei, ehe er begonnen hat, und alle weiter innen zahlen für die Heilung. Hilf am Tor, oder schick die Schwachen hinein.
mighty-monsters-coach-memory = Du weißt, was die anderen auf der Hand haben: Was sie letztes Mal geschickt haben, ruht sich aus. Überlege also, wer dich noch verdrängen kann und wer stark genug ist, um dir beizustehen.

mighty-monsters-coach-weigh = Ich würde die { $strength } zu Wächter { $guard } schicken: { $outlook }. Frag dich immer dreierlei: Wie viel ist die halbe Beute, ist das Paar stark genug, und fallen alle Wächter davor?
mighty-monsters-coach-weigh-push-out = Ich würde die { $victim } bei Wächter { $guard } mit der { $strength } verdrängen, für { $price } Gold: { $outlook }. Das lohnt sich, wenn deine Hälfte der Beute mehr wert ist als der Preis.

mighty-monsters-coach-joined = { $seat } steht jetzt neben deiner { $strength } bei Wächter { $guard }: zusammen { $total } gegen { $low }–{ $high }. Gewinnt ihr, teilt ihr euch die Beute, ob ihr euch nun mögt oder nicht.
mighty-monsters-coach-pushed-out = Verdrängt! Deine { $strength } ist heil auf deine Hand zurückgekehrt, darum bist du noch einmal dran. Sicher ist davor nur eine 5, oder ein Paar, das so stark ist, wie der Wächter höchstens sein kann.
# $gold: was gewonnen wurde, $healing: was die Heilung gekostet hat, $guard: wo der Raubzug geendet hat
mighty-monsters-coach-raid-lost = { $gold ->
    [0] Wächter { $guard } hat gewonnen und den Raubzug beendet, und du gehst ohne Beute heim.
   *[other] Wächter { $guard } hat gewonnen und den Raubzug beendet. Aber die { $gold } Gold von vorher gehören dir; eine einzelne Münze geht ans stärkere Monster.
} { $healing ->
    [0] Deine Monster sind heil geblieben, also zahlst du nichts.
   *[other] Wer verloren hat oder nicht zum Zug kam, muss geheilt werden: für dich { $healing } Gold.
}
mighty-monsters-coach-raid-won = Alle Wächter sind gefallen! Du hast { $gold } Gold gewonnen, und niemand zahlt für die Heilung. Zwei teilen sich die Beute; eine einzelne Münze bekommt das stärkere Monster.
mighty-monsters-coach-raid-again = { $guard ->
    [0] Alle Wächter sind gefallen: { $gold } Gold für dich, und keine Heilung zu zahlen.
   *[other] Der Raubzug hat bei Wächter { $guard } geendet: { $gold } Gold gewonnen, { $healing } für die Heilung gezahlt.
}

mighty-monsters-coach-enough = Jetzt weißt du genug: **zwei schicken, kämpfen, Gold teilen, heilen.** Das war einer von sechs Raubzügen. Zu lernen bleibt, wann man stark sein muss: Spiel mit mir weiter, oder setz dich zu anderen.

# Was auf dem Bild hervorgehoben ist
mighty-monsters-coach-look-purse = dein Gold
mighty-monsters-coach-look-guards = die Wächter
mighty-monsters-coach-look-guard = Wächter { $number }
mighty-monsters-coach-look-hand = deine Hand
mighty-monsters-coach-look-monster = dein Monster der Stärke { $number }
mighty-monsters-coach-look-decree = der Erlass des Königs
