import { z } from 'zod'
import { daySchema } from './primitives.ts'
import { readerAccessSchema } from './reader-state.ts'

/** What an entitlement opens: an edition, or both. */
export const entitledEditionSchema = readerAccessSchema.exclude(['account'])
export type EntitledEdition = z.infer<typeof entitledEditionSchema>

/** Why an account reads: `subscription` of who ordered it, `seat` of a colleague, `complimentary` without a payment. */
export const entitlementSourceSchema = z.enum(['subscription', 'seat', 'complimentary'])

/** Access of an account on some days. */
export const entitlementSchema = z.object({
  source: entitlementSourceSchema,
  edition: entitledEditionSchema,
  from: daySchema,
  /** the last day, in the Netherlands; null has no end */
  until: daySchema.nullable(),
})
export type Entitlement = z.infer<typeof entitlementSchema>
