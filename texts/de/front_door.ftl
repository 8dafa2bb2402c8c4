# Die Startkarte: was der Bot ist, wie jedes Spiel ist und wie man hineinkommt.

door-title = Lairkeeper
door-lead = Dungeon-Spiele, gleich hier: in einem Rutsch oder mit einem Zug am Tag, mit Freunden oder allein.
door-friends = Mit Freunden? `/lobby öffnen` eröffnet einen Tisch für alle im Kanal.
# Wo sich keine Lobby öffnen lässt: in Direktnachrichten und auf Servern, auf denen der Bot selbst nicht ist.
door-friends-elsewhere = Mit Freunden? Holt mich auf euren Server: Dort eröffnet `/lobby öffnen` einen Tisch für alle.
# $length: etwa „20 Minuten“, $difficulty: etwa „ganz leicht“
door-facts = { $length }, { $difficulty }
door-hook = { $players }. { $hook }.
button-solo = Gegen Computer spielen
button-guide = So geht’s
button-door = Die Spiele
button-home = Meine Tische
# In Direktnachrichten, für jemanden, der wohl von so einem Server kommt.
door-friends-directly = Mit Freunden? Auf einem Server, auf dem ich bin, eröffnet `/lobby öffnen` einen Tisch für alle.

facts-players = { $least }–{ $most } Personen
facts-minutes = { $minutes } Minuten
facts-evening = ein Abend
# Ein Spiel in einer Liste zum Auswählen; höchstens 100 Zeichen.
facts-line = { $game } · { $players } · { $length } · { $hook }
difficulty-easiest = ganz leicht
difficulty-easy = leicht
difficulty-middling = knifflig
difficulty-expert = für Kenner

boss-monster-hook = Lock Helden in deinen Dungeon, behalt ihre Seelen
doodle-dungeon-hook = Kritzle einen Dungeon, aus dem keiner herauskommt
dungeon-lords-hook = Führ einen Dungeon nach Vorschrift, bis Helden kommen
fairy-market-hook = Fünf Karten, ein Weg hindurch: Finde den besten
mighty-monsters-hook = Zusammen ins Schloss, das meiste Gold für dich

boss-monster-cover-alt = Ein riesiger Boss mit gelben Augen in einem Raum aus lila Ziegeln, davor ein kleiner Ritter.
doodle-dungeon-cover-alt = Ein Labyrinth mit Bleistift auf Karopapier: ein Ritter, ein Drache und am Ende des Wegs ein Schatz.
dungeon-lords-cover-alt = Eine Seite eines dunklen Kontobuchs: ein Vampir, ein Kobold neben einem Karren voll Gold und ein rotes Siegel.
fairy-market-cover-alt = Eine Fee an ihrem Marktstand zwischen zwei Laternen; darunter ein Gang mit Schlüssel, Treppe und Fass.
mighty-monsters-cover-alt = Ein Drache, ein Ork und ein Skelett in einer Burghalle im Fackelschein, zwischen ihnen ein Haufen Gold.

# $host: eine Erwähnung
solo-invitation = { $host } spielt in einem Thread **{ $game }** gegen Computerspieler. Schau dort zu, oder eröffne mit `/lobby öffnen` einen eigenen Tisch.
solo-begun-thread = Dein Tisch hat einen eigenen Thread. Spiel dort oder gleich hier.
solo-begun-here = Dein Tisch ist in diesem Kanal. Du kannst auch gleich hier spielen.
solo-begun-directly = Dein Tisch ist in deinen Direktnachrichten. Du kannst auch gleich hier spielen.
directly-taken = In deinen Direktnachrichten gibt es schon einen Tisch von dir. Spiel ihn zu Ende, oder gib ihn dort mit `/aufgeben` ab; auf einem Server bekommt jedes Spiel seinen eigenen Thread.
# Wo der Bot nur zu Gast ist: Dort geht nur /spiele.
directly-taken-elsewhere = In deinen Direktnachrichten gibt es schon einen Tisch von dir. `/spiele` bringt dich hin: Spiel ihn erst zu Ende. Abgeben kannst du ihn auf einem Server, auf dem ich bin: `/aufgeben` mit diesem *tisch*.
