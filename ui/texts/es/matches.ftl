# Matches. One message a thing to say; arguments are named after what they stand for.

match-to-points = Encuentro a { $points }
match-of-two = A dos partidas
match-line = { $goal }: { $one } { $score } { $other } · partida { $number }
match-spoken = { $goal }, partida { $number }: { $one } { $first }, { $other } { $second }.
match-short = { $goal }: { $score }, partida { $number }
match-points-won = { $points ->
    [one] { $players ->
        [one] { $who } gana un punto.
       *[other] { $who } ganan un punto.
    }
   *[other] { $players ->
        [one] Victoria a cero: { $who } gana { $points } puntos.
       *[other] Victoria a cero: { $who } ganan { $points } puntos.
    }
}
match-points-none = Nadie gana puntos.
match-goes-on = Empieza la partida { $number } del encuentro.
match-won = { $players ->
    [one] **¡{ $who } gana el encuentro, { $score }!**
   *[other] **¡{ $who } ganan el encuentro, { $score }!**
}
match-won-aborted = { $players ->
    [one] **{ $who } gana el encuentro, { $score }**: a { $loser } se le agotó el tiempo demasiado pronto en esta partida.
   *[other] **{ $who } ganan el encuentro, { $score }**: a { $loser } se le agotó el tiempo demasiado pronto en esta partida.
}
match-drawn = **El encuentro queda empatado, { $score }.**
match-void = El encuentro se anula antes de haber empezado: nadie lo gana.
match-called-off = El encuentro termina con ella, { $score }: nadie lo gana.
match-given-up = { $who } abandonó el encuentro.
match-last-game = { $who } abandonó el encuentro: esta es su última partida.
games-game-match = { $game } { $score }.
watch-game-match = { $game } · { $score }
resign-question-match = ¿Quieres abandonar la partida { $game } o todo el encuentro al que pertenece? Ninguna de las dos cosas se puede deshacer.
resign-game = **Esta partida**: { $points ->
    [one] { $players ->
        [one] { $who } gana un punto
       *[other] { $who } ganan un punto
    }
   *[other] { $players ->
        [one] { $who } gana { $points } puntos, porque no has capturado nada,
       *[other] { $who } ganan { $points } puntos, porque tu equipo no ha capturado nada,
    }
} { $next ->
    [over] y el encuentro termina.
   *[goes-on] y empieza la siguiente partida del encuentro.
}
resign-game-partner = **Esta partida**: tu pareja sigue jugando en los dos puestos. En la siguiente partida del encuentro vuelves a jugar.
resign-match = **El encuentro**: { $players ->
    [one] lo gana { $who }, sea cual sea el marcador.
   *[other] termina con esta partida y lo ganan { $who }, a menos que tu equipo alcance en ella su objetivo.
}
button-resign-game = Abandonar esta partida
button-resign-match = Abandonar el encuentro
