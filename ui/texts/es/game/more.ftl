# El menú de Más.

more-title = **Partida { $game }** · { $rules }
more-player = Esto es lo que puedes hacer además de jugar.
more-ends = -# Anular: no gana ni pierde nadie, si todo el mundo acepta. Abandonar: pierdes.
more-spectator = No juegas en esta partida, pero puedes mirar.
more-gave-up = Abandonaste, y tu pareja sigue por el equipo. Puedes mirar.
button-offer-draw = Ofrecer tablas
button-ask-takeback = Pedir deshacer jugada
button-offer-pause = Ofrecer una pausa
button-offer-abort = Proponer anularla
button-resume = Reanudar
button-give-day = Dar un día
button-board = Ver el tablero
button-board-text = Tablero como texto
confirm-question = **Aún no se jugó.** Todo el mundo vería esto:
button-confirm = Jugarla
button-no = No
button-rematch = Revancha
button-see-replay = Repasar
button-resign-more = Abandonar…
button-agree-to = { $offer ->
    [abort] Aceptar anularla
    [draw] Aceptar las tablas
    [takeback] Permitir deshacer
   *[pause] Aceptar la pausa
}
button-decline-offer = { $offer ->
    [abort] No anularla
    [draw] Rechazar las tablas
    [takeback] No permitir deshacer
   *[pause] Rechazar la pausa
}
button-withdraw-offer = { $offer ->
    [abort] Retirar la propuesta
    [draw] Retirar la oferta
    [takeback] Retirar la petición
   *[pause] Retirar la oferta
}
button-newest-board = Solo el último tablero
button-all-boards = Dejar todos los tableros
boards-newest-now = **Desde la próxima jugada, en el canal solo queda el último tablero.** Su botón **Repasar** muestra los demás.
boards-all-now = **Desde la próxima jugada, en el canal quedan todos los tableros.**
refused-boards-stay = Aquí no puedo borrar mensajes, así que quedan todos los tableros. Elígelo en un servidor donde esté yo.
