# Finished games. One message a thing to say; arguments are named after what they stand for.

history-own = ## Tus partidas terminadas en este servidor
history-of = ## Las partidas terminadas de { $who } en este servidor
history-everyone = ## Todas las partidas terminadas de este servidor
history-category = { $title }: { $game }
history-game = { $what } · { $rules } · { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
} · { $ended } · Partida { $game }, { $link }
history-won = **Victoria** contra { $opponents } ({ $why })
history-drawn = **Empate** con { $opponents } ({ $why })
history-lost = **Derrota** contra { $opponents } ({ $why })
history-aborted = **Anulada**, contra { $opponents } ({ $why })
history-of-two-won = **Victoria** de { $winners } contra { $losers } ({ $why })
history-of-two-drawn = **Empate** de { $first } con { $second } ({ $why })
history-of-two-aborted = { $first } – { $second }, **anulada** ({ $why })
history-why = { $why ->
    [resigned] por abandono
    [left] quien perdió salió del servidor
    [time] por tiempo
    [aborted] sin segundo turno a tiempo
    [called-off] anulada de común acuerdo o antes de la primera jugada
    [stopped] la moderación la terminó
    [stones] quedaban demasiado pocas
    [ten] diez capturas
    [taken] no quedaba ninguna
    [blocked] sin jugadas posibles
    [repetition] la misma posición tres veces
    [bound] demasiado tiempo sin capturas
    [reduced] no quedaba con qué ganar
   *[agreed] de común acuerdo
}
history-elsewhere = -# Una partida sin botón se repasa donde se jugó: pídela allí, p. ej. `/repasar juego:{ $game }`.
history-none-own = Aún no has terminado ninguna partida en este servidor. `/partidas` muestra las que juegas; empieza una con `/dara desafiar`, o lo mismo con otro juego.
history-none = En este servidor aún no ha terminado ninguna partida de este juego. Deja `juego` en blanco para ver las de todos los juegos, o mira con `/mirar` lo que se está jugando.
history-none-at-all = En este servidor aún no ha terminado ninguna partida. Mira con `/mirar` lo que se está jugando, o empieza una con `/dara desafiar`.
history-none-of = { $player } aún no ha terminado ninguna partida en este servidor. `/historial` con `todos:True` muestra las de todo el mundo.
button-replay-game = Repasar { $game }
button-newer = Más recientes
button-older = Más antiguas
