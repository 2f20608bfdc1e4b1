/** `gevel_search_page_words`: the stems of a page of an issue, without positions. */
export const pageWordsFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_page_words(page_text text) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT coalesce(array_to_tsvector(array_agg(DISTINCT stem)), '')
    FROM gevel_search_tokens(page_text) t CROSS JOIN LATERAL unnest(gevel_search_stems(t.word)) stem
  $$`

/** `gevel_search_issue_batch`: stems the pages of the next PDF again. Returns its id, or null when there are no more. */
export const issueBatchFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_issue_batch(after integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE taken integer := (SELECT min(id) FROM gevel_issue_pdfs WHERE id > after);
  BEGIN
    UPDATE gevel_issue_pages SET words = gevel_search_page_words(text) WHERE pdf = taken;
    RETURN taken;
  END $$`
