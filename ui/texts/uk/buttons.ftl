# Кнопки, які є в кількох місцях.

button-play = Грати
button-more = Ще
button-rules = Правила
button-accept = Прийняти
button-agree = Погодитися
button-accept-thread = Прийняти в гілці
button-decline = Відхилити
button-step-out = Вийти
button-join-challenger = До команди 1
button-join-opponent = До команди 2
button-withdraw = Зняти
button-withdraw-number = Зняти { $number }
button-play-number = Грати { $number }
button-list-board = Дошка
button-list-open = Відкрити
button-thread = Грати в гілці
button-stop = Зупинитися тут
button-back = Назад
button-force = Змусити бити
button-huff = Взяти за фук { $square }
button-resign = Здатися
button-keep-playing = Грати далі
