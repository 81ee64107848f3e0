# Меню «Ще».

more-title = **Партія { $game }** · { $rules }
more-player = Ось що можна зробити, крім ходів.
more-ends = -# Скасувати: ніхто не виграє й не програє, якщо всі згодні. Здатися: поразка.
more-spectator = Ти не граєш у цій партії, але можеш дивитися.
more-gave-up = Ти вже не в грі, і партнер грає за команду. Можеш дивитися.
button-offer-draw = Запропонувати нічию
button-ask-takeback = Повернути мій хід
button-offer-pause = Запропонувати паузу
button-offer-abort = Запропонувати скасувати
button-resume = Закінчити паузу
button-give-day = Додати день
button-board = Показати дошку
button-board-text = Дошка текстом
confirm-question = **Ще не зіграно.** Усі побачать це:
button-confirm = Зіграти
button-no = Ні
button-rematch = Реванш
button-see-replay = Перегляд
button-resign-more = Здатися…
button-agree-to = { $offer ->
    [abort] Погодитися скасувати
    [draw] Погодитися на нічию
    [takeback] Дозволити повернення
   *[pause] Погодитися на паузу
}
button-decline-offer = { $offer ->
    [abort] Не скасовувати
    [draw] Відхилити нічию
    [takeback] Не дозволяти
   *[pause] Відхилити паузу
}
button-withdraw-offer = { $offer ->
    [abort] Зняти пропозицію
    [draw] Зняти пропозицію нічиєї
    [takeback] Зняти прохання
   *[pause] Зняти пропозицію паузи
}
button-newest-board = Лише остання дошка
button-all-boards = Лишати всі дошки
boards-newest-now = **З наступного ходу в каналі лишається тільки остання дошка.** Кнопка **Перегляд** під нею показує решту.
boards-all-now = **З наступного ходу в каналі лишаються всі дошки.**
refused-boards-stay = Тут я не можу видаляти повідомлення, тож усі дошки лишаються. Вибрати можна на сервері, куди мене додано.
