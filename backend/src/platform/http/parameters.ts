import { editionSchema } from '@gevel/contract/editions'
import { z } from 'zod'

/** Query parameters that several routes share. */
export const editionParameter = editionSchema.optional()
export const slugParameter = z.string().min(1).max(200).optional()

/** Values separated by commas, as in `exclude=1,2`. */
export function listParameter<T extends z.ZodType<unknown, string>>(item: T, most: number) {
  return z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(item).max(most))
    .optional()
}

const largestId = 2_147_483_647

export const idValue = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(largestId))

/** The id in a path, or null for an invalid one, which no document has. */
export function idOf(text: string | undefined): number | null {
  return idValue.safeParse(text).data ?? null
}
