//! The rules by name, written by `cargo xtask rules` from `rules/rules.toml`: change the text there, not here.

use ironbottom_kernel::RuleId;

/// Section 1.2: One turn is one hour.
pub const FT_001: RuleId = RuleId::numbered(1);

/// Section 1.2: One ship counter is one ship; one air factor about three aircraft.
pub const FT_002: RuleId = RuleId::numbered(2);

/// Section 2.1: Ship counter has damage, gun, AA and movement factors.
pub const FT_003: RuleId = RuleId::numbered(3);

/// Section 2.1: Black dot marks carrier-capable aircraft.
pub const FT_004: RuleId = RuleId::numbered(4);

/// Section 2.2: Factors of a type are interchangeable in any denomination.
pub const FT_005: RuleId = RuleId::numbered(5);

/// Section 2.2: Carrier-capable and land-based counters of a type are not interchangeable.
pub const FT_006: RuleId = RuleId::numbered(6);

/// Section 3.1: Map has eight sectors I–VIII.
pub const FT_007: RuleId = RuleId::numbered(7);

/// Section 3.3: Units are set up on operations displays per scenario.
pub const FT_008: RuleId = RuleId::numbered(8);

/// Section 4.1.1: Allied TF holds at most 15 ships.
pub const FT_009: RuleId = RuleId::numbered(9);

/// Section 4.1.1: Japanese TF holds at most 10 ships.
pub const FT_010: RuleId = RuleId::numbered(10);

/// Section 4.1.1: A single ship is a TF by itself.
pub const FT_011: RuleId = RuleId::numbered(11);

/// Section 4.1.1: TFs with carriers must use boxes 1–9.
pub const FT_012: RuleId = RuleId::numbered(12);

/// Section 4.1.1: Boxes 10–14 are for TFs without carriers.
pub const FT_013: RuleId = RuleId::numbered(13);

/// Section 4.1.2: Extra TF boxes may be created.
pub const FT_014: RuleId = RuleId::numbered(14);

/// Section 4.1.3: At most one CV or CVL per TF box; a second one of the same TF sits in another box whose TF marker lies in the
/// main box.
pub const FT_015: RuleId = RuleId::numbered(15);

/// Section 4.1.4: At most one AV or CAV per TF box.
pub const FT_016: RuleId = RuleId::numbered(16);

/// Section 4.1.5: A carrier and a seaplane tender may share a box.
pub const FT_017: RuleId = RuleId::numbered(17);

/// Section 4.1.6: Each Japanese BB may carry one floatplane factor, tracked in notes.
pub const FT_018: RuleId = RuleId::numbered(18);

/// Section 4.1.6: That BB may share a box with a CV, CVL, AV or CAV.
pub const FT_019: RuleId = RuleId::numbered(19);

/// Section 4.2.1: Factors aboard a ship never exceed MC.
pub const FT_020: RuleId = RuleId::numbered(20);

/// Section 4.2.1: Factors on a base never exceed MC.
pub const FT_021: RuleId = RuleId::numbered(21);

/// Section 4.2.2: Scenario sea-based aircraft start on ships.
pub const FT_022: RuleId = RuleId::numbered(22);

/// Section 4.2.2: Scenario land-based aircraft start on land.
pub const FT_023: RuleId = RuleId::numbered(23);

/// Section 4.2.2: Carrier-capable aircraft may land on land bases.
pub const FT_024: RuleId = RuleId::numbered(24);

/// Section 4.2.2: Land-based aircraft may not land on carriers.
pub const FT_025: RuleId = RuleId::numbered(25);

/// Section 4.2.3: Aircraft may start in any box of their ship or base.
pub const FT_026: RuleId = RuleId::numbered(26);

/// Section 4.2.3: Ready aircraft may start armed.
pub const FT_027: RuleId = RuleId::numbered(27);

/// Section 5: Phases in strict order; all simultaneous but air movement.
pub const FT_028: RuleId = RuleId::numbered(28);

/// Section 6.1: No weather phase on turn 1.
pub const FT_029: RuleId = RuleId::numbered(29);

/// Section 6.2.1: Wind marker per sector at start in printed direction.
pub const FT_030: RuleId = RuleId::numbered(30);

/// Section 6.2.2: Wind checked every 6 turns (starred boxes), one die per sector on the Wind Change Table.
pub const FT_031: RuleId = RuleId::numbered(31);

/// Section 6.3.1: Scattered clouds: 4 markers start in each sector's directional hex.
pub const FT_032: RuleId = RuleId::numbered(32);

/// Section 6.3.2: Front: 3 markers per sector on the 2–5 axis, spaced 5 hexes.
pub const FT_033: RuleId = RuleId::numbered(33);

/// Section 6.3.2: Front shifted as a whole by one die.
pub const FT_034: RuleId = RuleId::numbered(34);

/// Section 6.4: Clouds move 1 hex with the wind of their sector on odd turns, counted from the start.
pub const FT_035: RuleId = RuleId::numbered(35);

/// Section 6.4: A cloud leaving its sector, also off the map edge, is re-placed by die roll on the Cloud Movement Table.
pub const FT_036: RuleId = RuleId::numbered(36);

/// Section 6.4: Re-placed cloud is positioned as scattered.
pub const FT_037: RuleId = RuleId::numbered(37);

/// Section 6.5: A cloud zone reaches two hexes around its marker.
pub const FT_038: RuleId = RuleId::numbered(38);

/// Section 6.5: A hex in two cloud zones is in a storm.
pub const FT_039: RuleId = RuleId::numbered(39);

/// Section 6.6: Aircraft may not enter a storm, except to land there in the same move.
pub const FT_040: RuleId = RuleId::numbered(40);

/// Section 6.6: AF found in a storm after the weather phase must leave it by the shortest route.
pub const FT_041: RuleId = RuleId::numbered(41);

/// Section 6.6: Aircraft forced to land in a storm use the Night Landing Chart.
pub const FT_042: RuleId = RuleId::numbered(42);

/// Section 6.6: Storm landing at night: die −1.
pub const FT_043: RuleId = RuleId::numbered(43);

/// Section 6.6: TF starting a turn in a storm has MF 0 for that turn.
pub const FT_044: RuleId = RuleId::numbered(44);

/// Section 6.6: TF entering a storm stops there for the rest of the turn.
pub const FT_045: RuleId = RuleId::numbered(45);

/// Section 6.6: Ordinary clouds do not affect movement.
pub const FT_046: RuleId = RuleId::numbered(46);

/// Section 6.7: Searching unit in cloud: +1 to the die.
pub const FT_047: RuleId = RuleId::numbered(47);

/// Section 6.7: Nothing in a storm hex can be seen, not by radar or coastwatchers either, and a unit in one sees nothing.
pub const FT_048: RuleId = RuleId::numbered(48);

/// Section 6.7: Unit starting the turn in a storm neither observes nor is observed for that whole turn.
pub const FT_049: RuleId = RuleId::numbered(49);

/// Section 6.8: Shadow target whose move enters cloud: +1 to the shadow die.
pub const FT_050: RuleId = RuleId::numbered(50);

/// Section 6.8: Shadow target whose move enters a storm: contact lost automatically.
pub const FT_051: RuleId = RuleId::numbered(51);

/// Section 6.9: No combat in a storm.
pub const FT_052: RuleId = RuleId::numbered(52);

/// Section 6.10: CV or CVL whose take-offs plus landings of the turn exceed its minimum LF must cross a hex into the wind (deemed
/// met if it moves 0 or 1 hex).
pub const FT_053: RuleId = RuleId::numbered(53);

/// Section 6.11: Dark time boxes are night.
pub const FT_054: RuleId = RuleId::numbered(54);

/// Section 7.1: Units not observed may be put on or taken off the common map at will (except 7.17).
pub const FT_055: RuleId = RuleId::numbered(55);

/// Section 7.2: Observed unit is put on the map immediately.
pub const FT_056: RuleId = RuleId::numbered(56);

/// Section 7.3: Searches are declared by the moving player before he moves his AFs that are on the map.
pub const FT_057: RuleId = RuleId::numbered(57);

/// Section 7.3: One search die per AF per turn.
pub const FT_058: RuleId = RuleId::numbered(58);

/// Section 7.3.1: S lets the AF observe.
pub const FT_059: RuleId = RuleId::numbered(59);

/// Section 7.3.2: "-" gives no observation.
pub const FT_060: RuleId = RuleId::numbered(60);

/// Section 7.3.3: AF starting the turn in cloud: +1 to the search die.
pub const FT_061: RuleId = RuleId::numbered(61);

