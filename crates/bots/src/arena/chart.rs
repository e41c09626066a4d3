//! The report as a picture: bars of win share with their intervals, as SVG.
//!
//! The bar's length is the share, the whisker its 95 % interval, the dashed line what an equal would win. Every bar
//! carries its level and its number in words, so colour is never the only sign.

use super::report::line_up;
use super::{Player, Report, Score};
use crate::{Budget, Level};
use std::fmt::Write;

const WIDTH: f64 = 760.0;
const LEFT: f64 = 190.0;
const RIGHT: f64 = 150.0;
const TOP: f64 = 78.0;
const BAR: f64 = 22.0;
const GAP: f64 = 8.0;
/// Room for a contest's title above its bars.
const TITLE: f64 = 34.0;
const BOTTOM: f64 = 46.0;

const PAPER: &str = "#fbf7ef";
const INK: &str = "#2b2620";
const FAINT: &str = "#8a8072";

/// A chart of the reports, all of one game.
pub fn chart(reports: &[Report]) -> String {
    let height = TOP + BOTTOM + reports.iter().map(height_of).sum::<f64>();
    let game = reports.first().map_or("", |report| report.game);
    let thinking = reports.first().map_or(String::new(), |report| in_words(report.budget));
    let title = format!("{game}: who wins how often");
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
         aria-label=\"{title}\" font-family=\"system-ui, sans-serif\" font-size=\"14\" fill=\"{INK}\">\n\
         <title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{PAPER}\"/>\n\
         <text x=\"24\" y=\"34\" font-size=\"20\" font-weight=\"600\">{title}</text>\n\
         <text x=\"24\" y=\"56\" fill=\"{FAINT}\">share of the victories per seat, with 95 % intervals; \
         {thinking}</text>\n"
    );
    let mut y = TOP;
    for report in reports {
        draw_report(&mut svg, report, y);
        y += height_of(report);
    }
    draw_axis(&mut svg, y);
    svg.push_str("</svg>\n");
    svg
}

fn height_of(report: &Report) -> f64 {
    TITLE + report.scores.len() as f64 * (BAR + GAP) + GAP
}

fn in_words(budget: Budget) -> String {
    match budget {
        Budget::Millis(millis) => format!("experts think for {millis} ms"),
        Budget::Iterations(iterations) => format!("experts think for {iterations} iterations"),
    }
}

/// Where a share lies on the axis.
fn x_of(share: f64) -> f64 {
    LEFT + share * (WIDTH - LEFT - RIGHT)
}

fn draw_report(svg: &mut String, report: &Report, top: f64) {
    let Report { seats, games, even_share, .. } = report;
    let title = format!("{seats} seats: {} ({games} games)", line_up(&report.bots));
    put(svg, format_args!("<text x=\"24\" y=\"{:.1}\" font-weight=\"600\">{title}</text>", top + 20.0));
    let first = top + TITLE;
    for (at, score) in report.scores.iter().enumerate() {
        draw_bar(svg, score, *even_share, first + at as f64 * (BAR + GAP));
    }
    let (x, last) = (x_of(*even_share), first + report.scores.len() as f64 * (BAR + GAP) - GAP);
    put(
        svg,
        format_args!(
            "<line x1=\"{x:.1}\" y1=\"{:.1}\" x2=\"{x:.1}\" y2=\"{:.1}\" stroke=\"{INK}\" stroke-dasharray=\"4 3\"/>",
            first - 4.0,
            last + 4.0
        ),
    );
}

fn draw_bar(svg: &mut String, score: &Score, even_share: f64, y: f64) {
    let Score { level, win_share, .. } = score;
    let (x, low, high) = (x_of(win_share.share), x_of(win_share.low), x_of(win_share.high));
    let middle = y + BAR / 2.0;
    let text = middle + 5.0;
    put(
        svg,
        format_args!(
            "<text x=\"{:.1}\" y=\"{text:.1}\" text-anchor=\"end\">{}</text>",
            LEFT - 10.0,
            level.id()
        ),
    );
    put(
        svg,
        format_args!(
            "<rect x=\"{LEFT}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{BAR}\" rx=\"3\" fill=\"{}\"/>",
            x - LEFT,
            color_of(*level)
        ),
    );
    put(
        svg,
        format_args!(
            "<path d=\"M{low:.1} {middle:.1}H{high:.1}M{low:.1} {0:.1}v10M{high:.1} {0:.1}v10\" stroke=\"{INK}\" \
             stroke-width=\"1.5\" fill=\"none\"/>",
            middle - 5.0
        ),
    );
    put(
        svg,
        format_args!(
            "<text x=\"{:.1}\" y=\"{text:.1}\">{:.1} % ({:.1}–{:.1})</text>",
            // Beyond the dashed line, too.
            high.max(x).max(x_of(even_share)) + 8.0,
            win_share.share * 100.0,
            win_share.low * 100.0,
            win_share.high * 100.0
        ),
    );
}

fn color_of(player: Player) -> &'static str {
    match player {
        Player::Baseline(_) => "#a39a8b",
        Player::Level(Level::Novice) => "#d9b26a",
        Player::Level(Level::Regular) => "#6f9bb3",
        Player::Level(Level::Expert) => "#b3563f",
    }
}

fn draw_axis(svg: &mut String, y: f64) {
    for percent in (0..=100).step_by(20) {
        let x = x_of(f64::from(percent) / 100.0);
        put(
            svg,
            format_args!(
                "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"12\" fill=\"{FAINT}\">{percent} %</text>",
                y + 16.0
            ),
        );
    }
    put(
        svg,
        format_args!(
            "<text x=\"{LEFT}\" y=\"{:.1}\" font-size=\"12\" fill=\"{FAINT}\">dashed: what a seat wins where all are equal</text>",
            y + 34.0
        ),
    );
}

fn put(svg: &mut String, line: std::fmt::Arguments) {
    writeln!(svg, "{line}").expect("a string takes everything");
}
