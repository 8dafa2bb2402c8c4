# Abstimmungen an einem Tisch. Jede Art hat ihre Frage (vote-ART) und für jede Wahl eine Aufschrift (vote-ART-WAHL).

# $label: die Wahl, $votes: wie viele sie getroffen haben
vote-button = { $label } ({ $votes })
vote-cast = Deine Antwort ist „{ $choice }“. Solange die Abstimmung läuft, kannst du sie ändern.
vote-decided = Deine Antwort ist „{ $choice }“, und damit ist es entschieden. Das Ergebnis steht am Tisch.
vote-is-over = Diese Abstimmung ist vorbei. Das Ergebnis steht am Tisch.
vote-is-for-others = Hier stimmen andere ab; am Tisch kannst du es verfolgen.
# $most: wie viele, $when: ein Countdown wie „in 20 Minuten“
limit-votes = { $most ->
    [one] Du hast an diesem Tisch in der letzten Stunde schon eine Abstimmung verlangt.
   *[other] Du hast an diesem Tisch in der letzten Stunde schon { $most } Abstimmungen verlangt.
} Die nächste geht { $when }.
vote-is-under-way = Darüber wird schon abgestimmt; die Knöpfe dafür findest du am Tisch.
