# Analyses de parties terminées.

button-analyse = Analyser
button-post-analysis = Publier l’analyse
button-analysis-turn = Tour { $turn } { $sign }
button-mark-before = ◀ Erreur précédente
button-mark-after = Erreur suivante ▶
analysis-begun = **Analyse de la partie { $game }** · { $rules }
analysis-progress = { $bar } { $done } sur { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
analysis-come-back = -# Cela prend un moment. Si tu pars, appuie de nouveau sur **Analyser** plus tard.
analysis-title = **Partie { $game }, analysée** · { $rules }
analysis-side = { $who } : **{ $accuracy } %** de précision · { $marks }
analysis-side-forced = { $who } : aucun choix possible
analysis-no-marks = aucune erreur
analysis-no-turning-point = Aucune erreur n’a changé le cours de la partie.
analysis-where-it-turned = **Les tournants :**
analysis-turning-point = **{ $number }.** Tour { $turn }, { $who } : { $played } **{ $sign }** { $why } Mieux : { $best }.
analysis-legend = -# Sur les plateaux : ⌜ ⌟ coup joué, ◯ le meilleur coup
analysis-signs = -# **{ $blunder }** gaffe · **{ $mistake }** erreur · **{ $inaccuracy }** imprécision · **{ $only }** l’unique bon coup, trouvé
analysis-shown-by = -# Montré par { $who }
analysis-graph-title = Chances de gagner
analysis-graph-alt = Graphique des chances de gagner sur { $turns ->
    [one] un tour
   *[other] { $turns } tours
}. Précision : { $one } { $first } %, { $other } { $second } %. Chances à la fin : { $one } { $end } %.
analysis-board-alt = Avant le tour { $turn } : { $position } Joué : { $played }. Le meilleur : { $best }.
analysis-chance-alt = Chances de gagner : { $one } { $percent } %.
analysis-only-move = **{ $sign }** C’était l’unique bon coup, bien trouvé.
analysis-mark = **{ $sign }** { $mark }. { $why }
analysis-mark-name = { $mark ->
    [inaccuracy] Imprécision
    [mistake] Erreur
    [only] Coup unique
   *[blunder] Gaffe
}
analysis-best-line = Mieux : `{ $line }`
analysis-best-line-found = Le mieux : `{ $line }`
analysis-why-drew-won = Une partie gagnée a fini en nulle.
analysis-why-missed-win = { $turns ->
    [one] Victoire immédiate manquée.
   *[other] Victoire en { $turns } tours manquée.
}
analysis-why-missed-far-win = Victoire forcée manquée.
analysis-why-blocked = Peu après, il ne restait plus aucun coup.
analysis-why-allowed-win = { $turns ->
    [one] L’adversaire pouvait gagner aussitôt.
   *[other] L’adversaire pouvait gagner en { $turns } tours.
}
analysis-why-allowed-far-win = L’adversaire avait une victoire forcée.
analysis-why-huffed = Une prise oubliée, et une pièce soufflée.
analysis-why-freed-flyer = L’adversaire n’a plus que trois pions, qui peuvent sauter.
analysis-why-missed-row = { $row ->
    [mill] Moulin manqué.
   *[row] Alignement manqué.
}
analysis-why-allowed-row = { $row ->
    [mill] L’adversaire pouvait fermer un moulin.
   *[row] L’adversaire pouvait faire un alignement.
}
analysis-why-missed-double-row = { $row ->
    [mill] Double menace de moulin manquée.
   *[row] Double menace d’alignement manquée.
}
analysis-why-allowed-double-row = { $row ->
    [mill] L’adversaire a eu une double menace de moulin.
   *[row] L’adversaire a eu une double menace d’alignement.
}
analysis-why-lost-dama = Dame perdue.
analysis-why-lost-pieces = { $kind ->
    [piece] { $pieces ->
        [one] Une pièce perdue.
       *[other] { $pieces } pièces perdues.
    }
    [marble] { $pieces ->
        [one] Une bille perdue.
       *[other] { $pieces } billes perdues.
    }
   *[stone] { $pieces ->
        [one] Un pion perdu.
       *[other] { $pieces } pions perdus.
    }
}
analysis-why-missed-capture = { $kind ->
    [piece] { $pieces ->
        [one] Occasion manquée de capturer { $pieces } pièce.
       *[other] Occasion manquée de capturer { $pieces } pièces.
    }
    [marble] { $pieces ->
        [one] Occasion manquée de capturer { $pieces } bille.
       *[other] Occasion manquée de capturer { $pieces } billes.
    }
   *[stone] { $pieces ->
        [one] Occasion manquée de prendre { $pieces } pion.
       *[other] Occasion manquée de prendre { $pieces } pions.
    }
}
analysis-why-allowed-dama = L’adversaire a pu faire une Dame.
analysis-why-missed-dama = Promotion manquée.
analysis-why-allowed-marble = L’adversaire a pu gagner une bille.
analysis-why-missed-marble = Occasion manquée de gagner une bille.
analysis-why-missed-pair = { $row ->
    [mill] L’adversaire a pris la case qui préparait un moulin.
   *[row] L’adversaire a pris la case qui préparait un alignement.
}
analysis-why-allowed-pair = { $row ->
    [mill] L’adversaire a pu préparer un moulin.
   *[row] L’adversaire a pu préparer un alignement.
}
analysis-why-left-square = La meilleure case est restée à l’adversaire.
analysis-why-fewer-row-squares = { $count ->
    [one] { $row ->
        [mill] Une chance de moulin en moins.
       *[row] Une chance d’alignement en moins.
    }
   *[other] { $row ->
        [mill] { $count } chances de moulin en moins.
       *[row] { $count } chances d’alignement en moins.
    }
}
analysis-why-more-row-squares = { $count ->
    [one] { $row ->
        [mill] Une chance de moulin de plus pour l’adversaire.
       *[row] Une chance d’alignement de plus pour l’adversaire.
    }
   *[other] { $row ->
        [mill] { $count } chances de moulin de plus pour l’adversaire.
       *[row] { $count } chances d’alignement de plus pour l’adversaire.
    }
}
analysis-why-fewer-moves = { $count ->
    [one] Après cela, il y avait un coup de moins au choix.
   *[other] Après cela, il y avait { $count } coups de moins au choix.
}
analysis-why-worse = La position est devenue moins bonne.
refused-analysis-of-running-game = La partie { $game } est en cours. Analyse-la quand elle sera finie.
refused-analysis-of-empty-game = Rien n’a été joué dans la partie { $game } : il n’y a rien à analyser.
refused-analyses-waiting = Tu attends déjà { $most ->
    [one] une analyse
   *[other] { $most } analyses
}. Réessaie dès qu’une analyse est finie.
