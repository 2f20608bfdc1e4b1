-- Both are trusted extensions: the owner of a database may create them, without being a superuser.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What can be found: every published document once, by kind and row id of its type.
CREATE TABLE gevel_search_documents (
  kind text NOT NULL CHECK (kind IN ('article', 'company', 'event', 'vacancy', 'magazine', 'page')),
  row_id integer NOT NULL,
  -- null for what belongs to both editions
  edition text,
  -- the date readers see; null for what has none
  moment timestamp,
  -- readers do not see it afterwards
  expires_at timestamp,
  tag_ids integer[] NOT NULL,
  title text NOT NULL,
  -- what a fragment may be taken from: the intro, and the text unless it is behind the paywall
  shown_text text NOT NULL,
  -- stems of the title (A), names (B) and intro (C), for ranking
  head tsvector NOT NULL,
  -- all stems, without positions, and the values of the filters: 'e:pro', 'k:article', 't:12', 'y:2026', 'm:202611'
  words tsvector NOT NULL,
  PRIMARY KEY (kind, row_id)
);
-- Without a pending list, which every search would have to read.
CREATE INDEX gevel_search_documents_words ON gevel_search_documents USING gin (words) WITH (fastupdate = off);

-- Documents that a running transaction changed; indexed and deleted before its commit.
CREATE TABLE gevel_search_changes (
  txid xid8 NOT NULL,
  kind text NOT NULL,
  row_id integer NOT NULL,
  PRIMARY KEY (txid, kind, row_id)
);

-- Documents to index later, by a job: a word list or a name changed, and with it many documents.
CREATE TABLE gevel_search_stale (
  kind text NOT NULL,
  row_id integer NOT NULL
);
CREATE INDEX gevel_search_stale_document ON gevel_search_stale (kind, row_id);

-- The words of all documents, with their stems: the stem of the whole word first, then those of its parts.
CREATE TABLE gevel_search_words (
  word text PRIMARY KEY,
  stems text[] NOT NULL,
  -- it stands in a title or a name
  named boolean NOT NULL
);
CREATE INDEX gevel_search_words_stem ON gevel_search_words ((stems[1]));
-- Which words to mark in a result.
CREATE INDEX gevel_search_words_stems ON gevel_search_words USING gin (stems);
CREATE INDEX gevel_search_words_start ON gevel_search_words (word text_pattern_ops) WHERE named;
CREATE INDEX gevel_search_words_similar ON gevel_search_words USING gin (word gin_trgm_ops) WHERE named;

-- Words since the last compaction. Transactions only add rows, so that publications never wait for each other.
CREATE TABLE gevel_search_new_words (
  word text NOT NULL,
  stems text[] NOT NULL,
  named boolean NOT NULL
);
CREATE INDEX gevel_search_new_words_word ON gevel_search_new_words (word);

-- Derived from the editors' word list: parts of compounds by their spelling, and groups of words with one meaning.
CREATE TABLE gevel_search_parts (
  form text PRIMARY KEY,
  stem text NOT NULL
);
CREATE TABLE gevel_search_synonyms (
  -- the stems of the words, with spaces between
  phrase text NOT NULL,
  entry_id integer NOT NULL,
  PRIMARY KEY (phrase, entry_id)
);
CREATE TABLE gevel_search_names (
  -- never split
  word text PRIMARY KEY
);

-- Whether the first word list was filled in: editors may empty it afterwards.
CREATE TABLE gevel_search_state (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  lexicon_filled boolean NOT NULL DEFAULT false,
  -- whether all documents were indexed once; triggers do the rest
  is_built boolean NOT NULL DEFAULT false
);
INSERT INTO gevel_search_state DEFAULT VALUES;
