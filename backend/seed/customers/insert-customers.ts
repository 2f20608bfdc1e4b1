import { addDays, daysOf } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { loadBillingSettings } from '../../src/content/billing/billing-settings'
import { loadPlans } from '../../src/features/plans/load-plans'
import { advanceSubscriptions } from '../../src/features/subscriptions/life/advance-all'
import { requestSharedPapers } from '../../src/features/subscriptions/papers/request-shared-papers'
import { recordTogether } from '../../src/ledger/events/record-event'
import { jobSchema } from '../../src/platform/jobs/boss'
import type { CustomerSource } from '../content/customer-data'
import type { CompanySource } from '../content/employer-data'
import { liveAsEmployers, openEmployers } from '../employers/employ'
import { backdateVacancies, insertVacancyDays } from '../employers/figures'
import type { Transaction } from '../rows/insert-rows'
import { accept, happen } from './happen'
import { collect, receiveTransfers, remind } from './keep-books'
import { causeAt, desk, type Life, type Subscriber } from './life'
import { placeOrder } from './place-order'

interface Past {
  customers: readonly CustomerSource[]
  /** that place vacancies */
  companies: readonly CompanySource[]
  /** days on which magazines appeared */
  issues: readonly string[]
  now: Date
}

/**
 * Lets customers order, pay, change, cancel and be collected from through the past year, day by day and by the product's own functions, so that
 * all that is stored of them is what the product would have stored. Mails of the past are not sent; documents are made
 * when somebody opens them.
 * @param trx of `inTransaction`: what is called joins it
 * @returns how many customers there are
 */
export async function insertCustomers(trx: Transaction, { customers, companies, issues, now }: Past): Promise<number> {
  const life = await openLife(trx, issues, now)
  const today = dutchDay(now)
  const subscribers: Subscriber[] = []
  const employers = await openEmployers(life, companies)
  const first = Math.max(0, ...customers.map(({ orderedBefore }) => orderedBefore))
  for (const day of daysOf({ from: addDays(today, -first), until: today })) {
    await advance(life, day)
    await remind(life, day)
    for (const source of customers)
      if (addDays(today, -source.orderedBefore) === day) subscribers.push(await placeOrder(life, source, day))
    for (const subscriber of subscribers) await liveThrough(life, subscriber, day, today)
    await liveAsEmployers(life, employers, day, today)
    await receiveTransfers(life, subscribers, day, today)
    await collect(life, day, today)
  }
  // whether somebody may give an article is asked of the present day
  for (const subscriber of subscribers) await giveArticles(life, subscriber, today)
  await insertVacancyDays(trx, employers, today)
  await backdateVacancies(trx)
  await backdate(trx)
  await trx.raw(`DELETE FROM ${jobSchema}.job WHERE name IN ('mail', 'make-document', 'vat-id-check')`)
  return subscribers.length
}

async function openLife(trx: Transaction, issues: readonly string[], now: Date): Promise<Life> {
  const settings = await loadBillingSettings()
  if (!settings) throw new Error('Customers need the settings for orders')
  const past = issues.toSorted().map((publishedOn) => ({ name: '', publishedOn }))
  const offer = {
    plans: await loadPlans(trx),
    settings: { ...settings, issues: [...past, ...settings.issues] },
    papers: {
      person: await requestSharedPapers(trx, 'person', settings),
      company: await requestSharedPapers(trx, 'company', settings),
    },
  }
  const versions = new Map(offer.plans.map(({ version }) => [version.slug, version]))
  return { trx, now, offer, settings: offer.settings, versions }
}

async function advance(life: Life, day: string): Promise<void> {
  const { trx } = life
  const fail = (_: number, error: unknown) => {
    throw error
  }
  await recordTogether(trx, async () => {
    await advanceSubscriptions((work) => work(trx), causeAt(life, day, '01:01'), fail)
  })
}

async function liveThrough(life: Life, subscriber: Subscriber, day: string, today: string): Promise<void> {
  const { source, account } = subscriber
  const isToday = (daysBefore: number | undefined) => daysBefore !== undefined && addDays(today, -daysBefore) === day
  for (const happening of source.happenings) {
    if (happening.what === 'give') continue
    const byDesk = happening.what === 'return' || happening.what === 'note'
    const actor = byDesk ? desk : { kind: 'customer' as const, name: account.name ?? source.name }
    const cause = causeAt(life, day, '12:45', actor)
    if (isToday(happening.daysBefore)) await happen(life, subscriber, happening, cause)
    if (happening.what === 'invite' && isToday(happening.acceptedBefore))
      await accept(life, subscriber, happening, causeAt(life, day, '13:05'))
  }
}

async function giveArticles(life: Life, subscriber: Subscriber, today: string): Promise<void> {
  for (const happening of subscriber.source.happenings)
    if (happening.what === 'give')
      await happen(life, subscriber, happening, causeAt(life, addDays(today, -happening.daysBefore), '20:15'))
}

/** Gives rows that the database dates itself the day of what they are of. */
async function backdate(trx: Transaction): Promise<void> {
  await trx.raw(`UPDATE gevel_entitlements SET created_at = from_on + time '12:00' WHERE from_on < created_at`)
  await trx.raw(
    'UPDATE gevel_customer_people p SET since = c.created_at FROM gevel_customers c WHERE c.id = p.customer_id',
  )
  await trx.raw(
    "UPDATE gevel_plan_versions SET created_at = (SELECT min(placed_at) FROM gevel_orders) - interval '1 day'",
  )
}
