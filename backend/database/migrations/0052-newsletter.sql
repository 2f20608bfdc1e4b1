-- A delivery that may not be attempted yet, of an issue that is sent at a rate or is paused, is `held`. `variant` is which of several texts
-- its person gets. One that stayed `unknown` is decided by an editor or by the rule of its issue.
ALTER TABLE gevel_mail_deliveries DROP CONSTRAINT gevel_mail_deliveries_state_check;
ALTER TABLE gevel_mail_deliveries ADD CONSTRAINT gevel_mail_deliveries_state_check
  CHECK (state IN ('held', 'waiting', 'sending', 'sent', 'unknown', 'rejected', 'expired', 'skipped')) NOT VALID;
ALTER TABLE gevel_mail_deliveries ADD COLUMN variant text, ADD COLUMN decided_at timestamptz, ADD COLUMN decided_by text;
CREATE INDEX gevel_mail_deliveries_held ON gevel_mail_deliveries (kind, edition, id) WHERE state = 'held';

-- An issue of a newsletter, from its draft until everybody has it. Its recipients are rows of gevel_mail_deliveries of the kind `newsletter`,
-- with its id for the edition.
CREATE TABLE gevel_newsletter_issues (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list text NOT NULL CHECK (list IN ('general', 'pro', 'vacancies', 'events')),
  -- `digest` is filled and sent by a rule, `breaking` is about one article
  kind text NOT NULL DEFAULT 'issue' CHECK (kind IN ('issue', 'digest', 'breaking')),
  state text NOT NULL DEFAULT 'draft'
    CHECK (state IN ('draft', 'submitted', 'approved', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
  -- of a digest: its rule and day, which has one; of breaking news: its article
  rule_key text UNIQUE,
  subject text NOT NULL DEFAULT '',
  -- tried beside the first one on a part of the recipients
  second_subject text,
  preview text NOT NULL DEFAULT '',
  blocks jsonb NOT NULL DEFAULT '[]',
  -- each save raises it: one that began with an earlier version is refused
  version integer NOT NULL DEFAULT 1,
  test_percent integer NOT NULL DEFAULT 20 CHECK (test_percent BETWEEN 2 AND 100),
  test_minutes integer NOT NULL DEFAULT 60 CHECK (test_minutes BETWEEN 10 AND 1440),
  chosen_variant text CHECK (chosen_variant IN ('first', 'second')),
  -- as many as the mail server accepts when it is null
  per_minute integer CHECK (per_minute > 0),
  -- what becomes of mails of which nobody knows whether they were sent
  unknown_rule text NOT NULL DEFAULT 'ask' CHECK (unknown_rule IN ('ask', 'leave')),
  -- the issue before it was filled then
  new_since timestamptz NOT NULL,
  scheduled_at timestamptz,
  started_at timestamptz,
  -- until when the rate was used
  released_until timestamptz,
  sent_at timestamptz,
  -- the titles and links as they were when it was sent
  content jsonb,
  -- how many mails became what, once the mails themselves are removed
  counts jsonb,
  created_by text NOT NULL,
  approved_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX gevel_newsletter_issues_active ON gevel_newsletter_issues (state) WHERE state IN ('scheduled', 'sending', 'paused');

-- What was done with an issue, and by whom.
CREATE TABLE gevel_newsletter_log (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  issue_id integer NOT NULL REFERENCES gevel_newsletter_issues (id) ON DELETE CASCADE,
  kind text NOT NULL,
  by text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX gevel_newsletter_log_issue ON gevel_newsletter_log (issue_id, id);

-- Sent issues as the archive on the site shows them.
CREATE TABLE gevel_newsletter_archive (
  issue_id integer PRIMARY KEY REFERENCES gevel_newsletter_issues (id) ON DELETE CASCADE,
  slug text NOT NULL UNIQUE,
  list text NOT NULL,
  subject text NOT NULL,
  preview text NOT NULL,
  content jsonb NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX gevel_newsletter_archive_sent ON gevel_newsletter_archive (sent_at DESC);

-- The links of an issue, `/l/{code}`. They are those of all recipients: a click tells nothing about a person.
CREATE TABLE gevel_newsletter_links (
  code text PRIMARY KEY,
  issue_id integer NOT NULL REFERENCES gevel_newsletter_issues (id) ON DELETE CASCADE,
  -- which text it is in
  variant text NOT NULL CHECK (variant IN ('first', 'second')),
  block text NOT NULL,
  position integer NOT NULL,
  label text NOT NULL,
  "to" text NOT NULL
);
CREATE INDEX gevel_newsletter_links_issue ON gevel_newsletter_links (issue_id, position);

-- Who followed a link on a day, by the hash of that day; null without consent to be counted apart.
CREATE TABLE gevel_newsletter_clicks (
  code text NOT NULL REFERENCES gevel_newsletter_links (code) ON DELETE CASCADE,
  day date NOT NULL,
  visitor bigint,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX gevel_newsletter_clicks_visitor ON gevel_newsletter_clicks (code, day, visitor);
