# Reglas: una página corta por juego, y las reglas completas con sus fuentes.

rules-title = ## { $rules }
rules-house = *Reglas de la casa.* { $differences }
rules-options = { $rules }: los detalles
rules-no-source = este bot
rules-decided = **Decisiones propias**, donde las fuentes no dicen nada:
rules-sources = **Fuentes**
source-s000 = el folleto «Dara, diez capturas».
source-s001 = un artículo de enciclopedia sobre Dara.
source-s002 = el folleto de Ruibal sobre las damas.
source-s003 = el folleto sobre Damala.
source-s004 = el artículo de navpil sobre Dara, Wali y Dala, con la variante de Níger.
button-all-rules = Reglas completas
button-short-rules = Resumen

rules-short-line = - { $setting }
rules-short-dara =
    - **Coloca** primero tus 12 fichas, una por turno, en casillas vacías.
    - **Luego mueve** una ficha por turno, un paso en horizontal o vertical.
    - **Forma una línea** de exactamente tres al mover y quita una ficha rival.
    - **Prohibido**: cuatro o más en línea.
rules-short-wali =
    - **Coloca** primero tus 12 fichas, una por turno, en casillas vacías.
    - **Luego mueve** una ficha por turno, un paso en horizontal o vertical.
    - **Forma una línea nueva** al mover y quita una ficha rival.
rules-short-dala =
    - **Coloca** primero tus fichas, una por turno, en casillas vacías.
    - **Luego mueve** una ficha por turno, un paso en horizontal o vertical.
    - **Forma una línea nueva** de exactamente tres y quita una ficha rival. Una por turno como mucho.
rules-short-damas =
    - **Ganas** si capturas todas las piezas rivales o dejas a tu rival sin jugadas.
    - **Un peón** avanza una casilla en diagonal. Captura saltando sobre una pieza, y puede seguir. En la última fila corona: se convierte en Dama.
    - **Una Dama** se mueve y captura en diagonal, a cualquier distancia.
    - **¿Dejaste pasar una captura?** Tu rival puede soplar la pieza (retirarla) u obligarte a capturar.
rules-short-damala =
    - **Ganas** si al otro bando le queda una canica como mucho.
    - **En tu turno**, toma todas tus canicas de una casilla. Déjalas por un camino, una por casilla.
    - **Captura** una canica rival al dejar una tuya encima.
    - **Prohibido**: repetir casilla, o juntar más de tres canicas en una.
rules-short-morris =
    - **Coloca** primero tus { $pieces } fichas, una por turno, en puntos vacíos.
    - **Luego mueve** una ficha por turno, por una línea, a un punto vecino vacío.
    - **Un molino** son tres fichas tuyas en una línea. Al cerrarlo, quitas una ficha rival que no esté en un molino.
    - **Ganas** si al otro bando le quedan dos fichas o no puede mover.

rules-dara-goal = **Objetivo.** Formar líneas de tres para quitar fichas rivales, hasta que no queden suficientes para una línea.
rules-dara-drop = **Primero, colocar.** El tablero tiene cinco columnas (a–e) y seis filas (1–6), y cada bando, doce fichas. Por turnos, cada bando coloca una en una casilla vacía (`/dara colocar b3`). No puedes tener cuatro o más seguidas en una columna o fila.
rules-dara-move = **Después, mover.** Por turnos, cada bando mueve una ficha un paso por su columna o fila, a una casilla vacía (`/dara mover b3 arriba`). Cuatro seguidas siguen prohibidas. Quien no puede mover pierde el turno.
rules-dara-row = **Formar línea y quitar.** Si tu jugada forma una línea nueva de exactamente tres, quitas una ficha rival (`/dara quitar d4`). Quitas solo una, aunque formes dos líneas. Las líneas anteriores no cuentan, pero una línea que abres y vuelves a cerrar es nueva. En la imagen, las fichas unidas son la línea nueva, y se quita una de las que llevan un aro.
rules-dara-picture = Un tablero de Dara en la fase de movimiento. Las negras acaban de mover de b2 a c2 y formaron una línea en c2, d2 y e2. Las fichas blancas que se pueden quitar llevan un aro. Las negras quitan una.

