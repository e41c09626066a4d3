-- Games that somebody has played to their end: what they are shown of themselves, and of nobody else. A row is that person's and
-- outlives the table, which it does not name any more when that is gone.
CREATE TABLE played (
    person INTEGER NOT NULL,
    "table" INTEGER,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    won INTEGER NOT NULL,
    counts INTEGER NOT NULL,
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    UNIQUE ("table", person)
) STRICT;
CREATE INDEX played_person ON played (person, ended);

-- Games that were over before, as far as it is kept what lists show of them. Somebody who sat on several seats has won on one of
-- them or on none: such a game counts in nobody's figures.
INSERT INTO played (person, "table", game, seats, won, counts, began, ended)
    SELECT person, key, glance ->> '$.table.game', json_array_length(glance, '$.table.seats'),
        max((SELECT count(*) FROM json_each(glance, '$.table.result.winners') WHERE value = seat)),
        known_deal = 0 AND count(*) = 1,
        coalesce((SELECT min(at) FROM log WHERE "table" = key AND entry ->> '$.kind' = 'started'), created), changed
    FROM tables JOIN seated ON seated."table" = key
    WHERE state = 'over' AND CASE WHEN json_valid(glance) THEN glance ->> '$.table.state' = 'over' ELSE 0 END
    GROUP BY person, key;
