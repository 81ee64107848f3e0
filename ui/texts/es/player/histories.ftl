# Partidas terminadas.

history-own = ## Tus partidas terminadas aquí
history-of = ## Partidas terminadas de { $who }
history-everyone = ## Partidas terminadas en este servidor
history-category = { $title }: { $game }
history-game = { $what } · { $rules } · { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
} · { $ended } · Partida { $game }, { $link }
history-won = **Victoria** contra { $opponents } ({ $why })
history-drawn = **Tablas** con { $opponents } ({ $why })
history-lost = **Derrota** contra { $opponents } ({ $why })
history-aborted = **Anulada**, contra { $opponents } ({ $why })
history-of-two-won = { $players ->
    [one] { $winners } **ganó** a { $losers } ({ $why })
   *[other] { $winners } **ganaron** a { $losers } ({ $why })
}
history-of-two-drawn = { $first } – { $second }, **tablas** ({ $why })
history-of-two-aborted = { $first } – { $second }, **anulada** ({ $why })
history-why = { $why ->
    [resigned] abandono
    [left] salió del servidor
    [time] por tiempo
    [aborted] tiempo agotado al empezar
    [called-off] de común acuerdo
    [stopped] por la moderación
    [withdrawn] salió de la competición
    [adjudicated] juzgada al acabar el plazo
    [stones] quedaron muy pocas
    [ten] diez capturadas
    [taken] todo capturado
    [blocked] sin jugadas
    [repetition] repetición
    [bound] demasiados turnos sin capturas
    [reduced] material insuficiente
   *[agreed] de común acuerdo
}
history-elsewhere = -# ¿Una partida sin botón? Usa `/repasar número:{ $game }` en el canal donde se jugó.
history-none-own = Aún no tienes partidas terminadas aquí. Mira las tuyas en `/partidas`, o empieza con `/jugar`.
history-none = No hay partidas terminadas de ese juego. Quita `juego` para verlas todas, o prueba `/mirar`.
history-none-at-all = Aquí aún no hay partidas terminadas. Mira las que se juegan con `/mirar`, o empieza una con `/jugar`.
history-none-of = { $player } aún no tiene partidas terminadas aquí. Activa `todos` en `/historial` para ver las de todo el mundo.
button-replay-game = Repasar { $game }
button-newer = Más recientes
button-older = Anteriores
