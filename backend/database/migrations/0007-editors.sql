-- Baseline: databases of releases before the migrations have these tables already, hence IF NOT EXISTS.

-- `secret` is encrypted; `last_step` is the time step (RFC 6238 section 4.2) of the last used code, so that no code works twice.
CREATE TABLE IF NOT EXISTS gevel_editor_factors (
  user_id integer PRIMARY KEY REFERENCES admin_users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  confirmed_at timestamptz,
  last_step bigint
);

CREATE TABLE IF NOT EXISTS gevel_editor_recovery_codes (
  user_id integer NOT NULL REFERENCES gevel_editor_factors (user_id) ON DELETE CASCADE,
  hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, hash)
);
