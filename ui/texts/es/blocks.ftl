# Bloqueos entre dos personas.

blocked-title = ## Personas que bloqueaste
kept-away-entry = { $number }. { $who }, { $since }
blocked-none = No has bloqueado a nadie. `/bloquear` impide los desafíos entre tú y otra persona, sin que lo sepa.
blocked-done = Bloqueaste a { $player }: no habrá más desafíos entre ambos, en ningún servidor. No lo sabrá, y las partidas en curso siguen.
blocked-parted = { $challenges ->
    [one] Un desafío abierto entre ambos se cerró, o saliste de él.
   *[other] { $challenges } desafíos abiertos entre ambos se cerraron, o saliste de ellos.
}
unblocked-done = Desbloqueaste a { $player }: ya pueden desafiarse otra vez.
button-unblock = Desbloquear { $number }
refused-has-blocked = Bloqueaste a { $player }. Usa `/desbloquear` o juega con otra persona.
refused-no-game-with = Ahora no puedes empezar una partida con { $player }. Desafía a otra persona.
refused-may-not-join = Ahora no puedes unirte a este desafío. Crea el tuyo con `/jugar`.
refused-blocked-self = No puedes bloquearte. Elige a otra persona.
refused-too-many-blocked = Ya bloqueaste a { $limit } personas, que es el máximo. Desbloquea a alguien en `/bloquear`.
refused-block-bot = Los bots no desafían a nadie, así que no hace falta bloquearlos. Elige a un miembro.
refused-blocked-already = Ya bloqueaste a { $player }. `/desbloquear` lo deshace.
refused-not-blocked = No has bloqueado a { $player }. Mira tu lista con `/bloquear`.
