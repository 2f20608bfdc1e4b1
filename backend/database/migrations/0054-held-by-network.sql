-- The network address that keeps places, as a hash: one address may keep only so many places of an event at once. It is deleted with the hold.
ALTER TABLE gevel_event_holds ADD COLUMN client_hash bytea;
CREATE INDEX gevel_event_holds_network ON gevel_event_holds (event_id, client_hash);
