# Los juegos, sus reglas y sus opciones.

game-dara = Dara
game-introduced = { $game } · { $about }
game-line = - **{ $game }** (`/{ $command }`) · { $about }
about-dara = Tres en línea en 5 × 6, unos 50 turnos. Coloca y luego mueve. Empieza por aquí
about-damas = Damas en 8 × 8 donde dejar pasar una captura se castiga. Unos 40 turnos
about-wali = Como Dara, pero nunca colocas junto a tus fichas. Unos 50 turnos
about-dala = Como Dara en 6 × 6, y las líneas al colocar también quitan. Unos 50 turnos
game-wali = Wali
game-dala = Dala
about-damala = Canicas en 7 × 7 que caen por un camino y capturan. Para dos o cuatro, unos 100 turnos
game-damala = Damala
preset-damala-standard = estándar
preset-about-damala-standard = para dos, con tres filas de canicas
preset-damala-rapid = rápida
preset-about-damala-rapid = para dos, con dos filas de canicas
preset-damala-teams = equipos
preset-about-damala-teams = para cuatro, en dos tableros
game-damas = Damas
preset-wali-adjacent = sin vecinas
preset-about-wali-adjacent = nunca se coloca junto a las propias
preset-wali-prost = Prost
preset-about-wali-prost = tres o más en línea quitan cualquier ficha
preset-dala-standard = estándar
preset-about-dala-standard = las cuatro primeras fichas van al centro
preset-damas-ruibal = Ruibal
preset-about-damas-ruibal = una captura omitida se puede castigar
preset-dara-traditional = tradicional
preset-about-dara-traditional = las fichas en línea están a salvo
preset-dara-capture-ten = diez capturas
preset-about-dara-capture-ten = ganan diez fichas quitadas, también de líneas
preset-dara-niger = Níger
preset-about-dara-niger = sin líneas de tres al colocar
category-teams = { $game }, equipos
rules-name = { $game } ({ $preset })
rules-introduced = { $rules } – { $about }
rules-name-house = { $game } ({ $preset }, reglas de la casa)
rules-name-own = { $game } ({ $name })

setting-take-free = Una línea quita una ficha rival que no esté en línea. Si lo están todas, no quita nada.
setting-take-any = Una línea quita cualquier ficha rival.
setting-win-few = Ganas cuando a tu rival le quedan menos de tres fichas.
setting-win-ten = Ganas con tu décima captura, o si a tu rival le quedan menos de tres.
setting-back-allowed = Una ficha puede volver enseguida a la casilla de donde vino.
setting-back-barred = Una ficha no puede volver a la casilla que dejó en tu turno anterior.
setting-row-drops-allowed = Al colocar puedes formar una línea de tres, pero no vale nada.
setting-win-all = Ganas cuando a tu rival no le quedan fichas.
setting-rows-three = Una línea nueva de exactamente tres quita una ficha rival.
setting-rows-more = Una línea nueva de tres o más quita una ficha rival.
setting-first-drops-centre = Las cuatro primeras fichas, dos por bando, van a las casillas centrales.
setting-first-drops-anywhere = Puedes colocar donde quieras desde el principio.
setting-drop-takes-earned = Una línea formada al colocar también quita una ficha rival.
setting-drop-takes-none = Una línea formada al colocar no quita nada.
setting-beside-drops-allowed = Puedes colocar una ficha al lado de otra tuya.
setting-beside-drops-barred = No puedes colocar una ficha al lado de otra tuya, en columna o fila.
setting-man-captures-both-ways = Un peón captura hacia delante y hacia atrás.
setting-duel = { $turns ->
    [one] Dos Damas contra una: cada bando tiene una jugada para decidir; luego son tablas.
   *[other] Dos Damas contra una: cada bando tiene { $turns } jugadas para decidir; luego son tablas.
}
setting-bonus-gained = Una canica que cae en el centro te da otra allí.
setting-bonus-none = El centro es una casilla como las demás.
setting-row-drops-barred = Al colocar no puedes formar tres o más en línea.

game-morris = Molino
about-morris = El juego del molino: tres en una línea lo cierran y quitan una ficha. Unos 50 turnos
preset-morris-nine = nueve fichas
preset-about-morris-nine = nueve fichas por bando, sin diagonales
preset-morris-morabaraba = Morabaraba
preset-about-morris-morabaraba = doce fichas por bando, con diagonales
setting-flying-allowed = Con tres fichas, puedes mover a cualquier punto vacío.
setting-flying-barred = También con tres fichas se mueve por las líneas.
