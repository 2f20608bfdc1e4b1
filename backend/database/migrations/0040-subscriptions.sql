-- Subscriptions (decision 084): plans as they were sold, who reads by which right, and how it is collected. Days are those of the
-- Netherlands, an `until` is the last day.

-- A plan as it was sold. Editors change the document; what is sold changes into a new version, and what runs keeps its own.
CREATE TABLE gevel_plan_versions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- the document of api::plan.plan, which may be deleted
  plan_document_id text NOT NULL,
  version integer NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  edition text NOT NULL CHECK (edition IN ('general', 'pro', 'mix')),
  audience text NOT NULL CHECK (audience IN ('person', 'company', 'both')),
  period text NOT NULL CHECK (period IN ('month', 'quarter', 'year')),
  -- for consumers with VAT, for companies without: each is set, none is computed from the other
  price_incl_cents integer NOT NULL CHECK (price_incl_cents >= 0),
  price_excl_cents integer NOT NULL CHECK (price_excl_cents >= 0),
  vat_rate integer NOT NULL CHECK (vat_rate BETWEEN 0 AND 10000),
  seats integer NOT NULL CHECK (seats > 0),
  -- per period for each seat beyond the included ones; null when none can be added
  seat_incl_cents integer CHECK (seat_incl_cents >= 0),
  seat_excl_cents integer CHECK (seat_excl_cents >= 0),
  -- an introductory term in whole weeks with its price for all of it; both or none
  intro_weeks integer CHECK (intro_weeks > 0),
  intro_incl_cents integer CHECK (intro_incl_cents >= 0),
  intro_excl_cents integer CHECK (intro_excl_cents >= 0),
  -- what follows an introductory term of a company; that of a consumer always ends (BW 6:236 s)
  after_intro text NOT NULL DEFAULT 'end' CHECK (after_intro IN ('end', 'continue')),
  print boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (plan_document_id, version),
  CHECK ((intro_weeks IS NULL) = (intro_incl_cents IS NULL) AND (intro_weeks IS NULL) = (intro_excl_cents IS NULL)),
  CHECK ((seat_incl_cents IS NULL) = (seat_excl_cents IS NULL))
);

CREATE TABLE gevel_mandates (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- MndtId: at most 35 characters of the SEPA set
  reference text NOT NULL UNIQUE,
  customer_id integer NOT NULL REFERENCES gevel_customers (id) ON DELETE RESTRICT,
  iban text NOT NULL,
  holder text NOT NULL,
  -- proof: the text that was shown, its version, when and from which address it was agreed to
  text text NOT NULL,
  text_version text NOT NULL,
  creditor_id text NOT NULL,
  signed_at timestamptz NOT NULL,
  signed_from text,
  -- lapses 36 months after its last use
  last_used_on date,
  revoked_at timestamptz,
  revoked_because text,
  CHECK ((revoked_at IS NULL) = (revoked_because IS NULL))
);
CREATE INDEX gevel_mandates_customer ON gevel_mandates (customer_id, id);

