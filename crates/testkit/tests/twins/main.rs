//! Every fault that can be planted in the miniature game is caught, under the right name.

#![allow(clippy::unwrap_used, reason = "a twin that cannot be built fails its test")]

mod twin;

use ironbottom_testkit::{Plan, Promise, conformance};
use std::sync::Arc;
use twin::{Fault, Twin};

fn plan() -> Plan {
    Plan { max_actions: 400, ..Plan::close("dusk") }
}

/// The suite names this promise and this channel for this fault.
fn caught(fault: Fault, promise: Promise, channel: &str) {
    // Faults of text are told after the last game, all at once.
    let games = if matches!(promise, Promise::Explained | Promise::Text) { 2 } else { 12 };
    caught_by(&plan().games(games), fault, promise, channel);
}

fn caught_by(plan: &Plan, fault: Fault, promise: Promise, channel: &str) {
    let report = conformance(Arc::new(Twin::new(fault)), plan);
    let failure = report.failure.unwrap_or_else(|| panic!("{fault:?} was not caught"));
    assert_eq!((failure.promise, failure.channel), (promise, channel), "{fault:?}: {failure}");
}

#[test]
fn a_twin_without_a_fault_passes() {
    let report = conformance(Arc::new(Twin::new(Fault::None)), &plan().games(2));
    assert_eq!(report.failure, None, "{report}");
    assert!(report.pairs_differing > 500, "{report}");
}

/// Known only after the last game.
#[test]
fn nothing_truly_imagined() {
    caught_by(&plan().games(1), Fault::NothingImagined, Promise::Secret, "pairs");
}

/// Something comes out that `Log::learned` was not told of: whoever did it can take it back, or another is told too much,
/// whichever is met first.
#[test]
fn learned_but_not_declared() {
    let report = conformance(Arc::new(Twin::new(Fault::LearnedNotDeclared)), &plan());
    let found = report.failure.map(|f| (f.promise, f.channel));
    let right = matches!(found, Some((Promise::Undo, "undo") | (Promise::Secret, "events" | "told")));
    assert!(right, "{found:?}");
}

/// One test per fault: its name says what must be caught.
macro_rules! caught {
    ($($name:ident: $fault:ident => $promise:ident, $channel:literal;)*) => {
        $(#[test]
        fn $name() {
            caught(Fault::$fault, Promise::$promise, $channel);
        })*
    };
}

caught! {
    leak_by_view: View => Secret, "view";
    leak_by_view_that_imagine_repeats: ViewThatImagineRepeats => Secret, "view";
    leak_by_actions: Actions => Secret, "actions";
    leak_by_orders: Orders => Secret, "orders";
    leak_by_refusals: Refusals => Secret, "refusals";
    leak_by_prompts: Prompts => Secret, "prompts";
    leak_by_notation: Notation => Secret, "notation";
    leak_by_asks: Asks => Secret, "asks";
    leak_by_scenes: Scenes => Secret, "scenes";
    leak_by_areas_of_a_scene: Areas => Secret, "scenes";
    leak_by_public_event: PublicEvent => Secret, "events";
    leak_by_secret_event_told: SecretEventTold => Secret, "events";
    leak_by_who_is_waited_for: WaitedFor => Secret, "waited-for";
    leak_by_undo: Undo => Undo, "undo";
    leak_by_a_roll_while_apart: RollsApart => Undo, "undo";
    secrets_denied: SecretsDenied => Secret, "view";
    leak_by_routine: Routine => Secret, "routine";
    leak_by_one_line_for_each_unit: LinePerUnit => Secret, "told";
    leak_by_lines_in_the_order_of_a_list: RosterOrder => Secret, "told";
    leak_by_numbers_of_actions: ActionNumbers => Secret, "told";

    unlisted_accepted: UnlistedAccepted => Listed, "unlisted-accepted";
    routine_unlisted: RoutineUnlisted => Listed, "routine";
    listed_refused: ListedRefused => Listed, "listed-refused";
    listed_twice: ListedTwice => Listed, "actions";
    listed_unsorted: Unsorted => Listed, "actions";
    unasked_has_actions: UnaskedHasActions => Listed, "actions";
    dead_end: DeadEnd => Listed, "dead-end";
    endless: Endless => Listed, "endless";
    beyond_its_round_limit: BeyondLimit => Listed, "endless";
    notation_twice: NotationTwice => Listed, "notation";
    prompt_short_of_a_choice: PromptShort => Listed, "prompts";
    prompt_points_nowhere: PromptPointsNowhere => Listed, "prompts";

    set_up_counts: SetUpCounts => Deterministic, "set-up";
    apply_counts: ApplyCounts => Deterministic, "apply";
    hash_order: HashOrder => Deterministic, "set-up";
    fraction: Fraction => Deterministic, "json";

    event_without_rule: EventRule => Explained, "events";
    refusal_without_rule: RefusalRule => Explained, "refusals";
    prompt_without_rule: PromptRule => Explained, "prompts";
    message_missing: MessageMissing => Text, "events";
    french_missing: FrenchMissing => Text, "events";
    argument_missing: ArgumentMissing => Text, "events";
    name_missing: NameMissing => Text, "scenes";
    area_unsaid: AreaUnsaid => Text, "scenes";
    bar_outside_its_calendar: BarOutside => Text, "scenes";
    report_of_no_piece: ReportOfNoPiece => Text, "scenes";
    gauge_without_rule: GaugeRule => Explained, "scenes";

    forgets: Forgets => Resumable, "json";
    forgets_quietly: ForgetsQuietly => Resumable, "resume";
    undo_does_not_restore: Shared => Undo, "undo";
}
