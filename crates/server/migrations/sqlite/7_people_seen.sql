-- When somebody was last here, to the day: who has no table and does not come back is forgotten.
ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
