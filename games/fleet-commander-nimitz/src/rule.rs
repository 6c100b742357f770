//! The rules by name, written by `cargo xtask rules` from `rules/rules.toml`: change the text there, not here.

use ironbottom_kernel::RuleId;

/// Section 2.0: The player commands the US and the Australian units alike; wherever a rule says “US”, both are meant.
pub const FN_001: RuleId = RuleId::numbered(1);

/// Section 3.0: When a campaign ends, the number of objectives held is looked up in the table of its sheet, and that is how the
/// admiral is judged.
pub const FN_002: RuleId = RuleId::numbered(2);

/// Section 3.0: In 1942, 8 objectives are Great, 7 Good, 5 or 6 Historical, 4 Poor, and with 3 or fewer the admiral is Replaced.
pub const FN_003: RuleId = RuleId::numbered(3);

/// Section 3.0: In 1943, 10 objectives are Great, 8 or 9 Good, 6 or 7 Historical, 5 Poor, and with 4 or fewer the admiral is
/// Replaced.
pub const FN_004: RuleId = RuleId::numbered(4);

/// Section 3.0: In 1944, 14 objectives are Great, 12 or 13 Good, 9 to 11 Historical, 7 or 8 Poor, and with 6 or fewer the admiral
/// is Replaced.
pub const FN_005: RuleId = RuleId::numbered(5);

/// Section 3.0: In 1945, 19 objective points are Great, 18 Good, 15 to 17 Historical, 7 to 14 Poor, and with 6 or fewer the
/// admiral is Replaced.
pub const FN_006: RuleId = RuleId::numbered(6);

/// Section 3.1: An area can be held only while a US infantry or a US land-based squadron is ashore there.
pub const FN_007: RuleId = RuleId::numbered(7);

/// Section 3.1: An area is not held while any Japanese infantry or land-based squadron is ashore there.
pub const FN_008: RuleId = RuleId::numbered(8);

/// Section 3.1: An area is held only if it is also in supply.
pub const FN_009: RuleId = RuleId::numbered(9);

/// Section 3.1: Ships neither hold nor contest an area: US ships alone hold nothing, and Japanese ships alone do not stop the US
/// from holding it.
pub const FN_010: RuleId = RuleId::numbered(10);

/// Section 3.1: Infantry that is still on a Transport is not ashore and holds nothing.
pub const FN_344: RuleId = RuleId::numbered(344);

/// Section 4.0: Where the rules leave the enemy several equally good options, the player chooses among them.
pub const FN_011: RuleId = RuleId::numbered(11);

/// Section 5.5: Every roll is one ten-sided die from 1 to 10; a 0 on the die counts as 10.
pub const FN_012: RuleId = RuleId::numbered(12);

/// Section 5.6: Each airfield point lets one land-based squadron operate.
pub const FN_345: RuleId = RuleId::numbered(345);

/// Section 5.6: Supply and reinforcement points may be gathered without any upper limit.
pub const FN_013: RuleId = RuleId::numbered(13);

/// Section 5.6: The marker of an objective is blue while the US holds it and red in every other case.
pub const FN_014: RuleId = RuleId::numbered(14);

/// Section 6.1: Australian units bear their own mark and are commanded by the player.
pub const FN_015: RuleId = RuleId::numbered(15);

/// Section 6.2: New units always arrive undamaged.
pub const FN_016: RuleId = RuleId::numbered(16);

/// Section 6.2: The first hit on an undamaged unit turns it to its damaged side.
pub const FN_017: RuleId = RuleId::numbered(17);

/// Section 6.2: A hit on a damaged unit destroys it, and it leaves the campaign for good.
pub const FN_018: RuleId = RuleId::numbered(18);

/// Section 6.2: After every battle all carrier squadrons are taken off, whatever state they are in.
pub const FN_019: RuleId = RuleId::numbered(19);

/// Section 6.2: At the start of every battle each carrier receives a fresh and complete air group.
pub const FN_020: RuleId = RuleId::numbered(20);

/// Section 6.2: Japanese battalions that are destroyed go back to the Battalions box and may be used again.
pub const FN_021: RuleId = RuleId::numbered(21);

/// Section 7.1: A campaign uses only the counters of its own year; battalions have no year.
pub const FN_022: RuleId = RuleId::numbered(22);

/// Section 7.1: The price of a unit may be paid in reinforcement points or in supply points.
pub const FN_023: RuleId = RuleId::numbered(23);

/// Section 7.2: An attack hits when the die shows no more than the attack value.
pub const FN_024: RuleId = RuleId::numbered(24);

/// Section 7.2: A die that does not exceed the superior value inflicts a second hit as well.
pub const FN_025: RuleId = RuleId::numbered(25);

/// Section 7.2: The anti-aircraft value of a ship is used against aircraft only.
pub const FN_026: RuleId = RuleId::numbered(26);

/// Section 7.2: The surface value of a ship is used against ships, land units and airfields.
pub const FN_027: RuleId = RuleId::numbered(27);

/// Section 7.2: Submarines attack neither land units nor airfields.
pub const FN_028: RuleId = RuleId::numbered(28);

/// Section 7.2: The depth-charge value is used against submarines.
pub const FN_029: RuleId = RuleId::numbered(29);

/// Section 7.2: A hyphen instead of a value means that the counter cannot make that attack at all, and no plan or bonus changes
/// this.
pub const FN_346: RuleId = RuleId::numbered(346);

/// Section 7.3: Aircraft fight each other with the dogfight value, whose superior value gives the second hit.
pub const FN_030: RuleId = RuleId::numbered(30);

/// Section 7.3: Aircraft attack infantry and airfields with their ground value.
pub const FN_031: RuleId = RuleId::numbered(31);

/// Section 7.3: Aircraft attack ships with their ship value.
pub const FN_032: RuleId = RuleId::numbered(32);

/// Section 7.3: Aircraft never attack submarines.
pub const FN_033: RuleId = RuleId::numbered(33);

/// Section 7.3: Whatever has a bombing value is a bomber, even if it can dogfight as well.
pub const FN_034: RuleId = RuleId::numbered(34);

/// Section 7.3: A squadron with a dogfight value and no bombing value is a fighter.
pub const FN_035: RuleId = RuleId::numbered(35);

/// Section 7.4: Infantry attacks only infantry and airfields, never ships or aircraft.
pub const FN_036: RuleId = RuleId::numbered(36);

/// Section 8.0: Every unit begins where the sheet of the year puts it.
pub const FN_037: RuleId = RuleId::numbered(37);

/// Section 8.0: Ships listed under a Return to Port box begin in that box.
pub const FN_038: RuleId = RuleId::numbered(38);

/// Section 8.0: In every area and in the reinforcement box, Japanese units lie shuffled in three piles: ships, infantry and
/// aircraft.
pub const FN_347: RuleId = RuleId::numbered(347);

/// Section 8.1: The turn marker begins on the Start box.
pub const FN_039: RuleId = RuleId::numbered(39);

/// Section 8.2: At the start of the campaign all Japanese battle plans are mixed in a cup.
pub const FN_040: RuleId = RuleId::numbered(40);

