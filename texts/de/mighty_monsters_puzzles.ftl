# Rätsel zu Mächtige Monster: Namen, Ziele und der Satz neben jedem Schritt einer Lösung.

mighty-monsters-exercise-odd-coin = Mächtige Monster: die ungerade Münze
mighty-monsters-goal-odd-coin = Beende diesen Raubzug mit 9 Gold. Jeder Wächter ist so stark und so reich, wie es seine Rückseite höchstens erlaubt.
mighty-monsters-solution-odd-coin-1 = Deine 5 geht zu Wächter 2. Mit der 4, die dort schon steht, schlägt sie Stärke 8, und von den 11 Gold bekommst du 6: Die ungerade Münze geht an das stärkere Monster.
mighty-monsters-solution-odd-coin-2 = Am Tor reicht deine 4: 4 und 2 sind 6, und 6 Gold werden gerecht geteilt, egal, wer stärker ist. Dass der Raubzug bei Wächter 3 endet, kostet nur die, die dort stehen.

mighty-monsters-exercise-cheap-loss = Mächtige Monster: eine billige Niederlage
mighty-monsters-goal-cheap-loss = Beende diesen Raubzug mit 6 Gold, obwohl ihr nicht jeden Wächter besiegen könnt. Jeder Wächter ist so stark und so reich, wie es seine Rückseite höchstens erlaubt.
mighty-monsters-solution-cheap-loss-1 = Deine 5 geht zu Wächter 2: Nur zusammen mit der anderen 5 schlägt sie Stärke 10, und die Hälfte von 14 Gold ist deine.
mighty-monsters-solution-cheap-loss-2 = Für Wächter 3 braucht ihr 8, und eine zweite 5 hast du nicht. Also schick den, dessen Heilung am wenigsten kostet: die 2 für 1 Gold; die 4 würde 2 kosten.

mighty-monsters-exercise-own-gate = Mächtige Monster: mit niemandem teilen
mighty-monsters-goal-own-gate = Beende diesen Raubzug mit 8 Gold, was auch immer die anderen tun. Jeder Wächter ist so stark und so reich, wie es seine Rückseite höchstens erlaubt; sonst hat niemand Gold.
mighty-monsters-solution-own-gate-1 = Deine 2 geht ans Tor. Neben der 3 sieht sie schwach aus, aber neben der 3 bleibt sie nicht lange.
mighty-monsters-solution-own-gate-2 = Deine 4 verdrängt die 3 für 1 Gold. Jetzt gehören dir beide Monster am Tor: 6 schlägt 6, und alle 6 Gold sind deine. Verloren wird der Raubzug weiter innen, wo du niemanden heilen musst.

mighty-monsters-exercise-push-out = Mächtige Monster: Platz am Tor
mighty-monsters-goal-push-out = Beende diesen Raubzug mit 11 Gold, was auch immer die anderen tun. Jeder Wächter ist so stark und so reich, wie es seine Rückseite höchstens erlaubt; sonst hat niemand Gold.
mighty-monsters-solution-push-out-1 = Zuerst nimmt deine 5 den freien Platz bei Wächter 2: 9 gegen 8, und auch die ungerade Münze von 11 ist deine. Frei ist jetzt nur noch der Platz bei Wächter 3.
mighty-monsters-solution-push-out-2 = Dann verdrängt deine 3 für 1 Gold die 1 am Tor: 7 gegen 6, und 3 Gold für dich. Wer verdrängt wurde, muss zu Wächter 3 und verliert den Raubzug dort auf eigene Kosten.

mighty-monsters-exercise-second-thoughts = Mächtige Monster: anders überlegt
mighty-monsters-goal-second-thoughts = Beende diesen Raubzug mit 10 Gold. Jeder Wächter ist so stark und so reich, wie es seine Rückseite höchstens erlaubt; eines deiner Monster steht schon vor Wächter 2.
mighty-monsters-solution-second-thoughts-1 = Verdränge mit der 5 deine eigene 1: Das kostet 1 Gold, und die 1 kommt zurück auf deine Hand. Wächter 2 fällt mit 8, und die ungerade Münze von 11 ist deine.
mighty-monsters-solution-second-thoughts-2 = Nun geht deine 4 ans Tor: 7 gegen 6, und noch einmal 3 Gold. Der Raubzug endet bei Wächter 3, wo du niemanden heilen musst.

mighty-monsters-exercise-weakest-pair = Mächtige Monster: das schwächste Paar
mighty-monsters-goal-weakest-pair = Beende diesen Raubzug mit 10 Gold, was auch immer die anderen tun. Jeder Wächter ist so stark und so reich, wie es seine Rückseite höchstens erlaubt, der vor dem schwächsten Paar hat 3 Gold mehr, und sonst hat niemand Gold.
mighty-monsters-solution-weakest-pair-1 = Als Allererstes geht deine 5 zu Wächter 2: Zwei Fünfen schlagen 8, und 5 Gold sind deine. Würdest du zuerst jemanden verdrängen, könnte er sich auf diesen Platz stellen.
mighty-monsters-solution-weakest-pair-2 = Jetzt verdrängt deine 3 für 1 Gold die 2 am Tor. Zwei Dreien schlagen Stärke 6 gerade so und sind das schwächste Paar von allen; also liegen dort 9 Gold, 4 davon für dich. Wer verdrängt wurde, kann nur noch zu Wächter 3 und verliert dort.
