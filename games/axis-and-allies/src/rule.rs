//! The rules by name, written by `cargo xtask rules` from `rules/rules.toml`: change the text there, not here.

use ironbottom_kernel::RuleId;

/// Section 0.1: There are two fixed alliances: the Axis (Germany and Japan) and the Allies (USSR, United Kingdom and United
/// States).
pub const AA_001: RuleId = RuleId::numbered(1);

/// Section 0.2: A power's national production level is the sum of the values of the territories it controls.
pub const AA_002: RuleId = RuleId::numbered(2);

/// Section 0.6: No first-edition rules apply: there is no Commander-in-Chief, and several powers never attack together.
pub const AA_003: RuleId = RuleId::numbered(3);

/// Section 1.1: A turn has six phases in a fixed order. Any phase may be skipped except income.
pub const AA_004: RuleId = RuleId::numbered(4);

/// Section 1.2: Every combat created during combat movement is resolved in the combat phase.
pub const AA_005: RuleId = RuleId::numbered(5);

/// Section 1.3: A round ends after the turn of the United States.
pub const AA_006: RuleId = RuleId::numbered(6);

/// Section 1.4: Units that have been bought are not on the board before the placement phase.
pub const AA_007: RuleId = RuleId::numbered(7);

/// Section 1.6: A die that shows the unit's value or less is a hit.
pub const AA_008: RuleId = RuleId::numbered(8);

/// Section 1.7: The side that is hit picks which of its units is lost.
pub const AA_009: RuleId = RuleId::numbered(9);

/// Section 1.8: The defender's casualties still fire in the cycle in which they are hit, on land, after support shots and at sea;
/// only victims of a submarine's first shot do not.
pub const AA_010: RuleId = RuleId::numbered(10);

/// Section 1.8: The attacker's casualties from defensive fire are removed at once.
pub const AA_011: RuleId = RuleId::numbered(11);

/// Section 1.9: The defender keeps the territory if the attacker retreats or is destroyed, or if both sides are destroyed.
pub const AA_012: RuleId = RuleId::numbered(12);

/// Section 1.10: A capture raises the captor's production level and lowers the loser's by the value of the territory.
pub const AA_013: RuleId = RuleId::numbered(13);

/// Section 2.1: With two players, one leads the USSR, the United Kingdom and the United States, the other Germany and Japan.
pub const AA_014: RuleId = RuleId::numbered(14);

/// Section 2.1: With three players, one leads the USSR, the United Kingdom and the United States; Germany and Japan have one
/// player each.
pub const AA_015: RuleId = RuleId::numbered(15);

/// Section 2.1: With four players, one leads the USSR and the United States; the United Kingdom, Germany and Japan have one
/// player each.
pub const AA_016: RuleId = RuleId::numbered(16);

/// Section 2.1: With five players, each leads one power.
pub const AA_017: RuleId = RuleId::numbered(17);

/// Section 2.2: Powers led by one player keep their money, units and developments separate.
pub const AA_018: RuleId = RuleId::numbered(18);

/// Section 2.3: The order of play is USSR, Germany, United Kingdom, Japan, United States.
pub const AA_019: RuleId = RuleId::numbered(19);

/// Section 2.7: Starting money: USSR 24, Germany 32, United Kingdom 30, Japan 25, United States 36 IPC.
pub const AA_020: RuleId = RuleId::numbered(20);

/// Section 2.8: At the start each production level equals the starting money and the sum of the values of the power's
/// territories.
pub const AA_021: RuleId = RuleId::numbered(21);

/// Section 2.12: Two spaces are adjacent only if they share a border line; adjacency works both ways.
pub const AA_022: RuleId = RuleId::numbered(22);

/// Section 2.13: Ukraine and Caucasus are adjacent; Caucasus and Eastern Europe are not.
pub const AA_023: RuleId = RuleId::numbered(23);

/// Section 2.14: The sea zone at Gibraltar touches Algeria but not Libya.
pub const AA_024: RuleId = RuleId::numbered(24);

/// Section 2.15: The board wraps from side to side: Western and Eastern Canada, Western and Eastern United States, Mexico and
/// Panama are adjacent.
pub const AA_025: RuleId = RuleId::numbered(25);

/// Section 2.15: The board does not wrap from top to bottom.
pub const AA_026: RuleId = RuleId::numbered(26);

/// Section 2.16: A group of islands is one territory.
pub const AA_027: RuleId = RuleId::numbered(27);

/// Section 2.17: Territory values run from 0 to 12; Gibraltar and the Solomon Islands are worth 0.
pub const AA_028: RuleId = RuleId::numbered(28);

/// Section 2.18: Neutral territories have no owner at the start and are worth 0.
pub const AA_029: RuleId = RuleId::numbered(29);

/// Section 2.20: Panama is one territory that touches two sea zones.
pub const AA_030: RuleId = RuleId::numbered(30);

/// Section 2.20: Ships pass the Panama Canal only if their own alliance controlled Panama at the start of the turn.
pub const AA_031: RuleId = RuleId::numbered(31);

/// Section 2.20: Capturing Panama does not open the canal in the same turn.
pub const AA_032: RuleId = RuleId::numbered(32);

/// Section 2.20: Panama in enemy hands closes the canal to attacks through it as well.
pub const AA_033: RuleId = RuleId::numbered(33);

/// Section 2.21: Ships pass the Suez Canal only while their own alliance controls both Anglo-Egyptian Sudan and Syria-Iraq.
pub const AA_034: RuleId = RuleId::numbered(34);

/// Section 2.21: Anglo-Egyptian Sudan and Syria-Iraq are adjacent by land.
pub const AA_035: RuleId = RuleId::numbered(35);

/// Section 2.21/CL.7: Aircraft need no leave to cross a canal.
pub const AA_036: RuleId = RuleId::numbered(36);

/// Section 2.22: Karelia touches the Baltic and the zone to its north; ships may be placed in either if no enemy is there.
pub const AA_037: RuleId = RuleId::numbered(37);

/// Section 2.23: Land units cannot move between Finland-Norway and Eastern Europe.
pub const AA_038: RuleId = RuleId::numbered(38);

