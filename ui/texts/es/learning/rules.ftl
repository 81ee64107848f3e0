# Reglas: una página corta por juego, y las reglas completas con sus fuentes.

rules-title = ## { $rules }
rules-house = *Reglas de la casa.* { $differences }
rules-options = { $rules }: los detalles
rules-no-source = este bot
rules-decided = **Decidido**, donde las fuentes callan:
rules-sources = **Fuentes**
source-s000 = el folleto «Dara, diez capturas».
source-s001 = un artículo de enciclopedia sobre el Dara.
source-s002 = el folleto de Ruibal sobre las damas.
source-s003 = el folleto sobre Damala.
source-s004 = el artículo de navpil sobre Dara, Wali y Dala, con la variante de Níger.
button-all-rules = Reglas completas
button-short-rules = Resumen

rules-short-line = - { $setting }
rules-short-dara =
    - **Coloca** primero tus 12 fichas, una por turno, en casillas vacías.
    - **Luego mueve** una ficha por turno, un paso: arriba, abajo, a la izquierda o a la derecha.
    - **Una línea** de exactamente tres, hecha al mover, quita una ficha rival.
    - **Prohibido**: cuatro o más en línea.
rules-short-wali =
    - **Coloca** primero tus 12 fichas, una por turno, en casillas vacías.
    - **Luego mueve** una ficha por turno, un paso: arriba, abajo, a la izquierda o a la derecha.
    - **Una línea nueva**, hecha al mover, quita una ficha rival.
rules-short-dala =
    - **Coloca** primero tus fichas, una por turno, en casillas vacías.
    - **Luego mueve** una ficha por turno, un paso: arriba, abajo, a la izquierda o a la derecha.
    - **Una línea nueva** de exactamente tres quita una ficha rival, una por turno como mucho.
rules-short-damas =
    - **Ganas** si capturas todas las piezas rivales, o si tu rival se queda sin jugadas.
    - **Un peón** va una casilla en diagonal hacia delante. Captura saltando sobre una pieza, y puede seguir. En la última fila se convierte en Dama.
    - **Una Dama** va y captura a cualquier distancia en diagonal.
    - **¿Dejaste pasar una captura?** El otro bando puede soplar la pieza (retirarla) u obligar a capturar.
rules-short-damala =
    - **Ganas** si al otro bando le queda una canica como mucho.
    - **Un turno**: toma las canicas de una casilla y deja una por casilla de un camino.
    - **Captura**: una canica que cae sobre una rival la retira.
    - **Prohibido**: repetir casilla, o más de tres canicas en una.
rules-short-morris =
    - **Coloca** primero tus { $pieces } fichas, una por turno, en puntos vacíos.
    - **Luego mueve** una ficha por turno, por una línea, al punto vacío siguiente.
    - **Un molino** son tres tuyas en una línea. Al cerrarlo quitas una ficha rival que no esté en un molino.
    - **Ganas** si al otro bando le quedan dos fichas o no puede mover.

rules-dara-goal = **Objetivo.** Formar líneas de tres para quitar fichas rivales, hasta que no queden bastantes para una línea.
rules-dara-drop = **Primero, colocar.** El tablero tiene cinco columnas (a–e) y seis filas (1–6), y cada bando doce fichas. Por turnos, se pone una ficha en una casilla vacía (`/dara colocar b3`). No puedes tener cuatro o más seguidas, en columna o fila.
rules-dara-move = **Después, mover.** Por turnos, se mueve una ficha un paso en columna o fila, a una casilla vacía (`/dara mover b3 arriba`). Cuatro seguidas siguen prohibidas. Quien no puede mover pierde el turno.
rules-dara-row = **Línea y quitar.** Una jugada que forma una línea nueva de exactamente tres quita una ficha rival (`/dara quitar d4`). Solo una, aunque sean dos líneas. Las líneas viejas no valen, pero abrir y cerrar una la hace nueva. En la imagen, las fichas unidas son la línea nueva, y se quita una de las que llevan aro.
rules-dara-picture = Un tablero de Dara en la fase de mover. Las negras acaban de ir de b2 a c2 y forman línea en c2, d2 y e2. Las fichas blancas que se pueden quitar llevan un aro. Las negras quitan una.

