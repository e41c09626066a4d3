-- Tables that were made from a deal number: somebody may have known the cards, so they count in nobody's figures.
ALTER TABLE tables ADD COLUMN known_deal INTEGER NOT NULL DEFAULT 0;
