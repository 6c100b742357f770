//! The rules by name, written by `cargo xtask rules` from `rules/rules.toml`: change the text there, not here.

use ironbottom_kernel::RuleId;

/// Section 2.1: A scheduled arrival with no counter of its type available is cancelled
pub const FS_001: RuleId = RuleId::numbered(1);

/// Section 2.1: Markers (replacement, hit, occupied base...) are unlimited
pub const FS_002: RuleId = RuleId::numbered(2);

/// Section 2.1.1: Four nationalities; ANZAC units are US, Indian units are British
pub const FS_003: RuleId = RuleId::numbered(3);

/// Section 2.1.1.1: A naval unit is deployed (in port) or operational (in a task force)
pub const FS_004: RuleId = RuleId::numbered(4);

/// Section 2.1.1.2: Air unit has 1 or 2 steps; steps = combat value = transport class
pub const FS_005: RuleId = RuleId::numbered(5);

/// Section 2.1.1.2: Air units split and merge freely within the counters available
pub const FS_006: RuleId = RuleId::numbered(6);

/// Section 2.1.1.2: Eliminated air counters return to the pool for reuse
pub const FS_007: RuleId = RuleId::numbered(7);

/// Section 2.1.1.2: US marine one-step air counters behave as any US air unit
pub const FS_008: RuleId = RuleId::numbered(8);

/// Section 2.1.1.2: Air unit in a friendly base has an AZOC in its hex and the six adjacent ones
pub const FS_009: RuleId = RuleId::numbered(9);

/// Section 2.1.1.2: Air unit under operational movement has no AZOC
pub const FS_010: RuleId = RuleId::numbered(10);

/// Section 2.1.1.2: Carriers have no AZOC
pub const FS_011: RuleId = RuleId::numbered(11);

/// Section 2.1.1.3: Land unit has two steps; ABDA has one
pub const FS_012: RuleId = RuleId::numbered(12);

/// Section 2.1.1.3: Transport class of a land unit is its full value even when reduced
pub const FS_013: RuleId = RuleId::numbered(13);

/// Section 2.1.1.3: Parenthesised reduced value: unit cannot start a land combat
pub const FS_014: RuleId = RuleId::numbered(14);

/// Section 2.1.1.3: Only land units can take control of a base
pub const FS_015: RuleId = RuleId::numbered(15);

/// Section 2.1.2.1: No track below 0 except victory points
pub const FS_016: RuleId = RuleId::numbered(16);

/// Section 2.1.2.1: Quarter points kept during a phase
pub const FS_017: RuleId = RuleId::numbered(17);

/// Section 2.1.2.1: Fractions left are lost at the end of the phase
pub const FS_018: RuleId = RuleId::numbered(18);

/// Section 2.1.2.1: Merchantmen pool starts at 30
pub const FS_019: RuleId = RuleId::numbered(19);

/// Section 2.1.2.1: British transport points are 6 every turn
pub const FS_020: RuleId = RuleId::numbered(20);

/// Section 2.1.2.1: Transport points only for units of the same nationality
pub const FS_021: RuleId = RuleId::numbered(21);

/// Section 2.1.2.1: Dutch have no transport points
pub const FS_022: RuleId = RuleId::numbered(22);

/// Section 2.1.2.1: Unused transport points are lost at the reset
pub const FS_023: RuleId = RuleId::numbered(23);

/// Section 2.1.2.1: Allied ships and operations never use oil
pub const FS_024: RuleId = RuleId::numbered(24);

/// Section 2.1.2.1: Unused sub points are lost at the reset
pub const FS_025: RuleId = RuleId::numbered(25);

/// Section 2.2: Top and bottom half-hexes are ordinary hexes
pub const FS_026: RuleId = RuleId::numbered(26);

/// Section 2.2.1: Every hex is a sea hex except Gangetic Plain
pub const FS_027: RuleId = RuleId::numbered(27);

/// Section 2.2.1.2: Sea movement cannot cross an impassable hexside
pub const FS_028: RuleId = RuleId::numbered(28);

/// Section 2.2.1.2: Malaya is two sea half-hexes; no direct passage between them
pub const FS_029: RuleId = RuleId::numbered(29);

/// Section 2.2.1.2: Enemy TF in one Malaya half does not allow reaction into the other half
pub const FS_030: RuleId = RuleId::numbered(30);

/// Section 2.2.1.2: Malaya, same half: normal battle
pub const FS_031: RuleId = RuleId::numbered(31);

/// Section 2.2.1.2: Malaya, different halves: air points may not target enemy TFs
pub const FS_032: RuleId = RuleId::numbered(32);

/// Section 2.2.1.2: Malaya, different halves: a ship in Sea Control is needed for control of one's half; no surface combat
pub const FS_033: RuleId = RuleId::numbered(33);

/// Section 2.2.1.2: Malaya, different halves: sea control of a half does not cut enemy land supply
pub const FS_034: RuleId = RuleId::numbered(34);

/// Section 2.2.1.2: Malaya: ships return to their half after the battle
pub const FS_035: RuleId = RuleId::numbered(35);

/// Section 2.2.2: A land unit using one-hex deployment enters only hexes with a square or circle; aboard a task force it may cross sea hexes
pub const FS_036: RuleId = RuleId::numbered(36);

/// Section 2.2.2: Circle hexes cannot be used by air or naval units as a base
pub const FS_037: RuleId = RuleId::numbered(37);

/// Section 2.2.2: Circle hexes are worth 0 VP
pub const FS_038: RuleId = RuleId::numbered(38);

/// Section 2.2.2: Land one-hex deployment needs a white link
pub const FS_039: RuleId = RuleId::numbered(39);

/// Section 2.2.2.1: Land limit 8 transport factors per side (red/white)
pub const FS_040: RuleId = RuleId::numbered(40);

/// Section 2.2.2.1: Land limit 4 per side (green, atoll)
pub const FS_041: RuleId = RuleId::numbered(41);

/// Section 2.2.2.1: Limits apply separately to each side
pub const FS_042: RuleId = RuleId::numbered(42);

/// Section 2.2.2.1: Land stacking checked at end of each deployment phase
pub const FS_043: RuleId = RuleId::numbered(43);

/// Section 2.2.2.1: Land stacking checked at start of the amphibious round
pub const FS_044: RuleId = RuleId::numbered(44);

/// Section 2.2.2.1: Land stacking checked at end of return-to-base
pub const FS_045: RuleId = RuleId::numbered(45);

/// Section 2.2.2.1: Enemy may eliminate excess land units; they return next own reinforcement phase
pub const FS_046: RuleId = RuleId::numbered(46);

/// Section 2.2.3: Air capacity limits air steps in a base
pub const FS_047: RuleId = RuleId::numbered(47);

/// Section 2.2.3: Port capacity limits naval transport factors in a base
pub const FS_048: RuleId = RuleId::numbered(48);

/// Section 2.2.3: Capacities checked at end of deployment phases and of return-to-base only
pub const FS_049: RuleId = RuleId::numbered(49);

/// Section 2.2.3: Base anti-air = half printed air capacity
pub const FS_050: RuleId = RuleId::numbered(50);

/// Section 2.2.3: Any Allied unit may use any Allied base
pub const FS_051: RuleId = RuleId::numbered(51);

/// Section 2.2.3: Bangkok, Hollandia, Lae start uncontrolled (long campaign)
pub const FS_052: RuleId = RuleId::numbered(52);

/// Section 2.2.3: Hollandia, Lae start uncontrolled (short campaign)
pub const FS_053: RuleId = RuleId::numbered(53);

/// Section 2.2.3.1: Japanese national bases Kure and Yokosuka
pub const FS_054: RuleId = RuleId::numbered(54);

