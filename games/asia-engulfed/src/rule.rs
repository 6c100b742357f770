//! The rules by name, written by `cargo xtask rules` from `rules/rules.toml`: change the text there, not here.

use ironbottom_kernel::RuleId;

/// Section 1.0: A game turn is a Japanese player turn, then an Allied player turn, then the Turn Advance Phase.
pub const AE_001: RuleId = RuleId::numbered(1);

/// Section 1.1: At the start of each game turn Transports Available is set to the Transport Capacity.
pub const AE_002: RuleId = RuleId::numbered(2);

/// Section 1.1: The phases of a player turn always come in this order: Naval Movement, Initial Supply, Production, Air-Naval
/// Combat, Operational Movement, Strategic Movement, Land Combat, Return to Base, Final Supply.
pub const AE_003: RuleId = RuleId::numbered(3);

/// Section 1.2: The Allied player turn has the same phases without what is Japan's alone: jungle attrition, the Supply Network
/// and strategic warfare.
pub const AE_023: RuleId = RuleId::numbered(23);

/// Section 1.11a: Naval movement goes by destination: all that is to reach one sea zone moves there before the next zone is
/// named.
pub const AE_004: RuleId = RuleId::numbered(4);

/// Section 1.11b: After each destination the other player may react there with fleets, with his submarine unit, or with both.
pub const AE_005: RuleId = RuleId::numbered(5);

/// Section 1.11b: If at least one fleet reacted, the phasing player may add his submarine unit in that zone.
pub const AE_006: RuleId = RuleId::numbered(6);

/// Section 1.11c, 8.21: Japan pays 1 oil point for each fleet block that moved or reacted, once per block and player turn, even
/// if Extended Naval Operations made it move twice.
pub const AE_007: RuleId = RuleId::numbered(7);

/// Section 1.11c, 5.31: Japan pays 1 Transport Point for each troop transport, that is each land unit or LBA that puts to sea,
/// except for marines that paid oil.
pub const AE_008: RuleId = RuleId::numbered(8);

/// Section 1.11c, 8.24: A Japanese marine that moves one or two zones pays either 1 oil point or 1 Transport Point; for three
/// zones it must pay oil.
pub const AE_009: RuleId = RuleId::numbered(9);

/// Section 1.12a: Jungle attrition is resolved only in July/August turns, at the start of the Japanese Initial Supply Phase.
pub const AE_010: RuleId = RuleId::numbered(10);

/// Section 1.12b: Only Japan sets a Supply Network; the Allies need none.
pub const AE_011: RuleId = RuleId::numbered(11);

/// Section 1.12c: In the Initial Supply Phase only the phasing player's units are checked; those without supply are marked.
pub const AE_012: RuleId = RuleId::numbered(12);

/// Section 1.13: Strategic warfare is resolved in the Japanese Production Phase, after the WERPs are totalled and before any is
/// spent.
pub const AE_013: RuleId = RuleId::numbered(13);

/// Section 1.14: In the Air-Naval Combat Phase each sea zone is resolved to the end before the next; the phasing player chooses
/// the order.
pub const AE_014: RuleId = RuleId::numbered(14);

/// Section 1.15: Invaders go ashore in Operational Movement, and any Special Action is paid then; they fight only in the Land
/// Combat Phase.
pub const AE_015: RuleId = RuleId::numbered(15);

/// Section 1.17a: Fighting in the Initial Combat Phase costs no Special Action.
pub const AE_016: RuleId = RuleId::numbered(16);

/// Section 1.17b: Each round of Breakthrough Combat is paid with Special Actions; the phasing player chooses the order of areas
/// and may fight several rounds in one.
pub const AE_017: RuleId = RuleId::numbered(17);

/// Section 1.18, 8.8: In the Return to Base Phase every fleet and transport still at sea must go home, those of the player not in
/// phase first.
pub const AE_018: RuleId = RuleId::numbered(18);

/// Section 1.18: A fleet in an unsupplied port must leave for another base; a Japanese one that had not moved pays 1 oil point.
pub const AE_019: RuleId = RuleId::numbered(19);

/// Section 1.18: Fleets of the phasing player that did not move this turn may change base; Japanese ones pay 1 oil point each.
pub const AE_020: RuleId = RuleId::numbered(20);

/// Section 1.19: In Final Supply the phasing player's units and fleets without at least partial supply go to the Force Pool, even
/// if they were supplied at the start of the turn.
pub const AE_021: RuleId = RuleId::numbered(21);

/// Section 1.3: In the Turn Advance Phase automatic victory is checked; without it the turn marker advances.
pub const AE_022: RuleId = RuleId::numbered(22);

/// Section KT&C, 3.25: An area that holds land units of both sides is contested; it stays under the control of the side that last
/// held it alone.
pub const AE_353: RuleId = RuleId::numbered(353);

/// Section KT&C: An area may become newly contested again, provided one side alone held it in between.
pub const AE_354: RuleId = RuleId::numbered(354);

/// Section KT&C: Eliminated units and fleets and spent Special Actions return to the Force Pool and may be bought again.
pub const AE_355: RuleId = RuleId::numbered(355);

/// Section KT&C: Japan holds at most 40 oil points, the USA at most 40 Submarine Points and 20 Bomber Points; whatever exceeds
/// this is lost.
pub const AE_356: RuleId = RuleId::numbered(356);

/// Section KT&C: Unused Transport Points do not carry over to the next turn. The Allies pay neither oil nor Transport Points.
pub const AE_357: RuleId = RuleId::numbered(357);

/// Section KT&C: Port boxes and island boxes are never national areas, whatever their colour.
pub const AE_358: RuleId = RuleId::numbered(358);

/// Section 2.0: Submarine warfare takes place whenever the USA has at least 1 Submarine Point; it cannot be waived.
pub const AE_024: RuleId = RuleId::numbered(24);

/// Section 2.0: Strategic bombing takes place whenever the USA has Bomber Points and the Allies control at least one supplied
/// strategic airbase; it cannot be waived.
pub const AE_025: RuleId = RuleId::numbered(25);

/// Section 2.1: The Japanese ASW level is raised by production only and never falls.
pub const AE_360: RuleId = RuleId::numbered(360);

/// Section 2.11: Submarine warfare begins with the Japanese roll on the ASW table: the result is the number of US Submarine
/// Points lost.
pub const AE_026: RuleId = RuleId::numbered(26);

/// Section 2.12: The USA then rolls on the Submarine Attack Table in the column of the Submarine Points that are left.
pub const AE_027: RuleId = RuleId::numbered(27);

/// Section 2.0, 2.12: If the ASW roll leaves the USA no Submarine Point, there is no attack roll that turn.
pub const AE_359: RuleId = RuleId::numbered(359);

/// Section 2.12: The attack result is taken from the WERPs Japan received this turn from outside Honshu; Honshu's 5 are safe from
/// submarines.
pub const AE_028: RuleId = RuleId::numbered(28);

/// Section 2.12: The attack result of submarine warfare is also taken from the oil received this turn from outside Honshu;
/// Honshu's 1 oil point is safe, and so is the stock.
pub const AE_029: RuleId = RuleId::numbered(29);

/// Section 2.12: The attack result of submarine warfare lowers the Transport Capacity as well, with effect from the next game
/// turn: this turn's network and Transports Available stay as they are.
pub const AE_030: RuleId = RuleId::numbered(30);

/// Section 2.12: Submarine losses of WERPs or oil beyond what was received this turn are ignored.
pub const AE_031: RuleId = RuleId::numbered(31);

/// Section 2.13: After submarine warfare each full 10 Submarine Points left lower the Japanese strategic moves of this turn by 1.
pub const AE_032: RuleId = RuleId::numbered(32);

/// Section 2.13: Submarines never lower the Japanese strategic moves below the current ASW level.
pub const AE_033: RuleId = RuleId::numbered(33);

/// Section 2.14: Each 1, 2 or 3 rolled on the Submarine Attack Table moves the Dud Torpedoes marker down by 1.
pub const AE_034: RuleId = RuleId::numbered(34);

/// Section 2.14: Once the Dud Torpedoes marker stands at 0, all later rolls on the Submarine Attack Table have +1, so that row 7
/// can be reached.
pub const AE_035: RuleId = RuleId::numbered(35);

/// Section 2.2: ASW table, Submarine Points lost: at level 0, 1 on a 5 or 6; at level 1, 1 on 3 to 5 and 2 on a 6; at level 2, 1
/// on 1 to 3, 2 on 4 or 5, 3 on a 6.
pub const AE_036: RuleId = RuleId::numbered(36);

/// Section 2.3: Submarine Attack Table, losses for rolls of 1 to 7: with 1–8 points 0 0 0 1 1 1 2, with 9–16
/// points 0 1 1 1 2 2 3, with 17–24 points 1 1 1 2 2 3 3, with 25–32 points 1 1 2 2 3 3 4, with 33 or more 1 2 2 3 3 4 4.
pub const AE_037: RuleId = RuleId::numbered(37);

/// Section 2.4: Each supplied strategic airbase under Allied control launches up to 2 Bomber Points; each point flies once a
/// turn.
pub const AE_038: RuleId = RuleId::numbered(38);

/// Section 2.41: Each Bomber Point launched rolls one die; a 4, 5 or 6 is a hit that takes 1 WERP from Japan this turn.
pub const AE_039: RuleId = RuleId::numbered(39);

/// Section 2.42: Bombing scores at most 5 hits a game turn, and only against Honshu's 5 WERPs, never against oil.
pub const AE_040: RuleId = RuleId::numbered(40);

/// Section 2.5: Each Allied strategic airbase that Japan captures at once costs the USA 1 Bomber Point, if it has any.
pub const AE_041: RuleId = RuleId::numbered(41);

/// Section 4.1: What strategic warfare takes in WERPs and oil is not carried over to the next turn.
pub const AE_361: RuleId = RuleId::numbered(361);

/// Section 3.1: A unit, fleet or area is in full supply when an unbroken chain of friendly-controlled areas links it to a Supply
/// Source of its power.
pub const AE_042: RuleId = RuleId::numbered(42);

/// Section 3.1: Supply crosses impassable borders and straits.
pub const AE_043: RuleId = RuleId::numbered(43);

/// Section 3.1: Supply may enter and cross a contested area under friendly control.
pub const AE_044: RuleId = RuleId::numbered(44);

/// Section 3.1: Units in a contested area under enemy control may trace supply out of it, but no supply passes through such an
/// area.
pub const AE_045: RuleId = RuleId::numbered(45);

