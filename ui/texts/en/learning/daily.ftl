# Puzzles of the day.

daily-title = 🧩 **Puzzle of the day: { $rules }**
daily-task = { $goal ->
    [win] { $who } to play: find the only winning move.
   *[ahead] { $who } to play: find the only move that leaves you clearly ahead.
}
daily-until = -# Solve it in private. The next one comes { $until }.
daily-until-last = -# Solve it in private. Answers stop counting { $until }.
daily-solution = **Solution to the last one:** { $line }
daily-untried = No one tried it.
daily-tried = Tried by { $tried }, solved by { $solved } ({ $percent }%).
daily-first = First solution: { $who }, after { $time }
daily-last-week = **Last week**, { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}:
daily-table-this = ## This week: { $count ->
    [0] no puzzle yet
    [one] one puzzle
   *[other] { $count } puzzles
}
daily-table-last = ## Last week: { $count ->
    [0] no puzzles
    [one] one puzzle
   *[other] { $count } puzzles
}
daily-table-empty = No one has solved any.
daily-table-line = { $place } **{ $who }** · { $counts }
daily-table-counts = { $solved } solved · { $right } on the first try · streak { $streak }
daily-own = You: place **{ $place }** · { $counts }
daily-own-unlisted = You: { $counts }. Only you see this, because you chose not to be listed in `/preferences`.
daily-own-none = You haven't solved any.
daily-table-about = -# Weeks begin on Monday ({ $zone }). A streak forgives one missed day, and another after 7 solved ones.
daily-streak = { $days ->
    [one] Your streak begins: **1 day**.
   *[other] **{ $days } days in a row.**
}
button-daily-solve = Solve
button-daily-table = This week's table
button-daily-solution = Last solution
button-daily-last-week = Last week
button-daily-this-week = This week
