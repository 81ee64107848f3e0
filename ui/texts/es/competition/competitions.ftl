# Ligas, torneos y escaleras.

competition-kind = { $format ->
    [league] Liga
    [swiss] Torneo suizo
    [knock-out] Eliminación directa
   *[ladder] Escalera
}
competition-title = **{ $name }** · { $kind } · { $rules }
competition-season = **{ $name }** · { $kind } · { $rules } · temporada { $season }
competition-starts-at = 🗓️ Empieza el { $at }.
competition-starts-with = 🗓️ Empieza en cuanto haya { $players ->
    [one] una persona inscrita
   *[other] { $players } personas inscritas
}.
competition-starts-either = 🗓️ Empieza el { $at }, o en cuanto haya { $players ->
    [one] una persona inscrita
   *[other] { $players } personas inscritas
}.
competition-starts-late = ⏳ El { $at } aún faltaba gente. Empieza en cuanto haya suficiente (al menos { $players }); si no, se cancela { $ends }.
competition-pings-role = <@&{ $role }>, inscripción abierta: toca **Inscribirme** abajo.
competition-league = Divisiones de unas { $size } personas; en cada una juegan todos contra todos. La temporada dura { $days ->
    [one] un día
   *[other] { $days } días
}. { $movers ->
    [0] Nadie cambia de división.
    [one] Al final, en cada división sube una persona y baja otra.
   *[other] Al final, en cada división suben hasta { $movers } personas y bajan otras tantas.
}
competition-swiss = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
} de { $days ->
    [one] un día
   *[other] { $days } días
}. En cada una te enfrentas a alguien con puntos parecidos. Con poca gente, juegan todos contra todos.
competition-knock-out = Cada encuentro son dos partidas, y una tercera si hay empate. Si sigue el empate, pasa quien tenía mejor puntuación al empezar el torneo. Quien pierde queda fuera. Cada ronda dura { $days ->
    [one] un día
   *[other] { $days } días
}.
competition-ladder = Desafía a quien esté hasta tres puestos por encima de ti. Si ganas, ocupas su puesto. Tras { $days ->
    [one] un día
   *[other] { $days } días
} sin jugar, sales de la escalera.
competition-games = { $clock } · como mucho { $games ->
    [one] una partida
   *[other] { $games } partidas
} a la vez
competition-in-threads = cada partida en un hilo de este canal
competition-by-mail = tableros por mensaje directo
competition-next = Tus partidas empezarán solas, y te avisaré.
competition-next-mail = Tus partidas empezarán solas: te enviaré los tableros por mensaje directo.
details-time = - Si se te acaba el tiempo en dos partidas, quedas fuera. No hay pausas de común acuerdo.
    - `/ausencia empezar` pausa tus relojes, pero no alarga el plazo.
details-deadline = - Al vencer el plazo, la máquina juzga las partidas sin terminar: gana quien tenga clara ventaja; si no, tablas.
details-ties = - ¿Empate a puntos? Deciden las partidas entre esas personas. Luego cuenta S–B (Sonneborn–Berger): los puntos de quienes perdieron contigo y la mitad de los de quienes hicieron tablas. Luego, las victorias cuando empezó tu rival.
details-ladder = - Si se te acaba el tiempo, bajas.
    - Las partidas no se pausan ni se anulan.
competition-needs-role = Solo para <@&{ $role }>.
competition-players = **Participantes ({ $count }):** { $players }
competition-players-none = Aún no se inscribió nadie.
competition-players-more = y { $count } más
competition-running-until = 🏁 En marcha. Termina { $until }.
competition-running-round = 🏁 Ronda { $round } de { $rounds }. Termina { $until }.
competition-running-tie = 🏁 Ronda { $round }. Termina { $until }.
competition-is-over = 🏆 Terminó. Victoria de { $winners }.
competition-is-over-alone = Terminó, y no ganó nadie.
competition-is-off = Se canceló.
competition-division = División { $division }
competition-members = { $division }: { $players }
button-competition-join = Inscribirme
button-competition-leave = Salir
button-competition-table = Tabla
button-competition-details = Cómo funciona
button-competition-mine = Mis partidas
button-competition-manage = Gestionar
button-competition-post = Publicar aquí