/// Section 7.3.4: AF starting in a storm cannot observe.
pub const FT_062: RuleId = RuleId::numbered(62);

/// Section 7.4: Search is optional; AF may be observed without searching.
pub const FT_063: RuleId = RuleId::numbered(63);

/// Section 7.5: TF always can observe.
pub const FT_064: RuleId = RuleId::numbered(64);

/// Section 7.6: Observation from start hex, every hex passed and destination.
pub const FT_065: RuleId = RuleId::numbered(65);

/// Section 7.6: Any observing unit, base or coastwatcher can see every enemy unit moving within its sight or radar range.
pub const FT_066: RuleId = RuleId::numbered(66);

/// Section 7.7: Unit no longer observed may be removed.
pub const FT_067: RuleId = RuleId::numbered(67);

/// Section 7.8: As an observing unit moves, the enemy announces each of his units detected, hex by hex.
pub const FT_068: RuleId = RuleId::numbered(68);

/// Section 7.8: Observation is mutual, by each side's capabilities.
pub const FT_069: RuleId = RuleId::numbered(69);

/// Section 7.9: Only units on the map observe.
pub const FT_070: RuleId = RuleId::numbered(70);

/// Section 7.9: Bases and coastwatchers are always on the map.
pub const FT_071: RuleId = RuleId::numbered(71);

/// Section 7.9: Coastwatcher automatically detects enemy units in full-land or part-land hexes of its island.
pub const FT_072: RuleId = RuleId::numbered(72);

/// Section 7.9.1: Coastwatcher, AF over land: condition 3 clear, 1 cloud.
pub const FT_073: RuleId = RuleId::numbered(73);

/// Section 7.9.2: Coastwatcher, AF over a part-sea hex: condition 2 clear, 1 cloud.
pub const FT_074: RuleId = RuleId::numbered(74);

/// Section 7.9.2: Coastwatcher, AF over adjacent sea: always condition 1.
pub const FT_075: RuleId = RuleId::numbered(75);

/// Section 7.9.3: Coastwatcher, ships: condition 2 in a part-land hex, 1 in adjacent sea.
pub const FT_076: RuleId = RuleId::numbered(76);

/// Section 7.9.4: Japanese coastwatchers in New Guinea do not see past the ridge.
pub const FT_077: RuleId = RuleId::numbered(77);

/// Section 7.9.4: Allied coastwatchers see all of New Guinea.
pub const FT_078: RuleId = RuleId::numbered(78);

/// Section 7.10: Radar reaches 3 hexes.
pub const FT_079: RuleId = RuleId::numbered(79);

/// Section 7.10: Radar unaffected by night and cloud.
pub const FT_080: RuleId = RuleId::numbered(80);

/// Section 7.10: Radar sees only high aircraft.
pub const FT_081: RuleId = RuleId::numbered(81);

/// Section 7.10: Radar condition is 1; a better condition by sight stands.
pub const FT_082: RuleId = RuleId::numbered(82);

/// Section 7.11: Distance excludes the observed hex: same hex 0, adjacent 1.
pub const FT_083: RuleId = RuleId::numbered(83);

/// Section 7.11: Day and night observation tables differ.
pub const FT_084: RuleId = RuleId::numbered(84);

/// Section 7.12.1: Condition 1: only that something is in the hex and whether it is AF or TF.
pub const FT_085: RuleId = RuleId::numbered(85);

/// Section 7.12.2: Condition 2: number of formations, categories present, total ships or total air factors.
pub const FT_086: RuleId = RuleId::numbered(86);

/// Section 7.12.2: Condition 2 totals may be raised or lowered by up to 50%: from ceil(n/2) to ceil(3n/2).
pub const FT_087: RuleId = RuleId::numbered(87);

/// Section 7.12.2: Condition 2: one formation may be announced as two, or two as one.
pub const FT_088: RuleId = RuleId::numbered(88);

/// Section 7.12.2: Condition 2 gives no count per category.
pub const FT_089: RuleId = RuleId::numbered(89);

/// Section 7.12.3: Condition 3: exact count per category, no falsehood; names stay hidden.
pub const FT_090: RuleId = RuleId::numbered(90);

/// Section 7.12: In reports, aircraft armed now are bombers, unarmed ones interceptors, whatever their type.
pub const FT_091: RuleId = RuleId::numbered(91);

/// Section 7.12: AV, CAV, BB, CA, CL are reported as one category (battle ships).
pub const FT_092: RuleId = RuleId::numbered(92);

/// Section 7.12: DD, PG, AO, AP, APD are reported as one category (minor ships).
pub const FT_093: RuleId = RuleId::numbered(93);

/// Section 7.13: Without radar, altitude is known only at condition 3 or at the start of air combat.
pub const FT_094: RuleId = RuleId::numbered(94);

/// Section 7.13: Radar contact on high aircraft shows altitude at 1 or 2.
pub const FT_095: RuleId = RuleId::numbered(95);

/// Section 7.14: Aircraft aboard or on a base are seen only at condition 3.
pub const FT_096: RuleId = RuleId::numbered(96);

/// Section 7.14: Readying aircraft never seen.
pub const FT_097: RuleId = RuleId::numbered(97);

/// Section 7.15: Ship and aircraft names are told only at the start of the combat they are engaged in.
pub const FT_098: RuleId = RuleId::numbered(98);

/// Section 7.15: If no bomber survives air-air, the names of the ships aimed at stay hidden.
pub const FT_099: RuleId = RuleId::numbered(99);

/// Section 7.15.1: Exact place and number of aircraft on a base or carrier are never told unless a combat needs it.
pub const FT_100: RuleId = RuleId::numbered(100);

/// Section 7.15.2: Anchored state is told only at the start of the attack from the air, after air-air and before targets are
/// named.
pub const FT_101: RuleId = RuleId::numbered(101);

/// Section 7.16: Any marker of the category may be used.
pub const FT_102: RuleId = RuleId::numbered(102);

/// Section 7.16: TF and AF in one hex get separate markers.
pub const FT_103: RuleId = RuleId::numbered(103);

/// Section 7.16: Reorganisation of observed forces in the shadow, TF or air phase is reported within the condition held.
pub const FT_104: RuleId = RuleId::numbered(104);

/// Section 7.17: Player without initiative may not put units on the map during the opponent's air move.
pub const FT_105: RuleId = RuleId::numbered(105);

/// Section 7.17: During it he observes only with units the opponent observes (and bases, coastwatchers).
pub const FT_106: RuleId = RuleId::numbered(106);

/// Section 7.18: Observing costs no movement.
pub const FT_107: RuleId = RuleId::numbered(107);

/// Section 8.2: MC may be unlimited.
pub const FT_108: RuleId = RuleId::numbered(108);

/// Section 8.3: LF limit per turn is absolute; LF falls with damage.
pub const FT_109: RuleId = RuleId::numbered(109);

/// Section 8.3.1: Up to minimum LF: minimum class.
pub const FT_110: RuleId = RuleId::numbered(110);

/// Section 8.3.2: Up to normal LF: normal class.
pub const FT_111: RuleId = RuleId::numbered(111);

/// Section 8.3.3: Up to twice normal: maximum class.
pub const FT_112: RuleId = RuleId::numbered(112);

/// Section 8.4: Minimum class: full movement.
pub const FT_113: RuleId = RuleId::numbered(113);

/// Section 8.4: Normal class: half movement rounded down.
pub const FT_114: RuleId = RuleId::numbered(114);

/// Section 8.4: Maximum class: no movement in the first hour.
pub const FT_115: RuleId = RuleId::numbered(115);

/// Section 8.4: An AF holding factors of several classes moves as the highest class used.
pub const FT_116: RuleId = RuleId::numbered(116);

/// Section 8.4: Each factor landing takes one point of the facility's LF that turn.
pub const FT_117: RuleId = RuleId::numbered(117);

/// Section 8.5.5: Deadline = take-off turn + endurance − 1 (the take-off hour counts).
pub const FT_118: RuleId = RuleId::numbered(118);

/// Section 8.5.5: Different types have different deadlines.
pub const FT_119: RuleId = RuleId::numbered(119);

/// Section 8.5.1: A move written for a hidden AF must be executed.
pub const FT_120: RuleId = RuleId::numbered(120);

/// Section 8.6: Each factor moved Just Landed→Readying or Readying→Ready costs 1 RF; Ready→Readying costs none but is the
/// factor's move.
pub const FT_121: RuleId = RuleId::numbered(121);

/// Section 8.6: One move per factor per turn.
pub const FT_122: RuleId = RuleId::numbered(122);

/// Section 8.6: RF not exceeded.
pub const FT_123: RuleId = RuleId::numbered(123);

