# Rules pages. One message a thing to say; arguments are named after what they stand for.

rules-title = ## { $rules }
rules-house = *Reglas de la casa.* { $differences }
rules-options = En { $rules }
rules-no-source = de este bot
rules-decided = **Decidido** donde las fuentes callan:
rules-sources = **Fuentes**
source-s000 = el folleto “Dara, capture ten”.
source-s001 = el artículo de una enciclopedia sobre Dara.
source-s002 = el folleto de damas de Ruibal.
source-s003 = el folleto de Damala.
source-s004 = el artículo de navpil sobre Dara, Wali y Dala, con la variante de Níger.

rules-dara-goal = **Objetivo.** Forma líneas de tres para quitar fichas al rival, hasta que le queden demasiado pocas para formar una.
rules-dara-drop = **Primero, colocar.** Cinco columnas, seis filas, doce fichas por bando. Por turnos, pon una ficha en cualquier casilla vacía (`/dara colocar b3`). No se permiten cuatro o más fichas propias seguidas, en horizontal o vertical.
rules-dara-move = **Después, mover.** Por turnos, mueve una ficha un paso en horizontal o vertical a una casilla vacía (`/dara mover b3 arriba`). Siguen sin permitirse cuatro seguidas. Quien no puede mover pierde el turno.
rules-dara-row = **Línea y premio.** Un movimiento que forma una línea nueva de exactamente tres quita una ficha rival (`/dara quitar d4`), solo una aunque forme dos líneas. Las líneas que ya estaban no dan nada; una que se abre y se vuelve a cerrar es nueva. En la imagen, las fichas unidas son la línea nueva, y hay que quitar una de las que llevan un aro.
rules-dara-picture = Un tablero de Dara en la fase de movimiento. Las negras acaban de mover de b2 a c2 y han formado una línea en c2, d2 y e2. Las fichas blancas que se pueden quitar llevan un aro: las negras quitan una de ellas.

rules-wali-goal = **Objetivo.** Forma líneas para quitar fichas al rival, hasta que le queden tan pocas como se dice más abajo.
rules-wali-drop = **Primero, colocar.** Cinco columnas, seis filas, doce fichas por bando. Por turnos, pon una ficha en una casilla vacía (`/wali colocar b3`) donde estas reglas lo permitan. Quien no puede colocar espera mientras el rival sigue; después mueve primero quien empezó.
rules-wali-move = **Después, mover.** Por turnos, mueve una ficha un paso en horizontal o vertical a una casilla vacía (`/wali mover b3 arriba`). Puede haber cualquier número de fichas seguidas. Quien no puede mover pierde el turno.
rules-wali-row = **Línea y premio.** Un movimiento que forma una línea nueva, con la ficha movida en ella, quita una ficha rival (`/wali quitar d4`), solo una aunque forme dos líneas. Las líneas que se colocaron o que ya estaban no dan nada; una que se abre y se vuelve a cerrar es nueva. En la imagen, las fichas unidas son la línea nueva, y hay que quitar una de las que llevan un aro.
rules-wali-picture-row = Un tablero de Wali en la fase de movimiento. Las negras acaban de mover de b5 a c5 y han formado una línea en c4, c5 y c6. Las fichas blancas llevan un aro: las negras quitan una de ellas.
rules-wali-picture-run = Un tablero de Wali en la fase de movimiento. Las negras acaban de mover de e5 a d5 y han formado una línea de cuatro en d3, d4, d5 y d6. Todas las fichas blancas llevan un aro: las negras quitan una de ellas.

