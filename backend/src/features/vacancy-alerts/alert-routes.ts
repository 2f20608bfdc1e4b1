import type { vacancyAlertEndpoints } from '@gevel/contract/endpoints/vacancy-alerts'
import { alertRhythmSchema } from '@gevel/contract/vacancy-alerts'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { accountError, notFound } from '../../platform/errors/account-errors'
import { idOf } from '../../platform/http/parameters'
import type { RouteRequest } from '../../platform/http/route'
import { codeLimit } from '../../platform/mail-codes/mail-codes'
import { findMailAddress } from '../../platform/mailing/addresses'
import { withdrawConsents } from '../../platform/mailing/consents'
import { readSubscribeCode, readUnsubscribeCode } from '../../platform/mailing/mailing-links'
import type { ReaderRequest } from '../../platform/readers/reader-route'
import { alertList } from './alert-list'
import { askedAlert } from './asked-alert'
import { alertsOf, setRhythm } from './own-alerts'
import { startAlert } from './start-alert'

/** `GET /public/vacancy-alerts/confirmation`: what the button of the page confirms. */
export async function showAsked({ input: { code } }: RouteRequest<typeof vacancyAlertEndpoints.showAsked>) {
  const link = readSubscribeCode(code, new Date())
  const rhythm = alertRhythmSchema.safeParse(link?.choice).data
  return { alert: link && rhythm ? await askedAlert(strapi.db.connection, link.consentId, rhythm) : null }
}

/**
 * `POST /public/vacancy-alerts/confirmation`: starts an alert, or sets how often it is mailed.
 * @throws `invalid-action-code` for a link that is too old, or of an alert that was ended
 */
export async function confirmAlert({ input, client }: RouteRequest<typeof vacancyAlertEndpoints.confirm>) {
  await codeLimit.consume(client.address, { source: client })
  const at = new Date()
  const link = readSubscribeCode(input.code, at)
  const rhythm = alertRhythmSchema.safeParse(link?.choice).data
  if (!link || !rhythm) throw expiredLink()
  const alert = await inTransaction(async (trx) => {
    const consent = await startAlert(trx, link.consentId, rhythm, at)
    return consent && (await askedAlert(trx, link.consentId, rhythm))
  })
  if (!alert) throw expiredLink()
  await codeLimit.refund(client.address)
  return { alert }
}

function expiredLink(): Error {
  const message = 'Deze link werkt niet meer. Meld u zich op de vacaturepagina opnieuw aan.'
  return accountError('invalid-action-code', message, { reason: 'unknown' })
}

/** `GET /public/vacancy-alerts/by-link`: the alerts of the address of a link; none for a wrong code. */
export async function showByLink({ input: { code } }: RouteRequest<typeof vacancyAlertEndpoints.showByLink>) {
  const addressId = readUnsubscribeCode(code)?.addressId
  return { data: addressId === undefined ? [] : await alertsOf(strapi.db.connection, addressId) }
}

/** `POST /public/vacancy-alerts/by-link/end`: ends one alert or all. A repeat, and a code of nobody, change nothing. */
export async function endByLink({ input }: RouteRequest<typeof vacancyAlertEndpoints.endByLink>) {
  const { code, id, oneClick } = input
  const addressId = readUnsubscribeCode(code)?.addressId
  if (addressId === undefined) return { data: [] }
  return inTransaction(async (trx) => {
    await endAlerts(trx, addressId, id, oneClick ? 'one-click' : 'link')
    return { data: await alertsOf(trx, addressId) }
  })
}

/** `POST /public/vacancy-alerts/by-link/rhythm` */
export async function changeByLink({ input }: RouteRequest<typeof vacancyAlertEndpoints.changeByLink>) {
  const { code, ...change } = input
  const addressId = readUnsubscribeCode(code)?.addressId
  if (addressId === undefined) return { data: [] }
  await setRhythm(strapi.db.connection, addressId, change, new Date())
  return { data: await alertsOf(strapi.db.connection, addressId) }
}

/** `GET /account/vacancy-alerts`: those of the address of the account, whoever asked for them: it was confirmed. */
export async function listOwnAlerts({ session }: ReaderRequest) {
  const addressId = await findMailAddress(strapi.db.connection, session.account.email)
  return { data: addressId === undefined ? [] : await alertsOf(strapi.db.connection, addressId) }
}

/** `PUT /account/vacancy-alerts/{id}`; another's alert is left as it is. @throws 404 for an account without alerts */
export async function changeOwnAlert({
  params,
  input: { rhythm },
  session,
}: ReaderRequest<typeof vacancyAlertEndpoints.change>): Promise<null> {
  const [id, addressId] = await ownIds(params.id, session.account.email)
  await setRhythm(strapi.db.connection, addressId, { id, rhythm }, new Date())
  return null
}

/** `DELETE /account/vacancy-alerts/{id}`: idempotent. @throws 404 for an account without alerts */
export async function endOwnAlert({ params, session }: ReaderRequest<typeof vacancyAlertEndpoints.end>): Promise<null> {
  const [id, addressId] = await ownIds(params.id, session.account.email)
  await inTransaction((trx) => endAlerts(trx, addressId, id, 'account'))
  return null
}

async function ownIds(param: string, email: string): Promise<[id: number, addressId: number]> {
  const [id, addressId] = [idOf(param), await findMailAddress(strapi.db.connection, email)]
  if (id === null || addressId === undefined) throw notFound()
  return [id, addressId]
}

async function endAlerts(
  trx: Transaction,
  addressId: number,
  id: number | null,
  way: 'link' | 'one-click' | 'account',
): Promise<void> {
  await withdrawConsents(trx, { addressId, list: alertList, consentId: id ?? undefined }, way, new Date())
}
