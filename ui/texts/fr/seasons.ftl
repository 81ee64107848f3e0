# Seasons. One message a thing to say; arguments are named after what they stand for.

season-question =
    ### Clore la saison { $season } ?
    - L’état des classements est conservé : { $boards }.
    - Toutes les cotes font la moitié du chemin vers la moyenne de leur jeu, et redeviennent provisoires. Les parties en cours continuent, et comptent pour la saison suivante.
    - Une image des trois premiers de chaque jeu est publiée dans ce salon. Personne ne reçoit de ping.
    C’est sans retour.
season-board = { $category } { $players ->
    [one] ({ $players } joueur)
   *[other] ({ $players } joueurs)
}
season-under-way = La saison { $season } est en cours de clôture. Il y a ici tant de cotes que cela prend un moment : `/saisons { $season }` montre comment elle s’est terminée, et permet de le publier pour tout le monde.
season-over = ## La saison { $season } est finie
season-kept = ## Saison { $season } sur { $last }
season-line = **{ $category }** { $first }
season-line-nobody = **{ $category }** Les trois premiers ne veulent plus apparaître, ou sont partis.
season-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $who } { $rating }
season-goes-on = -# La saison { $next } commence : toutes les cotes ont fait la moitié du chemin vers la moyenne de leur jeu, et redeviennent provisoires. `/saisons` montre les saisons passées.
season-closed = -# Close le { $closed } par { $by }.
season-closed-shown-by = -# Close le { $closed } par { $by }. À la demande de { $who }.
season-choice = Saison { $season }, close le { $day }
podium-title = Saison { $season } – { $category }
podium-spoken = Podium de la saison { $season }, { $category }. { $first }.
podium-spoken-place = { $place ->
    [1] Première place
    [2] Deuxième place
   *[3] Troisième place
} : { $who }, { $rating }
podium-spoken-unknown = quelqu’un dont j’ignore le nom
button-close-season = Clore la saison { $season }
button-leave-season = La laisser ouverte
button-season = Saison { $season }
button-post-season = La publier ici
refused-season-closed = La saison { $season } est déjà close. `/saisons { $season }` montre comment elle a fini.
refused-season-not-played = Aucune partie classée ne s’est encore terminée dans la saison { $season } : il n’y a rien à conserver. Clos-la quand il y en aura.
refused-season-nobody = Personne ne figure encore dans un classement de ce serveur : il y faut cinq parties classées d’un même jeu. Clos la saison quand quelqu’un les aura jouées.
refused-season-none = Aucune saison de ce serveur n’est encore close. Qui gère le serveur en clôt une avec `/saison clore`.
refused-season-no-such = Ce serveur n’a pas clos de saison { $season }. La dernière est la saison { $last } : `/saisons { $last }`.
