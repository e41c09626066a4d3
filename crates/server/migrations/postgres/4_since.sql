-- Since when somebody with a seat has been connected there: from then on clocks have run.
ALTER TABLE present ADD COLUMN since TIMESTAMPTZ NOT NULL DEFAULT now();
