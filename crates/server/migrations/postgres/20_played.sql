-- Games that somebody has played to their end: what they are shown of themselves, and of nobody else. A row is that person's and
-- outlives the table, which it does not name any more when that is gone.
CREATE TABLE played (
    person BIGINT NOT NULL,
    "table" BIGINT,
    game TEXT NOT NULL,
    seats SMALLINT NOT NULL,
    won BOOLEAN NOT NULL,
    counts BOOLEAN NOT NULL,
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    UNIQUE ("table", person)
);
CREATE INDEX played_person ON played (person, ended);

-- Games that were over before, as far as it is kept what lists show of them. Somebody who sat on several seats has won on one of
-- them or on none: such a game counts in nobody's figures.
INSERT INTO played (person, "table", game, seats, won, counts, began, ended)
    SELECT person, key, shown ->> 'game', jsonb_array_length(shown -> 'seats'),
        bool_or(coalesce(shown -> 'result' -> 'winners' @> to_jsonb(seat), FALSE)),
        NOT known_deal AND count(*) = 1,
        coalesce((SELECT min(at) FROM log WHERE "table" = key AND entry::jsonb ->> 'kind' = 'started'), created), changed
    FROM (SELECT *, nullif(glance, '')::jsonb -> 'table' AS shown FROM tables WHERE state = 'over') AS tables
    JOIN seated ON seated."table" = key
    WHERE shown ->> 'state' = 'over'
    GROUP BY person, key, shown, known_deal, created, changed;
