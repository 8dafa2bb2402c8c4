# Der Tisch im Kanal, das private Fenster, und das Nachschlagen.

# $people: Erwähnungen, $count: wie viele
table-calls = { $people }, { $count ->
    [one] du bist
   *[other] ihr seid
} dran.
table-calls-end = { $people }, das Spiel ist aus.
table-waits-for = Der Tisch wartet auf { $seats }.
table-waits-for-one = Alle warten auf { $seats }.
table-thinking = { $seat } denkt nach …
table-won = { $count ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } teilen sich den Sieg.
}
table-closed = Dieser Tisch ist geschlossen. `/lobby öffnen` eröffnet einen neuen.
story-resigned = { $name } hat den Platz aufgegeben; *{ $bot }*, ein Computerspieler, übernimmt.

button-result = Wie war ich?
button-turn = Am Zug
button-hand = Meine Hand
button-board = Brett
button-whole-board = Ganzes Brett
button-rules = Regeln
button-refresh = Aktualisieren
button-text = Als Text
button-unbot = Bot weg
button-close = Schließen
button-earlier = Früher
button-later = Später
button-resign = Platz aufgeben
button-unknown = Dieser Knopf ist veraltet. Such die neueste Nachricht des Tischs, oder nimm `/brett`.

round-post = { $game }: was die Runde gebracht hat
panel-done = Deine Antwort gilt.
panel-answered = Du hast geantwortet: **{ $answer }**
answer-as-drawn = wie gezeichnet
# $place: 1 ist der beste, $winners: wie viele ihn teilen, $seats: wie viele mitgespielt haben
panel-place = { $place ->
    [1] { $winners ->
        [one] Du hast gewonnen!
       *[other] Du teilst dir den Sieg!
    }
   *[other] Du bist auf Platz { $place } von { $seats }.
}
# $amount: so viele Punkte, Seelen oder Gold, $winner, $rival: Namen
panel-behind = Du bist auf Platz { $place } von { $seats }, { $amount } hinter { $winner }.
panel-ahead = { $winners ->
    [one] Du hast gewonnen, { $amount } vor { $rival }!
   *[other] Du teilst dir den Sieg, { $amount } vor { $rival }!
}
ending-place = **{ $place }. { $seat }**: { $amount }
ending-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ending-turned = Wendepunkt: { $chapter }. Von da an lag { $winner } vor allen anderen.
ending-led = Nie in Gefahr: { $winner } lag von Anfang an vorn.
ending-late = Wendepunkt: { $chapter }. Erst da ging { $winner } endgültig in Führung.
# $event: was da geschah, ein ganzer Satz
ending-turned-by = Wendepunkt: { $chapter }. { $event } Von da an lag { $winner } vor allen anderen.
ending-late-by = Wendepunkt: { $chapter }. { $event } Erst da ging { $winner } endgültig in Führung.
# Woher die Punkte kamen: $what wie in „6 Punkte für Kammern“, $seat: mit wem verglichen wird
ending-most = { $amount } für { $what }, mehr als alle anderen
ending-nobody-more = { $amount } für { $what } (mehr hat niemand)
ending-earned = { $amount } für { $what }
# $less: der Unterschied, wie $amount
ending-earned-less = { $amount } für { $what }, { $less } weniger als { $seat }
ending-more = { $amount } mehr für { $what } als { $seat }
ending-less = { $amount } weniger für { $what } als { $seat }
ending-lost-more = { $amount } mehr durch { $what } verloren als { $seat }
ending-lost-less = { $amount } weniger durch { $what } verloren als { $seat }
# $best: was jemand am besten gemacht hat, $shows: was ein kleines Bild zeigt
ending-poster = Plakat zu { $game }: wie die Partie ausging. { $details }
ending-poster-place = Platz { $place }: { $seat } ({ $letter }), { $amount }.
ending-poster-best = { $best }.
ending-poster-picture = { $letter }: { $shows }.
panel-digest = Seit du zuletzt hier warst:
panel-news-more = { $count ->
    [one] … und noch eine Zeile hinter *Mehr*
   *[other] … und noch { $count } Zeilen hinter *Mehr*
}
panel-news-happened = { $count ->
    [one] … und noch eine Zeile hinter *Was geschah*
   *[other] … und noch { $count } Zeilen hinter *Was geschah*
}
panel-nothing-more = Bis dahin gibt es für dich nichts zu tun.
panel-last-one = Nur du fehlst noch; alle anderen warten auf dich.
panel-standing = Niemand wartet darauf; jederzeit änderbar.
panel-changeable = Deine Antwort ist da. Ändern kannst du sie, bis alle geantwortet haben.
panel-dms-closed = Deine Direktnachrichten sind für mich geschlossen, darum wartet deine Hand hier: *Am Zug* und *Meine Hand* gehen immer. Sind sie wieder offen, holt `/einstellungen handkarten` sie dorthin zurück.

