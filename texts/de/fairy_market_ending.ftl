## Das Ende: woher die Punkte kamen, wie in „6 Punkte für Ausgänge“

fairy-market-account-main = Hauptziele
fairy-market-account-side = Nebenziele
fairy-market-account-time = Schnelligkeit
fairy-market-account-exits = Ausgänge
fairy-market-account-coins = Münzen
fairy-market-tiebreak = Du hast so viele Punkte wie { $winner }; dann zählen die Nebenziele, { $best } zu { $own }.

## Was die kleinen Bilder auf dem Plakat zeigen

fairy-market-poster =
    { $exit ->
        [yes] die letzte Expedition, durch einen Ausgang; Karten: { $cards }, Punkte: { $points }
       *[no] die letzte Expedition, ohne Ausgang; Karten: { $cards }, Punkte: { $points }
    }
fairy-market-poster-at-home = eine Fee, die zu Hause geblieben ist

## Beim Nachspielen

fairy-market-replay-fights = Spring zu einer Expedition …

## Rekorde. $value: wie viele

fairy-market-record-points-round = { $value ->
    [one] ein Punkt mit einer Erkundung
   *[other] { $value } Punkte mit einer Erkundung
}
fairy-market-record-points-game = { $value ->
    [one] ein Punkt in einem Spiel
   *[other] { $value } Punkte in einem Spiel
}
