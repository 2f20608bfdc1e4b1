import { editionSchema } from '@gevel/contract/editions'
import { accessSchema, articleFormSchema } from '@gevel/contract/references'
import { z } from 'zod'
import { pictureSchema } from '../body/directive-blocks'

export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** Dutch clock time to the minute. */
export const dutchTimeSchema = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)

/**
 * The front matter of `articles/<slug>.md`. A text that the backend has under the same name needs no line here: it is
 * passed on, and a test checks it against the backend's schema.
 */
export const articleFrontSchema = z.looseObject({
  /** general: news (retail, doe-het-zelf, woonwinkels, tuin); pro: item (bouwgroothandel) */
  edition: editionSchema,
  /** the kicker above the title, one or two words */
  label: z.string().max(30),
  form: articleFormSchema.default('news'),
  /** without a full stop */
  title: z.string().min(20).max(90),
  /** one to three sentences, 120-260 characters, the news itself */
  intro: z.string().min(80).max(400),
  keyPoints: z.array(z.string().max(200)).max(5).default([]),
  author: slugSchema,
  publishedAt: dutchTimeSchema,
  /** with the demo day; not an article about a season, a year or published figures */
  moves: z.boolean().default(false),
  /** with `corrections` */
  correctedAt: dutchTimeSchema.optional(),
  access: accessSchema,
  cover: pictureSchema.optional(),
  /** 2-4 */
  tags: z.array(slugSchema).min(1).max(5),
  /** the companies of its headline and intro, which it is about */
  partners: z.array(slugSchema).max(4).default([]),
  /** the issue in which it also appeared */
  magazine: z.strictObject({ issue: z.string(), page: z.int().positive().optional() }).optional(),
  corrections: z.array(z.strictObject({ at: dutchTimeSchema, text: z.string() })).default([]),
  /** other articles */
  related: z.array(slugSchema).default([]),
})

export interface ArticleSource extends z.infer<typeof articleFrontSchema> {
  slug: string
  /** Markdown with directives */
  text: string
}
