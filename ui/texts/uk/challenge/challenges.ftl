# Виклики.

challenge-to = { $challenger } викликає { $invited }: **{ $rules }**
challenge-open = { $challenger } шукає суперника: **{ $rules }**
challenge-teams = { $challenger } готує партію двоє на двох: **{ $rules }**
challenge-sides =
    Команда 1: { $with }
    Команда 2: { $against }
challenge-slot-open = *вільно*
challenge-slot-invited = { $player } (запрошено)
challenge-order = Порядок ходів: { $players }
challenge-first-place = починає команда 2
challenge-first-lot = хто починає, вирішить жереб
challenge-first-challenger = починає { $who }
challenge-first-opponent = починає суперник
challenge-place-thread = в окремій гілці
challenge-until = -# Термін спливає { $time }
challenge-until-full = -# Почнеться, коли всі місця буде зайнято · термін спливає { $time }
challenge-house-rules = 📜 { $differences }
challenge-rematch = 🔁 Реванш за партію { $game }: сторони міняються
challenge-picture = Приклад партії: { $game }. { $board }
challenge-accepted = { $who } приймає виклик: партія починається!
challenge-accepted-in-thread = { $who } приймає виклик: партія починається в { $thread }!
challenge-accepted-already = { $challenge }
    Прийнято.
challenge-declined = Відхилено.
challenge-withdrawn = Знято.
challenge-expired = Час вийшов: ніхто не відгукнувся.
challenge-told-declined = { $who }, { $player } відхиляє твій виклик (**{ $rules }**): { $link }
challenge-told-expired = { $who }, на твій виклик (**{ $rules }**) вчасно ніхто не відгукнувся: { $link }
challenge-computer = { $challenger } грає проти комп’ютера (рівень { $level }): **{ $rules }**
challenge-until-started = -# Натисни **Почати**, щоб відкрити гілку · термін спливає { $time }
computer-at-level = 🤖 рівень { $level }
button-start = Почати
challenge-accepted-alone-in-thread = Партія починається в { $thread }!
challenge-zones = -# 🌙 Вибери часовий пояс: `/уподобання пояс`. Якщо зміниш його потім, ця партія йтиме за старим.
