import { href } from '@gevel/contract/hrefs'
import { type NewsletterBlock, newsletterNames, type SentIssue, type SentIssueCard } from '@gevel/contract/newsletter'
import { Picture } from '../../ui/images/picture.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { fullDate } from '../../ui/text/dates.ts'
import { IssueList } from './issue-list.tsx'

interface LatestIssuesProps {
  latest: SentIssue | undefined
  /** those before it */
  earlier: readonly SentIssueCard[]
}

/** What a newsletter looks like, by its latest issue; nothing before the first one. */
export function LatestIssues({ latest, earlier }: LatestIssuesProps) {
  if (!latest) return null
  return (
    <aside className="joint stack-lg md:col-span-5" aria-label="Verstuurde nummers">
      <section aria-labelledby="voorbeeld">
        <Lintel
          id="voorbeeld"
          title="Zo ziet hij eruit"
          more={{ label: 'Lees dit nummer', href: href('/nieuwsbrief/:slug', { slug: latest.slug }) }}
        />
        <Sheet issue={latest} />
      </section>
      {earlier.length > 0 && (
        <section aria-labelledby="eerder">
          <Lintel id="eerder" title="Eerdere nummers" more={{ label: 'Archief', href: href('/nieuwsbrief/archief') }} />
          <IssueList issues={earlier} />
        </section>
      )}
    </aside>
  )
}

/** The beginning of an issue, as a picture of it. */
function Sheet({ issue: { list, subject, sentAt, blocks } }: { issue: SentIssue }) {
  const text = firstOf(blocks, 'text')?.text.split(/\n\s*\n/)[0]
  const lead = firstOf(blocks, 'lead')?.article
  const articles = firstOf(blocks, 'articles')?.articles.slice(0, 3) ?? []
  return (
    <div className="paper" role="img" aria-label={`Het begin van ${newsletterNames[list]} van ${fullDate(sentAt)}`}>
      <div className="paper__sheet" aria-hidden="true">
        <div className="paper__top" data-edition={list === 'pro' ? 'pro' : undefined}>
          <b>{newsletterNames[list]}</b>
          <span>{fullDate(sentAt)}</span>
        </div>
        <div className="paper__in">
          {text && <p className="said">{text}</p>}
          {lead?.picture && <Picture alt="" picture={lead.picture} ratio="16x9" sizes="24rem" />}
          {lead && <p className="kicker">{lead.label}</p>}
          <p className="paper__title">{lead?.title ?? subject}</p>
          {lead && <p className="said">{lead.intro}</p>}
          <ul>
            {articles.map(({ href: target, title }) => (
              <li key={target}>{title}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

function firstOf<Type extends NewsletterBlock['type']>(blocks: readonly NewsletterBlock[], type: Type) {
  return blocks.find((block): block is Extract<NewsletterBlock, { type: Type }> => block.type === type)
}
