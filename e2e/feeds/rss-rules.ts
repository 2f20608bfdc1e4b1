import { childrenOf, countProblems, isWebAddress, type XmlTree } from './xml-tree.ts'

const DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/

const OPTIONAL = {
  channel: [
    'language',
    'copyright',
    'managingEditor',
    'webMaster',
    'pubDate',
    'lastBuildDate',
    'generator',
    'docs',
    'ttl',
  ],
  item: ['title', 'link', 'description', 'author', 'comments', 'enclosure', 'guid', 'pubDate', 'source'],
}

/** What of the rules of RSS 2.0 (https://www.rssboard.org/rss-specification) a feed breaks. */
export function rssProblems(rss: XmlTree): string[] {
  if (rss.name !== 'rss' || rss.attributes.version !== '2.0') return [`the root is ${rss.name}`]
  const [channel, ...others] = childrenOf(rss, 'channel')
  if (!channel || others.length > 0) return ['not one channel']
  const items = childrenOf(channel, 'item')
  const ids = items.map((item) => textOf(item, 'guid'))
  return [
    ...countProblems(channel, { once: ['title', 'link', 'description'], atMostOnce: OPTIONAL.channel }),
    ...unknownElements(channel, [
      ...OPTIONAL.channel,
      'title',
      'link',
      'description',
      'category',
      'cloud',
      'image',
      'item',
    ]),
    ...(isWebAddress(textOf(channel, 'link')) ? [] : ['channel: link']),
    ...dateProblems(channel, ['pubDate', 'lastBuildDate']),
    ...(new Set(ids).size === ids.length ? [] : ['two items with the same guid']),
    ...items.flatMap(itemProblems),
  ]
}

function itemProblems(item: XmlTree): string[] {
  const link = textOf(item, 'link')
  const problems = [
    ...countProblems(item, { atMostOnce: OPTIONAL.item }),
    ...unknownElements(item, [...OPTIONAL.item, 'category']),
    ...(textOf(item, 'title')?.trim() || textOf(item, 'description')?.trim() ? [] : ['neither title nor description']),
    ...(link === undefined || isWebAddress(link) ? [] : [`link ${link}`]),
    ...dateProblems(item, ['pubDate']),
    ...childrenOf(item, 'guid').flatMap(({ attributes, text }) =>
      attributes.isPermaLink === 'false'
        ? text.trim()
          ? []
          : ['an empty guid']
        : isWebAddress(text)
          ? []
          : [`guid ${text}`],
    ),
    // an address, with a name in brackets
    ...childrenOf(item, 'author').flatMap(({ text }) =>
      /^\S+@\S+\.\S+(?: \(.+\))?$/.test(text) ? [] : [`author ${text}`],
    ),
    ...childrenOf(item, 'enclosure').flatMap(({ attributes: { url, length, type } }) =>
      isWebAddress(url) && /^[1-9]\d*$/.test(length ?? '') && /^[a-z]+\/\S+$/.test(type ?? '')
        ? []
        : [`enclosure ${url} of ${length} bytes, ${type}`],
    ),
  ]
  return problems.map((problem) => `${textOf(item, 'guid')}: ${problem}`)
}

/** Elements beyond the specification need a namespace. */
function unknownElements({ children, name: parent }: XmlTree, known: readonly string[]): string[] {
  const unknown = children.filter(({ namespace, name }) => namespace === null && !known.includes(name))
  return unknown.map(({ name }) => `${parent}: ${name} is not of RSS`)
}

function dateProblems(parent: XmlTree, names: readonly string[]): string[] {
  const dates = names.flatMap((name) => childrenOf(parent, name).map(({ text }) => text))
  return dates.filter((text) => !DATE.test(text) || Number.isNaN(Date.parse(text))).map((text) => `date ${text}`)
}

function textOf(parent: XmlTree, name: string): string | undefined {
  return childrenOf(parent, name)[0]?.text
}
