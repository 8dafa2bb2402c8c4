# Übungen: ein Tisch für eine Person, mit einem Befehl aufgebaut und begonnen.

practice-begun = Deine Übung hat begonnen: { $channel }.
practice-begun-directly = Deine Übung hat in deinen Direktnachrichten begonnen.
practice-begun-here = Deine Übung hat begonnen.
exercise-over = Die Übung ist vorbei.
no-such-exercise = Diese Übung gibt es nicht; `/üben` nennt alle, die es gibt.
button-practise-again = Noch einmal

# Rätsel: Übungen mit einem Ziel. $reached und $best: was erreicht wurde, und das Beste, was es gibt.

puzzle-solved = Gelöst: { $reached } von { $best }.
puzzle-not-solved = Noch nicht gelöst: { $reached } von { $best }.
puzzle-tries = { $tries ->
    [one] Das war dein erster Versuch an diesem Rätsel.
   *[other] Du hast dieses Rätsel { $tries }-mal versucht.
}
button-solution = Lösung zeigen
button-give-up = Aufgeben: die Lösung
button-next-puzzle = Nächstes Rätsel
button-solution-back = Zurück
button-solution-on = Nächster Schritt
solution-beginning = { $title } · die Lösung in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}
solution-title = { $title } · Schritt { $step } von { $steps }
solution-not-yet = Versuch das Rätsel erst einmal, oder gib auf: Der Knopf dafür ist hinter *Mehr*. Dann zeige ich dir die Lösung.
puzzle-menu-title = Rätsel
puzzle-menu = { $solved ->
    [0] Kurze Stellungen mit einem Ziel, von leicht bis schwer. Wähle ein Spiel; du darfst alles so oft versuchen, wie du magst.
   *[other] Du hast { $solved } von { $all } Rätseln gelöst.
}
puzzle-menu-game = Wähle ein Spiel
puzzle-menu-puzzle = Wähle ein Rätsel
puzzle-menu-solved = Gelöst: { $solved } von { $all }
puzzle-level-1 = leicht
puzzle-level-2 = mittel
puzzle-level-3 = schwer
puzzle-note-new = Noch nicht versucht
puzzle-note-seen = Noch nicht versucht; Lösung gesehen
puzzle-note = { $tries ->
    [one] 1 Versuch, bestes Ergebnis { $best } von { $of }
   *[other] { $tries } Versuche, bestes Ergebnis { $best } von { $of }
}
