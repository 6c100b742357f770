//! The rules by name, written by `cargo xtask rules` from `rules/rules.toml`: change the text there, not here.

use ironbottom_kernel::RuleId;

/// Section 2.1: A scheduled arrival for which no counter of its type is available is cancelled: the counters in the box are the
/// limit for ships, air steps and land units.
pub const FS_001: RuleId = RuleId::numbered(1);

/// Section 2.1: Markers (replacements, hits, occupied bases and the like) are not limited in number.
pub const FS_002: RuleId = RuleId::numbered(2);

/// Section 2.1.1: There are four nationalities: Japan, the United States, Britain and the Netherlands. Anzac units count as
/// American and Indian units as British.
pub const FS_003: RuleId = RuleId::numbered(3);

/// Section 2.1.1.1: A naval unit shows one of two faces: deployed while it lies in port, operational while it belongs to a task
/// force.
pub const FS_004: RuleId = RuleId::numbered(4);

/// Section 2.1.1.2: An air unit has one or two steps; the number of its steps is its combat value and its transport class.
pub const FS_005: RuleId = RuleId::numbered(5);

/// Section 2.1.1.2: The owner may split and merge air units in the same place at will, as far as his counters allow.
pub const FS_006: RuleId = RuleId::numbered(6);

/// Section 2.1.1.2: The counter of an eliminated air unit goes back to its nation's pool and may serve for later reinforcements
/// or for splitting units.
pub const FS_007: RuleId = RuleId::numbered(7);

/// Section 2.1.1.2: The two one-step air counters of the US Marines behave like any other American air unit.
pub const FS_008: RuleId = RuleId::numbered(8);

/// Section 2.1.1.2: An air unit in a friendly base exerts an air zone of control over its own hex and the six hexes around it;
/// one unloaded at a base that its side merely occupies has none until the base changes control.
pub const FS_009: RuleId = RuleId::numbered(9);

/// Section 2.1.1.2: An air unit carried by a task force exerts no air zone of control.
pub const FS_010: RuleId = RuleId::numbered(10);

/// Section 2.1.1.2: Carriers exert no air zone of control.
pub const FS_011: RuleId = RuleId::numbered(11);

/// Section 2.1.1.3: A land unit has two steps, full and reduced; only the Dutch ABDA unit has a single step.
pub const FS_012: RuleId = RuleId::numbered(12);

/// Section 2.1.1.3: The transport class of a land unit is its full combat value, even while it is reduced: a reduced unit of full
/// value 8 is still class 8.
pub const FS_013: RuleId = RuleId::numbered(13);

/// Section 2.1.1.3: A reduced unit whose combat value stands in parentheses cannot start a land combat by itself; it fights along
/// once another unit has started it.
pub const FS_014: RuleId = RuleId::numbered(14);

/// Section 2.1.1.3: Only land units can take control of an enemy base.
pub const FS_015: RuleId = RuleId::numbered(15);

/// Section 2.1.1.3: A reduced unit fights with its reduced combat value: a unit of 8 fights with 4.
pub const FS_356: RuleId = RuleId::numbered(356);

/// Section 2.1.2.1: No track goes below 0, except that of victory points.
pub const FS_016: RuleId = RuleId::numbered(16);

/// Section 2.1.2.1: Quarters of a point are kept on the tracks during a phase.
pub const FS_017: RuleId = RuleId::numbered(17);

/// Section 2.1.2.1: A fraction left on a track when the phase ends is lost.
pub const FS_018: RuleId = RuleId::numbered(18);

/// Section 2.1.2.1: The Japanese merchantmen pool starts at 30 and never rises.
pub const FS_019: RuleId = RuleId::numbered(19);

/// Section 2.1.2.1: The British transport points are 6 every turn.
pub const FS_020: RuleId = RuleId::numbered(20);

/// Section 2.1.2.1: Transport points serve only units and replacement markers of their own nationality.
pub const FS_021: RuleId = RuleId::numbered(21);

/// Section 2.1.2.1: The Dutch have no transport points.
pub const FS_022: RuleId = RuleId::numbered(22);

/// Section 2.1.2.1: Transport points left over are lost when their owner's reinforcement phase sets them anew.
pub const FS_023: RuleId = RuleId::numbered(23);

/// Section 2.1.2.1: Only Japan uses oil points: Allied ships and operations never cost any.
pub const FS_024: RuleId = RuleId::numbered(24);

/// Section 2.1.2.1: Submarine points left over are lost when their owner's reinforcement phase sets them anew.
pub const FS_025: RuleId = RuleId::numbered(25);

/// Section 2.1.2.1: Japan alone may also spend transport points on bringing oil home and on transferring destroyers to or from
/// the Convoy Escort box; other uses are moving units and markers.
pub const FS_357: RuleId = RuleId::numbered(357);

/// Section 2.1.2.1: Transport points also pay for moving replacement markers.
pub const FS_358: RuleId = RuleId::numbered(358);

/// Section 2.1.2.1: Each submarine attack, against convoys or against a task force, costs one submarine point.
pub const FS_359: RuleId = RuleId::numbered(359);

/// Section 2.2: The half-hexes at the upper and lower edge of the map are hexes like any other.
pub const FS_026: RuleId = RuleId::numbered(26);

/// Section 2.2: Areas of the map without hexes are out of play.
pub const FS_360: RuleId = RuleId::numbered(360);

/// Section 2.2.1: Every hex is a sea hex for movement, except Gangetic Plain.
pub const FS_027: RuleId = RuleId::numbered(27);

/// Section 2.2.1: Only land units can enter Gangetic Plain, and only over a land link, never by sea movement.
pub const FS_361: RuleId = RuleId::numbered(361);

/// Section 2.2.1: Air units in one-hex deployment may cross an impassable hexside.
pub const FS_363: RuleId = RuleId::numbered(363);

/// Section 2.2.1.2: Sea movement cannot cross an impassable hexside.
pub const FS_028: RuleId = RuleId::numbered(28);

/// Section 2.2.1.2: For sea movement Malaya is two half-hexes, east and west, with no direct passage between them.
pub const FS_029: RuleId = RuleId::numbered(29);

/// Section 2.2.1.2: An enemy task force in one half of Malaya does not allow a reaction into the other half.
pub const FS_030: RuleId = RuleId::numbered(30);

/// Section 2.2.1.2: Opposing task forces in the same half of Malaya fight a normal battle.
pub const FS_031: RuleId = RuleId::numbered(31);

/// Section 2.2.1.2: When opposing task forces are in different halves of Malaya, air points may be aimed only at the base target
/// and not at enemy task forces.
pub const FS_032: RuleId = RuleId::numbered(32);

/// Section 2.2.1.2: With task forces in different halves of Malaya a player controls the sea in his half only if he puts a ship
/// in Sea Control; no surface combat takes place.
pub const FS_033: RuleId = RuleId::numbered(33);

/// Section 2.2.1.2: Sea control of one half of Malaya does not by itself cut the supply of enemy land units in the hex.
pub const FS_034: RuleId = RuleId::numbered(34);

/// Section 2.2.1.2: After a battle in Malaya each ship returns to the half it came from.
pub const FS_035: RuleId = RuleId::numbered(35);

/// Section 2.2.1.2: A player who controls the sea in his half of Malaya may support with his ships and land his units from that
/// half.
pub const FS_362: RuleId = RuleId::numbered(362);

/// Section 2.2.2: A land unit in one-hex deployment enters only hexes with a square or a circle; aboard a task force it may cross
/// sea hexes.
pub const FS_036: RuleId = RuleId::numbered(36);

/// Section 2.2.2: Air and naval units cannot use a hex with a circle as a base.
pub const FS_037: RuleId = RuleId::numbered(37);

/// Section 2.2.2: Hexes with a circle are worth no victory points.
pub const FS_038: RuleId = RuleId::numbered(38);

/// Section 2.2.2: A land unit in one-hex deployment moves only between two hexes joined by a land link.
pub const FS_039: RuleId = RuleId::numbered(39);

/// Section 2.2.2.1: In a hex with a red or white border each side may have land units of 8 transport factors at most.
pub const FS_040: RuleId = RuleId::numbered(40);

/// Section 2.2.2.1: In a hex with a green border, an atoll, each side may have land units of 4 transport factors at most.
pub const FS_041: RuleId = RuleId::numbered(41);

/// Section 2.2.2.1: The land limit counts for each side by itself: enemy units in the hex take up no room.
pub const FS_042: RuleId = RuleId::numbered(42);

/// Section 2.2.2.1: Land stacking is checked at the end of each deployment phase.
pub const FS_043: RuleId = RuleId::numbered(43);

/// Section 2.2.2.1: Land stacking is checked at the start of the amphibious round.
pub const FS_044: RuleId = RuleId::numbered(44);

/// Section 2.2.2.1: Land stacking is checked at the end of the return-to-base phase.
pub const FS_045: RuleId = RuleId::numbered(45);

/// Section 2.2.2.1: When land units are over the limit at a check, the enemy may at once eliminate the excess units; they come
/// back in their owner's next reinforcement phase.
pub const FS_046: RuleId = RuleId::numbered(46);

/// Section 2.2.3: The air capacity of a base is the number of air steps it can hold.
pub const FS_047: RuleId = RuleId::numbered(47);

/// Section 2.2.3: The port capacity of a base is the number of naval transport factors it can hold.
pub const FS_048: RuleId = RuleId::numbered(48);

