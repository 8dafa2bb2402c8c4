# Ergebnisse: wer was gespielt und gewonnen hat, und wie es sich vergleicht.

# $name: eine Person, $game: ein Spiel, $server: ein Server
stats-person-title = Ergebnisse von { $name }
stats-server-title = Ergebnisse auf { $server }
stats-game-title = { $game } auf { $server }
stats-need-a-server = Die Ergebnisse eines Servers siehst du nur auf diesem Server. Hier zeigt dir `/ergebnisse person` deine eigenen.
stats-nobody = Hier ist noch kein Spiel zu Ende gespielt worden.
stats-nothing = { $name } hat noch kein Spiel zu Ende gespielt.

stats-line = **{ $label }:** { $won } von { $played } gewonnen{ $shared ->
    [0] {""}
   *[other] {" "}({ $shared } geteilt)
}; { $rating }
# Nur für die eigenen Augen. $line: die Zeile darüber
stats-own-line = { $line }; { $pace }
stats-pace-none = noch keine Antwortzeit
stats-pace-minutes = Antwort im Schnitt nach { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
}
stats-pace-hours = Antwort im Schnitt nach { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
}
stats-pace-days = Antwort im Schnitt nach { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
}
stats-rating = Wertung { $rating }
stats-unrated = noch ohne Wertung
stats-how = Für die Wertung zählen Spiele, in denen nur Menschen saßen und alle bis zum Ende blieben. Alle beginnen mit 1000.
stats-chart-won = Gewonnen / gespielt
stats-chart-rating = Wertung

# Was das Bild zeigt, vorgelesen. $lines: ein Teil für jeden Balken
stats-alt = { $title }. { $lines }.
stats-alt-bar = { $label }: { $played } gespielt, { $won } gewonnen
stats-alt-rated = { $label }: { $played } gespielt, { $won } gewonnen, Wertung { $rating }
stats-only-own = Hier kann ich nur deine eigenen Ergebnisse zeigen, von allen Servern.

stats-records-title = Persönliche Rekorde
# $records: etwa „5 Seelen in einer Runde, 11 Seelen in einem Spiel“
stats-records = { $game }: { $records }

# Zwei Leute, Spiel für Spiel. $name: der oder die andere
versus-title = Du und { $name }
versus-line = **{ $game } ({ $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}):** du { $ahead }, { $name } { $behind }{ $level ->
    [0] {""}
   *[other] , gleichauf { $level }
}
versus-how = Wer wie oft vorn lag: in Spielen auf diesem Server, bei denen ihr beide am Ende dabei wart.
versus-never = Du und { $name } habt auf diesem Server noch kein Spiel zusammen beendet. `/lobby öffnen` eröffnet einen Tisch.
versus-oneself = Nenn jemand anderen; deine eigenen Ergebnisse zeigt `/ergebnisse person`.

# Die Ruhmeshalle. $server: sein Name
hall-title = Ruhmeshalle von { $server }
hall-line = - { $name }: { $record }
hall-off = Dieser Server hat keine Ruhmeshalle. Die Moderation kann sie hier einschalten; deine eigenen Rekorde zeigt `/ergebnisse person`.
hall-empty = Hier hat noch niemand einen Rekord aufgestellt. Das nächste Spiel unter Menschen ändert das.
hall-how = Es zählen nur Spiele unter Menschen, ohne Trainer und ohne Rat, bei denen alle bis zum Ende blieben. Ein Rekord gilt, bis ihn jemand übertrifft.
hall-new = Neuer Rekord auf diesem Server: { $name }, { $record }!
button-hall-on = Ruhmeshalle einschalten
button-hall-off = Ruhmeshalle ausschalten
