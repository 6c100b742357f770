//! Dice: the documented draw repeated by independent means, known answers, fairness, and where dice go on after a break.

#![allow(clippy::unwrap_used, reason = "what cannot be built fails the test")]

use ironbottom_kernel::{
    Dice, Rng,
    dice::{DiceFault, Roll, Seed},
};
use sha2::{Digest, Sha256};

/// One block of the ChaCha20 key stream (64-bit counter, nonce 0), written from the published description.
fn chacha20_block(key: &[u8; 32], counter: u64) -> [u32; 16] {
    let mut s = [0u32; 16];
    s[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (i, word) in key.chunks(4).enumerate() {
        s[4 + i] = u32::from_le_bytes(word.try_into().unwrap());
    }
    s[12] = counter as u32;
    s[13] = (counter >> 32) as u32;
    let mut w = s;
    let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
        for (x, y, z, n) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
            w[x] = w[x].wrapping_add(w[y]);
            w[z] = (w[z] ^ w[x]).rotate_left(n);
        }
    };
    for _ in 0..10 {
        for i in 0..4 {
            quarter(i, 4 + i, 8 + i, 12 + i);
        }
        for i in 0..4 {
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
        }
    }
    std::array::from_fn(|i| w[i].wrapping_add(s[i]))
}

/// The draw as the module's head describes it.
fn documented(seed: &Seed, words: &[&str], purpose: &str, undos: u32, n: u64, sides: u64) -> u8 {
    let mut text = b"ironbottom dice 1\0".to_vec();
    text.extend(seed.0);
    for w in words {
        text.extend((w.len() as u32).to_le_bytes());
        text.extend(w.as_bytes());
    }
    text.push(0xff);
    text.extend(purpose.as_bytes());
    text.push(0);
    text.extend(undos.to_le_bytes());
    let key: [u8; 32] = Sha256::digest(&text).into();
    let word = |i: u64| u64::from(chacha20_block(&key, i / 16)[(i % 16) as usize]);
    let limit = (1 << 32) / sides * sides;
    let tries = std::iter::once(n).chain((1 << 34) + 16 * n..);
    (tries.map(word).find(|w| *w < limit).unwrap() % sides) as u8 + 1
}

fn rolls(dice: &mut Dice, purpose: &'static str, sides: u8, n: usize) -> Vec<u8> {
    (0..n).map(|_| dice.roll(purpose, sides)).collect()
}

fn seeded(n: u64) -> Dice {
    Dice::seeded(Seed::from_number(n), Vec::new())
}