/// Section 2.24: Land units cannot move between Gibraltar and Algeria.
pub const AA_039: RuleId = RuleId::numbered(39);

/// Section 2.24: Land units cannot move between Eastern Europe and Turkey.
pub const AA_040: RuleId = RuleId::numbered(40);

/// Section 2.25: The water south of Australia is one single sea zone.
pub const AA_041: RuleId = RuleId::numbered(41);

/// Section 2.26: The set-up is that of the cards, and the totals of each power agree.
pub const AA_042: RuleId = RuleId::numbered(42);

/// Section 2.27: Ships are never in port: no ship can stand in a land space.
pub const AA_043: RuleId = RuleId::numbered(43);

/// Section 2.28: The German Atlantic submarine starts in the zone west of Spain.
pub const AA_044: RuleId = RuleId::numbered(44);

/// Section 2.28: The American western fleet starts in the Pacific.
pub const AA_045: RuleId = RuleId::numbered(45);

/// Section 2.28: The British submarine of the Levant starts in the eastern Mediterranean.
pub const AA_046: RuleId = RuleId::numbered(46);

/// Section 2.28: The Soviet ships start in the zone north of Karelia.
pub const AA_047: RuleId = RuleId::numbered(47);

/// Section CL.2: The Hudson Bay zone is adjacent to Western Canada.
pub const AA_048: RuleId = RuleId::numbered(48);

/// Section CL.2: The Gulf of Mexico zone on the right edge is adjacent to the Eastern US zone and the Caribbean zone.
pub const AA_049: RuleId = RuleId::numbered(49);

/// Section CL.2: Kwangtung is not adjacent to the Japan zone.
pub const AA_050: RuleId = RuleId::numbered(50);

/// Section CL.2: Passing the Panama Canal costs one move.
pub const AA_051: RuleId = RuleId::numbered(51);

/// Section CL.2: The New Zealand zone is adjacent to the Peru zone and to the zone south of Argentina.
pub const AA_052: RuleId = RuleId::numbered(52);

/// Section CL.2: Islands without a name are not spaces.
pub const AA_053: RuleId = RuleId::numbered(53);

/// Section 3.2: No research is possible once the first unit of the turn has been bought.
pub const AA_054: RuleId = RuleId::numbered(54);

/// Section 3.3: A research die costs 5 IPC; only the money in hand limits their number.
pub const AA_055: RuleId = RuleId::numbered(55);

/// Section 3.3: All research dice of a turn are paid for and rolled in one go: no refund, no stopping early.
pub const AA_056: RuleId = RuleId::numbered(56);

/// Section 3.4: Each 6 is one breakthrough; no other number is.
pub const AA_057: RuleId = RuleId::numbered(57);

/// Section 3.5: The result die gives: 1 jet power, 2 rockets, 3 super submarines, 4 long-range aircraft, 5 industrial
/// technology, 6 heavy bombers.
pub const AA_058: RuleId = RuleId::numbered(58);

/// Section 3.6: A result die that gives a development already owned is rolled again.
pub const AA_059: RuleId = RuleId::numbered(59);

/// Section 3.6: Two powers may own the same development.
pub const AA_060: RuleId = RuleId::numbered(60);

/// Section 3.7: A development takes effect at once, in the same turn, for units already on the board too.
pub const AA_061: RuleId = RuleId::numbered(61);

/// Section 3.8: Allies do not share developments.
pub const AA_062: RuleId = RuleId::numbered(62);

/// Section 3.6: A power that owns all six developments may not research; breakthroughs with nothing left to find are lost.
pub const AA_063: RuleId = RuleId::numbered(63);

/// Section 3.9: Jet power: fighters defend at 5; their attack stays 3.
pub const AA_064: RuleId = RuleId::numbered(64);

/// Section 3.10: Rockets: one attack per turn.
pub const AA_065: RuleId = RuleId::numbered(65);

/// Section 3.10: A rocket reaches an enemy industrial complex at most 3 spaces from one of your own AA guns.
pub const AA_066: RuleId = RuleId::numbered(66);

/// Section 3.10: A rocket does one die of damage: the complex's owner pays that many IPC to the bank, at most what he has.
pub const AA_067: RuleId = RuleId::numbered(67);

/// Section CL.3: A gun that is to fire as a rocket may move one space before combat and then fire.
pub const AA_068: RuleId = RuleId::numbered(68);

/// Section CL.3: A gun that fired a rocket may not move in non-combat movement.
pub const AA_069: RuleId = RuleId::numbered(69);

/// Section CL.3: No rocket is fired from aboard a transport.
pub const AA_070: RuleId = RuleId::numbered(70);

/// Section CL.3: A captured gun may not move in the turn of its capture, and it fires rockets only if its captor owns rockets.
pub const AA_071: RuleId = RuleId::numbered(71);

/// Section 3.11: Super submarines attack at 3; their defense stays 2.
pub const AA_072: RuleId = RuleId::numbered(72);

/// Section 3.12: Long-range aircraft: fighters fly 6 spaces and bombers 8, in the same turn already.
pub const AA_073: RuleId = RuleId::numbered(73);

/// Section 3.13: Industrial technology: every kind of unit costs 1 IPC less, industrial complexes and AA guns included.
pub const AA_074: RuleId = RuleId::numbered(74);

/// Section 3.13: Industrial technology does not make research dice cheaper: they still cost 5.
pub const AA_075: RuleId = RuleId::numbered(75);

/// Section 3.14: An attacking heavy bomber rolls 3 dice; each 4 or less hits, so it may score up to 3 hits.
pub const AA_076: RuleId = RuleId::numbered(76);

/// Section 3.14: In a raid a heavy bomber rolls 3 dice, which are added up.
pub const AA_077: RuleId = RuleId::numbered(77);

/// Section 3.14: In defense a heavy bomber rolls one die at 1.
pub const AA_078: RuleId = RuleId::numbered(78);

/// Section 3.15: What you buy may not cost more than the IPC you have; what you do not spend is kept.
pub const AA_079: RuleId = RuleId::numbered(79);

