# Refusals: why, and what can be done. One message a thing to say; arguments are named after what they stand for.

refused-bad-square = { $typed } n’est pas une case. Une case, c’est une lettre et un nombre, de `a1` à `{ $last }`, par ex. `b3`.
refused-bad-rules = { $typed } n’est pas une variante de { $game }. Il y a { $presets } : choisis dans la liste qui s’ouvre pendant que tu écris.
refused-bad-direction = { $typed } n’est pas une case. Indique où va ton pion : `haut`, `bas`, `gauche`, `droite`, ou une case, par ex. `b4`.
refused-bad-path = { $typed } n’est pas un chemin. Donne ses cases dans l’ordre, du départ à l’arrivée, par ex. `c3 d4`.
refused-nothing-to-replay = On n’a encore joué aucune partie dans ce salon. Donne le numéro d’une partie, qui figure sous son plateau : `/revoir partie:12`.
refused-nothing-to-export = Tu n’as encore joué aucune partie sur ce serveur. Donne le numéro d’une autre, qui figure sous son plateau : `/exporter partie:12`.
refused-history-of-whom = Tu as nommé un membre, et demandé les parties de tout le monde. Laisse vide `membre` ou `tous`.
refused-no-game-numbered = Ce serveur n’a pas de partie numéro { $game }. Le numéro figure sous chaque plateau ; `/parties` et `/regarder` mènent aux plateaux.
refused-played-elsewhere = La partie { $game } se joue dans { $channel }. Demande-la là-bas : je la montre à qui a accès à ce salon, et à ceux qui y jouent.
refused-off-the-board = Il n’y a pas de case dans cette direction. Choisis-en une autre, ou écris la case d’arrivée.
refused-unknown-control = Ce bouton vient d’une autre version du bot, et ne fait plus rien. `/aide` montre ce qu’on peut faire, et `{ $command } plateau` le plateau.
refused-only-in-servers = Je ne joue que sur les serveurs. Utilise cette commande dans un salon d’un serveur.
refused-bad-option = Je n’ai pas compris ton choix. Réessaie, en choisissant parmi ce qui est proposé.
refused-lacks-permissions = Je n’en ai pas le droit dans { $channel } : il me manque { $permissions }. Quelqu’un qui gère ce salon ou mon rôle peut me l’accorder, dans les paramètres du salon, sous **Permissions**.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-connect = Se connecter
refused-not-in-thread = { $thread } est privé, et personne ne m’y a invité : mentionne-moi là-bas une fois, puis réessaie.
refused-thread-locked = { $thread } est verrouillé : je ne peux rien y publier. Quelqu’un qui gère les fils peut le déverrouiller ; sinon, joue ailleurs.
refused-no-board-on-message = Il n’y a sur ce message aucun plateau que je connaisse. Choisis ceci sur un de mes messages qui montre un plateau ; celui de ce salon s’obtient avec `{ $command } plateau`.
refused-no-board-yet = Il n’y a pas encore de plateau : la partie commence quand ce défi est relevé.
refused-no-board-ever = Il n’y a pas de plateau : ce défi n’a mené à aucune partie. Lances-en un autre avec `{ $command } défier`.
refused-challenged-self = On ne peut pas se défier soi-même. Choisis un autre membre, ou laisse `adversaire` vide : tu joueras avec qui relève le défi.
refused-challenged-bot = Les bots ne jouent pas. Choisis un autre membre, ou laisse `adversaire` vide : tu joueras avec qui relève le défi.
refused-too-many-games = { $player } a déjà { $limit ->
    [one] { $limit } partie
   *[other] { $limit } parties
} en cours sur ce serveur, et c’est le maximum. Dès que l’une se termine, il y a de nouveau de la place : `/parties` montre les tiennes.
refused-too-many-challenges = { $limit ->
    [one] Tu as déjà un défi ouvert dans ce salon : { $links }. Retire-le, ou attends la réponse.
   *[other] Tu as déjà { $limit } défis ouverts dans ce salon : { $links }. Retires-en un, ou attends une réponse.
}
refused-too-many-challenges-in-server = { $limit ->
    [one] Tu as déjà { $limit } défi ouvert sur ce serveur. Retire-le sous **Mes parties**, ou attends la réponse.
   *[other] Tu as déjà { $limit } défis ouverts sur ce serveur. Retires-en un sous **Mes parties**, ou attends une réponse.
}
refused-channel-busy = La partie { $game } se joue dans ce salon. Joue la tienne dans un fil, ou dans un autre salon.
refused-challenge-accepted = Ce défi a déjà été accepté. Lance le tien avec `{ $command } défier`.
refused-challenge-declined = Ce défi a été refusé. Lances-en un nouveau avec `{ $command } défier`.
refused-challenge-withdrawn = Ce défi a été retiré. Lance le tien avec `{ $command } défier`.
refused-challenge-expired = Ce défi a expiré. Lances-en un nouveau avec `{ $command } défier`.
refused-no-such-challenge = Ce défi n’existe plus. Lances-en un avec `{ $command } défier`.
refused-own-challenge = C’est ton propre défi : à quelqu’un d’autre de l’accepter. Tu peux le retirer.
refused-not-invited = Ce défi s’adresse à { $invited }. Lance le tien avec `{ $command } défier`.
refused-invited-twice = Tu as nommé { $player } deux fois. Personne ne joue à deux places : choisis un autre membre, ou laisse une place libre.
refused-too-many-players = Ces règles sont pour { $seats } joueurs, et tu en as nommé plus. Retires-en, ou choisis des règles pour plus de joueurs.
refused-already-joined = Tu as déjà pris place : attends les autres, ou retire-toi.
refused-invited-to-other-team = Ton invitation est pour l’autre équipe. Rejoins-la ; ou refuse, puis prends une place libre.
refused-team-full = Cette équipe n’a plus de place libre. Rejoins l’autre.
refused-not-the-challenger = Ce défi ne peut être retiré que par { $challenger }.
refused-nothing-to-decline = Ce défi est ouvert à tous : qui n’en veut pas n’a rien à faire.
refused-no-game-here = Aucune partie ne se joue dans ce salon. Commence avec `{ $command } défier`.
refused-you-play-in = Tu joues dans { $channels }.
refused-other-game-here = C’est à { $game } qu’on joue dans ce salon : utilise la commande { $command }.
refused-not-a-player = Tu ne joues pas dans cette partie. Vois le plateau avec `{ $command } plateau`, ou défie quelqu’un avec `{ $command } défier`.
refused-gave-up = Tu as abandonné cette partie, et ton partenaire joue pour toi. Suis-la avec `{ $command } plateau`.
refused-game-over = Cette partie est finie. Commences-en une autre avec `{ $command } défier`.
refused-game-over-because = { $ending }
    La partie est finie. Commences-en une autre avec `{ $command } défier`.
