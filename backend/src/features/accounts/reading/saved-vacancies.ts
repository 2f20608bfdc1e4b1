import type { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import type { Knex } from 'knex'
import { loadVacancyCards } from '../../../content/vacancies/open-vacancies'
import { vacancyTeaser } from '../../../content/vacancies/vacancy-card'
import { tablesOf } from '../../../platform/database/tables-of'
import { notFound } from '../../../platform/errors/account-errors'
import { idOf } from '../../../platform/http/parameters'
import { timestamp } from '../../../platform/http/timestamp'
import type { ReaderRequest } from '../../../platform/readers/reader-route'

/** Bounds the size of the response. */
const maxSaved = 200

/** `GET /account/saved-vacancies`: those that are published, also closed ones; saved last first. */
export async function listSavedVacancies({ session }: ReaderRequest) {
  const rowIds: number[] = await strapi.db
    .connection('gevel_saved_vacancies as s')
    .join('vacancies as v', 'v.public_id', 's.vacancy_id')
    .whereNotNull('v.published_at')
    .where('s.user_id', session.account.id)
    .orderBy('s.saved_at', 'desc')
    .limit(maxSaved)
    .pluck('v.id')
  return { data: (await loadVacancyCards(rowIds)).map(vacancyTeaser) }
}

/**
 * `PUT /account/saved-vacancies/{id}`: idempotent; beyond the maximum the one that was saved longest ago is forgotten.
 * @throws 404 for a vacancy that is not published
 */
export async function saveVacancy({
  params,
  session,
}: ReaderRequest<typeof readingListEndpoints.saveVacancy>): Promise<null> {
  const knex = strapi.db.connection
  const id = idOf(params.id)
  const vacancy = id && (await knex('vacancies').where({ public_id: id }).whereNotNull('published_at').first('id'))
  if (!id || !vacancy) throw notFound()
  const userId = session.account.id
  const tables = tablesOf(knex)
  await tables
    .insertInto('gevel_saved_vacancies')
    .values({ user_id: userId, vacancy_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const oldest = tables
    .selectFrom('gevel_saved_vacancies')
    .select('vacancy_id')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .offset(maxSaved)
  await tables
    .deleteFrom('gevel_saved_vacancies')
    .where('user_id', '=', userId)
    .where('vacancy_id', 'in', oldest)
    .execute()
  return null
}

/** `DELETE /account/saved-vacancies/{id}`: idempotent. */
export async function removeSavedVacancy({
  params,
  session,
}: ReaderRequest<typeof readingListEndpoints.removeVacancy>): Promise<null> {
  await tablesOf(strapi.db.connection)
    .deleteFrom('gevel_saved_vacancies')
    .where('user_id', '=', session.account.id)
    .where('vacancy_id', '=', idOf(params.id) ?? 0)
    .execute()
  return null
}

/** The vacancies that an account saved, for its download. */
export async function exportSavedVacancies(knex: Knex, userId: number) {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_saved_vacancies')
    .select(['vacancy_id', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .execute()
  return rows.map(({ vacancy_id, saved_at }) => ({ id: vacancy_id, savedAt: timestamp(saved_at) }))
}
