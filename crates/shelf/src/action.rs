//! An action on its way to a table.

use crate::Json;
use crate::shelved::written;
use besace_table::Refusal;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// An action: as somebody outside wrote it, or as the game itself made it, for a bot or a clock.
///
/// What a game has made stays in the game's own type. It is written when it is stored or told, and never read again by
/// the process that made it.
#[derive(Clone)]
pub struct Action(Form);

#[derive(Clone)]
enum Form {
    Written(Value),
    Made(Arc<dyn Made>),
}

/// An action in its game's own type.
trait Made: Any + Send + Sync {
    fn write(&self) -> Json;
}

impl<A: Serialize + Any + Send + Sync> Made for A {
    fn write(&self) -> Json {
        written(self)
    }
}

impl Action {
    pub(crate) fn made(action: impl Serialize + Any + Send + Sync) -> Action {
        Action(Form::Made(Arc::new(action)))
    }

    /// The action in its game's own type; `read` reads one that was written outside.
    pub(crate) fn read<A: Clone + Any>(
        &self,
        read: impl FnOnce(&Value) -> Result<A, Refusal>,
    ) -> Result<Cow<'_, A>, Refusal> {
        match &self.0 {
            Form::Written(action) => read(action).map(Cow::Owned),
            Form::Made(action) => {
                let action: &dyn Any = &**action;
                let another_game = || Refusal::BadRequest("this is an action of another game".into());
                action.downcast_ref().map(Cow::Borrowed).ok_or_else(another_game)
            }
        }
    }

    /// The action as a document.
    pub fn document(&self) -> Cow<'_, Value> {
        match &self.0 {
            Form::Written(action) => Cow::Borrowed(action),
            Form::Made(action) => Cow::Owned(serde_json::to_value(action.write()).unwrap_or_default()),
        }
    }
}

impl From<Value> for Action {
    fn from(action: Value) -> Action {
        Action(Form::Written(action))
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Form::Written(action) => action.serialize(serializer),
            Form::Made(action) => action.write().serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
        Value::deserialize(deserializer).map(Action::from)
    }
}

/// A choice may be hidden, so it is not printed.
impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Action(…)")
    }
}
