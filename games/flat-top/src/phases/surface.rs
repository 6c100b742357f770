//! 19: surface combat, pursuit and shelling. Still to be written: FT-259 to FT-284, FT-356 to FT-358, FT-430 to FT-437, FT-475 to FT-477.