rules-wali-goal = **Objetivo.** Formar líneas para quitar fichas rivales, hasta que queden tan pocas como dicen las opciones.
rules-wali-drop = **Primero, colocar.** El tablero tiene cinco columnas y seis filas, y cada bando doce fichas. Por turnos, se pone una ficha en una casilla vacía (`/wali colocar b3`), donde las reglas lo permitan. Quien no puede colocar espera mientras el otro sigue. Luego empieza a mover quien empezó.
rules-wali-move = **Después, mover.** Por turnos, se mueve una ficha un paso en columna o fila, a una casilla vacía (`/wali mover b3 arriba`). Puede haber cualquier número de fichas seguidas. Quien no puede mover pierde el turno.
rules-wali-row = **Línea y quitar.** Una jugada que forma una línea nueva quita una ficha rival (`/wali quitar d4`). La ficha movida tiene que estar en la línea. Solo una, aunque sean dos líneas. Las líneas colocadas o viejas no valen, pero abrir y cerrar una la hace nueva. En la imagen, las fichas unidas son la línea nueva, y se quita una de las que llevan aro.
rules-wali-picture-row = Un tablero de Wali en la fase de mover. Las negras acaban de ir de b5 a c5 y forman línea en c4, c5 y c6. Las fichas blancas llevan un aro. Las negras quitan una.
rules-wali-picture-run = Un tablero de Wali en la fase de mover. Las negras acaban de ir de e5 a d5 y forman cuatro seguidas, en d3, d4, d5 y d6. Todas las blancas llevan un aro. Las negras quitan una.

rules-dala-goal = **Objetivo.** Formar líneas de tres para quitar fichas rivales, hasta que queden menos de tres, en mano y en el tablero.
rules-dala-drop = **Primero, colocar.** El tablero tiene seis columnas y seis filas. Por turnos, se pone una ficha en una casilla vacía (`/dala colocar c3`). Las cuatro centrales, c3, d3, c4 y d4, van primero.
rules-dala-move = **Después, mover.** Por turnos, se mueve una ficha un paso en columna o fila, a una casilla vacía (`/dala mover b3 arriba`). Quien no puede mover pierde el turno.
rules-dala-row = **Línea y quitar.** Forma una línea nueva de exactamente tres, al colocar o al mover, y quita una ficha rival (`/dala quitar d4`). Una por turno como mucho. Cuatro o más seguidas se permiten, pero no valen. Si una ficha sale de ellas y quedan justo tres, también es una línea nueva.
rules-dala-pictures = **En las imágenes**: una casilla central por llenar, una línea hecha al colocar y otra que dejó una ficha al irse. Cada línea quita una ficha con aro.
rules-dala-picture-centre = Un tablero de Dala. Tres de las cuatro casillas centrales están llenas. Las negras tienen c3 y d3, las blancas c4. Las blancas tienen que colocar en d4.
rules-dala-picture-drop = Un tablero de Dala en la fase de colocar. Las negras acaban de colocar en b3 y forman línea en b3, c3 y d3. Las blancas de c4 y d4 llevan un aro. Las negras quitan una.
rules-dala-picture-left = Un tablero de Dala en la fase de mover. Una ficha negra acaba de dejar la serie e1, e2, e3 y e4 por f1. Las tres que quedan son una línea nueva. Todas las blancas llevan un aro. Las negras quitan una.

rules-damas-goal = **Objetivo.** Capturar todas las piezas rivales, o dejar a tu rival sin jugadas.
rules-damas-man = **Peón.** El tablero tiene ocho columnas y ocho filas, y cada bando doce peones en las casillas oscuras. Empiezan las negras. Un peón va una casilla en diagonal hacia delante (`/damas mover c3 d4`). Captura saltando hacia delante sobre una pieza rival contigua, a la casilla vacía de detrás. Puede seguir saltando (`/damas mover c3 e5 g7`). En la última fila se convierte en Dama.
rules-damas-dama = **Dama.** Va cualquier número de casillas vacías en diagonal, hacia delante o hacia atrás. Captura de lejos una pieza rival de su diagonal y cae en cualquier casilla vacía de detrás. Luego puede seguir en otra dirección. Cuando una Dama puede capturar, un peón no puede.
rules-damas-claim = **Capturas omitidas.** Omites una captura si podías hacerla y no la haces, o si la dejas a medias. Antes de seguir, tu rival puede hacer una de tres cosas. **Soplar** retira una pieza que omitió una captura (`/damas soplar d4`). **Obligar** deshace la jugada, y la captura se hace entera (`/damas obligar`). O lo deja pasar y juega.
rules-damas-back = **De un lado a otro.** Ninguna pieza va más de dos veces seguidas entre las mismas dos casillas.
rules-damas-draws = **Tablas.** Ningún bando podría mover si le tocara; un peón contra un peón; una Dama contra una Dama.
rules-damas-pictures = **En las imágenes**: la pieza con aro omitió una captura y se puede soplar; un peón captura dos y se convierte en Dama; una Dama captura dos a distancia.
rules-damas-picture-offence = Un tablero de Damas. La pieza negra de d4 podía capturar la blanca de e5. Las negras fueron de a3 a b4. La pieza de d4 lleva un aro. Las blancas pueden soplarla u obligar a capturar.
rules-damas-picture-man = Un tablero de Damas. Un peón blanco acaba de capturar dos piezas negras, en d4 y d2. Saltó de c5 por e3 a c1, la última fila, y allí se convirtió en Dama.
rules-damas-picture-dama = Un tablero de Damas. Una Dama blanca acaba de capturar dos piezas negras, en e3 y b4. Saltó de g1 a c5, y de allí a a3.

