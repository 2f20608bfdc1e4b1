import type pg from 'pg'
import { type BackendProcess, RejectedError } from './backend-process.ts'
import type { CustomerModel } from './model.ts'
import { randomNumbers } from './random.ts'

/** How much is simulated. */
export interface Size {
  subscribers: number
  days: number
  seed: number
}

/** A subscription, with what it has to owe. */
export interface Subscriber {
  id: number
  orderId: number
  model: CustomerModel
  isCancelled: boolean
}

const nothing = {
  ...{ orders: 0, invoices: 0, collections: 0, returns: 0, cancellations: 0, changes: 0, pauses: 0, unpaid: 0 },
  ...{ kills: 0, checks: 0 },
}
/** What happened, for the report. */
export type Tally = typeof nothing

/** What a simulation works on: the database, two backends, and those who subscribed. */
export class World {
  readonly tally: Tally = { ...nothing }
  /** by the id of their subscription, in its order */
  readonly subscribers = new Map<number, Subscriber>()
  /** runs at the bank, with the day on which it collects */
  openRuns: { id: number; collectOn: number }[] = []
  /** id of the last event that was looked at */
  lastEvent = 0
  readonly database: pg.Pool
  readonly backends: readonly [BackendProcess, BackendProcess]
  readonly size: Size
  readonly random: (below: number) => number
  #turn = 0

  constructor(database: pg.Pool, backends: readonly [BackendProcess, BackendProcess], size: Size) {
    this.database = database
    this.backends = backends
    this.size = size
    this.random = randomNumbers(size.seed)
  }

  /** The backends in turn. */
  next(): BackendProcess {
    this.#turn = 1 - this.#turn
    return this.#turn === 0 ? this.backends[0] : this.backends[1]
  }

  /** @throws Error when nobody ordered it */
  find(id: number): Subscriber {
    const subscriber = this.subscribers.get(id)
    if (!subscriber) throw new Error(`Nobody ordered subscription ${id}`)
    return subscriber
  }
}

/** A moment of a Dutch day, in hours of UTC. */
export function momentOf(day: number, hour: number): Date {
  return new Date(day * 86_400_000 + hour * 3_600_000)
}

/** Works on items eight at once, in an order that a seed repeats as far as chance decides it. */
export async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
    }),
  )
}

/** @returns undefined when a rule of the product rejects it */
export async function unlessRejected<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RejectedError) return undefined
    throw error
  }
}