rules-dala-goal = **Objetivo.** Forma líneas de tres para quitar fichas al rival, hasta que le queden menos de tres entre la mano y el tablero.
rules-dala-drop = **Primero, colocar.** Seis columnas, seis filas. Por turnos, pon una ficha en una casilla vacía (`/dala colocar c3`); antes que nada, en las cuatro casillas centrales: c3, d3, c4 y d4.
rules-dala-move = **Después, mover.** Por turnos, mueve una ficha un paso en horizontal o vertical a una casilla vacía (`/dala mover b3 arriba`). Quien no puede mover pierde el turno.
rules-dala-row = **Línea y premio.** Quien forma una línea nueva de exactamente tres, al colocar o al mover, quita una ficha rival (`/dala quitar d4`), una por turno como máximo. Cuatro o más seguidas son legales y no dan nada. Lo que queda de ellas cuando una ficha se va también es una línea nueva, si son tres.
rules-dala-pictures = **En las imágenes**: falta por ocupar una casilla central; una línea formada al colocar quita una ficha de las que llevan un aro; y también la que una ficha deja atrás al irse.
rules-dala-picture-centre = Un tablero de Dala. Tres de las cuatro casillas centrales están ocupadas: las negras tienen fichas en c3 y d3, y las blancas en c4. Las blancas tienen que colocar en d4.
rules-dala-picture-drop = Un tablero de Dala en la fase de colocación. Las negras acaban de colocar en b3 y han formado una línea en b3, c3 y d3. Las fichas blancas de c4 y d4 llevan un aro: las negras quitan una de ellas.
rules-dala-picture-left = Un tablero de Dala en la fase de movimiento. Una ficha negra acaba de salir de la línea e1, e2, e3 y e4 hacia f1, y las tres que quedan son una línea nueva. Todas las fichas blancas llevan un aro: las negras quitan una de ellas.

rules-damas-goal = **Objetivo.** Captura todas las piezas del rival o déjalo sin nada que jugar.
rules-damas-man = **Ficha.** Ocho columnas, ocho filas, doce fichas por bando en las casillas oscuras; empiezan las negras. La ficha avanza una casilla en diagonal (`/damas mover c3 d4`). Captura saltando hacia adelante por encima de una pieza rival contigua, a la casilla vacía de detrás, y sigue mientras pueda (`/damas mover c3 e5 g7`). En la última fila se convierte en Dama.
rules-damas-dama = **Dama.** Mueve cuantas casillas vacías quiera en diagonal, adelante y atrás. Captura desde lejos una pieza rival de su diagonal, cae en cualquiera de las casillas vacías de detrás y puede seguir en otra dirección. Si una Dama puede capturar, una ficha no puede.
rules-damas-claim = **La captura se puede dejar pasar, y reclamar.** Quien podía capturar y no lo hizo, o dejó a medias una captura que podía seguir, comete una falta. Antes de jugar, el rival puede hacer una de tres cosas: **soplar**, que retira una pieza que debía capturar (`/damas soplar d4`), y después jugar; **obligar**, que deshace el movimiento y exige la captura entera (`/damas obligar`); o pasarlo por alto y simplemente jugar.
rules-damas-back = **Ida y vuelta.** Ninguna pieza se mueve más de dos veces seguidas entre las mismas dos casillas.
rules-damas-draws = **Empate.** Si ningún bando podría mover aunque fuera su turno; ficha contra ficha; Dama contra Dama.
rules-damas-pictures = **En las imágenes**: la pieza con un aro dejó pasar una captura y se puede soplar; una ficha captura dos y se convierte en Dama; una Dama captura dos desde lejos.
rules-damas-picture-offence = Un tablero de Damas. La pieza negra de d4 podía capturar la blanca de e5, pero las negras han movido de a3 a b4. La pieza de d4 lleva un aro: las blancas pueden soplarla u obligar a capturar.
rules-damas-picture-man = Un tablero de Damas. Una ficha blanca acaba de capturar dos piezas negras, en d4 y d2, saltando de c5 por e3 a c1, la última fila, donde se ha convertido en Dama.
rules-damas-picture-dama = Un tablero de Damas. Una Dama blanca acaba de capturar dos piezas negras, en e3 y b4, saltando de g1 a c5 y de ahí a a3.

