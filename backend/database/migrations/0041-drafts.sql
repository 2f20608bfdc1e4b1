-- Forms of several steps that are not sent yet. A draft belongs to a cookie until a log-in takes it over.
CREATE TABLE gevel_drafts (
  -- in the address: two tabs are two drafts
  id uuid PRIMARY KEY,
  wizard text NOT NULL,
  -- SHA-256 of the cookie's value; null once an account owns it
  cookie_hash bytea,
  user_id integer REFERENCES up_users (id) ON DELETE CASCADE,
  -- the entries of each step as typed, by its name: also invalid ones
  entries jsonb NOT NULL DEFAULT '{}',
  -- the steps whose entries are valid
  done text[] NOT NULL DEFAULT '{}',
  -- what the last submission returned: a repeat gets it again
  result jsonb,
  submitted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CHECK (cookie_hash IS NOT NULL OR user_id IS NOT NULL)
);
CREATE INDEX gevel_drafts_user ON gevel_drafts (user_id);
CREATE INDEX gevel_drafts_cookie ON gevel_drafts (cookie_hash);
CREATE INDEX gevel_drafts_expiry ON gevel_drafts (expires_at);
