//! How somebody is called when it is their turn and they are not there: what they set, each for themselves.

use crate::app::{App, Visitor};
use crate::chance;
use crate::entry::Person;
use crate::extract::{Body, Path, Query};
use crate::post;
use crate::storage::{Device, Mail};
use crate::wire::{HowCalled, MailLink, MailNow, NewDevice, NewMail, Problem};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use besace_table::Code;
use serde::Deserialize;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// In how many browsers somebody is called.
const DEVICES: u32 = 10;
/// How long an address can be confirmed, in milliseconds.
const CONFIRMED_WITHIN: u64 = 24 * 3600 * 1000;
/// How many people may name the same address in an hour.
const SAME_ADDRESS: u32 = 3;
const HOUR: u64 = 3600 * 1000;

/// The routes, with their description.
pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(calls))
        .routes(routes!(keep_device, drop_device))
        .routes(routes!(keep_mail, drop_mail))
        .routes(routes!(mail_link, confirm_mail))
        .routes(routes!(end_mail))
}

/// The person who asks, if they have a name: nothing is kept for anybody else.
async fn named(app: &App, visitor: &Visitor) -> Result<Person, Problem> {
    let person = visitor.person.ok_or_else(Problem::no_name)?;
    app.storage.name_of(person).await?.ok_or_else(Problem::no_name)?;
    Ok(person)
}

/// How this browser's person can be called, and is.
#[utoipa::path(get, path = "/api/me/calls",
    responses((status = 200, description = "How they are called", body = HowCalled), (status = "default", description = "Why not", body = Problem)))]
async fn calls(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<HowCalled>, Problem> {
    let push_key = match app.config.calling.no_push {
        true => None,
        false => Some(app.pusher.public_key(&app).await?),
    };
    let kept = match visitor.person.filter(|_| app.post.is_some()) {
        Some(person) => app.storage.mail_of(person).await?,
        None => None,
    };
    let now = app.clock.now_ms();
    let kept = kept.filter(|mail| mail.until.is_none_or(|until| until >= now));
    let mail = app.post.as_ref().map(|_| MailNow {
        confirmed: kept.as_ref().is_some_and(|mail| mail.until.is_none()),
        address: kept.map(|mail| mail.address),
    });
    Ok(Json(HowCalled { push_key, mail }))
}

/// Has this browser called from now on.
#[utoipa::path(put, path = "/api/me/devices", request_body = NewDevice,
    responses((status = 204, description = "It is called from now on"), (status = "default", description = "Why not", body = Problem)))]
async fn keep_device(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(new): Body<NewDevice>,
) -> Result<StatusCode, Problem> {
    let person = named(&app, &visitor).await?;
    if app.config.calling.no_push {
        return Err(Problem::new(Code::NotFound, "nobody is called by push services here"));
    }
    let NewDevice { endpoint, key, auth, language } = new;
    let device = Device { endpoint, key, auth, language };
    app.pusher.check(&device).map_err(Problem::bad_request)?;
    app.tables.disk().has_room_for(visitor.address)?;
    // The endpoint stands in an index, too.
    app.tables.disk().keep(visitor.address, 2 * device.endpoint.len() + device.key.len() + device.auth.len());
    app.storage.keep_device(person, &device, app.clock.now_ms(), DEVICES).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct DeviceQuery {
    /// Where the browser's push service takes messages for it.
    endpoint: String,
}

/// Has a browser of this person's not called any more.
#[utoipa::path(delete, path = "/api/me/devices", params(DeviceQuery),
    responses((status = 204, description = "It is not called any more"), (status = "default", description = "Why not", body = Problem)))]
async fn drop_device(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(query): Query<DeviceQuery>,
) -> Result<StatusCode, Problem> {
    let person = visitor.person.ok_or_else(Problem::no_name)?;
    // No database keeps a text with this character, so there is nothing to drop.
    if !query.endpoint.contains('\0') {
        app.storage.drop_device(&query.endpoint, Some(person)).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Names the address at which this person wants to be written to. A link that confirms it is sent there, and nothing else before.
#[utoipa::path(put, path = "/api/me/mail", request_body = NewMail,
    responses((status = 204, description = "A link was sent there"), (status = "default", description = "Why not", body = Problem)))]
