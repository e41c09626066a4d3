-- How people are called when it is their turn and they are not there.

-- Keys that are made once: the one that signs what is sent to push services.
CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

-- Browsers that somebody wants to be called in, by the address that their push service has given them.
CREATE TABLE devices (
    endpoint TEXT PRIMARY KEY,
    person INTEGER NOT NULL,
    key TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT;
CREATE INDEX devices_person ON devices (person);

-- Where somebody wants to be written to. It is confirmed when it has no `until` any more. In the hour since `counted`, `sent`
-- mails have been sent.
CREATE TABLE mails (
    person INTEGER PRIMARY KEY,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    asked INTEGER NOT NULL,
    until INTEGER,
    counted INTEGER NOT NULL,
    sent INTEGER NOT NULL
) STRICT;
CREATE INDEX mails_address ON mails (address);

-- Decisions that people owe: whoever is not there is called once for each. `at` is when to look next whether somebody has to
-- be called, `told` whether they have been, `ends` when their time is up.
CREATE TABLE calls (
    "table" INTEGER NOT NULL,
    person INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    at INTEGER,
    ends INTEGER,
    told INTEGER NOT NULL,
    PRIMARY KEY ("table", person)
) STRICT;
CREATE INDEX calls_at ON calls (at) WHERE at IS NOT NULL;
CREATE INDEX calls_person ON calls (person);
