import type { Environment } from './environment'

/**
 * In nodemailer's names, in milliseconds. A server may take ten minutes to accept a complete mail: giving up sooner
 * would send an accepted mail twice (RFC 5321 §4.5.3.2.6). A server that hangs is noticed at its greeting.
 */
const limits = { connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '600000' }

/**
 * The mail transport: the server of `SMTP_URL`, whose own `?…Timeout=` takes precedence. Without one, Strapi's own
 * mails (a forgotten password of an editor) are discarded; those of the site wait in the queue.
 */
export function mailTransport({ SMTP_URL }: Pick<Environment, 'SMTP_URL'>): string | { jsonTransport: true } {
  if (!SMTP_URL) return { jsonTransport: true }
  const url = new URL(SMTP_URL)
  for (const [name, ms] of Object.entries(limits)) if (!url.searchParams.has(name)) url.searchParams.set(name, ms)
  return url.href
}

/** Address of the sender: `MAIL_FROM`, or no-reply at the website's host. */
export function mailFrom({ MAIL_FROM, SITE_URL }: Pick<Environment, 'MAIL_FROM' | 'SITE_URL'>): string {
  return MAIL_FROM ?? `no-reply@${new URL(SITE_URL).hostname}`
}
