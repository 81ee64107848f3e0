# Profiles: what a player has played, and how they have fared against another. One message a thing to say; arguments are named after what they stand for.

results = { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}, { $drawn ->
    [one] { $drawn } empatada
   *[other] { $drawn } empatadas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}
results-by-seat = { $stone } { $results }
results-in-short = { $stone } { $won } / { $drawn } / { $lost }

profile-title = ## Perfil de { $who }
profile-none-own = Aún no has terminado ninguna partida en este servidor, así que no hay nada que mostrar. Empieza una con `/dara desafiar`, o lo mismo con otro juego; `/partidas` lista las que estás jugando.
profile-none = { $who } aún no ha terminado ninguna partida en este servidor, así que no hay nada que mostrar. Lánzale un desafío con `/dara desafiar`, o lo mismo con otro juego.
profile-game = **{ $game }** · { $games ->
    [one] 1 partida: { $results }
   *[other] { $games } partidas: { $results }
}
profile-game-none = **{ $game }** · aún sin partidas terminadas
profile-seat = - { $results }
profile-streak = - Victorias seguidas: { $running } ahora, { $longest } como máximo
profile-rating = - Puntuación: **{ $rating }** ± { $width }
profile-rating-best = - Puntuación: **{ $rating }** ± { $width }, la mejor **{ $best }** el { $day }
profile-unrated = - Aún sin puntuación: ninguna de estas partidas puntuaba.
profile-last = - Última partida { $when }{ $aborted ->
    [0] {""}
    [one] ; otra se anuló y no cuenta
   *[other] ; otras { $aborted } se anularon y no cuentan
}
profile-others = **Los otros juegos** – ganadas / empatadas / perdidas
profile-other = - { $game } · { $results }
profile-other-rated = - { $game } · **{ $rating }** · { $results }
profile-legend = -# Puntuación ± el doble de su desviación: es casi seguro que la fuerza está dentro de ese margen. La banda del gráfico mide la mitad.
profile-legend-provisional = -# Puntuación ± el doble de su desviación: es casi seguro que la fuerza está dentro de ese margen. La banda del gráfico mide la mitad. `?` marca una puntuación provisional: con tan pocas partidas recientes dice poco.
profile-shown-by = -# Lo comparte { $who }.
profile-hidden = -# Solo tú ves esto: tu perfil no se muestra a los demás, como elegiste en `/preferencias`.
button-against-me = Nuestro cara a cara

plot-alt = Gráfico: la puntuación de { $who } en { $game } tras cada una de { $games } partidas puntuables, del { $from } al { $to }. Empieza en { $first }, su mínimo es { $lowest } el { $lowest_day }, su máximo, { $highest } el { $highest_day }, y acaba en { $last }. La banda en torno a la línea es la desviación: al final, { $width } arriba y abajo.
plot-alt-one = Gráfico: la puntuación de { $who } en { $game } tras la única partida puntuable hasta ahora, el { $to }: { $last }. La banda en torno a ella es la desviación: { $width } arriba y abajo.
plot-somebody = esta persona
plot-date = { $day } de { $month ->
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

versus-title = ## { $one } contra { $other }
versus-score = **{ $points } – { $others }** tras { $games ->
    [one] 1 partida: { $results }
   *[other] { $games } partidas: { $results }
}
versus-game = - **{ $game }**: { $results } · { $seats }
versus-seats = -# Desde el punto de vista de { $one }; por color: ganadas / empatadas / perdidas.
versus-last = **Las últimas partidas**
versus-last-won = - Victoria de { $who } { $when }: **{ $rules }**, { $link }
versus-last-drawn = - Empate { $when }: **{ $rules }**, { $link }
versus-last-aborted = - Anulada { $when }: **{ $rules }**, { $link }
versus-none-own = Aún no has terminado ninguna partida contra { $other } en este servidor. Lánzale un desafío con `/dara desafiar`, o lo mismo con otro juego.
versus-none = { $one } y { $other } aún no han terminado ninguna partida entre sí en este servidor. `/perfil` muestra lo que ha jugado cada cual.
versus-of-two = -# Partidas entre dos en este servidor: las de cuatro se juegan por equipos y aquí no cuentan.

refused-profile-of-bot = { $player } es un programa: no juega ni tiene perfil. Nombra a un miembro que juegue.
refused-versus-self = Nadie juega contra sí. Nombra a dos miembros distintos, o mira con `/perfil` lo que ha jugado uno de ellos.
refused-keeps-to-himself = { $player } prefiere no aparecer en las listas: sus resultados no se muestran a nadie más. Tu cara a cara con { $player } lo muestra `/cara-a-cara`.
