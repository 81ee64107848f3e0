//! How games come about: challenges, seeks, rematches, and what is agreed on before.

mod begin;
mod challenges;
mod pace;
mod places;
mod play_command;
mod rematches;
mod seeks;
mod team_challenges;
mod terms;
