import { z } from 'zod'
import { momentSchema } from './primitives.ts'
import { articleCardSchema, authorSchema } from './references.ts'

/** The lists that can be followed by a feed reader: the news and the vacancies of each edition, and the newsletters that were sent. */
export const feedListSchema = z.enum(['nieuws', 'pro', 'vacatures', 'provacatures', 'nieuwsbrief'])
export type FeedList = z.infer<typeof feedListSchema>

/** RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1, by the last segment of their path. */
export const feedFormatSchema = z.enum(['rss.xml', 'atom.xml', 'feed.json'])
export type FeedFormat = z.infer<typeof feedFormatSchema>

/** The most articles in one feed. */
export const longestFeed = 30

/** An article in a feed, in `GET /public/feed`. */
export const feedArticleSchema = articleCardSchema
  .pick({ id: true, slug: true, edition: true, label: true, title: true, intro: true, publishedAt: true, cover: true })
  .extend({
    /** when its text last changed for readers or was corrected; else when it was published */
    updatedAt: momentSchema,
    author: authorSchema.pick({ name: true, slug: true }).nullable(),
  })
export type FeedArticle = z.infer<typeof feedArticleSchema>
