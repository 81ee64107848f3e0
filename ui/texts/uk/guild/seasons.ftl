# Сезони.

season-question =
    ### Закрити сезон { $season }?
    - Я збережу таблиці лідерів: { $boards }.
    - Рейтинги пройдуть половину шляху до середнього. Поточні партії рахуються в новому сезоні.
    - Я опублікую першу трійку кожної гри в цьому каналі, без згадок.
    Скасувати це не можна.
season-board = { $category } { $players ->
    [one] ({ $players } гравець)
    [few] ({ $players } гравці)
    [many] ({ $players } гравців)
   *[other] ({ $players } гравця)
}
season-under-way = Закриваю сезон { $season }. Рейтингів багато, тож дай мені хвилинку, а тоді відкрий `/сезон показати`.
season-over = ## 🏆 Сезон { $season } завершено!
season-kept = ## Сезон { $season } з { $last }
season-line = **{ $category }** { $first }
season-line-no-one = **{ $category }** Перша трійка вийшла із сервера або не хоче бути в таблиці.
season-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $who } { $rating }
season-goes-on = -# Починається сезон { $next }, а рейтинги пройшли половину шляху до середнього.
season-closed = -# Закриває { $by }, { $closed }
season-closed-shown-by = -# Закриває { $by }, { $closed } · показує { $who }
season-choice = Сезон { $season }, закрито { $day }
podium-title = Сезон { $season } – { $category }
podium-spoken = П’єдестал сезону { $season }, { $category }. { $first }.
podium-spoken-place = { $place ->
    [1] Перше місце
    [2] Друге
   *[3] Третє
}: { $who }, { $rating }
podium-spoken-unknown = гравець, імені якого я не знаю
button-close-season = Закрити сезон { $season }
button-leave-season = Лишити відкритим
button-season = Сезон { $season }
button-post-season = Опублікувати тут
refused-season-closed = Сезон { $season } уже закрито. Підсумки: `/сезон показати`.
refused-season-not-played = У сезоні { $season } ще немає закінчених рейтингових партій. Спробуй, коли закінчиться перша.
refused-no-one-listed = У таблицях ще нікого: потрібно п’ять рейтингових партій в одну гру. Спробуй згодом.
refused-no-season-closed = Тут ще не закривали сезонів. Це можуть адміністратори сервера: `/сезон закрити`.
refused-no-such-season = Закритого сезону { $season } тут немає. Останній – сезон { $last }.
season-planned = -# Завершено автоматично { $closed } · налаштування: { $by }
season-planned-shown-by = -# Завершено автоматично { $closed } · налаштування: { $by } · показує { $who }
