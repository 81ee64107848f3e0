# Ce que fait la modération. Un message par chose à dire ; les arguments portent le nom de ce qu’ils représentent.

end-game-question = Arrêter la partie { $game } sans résultat ? **{ $rules }** dans { $link } : { $players }, { $plies ->
    [0] aucun coup
    [one] { $plies } coup
   *[other] { $plies } coups
}. Personne n’aura gagné, et elle ne comptera pas. C’est irréversible.
end-game-match = Le match dont elle fait partie s’arrête avec elle, à { $score } : personne ne l’aura remporté non plus.
end-game-done = La partie { $game } s’est arrêtée sans résultat : son dernier plateau le dit dans { $channel }.
button-end-game = Arrêter la partie { $game }
button-leave-game = La laisser continuer
ended-stopped = La modération a arrêté la partie : elle reste **sans résultat**, et ne compte pas.
match-stopped = Le match s’arrête avec elle, à { $score } : personne ne le remporte.
challenge-removed = La modération l’a retiré.
choice-challenge = Défi { $challenge } · { $rules }
withdraw-challenge-done = Tu as retiré ce défi, et son message le dit : { $link }.
bar-done = { $player } ne peut plus ni défier, ni recevoir de défi, ni rejoindre quoi que ce soit sur ce serveur. `/modération réadmettre` y met fin.
bar-challenges = { $challenges ->
    [one] { $challenges } défi ouvert a été retiré, ou a de nouveau une place libre.
   *[other] { $challenges } défis ouverts ont été retirés, ou ont de nouveau une place libre.
}
bar-games-ended = { $games ->
    [one] { $games } partie en cours s’est arrêtée sans résultat.
   *[other] { $games } parties en cours se sont arrêtées sans résultat.
}
bar-games-running = { $games ->
    [one] { $games } partie en cours continue : `/modération arrêter-partie` l’arrête.
   *[other] { $games } parties en cours continuent : `/modération arrêter-partie` en arrête une.
}
let-again-done = { $player } peut de nouveau jouer sur ce serveur.
barred-title = ## Qui est exclu du jeu sur ce serveur
barred-none = Personne n’est exclu du jeu sur ce serveur. `/modération exclure` empêche un membre d’y jouer.
button-let-again = Réadmettre { $number }
log-title = ## Ce qu’a fait la modération
log-none = Rien n’est encore noté. Ici figurera ce que la modération fait des parties, des défis et des membres.
log-entry = { $at }, { $by } : { $what }
log-reason = { $entry } – { $reason }
log-ended-game = a arrêté la partie { $game } sans résultat
log-moved-game = a déplacé la partie { $game } dans { $channel }
log-withdrew-challenge = a retiré le défi { $challenge } de { $whom }
log-barred = a exclu { $whom }
log-let-again = a réadmis { $whom }
log-closed-season = a clos la saison { $season }
refused-only-for-moderators = C’est réservé aux membres qui ont la permission de gérer les messages. Demande à l’un d’eux, ou à quelqu’un qui gère le serveur.
refused-no-open-challenge = Aucun défi ouvert sur ce serveur ne porte le numéro { $typed }. Choisis-en un dans la liste qui s’ouvre pendant que tu écris.
refused-challenge-removed = La modération a retiré ce défi. Lance le tien avec `{ $command } défier`.
refused-bar-self = Tu ne peux pas t’exclure. Nomme un autre membre.
refused-bar-bot = Les bots ne jouent pas : inutile de les exclure.
refused-bar-moderator = { $player } peut gérer les messages ici, et la modération ne s’exclut pas elle-même. Il faudrait d’abord retirer cette permission.
refused-barred-already = { $player } a déjà fait l’objet d’une exclusion { $since }. `/modération réadmettre` y met fin.
refused-not-barred = Aucune exclusion ne vise { $player }. `/modération réadmettre` sans membre montre qui est exclu du jeu.
refused-barred = La modération de ce serveur t’a interdit de jouer ici. Demande-lui pourquoi.
