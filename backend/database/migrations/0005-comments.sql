-- Baseline: databases of releases before the migrations have these tables already, hence IF NOT EXISTS.

-- `version` counts the edits, so that an editor judges the text that was read.
CREATE TABLE IF NOT EXISTS gevel_comments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_public_id integer NOT NULL,
  user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  state text NOT NULL CHECK (state IN ('waiting', 'shown', 'hidden')),
  version integer NOT NULL DEFAULT 1,
  written_at timestamptz NOT NULL DEFAULT now(),
  edited_at timestamptz,
  idempotency_key uuid NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS gevel_comments_once ON gevel_comments (user_id, idempotency_key, md5(text));
CREATE INDEX IF NOT EXISTS gevel_comments_shown ON gevel_comments (article_public_id, id) WHERE state = 'shown';
CREATE INDEX IF NOT EXISTS gevel_comments_article ON gevel_comments (article_public_id, user_id, id);
CREATE INDEX IF NOT EXISTS gevel_comments_user ON gevel_comments (user_id, id);
CREATE INDEX IF NOT EXISTS gevel_comments_waiting ON gevel_comments (id) WHERE state = 'waiting';

-- One per reader and comment; a judged report stays, so that the same reader cannot report the comment again and again.
CREATE TABLE IF NOT EXISTS gevel_comment_reports (
  comment_id integer NOT NULL REFERENCES gevel_comments (id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
  reason text NOT NULL,
  note text,
  reported_at timestamptz NOT NULL DEFAULT now(),
  judged_at timestamptz,
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX IF NOT EXISTS gevel_comment_reports_user ON gevel_comment_reports (user_id);
CREATE INDEX IF NOT EXISTS gevel_comment_reports_open ON gevel_comment_reports (comment_id) WHERE judged_at IS NULL;

-- The name of the editor stays when the editor leaves.
CREATE TABLE IF NOT EXISTS gevel_comment_judgements (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  comment_id integer NOT NULL REFERENCES gevel_comments (id) ON DELETE CASCADE,
  editor_id integer REFERENCES admin_users (id) ON DELETE SET NULL,
  editor text NOT NULL,
  state text NOT NULL,
  judged_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS gevel_comment_judgements_comment ON gevel_comment_judgements (comment_id, id);
