//! The rules by name, written by `cargo xtask rules` from `rules/rules.toml`: change the text there, not here.

ironbottom_kernel::rules! {
    ST_001 1 " Section 1: Each side begins with eight blocks in its two homes; a die says how many stand in the first. Only the side itself knows how many blocks stand in a space it holds; all know how many it has."
    ST_002 2 " Section 2: The side whose turn it is marches up to three blocks, one after the other, and then says that it is done."
    ST_003 3 " Section 2: A block marches from a space that its side holds into one next to it."
    ST_004 4 " Section 3: Then a space that blocks have entered is taken. If enemies stand in it, both sides first add a die to the number of their blocks there; the lower total loses all of them, and a tie goes to the holder."
    ST_005 5 " Section 4: The game ends after the last round, or as soon as a side has no block left. Whoever holds more spaces wins; a side without blocks loses."
}
