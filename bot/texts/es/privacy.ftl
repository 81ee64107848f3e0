# Qué se guarda de un jugador, y cómo lo obtiene o lo borra.

former-player = alguien que ya no juega
refused-former-player = Uno de los jugadores ha borrado todos sus datos: ya nadie sabe quién era. Desafía a otra persona con `{ $command } desafiar`.
