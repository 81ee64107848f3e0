# Replays. One message a thing to say; arguments are named after what they stand for.

replay-title = **Partie { $game }** · { $rules }
replay-turn = { $turn ->
    [0] { $turns ->
        [0] Aucun tour n’a encore été joué.
        [one] Avant le seul tour joué.
       *[other] Avant le premier des { $turns } tours.
    }
   *[other] **Tour { $turn } sur { $turns }**
}
replay-goes-on = La partie continue.
replay-choice = Partie { $game } : { $rules }, { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}
replay-choice-players = { $choice }, { $players }
replay-choice-over = { $choice }, finie le { $day }
button-post-gif = Publier en GIF
button-post-gif-from-here = Publier en GIF à partir d’ici
button-replay = Parcourir
gif-whole = { $turns ->
    [one] Le seul tour jusqu’ici
   *[other] Les { $turns } tours
}
gif-part = Les tours { $from } à { $to } sur { $turns }
gif-shown-by = { $which }, à la demande de { $who }.
gif-cut = -# Un GIF montre au plus { $most } tours. Pour en montrer d’autres, va jusqu’à leur début et appuie sur **Publier en GIF à partir d’ici**.
gif-alt = Une image animée des tours { $from } à { $to }, l’un après l’autre. À la fin : { $end }
