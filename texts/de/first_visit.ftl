# Die erste Ansicht eines Spiels, und wie viel erklärt wird.

tour-picture = Das Bild zeigt, worum es bei deiner Frage geht.
mighty-monsters-tour-picture = **Neu hier?** Das Bild zeigt die Familien zur Wahl, später das Schloss und deine Monster.
boss-monster-tour-picture = **Neu hier?** Das Bild zeigt deine Karten, später auch deinen Dungeon und seine Helden.
doodle-dungeon-tour-picture = **Neu hier?** Das Bild zeigt dein Blatt Papier und die Karten, die ausliegen.
dungeon-lords-tour-picture = **Neu hier?** Ganz oben im Bild steht, was du hast: Bosheit, Gold, Nahrung, Kobolde, Fallen.
fairy-market-tour-picture = **Neu hier?** Das Bild zeigt den Markt; oben steht das Ziel der Runde.
tour-question = Darunter steht fett deine Frage; antworte mit den Knöpfen oder der Liste.
tour-more = Hinter *Mehr …* findest du die Regeln, das ganze Brett und deine Hand.
tour-more-direct = Hinter *Mehr …* sind Regeln, Brett und Hand; diese Ansicht hast du auch in den Direktnachrichten.

settings-help-more = Ab jetzt sagt dir jede Frage, worum es geht, und jede Ansicht, was wo ist.
settings-help-less = Ab jetzt kommen Fragen ohne Erklärung; hinter *Mehr …* steht sie immer noch.
settings-help-fade = Was du fünfmal getan hast, wird nicht mehr erklärt.
settings-show-help = - **Wie viel erklärt wird:** { $help } (`/einstellungen hilfe`)
