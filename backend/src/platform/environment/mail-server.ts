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
  return SMTP_URL ? withDefaults(SMTP_URL, limits) : { jsonTransport: true }
}

/** How many connections a program opens for mails to many people. Postfix accepts 50 from a machine. */
export const mailConnections = 20

/**
 * The transport for many mails in a row, over connections that stay open, each for some mails, since servers limit them. Nothing is sent
 * again by itself when a connection closes: the server may have accepted the mail.
 */
export function pooledMailTransport(smtpUrl: string): string {
  const url = new URL(withDefaults(smtpUrl, { ...limits, maxConnections: String(mailConnections), maxMessages: '100' }))
  url.searchParams.set('pool', 'true')
  url.searchParams.set('maxRequeues', '0')
  return url.href
}

function withDefaults(smtpUrl: string, defaults: Readonly<Record<string, string>>): string {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries(defaults))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

/** Address of the sender: `MAIL_FROM`, or no-reply at the website's host. */
export function mailFrom({ MAIL_FROM, SITE_URL }: Pick<Environment, 'MAIL_FROM' | 'SITE_URL'>): string {
  return MAIL_FROM ?? `no-reply@${new URL(SITE_URL).hostname}`
}
