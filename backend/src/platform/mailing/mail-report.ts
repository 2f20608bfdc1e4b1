import PostalMime, { type Email } from 'postal-mime'
import { type Bounce, bounceOf } from './bounce'

/** What a mail to the bounce address reports. */
export type MailReport =
  /** a mail could not be delivered (RFC 3464) */
  | { kind: 'bounce'; mailId: string; bounce: Bounce; reason: string }
  /** its reader called it unwanted (RFC 5965) */
  | { kind: 'complaint'; mailId: string }
  /** its reader unsubscribes by mail, with the code of the link (RFC 2369 §3.2) */
  | { kind: 'unsubscribe'; code: string }
  /** an automatic reply, a warning that a delivery is late, or anything else: it changes nothing */
  | { kind: 'nothing' }

/** The longest mail that is read; a report quotes at most the mail that it is about. */
export const longestReportBytes = 5_000_000
const longestReason = 300

/**
 * Reads a mail to the bounce address.
 * @param readReturnPath finds the id of the mail in one of its addresses
 */
export async function readMailReport(
  raw: Uint8Array,
  readReturnPath: (address: string) => string | undefined,
): Promise<MailReport> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' })
  const [, code] = /^\s*unsubscribe\s+(\S{1,200})\s*$/i.exec(mail.subject ?? '') ?? []
  if (code !== undefined) return { kind: 'unsubscribe', code }
  const mailId = addressesOf(mail).map(readReturnPath).find(Boolean)
  if (mailId === undefined) return { kind: 'nothing' }
  if (partOf(mail, 'message/feedback-report') !== undefined) return { kind: 'complaint', mailId }
  const failure = failedRecipient(partOf(mail, 'message/delivery-status') ?? '')
  // a holiday reply comes back as well, and has no such part
  if (!failure) return { kind: 'nothing' }
  const { status, diagnostic } = failure
  const reason = `${status} ${diagnostic}`.replace(/\w+:\/\/\S+/g, '…').slice(0, longestReason)
  return { kind: 'bounce', mailId, bounce: bounceOf(0, enhancedOf(status, diagnostic)), reason }
}

/** Where the mail was sent to, by the servers that brought it. */
function addressesOf(mail: Email): string[] {
  const delivered = mail.headers.filter(({ key }) => ['delivered-to', 'x-original-to', 'envelope-to'].includes(key))
  return [...delivered.map(({ value }) => value), ...(mail.to ?? []).map(({ address }) => address ?? '')]
}

function partOf({ attachments }: Email, type: string): string | undefined {
  const part = attachments.find(({ mimeType }) => mimeType === type)
  return part === undefined ? undefined : String(part.content)
}

/** The first recipient that the report gave up: one that is only late has the action `delayed`. */
function failedRecipient(report: string): { status: string; diagnostic: string } | undefined {
  const groups = report
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
  for (const group of groups) {
    const fields = new Map(
      group.split('\n').map((line) => {
        const [name = '', ...value] = line.split(':')
        return [name.trim().toLowerCase(), value.join(':').trim()]
      }),
    )
    if (fields.get('action')?.toLowerCase() !== 'failed') continue
    return { status: fields.get('status') ?? '', diagnostic: fields.get('diagnostic-code') ?? '' }
  }
  return undefined
}

/** A status such as 5.0.0 says no more than that it failed: what the server said may say why. */
function enhancedOf(status: string, diagnostic: string): string {
  return /^[245]\.0\.0$/.test(status) || status === '' ? diagnostic : status
}
