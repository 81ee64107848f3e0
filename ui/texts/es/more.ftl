# More that can be done about a game. One message a thing to say; arguments are named after what they stand for.

more-title = **Partida { $game }** · { $rules }
more-player = Esto es lo que puedes hacer además de jugar.
more-spectator = No juegas en esta partida, pero puedes mirar.
more-gave-up = Abandonaste esta partida, y tu pareja sigue jugando por ti. Puedes mirar.
button-offer-draw = Proponer empate
button-ask-takeback = Pedir deshacer
button-offer-pause = Proponer una pausa
button-offer-abort = Anular la partida
button-resume = Reanudar
button-give-day = Dar un día más
button-board = Ver el tablero
button-board-text = Tablero como texto
confirm-question = ¿Seguro? **Aún no se ha jugado.** Esto es lo que vería todo el mundo:
button-confirm = Sí, jugar
button-no = No
button-rematch = Revancha
button-see-replay = Repetición
button-resign-more = Abandonar…
button-agree-to = { $offer ->
    [draw] Aceptar el empate
    [takeback] Aceptar deshacer
    [abort] Aceptar anular
   *[pause] Aceptar la pausa
}
button-decline-offer = { $offer ->
    [draw] Rechazar el empate
    [takeback] Rechazar deshacer
    [abort] Rechazar anular
   *[pause] Rechazar la pausa
}
button-withdraw-offer = { $offer ->
    [draw] Retirar la propuesta de empate
    [takeback] Retirar la petición de deshacer
    [abort] Retirar la anulación
   *[pause] Retirar la propuesta de pausa
}
