# Tarjetas para compartir.

button-share = Compartir
button-post-card = Publicar aquí
button-show-names = Con nombres
button-hide-names = Sin nombres
share-how = Guarda esta imagen para mostrarla donde quieras, o publícala aquí.
share-posted = -# Lo comparte { $who }
card-moves = { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
}
card-puzzle = Problema { $number }
card-puzzle-daily = Problema del día
card-puzzle-task = Juegan { $who }: { $goal ->
    [win] encuentra la única jugada que gana.
   *[ahead] encuentra la única jugada que da clara ventaja.
}
card-puzzle-solved = { $wrong ->
    [0] Resuelto a la primera
    [one] Resuelto a la segunda
   *[other] Resuelto tras { $wrong } intentos fallidos
}
card-puzzle-solved-by = { $who }: { $wrong ->
    [0] resuelto a la primera
    [one] resuelto a la segunda
   *[other] resuelto tras { $wrong } intentos fallidos
}
card-puzzle-rated = Dificultad: { $rating }
card-rating-best = Mejor: { $best }, el { $day }
