import { z } from 'zod'
import { publicIdSchema } from './primitives.ts'

/** The last part of the URL of a short link, `/l/{code}`. */
export const shortLinkCodeSchema = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** A link that is counted when it is followed (requirements §2: `/c` and `/l/{id}`). */
export const trackedLinkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('banner'), id: publicIdSchema }),
  z.object({ kind: z.literal('short-link'), code: shortLinkCodeSchema }),
])
export type TrackedLink = z.infer<typeof trackedLinkSchema>

/** The folders of links that are counted and redirect: calls to action and banners, and short links. */
export const trackedPaths = ['/c', '/l'] as const
