# A server's settings. One message a thing to say; arguments are named after what they stand for.

settings-now = ## Comment on joue sur ce serveur
settings-changed = **C’est changé.** Cela vaut dès maintenant ; les défis et les parties en cours gardent ce qu’ils ont.
settings-language = - **Langue de ce que tout le monde lit** : { $language }
settings-language-automatic = - **Langue de ce que tout le monde lit** : celle du serveur dans Discord, { $language }
settings-channels = - **Salons** : on joue dans { $channels }
settings-channels-all = - **Salons** : on joue partout
settings-threads-ask = - **Fils** : comme le dit chaque défi
settings-threads-always = - **Fils** : chaque partie a son propre fil, partout où c’est possible
settings-threads-never = - **Fils** : aucune partie n’a son propre fil
settings-clock = - **Temps**, quand un défi ne le précise pas : { $clock }
settings-away-days = - **Jours d’absence possibles par an pour un joueur** : { $days }
settings-usual = - **Règles**, quand un défi ne les précise pas : { $rules } ; les autres jeux, comme partout
settings-usual-everywhere = - **Règles**, quand un défi ne les précise pas : comme partout
settings-house-rules = - **Règles maison** : { $names }
settings-house-rules-none = - **Règles maison** : aucune pour l’instant
settings-theme = - **Aspect des plateaux** : { $theme }
settings-text-on = - **Plateaux en texte** : sous chaque image que tout le monde voit
settings-text-off = - **Plateaux en texte** : seulement pour qui les demande
settings-games = - **Parties en cours par joueur** : { $most } au plus
settings-challenges = - **Défis ouverts par joueur dans un salon** : { $most } au plus
settings-how = -# Choisis ci-dessous ce qu’il faut changer. On peut aussi le nommer dans la commande : `/réglages chrono:2d`.
settings-choose = Que veux-tu changer ?
settings-page = ## { $page }
settings-page-language = Langue
settings-page-channels = Salons où l’on joue
settings-page-threads = Fils
settings-page-clock = Temps par tour
settings-page-away-days = Jours d’absence
settings-page-looks = Aspect des plateaux
settings-page-limits = Ce qu’un joueur peut avoir en cours
settings-page-usual = Règles habituelles de chaque jeu
settings-page-house-rules = Règles maison
settings-about-language = Tout ce que chacun voit est écrit dans cette langue. Ce que personne d’autre ne lit est dans la tienne.
settings-about-channels =
    Choisis où des parties peuvent commencer. Un fil compte comme son salon, et un post comme son forum. Regarder – profils, classements, règles, parties revues – est possible partout.
    Les parties et les matchs en cours ailleurs s’y poursuivent.
settings-about-threads = Dans un fil à part, une partie laisse le salon aux autres, et on peut en jouer plusieurs à la fois. Là où il ne peut y avoir de fil, on joue dans le salon même.
settings-about-clock = Tout autre temps peut être nommé dans la commande, par ex. `/réglages chrono:5d+12h/7d`. Un défi peut en préciser un autre.
settings-about-away-days = Pendant l’absence d’un joueur, ses chronos s’arrêtent. Tout autre nombre peut être nommé dans la commande : `/réglages jours-absence:40`.
settings-about-looks = Pour ce que tout le monde voit ; ce que voit une seule personne a l’aspect qu’elle préfère.
settings-about-limits =
    L’opérateur de ce bot permet au plus { $games } parties en cours et { $challenges } défis ouverts. Un serveur peut en choisir moins.
    Qui en a déjà davantage les garde.
settings-about-usual = Quel jeu doit suivre d’autres règles quand personne ne précise lesquelles ?
settings-about-usual-of = Ces règles valent quand un défi n’en précise pas d’autres, et `règles` les montre.
settings-pick-automatic = Celle du serveur dans Discord
settings-pick-channels = Choisis jusqu’à 25 salons
settings-pick-threads-ask = Comme le dit chaque défi
settings-pick-threads-always = Toujours, partout où c’est possible
settings-pick-threads-never = Jamais
settings-pick-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
settings-pick-theme = Choisis l’aspect des plateaux
settings-pick-games = { $most ->
    [one] { $most } partie
   *[other] { $most } parties
}
settings-pick-most-games = Autant que l’opérateur en permet : { $most }
settings-pick-challenges = { $most ->
    [one] { $most } défi
   *[other] { $most } défis
}
settings-pick-most-challenges = Autant que l’opérateur en permet : { $most }
settings-pick-default = { $rules } (comme partout)
settings-choose-games = Parties en cours par joueur
settings-choose-challenges = Défis ouverts par joueur
settings-choose-game = Choisis un jeu
settings-choose-preset = Règles que tout le monde connaît
settings-choose-house-rules = Règles maison
settings-usual-preset = - On joue selon les règles de **{ $rules }**
settings-usual-house = - On joue à { $game } selon les règles maison **{ $name }**. { $rules }
theme-savanna = savane
theme-night = nuit
theme-high-contrast = contraste élevé
theme-colour-safe = adapté au daltonisme
language-english = anglais
language-spanish = espagnol
language-french = français
language-ukrainian = ukrainien
button-play-everywhere = Laisser jouer partout
button-boards-with-text = Publier aussi les plateaux en texte
button-boards-without-text = Ne pas publier de texte sous les plateaux
refused-only-for-managers = C’est réservé aux membres qui peuvent gérer le serveur. Demande à l’un d’eux.
refused-not-played-here = Aucune partie ne commence dans ce salon : ainsi l’ont voulu ceux qui gèrent le serveur. Joue dans l’un de ceux-ci : { $channels }
refused-no-threads = Sur ce serveur, aucune partie n’a son propre fil. Joue dans le salon même : n’indique pas de `lieu`, ou attends que la partie en cours s’y termine.
refused-busy-without-threads = La partie { $game } se joue dans ce salon. Joue dans un autre, ou attends qu’elle se termine.
