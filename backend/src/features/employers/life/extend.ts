import { dutchDay } from '@gevel/contract/dutch-day'
import { placedVacancyErrors } from '@gevel/contract/own-vacancies'
import { isOnSale } from '@gevel/contract/plans'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { documentsOf } from '../../../content/documents/documents'
import { lockDocuments } from '../../../content/documents/serialise-writes'
import { findCustomer } from '../../../ledger/customers/customer'
import { type Actor, recordEvent } from '../../../ledger/events/record-event'
import { transition } from '../../../ledger/events/transition'
import { orderStates } from '../../../ledger/orders/order-states'
import { placeOrder } from '../../../ledger/orders/place-order'
import { writeDay } from '../../../ledger/papers/days'
import { findMandate } from '../../../ledger/payments/mandates'
import { once } from '../../../platform/database/once'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { vacancyExtendedMail } from '../mails/life-mails'
import { ownVacancyLink } from '../mails/links'
import { mailInvoice, mailPlacer } from '../mails/mail-placer'
import { loadPackages } from '../packages/load-packages'
import { packageLines } from '../packages/package-lines'
import type { VacancySettings } from '../settings'
import { chargePackage } from './charge-package'
import { vacancyUid } from './document-of'
import { onlineUntil } from './online-days'
import type { PlacedVacancy } from './placed-vacancy'
import { vacancyStates } from './vacancy-states'

interface Extension {
  packageVersionId: number
  /** UUID of the form: a repeat extends nothing */
  idempotencyKey: string
  settings: VacancySettings
  actor: Actor
  at: Date
}

/**
 * Extends a vacancy by the days of a package, from its last day on, or from now when that is over. It is invoiced at once, and
 * collected by the mandate of its first order, if that still holds.
 * @param vacancy locked
 * @returns its last moment
 * @throws `vacancies/not-possible`, `vacancies/package-off-sale`
 */
export async function extendVacancy(trx: Transaction, vacancy: PlacedVacancy, extension: Extension): Promise<Date> {
  const until = await once(trx, `vacancy extension ${extension.idempotencyKey}`, () => extend(trx, vacancy, extension))
  return new Date(until)
}

async function extend(trx: Transaction, vacancy: PlacedVacancy, extension: Extension): Promise<Date> {
  const { packageVersionId, settings, actor, at } = extension
  const { id, customer_id: customerId, document_id: documentId, online_until: before, title, state } = vacancy
  if (!documentId || !before || (state !== 'online' && state !== 'expired'))
    throw domainError(placedVacancyErrors, 'vacancies/not-possible')
  const packages = await loadPackages(trx)
  const chosen = packages.find(({ version }) => version.id === packageVersionId)
  if (!chosen || !isOnSale(chosen, dutchDay(at))) throw domainError(placedVacancyErrors, 'vacancies/package-off-sale')
  const sold = chosen.version
  const until = await onlineUntil(trx, new Date(Math.max(before.getTime(), at.getTime())), sold.days)
  const charged = sold.priceCents === 0 ? null : await chargeExtension(trx, vacancy, sold, extension)
  await tablesOf(trx)
    .updateTable('gevel_vacancies')
    .set({ package_version_id: sold.id, online_until: until, reminded: 0, ended_at: null, changed_at: at })
    .where('id', '=', id)
    .execute()
  if (state === 'expired') await transition(trx, vacancyStates, id, 'online', { actor, at })
  await recordEvent(trx, {
    ...{ customerId, subject: 'vacancy', subjectId: id, kind: 'extended', actor, at },
    data: { package: sold.name, until: dutchDay(until) },
  })
  await lockDocuments(trx)
  const documents = documentsOf(strapi, vacancyUid)
  await documents.update({ documentId, data: { closesAt: until.toISOString(), featured: sold.isFeatured } })
  await documents.publish({ documentId })
  await mailPlacer(trx, vacancy, {
    ...{ template: vacancyExtendedMail, replyTo: settings.email },
    props: { title, until: writeDay(dutchDay(until)), isCharged: charged !== null, link: ownVacancyLink(id) },
  })
  if (charged) await mailInvoice(trx, vacancy, charged, settings.email)
  return until
}

async function chargeExtension(
  trx: Transaction,
  { id, customer_id: customerId, order_id: orderId, title }: PlacedVacancy,
  sold: Parameters<typeof chargePackage>[1]['sold'],
  { idempotencyKey, settings, actor, at }: Extension,
) {
  const [billing, customer, first] = await Promise.all([
    loadBillingSettings(),
    findCustomer(trx, customerId),
    orderId === null
      ? undefined
      : tablesOf(trx)
          .selectFrom('gevel_orders')
          .select(['mandate_id as mandateId', 'reference'])
          .where('id', '=', orderId)
          .executeTakeFirst(),
  ])
  if (!billing || !customer) throw domainError(placedVacancyErrors, 'vacancies/package-off-sale')
  const mandate = first?.mandateId ? await findMandate(trx, first.mandateId, dutchDay(at)) : undefined
  const collected = { payment: 'direct-debit' as const, mandateId: mandate?.id ?? null }
  // no run takes an invoice whose mandate was revoked or has lapsed since
  const paying = mandate?.state === 'valid' ? collected : { payment: 'invoice' as const, mandateId: null }
  const lines = packageLines(sold, title, customer)
  const agreed = { packageVersionId: sold.id, lines, vacancyId: id, terms: settings.terms.version }
  const order = await placeOrder(trx, {
    ...{ customerId, kind: 'vacancy', lines, prices: 'excl', ...paying, reference: first?.reference ?? null, agreed },
    ...{ idempotencyKey, actor, at },
  })
  await transition(trx, orderStates, order.id, 'fulfilled', { actor, at })
  return chargePackage(trx, { orderId: order.id, sold, title, customer, billing, actor, at })
}
