import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { adminRoutes } from '../../../platform/http/admin-routes'
import { idOf } from '../../../platform/http/parameters'
import { readBannerReport } from '../permission'
import { listAdvertisers, resultsPerBanner, resultsPerDay } from './banner-results'
import { bannerState } from './banner-state'
import { exportReport } from './export-report'
import { type ReportQuery, reportQuery } from './report-query'

/** The routes of the report, and of the panel beside the form of a banner. */
export const reportRoutes = adminRoutes(
  '/admin/site/banner-report',
  {
    'GET /': showReport,
    'GET /export': download,
    'GET /state': showState,
  },
  readBannerReport,
)

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
  ctx.body = await reportOf(query)
}

async function download(ctx: Context): Promise<void> {
  const query = parseQuery(ctx)
  ctx.attachment(`banners-${query.from}-${query.to}.csv`)
  ctx.type = 'text/csv; charset=utf-8'
  ctx.body = await exportReport(query)
}

async function showState(ctx: Context): Promise<void> {
  const id = idOf(String(ctx.query.banner))
  if (id === null) throw new errors.NotFoundError('Deze banner is er niet.')
  ctx.body = await bannerState(id)
}

function parseQuery(ctx: Context): ReportQuery {
  const query = reportQuery.safeParse(ctx.query)
  if (query.success) return query.data
  const { issues } = query.error
  const [own] = issues.every(({ code }) => code === 'custom') ? issues : []
  throw new errors.ValidationError(own?.message ?? 'Dit rapport bestaat niet: kies een periode en een adverteerder.')
}