/// Section 3.22: Units in a friendly-controlled port box that cannot trace full supply have partial supply.
pub const AE_046: RuleId = RuleId::numbered(46);

/// Section 3.23: In a friendly-controlled island box that is cut off only garrisons automatically have partial supply; other
/// units there have none.
pub const AE_047: RuleId = RuleId::numbered(47);

/// Section 3.23: A Japanese garrison in partial supply is turned to its militia side.
pub const AE_048: RuleId = RuleId::numbered(48);

/// Section 3.24: A small port holds 2 fleets and has no AA dice, a medium one 4 fleets and 1 die, a large one 8 fleets and 2
/// dice, a national one any number of fleets and 4 dice.
pub const AE_049: RuleId = RuleId::numbered(49);

/// Section 3.24: No fleet may be in an area without a port.
pub const AE_050: RuleId = RuleId::numbered(50);

/// Section 3.24: The port of a port box or island box touches every sea zone that the box touches.
pub const AE_051: RuleId = RuleId::numbered(51);

/// Section 3.25: Control of an area passes to a side the moment only its land units occupy it.
pub const AE_052: RuleId = RuleId::numbered(52);

/// Section 3.25: An area taken by an unopposed amphibious invasion changes control only at the end of the Land Combat Phase.
pub const AE_053: RuleId = RuleId::numbered(53);

/// Section 3.25: Until the end of the Land Combat Phase an area just taken by an unopposed invasion is not friendly: no supply
/// runs through it and no strategic move may use it.
pub const AE_362: RuleId = RuleId::numbered(362);

/// Section 3.3: A power's Supply Sources are its large national areas under friendly control, even contested ones.
pub const AE_054: RuleId = RuleId::numbered(54);

/// Section 3.31: The Nationalists' sources are the resource areas in China under Chinese control, except Hong Kong.
pub const AE_055: RuleId = RuleId::numbered(55);

/// Section 3.32: Communist units are always supplied.
pub const AE_056: RuleId = RuleId::numbered(56);

/// Section 3.33: DEI and Philippine land units are always supplied.
pub const AE_057: RuleId = RuleId::numbered(57);

/// Section 3.33: A DEI land unit never leaves the area where it was set up; the Philippine unit never leaves the Philippines.
pub const AE_058: RuleId = RuleId::numbered(58);

/// Section 3.33: The DEI fleet traces supply and acts as a Commonwealth fleet.
pub const AE_059: RuleId = RuleId::numbered(59);

/// Section 3.34: Hawaii and the national areas of Australia, while friendly, are also sources for US units; nothing American is
/// built there.
pub const AE_060: RuleId = RuleId::numbered(60);

/// Section 3.35: Luzon, French Indochina and Manchukuo are partial sources for the side that controls them: who traces a route
/// only to one of them has partial supply.
pub const AE_061: RuleId = RuleId::numbered(61);

/// Section 3.35: A unit in partial supply does everything as usual but gets no hit bonus, in attack or defence, except that of
/// Banzai.
pub const AE_062: RuleId = RuleId::numbered(62);

/// Section 3.4: A route by sea goes from a friendly port over supplied sea zones to another friendly port, and from there on by
/// land.
pub const AE_063: RuleId = RuleId::numbered(63);

/// Section 3.4: Units in a coastal area need no port to begin a route by sea: it starts in the adjacent sea zone, even where the
/// coast is impassable.
pub const AE_064: RuleId = RuleId::numbered(64);

/// Section 3.4: A supply route has only one stretch by sea.
pub const AE_065: RuleId = RuleId::numbered(65);

/// Section 3.4: The sea stretch of a supply route may run through any number of supplied sea zones.
pub const AE_363: RuleId = RuleId::numbered(363);

/// Section 3.4: A side cannot use a sea zone for supply while the enemy has Dominant influence there.
pub const AE_066: RuleId = RuleId::numbered(66);

/// Section 3.4, 8.13: Limited influence stops neither side's supply by sea.
pub const AE_364: RuleId = RuleId::numbered(364);

/// Section 3.4: Japan can use a sea zone for supply only if it is in its Supply Network.
pub const AE_067: RuleId = RuleId::numbered(67);

/// Section 3.4: US supply may also go around Australia, off the southern edge of the map.
pub const AE_068: RuleId = RuleId::numbered(68);

/// Section 3.51: To have a sea zone in the Supply Network costs as many Transport Points as it shows icons, 1 to 3.
pub const AE_069: RuleId = RuleId::numbered(69);

/// Section 3.51: A network marker may be placed or kept only where the Allies have no Dominant influence.
pub const AE_070: RuleId = RuleId::numbered(70);

/// Section 3.51: Every zone of the network must be linked to Japan by an unbroken chain of network zones.
pub const AE_071: RuleId = RuleId::numbered(71);

/// Section 3.51: All network markers, old ones included and the zone supplied by submarine not, are paid from Transports
/// Available and never cost more than is left there after Naval Movement.
pub const AE_072: RuleId = RuleId::numbered(72);

/// Section 3.51: In each Japanese Initial Supply Phase network markers may be added and removed freely.
pub const AE_073: RuleId = RuleId::numbered(73);

/// Section 3.52: Instead of Transport Points the Japanese submarine unit may supply one sea zone: of cost 1 or 2 with two steps,
/// of cost 1 with one step.
pub const AE_074: RuleId = RuleId::numbered(74);

/// Section 3.52: Supply by submarine costs no Transport Points and ignores Allied Dominant influence; it covers its zone alone,
/// never together with points.
pub const AE_075: RuleId = RuleId::numbered(75);

/// Section 3.52: A submarine unit on supply duty does nothing else and cannot be attacked for the whole game turn.
pub const AE_076: RuleId = RuleId::numbered(76);

/// Section 3.52: To take supply duty the submarine unit must be in its holding box, and its zone must be linked to Japan like any
/// other of the network.
pub const AE_365: RuleId = RuleId::numbered(365);

/// Section 3.6: An unsupplied land unit or LBA moves 1 area at most in Operational Movement, makes no strategic move and gets no
/// replacements.
pub const AE_077: RuleId = RuleId::numbered(77);

/// Section 3.6: Unsupplied land units attack with half their dice, rounded down; they defend with all of them.
pub const AE_078: RuleId = RuleId::numbered(78);

/// Section 3.6: An unsupplied LBA takes no part in any combat and crosses no sea zone.
pub const AE_079: RuleId = RuleId::numbered(79);

/// Section 3.6: An unsupplied fleet acts as usual, but it is eliminated in Final Supply unless it then lies in a port with at
/// least partial supply.
pub const AE_080: RuleId = RuleId::numbered(80);

/// Section 3.6: Unsupplied fleets and CBA move and fight without any penalty.
pub const AE_366: RuleId = RuleId::numbered(366);

/// Section 3.7: The supply status found in the Initial Supply Phase holds until the Final Supply Phase of the same player turn.
pub const AE_081: RuleId = RuleId::numbered(81);

/// Section 3.7: A marked unit that did not move recovers in Final Supply if it can trace a normal route.
pub const AE_367: RuleId = RuleId::numbered(367);

/// Section 3.7: A marked unit that moved recovers only if it can trace a route and stands in a friendly-controlled area.
pub const AE_082: RuleId = RuleId::numbered(82);

/// Section 3.8: In Final Supply all the phasing player's unsupplied units and fleets are eliminated, marked or not; partial
/// supply saves them.
pub const AE_083: RuleId = RuleId::numbered(83);

/// Section 8.71: A damaged port still passes supply on.
pub const AE_368: RuleId = RuleId::numbered(368);

/// Section 4.1: A resource area yields 1 WERP a turn; Honshu yields 5, and the USA by year.
pub const AE_084: RuleId = RuleId::numbered(84);

/// Section 4.1: WERPs cannot be saved: what is not spent in its phase is lost.
pub const AE_085: RuleId = RuleId::numbered(85);

/// Section 4.1: An oil area yields 1 or 2 oil points a turn, as printed.
pub const AE_086: RuleId = RuleId::numbered(86);

/// Section 4.11: Outside Japan a resource or oil area yields to Japan only if Japan controls it, occupies it and has it in its
/// Supply Network.
pub const AE_087: RuleId = RuleId::numbered(87);

/// Section 4.11: The Commonwealth receives WERPs from its own blue resource areas while they are friendly; they need not be
/// occupied.
pub const AE_088: RuleId = RuleId::numbered(88);

/// Section 4.11: The USA receives WERPs from its national area alone.
pub const AE_089: RuleId = RuleId::numbered(89);

/// Section 4.11: The Nationalists receive 1 WERP for each resource area in China that they control and occupy, Hong Kong
/// excepted.
pub const AE_090: RuleId = RuleId::numbered(90);

/// Section 4.11: The Communists receive no WERPs, but one free step of infantry or militia a turn.
pub const AE_091: RuleId = RuleId::numbered(91);

/// Section 4.12: A contested resource or oil area still yields while it is friendly and supplied; an enemy-controlled one yields
/// nothing.
pub const AE_092: RuleId = RuleId::numbered(92);

/// Section 4.12: A resource or oil area from which no route leads to a Supply Source of its power yields nothing, even if it is
/// occupied.
pub const AE_369: RuleId = RuleId::numbered(369);

/// Section 4.13: The DEI never receive production, whatever they control.
pub const AE_093: RuleId = RuleId::numbered(93);

/// Section 4.14: The Commonwealth's base is 8 WERPs: India 3, Australia 2, and South Africa, Singapore and Hong Kong 1 each.
pub const AE_094: RuleId = RuleId::numbered(94);

/// Section 4.14: The Philippine WERP serves only the Philippine militia, and only while Luzon is friendly and the Philippines are
/// not conquered.
pub const AE_095: RuleId = RuleId::numbered(95);

/// Section 4.21: CBA stand in the holding box of a CV fleet or in the Orphan CBA box; LBA are never on CV fleets.
pub const AE_096: RuleId = RuleId::numbered(96);

/// Section 4.21: A power never has more air units in play than the counters supplied for it.
pub const AE_097: RuleId = RuleId::numbered(97);

/// Section 4.24: Each CV step carries two CBA steps: one full unit or two cadres.
pub const AE_098: RuleId = RuleId::numbered(98);

/// Section 4.26, 7.2: If only marines land in an area the invasion needs no Special Action; if any other land unit lands with
/// them it needs one.
pub const AE_099: RuleId = RuleId::numbered(99);

