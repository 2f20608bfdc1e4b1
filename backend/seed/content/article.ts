import { articleFormSchema } from '@gevel/contract/articles'
import { editionSchema } from '@gevel/contract/editions'
import { accessSchema } from '@gevel/contract/references'
import { z } from 'zod'
import { pictureSchema } from '../body/directive-blocks'

export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** Dutch clock time to the minute. */
export const dutchTimeSchema = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)

/** The front matter of `articles/<slug>.md`; README.md explains each field. */
export const articleFrontSchema = z.strictObject({
  edition: editionSchema,
  label: z.string().max(30),
  form: articleFormSchema.default('news'),
  title: z.string().min(20).max(90),
  intro: z.string().min(80).max(400),
  keyPoints: z.array(z.string().max(200)).max(5).default([]),
  author: slugSchema,
  publishedAt: dutchTimeSchema,
  correctedAt: dutchTimeSchema.optional(),
  access: accessSchema,
  cover: pictureSchema.optional(),
  tags: z.array(slugSchema).min(1).max(5),
  partners: z.array(slugSchema).max(4).default([]),
  magazine: z.strictObject({ issue: z.string(), page: z.int().positive().optional() }).optional(),
  corrections: z.array(z.strictObject({ at: dutchTimeSchema, text: z.string() })).default([]),
  related: z.array(slugSchema).default([]),
})

export interface ArticleSource extends z.infer<typeof articleFrontSchema> {
  slug: string
  /** Markdown with directives */
  text: string
}
