# Regeln lesen, Karten nachschlagen und in beidem suchen.

rules-cards = Karten, um die es geht …
# $first, $last: Namen von Karten
rules-cards-from = Karten: { $first } … { $last }
# $topic: der Name eines Regelthemas
button-topic = Regeln: { $topic }
# $words: was jemand eingegeben hat
search-title = Das habe ich zu „{ $words }“ gefunden
search-none = Von „{ $words }“ ist weder in den Regeln noch auf den Karten die Rede. Versuch es mit einem anderen Wort oder einem Teil davon.
search-open = Etwas davon aufschlagen …
search-hit = - **{ $name }** ({ $kind }): { $snippet }
search-kind-topic = Regeln
search-kind-card = Karte
search-more = { $count ->
    [one] Eins mehr steht im Menü oder passt nicht mehr hinein; ein weiteres Wort grenzt es ein.
   *[other] { $count } weitere stehen im Menü oder passen nicht mehr hinein; ein weiteres Wort grenzt es ein.
}
button-results = Zurück zu den Fundstellen
card-not-but = Eine Karte „{ $words }“ gibt es nicht, aber hier ist davon die Rede.
# Vor der Beschreibung eines Bildes, das eine Regel zeigt
rules-alt-example = Ein Beispiel. { $shown }
rules-alt-symbols = Symbole und was sie bedeuten: { $shown }
rules-alt-things = Hier siehst du: { $shown }
