-- Whose mails went to an address that its account no longer has: they stay those of the account, whoever has the address now.
ALTER TABLE gevel_sent_mails ADD COLUMN account_id integer REFERENCES up_users (id) ON DELETE CASCADE;
