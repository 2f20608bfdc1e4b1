-- Baseline: databases of releases before the migrations have these tables already, hence IF NOT EXISTS.

CREATE TABLE IF NOT EXISTS gevel_changes (
  txid xid8 NOT NULL,
  tag text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (txid, tag)
);
CREATE INDEX IF NOT EXISTS gevel_changes_at ON gevel_changes (at);

-- The last transaction whose changes were removed.
CREATE TABLE IF NOT EXISTS gevel_change_horizon (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  txid xid8 NOT NULL
);
INSERT INTO gevel_change_horizon (txid) VALUES ('0') ON CONFLICT DO NOTHING;
