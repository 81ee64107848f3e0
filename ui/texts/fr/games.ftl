# Games, presets, options. One message a thing to say; arguments are named after what they stand for.

game-dara = Dara
about-dara = Dara : aligne trois pions et prends ceux de l’adversaire
about-damas = Damas : des dames où une prise négligée peut être réclamée
about-wali = Wali : aligne trois pions, sans les avoir posés côte à côte
about-dala = Dala : aligne trois pions, dès la pose, sur un plateau plus grand
game-wali = Wali
game-dala = Dala
about-damala = Damala : dépose tes billes en chemin et capture celles d’en face
game-damala = Damala
preset-damala-standard = standard
preset-damala-rapid = rapide
preset-damala-teams = équipes
game-damas = Damas
preset-wali-adjacent = adjacent
preset-wali-prost = Prost
preset-dala-standard = standard
preset-damas-ruibal = Ruibal
preset-dara-traditional = traditionnel
preset-dara-capture-ten = dix prises
preset-dara-niger = Niger
category-teams = { $game }, en équipes
rules-name = { $game } ({ $preset })
rules-name-house = { $game } ({ $preset }, règles maison)
rules-name-own = { $game } ({ $name })

setting-take-free = Un alignement prend un pion qui n’est dans aucun alignement ; si tous y sont, on ne prend rien.
setting-take-any = Un alignement prend n’importe quel pion adverse.
setting-win-few = On gagne quand il reste à l’adversaire moins de trois pions.
setting-win-ten = On gagne au dixième pion pris, ou quand il reste à l’adversaire moins de trois pions.
setting-back-allowed = Un pion peut revenir aussitôt sur ses pas.
setting-back-barred = Un pion ne peut pas revenir sur la case qu’il a quittée au tour précédent.
setting-row-drops-allowed = Un pion posé peut former un alignement de trois, qui ne rapporte rien.
setting-win-all = On gagne quand l’adversaire n’a plus un seul pion.
setting-rows-three = Un nouvel alignement d’exactement trois prend un pion.
setting-rows-more = Une nouvelle suite de trois ou plus prend un pion.
setting-first-drops-centre = Les quatre premières poses, deux par joueur, se font sur les quatre cases centrales.
setting-first-drops-anywhere = Les premières poses se font n’importe où, comme toutes les autres.
setting-drop-takes-earned = Un alignement formé par une pose prend lui aussi un pion.
setting-drop-takes-none = Un alignement formé par une pose ne prend rien.
setting-beside-drops-allowed = On peut poser un pion à côté d’un des siens.
setting-beside-drops-barred = On ne peut pas poser un pion à côté d’un des siens, en colonne ou en rangée.
setting-man-captures-both-ways = Un pion prend en avant et en arrière.
setting-duel = { $turns ->
    [one] Deux dames contre une ont { $turns } coup de chaque joueur pour conclure ; ensuite, la partie est nulle.
   *[other] Deux dames contre une ont { $turns } coups de chaque joueur pour conclure ; ensuite, la partie est nulle.
}
setting-bonus-gained = Une bille déposée au centre en fait gagner une autre au même endroit.
setting-bonus-none = Le centre est une case comme les autres, et n’offre pas de bille.
setting-row-drops-barred = Une pose qui aligne trois pions ou plus est interdite.

game-morris = Moulin
about-morris = Moulin : forme des moulins de trois sur un plateau de lignes et prends les pions adverses
preset-morris-nine = neuf pions
preset-morris-morabaraba = Morabaraba
setting-flying-allowed = Avec trois pions restants, on peut aller sur n’importe quel point vide.
setting-flying-barred = Avec trois pions restants, on suit toujours les lignes.
