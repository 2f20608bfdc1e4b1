-- Baseline: databases of releases before the migrations have these tables already, hence IF NOT EXISTS.

-- Who planned a document, and the plan that failed: `failed_at` is set until the document is saved again.
CREATE TABLE IF NOT EXISTS gevel_plans (
  uid text NOT NULL,
  document_id text NOT NULL,
  planned_by integer REFERENCES admin_users (id) ON DELETE SET NULL,
  failed_step text CHECK (failed_step IN ('publish', 'unpublish')),
  planned_for timestamptz,
  reason text,
  failed_at timestamptz,
  tried_at timestamptz,
  PRIMARY KEY (uid, document_id)
);
CREATE INDEX IF NOT EXISTS gevel_plans_failed ON gevel_plans (failed_at) WHERE failed_at IS NOT NULL;
