# The sandbox.

sandbox-welcome =
    ### Welcome!
    This is a Discord on your own machine, with five members. Choose who you are at the bottom left.
    Type `/play` to challenge someone. Then become that member, accept, and press **Play** under the board.
    The games: { $games }.
