-- What customers owe and paid (decision 083). Amounts are integer cents, percentages are hundredths of a percent (2100 is 21 %),
-- days are those of the Netherlands. Nothing here is a document of Strapi, and rows of money are never deleted by a cascade.

-- A person or a company that orders. The financial rows stay when the account goes: its person is then anonymised.
-- Its number may have gaps, unlike those of invoices, so that customers do not wait for each other.
CREATE SEQUENCE gevel_customer_numbers START 100001;
CREATE TABLE gevel_customers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE DEFAULT 'K' || nextval('gevel_customer_numbers'),
  kind text NOT NULL CHECK (kind IN ('person', 'company')),
  -- of the person, or of the company
  name text NOT NULL,
  -- who orders for the company
  contact text,
  email text NOT NULL,
  street text NOT NULL,
  postcode text NOT NULL,
  city text NOT NULL,
  -- ISO 3166-1 alpha-2
  country text NOT NULL,
  -- eight digits, leading zeros count
  kvk text,
  vat_id text,
  -- when VIES confirmed the VAT id, and under which consultation number
  vat_id_checked_at timestamptz,
  vat_id_consultation text,
  -- when the last account that acted for it was removed: it is anonymised once nothing is open
  account_removed_at timestamptz,
  anonymised_at timestamptz,
  -- when its retention was over: only amounts are left
  emptied_at timestamptz,
  -- it has died: nobody gets mails any more
  mails_stopped_at timestamptz,
  -- it disputes what it owes: reminders wait
  disputed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (kind = 'company' OR (kvk IS NULL AND vat_id IS NULL AND contact IS NULL))
);
ALTER SEQUENCE gevel_customer_numbers OWNED BY gevel_customers.number;
CREATE INDEX gevel_customers_email ON gevel_customers (lower(email));
CREATE INDEX gevel_customers_name ON gevel_customers (lower(name));
CREATE INDEX gevel_customers_removed ON gevel_customers (account_removed_at) WHERE anonymised_at IS NULL;

-- The accounts that act for a customer. A person has one, the owner.
CREATE TABLE gevel_customer_people (
  customer_id integer NOT NULL REFERENCES gevel_customers (id) ON DELETE RESTRICT,
  user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'manager')),
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, user_id)
);
CREATE INDEX gevel_customer_people_user ON gevel_customer_people (user_id);

CREATE TABLE gevel_orders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  customer_id integer NOT NULL REFERENCES gevel_customers (id) ON DELETE RESTRICT,
  -- what was ordered: 'subscription'; each feature has its own
  kind text NOT NULL,
  state text NOT NULL CHECK (state IN ('placed', 'fulfilled', 'cancelled', 'withdrawn')),
  -- whether the prices of its lines include VAT
  prices text NOT NULL CHECK (prices IN ('incl', 'excl')),
  net_cents integer NOT NULL,
  vat_cents integer NOT NULL,
  total_cents integer NOT NULL,
  payment text NOT NULL CHECK (payment IN ('direct-debit', 'invoice')),
  -- of the customer, for its bookkeeping
  reference text,
  -- proof of what the customer saw and agreed to: texts with their versions, time and address
  agreed jsonb NOT NULL,
  -- created with the form: a repeat is the same order
  idempotency_key uuid NOT NULL UNIQUE,
  placed_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (total_cents = net_cents + vat_cents)
);
CREATE INDEX gevel_orders_customer ON gevel_orders (customer_id, id);
CREATE INDEX gevel_orders_state ON gevel_orders (state, id);

CREATE TABLE gevel_order_lines (
  order_id integer NOT NULL REFERENCES gevel_orders (id) ON DELETE RESTRICT,
  position integer NOT NULL,
  description text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- in the order's kind of prices
  unit_cents integer NOT NULL,
  vat_rate integer NOT NULL CHECK (vat_rate BETWEEN 0 AND 10000),
  -- of EN 16931: S standard or reduced, AE reverse charge, O outside VAT
  vat_category text NOT NULL CHECK (vat_category IN ('S', 'AE', 'O')),
  PRIMARY KEY (order_id, position)
);

