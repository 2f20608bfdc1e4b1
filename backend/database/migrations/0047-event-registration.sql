-- Registration for events (decision 097). What is under sale is rows, not the document of an editor: no visitor waits for a save. Moments
-- are timestamps, days those of the Netherlands, amounts integer cents.

-- An event that can be registered for, as those registered were told about it last.
CREATE TABLE gevel_events (
  -- the public id of its document, the number in its address
  id integer PRIMARY KEY,
  document_id text NOT NULL UNIQUE,
  title text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- contract/src/events.ts; null for one that is only online
  venue jsonb,
  -- SEQUENCE of its calendar entries (RFC 5545): one more for each change of time or place, and when it is cancelled
  sequence integer NOT NULL DEFAULT 0,
  -- the sale of all its tickets; each type can have a narrower window
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  -- tickets of one registration, the own one included
  most_per_order smallint NOT NULL DEFAULT 11 CHECK (most_per_order BETWEEN 1 AND 50),
  -- the last day of changing and cancelling; handing over is possible until the event begins
  change_until date NOT NULL,
  cancel_until date NOT NULL,
  has_waiting_list boolean NOT NULL DEFAULT true,
  -- says "nog n plaatsen" from here down
  few_places integer NOT NULL DEFAULT 25 CHECK (few_places >= 0),
  -- answers to its mails go there; null for the address of the publisher
  reply_to text,
  cancelled_at timestamptz,
  -- why, as everybody was told
  cancelled_because text,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (opens_at < closes_at AND starts_at < ends_at),
  CHECK ((cancelled_at IS NULL) = (cancelled_because IS NULL))
);
CREATE INDEX gevel_events_start ON gevel_events (starts_at);

CREATE TABLE gevel_event_ticket_types (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES gevel_events (id) ON DELETE RESTRICT,
  position smallint NOT NULL,
  name text NOT NULL,
  -- a line under it: 'Lunch en borrel inbegrepen'
  description text,
  -- for consumers with VAT, for companies without: each is set, none is computed from the other; both 0 is free
  price_incl_cents integer NOT NULL CHECK (price_incl_cents >= 0),
  price_excl_cents integer NOT NULL CHECK (price_excl_cents >= 0),
  -- of the place of the event, also for companies abroad (VAT Directive art. 53)
  vat_rate integer NOT NULL CHECK (vat_rate BETWEEN 0 AND 10000),
  -- who may have one: 'subscriber' with access by a subscription, 'domain' with an address of one of the domains
  access text NOT NULL DEFAULT 'everybody' CHECK (access IN ('everybody', 'subscriber', 'invitation', 'domain')),
  -- in lower case, without the @
  domains text[] NOT NULL DEFAULT '{}',
  -- null: as the event
  opens_at timestamptz,
  closes_at timestamptz,
  least_per_order smallint NOT NULL DEFAULT 1 CHECK (least_per_order >= 1),
  most_per_order smallint CHECK (most_per_order >= 1),
  -- off sale for good; its tickets stay
  withdrawn_at timestamptz,
  UNIQUE (event_id, position),
  CHECK ((price_incl_cents = 0) = (price_excl_cents = 0)),
  CHECK (access <> 'domain' OR cardinality(domains) > 0),
  CHECK (most_per_order IS NULL OR most_per_order >= least_per_order)
);

-- How many places there are. The rows of an event are locked in the order of their ids by whoever takes or frees places.
CREATE TABLE gevel_event_quotas (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES gevel_events (id) ON DELETE RESTRICT,
  -- of the whole event, of ticket types, or of a session in a room
  kind text NOT NULL CHECK (kind IN ('event', 'type', 'session')),
  name text NOT NULL,
  -- lowered below what is taken it is overbooked: nobody loses a place
  size integer NOT NULL CHECK (size >= 0)
);
CREATE INDEX gevel_event_quotas_event ON gevel_event_quotas (event_id, id);
CREATE UNIQUE INDEX gevel_event_quotas_whole ON gevel_event_quotas (event_id) WHERE kind = 'event';