/// Section 4.26: US marines always fire with one hit bonus.
pub const AE_100: RuleId = RuleId::numbered(100);

/// Section 4.27: Militia gets no hit bonus, except that of Banzai, and cannot invade.
pub const AE_101: RuleId = RuleId::numbered(101);

/// Section 4.28: An area holds one garrison at most. A garrison is a land unit of one step that never moves; their number is not
/// limited by the counters.
pub const AE_102: RuleId = RuleId::numbered(102);

/// Section 4.28: A garrison fights as infantry while it is in full supply, otherwise as militia.
pub const AE_103: RuleId = RuleId::numbered(103);

/// Section 4.31: To receive replacements a unit must be supplied and in a friendly uncontested area.
pub const AE_104: RuleId = RuleId::numbered(104);

/// Section 4.31: A CBA receives a replacement step only if its CV fleet has room for it.
pub const AE_105: RuleId = RuleId::numbered(105);

/// Section 4.32: Replacements bring a unit to full strength only in an area with a supplied, undamaged port, or in these cases:
/// British units in South Africa, India or Australia; Australian and Indian units in their own country; Chinese units in China;
/// the Philippine unit in the Philippines; and by Unrestricted Replacements.
pub const AE_106: RuleId = RuleId::numbered(106);

/// Section 4.31, 4.32: A unit may receive any number of replacement steps in a turn, as far as its place and the money allow.
pub const AE_370: RuleId = RuleId::numbered(370);

/// Section 4.4: Nothing is built that is not in the power's Force Pool.
pub const AE_107: RuleId = RuleId::numbered(107);

/// Section 4.4: A new land unit may be bought with any number of steps up to full strength.
pub const AE_108: RuleId = RuleId::numbered(108);

/// Section 4.41: New units appear in friendly uncontested national areas of their power, at most two per area and turn; Communist
/// units, US units in the USA and naval steps are exceptions.
pub const AE_109: RuleId = RuleId::numbered(109);

/// Section 4.41: New US units appear in the USA only, never in Hawaii.
pub const AE_110: RuleId = RuleId::numbered(110);

/// Section 4.41: New British units appear in South Africa; Indian, Australian and Chinese ones in their own country; the
/// Philippine unit in the Philippines.
pub const AE_111: RuleId = RuleId::numbered(111);

/// Section 4.41: New Japanese units appear in Honshu, Kyushu and Shikoku only.
pub const AE_112: RuleId = RuleId::numbered(112);

/// Section 4.42: Any number of naval steps may be placed in a national port, and any number of new US units in the USA.
pub const AE_113: RuleId = RuleId::numbered(113);

/// Section 4.42: A new CBA goes aboard a CV fleet with room in a national port, otherwise to the Orphan CBA box.
pub const AE_114: RuleId = RuleId::numbered(114);

/// Section 4.42: A CBA in the Orphan box may board a CV fleet with room that lies in its national port.
pub const AE_371: RuleId = RuleId::numbered(371);

/// Section 4.43: Garrisons are bought only in supplied, friendly, uncontested areas.
pub const AE_115: RuleId = RuleId::numbered(115);

/// Section 4.43: In Production an Allied garrison is bought only by the power whose colour the area has, blue for the
/// Commonwealth and green for the USA; the Commonwealth may also buy them in friendly DEI port boxes and island boxes.
pub const AE_116: RuleId = RuleId::numbered(116);

/// Section 4.43: In a captured area of Japanese colour only one Allied power may have a garrison.
pub const AE_117: RuleId = RuleId::numbered(117);

/// Section 4.43: The Chinese, the Philippines and the DEI cannot build garrisons.
pub const AE_118: RuleId = RuleId::numbered(118);

/// Section 4.43: In its own side's Operational Movement or Combat Phase a power that has garrisons may make one, whatever the
/// area's colour, by reducing a unit by one step in a supplied, friendly, uncontested area that holds at least one infantry or
/// marine unit.
pub const AE_119: RuleId = RuleId::numbered(119);

/// Section 4.44: Costs in WERPs: garrison 1; step of infantry, militia, LBA or CBA 1, of Japanese marines 2, of US marines 3;
/// Bomber Point 5; Submarine Point or step 2; ASW level 10; step of CV 4, of BB 5, of CA 3; point of Transport Capacity 1;
/// fortification 1 on an island, 2 in a port box, 5 in a large area; point of port repair 1; Special Action 5.
pub const AE_120: RuleId = RuleId::numbered(120);

/// Section 4.44: The first step of a new infantry, marine or CBA unit costs double; militia, garrisons, fleets, submarine units
/// and LBA pay no more for their first step.
pub const AE_121: RuleId = RuleId::numbered(121);

/// Section 4.5: Each group of four replacement steps and garrisons that Japan adds outside Japan, the last one rounded up,
/// costs 1 Transport Point.
pub const AE_122: RuleId = RuleId::numbered(122);

/// Section 4.6: Powers produce one after another and announce their WERPs and what is left; the type of the land steps they buy
/// stays hidden, while Special Actions, air units, fortifications and all that stands on tracks are open.
pub const AE_123: RuleId = RuleId::numbered(123);

/// Section 4.6: Lend-lease may be announced at any time during Allied production.
pub const AE_372: RuleId = RuleId::numbered(372);

/// Section 4.61: New air units are built at full strength only.
pub const AE_124: RuleId = RuleId::numbered(124);

/// Section 4.61: A port is repaired by 1 point a turn for 1 WERP, national ports excepted.
pub const AE_125: RuleId = RuleId::numbered(125);

/// Section 4.61: A step bought for a submarine unit that was sent out before Production waits as a marker in the holding box.
/// After the Air-Naval Combat Phase it joins the unit there or, if the unit was destroyed, brings it back with one step.
pub const AE_126: RuleId = RuleId::numbered(126);

/// Section 4.62: Japan spends at most 2 WERPs a turn on its submarine unit.
pub const AE_127: RuleId = RuleId::numbered(127);

/// Section 4.62: Japan spends at most 3 WERPs a turn on air steps, construction and replacements together.
pub const AE_128: RuleId = RuleId::numbered(128);

/// Section 4.62: Japan spends at most 1 WERP a turn on ASW.
pub const AE_129: RuleId = RuleId::numbered(129);

/// Section 4.63: Only the USA builds Bomber Points, at most 2 a turn.
pub const AE_130: RuleId = RuleId::numbered(130);

/// Section 4.63: Only the USA builds Allied Submarine Points and submarine steps, at most 3 a turn of both together.
pub const AE_131: RuleId = RuleId::numbered(131);

/// Section 4.71: Naval steps, Japanese air units and ASW are built with construction markers on their tracks; Allied air units
/// and all air replacements need none.
pub const AE_132: RuleId = RuleId::numbered(132);

/// Section 4.72: What a construction marker builds is chosen when it is placed on the track and stays so until the marker is used
/// anew.
pub const AE_133: RuleId = RuleId::numbered(133);

/// Section 4.73: A construction marker advances one box a turn at most, for 1 WERP.
pub const AE_134: RuleId = RuleId::numbered(134);

/// Section 4.74: A completed naval step arrives at the end of the Production Phase in a national port of its power; US steps
/// arrive in the USA, not in Hawaii.
pub const AE_135: RuleId = RuleId::numbered(135);

/// Section 4.74: A completed naval step joins a reduced fleet of its class in a national port or starts a new fleet there.
pub const AE_373: RuleId = RuleId::numbered(373);

/// Section 4.74: If no fleet can take a completed naval step its marker waits in the Built box.
pub const AE_136: RuleId = RuleId::numbered(136);

/// Section 4.74: New naval steps stay in port this turn, unless they react or return to base.
pub const AE_137: RuleId = RuleId::numbered(137);

/// Section 4.75: A Japanese air unit arrives only when complete, at full strength; while none of its type is in the Force Pool
/// the marker waits in the Built box.
pub const AE_138: RuleId = RuleId::numbered(138);

/// Section 4.76: A construction marker that completes its work is free again only in the next Production Phase.
pub const AE_139: RuleId = RuleId::numbered(139);

/// Section 4.77: A point of Transport Capacity needs the BB/TR marker free in the Force Pool and 1 WERP; it arrives at the end of
/// the same phase.
pub const AE_140: RuleId = RuleId::numbered(140);

/// Section 4.77: Japan adds at most 1 point of Transport Capacity a turn: there is one BB/TR marker, and it is then used up for
/// that turn.
pub const AE_375: RuleId = RuleId::numbered(375);

/// Section 2.12, 4.77: A point of Transport Capacity that is bought counts from the next game turn; this turn's Transports
/// Available do not change.
pub const AE_376: RuleId = RuleId::numbered(376);

/// Section 8.6: A damage marker on a naval track needs no construction marker; it advances one box a turn for 1 WERP and returns
/// as a new step.
pub const AE_374: RuleId = RuleId::numbered(374);

/// Section 4.8: A conquered resource or oil area outside Japan without a Japanese land unit or garrison yields nothing, lets no
/// supply in, out or through, and may not be entered or crossed by strategic moves.
pub const AE_141: RuleId = RuleId::numbered(141);

/// Section 4.8: The Nationalists suffer the same in resource areas they control and do not occupy, except that their supply may
/// be traced into them.
pub const AE_142: RuleId = RuleId::numbered(142);

/// Section 4.8: Partisans trouble only Japan and the Nationalists, none of the other Allies.
pub const AE_143: RuleId = RuleId::numbered(143);

/// Section 9.16: Japan may buy Home Defence steps at 1 WERP each on a home island it controls, even a contested one.
pub const AE_377: RuleId = RuleId::numbered(377);

/// Section 9.21: The free US naval steps from 1944 on need no construction marker and appear in the USA like completed steps.
pub const AE_378: RuleId = RuleId::numbered(378);

/// Section 9.42: New Communist units appear in an area of China under friendly control, contested or not, that contains a
/// Communist unit or is next to one that does.
pub const AE_379: RuleId = RuleId::numbered(379);

/// Section 5.11: In Operational Movement a land unit moves to one adjacent area; garrisons never move.
pub const AE_144: RuleId = RuleId::numbered(144);

/// Section 5.12: An LBA moves up to two areas overland and must stop on entering an area occupied by the enemy.
pub const AE_145: RuleId = RuleId::numbered(145);

/// Section 5.13: Instead an LBA may cross one sea zone, from a supplied area in or beside it to any other in or beside it; this
/// takes its whole move, and enemy influence does not matter.
pub const AE_146: RuleId = RuleId::numbered(146);

