import { childrenOf, countProblems, isMoment, isUri, isWebAddress, type XmlTree } from './xml-tree.ts'

const NAMESPACE = 'http://www.w3.org/2005/Atom'
const TEXTS = ['title', 'subtitle', 'summary', 'rights']

/** What of the rules of RFC 4287 a feed breaks. */
export function atomProblems(feed: XmlTree): string[] {
  if (feed.name !== 'feed' || feed.namespace !== NAMESPACE) return [`the root is ${feed.name} of ${feed.namespace}`]
  const entries = childrenOf(feed, 'entry')
  const keys = entries.map((entry) => `${textOf(entry, 'id')} ${textOf(entry, 'updated')}`)
  const hasAuthor = childrenOf(feed, 'author').length > 0
  return [
    // §4.1.1
    ...countProblems(feed, {
      once: ['id', 'title', 'updated'],
      atMostOnce: ['generator', 'icon', 'logo', 'rights', 'subtitle'],
    }),
    ...(hasAuthor || entries.every((entry) => childrenOf(entry, 'author').length > 0) ? [] : ['feed: no author']),
    ...(childrenOf(feed, 'link').some(({ attributes }) => attributes.rel === 'self')
      ? []
      : ['feed: no link to itself']),
    ...(new Set(keys).size === keys.length ? [] : ['two entries with the same id and updated']),
    ...partProblems(feed),
    ...entries.flatMap(entryProblems),
  ]
}

/** §4.1.2 */
function entryProblems(entry: XmlTree): string[] {
  const problems = [
    ...countProblems(entry, {
      once: ['id', 'title', 'updated'],
      atMostOnce: ['content', 'published', 'rights', 'source', 'summary'],
    }),
    ...(childrenOf(entry, 'content').length > 0 || alternates(entry).length > 0 ? [] : ['neither content nor a link']),
    ...(childrenOf(entry, 'author').length > 0 ? [] : ['no author']),
    ...partProblems(entry),
  ]
  return problems.map((problem) => `${textOf(entry, 'id')}: ${problem}`)
}

/** What feeds and entries have in common. */
function partProblems(parent: XmlTree): string[] {
  const kinds = alternates(parent).map(({ attributes }) => `${attributes.type} ${attributes.hreflang}`)
  return [
    ...childrenOf(parent, 'id').flatMap(({ text }) => (isUri(text) ? [] : [`id ${text}`])),
    ...['updated', 'published'].flatMap((name) =>
      childrenOf(parent, name).flatMap(({ text }) => (isMoment(text) ? [] : [`${name} ${text}`])),
    ),
    ...(new Set(kinds).size === kinds.length ? [] : ['two alternate links of one type']),
    ...TEXTS.flatMap((name) => childrenOf(parent, name).flatMap(textProblems)),
    ...['author', 'contributor'].flatMap((name) => childrenOf(parent, name).flatMap(personProblems)),
    ...childrenOf(parent, 'link').flatMap(linkProblems),
    ...childrenOf(parent, 'category').flatMap(({ attributes }) =>
      attributes.term ? [] : ['a category without a term'],
    ),
  ]
}

/** §3.1 */
function textProblems({ name, attributes: { type = 'text' }, children, text }: XmlTree): string[] {
  if (!['text', 'html', 'xhtml'].includes(type)) return [`${name} of type ${type}`]
  if (type !== 'xhtml' && children.length > 0) return [`${name} with elements`]
  return text.trim() === '' ? [`${name} without text`] : []
}

/** §3.2 */
function personProblems(person: XmlTree): string[] {
  const uri = textOf(person, 'uri')
  return [
    ...countProblems(person, { once: ['name'], atMostOnce: ['uri', 'email'] }),
    ...(uri === undefined || isWebAddress(uri) ? [] : [`uri ${uri}`]),
  ]
}

/** §4.2.7 */
function linkProblems({ attributes: { href, type, length } }: XmlTree): string[] {
  return [
    ...(isWebAddress(href) ? [] : [`a link to ${href}`]),
    ...(type === undefined || /^[a-z]+\/[a-z0-9.+-]+$/.test(type) ? [] : [`a link of type ${type}`]),
    ...(length === undefined || /^[1-9]\d*$/.test(length) ? [] : [`a link of length ${length}`]),
  ]
}

function alternates(parent: XmlTree): XmlTree[] {
  return childrenOf(parent, 'link').filter(({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate')
}

function textOf(parent: XmlTree, name: string): string | undefined {
  return childrenOf(parent, name)[0]?.text
}
