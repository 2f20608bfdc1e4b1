import type { FollowedNews, Subject } from '@gevel/contract/following'
import { href } from '@gevel/contract/hrefs'
import { Story } from '../../ui/articles/story.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { AgendaItem } from '../events/agenda-item.tsx'
import { FollowedSubjects } from './followed-subjects.tsx'
import { Section } from './section.tsx'

interface FollowedSectionProps {
  followed: readonly Subject[]
  /** of what is followed */
  news: FollowedNews
}

/** The newest of the followed subjects, and the list of those subjects. */
export function FollowedSection({ followed, news }: FollowedSectionProps) {
  return (
    <Section id="volgt" title="Mijn Gevel">
      {followed.length === 0 ? (
        <EmptyState title="U volgt nog niets">
          Druk op Volgen bij een onderwerp, een auteur, een bedrijf of een bijeenkomst, dan staat het nieuws daarvan
          hier.{' '}
          <Link className="link" href={href('/news/tag')}>
            Bekijk alle onderwerpen
          </Link>
        </EmptyState>
      ) : (
        <>
          <News news={news} isMixed={followed.length > 1} />
          <FollowedSubjects subjects={followed} isOpen={news.articles.length === 0} />
        </>
      )}
    </Section>
  )
}

/** @param isMixed whether the news is of several subjects */
function News({ news: { articles, events }, isMixed }: { news: FollowedNews; isMixed: boolean }) {
  if (articles.length === 0 && events.length === 0)
    return <p className="muted">Er is nog niets verschenen over wat u volgt.</p>
  return (
    <>
      {articles.length > 0 && (
        <ul className="courses my-news">
          {articles.map(({ article, subjects }) => (
            <li key={article.id}>
              <Story article={article} variant="row" level="h3" note={isMixed ? becauseOf(subjects) : undefined} />
            </li>
          ))}
        </ul>
      )}
      {events.length > 0 && (
        <section aria-labelledby="bijeenkomsten">
          <Lintel id="bijeenkomsten" title="Komende bijeenkomsten" level="h3" />
          <ul className="agenda agenda--columns">
            {events.map((event) => (
              <AgendaItem key={event.id} event={event} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const MAX_NAMED = 2

/** Why an article is in a reader's news: the names of the followed subjects that it belongs to. */
export function becauseOf(names: readonly string[]): string {
  const others = names.length - MAX_NAMED
  const named = others > 1 ? [...names.slice(0, MAX_NAMED), `nog ${others}`] : names
  return `Omdat u ${new Intl.ListFormat('nl').format(named)} volgt`
}