/// Section 8.7: Arming on Readying→Ready.
pub const FT_124: RuleId = RuleId::numbered(124);

/// Section 8.7: One weapon type per factor.
pub const FT_125: RuleId = RuleId::numbered(125);

/// Section 8.7: To arm or re-arm a Ready bomber it must go back to Readying and then to Ready: two turns.
pub const FT_126: RuleId = RuleId::numbered(126);

/// Section 8.8: Dispersing costs 1 RF and only from Readying.
pub const FT_127: RuleId = RuleId::numbered(127);

/// Section 8.8: Undispersing costs 1 RF and no Ready that turn.
pub const FT_128: RuleId = RuleId::numbered(128);

/// Section 8.8: Aircraft may start dispersed.
pub const FT_129: RuleId = RuleId::numbered(129);

/// Section 8.9: Carrier accepts black-dot only.
pub const FT_130: RuleId = RuleId::numbered(130);

/// Section 8.9: Seaplane tender accepts portable floatplanes only.
pub const FT_131: RuleId = RuleId::numbered(131);

/// Section 8.9: LP accepts land and carrier aircraft, not seaplanes.
pub const FT_132: RuleId = RuleId::numbered(132);

/// Section 8.9: SP accepts all and only seaplanes.
pub const FT_133: RuleId = RuleId::numbered(133);

/// Section 8.10: Preparation follows the order of its four steps.
pub const FT_134: RuleId = RuleId::numbered(134);

/// Section 8.11: AFs split or merge only over an own base or in a hex with an own carrier, in the air movement phase.
pub const FT_135: RuleId = RuleId::numbered(135);

/// Section 8.12.1: Fighters may be interceptor, escort or bomber.
pub const FT_136: RuleId = RuleId::numbered(136);

/// Section 8.12.1: Avenger, Dauntless, Judy, Val intercept low only.
pub const FT_137: RuleId = RuleId::numbered(137);

/// Section 8.12.2: A type that can be interceptor or escort is an escort in an AF with bombers, an interceptor in an AF without.
pub const FT_138: RuleId = RuleId::numbered(138);

/// Section 8.12.3: Other types are bombers only, Dave, Jake and Pete included.
pub const FT_139: RuleId = RuleId::numbered(139);

/// Section 8.12.4: Aircraft that took off armed can only be a bomber until it lands, even after dropping.
pub const FT_140: RuleId = RuleId::numbered(140);

/// Section 8.12.4: One attack per sortie.
pub const FT_141: RuleId = RuleId::numbered(141);

/// Section 8.12.5: Unarmed bomber-only type cannot initiate combat.
pub const FT_142: RuleId = RuleId::numbered(142);

/// Section 9: No stacking limit.
pub const FT_143: RuleId = RuleId::numbered(143);

/// Section 10.1: Every TF is plotted every turn.
pub const FT_144: RuleId = RuleId::numbered(144);

/// Section 11.1: AF cannot be shadowed.
pub const FT_145: RuleId = RuleId::numbered(145);

/// Section 11.2: Shadower itself has the target at condition 2 or 3 at the start of the shadow phase (AF: by its search of the
/// turn before).
pub const FT_146: RuleId = RuleId::numbered(146);

/// Section 11.3.1: Shadowing is rolled with a die on its table.
pub const FT_147: RuleId = RuleId::numbered(147);

/// Section 11.3.2: Target in cloud or plotted into cloud: +1.
pub const FT_148: RuleId = RuleId::numbered(148);

/// Section 11.3.3: Target plotted into a storm: fails automatically.
pub const FT_149: RuleId = RuleId::numbered(149);

/// Section 11.4: Only one unit per turn may try to shadow a given enemy TF.
pub const FT_150: RuleId = RuleId::numbered(150);

/// Section 11.5: Shadowed TF moves on the map in the shadow phase exactly as plotted.
pub const FT_151: RuleId = RuleId::numbered(151);

/// Section 11.6: Shadower may close or open but keeps its target at condition 1 or better throughout its move; if the target has
/// gone out of range it first closes straight until it sees it.
pub const FT_152: RuleId = RuleId::numbered(152);

/// Section 11.7: A unit that moved in the shadow phase may not move in later phases of the turn; an AF over its base may still
/// land.
pub const FT_153: RuleId = RuleId::numbered(153);

/// Section 11.7: A unit whose shadow attempt failed neither moves nor observes for the rest of the turn; an AF over its base may
/// still land.
pub const FT_154: RuleId = RuleId::numbered(154);

/// Section 11.8: TFs trying to shadow each other succeed automatically; initiative is rolled at once and stands for the turn; the
/// player without it moves first, along his plot.
pub const FT_155: RuleId = RuleId::numbered(155);

/// Section 11.9: A split of a TF the enemy tries to shadow is told, in the detail of the condition.
pub const FT_156: RuleId = RuleId::numbered(156);

/// Section 12.1: Unobserved TF may be put on the map at the start, middle or end of its move.
pub const FT_157: RuleId = RuleId::numbered(157);

/// Section 12.2: A TF moves within its MF.
pub const FT_158: RuleId = RuleId::numbered(158);

/// Section 12.3: TFs combine/split in the same hex.
pub const FT_159: RuleId = RuleId::numbered(159);

/// Section 12.4: Slowest ship sets speed.
pub const FT_160: RuleId = RuleId::numbered(160);

/// Section 12.5: No crossing reefs or full land.
pub const FT_161: RuleId = RuleId::numbered(161);

/// Section 12.6: Leaving the map is permanent and the enemy scores nothing for that TF, damage included.
pub const FT_162: RuleId = RuleId::numbered(162);

/// Section 12.7.1: Ships anchor only in part-land, part-sea hexes.
pub const FT_163: RuleId = RuleId::numbered(163);

/// Section 12.7.1: A ship does not move in the turn it anchors, nor in the turn it weighs anchor.
pub const FT_164: RuleId = RuleId::numbered(164);

/// Section 12.7.2: Some ships of a TF may be anchored and others not.
pub const FT_165: RuleId = RuleId::numbered(165);

/// Section 12.7.3: AV or CAV at anchor is a seaplane base the same turn, taking all seaplanes.
pub const FT_166: RuleId = RuleId::numbered(166);

/// Section 12.7.4: AP/APD must anchor to unload, in permitted hexes.
pub const FT_167: RuleId = RuleId::numbered(167);

/// Section 12.7.4: Eight turns to unload, not necessarily consecutive.
pub const FT_168: RuleId = RuleId::numbered(168);

/// Section 12.8: Enemy TFs may share a hex unobserved.
pub const FT_169: RuleId = RuleId::numbered(169);

/// Section 12.8: Naval combat needs observed units in the same hex.
pub const FT_170: RuleId = RuleId::numbered(170);

/// Section 13: Higher die has initiative; tie goes to the player who did not have it last turn.
pub const FT_171: RuleId = RuleId::numbered(171);

/// Section 14.1: Initiative player moves all AFs first.
pub const FT_172: RuleId = RuleId::numbered(172);

/// Section 14.2: Mover's order: landings; AFs on the map that stay; hidden plotted moves; take-offs to be shown and AFs that
/// appear; removal of unobservable AFs.
pub const FT_173: RuleId = RuleId::numbered(173);

/// Section 14.3: An AF spends one movement point per hex.
pub const FT_174: RuleId = RuleId::numbered(174);

/// Section 14.4: Slowest factor sets AF MF.
pub const FT_175: RuleId = RuleId::numbered(175);

/// Section 14.6: Planned take-offs must take off.
pub const FT_176: RuleId = RuleId::numbered(176);

/// Section 14.9: Take-offs plus landings at a facility in one turn ≤ its maximum LF.
pub const FT_177: RuleId = RuleId::numbered(177);

/// Section 14.9: Landing class limits hexes flown that turn before landing: minimum all, normal half, maximum none.
pub const FT_178: RuleId = RuleId::numbered(178);

/// Section 14.10: A landing by night is rolled for; without "OK" the aircraft crashes.
pub const FT_179: RuleId = RuleId::numbered(179);

/// Section 14.11: Off-map AF waits marked hours, enters at marked hex, no move that turn.
pub const FT_180: RuleId = RuleId::numbered(180);

/// Section 14.12: For leaving the map the procedure is reversed.
pub const FT_181: RuleId = RuleId::numbered(181);

/// Section 14.13.1: Phase-start interception only in a hex within 2 of an aircraft-capable ship or land base, or over a task
/// force.
pub const FT_182: RuleId = RuleId::numbered(182);

