import type { FeedFormat } from '@gevel/contract/feeds'
import type { TagWithPages } from '@gevel/contract/tags'

/** Somebody who wrote an entry, or the site; `url` is absolute. */
export interface FeedAuthor {
  name: string
  url: string
}

/** An entry of a feed, in plain text; URLs are absolute, moments ISO 8601. */
export interface FeedEntry {
  id: string
  url: string
  title: string
  summary: string
  publishedAt: string
  updatedAt: string
  author: FeedAuthor
  category: string | null
  /** a JPEG; its size is unknown, since it is resized when it is requested */
  imageUrl: string | null
}

/** A feed in any format, in plain text. */
export interface Feed {
  id: string
  title: string
  description: string
  /** of the page with the same list */
  url: string
  /** of the feed itself in a format */
  urlIn: (format: FeedFormat) => string
  author: FeedAuthor
  entries: readonly FeedEntry[]
}

/** The media type of `FeedEntry.imageUrl`. */
export const IMAGE_TYPE = 'image/jpeg'

/**
 * An id that stays the same when titles, slugs, editions or paths change: a tag URI (RFC 4151).
 * @param origin of the site
 * @param subject `article/136`
 */
export function permanentId(origin: string, subject: string): string {
  return `tag:${new URL(origin).hostname},2026:${subject}`
}

/** What identifies a tag, or the company that is shown as one, in such an id: its slug changes with its name. */
export function tagSubject({ id, company, slug }: Pick<TagWithPages, 'id' | 'company' | 'slug'>): string {
  return company === null ? `tag/${id ?? slug}` : `company/${company}`
}

/** When an entry last changed; without entries a fixed moment, since that of the request would change the feed. */
export function lastUpdate({ entries }: Feed): string {
  const moments = entries.map(({ updatedAt }) => updatedAt).toSorted()
  return moments.at(-1) ?? new Date(0).toISOString()
}
