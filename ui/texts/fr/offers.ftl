# Clocks, offers, news of a table. One message a thing to say; arguments are named after what they stand for.

board-taken-back = **Coup annulé**, avec l’accord de { $who }. La partie repart d’ici :
board-moved = { $who } a déplacé la partie dans ce salon.
board-out-of-time = Temps écoulé pour { $who } : { $partner } joue désormais pour deux.
ended-out-of-time = Temps écoulé pour { $loser }.
ended-agreed = **Partie nulle**, d’un commun accord.
ended-aborted = Temps écoulé pour { $who } avant un deuxième tour : la partie est **annulée**, et ne compte pas.
ended-called-off = Les joueurs **annulent la partie**. Elle ne compte pas.
ended-called-off-by = { $who } **annule la partie** avant son premier coup. Elle ne compte pas.

offer-made-draw = { $who } propose **la nulle**.
offer-made-takeback = { $who } demande **l’annulation du coup**.
offer-undone = Voici ce qui serait annulé :
offer-made-pause = { $who } propose **une pause** : les chronos s’arrêtent jusqu’à ce que quelqu’un reprenne.
offer-made-abort = { $who } propose **d’annuler la partie** : elle ne compterait pas.
offer-agreed = D’accord : { $players }.
offer-asks = { $players }, d’accord ?
offer-footer = -# Le prochain coup joué retire la proposition.
offer-closed = Proposition close.
offer-accepted = { $who } accepte.
offer-declined = { $who } refuse.
offer-withdrawn = Proposition retirée.
news-offered = { $offer ->
    [takeback] L’annulation du coup est demandée.
    [pause] Une pause est proposée.
    [abort] Une annulation de la partie est proposée.
   *[draw] La nulle est proposée.
}
news-agreed = { $offer ->
    [takeback] { $who } accepte l’annulation du coup. Elle se fera quand tous les joueurs seront d’accord.
    [pause] { $who } accepte la pause. Elle se fera quand tous les joueurs seront d’accord.
    [abort] { $who } accepte d’annuler la partie. Ce sera fait quand tous les joueurs seront d’accord.
   *[draw] { $who } accepte la nulle. Elle se fera quand tous les joueurs seront d’accord.
}
news-declined = { $offer ->
    [takeback] { $who } refuse l’annulation du coup.
    [pause] { $who } refuse la pause.
    [abort] { $who } refuse d’annuler la partie.
   *[draw] { $who } refuse la nulle.
}
news-declined-of = { $offer ->
    [takeback] { $who } refuse l’annulation du coup demandée par { $offerer }.
    [pause] { $who } refuse la pause proposée par { $offerer }.
    [abort] { $who } refuse d’annuler la partie, comme le proposait { $offerer }.
   *[draw] { $who } refuse la nulle proposée par { $offerer }.
}
news-withdrawn = { $offer ->
    [takeback] { $who } ne demande plus l’annulation du coup.
    [pause] { $who } ne propose plus de pause.
    [abort] { $who } ne propose plus d’annuler la partie.
   *[draw] { $who } ne propose plus la nulle.
}
news-paused = **La partie est en pause**, d’un commun accord : les chronos s’arrêtent jusqu’à ce que quelqu’un reprenne ({ $players }). On peut jouer entre-temps.
news-resumed = { $who } met fin à la pause. C’est à { $turn } de jouer.
news-time-given = { $who } donne du temps à { $to } : { $time } de plus.
news-away = { $who } s’absente jusqu’au { $until }.
news-back = { $who } est de retour.
news-warning = ⏳ { $who }, c’est ton tour, et ton temps expire { $time }.