refused-stale = Cela a changé entre-temps. Regarde de nouveau avec `{ $command } plateau`.
refused-no-thread-here = Il ne peut pas y avoir de fil dans { $channel }. Joue dans le salon même, ou lance le défi dans un autre.

illegal-not-your-turn = Ce n’est pas ton tour : c’est à { $who } de jouer.
illegal-no-such-action = Ce coup n’existe pas dans ce jeu. Ses règles : `{ $command } règles`.
illegal-drop-is-due = On en est encore à la pose : pose un pion avec `{ $command } poser`.
illegal-move-is-due = Tous les pions sont posés : déplaces-en un avec `{ $command } jouer`.
illegal-take-is-due = { $row ->
    [mill] Tu as un moulin
   *[row] Tu as un alignement
} : prends d’abord un pion avec `{ $command } prendre`.
illegal-nothing-to-take = Il n’y a rien à prendre : aucun nouvel alignement à ce tour.
illegal-off-board = **{ $square }** n’est pas sur le plateau.
illegal-occupied = La case **{ $square }** est occupée.
illegal-empty = La case **{ $square }** est vide.
illegal-not-your-stone = { $kind ->
    [marble] La bille
    [piece] La pièce
   *[stone] Le pion
} en **{ $square }** n’est pas à toi.
illegal-own-stone = { $kind ->
    [piece] La pièce
   *[stone] Le pion
} en **{ $square }** est à toi.
illegal-not-adjacent = **{ $to }** n’est pas à côté de **{ $from }** : { $kind ->
    [marble] un chemin avance case par case
   *[stone] un pion se déplace d’une case
}, vers le haut, le bas, la gauche ou la droite.
illegal-four-in-a-row = Un pion en **{ $square }** en mettrait quatre ou plus côte à côte, ce qui est interdit.
illegal-three-in-a-row = Un pion posé en **{ $square }** en mettrait trois ou plus côte à côte, ce que ces règles interdisent.
illegal-straight-back = Le pion en **{ $from }** vient de **{ $to }** et ne peut pas y revenir aussitôt.
illegal-stands-in-a-row = { $row ->
    [mill] Le pion en **{ $square }** est dans un moulin, et d’autres n’y sont pas. Prends l’un de ceux-là.
   *[row] Le pion en **{ $square }** est dans un alignement, ou une suite plus longue, qui le protège.
}
illegal-beside-own = **{ $square }** est à côté d’un de tes pions : on ne peut pas y poser.
illegal-not-central = **{ $square }** n’est pas une case centrale, et les quatre premières poses de la partie s’y font.
illegal-not-diagonal = **{ $from }** et **{ $to }** ne sont pas sur une même diagonale, et toutes les pièces vont en diagonale.
illegal-backward = Un pion ne recule pas de **{ $from }** à **{ $to }** : seule une dame le peut.
illegal-too-far = Un pion ne va pas de **{ $from }** jusqu’en **{ $to }** : il avance d’une case, ou saute par-dessus une pièce adverse jusqu’à la case derrière elle.
illegal-in-the-way = La pièce en **{ $square }** barre le chemin : un déplacement ne passe par-dessus rien, et un saut par-dessus une seule pièce adverse.
illegal-nothing-to-jump = Il n’y a aucune pièce adverse à sauter entre **{ $from }** et **{ $to }**.
illegal-jumped-twice = La pièce en **{ $square }** a déjà été sautée, et aucune ne l’est deux fois : arrête-toi avant, ou passe ailleurs.
illegal-ends-as-dama = Le pion devient dame en **{ $square }**, et son tour s’achève là : arrête-toi là.
illegal-dama-captures = La dame en **{ $square }** peut prendre, donc un pion ne le peut pas : prends avec la dame, ou joue sans prendre.
illegal-must-capture = Ton adversaire exige la prise que tu as négligée : rien d’autre ne peut se jouer avant.
illegal-capture-goes-on = Une prise exigée se fait en entier, et elle continue depuis **{ $square }**.
illegal-other-capture = Tu as interrompu une prise : elle doit commencer par les cases déjà jouées, et continuer de là.
illegal-nothing-to-claim = Il n’y a rien à réclamer : le dernier coup n’a négligé aucune prise. Continue à jouer.
illegal-not-an-offender = La pièce en **{ $square }** n’a négligé aucune prise, on ne peut pas la souffler.
illegal-back-and-forth = Cette pièce est déjà passée deux fois de suite entre **{ $from }** et **{ $to }** : une troisième est interdite.
illegal-blocked = La case **{ $square }** est bloquée : personne ne peut s’en servir.
illegal-full = La case **{ $square }** est pleine : tu ne peux pas y déposer d’autre bille.
illegal-wrong-length = { $marbles ->
    [one] Tu n’as qu’une bille là : donne sa case, puis la seule case où elle va.
   *[other] Tu as { $marbles } billes là : donne leur case, puis { $marbles } autres, une par bille.
}
illegal-revisited = Le chemin passe deux fois par **{ $square }** : toutes ses cases doivent être différentes.

