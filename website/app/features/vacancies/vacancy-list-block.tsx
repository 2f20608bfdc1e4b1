import { withinEdition } from '@gevel/contract/edition-links'
import type { FeedFormat } from '@gevel/contract/feeds'
import { feedHref, href } from '@gevel/contract/hrefs'
import type { VacancyCard, VacancyCategory } from '@gevel/contract/vacancies'
import type { FilteredVacancies } from '@gevel/contract/vacancy-filters'
import { useId } from 'react'
import listStyles from '../../styles/features/vacancy-list.css?url'
import filterStyles from '../../styles/ui/filters.css?url'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Orders } from '../../ui/orders.tsx'
import { FeedLinks } from '../../ui/page/feed-links.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { Pagination } from '../../ui/page/pagination.tsx'
import { AdSlot } from '../banners/ad-slot.tsx'
import { ActiveFilters } from './listing/active-filters.tsx'
import { PlaceNotice } from './listing/place-notice.tsx'
import { VacancyFilters } from './listing/vacancy-filters.tsx'
import { VacancySearch } from './listing/vacancy-search.tsx'
import { isFiltered, type VacancySelection, vacanciesHref } from './listing/vacancy-selection.ts'
import { VacancyRow } from './vacancy-row.tsx'

/** The number of vacancies above the banner. */
const ABOVE_BANNER = 3

const ORDERS = [
  ['new', 'Nieuwste'],
  ['salary', 'Salaris'],
] as const

interface VacancyListBlockProps {
  vacancies: FilteredVacancies
  /** the ids of those that the reader has saved */
  saved: readonly number[]
  selection: VacancySelection
  /** the category of all vacancies of the page; null for any */
  category: VacancyCategory | null
  /** the page this list is on */
  link: string
}

/** Every open vacancy that passes the filters, paginated, with the filters beside the list. */
export function VacancyListBlock({
  vacancies: { data, meta },
  saved,
  category,
  selection,
  link,
}: VacancyListBlockProps) {
  const id = useId()
  const { edition } = usePageContext()
  const feedIn = (format: FeedFormat) => feedHref(edition === 'pro' ? 'provacatures' : 'vacatures', format)
  const { pagination, facets, corrected, place } = meta
  const count = pagination.total === 1 ? '1 vacature' : `${pagination.total} vacatures`
  const isEmpty = data.length === 0
  const mailed = {
    ...selection,
    order: 'new' as const,
    ...(category && { filters: { ...selection.filters, category } }),
  }
  const rows = { saved, page: withinEdition(vacanciesHref(link, selection, pagination.page), edition) }
  if (isEmpty && !isFiltered(selection)) {
    return (
      <div className="vacancies">
        <EmptyState title="Nu geen vacatures">
          Er staan op dit moment geen vacatures open. Kom later nog eens kijken.
        </EmptyState>
      </div>
    )
  }
  // beside an empty list they would leave most of the page empty: the active ones can be removed above it
  const shownFacets = isEmpty ? null : facets
  return (
    <section className="vacancies columns" aria-label="Vacatures">
      {/* the styles of these parts alone: the style sheet of the site is at its limit (e2e/budgets.ts) */}
      <link rel="stylesheet" href={filterStyles} precedence="feature" />
      <link rel="stylesheet" href={listStyles} precedence="feature" />
      {shownFacets && (
        <div className="lg:col-span-3">
          <VacancyFilters
            {...{ selection, link }}
            facets={shownFacets}
            results={{ id, count }}
            fixed={category ? 'category' : undefined}
          />
        </div>
      )}
      <div className={shownFacets ? 'joint lg:col-span-9' : undefined} id={id}>
        <VacancySearch selection={selection} link={link} />
        <PlaceNotice answer={place} selection={selection} link={link} />
        <div className="bar">
          <p>
            <strong>{count}</strong>
            <span className="muted">{orderText(selection, data)}</span>
          </p>
          <FeedLinks title="Vacatures" hrefIn={feedIn} />
          <div className="vacancies__links">
            <Orders
              orders={ORDERS.map(([order, label]) => ({
                ...{ label, href: vacanciesHref(link, { ...selection, order }) },
                isCurrent: selection.order === order,
              }))}
            />
            <Link
              className="link text-sm"
              href={withinEdition(vacanciesHref(href('/vacatures/mail'), mailed), edition)}
            >
              Mail mij nieuwe
            </Link>
            <a className="link text-sm" href={feedIn('rss.xml')}>
              RSS
            </a>
            <a
              className="link text-sm"
              href={edition === 'pro' ? href('/feeds/provacatures/jobs.xml') : href('/feeds/vacatures/jobs.xml')}
            >
              XML
            </a>
          </div>
        </div>
        <ActiveFilters selection={selection} isPlaceKnown={place?.state === 'found'} link={link} />
        {corrected && (
          <p className="pb-4">
            Resultaten voor <strong>{corrected}</strong>.
          </p>
        )}
        {isEmpty ? (
          <EmptyState title="Geen vacatures gevonden">
            <NothingFound selection={selection} link={link} />
          </EmptyState>
        ) : (
          <>
            <Rows {...rows} vacancies={data.slice(0, ABOVE_BANNER)} />
            <AdSlot slot="list" />
            <Rows {...rows} vacancies={data.slice(ABOVE_BANNER)} start={ABOVE_BANNER + 1} />
          </>
        )}
        <Pagination pagination={pagination} hrefOf={(page) => vacanciesHref(link, selection, page)} />
        <aside className="place-call" aria-labelledby={`${id}-plaatsen`}>
          <h2 id={`${id}-plaatsen`}>Zelf iemand zoeken?</h2>
          <p>De redactie leest uw vacature, en u betaalt pas als zij online staat.</p>
          <Link className="btn btn--submit" href={href('/vacatures/plaatsen')}>
            Plaats een vacature
          </Link>
        </aside>
      </div>
    </section>
  )
}

