import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageUrlSchema } from '../statistics.ts'
import { trackedLinkSchema } from '../tracked-links.ts'

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
