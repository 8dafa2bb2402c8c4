# Rätsel zu Doodle Dungeon: Namen, Ziele und der Satz neben jedem Schritt einer Lösung.

doodle-dungeon-ask-puzzle-path = Wie geht der Held durch diesen Dungeon?

doodle-dungeon-exercise-detour = Doodle Dungeon: ein Umweg
doodle-dungeon-goal-detour = Zeichne diese Mauern so, dass selbst der kürzeste Weg vom Eingang zum Ausgang 21 Felder hat statt 17.
doodle-dungeon-solution-detour-1 = Zeichne sie auf A2, A3 und B2, gleich am Eingang. Der Held muss erst hinab, außen herum und wieder hinauf, bevor er überhaupt irgendwohin kommt.

doodle-dungeon-exercise-visits = Doodle Dungeon: drei Besuche
doodle-dungeon-goal-visits = Zeichne einen Weg, der an allen drei Goblins vorbeiführt und durch keine Falle.
doodle-dungeon-solution-visits-1 = Hinab zum Goblin auf G1 und wieder hinauf; bei C3 hinein und zurück; dann über A6 am oberen Rand entlang, rechts hinunter und mit einem Schritt zur Seite zum Goblin auf F9. Kein Feld wird öfter als zweimal betreten.

doodle-dungeon-exercise-long-wall = Doodle Dungeon: die lange Mauer
doodle-dungeon-goal-long-wall = Zeichne diese Mauer so, dass selbst der kürzeste Weg vom Eingang zum Ausgang 25 Felder hat statt 19.
doodle-dungeon-solution-long-wall-1 = Zeichne sie von G6 bis G9. Zusammen mit den Mauern darüber und daneben verschließt sie die untere Hälfte, bis auf den langen Weg außen herum.

doodle-dungeon-exercise-no-way-around = Doodle Dungeon: kein Weg vorbei
doodle-dungeon-goal-no-way-around = Zeichne Mauer und Falle so, dass der Held mindestens drei Fallen oder Monstern begegnet, welchen Weg er auch nimmt.
doodle-dungeon-solution-no-way-around-1 = Zeichne die Mauer von D9 bis G9: Jetzt führt jeder Weg zum Ausgang an zweien vorbei.
doodle-dungeon-solution-no-way-around-2 = Und die Falle? Es gibt ein Feld, an dem kein Held vorbeikommt: den Eingang selbst.

doodle-dungeon-exercise-gauntlet = Doodle Dungeon: der Spießrutenlauf
doodle-dungeon-goal-gauntlet = Zeichne Mauer und Falle so, dass der Held mindestens vier Fallen oder Monstern begegnet, welchen Weg er auch nimmt.
doodle-dungeon-solution-gauntlet-1 = Zeichne die Mauer von A2 bis A5. Sie verschließt den offenen Weg am oberen Rand, und niemand kommt mehr an der Falle auf B2 vorbei.
doodle-dungeon-solution-gauntlet-2 = Dann die Falle auf E10: Nur der rechte Rand führt zum Ausgang, und auf G10 wartet schon ein Goblin.

doodle-dungeon-exercise-grand-tour = Doodle Dungeon: die große Runde
doodle-dungeon-goal-grand-tour = Zeichne einen Weg, der an allen fünf Monstern vorbeiführt und durch keine Falle.
doodle-dungeon-solution-grand-tour-1 = An F2 vorbei und über C3 hinauf zum Ork auf A6, weiter bis A10 und hinab zu B10 und über A8 denselben Weg zurück. Dann über E3 und E4 hinunter zum Ork auf G5 und unten hinaus. Jeder Gang wird einmal hin und einmal zurück benutzt, und mehr ist auch nicht erlaubt.