refused-nothing-to-take-back = Il n’y a rien à annuler : tu n’as pas encore joué, ou quelqu’un a abandonné depuis.
refused-offer-open = { $offer ->
    [takeback] { $who } a déjà demandé l’annulation du coup, et attend une réponse : appuie sur **Plus** sous le plateau pour la voir.
    [pause] { $who } a déjà proposé une pause, et attend une réponse : appuie sur **Plus** sous le plateau pour la voir.
    [abort] { $who } a déjà proposé d’annuler la partie, et attend une réponse : appuie sur **Plus** sous le plateau pour la voir.
   *[draw] { $who } a déjà proposé la nulle, et attend une réponse : appuie sur **Plus** sous le plateau pour la voir.
}
refused-offered-before = { $offer ->
    [takeback] L’annulation a déjà été demandée depuis le dernier coup, sans succès. On pourra la redemander après le prochain.
    [pause] Une pause a déjà été proposée depuis le dernier coup, sans succès. On pourra la reproposer après le prochain.
    [abort] On a déjà proposé d’annuler la partie depuis le dernier coup, sans succès. On pourra le reproposer après le prochain.
   *[draw] La nulle a déjà été proposée depuis le dernier coup, sans succès. On pourra la reproposer après le prochain.
}
refused-no-offer = { $offer ->
    [takeback] L’annulation du coup n’est plus demandée : elle a reçu sa réponse, a été retirée, ou l’on a joué depuis. Tu peux la demander toi-même avec `{ $command } proposer`.
    [pause] La pause n’est plus proposée : elle a reçu sa réponse, a été retirée, ou l’on a joué depuis. Tu peux la proposer toi-même avec `{ $command } proposer`.
    [abort] L’annulation de la partie n’est plus proposée : elle a reçu sa réponse, a été retirée, ou l’on a joué depuis. Tu peux la proposer toi-même avec `{ $command } proposer`.
   *[draw] La nulle n’est plus proposée : elle a reçu sa réponse, a été retirée, ou l’on a joué depuis. Tu peux la proposer toi-même avec `{ $command } proposer`.
}
refused-own-offer = { $offer ->
    [takeback] C’est toi qui as demandé l’annulation : aux autres d’accepter. Tu peux retirer ta demande.
    [pause] C’est toi qui as proposé la pause : aux autres d’accepter. Tu peux retirer ta proposition.
    [abort] C’est toi qui as proposé d’annuler la partie : aux autres d’accepter. Tu peux retirer ta proposition.
   *[draw] C’est toi qui as proposé la nulle : aux autres d’accepter. Tu peux retirer ta proposition.
}
refused-others-offer = { $offer ->
    [takeback] Cette demande d’annulation ne peut être retirée que par { $who }. Tu peux l’accepter ou la refuser.
    [pause] Cette proposition de pause ne peut être retirée que par { $who }. Tu peux l’accepter ou la refuser.
    [abort] Cette proposition d’annuler la partie ne peut être retirée que par { $who }. Tu peux l’accepter ou la refuser.
   *[draw] Cette proposition de nulle ne peut être retirée que par { $who }. Tu peux l’accepter ou la refuser.
}
refused-agreed-already = { $offer ->
    [takeback] Tu as déjà accepté l’annulation du coup. Elle se fera quand tous les joueurs seront d’accord.
    [pause] Tu as déjà accepté la pause. Elle se fera quand tous les joueurs seront d’accord.
    [abort] Tu as déjà accepté d’annuler la partie. Ce sera fait quand tous les joueurs seront d’accord.
   *[draw] Tu as déjà accepté la nulle. Elle se fera quand tous les joueurs seront d’accord.
}
refused-nothing-played = On n’a pas encore joué à ce jeu dans ce salon. Commence avec `{ $command } défier`.
refused-not-over = Cette partie n’est pas finie : continue à jouer, et demande une revanche à la fin. `{ $command } plateau` montre le plateau.
refused-match-goes-on = Le match continue : la partie suivante se joue. La revanche sera possible après le match.
refused-rematch-too-late = Cette partie est finie depuis plus de { $within }. Lance un nouveau défi avec `{ $command } défier`.
refused-no-clock = Cette partie n’a pas de chrono : chacun a tout son temps. Continue à jouer, ou vois le plateau avec `{ $command } plateau`.
refused-paused-already = Cette partie est déjà en pause : les chronos sont arrêtés. Reprends avec `{ $command } reprendre`.
refused-not-paused = Cette partie n’est pas en pause : joue simplement quand c’est ton tour.
refused-bad-gift = On ne peut pas donner ce temps-là. Donne entre une minute et { $most }, par ex. `1d`, `12h` ou `1d12h`.
refused-enough-time = C’est plus qu’assez : un don ne peut laisser à personne plus de { $most }. Donne moins, ou attends.
refused-no-match = Cette partie n’appartient à aucun match : elle se joue seule. **Plus**, sous le plateau, permet de l’abandonner.
refused-away-in-the-past = C’est déjà passé. Indique quand tu reviens, par ex. dans `7` jours.
refused-away-backwards = C’est avant ton départ, le { $from }. Choisis une fin plus tardive.
refused-away-too-far = C’est trop loin dans l’avenir : choisis une date avant le { $latest }.
refused-away-overlaps = Tu as déjà une absence du { $from } au { $until } : change-la ou annule-la d’abord.
refused-away-too-long = Pour { $year }, il te reste { $left } d’absence sur { $limit ->
    [one] { $limit } jour
   *[other] { $limit } jours
}. Choisis une absence plus courte, ou une autre année.
refused-not-away = Tu n’as pas d’absence à laquelle ceci mettrait fin : `/absence revenir` sert pour une absence en cours, `/absence annuler` pour une absence prévue. `/absence voir` montre les tiennes.
refused-not-away-yet = Ta prochaine absence n’a pas encore commencé : elle va du { $from } au { $until }. `/absence annuler` l’annule.
