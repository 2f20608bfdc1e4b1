import { z } from 'zod'
import { linkSchema } from './fields'

/** What mail clients show of a mail that was sent to many: RFC 2919 (id), RFC 2369 (links), RFC 8058 (one click). */
export const listHeadersSchema = z.object({
  /** such as `nieuwsbrief.gevel.example` */
  id: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
  /** of the list, shown beside the id */
  name: z.string().max(80).optional(),
  /** ends the subscription to the list: with GET it asks, with POST it does so at once */
  unsubscribe: linkSchema.optional(),
  /** the page of all such mails */
  archive: linkSchema.optional(),
})
export type ListHeaders = z.infer<typeof listHeadersSchema>

/** A value that is sent as it is: encoded words (RFC 2047) are for texts, and mail clients read no id in them. */
interface Prepared {
  prepared: true
  value: string
}

/**
 * The headers of a mail to a list, as SMTP sends them.
 * @param mailbox takes mails that unsubscribe (RFC 2369 §3.2), beside the link; undefined without one
 */
export function listHeadersOf(
  { id, name, unsubscribe, archive }: ListHeaders,
  mailbox?: string,
): Record<string, Prepared> {
  const shown = name?.normalize('NFKD').replace(/[^\x20-\x7e]|["\\]/g, '')
  const values = {
    'List-Id': shown ? `"${shown}" <${id}>` : `<${id}>`,
    ...(unsubscribe && {
      'List-Unsubscribe': [unsubscribe, ...(mailbox ? [mailToUnsubscribe(mailbox, unsubscribe)] : [])]
        .map((way) => `<${way}>`)
        .join(', '),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    ...(archive && { 'List-Archive': `<${archive}>` }),
  }
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { prepared: true, value }]))
}

/** What a mail client sends in place of following a link: the code of the link is the subject. */
function mailToUnsubscribe(mailbox: string, unsubscribe: string): string {
  const code = new URL(unsubscribe).searchParams.get('code') ?? ''
  return `mailto:${mailbox}?subject=${encodeURIComponent(`unsubscribe ${code}`)}`
}
