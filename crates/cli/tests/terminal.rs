//! The terminal game: a whole game typed, orders read as people type them, everything else that can be typed.
#![allow(clippy::unwrap_used, reason = "a test")]

mod common;

use common::{bad, en, go, scratch};
use ironbottom_kernel::{Lang, journal::Journal};

const BOTH: [&str; 8] = ["play", "pebbles", "--seat", "north=human", "--seat", "south=human", "--seed", "5"];

fn typed(lines: &str) -> String {
    let ran = go(Lang::En, &BOTH, lines);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    ran.out
}

/// From the bids to the last pebble: 4, 3 and 2.
const WHOLE: &str = "bid 2\nbid 1\ntake 3 hill\nend\ntake 1 hill\nend\ntake 3 lake\nend\ntake 2 elan\n";

#[test]
fn a_whole_game_is_typed() {
    let out = typed(WHOLE);
    assert!(out.contains("North begins") && out.contains("North takes 3 from Hill"), "{out}");
    assert!(out.contains("The game is over: South's wins.\ntook the last pebble\n"), "{out}");
    assert!(out.contains("Seed of the dice: "), "{out}");
}

#[test]
fn the_same_in_french() {
    let ran = go(Lang::Fr, &BOTH, "bid 2\nbid 1\n? lac\n");
    assert!(ran.out.contains("Combien misez-vous ?") && ran.out.contains("Take 3 from Lac"), "{}", ran.out);
    assert!(ran.out.contains("Tapez un ordre"), "{}", ran.out);
}

#[test]
fn commands_are_said_and_understood_in_french() {
    let ran = go(Lang::Fr, &BOTH, "bid 2\nbid 1\naide\nconsignes\nchances 3 contre 1\nvoir lac\n? tout\nfrob\nquitter\n");
    assert!(ran.out.contains("enregistrer FICHIER") && ran.out.contains("order polite off"), "{}", ran.out);
    assert!(ran.out.contains("75,00 %") && ran.out.contains("Lac : caillou ×3"), "{}", ran.out);
    assert!(ran.out.contains("pourquoi ORDRE") && !ran.out.contains("save FICHIER"), "{}", ran.out);
}

#[test]
fn the_bid_of_the_other_is_hidden_until_both_are_made() {
    let out = typed("bid 2\nlog\nbid 1\nlog\n");
    assert!(out.contains("Nothing happened yet."), "{out}");
    assert!(out.contains("PB-001  North begins"), "{out}");
}

#[test]
fn several_orders_in_one_line_are_all_done_or_none() {
    let out = typed("bid 2\nbid 1\ntake 1 lake; end\ntake 1 lake; frobnicate; end\nmap\n");
    assert!(out.contains("Nothing of this line was done, because of “frobnicate”"), "{out}");
    assert!(out.contains("Lake: pebble ×2"), "{out}");
}

#[test]
fn a_die_ends_a_line_of_orders() {
    let out = typed("bid 2\nbid 1\ntoss; take 1 hill; end\nundo\n");
    assert!(out.contains("The line ended after 1 of 3 orders"), "{out}");
    assert!(out.contains("North tosses") && out.contains('['), "{out}");
    assert!(out.contains("only be taken back with the others' consent"), "{out}");
}

#[test]
fn a_number_repeats_an_order() {
    // The second time it is refused: taken once already. All or nothing.
    let out = typed("bid 2\nbid 1\n2x take 1 hill\nmap\n");
    assert!(out.contains("Not allowed [PB-003]") && out.contains("Hill: pebble ×4"), "{out}");
}

#[test]
fn orders_are_found_by_beginnings_labels_numbers_and_in_spite_of_slips() {
    for (order, meant) in [
        ("ta 3 hi", "take 3 hill"),
        ("TAKE 2 LAKE", "take 2 lake"),
        ("Take 1 from Élan", "take 1 elan"),
        ("?\n1", "take 1 hill"),
        ("tkae 3 hlil", "take 3 hill"),
    ] {
        let out = typed(&format!("bid 2\nbid 1\n{order}\nlog\n"));
        let words: Vec<&str> = meant.split(' ').collect();
        let heap = match words[2] {
            "hill" => "Hill",
            "lake" => "Lake",
            _ => "Élan",
        };
        assert!(out.contains(&format!("PB-002  North takes {} from {heap}", words[1])), "{order}: {out}");
    }
}

