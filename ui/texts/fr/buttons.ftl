# Buttons. One message a thing to say; arguments are named after what they stand for.

button-play = Jouer
button-more = Plus
button-rules = Règles
button-rules-of = Règles : { $game }
button-accept = Accepter
button-agree = D’accord
button-accept-thread = Accepter et jouer dans un fil
button-decline = Refuser
button-step-out = Refuser ou se retirer
button-join-challenger = Rejoindre la première équipe
button-join-opponent = Rejoindre la seconde équipe
button-withdraw = Retirer
button-withdraw-number = Retirer { $number }
button-thread = Défier dans un fil
button-stop = S’arrêter là
button-back = Retour
button-force = Exiger la prise
button-huff = Souffler { $square }
button-resign = Abandonner
button-keep-playing = Continuer à jouer
