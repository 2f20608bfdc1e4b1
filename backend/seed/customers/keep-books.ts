import { addDays } from '@gevel/contract/days'
import { cents } from '@gevel/contract/money/cents'
import { targetDayFrom } from '@gevel/contract/target-days'
import { lockNextDebtor } from '../../src/features/collection/reminders/find-debtors'
import { remindCustomer } from '../../src/features/collection/reminders/remind'
import { closeRun } from '../../src/features/collection/runs/change-run'
import { previewRun } from '../../src/features/collection/runs/due-invoices'
import { openRun } from '../../src/features/collection/runs/open-run'
import { settleOrder } from '../../src/features/subscriptions/life/settle-order'
import { recordPayment } from '../../src/ledger/payments/record-payment'
import { tablesOf } from '../../src/platform/database/tables-of'
import { daysBetween, weekdayOf } from '../dates/local-days'
import { causeAt, desk, type Life, type Subscriber } from './life'

const [monday, tuesday, friday] = [1, 2, 5]

/** Lets those who pay by invoice pay what has been open long enough for them; the desk looks twice a week. */
export async function receiveTransfers(life: Life, subscribers: readonly Subscriber[], day: string, today: string) {
  if (![tuesday, friday].includes(weekdayOf(day))) return
  const { trx } = life
  const open = await tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select([
      'id',
      'customer_id as customerId',
      'order_id as orderId',
      'open_cents as openCents',
      'issued_on as issuedOn',
    ])
    .where('kind', '=', 'invoice')
    .where('payment', '=', 'invoice')
    .where('open_cents', '>', cents(0))
    .orderBy('id')
    .execute()
  const cause = causeAt(life, day, '14:10', desk)
  for (const { id, customerId, orderId, openCents, issuedOn } of open) {
    const source = subscribers.find((one) => one.orderId === orderId)?.source
    if (!source || orderId === null || daysBetween(issuedOn, day) < source.paysAfter) continue
    if (source.unpaidBefore !== undefined && daysBetween(issuedOn, today) <= source.unpaidBefore) continue
    await recordPayment(trx, {
      ...{ customerId, method: 'transfer', cents: openCents, receivedOn: day, key: `transfer ${id}`, invoiceIds: [id] },
      ...{ actor: cause.actor, at: cause.at },
    })
    await settleOrder(trx, orderId, cause)
  }
}

/** From the making of a file to the day on which the bank collects. */
const runDays = 7
/** The newest run was collected at least so many days ago. */
const collectedDays = 2

/** Collects every second week: a run is made on a Monday, and closed when the bank has collected. The newest is closed already. */
export async function collect(life: Life, day: string, today: string): Promise<void> {
  const { trx, openRun: open } = life
  if (open && open.collectOn <= day) {
    await closeRun(trx, open.id, causeAt(life, day, '16:30', desk))
    life.openRun = undefined
  }
  const newest = addDays(today, -(runDays + collectedDays))
  if (weekdayOf(day) !== monday || day > newest || Math.floor(daysBetween(day, newest) / 7) % 2 !== 0) return
  const collectOn = targetDayFrom(addDays(day, runDays))
  if ((await previewRun(trx, collectOn)).collections === 0) return
  life.openRun = { collectOn, ...(await openRun(trx, collectOn, causeAt(life, day, '11:05', desk))) }
}

/** Reminds of what is overdue, as the job does; once a week is enough. */
export async function remind(life: Life, day: string): Promise<void> {
  if (weekdayOf(day) !== tuesday) return
  const cause = causeAt(life, day, '09:30')
  for (let after = 0; ; ) {
    const id = await lockNextDebtor(life.trx, after, day)
    if (id === undefined) return
    await remindCustomer(life.trx, id, cause)
    after = id
  }
}
