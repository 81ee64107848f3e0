# The way to a challenge without typing. One message a thing to say; arguments are named after what they stand for.

begin-which = **¿A qué juego?**
begin-which-against = **¿A qué juego** desafías a { $opponent }?
begin-game = - { $about }
begin-as-usual = -# Las reglas, el tiempo y el lugar son los habituales en este servidor. Para elegirlos, escribe `/dara desafiar`, o lo mismo con otro juego; `/damala desafiar` con las reglas `teams` reúne a cuatro.
begin-whom = **{ $game }: ¿a quién desafías?** Elige a alguien, o deja que juegue contigo quien acepte primero.
begin-choose-opponent = Elige a alguien
button-whoever-accepts = Quien acepte