/// Section 2.2.3.1: US national base West Coast USA; British Indian Ocean Ports; Dutch none
pub const FS_055: RuleId = RuleId::numbered(55);

/// Section 2.2.3.2: Supply: chain of friendly bases with legs of at most 2 hexes
pub const FS_056: RuleId = RuleId::numbered(56);

/// Section 2.2.3.2: Supply: last leg at most 2 hexes, destination need not be a base
pub const FS_057: RuleId = RuleId::numbered(57);

/// Section 2.2.3.2: Supply crosses impassable sides and Malaya
pub const FS_058: RuleId = RuleId::numbered(58);

/// Section 2.2.3.2: Supply may not pass through an enemy AZOC hex without a friendly air unit there
pub const FS_059: RuleId = RuleId::numbered(59);

/// Section 2.2.3.2: Supply may end in the first AZOC hex entered
pub const FS_060: RuleId = RuleId::numbered(60);

/// Section 2.2.3.2: A carrier does not negate AZOC for supply
pub const FS_061: RuleId = RuleId::numbered(61);

/// Section 2.2.3.2: Land unit in friendly national base always in supply
pub const FS_062: RuleId = RuleId::numbered(62);

/// Section 2.2.3.2: Land unit with friendly sea control always in supply
pub const FS_063: RuleId = RuleId::numbered(63);

/// Section 2.2.3.2: Enemy sea control denies supply except in a national base
pub const FS_064: RuleId = RuleId::numbered(64);

/// Section 2.2.3.2: Paramushiro supplied only through sea control
pub const FS_065: RuleId = RuleId::numbered(65);

/// Section 2.2.4: Entry hex is 1 hex from its box (movement, supply, landing)
pub const FS_066: RuleId = RuleId::numbered(66);

/// Section 2.2.4: Moving box to entry hex costs 1 movement point
pub const FS_067: RuleId = RuleId::numbered(67);

/// Section 2.2.4: Allied landing at Dutch Harbor legal with Dutch Harbor and Attu Japanese
pub const FS_068: RuleId = RuleId::numbered(68);

/// Section 2.2.4: No reaction from an off-map box
pub const FS_069: RuleId = RuleId::numbered(69);

/// Section 2.2.4: Japanese units never enter off-map boxes
pub const FS_070: RuleId = RuleId::numbered(70);

/// Section 2.2.5: Resource hexes are Singapore, Surabaya, Brunei
pub const FS_071: RuleId = RuleId::numbered(71);

/// Section 2.2.6: Units in Kure/Yokosuka boxes are in those hexes
pub const FS_072: RuleId = RuleId::numbered(72);

/// Section 4.1: Japanese player turn phases in order
pub const FS_073: RuleId = RuleId::numbered(73);

/// Section 4.2: Allied player turn phases in order
pub const FS_074: RuleId = RuleId::numbered(74);

/// Section 4: Turn marker advances after the Allied player turn
pub const FS_075: RuleId = RuleId::numbered(75);

/// Section 5.1: At most 4 oil per controlled resource hex
pub const FS_076: RuleId = RuleId::numbered(76);

/// Section 5.1: Resource hex needs a supply line to a Japanese national base
pub const FS_077: RuleId = RuleId::numbered(77);

/// Section 5.1: Total oil at most floor(pool / 2)
pub const FS_078: RuleId = RuleId::numbered(78);

/// Section 5.1: 1 transport point per oil point
pub const FS_079: RuleId = RuleId::numbered(79);

/// Section 5.1: Uses transport points left from the previous turn
pub const FS_080: RuleId = RuleId::numbered(80);

/// Section 5.2: DD to Convoy Escort from anywhere on the map, 1 transport point
pub const FS_081: RuleId = RuleId::numbered(81);

/// Section 5.2: DD from Convoy Escort to Kure or Yokosuka, 1 transport point, usable at once
pub const FS_082: RuleId = RuleId::numbered(82);

/// Section 6: Only in the Allied player turn
pub const FS_083: RuleId = RuleId::numbered(83);

/// Section 6.1: ASW dice at most number of DD in Convoy Escort
pub const FS_084: RuleId = RuleId::numbered(84);

/// Section 6.1: 0.5 oil per ASW die
pub const FS_085: RuleId = RuleId::numbered(85);

/// Section 6.1: ASW success on 5-6, no modifier
pub const FS_086: RuleId = RuleId::numbered(86);

/// Section 6.1: Each success removes one available Allied sub point
pub const FS_087: RuleId = RuleId::numbered(87);

/// Section 6.1: ASW precedes the submarine dice
pub const FS_088: RuleId = RuleId::numbered(88);

/// Section 6.2: Submarine dice at most sub points; 1 point per die
pub const FS_089: RuleId = RuleId::numbered(89);

/// Section 6.2: +1 to the dice from turn 6
pub const FS_090: RuleId = RuleId::numbered(90);

/// Section 6.2: Each success -1 transport points and -1 pool at once
pub const FS_091: RuleId = RuleId::numbered(91);

/// Section 7.1: Scheduled and returning units placed in a national base of their nation
pub const FS_092: RuleId = RuleId::numbered(92);

/// Section 7.1: Both Japanese national bases Allied-controlled: no Japanese reinforcements, moved to the next turn
pub const FS_093: RuleId = RuleId::numbered(93);

/// Section 7.1: Japan chooses Kure or Yokosuka (only a controlled one)
pub const FS_094: RuleId = RuleId::numbered(94);

/// Section 7.1.1: Damaged Japanese carriers return to Carriers Without Planes (Kure or Yokosuka, owner's choice); carriers returning for another reason do not
pub const FS_095: RuleId = RuleId::numbered(95);

/// Section 7.1.1: New Japanese carriers arrive with planes (basic game)
pub const FS_096: RuleId = RuleId::numbered(96);

/// Section 7.1.1: Marked air steps (turns 4, 7, 10, 13) may go to Naval Aviation
pub const FS_097: RuleId = RuleId::numbered(97);

/// Section 7.1.1: Unmarked steps may not
pub const FS_098: RuleId = RuleId::numbered(98);

/// Section 7.1.1: Refit costs steps equal to air strength
pub const FS_099: RuleId = RuleId::numbered(99);

/// Section 7.1.1: No partial refit
pub const FS_100: RuleId = RuleId::numbered(100);

/// Section 7.1.1: Refit is optional
pub const FS_101: RuleId = RuleId::numbered(101);

/// Section 7.1.1: Refitted carrier returns at once in the base of its box
pub const FS_102: RuleId = RuleId::numbered(102);

/// Section 7.1.1: Naval Aviation attacked: fight and become ordinary air units
pub const FS_103: RuleId = RuleId::numbered(103);

/// Section 7.1.1: Naval Aviation attacked: stay, targetable, no benefit incl. 12.3.4.5
pub const FS_104: RuleId = RuleId::numbered(104);

/// Section 7.1.1: Carriers without planes attacked: ships at anchor
pub const FS_105: RuleId = RuleId::numbered(105);

/// Section 7.1.2: Naval Aviation steps may become ordinary reinforcements, one way
pub const FS_106: RuleId = RuleId::numbered(106);

/// Section 7.1.2: Map air units may not become Naval Aviation
pub const FS_107: RuleId = RuleId::numbered(107);

/// Section 7.2: Sub points reset to schedule (Japan 2)
pub const FS_108: RuleId = RuleId::numbered(108);

/// Section 7.3: Japanese transport = pool
pub const FS_109: RuleId = RuleId::numbered(109);

/// Section 7.3: US transport = schedule; British 6
pub const FS_110: RuleId = RuleId::numbered(110);

/// Section 7.4: Any number of replacement markers in a national base
pub const FS_111: RuleId = RuleId::numbered(111);

