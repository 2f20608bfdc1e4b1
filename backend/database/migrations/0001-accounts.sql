-- Baseline: databases of releases before the migrations have these tables already, hence IF NOT EXISTS.

-- A session on a device. It holds no token: see sessions/refresh-token.ts.
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
CREATE INDEX IF NOT EXISTS gevel_sessions_expires ON gevel_sessions (expires_at);

-- The columns that rate-limiter-flexible expects.
CREATE TABLE IF NOT EXISTS gevel_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX IF NOT EXISTS gevel_limits_expire ON gevel_limits (expire);

-- Registrations whose address is not confirmed yet; several may name the same address.
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
CREATE INDEX IF NOT EXISTS gevel_registrations_expires ON gevel_registrations (expires_at);

-- Hashes of the codes of links in mails. A used code stays until it expires, to tell it from an unknown one.
CREATE TABLE IF NOT EXISTS gevel_codes (
  hash bytea PRIMARY KEY,
  kind text NOT NULL,
  user_id integer REFERENCES up_users (id) ON DELETE CASCADE,
  subject uuid,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX IF NOT EXISTS gevel_codes_user ON gevel_codes (user_id);
CREATE INDEX IF NOT EXISTS gevel_codes_expires ON gevel_codes (expires_at);

-- The next address of an account, until its owner has confirmed the change at both addresses.
CREATE TABLE IF NOT EXISTS gevel_email_changes (
  user_id integer PRIMARY KEY REFERENCES up_users (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  old_confirmed boolean NOT NULL DEFAULT false,
  new_confirmed boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL
);

-- The accounts of a user at OpenID Connect providers.
CREATE TABLE IF NOT EXISTS gevel_identities (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
  linked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject)
);
CREATE INDEX IF NOT EXISTS gevel_identities_user ON gevel_identities (user_id);

-- Log-ins at a provider that have been started; only the browser that started one may finish it.
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
CREATE INDEX IF NOT EXISTS gevel_connections_expires ON gevel_connections (expires_at);

-- Followed tags and saved articles. Strapi replaces a document's row at each publication: these refer to what stays the same.
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
);
