//! The same types for the browser's checks: written to `web/types/protocol.d.ts`, and compared with it in every test run.

use crate::{
    Aim, Change, Channel, Chart, Code, Consent, Die, Holder, Now, Question, Refused, Said, SceneDiff, Series, State, Taken,
    ToClient, ToServer, Tried, Weighed, Welcome, WireAnswer, WireChances, WireChoice, WireOption, WireOrder, WireOutcome,
    WireScene, WireSeat, WireSide, WireTold, WireTrail, Wish,
};
use ironbottom_kernel::{
    ask::{Mark, Worded},
    board::Livery,
    prompt::{Gesture, Item, Shelf},
    scene::{
        Age, Area, Bar, Battle, BattleSide, BattleUnit, BoardEvent, Calendar, CitedText, Column, Doing, Fact, Gauge, Look,
        OneShot, Panel, PanelKind, Piece, Progress, Report, Row, SceneGone, SceneSet, Shot, SpaceState, Span, Step, Struck,
        Volley,
    },
};
use std::path::Path;
use ts_rs::{Config, TS};

fn declarations() -> String {
    let config = Config::default();
    let mut out = String::from(
        "// Written from crates/protocol by its tests: IB_WRITE_TYPES=1 cargo test -p ironbottom-protocol. Not by hand.\n",
    );
    let mut add = |declaration: String| {
        out.push_str("export ");
        out.push_str(&declaration);
        out.push('\n');
    };
    macro_rules! all {
        ($($t:ty),* $(,)?) => { $(add(<$t as TS>::decl(&config));)* };
    }
    all!(
        ToServer,
        ToClient,
        Welcome,
        State,
        Change,
        Now,
        Question,
        WireChoice,
        Shelf<String>,
        Item<String>,
        Gesture,
        WireOrder,
        WireTold,
        WireTrail,
        WireOption,
        Die,
        Fact,
        Shot,
        Volley,
        OneShot,
        Struck,
        BoardEvent,
        CitedText<String>,
        Refused,
        Code,
        Tried,
        Wish,
        Taken,
        SceneDiff,
        SceneGone,
        SceneSet,
        WireScene,
        SpaceState<String>,
        Piece<String>,
        Panel<String>,
        PanelKind,
        Step<String>,
        Progress,
        Area<String>,
        Look,
        Age,
        Calendar<String>,
        Row<String>,
        Bar<String>,
        Doing,
        Report<String>,
        Gauge<String>,
        Span<String>,
        Battle<String>,
        BattleSide<String>,
        Column<String>,
        BattleUnit<String>,
        WireSeat,
        WireSide,
        Holder,
        Livery,
        Consent,
        WireOutcome,
        WireAnswer,
        Mark<String>,
        WireChances,
        Aim,
        Weighed,
        Worded,
        Chart,
        Series,
        Said,
        Channel,
    );
    out.push_str("export type WireScene = Scene;\nexport type Reason = CitedText;\nexport type JsonValue = any;\n");
    out
}

#[test]
fn the_browsers_types_are_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/types/protocol.d.ts");
    let now = declarations();
    if std::env::var_os("IB_WRITE_TYPES").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &now).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(written == now, "web/types/protocol.d.ts is out of date: IB_WRITE_TYPES=1 cargo test -p ironbottom-protocol");
}
