//! What the bar and the battle board show: steps, figures, columns, hits to take; and what events tell of dice and losses.

use crate::support::{
    Table,
    battle::{fight, lose, lose_air},
    game, sp,
};
use axis_and_allies::{
    Action, Event,
    Kind::{Aa, Armor, Battleship, Bomber, Carrier, Fighter, Infantry, Submarine, Transport},
    Phase,
    Power::{Germany, Japan, Uk, Usa, Ussr},
    position::Mission,
    rule,
};
use ironbottom_kernel::{
    Advice, Face, Lang, Msg, RuleId, Rules, Viewer,
    ask::{Answer, Chances, Query},
    dice::Seed,
    scene::{Battle, BattleSide, BattleUnit, Fact, Progress, Scene, Shot},
    table::Table as Play,
};
use std::sync::Arc;

fn scene(t: &Table) -> Scene {
    game().scene(&game().view(&t.p, Viewer::Everything))
}

fn board(t: &Table) -> Battle {
    scene(t).battle.expect("a battle board")
}

fn say(m: &Msg) -> String {
    game().catalog().say(Lang::En, m)
}

/// The steps as people read them: done in brackets, the one of now in capitals.
fn steps(list: &[ironbottom_kernel::scene::Step]) -> Vec<String> {
    let one = |s: &ironbottom_kernel::scene::Step| match s.stand {
        Progress::Done => format!("[{}]", say(&s.name)),
        Progress::Now => say(&s.name).to_uppercase(),
        Progress::Later => say(&s.name),
    };
    list.iter().map(one).collect()
}

/// Columns with somebody in them: the number, and who.
fn columns(s: &BattleSide) -> Vec<(u32, Vec<(String, u32)>)> {
    let unit = |u: &BattleUnit| (u.kind.trim_start_matches("unit.").to_owned(), u.count);
    let some = s.columns.iter().filter(|c| !c.units.is_empty());
    some.map(|c| (c.value, c.units.iter().map(unit).collect())).collect()
}

fn tag(s: &BattleSide, kind: &str) -> Option<String> {
    let unit = s.columns.iter().flat_map(|c| &c.units).find(|u| u.kind == format!("unit.{kind}"))?;
    unit.tag.as_ref().map(say)
}

fn rules(b: &Battle) -> Vec<u16> {
    b.notes.iter().filter_map(|n| n.rule.map(|r| r.number())).collect()
}

fn facts(t: &Table) -> Vec<Fact> {
    t.events.iter().filter_map(|e| game().fact(&e.event)).collect()
}

fn shots(t: &Table) -> Vec<Shot> {
    facts(t).into_iter().filter_map(|f| if let Fact::Shot(s) = f { Some(s) } else { None }).collect()
}

#[test]
fn aa_004_the_phases_of_a_turn_and_the_money() {
    let t = Table::new();
    assert_eq!(steps(&scene(&t).steps), ["BUY", "Combat move", "Combat", "Move", "Place", "Income"]);
    assert_eq!(scene(&t).figures.iter().map(say).collect::<Vec<_>>(), ["24 IPC"]);
    let t = Table::new().turn(Germany, Phase::NonCombatMove);
    assert_eq!(steps(&scene(&t).steps)[..4], ["[Buy]", "[Combat move]", "[Combat]", "MOVE"]);
    let mut t = Table::new();
    t.p.phase = Phase::Over;
    assert_eq!((scene(&t).steps.len(), scene(&t).figures.len()), (0, 0));
}

#[test]
fn aa_237_what_moved_has_acted() {
    let mut t = Table::empty().put("germany", Germany, Infantry, 3).put("germany", Germany, Armor, 2).attacker(Germany);
    t.p.moved.add(sp("germany"), Infantry, 2);
    t.p.moved.add(sp("germany"), Armor, 2);
    let acted = |t: &Table, id: &str| scene(t).pieces.iter().find(|p| p.id == id).unwrap().acted;
    assert!(acted(&t, "germany.germany.armor") && !acted(&t, "germany.germany.infantry"));
    // Somebody else's turn: nothing of it counts.
    t.p.power = Ussr;
    assert!(!acted(&t, "germany.germany.armor"));
    let mut t = Table::empty().put("midway", Usa, Infantry, 1).attacker(Japan).transport(
        "sz_midway",
        &[Infantry, Infantry],
        Some("midway"),
        "sz_wake",
    );
    t.begin_combat(&[1, 6, 6]);
    let ship = scene(&t).pieces.into_iter().find(|p| p.kind == "unit.transport").unwrap();
    assert!(ship.acted, "AA-166: it put its cargo ashore");
}