/// Section 7.4: Marker class = value; moves like a land unit, paid by own nation
pub const FS_112: RuleId = RuleId::numbered(112);

/// Section 7.4: Markers may not use one-hex deployment
pub const FS_113: RuleId = RuleId::numbered(113);

/// Section 7.4: Markers do not count for stacking, cannot fight or capture
pub const FS_114: RuleId = RuleId::numbered(114);

/// Section 7.4: Marker restores a reduced unit in the same hex
pub const FS_115: RuleId = RuleId::numbered(115);

/// Section 7.4: Marker restores a reduced unit in an adjacent linked hex
pub const FS_116: RuleId = RuleId::numbered(116);

/// Section 7.4: Both must be ashore (not in a TF)
pub const FS_117: RuleId = RuleId::numbered(117);

/// Section 7.4: Marker value more than = reduced unit's combat value
pub const FS_118: RuleId = RuleId::numbered(118);

/// Section 7.4: One marker per unit; no combining; excess lost
pub const FS_119: RuleId = RuleId::numbered(119);

/// Section 7.4: Can be used at any time
pub const FS_120: RuleId = RuleId::numbered(120);

/// Section 7.5: Free move West Coast USA to Pearl Harbor
pub const FS_121: RuleId = RuleId::numbered(121);

/// Section 7.5: Free move Indian Ocean Ports to Bombay
pub const FS_122: RuleId = RuleId::numbered(122);

/// Section 7.5: Refused if base not Allied-controlled or Japanese unit in hex
pub const FS_123: RuleId = RuleId::numbered(123);

/// Section 8.1: One kind of deployment per unit per phase
pub const FS_124: RuleId = RuleId::numbered(124);

/// Section 8.1: Land/air units that used operational movement may not deploy in phase 2
pub const FS_125: RuleId = RuleId::numbered(125);

/// Section 8.1: No one-hex deployment in phase 2
pub const FS_126: RuleId = RuleId::numbered(126);

/// Section 8.1: Ships may deploy in phase 2 after sailing
pub const FS_127: RuleId = RuleId::numbered(127);

/// Section 8.2: Start in a friendly base
pub const FS_128: RuleId = RuleId::numbered(128);

/// Section 8.2: End in a friendly base with no enemy unit, at most 4 hexes per hop (off-map box = 1 hex from its entry hexes)
pub const FS_129: RuleId = RuleId::numbered(129);

/// Section 8.2: No impassable side
pub const FS_130: RuleId = RuleId::numbered(130);

/// Section 8.2: Must stop on entering an enemy AZOC, hence may enter an AZOC hex only if it is the destination base
pub const FS_131: RuleId = RuleId::numbered(131);

/// Section 8.2: May start in an AZOC; stops at the next AZOC hex even of the same air unit
pub const FS_132: RuleId = RuleId::numbered(132);

/// Section 8.2: Ship cost class x 1
pub const FS_133: RuleId = RuleId::numbered(133);

/// Section 8.2: Air/land cost class x 0.5
pub const FS_134: RuleId = RuleId::numbered(134);

/// Section 8.2: Unlimited paid hops
pub const FS_135: RuleId = RuleId::numbered(135);

/// Section 8.2: No further deployment this phase after entering an AZOC
pub const FS_136: RuleId = RuleId::numbered(136);

/// Section 8.3: One-hex deployment is free and ignores AZOC and enemy land units
pub const FS_137: RuleId = RuleId::numbered(137);

/// Section 8.3.1: Ship to adjacent friendly base, not across impassable side
pub const FS_138: RuleId = RuleId::numbered(138);

/// Section 8.3.2: Air to adjacent friendly base
pub const FS_139: RuleId = RuleId::numbered(139);

/// Section 8.3.3: Land only along a link; enemy-occupied or non-base destination allowed
pub const FS_140: RuleId = RuleId::numbered(140);

/// Section 8.3.3: From an enemy-occupied hex not to a hex with an enemy unit or enemy base
pub const FS_141: RuleId = RuleId::numbered(141);

/// Section 8.4: Stacking at end of phase
pub const FS_142: RuleId = RuleId::numbered(142);

/// Section 9.1: Ships up to movement allowance; air/land up to 4
pub const FS_143: RuleId = RuleId::numbered(143);

/// Section 9.1: No impassable side
pub const FS_144: RuleId = RuleId::numbered(144);

/// Section 9.1: Entering AZOC: stop or exactly one more hex
pub const FS_145: RuleId = RuleId::numbered(145);

/// Section 9.1: Starting in AZOC: at most one hex
pub const FS_146: RuleId = RuleId::numbered(146);

/// Section 9.2: Air/land pay class x 1 transport points (both sides)
pub const FS_147: RuleId = RuleId::numbered(147);

/// Section 9.2.1: Landing hex within 2 hexes of any friendly base
pub const FS_148: RuleId = RuleId::numbered(148);

/// Section 9.2.1: Off-map box counts (entry hex = 1)
pub const FS_149: RuleId = RuleId::numbered(149);

/// Section 9.2.1: Landing hex must be a land hex open to sea movement
pub const FS_150: RuleId = RuleId::numbered(150);

/// Section 9.2.1: Landing in a friendly hex is allowed
pub const FS_151: RuleId = RuleId::numbered(151);

/// Section 9.2.2: Carried air units cannot fight
pub const FS_152: RuleId = RuleId::numbered(152);

/// Section 9.2.3: Landing and unloading need sea control
pub const FS_153: RuleId = RuleId::numbered(153);

/// Section 9.3: Japanese ships: class x 1 oil for 1-4 hexes
pub const FS_154: RuleId = RuleId::numbered(154);

/// Section 9.3: Japanese ships: class x 1.5 oil for 5+ hexes
pub const FS_155: RuleId = RuleId::numbered(155);

/// Section 9.3: Allied ships free
pub const FS_156: RuleId = RuleId::numbered(156);

/// Section 9.4: TF at most 4 ships + 1 air or land unit; at least 1 unit
pub const FS_157: RuleId = RuleId::numbered(157);

/// Section 9.4: Same start hex, same destination
pub const FS_158: RuleId = RuleId::numbered(158);

/// Section 9.4: Speed of the slowest unit (4 with air/land aboard)
pub const FS_159: RuleId = RuleId::numbered(159);

/// Section 10.1: Only ships react
pub const FS_160: RuleId = RuleId::numbered(160);

/// Section 10.1: Half movement rounded up
pub const FS_161: RuleId = RuleId::numbered(161);

/// Section 10.1: Must end in a hex with an enemy unit of any kind, even one it cannot attack
pub const FS_162: RuleId = RuleId::numbered(162);

/// Section 10.1: Enemy that did not move this turn is a legal destination
pub const FS_163: RuleId = RuleId::numbered(163);

/// Section 10.1: AZOC on entering: stop there (if an enemy unit is there) or go exactly one more hex, which must hold an enemy unit
pub const FS_164: RuleId = RuleId::numbered(164);

/// Section 10.1: Starting in AZOC: one hex only (holding an enemy unit), or reaction in its own hex
pub const FS_165: RuleId = RuleId::numbered(165);

/// Section 10.1: Not from an off-map box
pub const FS_166: RuleId = RuleId::numbered(166);

/// Section 10.1: Enemy non-air units in the start hex do not hinder
pub const FS_167: RuleId = RuleId::numbered(167);

/// Section 10.1: Japanese reaction pays oil
pub const FS_168: RuleId = RuleId::numbered(168);

/// Section 10.1: Japanese reaction in own hex pays the 1-4 rate
pub const FS_169: RuleId = RuleId::numbered(169);

/// Section 10.1: Allied reaction free
pub const FS_170: RuleId = RuleId::numbered(170);

/// Section 10.2: Reaction in task forces
pub const FS_171: RuleId = RuleId::numbered(171);

