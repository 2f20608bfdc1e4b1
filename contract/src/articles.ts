import { z } from 'zod'
import { bodyBlockSchema } from './body-blocks.ts'
import { pictureSchema } from './media.ts'
import { momentSchema } from './primitives.ts'
import {
  articleCardSchema,
  articleRefSchema,
  authorSchema,
  headlineSchema,
  partnerRefSchema,
  tagRefSchema,
  teaserSchema,
} from './references.ts'
import { seoSchema } from './seo.ts'

/**
 * An article with its text, the response of `GET /public/contents/{id}`. Behind the paywall the backend sends only the
 * first paragraphs, with `locked: true`: the rest never leaves it.
 */
export const articleSchema = articleCardSchema.extend({
  /** the article in a few sentences; empty behind the paywall */
  keyPoints: z.array(z.string()),
  cover: pictureSchema.nullable(),
  author: authorSchema.nullable(),
  /** when the text last changed for readers; null when it has not since its publication */
  changedAt: momentSchema.nullable(),
  /** reading time of the whole text */
  readingMinutes: z.int().positive(),
  locked: z.boolean(),
  blocks: z.array(bodyBlockSchema),
  tags: z.array(tagRefSchema),
  partners: z.array(partnerRefSchema),
  corrections: z.array(z.object({ at: momentSchema, text: z.string() })),
  magazine: z
    .object({
      id: z.int().positive(),
      slug: z.string(),
      title: z.string(),
      year: z.int(),
      number: z.int(),
      page: z.int().nullable(),
    })
    .nullable(),
  seo: seoSchema.nullable(),
  /** earlier articles of the same story, of both editions, newest first; none of them is among the related ones */
  earlier: z.array(headlineSchema).catch([]),
  related: z.array(teaserSchema),
  /** the first of its tags that all related articles have too; null when there is none */
  relatedTag: tagRefSchema.nullable(),
  previous: articleRefSchema.nullable(),
  next: articleRefSchema.nullable(),
})
export type Article = z.infer<typeof articleSchema>
