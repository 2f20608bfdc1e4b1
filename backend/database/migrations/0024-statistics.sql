-- Events as the website reported them, by month. Nothing identifies a reader: `visitor` is a hash with a salt that is deleted after its day.
CREATE TABLE gevel_statistics_events (
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL,
  -- path of the page; of an article, event or vacancy without its slug
  path text,
  -- what the page or event is about: `article:107`, `company:hamerslag`, `banner:winter`
  subject text,
  -- `click` of a banner, `mail` of a lead
  action text,
  edition text,
  -- host of the other site that linked here
  referrer text,
  device text,
  -- null without consent to be counted (Global Privacy Control)
  visitor bigint
) PARTITION BY RANGE (at);
CREATE INDEX gevel_statistics_events_at ON gevel_statistics_events USING brin (at);

-- The ids of stored batches: one that is sent again is not counted twice.
CREATE TABLE gevel_statistics_batches (
  id uuid PRIMARY KEY,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX gevel_statistics_batches_received_at ON gevel_statistics_batches USING brin (received_at);

-- Events that were not stored, per day of the Netherlands and reason.
CREATE TABLE gevel_statistics_filtered (
  day date NOT NULL,
  reason text NOT NULL,
  events bigint NOT NULL,
  PRIMARY KEY (day, reason)
);

-- The salt of the day. Once it is deleted, no hash can be traced to the address it was made from.
CREATE TABLE gevel_statistics_salts (
  day date PRIMARY KEY,
  salt text NOT NULL
);

-- Roll-ups: the events of a kind in an hour or on a day of the Netherlands, in total (`all`) and by one property. A day has only the most
-- frequent values of a property. `visitors` are different ones within the period.
CREATE TABLE gevel_statistics_hours (
  hour timestamptz NOT NULL,
  kind text NOT NULL,
  dimension text NOT NULL,
  value text NOT NULL,
  events bigint NOT NULL,
  visitors bigint NOT NULL,
  PRIMARY KEY (hour, kind, dimension, value)
);
CREATE TABLE gevel_statistics_days (
  day date NOT NULL,
  kind text NOT NULL,
  dimension text NOT NULL,
  value text NOT NULL,
  events bigint NOT NULL,
  visitors bigint NOT NULL,
  PRIMARY KEY (day, kind, dimension, value)
);

-- Creates the partitions of this month and the next three. A partition is created apart and then attached, which stops no insert.
CREATE OR REPLACE FUNCTION gevel_create_statistics_partitions() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  first_day timestamp;
  partition text;
BEGIN
  FOR ahead IN 0..3 LOOP
    first_day := date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => ahead);
    partition := 'gevel_statistics_events_' || to_char(first_day, 'YYYY_MM');
    CONTINUE WHEN to_regclass(partition) IS NOT NULL;
    EXECUTE format('CREATE TABLE %I (LIKE gevel_statistics_events INCLUDING DEFAULTS)', partition);
    EXECUTE format('ALTER TABLE gevel_statistics_events ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
      partition, first_day AT TIME ZONE 'UTC', (first_day + interval '1 month') AT TIME ZONE 'UTC');
  END LOOP;
END $$;

-- Drops the partitions that ended more than this many months ago, and returns their names.
CREATE OR REPLACE FUNCTION gevel_drop_statistics_partitions(months integer) RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  partition text;
BEGIN
  FOR partition IN
    SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = 'gevel_statistics_events'::regclass ORDER BY 1
  LOOP
    CONTINUE WHEN to_date(right(partition, 7), 'YYYY_MM') >= date_trunc('month', now() AT TIME ZONE 'UTC') - make_interval(months => months);
    EXECUTE format('DROP TABLE %I', partition);
    RETURN NEXT partition;
  END LOOP;
END $$;

SELECT gevel_create_statistics_partitions();
