-- At which tables somebody has ever sat or spoken, or which they have made: whoever is to be forgotten is looked for there, and
-- not in every log.
CREATE TABLE been (
    "table" INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY ("table", person)
) STRICT, WITHOUT ROWID;
CREATE INDEX been_person ON been (person);
INSERT OR IGNORE INTO been ("table", person) SELECT key, host FROM tables;
INSERT OR IGNORE INTO been ("table", person) SELECT "table", person FROM log WHERE person IS NOT NULL;
INSERT OR IGNORE INTO been ("table", person)
    SELECT "table", entry ->> '$.person' FROM log WHERE entry ->> '$.person' IS NOT NULL;
INSERT OR IGNORE INTO been ("table", person) SELECT "table", person FROM chat;
