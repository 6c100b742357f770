//! The committed board files of all games.

use flate2::{Compression, write::GzEncoder};
use ironbottom_kernel::board::Board;
use std::io::Write as _;

#[test]
fn every_board_file_is_read_and_is_small() {
    let root = mapwright::root().unwrap();
    let inputs = mapwright::inputs(&root, &[]).unwrap();
    assert!(!inputs.is_empty());
    for input in inputs {
        let text = std::fs::read_to_string(input.output()).unwrap();
        let board = Board::from_text(&text).unwrap();
        assert_eq!(board.id, input.head.id);
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        packed.write_all(text.as_bytes()).unwrap();
        let size = packed.finish().unwrap().len();
        assert!(size < 400_000, "{}: {size} bytes compressed", input.output().display());
    }
}

#[test]
fn no_two_boards_of_a_game_write_the_same_file() {
    let inputs = mapwright::inputs(&mapwright::root().unwrap(), &[]).unwrap();
    let mut outputs: Vec<_> = inputs.iter().map(mapwright::Input::output).collect();
    outputs.sort();
    let count = outputs.len();
    outputs.dedup();
    assert_eq!(outputs.len(), count);
}
