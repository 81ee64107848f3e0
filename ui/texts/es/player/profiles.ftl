# Perfiles y cara a cara.

results = { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
}, { $drawn } en tablas, { $lost ->
    [one] 1 perdida
   *[other] { $lost } perdidas
}
results-by-seat = { $stone } { $results }
results-in-short = { $stone } { $won } / { $drawn } / { $lost }

profile-title = ## Perfil de { $who }
profile-none-own = Aún no tienes partidas terminadas. Empieza una con `/jugar`, o mira las tuyas en `/partidas`.
profile-none = { $who } aún no tiene partidas terminadas aquí. Propón una con `/jugar`.
profile-game = **{ $game }** · { $games ->
    [one] 1 partida: { $results }
   *[other] { $games } partidas: { $results }
}
profile-game-none = **{ $game }** · ninguna partida terminada aún
profile-seat = - { $results }
profile-streak = - Racha de victorias: { $running } ahora; la mejor, { $longest }
profile-rating = - Puntuación: **{ $rating }** ± { $width }
profile-rating-best = - Puntuación: **{ $rating }** ± { $width }, la mejor **{ $best }** el { $day }
profile-unrated = - Sin puntuación aún: ninguna de estas partidas era puntuable.
profile-last = - Última partida { $when }{ $aborted ->
    [0] {""}
    [one] ; 1 partida anulada
   *[other] ; { $aborted } partidas anuladas
}
profile-others = **Otros juegos** – ganadas / tablas / perdidas
profile-other = - { $game } · { $results }
profile-other-rated = - { $game } · **{ $rating }** · { $results }
profile-legend = -# ±: cuánto puede fallar la puntuación. Se reduce con cada partida puntuable. En el gráfico, la banda es la mitad de ancha.
profile-legend-provisional = -# ±: cuánto puede fallar la puntuación. `?`: hay pocas partidas recientes, así que es una estimación.
profile-shown-by = -# Lo muestra { $who }
profile-hidden = -# Tu perfil solo lo ves tú, porque así lo elegiste en `/preferencias`.
button-against-me = Cara a cara conmigo

plot-alt = Puntuación de { $who } en { $game } tras { $games ->
    [one] una partida puntuable
   *[other] { $games } partidas puntuables
}, del { $from } al { $to }. Empieza en { $first }, su mínimo es { $lowest } el { $lowest_day }, su máximo { $highest } el { $highest_day }, y acaba en { $last }. Al final, la banda mide { $width } hacia arriba y hacia abajo.
plot-alt-one = Puntuación de { $who } en { $game } tras una partida puntuable, el { $to }: { $last }. La banda mide { $width } hacia arriba y hacia abajo.
plot-somebody = esta persona
date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
plot-day = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
}
plot-month = { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
} { $year }

versus-title = ## { $one } – { $other }
versus-score = **{ $points } – { $others }** en { $games ->
    [one] 1 partida: { $results }
   *[other] { $games } partidas: { $results }
}
versus-game = - **{ $game }**: { $results } · { $seats }
versus-seats = -# Desde el punto de vista de { $one }; por color: ganadas / tablas / perdidas.
versus-last = **Últimas partidas**
versus-last-won = - { $who } ganó { $when }: **{ $rules }**, { $link }
versus-last-drawn = - Tablas { $when }: **{ $rules }**, { $link }
versus-last-aborted = - Anulada { $when }: **{ $rules }**, { $link }
versus-none-own = { $other } y tú aún no tienen partidas terminadas aquí. Empieza una con `/jugar`.
versus-none = { $one } y { $other } aún no tienen partidas terminadas aquí. Mira sus perfiles con `/perfil`.
versus-of-two = -# Partidas de dos en este servidor. Las de equipos no cuentan.

refused-profile-of-bot = { $player } es un bot y no juega. Elige a un miembro.
refused-versus-self = `miembro` y `otro` son la misma persona. Elige a dos distintas, o usa `/perfil`.
refused-keeps-to-themselves = { $player } no muestra sus resultados. Mira los que tiene contra ti con `/cara-a-cara`.
profile-computer-beaten = 🤖 Contra la máquina: { $results } · nivel más alto superado sin pistas: { $levels }
profile-computer = 🤖 Contra la máquina: { $results }
profile-puzzles = 🧩 Problemas: { $ratings }
profile-puzzle-rating = { $game } **{ $rating }** ({ $solved } de { $tried })
