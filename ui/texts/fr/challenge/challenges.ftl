# Défis.

challenge-to = { $challenger } défie { $invited } : **{ $rules }**
challenge-open = { $challenger } cherche un adversaire : **{ $rules }**
challenge-teams = { $challenger } prépare une partie à deux contre deux : **{ $rules }**
challenge-sides =
    Équipe 1 : { $with }
    Équipe 2 : { $against }
challenge-slot-open = *libre*
challenge-slot-invited = { $player } (invitation)
challenge-order = Ordre de jeu : { $players }
challenge-first-place = l’équipe 2 commence
challenge-first-lot = on tire au sort qui commence
challenge-first-challenger = { $who } commence
challenge-first-opponent = l’adversaire commence
challenge-place-thread = dans son propre fil
challenge-until = -# Expire { $time }
challenge-until-full = -# Commence quand toutes les places sont prises · expire { $time }
challenge-house-rules = 📜 { $differences }
challenge-rematch = 🔁 Revanche de la partie { $game }, camps inversés
challenge-picture = Une partie de { $game }, en exemple. { $board }
challenge-accepted = { $who } accepte : la partie commence !
challenge-accepted-in-thread = { $who } accepte : la partie commence dans { $thread } !
challenge-accepted-already = { $challenge }
    Accepté.
challenge-declined = Refusé.
challenge-withdrawn = Retiré.
challenge-expired = Expiré : personne n’a accepté à temps.
challenge-told-declined = { $who }, { $player } refuse ton défi à **{ $rules }** : { $link }
challenge-told-expired = { $who }, personne n’a accepté à temps ton défi à **{ $rules }** : { $link }
challenge-computer = { $challenger } joue contre l’ordinateur (niveau { $level }) : **{ $rules }**
challenge-until-started = -# Appuie sur **Commencer** pour ouvrir le fil · expire { $time }
computer-at-level = 🤖 niveau { $level }
button-start = Commencer
challenge-accepted-alone-in-thread = La partie commence dans { $thread } !
challenge-zones = -# 🌙 Choisis ton fuseau horaire avec `/préférences fuseau`. Si tu le changes ensuite, cette partie garde l’ancien.