/// Section 14.13.1: A successful interception cannot be refused; a failed one means the enemy escaped.
pub const FT_183: RuleId = RuleId::numbered(183);

/// Section 14.13.1: Both sides have interceptors and agree: no roll.
pub const FT_184: RuleId = RuleId::numbered(184);

/// Section 14.13.1: Over a ship or base a wanted interception always succeeds, without a roll.
pub const FT_185: RuleId = RuleId::numbered(185);

/// Section 14.13.1: Interception fight may include escorts and bombers in the hex.
pub const FT_186: RuleId = RuleId::numbered(186);

/// Section 14.13.2: Only the player without initiative may intercept AFs that pass through a hex holding his AFs.
pub const FT_187: RuleId = RuleId::numbered(187);

/// Section 14.13.3: An interception needs the same altitude.
pub const FT_188: RuleId = RuleId::numbered(188);

/// Section 14.13.4: Interception in the shadow phase, by whoever is not moving.
pub const FT_189: RuleId = RuleId::numbered(189);

/// Section 14.13.5: One attempt per hex per turn per player.
pub const FT_190: RuleId = RuleId::numbered(190);

/// Section 14.13.6: AF intercepting an enemy AF it fought the turn before: +1.
pub const FT_191: RuleId = RuleId::numbered(191);

/// Section 14.14: Armed bombers may jettison their load at any time in movement.
pub const FT_192: RuleId = RuleId::numbered(192);

/// Section 14.14: Bomber landing still armed uses the Night Landing Chart; at night die −1.
pub const FT_193: RuleId = RuleId::numbered(193);

/// Section 14.15.1: One AF may fly at two altitudes.
pub const FT_194: RuleId = RuleId::numbered(194);

/// Section 14.15.3: Aircraft land only if they enter the base hex low, or, already over it, are low.
pub const FT_195: RuleId = RuleId::numbered(195);

/// Section 14.15.4: Armed bombers cannot go high in their first hour.
pub const FT_196: RuleId = RuleId::numbered(196);

/// Section 14.15.5: Mountain hexes are entered and left only high.
pub const FT_197: RuleId = RuleId::numbered(197);

/// Section 14.15.6: Combat only at the same altitude.
pub const FT_198: RuleId = RuleId::numbered(198);

/// Section 14.15.7: Low aircraft not seen by radar.
pub const FT_199: RuleId = RuleId::numbered(199);

/// Section 14.16: Escorts at the altitude of escorted.
pub const FT_200: RuleId = RuleId::numbered(200);

/// Section 14.17: Escorts divided freely in a hex.
pub const FT_201: RuleId = RuleId::numbered(201);

/// Section 14.18: Where both players must divide their fighters, they give their orders in secret and open them together.
pub const FT_202: RuleId = RuleId::numbered(202);

/// Section 14.19: AF that leaves a TF it was over: MF reduced by the hexes the carrier moved that turn.
pub const FT_203: RuleId = RuleId::numbered(203);

/// Section 14.20: No off-map to off-map flights.
pub const FT_204: RuleId = RuleId::numbered(204);

/// Section 14.21: A player may destroy his own aircraft; the enemy scores them.
pub const FT_205: RuleId = RuleId::numbered(205);

/// Section 15.1: Combat only between units in one hex.
pub const FT_206: RuleId = RuleId::numbered(206);

/// Section 15.2: Air combat only within 2 hexes of a base or of a CV, CVL, AV or CAV, or in a hex with a TF.
pub const FT_207: RuleId = RuleId::numbered(207);

/// Section 15.2: Air combat only between observed units: those on the common map when the combat phase begins.
pub const FT_208: RuleId = RuleId::numbered(208);

/// Section 15.4: One hex is finished before the next.
pub const FT_209: RuleId = RuleId::numbered(209);

/// Section 15.5: Per hex: air-air, anti-aircraft, bombing, surface.
pub const FT_210: RuleId = RuleId::numbered(210);

/// Section 15.6: Each factor engaged in combat moves its deadline one hour earlier at once.
pub const FT_211: RuleId = RuleId::numbered(211);

/// Section 15.6: Only one extra hour of fuel per turn.
pub const FT_212: RuleId = RuleId::numbered(212);

/// Section 15.6.1: Interceptors and escorts may refuse the fuel hour: BHT −6 in all their combats of that hour.
pub const FT_213: RuleId = RuleId::numbered(213);

/// Section 15.6.2: Bombers in air-air only: no fuel.
pub const FT_214: RuleId = RuleId::numbered(214);

/// Section 15.6.3: Dive, torpedo and low level attacks cost the fuel hour; high level bombing does not.
pub const FT_215: RuleId = RuleId::numbered(215);

/// Section 15.7: One combat per hex per turn.
pub const FT_216: RuleId = RuleId::numbered(216);

/// Section 16.1: Combat phase air combat not refusable.
pub const FT_217: RuleId = RuleId::numbered(217);

/// Section 16.1: If both sides have interceptors, all of them must fight.
pub const FT_218: RuleId = RuleId::numbered(218);

/// Section 16.2: One air-air combat per aircraft in the combat phase.
pub const FT_219: RuleId = RuleId::numbered(219);

/// Section 16.4: Interceptors may be split.
pub const FT_220: RuleId = RuleId::numbered(220);

/// Section 16.4: Escorts cannot be ignored: some interceptors must be set against them.
pub const FT_221: RuleId = RuleId::numbered(221);

/// Section 16.5.3: In air combat, one die per aircraft type.
pub const FT_222: RuleId = RuleId::numbered(222);

/// Section 16.5.4: A type may split fire.
pub const FT_223: RuleId = RuleId::numbered(223);

/// Section 16.5.5: Losses after all fire.
pub const FT_224: RuleId = RuleId::numbered(224);

/// Section 16.6.2a: Interceptors left at least twice the escorts left: they may join the attack on bombers.
pub const FT_225: RuleId = RuleId::numbered(225);

/// Section 16.6.2b: Escorts left at least twice the interceptors left: no attack on bombers at all, even by those assigned to it.
pub const FT_226: RuleId = RuleId::numbered(226);

/// Section 16.6.2c: Neither: only interceptors assigned to bombers attack them.
pub const FT_227: RuleId = RuleId::numbered(227);

/// Section 16.6.3: Attacking bombers optional.
pub const FT_228: RuleId = RuleId::numbered(228);

/// Section 16.7: Interceptor v. interceptor: all engaged, no splitting.
pub const FT_229: RuleId = RuleId::numbered(229);

/// Section 16.8: High and low combats separate.
pub const FT_230: RuleId = RuleId::numbered(230);

/// Section 16.9: Four combats when 14.18 and 16.8 apply.
pub const FT_231: RuleId = RuleId::numbered(231);

/// Section 16.10.1: Air combat without the fuel hour: BHT −6.
pub const FT_232: RuleId = RuleId::numbered(232);

/// Section 16.10.2: Air combat in cloud: BHT −1.
pub const FT_233: RuleId = RuleId::numbered(233);

/// Section 16.10.3: Air combat by night: BHT −2.
pub const FT_234: RuleId = RuleId::numbered(234);

/// Section 16.10.4: Air combat, fighters with bombs: BHT −6.
pub const FT_235: RuleId = RuleId::numbered(235);

/// Section 17.1: AA only against attacking bombers.
pub const FT_236: RuleId = RuleId::numbered(236);

/// Section 17.2: Targets fixed before AA.
pub const FT_237: RuleId = RuleId::numbered(237);

/// Section 17.3: AA BHT 4.
pub const FT_238: RuleId = RuleId::numbered(238);

/// Section 17.3.1: Defender fires once at each attacking AF, at full strength each time.
pub const FT_239: RuleId = RuleId::numbered(239);

/// Section 17.3.2: Ships fire only at aircraft attacking their own TF, even with several TFs in the hex.
pub const FT_240: RuleId = RuleId::numbered(240);

/// Section 17.3.3: Anchored ship not attacked may add its AA to an attacked base in its hex.
pub const FT_241: RuleId = RuleId::numbered(241);

/// Section 17.3.4: Base not attacked may add its AA to anchored ships attacked in its hex.
pub const FT_242: RuleId = RuleId::numbered(242);

/// Section 17.5: One base or one ship does not split its AA among bomber types.
pub const FT_243: RuleId = RuleId::numbered(243);

/// Section 17.5: No type (in one AF and mode) and no aircraft is fired at twice in a turn.
pub const FT_244: RuleId = RuleId::numbered(244);

/// Section 17.6: Different modes count as different types.
pub const FT_245: RuleId = RuleId::numbered(245);