/// Section 2.2.3: Air and port capacities are checked at the end of each deployment phase and of the return-to-base phase, and
/// nothing forbids being over them in between; unloading air units, however, is limited by the air capacity.
pub const FS_049: RuleId = RuleId::numbered(49);

/// Section 2.2.3: The anti-air strength of a base is half its printed air capacity, rounded down.
pub const FS_050: RuleId = RuleId::numbered(50);

/// Section 2.2.3: Any Allied unit may use any Allied base, whatever its nation.
pub const FS_051: RuleId = RuleId::numbered(51);

/// Section 2.2.3: In the long campaign Bangkok, Hollandia and Lae start under nobody's control.
pub const FS_052: RuleId = RuleId::numbered(52);

/// Section 2.2.3: In the short campaign Hollandia and Lae start under nobody's control; Bangkok is Japanese.
pub const FS_053: RuleId = RuleId::numbered(53);

/// Section 2.2.3: Victory points, capacities and anti-air strength belong to bases (squares) only, never to hexes with a circle.
pub const FS_364: RuleId = RuleId::numbered(364);

/// Section 2.2.3.1: The Japanese national bases are Kure and Yokosuka.
pub const FS_054: RuleId = RuleId::numbered(54);

/// Section 2.2.3.1: The American national base is the West Coast USA box, the British one the Indian Ocean Ports box; the Dutch
/// have none.
pub const FS_055: RuleId = RuleId::numbered(55);

/// Section 2.2.3.2: A supply line runs from any friendly national base over a chain of friendly bases, each at most 2 hexes from
/// the one before.
pub const FS_056: RuleId = RuleId::numbered(56);

/// Section 2.2.3.2: The last leg of a supply line is at most 2 hexes long and its destination need not be a base.
pub const FS_057: RuleId = RuleId::numbered(57);

/// Section 2.2.3.2: A supply line may cross any hexside, impassable ones and Malaya included.
pub const FS_058: RuleId = RuleId::numbered(58);

/// Section 2.2.3.2: A supply line may not go on through a hex in an enemy air zone of control unless a friendly air unit is based
/// in that hex.
pub const FS_059: RuleId = RuleId::numbered(59);

/// Section 2.2.3.2: A supply line may enter a hex in an enemy air zone of control without a friendly air unit, but must end
/// there: the first such hex can be supplied.
pub const FS_060: RuleId = RuleId::numbered(60);

/// Section 2.2.3.2: A carrier does not open a hex in an enemy air zone of control to a supply line; only an air unit does.
pub const FS_061: RuleId = RuleId::numbered(61);

/// Section 2.2.3.2: A land unit in a friendly national base is always in supply.
pub const FS_062: RuleId = RuleId::numbered(62);

/// Section 2.2.3.2: A land unit is always in supply where its side has sea control.
pub const FS_063: RuleId = RuleId::numbered(63);

/// Section 2.2.3.2: Enemy sea control of a hex denies supply to land units there, except in their own national base.
pub const FS_064: RuleId = RuleId::numbered(64);

/// Section 2.2.3.2: Japanese land units at Paramushiro can be supplied only through sea control of the hex, for no chain of bases
/// reaches it.
pub const FS_065: RuleId = RuleId::numbered(65);

/// Section 2.2.3.2: One and the same definition of supply serves the transport of oil, land combat and the lifeline from West
/// Coast USA to Brisbane.
pub const FS_365: RuleId = RuleId::numbered(365);

/// Section 2.2.3.2: A national base held by the enemy is no source of supply.
pub const FS_366: RuleId = RuleId::numbered(366);

/// Section 2.2.3.2: The hex between two bases, or between the last base and the destination, counts as passed through; the owner
/// may choose any clear way.
pub const FS_367: RuleId = RuleId::numbered(367);

/// Section 2.2.4: An entry hex is 1 hex away from its off-map box for movement, supply and landings.
pub const FS_066: RuleId = RuleId::numbered(66);

/// Section 2.2.4: Moving between an off-map box and one of its entry hexes costs 1 movement point, in either direction.
pub const FS_067: RuleId = RuleId::numbered(67);

/// Section 2.2.4: The Allies may land at Dutch Harbor even when Japan holds both Dutch Harbor and Attu, for the West Coast USA
/// box is near enough.
pub const FS_068: RuleId = RuleId::numbered(68);

/// Section 2.2.4: No unit may react from an off-map box.
pub const FS_069: RuleId = RuleId::numbered(69);

/// Section 2.2.4: Japanese units never enter an off-map box.
pub const FS_070: RuleId = RuleId::numbered(70);

/// Section 2.2.5: The resource hexes are Singapore, Surabaya and Brunei.
pub const FS_071: RuleId = RuleId::numbered(71);

/// Section 2.2.6: Units in the Kure and Yokosuka boxes count as standing in those hexes.
pub const FS_072: RuleId = RuleId::numbered(72);

/// Section 4: When the Allied player turn is over, the game turn marker advances and the next turn begins with Japan.
pub const FS_075: RuleId = RuleId::numbered(75);

/// Section 4.1: The Japanese player turn runs: transport, reinforcements, first deployment, operational movement, Allied
/// reaction, air, combat, return to base, second deployment, end.
pub const FS_073: RuleId = RuleId::numbered(73);

/// Section 4.2: The Allied player turn runs: economic warfare, reinforcements, first deployment, operational movement, Japanese
/// reaction, air, combat, return to base, second deployment, end.
pub const FS_074: RuleId = RuleId::numbered(74);

/// Section 5: The transport phase takes place only in the Japanese player turn, before reinforcements; both oil transport and
/// destroyer transfer are optional.
pub const FS_368: RuleId = RuleId::numbered(368);

/// Section 5.1: Each resource hex under Japanese control yields 4 oil points at most.
pub const FS_076: RuleId = RuleId::numbered(76);

/// Section 5.1: Oil is brought only from a resource hex with a supply line to a Japanese national base.
pub const FS_077: RuleId = RuleId::numbered(77);

/// Section 5.1: In all, Japan brings home at most half its merchantmen pool in oil points, rounded down.
pub const FS_078: RuleId = RuleId::numbered(78);

/// Section 5.1: Each oil point brought home costs 1 transport point.
pub const FS_079: RuleId = RuleId::numbered(79);

/// Section 5.1: The transport phase is paid with the transport points left from the previous turn; they are set anew only in the
/// reinforcement phase.
pub const FS_080: RuleId = RuleId::numbered(80);

/// Section 5.1: A resource hex yields oil only while Japan controls it; occupying it is not enough.
pub const FS_369: RuleId = RuleId::numbered(369);

/// Section 5.2: For 1 transport point Japan moves one destroyer unit from anywhere on the map to the Convoy Escort box.
pub const FS_081: RuleId = RuleId::numbered(81);

/// Section 5.2: For 1 transport point Japan moves one destroyer unit from the Convoy Escort box to Kure or Yokosuka; it can be
/// used at once.
pub const FS_082: RuleId = RuleId::numbered(82);

/// Section 5.2: Any number of destroyer units may be transferred, as long as transport points last.
pub const FS_370: RuleId = RuleId::numbered(370);

/// Section 6: Economic warfare takes place only in the Allied player turn, with the submarine points left from the turn before.
pub const FS_083: RuleId = RuleId::numbered(83);

/// Section 6.1: Japan rolls at most one anti-submarine die per destroyer unit in the Convoy Escort box.
pub const FS_084: RuleId = RuleId::numbered(84);

/// Section 6.1: Each of these anti-submarine dice costs half an oil point.
pub const FS_085: RuleId = RuleId::numbered(85);

/// Section 6.1: An anti-submarine die in economic warfare succeeds on 5 or 6; nothing modifies it.
pub const FS_086: RuleId = RuleId::numbered(86);

/// Section 6.1: Each success removes one of the Allied submarine points available.
pub const FS_087: RuleId = RuleId::numbered(87);

/// Section 6.1: The anti-submarine dice are rolled before the Allied submarine dice.
pub const FS_088: RuleId = RuleId::numbered(88);

/// Section 6.2: The Allies roll at most as many dice against the convoys as they have submarine points left; each die costs 1
/// point.
pub const FS_089: RuleId = RuleId::numbered(89);

/// Section 6.2: Submarine dice against convoys succeed on 5 or more, with +1 from turn 6 on.
pub const FS_090: RuleId = RuleId::numbered(90);

/// Section 6.2: Each success at once lowers both the Japanese transport points and the merchantmen pool by 1.
pub const FS_091: RuleId = RuleId::numbered(91);

/// Section 6.2: Each side chooses freely how many of its dice to roll, none included.
pub const FS_371: RuleId = RuleId::numbered(371);

/// Section 7: The reinforcement phase runs in this order: arrivals, submarine points, transport points, replacement markers, free
/// moves from the off-map boxes.
pub const FS_372: RuleId = RuleId::numbered(372);

/// Section 7.1: Units on the schedule and units due back for whatever reason are placed in a national base of their own nation.
pub const FS_092: RuleId = RuleId::numbered(92);

/// Section 7.1: While the Allies control both Kure and Yokosuka Japan receives no reinforcements; those due move on to the next
/// turn.
pub const FS_093: RuleId = RuleId::numbered(93);

/// Section 7.1: Japan chooses Kure or Yokosuka for each arrival, provided it still controls the base.
pub const FS_094: RuleId = RuleId::numbered(94);

/// Section 7.1.1: A Japanese carrier that returns from damage goes to a Carriers Without Planes box, at Kure or Yokosuka as its
/// owner likes; one that returns for another reason keeps its planes.
pub const FS_095: RuleId = RuleId::numbered(95);

