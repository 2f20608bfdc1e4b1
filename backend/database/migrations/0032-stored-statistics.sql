-- The events that were stored on a day of the Netherlands, with the ids of their batches: beyond a limit they are only counted.
CREATE TABLE gevel_statistics_stored (
  day date PRIMARY KEY,
  stored bigint NOT NULL
);
