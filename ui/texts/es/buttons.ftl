# Botones que están en varios sitios.

button-play = Jugar
button-more = Más
button-rules = Reglas
button-accept = Aceptar
button-agree = De acuerdo
button-accept-thread = Aceptar en un hilo
button-decline = Rechazar
button-step-out = Salir
button-join-challenger = Unirme al equipo 1
button-join-opponent = Unirme al equipo 2
button-withdraw = Retirar
button-withdraw-number = Retirar { $number }
button-play-number = Jugar { $number }
button-list-board = Tablero
button-list-open = Abrir
button-thread = Jugar en un hilo
button-stop = Parar aquí
button-back = Atrás
button-force = Obligar a capturar
button-huff = Soplar { $square }
button-resign = Abandonar
button-keep-playing = Seguir jugando