/// Section 8.2: The US battle plans lie open, and all of them are on offer in every battle.
pub const FN_348: RuleId = RuleId::numbered(348);

/// Section 8.3: Japanese battalions that the sheet does not place wait in the Battalions box.
pub const FN_041: RuleId = RuleId::numbered(41);

/// Section 8.4: At set-up an objective is marked blue if the US alone has infantry or squadrons ashore there, and red if Japan
/// has any or nobody has.
pub const FN_042: RuleId = RuleId::numbered(42);

/// Section 8.4: Infantry is ashore once it stands on the island or has landed on the beach.
pub const FN_043: RuleId = RuleId::numbered(43);

/// Section 8.4: Land-based squadrons are ashore at all times.
pub const FN_044: RuleId = RuleId::numbered(44);

/// Section 9.0: The steps of a turn follow a fixed order, and a step that is over is not opened again.
pub const FN_045: RuleId = RuleId::numbered(45);

/// Section 9.1: At the start of each turn the turn marker moves on by one box.
pub const FN_046: RuleId = RuleId::numbered(46);

/// Section 9.1: A campaign ends after the turn of November and December.
pub const FN_047: RuleId = RuleId::numbered(47);

/// Section 9.2: Before the first Resupply there are no reinforcement points and no supply points.
pub const FN_048: RuleId = RuleId::numbered(48);

/// Section 9.2: Each turn brings the reinforcement points printed on the sheet.
pub const FN_049: RuleId = RuleId::numbered(49);

/// Section 9.2: Each turn brings the supply points printed on the sheet.
pub const FN_050: RuleId = RuleId::numbered(50);

/// Section 9.2: Reinforcement points buy units and nothing else.
pub const FN_051: RuleId = RuleId::numbered(51);

/// Section 9.2: Supply points pay for purchases, repairs, moves, scouts and battle plans.
pub const FN_052: RuleId = RuleId::numbered(52);

/// Section 9.2: Both kinds of points may be mixed in one purchase.
pub const FN_053: RuleId = RuleId::numbered(53);

/// Section 9.2: Reinforcement points that are not spent are kept for later turns.
pub const FN_054: RuleId = RuleId::numbered(54);

/// Section 9.2: Supply points that are not spent are kept for later turns.
pub const FN_055: RuleId = RuleId::numbered(55);

/// Section 9.2: A carrier is bought for the figure in parentheses.
pub const FN_056: RuleId = RuleId::numbered(56);

/// Section 9.2: Every other unit is bought for the figure in brackets.
pub const FN_057: RuleId = RuleId::numbered(57);

/// Section 9.2: New US units appear on the West Coast.
pub const FN_058: RuleId = RuleId::numbered(58);

/// Section 9.2: New Australian units appear in Australia.
pub const FN_059: RuleId = RuleId::numbered(59);

/// Section 9.2: A repair costs half the price of the unit, rounded down, but at least 1.
pub const FN_060: RuleId = RuleId::numbered(60);

/// Section 9.2: The repair of a carrier is reckoned from its price in parentheses.
pub const FN_061: RuleId = RuleId::numbered(61);

/// Section 9.2: A damaged US unit may be repaired wherever it is, even in a Return to Port box.
pub const FN_349: RuleId = RuleId::numbered(349);

/// Section 9.2: Repairs are paid in supply points only.
pub const FN_062: RuleId = RuleId::numbered(62);

/// Section 9.2: A repaired unit is turned back to its undamaged side.
pub const FN_063: RuleId = RuleId::numbered(63);

/// Section 9.2: Units are bought and repaired in the Resupply phase and at no other time.
pub const FN_064: RuleId = RuleId::numbered(64);

/// Section 9.3: Each scout costs 1 supply point.
pub const FN_065: RuleId = RuleId::numbered(65);

/// Section 9.3: A scout may be placed only on an area that holds Japanese units.
pub const FN_066: RuleId = RuleId::numbered(66);

/// Section 9.3: Several scouts may be placed on the same area.
pub const FN_067: RuleId = RuleId::numbered(67);

/// Section 9.3: The number of scouts in a turn is limited by the scout counters.
pub const FN_068: RuleId = RuleId::numbered(68);

/// Section 9.3: All scouts are placed before the first scouted order is rolled.
pub const FN_069: RuleId = RuleId::numbered(69);

/// Section 9.3: One Japanese order is rolled for each scout.
pub const FN_070: RuleId = RuleId::numbered(70);

/// Section 9.3: Units whose order was scouted move at once, by the usual rules for orders.
pub const FN_071: RuleId = RuleId::numbered(71);

/// Section 9.3: Units that moved by a scouted order are marked In Transit.
pub const FN_072: RuleId = RuleId::numbered(72);

/// Section 9.3: A scouted Hold marks the units that stay as In Transit and adds a Resupply marker.
pub const FN_073: RuleId = RuleId::numbered(73);

/// Section 9.4: US units may not enter Japan.
pub const FN_074: RuleId = RuleId::numbered(74);

/// Section 9.4: US units may not enter East Asia.
pub const FN_075: RuleId = RuleId::numbered(75);

/// Section 9.4: Japanese units may not enter the West Coast.
pub const FN_076: RuleId = RuleId::numbered(76);

/// Section 9.4: Japanese units may not enter Australia.
pub const FN_077: RuleId = RuleId::numbered(77);

/// Section 9.4: Moving a US ship costs 1 supply point.
pub const FN_078: RuleId = RuleId::numbered(78);

/// Section 9.4: Moving a US land-based squadron costs 1 supply point.
pub const FN_079: RuleId = RuleId::numbered(79);

/// Section 9.4: Moving a US infantry or battalion costs 1 supply point.
pub const FN_080: RuleId = RuleId::numbered(80);

/// Section 9.4: A US unit goes from any area to any other that it may enter; lanes and distance do not matter.
pub const FN_081: RuleId = RuleId::numbered(81);

/// Section 9.4: A US squadron may move only to an area that had a US squadron or infantry when the phase began.
pub const FN_082: RuleId = RuleId::numbered(82);

/// Section 9.4: Units that arrive during the phase do not open an area to squadrons.
pub const FN_083: RuleId = RuleId::numbered(83);

/// Section 9.4: Japanese units in an area do not keep a US squadron away.
pub const FN_084: RuleId = RuleId::numbered(84);

/// Section 9.4: There may never be more US squadrons in an area than its airfields take.
pub const FN_085: RuleId = RuleId::numbered(85);

/// Section 9.4: The West Coast, Hawaii and Australia take any number of squadrons.
pub const FN_086: RuleId = RuleId::numbered(86);

/// Section 9.4: Airfields are limited to 5 squadrons in Alaska, 2 at Midway, 3 at Wake, 4 in the Marshalls, 4 in the Gilberts, 2
/// in Samoa, 3 in New Caledonia, 6 in the Solomons, 8 in New Guinea, 4 in Borneo, 9 in the Philippines, 4 on Okinawa, 5 on Iwo
/// Jima, 6 in the Marianas and 5 in the Carolines.
pub const FN_350: RuleId = RuleId::numbered(350);

/// Section 9.4: B-29 wings in the strategic bombing box still take up room on the airfields of the Marianas.
pub const FN_351: RuleId = RuleId::numbered(351);

