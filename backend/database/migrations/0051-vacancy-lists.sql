-- What the editors' list of vacancies searches and sorts by: of very many rows it reads as many as a screen shows.

DROP INDEX gevel_vacancies_text;
CREATE INDEX gevel_vacancies_text ON gevel_vacancies
  USING gin ((title || ' ' || city || ' ' || coalesce(employer ->> 'name', '')) gin_trgm_ops);
CREATE INDEX gevel_vacancies_title ON gevel_vacancies (lower(title), id);
CREATE INDEX gevel_vacancies_sent ON gevel_vacancies ((coalesce(submitted_at, created_at)), id);
CREATE INDEX gevel_vacancies_until ON gevel_vacancies ((coalesce(online_until, 'infinity'::timestamptz)), id);
