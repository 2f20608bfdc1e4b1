import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { pictureSchema } from './media.ts'
import { pageBlockSchema } from './page-blocks.ts'
import { hrefSchema, momentSchema, publicIdSchema } from './primitives.ts'
import { tagRefSchema } from './references.ts'
import { seoSchema } from './seo.ts'

/** `PAGE` is shown; `REDIRECT` redirects the browser to `redirectURI` (requirements §4). */
export const pageTypeSchema = z.enum(['PAGE', 'REDIRECT'])
/** The three layouts of requirements §2. */
export const layoutSchema = z.enum(['default', 'empty', 'fullpage'])
export type Layout = z.infer<typeof layoutSchema>
/** A colour mode that a page forces, whatever its reader chose (requirements §4). */
export const forcedColourModeSchema = z.enum(['light', 'dark'])
export type ForcedColourMode = z.infer<typeof forcedColourModeSchema>

/** A page of the content backend, the response of `GET /public/pages/link/{link}` and `GET /public/pages/{id}`. */
export const pageSchema = z.object({
  id: publicIdSchema,
  type: pageTypeSchema,
  title: z.string(),
  /** path with a leading slash: `/winkelketens/bouwmarkten` */
  link: z.string(),
  intro: z.string().nullable(),
  redirectURI: hrefSchema.nullable(),
  edition: editionSchema.nullable(),
  layout: layoutSchema,
  colourMode: forcedColourModeSchema.nullable(),
  updatedAt: momentSchema,
  seo: seoSchema.nullable().optional(),
  cover: pictureSchema.nullable().optional(),
  tags: z.array(tagRefSchema).optional(),
  blocks: z.array(pageBlockSchema).optional(),
})
export type Page = z.infer<typeof pageSchema>
