# Règles maison.

house-rules-title = ## Règles maison
house-rules-about = Choisis des règles à changer, ou un jeu pour en créer. On les trouve dans `/jouer`, sous `règles`.
house-rules-about-none = Il n’y en a pas encore. Choisis un jeu, pars des règles du bot et change ce que tu veux.
house-rules-full = C’est le maximum pour un serveur. Efface des règles pour en créer d’autres.
house-rules-change = Changer des règles maison
house-rules-new = Créer des règles pour…
house-rules-choice = { $name } – { $game }
house-rules-like = Comme « { $preset } ».
house-rules-like-but = Comme « { $preset } », mais : { $changes }
house-rules-of = ## { $name } – { $game }
house-rules-new-of = ## Nouvelles règles maison pour { $game }
house-rules-nothing-changed = -# Choisis ci-dessous ce que tu veux changer.
house-rules-unsaved = -# Changements pas encore enregistrés.
house-rules-option = **{ $option }**
house-rules-value-now = - **{ $value }**
house-rules-from-preset = Partir de…
house-rules-choose-option = Choisis ce qui change
house-rules-form = Règles maison pour { $game }
house-rules-form-name = Nom
house-rules-kept = **Enregistré.** Tu peux maintenant choisir **{ $name }** dans `{ $command } défier`. Les parties existantes gardent leurs règles.
house-rules-dropped = **Effacé** : { $name }. Les parties existantes gardent leurs règles.
house-rules-default-again = Les règles par défaut de { $game } sont à nouveau *{ $preset }*.
house-rules-drop-question = Effacer les règles maison **{ $name }** ? Les parties existantes les gardent. C’est définitif.
house-rules-drop-default = Ce sont les règles par défaut de { $game } ici. Sans elles, celles du bot reviennent.
button-keep-new-rules = Enregistrer sous…
button-keep-rules = Enregistrer
button-rename-rules = Renommer…
button-ask-drop-rules = Effacer…
button-drop-rules = Effacer
button-do-not-drop = Les garder
rules-option-take = Ce qu’un alignement fait prendre
rules-option-win = Comment on gagne
rules-option-back = Retour immédiat
rules-option-rows = Longueur d’un alignement
rules-option-first-drops = Premières poses
rules-option-drop-takes = Alignements à la pose
rules-option-beside-drops = Pose à côté d’un des siens
rules-option-row-drops = Pose qui fait un alignement
rules-option-man-captures = Comment capture un pion
rules-option-duel = Deux Dames contre une
rules-option-bonus = Billes au centre
rules-option-bound = Tours sans capture
refused-rules-name = { $typed } ne peut pas être un nom. Mets 1 à { $most } caractères, dont une lettre ou un chiffre.
refused-rules-name-preset = { $typed } est le nom de règles du bot. Choisis-en un autre.
refused-rules-name-taken = Ce serveur a déjà des règles nommées { $typed }. Choisis un autre nom.
refused-house-rules-gone = Ces règles ont été effacées ou changées. Regarde les actuelles dans `/réglages`.
refused-too-many-house-rules = { $most ->
    [one] Un serveur peut avoir { $most } ensemble de règles maison. Efface-le d’abord.
   *[other] Un serveur peut avoir { $most } ensembles de règles maison. Efface d’abord l’un d’eux.
}
refused-rules-named-already = Ces règles ont déjà un nom : **{ $name }**. Utilise-le, ou change une option.
rules-option-flying = Sauter avec trois pions
