# Lists: the games of a player, and those of a server. One message a thing to say; arguments are named after what they stand for.

games-title = ## Tes parties sur ce serveur
games-your-turn = **C’est à toi**
games-others-turn = **C’est aux autres**
games-challenges = **Défis ouverts**
games-game = **{ $rules }** contre { $opponents }, dans { $link } : { $turn }.
games-turn-yours = à toi, { $state }
games-turn-yours-since = ton tour a commencé { $since }
games-turn-others = au tour de { $who }, { $state }
games-turn-others-since = le tour de { $who } a commencé { $since }
games-invited = { $who } te défie à **{ $rules }** : { $link }, expire { $expires }.
games-made = Ton défi à **{ $rules }** : { $link }, expire { $expires }.
games-joined = **{ $rules }**, où tu joues : { $link }, expire { $expires }.
games-open = **{ $rules }**, ouvert à tous : { $link }, expire { $expires }.
games-none = Tu ne joues aucune partie sur ce serveur, et aucun défi ne t’est ouvert. Commence avec `/dara défier`, ou l’équivalent d’un autre jeu. `/regarder` montre ce que jouent les autres.
watch-title = ## Les parties de ce serveur
watch-game = **{ $rules }** dans { $link } : { $plies ->
    [0] commencée { $since }
    [one] { $plies } coup, le dernier { $since }
   *[other] { $plies } coups, le dernier { $since }
}
watch-game-timed = { $game }, { $state }
watch-game-here = { $game } · { $players }
watch-none = Aucune partie en cours sur ce serveur. Commences-en une avec `/dara défier`, ou l’équivalent d’un autre jeu.
page-of = -# Page { $number } sur { $last }
button-page-before = Page précédente
button-page-after = Page suivante
