import { publicIdSchema } from '@gevel/contract/primitives'
import { z } from 'zod'

/** `{id}` in a path: exactly the decimal digits of a public id. */
export const idParamSchema = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(Number)
  .pipe(publicIdSchema)

/** `?p=`: the page of a list, from 1; absent is the first. */
export const pageParamSchema = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .nullable()
  .transform((page) => page ?? 1)
