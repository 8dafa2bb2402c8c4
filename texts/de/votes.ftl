# Abstimmungen an einem Tisch. Jede Art hat ihre Frage (vote-ART) und für jede Wahl eine Aufschrift (vote-ART-WAHL).

# $label: die Wahl, $votes: wie viele sie getroffen haben
vote-button = { $label } ({ $votes })
vote-cast = Deine Antwort ist „{ $choice }“. Solange die Abstimmung läuft, kannst du sie ändern.
vote-is-over = Diese Abstimmung ist vorbei. Was daraus geworden ist, zeigt der Tisch.
vote-is-for-others = Hier stimmen andere ab; wie es ausgeht, zeigt der Tisch.
vote-is-under-way = Darüber wird schon abgestimmt; die Knöpfe dafür findest du am Tisch.
