import { applicationErrors, type LinkedApplication } from '@gevel/contract/applications'
import type { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import type { Context } from 'koa'
import { loadVacancy } from '../../content/vacancies/show-vacancy'
import { tablesOf } from '../../platform/database/tables-of'
import { notFound } from '../../platform/errors/account-errors'
import { domainError } from '../../platform/errors/domain-error'
import type { ApiRoute, RouteRequest } from '../../platform/http/route'
import { applicationOfLink } from './application-links'
import { findCv, receivedApplications } from './received-applications'

/**
 * `GET /public/applications/received`: an application for an employer without an account, by the link in its mail.
 * @throws `applications/gone`
 */
export async function showReceived({
  input: { code },
}: RouteRequest<typeof applicationEndpoints.showReceived>): Promise<LinkedApplication> {
  const knex = strapi.db.connection
  const id = applicationOfLink('employer', code, new Date())
  const [application] = id === undefined ? [] : await receivedApplications(knex, { id })
  const row = application && (await vacancyOf(application.id))
  if (!application || !row) throw domainError(applicationErrors, 'applications/gone')
  const vacancy = await loadVacancy(row.vacancy_id)
  const title = vacancy && { id: vacancy.publicId, slug: vacancy.slug, title: vacancy.title }
  return { vacancy: title, application }
}

function vacancyOf(id: number) {
  return tablesOf(strapi.db.connection)
    .selectFrom('gevel_applications')
    .select('vacancy_id')
    .where('id', '=', id)
    .executeTakeFirst()
}

/** `GET /public/applications/received/cv`: its CV, as a download that no cache stores. */
export const receivedCv: ApiRoute = {
  method: 'GET',
  path: '/public/applications/received/cv',
  config: { auth: false },
  handler: async (ctx) => {
    ctx.set('Cache-Control', 'private, no-store')
    const id = applicationOfLink('employer', String(ctx.query.code ?? ''), new Date())
    const cv = id === undefined ? undefined : await findCv(strapi.db.connection, id)
    if (!cv) throw notFound()
    sendCv(ctx, cv)
  },
}

/** Sends a CV as a download: nothing that somebody sent opens in a browser. */
export function sendCv(ctx: Context, { name, content }: { name: string; content: Buffer }): void {
  ctx.attachment(name)
  ctx.set('X-Content-Type-Options', 'nosniff')
  ctx.type = 'application/octet-stream'
  ctx.body = content
}
