# Rules pages. One message a thing to say; arguments are named after what they stand for.

rules-title = ## { $rules }
rules-house = *Règles maison.* { $differences }
rules-options = { $rules } en détail
rules-no-source = propre à ce bot
rules-decided = **Décidé ici**, où les sources se taisent :
rules-sources = **Sources**
source-s000 = la notice « Dara, capture ten ».
source-s001 = l’article d’une encyclopédie sur le Dara.
source-s002 = la notice Ruibal du jeu de dames.
source-s003 = la notice du Damala.
source-s004 = l’article de navpil sur Dara, Wali et Dala, avec la variante du Niger.

rules-dara-goal = **But.** Aligner trois pions pour prendre ceux de l’adversaire, jusqu’à ce qu’il lui en reste trop peu pour s’aligner.
rules-dara-drop = **D’abord, la pose.** Cinq colonnes, six rangées, douze pions chacun. Tour à tour, on pose un pion sur une case vide (`/dara poser b3`). En avoir quatre ou plus côte à côte, en colonne ou en rangée, est interdit.
rules-dara-move = **Puis, le déplacement.** Tour à tour, on déplace un pion d’une case, en colonne ou en rangée, vers une case vide (`/dara jouer b3 haut`). Quatre pions côte à côte restent interdits. Qui ne peut pas jouer passe son tour.
rules-dara-row = **Alignement et prise.** Un déplacement qui forme un nouvel alignement d’exactement trois pions en prend un à l’adversaire (`/dara prendre d4`), un seul même pour deux alignements. Un alignement déjà en place ne rapporte rien ; ouvert puis refermé, il compte comme nouveau. Sur l’image, les pions reliés sont le nouvel alignement, et l’un des pions cerclés est à prendre.
rules-dara-picture = Un plateau de Dara en phase de déplacement. Noir vient de jouer de b2 en c2 et d’aligner c2, d2 et e2. Les pions blancs qui peuvent être pris sont cerclés : Noir prend l’un d’eux.

rules-wali-goal = **But.** Former des alignements pour prendre les pions de l’adversaire, jusqu’à la limite indiquée plus bas.
rules-wali-drop = **D’abord, la pose.** Cinq colonnes, six rangées, douze pions chacun. Tour à tour, on pose un pion sur une case vide (`/wali poser b3`), là où ces règles le permettent. Qui ne peut pas poser attend que l’autre ait fini ; puis le premier joueur ouvre les déplacements.
rules-wali-move = **Puis, le déplacement.** Tour à tour, on déplace un pion d’une case, en colonne ou en rangée, vers une case vide (`/wali jouer b3 haut`). Le nombre de pions côte à côte est libre. Qui ne peut pas jouer passe son tour.
rules-wali-row = **Alignement et prise.** Un déplacement qui forme un nouvel alignement, avec le pion déplacé, prend un pion adverse (`/wali prendre d4`), un seul même pour deux alignements. Un alignement formé à la pose, ou déjà en place, ne rapporte rien ; ouvert puis refermé, il compte comme nouveau. Sur l’image, les pions reliés sont le nouvel alignement, et l’un des pions cerclés est à prendre.
rules-wali-picture-row = Un plateau de Wali en phase de déplacement. Noir vient de jouer de b5 en c5 et d’aligner c4, c5 et c6. Les pions blancs sont cerclés : Noir prend l’un d’eux.
rules-wali-picture-run = Un plateau de Wali en phase de déplacement. Noir vient de jouer de e5 en d5 et de former une suite de quatre, en d3, d4, d5 et d6. Tous les pions blancs sont cerclés : Noir prend l’un d’eux.