/// Section 11: Phasing air unit assigned to own or adjacent hex, one hex each
pub const FS_172: RuleId = RuleId::numbered(172);

/// Section 11: Units of one stack may have different assignments
pub const FS_173: RuleId = RuleId::numbered(173);

/// Section 11: Inactive air units always own hex
pub const FS_174: RuleId = RuleId::numbered(174);

/// Section 11: AZOC and ASW modifier use the physical hex
pub const FS_175: RuleId = RuleId::numbered(175);

/// Section 11: AZOC and enemy air do not restrict assignment
pub const FS_176: RuleId = RuleId::numbered(176);

/// Section 12.2.1: Both players may attack TFs; phasing player names targets first
pub const FS_177: RuleId = RuleId::numbered(177);

/// Section 12.2.1: One sub point per attack
pub const FS_178: RuleId = RuleId::numbered(178);

/// Section 12.2.1: A TF attacked at most once per segment
pub const FS_179: RuleId = RuleId::numbered(179);

/// Section 12.2.1: Only units in TFs can be attacked
pub const FS_180: RuleId = RuleId::numbered(180);

/// Section 12.2.2: One ASW die per DD in the TF
pub const FS_181: RuleId = RuleId::numbered(181);

/// Section 12.2.2: ASW +1 for friendly base air or carrier in hex, once per TF
pub const FS_182: RuleId = RuleId::numbered(182);

/// Section 12.2.2: Carried air units do not give the +1
pub const FS_183: RuleId = RuleId::numbered(183);

/// Section 12.2.2: Any ASW success cancels the attack
pub const FS_184: RuleId = RuleId::numbered(184);

/// Section 12.2.3: One die, target unit chosen by attacker
pub const FS_185: RuleId = RuleId::numbered(185);

/// Section 12.2.3: Allied -2 turn 1
pub const FS_186: RuleId = RuleId::numbered(186);

/// Section 12.2.3: Allied -1 turns 2-5
pub const FS_187: RuleId = RuleId::numbered(187);

/// Section 12.2.3: +1 if TF has no DD
pub const FS_188: RuleId = RuleId::numbered(188);

/// Section 12.2.3: +1 if target is air or land
pub const FS_189: RuleId = RuleId::numbered(189);

/// Section 12.2.3: Naval/air damage immediate; land hits marked until end of strike round
pub const FS_190: RuleId = RuleId::numbered(190);

/// Section 12.3: Phasing player chooses battle order
pub const FS_191: RuleId = RuleId::numbered(191);

/// Section 12.3.1: Phasing player places first
pub const FS_192: RuleId = RuleId::numbered(192);

/// Section 12.3.1: TF with CV/CVL to a carrier box (3)
pub const FS_193: RuleId = RuleId::numbered(193);

/// Section 12.3.1: Other TFs to bombardment boxes (5)
pub const FS_194: RuleId = RuleId::numbered(194);

/// Section 12.3.1: TFs not split, merged or created
pub const FS_195: RuleId = RuleId::numbered(195);

/// Section 12.3.1: TF that lost its only carrier is a bombardment TF
pub const FS_196: RuleId = RuleId::numbered(196);

/// Section 12.3.1: Ships not in TF at anchor
pub const FS_197: RuleId = RuleId::numbered(197);

/// Section 12.3.1: Air/land not in TF in Land/Air at Base
pub const FS_198: RuleId = RuleId::numbered(198);

/// Section 12.3.1: Adjacent-assigned air in Long Range Air, untargetable
pub const FS_199: RuleId = RuleId::numbered(199);

/// Section 12.3.1: Escorts in carrier TF cannot fight surface combat nor support
pub const FS_200: RuleId = RuleId::numbered(200);

/// Section 12.3.1: Land in carrier TF cannot land; air cannot unload
pub const FS_201: RuleId = RuleId::numbered(201);

/// Section 12.3.2: Carrier air points = air strength (carrier boxes only)
pub const FS_202: RuleId = RuleId::numbered(202);

/// Section 12.3.2: Carriers at anchor give no air points
pub const FS_203: RuleId = RuleId::numbered(203);

/// Section 12.3.2: Long range points = floor(total steps / 2)
pub const FS_204: RuleId = RuleId::numbered(204);

/// Section 12.3.2: Base air points = steps
pub const FS_205: RuleId = RuleId::numbered(205);

/// Section 12.3.2: Base air assigned elsewhere gives 0 but can be struck
pub const FS_206: RuleId = RuleId::numbered(206);

/// Section 12.3.2.1: One die per air point, simultaneous
pub const FS_207: RuleId = RuleId::numbered(207);

/// Section 12.3.2.1: Each success removes one enemy air point, no steps
pub const FS_208: RuleId = RuleId::numbered(208);

/// Section 12.3.2.1: Superiority to the larger total
pub const FS_209: RuleId = RuleId::numbered(209);

/// Section 12.3.2.1: Tie (0-0 included): die roll
pub const FS_210: RuleId = RuleId::numbered(210);

/// Section 12.3.2.1: Supremacy when the enemy has 0 and we have some
pub const FS_211: RuleId = RuleId::numbered(211);

/// Section 12.3.2.2: Player without superiority allocates first
pub const FS_212: RuleId = RuleId::numbered(212);

/// Section 12.3.2.2: Each point may be assigned to one enemy TF or to the enemy base; a point may stay unused
pub const FS_213: RuleId = RuleId::numbered(213);

/// Section 12.3.2.3: TF anti-air = sum of its units, fractions dropped
pub const FS_214: RuleId = RuleId::numbered(214);

/// Section 12.3.2.3: Base anti-air does not include ships at anchor
pub const FS_215: RuleId = RuleId::numbered(215);

/// Section 12.3.2.3: Anti-air successes remove attacking points; excess ignored
pub const FS_216: RuleId = RuleId::numbered(216);

/// Section 12.3.2.3: Versus TF: any unit in it
pub const FS_217: RuleId = RuleId::numbered(217);

/// Section 12.3.2.3: Versus base: air unit, ship at anchor, or ground support
pub const FS_218: RuleId = RuleId::numbered(218);

/// Section 12.3.2.3: All targets fixed before rolling
pub const FS_219: RuleId = RuleId::numbered(219);

/// Section 12.3.2.3: Strike +1 supremacy
pub const FS_220: RuleId = RuleId::numbered(220);

/// Section 12.3.2.3: Strike +1 ship at anchor
pub const FS_221: RuleId = RuleId::numbered(221);

/// Section 12.3.2.3: Strike +1 air/land unit in a TF
pub const FS_222: RuleId = RuleId::numbered(222);

/// Section 12.3.2.3: Strike +1 Japanese on turn 1
pub const FS_223: RuleId = RuleId::numbered(223);

/// Section 12.3.2.3: Land units ashore cannot be struck
pub const FS_224: RuleId = RuleId::numbered(224);

/// Section 12.3.3.1: Player without superiority commits ships first
pub const FS_225: RuleId = RuleId::numbered(225);

/// Section 12.3.3.1: Only ships in bombardment boxes may be committed
pub const FS_226: RuleId = RuleId::numbered(226);

/// Section 12.3.3.1: No ship committed: no sea control and no naval support
pub const FS_227: RuleId = RuleId::numbered(227);

/// Section 12.3.3.2: Player without superiority lines up; the other pairs each of his ships with an enemy ship; leftovers of either side placed by their owner opposite any enemy ship
pub const FS_228: RuleId = RuleId::numbered(228);

/// Section 12.3.3.2: Withdrawal declared first by player without superiority
pub const FS_229: RuleId = RuleId::numbered(229);

/// Section 12.3.3.2: Withdrawal is all or nothing
pub const FS_230: RuleId = RuleId::numbered(230);