/// Section 9.4: The limits of airfields do not bind the Japanese.
pub const FN_087: RuleId = RuleId::numbered(87);

/// Section 9.4: US infantry that moves is put on a Transport.
pub const FN_088: RuleId = RuleId::numbered(88);

/// Section 9.4: Transports cost nothing and never run out.
pub const FN_089: RuleId = RuleId::numbered(89);

/// Section 9.4: US infantry on a Transport lands in its area if no battle is fought there this turn.
pub const FN_352: RuleId = RuleId::numbered(352);

/// Section 9.4: US infantry may not leave an area that holds any Japanese unit, even a ship.
pub const FN_090: RuleId = RuleId::numbered(90);

/// Section 9.4: US ships may leave an area that holds Japanese units.
pub const FN_091: RuleId = RuleId::numbered(91);

/// Section 9.4: US squadrons may leave an area that holds Japanese units.
pub const FN_092: RuleId = RuleId::numbered(92);

/// Section 9.4: Australian units may enter only areas with the Australian flag.
pub const FN_093: RuleId = RuleId::numbered(93);

/// Section 9.4: The Australian flag is on Australia, New Guinea, Borneo, the Solomons and New Caledonia.
pub const FN_353: RuleId = RuleId::numbered(353);

/// Section 9.4: A US submarine may be sent to the Raid box for 1 supply point.
pub const FN_094: RuleId = RuleId::numbered(94);

/// Section 9.4: Only submarines may go raiding.
pub const FN_095: RuleId = RuleId::numbered(95);

/// Section 9.4: A US unit moves at most once in a Movement phase.
pub const FN_354: RuleId = RuleId::numbered(354);

/// Section 9.5: When the orders begin, a Japanese infantry or squadron that is the only one in its area is frozen.
pub const FN_096: RuleId = RuleId::numbered(96);

/// Section 9.5: A frozen lone unit stays frozen even if others join it.
pub const FN_097: RuleId = RuleId::numbered(97);

/// Section 9.5: In Japan no lone unit is frozen.
pub const FN_098: RuleId = RuleId::numbered(98);

/// Section 9.5: In East Asia no lone unit is frozen.
pub const FN_099: RuleId = RuleId::numbered(99);

/// Section 9.5: Ships that share an area with a frozen lone unit get orders all the same.
pub const FN_100: RuleId = RuleId::numbered(100);

/// Section 9.5: When the orders begin, In Transit markers turn into Moved markers.
pub const FN_101: RuleId = RuleId::numbered(101);

/// Section 9.5: Japanese infantry in an area with any US unit is pinned and does not leave.
pub const FN_102: RuleId = RuleId::numbered(102);

/// Section 9.5: Orders are still rolled for the other units of an area with pinned infantry.
pub const FN_103: RuleId = RuleId::numbered(103);

/// Section 9.5: Japanese aircraft are not pinned by US units.
pub const FN_355: RuleId = RuleId::numbered(355);

/// Section 9.5: Orders are rolled for an area again and again until every Japanese unit there has moved or been told to stay.
pub const FN_104: RuleId = RuleId::numbered(104);

/// Section 9.5: One roll governs as many ships, infantry and squadrons of the area as the order names, not a single unit.
pub const FN_356: RuleId = RuleId::numbered(356);

/// Section 9.5: The player decides in which order the areas get their orders.
pub const FN_105: RuleId = RuleId::numbered(105);

/// Section 9.5: An area is finished before the next one is begun.
pub const FN_106: RuleId = RuleId::numbered(106);

/// Section 9.5: The last Japanese infantry or squadron of an area never leaves it.
pub const FN_107: RuleId = RuleId::numbered(107);

/// Section 9.5: In Japan and East Asia even the last unit may leave.
pub const FN_108: RuleId = RuleId::numbered(108);

/// Section 9.5: The units of an order leave in a fixed order: ships, then infantry, then aircraft.
pub const FN_109: RuleId = RuleId::numbered(109);

/// Section 9.5: Japanese infantry that enters an area with US units arrives on a Transport.
pub const FN_110: RuleId = RuleId::numbered(110);

/// Section 9.5: Japanese infantry that enters an area without US units is ashore at once.
pub const FN_111: RuleId = RuleId::numbered(111);

/// Section 9.5: A Japanese unit moves at most once in a turn.
pub const FN_112: RuleId = RuleId::numbered(112);

/// Section 9.5: An order that cannot be obeyed becomes a Hold.
pub const FN_113: RuleId = RuleId::numbered(113);

/// Section 9.5: An order that would move nothing becomes a Hold.
pub const FN_114: RuleId = RuleId::numbered(114);

/// Section 9.5: A Hold that stands in for another order adds a Resupply marker like any other.
pub const FN_115: RuleId = RuleId::numbered(115);

/// Section 9.5: When the destination holds US units, each infantry that the order asks for and the area cannot send is made up by
/// a battalion from the box.
pub const FN_116: RuleId = RuleId::numbered(116);

/// Section 9.5: Pinned infantry counts as missing and is made up by battalions.
pub const FN_117: RuleId = RuleId::numbered(117);

/// Section 9.5: No battalions are added when the destination has no US units.
pub const FN_118: RuleId = RuleId::numbered(118);

/// Section 9.5: Among equally good destinations one is chosen at random.
pub const FN_119: RuleId = RuleId::numbered(119);

/// Section 9.5: The area where the units stand is among the destinations of Battle, Engage, Reinforce and Sortie when it fits; if
/// it comes up, they hold.
pub const FN_357: RuleId = RuleId::numbered(357);

/// Section 9.6: A roll of 1 or 2 is Hold.
pub const FN_120: RuleId = RuleId::numbered(120);

/// Section 9.6: A roll of 3 is Refit.
pub const FN_121: RuleId = RuleId::numbered(121);

/// Section 9.6: A roll of 4 is South.
pub const FN_122: RuleId = RuleId::numbered(122);

/// Section 9.6: A roll of 5 or 6 is East.
pub const FN_123: RuleId = RuleId::numbered(123);

/// Section 9.6: A roll of 7 is Battle.
pub const FN_124: RuleId = RuleId::numbered(124);

/// Section 9.6: A roll of 8 is Engage.
pub const FN_125: RuleId = RuleId::numbered(125);

/// Section 9.6: A roll of 9 is Reinforce.
pub const FN_126: RuleId = RuleId::numbered(126);

/// Section 9.6: A roll of 10 is Sortie.
pub const FN_127: RuleId = RuleId::numbered(127);

/// Section 9.6: Hold keeps up to 6 ships, 2 infantry and 3 squadrons of the area in place, picked at random.
pub const FN_128: RuleId = RuleId::numbered(128);

/// Section 9.6: Each Hold adds one Resupply marker.
pub const FN_129: RuleId = RuleId::numbered(129);

/// Section 9.6: Refit brings up to 4 ships and 1 infantry back to Japan.
pub const FN_130: RuleId = RuleId::numbered(130);

/// Section 9.6: Refit cannot be obeyed by units that are in Japan already.
pub const FN_131: RuleId = RuleId::numbered(131);

