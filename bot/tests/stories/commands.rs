//! What commands, suggestions, menus, forms and buttons have in common, whatever they are about.

mod at_once;
mod completion;
mod dead_ends;
mod forms;
mod helps;
mod labels;
mod menus;
mod old_buttons;
mod options;
mod refusals;
