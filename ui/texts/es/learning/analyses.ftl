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
analysis-come-back = -# Tarda un poco. Si te vas, toca **Analizar** otra vez más tarde.
analysis-title = **Partida { $game }, analizada** · { $rules }
analysis-side = { $who }: **{ $accuracy } %** de precisión · { $marks }
analysis-side-forced = { $who }: nunca pudo elegir
analysis-no-marks = sin errores
analysis-no-turning-point = Nadie cometió un error que cambiara la partida.
analysis-where-it-turned = **Dónde se decidió:**
analysis-turning-point = **{ $number }.** Turno { $turn }, { $who }: { $played } **{ $sign }** { $why } Mejor: { $best }.
analysis-legend = -# En los tableros: ⌜ ⌟ lo jugado, ◯ lo mejor
analysis-signs = -# **{ $blunder }** error grave · **{ $mistake }** error · **{ $inaccuracy }** imprecisión · **{ $only }** encontró la única buena jugada
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
analysis-why-blocked = Poco después se quedó sin jugadas.
analysis-why-allowed-win = { $turns ->
    [one] Dejó que su rival ganara enseguida.
   *[other] Dejó que su rival ganara en { $turns } turnos.
}
analysis-why-allowed-far-win = Permitió una victoria forzada.
analysis-why-huffed = Dejó pasar una captura y le soplaron (retiraron) una pieza.
analysis-why-freed-flyer = Dejó a su rival con tres fichas, que ya pueden volar.
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
        [one] Dejó pasar la captura de una pieza.
       *[other] Dejó pasar la captura de { $pieces } piezas.
    }
    [marble] { $pieces ->
        [one] Dejó pasar la captura de una canica.
       *[other] Dejó pasar la captura de { $pieces } canicas.
    }
   *[stone] { $pieces ->
        [one] Dejó pasar la captura de una ficha.
       *[other] Dejó pasar la captura de { $pieces } fichas.
    }
}
analysis-why-allowed-dama = Permitió que su rival coronara.
analysis-why-missed-dama = Dejó pasar una coronación.
analysis-why-allowed-marble = Permitió que su rival ganara una canica.
analysis-why-missed-marble = Dejó pasar la ocasión de ganar una canica.
analysis-why-missed-pair = { $row ->
    [mill] Su rival ocupó una casilla que habría preparado un molino.
   *[row] Su rival ocupó una casilla que habría preparado una línea.
}
analysis-why-allowed-pair = { $row ->
    [mill] Permitió que su rival preparara un molino.
   *[row] Permitió que su rival preparara una línea.
}
analysis-why-left-square = Dejó la mejor casilla a su rival.
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
        [mill] Dio a su rival una posibilidad más de molino.
       *[row] Dio a su rival una posibilidad más de línea.
    }
   *[other] { $row ->
        [mill] Dio a su rival { $count } posibilidades más de molino.
       *[row] Dio a su rival { $count } posibilidades más de línea.
    }
}
analysis-why-fewer-moves = { $count ->
    [one] Se quedó con una jugada menos para elegir.
   *[other] Se quedó con { $count } jugadas menos para elegir.
}
analysis-why-worse = Empeoró la posición.
refused-analysis-of-running-game = La partida { $game } sigue en curso. Analízala cuando acabe.
refused-analysis-of-empty-game = En la partida { $game } no se jugó nada, así que no hay nada que analizar.
refused-analyses-waiting = Ya tienes { $most ->
    [one] un análisis en espera
   *[other] { $most } análisis en espera
}. Vuelve a intentarlo cuando acabe uno.
