# Rätsel zu Dungeon Lords: Namen, Ziele und der Satz neben jedem Schritt einer Lösung.

dungeon-lords-exercise-fifth = Dungeon Lords: fünfte Kampfübung
dungeon-lords-exercise-sixth = Dungeon Lords: sechste Kampfübung

dungeon-lords-goal-first = Behalte zwei deiner drei Tunnel: Halte die Helden auf, bevor sie einen zweiten erobern.
dungeon-lords-solution-first-1 = Leg den *Rollenden Felsen* aus: Kein Dieb ist da, der ihn entschärft, und er trifft den Vordersten mit 3.
dungeon-lords-solution-first-2 = Schick auch den *Troll*. Mit dem ersten Krieger ist der Felsen schon allein fertiggeworden.
dungeon-lords-solution-first-3 = Für 1 Nahrung schlägt der *Troll* mit 4 zu und holt den zweiten Krieger. Nur der müde Priester ist übrig, um den ersten Tunnel zu erobern.
dungeon-lords-solution-first-4 = Der *Goblin* sticht mit 2 zu, und mehr hat der Priester nicht mehr.

dungeon-lords-goal-first-room = Behalte alle drei Plättchen: Besiege gleich im ersten Kampf alle Helden, in der Kammer, in der zwei Monster kämpfen dürfen.
dungeon-lords-solution-first-room-1 = Leg den *Rollenden Felsen* aus; in einer Kammer kostet das 1 Gold. Er holt den ersten Krieger.
dungeon-lords-solution-first-room-2 = In einer Kammer dürfen zwei Monster kämpfen: Schick beide.
dungeon-lords-solution-first-room-3 = Der *Troll* isst und holt mit 4 den zweiten Krieger. Der *Goblin* sticht den Priester mit 2, und so viel er auch heilt, die Erschöpfung gibt ihm den Rest.

dungeon-lords-goal-second = Behalte gegen zwei Diebe zwei deiner drei Tunnel: Halte die Helden auf, bevor sie einen zweiten erobern.
dungeon-lords-solution-second-1 = Noch keine Falle: Heb das *Vergiftete Essen* auf, bis ein Dieb vorn geht.
dungeon-lords-solution-second-2 = Schick die *Hexe*.
dungeon-lords-solution-second-3 = Heb dir den *Geist* auf: Du brauchst ihn, wenn die Diebe vorn sind.
dungeon-lords-solution-second-4 = Die *Hexe* verflucht den Krieger mit 4, genau so viel, wie er hat. Die Erschöpfung schwächt den ersten Dieb.
dungeon-lords-solution-second-5 = Jetzt das *Vergiftete Essen*, das dem ersten Helden so viel Schaden zufügt, wie er unverletzt aushält. Die Diebe verhindern 3 von 4, aber die letzte 1 zählt.
dungeon-lords-solution-second-6 = Der *Geist* spukt beim letzten Dieb mit 2, und die Erschöpfung erledigt beide.

dungeon-lords-goal-third = Behalte mit einem einzigen Vampir zwei deiner drei Tunnel: Halte die Helden auf, bevor sie einen zweiten erobern.
dungeon-lords-solution-third-1 = Leg den *Verfluchten Ring* aus: Dass er die Gruppe festhält, kann der Dieb nicht verhindern, und so gibt es in dieser Runde weder Erschöpfung noch Eroberung.
dungeon-lords-solution-third-2 = Schick den *Vampir*, der zurückkommt, wenn er nur zwickt.
dungeon-lords-solution-third-3 = Zwick den Dieb mit 2. Der Priester heilt 1 davon, aber kein Plättchen ist verloren.
dungeon-lords-solution-third-4 = Jetzt keine Falle: Das *Pendel* muss warten, bis der Dieb weg ist.
dungeon-lords-solution-third-5 = Der *Vampir* ist wieder frisch; schick ihn noch einmal.
dungeon-lords-solution-third-6 = Noch ein Zwicken, und der Dieb ist besiegt. Die Erschöpfung trifft den Krieger; ein Tunnel ist verloren.
dungeon-lords-solution-third-7 = Ohne Dieb trifft das *Pendel* den zweiten Helden mit vollen 3: den Priester.
dungeon-lords-solution-third-8 = Und noch einmal der *Vampir*.
dungeon-lords-solution-third-9 = Diesmal saugt er: 3 Schaden sind zu viel für den geschwächten Krieger. Der Priester heilt sich ein wenig, und die Erschöpfung holt sich den Rest.

