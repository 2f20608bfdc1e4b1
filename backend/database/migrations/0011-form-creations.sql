-- Which document the form of a new document made. A later form of it replaces the key in gevel_form_saves, and a first save that arrives
-- late would then make the document again.
CREATE TABLE gevel_form_creations (
  form_key text PRIMARY KEY,
  uid text NOT NULL,
  document_id text NOT NULL,
  data_hash text NOT NULL
);
CREATE INDEX gevel_form_creations_document ON gevel_form_creations (uid, document_id);

-- Forms that are open meanwhile.
INSERT INTO gevel_form_creations
SELECT form_key, uid, document_id, '' FROM gevel_form_saves
ON CONFLICT DO NOTHING;

DROP INDEX gevel_form_saves_key;