/** Why no vacancy is left, with the ways to more of them. */
function NothingFound({ selection, link }: Pick<VacancyListBlockProps, 'selection' | 'link'>) {
  const { text, place } = selection
  const hasFilters = isFiltered({ ...selection, text: '', place: '' })
  const near = place && `is in de buurt van ${place}`
  const words = text && 'heeft al deze woorden'
  return (
    <>
      Geen enkele vacature {[words, near, hasFilters && 'past bij al deze filters'].filter(Boolean).join(' en ')}.{' '}
      {(hasFilters || near) && (
        <Link className="link" href={vacanciesHref(link, { ...selection, filters: {}, place: '' })}>
          Wis de filters
        </Link>
      )}
      {(hasFilters || near) && words && ' of '}
      {words && (
        <Link className="link" href={`${href('/zoeken')}?${new URLSearchParams({ q: text, soort: 'vacatures' })}`}>
          {hasFilters || near ? 'zoek' : 'Zoek'} op de hele site
        </Link>
      )}
    </>
  )
}

function orderText({ order }: VacancySelection, vacancies: readonly VacancyCard[]): string {
  if (vacancies.length === 0) return ''
  if (order === 'salary') return ', hoogste salaris eerst'
  return vacancies.some(({ featured }) => featured) ? ', uitgelichte eerst' : ', nieuwste eerst'
}

interface RowsProps extends Pick<VacancyListBlockProps, 'saved'> {
  vacancies: VacancyCard[]
  /** the address of this page of the list */
  page: string
  /** the number of the first row */
  start?: number
}

function Rows({ vacancies, saved, page, start }: RowsProps) {
  if (vacancies.length === 0) return null
  return (
    <ol start={start}>
      {vacancies.map((vacancy) => (
        <VacancyRow key={vacancy.id} vacancy={vacancy} isSaved={saved.includes(vacancy.id)} page={page} />
      ))}
    </ol>
  )
}
