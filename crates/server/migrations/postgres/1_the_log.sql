-- What there is to know of the database itself: its number, and the key that signs who people are.
CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- A guest: a name, and when they came and were last here. The id is random, and reaches a browser only inside a signed cookie.
-- Beside that stands what the host of the server has decided about somebody.
CREATE TABLE people (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL DEFAULT 0,
    generation BIGINT NOT NULL DEFAULT 0,
    banned BOOLEAN NOT NULL DEFAULT FALSE,
    muted BOOLEAN NOT NULL DEFAULT FALSE
);

-- Networks that are not let in, as the numbers that stand for them.
CREATE TABLE banned (
    origin BIGINT PRIMARY KEY
);

-- One row for each table. Everything about it is in its log; what stands here is what lists are made from.
CREATE TABLE tables (
    key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    host BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    known_deal BOOLEAN NOT NULL,
    origin BIGINT NOT NULL,
    state TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    glance TEXT,
    glanced BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX lobby ON tables (created) WHERE listed AND state = 'waiting';
CREATE INDEX hosted ON tables (host) WHERE state <> 'over';
CREATE INDEX made_from ON tables (origin) WHERE state <> 'over';

-- Who has a seat where.
CREATE TABLE seated (
    "table" BIGINT NOT NULL,
    seat SMALLINT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY ("table", seat)
);
CREATE INDEX seated_person ON seated (person);

-- The log. No number of a table can be given twice: that decides between nodes that play at the same table.
CREATE TABLE log (
    "table" BIGINT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person BIGINT,
    request TEXT,
    entry TEXT NOT NULL,
    PRIMARY KEY ("table", number)
);

-- What was said. The request's id makes a repeat harmless.
CREATE TABLE chat (
    "table" BIGINT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person BIGINT NOT NULL,
    request TEXT NOT NULL,
    name TEXT NOT NULL,
    seat SMALLINT,
    text TEXT NOT NULL,
    PRIMARY KEY ("table", number),
    UNIQUE ("table", person, request)
);

-- Links that give a person to another device. Only the token's hash is kept.
CREATE TABLE recovery (
    token TEXT PRIMARY KEY,
    person BIGINT NOT NULL,
    until BIGINT NOT NULL
);
