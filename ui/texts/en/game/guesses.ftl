# Guessing what is played next.

button-guess = Guess
button-guess-again = Change it
button-best-guessers = Best guessers
guess-seat = Put yourself in the place of { $who }. Only you see your guess.
guess-own = Your guess: { $guess }
guess-until = It counts once { $who } has played. Until then, you can change it.
guess-late = That turn has already been played. Here's the board now.
guess-told = 🔮 { $right ->
    [0] No one saw it coming ({ $all } guessed)
   *[other] { $right } of { $all } saw it coming
}.
guessers-title = ## Best guessers · season { $season }
guessers-empty = No one has guessed a turn yet.
guessers-line = { $place } **{ $who }** · { $counts }
guessers-counts = { $right } of { $all } right
guessers-own = You: place **{ $place }** · { $counts }
guessers-own-unlisted = You: { $counts }. Only you see this, because you chose not to be listed in `/preferences`.
guessers-own-none = You haven't guessed a turn.
guessers-about = -# Sorted by right guesses, then by fewest tries. Turns that were taken back don't count.
refused-own-guess = This is your own game, so there's nothing for you to guess. Try one that you only watch.
refused-nothing-to-guess = There's nothing to guess here right now. Wait for the next board.
refused-guesses-off = Guessing is off on this server. Its managers can switch it on.
