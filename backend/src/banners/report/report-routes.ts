import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { idOf } from '../../http/parameters'
import { listAdvertisers, resultsPerBanner, resultsPerDay } from './banner-results'
import { bannerState } from './banner-state'
import { exportReport } from './export-report'
import { readBannerReport } from './read-banner-report'
import { type ReportQuery, reportQuery } from './report-query'

/** The permission as listed on the admin's roles screen; it is registered before the roles are created. */
export const reportActions = [
  {
    section: 'settings',
    category: 'Banners',
    displayName: 'Resultaten van banners lezen',
    uid: 'banners.report',
  },
]

const config = {
  policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [readBannerReport] } }],
}
const info = { type: 'admin' }

/** The routes of the report, and of the panel beside the form of a banner. */
export const reportRoutes = {
  type: 'admin' as const,
  prefix: '/banner-report',
  routes: [
    { method: 'GET' as const, path: '/', handler: showReport, config, info },
    { method: 'GET' as const, path: '/export', handler: download, config, info },
    { method: 'GET' as const, path: '/state', handler: showState, config, info },
  ],
}

/** What banners delivered in a period. */
async function reportOf(query: ReportQuery) {
  const [advertisers, banners, days] = await Promise.all([
    listAdvertisers(),
    resultsPerBanner(query),
    resultsPerDay(query),
  ])
  return { data: { ...query, advertisers, banners, days } }
}

async function showReport(ctx: Context): Promise<void> {
  const query = parseQuery(ctx)
  ctx.set('Cache-Control', 'no-store')
  ctx.body = await reportOf(query)
}

async function download(ctx: Context): Promise<void> {
  const query = parseQuery(ctx)
  ctx.set('Cache-Control', 'no-store')
  ctx.attachment(`banners-${query.from}-${query.to}.csv`)
  ctx.type = 'text/csv; charset=utf-8'
  ctx.body = await exportReport(query)
}

async function showState(ctx: Context): Promise<void> {
  const id = idOf(String(ctx.query.banner))
  if (id === null) throw new errors.NotFoundError('Deze banner is er niet.')
  ctx.set('Cache-Control', 'no-store')
  ctx.body = await bannerState(id)
}

function parseQuery(ctx: Context): ReportQuery {
  const query = reportQuery.safeParse(ctx.query)
  if (query.success) return query.data
  const { issues } = query.error
  const [own] = issues.every(({ code }) => code === 'custom') ? issues : []
  throw new errors.ValidationError(own?.message ?? 'Dit rapport bestaat niet: kies een periode en een adverteerder.')
}
