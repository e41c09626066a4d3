-- A guest: a name, and nothing else. The id is random, and reaches a browser only inside a signed cookie.
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- One row for each table. Everything about it is in its log; what stands here is what lists are made from.
CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    host INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    state TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;
CREATE INDEX lobby ON tables (created) WHERE listed = 1 AND state = 'waiting';
CREATE INDEX hosted ON tables (host) WHERE state <> 'over';

-- Who has a seat where.
CREATE TABLE seated (
    "table" INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seated_person ON seated (person);

-- The log. Rows are appended in the order in which they became durable, so that a group of them from many tables
-- touches few pages; the unique index says that no number of a table can be given twice.
CREATE TABLE log (
    "table" INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person INTEGER,
    request TEXT,
    entry TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX log_number ON log ("table", number);

-- What was said. The request's id makes a repeat harmless.
CREATE TABLE chat (
    "table" INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person INTEGER NOT NULL,
    request TEXT NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    PRIMARY KEY ("table", number),
    UNIQUE ("table", person, request)
) STRICT, WITHOUT ROWID;

-- Links that give a person to another device. Only the token's hash is kept.
CREATE TABLE recovery (
    token TEXT PRIMARY KEY,
    person INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
