-- The uploads of the last minutes, so that one that is sent again is not stored twice. The fingerprint is of the editor, the bytes and what was
-- told of them.
CREATE TABLE gevel_uploads (
  fingerprint text PRIMARY KEY,
  file_id integer NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  stored_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX gevel_uploads_file ON gevel_uploads (file_id);
CREATE INDEX gevel_uploads_stored ON gevel_uploads (stored_at);
