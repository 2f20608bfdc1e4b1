-- The browsers that want to be notified (RFC 8030). `session_id` is the log-in that the browser had: what a reader follows is sent to
-- browsers where that reader is logged in. The account is for its owner's download, and takes its devices with it.
CREATE TABLE gevel_push_subscriptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  endpoint text NOT NULL UNIQUE CHECK (octet_length(endpoint) <= 1000),
  p256dh text NOT NULL,
  auth text NOT NULL,
  topics text[] NOT NULL,
  editions text[] NOT NULL,
  -- hours in Dutch time; both null without quiet hours
  quiet_from smallint,
  quiet_until smallint,
  user_id integer REFERENCES up_users (id) ON DELETE CASCADE,
  session_id uuid REFERENCES gevel_sessions (id) ON DELETE SET NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  -- when the browser last reported itself
  renewed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX gevel_push_subscriptions_user ON gevel_push_subscriptions (user_id);
CREATE INDEX gevel_push_subscriptions_session ON gevel_push_subscriptions (session_id);

-- What was sent about a document, once for each topic.
CREATE TABLE gevel_push_notices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  uid text NOT NULL,
  document_id text NOT NULL,
  topic text NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  path text NOT NULL,
  -- null for those that no editor sent
  sent_by text,
  sent_at timestamptz NOT NULL DEFAULT now(),
  devices integer NOT NULL DEFAULT 0,
  delivered integer NOT NULL DEFAULT 0,
  -- devices whose subscription turned out to have ended
  ended integer NOT NULL DEFAULT 0,
  UNIQUE (document_id, topic)
);

-- One row for each story and device, so that a device is notified once of a story, whatever its topics.
CREATE TABLE gevel_push_deliveries (
  document_id text NOT NULL,
  subscription_id uuid NOT NULL REFERENCES gevel_push_subscriptions (id) ON DELETE CASCADE,
  notice_id uuid NOT NULL REFERENCES gevel_push_notices (id) ON DELETE CASCADE,
  -- the next attempt; null when there is none
  due_at timestamptz,
  attempts smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (document_id, subscription_id)
);
CREATE INDEX gevel_push_deliveries_due ON gevel_push_deliveries (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX gevel_push_deliveries_subscription ON gevel_push_deliveries (subscription_id);
CREATE INDEX gevel_push_deliveries_notice ON gevel_push_deliveries (notice_id);

-- A moment, or the end of the quiet hours that it is in: from the first hour up to the second, in Dutch time.
CREATE OR REPLACE FUNCTION gevel_after_quiet_hours(moment timestamptz, quiet_from smallint, quiet_until smallint) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN quiet_from IS NULL THEN moment
    WHEN quiet_from < quiet_until AND (hour < quiet_from OR hour >= quiet_until) THEN moment
    WHEN quiet_from > quiet_until AND hour < quiet_from AND hour >= quiet_until THEN moment
    ELSE (day + make_interval(days => (hour >= quiet_until)::integer, hours => quiet_until)) AT TIME ZONE 'Europe/Amsterdam'
  END
  FROM (
    SELECT date_trunc('day', local) AS day, extract(hour FROM local)::integer AS hour
    FROM (SELECT moment AT TIME ZONE 'Europe/Amsterdam' AS local) l
  ) d
$$;
