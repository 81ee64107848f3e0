# Ce que fait la modération.

end-game-question = Arrêter la partie { $game } ? **{ $rules }** dans { $link } : { $players }, { $plies ->
    [0] aucun coup
    [one] { $plies } coup
   *[other] { $plies } coups
}. Personne ne gagne, et elle ne compte pas. C’est définitif.
end-game-match = Son match s’arrête aussi, à { $score }, et personne ne gagne.
end-game-done = La partie { $game } est arrêtée. Son dernier plateau est dans { $channel }.
button-end-game = Arrêter la partie { $game }
button-leave-game = La laisser continuer
ended-stopped = La modération **arrête la partie**. Elle ne compte pas.
challenge-removed = Retiré par la modération.
choice-challenge = Défi { $challenge } · { $rules }
withdraw-challenge-done = Défi retiré : { $link }
suspend-done = { $player } ne peut plus jouer ici. `/modération réintégrer` lève la suspension.
suspend-challenges = { $challenges ->
    [one] { $challenges } défi ouvert est retiré, ou a de nouveau une place libre.
   *[other] { $challenges } défis ouverts sont retirés, ou ont de nouveau une place libre.
}
suspend-games-ended = { $games ->
    [one] { $games } partie en cours est arrêtée.
   *[other] { $games } parties en cours sont arrêtées.
}
suspend-games-running = { $games ->
    [one] { $games } partie en cours continue. `/modération arrêter-partie` l’arrête.
   *[other] { $games } parties en cours continuent. `/modération arrêter-partie` les arrête.
}
reinstate-done = { $player } peut de nouveau jouer ici.
suspended-title = ## Suspensions
suspended-none = Aucune suspension ici. `/modération suspendre` empêche un membre de jouer.
button-reinstate = Réintégrer { $number }
log-title = ## Journal de modération
log-none = Rien pour le moment. Les décisions de la modération sur les parties, défis et membres apparaîtront ici.
log-entry = { $at }, { $by } : { $what }
log-reason = { $entry } – { $reason }
log-ended-game = arrête la partie { $game }
log-moved-game = déplace la partie { $game } vers { $channel }
log-withdrew-challenge = retire le défi { $challenge } de { $player }
log-suspended = suspend { $player }
log-reinstated = réintègre { $player }
log-closed-season = termine la saison { $season }
refused-only-for-moderators = Il te faut la permission Gérer les messages. Demande à la modération.
refused-no-open-challenge = Il n’y a pas de défi ouvert { $typed } ici. Choisis-en un dans la liste qui apparaît.
refused-challenge-removed = La modération a retiré ce défi. Lance le tien avec `/jouer`.
refused-suspend-self = Tu ne peux pas te suspendre. Choisis un autre membre.
refused-suspend-bot = Les bots ne jouent pas, inutile de les suspendre. Choisis un membre.
refused-suspend-moderator = { $player } modère aussi : suspension impossible. Demande à l’équipe du serveur.
refused-already-suspended = { $player } a déjà une suspension ({ $since }). `/modération réintégrer` la lève.
refused-not-suspended = { $player } n’a pas de suspension. Regarde la liste avec `/modération réintégrer`.
refused-suspended = Une suspension t’empêche de jouer sur ce serveur. Demande à la modération pourquoi.
refused-empty-reason = Cette `raison` ne dit rien. Écris quelques mots, ou enlève-la.
log-gave-role = donne <@&{ $role }> à { $player }, au mérite
log-took-role = reprend <@&{ $role }> à { $player }