/// Section 2.29: Prices in IPC: infantry 3, armor 5, fighter 12, bomber 15, AA gun 5, battleship 24, carrier 18, transport 8,
/// submarine 8, industrial complex 15.
pub const AA_080: RuleId = RuleId::numbered(80);

/// Section 3.17: An original complex places any number of units for the power that started with it.
pub const AA_081: RuleId = RuleId::numbered(81);

/// Section 3.18: A complex that was bought places at most as many units per turn as its territory is worth.
pub const AA_082: RuleId = RuleId::numbered(82);

/// Section 3.18: A captured original complex places at most as many units per turn for its captor as its territory is worth.
pub const AA_083: RuleId = RuleId::numbered(83);

/// Section 3.17: An original complex that is back with its first owner is without limit again.
pub const AA_084: RuleId = RuleId::numbered(84);

/// Section 3.21: A power whose capital is in enemy hands buys nothing.
pub const AA_085: RuleId = RuleId::numbered(85);

/// Section 4.1: Moves in combat movement must lead to a battle, a capture, the violation of a neutral by land units, an assault,
/// a raid or a rocket.
pub const AA_086: RuleId = RuleId::numbered(86);

/// Section 4.2: A sea zone with any enemy ship in it is hostile; a lone transport or submarine is enough.
pub const AA_087: RuleId = RuleId::numbered(87);

/// Section 4.3: A territory that holds only an enemy AA gun or industrial complex is controlled, not occupied: land units capture
/// it without a battle.
pub const AA_088: RuleId = RuleId::numbered(88);

/// Section 4.5: Attackers from several spaces may join in one battle.
pub const AA_089: RuleId = RuleId::numbered(89);

/// Section 4.5: A unit takes part in only one battle per turn.
pub const AA_090: RuleId = RuleId::numbered(90);

/// Section 4.6: No unit joins a battle after combat has started.
pub const AA_091: RuleId = RuleId::numbered(91);

/// Section 4.7: Land units that enter an empty enemy territory capture it without a battle.
pub const AA_092: RuleId = RuleId::numbered(92);

/// Section 4.7: Aircraft alone do not capture an empty enemy territory.
pub const AA_093: RuleId = RuleId::numbered(93);

/// Section 4.8: No battle is resolved before all combat moves are done.
pub const AA_094: RuleId = RuleId::numbered(94);

/// Section 4.10: Infantry moves 1 territory.
pub const AA_095: RuleId = RuleId::numbered(95);

/// Section 4.12: A unit that boards a transport cannot have moved by land this turn, and it cannot move after unloading.
pub const AA_096: RuleId = RuleId::numbered(96);

/// Section 4.14: Infantry attacks at 1 and defends at 2.
pub const AA_097: RuleId = RuleId::numbered(97);

/// Section 4.15: Cargo aboard a transport never fires and is no casualty by itself.
pub const AA_098: RuleId = RuleId::numbered(98);

/// Section 4.16: Armor moves up to 2 territories through friendly territory.
pub const AA_099: RuleId = RuleId::numbered(99);

/// Section 4.17: Armor may blitz through an enemy-controlled territory that is not occupied, and captures it on the way.
pub const AA_100: RuleId = RuleId::numbered(100);

/// Section 4.17: The second territory of a blitz may be enemy-occupied, enemy-controlled, friendly or neutral.
pub const AA_101: RuleId = RuleId::numbered(101);

/// Section 4.17: The production levels change for the blitzed territory too.
pub const AA_102: RuleId = RuleId::numbered(102);

/// Section CL.16: An AA gun or an industrial complex in the first territory does not stop a blitz, and is captured.
pub const AA_103: RuleId = RuleId::numbered(103);

/// Section 4.18: No blitz goes through an enemy-occupied territory.
pub const AA_104: RuleId = RuleId::numbered(104);

/// Section 4.18: No blitz goes through a neutral territory.
pub const AA_105: RuleId = RuleId::numbered(105);

/// Section 4.18: Armor that has fought does not move again this turn.
pub const AA_106: RuleId = RuleId::numbered(106);

/// Section 4.19: Armor may move through one friendly territory and attack the next.
pub const AA_107: RuleId = RuleId::numbered(107);

/// Section 4.21: Armor attacks at 3 and defends at 2.
pub const AA_108: RuleId = RuleId::numbered(108);

/// Section 4.23: An AA gun cannot enter hostile territory, neither by land nor from a transport in an assault; it moves 1 in
/// non-combat movement.
pub const AA_109: RuleId = RuleId::numbered(109);

/// Section 4.24: At most one AA gun stands in a territory, whether it moved, was unloaded or was placed there.
pub const AA_110: RuleId = RuleId::numbered(110);

/// Section 4.26: An AA gun fires at aircraft that fly over it in combat movement: one die for each, a 1 hits. Every territory
/// with a gun on the way fires.
pub const AA_111: RuleId = RuleId::numbered(111);

/// Section 4.26: An AA gun fires at aircraft that attack its territory, one die for each, at the start of the raid or battle.
pub const AA_112: RuleId = RuleId::numbered(112);

/// Section 4.26: AA guns do not fire in non-combat movement.
pub const AA_113: RuleId = RuleId::numbered(113);

/// Section 4.26: An AA gun aboard a transport does not fire.
pub const AA_114: RuleId = RuleId::numbered(114);

/// Section 4.26: Aircraft that are shot down never fire.
pub const AA_115: RuleId = RuleId::numbered(115);

/// Section 5.5: The attacker picks which aircraft is lost to an AA gun.
pub const AA_116: RuleId = RuleId::numbered(116);

/// Section 5.5: An AA gun fires only once per battle, not in each cycle.
pub const AA_117: RuleId = RuleId::numbered(117);

/// Section 4.27: An AA gun is captured with its territory.
pub const AA_118: RuleId = RuleId::numbered(118);

/// Section CL.4: A captured AA gun cannot move in that turn.
pub const AA_119: RuleId = RuleId::numbered(119);

/// Section CL.4: An AA gun is lost if the transport that carries it is sunk.
pub const AA_120: RuleId = RuleId::numbered(120);

/// Section CL.4: No unit may be destroyed by its own player.
pub const AA_121: RuleId = RuleId::numbered(121);

