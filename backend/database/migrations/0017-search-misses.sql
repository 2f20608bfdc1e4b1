-- Searches without a result, per day: normalised words and a number, nothing about who searched.
CREATE TABLE gevel_search_misses (
  day date NOT NULL,
  query text NOT NULL,
  searches integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, query)
);
