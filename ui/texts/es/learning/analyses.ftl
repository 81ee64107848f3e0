# Análisis de partidas terminadas.

button-analyse = Analizar
button-post-analysis = Publicar análisis
button-analysis-turn = Turno { $turn } { $sign }
button-mark-before = ◀ Error anterior
button-mark-after = Error siguiente ▶
analysis-begun = **Analizo la partida { $game }** · { $rules }
analysis-progress = { $bar } { $done } de { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
analysis-come-back = -# Tarda un poco. Si te vas, elige **Analizar** otra vez más tarde.
analysis-title = **Partida { $game }, analizada** · { $rules }
analysis-side = { $who }: **{ $accuracy } %** de precisión · { $marks }
analysis-side-forced = { $who }: sin elección posible
analysis-no-marks = sin errores
analysis-no-turning-point = Nadie cometió un error que cambiara la partida.
analysis-where-it-turned = **Dónde se decidió:**
analysis-turning-point = **{ $number }.** Turno { $turn }, { $who }: { $played } **{ $sign }** { $why } Mejor: { $best }.
analysis-legend = -# En los tableros: ⌜ ⌟ lo jugado, ◯ lo mejor
analysis-signs = -# **{ $blunder }** error grave · **{ $mistake }** error · **{ $inaccuracy }** imprecisión · **{ $only }** la única buena jugada, encontrada
analysis-shown-by = -# Lo muestra { $who }
analysis-graph-title = Posibilidades de ganar
analysis-graph-alt = Gráfico de las posibilidades de ganar en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}. Precisión: { $one } { $first } %, { $other } { $second } %. Posibilidades al final: { $one } { $end } %.
analysis-board-alt = Antes del turno { $turn }: { $position } Jugado: { $played }. Lo mejor: { $best }.
analysis-chance-alt = Posibilidades de ganar: { $one } { $percent } %.
analysis-only-move = **{ $sign }** La única buena jugada, y la encontró.
analysis-mark = **{ $sign }** { $mark }. { $why }
analysis-mark-name = { $mark ->
    [inaccuracy] Imprecisión
    [mistake] Error
    [only] Jugada única
   *[blunder] Error grave
}
analysis-best-line = Mejor: `{ $line }`
analysis-best-line-found = Lo mejor: `{ $line }`
analysis-why-drew-won = Dejó en tablas una partida ganada.
analysis-why-missed-win = { $turns ->
    [one] Dejó pasar una victoria inmediata.
   *[other] Dejó pasar una victoria en { $turns } turnos.
}
analysis-why-missed-far-win = Dejó pasar una victoria forzada.
analysis-why-blocked = Después se quedó pronto sin jugadas.
analysis-why-allowed-win = { $turns ->
    [one] Dejó que el rival ganara enseguida.
   *[other] Dejó que el rival ganara en { $turns } turnos.
}
analysis-why-allowed-far-win = Permitió una victoria forzada.
analysis-why-huffed = Olvidó capturar y le soplaron una pieza.
analysis-why-freed-flyer = Dejó al rival con tres fichas, que ya pueden volar.
analysis-why-missed-row = { $row ->
    [mill] Dejó pasar un molino.
   *[row] Dejó pasar una línea.
}
analysis-why-allowed-row = { $row ->
    [mill] Permitió un molino.
   *[row] Permitió una línea.
}
analysis-why-missed-double-row = { $row ->
    [mill] Dejó pasar una doble amenaza de molino.
   *[row] Dejó pasar una doble amenaza de línea.
}
analysis-why-allowed-double-row = { $row ->
    [mill] Permitió una doble amenaza de molino.
   *[row] Permitió una doble amenaza de línea.
}
analysis-why-lost-dama = Perdió una Dama.
analysis-why-lost-pieces = { $kind ->
    [piece] { $pieces ->
        [one] Perdió una pieza.
       *[other] Perdió { $pieces } piezas.
    }
    [marble] { $pieces ->
        [one] Perdió una canica.
       *[other] Perdió { $pieces } canicas.
    }
   *[stone] { $pieces ->
        [one] Perdió una ficha.
       *[other] Perdió { $pieces } fichas.
    }
}
analysis-why-missed-capture = { $kind ->
    [piece] { $pieces ->
        [one] Dejó de capturar una pieza.
       *[other] Dejó de capturar { $pieces } piezas.
    }
    [marble] { $pieces ->
        [one] Dejó de capturar una canica.
       *[other] Dejó de capturar { $pieces } canicas.
    }
   *[stone] { $pieces ->
        [one] Dejó de capturar una ficha.
       *[other] Dejó de capturar { $pieces } fichas.
    }
}
analysis-why-allowed-dama = Permitió que el rival coronara.
analysis-why-missed-dama = Dejó pasar una coronación.
analysis-why-allowed-marble = Permitió que el rival ganara una canica.
analysis-why-missed-marble = Dejó de ganar una canica.
analysis-why-missed-pair = { $row ->
    [mill] Dejó al rival una casilla que preparaba un molino.
   *[row] Dejó al rival una casilla que preparaba una línea.
}
analysis-why-allowed-pair = { $row ->
    [mill] Permitió que el rival preparara un molino.
   *[row] Permitió que el rival preparara una línea.
}
analysis-why-left-square = Dejó la mejor casilla al rival.
analysis-why-fewer-row-squares = { $count ->
    [one] { $row ->
        [mill] Renunció a una posibilidad de molino.
       *[row] Renunció a una posibilidad de línea.
    }
   *[other] { $row ->
        [mill] Renunció a { $count } posibilidades de molino.
       *[row] Renunció a { $count } posibilidades de línea.
    }
}
analysis-why-more-row-squares = { $count ->
    [one] { $row ->
        [mill] Dio al rival una posibilidad más de molino.
       *[row] Dio al rival una posibilidad más de línea.
    }
   *[other] { $row ->
        [mill] Dio al rival { $count } posibilidades más de molino.
       *[row] Dio al rival { $count } posibilidades más de línea.
    }
}
analysis-why-fewer-moves = { $count ->
    [one] Después había una jugada menos para elegir.
   *[other] Después había { $count } jugadas menos para elegir.
}
analysis-why-worse = Empeoró la posición.
refused-analysis-of-running-game = La partida { $game } sigue en curso. Analízala cuando acabe.
refused-analysis-of-empty-game = En la partida { $game } no se jugó nada, así que no hay nada que analizar.
refused-analyses-waiting = Ya tienes { $most ->
    [one] un análisis en espera
   *[other] { $most } análisis en espera
}. Vuelve a intentarlo cuando acabe uno.
