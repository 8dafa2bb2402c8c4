# Wörter, die alle Spiele teilen, und was die Engine sagt, wenn sie eine Wahl nicht annehmen kann.

## Wörter

# $letter: der Buchstabe eines Platzes, dessen Name nicht bekannt ist
seat = Platz { $letter }
# $others: alles bis auf das Letzte, $last: das Letzte
all-of = { $others } und { $last }
nothing = nichts

## Absagen: was nicht geht, und was stattdessen geht

game-is-over = Diese Partie ist zu Ende; eröffne einen neuen Tisch, wenn du Lust auf die nächste hast.
not-your-turn = Du bist gerade nicht an der Reihe; du wirst gerufen, sobald es so weit ist.
question-is-stale = Das Spiel ist inzwischen weitergegangen. Bitte beantworte die Frage, die jetzt offen ist.
pick-from-the-list = Bitte wähle etwas aus der Liste.
answer-too-long = Das ist zu lang für eine Antwort; bitte höchstens { $most } Zeichen.
# $least, $most: wie viele Möglichkeiten gewählt werden dürfen
pick-so-many =
    { $most ->
        [1]
            { $least ->
                [0] Bitte wähle eine Möglichkeit oder keine.
               *[other] Bitte wähle genau eine Möglichkeit.
            }
       *[other]
            { $least ->
                [0] Bitte wähle höchstens { $most } Möglichkeiten.
               *[other] Bitte wähle { $least } bis { $most } Möglichkeiten.
            }
    }
pick-exactly = Bitte wähle genau { $count } Möglichkeiten.
# $typed: was eingetippt wurde, $options: was zur Wahl steht
not-possible-now = „{ $typed }“ geht jetzt nicht. Zur Wahl steht: { $options }
# $why: der Grund, als Teil eines Satzes
not-possible-because = „{ $typed }“ geht jetzt nicht: { $why }.
not-an-option = Das kannst du gerade nicht wählen. Bitte nimm etwas aus der Liste.
picked-twice = Du kannst jede Möglichkeit nur einmal wählen; bitte nimm verschiedene.
number-from-to = Bitte nenne eine ganze Zahl von { $least } bis { $most }.
# $word: was eingetippt wurde, $last: das Feld in der hintersten Ecke, etwa H10
no-such-square = Ein Feld „{ $word }“ gibt es hier nicht; die Felder heißen A1 bis { $last }, also Buchstabe und Zahl.
no-square-named = Bitte nenne ein Feld mit Buchstabe und Zahl, zum Beispiel C7.
no-such-turn = Die Drehung „{ $word }“ kenne ich nicht. Schreib r90, r180 oder r270 für Drehungen im Uhrzeigersinn und m fürs Spiegeln.
# $step: der wievielte Schritt des Weges
step-off-the-grid = Schritt { $step } würde aus dem Raster führen; bitte bleib auf seinen Feldern.
# $most: wie viele Zeichen
words-wanted = Bitte schreib etwas mit höchstens { $most } Zeichen.
words-without-markup = Bitte nimm nur Buchstaben, Ziffern und einfache Satzzeichen.
no-such-setting = Diese Einstellung hat das Spiel nicht; alle, die es hat, stehen in der Lobby.
no-such-value = So lässt sich diese Einstellung nicht setzen; die möglichen Werte stehen in der Lobby.
wrong-number-of-seats = Dieses Spiel ist für { $least } bis { $most } Personen; bitte besetzt noch Plätze oder macht welche frei.
story-decided-ahead = { $seat } hatte vorausgeplant:
story-decided-ahead-you = Wie von dir vorausgeplant:
