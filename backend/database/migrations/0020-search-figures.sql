-- The search finds series of market figures too. Every stored kind was allowed before, so nothing has to be validated.
ALTER TABLE gevel_search_documents
  DROP CONSTRAINT gevel_search_documents_kind_check,
  ADD CONSTRAINT gevel_search_documents_kind_check
    CHECK (kind IN ('article', 'company', 'event', 'vacancy', 'magazine', 'page', 'figures')) NOT VALID;
