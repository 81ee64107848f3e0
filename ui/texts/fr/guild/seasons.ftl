# Saisons.

season-question =
    ### Terminer la saison { $season } ?
    - J’enregistre les classements : { $boards }.
    - Les cotes font la moitié du chemin vers la moyenne. Les parties en cours compteront pour la saison suivante.
    - Je publie le podium de chaque jeu dans ce salon, sans mention.
    C’est définitif.
season-board = { $category } { $players ->
    [one] ({ $players } personne)
   *[other] ({ $players } personnes)
}
season-under-way = La saison { $season } se termine. Il y a beaucoup de cotes : patiente un peu, puis regarde `/saison voir`.
season-over = ## 🏆 La saison { $season } est terminée !
season-kept = ## Saison { $season } sur { $last }
season-line = **{ $category }** { $first }
season-line-no-one = **{ $category }** Les trois premières personnes sont parties, ou ne veulent pas figurer au classement.
season-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $who } { $rating }
season-goes-on = -# La saison { $next } commence. Les cotes ont fait la moitié du chemin vers la moyenne.
season-closed = -# Terminée le { $closed } par { $by }
season-closed-shown-by = -# Terminée le { $closed } par { $by } · montrée par { $who }
season-choice = Saison { $season }, terminée le { $day }
podium-title = Saison { $season } – { $category }
podium-spoken = Podium de la saison { $season }, { $category }. { $first }.
podium-spoken-place = { $place ->
    [1] Première place
    [2] Deuxième place
   *[3] Troisième place
} : { $who }, { $rating }
podium-spoken-unknown = une personne dont j’ignore le nom
button-close-season = Finir la saison { $season }
button-leave-season = La laisser ouverte
button-season = Saison { $season }
button-post-season = Publier ici
refused-season-closed = La saison { $season } est déjà terminée. Vois comment elle a fini avec `/saison voir`.
refused-season-not-played = La saison { $season } n’a encore aucune partie classée terminée. Réessaie dès qu’il y en a une.
refused-no-one-listed = Personne n’est encore au classement : il faut cinq parties classées du même jeu. Réessaie plus tard.
refused-no-season-closed = Aucune saison n’est terminée ici. L’équipe du serveur peut en terminer une avec `/saison terminer`.
refused-no-such-season = La saison { $season } ne fait pas partie des saisons terminées ici. La dernière est la saison { $last }.
season-planned = -# Terminée automatiquement le { $closed }, selon le choix de { $by }
season-planned-shown-by = -# Terminée automatiquement le { $closed }, selon le choix de { $by } · montrée par { $who }