-- Numbers of subscriptions may have gaps, so that orders do not wait for each other.
CREATE SEQUENCE gevel_subscription_numbers START 200001;
CREATE TABLE gevel_subscriptions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE DEFAULT 'A' || nextval('gevel_subscription_numbers'),
  customer_id integer NOT NULL REFERENCES gevel_customers (id) ON DELETE RESTRICT,
  order_id integer REFERENCES gevel_orders (id) ON DELETE RESTRICT,
  plan_version_id integer NOT NULL REFERENCES gevel_plan_versions (id) ON DELETE RESTRICT,
  -- 'complimentary' has no invoices
  kind text NOT NULL DEFAULT 'paid' CHECK (kind IN ('paid', 'complimentary')),
  -- 'pending' begins on starts_on: a consumer who did not ask to begin at once
  state text NOT NULL CHECK (state IN ('pending', 'active', 'overdue', 'paused', 'cancelled', 'ended', 'withdrawn')),
  -- those of the plan version and those added
  seats integer NOT NULL CHECK (seats > 0),
  payment text NOT NULL CHECK (payment IN ('direct-debit', 'invoice')),
  mandate_id integer REFERENCES gevel_mandates (id) ON DELETE RESTRICT,
  reference text,
  starts_on date NOT NULL,
  -- the first day of the first regular period: periods are counted from it, so that 31 January → 28 February → 31 March
  anchor_on date NOT NULL,
  -- how many regular periods since the anchor are invoiced
  periods integer NOT NULL DEFAULT 0,
  in_intro boolean NOT NULL DEFAULT false,
  -- the last day that is invoiced; access ends with it, apart from the terms of payment
  paid_until date NOT NULL,
  -- set when cancelled: its last day
  ends_on date,
  paused_from date,
  paused_until date,
  -- a change that starts with the next period
  next_plan_version_id integer REFERENCES gevel_plan_versions (id) ON DELETE RESTRICT,
  next_seats integer CHECK (next_seats > 0),
  -- a price rise announced to the customer: the version from then on
  announced_plan_version_id integer REFERENCES gevel_plan_versions (id) ON DELETE RESTRICT,
  announced_from date,
  -- begins the period of withdrawal of printed periodicals (BW 6:230o lid 1 b 4)
  first_issue_on date,
  withdraw_until date,
  -- the customer asked to begin at once, and pays pro rata when it withdraws
  starts_at_once boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (payment = 'invoice' OR mandate_id IS NOT NULL OR kind = 'complimentary')
);
ALTER SEQUENCE gevel_subscription_numbers OWNED BY gevel_subscriptions.number;
CREATE INDEX gevel_subscriptions_customer ON gevel_subscriptions (customer_id, id);
CREATE INDEX gevel_subscriptions_renewal ON gevel_subscriptions (paid_until, id) WHERE state IN ('pending', 'active', 'overdue', 'paused', 'cancelled');
CREATE INDEX gevel_subscriptions_state ON gevel_subscriptions (state, id);
CREATE INDEX gevel_subscriptions_order ON gevel_subscriptions (order_id);

-- An invitation by mail: to a seat; later to other things. The code in the mail is signed, with the id of its row.
CREATE TABLE gevel_invitations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('seat')),
  subject_id integer NOT NULL,
  email text NOT NULL,
  -- of the invited person, as the inviter typed it
  name text,
  role text NOT NULL DEFAULT 'reader' CHECK (role IN ('reader', 'manager')),
  invited_by integer REFERENCES up_users (id) ON DELETE SET NULL,
  inviter text NOT NULL,
  note text,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  accepted_by integer REFERENCES up_users (id) ON DELETE SET NULL,
  declined_at timestamptz,
  withdrawn_at timestamptz
);
CREATE INDEX gevel_invitations_subject ON gevel_invitations (purpose, subject_id, id);
CREATE UNIQUE INDEX gevel_invitations_open ON gevel_invitations (purpose, subject_id, lower(email))
  WHERE accepted_at IS NULL AND withdrawn_at IS NULL AND declined_at IS NULL;

-- Why an account reads: access comes from these rows alone, by their days.
CREATE TABLE gevel_entitlements (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
  -- 'subscription' of its owner, 'seat' of a company, 'complimentary' by the desk
  source text NOT NULL CHECK (source IN ('subscription', 'seat', 'complimentary')),
  subscription_id integer REFERENCES gevel_subscriptions (id) ON DELETE RESTRICT,
  edition text NOT NULL CHECK (edition IN ('general', 'pro', 'mix')),
  from_on date NOT NULL,
  -- the last day, to its end in Dutch time; null has no end
  until_on date,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (source = 'complimentary' OR subscription_id IS NOT NULL)
);
CREATE INDEX gevel_entitlements_user ON gevel_entitlements (user_id, until_on);
CREATE UNIQUE INDEX gevel_entitlements_seat ON gevel_entitlements (subscription_id, user_id);

-- A link by which anybody reads one article for a while.
CREATE TABLE gevel_gifts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
  article_id integer NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  opened integer NOT NULL DEFAULT 0,
  idempotency_key uuid NOT NULL UNIQUE
);
CREATE INDEX gevel_gifts_user ON gevel_gifts (user_id, created_at);

