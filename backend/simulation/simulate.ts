import { setTimeout as pause } from 'node:timers/promises'
import { targetDayFrom } from '@gevel/contract/target-days'
import type pg from 'pg'
import { BackendProcess, KilledError, RejectedError } from './backend-process.ts'
import { findProblems } from './checks.ts'
import { CustomerModel, dayNumber, dayText } from './model.ts'
import { addAccount, idsOf, orderOf } from './orders.ts'
import { plans, prepareDatabase, settings, setup } from './prepare.ts'
import { randomNumbers } from './random.ts'

interface Size {
  subscribers: number
  days: number
  seed: number
}

interface Subscriber {
  id: number
  orderId: number
  model: CustomerModel
  isCancelled: boolean
}

/** What happened, for the report. */
export interface Tally {
  orders: number
  invoices: number
  collections: number
  returns: number
  cancellations: number
  changes: number
  pauses: number
  unpaid: number
  kills: number
  checks: number
}

const firstDay = dayNumber('2026-01-05')
const returnCodes = ['AM04', 'AM04', 'AM04', 'MD06', 'MS02', 'AC04', 'MD01', 'MS03', 'XX99']

/**
 * Lets subscribers order, pay, change, pause, cancel and fail to pay over days, with two backends that run the same jobs at once and of
 * which one is killed now and then. At the end of each month all books have to be right.
 * @param databaseUrl of an empty database
 * @param report gets a line for each month
 * @throws Error with the first day on which the books were wrong, and its problems
 */
export async function simulate(databaseUrl: string, size: Size, report: (line: string) => void): Promise<Tally> {
  const database = await prepareDatabase(databaseUrl)
  const backends = [new BackendProcess(databaseUrl, setup), new BackendProcess(databaseUrl, setup)] as const
  try {
    for (const backend of backends) await backend.start()
    const simulation = new Simulation(database, backends, size)
    for (let day = 0; day < size.days; day++) {
      const month = await simulation.live(firstDay + day)
      if (month) report(month)
    }
    return simulation.tally
  } finally {
    for (const backend of backends) backend.stop()
    await database.end()
  }
}

class Simulation {
  readonly tally: Tally = {
    ...{ orders: 0, invoices: 0, collections: 0, returns: 0, cancellations: 0, changes: 0, pauses: 0, unpaid: 0 },
    ...{ kills: 0, checks: 0 },
  }
  readonly #database: pg.Pool
  readonly #backends: readonly [BackendProcess, BackendProcess]
  readonly #size: Size
  readonly #random: (below: number) => number
  readonly #subscribers: Subscriber[] = []
  readonly #openRuns: { id: number; collectOn: number }[] = []
  #lastEvent = 0
  #turn = 0

  constructor(database: pg.Pool, backends: readonly [BackendProcess, BackendProcess], size: Size) {
    this.#database = database
    this.#backends = backends
    this.#size = size
    this.#random = randomNumbers(size.seed)
  }

  /** @returns a line for the report on the last day of a month */
  async live(day: number): Promise<string | undefined> {
    await this.#runJobs(day)
    await this.#followUnpaid(day)
    for (const { model } of this.#subscribers) model.pass(day)
    await this.#order(day)
    await this.#inParallel(this.#subscribers, (subscriber) => this.#act(subscriber, day))
    await this.#pay(day)
    await this.#collect(day)
    await this.#return(day)
    const isLast = dayText(day).slice(0, 7) !== dayText(day + 1).slice(0, 7)
    return isLast || day === firstDay + this.#size.days - 1 ? this.#check(day) : undefined
  }

  /** Both backends at once, as their schedules do; the one that is killed leaves its work to the other. */
  async #runJobs(day: number): Promise<void> {
    const at = momentOf(day, 1)
    const victim = this.#random(40) === 0 || day === firstDay + 20 ? this.#random(2) : undefined
    const runs = this.#backends.map((backend) =>
      backend.call('advance', at).catch((error) => {
        if (!(error instanceof KilledError)) throw error
      }),
    )
    if (victim === undefined) {
      await Promise.all(runs)
      return
    }
    this.tally.kills++
    await pause(this.#random(60))
    await this.#backends[victim]?.kill()
    await Promise.all(runs)
    await this.#backends[victim]?.start()
    // the next hour
    await Promise.all(this.#backends.map((backend) => backend.call('advance', at)))
  }

  /** The model does not know who did not pay: the product says so, and the checks judge it. */
  async #followUnpaid(day: number): Promise<void> {
    const { rows } = await this.#database.query<{ event: number; id: number; last: string; reason: string | null }>(
      `SELECT e.id AS event, s.id, s.ends_on::text AS last, e.reason FROM gevel_ledger_events e
       JOIN gevel_subscriptions s ON s.id = e.subject_id
       WHERE e.subject = 'subscription' AND e.kind = 'ended' AND e.id > $1 ORDER BY e.id`,
      [this.#lastEvent],
    )
    for (const { event, id, last, reason } of rows) {
      this.#lastEvent = Number(event)
      if (reason === null) continue
      const { model } = this.#find(id)
      // the product charges no period that began during the pause
      if (model.pause && day > model.pause.from) throw new Error(`Subscription ${id} ended in a pause`)
      model.end(dayNumber(last))
      this.tally.unpaid++
    }
  }