/// Section 7.1.1: New Japanese carriers arrive with their planes, unless the elite pilots option is played.
pub const FS_096: RuleId = RuleId::numbered(96);

/// Section 7.1.1: The Japanese air steps that arrive on turns 4, 7, 10 and 13 may go to a Naval Aviation box instead of the map.
pub const FS_097: RuleId = RuleId::numbered(97);

/// Section 7.1.1: Japanese air steps that arrive on other turns cannot go to Naval Aviation.
pub const FS_098: RuleId = RuleId::numbered(98);

/// Section 7.1.1: Refitting a carrier takes as many Naval Aviation steps as its air strength.
pub const FS_099: RuleId = RuleId::numbered(99);

/// Section 7.1.1: A carrier is refitted all at once or not at all: with too few steps it stays where it is.
pub const FS_100: RuleId = RuleId::numbered(100);

/// Section 7.1.1: Japan may keep its Naval Aviation steps and leave a carrier unfitted.
pub const FS_101: RuleId = RuleId::numbered(101);

/// Section 7.1.1: A refitted carrier returns at once, as a reinforcement, in the base of the box where it lay.
pub const FS_102: RuleId = RuleId::numbered(102);

/// Section 7.1.1: When a battle takes place in their hex, Naval Aviation steps may fight like any air unit; they then become
/// ordinary air steps for good.
pub const FS_103: RuleId = RuleId::numbered(103);

/// Section 7.1.1: Naval Aviation steps that do not fight keep their status and stay in Land/Air at Base as mere targets: they
/// help in nothing, not even in land combat.
pub const FS_104: RuleId = RuleId::numbered(104);

/// Section 7.1.1: In a battle at Kure or Yokosuka the carriers without planes of that base are ships at anchor.
pub const FS_105: RuleId = RuleId::numbered(105);

/// Section 7.1.1: A carrier without planes cannot move, deploy or react until it is refitted.
pub const FS_373: RuleId = RuleId::numbered(373);

/// Section 7.1.1: Japan chooses the box of Kure or of Yokosuka for each Naval Aviation step; the step is in that hex and can be
/// attacked there, but exerts no air zone of control.
pub const FS_374: RuleId = RuleId::numbered(374);

/// Section 7.1.1: Steps once brought in as ordinary air units can never enter Naval Aviation.
pub const FS_375: RuleId = RuleId::numbered(375);

/// Section 7.1.2: In his reinforcement phase the Japanese player may turn Naval Aviation steps into ordinary air reinforcements;
/// there is no way back.
pub const FS_106: RuleId = RuleId::numbered(106);

/// Section 7.1.2: Air units on the map can never become Naval Aviation.
pub const FS_107: RuleId = RuleId::numbered(107);

/// Section 7.2: The submarine points of the player whose turn it is are set to the schedule; Japan always has 2.
pub const FS_108: RuleId = RuleId::numbered(108);

/// Section 7.3: Japanese transport points are set to the value of the merchantmen pool.
pub const FS_109: RuleId = RuleId::numbered(109);

/// Section 7.3: American transport points are set to the schedule of the turn, British ones to 6.
pub const FS_110: RuleId = RuleId::numbered(110);

/// Section 7.4: The player whose turn it is may place any number of replacement markers in national bases.
pub const FS_111: RuleId = RuleId::numbered(111);

/// Section 7.4: The transport class of a replacement marker is its value; it moves by sea like a land unit, paid with its own
/// nation's transport points.
pub const FS_112: RuleId = RuleId::numbered(112);

/// Section 7.4: A replacement marker cannot use one-hex deployment.
pub const FS_113: RuleId = RuleId::numbered(113);

/// Section 7.4: Replacement markers do not count for stacking, do not fight and cannot take a base.
pub const FS_114: RuleId = RuleId::numbered(114);

/// Section 7.4: A replacement marker restores a reduced land unit of its nation in the same hex to full strength.
pub const FS_115: RuleId = RuleId::numbered(115);

/// Section 7.4: A replacement marker may also restore a reduced land unit of its nation in an adjacent hex joined by a land link.
pub const FS_116: RuleId = RuleId::numbered(116);

/// Section 7.4: Marker and unit must both be ashore, not in a task force.
pub const FS_117: RuleId = RuleId::numbered(117);

/// Section 7.4: The marker's value must be at least the combat value that the reduced unit has at the moment.
pub const FS_118: RuleId = RuleId::numbered(118);

/// Section 7.4: One marker restores one unit: markers cannot be combined, nor one marker shared between units.
pub const FS_119: RuleId = RuleId::numbered(119);

/// Section 7.4: A replacement marker may be used at any time, in any phase.
pub const FS_120: RuleId = RuleId::numbered(120);

/// Section 7.4: The owner chooses the value of a marker when it is made; it appears only in a national base of its nationality.
pub const FS_376: RuleId = RuleId::numbered(376);

/// Section 7.4: A used marker is removed whole; what its value had in excess is lost.
pub const FS_377: RuleId = RuleId::numbered(377);

/// Section 7.5: The Allied player may move any number of units free of charge from West Coast USA to Pearl Harbor.
pub const FS_121: RuleId = RuleId::numbered(121);

/// Section 7.5: The Allied player may move any number of units free of charge from Indian Ocean Ports to Bombay.
pub const FS_122: RuleId = RuleId::numbered(122);

/// Section 7.5: The free move is not allowed if the base at its end is not under Allied control or a Japanese unit is in the hex.
pub const FS_123: RuleId = RuleId::numbered(123);

/// Section 7.5: Units that arrived in this very phase may use the free move.
pub const FS_378: RuleId = RuleId::numbered(378);

/// Section 8.1: In one deployment phase a unit uses only one kind of deployment: by sea or by one hex.
pub const FS_124: RuleId = RuleId::numbered(124);

/// Section 8.1: Land and air units that used operational movement this player turn may not deploy in the second phase.
pub const FS_125: RuleId = RuleId::numbered(125);

/// Section 8.1: One-hex deployment is not allowed in the second deployment phase.
pub const FS_126: RuleId = RuleId::numbered(126);

/// Section 8.1: Ships may deploy by sea in the second phase even if they deployed before or sailed in a task force.
pub const FS_127: RuleId = RuleId::numbered(127);

/// Section 8.1: Land and air units that did not use operational movement may deploy by sea again in the second phase.
pub const FS_379: RuleId = RuleId::numbered(379);

/// Section 8.2: A sea deployment starts in a friendly base.
pub const FS_128: RuleId = RuleId::numbered(128);

/// Section 8.2: Each hop of a sea deployment is at most 4 hexes long and ends in a friendly base without any enemy unit; an
/// off-map box is 1 hex from its entry hexes.
pub const FS_129: RuleId = RuleId::numbered(129);

/// Section 8.2: A sea deployment cannot cross an impassable hexside.
pub const FS_130: RuleId = RuleId::numbered(130);

/// Section 8.2: A unit in sea deployment must stop on entering an enemy air zone of control, so it may enter such a hex only
/// where its hop ends.
pub const FS_131: RuleId = RuleId::numbered(131);

/// Section 8.2: A unit that starts its sea deployment in an enemy air zone of control may leave, but stops at the next zone hex
/// it enters, even one of the same air unit.
pub const FS_132: RuleId = RuleId::numbered(132);

/// Section 8.2: A ship pays its transport class in transport points for each hop.
pub const FS_133: RuleId = RuleId::numbered(133);

/// Section 8.2: An air or land unit pays half its transport class in transport points for each hop.
pub const FS_134: RuleId = RuleId::numbered(134);

/// Section 8.2: A unit may make any number of hops in a phase, each paid for.
pub const FS_135: RuleId = RuleId::numbered(135);

/// Section 8.2: A unit that has entered an enemy air zone of control cannot deploy again in that phase.
pub const FS_136: RuleId = RuleId::numbered(136);

/// Section 8.2: The air zone of control in its starting hex does not hinder a unit in sea deployment.
pub const FS_380: RuleId = RuleId::numbered(380);

/// Section 8.2: Dutch units cannot use sea deployment; Dutch ships may use one-hex deployment.
pub const FS_381: RuleId = RuleId::numbered(381);

/// Section 8.3: One-hex deployment is free and ignores air zones of control and enemy land units, but for the limits on land
/// units.
pub const FS_137: RuleId = RuleId::numbered(137);

/// Section 8.3: A one-hex deployment covers exactly one hex.
pub const FS_382: RuleId = RuleId::numbered(382);

/// Section 8.3.1: A ship in one-hex deployment goes to an adjacent friendly base, not across an impassable hexside.
pub const FS_138: RuleId = RuleId::numbered(138);

/// Section 8.3.2: An air unit in one-hex deployment goes to an adjacent friendly base.
pub const FS_139: RuleId = RuleId::numbered(139);

/// Section 8.3.3: A land unit in one-hex deployment follows a land link; the hex it enters may hold enemy units and need not be a
/// base.
pub const FS_140: RuleId = RuleId::numbered(140);

/// Section 8.3.3: A land unit in a hex with an enemy unit may not use one-hex deployment into a hex that also holds an enemy unit
/// or is an enemy base.
pub const FS_141: RuleId = RuleId::numbered(141);

/// Section 8.4: At the end of each deployment phase stacking is checked: land limits, air capacities and port capacities.
pub const FS_142: RuleId = RuleId::numbered(142);

/// Section 9.1: In operational movement a ship may move up to its movement allowance, an air or land unit or a replacement marker
/// up to 4 hexes.
pub const FS_143: RuleId = RuleId::numbered(143);