/// Section 5.14a: A unit may leave a contested area only if it began the phase there and goes first to a friendly uncontested
/// area; it enters no other contested area in that player turn.
pub const AE_147: RuleId = RuleId::numbered(147);

/// Section 5.14b: Friendly land units left in a contested area as rearguard must have at least as many steps as there are enemy
/// land units; units that enter in this phase may count.
pub const AE_148: RuleId = RuleId::numbered(148);

/// Section 5.14: Air units need no rearguard to leave a contested area, but they too go first to a friendly uncontested area and
/// enter no other contested one in that player turn.
pub const AE_149: RuleId = RuleId::numbered(149);

/// Section 5.15: An air unit must stop on entering jungle in Operational Movement; strategic moves take no notice of jungle.
pub const AE_150: RuleId = RuleId::numbered(150);

/// Section 5.16: Crossing a strait is an ordinary move that takes a unit's whole movement and no Transport Point.
pub const AE_151: RuleId = RuleId::numbered(151);

/// Section 5.17: A port box is an area of its own, entered and left like any other; the area around it has no share in its port.
pub const AE_152: RuleId = RuleId::numbered(152);

/// Section 5.18: Land units cannot cross an impassable border; air movement, port attacks and influence do.
pub const AE_153: RuleId = RuleId::numbered(153);

/// Section 5.19: Clear and rough terrain and rivers do not affect movement.
pub const AE_154: RuleId = RuleId::numbered(154);

/// Section 5.21: A strategic move goes from one friendly uncontested area to another, also after an operational move or an air
/// battle; fleets and garrisons make none.
pub const AE_155: RuleId = RuleId::numbered(155);

/// Section 5.22: The route of a strategic move lies over friendly uncontested areas, with at most one stretch by sea from a
/// friendly port to another.
pub const AE_156: RuleId = RuleId::numbered(156);

/// Section 5.22, 5.32: Air units cross sea zones in a strategic move without transport and at any distance, hopping between
/// friendly uncontested areas that touch each zone crossed, and may then go on inland.
pub const AE_157: RuleId = RuleId::numbered(157);

/// Section 5.22: A CBA in the Orphan box may make a strategic move to a CV fleet with room, but not into or through a sea zone
/// with Limited or enemy Dominant influence; no other CBA makes strategic moves.
pub const AE_158: RuleId = RuleId::numbered(158);

/// Section 5.22: A strategic move may cross straits without sea transport.
pub const AE_159: RuleId = RuleId::numbered(159);

/// Section 5.22: An area invaded this turn without opposition cannot be entered by a strategic move.
pub const AE_382: RuleId = RuleId::numbered(382);

/// Section 5.23: No strategic move enters, crosses or leaves an area that is enemy-controlled or contested.
pub const AE_383: RuleId = RuleId::numbered(383);

/// Section 5.23: Units transported by sea and air units over sea cannot enter, cross or leave a sea zone where the enemy has
/// Limited or Dominant influence.
pub const AE_160: RuleId = RuleId::numbered(160);

/// Section 5.23: A unit that comes by sea or over sea may end its strategic move in an area beside a sea zone where the enemy has
/// Limited or Dominant influence, but must stop there.
pub const AE_161: RuleId = RuleId::numbered(161);

/// Section 5.23: A strategic move made wholly by land takes no notice of influence at sea.
pub const AE_162: RuleId = RuleId::numbered(162);

/// Section 5.24: In each of its Strategic Movement Phases Japan moves up to 4 units, the USA up to 4 and the Commonwealth 1.
pub const AE_163: RuleId = RuleId::numbered(163);

/// Section 5.24: Only Japan, the USA and the Commonwealth have strategic moves; Chinese and DEI units have none, and the
/// Philippine unit counts as American.
pub const AE_384: RuleId = RuleId::numbered(384);

/// Section 8.71: A damaged port cannot serve a strategic move by sea.
pub const AE_385: RuleId = RuleId::numbered(385);

/// Section 5.31: In Naval Movement a land unit or LBA may go to sea from a friendly port or coastal area, into a sea zone at most
/// two zones away, the first one included.
pub const AE_164: RuleId = RuleId::numbered(164);

/// Section 5.31: A unit transported by sea in Naval Movement moves only once in that phase.
pub const AE_380: RuleId = RuleId::numbered(380);

/// Section 5.31: Units that embark in a contested area must leave a rearguard there as for any departure.
pub const AE_165: RuleId = RuleId::numbered(165);

/// Section 5.31: Transports may enter a sea zone where the enemy has Limited or Dominant influence, but not sail on through it.
pub const AE_166: RuleId = RuleId::numbered(166);

/// Section 5.31: In Operational Movement units at sea may land in a friendly uncontested area or in any contested one, in or
/// beside their sea zone; they need no port but cannot land on an impassable coast.
pub const AE_167: RuleId = RuleId::numbered(167);

/// Section 5.31: Units at sea enter an enemy-controlled area only if it is already contested, or by amphibious invasion.
pub const AE_381: RuleId = RuleId::numbered(381);

/// Section 5.32: In Strategic Movement a land unit goes by sea from a friendly uncontested port to another over at most six
/// consecutive supplied sea zones.
pub const AE_168: RuleId = RuleId::numbered(168);

/// Section 5.32: Each Japanese land unit moved by sea in Strategic Movement costs 1 Transport Point; air units cost none.
pub const AE_169: RuleId = RuleId::numbered(169);

/// Section 5.42: An island box holds one land unit, one LBA and one garrison, besides the fleets its port allows.
pub const AE_170: RuleId = RuleId::numbered(170);

/// Section 5.42: Units in excess of a stacking limit at the end of a phase are eliminated, the owner choosing which; invading
/// marines may stay until the Return to Base Phase.
pub const AE_171: RuleId = RuleId::numbered(171);

/// Section 5.42: Against an enemy island box an attacker brings one land unit, or two if at least one is a marine, one LBA and
/// any number of CBA.
pub const AE_172: RuleId = RuleId::numbered(172);

/// Section 5.43: A port box holds two land units and two LBA of each side, besides one garrison and the fleets its port allows.
pub const AE_173: RuleId = RuleId::numbered(173);

/// Section 5.43: Against an enemy port box an attacker brings two land units, or three in an amphibious invasion with at least
/// one marine, two LBA and any number of CBA.
pub const AE_174: RuleId = RuleId::numbered(174);

/// Section 5.43: Units in excess after an attack on a port box move to an adjacent friendly area when the fighting ends, or
/// return to base.
pub const AE_386: RuleId = RuleId::numbered(386);

/// Section 5.42, 5.43: CBA that attacked a box return to their CV fleets after the battle.
pub const AE_387: RuleId = RuleId::numbered(387);

/// Section 5.44: In jungle no more than four land units and four air units of each side may end a phase or fight.
pub const AE_175: RuleId = RuleId::numbered(175);

/// Section 5.41: CBA aboard CV fleets never count for stacking.
pub const AE_176: RuleId = RuleId::numbered(176);

/// Section 5.46: An LBA left alone in an area with an enemy land unit is eliminated at once, without combat.
pub const AE_177: RuleId = RuleId::numbered(177);

/// Section 5.46: A fleet left alone in an enemy-controlled port must be scuttled or leave at once for an adjacent sea zone
/// without enemy fleets, at 1 oil point if Japanese; if it can do neither it is eliminated.
pub const AE_178: RuleId = RuleId::numbered(178);

/// Section 6.1: The phasing player is always the attacker.
pub const AE_179: RuleId = RuleId::numbered(179);

/// Section 6.1: In a newly contested area an Initial Combat round must be fought; in an area contested before the turn the
/// attacker may choose.
pub const AE_180: RuleId = RuleId::numbered(180);

/// Section 6.2: Areas are fought one at a time in the attacker's order, and all Initial Combats are finished before any
/// Breakthrough Combat is bought.
pub const AE_181: RuleId = RuleId::numbered(181);

/// Section 6.21: In each round both sides secretly and at the same time send each of their air units either into air combat or to
/// ground support; a unit is never divided.
pub const AE_182: RuleId = RuleId::numbered(182);

/// Section 6.22: Air units in air combat fire at the same time, one die per step; each 5 or 6 eliminates an enemy air step of the
/// owner's choice, those in air combat first.
pub const AE_183: RuleId = RuleId::numbered(183);

/// Section 6.22: Japanese elite air units hit on a 4 in air combat, but in each group, air combat and then ground support, they
/// take the losses first.
pub const AE_184: RuleId = RuleId::numbered(184);

/// Section 6.23: Land units in combat are revealed and stay so while the area is contested; units that enter it are revealed at
/// once.
pub const AE_185: RuleId = RuleId::numbered(185);

/// Section 6.24: Each die of 6 or more, hit bonuses added, eliminates a step of an enemy land unit or garrison of its owner's
/// choice.
pub const AE_186: RuleId = RuleId::numbered(186);

/// Section 6.25: Every land unit at full strength, garrisons included, must lose a step before any unit loses more.
pub const AE_187: RuleId = RuleId::numbered(187);

/// Section 6.31: In a Normal round the defender fires first with one die per step; what is left of the attacker then fires with
/// one die per step.
pub const AE_188: RuleId = RuleId::numbered(188);

/// Section 6.32: In an Assault both sides fire in the same order with two dice per step; no Assault takes place in jungle.
pub const AE_189: RuleId = RuleId::numbered(189);

/// Section 6.4: Each hit bonus adds 1 to the dice, and all add up: US marines, air support, defending in rough terrain, the first
/// round against a river or strait crossing, the first round against an invasion, shore bombardment, fortification, Japanese
/// surprise in jungle, mixed Chinese forces, Banzai, Japanese defence against Chinese. No unit has both the river and the
/// invasion bonus.
pub const AE_190: RuleId = RuleId::numbered(190);

/// Section 6.5: Each air step in ground support gives one hit bonus to one step of the land unit to which its unit is attached.
pub const AE_191: RuleId = RuleId::numbered(191);

/// Section 6.5: Air units in ground support are attached just before the dice are rolled, and may be attached elsewhere in the
/// next round.
pub const AE_392: RuleId = RuleId::numbered(392);

/// Section 6.51: A land step has at most one hit bonus from the air, and an air unit supports one land unit of its own
/// nationality only.
pub const AE_192: RuleId = RuleId::numbered(192);

