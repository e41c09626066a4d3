-- At which tables somebody has ever sat or spoken, or which they have made: whoever is to be forgotten is looked for there, and
-- not in every log.
CREATE TABLE been (
    "table" BIGINT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY ("table", person)
);
CREATE INDEX been_person ON been (person);
INSERT INTO been ("table", person)
    SELECT key, host FROM tables
    UNION SELECT "table", person FROM log WHERE person IS NOT NULL
    UNION SELECT "table", (entry::json ->> 'person')::bigint FROM log WHERE entry::json ->> 'person' IS NOT NULL
    UNION SELECT "table", person FROM chat;
