# The way to a challenge without typing. One message a thing to say; arguments are named after what they stand for.

begin-which = **Quel jeu ?**
begin-which-against = **À quel jeu** défies-tu { $opponent } ?
begin-game = - { $about }
begin-as-usual = -# Les règles, le temps et le lieu sont ceux du serveur. Pour les choisir, écris `/dara défier`, ou l’équivalent d’un autre jeu ; `/damala défier` avec les règles `teams` réunit quatre joueurs.
begin-whom = **{ $game } : qui défies-tu ?** Choisis un membre, ou laisse le premier qui accepte jouer avec toi.
begin-choose-opponent = Choisis un membre
button-whoever-accepts = Le premier qui accepte
