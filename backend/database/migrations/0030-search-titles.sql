-- The index has entries of the words in titles (`a:verf`) for the suggestions: the job indexes all again.
UPDATE gevel_search_state SET is_built = false;
