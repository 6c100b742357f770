//! 6: wind, clouds, storms.

use crate::support::*;
use flat_top::{
    board::Clouds,
    phases::weather,
    position::{Cloud, Phase},
    types::{Dir, Sky},
};
use ironbottom_kernel::{Dice, Log};

#[test]
fn e3_a_scattered_cloud_goes_as_far_as_its_die_in_its_direction() {
    let clouds = weather::set_up(board(), Clouds::Scattered, &mut Dice::scripted(&[4; 32]));
    assert_eq!(clouds[0].at, Some(hex("Q11")));
}

#[test]
fn ft_032_ft_364_four_markers_in_each_sector_each_with_its_die() {
    let clouds = weather::set_up(board(), Clouds::Scattered, &mut Dice::scripted(&[1, 4, 4, 1].repeat(8)));
    assert_eq!(clouds.len(), 32);
    assert_eq!([clouds[0].at, clouds[1].at], [Some(hex("L11")), Some(hex("Q11"))]);
}

#[test]
fn ft_033_ft_034_a_front_is_a_line_of_three_shifted_as_a_whole() {
    let clouds = weather::set_up(board(), Clouds::Front, &mut Dice::scripted(&[1; 8]));
    assert_eq!(clouds.len(), 24);
    let at: Vec<_> = clouds[..3].iter().map(|c| c.at.unwrap()).collect();
    assert_eq!(at[0], hex("L11"));
    assert_eq!((at[0].distance(at[1]), at[0].distance(at[2]), at[1].distance(at[2])), (5, 5, 10));
}

#[test]
fn ft_035_clouds_drift_on_odd_turns_only() {
    let mut p = bare("coral_sea", Phase::Orders);
    p.public.clouds = vec![Cloud { sector: 0, at: Some(hex("M11")) }];
    p.public.winds[0] = Dir::N;
    p.public.turn = 2;
    weather::weather(board(), &mut p, &mut Dice::scripted(&[]), &mut Log::default());
    assert_eq!(p.public.clouds[0].at, Some(hex("M11")));
    p.public.turn = 3;
    weather::weather(board(), &mut p, &mut Dice::scripted(&[]), &mut Log::default());
    assert_eq!(p.public.clouds[0].at, Some(hex("L11")));
}

#[test]
fn ft_036_ft_037_ft_365_a_cloud_that_leaves_its_sector_is_thrown_anew() {
    let mut p = bare("coral_sea", Phase::Orders);
    p.public.clouds = vec![Cloud { sector: 0, at: Some(hex("A11")) }];
    p.public.winds[0] = Dir::N;
    p.public.turn = 3;
    // Die 3: from sector I to II; die 1: one hex north of its directional hex.
    weather::weather(board(), &mut p, &mut Dice::scripted(&[3, 1]), &mut Log::default());
    assert_eq!(p.public.clouds[0], Cloud { sector: 1, at: Some(hex("L32")) });
}

#[test]
fn ft_450_a_cloud_thrown_off_the_map_comes_back_with_the_next_of_its_sector() {
    let mut p = bare("coral_sea", Phase::Orders);
    p.public.clouds = vec![Cloud { sector: 0, at: Some(hex("A11")) }, Cloud { sector: 0, at: None }];
    p.public.winds[0] = Dir::N;
    p.public.turn = 3;
    weather::weather(board(), &mut p, &mut Dice::scripted(&[1, 1, 1, 4]), &mut Log::default());
    assert_eq!(p.public.clouds[1].at, Some(hex("Q11")));
}

#[test]
fn ft_031_the_wind_is_checked_every_six_hours() {
    let mut p = bare("coral_sea", Phase::Orders);
    p.public.turn = 6;
    weather::weather(board(), &mut p, &mut Dice::scripted(&[1, 2, 3, 4, 5, 6, 1, 1]), &mut Log::default());
    assert_eq!(p.public.winds[..6], [Dir::Nw, Dir::Nw, Dir::Nw, Dir::N, Dir::N, Dir::Sw]);
}

#[test]
fn ft_038_ft_039_two_zones_make_a_storm() {
    let mut p = bare("coral_sea", Phase::Orders);
    p.public.clouds = ["M11", "M14"].map(|h| Cloud { sector: 0, at: Some(hex(h)) }).to_vec();
    let sky = |h: &str| p.public.sky(board(), hex(h));
    assert_eq!([sky("M9"), sky("M8"), sky("M12"), sky("M16")], [Sky::Cloud, Sky::Clear, Sky::Storm, Sky::Cloud]);
}

#[test]
fn ft_033_035_a_front_marker_belongs_to_the_sector_it_lies_in() {
    let clouds = weather::set_up(board(), Clouds::Front, &mut Dice::scripted(&[6; 8]));
    let outside = |c: &&Cloud| c.at.is_some_and(|at| board().hex(at).sector != c.sector);
    assert_eq!(clouds.iter().filter(outside).count(), 0);
}
