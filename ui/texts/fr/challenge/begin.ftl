# Lancer une partie avec des boutons.

begin-which = **À quoi veux-tu jouer ?**
begin-which-against = **À quoi veux-tu jouer avec { $opponent } ?**
begin-choose-game = Choisis un jeu
begin-as-default = -# D’autres règles, un autre chrono ? Choisis-les dans `/jouer`.
begin-opponent = **{ $game } : contre qui veux-tu jouer ?**
    Choisis quelqu’un dans la liste, ou appuie sur un bouton :
    - **Quelqu’un d’ici** : je publie un défi, et tu joues contre qui l’accepte.
    - **🤖 Ordinateur** : ça commence tout de suite, au niveau de ton choix.
begin-anywhere = - **Quelqu’un dans le monde** : je te trouve un adversaire que tu ne connais peut-être pas. On joue en message privé.
begin-choose-opponent = Choisis un adversaire
button-anyone = Quelqu’un d’ici
begin-which-computer = **À quoi veux-tu jouer contre l’ordinateur ?**
begin-level = **{ $game }** contre l’ordinateur : quel niveau ? 1 pour débuter, 8 à pleine puissance.
button-computer = 🤖 Ordinateur
