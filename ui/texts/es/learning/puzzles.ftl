# Problemas.

puzzle-title = **Problema { $number }: { $rules }** – juegas con { $who }. Solo lo ves tú.
puzzle-title-themed = **Problema { $number }: { $rules }** ({ $theme }) – juegas con { $who }. Solo lo ves tú.
puzzle-title-daily = **Problema del día: { $rules }** – juegas con { $who }. Solo lo ves tú.
puzzle-task = { $goal ->
    [win] Encuentra la única jugada ganadora.
   *[ahead] Encuentra la única jugada que te da una clara ventaja.
}
puzzle-whole-turn = -# { $game ->
    [damas] Todos los saltos de una captura son una sola jugada.
    [damala] Repartir todas las canicas de una casilla es una sola jugada.
    [morris] Cerrar un molino y quitar la ficha es una sola jugada.
   *[other] Formar una línea y quitar la ficha es una sola jugada.
}
puzzle-task-again = { $goal ->
    [win] Encuentra la única jugada ganadora.
   *[ahead] Encuentra la única jugada que te da una clara ventaja.
} Ya lo conoces, así que no cuenta.
puzzle-task-late = { $goal ->
    [win] Encuentra la única jugada ganadora.
   *[ahead] Encuentra la única jugada que te da una clara ventaja.
} Su día ya pasó, así que no cuenta.
puzzle-right-go-on = ✅ { $turn }: correcto. Ahora encuentra la jugada siguiente.
puzzle-wrong = ❌ { $turn } no es la solución. La mejor respuesta de tu rival:
puzzle-wrong-over = ❌ { $turn } no es la solución. La partida termina ahí y no la ganas.
puzzle-goes-on = Puede seguir así: { $line }
puzzle-rating = -# Tu puntuación en problemas de { $game }: { $before } → { $after }
puzzle-rated-before = -# Tu puntuación no cambia: solo cuenta el primer intento.
puzzle-rated-late = -# Tu puntuación no cambia: el día de este problema ya pasó.
puzzle-solution = **La solución:**
puzzle-solved = ✅ **Resuelto.**
puzzle-solved-after = ✅ **Resuelto** tras { $wrong ->
    [one] un intento fallido
   *[other] { $wrong } intentos fallidos
}.
puzzle-solved-again = ✅ **Esa es la solución.**
puzzle-about = -# Puntuación del problema: { $rating }
puzzle-about-themes = -# Puntuación del problema: { $rating } · { $themes }
puzzle-of-computer = -# De una partida de la máquina contra sí misma
puzzle-of-game = -# De la partida { $game } de este servidor
puzzle-of-players = -# De la partida { $game } de este servidor: { $players }
button-try-again = Intentar de nuevo
button-solve-again = Resolver otra vez
button-show-solution = Ver la solución
button-next-puzzle = Otro problema
refused-no-puzzle = Este problema no se muestra aquí. Pide otro con `/problema`.
refused-no-puzzles = Aún no hay problemas de { $game }. Elige otro juego con `/problema`.
refused-no-puzzles-themed = Ningún problema de { $game } tiene el tema «{ $theme }». Elige otro.
refused-bad-puzzle-motif = { $typed } no es un tema. Elige uno de la lista.
puzzle-theme-finish = ganar la partida
puzzle-theme-block = bloqueo
puzzle-theme-squeeze = asfixia
puzzle-theme-quiet = jugada tranquila
puzzle-theme-sacrifice = sacrificio
puzzle-theme-trade = cambio
puzzle-theme-forced = respuestas obligadas
puzzle-theme-long = tres turnos o más
puzzle-theme-drops = al colocar
puzzle-theme-ending = final con pocas fichas
puzzle-theme-chain = captura múltiple
puzzle-theme-double-threat = doble amenaza
puzzle-theme-double-row = dos líneas a la vez
puzzle-theme-see-saw = vaivén
puzzle-theme-reopen = abrir y cerrar una línea
puzzle-theme-guard = defensa
puzzle-theme-race = carrera de líneas
puzzle-theme-row-breaker = romper una línea
puzzle-theme-flying = vuelo
puzzle-theme-promotion = coronación
puzzle-theme-breakthrough = ruptura
puzzle-theme-dama = Dama
puzzle-theme-huff = soplar
puzzle-theme-force = obligar a capturar
puzzle-theme-bonus = canica ganada
puzzle-theme-stack = tres canicas
puzzle-why-finish = Gana la partida.
puzzle-why-block = Deja a tu rival sin jugadas.
puzzle-why-chain = Captura varias a la vez.
puzzle-why-double-row = { $row ->
    [mill] Una jugada hace dos molinos.
   *[row] Una jugada hace dos líneas.
}
puzzle-why-double-threat = { $row ->
    [mill] Haga lo que haga tu rival, viene un molino.
   *[row] Haga lo que haga tu rival, viene una línea.
}
puzzle-why-see-saw = { $row ->
    [mill] La ficha deja un molino y cierra otro.
   *[row] La ficha deja una línea y hace otra.
}
puzzle-why-reopen = { $row ->
    [mill] El molino se abre y se vuelve a cerrar.
   *[row] La línea se abre y se vuelve a cerrar.
}
puzzle-why-row-breaker = { $row ->
    [mill] Quita una ficha de un molino y lo rompe.
   *[row] Quita una ficha de una línea y la rompe.
}
puzzle-why-breakthrough = Entrega un peón para coronar.
puzzle-why-promotion = Un peón corona.
puzzle-why-sacrifice = Entrega algo y recupera más.
puzzle-why-bonus = Gana una canica en el centro.
puzzle-why-force = Tu rival tiene que capturar y pierde más.
puzzle-why-huff = Castiga una captura que se dejó pasar.
puzzle-why-guard = { $row ->
    [mill] Impide un molino que otras jugadas permiten.
   *[row] Impide una línea que otras jugadas permiten.
}
puzzle-why-squeeze = Deja a tu rival casi sin jugadas.
puzzle-why-trade = Hace un cambio y gana con lo que queda.
