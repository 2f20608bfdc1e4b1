-- Baseline: databases of releases before the migrations have these tables already, hence IF NOT EXISTS.

-- The last save of each document through a form of the admin. `stored_at` is the draft's `updated_at` after that save, so that a
-- later write from elsewhere shows.
CREATE TABLE IF NOT EXISTS gevel_form_saves (
  uid text NOT NULL,
  document_id text NOT NULL,
  form_key text NOT NULL,
  stored_at timestamptz NOT NULL,
  PRIMARY KEY (uid, document_id)
);
CREATE INDEX IF NOT EXISTS gevel_form_saves_key ON gevel_form_saves (form_key);
