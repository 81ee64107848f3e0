# Les jeux, leurs règles et leurs options.

game-dara = Dara
game-introduced = { $game } · { $about }
game-line = - **{ $game }** (`/{ $command }`) · { $about }
about-dara = Trois alignés sur 5 × 6, environ 50 tours par camp. Pose, puis déplace. Idéal pour débuter
about-damas = Des dames sur 8 × 8 où une prise oubliée se punit. Environ 40 tours par camp
about-wali = Comme Dara, mais on ne pose pas à côté de ses pions. Environ 50 tours par camp
about-dala = Comme Dara sur 6 × 6, mais un alignement à la pose compte aussi. Environ 50 tours par camp
game-wali = Wali
game-dala = Dala
about-damala = Des billes sur 7 × 7, posées sur un chemin pour capturer. À deux ou quatre, 100 tours
game-damala = Damala
preset-damala-standard = standard
preset-about-damala-standard = à deux, trois rangées de billes par camp
preset-damala-rapid = rapide
preset-about-damala-rapid = à deux, deux rangées de billes par camp
preset-damala-teams = équipes
preset-about-damala-teams = à quatre, sur deux plateaux
game-damas = Damas
preset-wali-adjacent = sans voisins
preset-about-wali-adjacent = jamais de pose à côté des siens
preset-wali-prost = Prost
preset-about-wali-prost = trois alignés ou plus font prendre n’importe quel pion
preset-dala-standard = standard
preset-about-dala-standard = les quatre premiers pions vont au centre
preset-damas-ruibal = Ruibal
preset-about-damas-ruibal = une prise oubliée peut être punie
preset-dara-traditional = traditionnel
preset-about-dara-traditional = les pions alignés sont à l’abri
preset-dara-capture-ten = dix prises
preset-about-dara-capture-ten = dix pions pris, même alignés, et c’est gagné
preset-dara-niger = Niger
preset-about-dara-niger = pas d’alignement de trois à la pose
category-teams = { $game }, en équipes
rules-name = { $game } ({ $preset })
rules-introduced = { $rules } – { $about }
rules-name-house = { $game } ({ $preset }, règles maison)
rules-name-own = { $game } ({ $name })

setting-take-free = Un alignement te fait prendre un pion adverse non aligné, s’il y en a un.
setting-take-any = Un alignement te fait prendre n’importe quel pion adverse.
setting-win-few = Tu gagnes quand ton adversaire a moins de trois pions.
setting-win-ten = Tu gagnes à ta dixième prise, ou quand ton adversaire a moins de trois pions.
setting-back-allowed = Un pion peut revenir aussitôt en arrière.
setting-back-barred = Un pion ne peut pas revenir sur la case quittée à ton tour précédent.
setting-row-drops-allowed = Aligner trois pions à la pose est permis, mais ne rapporte rien.
setting-win-all = Tu gagnes quand ton adversaire n’a plus de pions.
setting-rows-three = Un nouvel alignement d’exactement trois te fait prendre un pion adverse.
setting-rows-more = Un nouvel alignement de trois ou plus te fait prendre un pion adverse.
setting-first-drops-centre = Les quatre premières poses, deux par camp, vont sur les cases centrales.
setting-first-drops-anywhere = Tu peux poser partout dès le début.
setting-drop-takes-earned = Un alignement fait à la pose te fait aussi prendre un pion adverse.
setting-drop-takes-none = Un alignement fait à la pose ne rapporte rien.
setting-beside-drops-allowed = Tu peux poser un pion à côté d’un des tiens.
setting-beside-drops-barred = Tu ne peux pas poser à côté d’un des tiens, en colonne ou en rangée.
setting-man-captures-both-ways = Un pion capture en avant et en arrière.
setting-duel = { $turns ->
    [one] Deux Dames contre une : chaque camp a { $turns } coup pour conclure, puis la partie est nulle.
   *[other] Deux Dames contre une : chaque camp a { $turns } coups pour conclure, puis la partie est nulle.
}
setting-bonus-gained = Une bille posée au centre t’en donne une autre au même endroit.
setting-bonus-none = Le centre est une case comme les autres.
setting-row-drops-barred = Tu ne peux pas aligner trois pions ou plus à la pose.

game-morris = Moulin
about-morris = Le jeu du moulin : trois pions sur une ligne en font prendre un. Environ 50 tours par camp
preset-morris-nine = neuf pions
preset-about-morris-nine = neuf pions par camp, sans diagonales
preset-morris-morabaraba = Morabaraba
preset-about-morris-morabaraba = douze pions par camp, avec diagonales
setting-flying-allowed = Quand il te reste trois pions, tu peux sauter sur n’importe quel point vide.
setting-flying-barred = Même avec trois pions, tu suis les lignes.
