import type { ArchiveMonth } from '@gevel/contract/archive'
import { archiveHref } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import { pageNumberOf } from '../../routing/page-query.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/month.route.ts'
import { listMonth, listMonths } from './archive.server.ts'
import { monthParamSchema, yearParamSchema } from './archive-params.ts'
import { editionOf } from './archive-query.ts'
import { MonthPage } from './month-page.tsx'

export const handle: RouteHandle = { query: ['p'] }

export { archiveStyles as links } from './archive-styles.ts'

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

export default function MonthRoute({ loaderData }: Route.ComponentProps) {
  return <MonthPage {...loaderData} />
}