/// Section 17.7.1: AA fire at high aircraft: BHT −2.
pub const FT_246: RuleId = RuleId::numbered(246);

/// Section 17.7.2: AA fire in cloud: BHT −1.
pub const FT_247: RuleId = RuleId::numbered(247);

/// Section 17.7.3: AA fire by night: BHT −2.
pub const FT_248: RuleId = RuleId::numbered(248);

/// Section 18.1: Surviving bombers carry out the declared attacks; no change, no cancelling.
pub const FT_249: RuleId = RuleId::numbered(249);

/// Section 18.2: One die per aircraft type (modes apart, 17.6).
pub const FT_250: RuleId = RuleId::numbered(250);

/// Section 18.3.1: Dive bombers start high and release low, with AP or GP.
pub const FT_251: RuleId = RuleId::numbered(251);

/// Section 18.3.2: Torpedo attacks are made low, by torpedo aircraft only.
pub const FT_252: RuleId = RuleId::numbered(252);

/// Section 18.3.3: Level bombing high or low, with GP or AP.
pub const FT_253: RuleId = RuleId::numbered(253);

/// Section 18.4: Off-map bases immune.
pub const FT_254: RuleId = RuleId::numbered(254);

/// Section 18.5.1: Bombing an anchored ship: BHT +2.
pub const FT_255: RuleId = RuleId::numbered(255);

/// Section 18.5.2: Bombing an immobilised ship: BHT +2.
pub const FT_256: RuleId = RuleId::numbered(256);

/// Section 18.5.3: Bombing a target in cloud: BHT −2.
pub const FT_257: RuleId = RuleId::numbered(257);

/// Section 18.5.4: Bombing by night: BHT −4.
pub const FT_258: RuleId = RuleId::numbered(258);

/// Section 19.1: All ships of both sides in the hex are engaged, in however many TFs.
pub const FT_259: RuleId = RuleId::numbered(259);

/// Section 19.1: Surface combat is optional for each side but cannot be refused once the other wants it.
pub const FT_260: RuleId = RuleId::numbered(260);

/// Section 19.3.1: Gun line ships use guns only and may be attacked.
pub const FT_261: RuleId = RuleId::numbered(261);

/// Section 19.3.2: Torpedo line ships use torpedoes only and may be attacked.
pub const FT_262: RuleId = RuleId::numbered(262);

/// Section 19.3.3: Rear ships take no part and cannot be attacked (except pursuit, 19.7).
pub const FT_263: RuleId = RuleId::numbered(263);

/// Section 19.3.3: Anchored/immobilised must be rear.
pub const FT_264: RuleId = RuleId::numbered(264);

/// Section 19.4: Gun BHT = sum of the two die faces chosen secretly and revealed together.
pub const FT_265: RuleId = RuleId::numbered(265);

/// Section 19.5.1: Only BB, CA, CL, CAV guns may fire at BBs.
pub const FT_266: RuleId = RuleId::numbered(266);

/// Section 19.5.2: Gunfire simultaneous.
pub const FT_267: RuleId = RuleId::numbered(267);

/// Section 19.6.1: Torpedoes effective only at gun BHT ≥10 day, ≥7 night.
pub const FT_268: RuleId = RuleId::numbered(268);

/// Section 19.6.1: Ineffective torpedoes still spent.
pub const FT_269: RuleId = RuleId::numbered(269);

/// Section 19.6.2: Torpedo BHT 15 Japan, 10 Allied.
pub const FT_270: RuleId = RuleId::numbered(270);

/// Section 19.6.3: A ship has one torpedo factor.
pub const FT_271: RuleId = RuleId::numbered(271);

/// Section 19.7: Pursuit of the rear needs at least one gun and at least three times the enemy's guns left in gun and torpedo
/// lines.
pub const FT_272: RuleId = RuleId::numbered(272);

/// Section 19.7.1: Defender uses only rear ships.
pub const FT_273: RuleId = RuleId::numbered(273);

/// Section 19.7.2: Pursuit keeps the BHT of the first gunfire.
pub const FT_274: RuleId = RuleId::numbered(274);

/// Section 19.7.3: No torpedoes in pursuit.
pub const FT_275: RuleId = RuleId::numbered(275);

/// Section 19.8.1: A ship in gun combat spends ammunition equal to the BHT.
pub const FT_276: RuleId = RuleId::numbered(276);

/// Section 19.8.1: Less ammunition than the BHT: guns halved, rounded up, ammunition 0.
pub const FT_277: RuleId = RuleId::numbered(277);

/// Section 19.8.2: The torpedoes of a ship are used once.
pub const FT_278: RuleId = RuleId::numbered(278);

/// Section 19.8.3: DD/APD guns spent after one combat.
pub const FT_279: RuleId = RuleId::numbered(279);

/// Section 19.9: Ship that fought may not shell except rear without pursuit.
pub const FT_280: RuleId = RuleId::numbered(280);

/// Section 19.9.1: Shelling BHT 8, BB/CA/CL/CAV only.
pub const FT_281: RuleId = RuleId::numbered(281);

/// Section 19.9.2: Shelling costs 8 ammunition and is done once per turn.
pub const FT_282: RuleId = RuleId::numbered(282);

/// Section 19.9.3: Base with SF replies at the same BHT on any shelling ship, even anchored.
pub const FT_283: RuleId = RuleId::numbered(283);

/// Section 19.10: Surface combat against an anchored or immobilised ship: BHT +1, once even if both.
pub const FT_284: RuleId = RuleId::numbered(284);

/// Section 20.2: BHT between 1 and 15.
pub const FT_285: RuleId = RuleId::numbered(285);

/// Section 20.2: Modifiers are cumulative.
pub const FT_286: RuleId = RuleId::numbered(286);

/// Section 20.3: Die 1–2 −1, 3–4 0, 5–6 +1.
pub const FT_287: RuleId = RuleId::numbered(287);

/// Section 20.3: `*`: one hit on a 6, nothing otherwise.
pub const FT_288: RuleId = RuleId::numbered(288);

/// Section 21.1: One hit removes one factor; excess lost.
pub const FT_289: RuleId = RuleId::numbered(289);

/// Section 21.2: Ship sunk when total damage reaches or passes FD.
pub const FT_290: RuleId = RuleId::numbered(290);

/// Section 21.2.1: Damage of at least half FD halves MF.
pub const FT_291: RuleId = RuleId::numbered(291);

/// Section 21.2.1: FD ≥ 3 and damage FD−1: immobilised for the rest of the game.
pub const FT_292: RuleId = RuleId::numbered(292);

/// Section 21.2.1: DD is never immobilised.
pub const FT_293: RuleId = RuleId::numbered(293);

/// Section 21.2.2: Hit −1 gun, −1 AA.
pub const FT_294: RuleId = RuleId::numbered(294);

/// Section 21.2.2: Hits do not touch the torpedoes of a ship.
pub const FT_295: RuleId = RuleId::numbered(295);

/// Section 21.2.3: CV: −3/−1 of LF per hit.
pub const FT_296: RuleId = RuleId::numbered(296);

/// Section 21.2.3: CVL: −2/−1 of LF per hit.
pub const FT_297: RuleId = RuleId::numbered(297);

/// Section 21.2.3: AV, CAV, BB: −1/−1 of LF per hit.
pub const FT_298: RuleId = RuleId::numbered(298);

/// Section 21.2.3: At LF 0/0 no aircraft lands or takes off.
pub const FT_299: RuleId = RuleId::numbered(299);

/// Section 21.2.4: One factor lost per hit on a carrier type.
pub const FT_300: RuleId = RuleId::numbered(300);

/// Section 21.2.5: Sunk carrier loses all aboard.
pub const FT_301: RuleId = RuleId::numbered(301);

/// Section 21.3.1: Each base hit: LF −2/−1 (LP, or LP and SP together), −1/−1 (SP only).
pub const FT_302: RuleId = RuleId::numbered(302);

/// Section 21.3.2: Each base hit kills one factor there; a dispersed factor takes two hits.
pub const FT_303: RuleId = RuleId::numbered(303);

/// Section 21.4: Ship gun, AA and LF never go below 0 and are never repaired.
pub const FT_304: RuleId = RuleId::numbered(304);

/// Section 21.4: Option: carrier LF +1/0 after 12 hours without any attack, even a miss.
pub const FT_305: RuleId = RuleId::numbered(305);

/// Section 21.5: Base factors may go negative.
pub const FT_306: RuleId = RuleId::numbered(306);

/// Section 21.5: Points each turn base LF ≤ 0.
pub const FT_307: RuleId = RuleId::numbered(307);