/// Section 12.3.3.2: Withdrawing ships do not fire
pub const FS_231: RuleId = RuleId::numbered(231);

/// Section 12.3.3.2: Against withdrawing ships fire only if faster
pub const FS_232: RuleId = RuleId::numbered(232);

/// Section 12.3.3.2: Surviving withdrawn ships: turn track, owner's next reinforcement phase
pub const FS_233: RuleId = RuleId::numbered(233);

/// Section 12.3.3.2: One die per firing ship against the surface table
pub const FS_234: RuleId = RuleId::numbered(234);

/// Section 12.3.3.2: Ship facing several enemies chooses its target
pub const FS_235: RuleId = RuleId::numbered(235);

/// Section 12.3.3.2: Fire is simultaneous
pub const FS_236: RuleId = RuleId::numbered(236);

/// Section 12.3.3.2: 6* is half a hit; two halves make one hit
pub const FS_237: RuleId = RuleId::numbered(237);

/// Section 12.3.3.2: Half hits vanish at the end of the round
pub const FS_238: RuleId = RuleId::numbered(238);

/// Section 12.3.3.2: Rounds continue until one side has no ship
pub const FS_239: RuleId = RuleId::numbered(239);

/// Section 12.3.3.3: Sea control to the side with ships left
pub const FS_240: RuleId = RuleId::numbered(240);

/// Section 12.3.3.3: Nobody left: no sea control
pub const FS_241: RuleId = RuleId::numbered(241);

/// Section 12.3.3.3: Loser's ships left in bombardment boxes go at once to the turn track (owner's next reinforcement phase); his carrier TFs and ships at anchor stay
pub const FS_242: RuleId = RuleId::numbered(242);

/// Section 12.3.3.3: Sea control supplies friends and unsupplies enemies
pub const FS_243: RuleId = RuleId::numbered(243);

/// Section 12.3.4.1: Landing needs sea control
pub const FS_244: RuleId = RuleId::numbered(244);

/// Section 12.3.4.1: Landing within 2 hexes of a friendly base or box
pub const FS_245: RuleId = RuleId::numbered(245);

/// Section 12.3.4.1: Stacking respected; excess unit stays aboard
pub const FS_246: RuleId = RuleId::numbered(246);

/// Section 12.3.4.1: Unit reduced at sea this phase may not land
pub const FS_247: RuleId = RuleId::numbered(247);

/// Section 12.3.4.1: Replacement markers may land
pub const FS_248: RuleId = RuleId::numbered(248);

/// Section 12.3.4.2: Landed marker restores unit in hex or linked adjacent hex
pub const FS_249: RuleId = RuleId::numbered(249);

/// Section 12.3.4.3: Support dice = reserved air points + firepower of ships in bombardment boxes
pub const FS_250: RuleId = RuleId::numbered(250);

/// Section 12.3.4.3: Ships in Sea Control do not support
pub const FS_251: RuleId = RuleId::numbered(251);

/// Section 12.3.4.3: Support successes capped by the total combat value of friendly land units in Land/Air at Base
pub const FS_252: RuleId = RuleId::numbered(252);

/// Section 2.3: Support +1 with supremacy and air points (erratum)
pub const FS_253: RuleId = RuleId::numbered(253);

/// Section 12.3.4.4: Without sea control both sides trace supply
pub const FS_254: RuleId = RuleId::numbered(254);

/// Section 12.3.4.4: Unsupplied: -1 to land dice, no other effect
pub const FS_255: RuleId = RuleId::numbered(255);

/// Section 12.3.4.5: Only the phasing player may start land combat
pub const FS_256: RuleId = RuleId::numbered(256);

/// Section 12.3.4.5: Needs at least one unit in the hex whose current value is not in parentheses
pub const FS_257: RuleId = RuleId::numbered(257);

/// Section 12.3.4.5: One die per combat point both sides
pub const FS_258: RuleId = RuleId::numbered(258);

/// Section 12.3.4.5: Inactive player adds air steps at base after strikes
pub const FS_259: RuleId = RuleId::numbered(259);

/// Section 12.3.5: OCCUPIED BASE marker when alone in enemy or neutral base
pub const FS_260: RuleId = RuleId::numbered(260);

/// Section 12.3.5: Marker does not yet change control
pub const FS_261: RuleId = RuleId::numbered(261);

/// Section 12.3.5.1: All ships return to the battle hex
pub const FS_262: RuleId = RuleId::numbered(262);

/// Section 12.3.5.2: Long-range air returns to its hex
pub const FS_263: RuleId = RuleId::numbered(263);

/// Section 12.3.5.2: Carried air unloads with sea control at friendly or occupied base within capacity
pub const FS_264: RuleId = RuleId::numbered(264);

/// Section 12.3.5.2: Air not unloaded: next own reinforcement phase
pub const FS_265: RuleId = RuleId::numbered(265);

/// Section 12.3.5.3: Land not landed: next own reinforcement phase
pub const FS_266: RuleId = RuleId::numbered(266);

/// Section 13.1: One 2d6 roll per hit; more than = defence sinks
pub const FS_267: RuleId = RuleId::numbered(267);

/// Section 13.1: +1 air, +2 submarine, + firepower surface
pub const FS_268: RuleId = RuleId::numbered(268);

/// Section 13.1: +1 on Allied ships in the first Japanese player turn
pub const FS_269: RuleId = RuleId::numbered(269);

/// Section 13.1: BB of both sides (BBV too, R58) and Japanese CV/CVL lost for good
pub const FS_270: RuleId = RuleId::numbered(270);

/// Section 13.1: Other sunk ships' counters may be reused
pub const FS_271: RuleId = RuleId::numbered(271);

/// Section 13.1: Damaged: back after 2 x hits of the owner's reinforcement phases, the next to come being the first (R3)
pub const FS_272: RuleId = RuleId::numbered(272);

/// Section 13.1: Dutch damaged ships never return
pub const FS_273: RuleId = RuleId::numbered(273);

/// Section 13.2: Land at sea loses a step per (reduced value) hits in a player turn
pub const FS_274: RuleId = RuleId::numbered(274);

/// Section 13.2: May lose two steps at once
pub const FS_275: RuleId = RuleId::numbered(275);

/// Section 13.2: Eliminated land unit back two turns later
pub const FS_276: RuleId = RuleId::numbered(276);

/// Section 13.2: Hits on Japanese land at sea lower the pool, capped by combat value
pub const FS_277: RuleId = RuleId::numbered(277);

/// Section 13.2: Pool loss does not lower transport points
pub const FS_278: RuleId = RuleId::numbered(278);

/// Section 13.2: Surplus hits vanish
pub const FS_279: RuleId = RuleId::numbered(279);

/// Section 13.2: Replacement marker removed when hits reach its value
pub const FS_280: RuleId = RuleId::numbered(280);

/// Section 13.3.1: Air at sea: one step per hit; Japanese pool -1 per hit, capped by steps
pub const FS_281: RuleId = RuleId::numbered(281);

/// Section 13.3.2: Air at base: one step per hit
pub const FS_282: RuleId = RuleId::numbered(282);

/// Section 13.4: Defender total more than = attacker: no effect
pub const FS_283: RuleId = RuleId::numbered(283);

/// Section 13.4: Attacker greater: each defender loses a step
pub const FS_284: RuleId = RuleId::numbered(284);

/// Section 13.4: Attacker more than  defender total + defender combat values: all eliminated
pub const FS_285: RuleId = RuleId::numbered(285);

/// Section 13.4: Attacker never loses steps
pub const FS_286: RuleId = RuleId::numbered(286);

/// Section 14.1: Operational-face ships go to national base
pub const FS_287: RuleId = RuleId::numbered(287);

