-- What the host of the server has decided about somebody: sessions of an older generation are over, who is banned is not let
-- in, who is muted says nothing.
ALTER TABLE people ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;

-- Networks that are not let in, as the numbers that stand for them.
CREATE TABLE banned (
    origin INTEGER PRIMARY KEY
) STRICT;
