//! What came of the daily journeys and the ladder, saved from one evening to the next.

use bevy::prelude::*;
use journeys::{daily::DailyRecords, ladder::LadderProgress};
use serde::{Deserialize, Serialize};

use crate::{
    localization::Texts,
    persistence::{Notices, SavedText, Store, broken_text},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TravelRecords>()
        .add_systems(PreStartup, load)
        .add_systems(Update, save.run_if(resource_changed::<TravelRecords>));
}

/// What came of the daily journeys and the ladder.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct TravelRecords {
    pub daily: DailyRecords,
    pub ladder: LadderProgress,
}

fn load(mut store: ResMut<Store>, mut records: ResMut<TravelRecords>, mut notices: ResMut<Notices>, texts: Res<Texts>) {
    let read = match store.read(&SavedText::Journeys) {
        Ok(None) => return,
        Ok(Some(text)) => ron::from_str(&text).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    match read {
        Ok(read) => *records = read,
        Err(reason) => {
            let aside = store.quarantine(SavedText::Journeys);
            notices.tell(broken_text(&texts, "journeys", &reason, aside));
        }
    }
}

/// Writes them, unless they are unchanged.
fn save(records: Res<TravelRecords>, mut store: ResMut<Store>, mut written: Local<Option<TravelRecords>>) {
    let Some(before) = written.replace(records.clone()) else { return };
    if before == *records {
        return;
    }
    match ron::ser::to_string_pretty(&*records, ron::ser::PrettyConfig::new().depth_limit(3)) {
        Ok(text) => store.save(SavedText::Journeys, text + "\n"),
        Err(error) => warn!("what came of the journeys cannot be written: {error}"),
    }
}
