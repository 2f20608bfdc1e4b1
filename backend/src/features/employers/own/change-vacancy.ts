import { isDeepStrictEqual } from 'node:util'
import type { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import { placedVacancyErrors } from '@gevel/contract/own-vacancies'
import type { VacancyText } from '@gevel/contract/placed-vacancies'
import type { Actor } from '../../../ledger/events/record-event'
import { transition } from '../../../ledger/events/transition'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { notFound } from '../../../platform/errors/account-errors'
import { domainError } from '../../../platform/errors/domain-error'
import { idOf } from '../../../platform/http/parameters'
import { nameOf } from '../../../platform/readers/account'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { closePlacedVacancy } from '../life/close-vacancy'
import { extendVacancy } from '../life/extend'
import { lockOwnVacancy, type PlacedVacancy } from '../life/placed-vacancy'
import { storeRevision } from '../life/store-revision'
import { vacancyStates } from '../life/vacancy-states'
import { mailEditors } from '../mails/mail-sent'
import { rejectMissingSalary } from '../placing/reject-placement'
import { loadVacancySettings, type VacancySettings } from '../settings'
import { actionsOf } from './show-vacancy'

type Change<Name extends keyof typeof ownVacancyEndpoints> = ReaderRequest<(typeof ownVacancyEndpoints)[Name]>

/** A change of a vacancy, with its actor and time. */
interface Act {
  vacancy: PlacedVacancy
  actor: Actor
  at: Date
}

/**
 * `PUT /account/vacancies/{id}/text`: saves the text, and sends it to the editors when asked to. That of one online or planned becomes a revision,
 * which changes nothing on its page until it is approved.
 * @throws 404, `vacancies/not-possible`, `vacancies/changed`, `vacancies/salary-required`
 */
export async function changeVacancy({ input: { version, text, isSent }, ...request }: Change<'change'>): Promise<null> {
  const settings = await loadVacancySettings()
  return actOn(request, 'edit', async (trx, act) => {
    const { vacancy } = act
    // a repeat after a lost response
    if (vacancy.version === version + 1 && isDeepStrictEqual(vacancy.revision ?? vacancy.text, text)) return
    if (vacancy.version !== version) throw domainError(placedVacancyErrors, 'vacancies/changed')
    if (isSent && settings) rejectMissingSalary(text, settings, act.at)
    if (vacancy.state === 'online') await storeRevision(trx, vacancy, { text, isSent }, act)
    else await storeText(trx, act, text, isSent)
    if (isSent && settings) await mailReview(trx, settings, vacancy, text)
  })
}

async function storeText(trx: Transaction, { vacancy, actor, at }: Act, text: VacancyText, isSent: boolean) {
  const { id, state } = vacancy
  await tablesOf(trx)
    .updateTable('gevel_vacancies')
    .set({ text: JSON.stringify(text), title: text.title, city: text.city, edition: text.edition })
    .set({ version: vacancy.version + 1, changed_at: at, ...(isSent && { submitted_at: at, request: null }) })
    .where('id', '=', id)
    .execute()
  if (isSent && state !== 'submitted') await transition(trx, vacancyStates, id, 'submitted', { actor, at })
}

async function mailReview(trx: Transaction, settings: VacancySettings, vacancy: PlacedVacancy, text: VacancyText) {
  const { name: company } = await tablesOf(trx)
    .selectFrom('gevel_customers')
    .select('name')
    .where('id', '=', vacancy.customer_id)
    .executeTakeFirstOrThrow()
  const isRevision = vacancy.state === 'online'
  await mailEditors(settings, { id: vacancy.id, title: text.title, company, isRevision })
}

/** `POST /account/vacancies/{id}/withdrawal`: takes a vacancy that waits for the editors back to a concept. */
export async function withdrawVacancy(request: Change<'withdraw'>): Promise<null> {
  return actOn(request, 'withdraw', async (trx, { vacancy, actor, at }) => {
    await transition(trx, vacancyStates, vacancy.id, 'concept', { actor, at })
  })
}

/** `POST /account/vacancies/{id}/closing`: closes a vacancy; its page says so at once. What was not online yet costs nothing. */
export async function closeVacancy({ input: { because }, ...request }: Change<'close'>): Promise<null> {
  return actOn(request, 'close', async (trx, { vacancy, actor, at }) => {
    await closePlacedVacancy(trx, vacancy, because, { actor, at })
  })
}

/** `POST /account/vacancies/{id}/extension`: extends a vacancy by the days of a package; a repeat with the key extends nothing more. */
export async function extendOwnVacancy({ input, ...request }: Change<'extend'>): Promise<null> {
  const settings = await loadVacancySettings()
  return actOn(request, 'extend', async (trx, { vacancy, actor, at }) => {
    if (!settings) throw domainError(placedVacancyErrors, 'vacancies/not-possible')
    await extendVacancy(trx, vacancy, { ...input, settings, actor, at })
  })
}

/** Does something with a locked vacancy of the account's employers, in one transaction, when its state allows it. */
async function actOn(
  { params, session: { account } }: Pick<Change<'withdraw'>, 'params' | 'session'>,
  action: keyof ReturnType<typeof actionsOf>,
  act: (trx: Transaction, act: Act) => Promise<void>,
): Promise<null> {
  const id = idOf(params.id)
  const at = new Date()
  await inTransaction(async (trx) => {
    const vacancy = id === null ? null : await lockOwnVacancy(trx, account, id)
    if (!vacancy) throw notFound()
    if (!actionsOf(vacancy)[action]) throw domainError(placedVacancyErrors, 'vacancies/not-possible')
    await act(trx, { vacancy, actor: { kind: 'customer', name: nameOf(account) }, at })
  })
  return null
}
