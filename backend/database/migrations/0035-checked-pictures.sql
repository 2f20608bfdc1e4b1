-- The pictures of the media library whose size is known and whose metadata are removed: those uploaded since, and earlier ones once the job
-- has seen them.
CREATE TABLE gevel_checked_pictures (
  file_id integer PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE
);
