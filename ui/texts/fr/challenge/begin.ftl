# Lancer une partie avec des boutons.

begin-which = **À quoi veux-tu jouer ?**
begin-which-against = **À quoi veux-tu jouer avec { $opponent } ?**
begin-choose-game = Choisis un jeu
begin-as-default = -# D’autres règles, un autre chrono ? Choisis-les dans `/jouer`.
begin-opponent = **{ $game } : contre qui veux-tu jouer ?**
    Choisis quelqu’un ou laisse la place à tout le monde. Contre l’ordinateur, ça commence tout de suite.
begin-choose-opponent = Choisis un adversaire
button-anyone = Quelqu’un d’ici
begin-which-computer = **À quoi veux-tu jouer contre l’ordinateur ?**
begin-level = **{ $game }** contre l’ordinateur : quel niveau ? 1 pour débuter, 8 à pleine puissance.
button-computer = 🤖 Ordinateur