-- A ticket takes one place of each quota of its type; that of the event counts for every type without a row here.
CREATE TABLE gevel_event_type_quotas (
  ticket_type_id integer NOT NULL REFERENCES gevel_event_ticket_types (id) ON DELETE CASCADE,
  quota_id integer NOT NULL REFERENCES gevel_event_quotas (id) ON DELETE CASCADE,
  PRIMARY KEY (ticket_type_id, quota_id)
);
CREATE INDEX gevel_event_type_quotas_quota ON gevel_event_type_quotas (quota_id);

-- A part of the programme that visitors choose: those that begin at the same moment are parallel, and a ticket has at most one of them.
CREATE TABLE gevel_event_sessions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES gevel_events (id) ON DELETE RESTRICT,
  -- as in the programme of the document, by which it is found there: '2026-12-03', '11:15'
  day date NOT NULL,
  start text NOT NULL,
  ends text,
  room text NOT NULL,
  title text NOT NULL,
  -- null where the room has place for all
  quota_id integer REFERENCES gevel_event_quotas (id) ON DELETE RESTRICT,
  -- 'Ga naar' of the personal agenda only: it is not asked when registering
  is_asked boolean NOT NULL DEFAULT true,
  UNIQUE (event_id, day, start, room)
);
CREATE INDEX gevel_event_sessions_quota ON gevel_event_sessions (quota_id);

-- What is asked of each attendee. Answers are deleted 28 days after the event.
CREATE TABLE gevel_event_questions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES gevel_events (id) ON DELETE RESTRICT,
  position smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('text', 'choice', 'diet')),
  label text NOT NULL,
  help text,
  -- of 'choice' and 'diet'
  choices text[] NOT NULL DEFAULT '{}',
  is_required boolean NOT NULL DEFAULT false,
  -- no longer asked; its answers stay
  withdrawn_at timestamptz,
  UNIQUE (event_id, position),
  CHECK (kind = 'text' OR cardinality(choices) > 0)
);

-- Who may come without paying or before others: one person, or a company with places. Its mails are rows of gevel_invitations with the
-- purpose 'event'.
CREATE TABLE gevel_event_invitations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES gevel_events (id) ON DELETE RESTRICT,
  ticket_type_id integer NOT NULL REFERENCES gevel_event_ticket_types (id) ON DELETE RESTRICT,
  -- null for a personal one
  company text,
  places integer NOT NULL DEFAULT 1 CHECK (places > 0),
  -- its unused places are kept out of the sale (gevel_event_claims)
  is_reserved boolean NOT NULL DEFAULT true,
  -- who invites, as it is shown: 'Noorderkade Groothandel'
  inviter text NOT NULL,
  note text,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  -- until when it can be accepted; reserved places are free after it
  expires_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  CHECK (company IS NOT NULL OR places = 1)
);
CREATE INDEX gevel_event_invitations_event ON gevel_event_invitations (event_id, id);
CREATE INDEX gevel_event_invitations_type ON gevel_event_invitations (ticket_type_id);

ALTER TABLE gevel_invitations
  DROP CONSTRAINT gevel_invitations_purpose_check,
  ADD CONSTRAINT gevel_invitations_purpose_check CHECK (purpose IN ('seat', 'event')),
  ADD COLUMN reminded_at timestamptz;