/// Section 21.6: CV/CVL with aircraft in Ready or Just Landed hit by AP or GP bombers: damage and aircraft losses doubled.
pub const FT_308: RuleId = RuleId::numbered(308);

/// Section 21.6: CV/CVL with aircraft in Readying hit by a torpedo, of aircraft or ship: damage and aircraft losses doubled.
pub const FT_309: RuleId = RuleId::numbered(309);

/// Section 21.7.1: Day, dive or low bombing: attacker chooses the aircraft lost.
pub const FT_310: RuleId = RuleId::numbered(310);

/// Section 21.7.2: Night, torpedo, high bombing or surface fire: defender chooses.
pub const FT_311: RuleId = RuleId::numbered(311);

/// Section 21.7.3: Loss order Ready, Just Landed, Readying, dispersed.
pub const FT_312: RuleId = RuleId::numbered(312);

/// Section 21.7.4: A defender who chooses reveals only his losses.
pub const FT_313: RuleId = RuleId::numbered(313);

/// Section 22.1: Replacements at 01h into Just Landed.
pub const FT_314: RuleId = RuleId::numbered(314);

/// Section 22.2: One replacement per three lost the day before, per type and basing, remainder lost.
pub const FT_315: RuleId = RuleId::numbered(315);

/// Section 22.4: Aircraft lost with sunk carriers excluded.
pub const FT_316: RuleId = RuleId::numbered(316);

/// Section 22.5: Ships not replaced.
pub const FT_317: RuleId = RuleId::numbered(317);

/// Section 23.1: Base repairs one hit per turn, or as many as the scenario says.
pub const FT_318: RuleId = RuleId::numbered(318);

/// Section 23.1: Repair +2/+1 LF (SP only +1/+1), +1 AA, +1 SF.
pub const FT_319: RuleId = RuleId::numbered(319);

/// Section 23.2: A base attacked in this turn does not repair.
pub const FT_320: RuleId = RuleId::numbered(320);

/// Section 23.3: Repairs never exceed the original factors.
pub const FT_321: RuleId = RuleId::numbered(321);

/// Section 24.1: Clock and day/night advance.
pub const FT_322: RuleId = RuleId::numbered(322);

/// Section 25.2: At the end of the 24h turn a lead of at least the scenario's margin wins at once.
pub const FT_323: RuleId = RuleId::numbered(323);

/// Section 25.3: Otherwise most points at the end wins, with at least 50; else, or on a tie, a draw.
pub const FT_324: RuleId = RuleId::numbered(324);

/// Section 25.4: Aircraft left in the air out of fuel by neglect or choice: 10 points each.
pub const FT_325: RuleId = RuleId::numbered(325);

/// Section 25.4: Not if it came back in time and its base had been destroyed or damaged too much to take it.
pub const FT_326: RuleId = RuleId::numbered(326);

/// Section 25.4: Stranded aircraft at game end cost 10.
pub const FT_327: RuleId = RuleId::numbered(327);

/// Section 25.5: AP unloading scores up to 8 turns and lowers its sinking value.
pub const FT_328: RuleId = RuleId::numbered(328);

/// Section 26: Scenario Rings around Rabaul first; short versions exist.
pub const FT_329: RuleId = RuleId::numbered(329);

/// Section 5.5.1: Initiative is determined after TF movement and before air movement (earlier only by 11.8).
pub const FT_330: RuleId = RuleId::numbered(330);

/// Section 5.5: A TF in a position where it can be observed is moved on the map.
pub const FT_331: RuleId = RuleId::numbered(331);

/// Section 5.9: The hour marker advances at the end of the turn.
pub const FT_332: RuleId = RuleId::numbered(332);

/// Section 8.5.2: Launched factors occupy an empty AF box.
pub const FT_333: RuleId = RuleId::numbered(333);

/// Section 8.5.3: Each AF records its take-off place.
pub const FT_334: RuleId = RuleId::numbered(334);

/// Section 8.5.4: Each AF records its take-off hour.
pub const FT_335: RuleId = RuleId::numbered(335);

/// Section 8.5.6: Same-type aircraft with different landing deadlines in one AF are tracked apart.
pub const FT_336: RuleId = RuleId::numbered(336);

/// Section 8.9.1: Carrier types: Avenger, Dauntless, Devastator, Wildcat, Judy, Kate, Val, Zero.
pub const FT_337: RuleId = RuleId::numbered(337);

/// Section 8.9.2: Portable floatplanes: Dave, Jake, Pete, Rufe.
pub const FT_338: RuleId = RuleId::numbered(338);

/// Section 8.9.3: Land types include land-based Avenger, Dauntless, Wildcat, Kate, Val, Zero.
pub const FT_339: RuleId = RuleId::numbered(339);

/// Section 8.9.4: Large seaplanes: Catalina, Emily, Mavis.
pub const FT_340: RuleId = RuleId::numbered(340);

/// Section 10.2: A TF without a plot stays where it is.
pub const FT_341: RuleId = RuleId::numbered(341);

/// Section 11.3: Shadow targets are declared at the start of the phase.
pub const FT_342: RuleId = RuleId::numbered(342);

/// Section 14.5: AFs move in any direction, hex to hex.
pub const FT_343: RuleId = RuleId::numbered(343);

/// Section 14.7: A hidden AF's marker lies in the In Flight box of its base or ship of take-off.
pub const FT_344: RuleId = RuleId::numbered(344);

/// Section 14.8: First-hour movement full / half / none by launch class.
pub const FT_345: RuleId = RuleId::numbered(345);

/// Section 14.15.2: Altitude may be changed in every hex entered, after entering it, or in the hex where the AF begins, at no
/// cost.
pub const FT_346: RuleId = RuleId::numbered(346);

/// Section 15.2: Combat is optional, but all its steps are completed once begun.
pub const FT_347: RuleId = RuleId::numbered(347);

/// Section 15.3: Attackers and targets are declared before the die.
pub const FT_348: RuleId = RuleId::numbered(348);

/// Section 16.3: An air combat has at most two steps: escorts, then bombers.
pub const FT_349: RuleId = RuleId::numbered(349);

/// Section 16.5.1: Interceptors and escorts must share the altitude.
pub const FT_350: RuleId = RuleId::numbered(350);

/// Section 16.5.2: Interceptors and escorts are totalled regardless of AF.
pub const FT_351: RuleId = RuleId::numbered(351);

/// Section 16.6.1: Interceptors and bombers must share the altitude.
pub const FT_352: RuleId = RuleId::numbered(352);

/// Section 16.6.2a: Bombers fire back when attacked.
pub const FT_353: RuleId = RuleId::numbered(353);

/// Section 17.4: The one-fire-per-AF rule holds for bases and TFs.
pub const FT_354: RuleId = RuleId::numbered(354);

/// Section 17.7: AA modifiers are cumulative; high at night gives no AA.
pub const FT_355: RuleId = RuleId::numbered(355);

/// Section 19.2: Both sides see all enemy ships in the hex before placing them secretly.
pub const FT_356: RuleId = RuleId::numbered(356);

/// Section 19.5: Gun factors on the gun line are totalled and divided or grouped freely.
pub const FT_357: RuleId = RuleId::numbered(357);

/// Section 19.5.3: Sunk ships removed, damage marked and points scored after gunfire, before torpedoes.
pub const FT_358: RuleId = RuleId::numbered(358);

/// Section 20.1: Result is read at BHT row and attacking-factor column.
pub const FT_359: RuleId = RuleId::numbered(359);

/// Section 22.3: Losses not replaced are permanently removed.
pub const FT_360: RuleId = RuleId::numbered(360);

/// Section 25.1: Points are kept as a running open total.
pub const FT_361: RuleId = RuleId::numbered(361);

/// Section 4.1.1: Any mix of ship types may form a TF, subject to 4.1.3–4.1.6.
pub const FT_362: RuleId = RuleId::numbered(362);

/// Section 4.1.4: A second AV or CAV of a TF sits in another box, as a second carrier does.
pub const FT_363: RuleId = RuleId::numbered(363);

/// Section 6.3.1: Each scattered marker rolls its own die: n moves it n hexes in direction n.
pub const FT_364: RuleId = RuleId::numbered(364);

/// Section 6.4: A re-placed cloud marker may come back in its own sector or in another.
pub const FT_365: RuleId = RuleId::numbered(365);

/// Section 6.6: Only after leaving the storm may such an AF make any other move.
pub const FT_366: RuleId = RuleId::numbered(366);

/// Section 6.10: Wind rule binds CV and CVL only, and counts take-offs and landings of the turn together.
pub const FT_367: RuleId = RuleId::numbered(367);

