-- The comment at the start of a thread that this one replies to; null for a comment of its own. No foreign key: what others
-- replied stays when its author removes the first comment.
ALTER TABLE gevel_comments ADD COLUMN thread_id integer;

-- One per reader and comment.
CREATE TABLE gevel_comment_recommendations (
  comment_id integer NOT NULL REFERENCES gevel_comments (id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
  recommended_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX gevel_comment_recommendations_user ON gevel_comment_recommendations (user_id);