/// Section 9.6: Refit moves no aircraft.
pub const FN_132: RuleId = RuleId::numbered(132);

/// Section 9.6: South moves up to 3 ships and 1 infantry to a neighbouring area that is one lane closer to Australia.
pub const FN_133: RuleId = RuleId::numbered(133);

/// Section 9.6: South never leads into Australia itself.
pub const FN_134: RuleId = RuleId::numbered(134);

/// Section 9.6: South cannot be obeyed in an area next to Australia.
pub const FN_135: RuleId = RuleId::numbered(135);

/// Section 9.6: From Japan, South leads at random to Okinawa or to East Asia, which are both three lanes from Australia.
pub const FN_358: RuleId = RuleId::numbered(358);

/// Section 9.6: South takes along up to 2 squadrons if Japan has infantry or squadrons ashore at the destination.
pub const FN_136: RuleId = RuleId::numbered(136);

/// Section 9.6: East moves up to 4 ships, 2 infantry and 2 squadrons to a neighbouring area that is one lane closer to Hawaii.
pub const FN_137: RuleId = RuleId::numbered(137);

/// Section 9.6: East leads only to an area where Japan has infantry or squadrons ashore.
pub const FN_138: RuleId = RuleId::numbered(138);

/// Section 9.6: East cannot be obeyed when there is no such area.
pub const FN_139: RuleId = RuleId::numbered(139);

/// Section 9.6: From the Carolines, East looks at the Marshalls and the Solomons; from Japan only at Iwo Jima.
pub const FN_359: RuleId = RuleId::numbered(359);

/// Section 9.6: Battle moves up to 2 ships and 1 infantry to an area that holds units of both sides.
pub const FN_140: RuleId = RuleId::numbered(140);

/// Section 9.6: Battle cannot be obeyed when no area holds units of both sides.
pub const FN_141: RuleId = RuleId::numbered(141);

/// Section 9.6: Battle takes along up to 2 squadrons if Japan has infantry or squadrons ashore at the destination.
pub const FN_142: RuleId = RuleId::numbered(142);

/// Section 9.6: Engage moves up to 3 ships and 2 infantry to the closest area with US units.
pub const FN_143: RuleId = RuleId::numbered(143);

/// Section 9.6: Engage takes along up to 2 squadrons if Japan has infantry or squadrons ashore at the destination.
pub const FN_144: RuleId = RuleId::numbered(144);

/// Section 9.6: US units on the West Coast, in Australia or in a box off the map are no target of Engage.
pub const FN_360: RuleId = RuleId::numbered(360);

/// Section 9.6: Reinforce moves up to 2 ships, 1 infantry and 2 squadrons to an objective where Japan has infantry or squadrons
/// ashore.
pub const FN_145: RuleId = RuleId::numbered(145);

/// Section 9.6: Reinforce cannot be obeyed when there is no such objective.
pub const FN_146: RuleId = RuleId::numbered(146);

/// Section 9.6: Reinforce may pick the area of the units themselves, and then they hold.
pub const FN_147: RuleId = RuleId::numbered(147);

/// Section 9.6: Sortie moves up to 3 ships and 2 infantry to the closest objective with a US unit.
pub const FN_148: RuleId = RuleId::numbered(148);

/// Section 9.6: Sortie takes along up to 2 squadrons if Japan has infantry or squadrons ashore at the destination.
pub const FN_149: RuleId = RuleId::numbered(149);

/// Section 9.6: Engage, Reinforce, Battle, Sortie and Refit take the units straight to their destination, however far it is.
pub const FN_150: RuleId = RuleId::numbered(150);

/// Section 9.6: Distance is counted along the 34 lanes of the map, never through Australia or the West Coast.
pub const FN_151: RuleId = RuleId::numbered(151);

/// Section 9.6: The units that obey an order are picked at random, as many as there are up to its numbers.
pub const FN_152: RuleId = RuleId::numbered(152);

/// Section 9.6: Squadrons that an order leaves behind wait for later orders of the area.
pub const FN_153: RuleId = RuleId::numbered(153);

/// Section 9.7: When the phase ends all Moved markers are taken off.
pub const FN_154: RuleId = RuleId::numbered(154);

/// Section 9.8: A battle is fought in every area that holds units of both sides.
pub const FN_155: RuleId = RuleId::numbered(155);

/// Section 9.8: The player chooses the order of the battles.
pub const FN_156: RuleId = RuleId::numbered(156);

/// Section 11.1: US carriers begin a battle in the US Ocean and nowhere else.
pub const FN_157: RuleId = RuleId::numbered(157);

/// Section 11.1: Every other US surface ship goes to the US Ocean or to Coastal, as the player likes.
pub const FN_158: RuleId = RuleId::numbered(158);

/// Section 11.1: A US submarine is placed in any sector that holds Japanese ships, after those are placed.
pub const FN_159: RuleId = RuleId::numbered(159);

/// Section 11.1: Where there is no Japanese ship, US submarines take no part in the battle.
pub const FN_160: RuleId = RuleId::numbered(160);

/// Section 11.1: US land-based squadrons begin on the US airfield of the Island.
pub const FN_161: RuleId = RuleId::numbered(161);

/// Section 11.1: The US airfield has as many points as there are US land-based squadrons.
pub const FN_162: RuleId = RuleId::numbered(162);

/// Section 11.1: US infantry that is ashore already begins in the US entrenchments.
pub const FN_163: RuleId = RuleId::numbered(163);

/// Section 11.1: US Transports begin in Coastal.
pub const FN_164: RuleId = RuleId::numbered(164);

/// Section 11.1: A Transport carries any number of infantry.
pub const FN_165: RuleId = RuleId::numbered(165);

/// Section 11.1: Ships stay in their sector for the whole battle.
pub const FN_166: RuleId = RuleId::numbered(166);

/// Section 11.1: A Transport counts as a ship for the placing of submarines, as a target of bombers, torpedoes and Ranging Shots,
/// and for Kamikaze, but not as a unit when plans are drawn.
pub const FN_361: RuleId = RuleId::numbered(361);

/// Section 11.1: The air group of a US carrier depends on its price and on the year, as the sheet says.
pub const FN_167: RuleId = RuleId::numbered(167);

/// Section 11.2: The Japanese airfield has as many points as there are Japanese land-based squadrons.
pub const FN_168: RuleId = RuleId::numbered(168);

/// Section 11.2: Japanese infantry that is ashore already begins in the Japanese entrenchments.
pub const FN_169: RuleId = RuleId::numbered(169);

/// Section 11.2: Japanese Transports begin in Coastal.
pub const FN_170: RuleId = RuleId::numbered(170);

/// Section 11.2: A Japanese fleet with a carrier divides itself if there is also Japanese infantry on Transports or ashore, or
/// land-based aircraft of either side.
pub const FN_171: RuleId = RuleId::numbered(171);

/// Section 11.2: When the fleet divides itself, its carriers stay in the Japan Ocean.
pub const FN_172: RuleId = RuleId::numbered(172);

/// Section 11.2: Then the escort with the lowest surface value joins the Japan Ocean and the one with the highest goes to
/// Coastal, by turns.
pub const FN_173: RuleId = RuleId::numbered(173);

