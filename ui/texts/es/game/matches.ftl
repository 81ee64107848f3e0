# Encuentros de varias partidas.

match-to-points = { $points ->
    [one] Encuentro a 1 punto
   *[other] Encuentro a { $points } puntos
}
match-of-two = Encuentro a dos partidas
match-line = { $goal }: { $one } { $score } { $other } · partida { $number }
match-spoken = { $goal }, partida { $number }: { $one } { $first }, { $other } { $second }.
match-short = { $goal }: { $score }, partida { $number }
match-points-won = { $points ->
    [one] { $players ->
        [one] { $who } gana un punto.
       *[other] { $who } ganan un punto.
    }
   *[other] { $players ->
        [one] { $who } gana { $points } puntos, porque el otro bando no capturó nada.
       *[other] { $who } ganan { $points } puntos, porque el otro bando no capturó nada.
    }
}
match-points-none = Nadie gana puntos.
match-goes-on = Empieza la partida { $number } del encuentro.
match-won = { $players ->
    [one] 🏆 **¡{ $who } gana el encuentro, { $score }!**
   *[other] 🏆 **¡{ $who } ganan el encuentro, { $score }!**
}
match-won-aborted = { $players ->
    [one] 🏆 **¡{ $who } gana el encuentro, { $score }!** A { $loser } se le acabó el tiempo demasiado pronto.
   *[other] 🏆 **¡{ $who } ganan el encuentro, { $score }!** A { $loser } se les acabó el tiempo demasiado pronto.
}
match-drawn = 🤝 **El encuentro termina en tablas, { $score }**
match-void = El encuentro se anuló antes de empezar: no gana nadie.
match-called-off = El encuentro se anuló con { $score }: no gana nadie.
match-given-up = { $players ->
    [one] 🏳️ { $who } abandonó el encuentro.
   *[other] 🏳️ { $who } abandonaron el encuentro.
}
match-last-game = 🏳️ { $who } abandonó el encuentro: esta es su última partida.
games-game-match = { $game } · { $score }
watch-game-match = { $game } · { $score }
resign-question-match = ¿Abandonar solo la partida { $game }, o todo el encuentro? No se puede deshacer.
resign-game = **Esta partida**: { $points ->
    [one] { $players ->
        [one] { $who } gana un punto
       *[other] { $who } ganan un punto
    }
   *[other] { $players ->
        [one] { $who } gana { $points } puntos, porque no capturaste nada
       *[other] { $who } ganan { $points } puntos, porque tu equipo no capturó nada
    }
}, { $next ->
    [over] y el encuentro termina.
   *[goes-on] y empieza la siguiente.
}
resign-game-partner = **Esta partida**: tu pareja sigue por el equipo. En la siguiente vuelves a jugar.
resign-match = **El encuentro**: { $players ->
    [one] gana { $who }, sea cual sea el marcador.
   *[other] termina con esta partida. Ganan { $who }, salvo que tu equipo consiga en ella los puntos que faltan.
}
button-resign-game = Abandonar esta partida
button-resign-match = Abandonar el encuentro
