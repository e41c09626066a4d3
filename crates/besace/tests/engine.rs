//! `besace engine` as a process: it answers whatever it is sent, lives on, and ends when it should.

use besace_shelf::{LONGEST_LINE, Shelved, games};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::thread;

/// The program under test, with both ends of the conversation in hand.
struct Engine {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut process = Command::new(env!("CARGO_BIN_EXE_besace"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("besace starts");
        let output = BufReader::new(process.stdout.take().unwrap());
        Engine { input: process.stdin.take(), process, output }
    }

    fn send(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the input is still open");
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    fn read(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        assert!(line.ends_with('\n'), "an answer is a whole line: {line:?}");
        serde_json::from_str(&line).unwrap()
    }

    fn ask(&mut self, request: Value) -> Value {
        self.send(format!("{request}\n").as_bytes());
        self.read()
    }

    /// The process is still there and answers the next line as if nothing had happened.
    fn lives_on(&mut self) {
        let answer = self.ask(json!({"id": "still there?", "cmd": "hello"}));
        assert_eq!(answer["id"], "still there?");
        assert_eq!(answer["ok"], true);
    }

    /// A line that is not a request gets this refusal, without an id, and the next line is answered as usual.
    #[track_caller]
    fn refuses(&mut self, line: &[u8], code: &str) {
        self.send(line);
        self.send(b"\n");
        let answer = self.read();
        let shown = String::from_utf8_lossy(&line[..line.len().min(60)]).into_owned();
        assert_eq!(answer["id"], Value::Null, "{shown}");
        assert_eq!(answer["error"]["code"], code, "{shown}");
        self.lives_on();
    }

    /// Closes the input; returns what is still said, and how the process ends.
    fn end(mut self) -> (String, ExitStatus) {
        drop(self.input.take());
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        let mut complaints = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
        assert_eq!(complaints, "");
        (rest, self.process.wait().unwrap())
    }
}

#[test]
fn hostile_lines_are_refused_and_the_process_lives_on() {
    let mut engine = Engine::start();
    engine.lives_on();
    for line in [
        b"".as_slice(),
        b"   ",
        b"\r",
        b"\0",
        b"\0\0\0{}",
        b"\xff\xfe",
        b"{\"id\":1,\"cmd\":\"\xc3\x28\"}",
        b"{\"id\":1,\"cmd\":\"hello\"",
        b"{\"id\":1,\"cmd\":\"hel\0lo\"}",
        "\u{feff}{\"id\":1,\"cmd\":\"hello\"}".as_bytes(),
        b"hello",
        b"[1,2,3]",
        b"\x1b[31m",
        b"{\"id\":1}{\"id\":2}",
    ] {
        engine.refuses(line, "bad_request");
    }
    for bomb in ["[", "{\"a\":", "[{\"a\":", "\"", "-", "1"] {
        engine.refuses(bomb.repeat(100_000).as_bytes(), "bad_request");
    }
    let (rest, status) = engine.end();
    assert_eq!(rest, "");
    assert!(status.success());
}

#[test]
fn hostile_fields_are_refused_with_their_id() {
    let mut engine = Engine::start();
    let game = games()[0].info().id;
    engine.ask(json!({"cmd": "new", "game": game, "seats": 3, "seed": 1}));
    let before = engine.ask(json!({"cmd": "position"}));
    let deep = "[".repeat(200_000) + &"]".repeat(200_000);
    let wide = "[".to_owned() + &"0,".repeat(400_000) + "0]";
    for value in
        [&deep, &wide, "1e400", "-1e400", "123456789012345678901234567890", "\"\\ud800\"", "3.0", "true"]
    {
        for key in ["seat", "action", "position", "seed", "options", "depth", "level", "millis", "cmd"] {
            let cmd = match key {
                "position" => "load",
                "seed" | "options" => "new",
                "depth" => "perft",
                "level" | "millis" => "suggest",
                _ => "play",
            };
            let mut fields = format!("\"{key}\":{value}");
            for (other, sound) in [
                ("cmd", format!("\"{cmd}\"")),
                ("game", format!("\"{game}\"")),
                ("seats", "3".into()),
                ("seat", "0".into()),
                ("action", "{}".into()),
                ("seed", "1".into()),
                ("level", "\"novice\"".into()),
                ("millis", "1".into()),
            ] {
                if other != key {
                    fields += &format!(",\"{other}\":{sound}");
                }
            }
            engine.send(format!("{{{fields},\"id\":77}}\n").as_bytes());
            let answer = engine.read();
            assert_eq!(answer["id"], 77, "{key}");
            let is_too_large = value.starts_with("1234") && ["depth", "millis"].contains(&key);
            let code = if is_too_large { "too_large" } else { "bad_request" };
            assert_eq!(answer["error"]["code"], code, "{key}: {}", &value[..value.len().min(40)]);
        }
        engine.lives_on();
    }
    assert_eq!(engine.ask(json!({"cmd": "position"})), before);
}

#[test]
fn a_line_of_ten_megabytes_is_too_large_and_the_next_is_answered() {
    let mut engine = Engine::start();
    let long = vec![b' '; 10 << 20];
    engine.refuses(&long, "too_large");
    engine.refuses(&[b'['; 10 << 20], "too_large");
    let request = br#"{"id":1,"cmd":"hello"}"#;
    let mut padded = request.to_vec();
    padded.resize(LONGEST_LINE, b' ');
    engine.send(&padded);
    engine.send(b"\n");
    assert_eq!(engine.read()["ok"], true);
    padded.push(b' ');
    engine.refuses(&padded, "too_large");
}

#[test]
fn lines_may_end_as_they_do_on_another_system_and_begin_with_a_byte_order_mark() {
    let mut engine = Engine::start();
    engine.send("\u{feff}{\"id\":1,\"cmd\":\"hello\"}\r\n".as_bytes());
    assert_eq!(engine.read()["ok"], true);
    engine.send(b"{\"id\":2,\"cmd\":\"hello\"}\r\n");
    assert_eq!(engine.read()["id"], 2);
}

#[test]
fn a_line_that_comes_in_pieces_is_one_line() {
    let mut engine = Engine::start();
    for byte in br#"{"id":1,"cmd":"hello"}"# {
        engine.send(&[*byte]);
    }
    engine.send(b"\n");
    assert_eq!(engine.read()["ok"], true);
}

#[test]
fn the_last_line_need_not_end_and_the_end_of_the_input_is_a_good_end() {
    let mut engine = Engine::start();
    engine.lives_on();
    engine.send(br#"{"id":"last","cmd":"hello"}"#);
    let (rest, status) = engine.end();
    assert!(rest.starts_with(r#"{"id":"last","ok":true"#) && rest.ends_with("}\n"), "{rest}");
    assert!(status.success());
    let (rest, status) = Engine::start().end();
    assert_eq!(rest, "");
    assert!(status.success());
}

#[test]
fn quit_ends_the_process_although_more_lines_wait() {
    let mut engine = Engine::start();
    engine.send(b"{\"id\":1,\"cmd\":\"quit\"}\n{\"id\":2,\"cmd\":\"hello\"}\n");
    assert_eq!(engine.read(), json!({"id": 1, "ok": true}));
    // The input is still open: the process ends of its own accord.
    assert!(engine.process.wait().unwrap().success());
    let mut rest = String::new();
    engine.output.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "");
}

#[test]
fn a_reader_who_has_gone_ends_the_process_quietly() {
    let Engine { mut process, input, output } = Engine::start();
    drop(output);
    let mut input = input.unwrap();
    // The process may be gone before everything is written; that is what is wanted.
    for _ in 0..1000 {
        if input.write_all(b"{\"id\":1,\"cmd\":\"hello\"}\n").is_err() {
            break;
        }
    }
    drop(input);
    assert!(process.wait().unwrap().success());
    let mut complaints = String::new();
    process.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
    assert_eq!(complaints, "");
}

/// What cannot be read from or written to is told in one sentence, and nothing about our own code with it.
#[test]
#[cfg(target_os = "linux")]
fn an_input_or_output_that_fails_is_told_in_one_sentence() {
    let told = |input: Stdio, output: Stdio| {
        let mut process = Command::new(env!("CARGO_BIN_EXE_besace"))
            .arg("engine")
            .env("RUST_BACKTRACE", "1")
            .stdin(input)
            .stdout(output)
            .stderr(Stdio::piped())
            .spawn()
            .expect("besace starts");
        if let Some(mut input) = process.stdin.take() {
            // The process may be gone before everything is written.
            let _ = input.write_all(b"{\"cmd\":\"hello\"}\n");
        }
        let ended = process.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), Some(1));
        String::from_utf8(ended.stderr).unwrap()
    };
    let directory = std::fs::File::open("/").unwrap();
    assert_eq!(
        told(directory.into(), Stdio::null()),
        "besace: standard input cannot be read: Is a directory (os error 21)\n"
    );
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    assert_eq!(
        told(Stdio::piped(), full.into()),
        "besace: standard output cannot be written to: No space left on device (os error 28)\n"
    );
}

/// A new game, a bad line and a look at it, over and over: memory must not grow with what has been said.
#[test]
#[cfg(target_os = "linux")]
fn many_lines_cost_no_memory() {
    let mut engine = Engine::start();
    let round = |game: &&dyn Shelved| {
        let (game, seats) = (game.info().id, game.info().max_seats);
        let new = json!({"cmd": "new", "game": game, "seats": seats, "seed": 1});
        let dance = json!({"cmd": "play", "seat": 0, "action": {"type": "dance"}});
        let imagine = json!({"cmd": "imagine", "seat": 0, "seed": 3});
        format!("{new}\n{dance}\nnonsense\n{imagine}\n")
    };
    let round: String = games().iter().map(round).collect();
    let say = |engine: &mut Engine, rounds: usize| {
        let mut input = engine.input.take().unwrap();
        let round = round.clone();
        let writer = thread::spawn(move || {
            (0..rounds).for_each(|_| input.write_all(round.as_bytes()).unwrap());
            input
        });
        let mut line = Vec::new();
        for _ in 0..4 * games().len() * rounds {
            line.clear();
            engine.output.read_until(b'\n', &mut line).unwrap();
        }
        engine.input = Some(writer.join().unwrap());
        resident_kilobytes(engine.process.id())
    };
    let early = say(&mut engine, 500);
    let late = say(&mut engine, 5_000);
    assert!(late < early + 1_000, "{early} kB after 500 rounds, {late} kB after 5,500");
}

#[cfg(target_os = "linux")]
fn resident_kilobytes(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[test]
fn the_example_bot_plays_a_whole_game() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/bot.py");
    let played = Command::new("python3")
        .arg(&script)
        .arg(env!("CARGO_BIN_EXE_besace"))
        .arg("5")
        .output()
        .expect("this test runs docs/examples/bot.py and needs `python3` on the path");
    let told = String::from_utf8_lossy(&played.stdout);
    let complaints = String::from_utf8_lossy(&played.stderr);
    assert!(played.status.success(), "{complaints}");
    assert_eq!(complaints, "");
    assert!(told.contains(r#"{"type": "game_over"}"#), "{told}");
    let standings = told.lines().filter(|line| line.starts_with("seat ")).count();
    assert_eq!(standings, 4, "{told}");
    assert!(told.contains("rank 1"), "{told}");
}

/// Every seat that may speak is asked once before the table goes on, as a host would.
#[test]
fn bots_that_may_speak_out_of_turn_play_a_whole_game_of_bargaining() {
    let mut engine = Engine::start();
    let knows_who_may_speak = |engine: &mut Engine, id: &str| {
        engine.ask(json!({"cmd": "new", "game": id, "seats": 3, "seed": 6}));
        engine.ask(json!({"cmd": "pending"}))["may"].is_array()
    };
    let ids = games().iter().map(|game| game.info().id);
    let bargaining: Vec<&str> = ids.filter(|id| knows_who_may_speak(&mut engine, id)).collect();
    assert!(!bargaining.is_empty(), "there is nothing to bargain about on this shelf");
    for id in bargaining {
        bargain(&mut engine, id);
    }
}

fn bargain(engine: &mut Engine, id: &str) {
    engine.ask(json!({"cmd": "new", "game": id, "seats": 3, "seed": 6}));
    let (mut played, mut spoken) = (0, 0);
    loop {
        let asked = engine.ask(json!({"cmd": "pending"}));
        let Some(pending) = asked["pending"][0].as_u64() else { break };
        let may = asked["may"].as_array().expect("this game knows who may speak").clone();
        for seat in may.iter().filter_map(Value::as_u64).chain([pending]) {
            let suggest =
                json!({"cmd": "suggest", "seat": seat, "level": "regular", "seed": played, "iterations": 1});
            let suggested = engine.ask(suggest);
            if suggested["ok"] == false {
                assert_eq!(suggested["error"]["code"], "not_your_turn", "{suggested}");
                assert_ne!(seat, pending, "a bot that must act does something");
                continue;
            }
            let answer = engine.ask(json!({"cmd": "play", "seat": seat, "action": suggested["action"]}));
            assert_eq!(answer["ok"], true, "{suggested}: {answer}");
            played += 1;
            if seat != pending {
                // What was said may change what is due.
                spoken += 1;
                break;
            }
        }
        assert!(played < 2_000, "bots talk without end");
    }
    assert!(spoken > 0, "{id}: nobody ever spoke out of turn");
    assert_eq!(engine.ask(json!({"cmd": "result"}))["result"]["seats"].as_array().unwrap().len(), 3);
}