/// Section CL.4: Your gun in an ally's territory stays yours.
pub const AA_122: RuleId = RuleId::numbered(122);

/// Section CL.4: When a territory is liberated its gun and its complex return to the ally.
pub const AA_123: RuleId = RuleId::numbered(123);

/// Section 4.30: A territory holds one industrial complex; complexes never move and are never destroyed.
pub const AA_124: RuleId = RuleId::numbered(124);

/// Section 4.32: A complex in a territory worth 0 or in a former neutral places 1 unit per turn.
pub const AA_125: RuleId = RuleId::numbered(125);

/// Section 4.33: A captured complex cannot be used in the turn of its capture; it can from the next turn.
pub const AA_126: RuleId = RuleId::numbered(126);

/// Section 4.34: Allies cannot use each other's complexes.
pub const AA_127: RuleId = RuleId::numbered(127);

/// Section 4.34: The liberator may use a complex while the capital of its original owner is in enemy hands.
pub const AA_128: RuleId = RuleId::numbered(128);

/// Section 4.40: Aircraft that fly in combat movement land in non-combat movement.
pub const AA_129: RuleId = RuleId::numbered(129);

/// Section 4.41: No aircraft lands in a territory captured, liberated or blitzed this turn.
pub const AA_130: RuleId = RuleId::numbered(130);

/// Section 4.41: Fighters land in friendly territories or on friendly carriers with room.
pub const AA_131: RuleId = RuleId::numbered(131);

/// Section 4.41: A carrier takes two fighters, allied ones included.
pub const AA_132: RuleId = RuleId::numbered(132);

/// Section 4.42: A fighter flies 4 spaces in all over both movement phases.
pub const AA_133: RuleId = RuleId::numbered(133);

/// Section 4.43: An attack is illegal when no landing place could be reached even if everything goes well.
pub const AA_134: RuleId = RuleId::numbered(134);

/// Section 4.43: A carrier that is able to move to the landing zone makes the attack legal.
pub const AA_135: RuleId = RuleId::numbered(135);

/// Section 4.43: Several fighters cannot all count on the same place aboard a carrier.
pub const AA_136: RuleId = RuleId::numbered(136);

/// Section 4.44: Each space a plane enters costs 1.
pub const AA_137: RuleId = RuleId::numbered(137);

/// Section 4.45: Flying to an island costs 1 for its sea zone and 1 for the island.
pub const AA_138: RuleId = RuleId::numbered(138);

/// Section 4.47: For a fighter that leaves a carrier, the carrier's own zone costs 0.
pub const AA_139: RuleId = RuleId::numbered(139);

/// Section 4.48: In combat movement a fighter takes off from where its carrier began the turn; a carrier that has moved launches
/// nothing.
pub const AA_140: RuleId = RuleId::numbered(140);

/// Section CL.13: A carrier on which a fighter has landed this turn may not move.
pub const AA_141: RuleId = RuleId::numbered(141);

/// Section 4.49: Fighters attack at 3 and defend at 4.
pub const AA_142: RuleId = RuleId::numbered(142);

/// Section 4.50: Fighters based on land do not defend a sea zone.
pub const AA_143: RuleId = RuleId::numbered(143);

/// Section 4.51: A defending fighter fights on after its carrier is sunk.
pub const AA_144: RuleId = RuleId::numbered(144);

/// Section 4.51: It must then land on a friendly island or a friendly carrier with room in the same zone, or it is lost; a coast
/// that is not an island will not do.
pub const AA_145: RuleId = RuleId::numbered(145);

/// Section 4.53: A bomber never lands on a carrier; it attacks at 4, defends at 1 and flies 6 spaces.
pub const AA_146: RuleId = RuleId::numbered(146);

/// Section 4.54: A bomber raids or attacks, not both.
pub const AA_147: RuleId = RuleId::numbered(147);

/// Section 4.54: Different bombers may raid and attack the same territory; the raid comes first.
pub const AA_148: RuleId = RuleId::numbered(148);

/// Section 4.55: In a raid the AA gun rolls one die per bomber and each 1 shoots one down; the dice of the survivors are added
/// up.
pub const AA_149: RuleId = RuleId::numbered(149);

/// Section 4.55: A raid takes at most the IPC its victim has in hand.
pub const AA_150: RuleId = RuleId::numbered(150);

/// Section 4.56: An industrial complex survives raids.
pub const AA_151: RuleId = RuleId::numbered(151);

/// Section 6.3: Aircraft do not fly over neutrals in non-combat movement.
pub const AA_152: RuleId = RuleId::numbered(152);

/// Section 6.6: Aircraft that cannot land are lost at the end of non-combat movement.
pub const AA_153: RuleId = RuleId::numbered(153);

/// Section 4.60: Ships move up to 2 zones and must stop in the first one that holds enemy units.
pub const AA_154: RuleId = RuleId::numbered(154);

/// Section 4.60: A battleship attacks at 4 and defends at 4; one hit sinks it.
pub const AA_155: RuleId = RuleId::numbered(155);

/// Section 4.73: A carrier attacks at 1, defends at 3 and holds 2 fighters.
pub const AA_156: RuleId = RuleId::numbered(156);

/// Section 4.74: Hits on a carrier and its fighters may be taken on the fighters.
pub const AA_157: RuleId = RuleId::numbered(157);

/// Section 4.74: Hits by submarines may not be taken on aircraft.
pub const AA_158: RuleId = RuleId::numbered(158);

/// Section 4.75: An allied fighter on the carrier defends; its owner rolls for it.
pub const AA_159: RuleId = RuleId::numbered(159);

/// Section CL.13: An allied fighter lands in its owner's turn, is carried in the ally's turn and takes off in its owner's next
/// turn.
pub const AA_160: RuleId = RuleId::numbered(160);

/// Section 4.78: A transport has no attack and defends at 1.
pub const AA_161: RuleId = RuleId::numbered(161);

/// Section 4.78: Cargo is lost with its transport.
pub const AA_162: RuleId = RuleId::numbered(162);

/// Section 4.79: A transport carries 2 infantry, or 1 armor, or 1 AA gun, and no other mixture.
pub const AA_163: RuleId = RuleId::numbered(163);