look-closer = Genauer ansehen …

choose-one = Wähle …
choose-several = Wähle { $least } bis { $most } …
choose-up-to = Wähle bis zu { $most } …
choose-exactly = Wähle { $count } …
choose-group = Wähle in zwei Schritten …
choose-within = { $group }: wähle …
choose-next = Wähle Nummer { $number } …
choose-nothing = Nichts wählen
choose-back = Zurück
choose-again = Von vorn
choose-back-one = Einen Halt zurück
choose-confirm = So spielen
choose-in-form = Als Formular
choose-plan = So planen
choose-draft = Du hast **{ $words }** gewählt. Spiel es so, oder ändere es.
choose-flawed = **{ $words }** geht so nicht. Ändere es, oder fang von vorn an.
choose-here = ✓ Hier
choose-another = Anderer
choose-square = Feld …
choose-more-places = Weitere Plätze
choose-in-squares = Reihe und Spalte …
# $way: wohin der Pfeil zeigt, oder dass er das Teil dreht
choose-stuck =
    { $way ->
        [left] Weiter links ist kein Platz.
        [right] Weiter rechts ist kein Platz.
        [up] Weiter oben ist kein Platz.
        [down] Weiter unten ist kein Platz.
       *[turned] So gedreht sähe es genauso aus, oder es passt nirgends.
    }
# $way: wohin der Pfeil zeigt
choose-no-way =
    { $way ->
        [left] Von hier führt kein Weg nach links.
        [right] Von hier führt kein Weg nach rechts.
        [up] Von hier führt kein Weg nach oben.
       *[down] Von hier führt kein Weg nach unten.
    }
choose-too-long = Dieser Weg ist zu lang, um so weiterzugehen. Führ ihn zum nächsten Halt oder nimm ihn, wie er ist.
choose-proposal = Das ist ein Vorschlag: ✓ nimmt ihn, die Pfeile verschieben ihn.
choose-this-way = ✓ Dieser Weg
choose-row = Reihe { $row }
choose-type = Eintippen
no-way-around = So führt kein Weg um { $square } herum.
choose-way = ✓ Weg { $number }
choose-walk = Selbst gehen
choose-detour = Genauso, aber herum um …
choose-around = Herum um: { $what }
choose-path = Nimm einen Weg, wie er vorgeschlagen ist …
# $number: der wievielte Halt auf dem Weg es wäre
choose-stop =
    { $number ->
        [1] Oder selbst, zuerst nach …
       *[other] Oder selbst weiter nach …
    }
# $turns: Vierteldrehungen im Uhrzeigersinn
choose-turned =
    { $turns ->
        [0] Wie abgebildet
        [1] Nach rechts gedreht
        [2] Halb gedreht
       *[3] Nach links gedreht
    }
choose-mirrored =
    { $turns ->
        [0] Gespiegelt
        [1] Gespiegelt, rechts
        [2] Gespiegelt, halb
       *[3] Gespiegelt, links
    }
