import { z } from 'zod'
import { hrefSchema } from './primitives.ts'

/** The target of an old path: `GET /public/redirects?path=/oud` (requirements §4, redirect rule). */
export const redirectSchema = z.object({ to: hrefSchema, status: z.union([z.literal(301), z.literal(302)]) })
export type Redirect = z.infer<typeof redirectSchema>
