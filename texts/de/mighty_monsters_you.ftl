# Die Geschichte für die, denen sie geschieht: `{key}-you` zum Satz `{key}`.
mighty-monsters-family-you = Du führst { $family } ins Schloss.
mighty-monsters-start-player-you = Das Los fällt auf dich: Du beginnst die erste Runde.
mighty-monsters-placed-you = Du schickst Stärke { $strength } zu Wächter { $guard }.
mighty-monsters-fight-lost-you = Raubzug verloren bei Wächter { $guard }: Deine Seite kommt auf { $total } gegen { $strength }.
mighty-monsters-fight-won-you =
    { $gold ->
        [0] Wächter { $guard } ist mit { $total } gegen { $strength } besiegt, aber Gold gibt es für dich keins.
       *[other] Wächter { $guard } ist mit { $total } gegen { $strength } besiegt: { $gold } Gold für dich!
    }
mighty-monsters-pushed-out-you =
    { $compensation ->
        [0] Du verdrängst bei Wächter { $guard } mit Stärke { $strength } die { $victim } von { $owner }, für { $price } Gold an die Schatzkammer.
       *[other] Du verdrängst bei Wächter { $guard } mit Stärke { $strength } die { $victim } von { $owner }, für { $price } Gold an die Schatzkammer und { $compensation } Gold an { $owner }.
    }
mighty-monsters-pushed-out-owner-you =
    { $compensation ->
        [0] { $seat } verdrängt bei Wächter { $guard } mit Stärke { $strength } deine { $victim }: Sie ist wieder auf deiner Hand.
       *[other] { $seat } verdrängt bei Wächter { $guard } mit Stärke { $strength } deine { $victim }: Sie ist wieder auf deiner Hand, und du bekommst { $compensation } Gold.
    }
mighty-monsters-pushed-out-own-you = Du holst bei Wächter { $guard } Verstärkung: Stärke { $strength } löst Stärke { $victim } ab, für { $price } Gold an die Schatzkammer.
mighty-monsters-gain-you =
    { $gold ->
        [0] nichts für dich
       *[other] { $gold } Gold für dich
    }
mighty-monsters-healing-bill-you = du zahlst { $gold } Gold
mighty-monsters-healing-bill-short-you =
    { $gold ->
        [0] du hast kein Gold und musst die { $owed } nicht zahlen
       *[other] du zahlst { $gold } von { $owed } Gold, mehr hast du nicht
    }
mighty-monsters-end-winners-you =
    { $count ->
        [one] Der letzte Raubzug ist vorbei, und du gewinnst mit einem Schatz von { $gold } Gold!
       *[other] Der letzte Raubzug ist vorbei, und du teilst dir den Sieg: { $winners } mit je { $gold } Gold!
    }

# Warum ein starker Computerspieler etwas tun würde: wozu es gut ist.
mighty-monsters-reason-gold = Das dürfte dir Gold bringen.
mighty-monsters-reason-cards = Danach hast du stärkere Karten.
# $card: die stärkste, die auf der Hand bleibt
mighty-monsters-why-saved = Deine { $card } hebst du dir für später auf.
# $guard: seine Nummer    $low, $high: seine Beute    $strength: deine Karte
mighty-monsters-why-alone = Bei Wächter { $guard } liegen { $low } bis { $high } Gold, und zu deiner { $strength } kann noch jemand dazukommen.
# $total: was beide bringen; es schlägt $beaten von $guards solchen Wächtern
mighty-monsters-why-with-own = Mit deiner eigenen { $partner } bringst du { $total } gegen Wächter { $guard }: Das schlägt { $beaten } von { $guards } solchen Wächtern, und die Beute gehört dir allein.
mighty-monsters-why-with = Mit der { $partner } von { $owner } bringst du { $total } gegen Wächter { $guard }: Das schlägt { $beaten } von { $guards } solchen Wächtern.
