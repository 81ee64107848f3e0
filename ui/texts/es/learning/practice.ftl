# Practicar por tu cuenta.

practice-title = **Práctica: { $rules }** – juegas con { $sides }. Solo lo ves tú.
practice-first-dara = Primero coloca las fichas, una por turno. Luego muévelas: con cada línea nueva de tres quitas una rival.
practice-first-wali = { $beside ->
    [barred] Primero coloca las fichas, nunca junto a las tuyas. Luego muévelas: con una línea nueva quitas una rival.
   *[allowed] Primero coloca las fichas, una por turno. Luego muévelas: con una línea nueva quitas una rival.
}
practice-first-house = Son reglas de la casa, mira **Reglas**. Elige una casilla y observa qué pasa.
practice-first-dala = Las cuatro primeras fichas van al centro. Con una línea de exactamente tres quitas una rival, también al colocar.
practice-first-damas = Mueve un peón en diagonal hacia delante. Deja pasar una captura y el otro bando puede castigarte: pruébalo.
practice-first-damala = Elige una casilla: sus canicas caen una a una por un camino. La que cae sobre una rival la captura.
practice-drop = { $hand ->
    [one] { $who }: coloca su última ficha. Después llega el momento de moverlas.
   *[other] { $who }: coloca una ficha (quedan { $hand } en mano). Se mueven más tarde.
}
practice-drop-central = { $who }: coloca una ficha en el centro, como las cuatro primeras.
practice-move = { $game ->
    [damas] { $who }: un peón avanza una casilla; una Dama, cuantas quiera. Salta sobre una pieza para capturarla.
    [damala] { $who }: reparte todas las canicas de una casilla por un camino, una en cada casilla.
    [morris] { $who }: mueve una ficha por una línea. Con un molino nuevo se quita una ficha rival.
   *[other] { $who }: mueve una ficha un paso. Con una línea nueva se quita una ficha rival.
}
practice-take = { $row ->
    [mill] { $who }: hay molino, quita una de las fichas con aro.
   *[row] { $who }: hay línea, quita una de las fichas con aro.
}
practice-capture = { $who }: hay que hacer la captura que se dejó pasar.
practice-must-claim = { $who }: sin jugadas, así que hay que soplar (retirar) una pieza u obligar a capturar.
practice-over = Se acabó. Deshaz, empieza de nuevo o desafía a alguien.
practice-why = **¿Por qué no en otra casilla?**
practice-why-more = …y { $count } más.
practice-why-not-drop = Las demás casillas están ocupadas.
practice-why-not-take = Puedes quitar cualquier ficha rival.
practice-why-not-move = En las demás direcciones hay algo en medio o se acaba el tablero.
practice-stale = **Esta práctica avanzó.** Así está ahora.
practice-closed = Cerrada y guardada 30 días. Vuelve con `{ $command } practicar`.
practice-which = **Práctica:** juega con los dos bandos y te digo qué se puede hacer. ¿A qué quieres jugar?
button-take-back = Deshacer
button-start-again = Empezar de nuevo
button-why-not = ¿Por qué no…?
button-close = Cerrar
button-start-game = Empezar partida
button-go-on-practising = Abrirla otra vez
practice-first-morris = Coloca tus fichas y luego muévelas por las líneas. Con tres en una línea, un molino, quitas una rival.
practice-menu = ¿Qué más?
button-hint = 💡 Pista
practice-computer-easy = Que juegue la máquina (nivel fácil)
practice-computer-medium = Que juegue la máquina (nivel medio)
practice-computer-strong = Que juegue la máquina (nivel alto)
practice-computer = Pregunta a la máquina…
practice-hint = 💡 Prueba { $turn }. { $why } { $stands }
practice-hint-take = { $turn } y quita **{ $square }**
practice-hint-wins = Gana la partida.
practice-hint-leads = Lleva a la victoria.
practice-hint-row = { $row ->
    [mill] Cierra un molino y quita una ficha rival.
   *[row] Forma una línea y quita una ficha rival.
}
practice-hint-captures = { $count ->
    [one] Es una captura.
   *[other] Son { $count } capturas.
}
practice-hint-quiet = Aún no hay nada que quitar.
practice-hint-chance = { $chance ->
    [ahead] { $who } va por delante.
    [behind] { $who } va por detrás.
   *[level] Está igualado.
}
practice-busy = Ahora estoy pensando en otras partidas. Prueba otra vez en un momento.