rules-wali-goal = **Objetivo.** Formar líneas para quitar fichas rivales, hasta dejar tan pocas como piden las opciones de abajo.
rules-wali-drop = **Primero, colocar.** El tablero tiene cinco columnas y seis filas, y cada bando, doce fichas. Por turnos, cada bando coloca una en una casilla vacía (`/wali colocar b3`), donde las reglas lo permitan. Quien no puede colocar espera mientras el otro bando sigue. Luego mueve primero quien empezó la partida.
rules-wali-move = **Después, mover.** Por turnos, cada bando mueve una ficha un paso por su columna o fila, a una casilla vacía (`/wali mover b3 arriba`). No hay límite de fichas seguidas. Quien no puede mover pierde el turno.
rules-wali-row = **Formar línea y quitar.** Si tu jugada forma una línea nueva, quitas una ficha rival (`/wali quitar d4`). La ficha que moviste tiene que estar en la línea. Quitas solo una, aunque formes dos líneas. Las líneas anteriores o hechas al colocar no cuentan. Una línea que abres y vuelves a cerrar es nueva. En la imagen, las fichas unidas son la línea nueva, y se quita una de las que llevan un aro.
rules-wali-picture-row = Un tablero de Wali en la fase de movimiento. Las negras acaban de mover de b5 a c5 y formaron una línea en c4, c5 y c6. Las fichas blancas llevan un aro. Las negras quitan una.
rules-wali-picture-run = Un tablero de Wali en la fase de movimiento. Las negras acaban de mover de e5 a d5 y formaron cuatro seguidas, en d3, d4, d5 y d6. Todas las blancas llevan un aro. Las negras quitan una.

rules-dala-goal = **Objetivo.** Formar líneas de tres para quitar fichas rivales, hasta que queden menos de tres entre la mano y el tablero.
rules-dala-drop = **Primero, colocar.** El tablero tiene seis columnas y seis filas. Por turnos, cada bando coloca una ficha en una casilla vacía (`/dala colocar c3`). Primero se llenan las cuatro centrales: c3, d3, c4 y d4.
rules-dala-move = **Después, mover.** Por turnos, cada bando mueve una ficha un paso por su columna o fila, a una casilla vacía (`/dala mover b3 arriba`). Quien no puede mover pierde el turno.
rules-dala-row = **Formar línea y quitar.** Forma una línea nueva de exactamente tres, al colocar o al mover, y quita una ficha rival (`/dala quitar d4`). Una por turno como mucho. Se permiten cuatro o más seguidas, pero no cuentan. Si una ficha sale de ellas y quedan exactamente tres, esas tres también son una línea nueva.
rules-dala-pictures = **En las imágenes**: una casilla central por llenar, una línea hecha al colocar y otra que dejó una ficha al irse. Con cada línea se quita una ficha con aro.
rules-dala-picture-centre = Un tablero de Dala. Tres de las cuatro casillas centrales están llenas. Las negras tienen fichas en c3 y d3; las blancas, en c4. Las blancas tienen que colocar en d4.
rules-dala-picture-drop = Un tablero de Dala en la fase de colocación. Las negras acaban de colocar en b3 y formaron una línea en b3, c3 y d3. Las blancas de c4 y d4 llevan un aro. Las negras quitan una.
rules-dala-picture-left = Un tablero de Dala en la fase de movimiento. Una ficha negra acaba de salir de la serie e1, e2, e3 y e4 hacia f1. Las tres que quedan son una línea nueva. Todas las blancas llevan un aro. Las negras quitan una.

rules-damas-goal = **Objetivo.** Capturar todas las piezas rivales, o dejar a tu rival sin jugadas.
rules-damas-man = **Peón.** El tablero tiene ocho columnas y ocho filas, y cada bando, doce peones en las casillas oscuras. Empiezan las negras. Un peón avanza una casilla en diagonal (`/damas mover c3 d4`). Captura saltando hacia delante sobre una pieza rival contigua, hasta la casilla vacía de detrás. Puede seguir saltando (`/damas mover c3 e5 g7`). En la última fila corona: se convierte en Dama.
rules-damas-dama = **Dama.** Se mueve cuantas casillas vacías quieras en diagonal, hacia delante o hacia atrás. Captura a distancia una pieza rival de su diagonal y cae en cualquier casilla vacía de detrás. Luego puede seguir en otra dirección. Si una Dama puede capturar, un peón no puede.
rules-damas-claim = **Capturas omitidas.** Omites una captura si podías hacerla y no la haces, o si la dejas a medias. Antes de seguir, tu rival puede hacer una de tres cosas. **Soplar**: retirar una pieza que omitió una captura (`/damas soplar d4`). **Obligar**: deshacer la jugada para que hagas la captura entera (`/damas obligar`). O dejarlo pasar y jugar.
rules-damas-back = **Ida y vuelta.** Ninguna pieza se mueve más de dos veces seguidas entre las mismas dos casillas.
rules-damas-draws = **Tablas.** Ningún bando puede mover, le toque a quien le toque; un peón contra un peón; una Dama contra una Dama.
rules-damas-pictures = **En las imágenes**: la pieza con aro omitió una captura y se puede soplar; un peón captura dos y corona; una Dama captura dos a distancia.
rules-damas-picture-offence = Un tablero de Damas. La pieza negra de d4 podía capturar la blanca de e5. En lugar de eso, las negras movieron de a3 a b4. La pieza de d4 lleva un aro. Las blancas pueden soplarla u obligar a capturar.
rules-damas-picture-man = Un tablero de Damas. Un peón blanco acaba de capturar dos piezas negras, en d4 y d2. Saltó de c5 a e3 y de allí a c1, en la última fila, donde coronó.
rules-damas-picture-dama = Un tablero de Damas. Una Dama blanca acaba de capturar dos piezas negras, en e3 y b4. Saltó de g1 a c5, y de allí a a3.

