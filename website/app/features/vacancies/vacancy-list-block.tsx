import type { Pagination as PaginationFacts } from '@gevel/contract/envelope'
import { feedHref } from '@gevel/contract/hrefs'
import type { VacancyCard } from '@gevel/contract/vacancies'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FeedLink } from '../../ui/page/feed-link.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { Pagination } from '../../ui/page/pagination.tsx'
import { AdSlot } from '../banners/public.ts'
import { VacancyRow } from './vacancy-row.tsx'

/** The number of vacancies above the banner. */
const ABOVE_BANNER = 3

interface VacancyListBlockProps {
  vacancies: { data: VacancyCard[]; meta: { pagination: PaginationFacts } }
  /** the page this list is on */
  link: string
}

/** Every open vacancy, paginated. */
export function VacancyListBlock({ vacancies: { data, meta }, link }: VacancyListBlockProps) {
  const { edition } = usePageContext()
  const feed = feedHref(edition === 'pro' ? 'provacatures' : 'vacatures', 'rss.xml')
  const { total } = meta.pagination
  const hasFeatured = data.some(({ featured }) => featured)
  if (data.length === 0) {
    return (
      <EmptyState title="Nu geen vacatures">
        Er staan op dit moment geen vacatures open. Kom later nog eens kijken.
      </EmptyState>
    )
  }
  return (
    <section aria-label="Vacatures">
      <div className="bar">
        <p>
          <strong>{total === 1 ? '1 vacature' : `${total} vacatures`}</strong>{' '}
          <span className="muted">{hasFeatured ? 'uitgelichte eerst' : 'nieuwste eerst'}</span>
        </p>
        <FeedLink title="Vacatures" href={feed} />
        <a className="link text-sm" href={feed}>
          RSS
        </a>
      </div>
      <Rows vacancies={data.slice(0, ABOVE_BANNER)} />
      <AdSlot slot="list" />
      {data.length > ABOVE_BANNER && <Rows vacancies={data.slice(ABOVE_BANNER)} start={ABOVE_BANNER + 1} />}
      <Pagination pagination={meta.pagination} hrefOf={(page) => (page > 1 ? `${link}?p=${page}` : link)} />
    </section>
  )
}

function Rows({ vacancies, start }: { vacancies: VacancyCard[]; start?: number }) {
  return (
    <ol start={start}>
      {vacancies.map((vacancy) => (
        <VacancyRow key={vacancy.id} vacancy={vacancy} />
      ))}
    </ol>
  )
}