# Lo que anuncia.
competition-news-begun = 🏁 ¡Empezó **{ $name }**!
competition-news-round = 🏁 **{ $name }**: empezó la ronda { $round }. Termina { $until }.
competition-news-byes = Descanso en esta ronda: { $players }.
competition-news-up = ⬆️ Ascenso: { $players }.
competition-news-down = ⬇️ Descenso: { $players }.
competition-news-restored = { $player } vuelve a **{ $name }**. Las partidas que no terminó empiezan de nuevo.
competition-news-restored-ladder = { $player } vuelve a la escalera.
competition-news-too-few = ⏳ **{ $name }** aún no puede empezar. Participantes: { $joined }, y hacen falta al menos { $fewest }. Empieza en cuanto haya suficiente gente; si no, se cancela { $ends }.
competition-news-too-few-manager = { $manager }, puedes elegir otra fecha con { $league ->
    [yes] `/liga cambiar`
   *[no] `/torneo cambiar`
}.
competition-told-where = -# Todo el mundo lo ve en { $channel }.
competition-news-out-void = { $player } ya no juega en **{ $name }**: { $why }. Sus partidas no cuentan.
competition-news-out = { $player } ya no juega en **{ $name }**: { $why }. Pierde las partidas que le quedaban.
competition-news-left-ladder = { $player } ya no está en la escalera: { $why }.
competition-why = { $why ->
    [ran-out] tiempo agotado en dos partidas
    [suspended] suspensión en este servidor
    [gone] salida del servidor
    [removed] decisión de la organización
    [idle] demasiado tiempo sin jugar
   *[wish] decisión propia
}
competition-news-cut-short-alone = **{ $name }** termina antes: queda muy poca gente.
competition-news-cut-short-met = **{ $name }** termina antes: se fue demasiada gente para emparejar otra ronda.
competition-news-over = 🏆 ¡Terminó **{ $name }**! { $winners }
competition-news-called-off = **{ $name }** se canceló. Las partidas en curso siguen, pero ya no cuentan para la competición.
competition-news-replaced = **{ $name }**: { $by } sustituye a { $player }, con sus puntos y las partidas que le quedaban.
competition-news-time = ⏳ **{ $name }**: todo el mundo recibe { $time } más.
competition-news-annulled = **{ $name }**: la partida { $pair } se invalidó.
competition-news-corrected = **{ $name }**: la partida { $pair } cuenta ahora como { $result }.
competition-news-climbed = 🪜 ¡{ $player } sube al puesto { $place } de la escalera!
competition-result-won = victoria de { $player }
competition-result-drawn = tablas
competition-pairing = **{ $name }** · { $at }: { $first } – { $second }
competition-pairing-plain = **{ $name }**: { $first } – { $second }
competition-where-division = división { $division }, ronda { $round }
competition-where-round = ronda { $round }
competition-winner-division = División { $division }: **{ $players }**.
competition-divisions-more = …y { $count } divisiones más, en **Tabla**
competition-winner = Victoria de **{ $players }**.

# Tablas.
table-title = **{ $name }** · { $part }
table-line = { $place }. **{ $who }** · { $points ->
    [half] { $shown } punto
    [one] { $shown } punto
   *[other] { $shown } puntos
}{ $left ->
    [0] {""}
   *[other] {" "}· { $left } por jugar
}{ $range ->
    [none] {""}
   *[other] {" "}· puesto final { $range }
}{ $fate ->
    [up] {" "}· ⬆️ ascenso seguro
    [down] {" "}· ⬇️ descenso seguro
   *[none] {""}
}
table-range-bound = aprox. { $range }
table-legend = -# ¿Empate a puntos? Deciden las partidas entre esas personas. Luego S–B (Sonneborn–Berger): los puntos de quienes perdieron contigo, y la mitad por las tablas. Luego, las victorias cuando empezó tu rival.
table-legend-range = -# El «puesto final» va del mejor al peor que aún son posibles.
table-legend-movers = -# { $up ->
    [0] {""}
    [one] Sube una persona.{" "}
   *[other] Suben { $up } personas.{" "}
}{ $down ->
    [0] {""}
    [one] Baja una persona.{" "}
   *[other] Bajan { $down } personas.{" "}
}Si hay empate justo en el límite, va delante quien empezó con mayor puntuación. Después se igualan las divisiones desiguales.
table-more = …y { $count } más
table-rest = -# El resto está en **Tabla**.
table-unnamed = -# Nombres que no puedo escribir en la imagen: { $players }
table-picture-league = Tabla de la división { $division }: { $rows }
table-picture-swiss = Clasificación: { $rows }
table-picture-row = { $place }, { $who }, { $points }
table-picture-bracket = Cuadro, ronda { $round }: { $ties }
table-picture-tie = { $first } contra { $second }, { $score }
table-picture-bye = { $player } descansa
table-heading-player = Nombre
table-heading-points = Puntos
table-heading-left = Por jugar
table-heading-range = Puestos
table-heading-berger = S–B
table-part-swiss = Clasificación
table-part-bracket = Cuadro
table-tie = { $first } { $score } { $second }
table-tie-won = **{ $winner }** { $score } { $loser }
table-bye = { $player }: descansa
table-round = Ronda { $round }
table-none-yet = Todavía no se jugó nada.