can-drop = Tu peux poser en { $examples }.
can-move = Tu peux jouer { $examples }.
can-capture = Tu peux prendre par { $examples }.
can-take = Tu peux prendre { $examples }.
can-go = De **{ $from }**, ton pion peut aller en { $examples }.
can-claim = Tu peux souffler la pièce en { $squares } avec `{ $command } souffler`, ou exiger la prise avec `{ $command } exiger`.
examples-of-more = { $examples }… ({ $count } en tout)

apology = Quelque chose a mal tourné de mon côté ; tu n’y es pour rien. Ce qui a été joué est gardé : regarde avec `{ $command } plateau`. Si cela se reproduit, donne cette référence à qui gère le bot : `{ $reference }`.
apology-not-stored = Je n’ai pas pu l’enregistrer à l’instant, donc cela ne compte pas : rien n’a changé. Réessaie dans un moment. Si cela se reproduit, donne cette référence à qui gère le bot : `{ $reference }`.
refused-too-fast = Tu m’as demandé beaucoup de choses en très peu de temps, et ceci n’a pas été fait. Ne fais rien pendant { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, puis recommence.
refused-server-too-fast = On me demande énormément de choses sur ce serveur en ce moment, et ceci n’a pas été fait. Recommence dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
illegal-not-joined = Aucune ligne ne va directement de **{ $from }** à **{ $to }**. Va au point suivant d’une ligne.
refused-too-many-threads = Ce serveur a trop de fils ouverts pour un de plus. Ferme un fil inutile, puis réessaie.
refused-thread-slow = Discord tarde à ouvrir des fils en ce moment. Réessaie dans une minute ; rien n’a changé.
refused-not-a-member = { $player } n’est pas sur ce serveur. Défie quelqu’un d’autre, ou lance un défi ouvert, sans adversaire.
refused-cannot-see-channel = { $player } ne voit pas ce salon. Lance le défi là où vous pouvez écrire tous les deux.