/// Section 11.2: This goes on until the Japan Ocean has as many escorts as carriers; all other escorts go to Coastal.
pub const FN_174: RuleId = RuleId::numbered(174);

/// Section 11.2: A Japanese fleet with carriers and no reason to divide itself stays in the Japan Ocean as a whole.
pub const FN_175: RuleId = RuleId::numbered(175);

/// Section 11.2: Without a carrier all Japanese ships go to Coastal.
pub const FN_176: RuleId = RuleId::numbered(176);

/// Section 11.2: Japanese submarines go to the US Ocean if a US carrier is present.
pub const FN_177: RuleId = RuleId::numbered(177);

/// Section 11.2: Otherwise they go to Coastal if US ships are there.
pub const FN_178: RuleId = RuleId::numbered(178);

/// Section 11.2: Otherwise they stay in the Japan Ocean.
pub const FN_179: RuleId = RuleId::numbered(179);

/// Section 11.2: A Japanese fleet carrier has an A6M, a D3A and a B5N; a light carrier an A6M and a D3A; an escort carrier a D3A.
pub const FN_180: RuleId = RuleId::numbered(180);

/// Section 11.3: The length of a battle is rolled before it begins.
pub const FN_181: RuleId = RuleId::numbered(181);

/// Section 11.3: A roll of 1 or 2 gives one battle turn, 3 to 5 two, 6 to 8 three, 9 or 10 four.
pub const FN_182: RuleId = RuleId::numbered(182);

/// Section 11.3: The battle track has five boxes; what would lengthen a battle beyond them is lost.
pub const FN_362: RuleId = RuleId::numbered(362);

/// Section 11.4: Japan draws 1 plan a battle turn with up to 4 units, 2 with 5 to 9, 3 with 10 to 16, and 4 with 17 or more.
pub const FN_183: RuleId = RuleId::numbered(183);

/// Section 11.4: Ships, land-based squadrons and infantry are counted for this, infantry on Transports included.
pub const FN_184: RuleId = RuleId::numbered(184);

/// Section 11.4: Carrier squadrons and the Transports themselves are not counted.
pub const FN_185: RuleId = RuleId::numbered(185);

/// Section 11.4: This number stays the same for the whole battle, whatever the losses.
pub const FN_186: RuleId = RuleId::numbered(186);

/// Section 11.5: Each battle brings 3 plan points for nothing.
pub const FN_187: RuleId = RuleId::numbered(187);

/// Section 11.5: Each supply point spent brings 3 plan points more.
pub const FN_188: RuleId = RuleId::numbered(188);

/// Section 11.5: Battle plans are chosen at the start of the battle and not later.
pub const FN_189: RuleId = RuleId::numbered(189);

/// Section 11.5: Each plan can be used once in the battle.
pub const FN_190: RuleId = RuleId::numbered(190);

/// Section 11.5: Plan points that are not spent are lost; supply points may be spent on plans in every battle.
pub const FN_363: RuleId = RuleId::numbered(363);

/// Section 11.6: AAA, for 2 points: after a US anti-aircraft success, one more hit goes to the Japanese aircraft of the sector.
pub const FN_191: RuleId = RuleId::numbered(191);

/// Section 11.6: Anti-Aircraft, for 1 point: one US ship of a sector makes one anti-aircraft roll more.
pub const FN_192: RuleId = RuleId::numbered(192);

/// Section 11.6: ASW, for 3 points: in this battle turn US depth charges come before the Japanese torpedoes.
pub const FN_193: RuleId = RuleId::numbered(193);

/// Section 11.6: Artillery, for 2 points: with US infantry ashore, one infantry hit is scored without a roll.
pub const FN_194: RuleId = RuleId::numbered(194);

/// Section 11.6: Barrel Roll, for 2 points: it stops one hit on a US squadron from a dogfight or from anti-aircraft fire.
pub const FN_195: RuleId = RuleId::numbered(195);

/// Section 11.6: Charge, for 1 point: one US infantry in the entrenchments attacks once more.
pub const FN_196: RuleId = RuleId::numbered(196);

/// Section 11.6: Damage Control, for 4 points: it stops one hit on any US unit.
pub const FN_197: RuleId = RuleId::numbered(197);

/// Section 11.6: Diving Attack, for 3 points: after a US bomb success, one more hit goes to the enemy in the sector.
pub const FN_198: RuleId = RuleId::numbered(198);

/// Section 11.6: Engaged, for 3 points: at the end of a battle turn the battle becomes one turn longer or shorter.
pub const FN_199: RuleId = RuleId::numbered(199);

/// Section 11.6: Envelop, for 1 point: one US infantry attack is rolled again.
pub const FN_200: RuleId = RuleId::numbered(200);

/// Section 11.6: First Light, for 2 points: at the start of a battle turn a roll of 7 or more lets the air group of one carrier
/// attack before everybody else.
pub const FN_201: RuleId = RuleId::numbered(201);

/// Section 11.6: On a 6 or less First Light is kept, and another try may be made in a later turn of the battle.
pub const FN_202: RuleId = RuleId::numbered(202);

/// Section 11.6: Squadrons that attack by First Light meet anti-aircraft fire but no fighters.
pub const FN_203: RuleId = RuleId::numbered(203);

/// Section 11.6: They take no part in the ordinary air moves and attacks of that turn.
pub const FN_204: RuleId = RuleId::numbered(204);

/// Section 11.6: If Japan draws its own First Light in the same turn, the two cancel each other.
pub const FN_205: RuleId = RuleId::numbered(205);

/// Section 11.6: Furball, for 1 point: after a US dogfight success, one more hit goes to a Japanese squadron of the sector.
pub const FN_206: RuleId = RuleId::numbered(206);

/// Section 11.6: Leathernecks is free: with a Marine infantry on the Island, it stops one hit on US infantry there or on a US
/// airfield.
pub const FN_207: RuleId = RuleId::numbered(207);

/// Section 11.6: Ranging Shots, for 1 point: after a US ship hits a ship or a Transport, one more hit goes to a Japanese ship or
/// Transport of the sector.
pub const FN_208: RuleId = RuleId::numbered(208);

/// Section 11.6: Seabees, for 2 points: it stops one hit on a US airfield.
pub const FN_209: RuleId = RuleId::numbered(209);

/// Section 11.6: Sonar, for 1 point: one US depth charge or torpedo is rolled again.
pub const FN_210: RuleId = RuleId::numbered(210);

/// Section 12.1: In each battle turn Japan draws its number of plans.
pub const FN_211: RuleId = RuleId::numbered(211);

/// Section 12.1: If the cup runs short, what is left is drawn, the plans drawn earlier are put back and mixed, and the rest is
/// drawn from them.
pub const FN_212: RuleId = RuleId::numbered(212);

/// Section 12.1: Drawn plans stay out of the cup from battle to battle until it runs short.
pub const FN_364: RuleId = RuleId::numbered(364);

/// Section 12.2: Air Combat: Japanese dogfight and bomb values rise by 3 and superior values by 2; where there is none, it
/// becomes 2.
pub const FN_213: RuleId = RuleId::numbered(213);

/// Section 12.2: Air Combat gives no squadron an attack that it does not have.
pub const FN_214: RuleId = RuleId::numbered(214);

