-- Who works on the vacancies of an employer and its applications, and on nothing else of it: invoices, subscriptions and
-- documents are those of the people of gevel_customer_people.
CREATE TABLE gevel_vacancy_members (
  customer_id integer NOT NULL REFERENCES gevel_customers (id) ON DELETE RESTRICT,
  user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
  since timestamptz NOT NULL,
  PRIMARY KEY (customer_id, user_id)
);
CREATE INDEX gevel_vacancy_members_user ON gevel_vacancy_members (user_id);

-- An invitation of a colleague makes a member, or another owner.
ALTER TABLE gevel_invitations
  DROP CONSTRAINT gevel_invitations_purpose_check,
  ADD CONSTRAINT gevel_invitations_purpose_check CHECK (purpose IN ('seat', 'event', 'colleague')),
  DROP CONSTRAINT gevel_invitations_role_check,
  ADD CONSTRAINT gevel_invitations_role_check CHECK (role IN ('reader', 'manager', 'owner', 'member')),
  ADD CONSTRAINT gevel_invitations_role_of_purpose CHECK ((purpose = 'colleague') = (role IN ('owner', 'member')));

-- How many saved a vacancy on a day, and how many applied: they stay when the applications are deleted.
ALTER TABLE gevel_vacancy_days
  ADD COLUMN saves integer NOT NULL DEFAULT 0,
  ADD COLUMN applications integer NOT NULL DEFAULT 0;
