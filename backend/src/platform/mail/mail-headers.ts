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

/** The headers of a mail to a list, as SMTP sends them. */
export function listHeadersOf({ id, name, unsubscribe, archive }: ListHeaders): Record<string, string> {
  return {
    'List-Id': name ? `"${name.replace(/["\\\p{Cc}]/gu, '')}" <${id}>` : `<${id}>`,
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    ...(archive && { 'List-Archive': `<${archive}>` }),
  }
}
