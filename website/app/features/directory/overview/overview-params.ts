import { z } from 'zod'
import { FIRST, type OverviewSort, REVERSED, sortColumns } from './overview-address.ts'

export const yearParamSchema = z
  .string()
  .regex(/^[12]\d{3}$/)
  .transform(Number)
  .nullable()

/** `?volgorde=`: a column, or a column with `-andersom`. */
export const sortParamSchema = z
  .string()
  .transform((given) => ({ column: given.replace(REVERSED, ''), isReversed: given.endsWith(REVERSED) }))
  .pipe(z.object({ column: z.enum(sortColumns), isReversed: z.boolean() }))
  .nullable()
  .transform((sort): OverviewSort => sort ?? { column: FIRST, isReversed: false })
