import { z } from 'zod'

/** The requested page of a list, from 1. */
export const pageParameter = z.coerce.number<number | string>().int().min(1).max(100_000).default(1)

/** The number of items on a page, at most `most`. */
export function pageSizeParameter(usual: number, most: number) {
  return z.coerce.number<number | string>().int().min(1).max(most).default(usual)
}
