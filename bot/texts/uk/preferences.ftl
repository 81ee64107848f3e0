# Уподобання й те, про що бот каже приватно. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

preferences-title = ## Твої вподобання на всіх серверах
preferences-ping = - **Коли настає твій хід**, дошка в каналі пінгує тебе.
preferences-direct = - **Коли настає твій хід**, про це каже приватне повідомлення, а пінгів немає. Там можна й ходити.
preferences-digest = - **Раз на день** приватне повідомлення перелічує партії, що чекають на тебе, а пінгів немає. Коли твого часу лишається мало, про це попереджає окреме повідомлення.
preferences-nothing = - **Коли настає твій хід**, ніхто про це не каже: заглядай у `/games`.
preferences-confirm = - **Перш ніж зарахувати твій хід**, бот перепитує.
preferences-at-once = - **Твій хід зараховується** одразу.
preferences-here = **Лише на цьому сервері**
preferences-listed = - **У таблицях лідерів** тебе видно.
preferences-unlisted = - **У таблицях лідерів** тебе не видно: своє місце знаєш лише ти.
button-notice-ping = Пінг у каналі
button-notice-direct = Приватне повідомлення
button-notice-digest = Раз на день
button-notice-nothing = Нічого
button-confirm-moves = Перепитувати перед ходом
button-moves-at-once = Зараховувати хід одразу
button-leave-leaderboards = Прибрати мене з таблиць
button-join-leaderboards = Показувати мене в таблицях
direct-turn = **Твій хід** проти { $opponents }: { $link }
direct-warning = **Твій час добігає кінця** у партії проти { $opponents }: він спливає { $time }. { $link }
direct-over = **Твоя партія закінчилася** (проти { $opponents }): { $link }
direct-game = У твоїй партії проти { $opponents }: { $link }
ping-turn = { $who }, твій хід.
ping-turn-until = { $who }, твій хід, а час спливає { $time }.
ping-over = { $who }, твоя партія закінчилася.
ping-look = { $who }, у цій партії на тебе дещо чекає.
ping-not-reached = -# Написати тобі приватно не вдається: Discord не пускає, бо ти не приймаєш приватних повідомлень із цього сервера. Відтепер замість них будуть пінги; змінити це можна в `/preferences`.
digest-title = ## { $count ->
    [one] { $count } партія чекає
    [few] { $count } партії чекають
    [many] { $count } партій чекають
   *[other] { $count } партії чекає
} на тебе
digest-game = - **{ $rules }** проти { $opponents }: { $link }
digest-game-until = - **{ $rules }** проти { $opponents }, час спливає { $time }: { $link }
digest-more = … і ще { $count }.
digest-footer = -# Раз на день, за твоїм вибором: `/preferences`.
done-cut-off = Зроблено. У { $channel } зараз не можна писати: інші побачать це в `/games` або в приватному повідомленні, якщо так вибрали.
moved-here-already = Ця партія вже грається в цьому каналі.
games-cut-off = -# Де писати не можна, партія чекає: її каналу немає або мене туди не пускають. Ходи приватними повідомленнями (`/preferences`), впусти мене або попроси того, хто керує повідомленнями, про `/move-game`.
games-number = партія { $game }
choice-game = Партія { $game } · { $rules } · { $plies ->
    [0] ще жодної дії
    [one] { $plies } дія
    [few] { $plies } дії
    [many] { $plies } дій
   *[other] { $plies } дії
}
choice-cut-off-game = ⚠ Партія { $game } без каналу · { $rules } · { $plies ->
    [0] ще жодної дії
    [one] { $plies } дія
    [few] { $plies } дії
    [many] { $plies } дій
   *[other] { $plies } дії
}
refused-only-for-moderators = Переносити партії можуть лише ті, хто керує повідомленнями. Попроси когось із них.
refused-no-such-game = На цьому сервері зараз не грається партія з номером { $typed }. Номери партій, що втратили канал, показує `/games`; номер будь-якої іншої – під її дошкою.
refused-cannot-move-here = У цьому каналі грається партія { $game }. Скористайся `/move-game` в іншому каналі або в гілці.
done-elsewhere = Зроблено: усі бачать це в { $channel }.
