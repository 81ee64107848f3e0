# Los juegos, sus reglas y sus opciones.

game-dara = Dara
game-introduced = { $game } · { $about }
game-line = - **{ $game }** (`/{ $command }`) · { $about }
about-dara = Tres en línea en 5 × 6, unos 50 turnos por bando. Coloca y luego mueve. Empieza por aquí
about-damas = Damas en 8 × 8: una captura que se deja pasar se puede castigar. Unos 40 turnos por bando
about-wali = Como Dara, pero nunca colocas junto a tus fichas. Unos 50 turnos por bando
about-dala = Como Dara, pero en 6 × 6 y quitando también al colocar. Unos 50 turnos por bando
game-wali = Wali
game-dala = Dala
about-damala = Canicas en 7 × 7 que caen por un camino y capturan. Dos o cuatro, 100 turnos por persona
game-damala = Damala
preset-damala-standard = estándar
preset-about-damala-standard = para dos, con tres filas de canicas
preset-damala-rapid = rápida
preset-about-damala-rapid = para dos, con dos filas de canicas
preset-damala-teams = equipos
preset-about-damala-teams = para cuatro, en dos tableros
game-damas = Damas
preset-wali-adjacent = sin vecinas
preset-about-wali-adjacent = nunca se coloca junto a las fichas propias
preset-wali-prost = Prost
preset-about-wali-prost = con tres o más en línea se quita cualquier ficha
preset-dala-standard = estándar
preset-about-dala-standard = las cuatro primeras fichas van al centro
preset-damas-ruibal = Ruibal
preset-about-damas-ruibal = una captura omitida se puede castigar
preset-dara-traditional = tradicional
preset-about-dara-traditional = las fichas en línea están a salvo
preset-dara-capture-ten = diez capturas
preset-about-dara-capture-ten = gana quien quita diez fichas, también de líneas
preset-dara-niger = Níger
preset-about-dara-niger = sin líneas de tres al colocar
category-teams = { $game }, equipos
rules-name = { $game } ({ $preset })
rules-introduced = { $rules } – { $about }
rules-name-house = { $game } ({ $preset }, reglas de la casa)
rules-name-own = { $game } ({ $name })

setting-take-free = Con una línea quitas una ficha rival que no esté en línea. Si todas lo están, no quitas nada.
setting-take-any = Con una línea quitas cualquier ficha rival.
setting-win-few = Ganas cuando a tu rival le quedan menos de tres fichas.
setting-win-ten = Ganas con tu décima captura, o cuando tu rival tiene menos de tres fichas.
setting-back-allowed = Una ficha puede volver en tu turno siguiente a la casilla de la que vino.
setting-back-barred = Una ficha no puede volver a la casilla que dejó en tu turno anterior.
setting-row-drops-allowed = Al colocar puedes formar una línea de tres, pero no ganas nada.
setting-win-all = Ganas cuando a tu rival no le quedan fichas.
setting-rows-three = Con una línea nueva de exactamente tres quitas una ficha rival.
setting-rows-more = Con una línea nueva de tres o más quitas una ficha rival.
setting-first-drops-centre = Las cuatro primeras fichas, dos por bando, van a las cuatro casillas centrales.
setting-first-drops-anywhere = Puedes colocar donde quieras desde el principio.
setting-drop-takes-earned = Con una línea formada al colocar también quitas una ficha rival.
setting-drop-takes-none = Con una línea formada al colocar no quitas nada.
setting-beside-drops-allowed = Puedes colocar una ficha al lado de otra tuya.
setting-beside-drops-barred = No puedes colocar una ficha al lado de otra tuya, en columna o fila.
setting-man-captures-both-ways = Un peón captura hacia delante y hacia atrás.
setting-duel = { $turns ->
    [one] Dos Damas contra una: cada bando tiene una jugada para decidir la partida; luego son tablas.
   *[other] Dos Damas contra una: cada bando tiene { $turns } jugadas para decidir la partida; luego son tablas.
}
setting-bonus-gained = Si dejas una canica en el centro, ganas otra allí.
setting-bonus-none = El centro es una casilla como las demás.
setting-row-drops-barred = Al colocar no puedes formar tres o más en línea.

game-morris = Molino
about-morris = El juego del molino: pon tres en una línea y quita una ficha. Unos 50 turnos por bando
preset-morris-nine = nueve fichas
preset-about-morris-nine = nueve fichas por bando, sin diagonales
preset-morris-morabaraba = Morabaraba
preset-about-morris-morabaraba = doce fichas por bando, con diagonales
setting-flying-allowed = Cuando te quedan tres fichas, puedes mover a cualquier punto vacío.
setting-flying-barred = Aunque te queden tres fichas, mueves por las líneas.