/// Section 6.9: Combat in cloud takes place, with BHT modifiers.
pub const FT_368: RuleId = RuleId::numbered(368);

/// Section 7.3: An AF that is not on the common map cannot search.
pub const FT_369: RuleId = RuleId::numbered(369);

/// Section 7.4: A unit that does not or cannot observe can still be observed.
pub const FT_370: RuleId = RuleId::numbered(370);

/// Section 7.8: A unit placed on the map because it was seen can observe in turn at once, within its own capability.
pub const FT_371: RuleId = RuleId::numbered(371);

/// Section 7.9: Two hidden enemy units in range of one another stay unaware.
pub const FT_372: RuleId = RuleId::numbered(372);

/// Section 7.9: Coastwatchers see nothing, neither aircraft nor ships, in a hex with an enemy base.
pub const FT_373: RuleId = RuleId::numbered(373);

/// Section 7.9: Coastwatchers need no die.
pub const FT_374: RuleId = RuleId::numbered(374);

/// Section 7.10: Radar works only from bases and ships the scenario lists.
pub const FT_375: RuleId = RuleId::numbered(375);

/// Section 7.10: Radar does not see low aircraft or ships.
pub const FT_376: RuleId = RuleId::numbered(376);

/// Section 7.11: One hex between: distance 2; two hexes between: distance 3.
pub const FT_377: RuleId = RuleId::numbered(377);

/// Section 7.12.1: Condition 1 does not tell whether there are one or several formations.
pub const FT_378: RuleId = RuleId::numbered(378);

/// Section 7.12.2: Condition 2 categories are told truly.
pub const FT_379: RuleId = RuleId::numbered(379);

/// Section 7.12: CV and CVL are reported as carriers (SS would be submarines; none is in play).
pub const FT_380: RuleId = RuleId::numbered(380);

/// Section 7.14: Only Ready and Just Landed aircraft can be seen there, and only that there are some: no number, no type.
pub const FT_381: RuleId = RuleId::numbered(381);

/// Section 7.15.1: Dispersal is never told unless a combat needs it.
pub const FT_382: RuleId = RuleId::numbered(382);

/// Section 7.15.2: The owner of an anchored ship then states its type and name.
pub const FT_383: RuleId = RuleId::numbered(383);

/// Section 7.16: An AF marker may not stand for a TF, nor a TF marker for an AF.
pub const FT_384: RuleId = RuleId::numbered(384);

/// Section 7.17: Before his own half he starts no interception except under 14.13.2.
pub const FT_385: RuleId = RuleId::numbered(385);

/// Section 8.3.3: Over a turn a ≤ minimum LF, a+b ≤ normal LF, a+b+c ≤ twice normal, for factors taking off or landing in
/// minimum (a), normal (b), maximum (c) class.
pub const FT_386: RuleId = RuleId::numbered(386);

/// Section 8.4: Factors landing in a turn never exceed the (maximum) LF.
pub const FT_387: RuleId = RuleId::numbered(387);

/// Section 8.4: Identical aircraft launched in different classes form separate AFs to use their different movement.
pub const FT_388: RuleId = RuleId::numbered(388);

/// Section 8.5.5: A factor may land in any turn up to and including its deadline turn; later it is lost.
pub const FT_389: RuleId = RuleId::numbered(389);

/// Section 8.6: Forming an AF of factors made Ready the same turn is allowed (8.10.2) and costs no RF.
pub const FT_390: RuleId = RuleId::numbered(390);

/// Section 8.7: A type carries only the arms the Air Hit Table gives it.
pub const FT_391: RuleId = RuleId::numbered(391);

/// Section 8.7: A bomber may be made Ready unarmed.
pub const FT_392: RuleId = RuleId::numbered(392);

/// Section 8.8: Dispersal is possible on bases only.
pub const FT_393: RuleId = RuleId::numbered(393);

/// Section 8.9: An aircraft lands only on a facility able to take its type.
pub const FT_394: RuleId = RuleId::numbered(394);

/// Section 8.10: Just Landed→Readying (step 3) comes after Readying→Ready (step 1), so a factor needs two turns from Just Landed
/// to Ready.
pub const FT_395: RuleId = RuleId::numbered(395);

/// Section 8.12.4: After its attack a bomber must land and re-arm before attacking again.
pub const FT_396: RuleId = RuleId::numbered(396);

/// Section 10.1: TFs the enemy observes are plotted too.
pub const FT_397: RuleId = RuleId::numbered(397);

/// Section 11.1: Both AFs and TFs may shadow, and only TFs.
pub const FT_398: RuleId = RuleId::numbered(398);

/// Section 11.5: The shadower moves after its target, freely within its movement and 11.6.
pub const FT_399: RuleId = RuleId::numbered(399);

/// Section 12.1: A TF observed by the enemy moves on the map.
pub const FT_400: RuleId = RuleId::numbered(400);

/// Section 12.2: MF need not be used up.
pub const FT_401: RuleId = RuleId::numbered(401);

/// Section 12.7.3: At anchor the AV or CAV has its MC doubled.
pub const FT_402: RuleId = RuleId::numbered(402);

/// Section 12.7.3: At anchor its maximum LF is doubled, normal and minimum LF are not.
pub const FT_403: RuleId = RuleId::numbered(403);

/// Section 12.7.4: Points are scored each turn a transport unloads: 3 at the end of the turn if it is afloat and anchored.
pub const FT_404: RuleId = RuleId::numbered(404);

/// Section 12.7.4: A transport sunk after unloading for n turns is worth 24, 21, 18, 15, 12, 9, 6, 3, 2 for n = 0–8.
pub const FT_405: RuleId = RuleId::numbered(405);

/// Section 14.6: Other AFs may move or stay as the owner likes.
pub const FT_406: RuleId = RuleId::numbered(406);

/// Section 14.11: AF from an off-map base is free to move the turn after it is placed on the entry hex.
pub const FT_407: RuleId = RuleId::numbered(407);

/// Section 14.12: AF leaving stops on the entry hex, is In Flight the next turn, and lands the marked number of turns after that.
pub const FT_408: RuleId = RuleId::numbered(408);

/// Section 14.13.1: Only a player with interceptors in the hex may try to intercept.
pub const FT_409: RuleId = RuleId::numbered(409);

/// Section 14.13.2: Such an interception needs a hex where combat is possible (15.2) and a roll on the table.
pub const FT_410: RuleId = RuleId::numbered(410);

/// Section 14.13.3: In doubt the intercepting player states his altitude first.
pub const FT_411: RuleId = RuleId::numbered(411);

/// Section 14.13.3: Not all aircraft in the hex need take part in an interception.
pub const FT_412: RuleId = RuleId::numbered(412);

/// Section 14.13.5: A failed attempt has no penalty.
pub const FT_413: RuleId = RuleId::numbered(413);

/// Section 14.16: A fighter in an AF with bombers flies at an altitude where that AF has a bomber.
pub const FT_414: RuleId = RuleId::numbered(414);

/// Section 14.18: In that case each fighter is ordered either to protect own bombers or to attack enemy bombers; orders cannot be
/// changed.
pub const FT_415: RuleId = RuleId::numbered(415);

/// Section 14.19: An AF that stays over a TF is in its In Flight box and moves with it.
pub const FT_416: RuleId = RuleId::numbered(416);

/// Section 14.21: Aircraft destroyed by their owner are out for good and earn no replacements.
pub const FT_417: RuleId = RuleId::numbered(417);

/// Section 15.6.1: The −6 for refused fuel applies to interceptors and escorts only.
pub const FT_418: RuleId = RuleId::numbered(418);

/// Section 16.1: A side without interceptors cannot start air-air combat.
pub const FT_419: RuleId = RuleId::numbered(419);

/// Section 16.1: If the enemy has no interceptors, a player may commit only some of his.
pub const FT_420: RuleId = RuleId::numbered(420);

/// Section 16.2: Interceptions in several hexes in one turn are allowed before the combat phase.
pub const FT_421: RuleId = RuleId::numbered(421);

/// Section 16.4: Interceptors set against bombers take no part in the escort fight.
pub const FT_422: RuleId = RuleId::numbered(422);

/// Section 16.6.2: The ratio counts only the interceptors that fought the escorts.
pub const FT_423: RuleId = RuleId::numbered(423);

/// Section 16.7: A player with bombers and interceptors may force attackers of his bombers into an interceptor fight first.
pub const FT_424: RuleId = RuleId::numbered(424);

/// Section 17.2: Bombers may be sent against one or several targets in the hex.
pub const FT_425: RuleId = RuleId::numbered(425);

