# Кнопки. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

button-play = Зробити хід
button-more = Ще
button-rules = Правила
button-rules-of = Правила: { $game }
button-accept = Прийняти
button-agree = Погодитися
button-accept-thread = Прийняти й грати в гілці
button-decline = Відхилити
button-step-out = Відхилити або вийти
button-join-challenger = До першої команди
button-join-opponent = До другої команди
button-withdraw = Відкликати
button-withdraw-number = Відкликати { $number }
button-thread = Викликати в гілці
button-stop = Зупинитися тут
button-back = Назад
button-force = Змусити побити
button-huff = За фук { $square }
button-resign = Здатися
button-keep-playing = Грати далі
