import { applicationErrors, type SentApplication } from '@gevel/contract/applications'
import type { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import type { Knex } from 'knex'
import { loadVacancy } from '../../content/vacancies/show-vacancy'
import { tablesOf } from '../../platform/database/tables-of'
import { domainError } from '../../platform/errors/domain-error'
import type { RouteRequest } from '../../platform/http/route'
import { timestamp } from '../../platform/http/timestamp'
import { applicationOfLink } from './application-links'

type OfLink = Pick<RouteRequest<typeof applicationEndpoints.showSent>, 'input'>

/**
 * `GET /public/applications/sent`: an application for who sent it, by the link in its mail.
 * @throws `applications/gone`
 */
export async function showSent({ input: { code } }: OfLink): Promise<SentApplication> {
  const id = applicationOfLink('applicant', code, new Date())
  const row = id === undefined ? undefined : await findApplication(strapi.db.connection, id)
  if (!row) throw domainError(applicationErrors, 'applications/gone')
  const vacancy = await loadVacancy(row.vacancy_id)
  const { name, email, phone, motivation, received_at, consented_at, fileName, bytes } = row
  return {
    vacancy: vacancy && {
      ...{ id: vacancy.publicId, slug: vacancy.slug, title: vacancy.title },
      employer: (vacancy.company?.name ?? vacancy.employerName) || null,
    },
    ...{ name, email, phone, motivation },
    cv: fileName !== null && bytes !== null ? { name: fileName, bytes } : null,
    receivedAt: timestamp(received_at),
    isKept: consented_at !== null,
  }
}

/** `POST /public/applications/sent/consent/withdraw`: the employer may no longer keep it for a year. */
export async function withdrawConsent(request: OfLink): Promise<SentApplication> {
  const id = applicationOfLink('applicant', request.input.code, new Date())
  if (id !== undefined)
    await tablesOf(strapi.db.connection)
      .updateTable('gevel_applications')
      .set({ consented_at: null })
      .where('id', '=', id)
      .execute()
  return showSent(request)
}

/**
 * `POST /public/applications/sent/withdraw`: removes an application, with its CV and what the employer noted.
 * @throws `applications/gone` for a link that is none
 */
export async function withdrawApplication({ input: { code } }: OfLink): Promise<null> {
  const id = applicationOfLink('applicant', code, new Date())
  if (id === undefined) throw domainError(applicationErrors, 'applications/gone')
  await tablesOf(strapi.db.connection).deleteFrom('gevel_applications').where('id', '=', id).execute()
  return null
}

function findApplication(knex: Knex, id: number) {
  return tablesOf(knex)
    .selectFrom('gevel_applications as a')
    .leftJoin('gevel_application_files as f', 'f.application_id', 'a.id')
    .selectAll('a')
    .select(['f.name as fileName', 'f.bytes'])
    .where('a.id', '=', id)
    .executeTakeFirst()
}
