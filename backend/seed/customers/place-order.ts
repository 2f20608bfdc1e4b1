import { createAccount } from '../../src/features/accounts/create-account'
import { confirmOrder } from '../../src/features/subscriptions/placing/confirm-order'
import { placeSubscription } from '../../src/features/subscriptions/placing/place-subscription'
import { tablesOf } from '../../src/platform/database/tables-of'
import { jobSchema } from '../../src/platform/jobs/boss'
import { type Account, accountByEmail } from '../../src/platform/readers/account'
import type { CustomerSource } from '../content/customer-data'
import type { Transaction } from '../rows/insert-rows'
import { causeAt, type Life, type Subscriber } from './life'
import { keyOf, orderOf } from './order-of'

/** Places the order of a customer on its day, for the account with its address. */
export async function placeOrder(life: Life, source: CustomerSource, day: string): Promise<Subscriber> {
  const { trx, offer } = life
  const { at } = causeAt(life, day, '10:20')
  const account = await ensureAccount(trx, { ...source, company: source.company?.name }, at)
  const order = orderOf(source, life)
  const placing = {
    order,
    offer,
    idempotencyKey: keyOf(`order ${source.email}`),
    accountId: account.id,
    address: null,
  }
  const { subscriptionNumber } = await placeSubscription(trx, placing, at)
  await confirm(trx, at)
  const { id, customerId, orderId } = await tablesOf(trx)
    .selectFrom('gevel_subscriptions')
    .select(['id', 'customer_id as customerId', 'order_id as orderId'])
    .where('number', '=', subscriptionNumber)
    .executeTakeFirstOrThrow()
  if (orderId === null) throw new Error(`Subscription ${subscriptionNumber} has no order`)
  return { source, account, customerId, id, orderId }
}

/** Does what the queued confirmation of an order does, as of its day: its mail is not sent, and its documents stay. */
async function confirm(trx: Transaction, at: Date): Promise<void> {
  const { rows }: { rows: { id: string; data: string }[] } = await trx.raw(
    `DELETE FROM ${jobSchema}.job WHERE name = ? RETURNING id, data::text`,
    [confirmOrder.name],
  )
  for (const { id, data } of rows)
    await confirmOrder.run(JSON.parse(data), { jobId: id, queuedAt: at, confirmClaim: async () => undefined })
}

/**
 * The account with an address, made when there is none. It has no password: nobody logs in with it before asking for one by mail, which no
 * mailbox of the demo receives.
 */
export async function ensureAccount(
  trx: Transaction,
  { email, name, company }: { email: string; name: string; company?: string },
  at: Date,
): Promise<Account> {
  const existing = await accountByEmail(trx, email)
  if (existing) return existing
  const id = await createAccount(trx, {
    ...{ email, name, company: company ?? null, edition: 'general', password: null, consentedAt: at },
  })
  await trx('up_users').where({ id }).update({ created_at: at })
  const account = await accountByEmail(trx, email)
  if (!account) throw new Error(`The account ${email} was not stored`)
  return account
}