-- Numbers of registrations may have gaps, so that those that come at once do not wait for each other.
CREATE SEQUENCE gevel_registration_numbers START 300001;
-- What one person registered at once, for self and colleagues.
CREATE TABLE gevel_event_registrations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE DEFAULT 'I' || nextval('gevel_registration_numbers'),
  event_id integer NOT NULL REFERENCES gevel_events (id) ON DELETE RESTRICT,
  -- who registered; need not come
  name text NOT NULL,
  email text NOT NULL,
  company text,
  -- the account that was logged in
  user_id integer REFERENCES up_users (id) ON DELETE SET NULL,
  -- of a paid one; null when it is free
  order_id integer REFERENCES gevel_orders (id) ON DELETE RESTRICT,
  invoice_id integer REFERENCES gevel_invoices (id) ON DELETE RESTRICT,
  -- where it came from: the site, an invitation, or an organiser
  source text NOT NULL CHECK (source IN ('site', 'invitation', 'organiser')),
  -- the draft or form: a repeat is the same registration
  idempotency_key uuid NOT NULL UNIQUE,
  registered_at timestamptz NOT NULL,
  -- names and addresses were removed
  anonymised_at timestamptz
);
ALTER SEQUENCE gevel_registration_numbers OWNED BY gevel_event_registrations.number;
CREATE INDEX gevel_event_registrations_event ON gevel_event_registrations (event_id, id);
CREATE INDEX gevel_event_registrations_user ON gevel_event_registrations (user_id);
CREATE INDEX gevel_event_registrations_order ON gevel_event_registrations (order_id);
CREATE INDEX gevel_event_registrations_invoice ON gevel_event_registrations (invoice_id);
CREATE INDEX gevel_event_registrations_email ON gevel_event_registrations (lower(email));

-- A place of one attendee. Cancelled tickets stay, and their codes are never given out again.
CREATE TABLE gevel_event_tickets (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  registration_id integer NOT NULL REFERENCES gevel_event_registrations (id) ON DELETE RESTRICT,
  event_id integer NOT NULL REFERENCES gevel_events (id) ON DELETE RESTRICT,
  ticket_type_id integer NOT NULL REFERENCES gevel_event_ticket_types (id) ON DELETE RESTRICT,
  -- 1, 2 … in its registration
  position smallint NOT NULL,
  state text NOT NULL DEFAULT 'valid' CHECK (state IN ('valid', 'cancelled')),
  name text NOT NULL,
  email text NOT NULL,
  company text,
  -- one more each time it is handed over: the code and the links of the one before no longer count
  holder integer NOT NULL DEFAULT 1,
  -- the code that can be typed, ten characters of Crockford's base 32 without dashes; another one for each holder
  code text NOT NULL UNIQUE,
  -- of its calendar entry, beside that of the event: one more for each change of this ticket
  sequence integer NOT NULL DEFAULT 0,
  -- of its line on the invoice, in the prices of the order; 0 is free
  unit_cents integer NOT NULL CHECK (unit_cents >= 0),
  -- by which it was given
  waiting_id integer,
  invitation_id integer REFERENCES gevel_event_invitations (id) ON DELETE RESTRICT,
  cancelled_at timestamptz,
  cancelled_by text CHECK (cancelled_by IN ('visitor', 'organiser', 'event')),
  cancelled_because text,
  -- of a paid ticket that was cancelled: the credit note, and what of it is to be paid back
  credit_id integer REFERENCES gevel_invoices (id) ON DELETE RESTRICT,
  refund_cents integer CHECK (refund_cents >= 0),
  refund_until date,
  refunded_on date,
  changed_at timestamptz NOT NULL,
  UNIQUE (registration_id, position),
  CHECK ((state = 'cancelled') = (cancelled_at IS NOT NULL) AND (cancelled_at IS NULL) = (cancelled_by IS NULL)),
  CHECK (refund_cents IS NULL OR credit_id IS NOT NULL)
);
CREATE INDEX gevel_event_tickets_event ON gevel_event_tickets (event_id, state, id);
CREATE INDEX gevel_event_tickets_type ON gevel_event_tickets (ticket_type_id);
CREATE INDEX gevel_event_tickets_email ON gevel_event_tickets (lower(email));
CREATE INDEX gevel_event_tickets_invitation ON gevel_event_tickets (invitation_id);
CREATE INDEX gevel_event_tickets_credit ON gevel_event_tickets (credit_id);
CREATE INDEX gevel_event_tickets_refund ON gevel_event_tickets (refund_until, id) WHERE refund_cents > 0 AND refunded_on IS NULL;

