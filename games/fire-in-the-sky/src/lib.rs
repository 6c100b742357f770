//! Fire in the Sky: the rules and data of the game, at a glance.
//!
//! The war in the Pacific in sixteen turns of task forces, oil and reaction. A turn has its phases in [`phases`], a battle on the board is
//! in [`phases::battle`]. What stands where is in [`position`], the decisions are in [`action`], what is printed is in [`board`]. Nothing is
//! hidden but task forces of the Allies where the table plays 18.1.4: see [`view`].

pub mod action;
pub mod board;
pub mod event;
pub mod phases;
pub mod position;
pub mod rule;
pub mod settings;
pub mod stage;
pub mod types;

pub use action::Action;
pub use event::Event;
pub use position::Position;
pub use stage::stage;
