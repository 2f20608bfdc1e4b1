import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import type { z } from 'zod'
import { adminRoutes } from '../../platform/http/admin-routes'
import { auditCursor, auditFilters, findActors, findLines } from './audit-query'
import { exportLines } from './export-lines'
import { readAuditLog } from './permission'
import { closeAttempts } from './record-attempt'
import { recordAudit } from './record-audit'
import { serialiseLine } from './serialise-line'

/** The routes of the admin's screen. None changes or deletes a line. */
export const auditLogRoutes = adminRoutes(
  '/audit-log',
  {
    'GET /': showLines,
    'GET /actors': showActors,
    'GET /export': download,
  },
  readAuditLog,
)

const linesAPage = 50
const listQuery = auditFilters.extend({ after: auditCursor.optional() })

/** `GET /audit-log`: a page of lines, newest first. `next` is the `after` of the next page; null on the last one. */
async function showLines(ctx: Context): Promise<void> {
  const { after, ...filters } = parse(listQuery, ctx.query)
  await closeAttempts()
  // one more shows whether there is a next page
  const lines = await findLines(filters, linesAPage + 1, after)
  const shown = lines.slice(0, linesAPage)
  ctx.body = { data: shown.map(serialiseLine), next: lines.length > linesAPage ? (shown.at(-1)?.cursor ?? null) : null }
}

/** `GET /audit-log/actors`: the people that the list can be filtered by. */
async function showActors(ctx: Context): Promise<void> {
  ctx.body = { data: await findActors() }
}

/** `GET /audit-log/export`: the lines that match as CSV. The export itself is recorded too. */
async function download(ctx: Context): Promise<void> {
  const filters = parse(auditFilters, ctx.query)
  const used = Object.entries(filters).map(([name, value]) => `${name}=${value}`)
  await recordAudit({ kind: 'export.audit-log', changes: used })
  ctx.attachment('logboek.csv')
  ctx.type = 'text/csv; charset=utf-8'
  ctx.body = await exportLines(filters)
}

function parse<S extends z.ZodType>(schema: S, given: unknown): z.infer<S> {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new errors.ValidationError('Dit filter bestaat niet: kies opnieuw.')
  return parsed.data
}
