# Виклики. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

challenge-to = { $challenger } викликає { $invited } на партію: **{ $rules }**.
challenge-open = { $challenger } шукає суперника: **{ $rules }**.
challenge-teams = { $challenger } збирає чотирьох гравців, двоє на двох: **{ $rules }**.
challenge-sides =
    Перша команда: { $with }
    Друга команда: { $against }
challenge-slot-open = *вільне місце*
challenge-slot-invited = { $player } (чекаємо)
challenge-order = Черговість ходів: { $players }, і знову по колу.
challenge-first-place = Починає перший гравець другої команди.
challenge-first-lot = Хто починає, вирішить жереб.
challenge-first-challenger = Починає { $who }.
challenge-first-opponent = Починає той, хто прийме виклик.
challenge-place-here = Партія буде в цьому каналі.
challenge-place-thread = Партія буде в окремій гілці.
challenge-until = Якщо ніхто не прийме, термін виклику спливе { $time }.
challenge-until-full = Почнемо, коли всі місця буде зайнято; доти виклик відкритий, а його термін спливає { $time }.
challenge-house-rules = 📜 { $differences }
challenge-rematch = Реванш за партію { $game }: перші й другі міняються місцями.
challenge-accepted = { $who } приймає виклик: граємо!
challenge-accepted-in-thread = { $who } приймає виклик: граємо в { $thread }!
challenge-accepted-already = { $challenge }
    Виклик прийнято.
challenge-declined = Виклик відхилено.
challenge-withdrawn = Виклик відкликано.
challenge-expired = Вчасно ніхто не відгукнувся.
challenge-told-declined = { $who }, { $player } відхиляє твій виклик, **{ $rules }**: { $link }
challenge-told-expired = { $who }, вчасно ніхто не відгукнувся на твій виклик, **{ $rules }**: { $link }
