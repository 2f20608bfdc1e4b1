import type { Knex } from 'knex'

/** Makes the tables of editors' second factors beside Strapi's `admin_users`. Every statement is idempotent; it runs under the start lock. */
export async function ensureEditorTables(knex: Knex): Promise<void> {
  await knex.raw(factors)
  await knex.raw(recoveryCodes)
}

/** `secret` is encrypted; `last_step` is the time step (RFC 6238 §4.2) of the last code that was used, so that none works twice. */
const factors = `
  CREATE TABLE IF NOT EXISTS gevel_editor_factors (
    user_id integer PRIMARY KEY REFERENCES admin_users (id) ON DELETE CASCADE,
    secret text NOT NULL,
    confirmed_at timestamptz,
    last_step bigint
  )`

const recoveryCodes = `
  CREATE TABLE IF NOT EXISTS gevel_editor_recovery_codes (
    user_id integer NOT NULL REFERENCES gevel_editor_factors (user_id) ON DELETE CASCADE,
    hash bytea NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (user_id, hash)
  )`