rules-damala-reconstruction = *Es una reconstrucción, porque se perdieron los diagramas del folleto. Las decisiones están abajo.*
rules-damala-goal = **Objetivo.** Que a tu rival le quede una canica como mucho, mientras tú tienes dos o más.
rules-damala-goal-team = **Objetivo.** Que al otro equipo le quede una canica como mucho, mientras el tuyo tiene dos o más.
rules-damala-board = **Tablero.** Siete columnas y siete filas, con las esquinas bloqueadas; el centro es d4. Cada bando tiene { $marbles } canicas, una en cada casilla de sus filas más cercanas. Empiezan las negras. Caben hasta tres canicas en una casilla.
rules-damala-boards = **Tableros.** Dos tableros juntos, con columnas de a a g y de h a n, siete filas y esquinas bloqueadas. Sus centros son d4 y k4. Juegan dos equipos: los puestos 1 y 3 contra los puestos 2 y 4. Cada puesto tiene { $marbles } canicas. Caben hasta tres canicas en una casilla. No puedes mover ni capturar las de tu pareja, pero cuentan entre las tres. Las canicas de un equipo cuentan juntas. Quien no puede mover pierde el turno. Si alguien abandona, su pareja juega por el equipo.
rules-damala-turn = **Turno.** Toma todas tus canicas de una casilla y déjalas una a una por un camino. Cada una va a la casilla de al lado, en columna o fila (`/damala mover d3 d4`, o `/damala mover d3 d4 e4` para dos). Ninguna casilla se repite, y cada canica necesita sitio. No puedes dejar una en una casilla bloqueada. Tampoco en una con tres canicas tuyas. Ni en una con tres canicas y ninguna rival.
rules-damala-capture = **Captura.** Una canica que cae en una casilla con canicas rivales retira una.
rules-damala-centre = **Centro.** Una canica que cae en un centro te da otra allí. Tiene que haber sitio, y no puedes pasar de 20 canicas.
rules-damala-pictures = **En las imágenes**: unas canicas van por un camino y la última captura; una canica en el centro da otra.
rules-damala-picture-path = Un tablero de Damala. Las negras acaban de tomar tres canicas de e2 y dejarlas en f2, f3 y f4. La última capturó la canica blanca de f4.
rules-damala-picture-rapid-path = Un tablero de Damala, rápida. Las negras acaban de tomar tres canicas de b2 y dejarlas en a2, a3 y a4. La última capturó una canica blanca en a4.
rules-damala-picture-centre = Un tablero de Damala. Una canica acaba de caer en el centro, d4. Capturó allí una canica rival y dio a su bando una canica más.
rules-damala-picture-across = Dos tableros de Damala juntos. Las negras acaban de tomar tres canicas de f2 y dejarlas en g2, g3 y h3, al otro lado. La última capturó una canica blanca.
rules-damala-picture-team-centre = Dos tableros de Damala juntos. Las negras acaban de dejar una canica en el centro del primero, d4, y ganaron otra allí.

