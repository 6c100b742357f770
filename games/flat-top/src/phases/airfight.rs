//! 16: air combat. Still to be written: FT-419 to FT-424, FT-218 to FT-235, FT-347 to FT-353, FT-415, FT-471, FT-472.
