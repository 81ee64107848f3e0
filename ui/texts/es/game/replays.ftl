# Repasar partidas.

replay-title = **Partida { $game }** · { $rules }
replay-turn = { $turn ->
    [0] { $turns ->
        [0] Aún no hay jugadas.
       *[other] Antes del turno 1 de { $turns }
    }
   *[other] **Turno { $turn } de { $turns }**
}
replay-goes-on = La partida sigue.
replay-choice = Partida { $game }: { $rules }, { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
}
replay-choice-players = { $choice }, { $players }
replay-choice-over = { $choice }, terminó el { $day }
button-post-gif = Publicar GIF
button-post-gif-from-here = GIF desde aquí
button-replay = Verla paso a paso
gif-whole = { $turns ->
    [one] El único turno hasta ahora
   *[other] Los { $turns } turnos
}
gif-part = Turnos { $from } a { $to } de { $turns }
gif-shown-by = { $which }, lo muestra { $who }
gif-cut = -# Un GIF muestra hasta { $most ->
    [one] un turno
   *[other] { $most } turnos
}. Para el resto, avanza hasta ahí y toca **GIF desde aquí**.
gif-alt = Turnos { $from } a { $to }, animados. Al final: { $end }