rules-damala-reconstruction = *Es una reconstrucción, porque se perdieron los diagramas del folleto. Las decisiones están más abajo.*
rules-damala-goal = **Objetivo.** Dejar a tu rival con una canica como mucho y conservar dos o más.
rules-damala-goal-team = **Objetivo.** Dejar al otro equipo con una canica como mucho y conservar dos o más en el tuyo.
rules-damala-board = **Tablero.** Siete columnas y siete filas, con las esquinas bloqueadas; el centro es d4. Cada bando tiene { $marbles } canicas, una en cada casilla de sus filas más cercanas. Empiezan las negras. Caben hasta tres canicas en una casilla.
rules-damala-boards = **Tableros.** Dos tableros juntos, con columnas a–g y h–n, siete filas y esquinas bloqueadas. Sus centros son d4 y k4. Juegan cuatro personas en dos equipos: los puestos 1 y 3 contra los puestos 2 y 4. Cada puesto tiene { $marbles } canicas. Caben hasta tres canicas en una casilla. No puedes mover ni capturar las de tu pareja, pero cuentan entre las tres. Las canicas de un equipo se cuentan juntas. Quien no puede mover pierde el turno. Si alguien abandona, sale del servidor o agota su tiempo, su pareja juega por el equipo.
rules-damala-turn = **Turno.** Toma todas tus canicas de una casilla y déjalas una a una por un camino. Cada una va a la casilla siguiente: arriba, abajo, a la izquierda o a la derecha (`/damala mover d3 d4`, o `/damala mover d3 d4 e4` con dos). El camino no puede repetir una casilla ni cruzar una bloqueada. Una casilla con tres canicas está llena, salvo que alguna sea rival.
rules-damala-capture = **Captura.** Si dejas una canica en una casilla con canicas rivales, capturas una.
rules-damala-centre = **Centro.** Si dejas una canica en un centro, ganas otra allí. Tiene que haber sitio, y no puedes pasar de 20 canicas.
rules-damala-pictures = **En las imágenes**: unas canicas van por un camino y la última captura; una canica en el centro da otra.
rules-damala-picture-path = Un tablero de Damala. Las negras acaban de tomar tres canicas de e2 y dejarlas en f2, f3 y f4. La última capturó la canica blanca de f4.
rules-damala-picture-rapid-path = Un tablero de Damala rápida. Las negras acaban de tomar tres canicas de b2 y dejarlas en a2, a3 y a4. La última capturó una canica blanca en a4.
rules-damala-picture-centre = Un tablero de Damala. Una canica acaba de caer en el centro, d4. Capturó allí una canica rival y dio a su bando una canica más.
rules-damala-picture-across = Dos tableros de Damala juntos. Las negras acaban de tomar tres canicas de f2 y dejarlas en g2, g3 y h3. El camino pasó de un tablero al otro. La última capturó una canica blanca.
rules-damala-picture-team-centre = Dos tableros de Damala juntos. Las negras acaban de dejar una canica en el centro del primero, d4, y ganaron otra allí.

