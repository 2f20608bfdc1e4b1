-- Baseline: databases of releases before the migrations have these tables already, hence IF NOT EXISTS.

-- No foreign keys: a line outlives the person and the document it is about.
CREATE TABLE IF NOT EXISTS gevel_audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL,
  category text NOT NULL GENERATED ALWAYS AS (split_part(kind, '.', 1)) STORED,
  times integer NOT NULL DEFAULT 1,
  actor_id integer,
  actor text NOT NULL,
  target_type text,
  target_id text,
  target_name text,
  changes text[] NOT NULL DEFAULT '{}',
  network text NOT NULL,
  device text NOT NULL,
  request_id text
);
CREATE INDEX IF NOT EXISTS gevel_audit_log_at ON gevel_audit_log (at, id);
CREATE INDEX IF NOT EXISTS gevel_audit_log_actor ON gevel_audit_log (actor_id, at, id);
CREATE INDEX IF NOT EXISTS gevel_audit_log_category ON gevel_audit_log (category, at, id);
CREATE INDEX IF NOT EXISTS gevel_audit_log_kind ON gevel_audit_log (kind, at, id);
CREATE INDEX IF NOT EXISTS gevel_audit_log_target ON gevel_audit_log (target_type, target_id, at, id);
CREATE INDEX IF NOT EXISTS gevel_audit_log_name ON gevel_audit_log (lower(target_name) text_pattern_ops);

-- Attempts that anybody can repeat, counted per minute until the minute is over (record-attempt.ts).
CREATE TABLE IF NOT EXISTS gevel_audit_attempts (
  minute timestamptz NOT NULL,
  kind text NOT NULL,
  network text NOT NULL,
  actor_id integer NOT NULL,
  actor text NOT NULL,
  device text NOT NULL,
  times integer NOT NULL,
  PRIMARY KEY (minute, kind, network, actor_id)
);
