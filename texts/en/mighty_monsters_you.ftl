# The story as it is told to whom it happened: `{key}-you` for the sentence `{key}`.
mighty-monsters-family-you = You lead the { $family } into the castle.
mighty-monsters-start-player-you = The lot falls on you: you open the first round.
mighty-monsters-placed-you = You send a monster of strength { $strength } to guard { $guard }.
mighty-monsters-fight-lost-you = Raid lost at guard { $guard }: your side brings { $total } against { $strength }.
mighty-monsters-fight-won-you =
    { $gold ->
        [0] Guard { $guard } is beaten with { $total } against { $strength }, but there is no gold for you.
       *[other] Guard { $guard } is beaten with { $total } against { $strength }: { $gold } gold for you!
    }