/// Japan's fleet against that of the United States, nobody has fired.
fn hawaii() -> Table {
    let t =
        Table::empty().put("sz_hawaii", Usa, Submarine, 1).put("sz_hawaii", Usa, Carrier, 1).put("sz_hawaii", Usa, Fighter, 1);
    let t = t.put("sz_hawaii", Usa, Transport, 1).attacker(Japan);
    let t = t.came(Submarine, 1, "sz_solomon", "sz_hawaii").came(Battleship, 1, "sz_wake", "sz_hawaii");
    t.transport("sz_hawaii", &[Infantry], None, "sz_wake").flew(Fighter, 2, 2, "sz_hawaii").flew(Fighter, 1, 1, "sz_hawaii")
}

#[test]
fn aa_176_submarines_fire_first_and_their_victim_goes_at_once() {
    let mut t = hawaii();
    t.begin_combat(&[2]);
    let b = board(&t);
    assert_eq!((b.space.as_str(), b.cycle, b.sides.len()), ("sz_hawaii", 1, 2));
    assert_eq!(say(&b.sub), "Japan attacks the United States · cycle 1");
    assert_eq!(steps(&b.steps), ["[Submarines]", "LOSSES", "Attack fires", "Defence fires", "Press on or retreat"]);
    assert_eq!(
        columns(&b.sides[0]),
        [
            (0, vec![("transport".to_owned(), 1)]),
            (2, vec![("submarine".to_owned(), 1)]),
            (3, vec![("fighter".to_owned(), 1), ("fighter".to_owned(), 2)]),
            (4, vec![("battleship".to_owned(), 1)]),
        ]
    );
    assert_eq!(tag(&b.sides[0], "submarine").as_deref(), Some("first"));
    // Columns of both sides are the same, so that they stand under each other.
    let values = |s: &BattleSide| s.columns.iter().map(|c| c.value).collect::<Vec<_>>();
    assert_eq!(values(&b.sides[0]), values(&b.sides[1]));
    assert_eq!((b.sides[0].to_take, b.sides[1].to_take), (0, 1));
    assert_eq!(rules(&b), [223, 158], "gone at once; ships only");
    // What can be picked is on the board: the carrier, the submarine and the transport, and they are pieces of the scene.
    let prompt = game().prompt(&game().view(&t.p, Viewer::Everything), Usa.seat(), &t.legal());
    for c in &prompt.choices {
        let ironbottom_kernel::prompt::Gesture::Pick { piece, .. } = &c.gesture else { panic!("{c:?}") };
        assert!(b.sides[1].columns.iter().flat_map(|c| &c.units).any(|u| u.piece == *piece), "{piece}");
    }
    // Only the ships of the defence stand to lose anything.
    assert_eq!(prompt.choices.len(), 3);
}

#[test]
fn aa_010_units_hit_wait_behind_the_line() {
    let mut t = hawaii();
    t.begin_combat(&[2]);
    // The transport is sunk; one fighter hits, and so does the battleship later.
    t.roll(lose(Usa, Transport), &[3, 6, 6]);
    let b = board(&t);
    assert_eq!((b.sides[1].to_take, rules(&b)), (1, vec![10]));
    // The battleship's column has not fired: the attack is not over.
    assert_eq!(steps(&b.steps)[1..3], ["Attack fires", "LOSSES"]);
    t.roll(lose(Usa, Carrier), &[1]);
    let b = board(&t);
    assert_eq!(b.sides[1].behind.iter().map(|u| (u.kind.as_str(), u.count)).collect::<Vec<_>>(), [("unit.carrier", 1)]);
    assert_eq!(steps(&b.steps)[1..3], ["[Attack fires]", "LOSSES"]);
    // The carrier still has its column.
    assert!(b.sides[1].columns.iter().any(|c| c.value == 3 && c.units.is_empty()));
    let lost: Vec<Fact> = facts(&t).into_iter().filter(|f| matches!(f, Fact::Lost { .. })).collect();
    assert_eq!(lost.len(), 2);
    assert_eq!(lost[0], Fact::Lost { space: "sz_hawaii".to_owned(), owner: "usa".to_owned(), kind: "unit.transport".to_owned() });
}