/// Section 17.5: A TF may aim each of its ships' AA at a different type or combine them.
pub const FT_426: RuleId = RuleId::numbered(426);

/// Section 17.7.1: Dive bombers are fired at as low (18.3.1): no −2.
pub const FT_427: RuleId = RuleId::numbered(427);

/// Section 18.3.1: Dive bombers are fought by aircraft at high altitude and not after they dive.
pub const FT_428: RuleId = RuleId::numbered(428);

/// Section 18.3.3: High level bombing is the only attack without the fuel hour.
pub const FT_429: RuleId = RuleId::numbered(429);

/// Section 19.5.1: Other gunfire may be divided or massed on any enemy ship of the gun or torpedo line.
pub const FT_430: RuleId = RuleId::numbered(430);

/// Section 19.6: Only torpedo line ships still afloat after gunfire launch.
pub const FT_431: RuleId = RuleId::numbered(431);

/// Section 19.6.3: Torpedo factors are spread freely over enemy gun and torpedo line ships.
pub const FT_432: RuleId = RuleId::numbered(432);

/// Section 19.7.1: Pursuer uses all guns left in his gun and torpedo lines against the enemy rear.
pub const FT_433: RuleId = RuleId::numbered(433);

/// Section 19.8.1: No ammunition left: no gunfire.
pub const FT_434: RuleId = RuleId::numbered(434);

/// Section 19.8.3: DD and APD have one load of torpedoes, also spent in one combat.
pub const FT_435: RuleId = RuleId::numbered(435);

/// Section 19.9: Shelling needs ships in the base's hex, is optional, and only the ships' owner starts it.
pub const FT_436: RuleId = RuleId::numbered(436);

/// Section 19.9.2: Shelling is one attack: total guns, one die.
pub const FT_437: RuleId = RuleId::numbered(437);

/// Section 20.3: One die per attack; hits never fall below 0.
pub const FT_438: RuleId = RuleId::numbered(438);

/// Section 21.2.1: Halved: MF 2 becomes 1; MF 1 becomes one hex every second turn, odd or even noted.
pub const FT_439: RuleId = RuleId::numbered(439);

/// Section 21.2.5: Aircraft lost with a sunk carrier score normally.
pub const FT_440: RuleId = RuleId::numbered(440);

/// Section 21.3.1: Each base hit also costs AA −1 and SF −1 (implied by 21.5 and 23.1).
pub const FT_441: RuleId = RuleId::numbered(441);

/// Section 21.5: Repairs first wipe out a negative value.
pub const FT_442: RuleId = RuleId::numbered(442);

/// Section 21.6: Tenders and bases do not suffer doubled damage.
pub const FT_443: RuleId = RuleId::numbered(443);

/// Section 21.7.3: Dispersed factors go last, one per two hits.
pub const FT_444: RuleId = RuleId::numbered(444);

/// Section 22.1: Replacements are placed at the start of the air operations phase.
pub const FT_445: RuleId = RuleId::numbered(445);

/// Section 23.1: Repair of a base is optional, and ships are not repaired.
pub const FT_446: RuleId = RuleId::numbered(446);

/// Section 25.4: Any other factor lost scores 2 points.
pub const FT_447: RuleId = RuleId::numbered(447);

/// Section 25.5: AP worth 24 sunk before unloading, 2 after eight turns.
pub const FT_448: RuleId = RuleId::numbered(448);

/// Section 1.2: A hex is 20 statute miles high, and the program says so.
pub const FT_449: RuleId = RuleId::numbered(449);

/// Section 6.3: A cloud marker that a set-up or re-placement roll puts off the map is out of play until a marker of its sector is
/// next re-placed.
pub const FT_450: RuleId = RuleId::numbered(450);

/// Section 6.6: An AF may take off in a storm hex and must leave the storm by the shortest way.
pub const FT_451: RuleId = RuleId::numbered(451);

/// Section 7.3: A successful search holds until the end of the next turn's shadow phase; in TF movement AFs see only what they
/// shadow.
pub const FT_452: RuleId = RuleId::numbered(452);

/// Section 7.3: An AF that appears or takes off on the map at step 14.2(4) rolls its search there before it moves.
pub const FT_453: RuleId = RuleId::numbered(453);

/// Section 7.7: A TF that slips out of view mid-move vanishes from the last hex in which it was held.
pub const FT_454: RuleId = RuleId::numbered(454);

/// Section 7.9: Night does not change what coastwatchers see.
pub const FT_455: RuleId = RuleId::numbered(455);

/// Section 7.12.2: Formations at condition 2: actual ±1, at least 1, for up to three; ceil(n/2) to ceil(3n/2) from four.
pub const FT_456: RuleId = RuleId::numbered(456);

/// Section 7.12.2: Same contact, turn and condition: every observer gets the same figures.
pub const FT_457: RuleId = RuleId::numbered(457);

/// Section 7.12: Reports count air factors.
pub const FT_458: RuleId = RuleId::numbered(458);

/// Section 7.14: An observer in a base's hex uses its row against TFs; at condition 3 it learns whether Ready or Just Landed hold
/// aircraft.
pub const FT_459: RuleId = RuleId::numbered(459);

/// Section 7.17: In the second half the initiative player likewise puts no hidden unit on the map.
pub const FT_460: RuleId = RuleId::numbered(460);

/// Section 8.9: A base with land-plane and seaplane handling is one facility with one MC, LF, RF and AA, taking both kinds.
pub const FT_461: RuleId = RuleId::numbered(461);

/// Section 8.12: Unarmed Avenger, Dauntless, Judy and Val are interceptors when low and bombers when high, never escorts.
pub const FT_462: RuleId = RuleId::numbered(462);

/// Section 11.3: Shadow attempts of both sides are opened together; the die is shown, modifier and reason for failure are not.
pub const FT_463: RuleId = RuleId::numbered(463);

/// Section 12.7.4: Unloading starts the turn after anchoring and does not go on in a turn in which the ship weighs anchor.
pub const FT_464: RuleId = RuleId::numbered(464);

/// Section 12: A player may scuttle ships in the TF phase; the enemy scores them.
pub const FT_465: RuleId = RuleId::numbered(465);

/// Section 13: A tie for initiative on turn 1 is rolled again.
pub const FT_466: RuleId = RuleId::numbered(466);

/// Section 14.2: An AF plotted in phase 2 is bound by its plot; an open hidden AF may appear at step 4 or land unseen at step 1.
pub const FT_467: RuleId = RuleId::numbered(467);

/// Section 14.13.2: Passing a hex includes entering, leaving and ending in it.
pub const FT_468: RuleId = RuleId::numbered(468);

/// Section 14.21: Aircraft destroyed aboard or for want of room score 2; in flight and unable to land, 10.
pub const FT_469: RuleId = RuleId::numbered(469);

/// Section 15.6: A factor whose deadline combat pulls down to the current turn after its owner's half is lost at the end of the
/// turn.
pub const FT_470: RuleId = RuleId::numbered(470);

/// Section 16.6.2: No escort left is case (a), even if no interceptor of the escort fight is left: those assigned to bombers may
/// attack.
pub const FT_471: RuleId = RuleId::numbered(471);

/// Section 16.7: After a forced interceptor fight bombers are attacked only in case (a).
pub const FT_472: RuleId = RuleId::numbered(472);

/// Section 17.2: The attacker commits to the attack before ship names are told and cannot call it off after.
pub const FT_473: RuleId = RuleId::numbered(473);

/// Section 18.5: Anchored and immobilised in bombing: both +2 apply.
pub const FT_474: RuleId = RuleId::numbered(474);

/// Section 19.1: Hidden TFs in the hex are drawn into surface combat and laid open.
pub const FT_475: RuleId = RuleId::numbered(475);

/// Section 19.8: Gunfire and pursuit of one turn are one combat for ammunition and for DD and APD guns.
pub const FT_476: RuleId = RuleId::numbered(476);

/// Section 19.9: Shelling and the base's reply are simultaneous; a ship with less than 8 ammunition shells at half.
pub const FT_477: RuleId = RuleId::numbered(477);

/// Section 21.6: Attacks on a carrier are resolved in the attacker's order, its boxes looked at each time.
pub const FT_478: RuleId = RuleId::numbered(478);

/// Section 22.1: Replacements without room in a fitting facility are lost.
pub const FT_479: RuleId = RuleId::numbered(479);

/// Section 25.4: A crash in a night, storm or armed landing scores 2.
pub const FT_480: RuleId = RuleId::numbered(480);

/// Section 25.1: Damage on ships afloat scores only for ships on the map at the end.
pub const FT_481: RuleId = RuleId::numbered(481);