/// Section 9.1: Operational movement cannot cross an impassable hexside.
pub const FS_144: RuleId = RuleId::numbered(144);

/// Section 9.1: A task force that enters an enemy air zone of control must stop there or go on exactly one more hex.
pub const FS_145: RuleId = RuleId::numbered(145);

/// Section 9.1: A task force that starts in an enemy air zone of control moves at most one hex.
pub const FS_146: RuleId = RuleId::numbered(146);

/// Section 9.1: Units that deployed in the first phase may still use operational movement.
pub const FS_383: RuleId = RuleId::numbered(383);

/// Section 9.2: An air or land unit pays its transport class in transport points for operational movement, on either side and
/// whatever the distance.
pub const FS_147: RuleId = RuleId::numbered(147);

/// Section 9.2.1: A land unit may land only in a hex within 2 hexes of a friendly base.
pub const FS_148: RuleId = RuleId::numbered(148);

/// Section 9.2.1: The Allied off-map boxes count as bases for this distance: an entry hex is 1 hex from its box.
pub const FS_149: RuleId = RuleId::numbered(149);

/// Section 9.2.1: A landing hex must have a square or a circle and be open to sea movement.
pub const FS_150: RuleId = RuleId::numbered(150);

/// Section 9.2.1: Landing in a friendly hex is allowed.
pub const FS_151: RuleId = RuleId::numbered(151);

/// Section 9.2.1: Land units aboard a task force cannot fight before they have landed.
pub const FS_384: RuleId = RuleId::numbered(384);

/// Section 9.2.1: The landing distance counts from any friendly base, not only from the one where the unit set out.
pub const FS_386: RuleId = RuleId::numbered(386);

/// Section 9.2.2: Air units carried by a task force cannot fight.
pub const FS_152: RuleId = RuleId::numbered(152);

/// Section 9.2.2: Carried air units may unload only at a base.
pub const FS_385: RuleId = RuleId::numbered(385);

/// Section 9.2.3: To stay in the hex, land units must land and air units unload, and both need sea control there.
pub const FS_153: RuleId = RuleId::numbered(153);

/// Section 9.3: A Japanese ship that moves up to 4 hexes pays its transport class in oil points.
pub const FS_154: RuleId = RuleId::numbered(154);

/// Section 9.3: A Japanese ship that moves 5 hexes or more pays one and a half times its transport class in oil points.
pub const FS_155: RuleId = RuleId::numbered(155);

/// Section 9.3: Allied ships move free of charge.
pub const FS_156: RuleId = RuleId::numbered(156);

/// Section 9.4: A task force has at least one unit and at most four ships and one air unit, land unit or replacement marker.
pub const FS_157: RuleId = RuleId::numbered(157);

/// Section 9.4: The units of a task force start in the same hex and move together to the same destination.
pub const FS_158: RuleId = RuleId::numbered(158);

/// Section 9.4: A task force moves at the speed of its slowest unit: at most 4 hexes with an air or land unit aboard.
pub const FS_159: RuleId = RuleId::numbered(159);

/// Section 9.4: Against submarines and air strikes a task force has only its own destroyers and its own anti-air strength.
pub const FS_387: RuleId = RuleId::numbered(387);

/// Section 10.1: Only ships of the inactive player react; land and air units do not.
pub const FS_160: RuleId = RuleId::numbered(160);

/// Section 10.1: A reacting ship may move up to half its movement allowance, rounded up.
pub const FS_161: RuleId = RuleId::numbered(161);

/// Section 10.1: A reaction must end in a hex with an enemy unit of any kind, even one the ships cannot attack.
pub const FS_162: RuleId = RuleId::numbered(162);

/// Section 10.1: An enemy unit that did not move this turn is a legal destination as well.
pub const FS_163: RuleId = RuleId::numbered(163);

/// Section 10.1: A reacting task force that enters an enemy air zone of control stops there, if an enemy unit is there, or goes
/// on exactly one more hex to one that holds an enemy unit.
pub const FS_164: RuleId = RuleId::numbered(164);

/// Section 10.1: Ships that start in an enemy air zone of control may react one hex, to a hex with an enemy unit, or in their own
/// hex.
pub const FS_165: RuleId = RuleId::numbered(165);

/// Section 10.1: Ships in an off-map box cannot react.
pub const FS_166: RuleId = RuleId::numbered(166);

/// Section 10.1: Enemy task forces and land units in the starting hex do not hinder a reaction; only air zones of control do.
pub const FS_167: RuleId = RuleId::numbered(167);

/// Section 10.1: Japanese ships pay oil for a reaction as for operational movement: their class up to 4 hexes, one and a half
/// times beyond.
pub const FS_168: RuleId = RuleId::numbered(168);

/// Section 10.1: A Japanese ship that reacts in its own hex pays the rate of 1 to 4 hexes.
pub const FS_169: RuleId = RuleId::numbered(169);

/// Section 10.1: Allied reaction is free of charge.
pub const FS_170: RuleId = RuleId::numbered(170);

/// Section 10.1: Ships may react in their own hex, without moving, to an enemy unit that is there.
pub const FS_388: RuleId = RuleId::numbered(388);

/// Section 10.1: A reaction cannot cross an impassable hexside.
pub const FS_389: RuleId = RuleId::numbered(389);

/// Section 10.1: A Japanese ship that belongs to a task force always pays oil, even without moving, except when it starts in a
/// resource hex from turn 10 on.
pub const FS_390: RuleId = RuleId::numbered(390);

/// Section 10.2: Ships react in task forces formed as for operational movement.
pub const FS_171: RuleId = RuleId::numbered(171);

/// Section 11: The player whose turn it is assigns each of his air units to its own hex or to one adjacent hex.
pub const FS_172: RuleId = RuleId::numbered(172);

/// Section 11: Air units of one stack may be assigned to different hexes.
pub const FS_173: RuleId = RuleId::numbered(173);

/// Section 11: The inactive player's air units are always assigned to their own hex.
pub const FS_174: RuleId = RuleId::numbered(174);

/// Section 11: For air zones of control and for the anti-submarine bonus an air unit counts in the hex where it stands, wherever
/// it is assigned.
pub const FS_175: RuleId = RuleId::numbered(175);

/// Section 11: Enemy air units, their zones and enemy carriers do not restrict assignment.
pub const FS_176: RuleId = RuleId::numbered(176);

/// Section 11: An air unit counts in full in its own hex; those assigned to an adjacent hex count half, all their steps being
/// added and the half rounded down.
pub const FS_391: RuleId = RuleId::numbered(391);

/// Section 11: Air units never attack land units by themselves: they can only support a land combat.
pub const FS_392: RuleId = RuleId::numbered(392);

/// Section 12.2.1: Both players may attack enemy task forces with submarines; the one whose turn it is names all his targets
/// first.
pub const FS_177: RuleId = RuleId::numbered(177);

/// Section 12.2.1: Each submarine attack costs one submarine point, spent when the target is named.
pub const FS_178: RuleId = RuleId::numbered(178);

/// Section 12.2.1: A task force can be attacked by submarines only once in a segment.
pub const FS_179: RuleId = RuleId::numbered(179);

/// Section 12.2.1: Submarines attack only units in task forces, not ships at anchor or units ashore.
pub const FS_180: RuleId = RuleId::numbered(180);

/// Section 12.2.1: All targets of both players are named before any attack is resolved.
pub const FS_393: RuleId = RuleId::numbered(393);

/// Section 12.2.2: The owner of the task force rolls one anti-submarine die for each destroyer unit in it; 5 or more succeeds.
pub const FS_181: RuleId = RuleId::numbered(181);

/// Section 12.2.2: These dice have +1, once for a task force, if a friendly air unit based in the hex or a friendly carrier is
/// there.
pub const FS_182: RuleId = RuleId::numbered(182);

/// Section 12.2.2: Air units carried by sea do not give this +1.
pub const FS_183: RuleId = RuleId::numbered(183);

/// Section 12.2.2: A single anti-submarine success cancels the attack.
pub const FS_184: RuleId = RuleId::numbered(184);

/// Section 12.2.2: A task force without destroyers rolls no anti-submarine dice.
pub const FS_394: RuleId = RuleId::numbered(394);

/// Section 12.2.3: An attack that is not cancelled rolls one die against a unit of the task force chosen by the attacker; 5 or
/// more hits.
pub const FS_185: RuleId = RuleId::numbered(185);

/// Section 12.2.3: The Allied submarine die has -2 on turn 1.
pub const FS_186: RuleId = RuleId::numbered(186);

/// Section 12.2.3: The Allied submarine die has -1 on turns 2 to 5.
pub const FS_187: RuleId = RuleId::numbered(187);

/// Section 12.2.3: The submarine die has +1 if the task force contains no destroyer unit.
pub const FS_188: RuleId = RuleId::numbered(188);

/// Section 12.2.3: The submarine die has +1 if its target is an air unit, a land unit or a replacement marker.
pub const FS_189: RuleId = RuleId::numbered(189);

/// Section 12.2.3: A ship or air unit hit takes its damage at once; hits on a land unit are marked until the end of the strike
/// round.
pub const FS_190: RuleId = RuleId::numbered(190);

/// Section 12.2.3: If no air strike can reach the land unit later in the phase, its submarine hits take effect at once.
pub const FS_395: RuleId = RuleId::numbered(395);

