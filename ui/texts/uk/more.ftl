# Що ще можна зробити в партії. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

more-title = **Партія { $game }** · { $rules }
more-player = Ось що можна зробити, крім ходу.
more-spectator = Ти не граєш у цій партії, але можеш дивитися.
more-gave-up = Твою гру тут здано, і партнер грає далі за двох. Ти можеш дивитися.
button-offer-draw = Запропонувати нічию
button-ask-takeback = Попросити повернути хід
button-offer-pause = Запропонувати паузу
button-offer-abort = Скасувати партію
button-resume = Продовжити
button-give-day = Подарувати день
button-board = Показати дошку
button-board-text = Дошка текстом
confirm-question = Точно так? **Хід ще не зроблено.** Ось що побачать усі:
button-confirm = Так, зробити хід
button-no = Ні
button-rematch = Реванш
button-see-replay = Повтор
button-resign-more = Здатися …
button-agree-to = { $offer ->
    [draw] Погодитися на нічию
    [takeback] Дозволити повернути хід
    [abort] Погодитися скасувати
   *[pause] Погодитися на паузу
}
button-decline-offer = { $offer ->
    [draw] Відхилити нічию
    [takeback] Не повертати хід
    [abort] Не скасовувати
   *[pause] Відхилити паузу
}
button-withdraw-offer = { $offer ->
    [draw] Відкликати нічию
    [takeback] Відкликати повернення ходу
    [abort] Відкликати скасування
   *[pause] Відкликати паузу
}
