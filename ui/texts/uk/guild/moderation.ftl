# Що роблять модератори.

end-game-question = Скасувати партію { $game }? **{ $rules }** у { $link }: { $players }, { $plies ->
    [0] ще без ходів
    [one] { $plies } хід
    [few] { $plies } ходи
    [many] { $plies } ходів
   *[other] { $plies } ходу
}. Переможця не буде, партія не рахується. Повернути її не можна.
end-game-match = Її матч теж буде скасовано за рахунку { $score }, без переможця.
end-game-done = Партію { $game } скасовано. Її остання дошка в { $channel }.
button-end-game = Скасувати партію { $game }
button-leave-game = Хай триває
ended-stopped = Модератори **скасували партію**. Вона не рахується.
challenge-removed = Зняли модератори.
choice-challenge = Виклик { $challenge } · { $rules }
withdraw-challenge-done = Виклик знято: { $link }
suspend-done = { $player } більше не може тут грати. Повернути: `/модерація повернути`.
suspend-challenges = { $challenges ->
    [one] { $challenges } відкритий виклик знято, або в ньому знову є місце.
    [few] { $challenges } відкриті виклики знято, або в них знову є місце.
    [many] { $challenges } відкритих викликів знято, або в них знову є місце.
   *[other] { $challenges } відкритого виклику знято, або в них знову є місце.
}
suspend-games-ended = { $games ->
    [one] { $games } поточну партію скасовано.
    [few] { $games } поточні партії скасовано.
    [many] { $games } поточних партій скасовано.
   *[other] { $games } поточної партії скасовано.
}
suspend-games-running = { $games ->
    [one] { $games } поточна партія триває. Скасувати: `/модерація скасувати-партію`.
    [few] { $games } поточні партії тривають. Скасувати: `/модерація скасувати-партію`.
    [many] { $games } поточних партій тривають. Скасувати: `/модерація скасувати-партію`.
   *[other] { $games } поточної партії тривають. Скасувати: `/модерація скасувати-партію`.
}
reinstate-done = { $player } знову може тут грати.
suspended-title = ## Відсторонені учасники
suspended-none = Тут нікого не відсторонено. `/модерація відсторонити` не дає учасникові грати.
button-reinstate = Повернути { $number }
log-title = ## Журнал модерації
log-none = Поки порожньо. Тут з’являться дії модераторів з партіями, викликами й учасниками.
log-entry = { $at }, { $by }: { $what }
log-reason = { $entry } – { $reason }
log-ended-game = скасовує партію { $game }
log-moved-game = переносить партію { $game } до { $channel }
log-withdrew-challenge = знімає виклик { $challenge } від { $player }
log-suspended = відсторонює { $player }
log-reinstated = повертає { $player }
log-closed-season = закриває сезон { $season }
refused-only-for-moderators = Потрібен дозвіл «Керувати повідомленнями». Звернися до модератора.
refused-no-open-challenge = Відкритого виклику { $typed } тут немає. Вибери зі списку підказок.
refused-challenge-removed = Модератор зняв цей виклик. Почни свій: `/грати`.
refused-suspend-self = Себе відсторонити не можна. Вибери іншого учасника.
refused-suspend-bot = Боти не грають, тож відсторонювати їх не треба. Вибери учасника.
refused-suspend-moderator = { $player } теж модерує, тож відсторонити не можна. Звернися до адміністраторів сервера.
refused-already-suspended = { $player } вже відсторонено: { $since }. Повернути: `/модерація повернути`.
refused-not-suspended = { $player } може грати. Список відсторонених: `/модерація повернути`.
refused-suspended = Модератори відсторонили тебе від партій на цьому сервері. Запитай у них чому.
refused-empty-reason = У полі `причина` немає тексту. Напиши кілька слів або прибери його.
log-gave-role = дає { $player } роль <@&{ $role }> за успіхи
log-took-role = забирає в { $player } роль <@&{ $role }>
