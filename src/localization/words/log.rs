//! Texts for what happened: one line per event.

use super::{Who, Words, of_car, of_train};
use crate::localization::Value;
use rules::{CardId, FrameSource, GameEvent, GameEvent as E, Seat, Source, model::train::TrainCard};

/// How an event is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Telling {
    /// Cards are called by no more than their titles.
    pub briefly: bool,
    /// This player's name stands above already.
    pub above: Option<Seat>,
}

impl Telling {
    pub(super) fn who(self, words: &Words, seat: Seat) -> Who {
        match words.who(seat) {
            Who::Named(_) if self.above == Some(seat) => Who::Above,
            who => who,
        }
    }

    pub(super) fn card(self, words: &Words, card: CardId) -> String {
        if self.briefly { words.card_title(card) } else { words.card(card) }
    }
}

impl Words<'_> {
    /// Whether the log mentions an event; others around it tell as much.
    pub fn is_told(event: &GameEvent) -> bool {
        match event {
            E::CardDealt { .. } | E::GameEndCardDealt { .. } | E::SymbolResolved { .. } => false,
            // The line before tells what led to these.
            E::FrameBegan {
                source:
                    FrameSource::Card(_)
                    | FrameSource::Declined(_)
                    | FrameSource::Factory(_)
                    | FrameSource::Storage(_)
                    | FrameSource::Toolbox,
                ..
            } => false,
            E::FrameBegan { symbols, .. } => !symbols.is_empty(),
            E::FrameEnded { lapsed, .. } => !lapsed.is_empty(),
            E::CardKept { .. } | E::TurnBegan { .. } | E::TurnEnded { .. } => false,
            E::PileFinished { cards, .. } => *cards > 0,
            // The cards that scored have a line each.
            E::PointsScored {
                source:
                    Source::UpperTrain
                    | Source::LowerTrain
                    | Source::Celebrities
                    | Source::PassengersAndLuggage
                    | Source::Switches
                    | Source::Orders
                    | Source::Escape
                    | Source::GameEndRailroadCars
                    | Source::GameEndConductors
                    | Source::GameEndLocomotives,
                ..
            } => false,
            E::CardScored { points, extra, .. } => points + extra > 0,
            E::ScoringPartEnded { .. } | E::ScoringEnded { .. } | E::StationUsed { .. } => false,
            E::CoinsCounted { .. } | E::GameEndPartBegan { .. } => false,
            E::GameEndCardBegan { .. } | E::FinalScoringEnded => false,
            _ => true,
        }
    }

    /// What happened, in a sentence.
    pub fn event(&self, event: &GameEvent) -> String {
        self.told(event, Telling::default())
    }

    /// The same, told like this.
    pub fn told(&self, event: &GameEvent, telling: Telling) -> String {
        let who = |seat: Seat| ("who", Value::from(telling.who(self, seat)));
        let n = |n: u8| ("n", Value::from(n));
        let card = |card: CardId| ("card", Value::from(telling.card(self, card)));
        let car = |train, card_place| of_car(train, card_place).into_iter();
        let text = |name: &'static str, words: String| (name, Value::from(words));
        match event {
            E::GameEndCardDrafted { seat } => self.with("log-drafted", [who(*seat)]),
            E::GameEndCardDealt { card, .. } => self.with("log-market", [text("card", self.game_end(*card))]),
            E::RoundBegan { round, start_player } => self.with("log-round", [n(*round), who(*start_player)]),
            E::CardDealt { card: id, .. } => self.with("log-dealt", [card(*id)]),
            E::TurnBegan { seat, turn } => self.with("log-turn", [who(*seat), n(*turn)]),
            E::CardTaken { seat, card: id, declined: false, .. } => self.with("log-taken", [who(*seat), card(*id)]),
            E::CardTaken { seat, card: id, .. } => self.with("log-declined", [who(*seat), card(*id)]),
            E::StartPlayerTileTaken { seat } => self.with("log-start-tile", [who(*seat)]),
            E::CardRemoved { card: id, .. } => self.with("log-removed", [card(*id)]),
            E::RowCleared { row, cards } => self.with("log-row-cleared", [n(row + 1), ("cards", cards.len().into())]),
            E::CardKept { seat, card: id } => self.with("log-kept", [who(*seat), card(*id)]),
            E::ContractLaid { seat, card: id } => self.with("log-contract-laid", [who(*seat), card(*id)]),
            E::RouteExtended { seat, card: id, .. } => {
                self.with("log-route", [who(*seat), text("city", self.route_card(Some(*id)))])
            }
            E::CelebritySeated { seat, train, card_place, card } => {
                let values = [who(*seat), text("name", self.card_title(*card))];
                self.with("log-celebrity", car(*train, *card_place).chain(values))
            }
            E::PostcardPinned { seat, route_place, card } => {
                let route = &self.game.board().player(*seat).route;
                let city = self.route_card(route.places.get(usize::from(*route_place)).and_then(|place| place.card));
                self.with("log-postcard", [who(*seat), text("card", self.card_title(*card)), text("city", city)])
            }
            E::CarAdded { seat, train } => self.with("log-car", [who(*seat), of_train(*train)]),
            E::CarUpgraded { seat, train, card_place, to } => {
                self.with("log-upgrade", car(*train, *card_place).chain([who(*seat), n(to.points())]))
            }
            E::MailCarPlaced { seat, train, mail_car } => {
                let what = self.mail_car(*mail_car);
                self.with("log-mail-car", [who(*seat), of_train(*train), text("what", what)])
            }
            E::LocomotiveTilePlaced { seat, train, tile } => {
                self.with("log-tile", [who(*seat), of_train(*train), n(self.tile_value(*tile))])
            }
            E::ConductorMoved { seat, train, from, to } => {
                let steps = to.abs_diff(*from);
                self.with("log-conductor", [who(*seat), of_train(*train), n(steps)])
            }
            E::ConstantinopleReached { seat, rank, .. } => {
                let points = self.catalogue().boards().constantinople.get(usize::from(*rank)).copied().unwrap_or(0);
                self.with("log-constantinople", [who(*seat), n(points)])
            }
            E::LocomotiveMoved { seat, station } => self.with("log-locomotive", [who(*seat), n(*station)]),
            E::CoinsGained { seat, coins } => self.with("log-coins", [who(*seat), n(*coins)]),
            E::CoinsSpent { seat, coins } => {
                let columns: Vec<_> = (1..).zip(coins).filter(|(_, spent)| **spent > 0).map(|(c, _)| c).collect();
                let columns = self.list("list-next", columns.iter().map(u8::to_string));
                self.with("log-spent", [who(*seat), n(coins.iter().sum()), text("columns", columns)])
            }
            E::PointsScored { seat, points, source } => {
                self.with("log-points", [who(*seat), n(*points), text("source", self.source(*source))])
            }
            E::GameEndCardTaken { seat, card, .. } => {
                self.with("log-game-end", [who(*seat), text("card", self.game_end(*card))])
            }
            E::ContractFulfilled { seat, card: id } => self.with("log-fulfilled", [who(*seat), card(*id)]),
            E::FrameBegan { seat, source, symbols } => {
                let (source, what) = (self.frame_source(*source), self.frame(symbols));
                self.with("log-frame", [who(*seat), text("source", source), text("what", what)])
            }
            E::SymbolResolved { seat, symbol } => {
                self.with("log-symbol", [who(*seat), text("what", self.symbol(*symbol))])
            }
            E::FrameEnded { seat, lapsed } if lapsed.is_empty() => self.with("log-frame-done", [who(*seat)]),
            E::FrameEnded { seat, lapsed } => self.with("log-lapsed", [who(*seat), text("what", self.frame(lapsed))]),
            E::FrameWaits { seat, source, symbols } => {
                let (source, what) = (self.frame_source(*source), self.frame(symbols));
                self.with("log-waits", [who(*seat), text("source", source), text("what", what)])
            }
            E::FrameLost { seat, source, symbols } => {
                let (source, what) = (self.frame_source(*source), self.frame(symbols));
                self.with("log-lost", [who(*seat), text("source", source), text("what", what)])
            }
            E::OutOfTurnBegan { seat } => self.with("log-out-of-turn", [who(*seat)]),
            E::TurnEnded { seat } => self.with("log-turn-ended", [who(*seat)]),
            E::RoundEnded { round, start_player } => self.with("log-round-ended", [n(*round), who(*start_player)]),
            E::PileFinished { pile, cards } => {
                self.with("log-pile-finished", [n(pile.number()), ("cards", (*cards).into())])
            }
            E::ScoringBegan { phase } => self.with("log-scoring", [n(*phase)]),
            E::ScoringPartBegan { seat } => self.with("log-scoring-part", [who(*seat)]),
            E::StationUsed { seat, station, copy } => {
                self.with("log-station", [who(*seat), n(*station), ("copy", (*copy).into())])
            }
            E::CardScored { seat, train, card_place, points, extra } => {
                let place = self.game.board().player(*seat).train(*train).cards.get(usize::from(*card_place));
                match place {
                    Some(TrainCard::Locomotive(tile)) => {
                        self.with("log-scored-tile", [who(*seat), ("tile", self.tile_value(*tile).into()), n(*points)])
                    }
                    _ => {
                        let values = [who(*seat), n(*points), ("extra", (*extra).into())];
                        self.with("log-scored", car(*train, *card_place).chain(values))
                    }
                }
            }
            E::ScoringPartEnded { seat } => self.with("log-scoring-part-ended", [who(*seat)]),
            E::ScoringEnded { phase } => self.with("log-scoring-ended", [n(*phase)]),
            E::FinalScoringBegan => self.get("log-final"),
            E::GameEndCardRevealed { seat, card } => {
                self.with("log-revealed", [who(*seat), text("card", self.game_end(*card))])
            }
            E::CoinsCounted { seat, coins } => self.with("log-coins-left", [who(*seat), n(*coins)]),
            E::GameEndPartBegan { seat } => self.with("log-game-end-part", [who(*seat)]),
            E::GameEndCardBegan { seat, card } => {
                self.with("log-game-end-counts", [who(*seat), text("card", self.game_end(*card))])
            }
            E::GameEndCardScored { seat, card, cards, points } => self.with(
                "log-game-end-scored",
                [
                    who(*seat),
                    text("card", self.game_end(*card)),
                    ("cards", (*cards).into()),
                    n(*points),
                    ("sum", (u16::from(*cards) * u16::from(*points)).into()),
                ],
            ),
            E::FinalScoringEnded => self.get("log-final-ended"),
            E::GameEnded { winners } => {
                let names = self.texts.all_of(winners.iter().map(|seat| self.name(*seat)));
                if winners.is_empty() {
                    return self.get("log-ended-nobody");
                }
                let you = winners.len() == 1 && self.you == winners.first().copied();
                let who = if you { Who::Reader } else { Who::Named(names) };
                self.with("log-ended", [("who", who.into()), ("n", winners.len().into())])
            }
            event => self.module_event(event, telling),
        }
    }
}