# La vista propia.
mine-place = Tu puesto: **{ $place }** de { $players }, con { $points }.
mine-points = { $points ->
    [half] { $shown } punto
    [one] { $shown } punto
   *[other] { $shown } puntos
}
mine-promoted = ⬆️ ¡Tienes asegurado un puesto de ascenso!
mine-relegated = ⬇️ Ya no puedes evitar un puesto de descenso.
mine-range = Aún puedes acabar entre el puesto { $best } y el { $worst }.
mine-playing = - Contra { $opponent }: { $link }
mine-next = Después: { $opponents }
mine-done = Por ahora no te quedan partidas.
mine-out = Ya no participas: { $why }.
mine-joined = Ya participas. Aún no empezó.
mine-not-in = No participas. Toca **Inscribirme** mientras la inscripción siga abierta.
mine-ladder = Tu puesto: **{ $place }** de { $players }.
league-left-question = ¿Salir de **{ $name }**? Si ya empezó, pierdes las partidas que te quedan. Solo la organización puede readmitirte.
league-left-question-void = ¿Salir de **{ $name }**? Tus partidas no contarían para nadie. Solo la organización puede readmitirte.
league-left = Ya no participas en **{ $name }**.
league-joined = Ya participas en **{ $name }**. Te avisaré cuando empiecen tus partidas.
league-joined-mail = Ya participas en **{ $name }**. Te enviaré los tableros por mensaje directo.
league-joined-blocks = Aquí no cuentan los bloqueos: te puede tocar cualquiera que participe.
button-league-leave-sure = Sí, salir

# Escaleras.
ladder-line = { $place }. { $who }
ladder-empty = Aún no hay nadie. Toca **Inscribirme** y ocupa el primer puesto.
ladder-choose = Desafiar…
ladder-challenged = Desafío enviado. La partida empieza en un momento.
ladder-starting = empieza en un momento
ladder-left-question = ¿Salir de **{ $name }**? Abandonas tus partidas en curso. Puedes volver, al final de la lista.
ladder-waits = aún no puede empezar
ladder-challenged-waits = Desafío enviado. La partida empieza en cuanto sea posible.

# Mientras las partidas no pueden empezar.
halt-lacks = ⏸️ Las partidas no pueden empezar: necesito { $permissions } en { $channel }. La administración puede permitirlo.
halt-not-allowed = ⏸️ Las partidas no pueden empezar: no tengo permiso para abrir hilos en { $channel }. La administración puede cambiarlo.
halt-no-channel = ⏸️ Las partidas no pueden empezar: el canal ya no existe. La organización puede elegir **Anunciar aquí** en otro.
halt-too-many-threads = ⏸️ Las partidas no pueden empezar: el servidor tiene demasiados hilos abiertos. La moderación puede cerrar algunos.
halt-not-in-server = ⏸️ En espera: me quitaron de este servidor.
halt-limited = ⏸️ Las partidas no pueden empezar: Discord me limita por ahora.
halt-ends = El tiempo perdido se devuelve. Si nada cambia, se cancela { $ends }.
halt-ends-ladder = Si nada cambia, los desafíos abiertos terminan { $ends }.
competition-news-halted = **{ $name }**: { $halt }
competition-news-went-on = ▶️ **{ $name }** sigue. Termina { $time } más tarde de lo previsto.

