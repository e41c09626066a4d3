-- A call that was taken over and could not go out by some ways, when its server had to stop: it is given back, and these are the
-- ways by which it has still to go out.
ALTER TABLE calls ADD COLUMN ways TEXT;
