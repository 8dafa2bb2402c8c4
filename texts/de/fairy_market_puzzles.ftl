# Rätsel zum Feenmarkt: Namen, Ziele und der Satz neben jedem Schritt einer Lösung.

fairy-market-exercise-four-coins = Feenmarkt: vier Münzen
fairy-market-goal-four-coins = Finde alle vier Münzen auf einem Weg.
fairy-market-solution-four-coins-1 = Leg die zweite Karte genau unter die erste, damit sich die Gänge in der Mitte treffen.
fairy-market-solution-four-coins-2 = Geh von Osten in Reihe 3 hinein. Dort liegt das Seil, und damit kommst du gleich daneben an der Grube vorbei in den Raum mit der ersten Münze.
fairy-market-solution-four-coins-3 = Weiter nach Süden und die Treppe hinab: Unter der Erde liegt die zweite Münze. Wieder hinauf, westlich zur dritten und durch den unteren Raum zur letzten. Die Schwertmarke brauchst du gar nicht.

fairy-market-exercise-three-keys = Feenmarkt: drei Schlüssel
fairy-market-goal-three-keys = Finde alle drei Schlüssel auf einem Weg; jeder zählt 2 Punkte.
fairy-market-solution-three-keys-1 = Leg die zweite Karte direkt neben die erste, nach Osten.
fairy-market-solution-three-keys-2 = Geh von Norden über die Lava hinein, das kostet deine Seilmarke, und durch den Raum: Dort liegt der erste Schlüssel. Die Treppe in seiner Ecke führt dich unter der Erde nach Westen.
fairy-market-solution-three-keys-3 = Gleich neben der Treppe liegt der zweite Schlüssel. Geh außen herum zur Treppe ganz oben und noch einmal hinab: Der dritte liegt unter der Erde.

fairy-market-exercise-no-way-back = Feenmarkt: kein Weg zurück
fairy-market-goal-no-way-back = Finde drei der vier Münzen auf einem Weg.
fairy-market-solution-no-way-back-1 = Leg die zweite Karte nach Osten, zwei Reihen tiefer: So führt Reihe 5 geradewegs in ihren Raum.
fairy-market-solution-no-way-back-2 = Geh im Westen hinein, nimm unterwegs das Schwert mit und folge dem Gang bis zur Münze in Reihe 5.
fairy-market-solution-no-way-back-3 = Dann nach Osten in den Raum: Das Schwert besiegt das Monster, und deshalb zählen beide Münzen darin. Die vierte liegt hinter einem Schloss, und der Schlüssel dazu erst da, wo dein Weg endet.

fairy-market-exercise-two-fights = Feenmarkt: zwei Kämpfe
fairy-market-goal-two-fights = Besiege zwei der drei Monster auf einem Weg; jedes zählt 3 Punkte.
fairy-market-solution-two-fights-1 = Leg die zweite Karte genau unter die erste.
fairy-market-solution-two-fights-2 = Geh von Süden hinein und nimm das Schwert im Raum mit. Die Treppe dahinter führt unter der Erde zu einem zweiten Schwert und gleich beim ersten Monster wieder hinauf. Besiege es und geh weiter nach Norden.
fairy-market-solution-two-fights-3 = An der Schriftrolle vorbei und im Osten die Treppe hinab kommst du im Nordwesten heraus. Von dort steht dir der große Raum offen, und für das Monster darin ist noch ein Schwert übrig.

fairy-market-exercise-sword-first = Feenmarkt: ein Schwert nach dem anderen
fairy-market-goal-sword-first = Besiege zwei der drei Monster auf einem Weg; jedes zählt 3 Punkte.
fairy-market-solution-sword-first-1 = Leg die zweite Karte genau über die erste.
fairy-market-solution-sword-first-2 = Geh ganz im Südwesten hinein und nimm das Schwert, aber lass das Monster daneben in Ruhe. Deine Seilmarke bringt dich an der Grube vorbei; unter der Erde liegt der Schlüssel für das Schloss weiter nördlich.
fairy-market-solution-sword-first-3 = Im Raum besiegt ein Schwert das Monster, und ein anderes liegt gleich da. Geh nach Osten hinaus, nimm die Treppe bis ganz nach oben und komm durch den Raum zurück: Seine Tür im Nordwesten führt zum zweiten Monster.

fairy-market-exercise-seven-coins = Feenmarkt: sieben Münzen
fairy-market-goal-seven-coins = Finde mit drei Karten alle sieben Münzen auf einem Weg.
fairy-market-solution-seven-coins-1 = Leg die Karten untereinander, die mittlere eine Spalte weiter östlich: So kann ein einziger Weg durch alle drei führen.
fairy-market-solution-seven-coins-2 = Geh von Westen in die oberste Karte, sammle ihre drei Münzen ein und geh weiter in den Raum in der Mitte, wo zwei weitere liegen.
fairy-market-solution-seven-coins-3 = Südlich des Raums liegt die sechste Münze und daneben der Schlüssel für das Schloss auf der untersten Karte. Die Treppe hinter dem Schloss führt zur letzten Münze.
