//! The same types for the browser's checks: written to `web/types/protocol.d.ts`, and compared with it in every test run.

use crate::{
    Aim, Change, Channel, Chart, Code, Consent, Die, Holder, Now, Question, Reason, Refused, Said, Series, State, ToClient,
    ToServer, Tried, Weighed, Welcome, WireAnswer, WireArea, WireBar, WireBattle, WireBattleSide, WireBattleUnit, WireChances,
    WireChoice, WireColumn, WireGauge, WireItem, WireMark, WireOption, WireOrder, WireOutcome, WirePanel, WirePiece, WireReport,
    WireRow, WireScene, WireSeat, WireShelf, WireSide, WireSpace, WireSpan, WireStep, WireStrip, WireTold, WireTrail,
    diff::SceneDiff,
};
use ironbottom_kernel::{
    ask::Worded,
    board::Livery,
    prompt::Gesture,
    scene::{Age, Cue, Doing, Fact, Look, OneShot, PanelKind, Shot, Stand, Struck, Volley},
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
        WireShelf,
        WireItem,
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
        Cue,
        Reason,
        Refused,
        Code,
        Tried,
        SceneDiff,
        WireScene,
        WireSpace,
        WirePiece,
        WirePanel,
        PanelKind,
        WireStep,
        Stand,
        WireArea,
        Look,
        Age,
        WireStrip,
        WireRow,
        WireBar,
        Doing,
        WireReport,
        WireGauge,
        WireSpan,
        WireBattle,
        WireBattleSide,
        WireColumn,
        WireBattleUnit,
        WireSeat,
        WireSide,
        Holder,
        Livery,
        Consent,
        WireOutcome,
        WireAnswer,
        WireMark,
        WireChances,
        Aim,
        Weighed,
        Worded,
        Chart,
        Series,
        Said,
        Channel,
    );
    out.push_str("export type JsonValue = any;\n");
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
