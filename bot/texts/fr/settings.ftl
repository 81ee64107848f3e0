# A server's settings. One message a thing to say; arguments are named after what they stand for.

settings-now = **Comment on joue sur ce serveur**
settings-changed = **C’est changé.** Cela vaut dès maintenant ; les défis et les parties en cours gardent ce qu’ils ont.
settings-clock = - Temps, quand un défi ne le précise pas (`clock`) : { $clock }
settings-away-days = - Jours d’absence possibles par an pour un joueur (`away_days`) : { $days }
settings-language = - Langue de ce que tout le monde lit (`language`) : { $language }
settings-language-automatic = - Langue de ce que tout le monde lit (`language`) : celle du serveur dans Discord, { $language }
language-english = anglais
language-spanish = espagnol
language-french = français
language-ukrainian = ukrainien
settings-how = -# Pour changer un réglage, nomme-le : `/settings clock:2d`.
refused-only-for-managers = C’est réservé aux membres qui peuvent gérer le serveur. Demande à l’un d’eux.
