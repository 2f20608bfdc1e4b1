import type { Knex } from 'knex'

/**
 * The clean-up can only delete lines that are at least this old, whatever the setting says: the database rejects the
 * rest.
 */
const minDays = 30

/** Creates the triggers that keep the audit log append-only. Idempotent; runs at each start, after the migrations. */
export async function ensureAppendOnly(knex: Knex): Promise<void> {
  await knex.raw(guard)
}

/** Lines are added and never changed; only the clean-up deletes them, and only old ones. */
const guard = `
  CREATE OR REPLACE FUNCTION gevel_keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND current_setting('gevel.audit_clean_up', true) = 'on' THEN
      IF OLD.at < now() - interval '${minDays} days' THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE OR REPLACE TRIGGER gevel_keep_audit_log_row BEFORE UPDATE OR DELETE ON gevel_audit_log
    FOR EACH ROW EXECUTE FUNCTION gevel_keep_audit_log();
  CREATE OR REPLACE TRIGGER gevel_keep_audit_log_table BEFORE TRUNCATE ON gevel_audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION gevel_keep_audit_log()`