form-title = Deine Antwort
form-row = Reihe
form-column = Spalte
form-turn = Wie es liegt
form-place = Nummer { $number }
form-field = Antwort
form-hint = Was du wählst, in Worten; oder ein Feld wie C7, oder eine Zahl
form-hint-placement = Ein Feld wie C7; dann r90 zum Drehen, m zum Spiegeln
form-hint-path = Felder wie A1 C5 H10, -C7 für außen herum; oder Schritte wie R4 D2 L1 U3
form-hint-words = Was immer du willst
form-hint-number = Eine Zahl

log-title = { $pages ->
    [1] Was geschehen ist
   *[other] Was geschehen ist (Seite { $page } von { $pages })
}
rules-other-topic = Ein anderes Thema …
rules-no-table = Hier ist kein Tisch. Welche Regeln möchtest du lesen?
rules-choose-game = Wähle ein Spiel …
games-title = Deine Tische
games-none = Du hast noch keinen Tisch. Lern ein Spiel, oder spiel es gegen Computer; auf einem Server eröffnet `/lobby öffnen` einen Tisch für dich und andere.
games-none-elsewhere = Du hast noch keinen Tisch. Lern ein Spiel, oder spiel es gegen Computer.
place-direct-messages = unseren Direktnachrichten
games-lobby = - { $game } in { $channel }: Die Lobby ist offen.
games-others = - { $game } in { $channel }: wartet auf { $seats }.
resign-sure = Willst du deinen Platz bei { $game } ({ $channel }) wirklich aufgeben? Ein Computerspieler macht für dich weiter.
resign-done = Du hast deinen Platz aufgegeben.
button-resign-keep = Platz behalten
resign-kept = Du behältst deinen Platz bei { $game } ({ $channel }).

settings-show-title = Deine Einstellungen
settings-show =
    - **Sprache der Direktnachrichten:** { $language } (`/einstellungen sprache`)
    - **Wohin deine Handkarten kommen:** { $hands } (`/einstellungen handkarten`)
    - **Wie du gerufen wirst:** { $notify } (`/einstellungen benachrichtigung`)
    - **Ruhezeiten:** { $quiet } (`/einstellungen ruhezeiten`)
    - **Urlaub:** { $vacation } (`/einstellungen urlaub`)
settings-show-no-hours = keine
settings-show-no-vacation = keiner
settings-show-hours = { $begin } bis { $end } ({ $zone })
# $until: ein Datum
settings-show-until = bis { $until }
settings-show-closed = Deine Direktnachrichten sind für mich geschlossen. Sind sie wieder offen, holt `/einstellungen handkarten` deine Karten dorthin zurück.
settings-language-set = Ab jetzt schreibe ich dir auf Deutsch.
settings-hands-dm = Deine Hand kommt als Direktnachricht zu dir.
settings-hands-panel = Ich schicke dir keine Direktnachrichten; deine Hand wartet am Tisch hinter *Meine Hand*.
settings-notify-mention = Bist du dran, erwähne ich dich im Kanal; Direktnachrichten kommen lautlos.
settings-notify-dm = Bist du dran, benachrichtige ich dich nur per Direktnachricht. Kann ich dir nicht schreiben, erwähne ich dich im Kanal.
settings-notify-both = Bist du dran, benachrichtige ich dich per Direktnachricht und erwähne dich im Kanal.
settings-notify-silent = Ich benachrichtige dich gar nicht mehr; `/spiele` zeigt, wo du dran bist.
settings-server-set = Neue Tische auf diesem Server sprechen die gewählte Sprache.

