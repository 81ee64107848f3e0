//! What a store promises, whichever engine it uses: these tests run over both.

mod analyses;
mod announcements;
mod away;
mod boards;
mod challenges;
mod competitions;
mod computer;
mod daily;
mod guesses;
mod heartbeat;
mod house_rules;
mod imported_files;
mod languages;
mod lessons;
mod lists;
mod matches;
mod model;
mod pace;
mod practices;
mod puzzles;
mod repairs;
mod restrictions;
mod standings;
mod timers;
mod turns;
mod weeks;