# Para quien organiza.
league-opened = **{ $name }**: inscripción abierta en { $channel }.
league-changed = **{ $name }** cambió. Quienes ya participan siguen dentro. Esto es lo que vale ahora:
manage-change-hint = -# Cambia el nombre, el reloj o el inicio con { $league ->
    [yes] `/liga cambiar`
   *[no] `/torneo cambiar`
}.
manage-title = **{ $name }**: ¿qué quieres hacer?
manage-choose = Elige…
manage-begin = Empezar ya
manage-begin-about = Con todas las personas inscritas
manage-assign = Elegir división
manage-assign-about = Para una persona, antes de empezar
manage-preview = Vista previa de las divisiones
manage-preview-about = Como quedarían ahora; solo tú las ves
preview-title = **{ $name }**: las divisiones si empezara ahora
preview-none = Participantes: { $joined }. Para formar divisiones hacen falta al menos { $fewest }.
manage-place = Elegir puesto
manage-place-about = Una persona cambia de puesto; las demás le hacen sitio
manage-place-number = Puesto { $place }
manage-which-place = ¿Qué puesto para { $player }?
manage-replace = Sustituir a alguien
manage-replace-about = Otra persona recibe sus puntos y las partidas que quedan
manage-remove = Quitar a alguien
manage-remove-about = Queda fuera. Al principio de una liga, sus partidas no cuentan
manage-restore = Readmitir a alguien
manage-restore-about = Quien salió o quedó fuera, hasta la próxima ronda o el fin de temporada
manage-time = Dar tiempo a todo el mundo
manage-time-about = En todos los relojes; si hay plazo, se alarga
manage-annul = Invalidar una partida
manage-annul-about = No cuenta; en un torneo se repite
manage-correct = Corregir un resultado
manage-correct-about = La tabla cambia al momento
manage-end = Terminar ya
manage-end-about = La temporada o la ronda; la máquina juzga las partidas sin terminar
manage-end-ladder = Gana el primer puesto; las partidas en curso siguen
manage-off = Cancelar
manage-off-about = No gana nadie; las partidas en curso siguen
manage-move = Anunciar aquí
manage-move-about = En este canal, desde ahora
manage-who = ¿Quién?
manage-by-who = ¿Quién sustituye a { $player }?
manage-which = ¿Qué partida de { $player }?
manage-no-games = { $player } no tiene partidas aquí.
manage-which-division = ¿Qué división para { $player }?
manage-automatic = Según puntuación o resultados
manage-how-long = ¿Cuánto tiempo?
manage-what-result = ¿Cómo terminó { $pair }?
manage-result-won = Gana { $player }
manage-result-drawn = Tablas
manage-sure = { $what ->
    [restore] ¿Readmitir a { $player }? Las partidas que no terminó empiezan de nuevo.
    [begin] ¿Empezar ya **{ $name }**?
    [assign] { $division ->
        [0] ¿Dejar automática la división de { $player }?
       *[other] ¿Poner a { $player } en la división { $division }?
    }
    [place] ¿Poner a { $player } en el puesto { $division }?
    [replace] ¿Sustituir a { $player } por { $by }?
    [remove] ¿Quitar a { $player }?
    [time] ¿Dar { $time } más a todo el mundo?
    [annul] ¿Invalidar la partida { $pair }?
    [correct] ¿Contar la partida { $pair } como { $result }?
    [end] ¿Terminar ya? La máquina juzga las partidas sin terminar.
    [end-ladder] ¿Terminar **{ $name }** ya? Gana el primer puesto, y las partidas en curso siguen.
    [move] ¿Anunciar **{ $name }** en este canal?
   *[off] ¿Cancelar **{ $name }**?
}
button-manage-sure = Sí
button-manage-back = Atrás
manage-done = Hecho.
manage-pairing = { $first } – { $second } · { $state }
manage-pairing-state = { $state ->
    [waiting] en espera
    [playing] en curso
    [void] no cuenta
    [drawn] tablas
    [first] 1 – 0
   *[second] 0 – 1
}
competition-choice = { $name } ({ $kind })
competition-choice-over = { $name } ({ $kind }, terminó)

