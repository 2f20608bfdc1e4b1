// A backend of the simulation: the compiled functions of subscriptions and collections, in a process of their own that can be killed. In
// place of Strapi it has a connection, and a transaction that callees join.
import { AsyncLocalStorage } from 'node:async_hooks'
import path from 'node:path'
import process from 'node:process'
import createKnex, { type Knex } from 'knex'
import pg from 'pg'
import type * as Remind from '../src/features/collection/reminders/remind.ts'
import type * as Retry from '../src/features/collection/returns/retry-collection.ts'
import type * as Returns from '../src/features/collection/returns/return-collection.ts'
import type * as Runs from '../src/features/collection/runs/change-run.ts'
import type * as OpenRun from '../src/features/collection/runs/open-run.ts'
import type * as Plans from '../src/features/plans/load-plans.ts'
import type * as Cancel from '../src/features/subscriptions/changes/cancel.ts'
import type * as Mandate from '../src/features/subscriptions/changes/change-mandate.ts'
import type * as Change from '../src/features/subscriptions/changes/change-plan.ts'
import type * as Pause from '../src/features/subscriptions/changes/pause.ts'
import type { Cause } from '../src/features/subscriptions/charge.ts'
import type * as Advance from '../src/features/subscriptions/life/advance-all.ts'
import type * as Settle from '../src/features/subscriptions/life/settle-order.ts'
import type * as Price from '../src/features/subscriptions/notices/announce-price.ts'
import type * as Notices from '../src/features/subscriptions/notices/send-notices.ts'
import type * as Place from '../src/features/subscriptions/placing/place-subscription.ts'
import type * as Find from '../src/features/subscriptions/subscription.ts'
import type * as Credit from '../src/ledger/invoices/credit-invoice.ts'
import type * as Payment from '../src/ledger/payments/record-payment.ts'
import type * as Boss from '../src/platform/jobs/boss.ts'
import type { Call, Reply, Setup } from './calls.ts'

const setup: Setup = JSON.parse(process.env.SIMULATION ?? '')
const textTypes: readonly number[] = [pg.types.builtins.DATE, pg.types.builtins.JSONB]
const types = { getTypeParser: (oid: number) => (textTypes.includes(oid) ? String : pg.types.getTypeParser(oid)) }
const knex = createKnex({
  client: 'pg',
  connection: { connectionString: process.env.DATABASE_URL ?? '', types },
  pool: { min: 0, max: 20 },
})
const current = new AsyncLocalStorage<Knex.Transaction>()

function run<Result>(work: (trx: Knex.Transaction) => Promise<Result>): Promise<Result> {
  const joined = current.getStore()
  return joined ? work(joined) : knex.transaction((trx) => current.run(trx, () => work(trx)))
}

const standIn = {
  connection: knex,
  inTransaction: () => current.getStore() !== undefined,
  transaction: <Result>(work: (given: { trx: Knex.Transaction }) => Promise<Result>) => run((trx) => work({ trx })),
  query: () => ({ findMany: async () => setup.plans, findOne: async () => null }),
}
Object.assign(globalThis, { strapi: { db: standIn } })

const compiled = (file: string) => import(path.resolve(import.meta.dirname, '../dist/src', file))
const { placeSubscription }: typeof Place = await compiled('features/subscriptions/placing/place-subscription.js')
const { loadPlans }: typeof Plans = await compiled('features/plans/load-plans.js')
const { advanceSubscriptions }: typeof Advance = await compiled('features/subscriptions/life/advance-all.js')
const { cancelSubscription, revokeCancellation }: typeof Cancel = await compiled(
  'features/subscriptions/changes/cancel.js',
)
const { planPause, endPause }: typeof Pause = await compiled('features/subscriptions/changes/pause.js')
const { changePlan, previewChange }: typeof Change = await compiled('features/subscriptions/changes/change-plan.js')
const { changeMandate }: typeof Mandate = await compiled('features/subscriptions/changes/change-mandate.js')
const { settleOrder }: typeof Settle = await compiled('features/subscriptions/life/settle-order.js')
const { findSubscription }: typeof Find = await compiled('features/subscriptions/subscription.js')
const { creditInvoice }: typeof Credit = await compiled('ledger/invoices/credit-invoice.js')
const { recordPayment }: typeof Payment = await compiled('ledger/payments/record-payment.js')
const { openRun }: typeof OpenRun = await compiled('features/collection/runs/open-run.js')
const { closeRun, takeBackRun }: typeof Runs = await compiled('features/collection/runs/change-run.js')
const { returnCollection }: typeof Returns = await compiled('features/collection/returns/return-collection.js')
const { retryCollection }: typeof Retry = await compiled('features/collection/returns/retry-collection.js')
const { remindCustomer }: typeof Remind = await compiled('features/collection/reminders/remind.js')
const { announcePrice }: typeof Price = await compiled('features/subscriptions/notices/announce-price.js')
const { sendNotice }: typeof Notices = await compiled('features/subscriptions/notices/send-notices.js')
const { openBoss }: typeof Boss = await compiled('platform/jobs/boss.js')

