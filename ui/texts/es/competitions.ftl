# Ligas, torneos y escaleras.

competition-kind = { $format ->
    [league] Liga
    [swiss] Torneo suizo
    [knock-out] Eliminatoria
   *[ladder] Escalera
}
competition-title = **{ $name }** · { $kind } · { $rules }
competition-season = **{ $name }** · { $kind } · { $rules } · temporada { $season }
competition-starts-at = 🗓️ Empieza el { $at }.
competition-starts-with = 🗓️ Empieza cuando haya { $players ->
    [one] una persona apuntada
   *[other] { $players } personas apuntadas
}.
competition-starts-either = 🗓️ Empieza el { $at }, o cuando haya { $players ->
    [one] una persona apuntada
   *[other] { $players } personas apuntadas
}.
competition-league = Divisiones de unas { $size } personas, todas contra todas. { $movers ->
    [0] Nadie sube ni baja.
    [one] Tras { $days } días sube una y baja otra.
   *[other] Tras { $days } días suben { $movers } y bajan { $movers }.
}
competition-swiss = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
} de { $days ->
    [one] un día
   *[other] { $days } días
}. Se enfrentan quienes tienen los mismos puntos.
competition-knock-out = Duelos a dos partidas, y una tercera si hay empate. { $days ->
    [one] Un día
   *[other] { $days } días
} por ronda.
competition-ladder = Desafía a quien esté hasta tres puestos por encima. Si ganas, ocupas su puesto. Tras { $days } días sin jugar, sales.
competition-games = { $clock } · como mucho { $games ->
    [one] una partida
   *[other] { $games } partidas
} a la vez
competition-in-threads = cada partida en un hilo de aquí
competition-by-mail = los tableros llegan por mensaje directo
competition-fine-print = -# Si se te acaba el tiempo dos veces, quedas fuera. `/ausencia` para tu reloj, pero no la temporada. Al final, la máquina juzga lo que quede sin acabar, o son tablas. Sin pausas.
competition-fine-print-ladder = -# Si se te acaba el tiempo, bajas. Las partidas no se pueden pausar ni anular.
competition-needs-role = Solo para <@&{ $role }>.
competition-players = **Participan ({ $count }):** { $players }
competition-players-none = Aún no se ha apuntado nadie.
competition-players-more = y { $count } más
competition-running-until = 🏁 En juego hasta { $until }.
competition-running-round = 🏁 Ronda { $round } de { $rounds }, hasta { $until }.
competition-running-tie = 🏁 Ronda { $round }, hasta { $until }.
competition-is-over = 🏆 Final: victoria de { $winners }.
competition-is-over-alone = Se acabó, sin victoria de nadie.
competition-is-off = Se canceló.
competition-division = División { $division }
button-competition-join = Apuntarse
button-competition-leave = Salir
button-competition-table = Tabla
button-competition-mine = Mis partidas
button-competition-manage = Dirigir
button-competition-post = Publicar

# Lo que anuncia.
competition-news-begun = 🏁 ¡Empieza **{ $name }**!
competition-news-round = 🏁 **{ $name }**: empieza la ronda { $round }. Acaba { $until }.
competition-news-out-void = { $player } queda fuera de **{ $name }**: { $why }. Sus partidas no cuentan.
competition-news-out = { $player } queda fuera de **{ $name }**: { $why }. Pierde las partidas abiertas.
competition-news-left-ladder = { $player } sale de la escalera: { $why }.
competition-why = { $why ->
    [ran-out] sin tiempo dos veces
    [suspended] con suspensión aquí
    [gone] ya no está aquí
    [removed] por decisión de la organización
    [idle] demasiado tiempo sin jugar
   *[wish] por decisión propia
}
competition-news-over = 🏆 ¡Acabó **{ $name }**! { $winners }
competition-news-called-off = **{ $name }** se canceló. Las partidas en curso siguen, pero no deciden nada.
competition-news-replaced = En **{ $name }**, { $by } toma el lugar de { $player }: puntos y partidas restantes.
competition-news-time = ⏳ **{ $name }**: todo el mundo recibe { $time } más.
competition-news-annulled = **{ $name }**: se anuló la partida { $pair }.
competition-news-corrected = **{ $name }**: la partida { $pair } cuenta ahora así: { $result }.
competition-news-climbed = 🪜 ¡{ $player } ya es número { $place } de la escalera!
competition-result-won = victoria de { $player }
competition-result-drawn = tablas
competition-pairing = **{ $name }** · { $at }: { $first } – { $second }
competition-pairing-plain = **{ $name }**: { $first } – { $second }
competition-where-division = división { $division }, ronda { $round }
competition-where-round = ronda { $round }
competition-winner-division = División { $division }: **{ $players }**.
competition-winner = Victoria de **{ $players }**.

