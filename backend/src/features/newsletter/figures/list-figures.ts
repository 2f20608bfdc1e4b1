/** SQL of the mails of an issue `i`; of one whose mails are no longer kept, as they were counted. */
export const mailsOfIssue = `
  SELECT CASE WHEN i.counts IS NULL THEN count(*) FILTER (WHERE d.state = 'sent') ELSE coalesce((i.counts ->> 'sent')::integer, 0) END::integer AS sent,
    CASE WHEN i.counts IS NULL THEN count(*) FILTER (WHERE d.state = 'unknown') ELSE coalesce((i.counts ->> 'unknown')::integer, 0) END::integer AS unknown,
    CASE WHEN i.counts IS NULL THEN count(*) FILTER (WHERE d.state = 'rejected' AND d.bounce <> 'policy') ELSE coalesce((i.counts ->> 'bounced')::integer, 0) END::integer AS bounced
  FROM gevel_mail_deliveries d WHERE i.counts IS NULL AND d.kind = 'newsletter' AND d.edition = i.id::text`

/** SQL of how many people followed links of an issue `i`. */
export const clicksOfIssue = `
  SELECT (count(DISTINCT (k.day, k.visitor)) FILTER (WHERE k.visitor IS NOT NULL)
    + count(*) FILTER (WHERE k.visitor IS NULL AND k.code IS NOT NULL))::integer AS people
  FROM gevel_newsletter_links l JOIN gevel_newsletter_clicks k ON k.code = l.code WHERE l.issue_id = i.id`
