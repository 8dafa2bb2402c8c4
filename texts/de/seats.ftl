# Gehen, Zurückkommen, und Plätze, die den Besitzer wechseln.

seat-offered = Ich habe am Tisch gefragt. Bis dein Angebot angenommen ist, bleibt es dein Platz; mit *Nein, danke* ziehst du es selbst zurück.
seat-asked-for = Ich habe beim Gastgeber angefragt. Bei einem Ja spielst du mit.
seat-returned = Willkommen zurück: Dein Platz gehört wieder dir.
kick-called = Ich habe die anderen gefragt; deine Stimme ist schon abgegeben. Mehr als die Hälfte muss zustimmen.
end-called = Ich habe die anderen gefragt, ob das Spiel enden soll; deine Stimme ist schon abgegeben. Mehr als die Hälfte muss zustimmen.
presence-asked = Zu zweit gibt es keine Abstimmung, darum habe ich gefragt, ob die andere Person noch da ist. Kommt in { $days } Tagen keine Antwort, spielt ein Computerspieler für sie, bis sie zurück ist.
button-return = Ich bin wieder da

table-kept = { $seat } hält den Platz frei, bis { $name } zurückkommt.
table-kept-until = { $seat } hält den Platz für { $name } frei, bis { $until }.
table-vacation-stop = { $seat } ist bis { $until } im Urlaub; die Uhr steht still.
table-vacation-count = { $seat } ist bis { $until } im Urlaub.
story-returned = { $name } ist wieder da.
story-on-vacation = { $name } ist im Urlaub; *{ $bot }*, ein Computerspieler, übernimmt.
story-hand-over = { $heir } spielt für { $name } weiter.
story-hand-over-declined = { $heir } nimmt den Platz nicht an.
# $heir: wer den Platz bekommen sollte
story-hand-over-withdrawn = { $heir } wird der Platz nicht mehr angeboten.
story-take-over-withdrawn = { $heir } möchte den Platz nicht mehr haben.
story-take-over = { $heir } übernimmt den Platz von { $name }.
story-take-over-declined = { $heir } bekommt den Platz nicht.
story-kicked = Der Tisch hat { $name } abgewählt; *{ $bot }*, ein Computerspieler, übernimmt.
story-kept = { $name } bleibt am Tisch.
story-present = { $name } ist noch da.
story-lobby-expired = Seit { $days } Tagen hat hier niemand ein Spiel begonnen.
story-dead-warning = Hier hat seit { $still } Tagen niemand gezogen. Bleibt das so, wird dieser Tisch in { $left } Tagen geschlossen; jeder Zug hält ihn offen.
story-dead-closed = Hier hat lange niemand gezogen.
story-ended-by-moderator = { $name } von der Moderation hat dieses Spiel beendet.
story-ended-together = **Ihr habt dieses Spiel gemeinsam beendet; es zählt nicht.**
story-ended-counted = **Ihr habt dieses Spiel gemeinsam beendet, und der Stand zählt:** { $standing }.
# $place: 1 ist am besten, $seat: wer, $amount: so viele Punkte, Seelen oder Gold
ending-standing = { $place }. { $seat } ({ $amount })
# $name: jemand
story-host = { $name } ist jetzt Gastgeber an diesem Tisch.
story-ended-alone = { $name } hat dieses Spiel beendet; es zählt nicht.
story-end-refused = Zu wenige möchten dieses Spiel beenden, also geht es weiter.
# $name: ein Computerspieler, $strength: easy, normal oder hard
story-strength = *{ $name }* spielt ab jetzt { $strength ->
    [easy] leichter
    [hard] so gut, wie es geht
   *[normal] normal stark
}.
story-strength-kept = *{ $name }* spielt weiter wie bisher.
story-exercise-ended = Diese Übung wurde vorzeitig beendet.
story-exercise-made-room = Diese Übung hat in diesem Kanal einem anderen Tisch Platz gemacht.
story-nobody-left = An diesem Tisch sitzt niemand mehr.

