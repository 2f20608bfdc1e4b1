import type { Edition } from '@gevel/contract/editions'
import { newsHref } from '@gevel/contract/hrefs'
import type { Headline } from '@gevel/contract/references'
import { Lintel } from '../lintel.tsx'
import { HeadlineDays } from './headline-days.tsx'

interface LatestListProps {
  id: string
  title: string
  articles: readonly Headline[]
  edition: Edition
}

/** The newest stories with their times, by day. */
export function LatestList({ id, title, articles, edition }: LatestListProps) {
  return (
    <>
      <Lintel id={id} title={title} more={{ label: 'Alles', href: newsHref(edition) }} />
      <HeadlineDays articles={articles} level="h3" />
    </>
  )
}
