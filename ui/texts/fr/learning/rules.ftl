# Règles : une page courte par jeu, et les règles complètes avec leurs sources.

rules-title = ## { $rules }
rules-house = *Règles maison.* { $differences }
rules-options = { $rules } : les détails
rules-no-source = ce bot
rules-decided = **Décisions**, là où les sources se taisent :
rules-sources = **Sources**
source-s000 = la brochure « Dara, dix prises ».
source-s001 = l’article d’une encyclopédie sur Dara.
source-s002 = la brochure de Ruibal sur les dames.
source-s003 = la brochure sur Damala.
source-s004 = l’article de navpil sur Dara, Wali et Dala, avec la variante du Niger.
button-all-rules = Règles complètes
button-short-rules = Résumé

rules-short-line = - { $setting }
rules-short-dara =
    - **Pose** d’abord tes 12 pions, un par tour, sur des cases vides.
    - **Puis déplace** un pion par tour, d’une case, jamais en diagonale.
    - **Un alignement** d’exactement trois, formé par un déplacement, te fait prendre un pion adverse.
    - **Interdit** : aligner quatre pions ou plus.
rules-short-wali =
    - **Pose** d’abord tes 12 pions, un par tour, sur des cases vides.
    - **Puis déplace** un pion par tour, d’une case, jamais en diagonale.
    - **Un nouvel alignement**, formé par un déplacement, te fait prendre un pion adverse.
rules-short-dala =
    - **Pose** d’abord tes pions, un par tour, sur des cases vides.
    - **Puis déplace** un pion par tour, d’une case, jamais en diagonale.
    - **Un nouvel alignement** d’exactement trois te fait prendre un pion adverse. Un par tour au plus.
rules-short-damas =
    - **Gagne** en capturant toutes les pièces adverses, ou en ne leur laissant aucun coup.
    - **Un pion** avance d’une case en diagonale. Il capture en sautant une pièce adverse, et peut enchaîner. Sur la dernière rangée, il devient Dame.
    - **Une Dame** se déplace et capture à toute distance en diagonale.
    - **Une prise oubliée ?** L’autre camp peut souffler la pièce (la retirer) ou exiger la prise.
rules-short-damala =
    - **Gagne** en laissant au plus une bille à l’autre camp.
    - **Un tour** : prends toutes les billes d’une case, et poses-en une par case d’un chemin.
    - **Capture** : une bille posée sur une bille adverse la retire.
    - **Interdit** : repasser par une case, ou dépasser trois billes sur une case.
rules-short-morris =
    - **Pose** d’abord tes { $pieces } pions, un par tour, sur des points vides.
    - **Puis déplace** un pion par tour, le long d’une ligne, vers un point voisin vide.
    - **Un moulin**, c’est trois de tes pions sur une ligne. Quand tu en fermes un, prends un pion adverse hors moulin.
    - **Tu gagnes** quand l’autre camp n’a plus que deux pions ou ne peut plus jouer.

rules-dara-goal = **But.** Faire des alignements de trois pour prendre des pions adverses, jusqu’à ce qu’il en reste trop peu pour un alignement.
rules-dara-drop = **D’abord, poser.** Le plateau a cinq colonnes (a à e) et six rangées (1 à 6), et chaque camp douze pions. À tour de rôle, on pose un pion sur une case vide (`/dara poser b3`). Tu ne peux pas aligner quatre pions ou plus, en colonne ou en rangée.
rules-dara-move = **Puis, déplacer.** À tour de rôle, on déplace un pion vers une case voisine vide, horizontalement ou verticalement (`/dara déplacer b3 haut`). Aligner quatre pions reste interdit. Qui ne peut pas jouer passe son tour.
rules-dara-row = **Aligner et prendre.** Un déplacement qui forme un nouvel alignement d’exactement trois te fait prendre un pion adverse (`/dara prendre d4`). Tu n’en prends qu’un, même pour deux alignements. Les anciens ne rapportent rien, mais un alignement ouvert puis refermé est nouveau. Sur l’image, les pions reliés sont le nouvel alignement, et l’un des pions cerclés va être pris.
rules-dara-picture = Un plateau de Dara, phase de déplacement. Noir vient de jouer de b2 à c2 et aligne c2, d2 et e2. Les pions blancs qui peuvent être pris sont cerclés. Noir en prend un.

