import type { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import { sql } from 'kysely'
import { tablesOf } from '../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { accountError, notFound } from '../../platform/errors/account-errors'
import { idOf } from '../../platform/http/parameters'
import type { ApiRoute } from '../../platform/http/route'
import { nameOf } from '../../platform/readers/account'
import type { ReaderRequest } from '../../platform/readers/reader-route'
import { sessionOf } from '../../platform/readers/sessions'
import { ownVacancy, type Reader } from '../employers/life/placed-vacancy'
import { sendCv } from './application-of-employer'
import { findCv, receivedApplications } from './received-applications'

/** `GET /account/vacancies/:id/applications`: for whoever acts for the employer; 404 for anybody else. */
export async function listReceived({ params, session }: ReaderRequest<typeof applicationEndpoints.listReceived>) {
  const vacancy = await ownVacancy(strapi.db.connection, session.account, idOf(params.id) ?? 0)
  if (!vacancy) throw notFound()
  const { public_id: vacancyId } = vacancy
  return { data: vacancyId === null ? [] : await receivedApplications(strapi.db.connection, { vacancyId }) }
}

/** `PUT /account/vacancies/:id/applications/:application/status`: how far the employer is with it. */
export function setStatus({ input, params, session }: ReaderRequest<typeof applicationEndpoints.setStatus>) {
  return change(session.account, params, async (trx, id) => {
    await tablesOf(trx)
      .updateTable('gevel_applications')
      .set({ status: input.status, changed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  })
}

/** `POST /account/vacancies/:id/applications/:application/notes`: a note for the colleagues; a repeat is the same one. */
export function addNote({ input, params, session }: ReaderRequest<typeof applicationEndpoints.addNote>) {
  const { account } = session
  return change(account, params, async (trx, id) => {
    const note = { application_id: id, author: nameOf(account), text: input.text }
    await tablesOf(trx)
      .insertInto('gevel_application_notes')
      .values({ ...note, idempotency_key: input.idempotencyKey })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute()
  })
}

/** `GET /account/vacancies/:id/applications/:application/cv`: the CV, as a download that no cache stores. */
export const ownCv: ApiRoute = {
  method: 'GET',
  path: '/account/vacancies/:id/applications/:application/cv',
  config: { auth: false },
  handler: async (ctx) => {
    ctx.set('Cache-Control', 'private, no-store')
    const session = await sessionOf(ctx)
    if (!session) throw accountError('user-token-expired')
    const id = await inTransaction((trx) => requireApplication(trx, session.account, ctx.params))
    const cv = await findCv(strapi.db.connection, id)
    if (!cv) throw notFound()
    sendCv(ctx, cv)
  },
}

type Which = Readonly<Record<'id' | 'application', string>>

async function change(
  reader: Reader,
  params: Which,
  work: (trx: Transaction, id: number) => Promise<void>,
): Promise<null> {
  await inTransaction(async (trx) => work(trx, await requireApplication(trx, reader, params)))
  return null
}

/** @throws 404 for an application for a vacancy of somebody else */
async function requireApplication(trx: Transaction, reader: Reader, params: Which): Promise<number> {
  const vacancy = await ownVacancy(trx, reader, idOf(params.id) ?? 0)
  const application = await tablesOf(trx)
    .selectFrom('gevel_applications')
    .select('id')
    .where('id', '=', idOf(params.application) ?? 0)
    .where('vacancy_id', '=', vacancy?.public_id ?? 0)
    .forUpdate()
    .executeTakeFirst()
  if (!vacancy || !application) throw notFound()
  return application.id
}