  async #order(day: number): Promise<void> {
    const rampDays = Math.max(1, Math.floor(this.#size.days / 4))
    const wanted = Math.min(
      this.#size.subscribers,
      Math.ceil(((day - firstDay + 1) * this.#size.subscribers) / rampDays),
    )
    const orders = Array.from({ length: Math.max(0, wanted - this.tally.orders) }, () => {
      const n = ++this.tally.orders
      const kind = this.#random(3) === 0 ? ('company' as const) : ('person' as const)
      const choices = plans.filter(({ audience }) => audience === 'both' || audience === kind)
      const plan = choices[this.#random(choices.length)]
      if (!plan) throw new Error('There is no plan')
      const seats = plan.seats + (plan.seatIncl !== null && plan.intro === null ? this.#random(4) : 0)
      const payment = this.#random(10) < 6 ? ('direct-debit' as const) : ('invoice' as const)
      const startsAtOnce = this.#random(4) > 0
      return { n, kind, plan, seats, payment, startsAtOnce, key: crypto.randomUUID() }
    })
    await this.#inParallel(orders, async ({ n, kind, plan, seats, payment, startsAtOnce, key }) => {
      await addAccount(this.#database, n, `klant${n}@gevel.example`)
      const order = orderOf(plan.id, { n, kind, seats, payment, startsAtOnce })
      const placing = { order, idempotencyKey: key, accountId: n, address: null }
      const placed = await this.#next().call('place', momentOf(day, 10), placing)
      const startsOn = kind === 'company' || startsAtOnce ? day : day + 15
      const model = new CustomerModel(kind, plan, seats, startsOn)
      const ids = await idsOf(this.#database, placed.subscriptionNumber)
      model.pass(day)
      this.#subscribers.push({ ...ids, model, isCancelled: false })
    })
    this.#subscribers.sort((a, b) => a.id - b.id)
  }

  async #act(subscriber: Subscriber, day: number): Promise<void> {
    const { model } = subscriber
    if (model.isOver) return
    const chance = this.#random(10_000)
    if (subscriber.isCancelled) {
      if (chance < 200) await this.#revoke(subscriber, day)
    } else if (chance < 6) await this.#cancel(subscriber, day)
    else if (chance < 14) await this.#pause(subscriber, day)
    else if (chance < 40) await this.#change(subscriber, day)
    else if (chance < 46)
      await this.#try((at) => this.#next().call('changeMandate', at, subscriber.id, 'NL91ABNA0417164300', 'Nieuw'), day)
    else if (model.pause && chance < 300) await this.#endPause(subscriber, day)
  }

  async #cancel(subscriber: Subscriber, day: number): Promise<void> {
    const { model, id } = subscriber
    const done = await this.#try((at) => this.#next().call('cancel', at, id), day)
    if (done === undefined) return
    if (model.pause) this.#stopPause(model, day)
    subscriber.isCancelled = true
    model.forgetPlanned()
    const lastDay = dayNumber(done.lastDay)
    const expected = model.lastDayOfNotice(day)
    if (lastDay !== expected)
      throw new Error(
        `Subscription ${id} is cancelled on ${dayText(day)} until ${done.lastDay}, not ${dayText(expected)}`,
      )
    model.endsAfter = lastDay
    this.tally.cancellations++
  }

  async #revoke(subscriber: Subscriber, day: number): Promise<void> {
    const { model, id } = subscriber
    const done = await this.#try((at) => this.#next().call('revoke', at, id), day)
    if (done === undefined) return
    subscriber.isCancelled = false
    model.endsAfter = model.endsByItself ? model.next - 1 : undefined
  }

  async #pause({ id, model }: Subscriber, day: number): Promise<void> {
    const months = 1 + this.#random(3)
    const done = await this.#try((at) => this.#next().call('pause', at, id, months), day)
    if (done === undefined) return
    model.setPause(day + 1, months)
    this.tally.pauses++
  }

  async #endPause({ id, model }: Subscriber, day: number): Promise<void> {
    const done = await this.#try((at) => this.#next().call('endPause', at, id), day)
    if (done !== undefined) this.#stopPause(model, day)
  }

