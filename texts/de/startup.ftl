# Was im Terminal liest, wer den Bot betreibt. Jeder Mangel beginnt mit dem Namen seiner Einstellung.

startup-cannot = Lairkeeper kann nicht starten.
startup-token-refused = DISCORD_TOKEN wird von Discord nicht angenommen; kopiere es neu aus dem Entwicklerportal.
startup-playground = Es ist kein DISCORD_TOKEN gesetzt: Der Spielplatz ist unter { $address }, und der Bot ist darauf.

flaw-one-of = { $setting } ist „{ $value }“; möglich sind { $allowed }.
flaw-workers = DRAWING_WORKERS ist „{ $value }“; möglich ist eine Zahl von 1 bis 16.
flaw-database = DATABASE ist { $value }, und das ist ein Ordner; es muss eine Datei sein.
flaw-token = DISCORD_TOKEN enthält Leerraum; kopiere es neu aus dem Entwicklerportal.
flaw-both-or-neither = DISCORD_API und DISCORD_GATEWAY gehören zusammen; setze beide oder keins.
flaw-loopback = DISCORD_API und DISCORD_GATEWAY sind für Tests auf diesem Rechner; es müssen Adressen auf 127.0.0.1 sein.
