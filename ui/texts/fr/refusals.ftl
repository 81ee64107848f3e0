# Refus : ce qui ne va pas, et quoi faire à la place.

refused-bad-square = { $typed } n’est pas une case. Choisis-en une de `a1` à `{ $last }`, par exemple `b3`.
refused-bad-zone = Je ne connais pas le fuseau horaire { $typed }. Essaie une ville, comme `Paris` ou `Dakar`.
refused-bad-rules = { $game } n’a pas de règles nommées { $typed }. Choisis { $presets }.
refused-bad-direction = { $typed } n’est pas une case. Essaie `haut`, `bas`, `gauche`, `droite` ou `b4`.
refused-bad-path = { $typed } n’est pas un chemin. Indique ses cases dans l’ordre, comme `c3 d4`.
refused-play-which-game = Choisis aussi un `jeu`, ou enlève les autres options.
refused-nothing-to-replay = Rien n’a encore été joué dans ce salon. Donne un numéro, comme `/revoir numéro:12`.
refused-nothing-to-export = Tu n’as pas encore joué ici. Donne le numéro d’une partie : `/exporter numéro:12`.
refused-history-of-both = C’est soit un membre, soit tout le monde. Enlève `membre` ou `tous`.
refused-no-game-numbered = Il n’y a pas de partie { $game } ici. Cherche son numéro dans `/parties` ou `/regarder`.
refused-played-elsewhere = La partie { $game } se joue dans un autre salon. Utilise cette commande dans { $channel }.
refused-off-the-board = Il n’y a pas de case dans cette direction. Prends-en une autre, ou indique la case.
refused-unknown-button = Ce bouton est trop ancien et ne marche plus. Recommence depuis `/aide`.
refused-only-in-servers = Il faut un serveur où je suis. Essaie dans un de ses salons.
refused-answers-are-private = Ici, la partie resterait invisible aux autres. Demande { $permissions }, ou joue en message privé.
refused-no-one-here = Il n’y a que toi et moi ici. Joue contre l’ordinateur, ou défie quelqu’un sur un serveur.
refused-several-by-mail = Tu as plusieurs parties de { $game } ici. Appuie sur **Jouer** sous le bon plateau.
refused-bad-option = Je n’ai pas pu lire l’une des options. Choisis-la dans la liste.
refused-lacks = Il me manque { $permissions } dans { $channel }. Demande à l’équipe du serveur.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-connect = Se connecter
permission-use-external-apps = Utiliser des applis externes
refused-not-in-thread = { $thread } est privé et je n’y suis pas. Mentionne-moi là-bas, puis réessaie.
refused-thread-locked = { $thread } est verrouillé. Demande à la modération de le déverrouiller, ou joue ailleurs.
refused-no-board-on-message = Ce message n’a pas de plateau. Choisis un des miens, ou utilise `{ $command } plateau`.
refused-no-board-yet = Pas encore de plateau. La partie commence quand quelqu’un accepte.
refused-no-board-ever = Pas de plateau : ce défi n’est jamais devenu une partie. Lances-en une avec `/jouer`.
refused-challenged-self = Tu ne peux pas te défier. Choisis quelqu’un d’autre, ou ouvre le défi à tous.
refused-challenged-bot = Les bots ne jouent pas. Choisis quelqu’un d’autre, ou ouvre le défi à tous.
refused-too-many-games = { $limit ->
    [one] { $player } joue déjà { $limit } partie ici, c’est le maximum. Attends qu’elle finisse.
   *[other] { $player } joue déjà { $limit } parties ici, c’est le maximum. Attends que l’une d’elles finisse.
}
refused-too-many-challenges = { $limit ->
    [one] Tu as déjà un défi ouvert dans ce salon : { $links }. Retire-le d’abord.
   *[other] Tu as déjà { $limit } défis ouverts dans ce salon : { $links }. Retires-en un d’abord.
}
refused-too-many-challenges-in-server = { $limit ->
    [one] Tu as déjà { $limit } défi ouvert ici. Retire-le d’abord sous **Mes parties**.
   *[other] Tu as déjà { $limit } défis ouverts ici. Retires-en un d’abord sous **Mes parties**.
}
refused-channel-busy = La partie { $game } se joue dans ce salon. Joue dans un fil ou un autre salon.
refused-challenge-accepted = Quelqu’un a déjà accepté ce défi. Lance le tien avec `/jouer`.
refused-challenge-declined = Ce défi a été refusé. Lances-en un autre avec `/jouer`.
refused-challenge-withdrawn = Ce défi a été retiré. Lance le tien avec `/jouer`.
refused-challenge-expired = Ce défi a expiré. Lances-en un autre avec `/jouer`.
refused-no-such-challenge = Ce défi n’existe plus. Lances-en un autre avec `/jouer`.
refused-own-challenge = C’est ton défi : quelqu’un d’autre doit l’accepter. Tu peux le retirer.
refused-not-invited = Ce défi est pour { $invited }. Lance le tien avec `/jouer`.
refused-invited-twice = Tu as indiqué { $player } deux fois. Choisis quelqu’un d’autre, ou laisse une place libre.
refused-too-many-players = { $seats ->
    [one] Ces règles sont pour { $seats } personne. Invite moins de monde, ou change de règles.
   *[other] Ces règles sont pour { $seats } personnes. Invite moins de monde, ou change de règles.
}
refused-already-joined = Tu participes déjà à ce défi. Attends les autres, ou quitte-le.
refused-invited-to-other-team = Ton invitation est pour l’autre équipe. Rejoins-la, ou refuse d’abord.
refused-team-full = Cette équipe est complète. Rejoins l’autre.
refused-not-the-challenger = C’est à { $challenger } de retirer ce défi. Lance le tien avec `/jouer`.
refused-nothing-to-decline = Ce défi est ouvert à tous. Si tu n’en veux pas, ignore-le.
refused-no-game-here = Il n’y a pas de partie dans ce salon. Lances-en une avec `/jouer`.
refused-you-play-in = Tu joues dans { $channels }.
refused-other-game-here = On joue à { $game } dans ce salon : utilise `{ $command }`.
refused-not-a-player = Tu ne joues pas cette partie. Regarde avec `{ $command } plateau`, ou lance la tienne : `/jouer`.
refused-gave-up = Tu n’es plus dans la partie, ton partenaire joue pour l’équipe. Regarde avec `{ $command } plateau`.
refused-game-over = Cette partie est terminée. Lances-en une autre avec `/jouer`.
refused-game-over-because = { $ending }
    Lance une autre partie avec `/jouer`.
