import { single } from '@gevel/contract/envelope'
import { href } from '@gevel/contract/hrefs'
import { vacancyCategoryPageSchema } from '@gevel/contract/vacancies'
import { categoryNames } from '@gevel/contract/vacancy-names'
import { data } from 'react-router'
import { findContent } from '../../../content/client.server.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../../routing/not-found.ts'
import { pageNumberOf } from '../../../routing/page-query.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { idParamSchema } from '../../../routing/urls/params.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { RichText } from '../../../ui/text/rich-text.tsx'
import { loadBanners } from '../../banners/banners.server.ts'
import { PageBanners } from '../../banners/page-banners.ts'
import { VACANCY_KEYS } from '../listing/vacancy-keys.ts'
import { vacancySelectionSchema } from '../listing/vacancy-params.ts'
import { vacanciesHref } from '../listing/vacancy-selection.ts'
import { loadVacancyList } from '../vacancies.server.ts'
import { VacancyListBlock } from '../vacancy-list-block.tsx'
import type { Route } from './+types/category.route.ts'

const PAGE_SIZE = 20

export const handle: RouteHandle = { query: ['p', ...VACANCY_KEYS] }

/** `/vacatures/cat/{id}`: the open vacancies of a category, below what editors wrote about it. */
export async function loader(args: Route.LoaderArgs) {
  const { request, url, params } = args
  const id = routeParam(url, idParamSchema, params.id)
  const category = (await load(args, findCategory(request, id))) ?? pageNotFound(url)
  const query = Object.fromEntries(VACANCY_KEYS.map((key) => [key, url.searchParams.get(key)]))
  const { filters, ...selected } = routeParam(url, vacancySelectionSchema, query)
  const selection = { ...selected, filters: { ...filters, category: undefined } }
  const page = pageNumberOf(url)
  const edition = url.searchParams.has('pro') ? ('pro' as const) : null
  const asked = { edition, category: category.category, page, pageSize: PAGE_SIZE }
  const [{ vacancies, saved }, banners] = await load(
    args,
    Promise.all([loadVacancyList(request, asked, selection), loadBanners(request, edition ?? 'general', ['list'])]),
  )
  if (page > Math.max(1, vacancies.meta.pagination.pageCount)) pageNotFound(url)
  const isMissed = vacancies.data.length === 0 && (selection.text !== '' || selection.place !== '')
  // anybody can invent searches without a result, which would evict pages that are read
  return data(
    { category, vacancies, saved, selection, banners, page },
    isMissed ? { headers: { 'Cache-Control': 'no-store' } } : undefined,
  )
}

/** A list without results of a search is not cached. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

async function findCategory(request: Request, id: number) {
  const found = await findContent(request, `/public/vacancy-categories/${id}`, single(vacancyCategoryPageSchema))
  return found?.data ?? null
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const { category, vacancies, saved, selection, banners, page } = loaderData
  const link = href('/vacatures/cat/:id', { id: category.id })
  const name = categoryNames[category.category]
  const title = category.title ?? name
  const isWhole = vacanciesHref(link, selection) === link
  return (
    <>
      <PageMeta
        title={page > 1 ? `${title}, pagina ${page}` : title}
        description={`Open vacatures in ${name.toLowerCase()}, met salaris en uren erbij.`}
        path={isWhole && page > 1 ? `${link}?p=${page}` : link}
      />
      <div className="wrap">
        <Breadcrumbs above={[{ label: 'Vacatures', href: href('/vacatures') }]} here={title} />
        <header className="page-head">
          <h1>{title}</h1>
        </header>
        {category.text.length > 0 && (
          <div className="prose mb-6">
            <RichText content={category.text} />
          </div>
        )}
        <PageBanners value={banners}>
          <VacancyListBlock {...{ vacancies, saved, selection, link }} category={category.category} />
        </PageBanners>
      </div>
    </>
  )
}