#[test]
fn aa_008_shots_say_what_was_to_be_expected() {
    let mut t = hawaii();
    t.begin_combat(&[2]).roll(lose(Usa, Transport), &[3, 6, 6]);
    let seen: Vec<(String, u32, u32, u32, u32)> =
        shots(&t).into_iter().map(|s| (s.kind, s.value, s.hits, s.expected, s.of)).collect();
    assert_eq!(seen, [("unit.submarine".to_owned(), 2, 1, 2, 6), ("unit.fighter".to_owned(), 3, 1, 9, 6)]);
    assert!(shots(&t).iter().all(|s| s.space == "sz_hawaii" && s.owner == "japan" && !s.opening));
    assert!(facts(&t).contains(&Fact::Began { space: "sz_hawaii".to_owned() }));
    let low = Event::FiredLowLuck { side: Germany.alliance(), space: sp("karelia"), sum: 8, die: 3, hits: 1 };
    let Some(Fact::Shot(s)) = game().fact(&low) else { panic!("{low:?}") };
    assert_eq!((s.owner.as_str(), s.kind.as_str(), s.value, s.hits, s.expected, s.of), ("axis", "", 0, 1, 8, 6));
}

#[test]
fn aa_112_the_gun_asks_for_aircraft_before_anybody_fires() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("karelia", Ussr, Aa, 1).attacker(Germany);
    let mut t = t.came(Infantry, 2, "ukraine", "karelia").flew(Fighter, 1, 1, "karelia").flew(Bomber, 1, 3, "karelia");
    t.begin_combat(&[1, 6]);
    let b = board(&t);
    assert_eq!(steps(&b.steps), ["[Gun fires]", "LOSSES", "Attack fires", "Defence fires", "Press on or retreat"]);
    assert_eq!((b.sides[0].to_take, rules(&b)), (1, vec![116]));
    assert_eq!(tag(&b.sides[0], "bomber").as_deref(), Some("range 3"));
    let s = &shots(&t)[0];
    assert_eq!((s.owner.as_str(), s.kind.as_str(), s.opening, s.hits, s.expected), ("ussr", "unit.aa", true, 1, 2));
    // The column the gun fires from is there, though it is no unit to be lost.
    assert!(b.sides[1].columns.iter().any(|c| c.value == 1));
    t.roll(lose_air(Germany, Bomber, 3), &[1, 6, 6]);
    assert!(t.fought());
}

#[test]
fn aa_190_landing_and_support_before_the_battle() {
    let t = Table::empty().put("anglo_egyptian_sudan", Uk, Infantry, 1).put("syria_iraq", Uk, Infantry, 1).attacker(Germany);
    let t = t.transport("sz_east_med", &[Infantry, Infantry], Some("anglo_egyptian_sudan"), "sz_central_med");
    let t = t.transport("sz_east_med", &[Armor], Some("syria_iraq"), "sz_central_med");
    let mut t = t.came(Battleship, 2, "sz_central_med", "sz_east_med");
    t.begin_combat(&[]).act(fight("syria_iraq"));
    let b = board(&t);
    assert_eq!(say(&b.title), "Landing: Syria-Iraq");
    assert_eq!(steps(&b.steps)[..2], ["LANDING", "Attack fires"]);
    assert_eq!(columns(&b.sides[0]), [(3, vec![("armor".to_owned(), 1)])]);
    assert_eq!(tag(&b.sides[0], "armor").as_deref(), Some("lands"));
    assert_eq!(steps(&scene(&t).steps)[2], "COMBAT 1 OF 2");
    t.roll(Action::Support { zone: sp("sz_east_med"), n: 1 }, &[5, 6, 6, 3, 6, 4, 6]);
    let support = shots(&t).into_iter().find(|s| s.kind == "unit.battleship").unwrap();
    assert_eq!((support.opening, support.value, support.hits, support.space.as_str()), (true, 4, 0, "syria_iraq"));
}

#[test]
fn aa_149_a_raid_that_asks_for_a_loss_has_a_board() {
    let t = Table::empty().put("germany", Germany, Aa, 1).attacker(Uk).in_air(Bomber, 2, 3, "germany", Mission::Raid);
    let mut t = t.in_air(Bomber, 1, 1, "germany", Mission::Raid);
    t.begin_combat(&[1, 6, 6]);
    let b = board(&t);
    assert_eq!((say(&b.title).as_str(), b.cycle, b.sides[0].to_take), ("Raid: Germany", 0, 1));
    assert_eq!(steps(&b.steps), ["[Gun fires]", "LOSSES"]);
    let pieces: Vec<&str> = b.sides[0].columns.iter().flat_map(|c| &c.units).map(|u| u.piece.as_str()).collect();
    assert_eq!(pieces, ["germany.uk.bomber.raid.1.air", "germany.uk.bomber.raid.3.air"]);
    t.roll(lose_air(Uk, Bomber, 1), &[2, 3]);
    assert!(t.fought() && scene(&t).battle.is_none());
}

