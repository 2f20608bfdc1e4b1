-- Numbers without gaps: a row is locked by the transaction that takes the next one.
CREATE TABLE gevel_counters (
  name text PRIMARY KEY,
  value integer NOT NULL
);

-- Messages of visitors. An anonymous tip has neither name, address nor account, and only the day on which it arrived.
CREATE TABLE gevel_tickets (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('question', 'tip')),
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'open', 'done', 'spam')),
  subject text NOT NULL,
  -- where it was mailed to, and where answers of the sender go; null when no address was set
  addressee text,
  name text,
  email text,
  reference text,
  message text NOT NULL,
  user_id integer REFERENCES up_users (id) ON DELETE CASCADE,
  idempotency_key uuid NOT NULL UNIQUE,
  -- SHA-256 of the code in the mail that asks to confirm the address
  confirmation bytea UNIQUE,
  confirmed_at timestamptz,
  received_at timestamptz NOT NULL,
  -- of the ticket or its timeline
  changed_at timestamptz NOT NULL,
  CHECK ((name IS NULL) = (email IS NULL)),
  CHECK (kind = 'tip' OR email IS NOT NULL),
  CHECK (email IS NOT NULL OR user_id IS NULL)
);
CREATE INDEX gevel_tickets_state ON gevel_tickets (state, changed_at);
CREATE INDEX gevel_tickets_user ON gevel_tickets (user_id);

-- What editors did with a ticket. The name of the editor stays when the editor leaves.
CREATE TABLE gevel_ticket_events (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id integer NOT NULL REFERENCES gevel_tickets (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('state', 'note', 'answer')),
  -- the new state, the note or the answer
  text text NOT NULL,
  editor_id integer REFERENCES admin_users (id) ON DELETE SET NULL,
  editor text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- created with the editor's form: a repeat is the same event
  idempotency_key uuid UNIQUE
);
CREATE INDEX gevel_ticket_events_ticket ON gevel_ticket_events (ticket_id, id);

-- Attachments of tips: in the database, so that no server of files can ever show them.
CREATE TABLE gevel_ticket_files (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id integer NOT NULL REFERENCES gevel_tickets (id) ON DELETE CASCADE,
  name text NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  content bytea NOT NULL
);
-- compressed already
ALTER TABLE gevel_ticket_files ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE INDEX gevel_ticket_files_ticket ON gevel_ticket_files (ticket_id, id);