/// Section 4.80: A transport may load before, during and after its move, from several friendly coasts.
pub const AA_164: RuleId = RuleId::numbered(164);

/// Section 4.81: Cargo may stay aboard at the end of the turn.
pub const AA_165: RuleId = RuleId::numbered(165);

/// Section 4.82: A transport that has unloaded moves no more.
pub const AA_166: RuleId = RuleId::numbered(166);

/// Section 4.84: A transport may bridge: without moving it takes units from one coast of its zone to another.
pub const AA_167: RuleId = RuleId::numbered(167);

/// Section 4.84: A transport may bridge after moving; then it moves no more.
pub const AA_168: RuleId = RuleId::numbered(168);

/// Section 4.84: In non-combat movement two infantry may land in two different friendly territories of the same zone.
pub const AA_169: RuleId = RuleId::numbered(169);

/// Section CL.9: A transport carries one full load per turn at most.
pub const AA_170: RuleId = RuleId::numbered(170);

/// Section 4.85: Allied cargo boards, is carried and unloads in three different turns.
pub const AA_171: RuleId = RuleId::numbered(171);

/// Section CL.9: No bridging in a single turn on an ally's transport.
pub const AA_172: RuleId = RuleId::numbered(172);

/// Section 4.86: A lone transport that enters an enemy zone takes one cycle of fire before it may retreat.
pub const AA_173: RuleId = RuleId::numbered(173);

/// Section 5.24: The attacker may take hits on transports.
pub const AA_174: RuleId = RuleId::numbered(174);

/// Section 4.93: A submarine attacks at 2 and defends at 2.
pub const AA_175: RuleId = RuleId::numbered(175);

/// Section 4.94: Attacking submarines fire first in every cycle; their victims do not fire back.
pub const AA_176: RuleId = RuleId::numbered(176);

/// Section 4.94: Defending submarines have no first shot.
pub const AA_177: RuleId = RuleId::numbered(177);

/// Section 4.95: Submarines cannot hit aircraft, neither in attack nor in defense.
pub const AA_178: RuleId = RuleId::numbered(178);

/// Section 4.95: Defending submarines do not fire at a force made of aircraft alone.
pub const AA_179: RuleId = RuleId::numbered(179);

/// Section 4.96: After each cycle submarines may withdraw, the attacker's first, then the defender's.
pub const AA_180: RuleId = RuleId::numbered(180);

/// Section 4.96: Some submarines may withdraw while others stay.
pub const AA_181: RuleId = RuleId::numbered(181);

/// Section 4.97: Attacking submarines withdraw only to an adjacent zone free of enemies from which an attacking ship came.
pub const AA_182: RuleId = RuleId::numbered(182);

/// Section 4.97: All submarines that withdraw in one cycle go to one zone.
pub const AA_183: RuleId = RuleId::numbered(183);

/// Section 4.97: That zone may differ from the one to which the main force retreats.
pub const AA_184: RuleId = RuleId::numbered(184);

/// Section 4.98: Defending submarines withdraw to an adjacent friendly or empty zone.
pub const AA_185: RuleId = RuleId::numbered(185);

/// Section 4.98: Without such a zone there is no withdrawal.
pub const AA_186: RuleId = RuleId::numbered(186);

/// Section 4.99: No submarine withdraws into a zone where a battle is or was fought this turn.
pub const AA_187: RuleId = RuleId::numbered(187);

/// Section 4.100: Nobody withdraws or retreats when no enemy is left.
pub const AA_188: RuleId = RuleId::numbered(188);

/// Section 4.63: A landing is possible without a battleship.
pub const AA_189: RuleId = RuleId::numbered(189);

/// Section 4.64: Each battleship in the zone from which the transports land fires one support shot before the landing; 4 or less
/// hits.
pub const AA_190: RuleId = RuleId::numbered(190);

/// Section 4.64: Units hit by support fire still fire in the first cycle.
pub const AA_191: RuleId = RuleId::numbered(191);

/// Section 4.64: There is no second support shot in later cycles.
pub const AA_192: RuleId = RuleId::numbered(192);

/// Section 4.65: Ships cannot be hit by the defenders on land.
pub const AA_193: RuleId = RuleId::numbered(193);

/// Section 4.66: If enemy ships are in the zone, a sea battle comes first, with all attacking ships, transports included.
pub const AA_194: RuleId = RuleId::numbered(194);

/// Section 4.66: Nothing lands unless the zone is clear.
pub const AA_195: RuleId = RuleId::numbered(195);

/// Section 4.67: There are no support shots after a sea battle in that zone.
pub const AA_196: RuleId = RuleId::numbered(196);

/// Section 4.67: A battleship cannot be kept out of the sea battle.
pub const AA_197: RuleId = RuleId::numbered(197);

/// Section 4.68: Aircraft of the sea battle do not fight on land in that turn.
pub const AA_198: RuleId = RuleId::numbered(198);

/// Section 4.69: No attacker retreats from the land battle of an assault, units that came overland and aircraft included.
pub const AA_199: RuleId = RuleId::numbered(199);

/// Section CL.12: A support shot that misses does not cancel the landing.
pub const AA_200: RuleId = RuleId::numbered(200);

/// Section 4.70: If the zone is not cleared nothing lands, and the transports that survive must retreat if they can.
pub const AA_201: RuleId = RuleId::numbered(201);

/// Section 4.110: The first land units to enter a neutral pay 3 IPC and take control without a battle.
pub const AA_202: RuleId = RuleId::numbered(202);

/// Section 4.110: The first flight over a neutral in combat movement, on the way to an attack, costs 3 IPC and gives control.
pub const AA_203: RuleId = RuleId::numbered(203);

/// Section 4.111: Land units stop when they enter a neutral.
pub const AA_204: RuleId = RuleId::numbered(204);

/// Section 4.112: The 3 IPC are paid once per territory in the whole game.
pub const AA_205: RuleId = RuleId::numbered(205);

/// Section 4.112: Nobody enters a territory that is still neutral in non-combat movement.
pub const AA_206: RuleId = RuleId::numbered(206);

/// Section 4.110: A neutral may not be violated without 3 IPC in hand.
pub const AA_207: RuleId = RuleId::numbered(207);

