# Matchs de plusieurs parties.

match-to-points = { $points ->
    [one] Match en { $points } point
   *[other] Match en { $points } points
}
match-of-two = Match en deux parties
match-line = { $goal } : { $one } { $score } { $other } · partie { $number }
match-spoken = { $goal }, partie { $number } : { $one } { $first }, { $other } { $second }.
match-short = { $goal } : { $score }, partie { $number }
match-points-won = { $points ->
    [one] { $players ->
        [one] { $who } marque un point.
       *[other] { $who } marquent un point.
    }
   *[other] { $players ->
        [one] { $who } marque { $points } points, car l’autre camp n’a rien capturé.
       *[other] { $who } marquent { $points } points, car l’autre camp n’a rien capturé.
    }
}
match-points-none = Personne ne marque de point.
match-goes-on = La partie { $number } du match commence.
match-won = { $players ->
    [one] 🏆 **{ $who } gagne le match, { $score } !**
   *[other] 🏆 **{ $who } gagnent le match, { $score } !**
}
match-won-aborted = { $players ->
    [one] 🏆 **{ $who } gagne le match, { $score } !** { $loser } dépasse son temps trop tôt dans cette partie.
   *[other] 🏆 **{ $who } gagnent le match, { $score } !** { $loser } dépassent leur temps trop tôt dans cette partie.
}
match-drawn = 🤝 **Le match est nul, { $score }**
match-void = Le match s’arrête avant d’avoir commencé : personne ne gagne.
match-called-off = Le match s’arrête à { $score } : personne ne gagne.
match-given-up = { $players ->
    [one] 🏳️ { $who } abandonne le match.
   *[other] 🏳️ { $who } abandonnent le match.
}
match-last-game = 🏳️ { $who } abandonne le match : cette partie en est la dernière.
games-game-match = { $game } · { $score }
watch-game-match = { $game } · { $score }
resign-question-match = Abandonner la partie { $game }, ou tout le match ? Les deux sont définitifs.
resign-game = **Cette partie** : { $points ->
    [one] { $players ->
        [one] { $who } marque un point
       *[other] { $who } marquent un point
    }
   *[other] { $players ->
        [one] { $who } marque { $points } points, car tu n’as rien capturé
       *[other] { $who } marquent { $points } points, car ton équipe n’a rien capturé
    }
}, { $next ->
    [over] et le match se termine.
   *[goes-on] et la partie suivante commence.
}
resign-game-partner = **Cette partie** : ton partenaire joue pour l’équipe. Tu rejoues à la suivante.
resign-match = **Le match** : { $players ->
    [one] { $who } le gagne, quel que soit le score.
   *[other] il finit avec cette partie. { $who } gagnent, sauf si ton équipe y marque assez de points.
}
button-resign-game = Abandonner la partie
button-resign-match = Abandonner le match
