# Rätsel zu Boss Monster: Namen, Ziele und der Satz neben jedem Schritt einer Lösung.

boss-monster-exercise-bait = Boss Monster: Köder für zwei
boss-monster-goal-bait = Töte in dieser Runde beide Helden der Stadt, indem du einmal baust.
boss-monster-solution-bait-1 = Bau die *Spektralbombe* am Eingang. Sie macht nur 1 Schaden, aber ihr Schatz lockt Wolfhart an, der sonst in der Stadt bliebe; und diese 1 hat gerade noch gefehlt, um auf die 8 Leben von Hans zu kommen.

boss-monster-exercise-neighbour = Boss Monster: gute Nachbarn
boss-monster-goal-neighbour = Töte in dieser Runde beide Helden der Stadt, indem du einmal baust.
boss-monster-solution-neighbour-1 = Bau den *Kraftegel* am Eingang. Er lockt Fusel an und macht 1 Schaden; und weil rechts daneben das *Vampirlabor* liegt, ein Monsterraum, macht dieses 4 statt 2: zusammen 6.

boss-monster-exercise-fifth-room = Boss Monster: der fünfte Raum
boss-monster-goal-fifth-room = Töte in dieser Runde den epischen Helden mit seinen 13 Leben; seine Seele zählt 2.
boss-monster-solution-fifth-room-1 = Bau die *Endlose Galerie* als fünften Raum: Damit steigt Scott auf, und jede deiner fünf Fallen macht 1 Schaden mehr. 8 gedruckte und 5 weitere sind 13. Mit einem stärkeren Raum auf einem anderen hättest du weiterhin nur vier.

boss-monster-exercise-miniboss = Boss Monster: ein Platz für Magiersucher
boss-monster-goal-miniboss = Töte in dieser Runde beide Helden der Stadt; du hast eine Münze.
boss-monster-solution-miniboss-1 = Leg *Magiersucher* in die *Müllrutsche*, den schwächsten Raum von allen: Sie hat zwei Symbole und macht deshalb 2 Schaden mehr. Bei einem Symbol wäre es nur 1, und Marmo käme mit einem einzigen Leben durch. Die Münze bezahlt den Miniboss.

boss-monster-exercise-smash = Boss Monster: den Moment abwarten
boss-monster-goal-smash = Töte in dieser Runde beide Helden der Stadt; die epische Seele zählt 2, das macht zusammen 3 Seelen.
boss-monster-solution-smash-1 = Bau die *Endlose Galerie* am Eingang: 7 Schaden auf dem ganzen Weg. Das ist Ofcroaks Ende, und Haize hat noch 4 von 11 Leben, wenn es darauf ankommt.
boss-monster-solution-smash-2 = Haize ist im letzten Raum, dem mit dem Miniboss. Jetzt, und nicht früher, kommt *Wumms!*
boss-monster-solution-smash-3 = Wo ein Miniboss ist, macht der Zauber 4 statt 2 Schaden: genau so viel, wie Haize noch übrig hat.
boss-monster-solution-smash-4 = Um Haize ist es geschehen; mehr braucht es nicht.
boss-monster-solution-smash-5 = Ofcroak fällt den 7 Schaden ganz von selbst zum Opfer.

boss-monster-exercise-mine = Boss Monster: die Mine und das Pendel
boss-monster-goal-mine = Töte in dieser Runde beide Helden der Stadt, obwohl du keine Münze hast.
boss-monster-solution-mine-1 = Bau die *Endlose Galerie* am Eingang: Jetzt macht der ganze Weg 6 Schaden.
boss-monster-solution-mine-2 = Ofcroak kommt zuerst und stirbt an 6 Schaden. Lass die Mine in Ruhe: Du brauchst ihre 2 noch.
boss-monster-solution-mine-3 = Marmo hat noch 2 von 8 Leben und ist im letzten Raum, an allem anderen vorbei. Jetzt zerstöre die *Einsturzmine* für 3 Münzen; sie fehlt niemandem mehr.
boss-monster-solution-mine-4 = Eine der Münzen bezahlt das *Sägependel*: Es tötet jeden, der höchstens 3 Leben hat.

boss-monster-exercise-living-trap = Boss Monster: ein Raum zu viel
boss-monster-goal-living-trap = Töte in dieser Runde beide Helden der Stadt; die epische Seele zählt 2, das macht zusammen 3 Seelen.
boss-monster-solution-living-trap-1 = Bau die *Lebende Falle* auf die *Einsturzmine*: Sie kann jeden töten, und der Preis ist ein Monsterraum.
boss-monster-solution-living-trap-2 = Moran kommt zuerst und käme mit 2 von 11 Leben durch. Benutze die Falle.
boss-monster-solution-living-trap-3 = Zerstöre den *Goblinmarkt*, den einzigen Raum, auf den du verzichten kannst: *Kraftegel* und *Vampirlabor* machen zusammen 5 Schaden, die Falle noch 3.
boss-monster-solution-living-trap-4 = Das sind genau die 8 Leben von Hans, der als Nächster kommt.
