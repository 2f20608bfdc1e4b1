import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { publicIdSchema } from '../primitives.ts'
import { pageUrlSchema } from '../statistics.ts'

/** The last part of the URL of a short link, `/l/{code}`. */
export const shortLinkCodeSchema = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** A link that is counted when it is followed (specification §2: `/c` and `/l/{id}`). */
export const trackedLinkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('banner'), id: publicIdSchema }),
  z.object({ kind: z.literal('short-link'), code: shortLinkCodeSchema }),
])
export type TrackedLink = z.infer<typeof trackedLinkSchema>

export const clickEndpoints = {
  /** returns where a link leads, and counts the click, unless a bot or the second half of a double click makes it */
  follow: endpoint(
    'POST',
    '/statistics/clicks',
    z.object({
      link: trackedLinkSchema,
      /** the page with the link; null when the browser does not tell */
      page: pageUrlSchema.nullable(),
      /** false for a visitor who refused to be counted, and for anything but a navigation */
      isCounted: z.boolean(),
    }),
    z.object({
      data: z.object({
        /** a path of the site or a URL; null for an unknown link */
        to: z.string().nullable(),
      }),
    }),
  ),
}
