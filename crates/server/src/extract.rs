//! What is taken out of a request before a handler sees it, or the problem with it.

use crate::app::App;
use crate::wire::Problem;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use besace_shelf::read_json;
use besace_table::{Code, read_document};
use bytes::Bytes;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// A JSON body, or the problem with it.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Problem> {
        let bytes = arrived(request, app).await?;
        Ok(Body(read_document(&read_json(&bytes)?)?))
    }
}

/// A body that is a text, or the problem with it.
pub struct Text(pub String);

impl FromRequest<Arc<App>> for Text {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Text, Problem> {
        let bytes = arrived(request, app).await?;
        let text = String::from_utf8(bytes.into());
        text.map(Text).map_err(|_| Problem::bad_request("this is not a text"))
    }
}

/// A request's body, when all of it is there.
async fn arrived(request: Request, app: &Arc<App>) -> Result<Bytes, Problem> {
    let arriving = Bytes::from_request(request, app);
    let arrived = tokio::time::timeout(app.config.limits.patience(), arriving).await;
    let arrived = arrived.map_err(|_| Problem::bad_request("this request took too long to arrive"))?;
    arrived.map_err(|rejection| match rejection {
        BytesRejection::FailedToBufferBody(_) => Problem::new(Code::TooLarge, "this request is too long"),
        _ => Problem::bad_request("this request cannot be read"),
    })
}

/// What stands in a request's path, or the problem with it.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Path<T>, Problem> {
        let path = axum::extract::Path::from_request_parts(parts, app).await;
        // Nothing of ours has a name that cannot be read.
        path.map(|path| Path(path.0)).map_err(|_| Problem::not_found())
    }
}

/// What stands after a path's question mark, or the problem with it.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Query<T>, Problem> {
        let query = axum::extract::Query::from_request_parts(parts, app).await;
        let wrong = || {
            Problem::bad_request(
                "each part of this address after its `?` must be there once, with a value that it can have",
            )
        };
        query.map(|query| Query(query.0)).map_err(|_| wrong())
    }
}
