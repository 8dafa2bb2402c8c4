# Das Eingabefeld auf der Seite des Spielplatzes: Text schreiben und Slash-Befehle ausfüllen.

page-composer-message-channel = Nachricht an #{ $name }
page-composer-message-thread = Nachricht in „{ $name }“
page-composer-message-dm = Nachricht an @{ $name }
page-composer-not-writable = Hier kannst du lesen, aber nicht schreiben.
page-composer-nowhere = Wähle einen Kanal, in dem du schreiben möchtest.
page-composer-send = Senden
page-composer-sending-message = Deine Nachricht wird gesendet …
page-composer-sending = { $command } wird gesendet …
page-composer-failed = { $command } wurde nicht ausgeführt. { $reason }
page-composer-again = Wieder einsetzen
page-composer-dismiss = Hinweis schließen
page-composer-replying = Antwort an { $name }
page-composer-cancel-reply = Doch nicht antworten
page-composer-left = Zeichen übrig: { $left }
page-composer-too-long = Deine Nachricht hat { $size } Zeichen; höchstens { $most } passen hinein.

page-composer-attach = Dateien anhängen
page-composer-files = Angehängte Dateien
page-composer-choose-file = Datei wählen
page-composer-remove-file = { $name } entfernen
page-composer-too-many-files = In eine Nachricht passen höchstens { $most } Dateien.
page-composer-file-too-big = { $name } ist zu groß; eine Datei darf höchstens { $most } MB haben.
page-composer-file-unreadable = { $name } kann nicht gelesen werden.

page-composer-commands = Befehle
page-composer-people = Personen
page-composer-channels = Kanäle
page-composer-options = Angaben
page-composer-commands-found = Gefundene Befehle: { $count }
page-composer-offers-found = Vorschläge: { $count }
page-composer-no-command = Diesen Befehl gibt es hier nicht.
page-composer-no-match = Nichts in der Liste passt dazu.
page-composer-loading = Vorschläge werden gesucht …
page-composer-more = +{ $count } weitere
page-composer-add = Angabe hinzufügen
page-composer-ready = Mit Enter abschicken.
page-composer-discard = Befehl verwerfen
page-composer-true = Wahr
page-composer-false = Falsch

page-composer-flaw-missing = „{ $option }“ muss ausgefüllt sein.
page-composer-flaw-choice = „{ $option }“ muss aus der Liste gewählt sein.
page-composer-flaw-boolean = „{ $option }“ muss Wahr oder Falsch sein.
page-composer-flaw-person = „{ $option }“ muss jemand auf diesem Server sein.
page-composer-flaw-channel = „{ $option }“ muss ein Kanal dieses Servers sein.
page-composer-flaw-role = „{ $option }“ muss eine Rolle auf diesem Server sein.
page-composer-flaw-mentionable = „{ $option }“ muss jemand oder eine Rolle auf diesem Server sein.
page-composer-flaw-integer = „{ $option }“ muss eine ganze Zahl sein.
page-composer-flaw-number = „{ $option }“ muss eine Zahl sein.
page-composer-flaw-least = „{ $option }“ muss mindestens { $least } sein.
page-composer-flaw-most = „{ $option }“ darf höchstens { $most } sein.
page-composer-flaw-short = „{ $option }“ muss länger sein, mindestens { $least } Zeichen.
page-composer-flaw-long = „{ $option }“ muss kürzer sein, höchstens { $most } Zeichen.
page-composer-flaw-stray = „{ $text }“ gehört zu keiner der Angaben.