rules-dala-goal = **But.** Aligner trois pions pour prendre ceux de l’adversaire, jusqu’à ce qu’il lui en reste moins de trois, en main et sur le plateau.
rules-dala-drop = **D’abord, la pose.** Six colonnes, six rangées. Tour à tour, on pose un pion sur une case vide (`/dala poser c3`) ; d’abord sur les quatre cases centrales, c3, d3, c4 et d4.
rules-dala-move = **Puis, le déplacement.** Tour à tour, on déplace un pion d’une case, en colonne ou en rangée, vers une case vide (`/dala jouer b3 haut`). Qui ne peut pas jouer passe son tour.
rules-dala-row = **Alignement et prise.** Qui forme un nouvel alignement d’exactement trois, en posant ou en déplaçant, prend un pion adverse (`/dala prendre d4`), au plus un par tour. Quatre côte à côte ou plus sont permis, et ne rapportent rien. Ce qui en reste quand un pion s’en va est aussi un nouvel alignement, s’il en reste trois.
rules-dala-pictures = **Sur les images** : une case centrale encore à remplir ; un alignement posé, qui prend un pion cerclé ; et celui qu’un pion a laissé derrière lui, qui prend aussi.
rules-dala-picture-centre = Un plateau de Dala. Trois des quatre cases centrales sont remplies : Noir a des pions en c3 et d3, Blanc en c4. Blanc doit poser en d4.
rules-dala-picture-drop = Un plateau de Dala en phase de pose. Noir vient de poser en b3 et d’aligner b3, c3 et d3. Les pions blancs en c4 et d4 sont cerclés : Noir prend l’un d’eux.
rules-dala-picture-left = Un plateau de Dala en phase de déplacement. Un pion noir vient de quitter la suite e1, e2, e3 et e4 pour f1, et les trois qui restent sont un nouvel alignement. Tous les pions blancs sont cerclés : Noir prend l’un d’eux.

rules-damas-goal = **But.** Prendre toutes les pièces adverses, ou ne laisser à l’adversaire aucun coup.
rules-damas-man = **Le pion.** Huit colonnes, huit rangées, douze pions chacun sur les cases sombres ; Noir commence. Un pion avance d’une case en diagonale (`/damas jouer c3 d4`). Il prend vers l’avant en sautant par-dessus une pièce adverse voisine sur la case vide derrière elle, et continue tant qu’il le peut (`/damas jouer c3 e5 g7`). Sur la dernière rangée, il devient dame.
rules-damas-dama = **La dame.** Elle franchit autant de cases vides qu’elle veut en diagonale, en avant ou en arrière. Elle prend de loin une pièce adverse sur sa diagonale, se pose sur l’une des cases vides derrière, et peut repartir dans une autre direction. Quand une dame peut prendre, un pion n’en a pas le droit.
rules-damas-claim = **Une prise peut être négligée, et réclamée.** Qui pouvait prendre et ne l’a pas fait, ou s’est arrêté en cours de prise, est en faute. Avant de jouer, l’adversaire a le choix : **souffler**, c’est-à-dire retirer une pièce qui aurait dû prendre (`/damas souffler d4`), puis jouer ; **exiger** la prise, ce qui annule le coup et la fait jouer en entier (`/damas exiger`) ; ou laisser faire, et simplement jouer.
rules-damas-back = **Va-et-vient.** Une pièce ne passe pas plus de deux fois de suite entre les deux mêmes cases.
rules-damas-draws = **Nulles.** Quand aucun camp ne pourrait jouer si c’était son tour ; pion contre pion ; dame contre dame.
rules-damas-pictures = **Sur les images** : la pièce cerclée a négligé une prise, et peut être soufflée ; un pion en prend deux, et devient dame ; une dame en prend deux de loin.
rules-damas-picture-offence = Un plateau de Damas. La pièce noire en d4 pouvait prendre la blanche en e5, mais Noir a joué de a3 en b4. La pièce en d4 est cerclée : Blanc peut la souffler, ou exiger la prise.
rules-damas-picture-man = Un plateau de Damas. Un pion blanc vient de prendre deux pièces noires, en d4 et d2, en sautant de c5 par e3 jusqu’en c1, la dernière rangée, où il est devenu dame.
rules-damas-picture-dama = Un plateau de Damas. Une dame blanche vient de prendre deux pièces noires, en e3 et b4, en sautant de g1 en c5 et de là en a3.