/// Section 12.2: Artillery, drawn by Japan: with Japanese infantry ashore, a US infantry or airfield takes one hit.
pub const FN_215: RuleId = RuleId::numbered(215);

/// Section 12.2: Attack Plan: every Japanese attack value rises by 1, superior values stay as they are.
pub const FN_216: RuleId = RuleId::numbered(216);

/// Section 12.2: Bonuses of several plans in force in the same turn add up.
pub const FN_365: RuleId = RuleId::numbered(365);

/// Section 12.2: Carrier Attack: every group of Japanese bombers counts as having rolled 10 for its sector.
pub const FN_217: RuleId = RuleId::numbered(217);

/// Section 12.2: Damage Control, drawn by Japan: the first hit on a Japanese unit in this turn is stopped.
pub const FN_218: RuleId = RuleId::numbered(218);

/// Section 12.2: Duration: at the end of the turn the battle grows by one turn if Japan has more units, shrinks by one if the US
/// has more, and stays if they are equal.
pub const FN_219: RuleId = RuleId::numbered(219);

/// Section 12.2: For Duration carrier squadrons and infantry on Transports are counted as well.
pub const FN_220: RuleId = RuleId::numbered(220);

/// Section 12.2: First Light, drawn by Japan: the carrier with the most aircraft attacks at once, with a sector roll of 10.
pub const FN_221: RuleId = RuleId::numbered(221);

/// Section 12.2: A US carrier damaged by this attack loses its squadrons before they can move.
pub const FN_222: RuleId = RuleId::numbered(222);

/// Section 12.2: Hits of this attack on an airfield take squadrons away before they can attack.
pub const FN_223: RuleId = RuleId::numbered(223);

/// Section 12.2: The attackers meet no fighters but do meet anti-aircraft fire.
pub const FN_224: RuleId = RuleId::numbered(224);

/// Section 12.2: Infantry Combat: Japanese infantry attacks with 3 more and with a superior value of 2.
pub const FN_225: RuleId = RuleId::numbered(225);

/// Section 12.2: Battalion: a battalion from the box joins the Japanese entrenchments.
pub const FN_226: RuleId = RuleId::numbered(226);

/// Section 12.2: Kamikaze does nothing in 1942 and 1943.
pub const FN_227: RuleId = RuleId::numbered(227);

/// Section 12.2: Kamikaze does nothing if there is no US ship in the battle.
pub const FN_228: RuleId = RuleId::numbered(228);

/// Section 12.2: Under Kamikaze all Japanese bombers count as having rolled 10 for their sector.
pub const FN_229: RuleId = RuleId::numbered(229);

/// Section 12.2: Under Kamikaze every bomb roll against ships inflicts one hit more, even if it missed.
pub const FN_230: RuleId = RuleId::numbered(230);

/// Section 12.2: Squadrons that attacked ships under Kamikaze are then destroyed.
pub const FN_231: RuleId = RuleId::numbered(231);

/// Section 12.2: No Contact: US aircraft may not enter the Japan Ocean in this turn.
pub const FN_232: RuleId = RuleId::numbered(232);

/// Section 12.2: No Contact: US submarines in the Japan Ocean do not attack in this turn.
pub const FN_233: RuleId = RuleId::numbered(233);

/// Section 12.2: Screening Ship: the first hit on a Japanese carrier is stopped.
pub const FN_234: RuleId = RuleId::numbered(234);

/// Section 12.2: A Screening Ship that was not needed is kept until the end of the battle.
pub const FN_235: RuleId = RuleId::numbered(235);

/// Section 12.2: A plan that is kept does not reduce the number drawn in later turns.
pub const FN_236: RuleId = RuleId::numbered(236);

/// Section 12.2: Screening Ship does nothing without Japanese carriers, and then it is not kept.
pub const FN_237: RuleId = RuleId::numbered(237);

/// Section 12.2: Ship Combat: the anti-aircraft and gun values of Japanese ships rise by 3 and superior values by 2; where there
/// is none, it becomes 2.
pub const FN_238: RuleId = RuleId::numbered(238);

/// Section 12.2: Ship Combat changes nothing in attacks by or against submarines.
pub const FN_239: RuleId = RuleId::numbered(239);

/// Section 12.2: Submarine Warfare: Japanese torpedoes and depth charges rise by 4 and get a superior value of 2.
pub const FN_240: RuleId = RuleId::numbered(240);

/// Section 12.3: Each US squadron may be sent to any sector or stay at its base.
pub const FN_241: RuleId = RuleId::numbered(241);

/// Section 12.4: The Japanese bombers of one carrier form one group.
pub const FN_242: RuleId = RuleId::numbered(242);

/// Section 12.4: All Japanese land-based bombers form one group.
pub const FN_243: RuleId = RuleId::numbered(243);

/// Section 12.4: The Japanese fighters of one carrier form one group.
pub const FN_244: RuleId = RuleId::numbered(244);

/// Section 12.4: All Japanese land-based fighters form one group.
pub const FN_245: RuleId = RuleId::numbered(245);

/// Section 12.4: All squadrons of a group go to the same sector on one roll.
pub const FN_366: RuleId = RuleId::numbered(366);

/// Section 12.4: The groups of bombers move before the groups of fighters.
pub const FN_246: RuleId = RuleId::numbered(246);

/// Section 12.4: The sector roll is 1 or 2 for the Japan Ocean, 3 to 5 for the Island, 6 for Coastal and 7 to 10 for the US
/// Ocean.
pub const FN_247: RuleId = RuleId::numbered(247);

/// Section 12.4: If a group may not go to the sector it rolled, it goes to the next higher one that will do.
pub const FN_248: RuleId = RuleId::numbered(248);

/// Section 12.4: If no higher sector will do, it goes down to the first one that will.
pub const FN_249: RuleId = RuleId::numbered(249);

/// Section 12.4: If no sector will do, it stays at its base.
pub const FN_250: RuleId = RuleId::numbered(250);

/// Section 12.4: Bombers may go where US ships are, submarines aside.
pub const FN_251: RuleId = RuleId::numbered(251);

/// Section 12.4: Bombers may go to the Island if US aircraft are based there.
pub const FN_252: RuleId = RuleId::numbered(252);

/// Section 12.4: Bombers may go to the Island if US infantry and Japanese infantry or aircraft are both there.
pub const FN_253: RuleId = RuleId::numbered(253);

/// Section 12.4: Fighters may go only where aircraft of either side already are.
pub const FN_254: RuleId = RuleId::numbered(254);

/// Section 12.5: Hits go to the cheapest unit of the sector that may take them, then to the next cheapest.
pub const FN_255: RuleId = RuleId::numbered(255);

/// Section 12.5: Among Japanese units of the same cost, a damaged one is finished before another is damaged.
pub const FN_256: RuleId = RuleId::numbered(256);

/// Section 12.5: Among US units of the same cost the player chooses freely.
pub const FN_257: RuleId = RuleId::numbered(257);

/// Section 12.5: Hits that find no target are lost.
pub const FN_258: RuleId = RuleId::numbered(258);