decided-stuck-drop-is-skipped = Quien no puede colocar pierde el turno mientras el otro bando sigue.
decided-set-aside = Las fichas que ya no se puedan colocar se apartan: quedan fuera del juego, pero no cuentan como capturadas.
decided-skip-lifts-ban = Si entretanto perdiste un turno, tu ficha ya puede volver a la casilla de la que vino.
decided-repetition = Son tablas si la misma posición aparece por tercera vez. También si nadie puede jugar, salvo que el juego diga otra cosa.
decided-bound = { $turns ->
    [one] Son tablas tras un turno por bando sin capturar ni colocar.
   *[other] Son tablas tras { $turns } turnos por bando sin capturar ni colocar.
}
decided-early-end-is-no-shut-out = En un encuentro, ganar vale dos puntos si el otro bando no capturó nada. Si aún no se podía capturar, abandonar o agotar el tiempo cuesta solo uno.
decided-long-run-protects = Una ficha en una serie de tres o más no se puede quitar.
decided-two-each-is-drawn = Son tablas en cuanto ningún bando tiene más de dos fichas. Ya no se puede quitar nada.
decided-twelve-stones = Cada bando tiene doce fichas, como en Dara.
decided-dark-corner = La casilla a1, en la esquina, es oscura.
decided-men-capture-forward = Un peón solo captura hacia delante. Según el folleto, hacia atrás solo captura la Dama.
decided-turn-ends-as-dama = Cuando un peón corona, termina su turno.
decided-captured-leave-at-the-end = Las piezas capturadas salen del tablero al terminar toda la captura. Ninguna se salta dos veces.
decided-claim-at-once = Una captura omitida solo se puede castigar en la jugada siguiente. Una captura obligada no se castiga, y soplar no gasta el turno.
decided-claim-or-lose = Quien solo puede soplar u obligar tiene que hacerlo. Pierde si tras soplar no le quedan jugadas. Si una jugada omite una captura pero da tablas, valen las tablas.
decided-back-and-forth = Las capturas no cuentan como ida y vuelta, y cada una reinicia la cuenta. Quien no tiene otra jugada puede repetir.
decided-reconstruction = Es una reconstrucción, porque se perdieron los diagramas del folleto. Las esquinas bloqueadas, las filas llenas y el centro se deducen de sus números.
decided-no-square-passed-over = Se deja una canica en cada casilla del camino.
decided-stuck-team-loses = Un equipo pierde cuando sus dos puestos pierden el turno uno tras otro.
decided-one-each-is-drawn = Una canica contra una son tablas.
decided-stuck-loses = Pierde quien no tiene ninguna jugada legal en su turno.
decided-rapid-camps = Rápida: doce canicas por bando, en las dos filas más cercanas.
decided-team-camps = Cada equipo empieza en su propio tablero. En el primero, el puesto 1 ocupa las filas 1 a 3. El puesto 3 ocupa las filas 5 a 7. En el segundo, lo mismo los puestos 2 y 4. Nadie ocupa la columna del medio de su tablero.
decided-most-marbles-go = Si en una casilla hay canicas de varios rivales, pierde una quien tenga más allí. Si tienen las mismas, la pierde el puesto de número más bajo.

rules-morris-goal = **Objetivo.** Cerrar molinos para quitar fichas a tu rival, hasta que tenga menos de tres o no pueda mover.
rules-morris-drop = **Primero, colocar.** Hay veinticuatro puntos unidos por líneas, y { $pieces } fichas por bando. Por turnos, cada bando coloca una en un punto vacío (`/morris colocar d6`).
rules-morris-move = **Después, mover.** Por turnos, cada bando mueve una ficha por una línea a un punto vecino vacío (`/morris mover d6 abajo`). Quien no puede mover pierde.
rules-morris-mill = **Cerrar un molino y quitar.** Tres fichas tuyas en una línea son un molino. Cuando lo cierras, al colocar o al mover, quitas una ficha rival (`/morris quitar d4`). Quitas solo una, aunque cierres dos molinos. Las fichas en molinos están a salvo mientras haya otras. Un molino que abres y vuelves a cerrar es nuevo.
rules-morris-diagonals = **Diagonales.** Cuatro líneas más unen las esquinas de los tres cuadrados. Si la última ficha llena el tablero sin cerrar un molino, son tablas. Una ficha que pasa de un molino a otro no puede volver en tu jugada siguiente para cerrar el primero.
rules-morris-pictures = **En las imágenes**: dos molinos recién cerrados. Se quita una de las fichas con aro.
rules-morris-picture-drop = Un tablero de Molino en la fase de colocación. Las negras acaban de colocar en d7 y cerraron un molino en d7, d6 y d5. Las blancas de a1 y a4 llevan un aro. Las negras quitan una.
rules-morris-picture-move = Un tablero de Molino en la fase de movimiento. Las negras acaban de mover de d5 a e5 y cerraron un molino en e5, e4 y e3. Todas las blancas llevan un aro. Las negras quitan una.
rules-morris-picture-diagonal = Un tablero de Morabaraba en la fase de colocación. Las negras acaban de colocar en c5 y cerraron un molino en la diagonal a7, b6 y c5. Las blancas de d6 y f4 llevan un aro. Las negras quitan una.
decided-tournament-form = S004 menciona este juego sin sus reglas. Estas son las más comunes en los torneos.
decided-federation-form = S004 menciona este juego sin sus reglas. Uso las de la federación sudafricana, hasta donde se conocen.
decided-three-left-is-drawn = Cuando a un bando le quedan tres fichas, diez jugadas por bando sin quitar ninguna son tablas. Cada ficha quitada reinicia la cuenta.