-- Statements of withdrawal (BW 6:230oa), also those whose order does not exist: they are never rejected, and a person decides about what
-- the rules do not.
CREATE TABLE gevel_withdrawals (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  -- as typed: the number of an order, or what was ordered and when
  order_text text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  idempotency_key uuid NOT NULL UNIQUE,
  received_at timestamptz NOT NULL,
  -- 'new' until a job has looked at it, 'open' for a person, 'refund' until the money is paid back
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'open', 'refund', 'done', 'refused')),
  order_id integer REFERENCES gevel_orders (id) ON DELETE RESTRICT,
  -- why a person has to decide
  obstacle text CHECK (obstacle IN ('unknown-order', 'other-address', 'company', 'late', 'ended', 'other-order')),
  -- what is credited, and which part of it is to be paid back, at the latest on this day (BW 6:230r lid 1)
  credited_cents integer CHECK (credited_cents >= 0),
  refund_cents integer CHECK (refund_cents >= 0),
  refund_until date,
  refunded_on date,
  -- the editor who decided; null when the rules did
  decided_by text,
  -- why it was refused, as it was mailed
  refusal text,
  changed_at timestamptz NOT NULL,
  CHECK (state <> 'open' OR obstacle IS NOT NULL),
  CHECK (state <> 'refused' OR refusal IS NOT NULL),
  CHECK (state <> 'refund' OR refund_cents > 0 AND refund_until IS NOT NULL)
);
CREATE INDEX gevel_withdrawals_state ON gevel_withdrawals (state, id);
CREATE INDEX gevel_withdrawals_order ON gevel_withdrawals (order_id);
CREATE INDEX gevel_withdrawals_email ON gevel_withdrawals (lower(email));

-- Direct debits that are handed to the bank together, as one pain.008 file.
CREATE TABLE gevel_collection_runs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- MsgId of the file
  number text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('open', 'closed', 'taken-back')),
  collect_on date NOT NULL,
  file_id integer,
  collections integer NOT NULL,
  total_cents integer NOT NULL,
  created_at timestamptz NOT NULL,
  closed_at timestamptz
);

CREATE TABLE gevel_collections (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id integer NOT NULL REFERENCES gevel_collection_runs (id) ON DELETE RESTRICT,
  invoice_id integer NOT NULL REFERENCES gevel_invoices (id) ON DELETE RESTRICT,
  mandate_id integer NOT NULL REFERENCES gevel_mandates (id) ON DELETE RESTRICT,
  attempt integer NOT NULL,
  end_to_end_id text NOT NULL UNIQUE,
  cents integer NOT NULL CHECK (cents > 0),
  state text NOT NULL CHECK (state IN ('pending', 'collected', 'returned', 'taken-back')),
  return_code text,
  returned_on date,
  retry_on date,
  UNIQUE (invoice_id, attempt)
);
-- in at most one open run
CREATE UNIQUE INDEX gevel_collections_pending ON gevel_collections (invoice_id) WHERE state = 'pending';
CREATE INDEX gevel_collections_run ON gevel_collections (run_id, id);
CREATE INDEX gevel_collections_mandate ON gevel_collections (mandate_id);

-- Reminders, of all that a customer owes at once (BW 6:96 lid 7).
CREATE TABLE gevel_reminders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES gevel_customers (id) ON DELETE RESTRICT,
  step integer NOT NULL,
  invoice_ids integer[] NOT NULL,
  principal_cents integer NOT NULL,
  costs_cents integer NOT NULL,
  sent_on date NOT NULL,
  pay_until date NOT NULL,
  UNIQUE (customer_id, sent_on)
);

-- The slugs that plans had before: /abonneren/{slug} redirects.
ALTER TABLE gevel_former_keys
  DROP CONSTRAINT gevel_former_keys_kind_check,
  ADD CONSTRAINT gevel_former_keys_kind_check CHECK (kind IN ('tag', 'author', 'company', 'figures', 'plan'));
