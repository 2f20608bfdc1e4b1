import type { Knex } from 'knex'

/**
 * Makes the tables of the accounts beside Strapi's own `up_users`. They are no content: Strapi's types and the change log do not
 * know them, and what is in them goes with its account. Every statement is idempotent; it runs at start, under the start lock.
 */
export async function ensureAccountTables(knex: Knex): Promise<void> {
  await knex.raw(sessions)
  await knex.raw(limits)
  await knex.raw(registrations)
  await knex.raw(codes)
  await knex.raw(emailChanges)
  await knex.raw(identities)
  await knex.raw(connections)
  await knex.raw(readingLists)
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

/** Who wants an account, and has not proved the address yet; several may name the same one. */
const registrations = `
  CREATE TABLE IF NOT EXISTS gevel_registrations (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    email text NOT NULL,
    name text NOT NULL,
    company text,
    edition text NOT NULL,
    password text,
    provider text,
    subject text,
    consented_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS gevel_registrations_email ON gevel_registrations (email);
  CREATE INDEX IF NOT EXISTS gevel_registrations_expires ON gevel_registrations (expires_at)`

/** Codes of links in mails, as their hashes. A used one stays until it would have expired, so that it can be told from an unknown one. */
const codes = `
  CREATE TABLE IF NOT EXISTS gevel_codes (
    hash bytea PRIMARY KEY,
    kind text NOT NULL,
    user_id integer REFERENCES up_users (id) ON DELETE CASCADE,
    subject uuid,
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS gevel_codes_user ON gevel_codes (user_id);
  CREATE INDEX IF NOT EXISTS gevel_codes_expires ON gevel_codes (expires_at)`

/** The address an account is to have once its owner has confirmed that on both. */
const emailChanges = `
  CREATE TABLE IF NOT EXISTS gevel_email_changes (
    user_id integer PRIMARY KEY REFERENCES up_users (id) ON DELETE CASCADE,
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    email text NOT NULL,
    old_confirmed boolean NOT NULL DEFAULT false,
    new_confirmed boolean NOT NULL DEFAULT false,
    expires_at timestamptz NOT NULL
  )`

/** Who an account is to a provider that one logs in by. */
const identities = `
  CREATE TABLE IF NOT EXISTS gevel_identities (
    provider text NOT NULL,
    subject text NOT NULL,
    user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
    linked_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (provider, subject)
  );
  CREATE INDEX IF NOT EXISTS gevel_identities_user ON gevel_identities (user_id)`

/** What readers follow and keep. Strapi gives a document another row with each publication, so what stays the same stands here. */
const readingLists = `
  CREATE TABLE IF NOT EXISTS gevel_followed_tags (
    user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
    tag_document_id text NOT NULL,
    added_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, tag_document_id)
  );
  CREATE TABLE IF NOT EXISTS gevel_saved_articles (
    user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
    article_public_id integer NOT NULL,
    added_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, article_public_id)
  )`

/** Who has gone to a provider to log in, and is expected back in the same browser. */
const connections = `
  CREATE TABLE IF NOT EXISTS gevel_connections (
    state_hash bytea PRIMARY KEY,
    browser_hash bytea NOT NULL,
    provider text NOT NULL,
    verifier text NOT NULL,
    nonce text NOT NULL,
    edition text NOT NULL,
    consent boolean NOT NULL,
    user_id integer REFERENCES up_users (id) ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS gevel_connections_expires ON gevel_connections (expires_at)`
