# Boutons présents à plusieurs endroits.

button-play = Jouer
button-more = Plus
button-rules = Règles
button-accept = Accepter
button-agree = D’accord
button-accept-thread = Accepter dans un fil
button-decline = Refuser
button-step-out = Quitter
button-join-challenger = Rejoindre l’équipe 1
button-join-opponent = Rejoindre l’équipe 2
button-withdraw = Retirer
button-withdraw-number = Retirer { $number }
button-play-number = Jouer { $number }
button-list-board = Plateau
button-list-open = Ouvrir
button-thread = Jouer dans un fil
button-stop = M’arrêter ici
button-back = Retour
button-force = Exiger la prise
button-huff = Souffler { $square }
button-resign = Abandonner
button-keep-playing = Continuer
