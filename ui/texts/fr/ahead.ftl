# Moves ahead. One message a thing to say; arguments are named after what they stand for.

did-ahead = Coup anticipé : { $did }

ahead-heading = **Coups anticipés** dans la partie { $game }, que personne d’autre ne voit
ahead-others = { $stage ->
    [drop] Où pourrait jouer { $who } ?
    [take] Quel pion serait pris par { $who } ?
    [capture] La prise est exigée : quelle pièce de { $who } pourrait la faire ?
   *[move] Que pourrait jouer { $who } ?
}
ahead-answer = Et ta réponse ? { $question }
ahead-line-answer = { $when ->
    [first] Si { $others }, tu joues { $own }
   *[later] puis si { $others }, tu joues { $own }
}
ahead-line-own = tu joues { $own }
ahead-line-open = { $when ->
    [first] Si { $others }…
   *[later] puis si { $others }…
}
ahead-line-then = { $line } ; { $then }
ahead-line-cut = { $line } ; …
ahead-stored-so-far = C’est enregistré. Tu peux continuer : et si ensuite…
ahead-full = C’est enregistré. Ce panneau est plein.
ahead-over = C’est enregistré. La partie serait finie.
ahead-no-answer = Cette ligne ne contient aucune réponse de ta part : reviens en arrière et choisis un autre coup.
ahead-spoken-over = La partie serait finie.
ahead-list = **Tes coups anticipés** dans la partie { $game }, que personne d’autre ne voit :
ahead-law = -# À ton tour, ce qui convient est joué aussitôt. Ce qui ne convient pas est effacé, et on te le dit.
ahead-stored = C’est enregistré.
ahead-forgotten = C’est effacé.
ahead-list-changed = Rien n’a été effacé : la liste a changé entre-temps. Voici où elle en est.
ahead-dropped = Tes coups anticipés ne collaient plus à ce qui a été joué : ils ont été effacés.
ahead-dropped-in = Tes coups anticipés ne collaient plus à ce qui a été joué dans { $channels } : ils ont été effacés.
button-ahead = Coups anticipés
button-ahead-more = Ajouter une ligne
button-go-on = Continuer : et si ensuite…
button-forget = Effacer { $number }
button-forget-all = Tout effacer

refused-bad-notation = { $typed } n’est pas un coup. Écris une pose `b3`, un déplacement `b3-b4`, un saut `c3xe5`, une prise `xd4`, une réclamation `huff:c3` ou `force`, avec des espaces entre les coups ; ou laisse `ligne` vide et choisis dans le panneau.
refused-ahead-on-own-turn = C’est ton tour : appuie sur **Jouer** sous le plateau. Les coups anticipés servent quand on attend.
refused-ahead-too-long = C’est trop loin : une ligne compte au plus { $most } coups, les leurs et les tiens.
refused-too-much-ahead = Tu as déjà enregistré { $most } lignes. Effaces-en une d’abord.
refused-ahead-without-answer = Cette ligne ne contient aucune réponse de ta part. Indique ce que l’autre pourrait jouer, puis ce que tu joues, par ex. `b3-b4 c2-c3`.
refused-bad-ahead = Rien n’a été enregistré. Le coup { $number } de la ligne, `{ $action }`, n’y est pas permis.
refused-bad-ahead-because = { $who } recevrait cette réponse : « { $reason } »
refused-bad-ahead-over = La partie serait finie.
refused-bad-ahead-instead = Coups permis : { $examples }.
refused-nothing-ahead = Tu n’as enregistré aucun coup anticipé de ce genre.
