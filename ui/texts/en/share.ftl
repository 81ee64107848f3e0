# Cards to share.

button-share = Share
button-post-card = Post here
button-show-names = With names
button-hide-names = Without names
share-how = Save this picture to show it anywhere, or post it here.
share-posted = -# Shared by { $who }
card-moves = { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}
card-puzzle = Puzzle { $number }
card-puzzle-daily = Puzzle of the day
card-puzzle-task = { $who } to play: { $goal ->
    [win] find the only winning move.
   *[ahead] find the only move that leaves you clearly ahead.
}
card-puzzle-solved = { $wrong ->
    [0] Solved on the first try
    [one] Solved on the second try
   *[other] Solved after { $wrong } wrong tries
}
card-puzzle-solved-by = { $who }: { $wrong ->
    [0] solved on the first try
    [one] solved on the second try
   *[other] solved after { $wrong } wrong tries
}
card-puzzle-rated = Difficulty: { $rating }
card-rating-best = Best: { $best } on { $day }
