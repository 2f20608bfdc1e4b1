import { z } from 'zod'

/** The lists that can be followed by a feed reader: the news and the vacancies of each edition. */
export const feedListSchema = z.enum(['nieuws', 'pro', 'vacatures', 'provacatures'])
export type FeedList = z.infer<typeof feedListSchema>

/** RSS 2.0, Atom (RFC 4287) and JSON Feed 1, by the last segment of their path. */
export const feedFormatSchema = z.enum(['rss.xml', 'atom.xml', 'feed.json'])
export type FeedFormat = z.infer<typeof feedFormatSchema>
