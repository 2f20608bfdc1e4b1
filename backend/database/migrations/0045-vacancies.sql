-- Vacancies of employers (decision 095). One under way is a row here; only an approved one becomes a document of api::vacancy.vacancy, so
-- that typing never waits for the save of an editor. Days are those of the Netherlands, amounts integer cents.

-- A package as it was sold. Editors change the document; what is sold changes into a new version, and what is ordered keeps its own.
CREATE TABLE gevel_package_versions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- the document of api::vacancy-package.vacancy-package, which may be deleted
  package_document_id text NOT NULL,
  version integer NOT NULL,
  name text NOT NULL,
  -- without VAT: employers are companies
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  vat_rate integer NOT NULL CHECK (vat_rate BETWEEN 0 AND 10000),
  -- how many days it is online
  days integer NOT NULL CHECK (days BETWEEN 1 AND 365),
  -- first in the list
  featured boolean NOT NULL,
  -- also in the mail with vacancies
  in_newsletter boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (package_document_id, version)
);

-- The mandate that an order without a subscription is collected by.
ALTER TABLE gevel_orders ADD COLUMN mandate_id integer REFERENCES gevel_mandates (id) ON DELETE RESTRICT;

-- The logo of an employer, until its vacancy is approved and it is a picture of the media library.
CREATE TABLE gevel_vacancy_logos (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- WebP, checked and made again from what was sent
  content bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE gevel_vacancy_logos ALTER COLUMN content SET STORAGE EXTERNAL;

CREATE TABLE gevel_vacancies (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- its owner: the people of gevel_customer_people read and change it
  customer_id integer NOT NULL REFERENCES gevel_customers (id) ON DELETE RESTRICT,
  state text NOT NULL CHECK (state IN ('concept', 'submitted', 'changes', 'rejected', 'planned', 'online', 'expired', 'closed')),
  edition text NOT NULL CHECK (edition IN ('general', 'pro')),
  -- the text as its employer wrote it last (contract/src/placed-vacancies.ts); of one online the text that is online
  text jsonb NOT NULL,
  -- title and place of it, for lists
  title text NOT NULL,
  city text NOT NULL,
  -- name, website and the id of the logo of the employer, as the page shows them
  employer jsonb NOT NULL,
  -- of one online: a changed text, and whether it waits for an editor or for the employer
  revision jsonb,
  revision_state text CHECK (revision_state IN ('submitted', 'changes')),
  package_version_id integer NOT NULL REFERENCES gevel_package_versions (id) ON DELETE RESTRICT,
  -- null when it is free
  order_id integer REFERENCES gevel_orders (id) ON DELETE RESTRICT,
  -- the published document and its number in /vacatures/vacature/{number}; null before it is approved
  document_id text UNIQUE,
  public_id integer UNIQUE,
  -- the company page that an editor connected it with
  company_document_id text,
  -- the day on which its employer wants it online; null at once
  starts_on date,
  -- when it was sent to the editors last, the text or a revision
  submitted_at timestamptz,
  online_from timestamptz,
  online_until timestamptz,
  -- 'filled' or 'withdrawn'; null of one that was not closed
  closed_because text CHECK (closed_because IN ('filled', 'withdrawn')),
  -- when the procedure ended: closed, expired or rejected. Applications are deleted by it
  ended_at timestamptz,
  -- what the editors asked last
  request text,
  -- what moved on to a new day of publication: how many reminders of this end were sent
  reminded smallint NOT NULL DEFAULT 0,
  -- the account that placed it gets its mails
  placed_by integer REFERENCES up_users (id) ON DELETE SET NULL,
  -- of the draft or the copy: a repeat is the same vacancy
  idempotency_key uuid NOT NULL UNIQUE,
  -- of its saves: a change of an older one is refused
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((revision IS NULL) = (revision_state IS NULL)),
  CHECK (revision IS NULL OR state = 'online'),
  CHECK (state NOT IN ('online', 'expired') OR document_id IS NOT NULL AND online_from IS NOT NULL AND online_until IS NOT NULL)
);
CREATE INDEX gevel_vacancies_customer ON gevel_vacancies (customer_id, id);
CREATE INDEX gevel_vacancies_order ON gevel_vacancies (order_id);
CREATE INDEX gevel_vacancies_package ON gevel_vacancies (package_version_id);
CREATE INDEX gevel_vacancies_placed_by ON gevel_vacancies (placed_by);
-- the editors' queue
CREATE INDEX gevel_vacancies_queue ON gevel_vacancies (submitted_at, id) WHERE state = 'submitted' OR revision_state = 'submitted';
CREATE INDEX gevel_vacancies_state ON gevel_vacancies (state, id);
CREATE INDEX gevel_vacancies_due ON gevel_vacancies (online_until, id) WHERE state = 'online';
CREATE INDEX gevel_vacancies_planned ON gevel_vacancies (starts_on, id) WHERE state = 'planned';
CREATE INDEX gevel_vacancies_text ON gevel_vacancies USING gin ((title || ' ' || city) gin_trgm_ops);

-- What a vacancy brought on a Dutch day, of the statistics, which keep only the most viewed pages of a day.
CREATE TABLE gevel_vacancy_days (
  vacancy_id integer NOT NULL REFERENCES gevel_vacancies (id) ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0,
  -- to the site, the address or the telephone of the employer
  clicks integer NOT NULL DEFAULT 0,
  PRIMARY KEY (vacancy_id, day)
);
