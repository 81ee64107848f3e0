# Challenges. One message a thing to say; arguments are named after what they stand for.

challenge-to = { $challenger } desafía a { $invited } a **{ $rules }**.
challenge-open = { $challenger } busca a alguien para jugar a **{ $rules }**.
challenge-teams = { $challenger } reúne a cuatro personas para jugar a **{ $rules }**, dos contra dos.
challenge-sides =
    Primer equipo: { $with }
    Segundo equipo: { $against }
challenge-slot-open = *un puesto libre*
challenge-slot-invited = { $player } (invitación pendiente)
challenge-order = Orden de juego: { $players }, y vuelta a empezar.
challenge-first-place = Empieza el primer puesto del segundo equipo.
challenge-first-lot = Se sortea quién empieza.
challenge-first-challenger = Empieza { $who }.
challenge-first-opponent = Empieza quien acepte.
challenge-place-here = Se juega en este canal.
challenge-place-thread = Se juega en un hilo propio.
challenge-until = Si nadie acepta, expira { $time }.
challenge-until-full = Empieza cuando se ocupen todos los puestos; hasta entonces queda abierto, y expira { $time }.
challenge-house-rules = 📜 { $differences }
challenge-rematch = Revancha de la partida { $game }: se intercambia el orden de salida.
challenge-accepted = { $who } aceptó: ¡a jugar!
challenge-accepted-in-thread = { $who } aceptó: ¡a jugar en { $thread }!
challenge-accepted-already = { $challenge }
    Ya fue aceptado.
challenge-declined = Desafío rechazado.
challenge-withdrawn = Desafío retirado.
challenge-expired = Nadie aceptó a tiempo.
challenge-told-declined = { $who }, { $player } rechazó tu desafío, **{ $rules }**: { $link }
challenge-told-expired = { $who }, nadie aceptó a tiempo tu desafío, **{ $rules }**: { $link }