rules-damala-reconstruction = *Esto es una reconstrucción: los diagramas del folleto se perdieron. Lo que se decidió figura más abajo.*
rules-damala-goal = **Objetivo.** Deja al rival con una canica como máximo y conserva tú dos o más.
rules-damala-goal-team = **Objetivo.** Deja al otro equipo con una canica como máximo y conserva en el tuyo dos o más.
rules-damala-board = **Tablero.** Siete columnas, siete filas, con las esquinas bloqueadas; el centro es d4. Cada jugador tiene { $marbles } canicas, una en cada casilla de sus filas más cercanas; empiezan las negras. En una casilla caben hasta tres canicas.
rules-damala-boards = **Tableros.** Dos tableros juntos, con columnas a–g y h–n y siete filas, y las esquinas de ambos bloqueadas; sus centros son d4 y k4. Cuatro juegan en dos equipos, en cruz: puestos 1 y 3 contra 2 y 4. Cada jugador tiene { $marbles } canicas. En una casilla caben hasta tres. Las canicas de la pareja ni se mueven ni se capturan, pero cuentan entre las tres. Las de un equipo cuentan juntas. Quien no puede mover pierde el turno; si alguien abandona, su pareja sigue en los dos puestos.
rules-damala-turn = **Turno.** Toma todas tus canicas de una casilla y déjalas una a una por un camino, cada una en la casilla siguiente hacia arriba, abajo, la izquierda o la derecha (`/damala mover d3 d4`; `/damala mover d3 d4 e4` para dos). Ninguna casilla se repite, y cada canica debe encontrar su sitio. No puedes usar una casilla bloqueada, ni la que tiene tres canicas tuyas, ni la que tiene tres y ninguna rival.
rules-damala-capture = **Captura.** Una canica que se deja donde hay canicas rivales retira una de ellas.
rules-damala-centre = **Centro.** Dejar una canica en un centro da otra más allí, si entonces hay en él menos de tres y tienes menos de 20.
rules-damala-pictures = **En las imágenes**: las canicas recorren un camino y la última captura; una canica en el centro ha dado otra.
rules-damala-picture-path = Un tablero de Damala. Las negras acaban de tomar tres canicas de e2 y las han dejado en f2, f3 y f4. La última ha capturado la canica blanca de f4.
rules-damala-picture-rapid-path = Un tablero de Damala, rápido. Las negras acaban de tomar tres canicas de b2 y las han dejado en a2, a3 y a4. La última ha capturado una canica blanca en a4.
rules-damala-picture-centre = Un tablero de Damala. Una canica que se acaba de dejar en el centro, d4, ha capturado allí una canica rival y ha dado otra más.
rules-damala-picture-across = Dos tableros de Damala juntos. Las negras acaban de tomar tres canicas de f2 y las han dejado en g2, g3 y, cruzando la junta, en h3, donde la última ha capturado una canica blanca.
rules-damala-picture-team-centre = Dos tableros de Damala juntos. Las negras acaban de dejar una canica en el centro del primero, d4, y han ganado otra más allí.