/// Section 6.51: An air unit supports at most as many steps of its land unit as it has steps left.
pub const AE_389: RuleId = RuleId::numbered(389);

/// Section 6.52: In a battle each side has at most eight land steps supported from the air in a round.
pub const AE_193: RuleId = RuleId::numbered(193);

/// Section 6.52: An air unit that has no land unit it may support can only fight in air combat or stay on the ground.
pub const AE_388: RuleId = RuleId::numbered(388);

/// Section 6.53: CBA fight in the air or give support in amphibious invasions of this player turn; in other battles in port boxes
/// they may only fight in the air, and in other battles in large areas they take no part.
pub const AE_194: RuleId = RuleId::numbered(194);

/// Section 6.53: CBA take part in a land combat only from CV fleets in an adjacent sea zone or in the port of the area.
pub const AE_195: RuleId = RuleId::numbered(195);

/// Section 6.61: After all Initial Combats each further round of Breakthrough Combat in an area costs one Special Action.
pub const AE_196: RuleId = RuleId::numbered(196);

/// Section 6.62: In Breakthrough Combat each Major Power that attacks pays its own Special Action; the others take no part,
/// neither attacking nor losing steps.
pub const AE_197: RuleId = RuleId::numbered(197);

/// Section 6.62: The attacker's losses in Breakthrough Combat cannot be taken from friendly units that take no part.
pub const AE_390: RuleId = RuleId::numbered(390);

/// Section 6.63: When only one side is left in an area that was contested, its land units are hidden again.
pub const AE_198: RuleId = RuleId::numbered(198);

/// Section 6.71: In rough terrain defending land units have +1.
pub const AE_199: RuleId = RuleId::numbered(199);

/// Section 6.72: In jungle there are only Normal rounds, neither Assault nor Breakthrough Combat.
pub const AE_200: RuleId = RuleId::numbered(200);

/// Section 6.72: In each July/August turn every land unit of both sides in a contested jungle area loses a step; units with one
/// step left are spared.
pub const AE_201: RuleId = RuleId::numbered(201);

/// Section 6.73: If any attacking land unit entered across a river or strait, defending land units have +1 in the round in which
/// the area is newly contested; with an amphibious invasion in the same area only the invasion bonus counts.
pub const AE_202: RuleId = RuleId::numbered(202);

/// Section 6.74: If a port box is not cleared by the Return to Base Phase, attacking marines beyond two land units go to an
/// adjacent friendly uncontested area or return to base.
pub const AE_203: RuleId = RuleId::numbered(203);

/// Section 6.74: When a port box is cleared, one surviving unit may at once lose a step to make a garrison there; marines in
/// excess then go to an adjacent friendly uncontested area or return to base.
pub const AE_204: RuleId = RuleId::numbered(204);

/// Section 6.75: Against an island box Initial Combat goes on round after round until one side is destroyed or the attacker calls
/// off the attack.
pub const AE_205: RuleId = RuleId::numbered(205);

/// Section 6.75: When an island box is cleared, one surviving unit may at once lose a step to make a garrison there; marines in
/// excess return to base.
pub const AE_206: RuleId = RuleId::numbered(206);

/// Section 6.8: Fortifications are bought only in clear areas, port boxes and island boxes that are supplied, friendly and
/// uncontested, and where a land unit or garrison of the buying power stood before this production.
pub const AE_207: RuleId = RuleId::numbered(207);

/// Section 6.81: The number of fortifications is not limited.
pub const AE_391: RuleId = RuleId::numbered(391);

/// Section 6.82: A fortification helps friendly land units of any nationality.
pub const AE_208: RuleId = RuleId::numbered(208);

/// Section 6.83: A fortification without a friendly land unit or garrison at the end of a player turn is removed.
pub const AE_209: RuleId = RuleId::numbered(209);

/// Section 6.84: In the first, mandatory round a fortification gives all friendly land units +1 in defence; if enemies are still
/// there after that round it is removed.
pub const AE_210: RuleId = RuleId::numbered(210);

/// Section 9.43: Against Nationalists and Communists together Japan has +1 in every round that begins against both forces.
pub const AE_393: RuleId = RuleId::numbered(393);

/// Section 9.16: In every round on a contested home island exactly a quarter of its Home Defence steps, rounded up, must make a
/// Banzai attack, in attack as in defence.
pub const AE_394: RuleId = RuleId::numbered(394);

/// Section 7.11: At any time the Commonwealth holds at most 1 Special Action, Japan 3, and the USA 1 in 1942, 2 in 1943 and 3
/// from 1944; in 1941 the USA holds none.
pub const AE_211: RuleId = RuleId::numbered(211);

/// Section 7.1: A Special Action need not be used at once: it may be kept for later turns.
pub const AE_395: RuleId = RuleId::numbered(395);

/// Section 7.12: Special Actions lie open and cannot be hidden.
pub const AE_212: RuleId = RuleId::numbered(212);

/// Section 7.13: Each Major Power that takes part in an action pays its own Special Action, and only those that pay have the
/// benefit.
pub const AE_213: RuleId = RuleId::numbered(213);

/// Section 7.2: An amphibious invasion costs one Special Action per area invaded; marines that land by themselves pay none.
pub const AE_214: RuleId = RuleId::numbered(214);

/// Section 7.2: No invasion lands on a coast that is impassable towards its sea zone.
pub const AE_215: RuleId = RuleId::numbered(215);

/// Section 7.2: The sea zone of an invasion must already touch at least one friendly uncontested area, even by an impassable
/// coast.
pub const AE_216: RuleId = RuleId::numbered(216);

/// Section 7.2: Japan invades only from sea zones in its Supply Network.
pub const AE_217: RuleId = RuleId::numbered(217);

/// Section 7.2: Only infantry and marines make amphibious invasions.
pub const AE_218: RuleId = RuleId::numbered(218);

/// Section 7.2: Militia and garrisons cannot make amphibious invasions.
pub const AE_397: RuleId = RuleId::numbered(397);

/// Section 7.2: The area invaded must be under enemy control.
pub const AE_396: RuleId = RuleId::numbered(396);

/// Section 7.2: Invaders must have moved into the sea zone of the invasion in the Naval Movement Phase.
pub const AE_219: RuleId = RuleId::numbered(219);

/// Section 7.2: At most 4 land units invade a large area, 2 a port box and 1 an island box; with at least one marine among
/// them 5, 3 and 2.
pub const AE_220: RuleId = RuleId::numbered(220);

/// Section 7.21: In the first round of Initial Combat all defenders of an invaded area have +1, except militia.
pub const AE_221: RuleId = RuleId::numbered(221);

/// Section 7.21: The bonus against invasions goes to every defender except militia, even against attackers who came by land.
pub const AE_402: RuleId = RuleId::numbered(402);

/// Section 7.22: In the first round of an invasion of a port box or island box each group of 2 BB steps, 4 CA steps, or 1 BB
/// and 2 CA steps in the sea zone gives one attacking land step +1.
pub const AE_222: RuleId = RuleId::numbered(222);

/// Section 7.22: A naval step counts in one bombardment group only, and a land step has one bombardment bonus at most, besides
/// all its other bonuses.
pub const AE_398: RuleId = RuleId::numbered(398);

/// Section 7.22: Fleets that bombard are revealed and may be divided among several targets in their sea zone.
pub const AE_223: RuleId = RuleId::numbered(223);

/// Section 7.22: The AA of a port has no effect on an invasion.
pub const AE_399: RuleId = RuleId::numbered(399);

/// Section 7.23: Where invaders survive, the area is contested: both sides then count as controlling its port for movement and
/// supply, but only the side in control may return fleets to it.
pub const AE_224: RuleId = RuleId::numbered(224);

/// Section 7.24: Land units and LBA may join an invasion by a legal operational move, and CBA from CV fleets in the invasion's
/// sea zone.
pub const AE_225: RuleId = RuleId::numbered(225);

/// Section 7.24: Attacking air units take part in the Initial Combat of an invasion only in those ways: LBA by a legal
/// operational move, CBA from CV fleets in the invasion's sea zone.
pub const AE_400: RuleId = RuleId::numbered(400);

/// Section 7.24: LBA that joined an invasion stay there; if it is wiped out or called off in that player turn they return to
/// where they came from.
pub const AE_226: RuleId = RuleId::numbered(226);

/// Section 7.25: Before the main invasion undefended port boxes and island boxes in the same sea zone may be taken at no further
/// Special Action: for each, an invading unit loses a step and a garrison is placed there.
pub const AE_227: RuleId = RuleId::numbered(227);

/// Section 7.25: Units reduced to take undefended boxes must join the main invasion and count against its limit.
pub const AE_401: RuleId = RuleId::numbered(401);

/// Section 7.5: In the Return to Base Phase Japan may spend one Special Action to return to any port it can supply, at any
/// distance and without oil; influence still bars the way.
pub const AE_228: RuleId = RuleId::numbered(228);

/// Section 7.5: The one Special Action for an Extended Return serves any number of Japanese fleets, transports at sea, and
/// marines at sea or on a coast.
pub const AE_403: RuleId = RuleId::numbered(403);

/// Section 7.6: Once in 1942 and once in 1943, in a Japanese Naval Movement Phase, a US Special Action breaks the code for one
/// sea zone, named before deciding whether to react there: US fleets reacting there may move three zones, and the Allied die in
/// the first interception test there has +3.
pub const AE_229: RuleId = RuleId::numbered(229);

/// Section 7.6: The Special Action and the year's chance to break the code are used up even if no US fleet reacts.
pub const AE_230: RuleId = RuleId::numbered(230);

/// Section 7.7, 9.41: One US Special Action lets the Nationalists enter any number of uncontested areas occupied by Japan this
/// turn, for Initial Combat; without it they may enter only areas that held one of their units and were contested when the turn
/// began, and unoccupied Japanese-controlled areas.
pub const AE_231: RuleId = RuleId::numbered(231);

/// Section 7.7: Chinese forces never make Breakthrough Combat.
pub const AE_232: RuleId = RuleId::numbered(232);

/// Section 7.8: In Production a Special Action kept from an earlier turn may be spent on Unrestricted Replacements in one
/// supplied area: up to full strength, at the usual WERPs and no Transport Points. It may be bought again at once.
pub const AE_233: RuleId = RuleId::numbered(233);

/// Section 7.8: Each Special Action spent on Unrestricted Replacements serves one supplied area, which may be contested and even
/// enemy-controlled.
pub const AE_404: RuleId = RuleId::numbered(404);

