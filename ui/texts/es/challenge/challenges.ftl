# Desafíos.

challenge-to = { $challenger } desafía a { $invited }: **{ $rules }**
challenge-open = { $challenger } busca rival: **{ $rules }**
challenge-teams = { $challenger } prepara una partida de dos contra dos: **{ $rules }**
challenge-sides =
    Equipo 1: { $with }
    Equipo 2: { $against }
challenge-slot-open = *libre*
challenge-slot-invited = { $player } (invitación pendiente)
challenge-order = Orden de juego: { $players }
challenge-first-place = empieza el equipo 2
challenge-first-lot = se sortea quién empieza
challenge-first-challenger = empieza { $who }
challenge-first-opponent = empieza su rival
challenge-place-thread = en un hilo propio
challenge-until = -# Caduca { $time }
challenge-until-full = -# Empieza cuando no queden puestos libres · caduca { $time }
challenge-house-rules = 📜 { $differences }
challenge-rematch = 🔁 Revancha de la partida { $game }, con los bandos cambiados
challenge-picture = Una partida de { $game }, como ejemplo. { $board }
challenge-accepted = { $who } aceptó: ¡empieza la partida!
challenge-accepted-in-thread = { $who } aceptó: ¡la partida empieza en { $thread }!
challenge-accepted-already = { $challenge }
    Aceptado.
challenge-declined = Rechazado.
challenge-withdrawn = Retirado.
challenge-expired = Caducado: nadie aceptó a tiempo.
challenge-told-declined = { $who }, { $player } rechazó tu desafío a **{ $rules }**: { $link }
challenge-told-expired = { $who }, nadie aceptó a tiempo tu desafío a **{ $rules }**: { $link }
challenge-computer = { $challenger } juega contra la máquina (nivel { $level }): **{ $rules }**
challenge-until-started = -# Toca **Empezar** para abrir el hilo · caduca { $time }
computer-at-level = 🤖 nivel { $level }
button-start = Empezar
challenge-accepted-alone-in-thread = ¡La partida empieza en { $thread }!
challenge-zones = -# 🌙 Elige tu zona horaria con `/preferencias zona`. Si la cambias después, esta partida sigue igual.
