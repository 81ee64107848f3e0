# Challenges. One message a thing to say; arguments are named after what they stand for.

challenge-to = { $challenger } défie { $invited } à **{ $rules }**.
challenge-open = { $challenger } cherche quelqu’un pour jouer à **{ $rules }**.
challenge-teams = { $challenger } réunit quatre joueurs pour **{ $rules }**, deux contre deux.
challenge-sides =
    Première équipe : { $with }
    Seconde équipe : { $against }
challenge-slot-open = *une place libre*
challenge-slot-invited = { $player } (invitation envoyée)
challenge-order = Ordre de jeu : { $players }, et ainsi de suite.
challenge-first-place = Le premier de la seconde équipe commence.
challenge-first-lot = On tire au sort qui commence.
challenge-first-challenger = { $who } commence.
challenge-first-opponent = Qui relève le défi commence.
challenge-place-here = On joue dans ce salon.
challenge-place-thread = On joue dans un fil à part.
challenge-until = Si personne n’accepte, le défi expire { $time }.
challenge-until-full = La partie commence dès que toutes les places sont prises ; d’ici là le défi reste ouvert, et il expire { $time }.
challenge-house-rules = 📜 { $differences }
challenge-rematch = Revanche de la partie { $game } : premier et second échangent leurs places.
challenge-accepted = { $who } accepte : c’est parti !
challenge-accepted-in-thread = { $who } accepte : c’est parti dans { $thread } !
challenge-accepted-already = { $challenge }
    Le défi a été accepté.
challenge-declined = Le défi a été refusé.
challenge-withdrawn = Le défi a été retiré.
challenge-expired = Personne n’a accepté à temps.
challenge-told-declined = { $who }, { $player } a refusé ton défi, **{ $rules }** : { $link }
challenge-told-expired = { $who }, personne n’a accepté à temps ton défi, **{ $rules }** : { $link }
