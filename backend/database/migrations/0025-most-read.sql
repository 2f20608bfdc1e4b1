-- The most read articles of an edition in the last seven days, by public id. A job writes them, so that a list changes at most once an hour.
CREATE TABLE gevel_most_read (
  edition text NOT NULL,
  place integer NOT NULL,
  article integer NOT NULL,
  PRIMARY KEY (edition, place)
);
