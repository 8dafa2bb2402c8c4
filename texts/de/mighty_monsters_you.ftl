# Die Geschichte für die, denen sie geschieht: `{key}-you` zum Satz `{key}`.
mighty-monsters-family-you = Du führst { $family } ins Schloss.
mighty-monsters-start-player-you = Das Los fällt auf dich: Du beginnst die erste Runde.
mighty-monsters-placed-you = Du schickst ein Monster der Stärke { $strength } zu Wächter { $guard }.
mighty-monsters-fight-lost-you = Raubzug verloren bei Wächter { $guard }: Deine Seite kommt auf { $total } gegen { $strength }.
mighty-monsters-fight-won-you =
    { $gold ->
        [0] Wächter { $guard } ist mit { $total } gegen { $strength } besiegt, aber Gold gibt es für dich keins.
       *[other] Wächter { $guard } ist mit { $total } gegen { $strength } besiegt: { $gold } Gold für dich!
    }