refused-no-league = No encuentro ninguna liga aquí. La administración abre una con `/liga crear`.
refused-no-tournament = No encuentro ningún torneo aquí. La administración abre uno con `/torneo crear`.
refused-no-ladder = Este juego no tiene escalera aquí. Pide a la organización que abra una con `/escalera`.
refused-which-competition = Hay varias competiciones. Elige una en `nombre`.
refused-only-for-organizers = Solo la administración y la organización pueden hacer eso. Pídeselo.
refused-joining-closed = Ya es tarde para inscribirse. Espera a la próxima.
refused-entered-already = Ya participas. **Mis partidas** muestra lo que sigue.
refused-not-entered = No participas. Inscríbete primero, si aún se puede.
refused-opponent-not-entered = { $player } no participa. Elige a alguien de la lista.
refused-needs-role = Es solo para <@&{ $role }>. Pide el rol a la administración.
refused-competition-full = Las { $most } plazas están ocupadas. Espera a la próxima.
refused-competition-over = Ya terminó. Espera a la próxima.
refused-competition-began = Ya empezó. Elige otra cosa.
refused-competition-not-running = Aún no empezó. Haz que empiece primero.
refused-too-few-entrants = Participantes: { $joined }, y hacen falta al menos { $fewest }. Espera a que haya más.
refused-no-divisions = Solo las ligas tienen divisiones. Elige otra cosa.
refused-in-competition-already = { $player } ya participa, o participó. Elige a otra persona.
refused-no-such-pairing = No hay ninguna partida así. Elige una de la lista.
refused-nothing-changes = No cambiaría nada. Elige algo nuevo en al menos una opción.
refused-more-have-joined = Participantes: { $joined }. Elige un número igual o mayor, o empieza ya.
refused-takes-part = { $player } sigue participando. Elige a alguien que haya salido.
refused-drawn-without = Demasiado tarde: esta ronda se emparejó sin { $player }. Le queda el próximo torneo.
refused-ran-out-twice = A { $player } se le acabó el tiempo en dos partidas. Corrige o invalida una primero.
refused-still-barred = { $player } sigue fuera: ya no está aquí o tiene una suspensión. Resuélvelo primero.
refused-ping-everyone = Nunca aviso a todo el mundo. Elige un rol para quien quiera enterarse.
refused-ping-not-allowed = { $who ->
    [you] No puedes
   *[bot] No puedo
} mencionar a <@&{ $role }> aquí. Permite mencionar el rol, o elige otro.
refused-round-is-over = Esa ronda terminó, y la siguiente depende de ella. Elige una partida de esta ronda.
refused-changed-since-asked = Algo cambió después de la pregunta: no se dio más tiempo. Compruébalo y vuelve a elegir.
refused-such-a-result = Ya tiene ese resultado. Elige otro.
refused-ladder-moved-on = La escalera ya cambió. En su lugar, puedes quitar a alguien.
refused-out-of-reach = { $player } no está entre uno y tres puestos por encima de ti. Elige de la lista.
refused-challenged-on-ladder = Ya desafiaste a alguien. Termina antes esa partida.
refused-is-challenged-on-ladder = Alguien ya desafió a { $player }. Elige a otra persona o espera.
refused-offer-in-competition = Otras personas esperan este resultado, así que la partida no se puede { $offer ->
    [pause] pausar
   *[abort] anular
}. Sigue o abandona.
refused-competition-for-four = Las competiciones son para partidas de dos. Elige otras reglas.
refused-untimed-competition = Una competición necesita reloj. Elige uno, como `2 días`.
refused-bad-start = Esa fecha no me sirve. Elige una futura, como `{ $example }`.
refused-bad-competition-name = Un nombre necesita caracteres visibles, en una línea de { $most } como mucho. Elige otro.

ended-withdrawn = { $players ->
    [one] { $who } ya no está
   *[other] { $who } ya no están
} en la competición: **la partida termina** sin puntuar.
ended-adjudicated = Se acabó el plazo, y la máquina juzgó la posición.
ended-adjudicated-drawn = **Tablas**: se acabó el plazo, y la posición no estaba decidida.
log-managed-competition = { $tool ->
    [change] cambió los ajustes de { $competition }
    [restore] readmitió a alguien en { $competition }
    [begin] inició { $competition }
    [assign] eligió una división o un puesto en { $competition }
    [replace] sustituyó a alguien en { $competition }
    [remove] quitó a alguien de { $competition }
    [give] dio tiempo en { $competition }
    [annul] invalidó una partida de { $competition }
    [correct] corrigió un resultado de { $competition }
    [end] terminó una temporada o ronda de { $competition }
    [move] trasladó { $competition }
   *[off] canceló { $competition }
}
log-competition-number = la competición { $number }
log-about = { $what }: { $about }
log-replaced = { $by } por { $player }

# El formulario de una nueva, su vista previa y la lista para elegir.
form-league = Nueva liga: { $game }
form-swiss = Nuevo torneo suizo: { $game }
form-knock-out = Nueva eliminación directa: { $game }
form-rules = Reglas
form-clock = Reloj
form-clock-about = Para cada partida. Quien lo agota pierde.
form-season = Duración de la temporada
form-round = Duración de una ronda
form-size = Personas por división
form-rounds = Rondas
form-starts = Primer día
form-by-mail = Tableros por mensaje directo
form-by-mail-about = Si no lo marcas, cada partida tiene un hilo aquí.
form-preview = Así lo verá la gente. Aún no está abierta.
button-competition-open = Abrir
button-competition-change = Cambiar
competition-several = ¿Cuál?
competition-several-more = -# Y { $count } más: elige en `nombre`.
competition-joining = Inscripción abierta
competition-joining-until = Inscripción abierta, empieza { $at }
