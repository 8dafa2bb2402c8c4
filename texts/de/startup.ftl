# Was im Terminal liest, wer den Bot betreibt. Jeder Mangel beginnt mit dem Namen seiner Einstellung.

startup-cannot = Lairkeeper kann nicht starten.
startup-token-refused = DISCORD_TOKEN wird von Discord nicht angenommen; kopiere es neu aus dem Entwicklerportal.
startup-unreachable = Discord ist nicht erreichbar ({ $detail }). Prüfe die Verbindung, und DISCORD_API, falls gesetzt; dann starte neu.
startup-playground =
    DISCORD_TOKEN ist nicht gesetzt, darum gibt es hier ein eigenes kleines Discord. Öffne diese Adresse im Browser:

        { $address }

    Strg+C beendet es.
startup-port-taken = PLAYGROUND_PORT { $port } ist belegt, vielleicht von einem anderen Spielplatz; beende jenen oder wähle einen anderen Port.

flaw-one-of = { $setting } ist „{ $value }“; möglich sind { $allowed }.
flaw-limit = { $setting } ist „{ $value }“; es muss eine Zahl von 1 bis { $most } sein.
flaw-workers = DRAWING_WORKERS ist „{ $value }“; möglich ist eine Zahl von 0 bis 16.
flaw-thinking-workers = THINKING_WORKERS ist „{ $value }“; möglich ist eine Zahl von 0 bis 16.
flaw-database = { $setting } ist { $value }, und das ist ein Ordner; es muss eine Datei sein.
flaw-database-url = DATABASE_URL ist keine Adresse einer PostgreSQL-Datenbank. Schreib etwas wie postgresql://lairkeeper:passwort@db.example.org/lairkeeper, Sonderzeichen im Passwort als %40 und so weiter.
flaw-processes = PROCESSES ist { $value }, aber mehrere Prozesse brauchen eine gemeinsame Datenbank. Gib auch DATABASE_URL an, oder setz PROCESSES auf 1.
flaw-port = PLAYGROUND_PORT ist „{ $value }“; es muss eine Zahl von 0 bis 65535 sein, 0 nimmt irgendeinen freien Port.
flaw-health = HEALTH ist „{ $value }“; schreib einen Port dieses Rechners, etwa 8080, oder eine Adresse wie 127.0.0.1:8080.
flaw-health-host = HEALTH ist „{ $value }“, und das erreichen auch andere Rechner. Wenn du das willst, nenne in HEALTH_HOSTS die Namen, unter denen sie anfragen, durch Kommas getrennt; sonst schreib nur { $port }.
flaw-token = DISCORD_TOKEN enthält Leerraum; kopiere es neu aus dem Entwicklerportal.
flaw-both-or-neither = DISCORD_API und DISCORD_GATEWAY gehören zusammen; setze beide oder keins.
flaw-address = { $setting } ist „{ $value }“, und das ist keine Adresse; schreib etwas wie { $example }.
flaw-loopback = DISCORD_API und DISCORD_GATEWAY sind für Tests auf diesem Rechner; es müssen Adressen auf 127.0.0.1 sein.

flaw-backup-every = BACKUP_EVERY ist „{ $value }“; es muss eine Zahl von Stunden von 0 bis { $most } sein, und 0 bedeutet: keine automatischen Kopien.
flaw-backup-keep = BACKUP_KEEP ist „{ $value }“; es muss eine Zahl von 1 bis { $most } sein.
flaw-backup-folder = BACKUP_DIR ist { $value }, eine Datei; es muss ein Ordner sein.
backup-made = Die Datenbank ist kopiert nach { $copy }
backup-nothing = Es gibt noch keine Datenbank { $database }, also nichts zu kopieren.
backup-failed = { $trouble }. Nichts wurde verändert; schaff Platz, oder nenne mit BACKUP_DIR einen anderen Ordner.
backup-postgres = Deine Tische liegen in PostgreSQL. Sichere sie mit dessen eigenen Werkzeugen, zum Beispiel pg_dump (wie, steht in docs/hosting.md).

# Was `python -m cogs.move_database` sagt.

move-usage = Schreib python -m cogs.move_database VON NACH. Beides ist eine Datei, eine Adresse wie postgresql://lairkeeper@db.example.org/lairkeeper oder der Name einer Einstellung: DATABASE oder DATABASE_URL.
move-done = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
} von { $source } nach { $target } kopiert und verglichen: Beide sind gleich. { $source } ist noch, wie es war; damit es auf { $target } weitergeht, trag das beim Bot ein.
move-failed = { $trouble }. Es wurde nichts kopiert.

# Was mit der Datei nicht stimmt, die PLAYGROUND_DB nennt.

keeping-cannot = PLAYGROUND_DB { $path } ist nicht zu gebrauchen: { $trouble }. Die Datei bleibt, wie sie ist; nenne eine andere.
keeping-busy = ein anderer Spielplatz oder ein anderes Programm benutzt sie
keeping-foreign = sie ist nicht die Datei eines Spielplatzes
keeping-damaged = sie ist beschädigt ({ $detail })
keeping-read-only = sie lässt sich nicht beschreiben
keeping-cannot-open = sie lässt sich nicht öffnen
keeping-no-folder = ihr Ordner lässt sich nicht anlegen ({ $detail })
keeping-other-release = sie stammt aus einer anderen Version (Format { $detail })
keeping-trouble = die Platte oder die Datei macht Schwierigkeiten ({ $detail })
