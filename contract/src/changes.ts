import { z } from 'zod'

/** The types of content. */
const typeTagSchema = z.enum([
  'author',
  'content',
  'event',
  'magazine',
  'media',
  'navigation',
  'page',
  'partner',
  'product',
  'redirect',
  'site-setting',
  'tag',
  'vacancy',
])

/** The comments under one article, by its number. */
const commentsTagSchema = z.templateLiteral(['comments:', z.int().positive()])

/** What an answer of the backend was made of, and so which changes it must not outlive. */
export const contentTagSchema = z.union([typeTagSchema, commentsTagSchema])
export type ContentTag = z.infer<typeof contentTagSchema>

/** Data of the event `change` of `GET /public/changes`; tags that a newer backend added are left out. */
export const changeSchema = z.object({
  tags: z.array(z.string()).transform((tags) => tags.filter((tag) => contentTagSchema.safeParse(tag).success)),
})
