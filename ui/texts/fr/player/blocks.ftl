# Blocages entre deux personnes.

blocked-title = ## Les personnes que tu bloques
kept-away-entry = { $number }. { $who }, { $since }
blocked-none = Tu ne bloques personne. `/bloquer` empêche les défis entre toi et quelqu’un, sans le lui dire.
blocked-done = Tu bloques { $player } : aucun défi n’est possible entre vous, sur aucun serveur. Cela reste secret, et les parties en cours continuent.
blocked-parted = { $challenges ->
    [one] Un défi ouvert entre vous est fermé, ou tu l’as quitté.
   *[other] { $challenges } défis ouverts entre vous sont fermés, ou tu les as quittés.
}
unblocked-done = { $player } n’est plus sur ta liste : les défis sont de nouveau possibles.
button-unblock = Débloquer { $number }
refused-has-blocked = Tu bloques { $player }. Utilise `/débloquer`, ou joue avec quelqu’un d’autre.
refused-no-game-with = Impossible de jouer avec { $player } pour le moment. Défie quelqu’un d’autre.
refused-may-not-join = Tu ne peux pas rejoindre ce défi pour le moment. Lance le tien avec `/jouer`.
refused-blocked-self = Tu ne peux pas te bloquer. Choisis quelqu’un d’autre.
refused-too-many-blocked = Ta liste de blocages est pleine ({ $limit }). Débloque d’abord quelqu’un dans `/bloquer`.
refused-block-bot = Les bots ne défient personne, inutile de les bloquer. Choisis un membre.
refused-blocked-already = Tu bloques déjà { $player }. `/débloquer` lève le blocage.
refused-not-blocked = Tu ne bloques pas { $player }. Regarde ta liste avec `/bloquer`.