fn chances(q: &Query) -> Chances {
    match game().ask_in_general(q) {
        Answer::Chances(c) => c,
        other => panic!("{q:?}: {other:?}"),
    }
}

#[test]
fn aa_209_the_spread_adds_up_to_the_chances() {
    let q =
        Query::new("odds").with("attack", "3 infantry 2 armor 1 fighter").with("defend", "3 infantry 1 armor").with("aa", "yes");
    let c = chances(&q);
    let sum = |f: fn(i32) -> bool| c.spread.iter().filter(|(n, _)| f(*n)).map(|(_, p)| p).sum::<f64>();
    assert!((sum(|n| n > 0) - c.attacker_wins).abs() < 1e-9 && (sum(|n| n < 0) - c.defender_wins).abs() < 1e-9);
    assert!((sum(|n| n == 0) - c.none_left).abs() < 1e-9);
    let mean: f64 = c.spread.iter().map(|(n, p)| f64::from((*n).max(0)) * p).sum();
    assert!((mean - c.attacker_units_left).abs() < 1e-9);
    assert_eq!((c.spread[0].0, c.spread.last().unwrap().0), (-4, 6));
    let how: Vec<String> = c.how.iter().map(|g| say(&g.text)).collect();
    assert!(how[0].starts_with("The antiaircraft gun fires once at the aircraft"), "{how:?}");
    let cited: Vec<Option<RuleId>> = c.how.iter().map(|g| g.rule).collect();
    assert_eq!(cited[..4], [Some(rule::AA_112), Some(rule::AA_009), Some(rule::AA_010), Some(rule::AA_212)]);
    assert!(how.last().unwrap().contains("states of the battle"));
}

#[test]
fn aa_176_the_derivation_names_first_shots() {
    let q = Query::new("odds").with("attack", "2 submarines").with("defend", "1 transport").with("sea", "yes");
    let c = chances(&q);
    let rules: Vec<u16> = c.how.iter().filter_map(|g| g.rule).map(|r| r.number()).collect();
    assert!(rules.starts_with(&[176, 158]), "{rules:?}");
    assert_eq!(c.goal.as_ref().map(say).as_deref(), Some("sink all"));
    let q = Query::new("odds")
        .with("attack", "2 infantry")
        .with("defend", "1 infantry")
        .with("support", "2")
        .with("retreat-after", "1");
    let rules: Vec<u16> = chances(&q).how.iter().filter_map(|g| g.rule).map(|r| r.number()).collect();
    assert_eq!(rules, [190, 9, 10, 213]);
}

#[test]
fn aa_009_odds_after_a_loss_that_is_thought_of() {
    let mut t = hawaii().put("karelia", Ussr, Infantry, 1);
    t.p.units.add(sp("karelia"), Japan, Infantry, 1);
    t.begin_combat(&[]).roll(fight("sz_hawaii"), &[2]);
    let view = game().view(&t.p, Viewer::Everything);
    let ask = |lose: &str| game().ask(&view, &Query::new("battle").with("space", "sz_hawaii").with("lose", lose));
    let share = |lose: &str| match ask(lose) {
        Answer::Chances(c) => c.defender_wins,
        other => panic!("{other:?}"),
    };
    let (all, carrier, transport) = (share(""), share("sz_hawaii.usa.carrier"), share("sz_hawaii.usa.transport"));
    assert!(all > transport && transport > carrier, "{all} {transport} {carrier}");
    assert!(share("sz_hawaii.usa.carrier;sz_hawaii.usa.transport") < carrier);
    for nonsense in ["sz_hawaii.usa.carrier;sz_hawaii.usa.carrier", "karelia.ussr.infantry", "x"] {
        assert!(matches!(ask(nonsense), Answer::Refused(_)), "{nonsense}");
    }
    // The battle goes on from its next cycle: the derivation says so.
    let Answer::Chances(c) = ask("") else { panic!() };
    assert!(c.how.iter().any(|g| g.text.id == "how-next-cycle"));
    let Answer::Chances(c) = game().ask(&view, &Query::new("battle").with("space", "karelia")) else { panic!() };
    assert!(!c.how.iter().any(|g| g.text.id == "how-next-cycle"), "nobody fights there yet");
}

/// Sample E3, after the attack has hit once and before the defence has fired.
fn sudan() -> Table {
    let t = Table::empty().put("anglo_egyptian_sudan", Uk, Infantry, 1).put("anglo_egyptian_sudan", Uk, Armor, 1);
    let t = t.attacker(Germany).came(Infantry, 1, "libya", "anglo_egyptian_sudan");
    let mut t = t.came(Armor, 1, "libya", "anglo_egyptian_sudan");
    t.begin_combat(&[4, 2]);
    t
}

