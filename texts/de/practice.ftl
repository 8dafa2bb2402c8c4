# Übungen: ein Tisch für eine Person, mit einem Befehl aufgebaut und begonnen.

practice-begun = Deine Übung hat begonnen: { $channel }.
practice-begun-here = Deine Übung hat begonnen.
exercise-over = Die Übung ist vorbei.
no-such-exercise = Diese Übung gibt es nicht; `/üben` nennt alle, die es gibt.
button-practise-again = Noch einmal
