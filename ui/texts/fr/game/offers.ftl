# Chronos, propositions et nouvelles d’une partie.

board-taken-back = ↩️ **Coup annulé** : { $who } accepte. Le plateau maintenant :
board-moved = { $who } déplace la partie dans ce salon.
board-out-of-time = ⏳ { $who } dépasse son temps : { $partner } joue pour l’équipe.
ended-out-of-time = { $players ->
    [one] { $loser } dépasse son temps.
   *[other] { $loser } dépassent leur temps.
}
ended-agreed = **Partie nulle** d’un commun accord.
ended-aborted = { $players ->
    [one] { $who } dépasse son temps trop tôt : **partie arrêtée**, elle ne compte pas.
   *[other] { $who } dépassent leur temps trop tôt : **partie arrêtée**, elle ne compte pas.
}
ended-called-off = **Partie arrêtée** d’un commun accord. Elle ne compte pas.
ended-called-off-by = { $players ->
    [one] { $who } **arrête la partie** avant d’avoir joué : elle ne compte pas.
   *[other] { $who } **arrêtent la partie** avant d’avoir joué : elle ne compte pas.
}

offer-made-draw = 🤝 { $who } propose **nulle**.
offer-made-takeback = ↩️ { $who } demande **l’annulation de son coup**.
offer-undone = Ce qui serait annulé :
offer-made-pause = ⏸️ { $who } propose **une pause** : les chronos s’arrêtent jusqu’à la reprise.
offer-made-abort = { $who } propose d’**arrêter la partie** : elle ne compterait pas.
offer-agreed = { $players } : d’accord.
offer-asks = { $players }, d’accord ?
offer-footer = -# Le prochain coup met fin à cette proposition
offer-closed = Cette proposition n’est plus ouverte.
offer-accepted = { $who } accepte.
offer-declined = { $who } refuse.
offer-withdrawn = Retirée.
news-offered = { $offer ->
    [abort] On propose d’arrêter la partie.
    [draw] On propose nulle.
    [takeback] On demande l’annulation d’un coup.
   *[pause] On propose une pause.
}
news-agreed = { $offer ->
    [abort] { $who } accepte d’arrêter la partie. Il faut l’accord de tous.
    [draw] { $who } accepte la nulle. Il faut l’accord de tous.
    [takeback] { $who } accepte d’annuler le coup. Il faut l’accord de tous.
   *[pause] { $who } accepte la pause. Il faut l’accord de tous.
}
news-declined = { $offer ->
    [abort] { $who } ne veut pas arrêter la partie.
    [draw] { $who } refuse la nulle.
    [takeback] { $who } refuse d’annuler le coup.
   *[pause] { $who } refuse la pause.
}
news-declined-of = { $offer ->
    [abort] { $who } ne veut pas arrêter la partie, comme le proposait { $offerer }.
    [draw] { $who } refuse la nulle de { $offerer }.
    [takeback] { $who } refuse d’annuler le coup de { $offerer }.
   *[pause] { $who } refuse la pause de { $offerer }.
}
news-withdrawn = { $offer ->
    [abort] { $who } ne veut plus arrêter la partie.
    [draw] { $who } retire sa proposition de nulle.
    [takeback] { $who } retire sa demande.
   *[pause] { $who } retire sa proposition de pause.
}
news-paused = ⏸️ **Partie en pause** jusqu’à la reprise ({ $players }). Tu peux quand même jouer.
news-resumed = { $who } met fin à la pause. À { $turn } de jouer.
news-time-given = ⏳ { $who } donne du temps à { $to } : { $time }
news-away = 💤 { $who } s’absente jusqu’au { $until }.
news-back = { $who } est de retour.
news-unreached = ✉️ Mes messages n’arrivent pas à { $who }. Son chrono repart { $until } au plus tard.
news-unreached-untimed = ✉️ Mes messages n’arrivent pas à { $who } pour l’instant.
news-warning = ⏳ { $who }, à toi : ton temps expire { $time }.