/// Section 4.113: A former neutral held by the enemy is attacked like any territory.
pub const AA_208: RuleId = RuleId::numbered(208);

/// Section 5.3: Battles are resolved one by one in the order the active player chooses; a sea battle comes before the landing it
/// covers.
pub const AA_209: RuleId = RuleId::numbered(209);

/// Section 5.6: The attacker rolls for all units, columns 1 to 4 in order, before the defender.
pub const AA_210: RuleId = RuleId::numbered(210);

/// Section 5.7: The defender rolls for all units by columns, the casualties of this cycle included.
pub const AA_211: RuleId = RuleId::numbered(211);

/// Section 5.9: Cycles of fire repeat until the battle is decided.
pub const AA_212: RuleId = RuleId::numbered(212);

/// Section 5.11: The attacker may retreat after any complete cycle.
pub const AA_213: RuleId = RuleId::numbered(213);

/// Section 5.11: The whole force retreats to one adjacent friendly territory from which an attacker came, even one that has been
/// lost since.
pub const AA_214: RuleId = RuleId::numbered(214);

/// Section 5.11: The defender never retreats, submarines excepted.
pub const AA_215: RuleId = RuleId::numbered(215);

/// Section 5.11: There is no retreat once the defenders are destroyed.
pub const AA_216: RuleId = RuleId::numbered(216);

/// Section 5.12: There is no retreat to a space from which nobody came.
pub const AA_217: RuleId = RuleId::numbered(217);

/// Section 5.13: Aircraft break off with a retreat, are not bound to its space, and land in non-combat movement with the range
/// they have left.
pub const AA_218: RuleId = RuleId::numbered(218);

/// Section 5.14: Order of a supported landing: support shots, unloading, attack, defense.
pub const AA_219: RuleId = RuleId::numbered(219);

/// Section 5.15: Powers that defend together agree on their casualties; if they cannot, the attacker picks.
pub const AA_220: RuleId = RuleId::numbered(220);

/// Section 5.15: Each power that defends rolls for its own units, with its own developments.
pub const AA_221: RuleId = RuleId::numbered(221);

/// Section 5.16: Only the units of the active power attack.
pub const AA_222: RuleId = RuleId::numbered(222);

/// Section 5.22: Victims of a first shot are removed before the defender fires.
pub const AA_223: RuleId = RuleId::numbered(223);

/// Section 5.28: In a sea retreat all ships go to one adjacent friendly or empty zone from which an attacker came; submarines may
/// go their own way.
pub const AA_224: RuleId = RuleId::numbered(224);

/// Section 5.32: Sea battles capture nothing.
pub const AA_225: RuleId = RuleId::numbered(225);

/// Section 5.33: AA gun and industrial complex pass to the captor.
pub const AA_226: RuleId = RuleId::numbered(226);

/// Section 5.34: A territory that was originally an ally's returns to that ally when it is liberated, and its value with it.
pub const AA_227: RuleId = RuleId::numbered(227);

/// Section 5.35: If that ally's capital is in enemy hands at that moment, the liberator controls the territory, takes its income
/// and may use its complex from his next turn.
pub const AA_228: RuleId = RuleId::numbered(228);

/// Section 5.35: Such territories go back when the capital is liberated.
pub const AA_229: RuleId = RuleId::numbered(229);

/// Section 5.36: Only a surviving land unit captures a territory.
pub const AA_230: RuleId = RuleId::numbered(230);

/// Section 5.37: A territory retaken that was not originally an ally's belongs to the power that retook it.
pub const AA_231: RuleId = RuleId::numbered(231);

/// Section 5.37: A territory controlled by an ally cannot be captured.
pub const AA_232: RuleId = RuleId::numbered(232);

/// Section 5.41: When a capital is captured, all the victim's IPC go to the captor.
pub const AA_233: RuleId = RuleId::numbered(233);

/// Section 5.42: A power that has lost its capital collects nothing and buys nothing, but still moves and fights.
pub const AA_234: RuleId = RuleId::numbered(234);

/// Section 5.43: When a capital is liberated nothing is refunded and nothing is paid at that moment.
pub const AA_235: RuleId = RuleId::numbered(235);

/// Section CL.14: Cash won by a power whose capital is lost is kept, and may be spent once the capital is free.
pub const AA_236: RuleId = RuleId::numbered(236);

/// Section 6.1: Units that moved, fought, landed or retreated in combat movement or combat do not move in non-combat movement,
/// aircraft excepted.
pub const AA_237: RuleId = RuleId::numbered(237);

/// Section 6.2: Land units that did not move or fight may enter territories captured this turn.
pub const AA_238: RuleId = RuleId::numbered(238);

/// Section 6.2: In non-combat movement land units do not enter neutral or enemy territory.
pub const AA_239: RuleId = RuleId::numbered(239);

/// Section 6.4: In non-combat movement ships neither enter nor cross zones that hold enemies.
pub const AA_240: RuleId = RuleId::numbered(240);

/// Section 6.4: Transports may load and unload at friendly coasts in non-combat movement.
pub const AA_241: RuleId = RuleId::numbered(241);

/// Section 6.5: AA guns move 1 in non-combat movement.
pub const AA_242: RuleId = RuleId::numbered(242);

/// Section 6.7: A carrier is not obliged to move to a planned rendezvous.
pub const AA_243: RuleId = RuleId::numbered(243);

/// Section 7.1: New land units and aircraft go only where the power has had an industrial complex since the start of the turn.
pub const AA_244: RuleId = RuleId::numbered(244);

/// Section 7.1: New fighters do not go onto carriers, nor new land units onto transports.
pub const AA_245: RuleId = RuleId::numbered(245);

/// Section 7.2: New ships go only into zones without enemies next to such a complex.
pub const AA_246: RuleId = RuleId::numbered(246);

/// Section 7.3: A new industrial complex goes only into a territory owned since the start of the turn, one per territory.
pub const AA_247: RuleId = RuleId::numbered(247);

/// Section 7.4: Each complex has its limit per turn: none for an original one, else the value of its territory, or 1 where that
/// is 0.
pub const AA_248: RuleId = RuleId::numbered(248);