/// Section 7.9: Special Actions of Europe Engulfed do not exist here: breakthrough movement, retreat before combat or without
/// rearguard, reinforcing a battle, counterattack and limited supply.
pub const AE_234: RuleId = RuleId::numbered(234);

/// Section 8.11: Fleets consolidate only with fleets of the same navy and class, and only if that leaves fewer blocks.
pub const AE_235: RuleId = RuleId::numbered(235);

/// Section 8.11: Before each round of a naval battle each side must consolidate to the fewest blocks of each class.
pub const AE_236: RuleId = RuleId::numbered(236);

/// Section 8.11: There is no consolidation before submarine combat, fleets are never split, and the elite CA fleet never
/// consolidates.
pub const AE_237: RuleId = RuleId::numbered(237);

/// Section 8.11: Before they leave a port and when they return to one fleets may consolidate at their owner's choice; at sea they
/// do so only in battle.
pub const AE_405: RuleId = RuleId::numbered(405);

/// Section 8.12: Troop transports move up to two sea zones; those that carry marines move three if they start from a port.
pub const AE_238: RuleId = RuleId::numbered(238);

/// Section 8.12: Against transports a 5 destroys a step instead of damaging it, and each transport step destroyed eliminates one
/// step of the unit carried.
pub const AE_239: RuleId = RuleId::numbered(239);

/// Section 8.12: Transports make no reaction, exert no influence and have no AA.
pub const AE_240: RuleId = RuleId::numbered(240);

/// Section 8.12: LBA aboard transports exert no influence, and units at sea take no part in combat except as targets.
pub const AE_406: RuleId = RuleId::numbered(406);

/// Section 8.12: Sunk transports do not lower the Transport Capacity.
pub const AE_407: RuleId = RuleId::numbered(407);

/// Section 8.12: No unit embarks or lands across an impassable coast.
pub const AE_408: RuleId = RuleId::numbered(408);

/// Section 8.13: A side exerts influence in a sea zone with an LBA in an uncontested area in or beside it, or with a combat fleet
/// in the zone or in a port in or beside it; submarine units and transports exert none.
pub const AE_241: RuleId = RuleId::numbered(241);

/// Section 8.13b: Influence is Limited where both sides exert it: the naval moves of both stop there, neither enters when
/// returning to base or by strategic move, and the supply of both may pass.
pub const AE_242: RuleId = RuleId::numbered(242);

/// Section 8.13c: Influence is Dominant where only one side exerts it: only its opponent's naval moves stop there, and the
/// opponent alone may not enter in Return to Base, make strategic moves through it or supply through it.
pub const AE_243: RuleId = RuleId::numbered(243);

/// Section 8.13: Influence changes with every fleet that moves and is counted anew each time.
pub const AE_410: RuleId = RuleId::numbered(410);

/// Section 8.21: Nothing more may be sent to a sea zone that has already been a destination in this phase.
pub const AE_244: RuleId = RuleId::numbered(244);

/// Section 8.22: A fleet moves up to three sea zones and stops on entering one where the enemy has Limited or Dominant influence.
pub const AE_245: RuleId = RuleId::numbered(245);

/// Section 8.22: A fleet makes only one naval move in a phase, unless Extended Naval Operations give it another.
pub const AE_409: RuleId = RuleId::numbered(409);

/// Section 8.22a: Leaving a port or coast into its sea zone counts as entering one zone; so does entering a port in Return to
/// Base.
pub const AE_246: RuleId = RuleId::numbered(246);

/// Section 8.22b: Fleets pass directly between the South Philippine Sea and the Sulu Sea only while Leyte is friendly and
/// uncontested.
pub const AE_247: RuleId = RuleId::numbered(247);

/// Section 8.23: In Naval Movement the phasing player may spend a Special Action he kept on Extended Naval Operations: CV, BB and
/// CA fleets that moved into a zone where he has Dominant influence move up to three more zones, to one not used in this player
/// turn; no fleet does so twice a turn.
pub const AE_248: RuleId = RuleId::numbered(248);

/// Section 8.23: An enemy submarine in the zone that fleets leave by Extended Naval Operations does not hold them back, but may
/// attack them beforehand.
pub const AE_249: RuleId = RuleId::numbered(249);

/// Section 8.23: Other fleets and transports that have not moved may join fleets on Extended Naval Operations at their
/// destination if it is within normal range.
pub const AE_250: RuleId = RuleId::numbered(250);

/// Section 8.24: Marines, Japanese or US, move three sea zones only if they start from a port; otherwise two.
pub const AE_251: RuleId = RuleId::numbered(251);

/// Section 8.25: Only fleets in port and the submarine unit in its holding box react; fleets react up to two zones away.
pub const AE_252: RuleId = RuleId::numbered(252);

/// Section 8.25: A submarine unit reacts at any distance and whatever the influence, alone or with fleets.
pub const AE_411: RuleId = RuleId::numbered(411);

/// Section 8.25: Each Japanese fleet block that reacts costs 1 oil point.
pub const AE_253: RuleId = RuleId::numbered(253);

/// Section 8.25: LBA do not react; from adjacent uncontested areas they join the second round of each Day battle.
pub const AE_254: RuleId = RuleId::numbered(254);

/// Section 8.31a: Each side secretly chooses Day or Night: with surface fleets only and no LBA it must take Night, with CV fleets
/// or LBA only it must take Day. From the second attempt on both may also Avoid.
pub const AE_255: RuleId = RuleId::numbered(255);

/// Section 8.31b: If anyone chooses to Avoid, interception in that zone is over, and whoever did so returns to base.
pub const AE_256: RuleId = RuleId::numbered(256);

/// Section 8.31c: If nobody Avoids, each side rolls a die, +1 if it chose Day; the higher wins and its kind of battle takes
/// place. A tie is bad weather and leads to a new attempt.
pub const AE_257: RuleId = RuleId::numbered(257);

/// Section 8.31c: After bad weather both sides may Avoid, and surprise is possible again.
pub const AE_413: RuleId = RuleId::numbered(413);

/// Section 8.31d: A margin of 4 or more gives the winner surprise, but only on the first test in a zone and on the first after
/// bad weather.
pub const AE_258: RuleId = RuleId::numbered(258);

/// Section 8.31d, 8.41: With surprise the winner fires first: steps destroyed do not fire back, damaged ones do.
pub const AE_416: RuleId = RuleId::numbered(416);

/// Section 8.32: Those who Avoid return to base after any submarine combat, beginning with the player who reacted.
pub const AE_259: RuleId = RuleId::numbered(259);

/// Section 8.33, 9.12: If Japan chose Night and its elite CA fleet is in the zone, its interception die has +1.
pub const AE_260: RuleId = RuleId::numbered(260);

/// Section 8.31: A zone where fleets face only an enemy submarine needs no interception dice: the submarine combat follows at
/// once.
pub const AE_412: RuleId = RuleId::numbered(412);

/// Section 8.4: Interceptions and battles are repeated until only one side is left at sea in the zone.
pub const AE_261: RuleId = RuleId::numbered(261);

/// Section 8.41: At night no air unit acts, CV fleets and transports do not fire, and damaged steps still do.
pub const AE_414: RuleId = RuleId::numbered(414);

/// Section 8.41: A Night battle is one round; the winner of the interception makes the pairs, and each owner then aims his
/// surplus fleets. CV fleets and transports may be targets only once every enemy BB and CA fleet has two fleets firing at it.
pub const AE_262: RuleId = RuleId::numbered(262);

/// Section 8.41a: BB must fire at BB and CA at CA if they can, and no enemy fleet is a target twice before all enemy BB and CA
/// fleets are targets once.
pub const AE_415: RuleId = RuleId::numbered(415);

/// Section 8.41: Night dice have +1 for BB against CA, +2 for BB against CV or transports, -1 for CA against BB, +1 for CA
/// against CV or transports, and +1 more for the Japanese elite CA.
pub const AE_263: RuleId = RuleId::numbered(263);

/// Section 8.41a: At night each step rolls one die: 6 or more destroys a step of the target, 5 damages one. Destruction is
/// applied first, and a second damage result on a fleet destroys its damaged step.
pub const AE_264: RuleId = RuleId::numbered(264);

/// Section 8.41a: At night hits beyond what the target can take go to a second fleet assigned to the firer as a target, if there
/// is one, and are lost otherwise; the modifiers stay those of the first target.
pub const AE_265: RuleId = RuleId::numbered(265);

/// Section 8.42: A Day battle is two rounds, with consolidation before each; BB and CA take part only as targets and with their
/// AA.
pub const AE_266: RuleId = RuleId::numbered(266);

/// Section 8.42: An LBA beside several sea zones may fight a Day battle in each of them in turn.
pub const AE_417: RuleId = RuleId::numbered(417);

/// Section 8.42a: In each round both sides reveal fleets and CBA and secretly assign each air unit to Attack, Escort or CAP; LBA
/// take part in the second round only.
pub const AE_267: RuleId = RuleId::numbered(267);

/// Section 8.42a: An air unit keeps its task for the whole round.
pub const AE_418: RuleId = RuleId::numbered(418);

/// Section 8.42b: With surprise the first round has neither CAP nor Escort nor LBA: the surprising side attacks, then the other
/// side with its CBA that are left on CV fleets that are left. If the surprised side has only LBA, surprise has no effect.
pub const AE_268: RuleId = RuleId::numbered(268);

/// Section 8.42c: By day CV fleets and transports cannot be screened.
pub const AE_419: RuleId = RuleId::numbered(419);

/// Section 8.42d: Escort and CAP fire at each other at the same time, one die per step, destroying a step on a 5 or 6; hits
/// beyond the Escort fall on the Attack. CAP units beyond two steps to each Escort step fire at the Attack instead, with +1.
pub const AE_269: RuleId = RuleId::numbered(269);

/// Section 8.42e: All fleets but transports fire AA, one die for two naval steps in all, rounded down; each 6 destroys an
/// attacking air step. Attack units take the losses before Escorts, but if the defender has no CAP left surviving Escorts may
/// take them first.
pub const AE_270: RuleId = RuleId::numbered(270);

/// Section 8.42f: No more than two air units attack one fleet until every enemy fleet, transports included, is the target of two.
pub const AE_271: RuleId = RuleId::numbered(271);

/// Section 8.42f: Each attacking air step rolls one die: 6 or more destroys a step, 5 damages one, destruction first; two damage
/// results on a fleet destroy a step, and hits beyond the target are lost. CBA have +1 against CV, CA and transports, and elite
/// units +1 against every target.
pub const AE_272: RuleId = RuleId::numbered(272);

