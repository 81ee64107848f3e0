# Матчі. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

match-to-points = { $points ->
    [one] Матч до { $points } очка
    [few] Матч до { $points } очок
    [many] Матч до { $points } очок
   *[other] Матч до { $points } очка
}
match-of-two = Матч із двох партій
match-line = { $goal }: { $one } { $score } { $other } · партія { $number }
match-spoken = { $goal }, партія { $number }: { $one } – { $first }, { $other } – { $second }.
match-short = { $goal }: { $score }, партія { $number }
match-points-won = { $points ->
    [one] { $players ->
        [one] { $who } отримує очко.
       *[other] { $who } отримують очко.
    }
    [few] { $players ->
        [one] Суха перемога: { $who } отримує { $points } очки.
       *[other] Суха перемога: { $who } отримують { $points } очки.
    }
    [many] { $players ->
        [one] Суха перемога: { $who } отримує { $points } очок.
       *[other] Суха перемога: { $who } отримують { $points } очок.
    }
   *[other] { $players ->
        [one] Суха перемога: { $who } отримує { $points } очка.
       *[other] Суха перемога: { $who } отримують { $points } очка.
    }
}
match-points-none = Очок не отримує ніхто.
match-goes-on = Починається партія { $number } матчу.
match-won = { $players ->
    [one] **{ $who } виграє матч, { $score }!**
   *[other] **{ $who } виграють матч, { $score }!**
}
match-won-aborted = { $players ->
    [one] **{ $who } виграє матч, { $score }**: у { $loser } зарано вийшов час у цій партії.
   *[other] **{ $who } виграють матч, { $score }**: у { $loser } зарано вийшов час у цій партії.
}
match-drawn = **Матч закінчується внічию, { $score }.**
match-void = Матч скасовано ще до початку: переможця немає.
match-called-off = Разом із нею закінчується матч, { $score }: переможця немає.
match-given-up = Матч здано: { $who }.
match-last-game = { $who } здає матч: ця партія в ньому остання.
games-game-match = { $game } { $score }.
watch-game-match = { $game } · { $score }
resign-question-match = Здати партію { $game } чи весь матч, у якому вона грається? Ні того, ні іншого не скасувати.
resign-game = **Ця партія**: { $points ->
    [one] { $players ->
        [one] { $who } отримує очко,
       *[other] { $who } отримують очко,
    }
    [few] { $players ->
        [one] { $who } отримує { $points } очки, бо в тебе немає жодного взяття,
       *[other] { $who } отримують { $points } очки, бо у твоєї команди немає жодного взяття,
    }
    [many] { $players ->
        [one] { $who } отримує { $points } очок, бо в тебе немає жодного взяття,
       *[other] { $who } отримують { $points } очок, бо у твоєї команди немає жодного взяття,
    }
   *[other] { $players ->
        [one] { $who } отримує { $points } очка, бо в тебе немає жодного взяття,
       *[other] { $who } отримують { $points } очка, бо у твоєї команди немає жодного взяття,
    }
} { $next ->
    [over] і матч закінчується.
   *[goes-on] і починається наступна партія матчу.
}
resign-game-partner = **Ця партія**: партнер грає далі за двох. У наступній партії матчу ти знову в грі.
resign-match = **Матч**: { $players ->
    [one] його виграє { $who }, хоч би який був рахунок.
   *[other] він закінчиться разом із цією партією, і його виграють { $who }, якщо твоя команда не досягне в ній мети.
}
button-resign-game = Здати цю партію
button-resign-match = Здати матч