# Tablas.
table-title = **{ $name }** · { $part }
table-line = { $place }. **{ $who }** · { $points ->
    [one] { $shown } punto
   *[other] { $shown } puntos
}{ $left ->
    [0] {""}
   *[other] {" "}· quedan { $left }
}{ $range ->
    [none] {""}
   *[other] {" "}· puede acabar { $range }
}{ $fate ->
    [up] {" "}· ⬆️ seguro
    [down] {" "}· ⬇️ seguro
   *[none] {""}
}
table-range-bound = más o menos { $range }
table-legend = -# A igualdad de puntos deciden las partidas entre sí, luego Sonneborn–Berger y luego las victorias con el segundo turno.
table-legend-movers = -# { $movers ->
    [one] Sube una persona y baja otra.
   *[other] Suben { $movers } y bajan { $movers }.
} «Puede acabar» es el mejor y el peor puesto aún posibles.
table-more = …y { $count } más
table-picture-league = Tabla de la división { $division }: { $rows }
table-picture-swiss = Clasificación: { $rows }
table-picture-row = { $place }, { $who }, { $points }
table-picture-bracket = Cuadro, ronda { $round }: { $ties }
table-picture-tie = { $first } contra { $second }, { $score }
table-picture-bye = { $player } descansa
table-heading-player = Nombre
table-heading-points = Puntos
table-heading-left = Quedan
table-heading-range = Puesto
table-heading-berger = S–B
table-part-swiss = clasificación
table-part-bracket = cuadro
table-tie = { $first } { $score } { $second }
table-tie-won = **{ $winner }** { $score } { $loser }
table-bye = { $player }: descansa
table-round = Ronda { $round }
table-none-yet = Aún no se ha jugado nada.

# La vista propia.
mine-place = Vas en el puesto **{ $place }** de { $players }, con { $points }.
mine-points = { $points ->
    [one] { $shown } punto
   *[other] { $shown } puntos
}
mine-promoted = ⬆️ ¡El ascenso es seguro!
mine-relegated = ⬇️ El descenso es seguro.
mine-range = Aún puedes acabar entre el { $best } y el { $worst }.
mine-playing = - contra { $opponent }: { $link }
mine-next = Después: { $opponents }
mine-done = Ya jugaste todas tus partidas.
mine-out = Estás fuera: { $why }.
mine-joined = Estás dentro. Aún no ha empezado.
mine-not-in = No participas.
mine-ladder = Eres número **{ $place }** de { $players }.
league-left-question = ¿Salir de **{ $name }**? Perderías tus partidas abiertas y no podrías volver.
league-left-question-void = ¿Salir de **{ $name }**? Tus partidas no contarían para nadie y no podrías volver.
league-left = Saliste de **{ $name }**.
league-joined = ¡Estás en **{ $name }**!
league-joined-mail = ¡Estás en **{ $name }**! Te mando los tableros por mensaje directo.
button-league-leave-sure = Salir

# Escaleras.
ladder-line = { $place }. { $who }
ladder-empty = Aún no hay nadie. **Apuntarse** te pone en el primer puesto.
ladder-choose = Desafiar…
ladder-challenged = Desafío hecho: la partida empieza en un momento.
ladder-starting = empieza en un momento

