-- The PDFs of issues of the magazine, by the document id of the issue. A new one replaces the parsed one once it is parsed itself.
CREATE TABLE gevel_issue_pdfs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  issue text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'parsed', 'failed')),
  file_name text NOT NULL,
  bytes integer NOT NULL,
  sha256 text NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  -- of parsing; a file that ends the process each time is not tried for ever
  attempts integer NOT NULL DEFAULT 0,
  -- why it failed, in Dutch, for the editor
  problem text,
  page_count integer,
  -- the different words of all pages, for the search of the site
  words text
);
CREATE UNIQUE INDEX gevel_issue_pdfs_parsed ON gevel_issue_pdfs (issue) WHERE state = 'parsed';
CREATE UNIQUE INDEX gevel_issue_pdfs_new ON gevel_issue_pdfs (issue) WHERE state <> 'parsed';

-- The file, in parts that fit in memory. It is compressed already.
CREATE TABLE gevel_issue_pdf_parts (
  pdf integer NOT NULL REFERENCES gevel_issue_pdfs (id) ON DELETE CASCADE,
  part integer NOT NULL,
  content bytea STORAGE EXTERNAL NOT NULL,
  PRIMARY KEY (pdf, part)
);

CREATE TABLE gevel_issue_pages (
  pdf integer NOT NULL REFERENCES gevel_issue_pdfs (id) ON DELETE CASCADE,
  page integer NOT NULL,
  -- in points
  width real NOT NULL,
  height real NOT NULL,
  text text NOT NULL,
  -- stems, for the search within the issue
  words tsvector NOT NULL,
  -- WebP
  small_picture bytea STORAGE EXTERNAL NOT NULL,
  large_picture bytea STORAGE EXTERNAL NOT NULL,
  PRIMARY KEY (pdf, page)
);
