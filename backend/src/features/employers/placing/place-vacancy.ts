import type { SentVacancy } from '@gevel/contract/own-vacancies'
import { mandateReferenceOf } from '@gevel/contract/subscriptions'
import type { PackageVersion } from '@gevel/contract/vacancy-packages'
import type { BillingSettings } from '../../../content/billing/billing-settings'
import type { Customer } from '../../../ledger/customers/customer'
import type { Actor } from '../../../ledger/events/record-event'
import { transition } from '../../../ledger/events/transition'
import { placeOrder } from '../../../ledger/orders/place-order'
import { storeMandate } from '../../../ledger/payments/mandates'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { type Account, nameOf } from '../../../platform/readers/account'
import { vacancyStates } from '../life/vacancy-states'
import { takeLogo } from '../logos/placed-logo'
import { mailSent } from '../mails/mail-sent'
import { packageLines } from '../packages/package-lines'
import type { VacancySettings } from '../settings'
import { placingCompany } from './placing-company'
import { findChosenPackage, type Placement, rejectPlacement } from './reject-placement'

interface Placing {
  placement: Placement
  /** UUID of the draft: a repeat places nothing */
  idempotencyKey: string
  account: Pick<Account, 'id' | 'email' | 'name' | 'username'>
  /** network address, for the proof of the order and its mandate */
  address: string | null
  settings: VacancySettings
  /** null when nothing can be paid */
  billing: BillingSettings | null
}

/**
 * Sends a vacancy to the editors, all of it or nothing: customer, mandate, order, the vacancy and its mails. It is invoiced once it
 * is online.
 * @throws the codes of `placedVacancyErrors`
 */
export async function placeVacancy(trx: Transaction, placing: Placing, at: Date): Promise<SentVacancy> {
  const { placement, account, settings, billing } = placing
  const chosen = await findChosenPackage(trx, placement.packageVersionId, at)
  rejectPlacement(placement, settings, billing, at)
  const actor = { kind: 'customer', name: nameOf(account) } as const satisfies Actor
  const customer = await placingCompany(trx, placement, { accountId: account.id, actor, at })
  const order = chosen.priceCents === 0 ? null : await orderPackage(trx, placing, { chosen, customer, actor, at })
  const logoId = await takeLogo(trx, placing.idempotencyKey)
  const id = await storeVacancy(trx, placing, { logoId, chosen, customer, orderId: order?.id ?? null, at })
  await transition(trx, vacancyStates, id, 'submitted', { actor, at })
  const { title } = placement.text
  const { email } = account
  await mailSent({ vacancy: { id, title }, company: customer.name, to: { name: actor.name, email }, settings, order })
  return { id, title, email, orderNumber: order?.number ?? null }
}

interface Chosen {
  chosen: PackageVersion
  customer: Customer
  at: Date
}

async function orderPackage(
  trx: Transaction,
  { placement, idempotencyKey, address, settings, billing }: Placing,
  { chosen, customer, actor, at }: Chosen & { actor: Actor },
) {
  const { payment, reference, text } = placement
  const { id: customerId } = customer
  if (!payment || !billing) throw new Error('A package with a price needs a way to pay')
  const reasons = { signedFrom: address, settings: billing, actor, at }
  const mandateId =
    payment.method === 'invoice'
      ? null
      : await storeMandate(trx, {
          ...{ customerId, reference: mandateReferenceOf(idempotencyKey), iban: payment.iban, holder: payment.holder },
          ...reasons,
        })
  const lines = packageLines(chosen, text.title, customer)
  const agreed = {
    ...{ packageVersionId: chosen.id, lines, terms: settings.terms.version, from: address },
    mandate: mandateId === null ? null : billing.mandate,
  }
  return placeOrder(trx, {
    ...{ customerId, kind: 'vacancy', lines, prices: 'excl', payment: payment.method, mandateId, reference, agreed },
    ...{ idempotencyKey, actor, at },
  })
}

async function storeVacancy(
  trx: Transaction,
  { placement: { text, employer, startsOn }, idempotencyKey, account }: Placing,
  { logoId, chosen, customer, orderId, at }: Chosen & { orderId: number | null; logoId: number | null },
): Promise<number> {
  const { id } = await tablesOf(trx)
    .insertInto('gevel_vacancies')
    .values({
      ...{ customer_id: customer.id, state: 'concept', edition: text.edition, title: text.title, city: text.city },
      ...{
        text: JSON.stringify(text),
        employer: JSON.stringify({ ...employer, logoId }),
        package_version_id: chosen.id,
      },
      ...{ order_id: orderId, starts_on: startsOn, submitted_at: at, placed_by: account.id },
      ...{ idempotency_key: idempotencyKey, created_at: at, changed_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
