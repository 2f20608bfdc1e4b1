import type { Knex } from 'knex'

/**
 * Makes the table of who planned what, and of plans that could not be carried out: `failed_at` until the document is saved again.
 * The statement is idempotent; it runs at start, under the start lock.
 */
export async function ensurePlanTable(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS gevel_plans (
      uid text NOT NULL,
      document_id text NOT NULL,
      planned_by integer REFERENCES admin_users (id) ON DELETE SET NULL,
      failed_step text CHECK (failed_step IN ('publish', 'unpublish')),
      planned_for timestamptz,
      reason text,
      failed_at timestamptz,
      tried_at timestamptz,
      PRIMARY KEY (uid, document_id)
    );
    CREATE INDEX IF NOT EXISTS gevel_plans_failed ON gevel_plans (failed_at) WHERE failed_at IS NOT NULL`)
}
