//! From messages to words: what is built of texts is one type, with messages in it or rendered for a reader.

use crate::{rule::RuleId, text::Msg};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A text and how rules are cited beside it.
pub trait Text: Clone + Debug + Default + Eq + Serialize + DeserializeOwned {
    /// A rule.
    type Rule: Clone + Debug + Eq + Serialize + DeserializeOwned;
}

impl Text for Msg {
    type Rule = RuleId;
}

impl Text for String {
    type Rule = Self;
}

/// Says messages in one language.
pub trait Speaker {
    /// A message.
    fn text(&self, msg: &Msg) -> String;
    /// A rule as people write it.
    fn cite(&self, rule: RuleId) -> String;
}

/// What has messages in it, perhaps.
pub trait Render {
    /// The same with words in their place.
    type Out;
    /// Puts them there.
    fn render(&self, speaker: &impl Speaker) -> Self::Out;
}

impl Render for Msg {
    type Out = String;
    fn render(&self, speaker: &impl Speaker) -> String {
        speaker.text(self)
    }
}

impl Render for RuleId {
    type Out = String;
    fn render(&self, speaker: &impl Speaker) -> String {
        speaker.cite(*self)
    }
}

impl<X: Render> Render for Vec<X> {
    type Out = Vec<X::Out>;
    fn render(&self, speaker: &impl Speaker) -> Self::Out {
        self.iter().map(|x| x.render(speaker)).collect()
    }
}

impl<X: Render> Render for Option<X> {
    type Out = Option<X::Out>;
    fn render(&self, speaker: &impl Speaker) -> Self::Out {
        self.as_ref().map(|x| x.render(speaker))
    }
}

/// Types without messages.
macro_rules! wordless {
    ($($t:ty),*) => {$(
        impl $crate::render::Render for $t {
            type Out = Self;
            fn render(&self, _: &impl $crate::render::Speaker) -> Self {
                Self::clone(self)
            }
        }
    )*};
}

wordless!(String, bool, u8, u32, i32);

/// Structs of texts: `T` is a [`Msg`], or a `String` once they are rendered.
macro_rules! parts {
    ($(
        $(#[$about:meta])*
        pub struct $part:ident<T: Text = Msg> {
            $($(#[$of:meta])* pub $field:ident: $type:ty,)*
        }
    )*) => {$(
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(bound = "")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(T = String), bound = "T: ts_rs::TS, T::Rule: ts_rs::TS"))]
        pub struct $part<T: Text = Msg> {
            $($(#[$of])* pub $field: $type,)*
        }

        impl Render for $part {
            type Out = $part<String>;
            fn render(&self, speaker: &impl Speaker) -> Self::Out {
                $part { $($field: self.$field.render(speaker),)* }
            }
        }
    )*};
}

pub(crate) use {parts, wordless};
