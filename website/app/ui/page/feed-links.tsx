import type { FeedFormat } from '@gevel/contract/feeds'

const FORMATS: readonly { format: FeedFormat; type: string; name: string }[] = [
  { format: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { format: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { format: 'feed.json', type: 'application/feed+json', name: 'JSON' },
]

interface FeedLinksProps {
  title: string
  /** of the feed in a format */
  hrefIn: (format: FeedFormat) => string
}

/** Lets feed readers find the feed of what a page lists, in all its formats. React hoists the links into the head. */
export function FeedLinks({ title, hrefIn }: FeedLinksProps) {
  return FORMATS.map(({ format, type, name }) => (
    <link key={format} rel="alternate" type={type} title={`${title} (${name})`} href={hrefIn(format)} />
  ))
}
