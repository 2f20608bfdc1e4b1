-- mode: no-transaction
DROP INDEX CONCURRENTLY IF EXISTS gevel_sent_mails_account;
CREATE INDEX CONCURRENTLY gevel_sent_mails_account ON gevel_sent_mails (account_id) WHERE account_id IS NOT NULL;