const boss = await openBoss()
for (const queue of ['mail', 'make-document', 'order-confirmation']) await boss.createQueue(queue)

type Placing = Parameters<typeof placeSubscription>[1]

/** What a simulation can let happen; each in one transaction, apart from the run of a job. */
const functions = {
  place: (cause: Cause, placing: Omit<Placing, 'offer'>) =>
    run(async (trx) => {
      // as the form is locked that was sent
      await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [placing.idempotencyKey])
      const offer = { plans: await loadPlans(trx), settings: setup.settings, papers: { person: [], company: [] } }
      return placeSubscription(trx, { ...placing, offer }, cause.at)
    }),
  advance: async (cause: Cause) => {
    const failed: string[] = []
    const changed = await advanceSubscriptions(run, cause, (id, error) => failed.push(`${id}: ${String(error)}`))
    if (failed.length > 0) throw new Error(failed.join('\n'))
    return changed
  },
  cancel: (cause: Cause, id: number) => run((trx) => cancelSubscription(trx, id, cause)),
  revoke: (cause: Cause, id: number) => run((trx) => revokeCancellation(trx, id, cause)),
  pause: (cause: Cause, id: number, months: number) => run((trx) => planPause(trx, id, months, cause)),
  endPause: (cause: Cause, id: number) => run((trx) => endPause(trx, id, cause)),
  previewChange: (cause: Cause, id: number, asked: Change.AskedChange) =>
    run(async (trx) => {
      const subscription = await findSubscription(trx, id)
      if (!subscription) throw new Error(`There is no subscription ${id}`)
      return previewChange(trx, subscription, asked, cause.at)
    }),
  change: (cause: Cause, id: number, asked: Change.AskedChange & { expectedCents: number }) =>
    run((trx) => changePlan(trx, id, asked, cause)),
  changeMandate: (cause: Cause, id: number, iban: string, holder: string) => {
    const textVersion = setup.settings.mandate.version
    return run((trx) => changeMandate(trx, id, { iban, holder, textVersion, signedFrom: null }, cause))
  },
  pay: (cause: Cause, payment: Omit<Parameters<typeof recordPayment>[1], 'at' | 'actor'>, orderId: number) =>
    run(async (trx) => {
      await recordPayment(trx, { ...payment, actor: cause.actor, at: cause.at })
      await settleOrder(trx, orderId, cause)
    }),
  credit: (cause: Cause, credit: Omit<Parameters<typeof creditInvoice>[1], 'at' | 'actor'>) =>
    run((trx) => creditInvoice(trx, { ...credit, actor: cause.actor, at: cause.at })),
  openRun: (cause: Cause, collectOn: string) => run((trx) => openRun(trx, collectOn, cause)),
  closeRun: (cause: Cause, id: number) => run((trx) => closeRun(trx, id, cause)),
  takeBackRun: (cause: Cause, id: number) => run((trx) => takeBackRun(trx, id, cause)),
  announcePrice: (cause: Cause, id: number, planVersionId: number, from: string) =>
    run((trx) => announcePrice(trx, id, { planVersionId, from }, cause)),
  sendNotice: (cause: Cause, id: number) => run((trx) => sendNotice(trx, id, cause)),
  remind: (cause: Cause, customerId: number) => run((trx) => remindCustomer(trx, customerId, cause)),
  retryCollection: (cause: Cause, invoice: Parameters<typeof retryCollection>[1]) =>
    run((trx) => retryCollection(trx, invoice, cause)),
  returnCollection: (cause: Cause, id: number, code: string) => run((trx) => returnCollection(trx, id, code, cause)),
}
export type Functions = typeof functions

async function respond({ id, name, args, at }: Call): Promise<Reply> {
  const cause: Cause = { settings: setup.settings, actor: { kind: 'system' }, at: new Date(at) }
  const call = functions[name as keyof Functions] as (cause: Cause, ...args: readonly unknown[]) => Promise<unknown>
  try {
    return { id, result: (await call(cause, ...args)) ?? null }
  } catch (error) {
    const code = error instanceof Error && 'details' in error ? (error.details as { code?: string }).code : undefined
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error), code: code ?? null }
  }
}

process.on('message', async (call: Call) => process.send?.(await respond(call)))
process.on('disconnect', () => process.exit())
process.send?.({ id: 0, result: 'ready' } satisfies Reply)
