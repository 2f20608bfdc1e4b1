const DAY_MS = 86_400_000
/** RFC 9116 §2.5.5 recommends less than a year; half of one says that somebody still looks after the site. */
const VALID_DAYS = 180

/**
 * The text of `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness.
 * @param contact an e-mail address, or an address that begins with `https:` or `mailto:`
 * @param siteUrl without a slash at the end
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
