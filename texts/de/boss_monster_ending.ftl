## Das Ende: woher die Seelen kamen, wie in „6 Seelen für epische Helden“

boss-monster-account-heroes = gewöhnliche Helden
boss-monster-account-epic = epische Helden
boss-monster-amount =
    { $points ->
        [one] { $points } Seele
       *[other] { $points } Seelen
    }
boss-monster-tiebreak = Wunden zählen gegen Seelen: Du hast { $own }, { $winner } nur { $best }.
boss-monster-tiebreak-xp = Du liegst gleichauf mit { $winner }; dann gewinnt der Boss mit weniger Erfahrung.
boss-monster-tiebreak-out = { $wounds } Wunden haben dich aus dem Spiel geworfen.

## Was die kleinen Bilder auf dem Plakat zeigen

boss-monster-poster = { $boss }; Räume: { $rooms }; Seelen: { $souls }; Wunden: { $wounds }
boss-monster-poster-bare = { $boss }, kein Raum mehr; Seelen: { $souls }; Wunden: { $wounds }
boss-monster-poster-no-boss = kein Boss

## Beim Nachspielen

boss-monster-replay-fights = Spring zu einem Helden …

## Rekorde. $value: wie viele

boss-monster-record-souls-round = { $value ->
    [one] eine Seele in einer Runde
   *[other] { $value } Seelen in einer Runde
}
boss-monster-record-souls-game = { $value ->
    [one] eine Seele in einem Spiel
   *[other] { $value } Seelen in einem Spiel
}
