import { z } from 'zod'
import { momentSchema } from './primitives.ts'

/** What an account downloads of mail that its address asked for. */
export const mailConsentSchema = z.object({
  list: z.string(),
  /** what of the list, such as the query of a search; empty for all of it */
  topic: z.string(),
  /** what the form said */
  wording: z.string(),
  /** the path of the form */
  form: z.string(),
  source: z.string(),
  askedAt: momentSchema,
  confirmedAt: momentSchema.nullable(),
  withdrawnAt: momentSchema.nullable(),
  withdrawnBy: z.string().nullable(),
})
