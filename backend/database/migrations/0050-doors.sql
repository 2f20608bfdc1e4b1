-- Check-in at the doors of events (decision 098). Who may do it, and the devices that have a list of tickets.

CREATE TABLE gevel_door_staff (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
  -- null: of every event
  event_id integer REFERENCES gevel_events (id) ON DELETE CASCADE,
  added_by text NOT NULL,
  added_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (user_id, event_id)
);
CREATE INDEX gevel_door_staff_event ON gevel_door_staff (event_id);

-- A browser at a door. It is worth something only in the session that started it: logging out, or ending that session anywhere, ends it.
CREATE TABLE gevel_door_devices (
  -- made with the form that starts it: a repeat is the same device
  id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
  session_id uuid REFERENCES gevel_sessions (id) ON DELETE SET NULL,
  event_id integer NOT NULL REFERENCES gevel_events (id) ON DELETE CASCADE,
  door text NOT NULL,
  -- 'Chrome op Android'
  name text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- scans that it had not sent when it was seen
  queued integer NOT NULL DEFAULT 0,
  ended_at timestamptz,
  -- the editor who revoked it; null when it was left
  revoked_by text
);
CREATE INDEX gevel_door_devices_event ON gevel_door_devices (event_id, started_at);
CREATE INDEX gevel_door_devices_user ON gevel_door_devices (user_id);
CREATE INDEX gevel_door_devices_session ON gevel_door_devices (session_id);

ALTER TABLE gevel_event_check_ins
  -- somebody has to look at it: a ticket that let in two people, or one without a valid ticket
  ADD COLUMN is_flagged boolean NOT NULL DEFAULT false,
  ADD COLUMN undone_at timestamptz,
  ADD COLUMN undone_by text,
  ADD COLUMN undone_because text,
  -- by which doors find what is new
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now(),
  ADD CONSTRAINT gevel_event_check_ins_undone CHECK (
    (undone_at IS NULL) = (undone_by IS NULL) AND (undone_at IS NULL) = (undone_because IS NULL)
  );
-- of two doors one admits, until it is undone
DROP INDEX gevel_event_check_ins_admitted;
CREATE UNIQUE INDEX gevel_event_check_ins_admitted ON gevel_event_check_ins (ticket_id) WHERE outcome = 'admitted' AND undone_at IS NULL;
CREATE INDEX gevel_event_check_ins_changed ON gevel_event_check_ins (event_id, changed_at);
