import type { Knex } from 'knex'

/** What a clean-up may remove must be at least this old, whatever the setting says: the database refuses the rest. */
export const leastDays = 30

/** Makes the table of the audit log and what guards it. Every statement is idempotent; it runs at start, under the start lock. */
export async function ensureAuditTables(knex: Knex): Promise<void> {
  await knex.raw(auditLog)
  await knex.raw(attempts)
  await knex.raw(guard)
}

/** No foreign keys: a line outlives the person and the document it is about. */
const auditLog = `
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
  CREATE INDEX IF NOT EXISTS gevel_audit_log_name ON gevel_audit_log (lower(target_name) text_pattern_ops)`

/** What anybody may cause over and over, counted by the minute until the minute is over (\`recordAttempt\`). */
const attempts = `
  CREATE TABLE IF NOT EXISTS gevel_audit_attempts (
    minute timestamptz NOT NULL,
    kind text NOT NULL,
    network text NOT NULL,
    actor_id integer NOT NULL,
    actor text NOT NULL,
    device text NOT NULL,
    times integer NOT NULL,
    PRIMARY KEY (minute, kind, network, actor_id)
  )`

/** Lines are added and never changed; only the clean-up removes them, and only old ones. */
const guard = `
  CREATE OR REPLACE FUNCTION gevel_keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND current_setting('gevel.audit_clean_up', true) = 'on' THEN
      IF OLD.at < now() - interval '${leastDays} days' THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE OR REPLACE TRIGGER gevel_keep_audit_log_row BEFORE UPDATE OR DELETE ON gevel_audit_log
    FOR EACH ROW EXECUTE FUNCTION gevel_keep_audit_log();
  CREATE OR REPLACE TRIGGER gevel_keep_audit_log_table BEFORE TRUNCATE ON gevel_audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION gevel_keep_audit_log()`