/// Section 14.1: Japan chooses Kure or Yokosuka, among those it still controls
pub const FS_288: RuleId = RuleId::numbered(288);

/// Section 14.2: Enemy ships under OCCUPIED BASE sunk, air removed (after operational ships have gone home)
pub const FS_289: RuleId = RuleId::numbered(289);

/// Section 14.2: Base changes control
pub const FS_290: RuleId = RuleId::numbered(290);

/// Section 14.3: Stacking check
pub const FS_291: RuleId = RuleId::numbered(291);

/// Section 14: Second deployment follows return-to-base
pub const FS_292: RuleId = RuleId::numbered(292);

/// Section 15.1: Replacement markers removed
pub const FS_293: RuleId = RuleId::numbered(293);

/// Section 15.2: Dispersal of any own unit; ships/land next reinforcement phase; air to pool
pub const FS_294: RuleId = RuleId::numbered(294);

/// Section 15.3: VP adjusted
pub const FS_295: RuleId = RuleId::numbered(295);

/// Section 16: 5 VP bases Pearl Harbor, Kure, Yokosuka
pub const FS_296: RuleId = RuleId::numbered(296);

/// Section 16: 3 VP bases Singapore, Manila, Calcutta, Bombay, Brisbane
pub const FS_297: RuleId = RuleId::numbered(297);

/// Section 16: 1 VP every other base
pub const FS_298: RuleId = RuleId::numbered(298);

/// Section 16: Recapture counts as capture
pub const FS_299: RuleId = RuleId::numbered(299);

/// Section 16: +2 per Japanese turn with no West Coast-Brisbane supply line
pub const FS_300: RuleId = RuleId::numbered(300);

/// Section 16: -1 per turn from turn 4 while Manila never captured
pub const FS_301: RuleId = RuleId::numbered(301);

/// Section 16: -1 per turn from turn 4 while Singapore never captured
pub const FS_302: RuleId = RuleId::numbered(302);

/// Section 16: Deduction stops for good once captured
pub const FS_303: RuleId = RuleId::numbered(303);

/// Section 16: 20+ Japan wins at once
pub const FS_304: RuleId = RuleId::numbered(304);

/// Section 16: -1 or less Allies win at once
pub const FS_305: RuleId = RuleId::numbered(305);

/// Section 16: End of turn 16: 0 draw, 1+ Japan
pub const FS_306: RuleId = RuleId::numbered(306);

/// Section 17.1: Turn 1 Japanese operational movement: oil at the 1-4 rate whatever the distance
pub const FS_307: RuleId = RuleId::numbered(307);

/// Section 17.1: First Japanese turn: Japan rolls air-air first
pub const FS_308: RuleId = RuleId::numbered(308);

/// Section 17.1: First Japanese turn: Allied base anti-air 0
pub const FS_309: RuleId = RuleId::numbered(309);

/// Section 17.1: Japanese air-air +1 and strikes +1 in that turn
pub const FS_310: RuleId = RuleId::numbered(310);

/// Section 17.1: No Allied landing on turn 1
pub const FS_311: RuleId = RuleId::numbered(311);

/// Section 17.1: Carrier reaction force by die, as a TF, immobile, returns to West Coast USA
pub const FS_312: RuleId = RuleId::numbered(312);

/// Section 20: Pearl Harbor units do not react on turn 1
pub const FS_313: RuleId = RuleId::numbered(313);

/// Section 20: British at Calcutta, Rangoon, Ceylon do not move on turn 1
pub const FS_314: RuleId = RuleId::numbered(314);

/// Section 17.2: Capacities x2 turns 6-9, x3 10-13, x4 14-16 for Allied-controlled bases
pub const FS_315: RuleId = RuleId::numbered(315);

/// Section 17.2: Base anti-air unchanged
pub const FS_316: RuleId = RuleId::numbered(316);

/// Section 17.3: Free oil from resource hexes from turn 10 (operational and reaction)
pub const FS_317: RuleId = RuleId::numbered(317);

/// Section 17.4: Dutch: no sea deployment, ABDA no operational movement
pub const FS_318: RuleId = RuleId::numbered(318);

/// Section 17.4: ABDA always unsupplied
pub const FS_319: RuleId = RuleId::numbered(319);

/// Section 17.4: Dutch ships return to Surabaya; removed if it falls
pub const FS_320: RuleId = RuleId::numbered(320);

/// Section 17.4: Damaged Dutch ships, an eliminated or dispersed ABDA and any Dutch unit sent to the turn track never return
pub const FS_321: RuleId = RuleId::numbered(321);

/// Section 17.5: British ships return to Singapore until occupied, then Indian Ocean Ports
pub const FS_322: RuleId = RuleId::numbered(322);

/// Section 17.5: British supply and reinforcements always Indian Ocean Ports
pub const FS_323: RuleId = RuleId::numbered(323);

/// Section 17.6: Turn-14 British ships may come early after a Japanese land unit enters Calcutta, Bombay or Ceylon
pub const FS_324: RuleId = RuleId::numbered(324);

/// Section 18.1.1: Code-breaking once per game, not first turn, first act of the reaction phase, paid sea deployment then reaction
pub const FS_325: RuleId = RuleId::numbered(325);

/// Section 18.1.2: -1 on Japanese strikes at British CV
pub const FS_326: RuleId = RuleId::numbered(326);

/// Section 18.1.3: Bombing needs supplied Allied base within 4 hexes of a Japanese national base
pub const FS_327: RuleId = RuleId::numbered(327);

/// Section 18.1.3: 1 transport point per die; +1 with a base within 2; success -1 oil; not first turn
pub const FS_328: RuleId = RuleId::numbered(328);

/// Section 18.1.4: Hidden Allied TFs: 5 US and 2 British markers; revealed at end of reaction
pub const FS_329: RuleId = RuleId::numbered(329);

/// Section 18.1.5: Ranger may be placed in West Coast USA at the end of an Allied reinforcement segment with no Allied CV (US or British) on map or in boxes; CVL and turn-track units ignored; +1 VP at once
pub const FS_330: RuleId = RuleId::numbered(330);

/// Section 18.1.6: Marines +1 when landing alone on an enemy base; not SNLF
pub const FS_331: RuleId = RuleId::numbered(331);

/// Section 18.1.7: Allied ASW, air-air, anti-air +1 from turn 10
pub const FS_332: RuleId = RuleId::numbered(332);

/// Section 18.1.8: Air unloaded at an occupied base: no AZOC this player turn
pub const FS_333: RuleId = RuleId::numbered(333);

/// Section 18.1.8: No air deployment in phase 2 to a base captured this turn
pub const FS_334: RuleId = RuleId::numbered(334);

/// Section 18.2.1: Long Lance: firepower 2 in the first surface round of a battle for Japanese CA and DD (fire table and damage modifier)
pub const FS_335: RuleId = RuleId::numbered(335);

/// Section 18.2.2: Tokyo Express: its ships fire first in every surface round, results applied before the others fire
pub const FS_336: RuleId = RuleId::numbered(336);

/// Section 18.2.3: Elite +1 for Akagi/Kaga and Hiryu/Soryu until damaged
pub const FS_337: RuleId = RuleId::numbered(337);

/// Section 18.2.3: Training: arriving steps to the track one year later, then Naval Aviation
pub const FS_338: RuleId = RuleId::numbered(338);

/// Section 18.2.3: No automatic Naval Aviation steps after turn 4
pub const FS_339: RuleId = RuleId::numbered(339);

/// Section 18.2.3: New Japanese carriers arrive without planes, except Junyo/Hiyo
pub const FS_340: RuleId = RuleId::numbered(340);

/// Section 18.2.4: Kamikaze from turn 10 with VP less than = 7, permanent once declared
pub const FS_341: RuleId = RuleId::numbered(341);

