# Die Menüs von Leuten und Nachrichten, und was sie antworten.

menu-stats = Ergebnisse
menu-text = Als Text
menu-invite = An einen Tisch einladen
not-on-this-server = Auf diesem Server bin ich selbst nicht, darum habe ich hier nichts zu zeigen. Es geht auf jedem Server, zu dem ich hinzugefügt wurde.
no-table-in-message = In dieser Nachricht ist kein Tisch. *Als Text* erzählt dir einen Tisch in Sätzen; nimm es bei der Nachricht mit dem Brett.
# $guest, $host: Erwähnungen
invitation = { $guest }, { $host } lädt dich zu einer Partie **{ $game }** ein.
invite-done = Ich habe { $guest } an deinen Tisch in { $channel } eingeladen.
# $name: der Name einer Person
invite-where = An welchen deiner Tische lädst du { $name } ein?
invite-choose = Wähle einen Tisch
invite-no-lobby = Du sitzt auf diesem Server an keinem Tisch, der noch auf Leute wartet. Eröffne einen mit `/lobby öffnen`, und lade dann dazu ein.
invite-seated = Diese Person hat dort schon einen Platz.
invite-again = Diese Person ist schon an deinen Tisch eingeladen. Mit dem Knopf dort kann sie sich setzen.
invite-bot = Einladen kann ich nur Menschen. Computerspieler setzt du in der Lobby mit *Bot dazu* an den Tisch.