rules-wali-goal = **But.** Faire des alignements pour prendre des pions adverses, jusqu’à ce qu’il en reste trop peu. Les détails ci-dessous disent combien.
rules-wali-drop = **D’abord, poser.** Le plateau a cinq colonnes et six rangées, et chaque camp douze pions. À tour de rôle, on pose un pion sur une case vide (`/wali poser b3`), là où ces règles le permettent. Qui ne peut pas poser attend que l’autre finisse. Ensuite, le camp qui a commencé fait le premier déplacement.
rules-wali-move = **Puis, déplacer.** À tour de rôle, on déplace un pion vers une case voisine vide, horizontalement ou verticalement (`/wali déplacer b3 haut`). On peut mettre autant de pions qu’on veut côte à côte. Qui ne peut pas jouer passe son tour.
rules-wali-row = **Aligner et prendre.** Un déplacement qui forme un nouvel alignement te fait prendre un pion adverse (`/wali prendre d4`). Le pion déplacé doit faire partie de l’alignement. On ne prend qu’un pion, même pour deux alignements. Un alignement ancien ou formé à la pose ne rapporte rien. Si tu l’ouvres puis le refermes, il compte comme nouveau. Sur l’image, les pions reliés sont le nouvel alignement, et l’un des pions cerclés va être pris.
rules-wali-picture-row = Un plateau de Wali, phase de déplacement. Noir vient de jouer de b5 à c5 et aligne c4, c5 et c6. Les pions blancs sont cerclés. Noir en prend un.
rules-wali-picture-run = Un plateau de Wali, phase de déplacement. Noir vient de jouer de e5 à d5 et aligne quatre pions, en d3, d4, d5 et d6. Tous les pions blancs sont cerclés. Noir en prend un.

rules-dala-goal = **But.** Faire des alignements de trois pour prendre des pions adverses. Tu gagnes quand il en reste moins de trois, sur le plateau et en main.
rules-dala-drop = **D’abord, poser.** Le plateau a six colonnes et six rangées. À tour de rôle, on pose un pion sur une case vide (`/dala poser c3`). On remplit d’abord les quatre cases centrales, c3, d3, c4 et d4.
rules-dala-move = **Puis, déplacer.** À tour de rôle, on déplace un pion vers une case voisine vide, horizontalement ou verticalement (`/dala déplacer b3 haut`). Qui ne peut pas jouer passe son tour.
rules-dala-row = **Aligner et prendre.** Forme un nouvel alignement d’exactement trois, à la pose ou par un déplacement, et prends un pion adverse (`/dala prendre d4`). Un par tour au plus. Aligner quatre pions ou plus est permis, mais ne rapporte rien. Si un pion en part et qu’il en reste exactement trois, c’est aussi un nouvel alignement.
rules-dala-pictures = **Sur les images** : une case centrale à remplir ; un alignement fait à la pose ; un autre, laissé par un pion qui part. Chaque alignement fait prendre un pion cerclé.
rules-dala-picture-centre = Un plateau de Dala. Trois des quatre cases centrales sont remplies. Noir a c3 et d3, Blanc a c4. Blanc doit poser en d4.
rules-dala-picture-drop = Un plateau de Dala, phase de pose. Noir vient de poser en b3 et aligne b3, c3 et d3. Les pions blancs en c4 et d4 sont cerclés. Noir en prend un.
rules-dala-picture-left = Un plateau de Dala, phase de déplacement. Noir vient de jouer de e1 à f1 et quitte les quatre pions alignés de e1 à e4. Les trois qui restent sont un nouvel alignement. Tous les pions blancs sont cerclés. Noir en prend un.

rules-damas-goal = **But.** Capturer toutes les pièces adverses, ou ne laisser aucun coup à l’adversaire.
rules-damas-man = **Pion.** Le plateau a huit colonnes et huit rangées, et chaque camp douze pions sur les cases sombres. Noir commence. Un pion avance d’une case en diagonale (`/damas déplacer c3 d4`). Il capture vers l’avant, en sautant une pièce adverse voisine jusqu’à la case vide juste derrière. Il peut enchaîner les sauts (`/damas déplacer c3 e5 g7`). Sur la dernière rangée, il devient Dame.
rules-damas-dama = **Dame.** Elle se déplace en diagonale d’autant de cases vides qu’elle veut, en avant ou en arrière. Elle capture à distance une pièce adverse sur sa diagonale. Elle s’arrête sur n’importe quelle case vide derrière cette pièce. Elle peut ensuite enchaîner dans une autre direction. Quand une Dame peut capturer, un pion ne le peut pas.
rules-damas-claim = **Prises oubliées.** Tu oublies une prise quand tu peux capturer et ne le fais pas, ou quand tu t’arrêtes trop tôt. Avant de jouer, ton adversaire a alors trois choix. **Souffler** retire une pièce qui a oublié une prise (`/damas souffler d4`). **Exiger** annule le coup, et la prise doit se faire en entier (`/damas exiger`). Ou bien laisser passer, et jouer.
rules-damas-back = **Aller-retour.** Une pièce peut aller deux fois de suite, au plus, entre les deux mêmes cases.
rules-damas-draws = **Nulles.** Aucun des deux camps ne peut jouer, quel que soit le tour ; un pion contre un pion ; une Dame contre une Dame.
rules-damas-pictures = **Sur les images** : la pièce cerclée a oublié une prise, on peut la souffler ; un pion capture deux pièces et devient Dame ; une Dame capture deux pièces de loin.
rules-damas-picture-offence = Un plateau de Damas. La pièce noire en d4 pouvait capturer la blanche en e5. Noir a préféré jouer de a3 à b4. La pièce en d4 est cerclée. Blanc peut la souffler, ou exiger la prise.
rules-damas-picture-man = Un plateau de Damas. Un pion blanc vient de capturer deux pièces noires, en d4 et d2. Il a sauté de c5 à e3, puis à c1, la dernière rangée, et y devient Dame.
rules-damas-picture-dama = Un plateau de Damas. Une Dame blanche vient de capturer deux pièces noires, en e3 et b4. Elle a sauté de g1 à c5, puis à a3.