#[test]
fn an_unclear_order_lists_what_it_may_be() {
    let out = typed("bid 2\nbid 1\ntake 1\n2\n");
    assert!(out.contains("“take 1” may be any of 3:\n   1  take 1 hill\n   2  take 1 lake\n   3  take 1 elan\n"), "{out}");
    assert!(out.contains("North takes 1 from Lake"), "its number picks one: {out}");
}

#[test]
fn a_number_of_an_old_list_does_nothing() {
    let out = typed("bid 2\nbid 1\n?\ntake 1 hill\nend\n4\nmap\n");
    assert!(out.contains("Hill: pebble ×3") && !out.contains("South takes"), "{out}");
}

#[test]
fn an_illegal_order_is_refused_with_its_rule_and_never_becomes_another() {
    for order in ["take 3 elan", "why take 3 elan", "? take 3 elan", "why {\"take\":{\"count\":3,\"heap\":2}}"] {
        let out = typed(&format!("bid 2\nbid 1\n{order}\n"));
        assert!(out.contains("Not allowed [PB-002]: There are only 2.\n  PB-002: Nobody takes more"), "{order}: {out}");
        assert!(!out.contains("North takes"), "{out}");
    }
    assert!(typed("bid 2\nbid 1\nwhy take 1 elan\n").contains("“take 1 elan” is legal now."));
}

#[test]
fn what_is_legal_is_shown_by_kind_with_its_number() {
    let out = typed("bid 2\nbid 1\n?\n? lake\n? zzz\n");
    assert!(out.contains("take (8)\n   1  take 1 hill"), "{out}");
    assert!(out.contains("Games of chance (1)\n"), "{out}");
    assert!(out.contains("Nothing legal now has “zzz” in it."), "{out}");
}

#[test]
fn undo_takes_back_and_enter_takes_the_only_choice() {
    let out = typed("bid 2\nbid 1\ntake 1 hill\nundo\ntake 2 lake\n\nmap\n");
    assert!(out.contains("Taken back: take 1 hill\n") && out.contains("Enter: end"), "{out}");
    assert!(out.contains("Hill: pebble ×4") && out.contains("Lake: pebble\n") && out.contains("south> map"), "{out}");
}

#[test]
fn what_a_game_names_is_used() {
    let out = typed("bid 2\nbid 1\nmap\nmap water\nlook lk\n? toss\norders\n");
    // What cannot be owned has its own heading, before what is nobody's; what is typed for a space stands before its name.
    assert!(out.contains("\nUnder water\n  LK    Lake: pebble ×3\n\nNobody's\n  Hill: pebble ×4 (seen long ago)\n"), "{out}");
    assert!(out.contains("north> map water\n\nUnder water\n  LK    Lake: pebble ×3\nnorth> look lk\nUnder water\n"), "{out}");
    // Kinds are found by their name and by their id.
    assert!(out.contains("north> ? toss\nGames of chance (1)\n"), "{out}");
    assert!(out.contains("  order polite off  End the turn\n"), "with its label: {out}");
}

#[test]
fn a_warning_is_said_when_the_order_is_given() {
    let out = typed("bid 2\nbid 1\ntoss\n");
    assert!(out.contains("\n! Dice are dice.\n"), "{out}");
}

#[test]
fn a_count_before_an_order_or_within_it_repeats_it_and_a_number_of_the_order_is_none() {
    assert!(typed("bid 2\nbid 1\n1 toss\n").contains("→ 1x toss\n"));
    let out = typed("bid 2\nbid 1\n2 toss\n");
    assert!(out.contains("The line ended after 1 of 2 orders"), "a die ends it: {out}");
    // Only `take 1 ...` and `take 2 ...` are there: three is refused, not three times one.
    let out = typed("bid 2\nbid 1\ntake 1 elan\nend\ntake 3 elan\n");
    assert!(out.contains("Not allowed [PB-002]: There are only 1.") && !out.contains("South takes"), "{out}");
}

#[test]
fn a_standing_order_is_listed_and_given() {
    let out = typed("bid 2\nbid 1\norders\norder polite off\norders\n");
    assert!(out.contains("  order polite off  End the turn\n") && out.contains("  order polite on  End the turn\n"), "{out}");
}

