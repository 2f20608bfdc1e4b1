import { vacancyHref } from '@gevel/contract/hrefs'
import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import { pageError } from '../../routing/page-error.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { redirectToCanonical } from '../../routing/urls/canonical-slug.ts'
import { idParamSchema } from '../../routing/urls/params.ts'
import { previewOf } from '../previews/public.server.ts'
import type { Route } from './+types/vacancy.route.ts'
import { findVacancy } from './vacancies.server.ts'
import { VacancyPage } from './vacancy-page.tsx'

/** How long a closed vacancy stays visible before it is a 410, in milliseconds (product: 30 days). */
const GONE_AFTER_MS = 30 * 24 * 60 * 60 * 1000

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export async function loader(args: Route.LoaderArgs) {
  const { request, url, params } = args
  const vacancy =
    previewOf(args, 'vacancy')?.document ??
    (await load(args, findVacancy(request, routeParam(url, idParamSchema, params.id)))) ??
    pageNotFound(url)
  redirectToCanonical(url, vacancyHref(vacancy))
  if (Date.now() - Date.parse(vacancy.closesAt) > GONE_AFTER_MS) {
    throw pageError('Deze vacature is gesloten en niet meer te zien.', { status: 410 })
  }
  return { vacancy }
}

export default function VacancyRoute({ loaderData }: Route.ComponentProps) {
  return <VacancyPage vacancy={loaderData.vacancy} />
}
