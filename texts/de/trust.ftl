# Vertrauen: wie die letzten Spiele von jemandem ausgegangen sind, in Worten, und gehen aus gutem Grund.

who-title = Wer hier sitzt
# $person: eine Erwähnung, $standing: in Worten wie unten
who-line = - { $person }{ $host ->
    [yes] {" "}(Gastgeber)
   *[no] {""}
}: { $standing }.
who-avoided = *Diese Person meidest du.*
who-how = Nach den letzten zehn Spielen mit anderen auf diesem Server. Zu sehen nur, bis das Spiel beginnt.
standing-new = neu dabei, noch keine drei Spiele mit anderen
standing-reliable = zuverlässig, bleibt bis zum Ende
standing-mostly = bleibt meistens bis zum Ende
standing-often-away = geht oft vor dem Ende
answers-at-once = antwortet meist in ein paar Minuten
answers-hour = antwortet meist innerhalb einer Stunde
answers-hours = antwortet meist in ein paar Stunden
answers-day = antwortet meist innerhalb eines Tages
answers-days = braucht meist mehr als einen Tag für eine Antwort

not-let-in-new = Hier werden Leute gesucht, die auf diesem Server schon ein paar Spiele mit anderen gespielt haben. Du noch nicht; so fangen alle an. Die meisten Tische stehen dir offen, und `/lobby öffnen` eröffnet einen eigenen.
not-let-in-often-away = Hier werden Leute gesucht, die bis zum Ende bleiben, und du bist bei mehreren deiner letzten Spiele gegangen. Nur die letzten zehn zählen, ein paar zu Ende gespielte ändern das also. `/lobby öffnen` eröffnet einen eigenen Tisch.

resign-counts = Das zählt: Wer überlegt, sich zu dir zu setzen, liest in Worten, wie oft du bis zum Ende bleibst. Hast du einen guten Grund zu gehen, können die anderen zustimmen, dass es diesmal nicht zählt.
button-resign-reason = Aus gutem Grund gehen
resign-done-reason = Du hast deinen Platz aufgegeben. Ich habe die anderen gefragt, ob das zählt.
# $name: wer gegangen ist, $needed: wie viele von $voters zustimmen müssen, $closes: wann die Abstimmung endet, als Countdown
vote-excuse =
    Hatte { $name } einen guten Grund zu gehen? Dann zählt es nicht.
    -# Mehr als die Hälfte muss zustimmen ({ $needed } von { $voters }); die Abstimmung endet { $closes }.
vote-excuse-excuse = Ein guter Grund
vote-excuse-count = Es zählt
story-excused = { $name } hatte einen guten Grund zu gehen: Es zählt nicht.
story-not-excused = { $name } ist gegangen, und das zählt.
excuse-called = Ich habe alle gefragt, die noch da sind; deine eigene Stimme zählt schon. Mehr als die Hälfte muss zustimmen.
excuse-whom = Nenn jemanden, der aus diesem Spiel gegangen ist und bei dem es zählt.
