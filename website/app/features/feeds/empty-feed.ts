import type { FeedFormat } from '@gevel/contract/feeds'
import { Feed } from 'feed'
import { env } from '../../config/env.server.ts'

interface FeedFacts {
  title: string
  description: string
  /** the path of the page with the same list */
  path: string
  /** the path of the feed in a format */
  pathIn: (format: FeedFormat) => string
  /** when its newest item was published; undefined without items */
  updatedAt: string | undefined
}

/** A feed without items. All URLs are absolute. */
export function emptyFeed({ title, description, path, pathIn, updatedAt }: FeedFacts): Feed {
  const urlIn = (format: FeedFormat) => env.SITE_URL + pathIn(format)
  return new Feed({
    title,
    description,
    id: env.SITE_URL + path,
    link: env.SITE_URL + path,
    language: 'nl',
    feedLinks: { rss: urlIn('rss.xml'), atom: urlIn('atom.xml'), json: urlIn('feed.json') },
    generator: false,
    // the time of the request would change the feed, and its entity tag, at each rendering
    updated: new Date(updatedAt ?? 0),
  })
}
