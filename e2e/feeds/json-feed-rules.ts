import { z } from 'zod'
import { isMoment } from './xml-tree.ts'

const webAddress = z.url({ protocol: /^https?$/ })
const moment = z.string().refine(isMoment)
const authors = z
  .array(
    z.strictObject({ name: z.string().min(1).optional(), url: webAddress.optional(), avatar: webAddress.optional() }),
  )
  .min(1)

const itemSchema = z
  .strictObject({
    id: z.string().min(1),
    url: webAddress.optional(),
    title: z.string().optional(),
    content_html: z.string().optional(),
    content_text: z.string().optional(),
    summary: z.string().optional(),
    image: webAddress.optional(),
    date_published: moment.optional(),
    date_modified: moment.optional(),
    authors: authors.optional(),
    tags: z.array(z.string().min(1)).optional(),
    language: z.string().optional(),
  })
  .refine((item) => item.content_html !== undefined || item.content_text !== undefined, 'an item needs a content')

const feedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: webAddress,
  feed_url: webAddress,
  description: z.string().optional(),
  language: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/),
  authors: authors,
  items: z.array(itemSchema),
})

export type JsonFeed = z.infer<typeof feedSchema>

/** Parses a feed by the rules of JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). @throws ZodError */
export function parseJsonFeed(text: string): JsonFeed {
  const feed = feedSchema.parse(JSON.parse(text))
  const ids = feed.items.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) throw new Error('two items with the same id')
  return feed
}