CREATE TABLE gevel_event_ticket_sessions (
  ticket_id integer NOT NULL REFERENCES gevel_event_tickets (id) ON DELETE CASCADE,
  session_id integer NOT NULL REFERENCES gevel_event_sessions (id) ON DELETE RESTRICT,
  PRIMARY KEY (ticket_id, session_id)
);
CREATE INDEX gevel_event_ticket_sessions_session ON gevel_event_ticket_sessions (session_id);

CREATE TABLE gevel_event_answers (
  ticket_id integer NOT NULL REFERENCES gevel_event_tickets (id) ON DELETE CASCADE,
  question_id integer NOT NULL REFERENCES gevel_event_questions (id) ON DELETE RESTRICT,
  answer text NOT NULL,
  PRIMARY KEY (ticket_id, question_id)
);
CREATE INDEX gevel_event_answers_question ON gevel_event_answers (question_id);

-- Waits for a place, in the order of priority and id. A row that ended never waits again.
CREATE TABLE gevel_event_waiting (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES gevel_events (id) ON DELETE RESTRICT,
  ticket_type_id integer NOT NULL REFERENCES gevel_event_ticket_types (id) ON DELETE RESTRICT,
  name text NOT NULL,
  email text NOT NULL,
  company text,
  user_id integer REFERENCES up_users (id) ON DELETE SET NULL,
  -- 'taken' stays so when the ticket is cancelled later
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'offered', 'taken', 'passed', 'expired', 'left')),
  -- an organiser put it first
  priority smallint NOT NULL DEFAULT 0,
  joined_at timestamptz NOT NULL,
  offered_at timestamptz,
  -- the place of the offer is its claim until then
  offer_until timestamptz,
  ended_at timestamptz,
  -- the form: a repeat is the same row
  idempotency_key uuid NOT NULL UNIQUE,
  CHECK ((state = 'offered') <= (offer_until IS NOT NULL))
);
-- one person waits once
CREATE UNIQUE INDEX gevel_event_waiting_person ON gevel_event_waiting (event_id, lower(email)) WHERE state IN ('waiting', 'offered');
CREATE INDEX gevel_event_waiting_order ON gevel_event_waiting (event_id, priority DESC, id) WHERE state = 'waiting';
CREATE INDEX gevel_event_waiting_type ON gevel_event_waiting (ticket_type_id);
CREATE INDEX gevel_event_waiting_user ON gevel_event_waiting (user_id);
CREATE INDEX gevel_event_waiting_due ON gevel_event_waiting (offer_until) WHERE state = 'offered';
ALTER TABLE gevel_event_tickets
  ADD CONSTRAINT gevel_event_tickets_waiting_id_fkey FOREIGN KEY (waiting_id) REFERENCES gevel_event_waiting (id) ON DELETE RESTRICT;
CREATE INDEX gevel_event_tickets_waiting ON gevel_event_tickets (waiting_id);

-- Places that a wizard keeps for whoever is filling it in.
CREATE TABLE gevel_event_holds (
  draft_id uuid PRIMARY KEY REFERENCES gevel_drafts (id) ON DELETE CASCADE,
  event_id integer NOT NULL REFERENCES gevel_events (id) ON DELETE RESTRICT,
  expires_at timestamptz NOT NULL,
  -- the offer or the invitation that it was begun with
  waiting_id integer REFERENCES gevel_event_waiting (id) ON DELETE RESTRICT,
  invitation_id integer REFERENCES gevel_event_invitations (id) ON DELETE RESTRICT
);
CREATE INDEX gevel_event_holds_expiry ON gevel_event_holds (expires_at);

