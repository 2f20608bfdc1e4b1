import { z } from 'zod'

/** The body of every error of the backend; the content client rethrows it (requirements §8). */
export const errorBodySchema = z.object({
  data: z.null().optional(),
  error: z.object({
    status: z.int(),
    name: z.string(),
    message: z.string(),
    details: z.unknown().optional(),
  }),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
