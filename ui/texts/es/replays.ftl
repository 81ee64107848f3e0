# Replays. One message a thing to say; arguments are named after what they stand for.

replay-title = **Partida { $game }** · { $rules }
replay-turn = { $turn ->
    [0] { $turns ->
        [0] Aún no se ha jugado ningún turno.
       *[other] Antes del primero de { $turns } turnos.
    }
   *[other] **Turno { $turn } de { $turns }**
}
replay-goes-on = La partida sigue.
replay-choice = Partida { $game }: { $rules }, { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
}
replay-choice-players = { $choice }, { $players }
replay-choice-over = { $choice }, terminada el { $day }
button-post-gif = Publicar como GIF
button-post-gif-from-here = Publicar GIF desde aquí
button-replay = Verla turno a turno
gif-whole = { $turns ->
    [one] El único turno hasta ahora
   *[other] Los { $turns } turnos
}
gif-part = Turnos { $from } a { $to } de { $turns }
gif-shown-by = { $which }. Lo comparte { $who }.
gif-cut = -# Un GIF muestra como máximo { $most } turnos. Para mostrar otros, avanza hasta donde empiezan y pulsa **Publicar GIF desde aquí**.
gif-alt = Imagen animada de los turnos { $from } a { $to }, uno tras otro. Al final: { $end }
