//! Kinds of actions and events: short names for headings, guides, figures and coverage of play.

/// What comes in kinds. [`kinds!`](macro@crate::kinds) writes it.
pub trait Kinds {
    /// The names of all kinds, in order.
    const KINDS: &'static [&'static str];
    /// The name of this one's kind.
    fn kind(&self) -> &'static str;
}

/// Names the kinds of an enum, each with its variants: `kinds!(Action: "move" = March | Sail, "done" = Done)`. A variant without a kind
/// does not compile.
#[macro_export]
macro_rules! kinds {
    ($of:ty: $($name:literal = $($variant:ident)|+),+ $(,)?) => {
        impl $of {
            /// The names of all kinds, in order.
            pub const KINDS: &'static [&'static str] = &[$($name),+];

            /// The name of its kind.
            pub const fn kind(&self) -> &'static str {
                match self {
                    $($(Self::$variant { .. })|+ => $name,)+
                }
            }
        }

        impl $crate::Kinds for $of {
            const KINDS: &'static [&'static str] = <$of>::KINDS;
            fn kind(&self) -> &'static str {
                <$of>::kind(self)
            }
        }
    };
}
