-- A consent that follows its account to a new address: which one it continues, and when. The id stays when that one is removed after its
-- years, and what the person read and when stands in both.
ALTER TABLE gevel_mail_consents
  ADD COLUMN moved_from integer,
  ADD COLUMN moved_at timestamptz,
  ADD CONSTRAINT gevel_mail_consents_moved CHECK ((moved_from IS NULL) = (moved_at IS NULL)) NOT VALID,
  DROP CONSTRAINT gevel_mail_consents_source_check,
  ADD CONSTRAINT gevel_mail_consents_source_check
    CHECK (source IN ('form', 'account', 'order', 'desk', 'import', 'address-change')) NOT VALID,
  DROP CONSTRAINT gevel_mail_consents_withdrawn_by_check,
  ADD CONSTRAINT gevel_mail_consents_withdrawn_by_check
    CHECK (withdrawn_by IN ('link', 'one-click', 'mail', 'account', 'desk', 'complaint', 'removal', 'address-change')) NOT VALID;
