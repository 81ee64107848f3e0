# Partidas por votación: todo un servidor ante un tablero.

vote-title-computer = 🗳️ **El servidor juega contra la máquina** (nivel { $level }): { $rules }
vote-title-halves = 🗳️ **El servidor juega contra sí mismo**: { $rules }
vote-title-server = 🗳️ **El servidor juega contra otro servidor**: { $rules }
vote-fell = **La votación:** { $list }
vote-turn = { $what } ({ $votes })
vote-others = otras ({ $votes })
vote-hours = Juega { $who }. { $hours ->
    [one] Tienes una hora para votar.
   *[other] Tienes { $hours } horas para votar.
}
vote-to = Juega { $who }. La votación acaba { $until }.
vote-elsewhere = Juega { $who }: vota el otro servidor.
vote-count = Votos: **{ $votes }**
vote-count-quorum = Votos: **{ $votes }**. Con { $quorum } acaba antes.
vote-role = <@&{ $role }>
vote-about = -# Los votos son secretos hasta que se juega. Solo vota quien estaba antes de empezar la partida ({ $since }).
vote-panel = ¿Qué debe jugar { $who }? Solo tú ves tu voto.
vote-own = Tu voto: { $what }
vote-until = La votación acaba { $until }. Hasta entonces puedes cambiar tu voto.
vote-unposted = La próxima votación aún no está publicada. Empieza en cuanto pueda publicarla aquí.
vote-late = Esa votación ya acabó.
vote-opened = Empieza la partida: la primera votación aparece en este canal.
vote-sought = Busco otro servidor. Si ninguno acepta, dejo de buscar { $until }. `/votar parar` cancela la búsqueda ya.
vote-met = Otro servidor aceptó: empieza la partida. Cada votación dura { $hours ->
    [one] una hora
   *[other] { $hours } horas
}.
vote-stopped = Hecho: la partida terminó.
vote-alt = El tablero antes de la votación, con una flecha para cada jugada. { $list }
vote-server = { $stone } El servidor
vote-other-server = { $stone } El otro servidor
vote-over-too-long = 🤝 **La partida se alargó demasiado: tablas.**
vote-over-no-votes = Ya nadie votaba, así que la partida se anuló.
vote-over-not-posted = No pude publicar aquí durante dos semanas, así que la partida se anuló.
vote-over-no-server = Ningún otro servidor buscaba una partida por votación. La administración puede intentarlo de nuevo.
vote-over-stopped = La partida se detuvo.
vote-busy = { $who } ({ $votes })
vote-busiest = **Quienes más votaron:** { $who }
button-vote = Votar
button-vote-again = Votar de nuevo
refused-vote-over = Ahora no hay nada que votar aquí. Espera a la próxima votación.
refused-joined-after-votes = Solo votan quienes ya estaban aquí al empezar la partida. Participa en la próxima.
refused-other-half-votes = Juegas con { $who } y ahora le toca a la otra mitad. Espera a la próxima votación.
refused-votes-for-other-server = En esta partida ya votas por el otro servidor. Sigue votando allí.
refused-votes-for-four = Un servidor no puede jugar una partida de cuatro. Elige reglas para dos.
refused-votes-without-computer = El nivel es para jugar contra la máquina. Quita `nivel` o `contra`.
refused-other-servers-off = Aquí los servidores no juegan entre sí. Elige la máquina, o una mitad contra otra.
refused-vote-here = En este canal ya se juega por votación. `/votar ver` muestra la partida.
refused-no-vote-here = En este canal no se juega por votación. La administración puede empezar una.
