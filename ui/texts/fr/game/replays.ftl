# Revoir des parties.

replay-title = **Partie { $game }** · { $rules }
replay-turn = { $turn ->
    [0] { $turns ->
        [0] Aucun coup.
       *[other] Avant le tour 1 sur { $turns }
    }
   *[other] **Tour { $turn } sur { $turns }**
}
replay-goes-on = La partie continue.
replay-choice = Partie { $game } : { $rules }, { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}
replay-choice-players = { $choice }, { $players }
replay-choice-over = { $choice }, terminée le { $day }
button-post-gif = Publier en GIF
button-post-gif-from-here = GIF à partir d’ici
button-replay = La voir pas à pas
gif-whole = { $turns ->
    [one] Un tour pour l’instant
   *[other] Les { $turns } tours
}
gif-part = Tours { $from } à { $to } sur { $turns }
gif-shown-by = { $which }, par { $who }
gif-cut = -# Un GIF montre au plus { $most ->
    [one] { $most } tour
   *[other] { $most } tours
}. Pour le reste, avance jusque-là et appuie sur **GIF à partir d’ici**.
gif-alt = Tours { $from } à { $to }, animés. À la fin : { $end }