-- What takes places of a quota: free are its size less the sum of those that have not expired. Nothing has to run for a hold, an offer or
-- an invitation to end.
CREATE TABLE gevel_event_claims (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  quota_id integer NOT NULL REFERENCES gevel_event_quotas (id) ON DELETE RESTRICT,
  places integer NOT NULL CHECK (places > 0),
  -- null of a ticket
  expires_at timestamptz,
  ticket_id integer REFERENCES gevel_event_tickets (id) ON DELETE CASCADE,
  hold_id uuid REFERENCES gevel_event_holds (draft_id) ON DELETE CASCADE,
  waiting_id integer REFERENCES gevel_event_waiting (id) ON DELETE CASCADE,
  invitation_id integer REFERENCES gevel_event_invitations (id) ON DELETE CASCADE,
  CHECK (num_nonnulls(ticket_id, hold_id, waiting_id, invitation_id) = 1),
  CHECK ((ticket_id IS NULL) = (expires_at IS NOT NULL)),
  UNIQUE (ticket_id, quota_id),
  UNIQUE (hold_id, quota_id),
  UNIQUE (waiting_id, quota_id),
  UNIQUE (invitation_id, quota_id)
);
CREATE INDEX gevel_event_claims_quota ON gevel_event_claims (quota_id) INCLUDE (places, expires_at);

-- The personal agenda of whoever has a ticket: parts of the programme by '2026-12-03 11:15 Ovenzaal'.
CREATE TABLE gevel_event_picks (
  ticket_id integer NOT NULL REFERENCES gevel_event_tickets (id) ON DELETE CASCADE,
  item text NOT NULL,
  PRIMARY KEY (ticket_id, item)
);

-- What was mailed about a ticket to its holder, each once: '7-days', '1-day', 'thanks', 'event-3' for a change of the event.
CREATE TABLE gevel_event_mails (
  ticket_id integer NOT NULL REFERENCES gevel_event_tickets (id) ON DELETE CASCADE,
  holder integer NOT NULL,
  kind text NOT NULL,
  queued_at timestamptz NOT NULL,
  PRIMARY KEY (ticket_id, holder, kind)
);

-- Every scan that was sent to us, also refused ones. Whether somebody is inside follows from these rows.
CREATE TABLE gevel_event_check_ins (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES gevel_events (id) ON DELETE RESTRICT,
  -- null for a code that is no ticket of ours
  ticket_id integer REFERENCES gevel_event_tickets (id) ON DELETE RESTRICT,
  -- the device makes one for each scan: sent again it is the same scan
  nonce uuid NOT NULL UNIQUE,
  outcome text NOT NULL CHECK (outcome IN ('admitted', 'again', 'conflict', 'cancelled', 'replaced', 'other-event', 'forged', 'unknown')),
  door text NOT NULL,
  device text NOT NULL,
  -- who was logged in on it
  checked_by text NOT NULL,
  -- by the clock of the device, and when it came in here
  scanned_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  -- let in without a connection, and sent later
  is_offline boolean NOT NULL
);
CREATE INDEX gevel_event_check_ins_event ON gevel_event_check_ins (event_id, id);
CREATE INDEX gevel_event_check_ins_ticket ON gevel_event_check_ins (ticket_id, id);
-- of two doors one admits
CREATE UNIQUE INDEX gevel_event_check_ins_admitted ON gevel_event_check_ins (ticket_id) WHERE outcome = 'admitted';

-- What happened to an event and its tickets, with who and why.
CREATE TABLE gevel_event_log (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES gevel_events (id) ON DELETE RESTRICT,
  ticket_id integer REFERENCES gevel_event_tickets (id) ON DELETE CASCADE,
  -- 'registered', 'changed', 'handed-over', 'cancelled', 'quota-changed' …
  kind text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('visitor', 'editor', 'system')),
  -- of an editor
  actor_name text,
  reason text,
  data jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL
);
CREATE INDEX gevel_event_log_event ON gevel_event_log (event_id, id);
CREATE INDEX gevel_event_log_ticket ON gevel_event_log (ticket_id);
