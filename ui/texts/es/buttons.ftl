# Buttons. One message a thing to say; arguments are named after what they stand for.

button-play = Jugar
button-more = Más
button-rules = Reglas
button-rules-of = Reglas de { $game }
button-accept = Aceptar
button-agree = De acuerdo
button-accept-thread = Aceptar y jugar en un hilo
button-decline = Rechazar
button-step-out = Rechazar o salir
button-join-challenger = Unirme al primer equipo
button-join-opponent = Unirme al segundo equipo
button-withdraw = Retirar
button-withdraw-number = Retirar { $number }
button-thread = Desafiar en un hilo
button-stop = Parar aquí
button-back = Atrás
button-force = Obligar a capturar
button-huff = Soplar { $square }
button-resign = Abandonar
button-keep-playing = Seguir jugando
