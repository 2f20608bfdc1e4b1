const DAY_MS = 86_400_000
/** RFC 9116 §2.5.5 recommends less than a year; half a year shows that the site is maintained. */
const VALID_DAYS = 180

/**
 * The text of `/.well-known/security.txt` (RFC 9116): the contact for vulnerability reports.
 * @param contact an e-mail address, or a URL that begins with `https:` or `mailto:`
 * @param siteUrl without a trailing slash
 */
export function securityText(contact: string, siteUrl: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString()
  const fields = [
    ['Contact', contact.includes(':') ? contact : `mailto:${contact}`],
    ['Expires', expires],
    ['Preferred-Languages', 'nl, en'],
    ['Canonical', `${siteUrl}/.well-known/security.txt`],
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}
