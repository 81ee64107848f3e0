# Leaderboards. One message a thing to say; arguments are named after what they stand for.

leaderboard-title = ## Classement : { $game } · { $period }
period-all-time = depuis toujours
period-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
button-all-time = Depuis toujours
leaderboard-place = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
}
leaderboard-line = { $place } **{ $who }** · { $standing }
leaderboard-line-own = { $line } **← toi**
leaderboard-standing = { $rating } ± { $width } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
leaderboard-own-place = Toi : place **{ $place }** · { $standing }
leaderboard-own-missing = Toi : { $standing }. Tu n’es pas encore au classement : il te manque { $missing ->
    [one] une partie classée
   *[other] { $missing } parties classées
}.
leaderboard-own-none = Toi : aucune partie classée. On entre au classement après cinq.
leaderboard-own-unlisted = Toi : { $standing }. Personne d’autre ne le voit : tu as choisi de ne pas figurer au classement. `/préférences` permet d’en changer.
leaderboard-own-unlisted-none = Toi : aucune partie classée. Tu ne figureras pas au classement, comme tu l’as choisi. `/préférences` permet d’en changer.
leaderboard-empty = Personne au classement : il faut cinq parties classées, de { $game } et dans cette période. Joue avec `/{ $command } défier` : toute partie est classée, sauf si elle est annulée, amicale d’un commun accord, ou la septième des mêmes joueurs en un jour.
leaderboard-empty-teams = Personne au classement : il faut cinq parties classées, de { $game } et dans cette période. Joue avec `/{ $command } défier` et les règles `teams` : toute partie est classée, sauf si elle est annulée, amicale d’un commun accord, ou la septième des mêmes joueurs en un jour.
leaderboard-legend = -# Cote ± deux fois son écart. L’ordre suit la cote moins cette marge : ce qui en est certain. Cinq parties classées font entrer ici.
leaderboard-legend-provisional = -# Cote ± deux fois son écart. L’ordre suit la cote moins cette marge : ce qui en est certain. Cinq parties classées font entrer ici ; `?` marque une cote encore provisoire.
leaderboard-shown-by = -# À la demande de { $who }.
leaderboard-choose = Un autre jeu
button-show-to-all = Montrer à tous
button-own-place = Où suis-je ?
