# Die Seite des Spielplatzes: Nachrichten, was man darin drücken und auswählen kann, und Formulare.

## Nachrichten

# Das kleine Schild neben dem Namen eines Bots
page-message-app = APP
# $name: wer nachdenkt
page-message-thinking = { $name } denkt nach …
page-message-edited = (bearbeitet)
page-message-only-you = Nur du siehst das
page-message-dismiss = Nachricht verwerfen
# $name: wessen Nachricht es ist
page-message-reply = { $name } antworten
# $name: wer ihn benutzt hat, $command: der Befehl mit seinem Schrägstrich
page-message-command = { $name } hat { $command } benutzt

page-mention-unknown-person = unbekannt
page-mention-unknown-role = unbekannte Rolle
page-mention-unknown-channel = unbekannt

page-spoiler = Spoiler
page-spoiler-show = Spoiler; zum Aufdecken drücken
page-link-new-tab = (öffnet sich in einem neuen Tab)
# $name: einer Datei
page-file-download = { $name } herunterladen

## Bilder

page-picture = Bild
page-picture-original = Original öffnen
page-picture-previous = Voriges Bild
page-picture-next = Nächstes Bild
page-picture-close = Schließen
page-picture-counter = { $number } von { $count }

## Listen zum Auswählen

page-menu-placeholder = Wähle …
page-menu-filter = Suchen
page-menu-nothing = Nichts passt zu deiner Suche.
page-menu-done = Fertig
page-menu-exactly = Wähle { $count }
page-menu-bounds = Wähle { $least } bis { $most }

## Formulare

page-form-submit = Absenden
page-form-cancel = Abbrechen
page-form-empty = Bitte fülle dieses Feld aus.
page-form-too-short = Bitte schreibe mindestens { $least } Zeichen; bisher sind es { $length }.
page-form-too-long = Bitte schreibe höchstens { $most } Zeichen; im Moment sind es { $length }.
page-form-nothing-chosen = Bitte wähle etwas aus.
page-form-too-few = Bitte wähle mindestens { $least } aus.
page-form-too-many = Bitte wähle höchstens { $most } aus.
page-apps = Mehr zu dieser Nachricht
page-apps-title = { $name }: Was noch?
