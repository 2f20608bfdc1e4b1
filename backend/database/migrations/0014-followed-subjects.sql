-- Readers follow authors, companies and event series too. A rename copies no rows and loses none: the release before reads and writes
-- through a view with the old name, which can go a release later. `subject` is a document id, or the name of a series, and so unique
-- among the kinds.
ALTER TABLE gevel_followed_tags RENAME TO gevel_followed_subjects;
ALTER TABLE gevel_followed_subjects RENAME COLUMN tag_document_id TO subject;
ALTER TABLE gevel_followed_subjects RENAME CONSTRAINT gevel_followed_tags_pkey TO gevel_followed_subjects_pkey;
ALTER TABLE gevel_followed_subjects RENAME CONSTRAINT gevel_followed_tags_user_id_fkey TO gevel_followed_subjects_user_id_fkey;
-- the default fills the existing rows without writing them; new rows name their kind
ALTER TABLE gevel_followed_subjects ADD COLUMN kind text NOT NULL DEFAULT 'tag';
ALTER TABLE gevel_followed_subjects
  ALTER COLUMN kind DROP DEFAULT,
  ADD CONSTRAINT gevel_followed_subjects_kind CHECK (kind IN ('tag', 'author', 'company', 'series')) NOT VALID;

CREATE VIEW gevel_followed_tags AS
  SELECT user_id, subject AS tag_document_id, added_at, kind FROM gevel_followed_subjects WHERE kind = 'tag';
ALTER VIEW gevel_followed_tags ALTER COLUMN kind SET DEFAULT 'tag';
