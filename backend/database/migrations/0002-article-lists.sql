-- Baseline: databases of releases before the migrations have these tables already, hence IF NOT EXISTS.

-- The keys end with the article, so that an index-only scan reads a page of a list.
CREATE TABLE IF NOT EXISTS gevel_listed_articles (
  kind text NOT NULL CHECK (kind IN ('all', 'tag', 'company')),
  owner_id integer NOT NULL,
  edition text NOT NULL,
  released_at timestamp NOT NULL,
  public_id integer NOT NULL,
  content_id integer NOT NULL,
  PRIMARY KEY (kind, owner_id, edition, released_at, public_id, content_id)
);
CREATE INDEX IF NOT EXISTS gevel_listed_articles_newest
  ON gevel_listed_articles (kind, owner_id, released_at, public_id, content_id);
CREATE INDEX IF NOT EXISTS gevel_listed_articles_article ON gevel_listed_articles (content_id);

-- The month `infinity` holds the total of all months: a list gets many months over the years.
CREATE TABLE IF NOT EXISTS gevel_listed_counts (
  kind text NOT NULL,
  owner_id integer NOT NULL,
  edition text NOT NULL,
  month date NOT NULL,
  articles integer NOT NULL
);
CREATE INDEX IF NOT EXISTS gevel_listed_counts_list
  ON gevel_listed_counts (kind, owner_id, edition, month) INCLUDE (articles);
CREATE INDEX IF NOT EXISTS gevel_listed_counts_total
  ON gevel_listed_counts (kind, owner_id, edition) INCLUDE (articles) WHERE month = 'infinity';