rules-damala-reconstruction = *Ceci est une reconstitution : les schémas de la notice sont perdus. Ce qui a été décidé figure ci-dessous.*
rules-damala-goal = **But.** Laisser à l’adversaire une bille au plus, et en garder au moins deux.
rules-damala-goal-team = **But.** Laisser à l’équipe adverse une bille au plus, et en garder au moins deux dans la tienne.
rules-damala-board = **Plateau.** Sept colonnes, sept rangées, les coins bloqués ; le centre est d4. Chacun a { $marbles } billes, une sur chaque case de ses rangées les plus proches ; Noir commence. Une case contient jusqu’à trois billes.
rules-damala-boards = **Plateaux.** Deux plateaux côte à côte, colonnes a à g et h à n, sept rangées, les coins de chacun bloqués ; leurs centres sont d4 et k4. Quatre joueurs en deux équipes, en croix : places 1 et 3 contre places 2 et 4. Chacun a { $marbles } billes. Une case en contient jusqu’à trois. Les billes d’un partenaire ne se déplacent ni ne se capturent, mais comptent parmi les trois. Les billes d’une équipe se comptent ensemble. Qui ne peut pas jouer passe son tour ; quand un joueur abandonne, son partenaire joue pour deux.
rules-damala-turn = **Le tour.** Prends toutes tes billes d’une case et dépose-les une à une le long d’un chemin, chacune sur la case suivante, en haut, en bas, à gauche ou à droite (`/damala jouer d3 d4` ; `/damala jouer d3 d4 e4` pour deux). Aucune case ne sert deux fois, et chaque bille doit trouver sa place. Te sont fermées : une case bloquée, une case avec trois billes à toi, et une case avec trois billes dont aucune adverse.
rules-damala-capture = **Capture.** Une bille déposée là où se trouvent des billes adverses en retire une.
rules-damala-centre = **Centre.** Une bille déposée sur un centre en fait gagner une autre au même endroit, s’il y en a alors moins de trois et si le joueur en a moins de 20.
rules-damala-pictures = **Sur les images** : des billes suivent un chemin, et la dernière capture ; une bille au centre en a fait gagner une autre.
rules-damala-picture-path = Un plateau de Damala. Noir vient de prendre trois billes en e2 et de les déposer en f2, f3 et f4. La dernière a capturé la bille blanche en f4.
rules-damala-picture-rapid-path = Un plateau de Damala rapide. Noir vient de prendre trois billes en b2 et de les déposer en a2, a3 et a4. La dernière a capturé une bille blanche en a4.
rules-damala-picture-centre = Un plateau de Damala. Une bille vient d’être déposée au centre, d4, y a capturé une bille adverse, et en a fait gagner une autre à son joueur.
rules-damala-picture-across = Deux plateaux de Damala côte à côte. Noir vient de prendre trois billes en f2 et de les déposer en g2, g3 et, au-delà de la jointure, en h3, où la dernière a capturé une bille blanche.
rules-damala-picture-team-centre = Deux plateaux de Damala côte à côte. Noir vient de déposer une bille au centre du premier plateau, d4, et en a gagné une autre au même endroit.

