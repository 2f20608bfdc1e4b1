import { tablesOf } from '../database/tables-of'
import { inTransaction, type Transaction } from '../database/transaction'
import { log } from '../logging/log'
import { noteReturnedMail } from '../mail/sent-mails'
import type { Bounce } from './bounce'
import { withdrawConsents } from './consents'
import type { MailReport } from './mail-report'
import { readUnsubscribeCode } from './mailing-links'
import { suppressAddress, suppressAfterBounce } from './suppression'

/**
 * Applies what a mail to the bounce address reports: a mail that came back, a complaint, or a reader who unsubscribes. A repeat changes
 * nothing.
 */
export async function applyReport(report: MailReport, at: Date): Promise<void> {
  if (report.kind === 'nothing') return
  await inTransaction(async (trx) => {
    if (report.kind === 'unsubscribe') return unsubscribeByMail(trx, report.code, at)
    if (report.kind === 'bounce' && (await noteReturnedMail(trx, report.mailId, report.reason, at))) {
      // mails about an account or an order are never kept back, so somebody has to look at the address
      log.warn(
        { mail: report.mailId, reason: report.reason },
        'A mail about an account, an order or an event came back',
      )
      return
    }
    const delivery = await deliveryOf(trx, report.mailId)
    if (!delivery) return
    if (report.kind === 'bounce') return applyBounce(trx, delivery, report, at)
    await withdrawConsents(trx, { addressId: delivery.addressId }, 'complaint', at)
    await suppressAddress(trx, delivery.addressId, 'complaint', at)
  })
}

async function unsubscribeByMail(trx: Transaction, code: string, at: Date): Promise<void> {
  const link = readUnsubscribeCode(code)
  if (!link) return
  const { addressId, list } = link
  await withdrawConsents(trx, list ? { addressId, list } : { addressId }, 'mail', at)
}

interface ReturnedDelivery {
  id: string
  addressId: number
}

/** The delivery of a mail, by the id of its message: its kind and its number. */
async function deliveryOf(trx: Transaction, mailId: string): Promise<ReturnedDelivery | undefined> {
  const [, kind = '', id = ''] = /^(.+)-(\d{1,18})$/.exec(mailId) ?? []
  if (id === '') return undefined
  const row = await tablesOf(trx)
    .selectFrom('gevel_mail_deliveries')
    .select(['id', 'address_id'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  return row && { id: String(row.id), addressId: row.address_id }
}

async function applyBounce(
  trx: Transaction,
  { id, addressId }: ReturnedDelivery,
  { bounce, reason }: { bounce: Bounce; reason: string },
  at: Date,
): Promise<void> {
  const { numUpdatedRows } = await tablesOf(trx)
    .updateTable('gevel_mail_deliveries')
    .set({ state: 'rejected', bounce, reason, settled_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['sent', 'unknown', 'sending'])
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await suppressAfterBounce(trx, addressId, bounce, at)
}