#[test]
fn aa_010_odds_in_the_middle_of_a_cycle_count_what_is_still_to_come() {
    let t = sudan();
    let view = game().view(&t.p, Viewer::Everything);
    let of = |q: &Query| match game().ask(&view, q) {
        Answer::Chances(c) => c,
        other => panic!("{other:?}"),
    };
    let here = Query::new("battle").with("space", "anglo_egyptian_sudan");
    let now = of(&here);
    assert!(now.how.iter().any(|g| g.text.id == "how-this-cycle"));
    // The infantry that is hit still fires: two dice at 2, then 1 infantry 1 armor, 1 armor or nobody against 1 armor.
    let both = chances(&Query::new("odds").with("attack", "1 infantry 1 armor").with("defend", "1 armor"));
    let wins = 4.0 / 9.0 * both.attacker_wins + 4.0 / 9.0 * 0.5;
    let lost = 4.0 / 9.0 * both.defender_wins + 4.0 / 9.0 * 0.25 + 1.0 / 9.0;
    assert!((now.attacker_wins - wins).abs() < 1e-9, "{} {wins}", now.attacker_wins);
    assert!((now.defender_wins - lost).abs() < 1e-9, "{} {lost}", now.defender_wins);
    assert!((now.attacker_wins + now.defender_wins + now.none_left - 1.0).abs() < 1e-9);
    assert!((now.spread.iter().map(|(_, p)| p).sum::<f64>() - 1.0).abs() < 1e-9);
    // The cheapest loss is the one taken for granted; another may be thought of.
    let lose = |piece: &str| of(&here.clone().with("lose", piece)).attacker_wins;
    assert!((lose("anglo_egyptian_sudan.uk.infantry") - wins).abs() < 1e-9);
    assert!(lose("anglo_egyptian_sudan.uk.armor").is_finite());
}

#[test]
fn aa_009_a_standing_order_answers_when_it_is_let() {
    let mut t = sudan();
    assert_eq!(t.asked(), Uk);
    let ask =
        |t: &Table, seat: &str| game().ask(&game().view(&t.p, Viewer::Everything), &Query::new("standing").with("seat", seat));
    let queries = game().queries(&game().view(&t.p, Viewer::Everything));
    assert!(queries.contains(&Query::new("standing").with("seat", Uk.id())));
    let Answer::Batch(batch) = ask(&t, Uk.id()) else { panic!("no batch") };
    assert_eq!(batch, [serde_json::to_value(lose(Uk, Infantry)).unwrap()]);
    for nobody in [Germany.id(), "nobody"] {
        assert!(matches!(ask(&t, nobody), Answer::Refused(_)), "{nobody} is not asked");
    }
    t.roll(lose(Uk, Infantry), &[4, 5]);
    assert!(!game().queries(&game().view(&t.p, Viewer::Everything)).iter().any(|q| q.name() == "standing"));
}

/// Luck is the sum of the facts told, for everybody the same.
#[test]
fn luck_is_hits_beyond_those_to_be_expected() {
    let mut table =
        Play::open(Arc::clone(game()), "spring-1942", &ironbottom_kernel::Options::default(), Seed::from_number(5), Vec::new())
            .unwrap();
    let mut rng = ironbottom_kernel::Rng::new(3);
    while table.game().round(table.position()) < 3 {
        let seat = table.to_act().seats().iter().next().unwrap();
        let legal = table.actions(seat);
        let a = legal[rng.below(legal.len())];
        table.act(seat, &a).unwrap();
    }
    let mut expected = std::collections::BTreeMap::<String, f64>::new();
    for e in table.done().iter().flat_map(|d| &d.events) {
        if let Some(Fact::Shot(s)) = game().fact(&e.event) {
            *expected.entry(s.owner).or_default() += f64::from(s.hits) - f64::from(s.expected) / f64::from(s.of);
        }
    }
    assert!(expected.len() > 1, "somebody fought");
    let rounds = table.figures(Viewer::Spectator).unwrap();
    assert_eq!(rounds.len(), 3);
    for (owner, luck) in expected {
        let f = rounds[2].1.iter().find(|f| f.chart == "luck" && f.owner == owner).unwrap();
        assert!(((f.value as f64) / 100.0 - luck).abs() < 0.006 && f.digits == 2, "{f:?} {luck}");
    }
}
