//! Whose board comes in front while others play: with the setting "Follow the turn", that of whoever plays. A player's own
//! board is back with their own turn, and with every question they are asked (`pending`).

use bevy::prelude::*;

use super::{
    AnimationSpeed, HistoryReset, PlaySet, Presentation, PresentedEvent, Session, Timing, ViewedSeat,
    presentation::present_next, settings::Settings,
};
use rules::{GameEvent as E, Seat, queries::Queries};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Following>()
        .add_systems(Update, (heed, follow).chain().in_set(PlaySet::Present).after(present_next));
}

/// Whether the table follows the turn, and whose.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Following {
    /// The setting, where there is anything to be followed: without motion a turn is over in a moment.
    follows: bool,
    /// The player whose board has come in front by itself.
    seat: Option<Seat>,
}

impl Following {
    /// The player whose turn is being followed, if their board lies in front.
    pub fn of(self, viewed: ViewedSeat) -> Option<Seat> {
        self.seat.filter(|seat| *seat == viewed.0)
    }

    /// Whether the bonuses of a player who does not sit at this screen are seen on the table, one after the other, before
    /// their trains score. Those who have reached none have nothing to show.
    pub fn shows_bonuses_of(self, seat: Seat, shown: &Presentation, session: &Session) -> bool {
        let queries = Queries::new(&shown.board, &session.catalogue);
        self.follows && queries.bonuses_reached(seat) > 0
    }
}

fn heed(settings: Res<Settings>, timing: Res<Timing>, session: Res<Session>, mut following: ResMut<Following>) {
    let follows = match session.watching {
        Some(watching) => watching.follows,
        None => settings.follows_turns() && timing.speed() != AnimationSpeed::None,
    };
    if follows != following.follows {
        following.follows = follows;
    }
}

fn follow(
    mut resets: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    session: Res<Session>,
    shown: Res<Presentation>,
    mut following: ResMut<Following>,
    mut viewed: ResMut<ViewedSeat>,
) {
    if resets.read().count() > 0 {
        // A game can be resumed in the middle of somebody's turn.
        let plays = shown.board.active.filter(|seat| following.follows && !session.is_human(*seat));
        following.seat = plays;
        if let Some(seat) = plays {
            viewed.set_if_neq(ViewedSeat(seat));
        }
    }
    for PresentedEvent(event) in events.read() {
        let plays = match event {
            E::TurnBegan { seat, .. } | E::OutOfTurnBegan { seat } | E::ScoringPartBegan { seat } => *seat,
            // What all players see together is seen from one's own board.
            E::RoundEnded { .. } | E::ScoringEnded { .. } | E::FinalScoringBegan => {
                let own = (0..session.seats.len() as u8).map(Seat).find(|seat| session.is_human(*seat));
                if let (Some(own), Some(_)) = (own, following.of(*viewed)) {
                    *viewed = ViewedSeat(own);
                }
                following.seat = None;
                continue;
            }
            _ => continue,
        };
        if !following.follows {
            continue;
        }
        viewed.set_if_neq(ViewedSeat(plays));
        following.seat = (!session.is_human(plays)).then_some(plays);
    }
}
