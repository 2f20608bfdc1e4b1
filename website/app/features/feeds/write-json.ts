import { cleanTexts } from '@gevel/contract/clean-text'
import type { Feed, FeedEntry } from './feed.ts'

/** A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), in plain text. */
export function writeJson({ title, description, url, urlIn, author, entries }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: url,
    feed_url: urlIn('feed.json'),
    description,
    language: 'nl',
    authors: [author],
    items: entries.map(item),
  }
  return JSON.stringify(cleanTexts(feed))
}

function item({ id, url, title, summary, publishedAt, updatedAt, author, category, imageUrl }: FeedEntry) {
  return {
    id,
    url,
    title,
    content_text: summary,
    date_published: publishedAt,
    date_modified: updatedAt,
    authors: [author],
    ...(category !== null && { tags: [category] }),
    ...(imageUrl !== null && { image: imageUrl }),
  }
}
