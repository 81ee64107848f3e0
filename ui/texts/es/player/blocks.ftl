# Bloqueos entre dos personas.

blocked-title = ## Personas bloqueadas
kept-away-entry = { $number }. { $who }, { $since }
blocked-none = Tu lista de bloqueos está vacía. `/bloquear` impide los desafíos con otra persona, y no se le avisa.
blocked-done = Bloqueaste a { $player }: ya no habrá desafíos entre tú y esa persona, en ningún servidor. No se le avisa, y las partidas en curso siguen.
blocked-parted = { $challenges ->
    [one] Tenías un desafío abierto con esa persona: se cerró, o saliste.
   *[other] Tenías { $challenges } desafíos abiertos con esa persona: se cerraron, o saliste de ellos.
}
unblocked-done = Desbloqueaste a { $player }: otra vez puede haber desafíos entre tú y esa persona.
button-unblock = Desbloquear { $number }
refused-has-blocked = Bloqueaste a { $player }. Usa `/desbloquear` o juega con otra persona.
refused-no-game-with = Ahora no puedes empezar una partida con { $player }. Desafía a otra persona.
refused-may-not-join = Ahora no puedes unirte a este desafío. Crea el tuyo con `/jugar`.
refused-blocked-self = No puedes bloquearte. Elige a otra persona.
refused-too-many-blocked = Tu lista de bloqueos está llena ({ $limit }). Desbloquea antes a alguien en `/bloquear`.
refused-block-bot = Los bots no desafían a nadie, así que no hace falta bloquearlos. Elige a un miembro.
refused-blocked-already = Ya bloqueaste a { $player }. `/desbloquear` lo deshace.
refused-not-blocked = { $player } no está en tu lista de bloqueos. Mírala con `/bloquear`.