rules-damala-reconstruction = *C’est une reconstitution, car les schémas de la brochure sont perdus. Les décisions sont plus bas.*
rules-damala-goal = **But.** Laisser au plus une bille à ton adversaire, en gardant deux ou plus.
rules-damala-goal-team = **But.** Laisser au plus une bille à l’autre équipe, tandis que la tienne en garde deux ou plus.
rules-damala-board = **Plateau.** Sept colonnes et sept rangées, coins bloqués ; le centre est d4. Chaque camp a { $marbles } billes, une sur chaque case de ses rangées les plus proches. Noir commence. Une case contient jusqu’à trois billes.
rules-damala-boards = **Plateaux.** Deux plateaux côte à côte, colonnes a à g et h à n, sept rangées, coins bloqués. Leurs centres sont d4 et k4. Deux équipes : les places 1 et 3 contre les places 2 et 4. Chaque place a { $marbles } billes. Une case contient jusqu’à trois billes. Tu ne peux ni jouer ni capturer celles de ton partenaire, mais elles comptent parmi les trois. Les billes d’une équipe comptent ensemble. Qui ne peut pas jouer passe son tour. Si quelqu’un abandonne, son partenaire joue pour l’équipe.
rules-damala-turn = **Tour.** Prends toutes tes billes d’une case et pose-les une à une sur un chemin. Chacune va sur la case suivante, en haut, en bas, à gauche ou à droite (`/damala déplacer d3 d4`, ou `/damala déplacer d3 d4 e4` pour deux). Le chemin ne passe ni deux fois par une case, ni par une case bloquée. Une case de trois billes est pleine, sauf si l’une d’elles est adverse.
rules-damala-capture = **Capture.** Une bille posée sur une case avec des billes adverses en retire une.
rules-damala-centre = **Centre.** Une bille posée sur un centre t’en donne une autre au même endroit. Il faut de la place sur la case, et tu ne peux pas dépasser 20 billes.
rules-damala-pictures = **Sur les images** : des billes suivent un chemin et la dernière capture ; une bille au centre en donne une autre.
rules-damala-picture-path = Un plateau de Damala. Noir vient de prendre trois billes en e2 et de les poser en f2, f3 et f4. La dernière a capturé la bille blanche en f4.
rules-damala-picture-rapid-path = Un plateau de Damala, rapide. Noir vient de prendre trois billes en b2 et de les poser en a2, a3 et a4. La dernière a capturé une bille blanche en a4.
rules-damala-picture-centre = Un plateau de Damala. Une bille vient d’être posée au centre, d4. Elle y a capturé une bille adverse et en a donné une autre.
rules-damala-picture-across = Deux plateaux de Damala côte à côte. Noir vient de prendre trois billes en f2 et de les poser en g2, g3, puis h3, sur l’autre plateau. La dernière a capturé une bille blanche.
rules-damala-picture-team-centre = Deux plateaux de Damala côte à côte. Noir vient de poser une bille au centre du premier, d4, et en gagne une autre.