async fn keep_mail(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(new): Body<NewMail>,
) -> Result<StatusCode, Problem> {
    let person = named(&app, &visitor).await?;
    let Some(post) = &app.post else {
        return Err(Problem::new(Code::NotFound, "no e-mail is sent here"));
    };
    let address = post::read_address(&new.address)
        .ok_or_else(|| Problem::bad_request("this is not an address to which e-mail can be sent"))?;
    let now = app.clock.now_ms();
    // Nobody is to be written to again and again because somebody else has named their address.
    if app.storage.mails_asked(&address, now.saturating_sub(HOUR)).await? >= SAME_ADDRESS {
        return Err(Problem::limited("mails"));
    }
    app.count(&app.may.be_written_to, visitor.address, "mails")?;
    app.tables.disk().has_room_for(visitor.address)?;
    app.tables.disk().keep(visitor.address, address.len());
    let mail =
        Mail { address, language: new.language, token: chance::link(), until: Some(now + CONFIRMED_WITHIN) };
    app.storage.keep_mail(person, &mail, now).await?;
    post.ask(&app, &mail);
    Ok(StatusCode::NO_CONTENT)
}

/// Forgets at which address this person wanted to be written to.
#[utoipa::path(delete, path = "/api/me/mail",
    responses((status = 204, description = "It is forgotten"), (status = "default", description = "Why not", body = Problem)))]
async fn drop_mail(State(app): State<Arc<App>>, visitor: Visitor) -> Result<StatusCode, Problem> {
    app.storage.drop_mail(visitor.person.ok_or_else(Problem::no_name)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a link in an e-mail is about. Whoever has it need not be logged in.
#[utoipa::path(get, path = "/api/mail/{token}", params(("token" = String, Path, description = "From the link")),
    responses((status = 200, description = "What the link is about", body = MailLink), (status = "default", description = "Why not", body = Problem)))]
async fn mail_link(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
) -> Result<Json<MailLink>, Problem> {
    let found = app.storage.mail_by(token_of(&token)?, app.clock.now_ms()).await?;
    Ok(Json(MailLink { confirmed: found.ok_or_else(no_such_link)? }))
}

/// Confirms the address to which the link was sent.
#[utoipa::path(post, path = "/api/mail/{token}", params(("token" = String, Path, description = "From the link")),
    responses((status = 204, description = "The address is confirmed"), (status = "default", description = "Why not", body = Problem)))]
async fn confirm_mail(State(app): State<Arc<App>>, Path(token): Path<String>) -> Result<StatusCode, Problem> {
    let confirmed = app.storage.confirm_mail(token_of(&token)?, app.clock.now_ms()).await?;
    if confirmed { Ok(StatusCode::NO_CONTENT) } else { Err(no_such_link()) }
}

/// Forgets the address to which the link was sent. Mail programs ask for it by themselves, when somebody presses their button.
#[utoipa::path(post, path = "/api/mail/{token}/end", params(("token" = String, Path, description = "From the link")),
    responses((status = 204, description = "Nothing is sent there any more"), (status = "default", description = "Why not", body = Problem)))]
async fn end_mail(State(app): State<Arc<App>>, Path(token): Path<String>) -> Result<StatusCode, Problem> {
    app.storage.end_mail(token_of(&token)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A token that may be one of ours.
fn token_of(token: &str) -> Result<&str, Problem> {
    let may_be = token.len() <= 64 && token.chars().all(|letter| letter.is_ascii_alphanumeric());
    if may_be { Ok(token) } else { Err(no_such_link()) }
}

fn no_such_link() -> Problem {
    Problem::new(Code::NotFound, "this link is too old, or nothing is sent there any more")
}