decided-stuck-drop-is-skipped = Qui n’a aucune pose permise passe son tour tandis que l’autre continue.
decided-set-aside = Les pions qui ne pourront jamais être posés sont mis de côté : hors du jeu, mais pas pris.
decided-skip-lifts-ban = Un tour passé lève l’interdiction de revenir aussitôt sur ses pas.
decided-repetition = La même position pour la troisième fois donne la nulle ; de même quand personne ne peut jouer, sauf si les règles du jeu disent autre chose.
decided-bound = { $turns ->
    [one] { $turns } tour de chaque joueur sans prise, et sans pion posé depuis la main, donne la nulle.
   *[other] { $turns } tours de chaque joueur sans prise, et sans pion posé depuis la main, donnent la nulle.
}
decided-early-end-is-no-shut-out = Dans un match, une partie abandonnée avant qu’on puisse prendre quoi que ce soit ne compte pas comme capot.
decided-long-run-protects = Un pion dans une suite de trois ou plus ne peut pas être pris.
decided-two-each-is-drawn = La partie est nulle dès qu’il ne reste à chacun que deux pions au plus : il n’y a plus rien à prendre.
decided-twelve-stones = Chaque joueur a douze pions, comme au Dara.
decided-dark-corner = La case d’angle a1 est sombre.
decided-men-capture-forward = Un pion ne prend que vers l’avant : la notice réserve les prises en arrière à la dame.
decided-turn-ends-as-dama = Le tour d’un pion s’achève là où il devient dame.
decided-captured-leave-at-the-end = Les pièces prises quittent le plateau à la fin de la prise, et aucune n’est sautée deux fois.
decided-claim-at-once = Une prise négligée ne se réclame qu’au coup suivant. Une prise exigée ne met personne en faute, et souffler n’est pas jouer.
decided-claim-or-lose = Qui ne peut rien faire d’autre que réclamer doit le faire, et a perdu s’il reste bloqué après avoir soufflé. Un coup qui néglige une prise et amène la nulle fait nulle.
decided-back-and-forth = Seuls les déplacements sans prise comptent comme va-et-vient ; une prise rompt la série ; et l’interdiction est levée pour qui ne peut rien faire d’autre.
decided-reconstruction = Ceci est une reconstitution, car les schémas de la notice sont perdus : les coins bloqués, les rangées proches remplies et la place du centre se déduisent des nombres qu’elle donne.
decided-no-square-passed-over = Une bille est déposée sur chaque case du chemin.
decided-stuck-team-loses = Une équipe a perdu quand ses deux joueurs ont dû passer leur tour l’un après l’autre.
decided-one-each-is-drawn = Une bille contre une, c’est nulle.
decided-stuck-loses = Qui doit jouer et n’a aucun coup permis a perdu.
decided-rapid-camps = Rapide : douze billes chacun, sur les deux rangées les plus proches.
decided-team-camps = Chaque équipe part sur son propre plateau : la place 1 sur les rangées 1 à 3 et la place 3 sur les rangées 5 à 7 du premier, les places 2 et 4 de même sur le second, sans la colonne du milieu.
decided-most-marbles-go = Quand plusieurs adversaires ont des billes sur une case, c’est celui qui y en a le plus qui en perd une ; à égalité, celui de la place la plus petite.

rules-morris-goal = **But.** Former des moulins pour prendre les pions de l’adversaire, jusqu’à ce qu’il lui en reste moins de trois ou qu’il ne puisse plus jouer.
rules-morris-drop = **D’abord, la pose.** Vingt-quatre points reliés par des lignes, { $pieces } pions chacun. Tour à tour, on pose un pion sur un point vide (`/morris poser d6`).
rules-morris-move = **Puis, le déplacement.** Tour à tour, on déplace un pion le long d’une ligne jusqu’au point vide suivant (`/morris jouer d6 bas`). Qui ne peut pas jouer a perdu.
rules-morris-mill = **Moulin et prise.** Trois pions d’un camp sur une ligne forment un moulin. En fermer un, à la pose ou en jouant, prend un pion adverse (`/morris prendre d4`), un seul même pour deux moulins. Les pions d’un moulin sont protégés tant qu’il y en a d’autres. Un moulin ouvert puis refermé compte comme nouveau.
rules-morris-diagonals = **Diagonales.** Quatre lignes de plus relient les coins des trois carrés. Si le plateau est plein quand le dernier pion est posé, et qu’aucune prise n’est due, la partie est nulle.
rules-morris-pictures = **Sur les images** : deux moulins qui viennent d’être fermés ; l’un des pions cerclés est à prendre.
rules-morris-picture-drop = Un plateau de Moulin en phase de pose. Noir vient de poser en d7 et de fermer le moulin d7, d6 et d5. Les pions blancs en a1 et a4 sont cerclés : Noir prend l’un d’eux.
rules-morris-picture-move = Un plateau de Moulin en phase de déplacement. Noir vient de jouer de d5 en e5 et de fermer le moulin e5, e4 et e3. Tous les pions blancs sont cerclés : Noir prend l’un d’eux.
rules-morris-picture-diagonal = Un plateau de Morabaraba en phase de pose. Noir vient de poser en c5 et de fermer un moulin sur la diagonale a7, b6 et c5. Les pions blancs en d6 et f4 sont cerclés : Noir prend l’un d’eux.
decided-tournament-form = S004 nomme ce jeu sans en donner les règles : celles-ci sont celles des tournois.
decided-federation-form = S004 nomme ce jeu sans en donner les règles : celles-ci sont celles de la fédération sud-africaine, pour autant qu’on les connaisse.
decided-three-left-is-drawn = Dès qu’un camp n’a plus que trois pions, vingt coups sans prise, dix de chaque côté, rendent la partie nulle. Une prise fait repartir le compte.
