import { dutchDay } from '@gevel/contract/dutch-day'
import { daySchema } from '@gevel/contract/primitives'
import { z } from 'zod'

const dayMs = 24 * 60 * 60 * 1000
const defaultDays = 30
/** Bounds what a request reads; a campaign is shorter. */
const maxDays = 731

const daysAgo = (days: number) => dutchDay(new Date(Date.now() - days * dayMs))

/** A period of days of the Netherlands, both included, and optionally one advertiser by its name. */
export const reportQuery = z
  .object({
    from: daySchema.default(() => daysAgo(defaultDays - 1)),
    to: daySchema.default(() => daysAgo(0)),
    advertiser: z.string().max(255).optional(),
  })
  .refine(({ from, to }) => from <= to, 'De laatste dag ligt voor de eerste: kies een andere periode.')
  .refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) < maxDays * dayMs,
    'Kies een periode van hoogstens twee jaar.',
  )
export type ReportQuery = z.infer<typeof reportQuery>
