import { CustomerModel } from './model.ts'
import { addAccount, idsOf, orderOf } from './orders.ts'
import { plans, type SimulatedPlan } from './prepare.ts'
import { inParallel, momentOf, type Subscriber, type World } from './world.ts'

interface Wanted {
  n: number
  kind: 'person' | 'company'
  plan: SimulatedPlan
  seats: number
  payment: 'direct-debit' | 'invoice'
  startsAtOnce: boolean
}

/**
 * Lets new subscribers order: all of them within the first quarter of the days.
 * @param count of the day, from 0
 */
export async function placeOrders(world: World, day: number, count: number): Promise<void> {
  const { subscribers, days } = world.size
  const rampDays = Math.max(1, Math.floor(days / 4))
  const wanted = Math.min(subscribers, Math.ceil(((count + 1) * subscribers) / rampDays))
  const orders = Array.from({ length: Math.max(0, wanted - world.tally.orders) }, () => choose(world))
  const placed: Subscriber[] = []
  await inParallel(orders, async (order) => {
    placed.push(await place(world, order, day))
  })
  for (const subscriber of placed.toSorted((a, b) => a.id - b.id)) world.subscribers.set(subscriber.id, subscriber)
}

function choose({ random, tally }: World): Wanted {
  const n = ++tally.orders
  const kind = random(3) === 0 ? ('company' as const) : ('person' as const)
  const choices = plans.filter(({ audience }) => audience === 'both' || audience === kind)
  const plan = choices[random(choices.length)]
  if (!plan) throw new Error('There is no plan')
  const seats = plan.seats + (plan.seatIncl !== null && plan.intro === null ? random(4) : 0)
  const payment = random(10) < 6 ? ('direct-debit' as const) : ('invoice' as const)
  return { n, kind, plan, seats, payment, startsAtOnce: random(4) > 0 }
}

async function place(world: World, { plan, ...options }: Wanted, day: number): Promise<Subscriber> {
  const { n, kind, seats, startsAtOnce } = options
  await addAccount(world.database, n, `klant${n}@gevel.example`)
  const order = orderOf(plan.id, options)
  const placing = { order, idempotencyKey: crypto.randomUUID(), accountId: n, address: null }
  const { subscriptionNumber } = await world.next().call('place', momentOf(day, 10), placing)
  const model = new CustomerModel(kind, plan, seats, kind === 'company' || startsAtOnce ? day : day + 15)
  model.pass(day)
  return { ...(await idsOf(world.database, subscriptionNumber)), model, isCancelled: false }
}
