//! Pixels from a picture: with our own fonts only, so that it looks the same on every machine.

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree, fontdb::Database},
};
use std::sync::{Arc, OnceLock};

/// The family of the fonts inside this crate.
pub const FAMILY: &str = "Roboto Condensed";

const FONTS: [&[u8]; 3] = [
    include_bytes!("../assets/fonts/RobotoCondensed-Regular.ttf"),
    include_bytes!("../assets/fonts/RobotoCondensed-Bold.ttf"),
    include_bytes!("../assets/fonts/RobotoCondensed-Italic.ttf"),
];

/// A picture that cannot be turned into pixels.
#[derive(Debug, thiserror::Error)]
pub enum PngError {
    /// It is no picture.
    #[error("not a picture: {0}")]
    Svg(String),
    /// It has no size, or too large a one.
    #[error("a picture of {0} by {1} pixels cannot be made")]
    Size(u32, u32),
    /// Writing the file failed.
    #[error("the picture cannot be written: {0}")]
    Write(String),
}

fn fonts() -> Arc<Database> {
    static FONTS_READ: OnceLock<Arc<Database>> = OnceLock::new();
    FONTS_READ
        .get_or_init(|| {
            let mut db = Database::new();
            for font in FONTS {
                db.load_font_data(font.to_vec());
            }
            for set in [Database::set_sans_serif_family, Database::set_serif_family, Database::set_monospace_family] {
                set(&mut db, FAMILY);
            }
            Arc::new(db)
        })
        .clone()
}

/// How pictures are read: with our fonts.
pub(crate) fn options() -> Options<'static> {
    Options { fontdb: fonts(), font_family: FAMILY.to_owned(), ..Options::default() }
}

/// The picture as a PNG file, at its own size.
pub fn png(svg: &str) -> Result<Vec<u8>, PngError> {
    let options = options();
    let tree = Tree::from_str(svg, &options).map_err(|e| PngError::Svg(e.to_string()))?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).ok_or(PngError::Size(size.width(), size.height()))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|e| PngError::Write(e.to_string()))
}
