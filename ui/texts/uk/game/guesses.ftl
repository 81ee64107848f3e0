# Вгадування наступного ходу.

button-guess = Вгадати
button-guess-again = Змінити
button-best-guessers = Хто вгадує найкраще
guess-seat = Уяви себе на місці гравця { $who }. Твій здогад бачиш лише ти.
guess-own = Твій здогад: { $guess }
guess-until = Він зарахується, коли { $who } зробить хід. Доти його можна змінити.
guess-late = Цей хід уже зроблено. Ось дошка зараз.
guess-told = 🔮 { $right ->
    [0] Не вгадав ніхто (здогадів: { $all })
   *[other] Вгадали: { $right } з { $all }
}
guessers-title = ## Хто вгадує найкраще · сезон { $season }
guessers-empty = Здогадів ще немає.
guessers-line = { $place } **{ $who }** · { $counts }
guessers-counts = вгадано: { $right } з { $all }
guessers-own = Ти · місце **{ $place }** · { $counts }
guessers-own-unlisted = Ти · { $counts }. Це бачиш лише ти: так вибрано в `/уподобання`.
guessers-own-none = У тебе ще немає здогадів.
guessers-about = -# Спершу ті, хто вгадує найбільше, а якщо порівну – у кого менше спроб. Повернені ходи не рахуються.
refused-own-guess = Це твоя партія, тож угадувати тут нічого. Спробуй у тій, за якою лише стежиш.
refused-nothing-to-guess = Зараз тут нема чого вгадувати. Зачекай на наступну дошку.
refused-guesses-off = На цьому сервері ходів не вгадують. Адміністратори сервера можуть це ввімкнути.