refused-stale = Cela a changé entre-temps. Regarde à nouveau avec `{ $command } plateau`.
refused-no-thread-here = Je ne peux pas ouvrir de fil dans { $channel }. Joue dans le salon, ou ailleurs.
illegal-no-such-action = Ce coup n’existe pas dans ce jeu. Regarde les règles avec `{ $command } règles`.
illegal-drop-is-due = La pose n’est pas finie. Utilise `{ $command } poser`.
illegal-move-is-due = Tous les pions sont posés. Utilise `{ $command } déplacer`.
illegal-take-is-due = { $row ->
    [mill] Tu as fermé un moulin : prends d’abord un pion, avec `{ $command } prendre`.
   *[row] Tu as fait un alignement : prends d’abord un pion, avec `{ $command } prendre`.
}
illegal-nothing-to-take = { $row ->
    [mill] Rien à prendre : il faut d’abord un nouveau moulin.
   *[row] Rien à prendre : il faut d’abord un nouvel alignement.
}
illegal-off-board = **{ $square }** n’est pas sur le plateau.
illegal-occupied = **{ $square }** est occupée.
illegal-empty = **{ $square }** est vide.
illegal-not-your-stone = { $kind ->
    [marble] La bille en **{ $square }** n’est pas à toi.
    [piece] La pièce en **{ $square }** n’est pas à toi.
   *[stone] Le pion en **{ $square }** n’est pas à toi.
}
illegal-own-stone = { $kind ->
    [piece] La pièce en **{ $square }** est à toi.
   *[stone] Le pion en **{ $square }** est à toi.
}
illegal-not-adjacent = **{ $to }** n’est pas à côté de **{ $from }**. { $kind ->
    [marble] Un chemin avance
   *[stone] Un pion bouge
} d’une case, en haut, en bas, à gauche ou à droite.
illegal-four-in-a-row = Un pion en **{ $square }** en alignerait quatre ou plus : c’est interdit.
illegal-three-in-a-row = Poser en **{ $square }** alignerait trois pions ou plus. Ces règles l’interdisent.
illegal-straight-back = Le pion en **{ $from }** vient de **{ $to }** et ne peut pas y revenir aussitôt.
illegal-back-to-mill = Le pion en **{ $from }** vient de quitter son moulin en **{ $to }**. Il ne peut pas le refermer aussitôt.
illegal-stands-in-a-row = { $row ->
    [mill] Le pion en **{ $square }** est à l’abri dans un moulin. Prends-en un hors moulin.
   *[row] Le pion en **{ $square }** est à l’abri dans un alignement.
}
illegal-beside-own = **{ $square }** est à côté d’un de tes pions. Tu ne peux pas poser là.
illegal-not-central = **{ $square }** n’est pas au centre, où vont les quatre premiers pions.
illegal-not-diagonal = **{ $from }** et **{ $to }** ne sont pas sur une diagonale, et les pièces vont en diagonale.
illegal-backward = Un pion ne peut pas reculer de **{ $from }** à **{ $to }**. Seule une Dame le peut.
illegal-too-far = Un pion n’atteint pas **{ $to }** depuis **{ $from }**. Il avance d’une case, ou saute une pièce.
illegal-in-the-way = La pièce en **{ $square }** gêne. Un saut passe par-dessus une pièce adverse, pas plus.
illegal-nothing-to-jump = Entre **{ $from }** et **{ $to }**, il n’y a pas de pièce adverse à sauter.
illegal-jumped-twice = Tu ne peux pas sauter deux fois la pièce en **{ $square }**. Arrête-toi avant, ou passe ailleurs.
illegal-ends-as-dama = Le pion devient Dame en **{ $square }**, et son tour s’arrête là.
illegal-dama-captures = La Dame en **{ $square }** peut capturer : un pion ne le peut donc pas. Joue la Dame, ou ne capture pas.
illegal-must-capture = Ton adversaire exige la prise oubliée. Fais-la d’abord.
illegal-capture-goes-on = Tu dois finir cette prise. Continue depuis **{ $square }**.
illegal-other-capture = Tu as arrêté cette prise trop tôt. Reprends les mêmes cases, et continue.
illegal-nothing-to-claim = Aucune prise oubliée : il n’y a rien à punir. Continue à jouer.
illegal-not-an-offender = La pièce en **{ $square }** n’a pas oublié de prise : tu ne peux pas la souffler.
illegal-back-and-forth = Cette pièce est allée deux fois de suite entre **{ $from }** et **{ $to }**. Joues-en une autre.
illegal-blocked = **{ $square }** est bloquée pour tout le monde.
illegal-full = **{ $square }** est pleine.
illegal-wrong-length = { $marbles ->
    [one] Tu as { $marbles } bille là : indique sa case, puis la suivante.
   *[other] Tu as { $marbles } billes là : indique leur case, puis { $marbles } autres.
}
illegal-revisited = Le chemin passe deux fois par **{ $square }**. On ne passe qu’une fois par case.