decided-stuck-drop-is-skipped = Quien no puede colocar pierde el turno mientras el otro sigue.
decided-set-aside = Las fichas que nunca se podrán colocar se apartan: fuera del juego, pero no capturadas.
decided-skip-lifts-ban = Tras perder un turno, una ficha puede volver enseguida a la casilla de donde vino.
decided-repetition = La misma posición por tercera vez son tablas. También si nadie puede jugar, salvo que el juego diga otra cosa.
decided-bound = { $turns ->
    [one] Son tablas tras un turno por bando sin capturar ni colocar.
   *[other] Son tablas tras { $turns } turnos por bando sin capturar ni colocar.
}
decided-early-end-is-no-shut-out = En un encuentro, ganar vale dos puntos si el otro bando no capturó nada. Si aún no se podía capturar, abandonar cuesta uno.
decided-long-run-protects = Una ficha en una serie de tres o más no se puede quitar.
decided-two-each-is-drawn = Son tablas en cuanto ningún bando tiene más de dos fichas. Ya no se puede quitar nada.
decided-twelve-stones = Cada bando tiene doce fichas, como en Dara.
decided-dark-corner = La casilla a1, en la esquina, es oscura.
decided-men-capture-forward = Un peón captura solo hacia delante. El folleto da las capturas hacia atrás solo a la Dama.
decided-turn-ends-as-dama = El turno de un peón acaba donde se convierte en Dama.
decided-captured-leave-at-the-end = Las piezas capturadas salen del tablero tras la captura entera. Ninguna se salta dos veces.
decided-claim-at-once = Una captura omitida solo se castiga en la jugada siguiente. Una captura obligada no se castiga, y soplar no es un turno.
decided-claim-or-lose = Quien solo puede soplar u obligar tiene que hacerlo. Pierde si tras soplar no le quedan jugadas. Una jugada que omite una captura y da tablas son tablas.
decided-back-and-forth = Solo cuentan como ida y vuelta las jugadas sin captura, y una captura empieza la cuenta otra vez. Quien no tiene otra cosa puede seguir.
decided-reconstruction = Es una reconstrucción, porque se perdieron los diagramas del folleto. Las esquinas bloqueadas, las filas llenas y el centro se deducen de sus números.
decided-no-square-passed-over = Se deja una canica en cada casilla del camino.
decided-stuck-team-loses = Un equipo pierde cuando sus dos puestos pierden el turno seguidos.
decided-one-each-is-drawn = Una canica contra una son tablas.
decided-stuck-loses = Pierde quien tiene el turno y ninguna jugada legal.
decided-rapid-camps = Rápida: doce canicas por bando, en las dos filas más cercanas.
decided-team-camps = Cada equipo empieza en su propio tablero. El puesto 1 está en las filas 1 a 3 del primero, el 3 en las filas 5 a 7. Los puestos 2 y 4 igual en el segundo, sin la columna del medio.
decided-most-marbles-go = Si comparten casilla canicas de varios rivales, pierde una quien tenga más. Si tienen las mismas, el puesto más bajo.

rules-morris-goal = **Objetivo.** Cerrar molinos para quitar fichas a tu rival, hasta que tenga menos de tres o no pueda mover.
rules-morris-drop = **Primero, colocar.** Hay veinticuatro puntos unidos por líneas, y { $pieces } fichas por bando. Por turnos, se pone una ficha en un punto vacío (`/morris colocar d6`).
rules-morris-move = **Después, mover.** Por turnos, se mueve una ficha por una línea al punto vacío siguiente (`/morris mover d6 abajo`). Quien no puede mover pierde.
rules-morris-mill = **Molino y quitar.** Tres fichas tuyas en una línea son un molino. Al cerrarlo, al colocar o al mover, quita una ficha rival (`/morris quitar d4`). Solo una, aunque sean dos molinos. Las fichas en molinos están a salvo mientras haya otras. Un molino que abres y cierras es nuevo.
rules-morris-diagonals = **Diagonales.** Cuatro líneas más unen las esquinas de los tres cuadrados. Son tablas si el tablero queda lleno tras la última ficha y no toca quitar. Una ficha que pasa de un molino a otro no puede volver en tu jugada siguiente para cerrar el primero.
rules-morris-pictures = **En las imágenes**: dos molinos recién cerrados. Se quita una de las fichas con aro.
rules-morris-picture-drop = Un tablero de Molino en la fase de colocar. Las negras acaban de colocar en d7 y cierran un molino en d7, d6 y d5. Las blancas de a1 y a4 llevan un aro. Las negras quitan una.
rules-morris-picture-move = Un tablero de Molino en la fase de mover. Las negras acaban de ir de d5 a e5 y cierran un molino en e5, e4 y e3. Todas las blancas llevan un aro. Las negras quitan una.
rules-morris-picture-diagonal = Un tablero de Morabaraba en la fase de colocar. Las negras acaban de colocar en c5 y cierran un molino en la diagonal a7, b6 y c5. Las blancas de d6 y f4 llevan un aro. Las negras quitan una.
decided-tournament-form = S004 nombra este juego sin sus reglas. Estas son las de los torneos.
decided-federation-form = S004 nombra este juego sin sus reglas. Estas son las de la federación sudafricana, hasta donde se conocen.
decided-three-left-is-drawn = Cuando a un bando le quedan tres fichas, diez jugadas por bando sin quitar son tablas. Quitar empieza la cuenta otra vez.