decided-stuck-drop-is-skipped = Quien no puede colocar pierde el turno mientras el rival sigue.
decided-set-aside = Las fichas que ya no se pueden colocar se apartan: quedan fuera del juego, pero no capturadas.
decided-skip-lifts-ban = Un turno perdido levanta la prohibición de volver enseguida.
decided-repetition = La misma posición por tercera vez es empate; y también si nadie puede jugar, salvo que el propio juego diga otra cosa.
decided-bound = { $turns ->
    [one] Un turno de cada jugador sin capturas, y sin poner una ficha de la mano, es empate.
   *[other] { $turns } turnos de cada jugador sin capturas, y sin poner una ficha de la mano, son empate.
}
decided-early-end-is-no-shut-out = En un encuentro, una partida abandonada antes de que se pudiera capturar algo no es una victoria a cero.
decided-long-run-protects = Una ficha que está en una línea de tres o más no se puede quitar.
decided-two-each-is-drawn = La partida queda empatada en cuanto nadie tiene más de dos fichas: ya no se puede quitar nada.
decided-twelve-stones = Cada jugador tiene doce fichas, como en Dara.
decided-dark-corner = La casilla de la esquina, a1, es oscura.
decided-men-capture-forward = La ficha solo captura hacia adelante: el folleto da la captura hacia atrás únicamente a la Dama.
decided-turn-ends-as-dama = El turno de una ficha termina donde se convierte en Dama.
decided-captured-leave-at-the-end = Las piezas capturadas salen del tablero al terminar la captura, y ninguna se salta dos veces.
decided-claim-at-once = Una captura que se dejó pasar solo se puede reclamar en la jugada inmediata. Con una captura obligada no se comete falta, y soplar no gasta el turno.
decided-claim-or-lose = Quien no puede hacer otra cosa tiene que reclamar, y pierde si después de soplar no puede jugar. Si un movimiento deja pasar una captura y con él se llega al empate, es empate.
decided-back-and-forth = Solo los movimientos sin captura cuentan como ida y vuelta; una captura corta la serie; y la prohibición se levanta para quien no puede hacer otra cosa.
decided-reconstruction = Esto es una reconstrucción, porque los diagramas del folleto se perdieron: que las esquinas están bloqueadas, que las filas cercanas están llenas y dónde está el centro se deduce de sus números.
decided-no-square-passed-over = Se deja una canica en cada casilla del camino.
decided-stuck-team-loses = Un equipo pierde cuando sus dos jugadores pierden el turno uno tras otro.
decided-one-each-is-drawn = Una canica contra una es empate.
decided-stuck-loses = Pierde quien en su turno no tiene ninguna jugada legal.
decided-rapid-camps = Rápido: doce canicas por jugador, en las dos filas más cercanas.
decided-team-camps = Cada equipo empieza en su propio tablero: el puesto 1 en las filas 1 a 3 y el 3 en las filas 5 a 7 del primero, los puestos 2 y 4 igual en el segundo, sin la columna central.
decided-most-marbles-go = Si en una casilla hay canicas de varios rivales, sale una del que más tiene allí; si tienen las mismas, la del puesto más bajo.

rules-morris-goal = **Objetivo.** Forma molinos para quitar fichas al rival, hasta que le queden menos de tres o no pueda mover.
rules-morris-drop = **Primero, colocar.** Veinticuatro puntos unidos por líneas; { $pieces } fichas por bando. Por turnos, pon una ficha en un punto vacío (`/morris colocar d6`).
rules-morris-move = **Después, mover.** Por turnos, mueve una ficha por una línea hasta el siguiente punto vacío (`/morris mover d6 abajo`). Quien no puede mover pierde la partida.
rules-morris-mill = **Molino y premio.** Tres fichas tuyas en una línea son un molino. Cuando cierras uno, al colocar o al mover, quitas una ficha rival (`/morris quitar d4`): solo una, aunque cierres dos. Las fichas en molinos están a salvo mientras haya otras. Un molino que se abre y se vuelve a cerrar es nuevo.
rules-morris-diagonals = **Diagonales.** Cuatro líneas más unen las esquinas de los tres cuadrados. Si el tablero está lleno al colocar la última ficha y no hay que quitar ninguna, la partida acaba en tablas.
rules-morris-pictures = **En las imágenes**: dos molinos recién cerrados; hay que quitar una de las fichas que llevan un aro.
rules-morris-picture-drop = Un tablero de Molino en la fase de colocación. Las negras acaban de colocar en d7 y han cerrado un molino en d7, d6 y d5. Las fichas blancas de a1 y a4 llevan un aro: las negras quitan una de ellas.
rules-morris-picture-move = Un tablero de Molino en la fase de movimiento. Las negras acaban de mover de d5 a e5 y han cerrado un molino en e5, e4 y e3. Todas las fichas blancas llevan un aro: las negras quitan una de ellas.
rules-morris-picture-diagonal = Un tablero de Morabaraba en la fase de colocación. Las negras acaban de colocar en c5 y han cerrado un molino en la diagonal a7, b6 y c5. Las fichas blancas de d6 y f4 llevan un aro: las negras quitan una de ellas.
decided-tournament-form = S004 nombra este juego sin sus reglas: estas son las habituales en los torneos.
decided-federation-form = S004 nombra este juego sin sus reglas: estas son las de la federación sudafricana, hasta donde se conocen.
decided-three-left-is-drawn = Desde que a alguien le quedan tres fichas, veinte movimientos sin quitar ninguna, diez por bando, son tablas. Si se quita una, se vuelve a contar.
