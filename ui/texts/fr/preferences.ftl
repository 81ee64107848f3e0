# Preferences, and what is told directly. One message a thing to say; arguments are named after what they stand for.

preferences-title = ## Tes préférences, sur tous les serveurs
preferences-ping = - **Quand c’est ton tour**, le plateau publié dans le salon t’envoie un ping.
preferences-direct = - **Quand c’est ton tour**, un message privé te le dit, sans ping. Tu peux aussi y jouer.
preferences-digest = - **Une fois par jour**, un message privé liste les parties qui t’attendent, sans ping. Quand il te reste peu de temps, un message à part t’avertit.
preferences-nothing = - **Quand c’est ton tour**, rien ne te le dit : regarde avec `/parties`.
preferences-language = - **Ce que personne d’autre ne lit** est en { $language }.
preferences-language-automatic = - **Ce que personne d’autre ne lit** est dans la langue de ton Discord : { $language }.
preferences-theme = - **Les plateaux que personne d’autre ne voit** ont cet aspect : { $theme }.
preferences-theme-of-server = - **Les plateaux que personne d’autre ne voit** ont l’aspect choisi par le serveur.
preferences-below-facing = - **Ton camp est en bas** quand les camps commencent aux bouts opposés du plateau ; sinon, tu le vois comme tout le monde.
preferences-below-own = - **Ton camp est en bas**, dans tous les jeux.
preferences-below-first = - **Tu les vois** comme tout le monde, le premier joueur en bas.
preferences-text = - **La position en texte** accompagne chacun d’eux.
preferences-no-text = - **Ils viennent** en images, avec une description pour les lecteurs d’écran ; en texte aligné si tu le demandes.
preferences-confirm = - **Avant qu’un de tes coups compte**, on te demande de le confirmer.
preferences-at-once = - **Tes coups comptent** aussitôt.
preferences-here = **Sur ce serveur seulement**
preferences-listed = - **Dans les classements**, tu apparais.
preferences-unlisted = - **Dans les classements**, tu n’apparais pas : ta place, et ce que tu as joué, ne sont dits qu’à toi.
preferences-directions = -# Les directions en mots, même celles que tu écris, sont toujours celles du plateau tel que tout le monde le voit : en haut, c’est vers les numéros plus grands.
preferences-sample = Voici comment tu vois désormais les plateaux quand tu joues en second. { $board }
choose-notice = Comment apprendre que c’est ton tour
choose-language = Langue
choose-theme = Aspect des plateaux
choose-below = Quel camp est en bas
my-notice-ping = Mon tour : un ping
my-notice-direct = Mon tour : message privé
my-notice-digest = Mon tour : une liste par jour, en privé
my-notice-nothing = Mon tour : rien
my-language-automatic = Langue : celle de mon Discord
my-language-english = Langue : English (anglais)
my-language-spanish = Langue : Español (espagnol)
my-language-french = Langue : français
my-language-ukrainian = Langue : Українська (ukrainien)
my-theme-of-server = Plateaux : comme le serveur l’a choisi
my-theme = Plateaux : { $theme }
my-below-facing = Mon camp en bas : si les camps se font face
my-below-own = Mon camp en bas : toujours
my-below-first = Mon camp en bas : jamais
button-confirm-moves = Demander avant qu’un coup compte
button-moves-at-once = Jouer les coups aussitôt
button-always-text = Toujours montrer aussi en texte
button-no-text = Montrer les images seules
button-leave-leaderboards = Me retirer des classements
button-join-leaderboards = Apparaître dans les classements
direct-turn = **À toi de jouer** contre { $opponents } : { $link }
direct-warning = **Il te reste peu de temps** contre { $opponents } : il expire { $time }. { $link }
direct-over = **Partie finie** contre { $opponents } : { $link }
direct-game = Dans ta partie contre { $opponents } : { $link }
ping-turn = { $who }, c’est ton tour.
ping-turn-until = { $who }, c’est ton tour, et ton temps expire { $time }.
ping-over = { $who }, ta partie est finie.
ping-look = { $who }, quelque chose t’attend dans cette partie.
ping-not-reached = -# Je n’arrive pas à t’écrire en privé : Discord le refuse, car tu n’acceptes pas les messages privés de ce serveur. Désormais, tu reçois un ping ; choisis autre chose avec `/préférences`.
digest-title = ## { $count ->
    [one] Une partie t’attend
   *[other] { $count } parties t’attendent
}
digest-game = - **{ $rules }** contre { $opponents } : { $link }
digest-game-until = - **{ $rules }** contre { $opponents }, ton temps expire { $time } : { $link }
digest-more = … et { $count } de plus.
digest-footer = -# Une fois par jour, comme tu l’as demandé : `/préférences`.
done-cut-off = C’est fait. Rien ne peut être publié dans { $channel } pour l’instant : les autres le voient avec `/parties`, ou en privé s’ils l’ont demandé.
moved-here-already = Cette partie se joue déjà dans ce salon.
games-cut-off = -# Là où rien ne peut être publié, une partie attend : son salon a disparu, ou m’est fermé. Continue par message privé (`/préférences`), rouvre-moi l’accès, ou demande `/déplacer-partie` à quelqu’un qui gère les messages.
games-number = partie { $game }
choice-game = Partie { $game } · { $rules } · { $plies ->
    [0] aucun coup
    [one] { $plies } coup
   *[other] { $plies } coups
}
choice-game-players = { $game } · { $players }
choice-cut-off-game = ⚠ La partie { $game } a perdu son salon · { $rules } · { $plies ->
    [0] aucun coup
    [one] { $plies } coup
   *[other] { $plies } coups
}
refused-no-such-game = Aucune partie en cours sur ce serveur ne porte le numéro { $typed }. `/parties` donne le numéro des parties qui ont perdu leur salon ; les autres l’ont sous leur plateau.
refused-cannot-move-here = La partie { $game } se joue dans ce salon. Utilise `/déplacer-partie` dans un autre salon ou dans un fil.
done-elsewhere = C’est fait : tout le monde le voit dans { $channel }.
