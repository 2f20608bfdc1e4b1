-- Addresses that asked for mail, or that must not get any. Of a person who was forgotten the hash alone stays: it recognises the address when
-- it is imported, or when its owner asks for the proof of a consent.
CREATE TABLE gevel_mail_addresses (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- in lower case
  email text UNIQUE,
  email_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- gets no mail of lists; mails about accounts and orders are not affected
  suppressed_at timestamptz,
  suppressed_because text CHECK (suppressed_because IN ('bounce', 'complaint', 'desk')),
  CHECK ((suppressed_at IS NULL) = (suppressed_because IS NULL))
);

-- Who asked for which mail, with the proof of it (Telecommunicatiewet art. 11.7: the sender proves the consent).
CREATE TABLE gevel_mail_consents (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address_id integer NOT NULL REFERENCES gevel_mail_addresses (id) ON DELETE CASCADE,
  list text NOT NULL,
  -- what of the list, such as the query of a search; empty for all of it
  topic text NOT NULL DEFAULT '',
  -- what the form said, and which version of it
  wording text NOT NULL,
  wording_version integer NOT NULL,
  -- the path of the form
  form text NOT NULL,
  source text NOT NULL CHECK (source IN ('form', 'account', 'order', 'desk', 'import')),
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- no mail of the list before it
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by text CHECK (withdrawn_by IN ('link', 'one-click', 'mail', 'account', 'desk', 'complaint', 'removal')),
  CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL))
);
-- an address is on a list once
CREATE UNIQUE INDEX gevel_mail_consents_current ON gevel_mail_consents (address_id, list, topic) WHERE withdrawn_at IS NULL;
CREATE INDEX gevel_mail_consents_list ON gevel_mail_consents (list, id) WHERE withdrawn_at IS NULL AND confirmed_at IS NOT NULL;

-- One mail to one person: a row before it is sent, which is claimed once. A mail that may have been sent when a program or a connection broke
-- off is `unknown`, and never sent again by itself.
CREATE TABLE gevel_mail_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- its kind, and which of that kind: a day, or the number of an issue
  kind text NOT NULL,
  edition text NOT NULL,
  address_id integer NOT NULL REFERENCES gevel_mail_addresses (id) ON DELETE CASCADE,
  -- what its kind needs to write it; removed when it is settled
  content jsonb,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'sending', 'sent', 'unknown', 'rejected', 'expired', 'skipped')),
  due_at timestamptz NOT NULL DEFAULT now(),
  -- not sent after it
  expires_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  claimed_at timestamptz,
  settled_at timestamptz,
  -- of a rejected one: `hard` is of the address, `policy` of the sender
  bounce text CHECK (bounce IN ('hard', 'soft', 'policy')),
  -- what the mail server said, without the text of the mail
  reason text,
  UNIQUE (kind, edition, address_id)
);
CREATE INDEX gevel_mail_deliveries_due ON gevel_mail_deliveries (due_at, id) WHERE state = 'waiting';
CREATE INDEX gevel_mail_deliveries_claimed ON gevel_mail_deliveries (claimed_at) WHERE state = 'sending';
CREATE INDEX gevel_mail_deliveries_address ON gevel_mail_deliveries (address_id, settled_at);

-- An alert is a consent for a search. What stood in the two tables before is empty: no release wrote to them.
DROP TABLE gevel_vacancy_alert_hits;
DROP TABLE gevel_vacancy_alerts;
CREATE TABLE gevel_vacancy_alerts (
  consent_id integer PRIMARY KEY REFERENCES gevel_mail_consents (id) ON DELETE CASCADE,
  rhythm text NOT NULL CHECK (rhythm IN ('daily', 'weekly')),
  -- vacancies that were first seen after it are new
  mailed_until timestamptz NOT NULL,
  -- the Dutch day on which it is due next
  next_on date NOT NULL
);
CREATE INDEX gevel_vacancy_alerts_due ON gevel_vacancy_alerts (next_on);

-- When a vacancy was first seen among the open ones, whatever its texts say: a reopened or changed one is not new again.
CREATE TABLE gevel_vacancy_first_seen (
  -- the public id
  vacancy_id integer PRIMARY KEY,
  seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX gevel_vacancy_first_seen_at ON gevel_vacancy_first_seen (seen_at);