/// Section 18.2.4: Allied air-air and TF anti-air +1
pub const FS_342: RuleId = RuleId::numbered(342);

/// Section 18.2.4: Surviving points hit automatically; Allied picks odd, Japan picks even
pub const FS_343: RuleId = RuleId::numbered(343);

/// Section 18.2.4: Forced loss of one step each Japanese reinforcement phase; Allied may remove one each Allied phase; counters lost for good
pub const FS_344: RuleId = RuleId::numbered(344);

/// Section 18.2.5: Optional ships on set-up/schedule; Ise/Hyuga conversion turns 6 to 9
pub const FS_345: RuleId = RuleId::numbered(345);

/// Section 18.2.5: BBV needs 1 Naval Aviation step, before any other refit
pub const FS_346: RuleId = RuleId::numbered(346);

/// Section 18.3.1: Catastrophe on 2d6 = 2
pub const FS_347: RuleId = RuleId::numbered(347);

/// Section 18.3.1: Japan: own choice of base, Allied choice of ship
pub const FS_348: RuleId = RuleId::numbered(348);

/// Section 18.3.1: Allies: random CV/CVL/BB in West Coast USA
pub const FS_349: RuleId = RuleId::numbered(349);

/// Section 18.3.2: +1 damage per hit beyond the first
pub const FS_350: RuleId = RuleId::numbered(350);

/// Section 19: Short campaign starts turn 2 with listed markers and control
pub const FS_351: RuleId = RuleId::numbered(351);

/// Section 19: Damaged BBs in box 3; listed ships sunk
pub const FS_352: RuleId = RuleId::numbered(352);

/// Section 20: Long campaign starts turn 1 with listed markers
pub const FS_353: RuleId = RuleId::numbered(353);

/// Section 21: Japanese schedule as in data
pub const FS_354: RuleId = RuleId::numbered(354);

/// Section 21: Allied schedule as in data
pub const FS_355: RuleId = RuleId::numbered(355);

/// Section 2.1.1.3: A reduced unit fights with its reduced value (full 8: reduced 4)
pub const FS_356: RuleId = RuleId::numbered(356);

/// Section 2.1.2.1: Only Japan may spend transport points on oil transport and destroyer transfer
pub const FS_357: RuleId = RuleId::numbered(357);

/// Section 2.1.2.1: Transport points also pay for replacement markers
pub const FS_358: RuleId = RuleId::numbered(358);

/// Section 2.1.2.1: One sub point per submarine attack die, convoy or task force
pub const FS_359: RuleId = RuleId::numbered(359);

/// Section 2.2: Areas without hexes are out of play
pub const FS_360: RuleId = RuleId::numbered(360);

/// Section 2.2.1: Gangetic Plain can be entered only by land units over a link (never by sea movement)
pub const FS_361: RuleId = RuleId::numbered(361);

/// Section 2.2.1.2: Malaya, different halves: sea control of one's half allows naval support and landing from that half
pub const FS_362: RuleId = RuleId::numbered(362);

/// Section 2.2.1: Air one-hex deployment may cross an impassable hexside
pub const FS_363: RuleId = RuleId::numbered(363);

/// Section 2.2.3: VP, capacities and anti-air exist only at bases (squares), never at circles
pub const FS_364: RuleId = RuleId::numbered(364);

/// Section 2.2.3.2: The same supply definition serves oil transport, land combat and the West Coast-Brisbane lifeline
pub const FS_365: RuleId = RuleId::numbered(365);

/// Section 2.2.3.2: A national base lost to the enemy is no supply source
pub const FS_366: RuleId = RuleId::numbered(366);

/// Section 2.2.3.2: Intermediate hexes of a two-hex leg also count as passed through
pub const FS_367: RuleId = RuleId::numbered(367);

/// Section 5: Only in the Japanese player turn, before the reinforcement phase; oil and destroyer transfers are optional
pub const FS_368: RuleId = RuleId::numbered(368);

/// Section 5.1: The resource hex must be Japanese-controlled
pub const FS_369: RuleId = RuleId::numbered(369);

/// Section 5.2: Any number of destroyer units within the transport points available
pub const FS_370: RuleId = RuleId::numbered(370);

/// Section 6.2: The number of dice of either side is its owner's choice, zero included
pub const FS_371: RuleId = RuleId::numbered(371);

/// Section 7: Segments in order: arrivals, sub points, transport points, replacement markers, free move from boxes
pub const FS_372: RuleId = RuleId::numbered(372);

/// Section 7.1.1: A carrier in Carriers Without Planes cannot move, deploy or react until refitted
pub const FS_373: RuleId = RuleId::numbered(373);

/// Section 7.1.1: Naval Aviation steps placed at Kure or Yokosuka by choice; physically in that hex
pub const FS_374: RuleId = RuleId::numbered(374);

/// Section 7.1.1: Steps once brought in as ordinary air can never enter Naval Aviation
pub const FS_375: RuleId = RuleId::numbered(375);

/// Section 7.4: Marker value chosen at creation; it appears only in a national base of its nationality
pub const FS_376: RuleId = RuleId::numbered(376);

/// Section 7.4: Excess value of a used marker is lost; the marker is removed whole
pub const FS_377: RuleId = RuleId::numbered(377);

/// Section 7.5: Units that arrived this turn may use the free move
pub const FS_378: RuleId = RuleId::numbered(378);

/// Section 8.1: Land and air units that did not use operational movement may deploy again in phase 2
pub const FS_379: RuleId = RuleId::numbered(379);

/// Section 8.2: No effect of an AZOC in the starting hex of a sea deployment
pub const FS_380: RuleId = RuleId::numbered(380);

/// Section 8.2: Dutch units cannot sea-deploy; Dutch ships may use one-hex deployment
pub const FS_381: RuleId = RuleId::numbered(381);

/// Section 8.3: Exactly one hex, at no cost
pub const FS_382: RuleId = RuleId::numbered(382);

/// Section 9.1: Units that deployed in phase 1 may use operational movement
pub const FS_383: RuleId = RuleId::numbered(383);

/// Section 9.2.1: Land units aboard cannot fight before they land
pub const FS_384: RuleId = RuleId::numbered(384);

/// Section 9.2.2: Carried air units may unload only at a base
pub const FS_385: RuleId = RuleId::numbered(385);

/// Section 9.2.1: Landing distance counts from any friendly base, not only the one of departure
pub const FS_386: RuleId = RuleId::numbered(386);

/// Section 9.4: A TF uses only its own DD and anti-air against submarines and air strikes
pub const FS_387: RuleId = RuleId::numbered(387);

/// Section 10.1: Ships may react in their own hex to an enemy unit there (0 hexes)
pub const FS_388: RuleId = RuleId::numbered(388);

/// Section 10.1: No impassable hexside in reaction
pub const FS_389: RuleId = RuleId::numbered(389);

/// Section 10.1: A Japanese ship in a TF always pays oil (except 17.3)
pub const FS_390: RuleId = RuleId::numbered(390);

/// Section 11: Full steps in own hex, half (sum rounded down) in an adjacent hex
pub const FS_391: RuleId = RuleId::numbered(391);

/// Section 11: Air units never attack land units on their own
pub const FS_392: RuleId = RuleId::numbered(392);

/// Section 12.2.1: All targets of both players are named before any attack is resolved
pub const FS_393: RuleId = RuleId::numbered(393);

/// Section 12.2.2: TF without DD: no ASW roll
pub const FS_394: RuleId = RuleId::numbered(394);

/// Section 12.2.3: If no strike can reach the land unit its submarine hits are resolved at once
pub const FS_395: RuleId = RuleId::numbered(395);

/// Section 12.1: A hex with only one side's units still goes through sea control, landing and unloading
pub const FS_396: RuleId = RuleId::numbered(396);

