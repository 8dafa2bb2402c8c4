## Das Ende: woher die Punkte kamen, wie in „6 Punkte für Kammern“

dungeon-lords-account-rooms = Kammern
dungeon-lords-account-monsters = Monster
dungeon-lords-account-prisoners = Gefangene
dungeon-lords-account-conquered = eroberte Plättchen
dungeon-lords-account-seals = rote Siegel
dungeon-lords-account-bonus = Bonuskammern
dungeon-lords-account-titles = Titel

# $standings: alle mit den Punkten, die sie hätten
dungeon-lords-year-over = Jahr { $year } ist vorbei. Wäre das alles, stünde es so: { $standings }.
dungeon-lords-year-standing = { $seat } { $points }

## Was die kleinen Bilder auf dem Plakat zeigen

dungeon-lords-poster = der Dungeon; Tunnel: { $tunnels }, Kammern: { $rooms }, erobert: { $conquered }, Monster: { $monsters }, Gefangene: { $prisoners }

## Beim Nachspielen

dungeon-lords-replay-fights = Spring zu einem Kampf …

## Rekorde. $value: wie viele

dungeon-lords-record-prisoners-year = { $value ->
    [one] ein gefangener Held in einem Jahr
   *[other] { $value } gefangene Helden in einem Jahr
}
dungeon-lords-record-points-game = { $value ->
    [one] ein Punkt in einem Spiel
   *[other] { $value } Punkte in einem Spiel
}
