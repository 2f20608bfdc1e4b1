-- The version of the rules that the words of the index were stemmed by. When it is not that of this release, the job stems and
-- indexes all again.
ALTER TABLE gevel_search_state ADD COLUMN words_version text;