-- Immutable: the parties and texts are copies of the day of issue. Only what is open changes.
CREATE TABLE gevel_invoices (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit')),
  customer_id integer NOT NULL REFERENCES gevel_customers (id) ON DELETE RESTRICT,
  order_id integer REFERENCES gevel_orders (id) ON DELETE RESTRICT,
  -- the invoice that a credit note is of
  credits_id integer REFERENCES gevel_invoices (id) ON DELETE RESTRICT,
  -- what it charges, at most once: 'subscription 12 2026-03-01'
  charge text NOT NULL UNIQUE,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  payment text NOT NULL CHECK (payment IN ('direct-debit', 'invoice')),
  reference text,
  -- copies: name, street, postcode, city, country, kvk, vatId, email, iban (contract/src/ledger)
  seller jsonb NOT NULL,
  buyer jsonb NOT NULL,
  -- texts under the lines: reverse charge, the mandate
  notes jsonb NOT NULL DEFAULT '[]',
  prices text NOT NULL CHECK (prices IN ('incl', 'excl')),
  -- of a credit note below zero
  net_cents integer NOT NULL,
  vat_cents integer NOT NULL,
  total_cents integer NOT NULL,
  -- total less what is allocated to it: for an invoice from its total down to 0, for a credit note from its total up to 0
  open_cents integer NOT NULL,
  issued_at timestamptz NOT NULL,
  CHECK (total_cents = net_cents + vat_cents),
  CHECK (kind = 'invoice' AND total_cents >= 0 AND open_cents BETWEEN 0 AND total_cents
    OR kind = 'credit' AND total_cents <= 0 AND open_cents BETWEEN total_cents AND 0),
  CHECK (kind = 'invoice' OR credits_id IS NOT NULL)
);
CREATE INDEX gevel_invoices_customer ON gevel_invoices (customer_id, id);
CREATE INDEX gevel_invoices_open ON gevel_invoices (due_on, id) WHERE open_cents <> 0;
CREATE INDEX gevel_invoices_credits ON gevel_invoices (credits_id);
CREATE INDEX gevel_invoices_order ON gevel_invoices (order_id);

CREATE TABLE gevel_invoice_lines (
  invoice_id integer NOT NULL REFERENCES gevel_invoices (id) ON DELETE RESTRICT,
  position integer NOT NULL,
  description text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_cents integer NOT NULL,
  -- without VAT; the lines of a rate add up to its net_cents
  net_cents integer NOT NULL,
  vat_rate integer NOT NULL CHECK (vat_rate BETWEEN 0 AND 10000),
  vat_category text NOT NULL CHECK (vat_category IN ('S', 'AE', 'O')),
  period_from date,
  period_until date,
  PRIMARY KEY (invoice_id, position)
);

CREATE TABLE gevel_invoice_vat (
  invoice_id integer NOT NULL REFERENCES gevel_invoices (id) ON DELETE RESTRICT,
  vat_category text NOT NULL CHECK (vat_category IN ('S', 'AE', 'O')),
  vat_rate integer NOT NULL,
  net_cents integer NOT NULL,
  vat_cents integer NOT NULL,
  PRIMARY KEY (invoice_id, vat_category, vat_rate)
);

-- Keeps invoices as they were issued, also from mistakes in our own statements. After seven years the buyer's copy is emptied.
CREATE OR REPLACE FUNCTION gevel_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a row of % does not change once it is issued', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER gevel_invoices_immutable
  BEFORE UPDATE OF id, number, kind, customer_id, order_id, credits_id, charge, issued_on, due_on, payment, seller, prices, net_cents,
    vat_cents, total_cents, issued_at
  ON gevel_invoices FOR EACH ROW EXECUTE FUNCTION gevel_refuse_change();
CREATE TRIGGER gevel_invoices_copies BEFORE UPDATE OF buyer, reference, notes ON gevel_invoices
  FOR EACH ROW WHEN (NEW.buyer ->> 'name' <> '' OR NEW.reference <> '' OR NEW.notes <> '[]') EXECUTE FUNCTION gevel_refuse_change();