#[test]
fn questions_rules_places_and_help() {
    let out = typed(
        "bid 2\nbid 1\nodds 3 vs 1\nodds 3 vs x\nodds hill\nodds 5 vs lak\nask heaps\nask what\nrules 2.1\nlook lak\nlook zz\nhelp\n/frob\n",
    );
    assert!(out.contains("75.00 %") && out.contains("Only --attack and --defend"), "{out}");
    assert!(out.contains("\n704\n") && out.contains("\n805\n"), "{out}");
    assert!(out.contains("unknown question"), "{out}");
    assert!(out.contains("PB-003 (2.1) The die is tossed once a turn."), "{out}");
    assert!(out.contains("Lake: pebble ×3\n3 legal orders here:\n  take 1 lake"), "{out}");
    assert!(out.contains("There is nothing called “zz”"), "{out}");
    assert!(out.contains("save FILE") && out.contains("There is no command “frob”"), "{out}");
}

#[test]
fn ask_alone_lists_the_questions_and_nothing_alike_is_said() {
    let out = typed("bid 2\nbid 1\nask\nwhy xyzzy plugh qwerty\n");
    assert!(out.contains("\n  heaps of=all  "), "{out}");
    assert!(!out.contains("unknown question"), "{out}");
    assert!(out.contains("nothing legal is like it"), "never a list without anything in it: {out}");
    assert!(!out.contains("Legal and alike:"), "{out}");
}

#[test]
fn what_stands_beside_a_board_is_told_in_tables() {
    let out = typed("bid 2\nbid 1\nmap\n");
    assert!(out.contains("\nContacts\n  Nobody's  76  77; 78  "), "{out}");
    assert!(out.contains("\n  67  68  2: 69\n"), "a calendar: {out}");
    assert!(out.contains("\nOn the map\n  55\n"), "{out}");
    assert!(out.contains("(seen long ago)"), "{out}");
}

#[test]
fn opponents_play_by_themselves_and_it_is_told() {
    let ran = go(Lang::En, &["play", "pebbles", "--seed", "5", "--seat", "north=human", "--seat", "south=greedy"], "bid 1\n");
    assert!(ran.out.contains("\n· South begins\n  South takes 3 from Lake"), "{}", ran.out);
    let watched = go(Lang::En, &["play", "pebbles", "--seed", "5", "--seat", "north=greedy", "--seat", "south=greedy"], "");
    assert!(watched.out.contains("The game is over") && watched.code == 0, "{}", watched.out);
}

#[test]
fn without_seats_people_have_the_first_side_and_the_best_opponents_the_others() {
    let ran = go(Lang::En, &["play", "pebbles"], "bid 3\n");
    assert_eq!(ran.code, 0);
    assert!(ran.out.contains("Seats: North (you), South (greedy)"), "{}", ran.out);
}

