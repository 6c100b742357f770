//! 18: bombing. Still to be written: FT-249 to FT-258, FT-428, FT-429, FT-474.
