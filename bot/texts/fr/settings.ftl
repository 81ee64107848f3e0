# A server's settings. One message a thing to say; arguments are named after what they stand for.

settings-now = **Comment on joue sur ce serveur**
settings-changed = **C’est changé.** Cela vaut dès maintenant ; les défis et les parties en cours gardent ce qu’ils ont.
settings-clock = - Temps, quand un défi ne le précise pas (`chrono`) : { $clock }
settings-away-days = - Jours d’absence possibles par an pour un joueur (`jours-absence`) : { $days }
settings-language = - Langue de ce que tout le monde lit (`langue`) : { $language }
settings-language-automatic = - Langue de ce que tout le monde lit (`langue`) : celle du serveur dans Discord, { $language }
language-english = anglais
language-spanish = espagnol
language-french = français
language-ukrainian = ukrainien
settings-how = -# Pour changer un réglage, nomme-le : `/réglages chrono:2d`.
refused-only-for-managers = C’est réservé aux membres qui peuvent gérer le serveur. Demande à l’un d’eux.