/// Section 7.4: Units of all kinds placed through a complex count against its limit; a new complex does not.
pub const AA_249: RuleId = RuleId::numbered(249);

/// Section 7.5: Nothing is placed at an ally's complex, unless it was liberated while that ally's capital is in enemy hands.
pub const AA_250: RuleId = RuleId::numbered(250);

/// Section 7.6: Units without a legal space are lost, without refund.
pub const AA_251: RuleId = RuleId::numbered(251);

/// Section 7.7: In a former neutral a complex may be placed on the turn after its capture, and it places 1 unit per turn from the
/// turn after that.
pub const AA_252: RuleId = RuleId::numbered(252);

/// Section 8.1: Income equals the national production level at that moment.
pub const AA_253: RuleId = RuleId::numbered(253);

/// Section 8.2: IPC, units and territories can be neither given nor lent.
pub const AA_254: RuleId = RuleId::numbered(254);

/// Section 8.3: A power whose capital is in enemy hands collects no income.
pub const AA_255: RuleId = RuleId::numbered(255);

/// Section 8.5: The Allies win if they hold Germany and Japan at the end of a player's turn.
pub const AA_256: RuleId = RuleId::numbered(256);

/// Section 8.6: The Axis wins if it holds two of Eastern United States, Russia and United Kingdom at the end of a player's turn.
pub const AA_257: RuleId = RuleId::numbered(257);

/// Section 8.7: The Axis wins if its combined production level is 84 or more at the end of a round.
pub const AA_258: RuleId = RuleId::numbered(258);

/// Section 8.7: The level of 84 is not tested in the middle of a round.
pub const AA_259: RuleId = RuleId::numbered(259);

/// Section 8.8: The individual winner is the power of the winning alliance whose final production level rose most over its
/// starting level, in percent cut to one decimal.
pub const AA_260: RuleId = RuleId::numbered(260);

/// Section CL.16: A production level above 45 is allowed.
pub const AA_261: RuleId = RuleId::numbered(261);

/// Section A4.1: Option, total victory: holding two capitals wins only while no capital of the winner's own alliance is in enemy
/// hands.
pub const AA_262: RuleId = RuleId::numbered(262);

/// Section A4.2: Option: ships may be placed in enemy-occupied zones next to an own complex; each enemy power there must leave or
/// attack in its next turn.
pub const AA_263: RuleId = RuleId::numbered(263);

/// Section A4.2: With that option there is no battle at the moment of placement.
pub const AA_264: RuleId = RuleId::numbered(264);

/// Section A4.3: Option: Germany starts with jet power and Japan with super submarines.
pub const AA_265: RuleId = RuleId::numbered(265);

/// Section A4.4: Option: in round 1 the USSR makes no combat move, raid, rocket attack or violation of a neutral.
pub const AA_266: RuleId = RuleId::numbered(266);

/// Section A4.5: Option: no complex may be bought or placed; only those of the set-up work, a captured one with its limit.
pub const AA_267: RuleId = RuleId::numbered(267);

/// Section 1.1: Only the active power moves, buys, places and collects; the others only roll, choose casualties, withdraw
/// submarines and land orphaned fighters.
pub const AA_268: RuleId = RuleId::numbered(268);

/// Section 1.5: Any number of land and sea battles may be started in one combat movement phase.
pub const AA_269: RuleId = RuleId::numbered(269);

/// Section 2.6/CL.16: The carriers of one power stand in at most two sea zones (option: no limit, carriers only, or other units
/// too).
pub const AA_270: RuleId = RuleId::numbered(270);

/// Section 2.6: The number of units in one stack is not limited.
pub const AA_271: RuleId = RuleId::numbered(271);

/// Section 2.21: Land units cross between Anglo-Egyptian Sudan and Syria-Iraq in one move, whoever may use the canal.
pub const AA_272: RuleId = RuleId::numbered(272);

/// Section 2.21: What opens a canal to moves opens it to retreats and withdrawals too: Panama by who held it at the start of the
/// turn, Suez by who holds it now.
pub const AA_273: RuleId = RuleId::numbered(273);

/// Section 2.21: No strait other than the two canals is closed to ships.
pub const AA_274: RuleId = RuleId::numbered(274);

/// Section 3.3: There is one research attempt per turn, whether it failed or succeeded.
pub const AA_275: RuleId = RuleId::numbered(275);

/// Section 3.10: Rocket range counts spaces of any kind by the shortest path, the target included and the gun's own territory
/// not; neutrals on the way are not violated.
pub const AA_276: RuleId = RuleId::numbered(276);

/// Section 3.10: An AA gun moves at most once per turn; only one gun may move before combat, and only with rockets.
pub const AA_277: RuleId = RuleId::numbered(277);

/// Section 3.10: The owner of the rocket picks any enemy power's complex in range; AA guns never stop a rocket.
pub const AA_278: RuleId = RuleId::numbered(278);

/// Section CL.3/CL.4: An AA gun is destroyed only aboard a sunk transport, rockets or not.
pub const AA_279: RuleId = RuleId::numbered(279);

/// Section 5.42: A power whose capital is in enemy hands does no research (option).
pub const AA_280: RuleId = RuleId::numbered(280);

/// Section 4.2: Units on an island do not make the sea zone around it enemy-occupied.
pub const AA_281: RuleId = RuleId::numbered(281);

/// Section 4.1: In combat movement aircraft move only to an enemy-occupied space or to the target of a raid.
pub const AA_282: RuleId = RuleId::numbered(282);

/// Section 4.7: An empty enemy territory cannot be entered in non-combat movement.
pub const AA_283: RuleId = RuleId::numbered(283);

/// Section 4.16: Armor that moves 2 in non-combat movement passes only through friendly territory.
pub const AA_284: RuleId = RuleId::numbered(284);

/// Section 4.25: An AA gun that goes by sea does nothing else that turn but load and unload; it unloads only on a friendly coast,
/// or stays aboard.
pub const AA_285: RuleId = RuleId::numbered(285);

/// Section 4.26: A gun captured by a blitz does not fire at flights that move later in the phase (option).
pub const AA_286: RuleId = RuleId::numbered(286);

