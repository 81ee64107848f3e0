# Qui ne veut rien avoir à faire avec qui. Un message par chose à dire ; les arguments portent le nom de ce qu’ils représentent.

blocked-title = ## Qui tu as bloqué
kept-away-entry = { $number }. { $who }, { $since }
blocked-none = Tu n’as bloqué personne. Avec `/bloquer` et un membre, il n’y a plus de défis entre vous deux, sur aucun serveur ; personne n’en est averti.
blocked-done = Tu as bloqué { $player } : il n’y a plus de défis entre vous deux, sur aucun serveur. Personne n’en est averti. Les parties et les matchs en cours continuent. `/débloquer` y met fin.
blocked-parted = { $challenges ->
    [one] { $challenges } défi ouvert vous réunissait : il a été retiré, ou tu l’as quitté.
   *[other] { $challenges } défis ouverts vous réunissaient : ils ont été retirés, ou tu les as quittés.
}
unblocked-done = Tu ne bloques plus { $player } : il peut de nouveau y avoir des défis entre vous deux.
button-unblock = Débloquer { $number }
refused-has-blocked = Tu as bloqué { $player }. Utilise d’abord `/débloquer`, ou joue avec quelqu’un d’autre.
refused-no-game-with = Aucune partie avec { $player } ne peut commencer ici pour l’instant ; pourquoi, je ne le dis à personne. Défie quelqu’un d’autre.
refused-may-not-join = Tu ne peux pas rejoindre ce défi pour l’instant ; pourquoi, je ne le dis à personne. Lance le tien avec `{ $command } défier`.
refused-blocked-self = Tu ne peux pas te bloquer. Nomme un autre membre, ou personne pour voir qui tu as bloqué.
refused-too-many-blocked = Tu as bloqué { $limit } membres, et ne peux pas en bloquer d’autres. `/bloquer` les montre : débloques-en un là.
refused-block-bot = Les bots ne défient personne : inutile de les bloquer.
refused-blocked-already = Tu as déjà bloqué { $player }. `/débloquer` y met fin.
refused-not-blocked = Tu n’as pas bloqué { $player }. `/bloquer` montre qui l’est.
