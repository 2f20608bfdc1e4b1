import { z } from 'zod'

/** What an answer of the backend was made of, and so which changes it must not outlive. */
export const contentTagSchema = z.enum([
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
export type ContentTag = z.infer<typeof contentTagSchema>

/** Data of the event `change` of `GET /public/changes`; tags that a newer backend added are left out. */
export const changeSchema = z.object({
  tags: z.array(z.string()).transform((tags) => tags.filter((tag) => contentTagSchema.safeParse(tag).success)),
})
