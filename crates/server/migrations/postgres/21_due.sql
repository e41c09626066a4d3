-- Slow tables: when the time of the first of their people is up. It follows from the log; here it wakes a table that sleeps.
ALTER TABLE tables ADD COLUMN due BIGINT;
CREATE INDEX due ON tables (due) WHERE due IS NOT NULL;
