# Practice alone. One message a thing to say; arguments are named after what they stand for.

practice-title = **Práctica: { $rules }** – juegas con { $sides }, y nadie más lo ve.
practice-first-dara = Primero se colocan por turnos todas las fichas en casillas libres: ponlas de modo que pronto puedan quedar tres en línea. Después se mueven un paso por turno, y cada línea nueva de exactamente tres quita una ficha rival.
practice-first-wali = { $beside ->
    [barred] Primero se colocan todas las fichas, pero nunca al lado de otra del mismo bando. Después se mueven un paso por turno, y una línea nueva quita una ficha rival.
   *[allowed] Primero se colocan por turnos todas las fichas en casillas libres. Después se mueven un paso por turno, y una línea nueva de tres o más quita una ficha rival.
}
practice-first-house = Son reglas de la casa: **Reglas** las muestra. Elige una casilla y mira qué pasa y qué toca después.
practice-first-dala = Las cuatro primeras fichas van a las cuatro casillas centrales; las demás, adonde quieras. Una línea de exactamente tres quita una ficha rival, ya desde la colocación.
practice-first-damas = Elige una de tus fichas y luego la casilla oscura que tiene delante, en diagonal. A quien puede capturar y no lo hace se le puede castigar: pruébalo desde los dos lados.
practice-first-damala = Elige una casilla tuya: se recogen todas sus canicas y se reparten de una en una por las casillas de un camino. La canica que cae donde hay una rival se lleva una de las rivales.
practice-drop = { $hand ->
    [one] Ahora { $who } coloca su última ficha: cuando están todas colocadas, empiezan a moverse.
   *[other] Ahora { $who } coloca una ficha, de { $hand } en mano: solo cuando están todas colocadas empiezan a moverse.
}
practice-drop-central = Ahora { $who } coloca una ficha en una casilla central: allí van las cuatro primeras de la partida.
practice-move = { $game ->
    [damas] Ahora { $who } mueve una pieza: la ficha, una casilla en diagonal hacia adelante; la Dama, cuantas quiera; lo que se salta se captura.
    [damala] Ahora { $who } mueve: todas las canicas de una casilla, de una en una, por un camino de otras tantas casillas.
   *[other] Ahora { $who } mueve una ficha un paso hacia arriba, abajo, la izquierda o la derecha: una línea nueva quita una ficha rival.
}
practice-take = Ahora { $who } quita una ficha, porque eso vale una línea: cualquiera de las que llevan un aro.
practice-capture = Ahora { $who } tiene que capturar, porque el otro bando obliga a hacer la captura que se dejó pasar.
practice-must-claim = Ahora { $who } tiene que reclamar la captura que se dejó pasar, porque no queda otro movimiento.
practice-over = Se acabó. Deshaz para probar de otra manera, vuelve a empezar o desafía a alguien.
practice-why = **¿Por qué no en otro sitio?**
practice-why-more = … y { $count } más.
practice-why-not-drop = Nada más impide colocar: las otras casillas están ocupadas.
practice-why-not-take = Nada más impide quitar: se puede elegir cualquier ficha rival.
practice-why-not-move = Nada más impide mover: adonde podría ir hay algo, o se acaba el tablero.
practice-stale = **Esta práctica ha avanzado** desde que se hizo ese botón, o empezó de nuevo. Así está ahora: sigue aquí.
practice-closed = Cerrada, y guardada durante 30 días: `{ $command } practicar` la abre como la dejaste.
practice-which = **Practicar a solas:** juegas con todos los bandos, nadie más lo ve, y se te dice qué hacer y por qué. ¿Qué juego?
button-take-back = Deshacer
button-start-again = Volver a empezar
button-why-not = ¿Por qué no…?
button-close = Cerrar
button-challenge-somebody = Desafiar a alguien
button-go-on-practising = Volver a abrirla
practice-first-morris = Coloca tus fichas en puntos vacíos y después muévelas por las líneas. Tres tuyas en una línea son un molino, que quita enseguida una ficha rival.