/// Section 12.1: A hex with task forces of one side only goes through the same steps in its place in the order of battles: sea
/// control, landing, replacement, occupation and unloading.
pub const FS_396: RuleId = RuleId::numbered(396);

/// Section 12.3: The player whose turn it is decides the order in which the hexes are resolved.
pub const FS_191: RuleId = RuleId::numbered(191);

/// Section 12.3: There is one battle for each hex with opposing units; steps that do not apply are left out.
pub const FS_397: RuleId = RuleId::numbered(397);

/// Section 12.3.1: The player whose turn it is places his units on the battle board first.
pub const FS_192: RuleId = RuleId::numbered(192);

/// Section 12.3.1: A task force with a CV or CVL goes to a Carrier box, of which each side has three.
pub const FS_193: RuleId = RuleId::numbered(193);

/// Section 12.3.1: Every other task force goes to a Bombardment box, of which each side has five.
pub const FS_194: RuleId = RuleId::numbered(194);

/// Section 12.3.1: Task forces are not split, merged or formed during the battle.
pub const FS_195: RuleId = RuleId::numbered(195);

/// Section 12.3.1: A task force that lost its only carrier to a submarine is a bombardment force from then on.
pub const FS_196: RuleId = RuleId::numbered(196);

/// Section 12.3.1: Ships that belong to no task force are ships at anchor.
pub const FS_197: RuleId = RuleId::numbered(197);

/// Section 12.3.1: Air and land units that belong to no task force go to Land/Air at Base.
pub const FS_198: RuleId = RuleId::numbered(198);

/// Section 12.3.1: Air units assigned from adjacent hexes go to Long Range Air, where they cannot be attacked.
pub const FS_199: RuleId = RuleId::numbered(199);

/// Section 12.3.1: The other ships of a carrier task force can neither fight in surface combat nor support a land combat.
pub const FS_200: RuleId = RuleId::numbered(200);

/// Section 12.3.1: A land unit in a carrier task force cannot land, and an air unit in one cannot unload.
pub const FS_201: RuleId = RuleId::numbered(201);

/// Section 12.3.1: Without optional rules carriers can be hit only by submarines and air strikes.
pub const FS_398: RuleId = RuleId::numbered(398);

/// Section 12.3.1: A BBV is not a carrier: without a CV or CVL its task force goes to a Bombardment box.
pub const FS_446: RuleId = RuleId::numbered(446);

/// Section 12.3.2: Each carrier in a Carrier box gives as many air points as its air strength.
pub const FS_202: RuleId = RuleId::numbered(202);

/// Section 12.3.2: Carriers at anchor give no air points.
pub const FS_203: RuleId = RuleId::numbered(203);

/// Section 12.3.2: The units in Long Range Air together give half their steps in air points, rounded down.
pub const FS_204: RuleId = RuleId::numbered(204);

/// Section 12.3.2: Air units at the base assigned to this hex give one air point per step.
pub const FS_205: RuleId = RuleId::numbered(205);

/// Section 12.3.2: Air units of the base assigned to another hex give no air points here, but can be struck.
pub const FS_206: RuleId = RuleId::numbered(206);

/// Section 12.3.2.1: In the air-to-air round both players roll one die per air point at the same time; 5 or more succeeds.
pub const FS_207: RuleId = RuleId::numbered(207);

/// Section 12.3.2.1: Each air-to-air success removes one enemy air point, and no steps.
pub const FS_208: RuleId = RuleId::numbered(208);

/// Section 12.3.2.1: The player with more air points left has air superiority.
pub const FS_209: RuleId = RuleId::numbered(209);

/// Section 12.3.2.1: With equal air points, none on both sides included, each player rolls a die and the higher has air
/// superiority; equal dice are rolled again.
pub const FS_210: RuleId = RuleId::numbered(210);

/// Section 12.3.2.1: A player who has air points left while his enemy has none has air supremacy, which includes superiority.
pub const FS_211: RuleId = RuleId::numbered(211);

/// Section 12.3.2.1: Air steps are lost only to strikes, to hits at sea or with a captured base (dispersal, excess stacking and
/// optional rules apart).
pub const FS_400: RuleId = RuleId::numbered(400);

/// Section 12.3.2.2: The player without air superiority announces all his targets first.
pub const FS_212: RuleId = RuleId::numbered(212);

/// Section 12.3.2.2: Each air point left may be assigned to one enemy task force or to the enemy base, or stay unused.
pub const FS_213: RuleId = RuleId::numbered(213);

/// Section 12.3.2.2: Several air points may share one target.
pub const FS_399: RuleId = RuleId::numbered(399);

/// Section 12.3.2.3: A task force rolls as many anti-air dice as the anti-air strengths of its units add up to, fractions
/// dropped.
pub const FS_214: RuleId = RuleId::numbered(214);

/// Section 12.3.2.3: A base rolls as many anti-air dice as its own strength; ships at anchor add nothing.
pub const FS_215: RuleId = RuleId::numbered(215);

/// Section 12.3.2.3: Each anti-air die of 5 or more removes one air point attacking that target; successes beyond their number
/// are ignored.
pub const FS_216: RuleId = RuleId::numbered(216);

/// Section 12.3.2.3: An air point that survives against a task force strikes any one unit of it.
pub const FS_217: RuleId = RuleId::numbered(217);

/// Section 12.3.2.3: An air point that survives against a base strikes an air unit at the base or a ship at anchor, or is kept
/// for ground support.
pub const FS_218: RuleId = RuleId::numbered(218);

/// Section 12.3.2.3: The unit that each air point strikes at one target is named before any die of that strike is rolled.
pub const FS_219: RuleId = RuleId::numbered(219);

/// Section 12.3.2.3: Each striking air point rolls one die and hits on 5 or more; with air supremacy it has +1.
pub const FS_220: RuleId = RuleId::numbered(220);

/// Section 12.3.2.3: A strike die has +1 against a ship at anchor.
pub const FS_221: RuleId = RuleId::numbered(221);

/// Section 12.3.2.3: A strike die has +1 against an air or land unit in a task force.
pub const FS_222: RuleId = RuleId::numbered(222);

/// Section 12.3.2.3: Japanese strike dice have +1 in the first Japanese player turn of the long campaign only.
pub const FS_223: RuleId = RuleId::numbered(223);

/// Section 12.3.2.3: Land units ashore cannot be struck.
pub const FS_224: RuleId = RuleId::numbered(224);

/// Section 12.3.2.3: Ground support is declared when the surviving air points choose what to do, before the strike dice.
pub const FS_401: RuleId = RuleId::numbered(401);

/// Section 12.3.2.3: Targets are resolved one by one: anti-air fire first, then the strikes.
pub const FS_402: RuleId = RuleId::numbered(402);

/// Section 12.3.3.1: The player without air superiority puts ships in Sea Control first; the other then does so knowing his
/// choice.
pub const FS_225: RuleId = RuleId::numbered(225);

/// Section 12.3.3.1: Only ships in Bombardment boxes may be put in Sea Control; the others may stay there for ground support.
pub const FS_226: RuleId = RuleId::numbered(226);

/// Section 12.3.3.1: A player who puts no ship in Sea Control can neither gain sea control nor support a land combat with his
/// ships.
pub const FS_227: RuleId = RuleId::numbered(227);

/// Section 12.3.3.1: Ships may be taken from any Bombardment boxes, some from each, whatever their task force.
pub const FS_403: RuleId = RuleId::numbered(403);

/// Section 12.3.3.2: The player without air superiority lines up his ships and the other pairs each of his own with one of them;
/// ships left over on either side are then placed by their owner opposite any enemy ship.
pub const FS_228: RuleId = RuleId::numbered(228);

/// Section 12.3.3.2: In each round either player may withdraw; the one without air superiority declares first.
pub const FS_229: RuleId = RuleId::numbered(229);

/// Section 12.3.3.2: A player who withdraws does so with all his ships in the surface combat.
pub const FS_230: RuleId = RuleId::numbered(230);

/// Section 12.3.3.2: Withdrawing ships do not fire.
pub const FS_231: RuleId = RuleId::numbered(231);

/// Section 12.3.3.2: The other side fires in that round only at withdrawing ships whose movement allowance is lower than the
/// firing ship's.
pub const FS_232: RuleId = RuleId::numbered(232);

/// Section 12.3.3.2: Withdrawn ships that survive go to the turn track and return in their owner's next reinforcement phase.
pub const FS_233: RuleId = RuleId::numbered(233);

/// Section 12.3.3.2: Each firing ship rolls a single die, whatever its firepower, and hits if it reaches the number in the
/// surface table for its firepower and the target's defence.
pub const FS_234: RuleId = RuleId::numbered(234);

/// Section 12.3.3.2: A ship fires once, at a ship it faces; facing several, it chooses.
pub const FS_235: RuleId = RuleId::numbered(235);

/// Section 12.3.3.2: All fire of a round is simultaneous.
pub const FS_236: RuleId = RuleId::numbered(236);

/// Section 12.3.3.2: A result marked 6\* in the table (firepower 0 against defence 10 to 12) is half a hit; two halves on the
/// same ship in one round make one hit.
pub const FS_237: RuleId = RuleId::numbered(237);

/// Section 12.3.3.2: Half hits left over vanish at the end of the round.
pub const FS_238: RuleId = RuleId::numbered(238);

/// Section 12.3.3.2: Rounds follow one another until at least one side has no ship left in Sea Control; ships hit are sunk or
/// leave damaged.
pub const FS_239: RuleId = RuleId::numbered(239);

