# Préférences, notifications et messages privés.

preferences-title = ## Tes préférences, sur tous les serveurs
preferences-ping = - **Ton tour** : je te mentionne dans le salon. Et au plus une fois par jour, pour des nouvelles de tes compétitions.
preferences-direct = - **Ton tour** : je t’envoie un message privé, où tu peux aussi jouer ; au plus une fois par jour, des nouvelles de tes compétitions. Sans mention.
preferences-digest = - **Une fois par jour** : un message privé avec tes parties, et une alerte avant que ton temps expire. Sans mention.
preferences-nothing = - **Ton tour** : je ne dis rien. Regarde dans `/parties`.
preferences-language = - **Messages visibles par toi seulement** : en { $language }.
preferences-language-automatic = - **Messages visibles par toi seulement** : dans la langue de ton Discord, { $language }.
preferences-theme = - **Plateaux visibles par toi seulement** : { $theme }.
preferences-theme-of-server = - **Plateaux visibles par toi seulement** : comme sur le serveur.
preferences-below-facing = - **Ton camp** est en bas dans les jeux où les camps se font face.
preferences-below-own = - **Ton camp** est toujours en bas.
preferences-below-first = - **Le camp qui commence** est toujours en bas.
preferences-text = - **Plateaux en texte** : toujours, sous l’image.
preferences-no-text = - **Plateaux en texte** : sur demande. Chaque image a une description.
preferences-puzzles = - **Tes parties peuvent devenir des problèmes** pour les membres du même serveur.
preferences-no-puzzles = - **Tes parties** ne deviennent jamais des problèmes.
preferences-zone = - **Ton fuseau horaire** : { $zone }. Il vaut pour les nouvelles parties en pause la nuit ou les jours libres.
preferences-no-zone = - **Ton fuseau horaire** : celui du serveur, ou UTC, sauf si tu choisis le tien avec `/préférences fuseau`.
preferences-confirm = - **Tes coups** : je te demande confirmation avant de les jouer.
preferences-at-once = - **Tes coups** comptent tout de suite.
preferences-here = **Sur ce serveur seulement**
preferences-listed = - **Classements** : tu y figures.
preferences-unlisted = - **Classements** : tu n’y figures pas, et tes résultats restent privés.
preferences-directions = -# Haut, bas, gauche et droite se lisent sur le plateau que tout le monde voit.
preferences-sample = Voici tes plateaux quand tu joues en second. { $board }
choose-notice = Choisis comment je te préviens
choose-language = Choisis ta langue
choose-theme = Choisis l’aspect des plateaux
choose-below = Choisis le camp du bas
my-notice-ping = Mon tour : une mention
my-notice-direct = Mon tour : message privé
my-notice-digest = Mon tour : un message par jour
my-notice-nothing = Mon tour : rien
my-language-automatic = Langue : celle de mon Discord
my-language-english = Langue : English (anglais)
my-language-spanish = Langue : Español (espagnol)
my-language-french = Langue : Français
my-language-ukrainian = Langue : Українська (ukrainien)
my-theme-of-server = Plateaux : comme sur le serveur
my-theme = Plateaux : { $theme }
my-below-facing = En bas : mon camp, si les camps se font face
my-below-own = En bas : toujours mon camp
my-below-first = En bas : toujours le camp qui commence
button-confirm-moves = Demander confirmation
button-moves-at-once = Sans confirmation
button-always-text = Ajouter le texte
button-no-text = Images seulement
button-no-puzzles = Refuser les problèmes
button-allow-puzzles = Permettre les problèmes
button-leave-leaderboards = Quitter le classement
button-join-leaderboards = Figurer au classement
direct-turn = **À toi** contre { $opponents } : { $link }
direct-warning = ⏳ **Ton temps expire** { $time } contre { $opponents } : { $link }
direct-over = **Partie terminée** contre { $opponents } : { $link }
direct-begun = **Ta partie** contre { $opponents } commence : { $link }
direct-game = Dans ta partie contre { $opponents } : { $link }
ping-turn = { $who }, à toi de jouer.
ping-turn-until = { $who }, à toi de jouer. Ton temps expire { $time }.
ping-over = { $who }, ta partie est terminée.
ping-look = { $who }, cette partie attend ta réponse.
ping-not-reached = -# Discord m’empêche de t’écrire en privé : désormais, je te mentionne. Tu peux changer ça dans `/préférences`.
digest-title = ## { $count ->
    [one] { $count } partie t’attend
   *[other] { $count } parties t’attendent
}
digest-game = - **{ $rules }** contre { $opponents } : { $link }
digest-game-until = - **{ $rules }** contre { $opponents }, ton temps expire { $time } : { $link }
digest-more = …et { $count } de plus.
digest-footer = -# Un message par jour. Tu peux changer ça dans `/préférences`.
done-cut-off = C’est fait. Je ne peux pas écrire dans { $channel }, mais les autres le voient dans `/parties`.
moved-here-already = Cette partie est déjà dans ce salon.
games-cut-off = -# Je ne peux pas écrire dans le salon d’une de ces parties. Joue en message privé (`/préférences`), ou demande `/déplacer-partie`. Avec un chrono, elle est arrêtée après deux semaines sans un coup.
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
refused-no-such-game = Il n’y a pas de partie en cours { $typed } ici. Le numéro est sous son plateau, ou dans `/parties`.
refused-cannot-move-here = La partie { $game } se joue dans ce salon. Choisis un autre salon ou un fil.
done-elsewhere = C’est fait : tout le monde le voit dans { $channel }.
