## Das Ende: woher das Gold kam, wie in „6 Gold für Beute“

mighty-monsters-account-loot = Beute
mighty-monsters-account-healing = Heilung
mighty-monsters-account-pushing = Verdrängen
mighty-monsters-account-start = Startgold
mighty-monsters-amount = { $points } Gold

## Was die kleinen Bilder auf dem Plakat zeigen

mighty-monsters-poster = { $family } hinter einem Hort von { $gold } Gold
mighty-monsters-post-pushed-out =
    { $compensation ->
        [0] { $seat } verdrängt bei Wächter { $guard } das Monster der Stärke { $victim } von { $owner }, für { $price } Gold.
       *[other] { $seat } verdrängt bei Wächter { $guard } das Monster der Stärke { $victim } von { $owner }, für { $price } Gold und { $compensation } für { $owner }.
    }

## Beim Nachspielen

mighty-monsters-replay-fights = Spring zu einem Kampf …

## Rekorde. $value: wie viele

mighty-monsters-record-loot-round = { $value } Gold Beute bei einem Raubzug
mighty-monsters-record-gold-game = { $value } Gold am Ende eines Spiels
