# More that can be done about a game. One message a thing to say; arguments are named after what they stand for.

more-title = **Partie { $game }** · { $rules }
more-player = Voici ce que tu peux faire à part jouer.
more-spectator = Tu ne joues pas dans cette partie, mais tu peux regarder.
more-gave-up = Tu as abandonné cette partie, et ton partenaire joue pour toi. Tu peux regarder.
button-offer-draw = Proposer la nulle
button-ask-takeback = Demander l’annulation du coup
button-offer-pause = Proposer une pause
button-offer-abort = Annuler la partie
button-resume = Reprendre
button-give-day = Donner un jour
button-board = Voir le plateau
button-board-text = Plateau en texte
confirm-question = Est-ce bien ce que tu veux ? Ce n’est **pas encore joué**. Voici ce que tout le monde verrait :
button-confirm = Jouer ce coup
button-no = Non
button-rematch = Revanche
button-see-replay = Revoir
button-resign-more = Abandonner…
button-agree-to = { $offer ->
    [takeback] Accepter l’annulation
    [pause] Accepter la pause
    [abort] Accepter d’annuler
   *[draw] Accepter la nulle
}
button-decline-offer = { $offer ->
    [takeback] Refuser l’annulation
    [pause] Refuser la pause
    [abort] Refuser d’annuler
   *[draw] Refuser la nulle
}
button-withdraw-offer = { $offer ->
    [takeback] Retirer la demande d’annulation
    [pause] Retirer la proposition de pause
    [abort] Retirer l’annulation
   *[draw] Retirer la proposition de nulle
}
