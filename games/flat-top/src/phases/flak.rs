//! 17: anti-aircraft fire. Still to be written: FT-236 to FT-248, FT-354, FT-355, FT-425 to FT-427, FT-473.