can-drop = Tu peux poser en { $examples }.
can-move = Tu peux jouer { $examples }.
can-capture = Tu peux capturer { $examples }.
can-take = Tu peux prendre { $examples }.
can-go = De **{ $from }**, tu peux aller en { $examples }.
can-claim = Tu peux souffler { $squares } (`{ $command } souffler`) ou exiger la prise (`{ $command } exiger`).
examples-of-more = { $examples }… ({ $count } en tout)

apology = Désolé, j’ai planté. Ta partie est intacte. Ça continue ? Préviens la modération ou l’opérateur : `{ $reference }`
apology-not-stored = Rien n’est enregistré : ça ne compte pas. Réessaie. Sinon, préviens la modération ou l’opérateur : `{ $reference }`
apology-perhaps-stored = C’est peut-être enregistré. Regarde dans une minute. Sinon, préviens la modération ou l’opérateur : `{ $reference }`
refused-too-fast = Doucement ! Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-server-too-fast = Ce serveur est très actif en ce moment. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
illegal-not-joined = Aucune ligne ne va droit de **{ $from }** à **{ $to }**. Va au point suivant d’une ligne.
refused-too-many-threads = Ce serveur a trop de fils ouverts. Ferme-en un, puis réessaie.
refused-thread-slow = Discord est lent à ouvrir des fils. Rien n’a changé ; réessaie dans une minute.
refused-not-a-member = { $player } n’est pas sur ce serveur. Défie quelqu’un d’autre, ou ouvre le défi à tous.
refused-cannot-see-channel = { $player } ne voit pas ce salon. Lance le défi dans un salon ouvert à vous deux.
refused-level-without-computer = Un niveau fait jouer l’ordinateur, mais il n’y a plus de place. Enlève `niveau` ou `adversaire`.
refused-computer-plays-on = Ma position me plaît, on continue.
refused-premove-against-computer = Pas besoin de prévoir ici : l’ordinateur répond tout de suite.
refused-hint-between-members = Pas d’indice dans une partie entre membres. Entraîne-toi ou joue contre l’ordinateur.
refused-engine-in-own-game = C’est la position de ta partie { $game }. Finis-la, puis redemande-moi.
refused-engine-in-running-game = D’autres jouent à partir de cette position. Redemande-moi quand leur partie sera finie.
refused-not-yours-to-start = C’est à { $challenger } de lancer cette partie. Lance la tienne avec `/jouer`.
refused-challenge-waits = Un défi attend dans ce salon. Joue contre l’ordinateur ailleurs, ou avec `{ $command } entraînement`.
refused-stale-challenge = Cela a changé entre-temps. Regarde à nouveau : { $link }
refused-stale-elsewhere = Cela a changé entre-temps. Rouvre-le, ou retrouve tes parties avec `/parties`.
refused-rated-against-computer = Contre l’ordinateur, les parties ne sont pas classées. Enlève `classée`, ou choisis un membre.
refused-away-without-clock = Cette partie n’a pas de chrono à mettre en pause. Choisis aussi un `chrono`, ou enlève `absence`.
refused-rest-without-clock = Pas de chrono à mettre en pause. Choisis aussi un `chrono`, ou enlève `nuits` et `jours-libres`.
refused-only-in-teams = Seules les parties en équipes ont `partenaire` et `second-adversaire`. Enlève-les, ou change de `règles`.
