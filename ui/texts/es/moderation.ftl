# Lo que hace la moderación. Un mensaje por cada cosa que decir; los argumentos se llaman como lo que representan.

end-game-question = ¿Terminar la partida { $game } sin resultado? **{ $rules }** en { $link }: { $players }, { $plies ->
    [0] aún sin jugadas
    [one] 1 jugada
   *[other] { $plies } jugadas
}. Nadie habrá ganado y no contará para nada. Esto no se puede deshacer.
end-game-match = El encuentro al que pertenece termina con ella, { $score }: tampoco lo habrá ganado nadie.
end-game-done = La partida { $game } terminó sin resultado: lo dice su último tablero, en { $channel }.
button-end-game = Terminar la partida { $game }
button-leave-game = Dejar que siga
ended-stopped = La moderación terminó la partida: queda **sin resultado** y no cuenta para nada.
match-stopped = El encuentro termina con ella, { $score }: nadie lo gana.
challenge-removed = Lo retiró la moderación.
choice-challenge = Desafío { $challenge } · { $rules }
withdraw-challenge-done = Retiraste este desafío, y su mensaje lo dice: { $link }.
bar-done = { $player } ya no puede desafiar, recibir desafíos ni unirse a nada en este servidor. Con `/moderación readmitir` termina el veto.
bar-challenges = { $challenges ->
    [one] Un desafío abierto se retiró o vuelve a tener un lugar libre.
   *[other] { $challenges } desafíos abiertos se retiraron o vuelven a tener un lugar libre.
}
bar-games-ended = { $games ->
    [one] Una partida en curso terminó sin resultado.
   *[other] { $games } partidas en curso terminaron sin resultado.
}
bar-games-running = { $games ->
    [one] Una partida en curso sigue: `/moderación terminar-partida` la termina.
   *[other] { $games } partidas en curso siguen: `/moderación terminar-partida` termina una.
}
let-again-done = { $player } puede volver a jugar en este servidor.
barred-title = ## Quién tiene un veto en este servidor
barred-none = Nadie tiene un veto en este servidor. Con `/moderación vetar` un miembro deja de poder jugar aquí.
button-let-again = Readmitir { $number }
log-title = ## Lo que hizo la moderación
log-none = Aún no hay nada anotado. Aquí constará lo que la moderación haga con partidas, desafíos y miembros.
log-entry = { $at }, { $by }: { $what }
log-reason = { $entry } – { $reason }
log-ended-game = terminó la partida { $game } sin resultado
log-moved-game = trasladó la partida { $game } a { $channel }
log-withdrew-challenge = retiró el desafío { $challenge } de { $whom }
log-barred = vetó a { $whom }
log-let-again = readmitió a { $whom }
log-closed-season = cerró la temporada { $season }
refused-only-for-moderators = Esto es para quienes tienen el permiso de gestionar mensajes. Pídeselo a alguien con ese permiso o a quien gestione el servidor.
refused-no-open-challenge = Ningún desafío abierto de este servidor tiene el número { $typed }. Elige uno de la lista que se abre mientras escribes.
refused-challenge-removed = La moderación retiró este desafío. Haz uno propio con `{ $command } desafiar`.
refused-bar-self = No puedes vetarte. Nombra a otro miembro.
refused-bar-bot = Los bots no juegan, y no hace falta vetarlos.
refused-bar-moderator = { $player } puede gestionar mensajes aquí, y quienes moderan no se vetan entre sí. Antes tendría que perder ese permiso.
refused-barred-already = { $player } ya recibió un veto { $since }. Con `/moderación readmitir` termina.
refused-not-barred = { $player } no tiene ningún veto. `/moderación readmitir` sin miembro muestra quién lo tiene.
refused-barred = La moderación de este servidor te ha vetado: aquí no puedes jugar. Pregúntale a alguien que modere por qué.