help-text =
    {""}**Spielen:** `/lobby öffnen` eröffnet einen Tisch; hol dir Computerspieler dazu, und los. Wenn ich dich rufe, drück *Am Zug*, oder tippe `/zug`.
    {""}**Leute finden:** *Leute suchen* in der Lobby oder `/lobby einladen`; mit `/einstellungen bescheid` erfährst du, wo jemand fehlt.
    {""}**Lernen:** `/lernen` mit Trainer, `/üben` allein; `/regeln` und `/karte` zum Nachschlagen.
    {""}**Ansehen:** `/spiele` hat alle deine Tische, am Tisch gibt es `/brett`, `/hand` und `/verlauf`.
    {""}**Zurückblicken:** `/zurücknehmen` nimmt einen Zug zurück, `/nachspielen` zeigt ein Spiel noch einmal, `/ergebnisse person` deine Ergebnisse.
    {""}**Gehen:** `/aufgeben` überlässt deinen Platz einem Computerspieler, `/platz geben` jemand anderem; `/platz zurück` holt ihn dir wieder.
    {""}**Einstellen:** `/einstellungen zeigen` für dich, `/einstellungen tisch` für einen Tisch.
    -# Füg mich deinem Konto hinzu, um auf jedem Server zu lernen, zu üben und nachzuschlagen. Etwas stimmt nicht? `/melden`
# Wo der Bot nur zu Gast ist und die meisten Befehle fehlen.
help-text-elsewhere =
    {""}**Spielen:** `/hilfe` hat alle Spiele; *Gegen Computer spielen* setzt dich an einen Tisch in deinen Direktnachrichten.
    {""}**Lernen:** `/lernen` mit Trainer, `/üben` allein; `/regeln` und `/karte` zum Nachschlagen.
    {""}**Ansehen:** `/spiele` hat alle deine Tische, `/ergebnisse person` deine Ergebnisse.
    -# Mit Freunden spielst du, wenn jemand mich eurem Server hinzufügt; dort eröffnet `/lobby öffnen` einen Tisch für alle.

game-has-not-started = Das Spiel hat noch nicht begonnen; der Gastgeber kann es in der Lobby starten.
game-is-not-running = An diesem Tisch läuft kein Spiel.
table-is-closed = Dieser Tisch ist geschlossen. `/lobby öffnen` eröffnet einen neuen.
table-is-gone = Diesen Tisch gibt es nicht mehr.
table-is-busy = Am Tisch passiert gerade etwas anderes. Bitte versuch es noch einmal.
no-such-table = Diesen Tisch gibt es nicht. Wähle einen aus der Liste.
game-here-is-over = Das Spiel in diesem Kanal ist aus. *Revanche* darunter beginnt ein weiteres, und `/lobby öffnen` eröffnet einen neuen Tisch.
no-table-here = In diesem Kanal gibt es keinen Tisch. Eröffne einen mit `/lobby öffnen`.
no-table-of-yours = Du spielst gerade an keinem Tisch. Eröffne einen mit `/lobby öffnen`, oder nimm anderswo Platz.
no-such-player = So jemand sitzt nicht an diesem Tisch. Wähle jemanden aus der Liste.
no-such-topic = Dieses Thema gibt es nicht. Wähle eins aus der Liste.
no-such-card = Diese Karte gibt es nicht. Wähle eine aus der Liste.
channel-gone = Den Kanal deines Tischs gibt es nicht mehr ({ $channel }). Das Spiel bleibt erhalten, und private Nachrichten kommen weiter an, aber den Tisch kann ich nicht mehr zeigen.
channel-forbidden = Ich darf in { $channel } nicht mehr schreiben, und dort ist dein Tisch. Das Spiel bleibt erhalten. Sobald ich wieder schreiben darf, zeige ich dort den Tisch und rufe alle, die dran sind.
channel-locked = Der Thread { $channel } ist gesperrt, darum kann ich deinen Tisch dort nicht zeigen. Bitte die Moderation, ihn zu entsperren; dann zeige ich den Tisch und rufe alle, die dran sind.
channel-was-silent = Ich konnte hier eine Weile nicht schreiben; so steht es jetzt.

