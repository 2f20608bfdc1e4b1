-- SEQUENCE of the event as whoever waits for a place was told of it last; a mail about a later one is still due.
ALTER TABLE gevel_event_waiting ADD COLUMN told_sequence integer NOT NULL DEFAULT 0;
