## Das Ende: woher die Punkte kamen, wie in „6 Punkte für überlebende Monster“

doodle-dungeon-account-treasures = bewachte Schätze
doodle-dungeon-account-monsters = überlebende Monster
doodle-dungeon-account-death = den Tod des Helden
doodle-dungeon-account-hearts = Herzen des entkommenen Helden
doodle-dungeon-tiebreak = Du hast so viele Punkte wie { $winner }; dann zählen die durchgestrichenen Monster, { $best } zu { $own }.

## Abschnitte der Partie

doodle-dungeon-chapter-drawing = Wege einzeichnen
doodle-dungeon-chapter-defending = Verteidigen, Runde { $round }
doodle-dungeon-chapter-over = Endabrechnung

## Was die kleinen Bilder auf dem Plakat zeigen

doodle-dungeon-poster =
    { $fate ->
        [dead] der Dungeon mit { $monsters } von { $all } Monstern, bewachte Schätze: { $guarded } von { $treasures }; der Held ist tot
       *[escaped] der Dungeon mit { $monsters } von { $all } Monstern, bewachte Schätze: { $guarded } von { $treasures }; der Held ist entkommen, Herzen: { $hearts }
    }

## Beim Nachspielen

doodle-dungeon-replay-fights = Spring zu einem Kampf …

## Rekorde. $value: wie viele

doodle-dungeon-record-points-round = { $value ->
    [one] ein Punkt in einer Runde der Verteidigung
   *[other] { $value } Punkte in einer Runde der Verteidigung
}
doodle-dungeon-record-points-game = { $value ->
    [one] ein Punkt in einem Spiel
   *[other] { $value } Punkte in einem Spiel
}
