-- The names and slugs that tags, authors, companies and market figures had before: their old addresses redirect. The newest owner of
-- a key replaces the one before.
CREATE TABLE gevel_former_keys (
  kind text NOT NULL CHECK (kind IN ('tag', 'author', 'company', 'figures')),
  key text NOT NULL,
  document_id text NOT NULL,
  replaced_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, key)
);
CREATE INDEX gevel_former_keys_document ON gevel_former_keys (document_id);

-- The links to other documents that a draft had when it was published, by the name of their table and their place. A publication
-- lacks those to what is offline, and discarding a draft copies the publication.
CREATE TABLE gevel_published_links (
  document_id text PRIMARY KEY,
  links jsonb NOT NULL
);