/// Section 8.42g: CBA that find no room on the CV fleets left are destroyed; a damaged CV step holds and launches only one CBA
/// step.
pub const AE_273: RuleId = RuleId::numbered(273);

/// Section 8.42g: After the second round LBA return to the areas they came from.
pub const AE_274: RuleId = RuleId::numbered(274);

/// Section 8.42g: Damage is resolved only after the second round; until then damaged steps still count for AA.
pub const AE_420: RuleId = RuleId::numbered(420);

/// Section 8.5: Submarines in a zone act once after each interception is fully resolved, before damage is resolved.
pub const AE_275: RuleId = RuleId::numbered(275);

/// Section 8.5: After each resolved interception a submarine unit in the zone engages damaged fleets, engages undamaged fleets,
/// or waits.
pub const AE_421: RuleId = RuleId::numbered(421);

/// Section 8.51: When a submarine unit engages damaged fleets, each CV or CA step in fleets with a damaged step first rolls a
/// die, at least one die in all; each 6 destroys a submarine step. Each step left then rolls a die at one such fleet: 5 or 6
/// destroys its damaged step.
pub const AE_276: RuleId = RuleId::numbered(276);

/// Section 8.52: When a submarine unit engages undamaged fleets, all undamaged CV and CA fleets first roll a die per step, at
/// least one in all; each 6 destroys a submarine step. Each step left then fires at one fleet: 5 damages, 6 or two 5s destroy a
/// step; against transports each 5 destroys one.
pub const AE_277: RuleId = RuleId::numbered(277);

/// Section 8.53: After its last attack, when someone Avoided or no friendly fleet is there, the submarine unit returns to its
/// box, where a step bought for it joins it.
pub const AE_278: RuleId = RuleId::numbered(278);

/// Section 8.6: For each damaged step that survived the submarines a die is rolled on the damage numbers of its naval track; its
/// marker goes to that box, the fleet loses the step, and CBA that no longer have room go to the Orphan box.
pub const AE_279: RuleId = RuleId::numbered(279);

/// Section 8.6, 8.12: Transports are never merely damaged: each 5 destroys a step of theirs at once.
pub const AE_280: RuleId = RuleId::numbered(280);

/// Section 8.7: Only the phasing player attacks ports and airbases, after the interceptions of a sea zone and only if no enemy
/// fleet is at sea there.
pub const AE_281: RuleId = RuleId::numbered(281);

/// Section 8.7: A port attack needs an enemy port that borders the zone, an airbase attack an uncontested area with an enemy LBA;
/// attackers may be divided among several areas, single units not.
pub const AE_422: RuleId = RuleId::numbered(422);

/// Section 8.7: Each air unit makes one port or airbase attack a turn at most.
pub const AE_282: RuleId = RuleId::numbered(282);

/// Section 8.7: All air units of the defender there, CBA aboard fleets in port included, are on CAP.
pub const AE_283: RuleId = RuleId::numbered(283);

/// Section 8.7: Against a port attack the AA dice of the fleets in port and those of the port are added.
pub const AE_284: RuleId = RuleId::numbered(284);

/// Section 8.7: Against fleets in port attackers have +1; against the port itself they have no such bonus, any number may attack
/// it, and each 6 is a point of port damage, up to three in all.
pub const AE_285: RuleId = RuleId::numbered(285);

/// Section 8.7: Air units that survive a port or airbase attack return to their area or fleet.
pub const AE_423: RuleId = RuleId::numbered(423);

/// Section 8.71: A damaged port serves no strategic move by sea, lets no fleet enter and ships no WERPs or oil; it still passes
/// supply on.
pub const AE_286: RuleId = RuleId::numbered(286);

/// Section 8.72: National ports may be repaired by any number of points a turn, at 1 WERP each.
pub const AE_287: RuleId = RuleId::numbered(287);

/// Section 8.73: Any Allied power may pay for repairing a port outside national areas; in a national area only the power of that
/// nation may.
pub const AE_288: RuleId = RuleId::numbered(288);

/// Section 8.8: Returning to base, fleets move up to three zones and transports, marines included, two: entering port counts, the
/// starting zone and the influence there do not. They enter no sea zone where the enemy has Limited or Dominant influence.
pub const AE_289: RuleId = RuleId::numbered(289);

/// Section 8.8: A fleet may always return to a national port of its own power, whatever the distance and influence.
pub const AE_424: RuleId = RuleId::numbered(424);

/// Section 8.8, 8.32: Those who Avoid return to base at once after submarine combat; they may consolidate in the port they reach.
pub const AE_425: RuleId = RuleId::numbered(425);

/// Section 9.53: The DEI fleet may return to any friendly port in the DEI, India or Australia as if to a national port.
pub const AE_426: RuleId = RuleId::numbered(426);

/// Section 9.11a: In the Japanese player turn of Nov/Dec 1941 US fleets at Hawaii and in the USA cannot react.
pub const AE_290: RuleId = RuleId::numbered(290);

/// Section 9.11b: US fleets at sea in the Hawaiian Islands zone make no interception before the attack on the port of Hawaii.
pub const AE_291: RuleId = RuleId::numbered(291);

/// Section 9.11c: All Japanese air units have +1 in the first round of the Air-Naval Combat Phase in each sea zone, elite units
/// one more.
pub const AE_292: RuleId = RuleId::numbered(292);

/// Section 9.11c: The surprise bonus counts once per sea zone, in its first round, even if that is a port attack.
pub const AE_436: RuleId = RuleId::numbered(436);

/// Section 9.11d: Until the Air-Naval Combat Phase Allied LBA and Allied fleets in port exert no influence.
pub const AE_293: RuleId = RuleId::numbered(293);

/// Section 9.11e: The Commonwealth fleets at Singapore must react to the first Japanese fleets that end their move in the Gulf of
/// Thailand or the Java Sea.
pub const AE_294: RuleId = RuleId::numbered(294);

/// Section 9.11f: In port attacks Allied AA dice of port and fleets are halved, rounded up; at Hawaii only in the first round.
pub const AE_295: RuleId = RuleId::numbered(295);

/// Section 9.11g: Japanese infantry attacking in jungle has +1.
pub const AE_296: RuleId = RuleId::numbered(296);

/// Section 9.11h: There is no strategic warfare in the Japanese production of Nov/Dec 1941.
pub const AE_297: RuleId = RuleId::numbered(297);

/// Section 9.11i: The Japanese submarine unit may be placed only where Allied fleets react, and never in the Hawaiian Islands
/// zone.
pub const AE_298: RuleId = RuleId::numbered(298);

/// Section 9.11j: Japanese fleets in the Hawaiian Islands zone may attack the port of Hawaii before the first interception there;
/// the LBA on Hawaii flies no CAP and may be fired at without reply.
pub const AE_299: RuleId = RuleId::numbered(299);

/// Section 9.11k: After the surprise attack on Hawaii Japan may return to base at once or stay. If it stays, US fleets at sea may
/// leave or fight one Day round, with +3 on their interception die; if no US fleet is left at sea, surviving CBA may attack the
/// port a second time.
pub const AE_300: RuleId = RuleId::numbered(300);

/// Section 9.11k: US fleets off Hawaii that choose not to fight return to the US national port, not to Hawaii.
pub const AE_437: RuleId = RuleId::numbered(437);

/// Section 9.12: Elite units get no replacements and take air-combat losses first; elite air units have +1 in air combat and
/// against ships and ports.
pub const AE_301: RuleId = RuleId::numbered(301);

/// Section 9.12: Losses by AA need not be taken by elite units first.
pub const AE_427: RuleId = RuleId::numbered(427);

/// Section 9.12: Elite air units have no bonus in ground support.
pub const AE_428: RuleId = RuleId::numbered(428);

/// Section 9.12: Two reduced elite air units of one type in the same place may become one full unit; an elite unit may also give
/// its step to a regular one and be removed. Each elite air unit eliminated adds a regular one of its type to the Force Pool.
pub const AE_302: RuleId = RuleId::numbered(302);

/// Section 9.12: A damaged elite CA step becomes a regular CA step on the track; the elite fleet never regains steps.
pub const AE_303: RuleId = RuleId::numbered(303);

/// Section 9.13: The Kamikaze marker drops by 1 in each Japanese Production Phase in which more than 1 WERP is spent on air,
/// construction and replacements together.
pub const AE_304: RuleId = RuleId::numbered(304);

/// Section 9.13: The Kamikaze marker drops by 1 in each Japanese Production Phase that begins with fewer than 20 oil points and
/// brings in fewer than 3 after strategic warfare.
pub const AE_429: RuleId = RuleId::numbered(429);

/// Section 9.13: From the moment the Kamikaze marker stands at 0 all Japanese LBA except elite ones are kamikazes for good: they
/// make no air combat, CAP, escort or ground support. CBA and elite LBA are not concerned.
pub const AE_305: RuleId = RuleId::numbered(305);

/// Section 9.13: While kamikazes are in force, before each production Japan may advance one LBA construction marker by one box
/// free of charge, beyond its one box for the turn.
pub const AE_430: RuleId = RuleId::numbered(430);

/// Section 9.13a: In each sea zone and each Air-Naval Combat Phase the first action is an attack by all kamikazes that exert
/// influence there; Japan need not send more than one air step for each enemy step.
pub const AE_306: RuleId = RuleId::numbered(306);

/// Section 9.13a: Kamikazes meet neither air combat nor AA.
pub const AE_431: RuleId = RuleId::numbered(431);

/// Section 9.13b: A full kamikaze unit rolls one die: 6 destroys a step, 5 damages one. The first must aim at a CA fleet if there
/// is one; no fleet is attacked twice before each has been once; kamikazes are destroyed once they have fired.
pub const AE_307: RuleId = RuleId::numbered(307);

/// Section 9.13c: A kamikaze unit of one step only damages, and only on a 6; this still destroys a step of a transport or of the
/// DEI fleet.
pub const AE_308: RuleId = RuleId::numbered(308);

/// Section 9.14: Units making a Banzai attack have +1; once their hits are resolved they are eliminated, unless the Allies there
/// are wiped out, and then one step survives.
pub const AE_309: RuleId = RuleId::numbered(309);

/// Section 9.14: Japan may declare Banzai for any of its garrisons and militia, attacking or defending, just before they roll.
pub const AE_432: RuleId = RuleId::numbered(432);

