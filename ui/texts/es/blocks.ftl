# Quién no quiere nada con quién. Un mensaje por cada cosa que decir; los argumentos se llaman como lo que representan.

blocked-title = ## A quién bloqueaste
kept-away-entry = { $number }. { $who }, { $since }
blocked-none = No bloqueaste a nadie. Con `/bloquear` y un miembro deja de haber desafíos entre ambos, en todos los servidores; no se avisa a nadie.
blocked-done = Bloqueaste a { $player }: ya no hay desafíos entre ambos, en ningún servidor. No se avisa a nadie. Las partidas y los encuentros en curso siguen. Con `/desbloquear` termina.
blocked-parted = { $challenges ->
    [one] Un desafío abierto los reunía: se retiró, o saliste de él.
   *[other] { $challenges } desafíos abiertos los reunían: se retiraron, o saliste de ellos.
}
unblocked-done = Ya no bloqueas a { $player }: puede volver a haber desafíos entre ambos.
button-unblock = Desbloquear { $number }
refused-has-blocked = Bloqueaste a { $player }. Usa antes `/desbloquear`, o juega con otra persona.
refused-no-game-with = Por ahora no puede empezar aquí ninguna partida con { $player }; por qué, no se lo digo a nadie. Desafía a otra persona.
refused-may-not-join = Por ahora no puedes unirte a este desafío; por qué, no se lo digo a nadie. Haz uno propio con `{ $command } desafiar`.
refused-blocked-self = No puedes bloquearte. Nombra a otro miembro, o a nadie para ver a quién bloqueaste.
refused-too-many-blocked = Bloqueaste a { $limit } miembros, y no puedes bloquear a más. `/bloquear` los muestra: desbloquea a uno allí.
refused-block-bot = Los bots no desafían a nadie, y no hace falta bloquearlos.
refused-blocked-already = Ya bloqueaste a { $player }. Con `/desbloquear` termina.
refused-not-blocked = No bloqueaste a { $player }. `/bloquear` muestra a quién sí.
