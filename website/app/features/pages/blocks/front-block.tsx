import { DatedHeadlines } from '../../../ui/articles/dated-headlines.tsx'
import { HeadlineLink } from '../../../ui/articles/headline-link.tsx'
import { LatestList } from '../../../ui/articles/latest-list.tsx'
import { Story } from '../../../ui/articles/story.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Moment } from '../../../ui/text/moment.tsx'
import type { FilledBlockOf } from './fill-blocks.server.ts'

/** The order of the three columns of a front page: the general one starts with the lead, pro with the newest. */
const SPANS = {
  general: {
    lead: 'md:col-span-8 lg:col-span-6',
    beside: 'md:col-span-4 lg:col-span-3 joint',
    newest: 'lg:col-span-3 joint',
  },
  pro: {
    lead: 'md:col-span-8 lg:col-span-6 joint',
    beside: 'md:col-span-4 lg:col-span-3 joint',
    newest: 'lg:col-span-3 l-first',
  },
} as const

/** The front block: a new recall, the lead, the stories beside it and the newest with their times. */
export function FrontBlock({
  block: { edition, recall, lead, also, beside, newest },
}: {
  block: FilledBlockOf<'blocks.front'>
}) {
  const spans = SPANS[edition]
  if (!lead) return <EmptyState title="Nog geen nieuws">Zodra de redactie iets publiceert, staat het hier.</EmptyState>
  return (
    <>
      {recall && (
        <p className="notice notice--live mt-6">
          <HeadlineLink article={recall} className="head text-lg" />{' '}
          <span className="muted text-sm">
            <Moment at={recall.publishedAt} />
          </span>
        </p>
      )}
      <div className="columns pt-6">
        <div className={spans.lead}>
          <Story article={lead} variant="lead" level="h2" priority />
          {also.length > 0 && <DatedHeadlines articles={also} />}
        </div>
        <div className={spans.beside}>
          <div className="courses">
            {beside.map((article, at) => (
              <Story
                key={article.id}
                article={article}
                variant={at === 0 && article.cover ? 'mid' : 'text'}
                level="h2"
              />
            ))}
          </div>
        </div>
        <section className={spans.newest} aria-labelledby="laatste">
          <LatestList id="laatste" title="Het laatste" articles={newest} edition={edition} />
        </section>
      </div>
    </>
  )
}