decided-stuck-drop-is-skipped = Qui n’a aucune case où poser passe son tour pendant que l’autre continue.
decided-set-aside = Les pions qui ne pourront jamais être posés sont mis de côté : hors jeu, mais pas capturés.
decided-skip-lifts-ban = Si un tour a été passé entre-temps, un pion peut revenir aussitôt en arrière.
decided-repetition = La partie est nulle quand la même position apparaît pour la troisième fois. Elle l’est aussi si personne ne peut jouer, sauf règle contraire du jeu.
decided-bound = { $turns ->
    [one] La partie est nulle après { $turns } tour par camp sans capture ni pose.
   *[other] La partie est nulle après { $turns } tours par camp sans capture ni pose.
}
decided-early-end-is-no-shut-out = Dans un match, une victoire vaut deux points si l’adversaire n’a rien capturé. Si rien ne pouvait encore l’être, abandonner ou perdre au temps n’en coûte qu’un.
decided-long-run-protects = Les pions alignés par trois ou plus ne peuvent pas être pris.
decided-two-each-is-drawn = La partie est nulle dès que chaque camp a deux pions ou moins. Rien ne peut alors être pris.
decided-twelve-stones = Chaque camp a douze pions, comme à Dara.
decided-dark-corner = La case d’angle a1 est sombre.
decided-men-capture-forward = Un pion ne capture que vers l’avant. La brochure réserve les prises en arrière à la Dame.
decided-turn-ends-as-dama = Quand un pion devient Dame, son tour s’arrête là.
decided-captured-leave-at-the-end = Les pièces capturées quittent le plateau une fois toute la prise finie. Aucune n’est sautée deux fois.
decided-claim-at-once = Une prise oubliée ne se punit qu’au coup suivant. Une prise exigée ne se punit pas, et souffler ne compte pas comme un tour.
decided-claim-or-lose = Qui ne peut que souffler ou exiger doit le faire. Qui souffle et n’a ensuite aucun coup perd. Si un coup oublie une prise mais donne la nulle, la partie est nulle.
decided-back-and-forth = Une capture ne compte pas comme aller-retour et remet le compte à zéro. Qui n’a pas d’autre coup peut continuer.
decided-reconstruction = C’est une reconstitution, car les schémas de la brochure sont perdus. Les coins bloqués, les rangées pleines et le centre se déduisent de ses chiffres.
decided-no-square-passed-over = Une bille est posée sur chaque case du chemin.
decided-stuck-team-loses = Une équipe perd quand ses deux membres passent leur tour à la suite.
decided-one-each-is-drawn = Une bille contre une : la partie est nulle.
decided-stuck-loses = Qui doit jouer et n’a aucun coup légal perd.
decided-rapid-camps = Rapide : douze billes par camp, sur les deux rangées les plus proches.
decided-team-camps = Chaque équipe commence sur son propre plateau. La place 1 est sur les rangées 1 à 3 du premier, la 3 sur les rangées 5 à 7. Les places 2 et 4 font de même sur le second. Partout, la colonne du milieu reste vide.
decided-most-marbles-go = Si plusieurs adversaires ont des billes sur une case, celui qui en a le plus en perd une. À égalité, c’est la place au plus petit numéro.

rules-morris-goal = **But.** Fermer des moulins pour prendre des pions. Tu gagnes quand l’adversaire en a moins de trois ou ne peut plus jouer.
rules-morris-drop = **D’abord, poser.** Il y a vingt-quatre points reliés par des lignes, et { $pieces } pions par camp. À tour de rôle, on pose un pion sur un point vide (`/morris poser d6`).
rules-morris-move = **Puis, déplacer.** À tour de rôle, on déplace un pion le long d’une ligne, vers un point voisin vide (`/morris déplacer d6 bas`). Qui ne peut pas jouer perd.
rules-morris-mill = **Moulin et prise.** Trois de tes pions sur une ligne font un moulin. Quand tu en fermes un, à la pose ou par un déplacement, prends un pion adverse (`/morris prendre d4`). Tu n’en prends qu’un, même pour deux moulins. Les pions en moulin sont à l’abri tant qu’il y en a d’autres. Un moulin ouvert puis refermé est nouveau.
rules-morris-diagonals = **Diagonales.** Quatre lignes de plus relient les coins des trois carrés. La partie est nulle si la dernière pose remplit le plateau sans fermer de moulin. Un pion passé d’un moulin à un autre ne peut pas revenir aussitôt refermer le premier.
rules-morris-pictures = **Sur les images** : deux moulins qui viennent d’être fermés. L’un des pions cerclés est pris.
rules-morris-picture-drop = Un plateau de Moulin, phase de pose. Noir vient de poser en d7 et ferme un moulin en d7, d6 et d5. Les pions blancs en a1 et a4 sont cerclés. Noir en prend un.
rules-morris-picture-move = Un plateau de Moulin, phase de déplacement. Noir vient de jouer de d5 à e5 et ferme un moulin en e5, e4 et e3. Tous les pions blancs sont cerclés. Noir en prend un.
rules-morris-picture-diagonal = Un plateau de Morabaraba, phase de pose. Noir vient de poser en c5 et ferme un moulin sur la diagonale a7, b6 et c5. Les pions blancs en d6 et f4 sont cerclés. Noir en prend un.
decided-tournament-form = S004 mentionne ce jeu sans en donner les règles. Voici les règles courantes des tournois.
decided-federation-form = S004 mentionne ce jeu sans en donner les règles. Voici celles de la fédération sud-africaine, telles qu’on les connaît.
decided-three-left-is-drawn = Quand un camp n’a plus que trois pions, dix coups par camp sans prise donnent nulle. Une prise remet le compte à zéro.