  #stopPause(model: CustomerModel, day: number): void {
    if (!model.pause) return
    if (day < model.pause.from) model.pause = undefined
    else model.pause.until = day - 1
    model.pass(day)
  }

  async #change({ id, model }: Subscriber, day: number): Promise<void> {
    const choices = plans.filter(
      ({ audience, intro }) =>
        (audience === 'both' || audience === model.kind) && (intro === null || model.kind === 'company'),
    )
    const plan = this.#random(2) === 0 ? model.plan : choices[this.#random(choices.length)]
    if (!plan) return
    const seats = plan.seats + (plan.seatIncl === null ? 0 : this.#random(5))
    const asked = { planVersionId: plan.id, seats }
    const preview = await this.#try((at) => this.#next().call('previewChange', at, id, asked), day)
    if (preview === undefined) return
    const expectedCents = preview.now?.totalCents ?? 0
    const done = await this.#try((at) => this.#next().call('change', at, id, { ...asked, expectedCents }), day)
    if (done === undefined) return
    model.change(plan, seats, day)
    this.tally.changes++
  }

  /** Who pays by itself does so within three weeks; some never do. */
  async #pay(day: number): Promise<void> {
    const { rows } = await this.#database.query<{
      id: number
      customer: number
      order: number
      cents: number
      issued: string
    }>(
      `SELECT i.id, i.customer_id AS customer, i.order_id AS order, i.open_cents AS cents, i.issued_on::text AS issued
       FROM gevel_invoices i JOIN gevel_subscriptions s ON s.order_id = i.order_id
       WHERE i.kind = 'invoice' AND i.open_cents > 0 AND (i.payment = 'invoice' OR s.state = 'overdue')`,
    )
    const due = rows.filter(({ id, issued }) => id % 33 !== 0 && day - dayNumber(issued) >= (id * 7) % 38)
    await this.#inParallel(due, async ({ id, customer, order, cents }) => {
      const payment = {
        ...{ customerId: customer, method: 'transfer' as const, cents: cents as never, receivedOn: dayText(day) },
        ...{ key: `transfer ${id} ${day}`, invoiceIds: [id] },
      }
      await this.#next().call('pay', momentOf(day, 14), payment, order)
    })
  }

  async #collect(day: number): Promise<void> {
    for (const run of this.#openRuns.splice(0)) {
      if (run.collectOn > day) this.#openRuns.push(run)
      else if (this.#random(15) === 0) await this.#next().call('takeBackRun', momentOf(day, 8), run.id)
      else await this.#next().call('closeRun', momentOf(day, 8), run.id)
    }
    const weekday = new Date(day * 86_400_000).getUTCDay()
    if (weekday !== 1 && weekday !== 4) return
    const collectOn = targetDayFrom(dayText(day + settings.noticeDays))
    const { rows } = await this.#database.query<{ count: number; cents: number }>(
      `SELECT count(*)::integer AS count, coalesce(sum(i.open_cents), 0)::integer AS cents FROM gevel_invoices i
       JOIN gevel_subscriptions s ON s.order_id = i.order_id JOIN gevel_mandates m ON m.id = s.mandate_id AND m.revoked_at IS NULL
       WHERE i.kind = 'invoice' AND i.payment = 'direct-debit' AND s.payment = 'direct-debit' AND i.open_cents > 0 AND i.due_on <= $1
         AND NOT EXISTS (SELECT FROM gevel_collections c WHERE c.invoice_id = i.id AND (c.state = 'pending'
           OR c.state = 'returned' AND c.mandate_id = m.id AND coalesce(c.retry_on > $1, true)))`,
      [collectOn],
    )
    const [due] = rows
    if (!due?.count) return
    const run = await this.#next().call('openRun', momentOf(day, 9), collectOn)
    if (run.collections !== due.count || run.totalCents !== due.cents)
      throw new Error(`Run ${run.number} collects ${run.totalCents} cents, and ${due.cents} are open`)
    this.tally.collections += run.collections
    this.#openRuns.push({ id: run.id, collectOn: dayNumber(collectOn) })
  }

  async #return(day: number): Promise<void> {
    const { rows } = await this.#database.query<{ id: number }>(
      `SELECT c.id FROM gevel_collections c JOIN gevel_collection_runs r ON r.id = c.run_id
       WHERE c.state = 'collected' AND r.collect_on = $1::date - 3 ORDER BY c.id`,
      [dayText(day)],
    )
    const returned = rows.filter(({ id }) => (id * 31) % 37 === 0)
    await this.#inParallel(returned, async ({ id }) => {
      const code = returnCodes[id % returnCodes.length] ?? 'AM04'
      await this.#next().call('returnCollection', momentOf(day, 15), id, code)
      this.tally.returns++
    })
  }

  async #check(day: number): Promise<string> {
    const text = dayText(day)
    const problems = await findProblems(this.#database, text, settings.graceDays)
    const { rows } = await this.#database.query<{ id: number; cents: number; count: number }>(
      `SELECT s.id, count(i.id)::integer AS count,
         coalesce(sum(CASE c.kind WHEN 'person' THEN i.total_cents ELSE i.net_cents END), 0)::integer AS cents
       FROM gevel_subscriptions s JOIN gevel_customers c ON c.id = s.customer_id LEFT JOIN gevel_invoices i ON i.order_id = s.order_id
       GROUP BY s.id`,
    )
    for (const { id, cents } of rows) {
      const { owedCents } = this.#find(id).model
      if (cents !== owedCents) problems.push(`Subscription ${id} is invoiced ${cents} cents, and owes ${owedCents}`)
    }
    if (problems.length > 0) throw new Error(`On ${text}:\n${problems.slice(0, 20).join('\n')}`)
    this.tally.invoices = rows.reduce((sum, { count }) => sum + count, 0)
    this.tally.checks++
    const running = this.#subscribers.filter(({ model }) => !model.isOver).length
    return `${text}: ${running} subscriptions, ${this.tally.invoices} invoices, ${this.tally.collections} collections`
  }

  /** @returns undefined when a rule of the product rejects it */
  async #try<Result>(work: (at: Date) => Promise<Result>, day: number): Promise<Result | undefined> {
    try {
      return await work(momentOf(day, 12))
    } catch (error) {
      if (error instanceof RejectedError) return undefined
      throw error
    }
  }

  #find(id: number): Subscriber {
    const subscriber = this.#subscribers.find((one) => one.id === id)
    if (!subscriber) throw new Error(`Nobody ordered subscription ${id}`)
    return subscriber
  }

  #next(): BackendProcess {
    this.#turn = 1 - this.#turn
    return this.#turn === 0 ? this.#backends[0] : this.#backends[1]
  }

  /** In an order that a seed repeats as far as chance decides it; eight at once. */
  async #inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
    const waiting = items.values()
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const item of waiting) await work(item)
      }),
    )
  }
}

/** A moment of a Dutch day, in hours of UTC. */
function momentOf(day: number, hour: number): Date {
  return new Date(day * 86_400_000 + hour * 3_600_000)
}
