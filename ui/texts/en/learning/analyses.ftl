# Analyses of finished games.

button-analyse = Analyse
button-post-analysis = Post analysis
button-analysis-turn = Turn { $turn } { $sign }
button-mark-before = ◀ Previous mistake
button-mark-after = Next mistake ▶
analysis-begun = **Analysing game { $game }** · { $rules }
analysis-progress = { $bar } { $done } of { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
analysis-come-back = -# This takes a little while. If you leave, press **Analyse** again later.
analysis-title = **Game { $game }, analysed** · { $rules }
analysis-side = { $who }: **{ $accuracy }%** accurate · { $marks }
analysis-side-forced = { $who }: never had a choice
analysis-no-marks = no mistakes
analysis-no-turning-point = Neither side made a mistake that changed the game.
analysis-where-it-turned = **Where it turned:**
analysis-turning-point = **{ $number }.** Turn { $turn }, { $who }: { $played } **{ $sign }** { $why } Better: { $best }.
analysis-legend = -# On the boards: ⌜ ⌟ what was played, ◯ what was better
analysis-signs = -# **{ $blunder }** blunder · **{ $mistake }** mistake · **{ $inaccuracy }** inaccuracy · **{ $only }** the only good move, found
analysis-shown-by = -# Shown by { $who }
analysis-graph-title = Chances of winning
analysis-graph-alt = Graph of the chances of winning over { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. Accuracy: { $one } { $first }%, { $other } { $second }%. Chances at the end: { $one } { $end }%.
analysis-board-alt = Before turn { $turn }: { $position } Played: { $played }. Best: { $best }.
analysis-chance-alt = Chances of winning: { $one } { $percent }%.
analysis-only-move = **{ $sign }** The only good move, and it was found.
analysis-mark = **{ $sign }** { $mark }. { $why }
analysis-mark-name = { $mark ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
    [only] Only move
   *[blunder] Blunder
}
analysis-best-line = Better: `{ $line }`
analysis-best-line-found = Best: `{ $line }`
analysis-why-drew-won = It drew a won game.
analysis-why-missed-win = { $turns ->
    [one] It missed an immediate win.
   *[other] It missed a win in { $turns } turns.
}
analysis-why-missed-far-win = It missed a forced win.
analysis-why-blocked = After it, there were soon no moves left.
analysis-why-allowed-win = { $turns ->
    [one] It let the opponent win at once.
   *[other] It let the opponent win in { $turns } turns.
}
analysis-why-allowed-far-win = It allowed a forced win.
analysis-why-huffed = A capture was missed, so a piece got huffed.
analysis-why-freed-flyer = It left the opponent with three stones, which can fly.
analysis-why-missed-row = { $row ->
    [mill] It missed a mill.
   *[row] It missed a row.
}
analysis-why-allowed-row = { $row ->
    [mill] It allowed a mill.
   *[row] It allowed a row.
}
analysis-why-missed-double-row = { $row ->
    [mill] It missed a double threat of mills.
   *[row] It missed a double threat of rows.
}
analysis-why-allowed-double-row = { $row ->
    [mill] It allowed a double threat of mills.
   *[row] It allowed a double threat of rows.
}
analysis-why-lost-dama = It lost a Dama.
analysis-why-lost-pieces = { $kind ->
    [piece] { $pieces ->
        [one] It lost a piece.
       *[other] It lost { $pieces } pieces.
    }
    [marble] { $pieces ->
        [one] It lost a marble.
       *[other] It lost { $pieces } marbles.
    }
   *[stone] { $pieces ->
        [one] It lost a stone.
       *[other] It lost { $pieces } stones.
    }
}
analysis-why-missed-capture = { $kind ->
    [piece] { $pieces ->
        [one] It missed a piece that could be captured.
       *[other] It missed { $pieces } pieces that could be captured.
    }
    [marble] { $pieces ->
        [one] It missed a marble that could be captured.
       *[other] It missed { $pieces } marbles that could be captured.
    }
   *[stone] { $pieces ->
        [one] It missed a stone that could be captured.
       *[other] It missed { $pieces } stones that could be captured.
    }
}
analysis-why-allowed-dama = It let the opponent get a Dama.
analysis-why-missed-dama = It missed a chance to get a Dama.
analysis-why-allowed-marble = It let the opponent gain a marble.
analysis-why-missed-marble = It missed a chance to gain a marble.
analysis-why-missed-pair = { $row ->
    [mill] The opponent took a square that would have prepared a mill.
   *[row] The opponent took a square that would have prepared a row.
}
analysis-why-allowed-pair = { $row ->
    [mill] It let the opponent prepare a mill.
   *[row] It let the opponent prepare a row.
}
analysis-why-left-square = It left the best square to the opponent.
analysis-why-fewer-row-squares = { $count ->
    [one] { $row ->
        [mill] It gave up a chance of a mill.
       *[row] It gave up a chance of a row.
    }
   *[other] { $row ->
        [mill] It gave up { $count } chances of a mill.
       *[row] It gave up { $count } chances of a row.
    }
}
analysis-why-more-row-squares = { $count ->
    [one] { $row ->
        [mill] It gave the opponent one more chance of a mill.
       *[row] It gave the opponent one more chance of a row.
    }
   *[other] { $row ->
        [mill] It gave the opponent { $count } more chances of a mill.
       *[row] It gave the opponent { $count } more chances of a row.
    }
}
analysis-why-fewer-moves = { $count ->
    [one] It left one fewer move to choose from.
   *[other] It left { $count } fewer moves to choose from.
}
analysis-why-worse = It made the position worse.
refused-analysis-of-running-game = Game { $game } is still going. Analyse it once it's over.
refused-analysis-of-empty-game = Nothing was played in game { $game }, so there's nothing to analyse.
refused-analyses-waiting = You're already waiting for { $most ->
    [one] one analysis
   *[other] { $most } analyses
}. Try again when one is done.
