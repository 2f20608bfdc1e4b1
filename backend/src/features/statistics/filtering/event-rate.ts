import { accountError } from '../../../platform/errors/account-errors'
import type { Client } from '../../../platform/http/client'

export const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs
/** Subjects of one period; when more come, about half of them start again: those that were quiet for longest. */
const maxSubjects = 100_000

/**
 * Counts per subject in the current period, in memory: a write to the database for each batch would cost more than the
 * batch. Each instance of the backend has its own, so that a subject may reach as many times the limit.
 */
export class PeriodCounts {
  readonly #periodMs: number
  #counts = new Map<string, number>()
  /** of subjects without an event since these were half of all; deleting them one by one, the oldest first, takes 0.5 ms each */
  #earlier: ReadonlyMap<string, number> = new Map()
  #endMs = 0

  constructor(periodMs: number) {
    this.#periodMs = periodMs
  }

  /** Adds to the count of a subject, and returns it. */
  add(subject: string, amount: number, nowMs: number): number {
    if (nowMs >= this.#endMs) {
      this.#counts = new Map()
      this.#earlier = new Map()
      this.#endMs = nowMs + this.#periodMs
    }
    const count = (this.#counts.get(subject) ?? this.#earlier.get(subject) ?? 0) + amount
    this.#counts.set(subject, count)
    if (this.#counts.size >= maxSubjects / 2) {
      this.#earlier = this.#counts
      this.#counts = new Map()
    }
    return count
  }

  /** The seconds until all counts are zero again. */
  secondsLeft(nowMs: number): number {
    return Math.max(1, Math.ceil((this.#endMs - nowMs) / 1000))
  }
}

/** What a whole office with its readers behind one address sends at most, in events per minute. */
const maxPerAddress = 3_000
const ofAddresses = new PeriodCounts(minuteMs)

/** @throws `too-many-requests` when an address sends more events in a minute than readers can cause */
export function consumeEventRate({ address }: Client, events: number): void {
  const nowMs = Date.now()
  if (ofAddresses.add(address, events, nowMs) <= maxPerAddress) return
  const retryAfterSeconds = ofAddresses.secondsLeft(nowMs)
  throw accountError('too-many-requests', 'Dit zijn te veel gebeurtenissen. Wacht een minuut.', { retryAfterSeconds })
}
