import type { Context } from 'koa'
import { z } from 'zod'
import { environment } from '../../../../platform/environment/environment'
import { adminRoutes } from '../../../../platform/http/admin-routes'
import { parseInput } from '../../../../platform/http/parse-input'
import { readStatistics } from '../../permission'
import { showFigures } from '../figures/show-figures'
import { listNames, lists } from '../lists/lists'
import { showList } from '../lists/show-list'
import { type Report, reportQuery } from '../period/report-query'
import { figuresFile, listFile } from './files'

/** The routes of the admin's screen. */
export const reportRoutes = adminRoutes(
  '/admin/site/statistics-report',
  {
    'GET /': async (ctx) => {
      ctx.body = { data: await showFigures(reportOf(ctx)) }
    },
    'GET /live': async (ctx) => {
      ctx.body = { data: await countLiveVisitors() }
    },
    'GET /csv': async (ctx) => {
      const report = reportOf(ctx)
      sendFile(ctx, 'verloop', report, await figuresFile(report))
    },
    'GET /lists/:list': async (ctx) => {
      const { aantal } = parseInput(rowsQuery, ctx.query)
      const list = await showList(listOf(ctx).list, reportOf(ctx), aantal)
      ctx.body = { data: list, siteUrl: environment.SITE_URL }
    },
    'GET /lists/:list/csv': async (ctx) => {
      const { name, list } = listOf(ctx)
      const report = reportOf(ctx)
      sendFile(ctx, name, report, await listFile(list, report))
    },
  },
  readStatistics,
)

const noList = 'Deze lijst bestaat niet: kies opnieuw.'
const rowsQuery = z.object({
  aantal: z.coerce.number<string>(noList).int(noList).min(1, noList).max(100, noList).default(10),
})
const listParameters = z.object({ list: z.enum(listNames, noList) })

function reportOf(ctx: Context): Report {
  return parseInput(reportQuery, ctx.query)
}

function listOf(ctx: Context) {
  const { list: name } = parseInput(listParameters, ctx.params)
  return { name, list: lists[name] }
}

function sendFile(ctx: Context, name: string, { range }: Report, text: string): void {
  ctx.attachment(`statistieken-${name}-${range.from}-${range.until}.csv`)
  ctx.type = 'text/csv; charset=utf-8'
  ctx.body = text
}

/** Who sent an event this recently is counted as being on the site. */
const minutes = 5

/** `GET /admin/site/statistics-report/live`: the visitors of the last five minutes. Reads the events themselves, of these minutes. */
async function countLiveVisitors(): Promise<{ visitors: number }> {
  const [counted] = await strapi.db
    .connection('gevel_statistics_events')
    .whereRaw(`at > now() - interval '${minutes} minutes'`)
    .countDistinct({ visitors: 'visitor' })
  return { visitors: Number(counted?.visitors) }
}
