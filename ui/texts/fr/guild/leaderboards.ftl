# Classements.

leaderboard-title = ## Classement : { $game } · { $period }
leaderboard-title-world = ## Classement mondial : { $game } · { $period }
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
leaderboard-own-place = Ta place : **{ $place }** · { $standing }
leaderboard-own-missing = Toi : { $standing }. Encore { $missing ->
    [one] { $missing } partie classée
   *[other] { $missing } parties classées
} pour y entrer.
leaderboard-own-none = Toi : aucune partie classée pour le moment. Les parties le sont, sauf choix contraire. Joues-en cinq pour y entrer.
leaderboard-own-unlisted = Toi : { $standing }. Visible par toi seulement : tu as choisi, dans `/préférences`, de ne pas y figurer.
leaderboard-own-unlisted-none = Toi : aucune partie classée. Tu as choisi, dans `/préférences`, de ne pas y figurer.
leaderboard-empty = Personne pour le moment : il faut cinq parties classées de { $game }. Commence avec `/{ $command } défier`.
leaderboard-empty-teams = Personne pour le moment : il faut cinq parties classées en équipes. Commence avec `/{ $command } défier`.
leaderboard-legend = -# Trié par cote moins la marge ±. On y entre après 5 parties classées.
leaderboard-legend-provisional = -# Trié par cote moins la marge ±. On y entre après 5 parties classées. `?` : peu de parties récentes.
leaderboard-shown-by = -# Montré par { $who }
leaderboard-choose = Un autre jeu
button-show-to-all = Publier ici
button-own-place = Ma place