#[test]
fn a_game_is_saved_after_each_turn_and_goes_on_from_the_file() {
    let dir = scratch("save");
    let file = dir.join("game.journal");
    let file = file.to_str().unwrap();
    let ran = go(Lang::En, &[&BOTH[..], &["--save", file]].concat(), "bid 2\nbid 1\ntoss\ntake 1 lake\nend\n");
    assert!(ran.out.contains("show it to nobody before the end"), "{}", ran.out);
    let journal = Journal::from_text(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(journal.entries.len(), 5);
    assert!(journal.seed.is_some());
    assert_eq!(en(&["verify", file]).code, 0);
    // A second game does not write over it.
    bad(&go(Lang::En, &[&BOTH[..], &["--save", file]].concat(), ""), "is there already");
    let rest = ["play", "--load", file, "--seat", "north=human", "--seat", "south=human", "--save", file];
    let ran = go(Lang::En, &rest, "toss\nlog\n");
    assert!(ran.out.contains("south> toss") && ran.out.contains("South tosses"), "{}", ran.out);
    assert_eq!(Journal::from_text(&std::fs::read_to_string(file).unwrap()).unwrap().entries.len(), 6);
}

#[test]
fn save_load_and_fork_while_playing() {
    let dir = scratch("fork");
    let (file, other) = (dir.join("a.journal"), dir.join("notes.txt"));
    std::fs::write(&other, "mine").unwrap();
    let (file, other) = (file.to_str().unwrap(), other.to_str().unwrap());
    let out = typed(&format!(
        "bid 2\nbid 1\ntoss\nsave {file}\nsave {other}\ntake 1 hill\nload {file}\nlog\nfork 2\nmap\nfork 99\nload {other}\n"
    ));
    assert!(out.contains("Written to") && out.contains("is not a saved game"), "{out}");
    assert!(out.contains("Loaded") && out.contains("(3 actions)"), "{out}");
    assert!(out.contains("A new game begins after 2 actions") && out.contains("Hill: pebble ×4"), "{out}");
    assert!(out.contains("There is no action 99") && out.contains("not a journal"), "{out}");
    assert_eq!(std::fs::read_to_string(other).unwrap(), "mine");
}

#[test]
fn a_journal_without_its_seed_goes_on_with_new_dice() {
    let dir = scratch("unsealed");
    let file = dir.join("a.journal");
    typed(&format!("bid 2\nbid 1\ntoss\nsave {}\n", file.display()));
    let mut journal = Journal::from_text(&std::fs::read_to_string(&file).unwrap()).unwrap();
    journal.seed = None;
    std::fs::write(&file, journal.to_text()).unwrap();
    let ran = go(Lang::En, &["play", "--load", file.to_str().unwrap(), "--seat", "north=human"], "take 1 hill\n");
    assert!(
        ran.out.contains("This journal does not hold its seed") && ran.out.contains("North takes 1 from Hill"),
        "{}",
        ran.out
    );
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let one = typed("bid 2\nbid 1\ntoss\n");
    assert_eq!(one, typed("bid 2\nbid 1\ntoss\n"));
}

#[test]
fn undo_beyond_dice_asks_everybody_at_the_terminal() {
    let out = typed("bid 2\nbid 1\ntoss\nundo\nn\nundo\ny\nlog\n");
    assert!(out.contains("South: may “toss” be taken back?") && out.contains("not everybody agreed"), "{out}");
    assert!(out.contains("Taken back: toss. The dice from here on are new."), "{out}");
    let args = ["play", "pebbles", "--seat", "north=human", "--seed", "5"];
    let ran = go(Lang::En, &args, "bid 3\ntoss\nundo\n");
    assert!(ran.out.contains("The computer opponents agree."), "{}", ran.out);
}

#[test]
fn undo_takes_back_all_that_was_typed_in_one_line() {
    let out = typed("bid 2\nbid 1\norder polite off; take 1 hill\nundo\nmap\n");
    assert!(out.contains("Taken back: take 1 hill") && out.contains("Taken back: order polite off"), "{out}");
    assert!(out.contains("Hill: pebble ×4"), "{out}");
}

#[test]
fn a_short_word_is_no_slip_of_another() {
    let out = typed("bid 2\nbid 1\norder polite of\nlog\n");
    assert!(!out.contains("→ order polite on"), "{out}");
}

#[test]
fn an_order_for_several_actions_is_spelled_out_done_and_taken_back_as_one() {
    let out = typed("bid 2\nbid 1\nboth\nundo\nmap\n");
    assert!(out.contains("→ order polite off; take 1 hill\n91\n"), "what it comes to, and what is to be known: {out}");
    assert!(out.contains("North takes 1 from Hill"), "{out}");
    assert!(out.contains("Taken back: order polite off\nTaken back: take 1 hill\n"), "{out}");
    assert!(out.contains("Hill: pebble ×4"), "{out}");
    // Refused as a whole, and the line with it.
    let out = typed("bid 2\nbid 1\ntake 1 hill; thrice\nmap\n");
    assert!(out.contains("Not allowed [PB-002]: There are only 2.") && out.contains("Hill: pebble ×4"), "{out}");
    // A number before it belongs to the order, if the order knows it.
    assert!(typed("bid 2\nbid 1\n2x both\n").contains("→ order polite off; take 1 hill\n"));
}

#[test]
fn who_is_through_too_early_hears_what_is_still_asked() {
    for word in ["done", "end", "fini", "NEXT"] {
        let out = typed(&format!("bid 2\nbid 1\n{word}\n"));
        let said = format!("“{word}”: not yet. Take pebbles, or end For example:\n  take 1 hill\n  toss\n");
        assert!(out.contains(&said), "{out}");
    }
    let out = typed("bid 2\nbid 1\ntake 1 hill\nend\nmap\n");
    assert!(!out.contains("not yet"), "{out}");
}