CREATE TRIGGER gevel_invoices_permanent BEFORE DELETE ON gevel_invoices FOR EACH ROW EXECUTE FUNCTION gevel_refuse_change();
CREATE TRIGGER gevel_invoice_lines_immutable BEFORE UPDATE OR DELETE ON gevel_invoice_lines
  FOR EACH ROW EXECUTE FUNCTION gevel_refuse_change();
CREATE TRIGGER gevel_invoice_vat_immutable BEFORE UPDATE OR DELETE ON gevel_invoice_vat
  FOR EACH ROW EXECUTE FUNCTION gevel_refuse_change();

-- Money that came in, or went out (below zero: a refund, a returned collection).
CREATE TABLE gevel_payments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES gevel_customers (id) ON DELETE RESTRICT,
  method text NOT NULL CHECK (method IN ('direct-debit', 'transfer', 'refund', 'return')),
  cents integer NOT NULL CHECK (cents <> 0),
  received_on date NOT NULL,
  note text,
  -- what it is of, at most once: 'collection 12'
  key text NOT NULL UNIQUE,
  stored_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX gevel_payments_customer ON gevel_payments (customer_id, id);

-- Which payment or credit note settles which invoice, and how much of it.
CREATE TABLE gevel_allocations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id integer NOT NULL REFERENCES gevel_invoices (id) ON DELETE RESTRICT,
  payment_id integer REFERENCES gevel_payments (id) ON DELETE RESTRICT,
  credit_id integer REFERENCES gevel_invoices (id) ON DELETE RESTRICT,
  -- below zero takes it back
  cents integer NOT NULL CHECK (cents <> 0),
  at timestamptz NOT NULL DEFAULT now(),
  CHECK ((payment_id IS NULL) <> (credit_id IS NULL))
);
CREATE INDEX gevel_allocations_invoice ON gevel_allocations (invoice_id);
CREATE INDEX gevel_allocations_payment ON gevel_allocations (payment_id);
CREATE INDEX gevel_allocations_credit ON gevel_allocations (credit_id);

-- What happened to a customer's orders, invoices and subscriptions, with who did it and why: the timeline.
CREATE TABLE gevel_ledger_events (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES gevel_customers (id) ON DELETE RESTRICT,
  -- 'order', 'invoice', 'subscription' …, and its id
  subject text NOT NULL,
  subject_id integer NOT NULL,
  -- 'placed', 'paid', 'note' …; of a transition the new state
  kind text NOT NULL,
  from_state text,
  to_state text,
  actor text NOT NULL CHECK (actor IN ('customer', 'editor', 'system')),
  -- the name of the editor or reader, which stays when they leave; null for the system
  actor_name text,
  reason text,
  data jsonb NOT NULL DEFAULT '{}',
  -- a repeat is the same event
  key text UNIQUE,
  at timestamptz NOT NULL
);
CREATE INDEX gevel_ledger_events_customer ON gevel_ledger_events (customer_id, id);
CREATE INDEX gevel_ledger_events_subject ON gevel_ledger_events (subject, subject_id, id);

-- Work that is done at most once, with what it returned.
CREATE TABLE gevel_once (
  key text PRIMARY KEY,
  result jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

-- Files of customers, in the database, so that no server of files can ever show them: invoices as PDF and UBL, mandates, terms. A row
-- says what a file is of; it gets its content when that is first needed, by a job, a mail or its reader, and never another one.
CREATE TABLE gevel_customer_documents (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- null for what is of no customer alone: a version of the terms, a file for the bank
  customer_id integer REFERENCES gevel_customers (id) ON DELETE RESTRICT,
  -- 'invoice', 'mandate', 'order' …, and its id
  subject text NOT NULL,
  subject_id integer NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  -- what its content is made of; null once that is made
  props jsonb,
  bytes integer,
  content bytea,
  stored_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (subject, subject_id, kind),
  CHECK ((content IS NULL) = (props IS NOT NULL)),
  CHECK ((content IS NULL) = (bytes IS NULL))
);
-- compressed already
ALTER TABLE gevel_customer_documents ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE INDEX gevel_customer_documents_customer ON gevel_customer_documents (customer_id, id);
