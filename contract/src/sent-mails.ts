import { z } from 'zod'
import { momentSchema } from './primitives.ts'

/** What an account downloads of the mails about it, its orders and its events that were sent to its address, or to one that it had. */
export const sentMailSchema = z.object({
  subject: z.string(),
  /** `rejected` by the mail server at once, `bounced` when it came back later */
  state: z.enum(['sent', 'rejected', 'bounced']),
  /** why it was not delivered */
  reason: z.string().nullable(),
  at: momentSchema,
})