/// Section 12.3.3.2: If both sides withdraw nobody fires.
pub const FS_404: RuleId = RuleId::numbered(404);

/// Section 12.3.3.2: Withdrawing ships can still be hit, damaged or sunk by faster ships that face them.
pub const FS_405: RuleId = RuleId::numbered(405);

/// Section 12.3.3.2: Damage is rolled after all fire of the round, once for each whole hit; a single half hit does nothing.
pub const FS_406: RuleId = RuleId::numbered(406);

/// Section 12.3.3.3: When the surface combat is over the player with ships left in Sea Control has sea control of the hex.
pub const FS_240: RuleId = RuleId::numbered(240);

/// Section 12.3.3.3: Nobody has sea control if no ship was put there or none is left.
pub const FS_241: RuleId = RuleId::numbered(241);

/// Section 12.3.3.3: Once a player has sea control, enemy ships still in Bombardment boxes go at once to the turn track, to
/// return in their owner's next reinforcement phase; his carrier task forces and ships at anchor stay.
pub const FS_242: RuleId = RuleId::numbered(242);

/// Section 12.3.3.3: In the land combat that follows, sea control puts its owner's land units in supply and the enemy's out of
/// supply, even those with a valid line.
pub const FS_243: RuleId = RuleId::numbered(243);

/// Section 13.1: The damage modifier of a surface hit is the firepower of the ship that scored that hit.
pub const FS_407: RuleId = RuleId::numbered(407);

/// Section 12.3.4.1: Land units may land only where their side has sea control.
pub const FS_244: RuleId = RuleId::numbered(244);

/// Section 12.3.4.1: The landing hex must be within 2 hexes of a friendly base or of an Allied off-map box.
pub const FS_245: RuleId = RuleId::numbered(245);

/// Section 12.3.4.1: Landing must respect the stacking limit of the hex: a unit that would exceed it stays aboard.
pub const FS_246: RuleId = RuleId::numbered(246);

/// Section 12.3.4.1: A land unit that lost a step at sea in this combat phase may not land.
pub const FS_247: RuleId = RuleId::numbered(247);

/// Section 12.3.4.1: Replacement markers in a Bombardment box may land like land units.
pub const FS_248: RuleId = RuleId::numbered(248);

/// Section 12.3.4.1: Land units in a carrier task force may not land.
pub const FS_408: RuleId = RuleId::numbered(408);

/// Section 12.3.4.2: A marker that has landed may restore a reduced friendly unit in the hex, or in an adjacent hex joined by a
/// land link.
pub const FS_249: RuleId = RuleId::numbered(249);

/// Section 12.3.4.3: Each player rolls as many support dice as he has air points kept for ground support plus the firepower of
/// his ships in Bombardment boxes; 5 or more succeeds.
pub const FS_250: RuleId = RuleId::numbered(250);

/// Section 12.3.4.3: Ships in Sea Control give no ground support.
pub const FS_251: RuleId = RuleId::numbered(251);

/// Section 12.3.4.3: No more support successes count than the total combat value of the player's land units ashore in the hex.
pub const FS_252: RuleId = RuleId::numbered(252);

/// Section 2.3: Ground support dice have +1 when their player has air supremacy and at least one air point in ground support (an
/// erratum to the table).
pub const FS_253: RuleId = RuleId::numbered(253);

/// Section 12.3.4.4: If nobody has sea control, each side traces supply lines for its land units.
pub const FS_254: RuleId = RuleId::numbered(254);

/// Section 12.3.4.4: Land combat dice of units out of supply have -1; lack of supply has no other effect.
pub const FS_255: RuleId = RuleId::numbered(255);

/// Section 12.3.4.4: Land units in their own national base are always in supply, even under enemy sea control.
pub const FS_409: RuleId = RuleId::numbered(409);

/// Section 12.3.4.5: Only the player whose turn it is may start a land combat, and he may decline to.
pub const FS_256: RuleId = RuleId::numbered(256);

/// Section 12.3.4.5: To start a land combat he needs at least one land unit in the hex whose combat value is not in parentheses.
pub const FS_257: RuleId = RuleId::numbered(257);

/// Section 12.3.4.5: Both players roll one die per point of combat value of their land units in the hex; 5 or more succeeds.
pub const FS_258: RuleId = RuleId::numbered(258);

/// Section 12.3.4.5: The inactive player adds to his successes the air steps he still has at the base after the strikes.
pub const FS_259: RuleId = RuleId::numbered(259);

/// Section 12.3.4.5: Support alone starts nothing: ships and air units need a land unit to fight on land.
pub const FS_410: RuleId = RuleId::numbered(410);

/// Section 12.3.4.5: A player's total is his land successes plus his support successes, plus his air steps at the base if he is
/// the inactive player.
pub const FS_411: RuleId = RuleId::numbered(411);

/// Section 12.3.5: A land unit in an enemy or neutral base without enemy land units puts an OCCUPIED BASE marker there.
pub const FS_260: RuleId = RuleId::numbered(260);

/// Section 12.3.5: The marker does not change control yet: until the return-to-base phase the base gives its occupier no landing
/// distance, no supply link and no multiplied capacity, but his air units may unload.
pub const FS_261: RuleId = RuleId::numbered(261);

/// Section 12.3.5.1: All ships on the battle board go back to the battle hex.
pub const FS_262: RuleId = RuleId::numbered(262);

/// Section 12.3.5.2: Air units in Long Range Air go back to the hex where they are based.
pub const FS_263: RuleId = RuleId::numbered(263);

/// Section 12.3.5.2: With sea control an air unit in a Bombardment box may unload at a friendly base or one with its side's
/// OCCUPIED BASE marker, within the air capacity.
pub const FS_264: RuleId = RuleId::numbered(264);

/// Section 12.3.5.2: An air unit that does not unload goes to the turn track and returns in its owner's next reinforcement phase.
pub const FS_265: RuleId = RuleId::numbered(265);

/// Section 12.3.5.2: Air units at the base stay in the hex; those in a carrier task force cannot unload.
pub const FS_412: RuleId = RuleId::numbered(412);

/// Section 12.3.5.3: A land unit that has not landed goes to the turn track and returns in its owner's next reinforcement phase.
pub const FS_266: RuleId = RuleId::numbered(266);

/// Section 12.3.5.3: Land units ashore stay in the hex, where both sides may remain together.
pub const FS_413: RuleId = RuleId::numbered(413);

/// Section 13.1: A ship rolls two dice for each hit; with modifiers, a result equal to its defence or more sinks it.
pub const FS_267: RuleId = RuleId::numbered(267);

/// Section 13.1: A damage roll has +1 for an air strike, +2 for a submarine, and the firer's firepower for a surface hit.
pub const FS_268: RuleId = RuleId::numbered(268);

/// Section 13.1: Damage rolls on Allied ships have +1 in the first Japanese player turn of the long campaign.
pub const FS_269: RuleId = RuleId::numbered(269);

/// Section 13.1: Sunk battleships of either side (the BBV included) and sunk Japanese carriers, CV and CVL, are out of the game.
pub const FS_270: RuleId = RuleId::numbered(270);

/// Section 13.1: The counters of other sunk ships may be used again for later arrivals.
pub const FS_271: RuleId = RuleId::numbered(271);

/// Section 13.1: A ship hit but not sunk is damaged and returns after twice as many of its owner's reinforcement phases as it
/// took hits, the next one to come being the first.
pub const FS_272: RuleId = RuleId::numbered(272);

/// Section 13.1: Damaged Dutch ships never return.
pub const FS_273: RuleId = RuleId::numbered(273);

/// Section 13.1: Damage is rolled after each submarine attack, after the strike on each target and at the end of each surface
/// round.
pub const FS_414: RuleId = RuleId::numbered(414);

/// Section 13.2: A land unit at sea loses one step when the hits it took from submarines and strikes in one player turn reach its
/// reduced combat value.
pub const FS_274: RuleId = RuleId::numbered(274);

/// Section 13.2: With twice as many hits a full land unit at sea loses both steps at once and is eliminated.
pub const FS_275: RuleId = RuleId::numbered(275);

/// Section 13.2: A land unit eliminated at sea returns two turns later in its owner's reinforcement phase.
pub const FS_276: RuleId = RuleId::numbered(276);

/// Section 13.2: Each hit on a Japanese land unit at sea lowers the merchantmen pool by 1, even without a step loss, up to the
/// combat value the unit had before.
pub const FS_277: RuleId = RuleId::numbered(277);

/// Section 13.2: This loss does not lower the Japanese transport points.
pub const FS_278: RuleId = RuleId::numbered(278);

/// Section 13.2: Hits left over vanish at the end of the strike round and do not affect land combat.
pub const FS_279: RuleId = RuleId::numbered(279);

/// Section 13.2: A replacement marker at sea is removed when the hits on it reach its value.
pub const FS_280: RuleId = RuleId::numbered(280);

/// Section 13.2: A reduced land unit at sea is eliminated by as many hits as its reduced value.
pub const FS_415: RuleId = RuleId::numbered(415);

/// Section 13.2: A replacement marker is never reduced: it is whole or removed.
pub const FS_416: RuleId = RuleId::numbered(416);

/// Section 13.3.1: Each hit on an air unit in a task force removes one step; if it is Japanese the merchantmen pool also drops
/// by 1 per hit, up to the steps it had.
pub const FS_281: RuleId = RuleId::numbered(281);

/// Section 13.3.1: Pool points lost with air units at sea do not lower the transport points.
pub const FS_417: RuleId = RuleId::numbered(417);

