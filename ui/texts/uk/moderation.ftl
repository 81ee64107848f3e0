# Що роблять модератори.

end-game-question = Завершити партію { $game } без результату? **{ $rules }** у { $link }: { $players }, { $plies ->
    [0] ще без ходів
    [one] { $plies } хід
    [few] { $plies } ходи
    [many] { $plies } ходів
   *[other] { $plies } ходу
}. Перемоги немає, партія не рахується. Скасувати це не можна.
end-game-match = Її матч теж закінчується, { $score }, без переможця.
end-game-done = Партію { $game } завершено без результату. Її остання дошка в { $channel }.
button-end-game = Завершити партію { $game }
button-leave-game = Хай триває
ended-stopped = Модератори завершили партію: **без результату**, не рахується.
match-stopped = Матч скасовано за рахунку { $score }: переможця немає.
challenge-removed = Зняли модератори.
choice-challenge = Виклик { $challenge } · { $rules }
withdraw-challenge-done = Виклик знято: { $link }
suspend-done = { $player } тут більше не грає. Повернути: `/модерація повернути`.
suspend-challenges = { $challenges ->
    [one] { $challenges } відкритий виклик знято, або в ньому знову є місце.
    [few] { $challenges } відкриті виклики знято, або в них знову є місце.
    [many] { $challenges } відкритих викликів знято, або в них знову є місце.
   *[other] { $challenges } відкритого виклику знято, або в них знову є місце.
}
suspend-games-ended = { $games ->
    [one] { $games } поточну партію завершено без результату.
    [few] { $games } поточні партії завершено без результату.
    [many] { $games } поточних партій завершено без результату.
   *[other] { $games } поточної партії завершено без результату.
}
suspend-games-running = { $games ->
    [one] { $games } поточна партія триває. Завершити: `/модерація завершити-партію`.
    [few] { $games } поточні партії тривають. Завершити: `/модерація завершити-партію`.
    [many] { $games } поточних партій тривають. Завершити: `/модерація завершити-партію`.
   *[other] { $games } поточної партії тривають. Завершити: `/модерація завершити-партію`.
}
reinstate-done = { $player } знову може тут грати.
suspended-title = ## Призупинені учасники
suspended-none = Тут нікого не призупинено. `/модерація призупинити` не дає учасникові грати.
button-reinstate = Повернути { $number }
log-title = ## Журнал модерації
log-none = Поки порожньо. Тут з’являться дії модераторів з партіями, викликами й учасниками.
log-entry = { $at }, { $by }: { $what }
log-reason = { $entry } – { $reason }
log-ended-game = завершує партію { $game } без результату
log-moved-game = переносить партію { $game } до { $channel }
log-withdrew-challenge = знімає виклик { $challenge } від { $player }
log-suspended = призупиняє { $player }
log-reinstated = повертає { $player }
log-closed-season = закриває сезон { $season }
refused-only-for-moderators = Потрібен дозвіл «Керувати повідомленнями». Звернися до модератора.
refused-no-open-challenge = Відкритого виклику { $typed } тут немає. Вибери зі списку підказок.
refused-challenge-removed = Модератор зняв цей виклик. Почни свій: `/грати`.
refused-suspend-self = Себе призупинити не можна. Вибери іншого учасника.
refused-suspend-bot = Боти не грають, тож призупиняти їх не треба. Вибери учасника.
refused-suspend-moderator = { $player } теж модерує, тож призупинити не можна. Звернися до керівників сервера.
refused-suspended-already = Гру для { $player } вже призупинено: { $since }. Повернути: `/модерація повернути`.
refused-not-suspended = { $player } може грати. Список призупинених: `/модерація повернути`.
refused-suspended = Модератори не дають тобі грати на цьому сервері. Запитай у них чому.
