# Züge zurücknehmen: was der Tisch erfährt, was es verbietet, und die Abstimmung jenseits der Schranke.

# Die Überschrift über dem, was Zeile für Zeile folgt. $who: wer es zurücknimmt
undo-own = { $who } nimmt den letzten Zug zurück.
undo-agreed = Alle sind einverstanden: { $who } nimmt den letzten Zug zurück.
undo-own-who-you = Du nimmst deinen letzten Zug zurück.
undo-agreed-who-you = Alle sind einverstanden: Du nimmst deinen letzten Zug zurück.
undo-repair = Die Moderation hat den Tisch auf einen früheren Augenblick zurückgestellt.
undo-more = … und { $count } Zeilen davor.
# $line: eine Zeile der Geschichte
undo-line = ~~{ $line }~~

button-undo = Zurücknehmen
button-undo-ask = Die anderen fragen
button-undo-anyway = Trotzdem zurücknehmen

undo-done = Du hast deinen letzten Zug zurückgenommen.
undo-asked = Die anderen sind gefragt. Sobald alle einverstanden sind, ist dein Zug zurückgenommen.
undo-is-stale = Das ist nicht mehr dein letzter Zug, darum wurde nichts zurückgenommen. `/zurücknehmen` nimmt den letzten zurück.
undo-nothing = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
undo-game-is-over = Das Spiel ist aus, und alle haben das Ende gesehen. `/nachspielen` führt Zug für Zug hindurch.
undo-change-instead = Deine Antwort ist noch nicht endgültig. Wähle über *Am Zug* neu; es zählt, was du zuletzt gewählt hast, wenn alle geantwortet haben.
undo-stopped-chance = Seit deinem letzten Zug hat der Zufall etwas entschieden, darum kannst du ihn nicht allein zurücknehmen.
undo-stopped-turned-up = Seit deinem letzten Zug ist etwas Verborgenes ans Licht gekommen, darum kannst du ihn nicht allein zurücknehmen.
undo-stopped-other-seat = Seit deinem letzten Zug hat jemand anderes gezogen, darum kannst du ihn nicht allein zurücknehmen.
undo-ask = Du kannst die anderen fragen: Sind alle am Tisch einverstanden, geht es zurück vor deinen letzten Zug.
undo-alone = Außer dir sitzen hier nur Computerspieler, darum darfst du ihn trotzdem zurücknehmen. Was du gesehen hast, hast du gesehen.
undo-refused = Nicht alle sind einverstanden, also wird nichts zurückgenommen, und es geht weiter.

# $seat: wer fragt, $known: was alle seitdem gesehen haben, $closes: wann die Abstimmung endet, als Countdown
vote-undo =
    {""}**{ $seat }** möchte den letzten Zug und alles, was daraus folgte, zurücknehmen. { $known ->
        [chance] Seitdem hat der Zufall entschieden: Alle wissen, wie, und beim nächsten Mal kann es anders kommen.
        [turned-up] Seitdem ist Verborgenes ans Licht gekommen: Was man einmal gesehen hat, weiß man.
        [both] Seitdem hat der Zufall entschieden, und Verborgenes ist ans Licht gekommen: Was man einmal gesehen hat, weiß man.
       *[nothing] Seitdem ist nichts Verborgenes ans Licht gekommen.
    }
    -# Alle müssen zustimmen; die Abstimmung endet { $closes }. Das würde nicht mehr zählen:
vote-undo-agree = Einverstanden
vote-undo-refuse = Ablehnen
