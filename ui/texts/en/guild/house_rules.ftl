# House rules.

house-rules-title = ## House rules
house-rules-about = Choose rules to change them, or a game to make new ones. Players find them in `/play`, under `rules`.
house-rules-about-none = None yet. Choose a game, start from built-in rules, and change what you like.
house-rules-full = That's as many as a server can have. Delete some to make new ones.
house-rules-change = Change house rules
house-rules-new = Make new ones for…
house-rules-choice = { $name } – { $game }
house-rules-like = Same as “{ $preset }”.
house-rules-like-but = Same as “{ $preset }”, but: { $changes }
house-rules-of = ## { $name } – { $game }
house-rules-new-of = ## New house rules for { $game }
house-rules-nothing-changed = -# Choose below what to change.
house-rules-unsaved = -# Changed, but not saved yet.
house-rules-option = **{ $option }**
house-rules-value-now = - **{ $value }**
house-rules-from-preset = Start from…
house-rules-choose-option = Choose what to change
house-rules-form = House rules for { $game }
house-rules-form-name = Name
house-rules-kept = **Saved.** You can now choose **{ $name }** in `{ $command } challenge`. Existing games keep their rules.
house-rules-dropped = **Deleted**: { $name }. Existing games keep their rules.
house-rules-default-again = The default rules for { $game } are *{ $preset }* again.
house-rules-drop-question = Delete the house rules **{ $name }**? Existing games keep their rules. This can't be undone.
house-rules-drop-default = They're the default rules for { $game } here. Without them, the built-in ones apply again.
button-keep-new-rules = Save as…
button-keep-rules = Save
button-rename-rules = Rename…
button-ask-drop-rules = Delete…
button-drop-rules = Delete
button-do-not-drop = Keep them
rules-option-take = What a row takes
rules-option-win = How you win
rules-option-back = Going straight back
rules-option-rows = Length of a row
rules-option-first-drops = First drops
rules-option-drop-takes = Rows made by a drop
rules-option-beside-drops = Drops beside your own stone
rules-option-row-drops = Drops that make a row
rules-option-man-captures = How a man captures
rules-option-duel = Two Damas against one
rules-option-bonus = Marbles on the centre
rules-option-bound = Turns without a capture
refused-rules-name = { $typed } can't be a name. Use 1 to { $most } characters, with at least one letter or digit.
refused-rules-name-preset = { $typed } is the name of built-in rules. Choose another one.
refused-rules-name-taken = Your server already has rules called { $typed }. Choose another name.
refused-house-rules-gone = Someone deleted or changed these house rules. See the current ones in `/settings`.
refused-too-many-house-rules = { $most ->
    [one] A server can have one set of house rules. Delete it first.
   *[other] A server can have { $most } sets of house rules. Delete one first.
}
refused-rules-named-already = These rules already have a name: **{ $name }**. Use that, or change an option.
rules-option-flying = Flying with three stones