/// Section 12.5: All carriers have a loss cost of 1.
pub const FN_259: RuleId = RuleId::numbered(259);

/// Section 12.5: Battalions have a loss cost of 0.
pub const FN_260: RuleId = RuleId::numbered(260);

/// Section 12.5: A Transport has a loss cost of 4, and a hit on it strikes one of the infantry aboard.
pub const FN_261: RuleId = RuleId::numbered(261);

/// Section 12.6: There is a dogfight in each sector where both sides have aircraft in the air and at least one squadron has a
/// dogfight value.
pub const FN_262: RuleId = RuleId::numbered(262);

/// Section 12.6: Each squadron with a dogfight value rolls once.
pub const FN_263: RuleId = RuleId::numbered(263);

/// Section 12.6: Dogfights hit only squadrons that are in the air.
pub const FN_264: RuleId = RuleId::numbered(264);

/// Section 12.6: Both sides roll before the losses of a dogfight are taken.
pub const FN_265: RuleId = RuleId::numbered(265);

/// Section 12.6: Surplus dogfight hits never pass to units on the ground.
pub const FN_266: RuleId = RuleId::numbered(266);

/// Section 12.7: Ships fire at the enemy aircraft in their sector.
pub const FN_267: RuleId = RuleId::numbered(267);

/// Section 12.7: On an ocean the escorts fire first and the carriers after them, at what is left.
pub const FN_268: RuleId = RuleId::numbered(268);

/// Section 12.7: Each row fires at each squadron once.
pub const FN_269: RuleId = RuleId::numbered(269);

/// Section 12.7: If a row has more ships than there are squadrons, those with the best anti-aircraft values fire.
pub const FN_270: RuleId = RuleId::numbered(270);

/// Section 12.7: Coastal is a single row.
pub const FN_271: RuleId = RuleId::numbered(271);

/// Section 12.7: There is no anti-aircraft fire over the Island.
pub const FN_272: RuleId = RuleId::numbered(272);

/// Section 12.7: Fighters in the sector are targets of anti-aircraft fire just like bombers.
pub const FN_367: RuleId = RuleId::numbered(367);

/// Section 12.8: Each bomber that is left rolls once.
pub const FN_273: RuleId = RuleId::numbered(273);

/// Section 12.8: Bombers use the ship value over an ocean and Coastal, the ground value over the Island.
pub const FN_274: RuleId = RuleId::numbered(274);

/// Section 12.8: Bombers over Coastal attack only ships, bombers over the Island only airfields and infantry.
pub const FN_368: RuleId = RuleId::numbered(368);

/// Section 12.9: Submarines attack the surface ships of their sector with the surface value.
pub const FN_275: RuleId = RuleId::numbered(275);

/// Section 12.10: Ships and submarines attack the enemy submarines of their sector with depth charges.
pub const FN_276: RuleId = RuleId::numbered(276);

/// Section 12.10: Each submarine is attacked once a turn, by the best depth-charge values.
pub const FN_277: RuleId = RuleId::numbered(277);

/// Section 12.11: Only ships in Coastal fire their guns.
pub const FN_278: RuleId = RuleId::numbered(278);

/// Section 12.11: Gun hits go to the cheapest target among the ships in Coastal and the units on the Island.
pub const FN_279: RuleId = RuleId::numbered(279);

/// Section 12.11: Submarines do not fire at units on the Island.
pub const FN_280: RuleId = RuleId::numbered(280);

/// Section 12.11: A submarine in Coastal attacks once a turn, in the Torpedoes step.
pub const FN_369: RuleId = RuleId::numbered(369);

/// Section 12.12: Only infantry in the entrenchments attacks.
pub const FN_281: RuleId = RuleId::numbered(281);

/// Section 12.12: Infantry hits enemy infantry ashore and enemy airfields.
pub const FN_282: RuleId = RuleId::numbered(282);

/// Section 12.13: Enemy infantry can be hit only by a side that has infantry or land-based aircraft of its own on the Island when
/// the step's dice are rolled.
pub const FN_283: RuleId = RuleId::numbered(283);

/// Section 12.13: Airfields can always be hit.
pub const FN_284: RuleId = RuleId::numbered(284);

/// Section 12.13: Airfields have a loss cost of 1, and each hit takes one point away.
pub const FN_285: RuleId = RuleId::numbered(285);

/// Section 12.14: Infantry on the beach advances to the entrenchments.
pub const FN_286: RuleId = RuleId::numbered(286);

/// Section 12.14: Infantry on Transports advances to the beach.
pub const FN_287: RuleId = RuleId::numbered(287);

/// Section 12.14: Marines advance from a Transport straight to the entrenchments.
pub const FN_288: RuleId = RuleId::numbered(288);

/// Section 12.14: An empty Transport leaves the battle.
pub const FN_370: RuleId = RuleId::numbered(370);

/// Section 12.15: Land-based squadrons return to their airfield.
pub const FN_289: RuleId = RuleId::numbered(289);

/// Section 12.15: A carrier takes back at most as many squadrons as it began with.
pub const FN_290: RuleId = RuleId::numbered(290);

/// Section 12.15: A damaged carrier takes back none.
pub const FN_291: RuleId = RuleId::numbered(291);

/// Section 12.15: Squadrons may land on another carrier that has room.
pub const FN_292: RuleId = RuleId::numbered(292);

/// Section 12.15: When Japan's decks cannot take all its squadrons, whichever carrier each came from, those too many are lost:
/// damaged ones first, then the others, each time the cheapest first.
pub const FN_293: RuleId = RuleId::numbered(293);

/// Section 12.15: When the US decks cannot take all squadrons, the player chooses among all of them which are kept and which are
/// lost.
pub const FN_294: RuleId = RuleId::numbered(294);

/// Section 12.16: Land-based squadrons in excess of the airfield points are destroyed.
pub const FN_295: RuleId = RuleId::numbered(295);

/// Section 12.16: Of the Japanese, damaged squadrons go first, the cheapest first.
pub const FN_296: RuleId = RuleId::numbered(296);

/// Section 12.16: Of the US squadrons, the player chooses.
pub const FN_297: RuleId = RuleId::numbered(297);

/// Section 12.17: At the end of a battle turn the marker of the track moves on by one box.
pub const FN_298: RuleId = RuleId::numbered(298);

/// Section 12.18: A battle ends when one side has no units left.
pub const FN_299: RuleId = RuleId::numbered(299);

/// Section 12.18: A battle ends when the marker leaves the track.
pub const FN_300: RuleId = RuleId::numbered(300);

/// Section 12.18: Survivors return to the area.
pub const FN_301: RuleId = RuleId::numbered(301);

/// Section 12.18: Carrier squadrons and airfield points alone do not keep a side in the battle.
pub const FN_371: RuleId = RuleId::numbered(371);

/// Section 13.1: Japanese reinforcements are a roll of the die plus 1 for each Resupply marker.
pub const FN_302: RuleId = RuleId::numbered(302);

/// Section 13.1: The Resupply markers are taken off after this roll.
pub const FN_303: RuleId = RuleId::numbered(303);

/// Section 13.1: Each damaged Japanese unit on the map takes 1 from the roll.
pub const FN_304: RuleId = RuleId::numbered(304);

