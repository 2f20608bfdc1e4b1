import { type Feed, type FeedAuthor, type FeedEntry, IMAGE_TYPE, lastUpdate } from './feed.ts'
import { element, type XmlElement, xmlDocument } from './xml.ts'

/** A feed as Atom (RFC 4287). Its texts are plain: `type` is `text` where it is not given. */
export function writeAtom(feed: Feed): string {
  const { id, title, description, url, urlIn, author, entries } = feed
  const root = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'nl' },
    element('id', {}, id),
    element('title', {}, title),
    element('subtitle', {}, description),
    element('updated', {}, lastUpdate(feed)),
    person(author),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('link', { rel: 'self', type: 'application/atom+xml', href: urlIn('atom.xml') }),
    ...entries.map(entry),
  )
  return xmlDocument(root)
}

function entry({ id, url, title, summary, publishedAt, updatedAt, author, category, imageUrl }: FeedEntry): XmlElement {
  return element(
    'entry',
    {},
    element('id', {}, id),
    element('title', {}, title),
    element('published', {}, publishedAt),
    element('updated', {}, updatedAt),
    person(author),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    imageUrl === null ? null : element('link', { rel: 'enclosure', type: IMAGE_TYPE, href: imageUrl }),
    category === null ? null : element('category', { term: category }),
    element('summary', {}, summary),
  )
}

function person({ name, url }: FeedAuthor): XmlElement {
  return element('author', {}, element('name', {}, name), element('uri', {}, url))
}
