/** Lets feed readers find the RSS feed of what a page lists. React hoists it into the head. */
export function FeedLink({ title, href }: { title: string; href: string }) {
  return <link rel="alternate" type="application/rss+xml" title={title} href={href} />
}