#[test]
fn the_block_function_is_chacha20() {
    // The well-known key stream of the all-zero key.
    assert_eq!(chacha20_block(&[0; 32], 0)[..4], [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
}

#[test]
fn known_answers_computed_elsewhere() {
    let seed = Seed::from_number(7);
    assert_eq!(seed.to_hex(), "70ba008bfea945bbf2003c91455994a666fbffbbccb8787f454cb471a48259a4");
    assert_eq!(seed.commitment(), "071373630d6abecf80ef5acb2d1f38e9d6f5f013d981ecb5cee29759b92d79bb");
    let plain =
        [5, 6, 2, 1, 6, 4, 1, 5, 3, 1, 4, 6, 2, 1, 2, 6, 4, 3, 1, 1, 3, 1, 4, 6, 2, 4, 2, 5, 5, 6, 2, 3, 3, 6, 5, 2, 2, 4, 6, 3];
    assert_eq!(rolls(&mut seeded(7), "fight", 6, 40), plain);
    let mut with_words = Dice::seeded(seed.clone(), vec!["one".to_owned(), "été".to_owned()]);
    assert_eq!(rolls(&mut with_words, "fight", 6, 20), [6, 3, 5, 5, 4, 6, 6, 1, 5, 1, 3, 5, 3, 1, 6, 4, 1, 3, 3, 3]);
    let mut undone = seeded(7);
    undone.resume(1, std::iter::empty());
    assert_eq!(rolls(&mut undone, "fight", 6, 20), [3, 3, 1, 5, 5, 4, 5, 4, 3, 6, 1, 4, 5, 3, 4, 6, 5, 6, 1, 2]);
    let mut mixed = seeded(7);
    let sides = [6, 10, 20, 100, 255, 2, 1, 3, 12, 8];
    assert_eq!(sides.map(|s| mixed.roll("look", s)), [4, 7, 10, 22, 173, 1, 1, 3, 8, 8]);
    let mut other = Dice::seeded(Seed(std::array::from_fn(|i| i as u8)), vec!["x".to_owned()]);
    other.resume(3, std::iter::empty());
    assert_eq!(rolls(&mut other, "p", 6, 20), [6, 5, 1, 3, 2, 1, 2, 3, 1, 3, 4, 1, 3, 3, 3, 2, 3, 4, 3, 1]);
}

#[test]
fn every_die_is_the_documented_one() {
    let seed = Seed::from_number(99);
    let mut dice = Dice::seeded(seed.clone(), vec!["a".to_owned(), String::new()]);
    let (mut fights, mut looks) = (0, 0);
    for i in 0..200u64 {
        if i % 3 == 0 {
            assert_eq!(dice.roll("look", 20), documented(&seed, &["a", ""], "look", 0, looks, 20));
            looks += 1;
        } else {
            assert_eq!(dice.d6("fight"), documented(&seed, &["a", ""], "fight", 0, fights, 6));
            fights += 1;
        }
    }
}

/// A word too high for a fair die is refused, and only that die draws again.
#[test]
fn refused_words_are_drawn_again_far_away() {
    // Word 27152221 of this stream is 4294967099: too high for 205, 237 and 244 sides, not for 6. Found by search.
    let n = 27_152_221;
    let seed = Seed::from_number(7);
    let past = Roll { purpose: "far".into(), sides: 6, value: 1 };
    for (sides, around) in [(205, [53, 9, 53]), (237, [124, 191, 123]), (244, [179, 122, 8]), (6, [1, 6, 6])] {
        let mut dice = seeded(7);
        dice.resume(0, std::iter::repeat_n(&past, n - 1));
        assert_eq!(rolls(&mut dice, "far", sides, 3), around, "{sides}");
        let expected = [n - 1, n, n + 1].map(|i| documented(&seed, &[], "far", 0, i as u64, sides.into()));
        assert_eq!(expected, around);
    }
}

/// Chi-square with fixed seeds: a correct draw passes or fails once and for all. The bounds are those of one in a thousand.
#[test]
fn faces_are_even() {
    for (sides, bound) in [(2u8, 10.8), (6, 20.5), (10, 27.9), (20, 43.8), (100, 148.2)] {
        for seed in 0..3 {
            let n = 2000 * u32::from(sides);
            let mut counts = vec![0u32; sides.into()];
            let mut dice = seeded(seed);
            for _ in 0..n {
                counts[usize::from(dice.roll("even", sides)) - 1] += 1;
            }
            let chi: f64 = counts.iter().map(|c| (f64::from(*c) - 2000.0).powi(2) / 2000.0).sum();
            assert!(chi < bound, "d{sides}, seed {seed}: {chi}");
        }
    }
}

/// Pairs of neighbouring dice are even too.
#[test]
fn dice_do_not_follow_from_each_other() {
    let mut dice = seeded(5);
    let mut counts = [0u32; 36];
    let mut last = dice.d6("pairs");
    for _ in 0..72_000 {
        let next = dice.d6("pairs");
        counts[usize::from(last - 1) * 6 + usize::from(next - 1)] += 1;
        last = next;
    }
    let chi: f64 = counts.iter().map(|c| (f64::from(*c) - 2000.0).powi(2) / 2000.0).sum();
    assert!(chi < 66.6, "{chi}");
}

#[test]
fn purposes_do_not_disturb_each_other() {
    let alone = rolls(&mut seeded(3), "open", 6, 30);
    let mut mixed = seeded(3);
    let mut seen = Vec::new();
    for i in 0..30 {
        rolls(&mut mixed, "hidden", 6, i % 4);
        seen.push(mixed.d6("open"));
    }
    assert_eq!(alone, seen);
    assert_ne!(alone, rolls(&mut seeded(3), "other", 6, 30));
    // Words and purposes cannot run into each other.
    let dice = |words: &[&str]| Dice::seeded(Seed::from_number(3), words.iter().map(|w| (*w).to_owned()).collect());
    assert_ne!(rolls(&mut dice(&["ab"]), "c", 6, 30), rolls(&mut dice(&["a", "b"]), "c", 6, 30));
    assert_ne!(rolls(&mut dice(&["a"]), "bc", 6, 30), rolls(&mut dice(&["ab"]), "c", 6, 30));
}

#[test]
fn dice_go_on_where_a_journal_stands() {
    let mut whole = seeded(8);
    let first: Vec<u8> = (0..12).map(|i| whole.roll(if i % 3 == 0 { "a" } else { "b" }, 6)).collect();
    let recorded = whole.take();
    assert_eq!((recorded.len(), whole.rolled()), (12, 0));
    assert_eq!(recorded.iter().map(|r| r.value).collect::<Vec<_>>(), first);
    let mut resumed = seeded(8);
    resumed.resume(0, recorded.iter());
    assert_eq!(rolls(&mut resumed, "a", 6, 9), rolls(&mut whole, "a", 6, 9));
    assert_eq!(rolls(&mut resumed, "b", 6, 9), rolls(&mut whole, "b", 6, 9));
    assert_eq!(rolls(&mut resumed, "new", 6, 9), rolls(&mut whole, "new", 6, 9));
}

#[test]
fn an_undo_across_dice_rolls_anew() {
    let (mut kept, mut undone) = (seeded(8), seeded(8));
    undone.resume(1, std::iter::empty());
    let (a, b) = (rolls(&mut kept, "a", 6, 30), rolls(&mut undone, "a", 6, 30));
    assert_ne!(a, b);
    undone.resume(2, std::iter::empty());
    assert_ne!(b, rolls(&mut undone, "a", 6, 30));
}

#[test]
fn scripted_dice_show_their_faces_and_notice_what_is_wrong() {
    let mut dice = Dice::scripted(&[3, 6, 9]);
    assert_eq!((dice.d6("x"), dice.left()), (3, 2));
    assert_eq!((dice.d6("y"), dice.fault()), (6, None));
    dice.d6("z");
    assert_eq!(dice.fault(), Some(&DiceFault::NoSuchFace { sides: 6, value: 9 }));
    dice.d6("z");
    // The first fault is kept.
    assert_eq!(dice.fault(), Some(&DiceFault::NoSuchFace { sides: 6, value: 9 }));
    let mut dice = Dice::scripted(&[]);
    dice.d6("x");
    assert_eq!(dice.fault(), Some(&DiceFault::Missing { purpose: "x".to_owned() }));
}

#[test]
fn recorded_dice_must_be_those_the_rules_ask_for() {
    let roll = |purpose: &'static str, sides, value| Roll { purpose: purpose.into(), sides, value };
    let fault = |recorded: &[Roll]| {
        let mut dice = Dice::recorded(recorded);
        dice.d6("x");
        dice.fault().cloned()
    };
    assert_eq!(fault(&[roll("x", 6, 2)]), None);
    assert_eq!(fault(&[]), Some(DiceFault::Missing { purpose: "x".to_owned() }));
    assert_eq!(fault(&[roll("x", 6, 7)]), Some(DiceFault::NoSuchFace { sides: 6, value: 7 }));
    assert_eq!(fault(&[roll("x", 6, 0)]), Some(DiceFault::NoSuchFace { sides: 6, value: 0 }));
    for wrong in [roll("y", 6, 2), roll("x", 10, 2)] {
        assert!(matches!(fault(&[wrong]), Some(DiceFault::Different { .. })));
    }
    let mut dice = Dice::recorded(&[roll("x", 6, 2), roll("x", 6, 3)]);
    dice.d6("x");
    assert_eq!(dice.left(), 1);
}

#[test]
fn a_roll_is_short_in_a_journal() {
    let mut dice = seeded(7);
    dice.d6("fight");
    let text = serde_json::to_string(&dice.take()).unwrap();
    assert_eq!(text, r#"[{"for":"fight","d":6,"v":5}]"#);
}

#[test]
fn seeds_are_read_from_hexadecimal_only() {
    let seed = Seed::from_number(1);
    assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed.clone()));
    let hex = seed.to_hex();
    for bad in [&hex[1..], "", &format!("{hex}0"), &hex.replace(&hex[..1], "g"), &"é".repeat(32)] {
        assert_eq!(Seed::from_hex(bad), None, "{bad}");
    }
}

#[test]
fn chance_outside_the_game_is_even_and_repeatable() {
    let mut counts = [0u32; 7];
    let mut rng = Rng::new(4);
    for _ in 0..14_000 {
        counts[rng.below(7)] += 1;
    }
    let chi: f64 = counts.iter().map(|c| (f64::from(*c) - 2000.0).powi(2) / 2000.0).sum();
    assert!(chi < 22.5, "{chi}");
    assert_eq!(Rng::new(4).below(0), 0);
    assert!(Rng::new(4).one_in(1));
    let shuffled = |seed| {
        let mut items: Vec<u8> = (0..20).collect();
        Rng::new(seed).shuffle(&mut items);
        items
    };
    assert_eq!(shuffled(1), shuffled(1));
    assert_ne!(shuffled(1), shuffled(2));
    let mut sorted = shuffled(1);
    sorted.sort_unstable();
    assert_eq!(sorted, (0..20).collect::<Vec<u8>>());
}