/// Section 12.3: One battle per hex with opposing units; steps that do not apply are skipped
pub const FS_397: RuleId = RuleId::numbered(397);

/// Section 12.3.1: Carriers can be hit only by submarines and air strikes (basic rules)
pub const FS_398: RuleId = RuleId::numbered(398);

/// Section 12.3.2.2: Several points may share one target
pub const FS_399: RuleId = RuleId::numbered(399);

/// Section 12.3.2.1: Air steps are lost only by strikes, by hits in a TF or by capture of the base (options apart)
pub const FS_400: RuleId = RuleId::numbered(400);

/// Section 12.3.2.3: Ground support is declared when the surviving points choose their action, before dice
pub const FS_401: RuleId = RuleId::numbered(401);

/// Section 12.3.2.3: Each target: anti-air first, then strikes
pub const FS_402: RuleId = RuleId::numbered(402);

/// Section 12.3.3.1: Ships may be committed from any bombardment TF, TF membership ignored
pub const FS_403: RuleId = RuleId::numbered(403);

/// Section 12.3.3.2: Both sides withdraw: no fire
pub const FS_404: RuleId = RuleId::numbered(404);

/// Section 12.3.3.2: Withdrawing ships can still be hit, damaged or sunk by faster ships facing them
pub const FS_405: RuleId = RuleId::numbered(405);

/// Section 12.3.3.2: Damage rolls after all fire of the round, one per whole hit; single half hit ignored
pub const FS_406: RuleId = RuleId::numbered(406);

/// Section 13.1: Surface damage modifier is the firepower of the ship that scored that hit
pub const FS_407: RuleId = RuleId::numbered(407);

/// Section 12.3.4.1: Land units in carrier TFs may not land
pub const FS_408: RuleId = RuleId::numbered(408);

/// Section 12.3.4.4: National base: its owner's units always supplied, even under enemy sea control
pub const FS_409: RuleId = RuleId::numbered(409);

/// Section 12.3.4.5: Supported attack still needs a land unit; ships and air never fight alone on land
pub const FS_410: RuleId = RuleId::numbered(410);

/// Section 12.3.4.5: Combat total = land successes + support successes (+ air steps for the inactive side)
pub const FS_411: RuleId = RuleId::numbered(411);

/// Section 12.3.5.2: Air at base stays in the hex; air in a carrier TF cannot unload
pub const FS_412: RuleId = RuleId::numbered(412);

/// Section 12.3.5.3: Land units ashore stay in the hex, both sides possibly together
pub const FS_413: RuleId = RuleId::numbered(413);

/// Section 13.1: Damage timing: after each submarine attack, after the strike, after each surface round
pub const FS_414: RuleId = RuleId::numbered(414);

/// Section 13.2: Reduced unit at sea: hits equal to its value eliminate it
pub const FS_415: RuleId = RuleId::numbered(415);

/// Section 13.2: Replacement marker never reduced, only removed
pub const FS_416: RuleId = RuleId::numbered(416);

/// Section 13.3.1: Pool loss for air at sea does not lower transport points
pub const FS_417: RuleId = RuleId::numbered(417);

/// Section 13.4: Eliminated in land combat: back two turns later, not ABDA
pub const FS_418: RuleId = RuleId::numbered(418);

/// Section 14.1: Returned ships show the deployed face; ships at anchor that did not sail stay where they are
pub const FS_419: RuleId = RuleId::numbered(419);

/// Section 14.2: Control changes in the player turn of the occupation, before the second deployment phase
pub const FS_420: RuleId = RuleId::numbered(420);

/// Section 15.2: Only the phasing player may disperse
pub const FS_421: RuleId = RuleId::numbered(421);

/// Section 16: Capture of a neutral base counts, for either side
pub const FS_422: RuleId = RuleId::numbered(422);

/// Section 16: Lifeline checked only in the Japanese end phase, by supply line rules
pub const FS_423: RuleId = RuleId::numbered(423);

/// Section 16: Start-of-turn deductions apply first on turn 4, before the Japanese transport phase
pub const FS_424: RuleId = RuleId::numbered(424);

/// Section 17.1: Carrier reaction force is compulsory, placed whole as one TF in the Allied reaction phase of turn 1, even where there is no enemy
pub const FS_425: RuleId = RuleId::numbered(425);

/// Section 17.1: Carrier reaction force: 1 Pearl Harbor, 2 Midway, 3 Wake, 4 Ellice Islands, 5 Christmas Island, 6 Palmyra
pub const FS_426: RuleId = RuleId::numbered(426);

/// Section 17.1: First-turn modifiers and surprise end with the first Japanese player turn
pub const FS_427: RuleId = RuleId::numbered(427);

/// Section 17.2: Multiplier follows the current controller: a base lost by the Allies falls back to printed values, a base taken gains it
pub const FS_428: RuleId = RuleId::numbered(428);

/// Section 17.4: Dutch ships may use operational and reaction movement without cost
pub const FS_429: RuleId = RuleId::numbered(429);

/// Section 17.6: Early arrival concerns the naval units only and is the Allied player's choice
pub const FS_430: RuleId = RuleId::numbered(430);

/// Section 18.1.1: Only one TF; several paid hops allowed; AZOC and base rules of sea deployment apply
pub const FS_431: RuleId = RuleId::numbered(431);

/// Section 18.1.3: Bombing is resolved after all submarine attacks of the phase
pub const FS_432: RuleId = RuleId::numbered(432);

/// Section 18.1.4: Japan may look at the ships of a base before TFs are formed and sees each marker's path
pub const FS_433: RuleId = RuleId::numbered(433);

/// Section 18.1.6: The +1 applies to the dice of the marine units only, in the land combat of the landing
pub const FS_434: RuleId = RuleId::numbered(434);

/// Section 18.2.2: One TF per turn; CA and DD only, no air or land unit; marker placed when the TF is formed, removed after the surface combat
pub const FS_435: RuleId = RuleId::numbered(435);

/// Section 18.2.3: The +1 of elite pilots applies to air-air and strike dice
pub const FS_436: RuleId = RuleId::numbered(436);

/// Section 18.2.3: Steps in training cannot be taken back before the year is over
pub const FS_437: RuleId = RuleId::numbered(437);

/// Section 18.2.3: Both campaigns still start with 2 Naval Aviation steps
pub const FS_438: RuleId = RuleId::numbered(438);

/// Section 18.2.4: Declaration only when a BATTLE marker is placed, before set-up on the board
pub const FS_439: RuleId = RuleId::numbered(439);

/// Section 18.2.4: Air steps used as kamikazes are not lost by the attack
pub const FS_440: RuleId = RuleId::numbered(440);

/// Section 18.2.5: BBV has no air strength; conversion ignored if BB Ise/Hyuga was eliminated
pub const FS_441: RuleId = RuleId::numbered(441);

/// Section 18.3.1: Ignored if Japan has no BB, CV or CVL in a national base; the unit sunk may be any naval unit there
pub const FS_442: RuleId = RuleId::numbered(442);

/// Section 19: Starting control in the short campaign: Japan also holds Wake, Gilbert Islands, Rabaul, Brunei, Bangkok; Manila and Singapore stay Allied and contested
pub const FS_443: RuleId = RuleId::numbered(443);

/// Section 19: 6th Army (Manila) and Malaya Army (Singapore) start reduced
pub const FS_444: RuleId = RuleId::numbered(444);

/// Section 20: No reinforcements for either side on turn 1
pub const FS_445: RuleId = RuleId::numbered(445);

/// Section 12.3.1: BBV is not a carrier (CV, CVL only): its TF goes to a bombardment box
pub const FS_446: RuleId = RuleId::numbered(446);
