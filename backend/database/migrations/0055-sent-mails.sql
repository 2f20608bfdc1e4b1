-- The mails about accounts, orders and events, for the timeline of a customer: mails of lists are gevel_mail_deliveries. Kept for two years.
CREATE TABLE gevel_sent_mails (
  -- of its job
  id text PRIMARY KEY,
  template text NOT NULL,
  subject text NOT NULL,
  -- in lower case
  email text NOT NULL,
  -- `rejected` by the mail server at once, `bounced` when it came back later
  state text NOT NULL CHECK (state IN ('sent', 'rejected', 'bounced')),
  -- why it was not delivered
  reason text,
  at timestamptz NOT NULL,
  returned_at timestamptz
);
CREATE INDEX gevel_sent_mails_email ON gevel_sent_mails (email, at);
CREATE INDEX gevel_sent_mails_at ON gevel_sent_mails (at);
