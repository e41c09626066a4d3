//! An action on its way to a table, and what it leads to.

use crate::Json;
use crate::shelved::written;
use besace_table::Refusal;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// An action: as somebody outside wrote it, or as the game itself made it, for a bot or a clock.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Action(Carried);

/// What a dear action leads to: as it was read from a log, or as the game itself worked it out.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Outcome(Carried);

/// A value on its way into a game.
///
/// What the game has made stays in the game's own type. It is written when it is stored or told, and never read again by
/// the process that made it.
#[derive(Clone)]
enum Carried {
    Written(Value),
    Made(Arc<dyn Made>),
}

/// A value in its game's own type.
trait Made: Any + Send + Sync {
    fn write(&self) -> Json;
}

impl<A: Serialize + Any + Send + Sync> Made for A {
    fn write(&self) -> Json {
        written(self)
    }
}

impl Carried {
    /// The value in its game's own type; `read` reads one that was written. `None` where another game made it.
    fn read<A: Clone + Any>(
        &self,
        read: impl FnOnce(&Value) -> Result<A, Refusal>,
    ) -> Option<Result<Cow<'_, A>, Refusal>> {
        match self {
            Carried::Written(value) => Some(read(value).map(Cow::Owned)),
            Carried::Made(value) => {
                let value: &dyn Any = &**value;
                value.downcast_ref().map(|value| Ok(Cow::Borrowed(value)))
            }
        }
    }
}

impl Action {
    pub(crate) fn made(action: impl Serialize + Any + Send + Sync) -> Action {
        Action(Carried::Made(Arc::new(action)))
    }

    /// The action in its game's own type; `read` reads one that was written outside.
    pub(crate) fn read<A: Clone + Any>(
        &self,
        read: impl FnOnce(&Value) -> Result<A, Refusal>,
    ) -> Result<Cow<'_, A>, Refusal> {
        let another_game = || Err(Refusal::BadRequest("this is an action of another game".into()));
        self.0.read(read).unwrap_or_else(another_game)
    }
}

impl Outcome {
    pub(crate) fn made(outcome: impl Serialize + Any + Send + Sync) -> Outcome {
        Outcome(Carried::Made(Arc::new(outcome)))
    }

    /// The outcome in its game's own type.
    pub(crate) fn read<O: Clone + DeserializeOwned + Any>(&self) -> Result<O, Refusal> {
        let no_outcome = |why: &str| Refusal::BadRequest(format!("this is no outcome: {why}").into());
        let read = |value: &Value| O::deserialize(value).map_err(|error| no_outcome(&error.to_string()));
        let outcome = self.0.read(read).unwrap_or_else(|| Err(no_outcome("another game made it")));
        outcome.map(Cow::into_owned)
    }
}

impl From<Value> for Action {
    fn from(action: Value) -> Action {
        Action(Carried::Written(action))
    }
}

impl Serialize for Carried {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Carried::Written(value) => value.serialize(serializer),
            Carried::Made(value) => value.write().serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Carried {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Carried, D::Error> {
        Value::deserialize(deserializer).map(Carried::Written)
    }
}

/// A choice may be hidden, so it is not printed.
impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Action(…)")
    }
}