/// Section 13.3.2: Each strike hit on an air unit at a base removes one step.
pub const FS_282: RuleId = RuleId::numbered(282);

/// Section 13.4: In land combat nothing happens if the inactive player's total is equal or higher.
pub const FS_283: RuleId = RuleId::numbered(283);

/// Section 13.4: If the total of the player whose turn it is is higher, every land unit of the inactive player in the hex loses a
/// step.
pub const FS_284: RuleId = RuleId::numbered(284);

/// Section 13.4: If it is higher than the inactive player's total and the combat values of all his land units there together, all
/// of them are eliminated.
pub const FS_285: RuleId = RuleId::numbered(285);

/// Section 13.4: The player who started the land combat never loses steps in it.
pub const FS_286: RuleId = RuleId::numbered(286);

/// Section 13.4: Land units eliminated in land combat return two turns later in their owner's reinforcement phase; ABDA does not.
pub const FS_418: RuleId = RuleId::numbered(418);

/// Section 14: The second deployment phase follows the return-to-base phase.
pub const FS_292: RuleId = RuleId::numbered(292);

/// Section 14.1: Ships on their operational face, whether they operated or reacted, go to their national base.
pub const FS_287: RuleId = RuleId::numbered(287);

/// Section 14.1: Japan chooses Kure or Yokosuka for each of its ships, among those it still controls.
pub const FS_288: RuleId = RuleId::numbered(288);

/// Section 14.1: Ships that have gone home show their deployed face; ships at anchor that did not sail stay where they are.
pub const FS_419: RuleId = RuleId::numbered(419);

/// Section 14.2: After that, enemy ships left under an OCCUPIED BASE marker are sunk and enemy air units under it are removed.
pub const FS_289: RuleId = RuleId::numbered(289);

/// Section 14.2: A base with an OCCUPIED BASE marker passes under the control of its occupier and the marker is removed.
pub const FS_290: RuleId = RuleId::numbered(290);

/// Section 14.2: Control thus changes in the player turn of the occupation, before the second deployment phase.
pub const FS_420: RuleId = RuleId::numbered(420);

/// Section 14.3: At the end of the return-to-base phase stacking is checked: land limits, air capacities and port capacities.
pub const FS_291: RuleId = RuleId::numbered(291);

/// Section 15.1: In the end phase all replacement markers left on the map are removed.
pub const FS_293: RuleId = RuleId::numbered(293);

/// Section 15.2: In his end phase a player may disperse any of his units: ships and land units go to the turn track until his
/// next reinforcement phase, air units back to the pool.
pub const FS_294: RuleId = RuleId::numbered(294);

/// Section 15.2: Only the player whose turn it is may disperse units.
pub const FS_421: RuleId = RuleId::numbered(421);

/// Section 15.3: Victory points gained and lost in the player turn are added up and the sum is applied to the track at the end of
/// it.
pub const FS_295: RuleId = RuleId::numbered(295);

/// Section 16: Capturing Pearl Harbor, Kure or Yokosuka is worth 5 victory points: added when Japan captures, taken off when the
/// Allies do.
pub const FS_296: RuleId = RuleId::numbered(296);

/// Section 16: Capturing Singapore, Manila, Calcutta, Bombay or Brisbane is worth 3 victory points.
pub const FS_297: RuleId = RuleId::numbered(297);

/// Section 16: Capturing any other base is worth 1 victory point.
pub const FS_298: RuleId = RuleId::numbered(298);

/// Section 16: Taking back a base that was one's own counts as a capture.
pub const FS_299: RuleId = RuleId::numbered(299);

/// Section 16: Japan gains 2 victory points in each of its end phases in which no supply line runs from West Coast USA to
/// Brisbane.
pub const FS_300: RuleId = RuleId::numbered(300);

/// Section 16: From turn 4 on, 1 victory point is taken off at the start of every turn while Japan has never captured Manila.
pub const FS_301: RuleId = RuleId::numbered(301);

/// Section 16: From turn 4 on, 1 victory point is taken off at the start of every turn while Japan has never captured Singapore.
pub const FS_302: RuleId = RuleId::numbered(302);

/// Section 16: Once Japan has captured the base its deduction stops for good, even if the Allies take it back.
pub const FS_303: RuleId = RuleId::numbered(303);

/// Section 16: At 20 victory points or more Japan wins at once.
pub const FS_304: RuleId = RuleId::numbered(304);

/// Section 16: At -1 victory point or less the Allies win at once.
pub const FS_305: RuleId = RuleId::numbered(305);

/// Section 16: At the end of turn 16 a total of 0 is a draw and 1 or more a Japanese victory.
pub const FS_306: RuleId = RuleId::numbered(306);

/// Section 16: Capturing a neutral base counts, for either side.
pub const FS_422: RuleId = RuleId::numbered(422);

/// Section 16: The lifeline to Brisbane is checked only in the Japanese end phase, by the rules of supply lines.
pub const FS_423: RuleId = RuleId::numbered(423);

/// Section 16: The deductions at the start of a turn apply for the first time on turn 4, before the Japanese transport phase.
pub const FS_424: RuleId = RuleId::numbered(424);

/// Section 17.1: On turn 1 Japanese task forces in operational movement pay the oil of 1 to 4 hexes, however far they go.
pub const FS_307: RuleId = RuleId::numbered(307);

/// Section 17.1: In the first Japanese player turn air-to-air combat is not simultaneous: Japan rolls first, and only the Allied
/// air points left reply.
pub const FS_308: RuleId = RuleId::numbered(308);

/// Section 17.1: In the first Japanese player turn all Allied bases have anti-air strength 0.
pub const FS_309: RuleId = RuleId::numbered(309);

/// Section 17.1: In that player turn Japanese air-to-air dice and strike dice have +1.
pub const FS_310: RuleId = RuleId::numbered(310);

/// Section 17.1: The Allies may not land land units on turn 1.
pub const FS_311: RuleId = RuleId::numbered(311);

/// Section 17.1: The American carrier reaction force cannot move once it is placed, and in the Japanese return-to-base phase goes
/// home to West Coast USA.
pub const FS_312: RuleId = RuleId::numbered(312);

/// Section 17.1: The carrier reaction force is placed in the Allied reaction phase of turn 1 as one complete task force ready to
/// fight, not in port, even where there is no enemy; the Allied player cannot hold it back.
pub const FS_425: RuleId = RuleId::numbered(425);

/// Section 17.1: One die says where the carrier reaction force appears: Pearl Harbor on 1, Midway on 2, Wake on 3, Ellice Islands
/// on 4, Christmas Island on 5, Palmyra on 6.
pub const FS_426: RuleId = RuleId::numbered(426);

/// Section 17.1: The modifiers of the first turn and the surprise end with the first Japanese player turn.
pub const FS_427: RuleId = RuleId::numbered(427);

/// Section 17.2: Air and port capacities of bases under Allied control are doubled on turns 6 to 9, tripled on turns 10 to 13 and
/// multiplied by 4 on turns 14 to 16.
pub const FS_315: RuleId = RuleId::numbered(315);

/// Section 17.2: The anti-air strength of a base never grows: it is always half the printed air capacity.
pub const FS_316: RuleId = RuleId::numbered(316);

/// Section 17.2: The multiplier follows the present control of the base: one that the Allies lose falls back to its printed
/// values, one that they take gains it.
pub const FS_428: RuleId = RuleId::numbered(428);

/// Section 17.3: From turn 10 on Japanese ships that start operational or reaction movement in a resource hex pay no oil.
pub const FS_317: RuleId = RuleId::numbered(317);

/// Section 17.4: Dutch units have no sea deployment, and the land unit ABDA has no operational movement either.
pub const FS_318: RuleId = RuleId::numbered(318);

/// Section 17.4: ABDA always counts as out of supply in land combat.
pub const FS_319: RuleId = RuleId::numbered(319);

/// Section 17.4: Dutch ships that sailed return to Surabaya; when Japan captures Surabaya all Dutch ships are out of the game.
pub const FS_320: RuleId = RuleId::numbered(320);

/// Section 17.4: Damaged Dutch ships, ABDA eliminated or dispersed, and any other Dutch unit sent to the turn track never return.
pub const FS_321: RuleId = RuleId::numbered(321);

/// Section 17.4: Dutch ships may use operational and reaction movement, at no cost.
pub const FS_429: RuleId = RuleId::numbered(429);

/// Section 17.5: British ships that sailed return to Singapore until Japan puts an OCCUPIED BASE marker there, and from then on
/// to Indian Ocean Ports.
pub const FS_322: RuleId = RuleId::numbered(322);

/// Section 17.5: British supply is always traced to Indian Ocean Ports and British reinforcements always arrive there.
pub const FS_323: RuleId = RuleId::numbered(323);

/// Section 17.6: The British ships due on turn 14 may arrive earlier, in the first Allied reinforcement phase after a Japanese
/// land unit has entered Calcutta, Bombay or Ceylon.
pub const FS_324: RuleId = RuleId::numbered(324);

/// Section 17.6: The early arrival concerns the ships only, not the air steps of turn 14, and is the Allied player's choice.
pub const FS_430: RuleId = RuleId::numbered(430);

/// Section 20: Units at Pearl Harbor may not react on turn 1.
pub const FS_313: RuleId = RuleId::numbered(313);

/// Section 20: The British units at Calcutta, Rangoon and Ceylon may not move on turn 1.
pub const FS_314: RuleId = RuleId::numbered(314);

