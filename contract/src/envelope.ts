import { z } from 'zod'

/** The position of a page in a list: pages count from 1, `total` is the number of items on all pages. */
export const paginationSchema = z.object({
  page: z.int().positive(),
  pageSize: z.int().positive(),
  pageCount: z.int().nonnegative(),
  total: z.int().nonnegative(),
})
export type Pagination = z.infer<typeof paginationSchema>

/** One document: the backend sends `{ data, meta }`, of which the site reads `data` (requirements §7). */
export function single<T extends z.ZodType>(data: T) {
  return z.object({ data })
}

/** A page of a list with its pagination. */
export function list<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), meta: z.object({ pagination: paginationSchema }) })
}
