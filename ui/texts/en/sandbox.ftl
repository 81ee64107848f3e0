# The sandbox. One message a thing to say; arguments are named after what they stand for.

sandbox-welcome =
    ### Welcome!
    This is a Discord on your own machine, with five members: choose at the bottom left who you are.
    Type `/dara challenge` to challenge another member (or `/wali`, `/dala`, `/damas`, `/damala`, `/morris`). Then become that member, accept, and play: press **Play** under the board, or type `/dara drop b3`.
