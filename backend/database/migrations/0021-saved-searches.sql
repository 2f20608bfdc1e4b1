-- The searches that readers saved. `key` is the same for searches that differ in capitals only; `search` is as the reader saved it.
CREATE TABLE gevel_saved_searches (
  user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
  key text NOT NULL CHECK (octet_length(key) <= 1000),
  search jsonb NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
