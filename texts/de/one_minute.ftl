# Jedes Spiel in einer Minute: worum es geht, was man will, wie eine Runde läuft und wie man gewinnt.

mighty-monsters-topic-minute = Das Spiel in einer Minute
mighty-monsters-rules-minute =
    Das Schloss des Königs ist voller Gold, und du führst eine Familie von fünf Monstern mit den Stärken 1, 2, 3, 4 und 5 an. Allein kommt niemand hinein: **Mit jedem Wächter nehmen es zwei Monster auf**, und sie dürfen zwei verschiedenen von euch gehören.

    In jeder Runde schickst du reihum zwei der drei Monster aus deiner Hand zu Wächtern. Wie stark ein Wächter ist und wie viel Gold er hütet, weißt du nur ungefähr. Ist dir ein schwächeres Monster im Weg, darfst du es für ein wenig Gold verdrängen.

    Dann geht der Raubzug vom Tor aus nach innen. Sind die beiden Monster zusammen so stark wie ihr Wächter, teilen sie sich seine Beute. Sind sie schwächer, ist der Raubzug vorbei, und wer verloren hat oder gar nicht drankam, zahlt für die Heilung.

    Nach sechs Runden, zu fünft nach fünf, **gewinnt das meiste Gold**.

boss-monster-topic-minute = Das Spiel in einer Minute
boss-monster-rules-minute =
    Du bist das Monster am Ende eines Dungeons, und Helden sind deine Ernte. Jeder Held ist auf eine Art von Schatz aus und geht dahin, wo es **am meisten davon** gibt. Die Schätze liegen in deinen Räumen, und deine Räume tun weh.

    Jede Runde kommen neue Helden in die Stadt. Du darfst einen Raum bauen, verdeckt, an deinem Eingang oder auf einem älteren Raum. Dann werden alle Räume aufgedeckt, die Helden suchen sich ihren Dungeon aus und gehen Raum für Raum auf dich zu. Wer unterwegs stirbt, lässt dir eine :soul: **Seele**; wer dich erreicht, schlägt dir eine :drop: **Wunde**. Zaubersprüche, Münzen und Minibosse helfen dir oder verderben anderen den Spaß.

    {""}**Zehn Seelen gewinnen. Mit fünf Wunden bist du draußen.** Also lock Helden an, die du töten kannst, und lass die zähen den anderen.

doodle-dungeon-topic-minute = Das Spiel in einer Minute
doodle-dungeon-rules-minute =
    Du hast einen Bleistift und eine leere Höhle, und am Ende läuft ein Held hindurch.

    Erst **baust** du. In jeder von 14 Runden nimmst du eine Karte und zeichnest ein, was darauf ist: Wände, Fallen, Monster, versteckte Schätze oder Aufwertungen.

    Dann **zeichnest du den Heldenweg** durch den Dungeon rechts von dir; den durch deinen zeichnet jemand anders. Der Held hat 12 Herzen: Führt der Weg an schwachen Monstern vorbei, plündert er den Dungeon, aber starke Monster können ihn töten.

    Dann **verteidigst** du. Zug um Zug läuft der Held zu deiner nächsten Falle oder deinem nächsten Monster. Fallen treffen immer; ein Monster wirft zwei Würfel, zählt seine Stärke dazu und gewinnt mit 20 oder mehr. Deine Karten helfen jetzt deinen Monstern oder den Helden in anderen Dungeons.

    Punkte gibt es für Monster, die noch da sind, für Schätze, die sie bewachen, und 5 für einen toten Helden. **Die meisten Punkte gewinnen.**

dungeon-lords-topic-minute = Das Spiel in einer Minute
dungeon-lords-rules-minute =
    Du willst eine Lizenz für einen Dungeon. **Zwei Jahre** lang gräbst und schürfst du, wirbst Monster an und stellst Fallen auf, und am Ende jedes Jahres kommt eine Gruppe Helden, um das alles zu erobern.

    Ein Jahr hat vier Jahreszeiten. In jeder wählst du geheim drei deiner Befehle, etwa *Tunnel graben* oder *Monster anwerben*. Jeder Befehl hat nur drei Felder, und was du zahlst und bekommst, hängt davon ab, welches du erwischst: Überleg dir also, was die anderen wollen.

    Gemein sein ist billig, fällt aber auf. Je mehr **Bosheit** du hast, desto stärkere Helden kommen zu dir, und ab 10 schaut sogar der Paladin herüber.

    Im Kampf nehmen die Helden ein Plättchen nach dem anderen ein, wenn Fallen und Monster sie nicht aufhalten. Gefangene Helden, Kammern, Monster und Titel bringen Punkte, eroberte Plättchen und unbezahlte Steuern kosten welche. **Die meisten Punkte gewinnen.**

fairy-market-topic-minute = Das Spiel in einer Minute
fairy-market-rules-minute =
    Auf dem Markt der Feen kannst du Stücke eines Dungeons kaufen, und dann ziehst du los und erkundest ihn.

    Jede der **sechs Runden** hat ein Ziel, das alle kennen, etwa *1 Punkt für jede Münze* oder *3 Punkte für jedes besiegte Monster*. Erst kaufst du ein: bessere Dungeonkarten für dein Deck, Zauberbücher oder Plättchen für diese Runde. Dann ziehst du auf fünf Karten nach, legst sie aneinander und zeichnest **eine Linie** durch deinen Dungeon. Du entdeckst alles, woran sie vorbeikommt, darfst aber jeden Korridor nur einmal benutzen. Monster, Schlösser und Gruben halten dich auf, wenn du nicht vorher ein Schwert, einen Schlüssel oder ein Seil gefunden hast.

    Sind alle fertig, wird das Ziel gewertet, und dazu ein zweites, das niemand kannte; das zählt halb.

    Ausgänge und Münzen bringen noch ein wenig dazu. **Die meisten Punkte gewinnen.**
