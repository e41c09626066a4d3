-- From which network a table was made, as a number that tells nobody which: so that one network does not fill the lists.
ALTER TABLE tables ADD COLUMN origin INTEGER NOT NULL DEFAULT 0;
CREATE INDEX made_from ON tables (origin) WHERE state <> 'over';
