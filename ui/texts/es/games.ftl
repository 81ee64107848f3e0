# Games, presets, options. One message a thing to say; arguments are named after what they stand for.

game-dara = Dara
about-dara = Dara: forma líneas de tres y quita fichas a tu rival
about-damas = Damas: la captura que se deja pasar se puede reclamar
about-wali = Wali: forma líneas de tres con fichas que no se colocan juntas
about-dala = Dala: líneas de tres, también al colocar, en un tablero más grande
game-wali = Wali
game-dala = Dala
about-damala = Damala: reparte canicas por un camino y captura las de tu rival
game-damala = Damala
preset-damala-standard = estándar
preset-damala-rapid = rápido
preset-damala-teams = equipos
game-damas = Damas
preset-wali-adjacent = sin adyacentes
preset-wali-prost = Prost
preset-dala-standard = estándar
preset-damas-ruibal = Ruibal
preset-dara-traditional = tradicional
preset-dara-capture-ten = diez capturas
preset-dara-niger = Níger
category-teams = { $game }, equipos
rules-name = { $game } ({ $preset })
rules-name-house = { $game } ({ $preset }, de la casa)
rules-name-own = { $game } ({ $name })

setting-take-free = Una línea quita una ficha que no esté en ninguna línea; si todas lo están, no se quita nada.
setting-take-any = Una línea quita cualquier ficha rival.
setting-win-few = Ganas cuando a tu rival le quedan menos de tres fichas.
setting-win-ten = Ganas con la décima ficha que capturas, o cuando a tu rival le quedan menos de tres.
setting-back-allowed = Una ficha puede volver enseguida a donde estaba.
setting-back-barred = Una ficha no puede volver a la casilla que dejó en tu turno anterior.
setting-row-drops-allowed = Al colocar se puede formar una línea de tres, pero no da nada.
setting-win-all = Ganas cuando a tu rival no le queda ninguna ficha.
setting-rows-three = Una línea nueva de exactamente tres quita una ficha.
setting-rows-more = Una línea nueva de tres o más quita una ficha.
setting-first-drops-centre = Las cuatro primeras fichas de la partida, dos por jugador, se colocan en las cuatro casillas centrales.
setting-first-drops-anywhere = Las primeras fichas se colocan en cualquier sitio, como las demás.
setting-drop-takes-earned = Una línea que se forma al colocar también quita una ficha.
setting-drop-takes-none = Una línea que se forma al colocar no quita nada.
setting-beside-drops-allowed = Se puede colocar una ficha al lado de otra propia.
setting-beside-drops-barred = No se puede colocar una ficha al lado de otra propia, ni en horizontal ni en vertical.
setting-man-captures-both-ways = La ficha captura hacia adelante y hacia atrás.
setting-duel = { $turns ->
    [one] Dos Damas contra una tienen una jugada por bando para resolver la partida; después es empate.
   *[other] Dos Damas contra una tienen { $turns } jugadas por bando para resolver la partida; después es empate.
}
setting-bonus-gained = Una canica que dejas en el centro te hace ganar otra allí.
setting-bonus-none = El centro es una casilla como las demás y no da ninguna canica.
setting-row-drops-barred = Es ilegal colocar una ficha que forme una línea de tres o más.

game-morris = Molino
about-morris = Molino: forma molinos de tres en un tablero de líneas y quita fichas al rival
preset-morris-nine = nueve fichas
preset-morris-morabaraba = Morabaraba
setting-flying-allowed = Con solo tres fichas se puede saltar a cualquier punto vacío.
setting-flying-barred = Con solo tres fichas se sigue moviendo por las líneas.