/// Section 9.15: Japanese land units other than militia have +1 in defence against Chinese attacks.
pub const AE_310: RuleId = RuleId::numbered(310);

/// Section 9.16: Home Defence begins at 12 steps on Honshu and 4 each on Shikoku and Kyushu, at most 20; on each island it counts
/// as a single militia unit whose full strength is 20 steps.
pub const AE_311: RuleId = RuleId::numbered(311);

/// Section 9.21: From Jan/Feb 1944 the USA receives one CV, one BB and one CA step free each turn.
pub const AE_312: RuleId = RuleId::numbered(312);

/// Section 9.22: US WERPs are 5 in Nov/Dec 1941 and 20 from Jan/Feb 1942; 25 from Jan/Feb 1943 if the fleet condition was met
/// in 1942, and 30 from Jan/Feb 1944 if it was met again in 1943 on a later turn. A condition met late counts from the next
/// Allied Production Phase.
pub const AE_313: RuleId = RuleId::numbered(313);

/// Section 9.22: The fleet condition: a US force of at least 8 fleet steps, at least one of them CV, with a CBA unit for each CV
/// step, reacts to a Japanese move or moves to where Japan could legally react with fleets. Without a battle the USA reveals
/// enough fleets to prove it.
pub const AE_433: RuleId = RuleId::numbered(433);

/// Section 9.22: The US Force Pool additions of 1943 and 1944 come with the first and the second increase of WERPs, those of 1945
/// in Jan/Feb 1945 in any case.
pub const AE_314: RuleId = RuleId::numbered(314);

/// Section 9.23: US units may not enter India, Burma or China, Formosa excepted.
pub const AE_315: RuleId = RuleId::numbered(315);

/// Section 9.24: Seven US naval construction markers bear a date; they join the Force Pool on that turn and may be used from then
/// on.
pub const AE_316: RuleId = RuleId::numbered(316);

/// Section 9.25: By lend-lease the USA transfers up to 5 WERPs a turn in all, to Nationalist China at most 2 for each of Assam
/// and Burma under Allied control; every WERP sent costs the USA 2.
pub const AE_317: RuleId = RuleId::numbered(317);

/// Section 9.25: Lend-lease needs a route: for China to a friendly Chinese resource area occupied by Nationalists, for the
/// Commonwealth to a friendly resource area in India or Australia, and land units bought with it are then of that nation.
pub const AE_318: RuleId = RuleId::numbered(318);

/// Section 9.25, 3.4: The way around Australia off the map serves US supply and lend-lease, never strategic moves.
pub const AE_434: RuleId = RuleId::numbered(434);

/// Section 9.31: The Commonwealth gives up 3 WERPs each turn for the war in Europe, except in a production in which a Japanese
/// unit is in India, Ceylon not counted, or in Australia.
pub const AE_319: RuleId = RuleId::numbered(319);

/// Section 9.32: In China Commonwealth units may enter only Hainan, Formosa, Hong Kong and Shanghai, and not together with
/// Chinese units.
pub const AE_320: RuleId = RuleId::numbered(320);

/// Section 9.41: Nationalist units may not enter an area occupied by Japan unless it already holds a Nationalist unit or the USA
/// spends a Special Action.
pub const AE_321: RuleId = RuleId::numbered(321);

/// Section 9.42, 4.11: In each Allied Production Phase the Communists get exactly one free step, infantry or militia; they never
/// use WERPs.
pub const AE_322: RuleId = RuleId::numbered(322);

/// Section 9.43: Where Nationalists and Communists stand together Japan has +1, and only one of the two forces, of the Allied
/// player's choice, attacks and takes all the losses.
pub const AE_323: RuleId = RuleId::numbered(323);

/// Section 9.44: Chinese units stay within China, Shanghai, Hainan and Hong Kong included, Manchukuo and Korea; Communists only
/// in rough areas there and areas next to them.
pub const AE_324: RuleId = RuleId::numbered(324);

/// Section 9.44: Chinese units do not enter areas with Commonwealth units, nor Commonwealth units areas with Chinese units.
pub const AE_435: RuleId = RuleId::numbered(435);

/// Section 9.44: Shanghai's WERP goes to China while Nationalists are in it. Hong Kong's goes to the Commonwealth, if it is
/// Allied and empty or held by a British land unit or garrison, and never to China.
pub const AE_325: RuleId = RuleId::numbered(325);

/// Section 9.45: Each area of China that passes from Chinese to Japanese control in a Combat Phase at once gives up to 5 free
/// militia steps, as new units or replacements within the Force Pool: Communist if the area is rough, otherwise Nationalist.
pub const AE_326: RuleId = RuleId::numbered(326);

/// Section 9.46: Chinese militia fires only in defence; in an attack it may still take losses.
pub const AE_327: RuleId = RuleId::numbered(327);

/// Section 9.47: The Chinese LBA only supports Nationalist land units or fights in the air; it exerts no influence and attacks
/// neither ships nor ports nor airbases.
pub const AE_328: RuleId = RuleId::numbered(328);

/// Section 9.52: A damaged step of the DEI fleet cannot be repaired: it is destroyed when damage is resolved, not before. Two
/// damage results in one battle destroy one step only.
pub const AE_329: RuleId = RuleId::numbered(329);

/// Section 9.53: The DEI fleet uses every friendly port in the DEI, India and Australia as a national port.
pub const AE_330: RuleId = RuleId::numbered(330);

/// Section 9.54, 10.15: The DEI are conquered when they control no resource area and no oil area at the end of a phase; their
/// land units are then removed for good.
pub const AE_331: RuleId = RuleId::numbered(331);

/// Section 9.55, 4.14: The Philippine militia is built and replaced only with the Philippine WERP, while Luzon is friendly, and
/// never with US WERPs; in all else it counts as an American unit.
pub const AE_332: RuleId = RuleId::numbered(332);

/// Section 9.56: The Philippines are conquered when Japan controls all four of their areas at the end of a phase; their unit is
/// then removed for good.
pub const AE_333: RuleId = RuleId::numbered(333);

/// Section 10.1: The forces of a conquered country are removed for good.
pub const AE_439: RuleId = RuleId::numbered(439);

/// Section 10.11: Japan is conquered the moment Honshu is enemy-controlled; the game then ends.
pub const AE_334: RuleId = RuleId::numbered(334);

/// Section 10.12: India is conquered if its three resource areas are Japanese at the end of an Allied player turn: Indian units
/// are removed, and India is never again a source for the Commonwealth.
pub const AE_335: RuleId = RuleId::numbered(335);

/// Section 10.13: Australia is conquered if all its resource areas are Japanese at the end of an Allied player turn: Australian
/// units are removed. It is a source again once one of those areas is liberated.
pub const AE_336: RuleId = RuleId::numbered(336);

/// Section 10.14: The Nationalists are conquered if the Chinese control no Chinese resource area at the end of an Allied player
/// turn, the Communists when none of their units is left on the map; each without regard to the other.
pub const AE_337: RuleId = RuleId::numbered(337);

/// Section 10.15: After the conquest of the DEI their fleet stays in play, but uses only Indian and Australian national ports and
/// gains no steps.
pub const AE_338: RuleId = RuleId::numbered(338);

/// Section 10.16, 10.17: Britain and the USA cannot be conquered.
pub const AE_438: RuleId = RuleId::numbered(438);

/// Section 10.18: Unless decided earlier, the game ends after the turn of Jul/Aug 1945.
pub const AE_339: RuleId = RuleId::numbered(339);

/// Section 10.21: Areas of a conquered country that are empty or hold only the invader's forces go to the conqueror.
pub const AE_340: RuleId = RuleId::numbered(340);

/// Section 10.22: Areas of a conquered country that still hold other enemies of the invader stay with the side that controlled
/// them.
pub const AE_341: RuleId = RuleId::numbered(341);

/// Section 10.3a: Japan wins a Decisive victory if it controls Hawaii at the end of an Allied player turn.
pub const AE_342: RuleId = RuleId::numbered(342);

/// Section 10.3b: Japan wins a Decisive victory with at least 12 supplied victory point areas and sea zones at the end of an
/// Allied player turn.
pub const AE_343: RuleId = RuleId::numbered(343);

/// Section 10.3c: After Jul/Aug 1945 an unconquered Japan with at least 6 supplied victory point spaces wins a Decisive victory
/// if the Allies control no strategic airbase.
pub const AE_344: RuleId = RuleId::numbered(344);

/// Section 10.3: Hawaii and the 12 victory points are tested at the end of every Allied player turn, the condition on strategic
/// airbases only after Jul/Aug 1945.
pub const AE_440: RuleId = RuleId::numbered(440);

/// Section 10.3: After Jul/Aug 1945 an unconquered Japan's supplied victory point spaces decide: 6 or more a Japanese Operational
/// victory, 3 to 5 a Japanese Marginal one, 2 an Allied Marginal one, 0 or 1 an Allied Operational one. Japan conquered earlier
/// is an Allied Decisive victory.
pub const AE_345: RuleId = RuleId::numbered(345);

/// Section 10.3: A sea zone counts for Japan if it has Limited or Dominant influence there; no network marker is needed.
pub const AE_346: RuleId = RuleId::numbered(346);

/// Section 10.4: Players may bid for a side. A bid to play the Allies gives Japan that many WERPs for a production before the
/// game and as many oil points more; a bid to play Japan gives the Allies the WERPs and costs Japan the oil.
pub const AE_347: RuleId = RuleId::numbered(347);

/// Section 4.22: Until a block is revealed the opponent knows its place and its colour only, never its type or steps: marines
/// have colours of their own, but Allied fleets of all navies look alike, and so do Nationalists and Communists.
pub const AE_348: RuleId = RuleId::numbered(348);

/// Section 4.6: The opponent is not told which types of land steps are bought nor where they are placed in a block.
pub const AE_349: RuleId = RuleId::numbered(349);

/// Section 7.6b: Code-breaking tells the Allies the numbers of CV, BB and CA steps in the zone and the total of troop steps
/// aboard, but nothing of CBA.
pub const AE_350: RuleId = RuleId::numbered(350);

/// Section 8.7: In a port attack the defender's CBA in port stay hidden until the attacker has divided his units between Escort
/// and Attack.
pub const AE_351: RuleId = RuleId::numbered(351);

/// Section KT&C: The holding boxes show which CBA are together, not which block is the CV fleet that carries them.
pub const AE_352: RuleId = RuleId::numbered(352);