/// Section 18.1.1: Code-breaking: once a game, not on the first turn played, the Allied player may begin his reaction phase by a
/// sea deployment of one task force, paid as usual; it may then react.
pub const FS_325: RuleId = RuleId::numbered(325);

/// Section 18.1.1: Code-breaking moves a single task force, by several hops if each is paid for; air zones of control and the
/// rules on bases apply as in any sea deployment.
pub const FS_431: RuleId = RuleId::numbered(431);

/// Section 18.1.2: British armoured decks: Japanese strike dice against a British CV, not a CVL, have -1.
pub const FS_326: RuleId = RuleId::numbered(326);

/// Section 18.1.3: Strategic bombing needs an Allied base within 4 hexes of a Japanese national base, supplied from West Coast
/// USA.
pub const FS_327: RuleId = RuleId::numbered(327);

/// Section 18.1.3: Each bombing die costs 1 American transport point and succeeds on 5 or more, with +1 if an Allied base is
/// within 2 hexes of a Japanese national base; each success removes 1 Japanese oil point. Not on the first turn played.
pub const FS_328: RuleId = RuleId::numbered(328);

/// Section 18.1.3: Bombing comes after all submarine attacks of the economic warfare phase.
pub const FS_432: RuleId = RuleId::numbered(432);

/// Section 18.1.4: Hidden task forces: the Allied player forms and moves them unseen under five American and two British markers,
/// which are revealed at the end of the reaction phase.
pub const FS_329: RuleId = RuleId::numbered(329);

/// Section 18.1.4: Japan may look at any base before task forces are formed and sees where each marker starts and how far it
/// goes; once one has been formed from a base, the units left there are hidden as well until the reveal.
pub const FS_433: RuleId = RuleId::numbered(433);

/// Section 18.1.5: Ranger: at the end of any Allied reinforcement segment with no Allied CV, American or British, on the map or
/// in an off-map box (CVL and ships on the turn track do not count), the Allied player may place CV Ranger in West Coast USA;
/// victory points rise by 1 at once.
pub const FS_330: RuleId = RuleId::numbered(330);

/// Section 18.1.6: Marines: their land combat dice have +1 when they land at an enemy base where no friendly unit is ashore. The
/// Japanese SNLF has no such bonus.
pub const FS_331: RuleId = RuleId::numbered(331);

/// Section 18.1.6: The +1 applies to the dice of the Marine units only, in the land combat of their landing.
pub const FS_434: RuleId = RuleId::numbered(434);

/// Section 18.1.7: Radar and sonar: from turn 10 on Allied anti-submarine, air-to-air and anti-air dice have +1.
pub const FS_332: RuleId = RuleId::numbered(332);

/// Section 18.1.8: Base delay: air units unloaded at a base with an OCCUPIED BASE marker exert no air zone of control until the
/// end of the player turn.
pub const FS_333: RuleId = RuleId::numbered(333);

/// Section 18.1.8: Base delay: in the second deployment phase air units may not deploy to a base captured in this player turn.
pub const FS_334: RuleId = RuleId::numbered(334);

/// Section 18.2.1: Long Lance: in the first surface round of each battle Japanese CA and DD have firepower 2 instead of the
/// printed value, for fire and for the damage modifier.
pub const FS_335: RuleId = RuleId::numbered(335);

/// Section 18.2.2: Tokyo Express: in every surface round the ships of the marked task force fire first, and their hits take
/// effect before the others fire.
pub const FS_336: RuleId = RuleId::numbered(336);

/// Section 18.2.2: The Tokyo Express marker goes, once a turn, on a task force of CA and DD only, without air or land unit, when
/// it is formed; it is removed after the surface combat.
pub const FS_435: RuleId = RuleId::numbered(435);

/// Section 18.2.3: Elite pilots: the air points of Akagi/Kaga and Hiryu/Soryu have +1 until the unit is damaged.
pub const FS_337: RuleId = RuleId::numbered(337);

/// Section 18.2.3: Under this option any arriving Japanese air steps may be put in training: they go to the turn track four turns
/// later and then enter Naval Aviation.
pub const FS_338: RuleId = RuleId::numbered(338);

/// Section 18.2.3: After the two steps of turn 4 no arriving step goes straight to Naval Aviation.
pub const FS_339: RuleId = RuleId::numbered(339);

/// Section 18.2.3: New Japanese carriers arrive without planes, except Junyo/Hiyo.
pub const FS_340: RuleId = RuleId::numbered(340);

/// Section 18.2.3: The +1 of elite pilots applies to air-to-air dice and to strike dice.
pub const FS_436: RuleId = RuleId::numbered(436);

/// Section 18.2.3: Steps in training cannot be taken back before the four turns are over.
pub const FS_437: RuleId = RuleId::numbered(437);

/// Section 18.2.3: Both campaigns still start with 2 trained steps in Naval Aviation.
pub const FS_438: RuleId = RuleId::numbered(438);

/// Section 18.2.4: Kamikazes: from turn 10 on, with 7 victory points or fewer, Japan may declare their use; once declared it
/// lasts for the rest of the game.
pub const FS_341: RuleId = RuleId::numbered(341);

/// Section 18.2.4: From then on Allied air-to-air dice and the anti-air dice of Allied task forces have +1.
pub const FS_342: RuleId = RuleId::numbered(342);

/// Section 18.2.4: Each Japanese air point that survives anti-air fire against a task force hits without a die; the Allied player
/// picks the unit hit by the first, third, fifth and so on, Japan by the second, fourth and so on.
pub const FS_343: RuleId = RuleId::numbered(343);

/// Section 18.2.4: From then on Japan must remove one of its air steps, anywhere on the map, at the end of each of its
/// reinforcement phases, and the Allied player may remove one at the end of each of his; counters emptied this way are out of the
/// game.
pub const FS_344: RuleId = RuleId::numbered(344);

/// Section 18.2.4: Kamikazes may be declared only when a battle is begun, before the units are placed on the battle board.
pub const FS_439: RuleId = RuleId::numbered(439);

/// Section 18.2.4: Air steps are not lost by attacking as kamikazes.
pub const FS_440: RuleId = RuleId::numbered(440);

/// Section 18.2.5: Optional ships appear in the set-up and on the schedule, and BB Ise/Hyuga leaves on turn 6 to come back on
/// turn 9 as a BBV among the carriers without planes.
pub const FS_345: RuleId = RuleId::numbered(345);

/// Section 18.2.5: The BBV needs 1 Naval Aviation step to come into play, and until it has it no carrier is refitted.
pub const FS_346: RuleId = RuleId::numbered(346);

/// Section 18.2.5: The BBV has no air strength; if BB Ise/Hyuga was eliminated before its conversion there is none.
pub const FS_441: RuleId = RuleId::numbered(441);

/// Section 18.3.1: Catastrophe: once his reinforcements are placed, the player whose turn it is rolls two dice, and on a total
/// of 2 a disaster strikes him.
pub const FS_347: RuleId = RuleId::numbered(347);

/// Section 18.3.1: If it strikes Japan, Japan names one of its national bases that holds a BB, CV or CVL and the Allied player
/// sinks one naval unit there.
pub const FS_348: RuleId = RuleId::numbered(348);

/// Section 18.3.1: If it strikes the Allies, one unit drawn at random among the CV, CVL and BB in West Coast USA is sunk.
pub const FS_349: RuleId = RuleId::numbered(349);

/// Section 18.3.1: The disaster is ignored if no Japanese national base holds a BB, CV or CVL; where one does, the unit sunk may
/// be any naval unit of that base.
pub const FS_442: RuleId = RuleId::numbered(442);

/// Section 18.3.2: Cumulative damage: each damage roll of a ship has +1 for every hit on it beyond the first.
pub const FS_350: RuleId = RuleId::numbered(350);

/// Section 19: The short campaign starts on turn 2 with 5 victory points, Japan having 12 oil and 4 transport points, pool 30, 2
/// submarine points and 2 Naval Aviation steps; the USA have 14 transport and 2 submarine points, Britain 6 transport points.
pub const FS_351: RuleId = RuleId::numbered(351);

/// Section 19: In the short campaign three American battleships lie damaged in box 3 of the turn track, and Pennsylvania/Arizona,
/// Prince of Wales/Repulse and the destroyers C Class are sunk.
pub const FS_352: RuleId = RuleId::numbered(352);

/// Section 19: In the short campaign Japan also holds Wake, the Gilbert Islands, Rabaul, Brunei and Bangkok at the start; Manila
/// and Singapore are still Allied and contested.
pub const FS_443: RuleId = RuleId::numbered(443);

/// Section 19: In the short campaign the 6th Army at Manila and the Malaya Army at Singapore start reduced.
pub const FS_444: RuleId = RuleId::numbered(444);

/// Section 20: The long campaign starts on turn 1 with 0 victory points, Japan having 30 oil and 30 transport points, pool 30, 2
/// submarine points and 2 Naval Aviation steps; the USA have 12 transport and 2 submarine points, Britain 6 transport points.
pub const FS_353: RuleId = RuleId::numbered(353);

/// Section 20: Neither side has reinforcements on turn 1.
pub const FS_445: RuleId = RuleId::numbered(445);

/// Section 21: Japanese reinforcements arrive by the schedule: 2 air steps on turns 2, 4 and 6 to 16, and its ships on turns 4
/// and 10.
pub const FS_354: RuleId = RuleId::numbered(354);

/// Section 21: Allied reinforcements arrive by the schedule, turn by turn, for the United States and for Britain; the Dutch
/// receive none.
pub const FS_355: RuleId = RuleId::numbered(355);
