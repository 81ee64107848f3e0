# Listes de parties.

games-title = ## Tes parties ici
games-your-turn = **À toi**
games-others-turn = **En attente des autres**
games-challenges = **Défis ouverts**
games-game = **{ $rules }** contre { $opponents }, dans { $link } : { $turn }
games-turn-yours = à toi, { $state }
games-turn-yours-since = à toi (tour commencé { $since })
games-turn-others = à { $who } de jouer, { $state }
games-turn-others-since = à { $who } de jouer (tour commencé { $since })
games-invited = { $who } te défie à **{ $rules }** : { $link }, expire { $expires }
games-made = Ton défi (**{ $rules }**) : { $link }, expire { $expires }
games-joined = **{ $rules }**, défi rejoint : { $link }, expire { $expires }
games-open = **{ $rules }**, défi ouvert à tous : { $link }, expire { $expires }
games-none = Tu n’as aucune partie ici. Commence avec `/jouer`, ou regarde celles des autres avec `/regarder`.
watch-title = ## Parties en cours ici
watch-game = **{ $rules }** dans { $link } : { $plies ->
    [0] commencée { $since }
    [one] { $plies } coup, { $since }
   *[other] { $plies } coups, le dernier { $since }
}
watch-game-timed = { $game }, { $state }
watch-game-here = { $game } · { $players }
watch-none = Personne ne joue ici en ce moment. Lance une partie avec `/jouer`.
page-of = -# Page { $number } sur { $last }
list-and = { $rest } et { $last }
list-more = { $count } de plus
button-page-before = Page précédente
button-page-after = Page suivante
