import type { Knex } from 'knex'

/**
 * Makes the tables of the accounts beside Strapi's own `up_users`. They are no content: Strapi's types and the change log do not
 * know them, and what is in them goes with its account. Every statement is idempotent; it runs at start, under the start lock.
 */
export async function ensureAccountTables(knex: Knex): Promise<void> {
  await knex.raw(sessions)
  await knex.raw(limits)
}

/** A log-in on a device. No token is in it: see `sessions/refresh-token.ts`. */
const sessions = `
  CREATE TABLE IF NOT EXISTS gevel_sessions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
    generation integer NOT NULL DEFAULT 0,
    agent text NOT NULL,
    started_at timestamptz NOT NULL DEFAULT now(),
    rotated_at timestamptz NOT NULL DEFAULT now(),
    proved_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS gevel_sessions_user ON gevel_sessions (user_id);
  CREATE INDEX IF NOT EXISTS gevel_sessions_expires ON gevel_sessions (expires_at)`

/** In the shape that rate-limiter-flexible keeps its points in. */
const limits = `
  CREATE TABLE IF NOT EXISTS gevel_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );
  CREATE INDEX IF NOT EXISTS gevel_limits_expire ON gevel_limits (expire)`
