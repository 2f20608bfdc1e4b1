-- What each banner delivered on a day of the Netherlands, by its public id. Written in the transaction of the events themselves, so that
-- caps need not wait for a roll-up.
CREATE TABLE gevel_banner_days (
  banner integer NOT NULL,
  day date NOT NULL,
  views bigint NOT NULL DEFAULT 0,
  clicks bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (banner, day)
);
CREATE INDEX gevel_banner_days_day ON gevel_banner_days (day);

-- The banners that each edition shows now, by public id: what starts, ends or reaches a cap changes it, which invalidates pages.
CREATE TABLE gevel_live_banners (
  edition text NOT NULL,
  banner integer NOT NULL,
  PRIMARY KEY (edition, banner)
);
