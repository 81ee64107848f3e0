# Matches. One message a thing to say; arguments are named after what they stand for.

match-to-points = Match en { $points }
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
        [one] Capot : { $who } marque { $points } points.
       *[other] Capot : { $who } marquent { $points } points.
    }
}
match-points-none = Personne ne marque de point.
match-goes-on = La partie { $number } du match commence.
match-won = { $players ->
    [one] **{ $who } remporte le match, { $score } !**
   *[other] **{ $who } remportent le match, { $score } !**
}
match-won-aborted = { $players ->
    [one] **{ $who } remporte le match, { $score }** : { $loser } a dépassé son temps trop tôt dans cette partie.
   *[other] **{ $who } remportent le match, { $score }** : { $loser } a dépassé son temps trop tôt dans cette partie.
}
match-drawn = **Le match est nul, { $score }.**
match-void = Le match s’arrête avant d’avoir commencé : personne ne le remporte.
match-called-off = Le match s’arrête avec elle, à { $score } : personne ne le remporte.
match-given-up = Match abandonné par { $who }.
match-last-game = { $who } a abandonné le match : c’en est la dernière partie.
games-game-match = { $game } { $score }.
watch-game-match = { $game } · { $score }
resign-question-match = Veux-tu abandonner la partie { $game }, ou tout le match ? C’est sans retour dans les deux cas.
resign-game = **Cette partie** : { $points ->
    [one] { $players ->
        [one] { $who } marque un point,
       *[other] { $who } marquent un point,
    }
   *[other] { $players ->
        [one] { $who } marque { $points } points, car tu n’as rien pris,
       *[other] { $who } marquent { $points } points, car ton équipe n’a rien pris,
    }
} { $next ->
    [over] et le match est fini.
   *[goes-on] et la partie suivante du match commence.
}
resign-game-partner = **Cette partie** : ton partenaire joue pour deux. À la partie suivante du match, tu rejoues.
resign-match = **Le match** : { $players ->
    [one] { $who } le remporte, quel que soit le score.
   *[other] il s’achève avec cette partie, et { $who } le remportent, sauf si ton équipe y atteint son but.
}
button-resign-game = Abandonner cette partie
button-resign-match = Abandonner le match
