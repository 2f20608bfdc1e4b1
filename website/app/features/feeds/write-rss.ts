import { escapeHtml } from '../../ui/text/escape-html.ts'
import { type Feed, type FeedEntry, IMAGE_TYPE, lastUpdate } from './feed.ts'
import { element, type XmlElement, xmlDocument } from './xml.ts'

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function writeRss(feed: Feed): string {
  const { title, description, url, urlIn, entries } = feed
  const channel = element(
    'channel',
    {},
    element('title', {}, title),
    element('link', {}, url),
    element('description', {}, description),
    element('language', {}, 'nl'),
    element('lastBuildDate', {}, rfc822(lastUpdate(feed))),
    element('atom:link', { rel: 'self', type: 'application/rss+xml', href: urlIn('rss.xml') }),
    ...entries.map(item),
  )
  return xmlDocument(element('rss', { version: '2.0', ...NAMESPACES }, channel))
}

/** RSS has an enclosure only with its size, and an author only with an e-mail address: other elements need neither. */
function item({ id, url, title, summary, publishedAt, author, category, imageUrl }: FeedEntry): XmlElement {
  return element(
    'item',
    {},
    element('title', {}, title),
    element('link', {}, url),
    element('guid', { isPermaLink: 'false' }, id),
    element('pubDate', {}, rfc822(publishedAt)),
    element('dc:creator', {}, author.name),
    category === null ? null : element('category', {}, category),
    // the description of an item is HTML, so its own signs are escaped too
    element('description', {}, escapeHtml(summary)),
    imageUrl === null ? null : element('media:content', { url: imageUrl, type: IMAGE_TYPE, medium: 'image' }),
  )
}

/** A moment as in mails: `Fri, 20 Nov 2026 08:12:00 GMT`. */
function rfc822(moment: string): string {
  return new Date(moment).toUTCString()
}
