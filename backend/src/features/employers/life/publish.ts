import { dutchDay } from '@gevel/contract/dutch-day'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { documentsOf } from '../../../content/documents/documents'
import { lockDocuments } from '../../../content/documents/serialise-writes'
import { findCustomer } from '../../../ledger/customers/customer'
import type { Actor } from '../../../ledger/events/record-event'
import { transition } from '../../../ledger/events/transition'
import { orderStates } from '../../../ledger/orders/order-states'
import { writeDay } from '../../../ledger/papers/days'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { publishLogo } from '../logos/placed-logo'
import { ownVacancyLink, vacancyLink } from '../mails/links'
import { mailInvoice, mailPlacer } from '../mails/mail-placer'
import { vacancyOnlineMail } from '../mails/placing-mails'
import { findPackageVersion } from '../packages/load-packages'
import type { VacancySettings } from '../settings'
import { chargePackage } from './charge-package'
import { documentOf, vacancyUid } from './document-of'
import { onlineUntil } from './online-days'
import type { PlacedVacancy } from './placed-vacancy'
import { vacancyStates } from './vacancy-states'

/** Who publishes when, under which settings. */
export interface Publishing {
  settings: VacancySettings
  actor: Actor
  at: Date
}

interface PublishedVacancy {
  publicId: number
  slug: string
}

/**
 * Publishes an approved vacancy, all of it or nothing: its document, its state, its invoice and the mail to its employer. Its days
 * count from now.
 * @param vacancy locked
 */
export async function publishVacancy(trx: Transaction, vacancy: PlacedVacancy, publishing: Publishing): Promise<void> {
  const { settings, actor, at } = publishing
  const { id, order_id: orderId } = vacancy
  const sold = await findPackageVersion(trx, vacancy.package_version_id)
  if (!sold) throw new Error(`Vacancy ${id} has no package`)
  const until = await onlineUntil(trx, at, sold.days)
  const employerLogo = await publishLogo(trx, vacancy)
  const page = { ...documentOf(vacancy, sold, until), employerLogo }
  const { documentId, publicId, slug } = await writeDocument(trx, page)
  await tablesOf(trx)
    .updateTable('gevel_vacancies')
    .set({ document_id: documentId, public_id: publicId, online_from: at, online_until: until, request: null })
    .where('id', '=', id)
    .execute()
  await transition(trx, vacancyStates, id, 'online', { actor, at, data: { publicId } })
  const charged = orderId === null ? null : await chargeOrder(trx, orderId, { vacancy, sold, actor, at })
  await mailPlacer(trx, vacancy, {
    ...{ template: vacancyOnlineMail, replyTo: settings.email },
    props: {
      ...{ title: vacancy.title, until: writeDay(dutchDay(until)), isCharged: charged !== null },
      ...{ pageLink: vacancyLink(publicId, slug), link: ownVacancyLink(id) },
    },
  })
  if (charged) await mailInvoice(trx, vacancy, charged, settings.email)
}

async function chargeOrder(
  trx: Transaction,
  orderId: number,
  {
    vacancy,
    sold,
    ...cause
  }: Pick<Parameters<typeof chargePackage>[1], 'sold' | 'actor' | 'at'> & {
    vacancy: PlacedVacancy
  },
) {
  const [billing, customer] = await Promise.all([loadBillingSettings(), findCustomer(trx, vacancy.customer_id)])
  if (!billing || !customer) throw new Error(`The order of vacancy ${vacancy.id} cannot be invoiced`)
  await transition(trx, orderStates, orderId, 'fulfilled', cause)
  return chargePackage(trx, { orderId, sold, title: vacancy.title, customer, billing, ...cause })
}

async function writeDocument(trx: Transaction, data: object): Promise<PublishedVacancy & { documentId: string }> {
  await lockDocuments(trx)
  const documents = documentsOf<PublishedVacancy>(strapi, vacancyUid)
  const { documentId, publicId } = await documents.create({ data })
  const { entries } = await documents.publish({ documentId })
  return { documentId, publicId, slug: entries[0]?.slug ?? '' }
}
