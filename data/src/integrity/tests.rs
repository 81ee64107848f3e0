//! Each fault is reported, exactly once.

use super::*;
use crate::migrations;

#[test]
fn a_row_that_cannot_be_read_is_named() {
    let file = migrations::sample();
    let connection = crate::sql::Connection::from(&file);
    assert_eq!(check(&connection).expect("checked"), []);
    connection
        .execute_batch(
            "UPDATE challenges SET rules = 'chess:blitz' WHERE id = 6;
             UPDATE announcements SET what = '{\"kind\":\"fanfare\"}' WHERE id = 3;",
        )
        .expect("changed by hand");
    let said = check(&connection).expect("checked").iter().map(Fault::to_string).collect::<Vec<_>>();
    let [challenge, announcement] = said.as_slice() else { panic!("{said:?}") };
    assert!(challenge.starts_with("can't read challenge 6"), "{challenge}");
    assert!(announcement.starts_with("can't read announcement 3"), "{announcement}");
}

/// Makes a change by hand that must cause exactly one fault.
fn check_one(change: &str, fault: &str) {
    let file = migrations::sample();
    let connection = crate::sql::Connection::from(&file);
    connection.execute_batch(change).expect("changed by hand");
    let said = check(&connection).expect("checked").iter().map(Fault::to_string).collect::<Vec<_>>();
    assert!(matches!(said.as_slice(), [one] if one.starts_with(fault)), "{change}: {said:?}");
}

#[test]
fn what_a_challenge_or_a_game_could_never_have_come_to_is_named() {
    check_one(
        "DELETE FROM challenge_slots WHERE challenge = 6",
        "can't read challenge 6: it has no challenger",
    );
    check_one(
        "DELETE FROM challenge_slots WHERE challenge = 6 AND slot = 2",
        "can't read challenge 6: it has 1 seats",
    );
    check_one(
        "UPDATE challenge_slots SET player = 12, joined = 1 WHERE challenge = 6 AND slot = 2",
        "challenge 6 is full",
    );
    check_one("UPDATE games SET since = 1 WHERE id = 2", "game 2: waiting since 1970-01-01T00:00:00.001Z");
    check_one(
        "UPDATE seats SET out = 2, out_ply = 2, out_why = 'left', out_at = 5 WHERE game = 1 AND seat = 2",
        "can't read game 1: seat 2 cannot have been given up after 2 actions",
    );
    check_one("UPDATE seats SET out_ply = 1 WHERE game = 1 AND seat = 1", "can't read game 1");
}

#[test]
fn who_plays_in_which_game_is_noted_as_it_is() {
    check_one(
        "UPDATE seats SET playing = FALSE WHERE game = 2 AND seat = 1",
        "game 2: stored that the player of seat 1 isn't playing, which is wrong",
    );
    // In a finished game, and in one that goes on without the player.
    check_one(
        "UPDATE seats SET playing = TRUE WHERE game = 1 AND seat = 2",
        "game 1: stored that the player of seat 2 is playing, which is wrong",
    );
    let given_up = migrations::sample()
        .execute_batch("UPDATE seats SET playing = TRUE WHERE game = 3 AND seat = 1")
        .expect_err("a seat that was given up");
    assert!(given_up.to_string().starts_with("CHECK constraint failed"), "{given_up}");
}

#[test]
fn a_suspended_or_blocked_player_with_a_seat_is_named() {
    check_one(
        "INSERT INTO suspensions (guild, player, since) VALUES (1001, 13, 5)",
        "player 13 has a seat in challenge 6 but is suspended",
    );
    check_one("INSERT INTO blocks VALUES (14, 11, 5)", "challenge 8 seats 14 and 11");
    check_one("UPDATE blocks SET since = 9223372036854775807 WHERE by = 13", "can't read a block");
    check_one("UPDATE moderation_log SET reason = '' WHERE id = 3", "can't read log entry 3: not a reason");
}

#[test]
fn a_seek_that_is_no_open_challenge_is_named() {
    check_one(
        "INSERT INTO seeks (challenge, guild, rules, terms, rating, lets_run_out) VALUES (6, 0, 'dara:niger', 'none', 1500, 0)",
        "the seek of challenge 6 isn't one",
    );
}