dungeon-lords-goal-fourth = Behalte mit einem Schleim und zwei Fallen zwei deiner drei Tunnel: Halte die Helden auf, bevor sie einen zweiten erobern.
dungeon-lords-solution-fourth-1 = Beginn mit der *Feuerwand*, die alle verletzt und den Letzten am meisten.
dungeon-lords-solution-fourth-2 = Ohne den *Schleim*: Solange beide Priester heilen, wäre sein Tropfen umsonst.
dungeon-lords-solution-fourth-3 = Alle sind geschwächt. Jetzt der *Antimagie-Pfeil*: Zielt man auf einen Priester, wird die ganze Gruppe nicht geheilt.
dungeon-lords-solution-fourth-4 = Schick den *Schleim*, der alle drei trifft.
dungeon-lords-solution-fourth-5 = Ziel auf einen Priester. Den Schaden verhindert der Dieb, nicht aber, dass es mit dem Heilen vorbei ist.
dungeon-lords-solution-fourth-6 = Der *Schleim* tropft auf alle: Der erste Priester fällt, und die Erschöpfung holt die beiden anderen, denn niemand kann heilen.

dungeon-lords-goal-fifth = Behalte mit Goblin, Geist und Ring zwei deiner drei Tunnel: Halte die Helden auf, bevor sie einen zweiten erobern.
dungeon-lords-solution-fifth-1 = Keine Falle: Solange der Dieb da ist, würde der *Verfluchte Ring* kaum jemanden verletzen.
dungeon-lords-solution-fifth-2 = Schick den *Goblin* gegen den Dieb an der Spitze.
dungeon-lords-solution-fifth-3 = Der *Geist* bleibt vorerst zu Hause.
dungeon-lords-solution-fifth-4 = Stich und Erschöpfung haben den Dieb besiegt, und das hat einen Tunnel gekostet. Jetzt verletzt der *Verfluchte Ring* beide Zauberer und hält sie fest, wo sie sind.
dungeon-lords-solution-fifth-5 = In dieser Runde muss niemand kämpfen: Solange der Ring sie hält, wird nichts erobert.
dungeon-lords-solution-fifth-6 = Nun der *Geist*: 2 Schaden für den hinteren, und die Erschöpfung erledigt beide.

dungeon-lords-goal-sixth = Behalte alle drei Tunnel: Besiege jeden Helden, ohne ein einziges Plättchen zu verlieren.
dungeon-lords-solution-sixth-1 = Beginn mit dem *Rollenden Felsen*: Der Dieb an der Spitze verhindert 1 der 3 Schaden und bekommt den Rest selbst ab.
dungeon-lords-solution-sixth-2 = Schick den *Schleim*, aber nicht zum Tropfen, sondern zum Festhalten.
dungeon-lords-solution-sixth-3 = Der *Schleim* hält sie fest: keine Erschöpfung, aber auch keine Eroberung.
dungeon-lords-solution-sixth-4 = Für den geschwächten Dieb reicht die *Falltür*, und sie hält die Gruppe noch einmal auf.
dungeon-lords-solution-sixth-5 = Der *Golem* zermalmt mit 4 den Krieger, der jetzt vorn steht.
dungeon-lords-solution-sixth-6 = Ein Priester ist übrig. Der *Goblin* sticht mit 2 zu; 1 heilt er, und die Erschöpfung ist zu viel für ihn.
