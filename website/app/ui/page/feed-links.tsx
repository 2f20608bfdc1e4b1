import type { FeedFormat } from '@gevel/contract/feeds'

/** Their media types differ from their names in one sign. */
const FORMATS: readonly FeedFormat[] = ['rss.xml', 'atom.xml', 'feed.json']

interface FeedLinksProps {
  title: string
  /** of the feed in a format */
  hrefIn: (format: FeedFormat) => string
}

/** Lets feed readers find the feed of what a page lists, in all its formats. React hoists the links into the head. */
export function FeedLinks({ title, hrefIn }: FeedLinksProps) {
  return FORMATS.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={`application/${format.replace('.', '+')}`}
      title={title}
      href={hrefIn(format)}
    />
  ))
}