#[test]
fn a_timer_is_set_to_when_its_game_or_challenge_is_due_and_to_nothing_else() {
    check_one(
        "UPDATE timers SET at = at + 1 WHERE what = 'game:5'",
        "timer game:5 is set to 2025-06-21T00:45:10.001Z, but should be 2025-06-21T00:45:10Z",
    );
    check_one(
        "DELETE FROM timers WHERE what = 'game:5'",
        "timer game:5 is set to never, but should be 2025-",
    );
    check_one(
        "INSERT INTO timers (what, at) VALUES ('game:4', 0)",
        "timer game:4 is set to 1970-01-01T00:00:00Z, but should be never",
    );
    check_one("INSERT INTO timers (what, at) VALUES ('game:99', 0)", "timer game:99 is set to 1970-");
    check_one("DELETE FROM timers WHERE what = 'challenge:6'", "timer challenge:6 is set to never");
    check_one("UPDATE timers SET at = 0 WHERE what = 'challenge:8'", "timer challenge:8 is set to 1970-");
    check_one("INSERT INTO timers (what, at) VALUES ('challenge:3', 0)", "timer challenge:3 is set to 1970-");
    check_one("INSERT INTO timers (what, at) VALUES ('tea:5', 0)", "can't read a timer");
    // One fault is enough where the game or the challenge itself cannot be read.
    check_one("UPDATE games SET record = 'chess' WHERE id = 5", "can't read game 5");
    check_one("UPDATE challenges SET rules = 'chess' WHERE id = 6", "can't read challenge 6");
}

#[test]
fn who_is_away_or_wants_a_digest_has_a_timer() {
    check_one("UPDATE timers SET at = 0 WHERE what = 'away:1001:12'", "timer away:1001:12 is set to 1970-");
    check_one(
        "INSERT INTO timers (what, at) VALUES ('away:1001:13', 0)",
        "timer away:1001:13 is set to 1970-",
    );
    check_one("DELETE FROM timers WHERE what = 'digest:14'", "timer digest:14 is missing");
    check_one("INSERT INTO timers (what, at) VALUES ('digest:12', 0)", "timer digest:12 is set to 1970-");
    check_one(
        "INSERT INTO absences (guild, player, starts, ends) VALUES (1001, 12, 1750599999999, 1750700000000)",
        "player 12 has two absences in server 1001 at 2025-06-22T13:46:39.999Z",
    );
    check_one("UPDATE server_settings SET clock = 'soon'", "can't read the settings of server 1001");
    check_one(
        "UPDATE practices SET record = 'dara:niger b3 b3' WHERE game = 'dara'",
        "can't read the practice board of player 11 in dara: token 2",
    );
    check_one(
        "UPDATE practices SET game = 'wali' WHERE game = 'dara'",
        "can't read the practice board of player 11 in wali: it's a game of dara",
    );
    check_one(
        "UPDATE imported_files SET text = 'another'",
        "a file that player 12 has imported has another text",
    );
}

#[test]
fn what_a_server_plays_by_can_be_read_and_is_of_the_game() {
    for (change, fault) in [
        ("UPDATE house_rules SET rules = 'dara:chess' WHERE id = 2", "can't read house rules 2"),
        ("UPDATE house_rules SET name = '' WHERE id = 2", "can't read house rules 2"),
        ("UPDATE house_rules SET folded = 'other' WHERE id = 2", "can't read house rules 2"),
        (
            "UPDATE house_rules SET rules = 'wali:prost' WHERE id = 1",
            "can't read the default rules of \"dara\"",
        ),
        (
            "UPDATE default_rules SET preset = 'wali:prost+take=free' WHERE game = 'wali'",
            "can't read the default rules of \"wali\"",
        ),
        (
            "UPDATE default_rules SET game = 'chess' WHERE game = 'wali'",
            "can't read the default rules of \"chess\"",
        ),
        ("UPDATE allowed_channels SET channel = 0 WHERE channel = 2001", "can't read a channel of server"),
    ] {
        check_one(change, fault);
    }
}

#[test]
fn each_game_of_a_match_follows_from_the_one_before_and_the_end_from_the_last() {
    check_one("UPDATE games SET match_first = 0 WHERE id = 5", "match 4: game 5 doesn't follow");
    check_one(
        "UPDATE games SET match_second = 1 WHERE id = 4; UPDATE games SET match_first = 2 WHERE id = 5",
        "match 4: game 4 doesn't follow",
    );
    check_one("UPDATE games SET match_number = 3 WHERE id = 5", "match 4: game 5 doesn't follow");
    let alone = "match_game = NULL, match_number = NULL, match_first = NULL, match_second = NULL";
    check_one(
        &format!("UPDATE games SET terms = '3d,unrated', {alone} WHERE id = 5"),
        "match 4: it does not go on",
    );
    check_one("UPDATE matches SET points_second = 2", "match 6: stored Some(");
    check_one("DELETE FROM matches", "match 6: stored None");
    check_one(
        "INSERT INTO matches (first, last, guild, goal, points_first, points_second, ended)
         VALUES (4, 5, 1001, '10', 1, 0, 0)",
        "match 4: it is not over",
    );
    // An unreadable game is one fault, wherever it is in its match.
    check_one("UPDATE games SET record = 'chess' WHERE id = 4", "can't read game 4");
    check_one("UPDATE games SET record = 'chess' WHERE id = 6", "can't read game 6");
}
