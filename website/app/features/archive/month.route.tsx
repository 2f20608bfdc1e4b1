import type { ArchiveMonth } from '@gevel/contract/archive'
import { archiveHref } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import { pageNumberOf } from '../../routing/page-query.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import styles from '../../styles/features/archive.css?url'
import { HeadlineDays } from '../../ui/articles/headline-days.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { Pagination } from '../../ui/page/pagination.tsx'
import type { Route } from './+types/month.route.ts'
import { listMonth, listMonths } from './archive.server.ts'
import { ArchiveHead } from './archive-head.tsx'
import { monthParamSchema, yearParamSchema } from './archive-params.ts'
import { editionOf } from './archive-query.ts'
import { articleCount, nameOfMonth } from './archive-words.ts'
import { DayLinks } from './day-links.tsx'
import { NeighbourLinks } from './neighbour-links.tsx'

export const handle: RouteHandle = { query: ['p'] }

export const links = styleSheets(styles)

const PAGE_SIZE = 100

/** `GET /sitemap/{year}/{month}`: the articles of a month by day; 404 for a month without articles. */
export async function loader(call: Route.LoaderArgs) {
  const { request, url, params } = call
  const year = routeParam(url, yearParamSchema, params.year)
  const month = routeParam(url, monthParamSchema, params.month)
  const page = pageNumberOf(url)
  const edition = editionOf(url)
  if (params.month.length === 1) throw redirect(archiveHref(edition, year, month, page), 301)
  const name = `${year}-${params.month}`
  const [months, { data: articles, meta }] = await load(
    call,
    Promise.all([listMonths(request, edition), listMonth(request, name, { edition, page, pageSize: PAGE_SIZE })]),
  )
  if (page > meta.pagination.pageCount) pageNotFound(url)
  const at = months.findIndex((candidate) => candidate.month === name)
  return { edition, year, month, articles, ...meta, newer: yearMonth(months[at - 1]), older: yearMonth(months[at + 1]) }
}

function yearMonth(month: ArchiveMonth | undefined) {
  if (!month) return null
  const [year, number] = month.month.split('-')
  return { year: Number(year), month: Number(number) }
}

interface YearMonth {
  year: number
  /** from 1 */
  month: number
}

/** The articles of a month by day. */
export default function MonthRoute({
  loaderData: { edition, year, month, articles, pagination, days, newer, older },
}: Route.ComponentProps) {
  const { siteName } = usePageContext()
  const { page, pageCount, pageSize, total } = pagination
  const name = `${nameOfMonth(month)} ${year}`
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const hrefOf = (number: number) => archiveHref(edition, year, month, number)
  const linkOf = (other: YearMonth | null) =>
    other && { label: `${nameOfMonth(other.month)} ${other.year}`, href: archiveHref(edition, other.year, other.month) }
  return (
    <div className="wrap">
      {page > 1 && <link rel="prev" href={hrefOf(page - 1)} />}
      {page < pageCount && <link rel="next" href={hrefOf(page + 1)} />}
      <ArchiveHead
        edition={edition}
        title={page > 1 ? `${title}, pagina ${page}` : title}
        description={`Alle artikelen van ${siteName} uit ${name} per dag.`}
        path={hrefOf(page)}
        above={{ year }}
      >
        {articleCount(total)} van {siteName} uit {name}.
      </ArchiveHead>
      <DayLinks {...{ days, pageSize, hrefOf }} />
      <div className="archive-days">
        <HeadlineDays articles={articles} level="h2" hasIds />
      </div>
      <Pagination pagination={pagination} hrefOf={hrefOf} />
      <NeighbourLinks label="Andere maanden" previous={linkOf(older)} next={linkOf(newer)} />
    </div>
  )
}