vote-hand-over = { $seat } bietet { $user } den Platz an, mit allem, was dazugehört. Spielst du weiter?
vote-hand-over-accept = Ich spiele weiter
vote-hand-over-decline = Nein, danke
vote-hand-over-withdrawn = Du hast dein Angebot zurückgezogen; der Platz bleibt deiner.
vote-take-over-withdrawn = Du hast deine Bitte um diesen Platz zurückgezogen.
vote-take-over = { $user } möchte für { $seat } spielen. Ist der Gastgeber einverstanden?
vote-take-over-accept = Soll mitspielen
vote-take-over-decline = Lieber nicht
# $needed: wie viele von $voters zustimmen müssen, $closes: wann die Abstimmung endet, als Countdown
vote-kick =
    Soll { $seat } den Tisch verlassen? Ein Computerspieler würde übernehmen.
    -# Mehr als die Hälfte muss zustimmen ({ $needed } von { $voters }); die Abstimmung endet { $closes }.
vote-kick-keep = Soll bleiben
vote-kick-kick = Soll gehen
vote-end =
    { $seat } möchte dieses Spiel beenden; es würde nicht zählen.
    -# Mehr als die Hälfte muss zustimmen ({ $needed } von { $voters }); die Abstimmung endet { $closes }.
vote-end-go-on = Weiterspielen
vote-end-end = Spiel beenden
vote-end-or-count =
    { $seat } möchte dieses Spiel beenden.
    -# Nötig: { $needed } von { $voters } Stimmen; gewertet wird, wenn die meisten davon das wollen. Die Abstimmung endet { $closes }.
vote-end-or-count-go-on = Weiterspielen
vote-end-or-count-end = Nur beenden
vote-end-or-count-count = Beenden und werten
vote-end-standing = Der Stand jetzt: { $standing }.
# $seat: ein Computerspieler, $strength: easy, normal oder hard
vote-strength =
    Soll { $seat } ab jetzt { $strength ->
        [easy] leichter spielen, wie jemand, der noch lernt
        [hard] so gut spielen, wie es geht
       *[normal] normal stark spielen
    }?
    -# Mehr als die Hälfte muss zustimmen ({ $needed } von { $voters }); die Abstimmung endet { $closes }.
vote-strength-keep = Bleibt so
vote-strength-change = Ändern
# $closes: wann, als Countdown
vote-presence = { $seat }, bist du noch da? Sag es hier, oder mach deinen Zug. Sonst übernimmt ein Computerspieler ({ $closes }), bis du zurück bist.
vote-presence-here = Ich bin noch da

no-seat-kept = Hier hält kein Computerspieler einen Platz für dich frei. Mit `/platz nehmen` bittest du den Gastgeber um einen.
seat-is-enough = Du hast schon einen Platz an diesem Tisch. Möchtest du ihn loswerden, bietet `/platz geben` ihn jemandem an.
heir-is-seated = Diese Person sitzt schon an diesem Tisch. Nenn jemanden, der hier noch nicht mitspielt.
heir-has-a-seat = Für diese Person hält hier schon ein Computerspieler einen Platz frei; `/platz zurück` bringt sie dorthin.
heir-is-a-bot = Ein anderer Bot kann hier nicht spielen. Nenn einen Menschen; `/aufgeben` überlässt deinen Platz einem unserer Computerspieler.
not-a-bots-seat = Das ist nicht der Platz eines Computerspielers. Wähle einen aus der Liste.
seat-is-kept-for-you = Ein Computerspieler hält deinen Platz frei. Drück am Tisch *Ich bin wieder da*, oder nimm `/platz zurück`, dann gehört er wieder dir.
seat-is-kept = Dieser Platz wird für jemanden freigehalten, der zurückkommen kann. Wähle einen aus der Liste.
kick-whom = Nenn jemand anderen, der an diesem Tisch spielt. Selbst gehst du mit `/aufgeben`.
kick-needs-others = Zu zweit gibt es keine Abstimmung, und gerade wartet der Tisch nicht auf diese Person. Sobald er wartet, fragt dieser Befehl nach, ob sie noch da ist. Der Gastgeber kann auch mit `/einstellungen tisch` eine Uhr einschalten.
game-is-running = Ein laufendes Spiel beenden alle am Tisch gemeinsam oder die Moderation des Servers. Willst nur du aufhören, nimm `/aufgeben`.
button-end = Spiel beenden
button-end-ask = Die anderen fragen
button-end-keep = Weiterspielen lassen
end-sure = Willst du diese Partie { $game } wirklich für alle beenden? Was gespielt wurde, bleibt aufgehoben, aber niemand kann weiterspielen.
end-kept = Nichts ist passiert: Die Partie { $game } geht weiter.
games-kept = - { $game } in { $channel }: Ein Computerspieler hält deinen Platz frei; `/platz zurück` bringt dich dort zurück.
