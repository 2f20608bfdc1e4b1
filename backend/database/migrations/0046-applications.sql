-- Files of a draft: a slot for each, so that a file that was chosen is still there after another field was rejected.
-- In the database, so that no server of files can ever show them.
CREATE TABLE gevel_draft_files (
  draft_id uuid NOT NULL REFERENCES gevel_drafts (id) ON DELETE CASCADE,
  -- the name of the field
  slot text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  content bytea NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (draft_id, slot)
);
-- compressed already
ALTER TABLE gevel_draft_files ALTER COLUMN content SET STORAGE EXTERNAL;

-- Applications for vacancies. `vacancy_id` is the public id of the vacancy, which Strapi's rows keep over publications.
CREATE TABLE gevel_applications (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vacancy_id integer NOT NULL,
  -- the draft that was sent: a repeat is the same application
  draft_id uuid NOT NULL UNIQUE,
  -- of an applicant who was logged in
  user_id integer REFERENCES up_users (id) ON DELETE CASCADE,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  motivation text NOT NULL,
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'seen', 'invited', 'rejected', 'hired')),
  -- since when the employer may keep it for a year; null without that consent
  consented_at timestamptz,
  received_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- when the vacancy was found closed: retention counts from here; null while it is open
  closed_at timestamptz
);
CREATE INDEX gevel_applications_vacancy ON gevel_applications (vacancy_id, id);
CREATE INDEX gevel_applications_user ON gevel_applications (user_id);
CREATE INDEX gevel_applications_closed ON gevel_applications (closed_at);

CREATE TABLE gevel_application_files (
  application_id integer PRIMARY KEY REFERENCES gevel_applications (id) ON DELETE CASCADE,
  name text NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  content bytea NOT NULL
);
ALTER TABLE gevel_application_files ALTER COLUMN content SET STORAGE EXTERNAL;

-- What the employer notes of an application. The author's name stays when the colleague leaves.
CREATE TABLE gevel_application_notes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES gevel_applications (id) ON DELETE CASCADE,
  author text NOT NULL,
  text text NOT NULL,
  -- created with the form: a repeat is the same note
  idempotency_key uuid NOT NULL UNIQUE,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX gevel_application_notes_application ON gevel_application_notes (application_id, id);

-- Vacancies that readers saved, by their public ids.
CREATE TABLE gevel_saved_vacancies (
  user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
  vacancy_id integer NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, vacancy_id)
);
CREATE INDEX gevel_saved_vacancies_vacancy ON gevel_saved_vacancies (vacancy_id);

-- Mails about new vacancies of a search. An unconfirmed one gets none.
CREATE TABLE gevel_vacancy_alerts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- in lower case
  email text NOT NULL,
  -- the query of the list, with its keys in one order: 'edition=pro&region=oost'
  search text NOT NULL,
  rhythm text NOT NULL CHECK (rhythm IN ('daily', 'weekly')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- when it was last asked to confirm it
  asked_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  -- the Dutch day on which it is due next
  next_on date,
  UNIQUE (email, search)
);
CREATE INDEX gevel_vacancy_alerts_due ON gevel_vacancy_alerts (next_on) WHERE confirmed_at IS NOT NULL;

-- What an alert has mailed, or did not have to because it was there before: none is mailed twice.
CREATE TABLE gevel_vacancy_alert_hits (
  alert_id integer NOT NULL REFERENCES gevel_vacancy_alerts (id) ON DELETE CASCADE,
  vacancy_id integer NOT NULL,
  PRIMARY KEY (alert_id, vacancy_id)
);

-- Vacancies read from the feed of an employer or another site, by their reference there.
CREATE TABLE gevel_imported_vacancies (
  -- the name of the feed
  source text NOT NULL,
  reference text NOT NULL,
  document_id text NOT NULL,
  -- SHA-256 of what the feed said: an unchanged vacancy is not written again
  hash bytea NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source, reference)
);

-- What changed last of one kind of content: the list of vacancies in memory asks it at every request.
CREATE INDEX gevel_changes_tag ON gevel_changes (tag, txid);
