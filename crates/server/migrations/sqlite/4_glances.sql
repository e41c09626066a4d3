-- What lists show of a table, and the number of the log's entry after which it was written down: so nobody has to replay a
-- log to show a list. Where it is missing or older than the log, it is made again when somebody asks.
ALTER TABLE tables ADD COLUMN glance TEXT;
ALTER TABLE tables ADD COLUMN glanced INTEGER NOT NULL DEFAULT 0;
