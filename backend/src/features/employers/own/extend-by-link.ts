import type { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import { placedVacancyErrors } from '@gevel/contract/own-vacancies'
import { findCustomer } from '../../../ledger/customers/customer'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { RouteRequest } from '../../../platform/http/route'
import { timestamp } from '../../../platform/http/timestamp'
import { defineLimit } from '../../../platform/limits/limit'
import { readLink } from '../../../platform/signed-links/signed-link'
import { extendVacancy } from '../life/extend'
import { lockVacancy } from '../life/lock-vacancy'
import { loadVacancySettings } from '../settings'

/** Extensions by the link of one vacancy: each of them can be an invoice. */
export const extensionLimit = defineLimit('vacancy-extensions', {
  points: 5,
  minutes: 24 * 60,
  reached: 'Deze vacature is vandaag al vaak verlengd.',
})

/** `POST /public/vacancy-extensions/open`: what the link of a reminder is about; it changes nothing. */
export async function openExtensionLink({ input: { code } }: RouteRequest<typeof ownVacancyEndpoints.openLink>) {
  const id = vacancyOfLink(code)
  if (id === null) return { vacancy: null }
  const vacancy = await tablesOf(strapi.db.connection)
    .selectFrom('gevel_vacancies')
    .select(['title', 'city', 'online_until as until'])
    .where('id', '=', id)
    .where('state', 'in', ['online', 'expired'])
    .executeTakeFirst()
  if (!vacancy?.until) return { vacancy: null }
  return { vacancy: { title: vacancy.title, city: vacancy.city, onlineUntil: timestamp(vacancy.until) } }
}

/**
 * `POST /public/vacancy-extensions`: extends the vacancy of a reminder's link, without a log-in.
 * @throws `vacancies/not-possible`, `vacancies/package-off-sale`, `too-many-requests`
 */
export async function extendByLink({
  input: { code, ...extension },
  client,
}: RouteRequest<typeof ownVacancyEndpoints.extendByLink>) {
  const id = vacancyOfLink(code)
  const settings = await loadVacancySettings()
  if (id === null || !settings) throw domainError(placedVacancyErrors, 'vacancies/not-possible')
  const at = new Date()
  return inTransaction(async (trx) => {
    const vacancy = await lockVacancy(trx, id)
    const customer = vacancy && (await findCustomer(trx, vacancy.customer_id))
    if (!vacancy || !customer) throw domainError(placedVacancyErrors, 'vacancies/not-possible')
    await extensionLimit.consume(String(id), { source: client }, { trx })
    const actor = { kind: 'customer', name: customer.contact ?? customer.name } as const
    const until = await extendVacancy(trx, vacancy, { ...extension, settings, actor, at })
    return { vacancy: { title: vacancy.title, city: vacancy.city, onlineUntil: timestamp(until) } }
  })
}

function vacancyOfLink(code: string): number | null {
  const link = readLink('extension', code, new Date())
  return link.state === 'valid' ? Number(link.subject) : null
}
