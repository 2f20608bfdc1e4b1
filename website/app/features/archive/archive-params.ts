import { z } from 'zod'

/** `{year}` in a path, as it is canonical. */
export const yearParamSchema = z
  .string()
  .regex(/^[1-9]\d{3}$/)
  .transform(Number)

/** `{month}` in a path: `01` to `12`, or without the zero, which is redirected. */
export const monthParamSchema = z
  .string()
  .regex(/^(?:0?[1-9]|1[0-2])$/)
  .transform(Number)
