# Le menu Plus.

more-title = **Partie { $game }** · { $rules }
more-player = Voici ce que tu peux faire, en plus de jouer.
more-ends = -# Arrêter : personne ne gagne ni ne perd, si tout le monde accepte. Abandonner : tu perds.
more-spectator = Tu ne joues pas cette partie, mais tu peux regarder.
more-gave-up = Tu as abandonné, et ton partenaire joue pour l’équipe. Tu peux regarder.
button-offer-draw = Proposer nulle
button-ask-takeback = Faire annuler mon coup
button-offer-pause = Proposer une pause
button-offer-abort = Proposer d’arrêter
button-resume = Reprendre
button-give-day = Donner un jour
button-board = Voir le plateau
button-board-text = Plateau en texte
confirm-question = **Pas encore joué.** Voici ce que tout le monde verrait :
button-confirm = Jouer ce coup
button-no = Non
button-rematch = Revanche
button-see-replay = Revoir
button-resign-more = Abandonner…
button-agree-to = { $offer ->
    [abort] Accepter d’arrêter
    [draw] Accepter la nulle
    [takeback] Accepter l’annulation
   *[pause] Accepter la pause
}
button-decline-offer = { $offer ->
    [abort] Refuser d’arrêter
    [draw] Refuser la nulle
    [takeback] Refuser l’annulation
   *[pause] Refuser la pause
}
button-withdraw-offer = { $offer ->
    [abort] Retirer la proposition
    [draw] Retirer la proposition
    [takeback] Retirer la demande
   *[pause] Retirer la proposition
}
button-newest-board = Ne garder que le dernier
button-all-boards = Garder tous les plateaux
boards-newest-now = **À partir du prochain tour, je ne garde que le dernier plateau dans le salon.** Son bouton **Revoir** montre les autres.
boards-all-now = **À partir du prochain tour, je garde tous les plateaux dans le salon.**
refused-boards-stay = Ici, je ne peux rien supprimer : tous les plateaux restent. Sur un serveur où je suis, tu peux choisir.
