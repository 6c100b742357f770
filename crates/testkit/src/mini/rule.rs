//! The rules by name, written by `cargo xtask rules` from `rules/rules.toml`: change the text there, not here.

ironbottom_kernel::rules! {
    MI_001 1 " The marsh is made of hexes. No band leaves it, and none enters deep water."
    MI_002 2 " A band is strong (2), light (1) or straw men (0). All know what each clan has left, not where it is."
    MI_003 3 " Dice deal the bands of each clan, unseen, to its starting hexes."
    MI_004 4 " Both clans plot at once and in secret: up to two steps a band."
    MI_005 5 " A clan that has plotted says so; when both have, the march begins."
    MI_006 6 " All first steps are taken, then all second ones: Heron before Otter, bands in their own order."
    MI_007 7 " A band that steps into a hex with enemies fights them one by one; it enters when none is left."
    MI_008 8 " In a fight each adds its strength to a die and both are laid open. The lower is lost; if equal both stand, and an attacker on the march stops where it was."
    MI_009 9 " A band that steps next to enemies without a fight is sighted: they know the hex, not the band."
    MI_010 10 " Its clan reports few or many. A strong band must be reported as many; the others as they like."
    MI_011 11 " The clan that sighted it may then strike once with a band next to it, straw men excepted, before the march goes on."
    MI_012 12 " When the round ends, every band laid open is hidden again."
    MI_013 13 " A clan may leave standing orders for reports and strikes, at any time and in secret."
    MI_014 14 " When points are level after a round, either clan may propose a truce; if the other agrees the game is drawn."
    MI_015 15 " Each strong or light band of the enemy that is lost is one point."
    MI_016 16 " A clan left with straw men only is beaten at once."
    MI_017 17 " After the last round each hut held is one point more; the higher total wins."
    MI_018 18 " Only a clan that is asked decides."
}