refused-nothing-to-take-back = Rien à annuler : tu n’as pas encore joué, ou quelqu’un a abandonné depuis. Continue à jouer.
refused-offer-open = { $offer ->
    [abort] { $who } propose déjà d’arrêter la partie. Réponds sous **Plus**.
    [draw] { $who } propose déjà nulle. Réponds sous **Plus**.
    [takeback] { $who } demande déjà l’annulation d’un coup. Réponds sous **Plus**.
   *[pause] { $who } propose déjà une pause. Réponds sous **Plus**.
}
refused-offered-before = { $offer ->
    [abort] L’arrêt a déjà été proposé. Tu pourras le proposer à nouveau après le prochain coup.
    [draw] La nulle a déjà été proposée. Tu pourras la proposer à nouveau après le prochain coup.
    [takeback] L’annulation a déjà été demandée. Tu pourras la demander à nouveau après le prochain coup.
   *[pause] La pause a déjà été proposée. Tu pourras la proposer à nouveau après le prochain coup.
}
refused-no-offer = { $offer ->
    [abort] Cette proposition n’est plus ouverte. Fais la tienne avec `{ $command } proposer`.
    [draw] Cette proposition de nulle n’est plus ouverte. Fais la tienne avec `{ $command } proposer`.
    [takeback] Cette demande n’est plus ouverte. Fais la tienne avec `{ $command } proposer`.
   *[pause] Cette proposition de pause n’est plus ouverte. Fais la tienne : `{ $command } proposer`.
}
refused-own-offer = { $offer ->
    [abort] C’est ta proposition : les autres doivent accepter. Tu peux la retirer.
    [draw] C’est ta proposition : les autres doivent accepter. Tu peux la retirer.
    [takeback] C’est ta demande : les autres doivent accepter. Tu peux la retirer.
   *[pause] C’est ta proposition : les autres doivent accepter. Tu peux la retirer.
}
refused-others-offer = { $offer ->
    [abort] C’est à { $who } de retirer cette proposition. Toi, accepte ou refuse.
    [draw] C’est à { $who } de retirer cette proposition. Toi, accepte ou refuse.
    [takeback] C’est à { $who } de retirer cette demande. Toi, accepte ou refuse.
   *[pause] C’est à { $who } de retirer cette proposition. Toi, accepte ou refuse.
}
refused-agreed-already = { $offer ->
    [abort] Tu as déjà accepté de l’arrêter. Attends les autres.
    [draw] Tu as déjà accepté la nulle. Attends les autres.
    [takeback] Tu as déjà accepté l’annulation du coup. Attends les autres.
   *[pause] Tu as déjà accepté la pause. Attends les autres.
}
refused-nothing-played = Personne n’a encore joué à ce jeu dans ce salon. Lance une partie avec `/jouer`.
refused-not-over = La partie continue. Demande la revanche à la fin.
refused-match-goes-on = Le match continue. Demande la revanche à la fin.
refused-rematch-too-late = Cette partie est terminée depuis plus de { $within }. Lance-en une autre avec `/jouer`.
refused-no-clock = Cette partie n’a pas de chrono : chacun prend son temps. Continue à jouer.
refused-paused-already = La partie est déjà en pause. Reprends avec `{ $command } reprendre`.
refused-not-paused = La partie n’est pas en pause. Joue quand c’est ton tour.
refused-bad-gift = Tu peux donner de 1 minute à { $most }. Essaie `1 jour`, `12 heures` ou `90 minutes`.
refused-enough-time = C’est trop : personne ne peut avoir plus de { $most }. Donne moins, ou attends.
refused-no-match = Cette partie n’appartient à aucun match. Tu peux l’abandonner sous **Plus**.
refused-away-in-the-past = Ce moment est passé. Choisis-en un plus tard, par exemple `dans 7 jours`.
refused-away-backwards = C’est avant ton départ, le { $from }. Choisis un jour plus tard.
refused-away-too-far-ahead = C’est trop loin. Choisis un jour avant le { $latest }.
refused-away-overlaps = Tu as déjà une absence du { $from } au { $until }. Change-la ou supprime-la d’abord.
refused-away-too-long = Il te reste { $left } en { $year }, sur { $limit ->
    [one] { $limit } jour
   *[other] { $limit } jours
}. Choisis une durée plus courte.
refused-not-away = Je ne trouve pas cette absence. Regarde les tiennes avec `/absence voir`.
refused-not-away-yet = Ton absence commence plus tard : du { $from } au { $until }. Supprime-la avec `/absence supprimer`.
ended-idle = Trop longtemps sans un coup : **partie arrêtée**, elle ne compte pas.
board-idle = ⏳ Toujours là ? Sans un coup, la partie sera arrêtée { $time }.
refused-draw-too-early = C’est trop tôt pour une nulle : chaque camp doit d’abord jouer. Propose plutôt d’arrêter la partie.
refused-computer-needs-no-time = L’ordinateur joue sans chrono et n’a pas besoin de temps. Continue à jouer.