/// Section CL.13(2): In non-combat movement too a fighter must leave its carrier before the carrier moves; one that rode along
/// does not fly that turn.
pub const AA_287: RuleId = RuleId::numbered(287);

/// Section 6.3: In non-combat movement aircraft may cross enemy territories and zones, without AA fire.
pub const AA_288: RuleId = RuleId::numbered(288);

/// Section 4.41: The ban on landing in territory captured this turn also binds aircraft that did not fight.
pub const AA_289: RuleId = RuleId::numbered(289);

/// Section 4.54: Raiding bombers neither fire nor are hit in the normal battle of the same territory.
pub const AA_290: RuleId = RuleId::numbered(290);

/// Section 4.55: A raid needs an enemy-held territory with an industrial complex; where no AA gun stands there is no AA roll.
pub const AA_291: RuleId = RuleId::numbered(291);

/// Section 7.1: A carrier placed this turn receives no fighter this turn.
pub const AA_292: RuleId = RuleId::numbered(292);

/// Section 4.75: Allied fighters aboard an attacking carrier do not fire and are no casualties; they are lost with it (option:
/// they may be chosen as casualties).
pub const AA_293: RuleId = RuleId::numbered(293);

/// Section 4.97: A withdrawal of submarines obliges no other unit to leave, aircraft included.
pub const AA_294: RuleId = RuleId::numbered(294);

/// Section 4.97: When the main force retreats, attacking submarines may stay and fight on (option).
pub const AA_295: RuleId = RuleId::numbered(295);

/// Section 4.96: Withdrawal comes after the removal of casualties: a submarine hit in the cycle cannot withdraw.
pub const AA_296: RuleId = RuleId::numbered(296);

/// Section 4.84: In an assault all units that one transport unloads go to a single territory (option).
pub const AA_297: RuleId = RuleId::numbered(297);

/// Section 6.1: A transport that moved, fought or retreated before non-combat movement neither loads nor unloads in it (option).
pub const AA_298: RuleId = RuleId::numbered(298);

/// Section CL.9: A transport that has unloaded loads nothing more that turn.
pub const AA_299: RuleId = RuleId::numbered(299);

/// Section 4.60: Submarines too must stop in the first enemy-occupied zone.
pub const AA_300: RuleId = RuleId::numbered(300);

/// Section CL.8: Only transports carry land units or bridge; carriers carry fighters only, battleships and submarines nothing.
pub const AA_301: RuleId = RuleId::numbered(301);

/// Section 4.63: Units that come overland and aircraft may join the land battle of an assault.
pub const AA_302: RuleId = RuleId::numbered(302);

/// Section 4.66: Loaded and empty transports alike may be lost in the sea battle.
pub const AA_303: RuleId = RuleId::numbered(303);

/// Section 4.70: If nothing is landed, the overland and air attackers fight an ordinary battle and may retreat.
pub const AA_304: RuleId = RuleId::numbered(304);

/// Section 5.28: Attackers may retreat from the sea battle that precedes a landing.
pub const AA_305: RuleId = RuleId::numbered(305);

/// Section 4.67: One sea battle clears the zone for all landings from it and cancels support for all of them.
pub const AA_306: RuleId = RuleId::numbered(306);

/// Section 4.66: After a sea battle that was won the landing may be given up; without one it may not (option).
pub const AA_307: RuleId = RuleId::numbered(307);

/// Section 4.110: Landing from a transport on a coast that is still neutral costs 3 IPC and gives control without a battle, in
/// combat movement only.
pub const AA_308: RuleId = RuleId::numbered(308);

/// Section 4.110: A neutral violated this turn is no landing place for aircraft this turn.
pub const AA_309: RuleId = RuleId::numbered(309);

/// Section 5.6: Casualties are chosen after each column, before the next column rolls (option).
pub const AA_310: RuleId = RuleId::numbered(310);

/// Section 5.6: When every enemy unit is already hit, the remaining units of the firing side do not roll.
pub const AA_311: RuleId = RuleId::numbered(311);

/// Section 5.11: An aircraft opens a way of retreat only if it took off from that adjacent friendly space (option).
pub const AA_312: RuleId = RuleId::numbered(312);

/// Section 5.36: If the defenders are destroyed but no land attacker is left, the defender keeps control, AA gun and complex.
pub const AA_313: RuleId = RuleId::numbered(313);

/// Section 5.43: A power whose capital is freed by an ally collects income at the end of its own next turn.
pub const AA_314: RuleId = RuleId::numbered(314);

/// Section 5.43: A power that frees its own capital collects income in that same turn; the complex there cannot be used in that
/// turn (option).
pub const AA_315: RuleId = RuleId::numbered(315);

/// Section 5.35: Freeing a capital returns to its owner all his original territories held by allies.
pub const AA_316: RuleId = RuleId::numbered(316);

/// Section 5.3: Order in the combat phase: fire at aircraft flying over, rocket, raids, battles.
pub const AA_317: RuleId = RuleId::numbered(317);

/// Section 6.2: Armor that did not move in combat movement may pass through a territory captured this turn.
pub const AA_318: RuleId = RuleId::numbered(318);

/// Section 6.4: Ships that did not move in combat movement may enter or cross a zone cleared this turn.
pub const AA_319: RuleId = RuleId::numbered(319);

/// Section 1.2: Every bought unit with a legal space must be placed.
pub const AA_320: RuleId = RuleId::numbered(320);

/// Section 7.1: No AA gun is placed where one stands already; a second one is lost if no other territory with an own complex is
/// free.
pub const AA_321: RuleId = RuleId::numbered(321);

/// Section 8.5: A capital that was captured and freed again before the second one falls does not count.
pub const AA_322: RuleId = RuleId::numbered(322);

/// Section 8.7: After the American turn the victory by capitals is checked before the economic one.
pub const AA_323: RuleId = RuleId::numbered(323);

/// Section A4.2: With new ships among enemies, the placing power still collects its income and no battle follows the placement.
pub const AA_324: RuleId = RuleId::numbered(324);

/// Section A4: Each optional rule can be switched on separately; all are off by default.
pub const AA_325: RuleId = RuleId::numbered(325);
