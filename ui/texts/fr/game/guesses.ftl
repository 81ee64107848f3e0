# Deviner le prochain coup.

button-guess = Deviner
button-guess-again = Changer
button-best-guessers = Meilleurs pronostics
guess-seat = Mets-toi à la place de { $who }. Ton pronostic n’est visible que par toi.
guess-own = Ton pronostic : { $guess }
guess-until = Il compte dès que { $who } joue. D’ici là, tu peux le changer.
guess-late = Ce coup est déjà joué. Voici le plateau maintenant.
guess-told = 🔮 { $right ->
    [0] Personne ne l’a vu venir (pronostics : { $all })
   *[other] Bien vu par { $right } sur { $all }
}
guessers-title = ## Meilleurs pronostics · saison { $season }
guessers-empty = Aucun pronostic pour l’instant.
guessers-line = { $place } **{ $who }** · { $counts }
guessers-counts = justes : { $right } sur { $all }
guessers-own = Toi · place **{ $place }** · { $counts }
guessers-own-unlisted = Toi · { $counts }. Visible par toi seulement : tu as choisi, dans `/préférences`, de ne pas y figurer.
guessers-own-none = Tu n’as encore rien pronostiqué.
guessers-about = -# D’abord le plus de pronostics justes, puis le moins d’essais. Les coups annulés ne comptent pas.
refused-own-guess = C’est ta propre partie : tu n’as rien à y deviner. Essaie dans une partie que tu regardes.
refused-nothing-to-guess = Il n’y a rien à deviner ici pour l’instant. Attends le prochain plateau.
refused-guesses-off = Les pronostics sont désactivés sur ce serveur. Son équipe peut les activer.