/// Section 13.1: Damaged Japanese infantry that shares an area with US units does not count for this.
pub const FN_305: RuleId = RuleId::numbered(305);

/// Section 13.1: Each submarine in the Raid box takes 2 from the roll.
pub const FN_306: RuleId = RuleId::numbered(306);

/// Section 13.1: The new units come from the top of each pile and are placed in Japan.
pub const FN_307: RuleId = RuleId::numbered(307);

/// Section 13.1: Each unit that a pile cannot give becomes two battalions.
pub const FN_308: RuleId = RuleId::numbered(308);

/// Section 13.1: A result of 3 to 5 brings 1 ship, 1 infantry and 1 squadron; 6 or 7 brings 2, 1 and 1; 8 or 9 brings 2, 2 and 1.
pub const FN_309: RuleId = RuleId::numbered(309);

/// Section 13.1: A result of 0 or less brings 1 ship; 1 or 2 brings 1 ship and 1 infantry.
pub const FN_310: RuleId = RuleId::numbered(310);

/// Section 13.1: A result of 10 or 11 brings 2 ships, 2 infantry and 2 squadrons; 12 or 13 brings 3, 2 and 2; 14 or more
/// brings 3, 3 and 3.
pub const FN_372: RuleId = RuleId::numbered(372);

/// Section 13.2: Damaged Japanese units go to the bottom of their pile and are whole again.
pub const FN_311: RuleId = RuleId::numbered(311);

/// Section 13.2: Damaged Japanese infantry that shares an area with US units stays there.
pub const FN_312: RuleId = RuleId::numbered(312);

/// Section 13.2: The last infantry or squadron of an area stays there, damaged or not.
pub const FN_313: RuleId = RuleId::numbered(313);

/// Section 13.3: Ships in the box 1942–45 move to Hawaii.
pub const FN_314: RuleId = RuleId::numbered(314);

/// Section 13.3: Ships in the box 1943–45 move to the box 1942–45.
pub const FN_315: RuleId = RuleId::numbered(315);

/// Section 13.3: Ships in the box 1944–45 move to the box 1943–45.
pub const FN_316: RuleId = RuleId::numbered(316);

/// Section 13.3: One box is in use in 1942, two in 1943, three in 1944 and 1945.
pub const FN_317: RuleId = RuleId::numbered(317);

/// Section 13.3: US ships that are not in Hawaii go to the last box in use.
pub const FN_318: RuleId = RuleId::numbered(318);

/// Section 13.3: The ships in the boxes move on before others come back.
pub const FN_319: RuleId = RuleId::numbered(319);

/// Section 13.3: Raiding submarines return to port together with the other ships.
pub const FN_373: RuleId = RuleId::numbered(373);

/// Section 13.4: Supply is a chain of held areas that leads, lane by lane, back to the West Coast.
pub const FN_320: RuleId = RuleId::numbered(320);

/// Section 13.4: The area at the end of the chain need not be held itself.
pub const FN_321: RuleId = RuleId::numbered(321);

/// Section 13.4: A contested area passes no supply.
pub const FN_322: RuleId = RuleId::numbered(322);

/// Section 13.4: Each US infantry in an area without supply takes one hit.
pub const FN_323: RuleId = RuleId::numbered(323);

/// Section 13.4: Each US land-based squadron in an area without supply takes one hit.
pub const FN_324: RuleId = RuleId::numbered(324);

/// Section 13.5: If the objectives held at the end of any turn mean Replaced, the campaign is lost at once.
pub const FN_325: RuleId = RuleId::numbered(325);

/// Section 13.5: This check counts the areas held and not the invasion box.
pub const FN_374: RuleId = RuleId::numbered(374);

/// Section 13.5: If any Japanese unit is alive at Hawaii after the first battle turn there, or meets nobody there who could fight
/// it, the campaign is lost at once.
pub const FN_326: RuleId = RuleId::numbered(326);

/// Section 15.1: In 1944 Japan gets 2 infantry more in each reinforcement phase.
pub const FN_327: RuleId = RuleId::numbered(327);

/// Section 15.2: B-29 wings that begin the Movement phase in the Marianas may be sent to bomb Japan, for 1 supply point each.
pub const FN_328: RuleId = RuleId::numbered(328);

/// Section 15.2: Before the Japanese orders each bombing wing removes one Japanese unit of the kind the player names: ship,
/// infantry or squadron.
pub const FN_329: RuleId = RuleId::numbered(329);

/// Section 15.2: Removed units go to the Japanese reinforcements, battalions to the Battalions box.
pub const FN_330: RuleId = RuleId::numbered(330);

/// Section 15.2: After the battles the wings return to the Marianas.
pub const FN_331: RuleId = RuleId::numbered(331);

/// Section 15.2: In a battle at the Marianas the absent wings count for the airfield points and may be among the squadrons lost
/// with them.
pub const FN_332: RuleId = RuleId::numbered(332);

/// Section 15.2: Wings that bomb Japan do not fly in a battle at the Marianas.
pub const FN_375: RuleId = RuleId::numbered(375);

/// Section 15.2: Everywhere else B-29s fight like any land-based squadron.
pub const FN_333: RuleId = RuleId::numbered(333);

/// Section 15.3: In 1945 up to 7 units a turn may be committed from Hawaii and the West Coast to the invasion of Japan.
pub const FN_334: RuleId = RuleId::numbered(334);

/// Section 15.3: Each unit committed costs 1 supply point.
pub const FN_335: RuleId = RuleId::numbered(335);

/// Section 15.3: Units are committed at the start of the Movement phase.
pub const FN_336: RuleId = RuleId::numbered(336);

/// Section 15.3: Units committed to the invasion stay so to the end of the campaign.
pub const FN_376: RuleId = RuleId::numbered(376);

/// Section 15.3: At the end their total price gives 0 objective points up to 49, 1 from 50 to 79, 2 from 80 to 99, and 3 from 100
/// on.
pub const FN_337: RuleId = RuleId::numbered(337);

/// Section 15.4: In 1945 the Japanese on Iwo Jima get no orders.
pub const FN_338: RuleId = RuleId::numbered(338);

/// Section 15.4: In 1945 the Japanese on Okinawa get no orders.
pub const FN_339: RuleId = RuleId::numbered(339);

/// Section 15.5: The campaign of 1945 ends after the turn of July and August.
pub const FN_340: RuleId = RuleId::numbered(340);

/// Section 16.0: Linked campaigns stop when the admiral is Replaced or Hawaii falls.
pub const FN_341: RuleId = RuleId::numbered(341);

/// Section 16.0: Over all four campaigns 50 or 51 objectives are Great, 45 to 49 Good, 35 to 44 Historical, 26 to 34 Poor, and
/// with 25 or fewer the admiral is Replaced.
pub const FN_342: RuleId = RuleId::numbered(342);

/// Section 16.0: Each of the linked campaigns begins from its own sheet, and the figure of 1945 includes the points of the
/// invasion.
pub const FN_377: RuleId = RuleId::numbered(377);

/// Section 5.4: The log keeps the objectives held at the end of each turn and the judgement of the campaign.
pub const FN_343: RuleId = RuleId::numbered(343);
