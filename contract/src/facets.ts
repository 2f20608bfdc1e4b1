import { z } from 'zod'

/** The values of a filter, each with the number of results that choosing it leaves. */
export function facetOf<T extends z.ZodType>(value: T) {
  return z.array(z.object({ value, count: z.int().nonnegative() }))
}
