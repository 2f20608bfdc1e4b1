-- mode: no-transaction
-- Words that begin with an unknown one, of all texts and not of titles and names alone.
DROP INDEX CONCURRENTLY IF EXISTS gevel_search_words_beginning;
CREATE INDEX CONCURRENTLY gevel_search_words_beginning ON gevel_search_words (word text_pattern_ops);
