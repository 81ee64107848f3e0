//! What comes from beside a table: its channel is gone, found again, or another.

use super::*;

impl Story {
    fn cut_off(self, cut_off: bool) -> Self {
        let decision = set_cut_off(&self.table, cut_off, self.now).expect("a change");
        self.becomes(decision)
    }

    fn moves_to(self, channel: u64) -> Self {
        let to = channel.try_into().expect("an id");
        let decision = relocate(&self.table, to, player(99), self.now).expect("a change");
        assert_eq!(decision.changes[1], Change::MoveGame { game: self.table.id(), channel: to });
        let moved = self.becomes(decision).shows(How::Moved, Some(99));
        assert_eq!((moved.table.setup().channel, moved.table.setup().thread_of), (to, None));
        moved
    }
}

#[test]
fn clocks_stand_while_nothing_can_be_posted() {
    let still =
        story("dara:traditional b3", "3d").wait("1d").cut_off(true).tells(&[], None).wait("9d").left("3d 2d");
    assert_eq!((still.table.still(), still.timer), (Some(Still::CutOff), None));
    assert!(set_cut_off(&still.table, true, still.now).is_none());
    let played = still.plays("c4").wait("9d").left("3d 3d").cut_off(false).wait("1d").left("2d 3d");
    assert!(set_cut_off(&played.table, false, played.now).is_none());
}

#[test]
fn a_game_that_is_moved_goes_on_there() {
    let moved =
        story("dara:traditional b3", "3d").cut_off(true).wait("9d").moves_to(8).wait("1d").left("3d 2d");
    assert!(relocate(&moved.table, moved.table.setup().channel, player(99), moved.now).is_none());
    story("dara:traditional b3", "3d").wait("1d").moves_to(9).left("3d 2d").wait("1d").left("3d 1d");
}

#[test]
fn a_game_that_is_over_stays_where_it_is() {
    let over = story("dara:traditional b3", "3d").does(ADA, Event::Resign);
    let to = 8.try_into().expect("an id");
    assert!(relocate(&over.table, to, player(99), over.now).is_none());
    assert!(set_cut_off(&over.table, true, over.now).is_none());
}