# Para quien organiza.
league-opened = **{ $name }** está abierta: la lista está en { $channel }.
manage-title = **{ $name }**: ¿qué quieres hacer?
manage-choose = Elige…
manage-begin = Empezar ya
manage-begin-about = Con quienes se han apuntado
manage-assign = Elegir división
manage-assign-about = Para una persona, antes de empezar
manage-replace = Sustituir a alguien
manage-replace-about = Otra persona hereda puntos y partidas abiertas
manage-remove = Quitar a alguien
manage-remove-about = Antes de la mitad, no cuenta ninguna partida suya
manage-time = Dar tiempo a todo el mundo
manage-time-about = Todos los relojes y el final
manage-annul = Anular una partida
manage-annul-about = En un torneo se repite
manage-correct = Corregir un resultado
manage-correct-about = La tabla cambia al momento
manage-end = Acabar ya
manage-end-about = La máquina juzga lo abierto, o son tablas
manage-off = Cancelar
manage-off-about = Nadie gana; las partidas en curso siguen
manage-move = Anunciar aquí
manage-move-about = En este canal desde ahora
manage-who = ¿A quién?
manage-by-who = ¿Quién toma el lugar de { $player }?
manage-which = ¿Qué partida de { $player }?
manage-no-games = { $player } no tiene partidas aquí.
manage-which-division = ¿Qué división para { $player }?
manage-automatic = Por puntuación o resultados
manage-how-long = ¿Cuánto tiempo?
manage-what-result = ¿Cuál es el resultado de { $pair }?
manage-result-won = Victoria de { $player }
manage-result-drawn = Tablas
manage-sure = { $what ->
    [begin] ¿Empezar **{ $name }** ya?
    [assign] ¿Poner a { $player } en la división { $division }?
    [replace] ¿Que { $by } tome el lugar de { $player }?
    [remove] ¿Quitar a { $player }?
    [time] ¿Dar { $time } a todo el mundo?
    [annul] ¿Anular la partida { $pair }?
    [correct] ¿Que { $pair } cuente así: { $result }?
    [end] ¿Acabar ya?
    [move] ¿Anunciar **{ $name }** en este canal?
   *[off] ¿Cancelar **{ $name }**?
}
button-manage-sure = Sí
button-manage-back = Volver
manage-done = Hecho.
manage-pairing = { $first } – { $second } · { $state }
manage-pairing-state = { $state ->
    [waiting] en espera
    [playing] en juego
    [void] no cuenta
    [drawn] tablas
    [first] ganó el primer turno
   *[second] ganó el segundo turno
}
competition-choice = { $name } ({ $kind })
competition-choice-over = { $name } ({ $kind }, acabó)

refused-no-league = Aquí aún no hay ligas. Quien organiza abre una con `/liga crear`.
refused-no-tournament = Aquí aún no hay torneos. Quien organiza abre uno con `/torneo crear`.
refused-which-competition = Hay más de una opción. Elige una en `nombre`.
refused-only-for-organizers = Eso solo puede hacerlo quien gestiona el servidor u organiza.
refused-joining-closed = Ya es tarde para apuntarse. Espera a la próxima.
refused-entered-already = Ya participas. **Mis partidas** te dice qué sigue.
refused-not-entered = No participas. Apúntate primero, si aún se puede.
refused-opponent-not-entered = { $player } no participa. Elige a alguien de la lista.
refused-needs-role = Es solo para <@&{ $role }>. Pide el rol a quien gestiona el servidor.
refused-competition-full = Los { $most } puestos están ocupados. Espera a la próxima.
refused-competition-over = Ya acabó. Espera a la próxima.
refused-competition-began = Ya empezó. Usa otra herramienta.
refused-competition-not-running = No está en juego. Empiézala primero.
refused-too-few-entrants = Hay { $joined } de { $fewest } personas como mínimo. Espera a más gente.
refused-no-divisions = No tiene divisiones. Usa otra herramienta.
refused-in-competition-already = { $player } participa o participó. Elige a otra persona.
refused-no-such-pairing = No tiene esa partida. Elige una de la lista.
refused-round-is-over = Esa ronda ya acabó y decidió la siguiente. Elige una partida de esta.
refused-such-a-result = Ese ya es su resultado. Elige otro.
refused-ladder-moved-on = La escalera ya cambió desde entonces. Quita a alguien en su lugar.
refused-out-of-reach = { $player } no está de uno a tres puestos por encima. Elige de la lista.
refused-challenged-on-ladder = Ya desafiaste a alguien. Acaba antes esa partida.
refused-is-challenged-on-ladder = Alguien ya desafió a { $player }. Elige a otra persona o espera.
refused-offer-in-competition = Hay quien espera este resultado: no se puede { $offer ->
    [pause] pausar
   *[abort] anular
}. Sigue o abandona.
refused-competition-for-four = Esto es para partidas de dos. Elige otras reglas.
refused-competition-untimed = Hace falta un reloj. Elige uno, como `4d + 12h / 7d`.
refused-competition-date = No entiendo esa fecha, o ya pasó. Prueba algo como `{ $example }`.
refused-competition-name = Un nombre es una línea de hasta { $most } caracteres. Elige uno más corto.

ended-withdrawn = { $who } { $players ->
    [one] queda
   *[other] quedan
} fuera de la competición: la partida no cuenta.
ended-adjudicated = Se acabó el plazo, y la posición estaba clara.
ended-adjudicated-drawn = **Tablas:** se acabó el plazo, y la posición estaba abierta.
log-managed-competition = { $tool ->
    [begin] empezó
    [assign] eligió una división en
    [replace] sustituyó a alguien en
    [remove] quitó a alguien de
    [give] dio tiempo en
    [annul] anuló una partida de
    [correct] corrigió un resultado de
    [end] acabó
    [move] movió
   *[off] canceló
} la competición { $competition }
