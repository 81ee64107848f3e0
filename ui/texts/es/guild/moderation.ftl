# Lo que hace la moderación.

end-game-question = ¿Anular la partida { $game }? **{ $rules }** en { $link }: { $players }, { $plies ->
    [0] sin jugadas aún
    [one] 1 jugada
   *[other] { $plies } jugadas
}. No gana nadie y no cuenta. No se puede deshacer.
end-game-match = Su encuentro también se anula, con { $score }, y no gana nadie.
end-game-done = La partida { $game } quedó anulada. Su último tablero está en { $channel }.
button-end-game = Anular partida { $game }
button-leave-game = Dejarla seguir
ended-stopped = La moderación **anuló la partida**. No cuenta.
challenge-removed = Retirado por la moderación.
choice-challenge = Desafío { $challenge } · { $rules }
withdraw-challenge-done = Desafío retirado: { $link }
suspend-done = Suspendiste a { $player }: ya no puede empezar partidas aquí. `/moderación readmitir` levanta la suspensión.
suspend-challenges = { $challenges ->
    [one] Un desafío abierto se retiró, o vuelve a tener un puesto libre.
   *[other] { $challenges } desafíos abiertos se retiraron, o vuelven a tener un puesto libre.
}
suspend-games-ended = { $games ->
    [one] Una partida en curso quedó anulada.
   *[other] { $games } partidas en curso quedaron anuladas.
}
suspend-games-running = { $games ->
    [one] Una partida en curso sigue. `/moderación anular-partida` la anula.
   *[other] { $games } partidas en curso siguen. `/moderación anular-partida` las anula.
}
reinstate-done = { $player } puede volver a jugar aquí.
suspended-title = ## Suspensiones
suspended-none = Aquí no hay suspensiones. `/moderación suspender` saca a un miembro de las partidas.
button-reinstate = Readmitir { $number }
log-title = ## Registro de moderación
log-none = Nada todavía. Aquí saldrá lo que haga la moderación con partidas, desafíos y miembros.
log-entry = { $at }, { $by }: { $what }
log-reason = { $entry } – { $reason }
log-ended-game = anuló la partida { $game }
log-moved-game = movió la partida { $game } a { $channel }
log-withdrew-challenge = retiró el desafío { $challenge } de { $player }
log-suspended = suspendió a { $player }
log-reinstated = readmitió a { $player }
log-closed-season = cerró la temporada { $season }
refused-only-for-moderators = Necesitas el permiso Gestionar mensajes. Pregunta a alguien de la moderación.
refused-no-open-challenge = Aquí no hay ningún desafío abierto { $typed }. Elige uno de la lista que sale al escribir.
refused-challenge-removed = La moderación retiró este desafío. Crea el tuyo con `/jugar`.
refused-suspend-self = No puedes suspenderte. Elige a otra persona.
refused-suspend-bot = Los bots no juegan, así que no hace falta suspenderlos. Elige a un miembro.
refused-suspend-moderator = No puedes suspender a { $player }, que también modera. Habla con la administración.
refused-already-suspended = { $player } tiene una suspensión desde { $since }. `/moderación readmitir` la levanta.
refused-not-suspended = { $player } no tiene ninguna suspensión. Mira quién sí con `/moderación readmitir`.
refused-suspended = La moderación te suspendió de las partidas de este servidor. Pregúntale por qué.
refused-empty-reason = Ese `motivo` no dice nada. Escribe unas palabras, o quítalo.
log-gave-role = dio <@&{ $role }> a { $player } por méritos
log-took-role = quitó <@&{ $role }> a { $player }
