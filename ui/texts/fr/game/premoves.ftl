# Réponses prévues.

did-premove = Comme prévu : { $did }

premove-heading = **Prévoir** dans la partie { $game } : tes réponses seront jouées pour toi. Visible par toi seulement
premove-others = { $stage ->
    [drop] Où pourrait poser { $who } ?
    [take] Quel pion pourrait prendre { $who } ?
    [capture] Avec quelle pièce pourrait capturer { $who } ?
   *[move] Que pourrait jouer { $who } ?
}
premove-answer = Et ta réponse ? { $question }
premove-line-answer = { $when ->
    [first] Si { $others }, tu joues { $own }
   *[later] puis si { $others }, tu joues { $own }
}
premove-line-own = tu joues { $own }
premove-line-open = { $when ->
    [first] Si { $others }…
   *[later] puis si { $others }…
}
premove-line-then = { $line } ; { $then }
premove-line-cut = { $line } ; …
premove-stored-so-far = Enregistré. Tu peux aussi prévoir la suite.
premove-full = Enregistré. Ce panneau est plein.
premove-over = Enregistré. Cela terminerait la partie.
premove-no-answer = Dans cette suite, tu n’as rien à répondre. Reviens en arrière et choisis un autre coup.
premove-spoken-over = La partie serait terminée.
premove-list = **Tes réponses prévues** dans la partie { $game }, visibles par toi seulement :
premove-law = -# Une réponse qui correspond est jouée aussitôt. Si aucune ne correspond, elles sont effacées et je te le dis.
premove-stored = Enregistré.
premove-forgotten = Effacé.
premove-list-changed = Rien n’a été effacé, car la liste a changé. Voici l’actuelle.
premove-dropped = Tes réponses prévues ne correspondaient pas au dernier coup : elles sont effacées.
premove-dropped-in = Tes réponses prévues dans { $channels } ne correspondaient pas au dernier coup : elles sont effacées.
button-premove = Prévoir mes réponses
button-premove-more = Prévoir un autre coup
button-go-on = Prévoir la suite
button-forget = Effacer { $number }
button-forget-all = Tout effacer

refused-bad-notation = { $typed } n’est pas un coup. Essaie `b3`, `b3-b4`, `c3xe5` ou `xd4`, ou laisse `suite` vide.
refused-premove-on-own-turn = C’est ton tour : appuie sur **Jouer** sous le plateau.
refused-premove-too-long = { $most ->
    [one] C’est trop long : une suite contient { $most } coup.
   *[other] C’est trop long : une suite contient { $most } coups, les tiens et ceux de l’adversaire.
}
refused-too-many-premoves = { $most ->
    [one] Tu as déjà { $most } suite ici. Efface-la d’abord.
   *[other] Tu as déjà { $most } suites ici. Efface d’abord l’une d’elles.
}
refused-premove-without-reply = Il manque ta réponse. Ajoute-la, comme dans `b3-b4 c2-c3`.
refused-bad-premove = Rien n’est enregistré : le coup { $number }, `{ $action }`, n’est pas légal à ce moment-là.
refused-bad-premove-because = { $who } lirait : « { $reason } »
refused-bad-premove-over = La partie serait déjà terminée.
refused-bad-premove-instead = Coups légaux à ce moment-là : { $examples }.
refused-no-premove = Ces réponses ne sont plus là. Rouvre la liste pour voir ce qui reste.