error-storage = Das ließ sich nicht speichern, darum hat sich nichts geändert. Bitte versuch es gleich noch einmal.
error-broken-save = Dieser Tisch lässt sich gerade nicht lesen. Nichts ist verloren; wer diesen Bot betreibt, findet Näheres im Protokoll.
error-permissions = Mir fehlt dafür ein Recht in diesem Kanal. Ich muss ihn ansehen, Nachrichten senden, Links einbetten und Dateien anhängen dürfen.
error-moderators-only = Das darf nur die Moderation dieses Servers.
error-line = Die Verbindung zu Discord war kurz weg. Sieh am Tisch nach, und versuch es nötigenfalls noch einmal.
only-on-a-server = Das geht nur auf einem Server; nimm den Befehl in einem seiner Kanäle.
thread-invitation = { $host } hat in einem Thread einen Tisch eröffnet: **{ $game }**. Komm dazu und nimm Platz!
error-unexpected = Bei mir ist etwas schiefgegangen; dein Spiel ist unverändert. Meldenummer: { $report }.

table-calls-ahead = { $people }, { $count ->
    [one] du kannst
   *[other] ihr könnt
} schon entscheiden.
table-invites = { $count ->
    [one] { $seats } kann schon entscheiden.
   *[other] { $seats } können schon entscheiden.
  }
panel-planned = Du hast geplant: **{ $answer }**. Es gilt, sobald es so weit ist.
panel-plan-dropped = Dieser Plan ist verworfen; du wirst also gefragt.
panel-declined = Du wirst gefragt, wenn du an der Reihe bist.
plan-invited = Es gilt, wenn du dran bist und es noch geht.
plan-ahead = Bleibt geheim und änderbar, bis es gilt.
plan-so-far = Geplant: **{ $plan }**
plan-and-more = … und { $count } weitere
plan-standing = Von jetzt an …
plan-told = Geplant, *{ $question }*: **{ $plan }**
plan-noted = Geplant: { $plan }
plan-made = { $question } (geplant)
plan-list =
    { $planned ->
        [0] Im Voraus entscheiden …
       *[other] Im Voraus entscheiden … ({ $planned } geplant)
    }
plan-gone = (nicht mehr möglich)
plan-drop = Kein Plan
plan-decline = Frag mich dann
nothing-to-plan = An diesem Tisch gibt es gerade nichts im Voraus zu entscheiden.
no-such-plan = Das lässt sich gerade nicht im Voraus entscheiden. Möglich ist: { $offers }.
not-your-turn-yet = Noch wartet niemand auf deine Antwort. Mit *voraus* kannst du aber schon entscheiden: { $offers }.
plans-title = Deine Pläne
plans-none = Du hast nichts geplant. Was du im Voraus entscheiden kannst, steht hier und in deinem privaten Fenster.
plans-offered = { $game } in { $channel }: Das kannst du im Voraus entscheiden.
plans-left-out = … und mehr an deinen anderen Tischen; ihre privaten Fenster zeigen es.
plans-line = { $game } in { $channel }, *{ $question }*: **{ $plan }**
plans-change = Ändern
plans-drop = Verwerfen
button-more = Mehr …
button-less = Weniger
button-question = Offene Frage
button-happened = Was geschah
panel-barred = Jetzt nicht: { $list }
panel-barred-one = { $what } ({ $why })
# Am Ende einer Bildbeschreibung, die zu lang wird
alt-rest = Der Rest steht im Text: Drück „{ button-text }“.

# *Was würdest du tun?*
button-advice = Was würdest du tun?
# $answer: was ein starker Computerspieler antworten würde, $why: ein oder zwei Sätze, oder nichts
advice-told = **Was ich tun würde:** { $answer }. { $why }
# $label: eine Möglichkeit; ein Zeichen davor hebt sie hervor
advice-mark = ★ { $label }
advice-only = Etwas anderes sehe ich nicht.
advice-even = Das andere ist kaum schlechter.
advice-is-off = An diesem Tisch entscheiden alle allein; *Regeln* erklärt, was du tun kannst.
advice-under-way = Ich denke noch über deine letzte Frage nach; das dauert ein paar Sekunden.
