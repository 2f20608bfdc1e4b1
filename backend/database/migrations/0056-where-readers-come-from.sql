-- How a reader came to a page from this site: `list` of vacancies, `mail` with new vacancies, or another page of the `site`; null from elsewhere.
ALTER TABLE gevel_statistics_events ADD COLUMN source text;

-- Where the readers of a vacancy came from on a Dutch day.
CREATE TABLE gevel_vacancy_sources (
  vacancy_id integer NOT NULL REFERENCES gevel_vacancies (id) ON DELETE CASCADE,
  day date NOT NULL,
  source text NOT NULL CHECK (source IN ('list', 'mail', 'newsletter', 'site', 'search', 'other', 'direct')),
  views integer NOT NULL,
  PRIMARY KEY (vacancy_id, day, source)
);
