# Das Zuhause: /spiele.

home-yours = **{ $game }:** Du bist dran.
home-ahead = **{ $game }:** Du kannst schon entscheiden.
home-where = in { $channel }
# $since, $until: etwa „vor 2 Stunden“, „in 3 Stunden“
home-asked = gefragt { $since }
home-until = deine Zeit endet { $until }
home-late = deine Zeit endete { $until }
home-broken = - { $game } in { $channel }: Dieser Tisch ist gerade nicht lesbar. Nichts ist verloren.
home-follows = - { $game } in { $channel }: Du schaust zu.
home-plans = { $count ->
    [one] Eine Sache hast du vorausgeplant: `/pläne`
   *[other] { $count } Sachen hast du vorausgeplant: `/pläne`
}
# Wo der Bot nur zu Gast ist und diese Befehle fehlen.
home-plans-elsewhere = { $count ->
    [one] Eine Sache hast du vorausgeplant; auf einem Server, auf dem ich bin, zeigt `/pläne` sie dir.
   *[other] { $count } Sachen hast du vorausgeplant; auf einem Server, auf dem ich bin, zeigt `/pläne` sie dir.
}
home-settings = Benachrichtigung: { $notify } · Ruhezeiten: { $quiet } · Urlaub: { $vacation } · `/einstellungen zeigen`
home-settings-elsewhere = Benachrichtigung: { $notify } · Ruhezeiten: { $quiet } · Urlaub: { $vacation } · ändern auf einem Server, auf dem ich bin: `/einstellungen zeigen`
home-next = Nächster Tisch: { $game }
button-ahead = Schon entscheiden
