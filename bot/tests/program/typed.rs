//! Actions as commands.

use games::{Action, Game, Square};
use serde_json::{Value, json};

/// The command for an action, with options: in Dara `b3-b4` is `/dara move stone:b3 to:b4`, in Damas `c3xe5` is
/// `/damas move path:c3 e5`.
pub(crate) fn command(game: Game, action: Action) -> (String, Value) {
    let squares: Vec<String> = action.squares().iter().map(Square::to_string).collect();
    let along_paths = matches!(game, Game::Damas | Game::Damala);
    let (name, options) = match action {
        Action::Drop(_) => ("drop", json!({ "square": squares[0] })),
        Action::Take(_) => ("take", json!({ "square": squares[0] })),
        Action::Huff(_) => ("huff", json!({ "square": squares[0] })),
        Action::Force => ("force", json!({})),
        Action::Move(_) | Action::Jump(_) if along_paths => ("move", json!({ "path": squares.join(" ") })),
        Action::Move(_) | Action::Jump(_) => ("move", json!({ "stone": squares[0], "to": squares[1] })),
    };
    (format!("{game} {name}"), options)
}
