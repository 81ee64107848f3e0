# Adivinar la próxima jugada.

button-guess = Adivinar
button-guess-again = Cambiar
button-best-guessers = Quién adivina mejor
guess-seat = Ponte en el lugar de { $who }. Solo tú ves lo que eliges.
guess-own = Tu pronóstico: { $guess }
guess-until = Cuenta en cuanto juegue { $who }. Hasta entonces puedes cambiarlo.
guess-late = Esa jugada ya está hecha. Así está el tablero ahora.
guess-told = 🔮 { $right ->
    [0] Nadie lo vio venir (pronósticos: { $all })
   *[other] Lo vieron venir: { $right } de { $all }
}
guessers-title = ## Quién adivina mejor · temporada { $season }
guessers-empty = Todavía no hay pronósticos.
guessers-line = { $place } **{ $who }** · { $counts }
guessers-counts = aciertos: { $right } de { $all }
guessers-own = Tú · puesto **{ $place }** · { $counts }
guessers-own-unlisted = Tú · { $counts }. Solo lo ves tú, porque en `/preferencias` elegiste no salir.
guessers-own-none = Todavía no tienes pronósticos.
guessers-about = -# Primero, quien más acierta; si hay empate, quien lo intentó menos veces. Lo que se deshace no cuenta.
refused-own-guess = Esta partida es tuya: aquí no hay nada que adivinar. Prueba en una que solo mires.
refused-nothing-to-guess = Ahora no hay nada que adivinar aquí. Espera al próximo tablero.
refused-guesses-off = En este servidor no se adivinan jugadas. La administración puede activarlo.
