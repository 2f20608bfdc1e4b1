import type { Knex } from 'knex'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { afterRollback, type Transaction } from '../database/transaction'
import { accountError } from '../errors/account-errors'
import { hashOf } from '../secrets/secrets'
import type { SecurityEvent } from '../security-events/event-names'
import { type EventFacts, logSecurityEvent } from '../security-events/log-security-event'

/** `points` within `minutes`, counted over all instances of the backend. */
interface Rule {
  points: number
  minutes: number
  /** an alternative to waiting: the end of the sentence that says how long to wait */
  alternative?: string
  /** the first sentence of the error, when "tried" does not fit */
  reached?: string
  /** logged when the limit is reached, in place of the event of all other limits */
  event?: SecurityEvent
}

interface Consumption {
  /** points to consume; 1 by default */
  points?: number
  /** runs the first time that the limit rejects */
  onReached?: () => Promise<void>
  /** the caller's transaction: what is consumed in it counts only after its commit */
  trx?: Transaction
}

/** A rate limit; `subject` is a network address, an e-mail address or the id of an account, stored as a hash. */
export interface Limit {
  /** its key in the database */
  readonly name: string
  /**
   * @param about facts for the security event that is logged when the limit is reached
   * @throws `too-many-requests`, with `retryAfterSeconds` in its details
   */
  consume(subject: string, about: EventFacts, consumption?: Consumption): Promise<void>
  /**
   * Consumes a point.
   * @returns false, in place of an error, when none was left
   */
  take(subject: string): Promise<boolean>
  /** Gives a consumed point back. */
  refund(subject: string): Promise<void>
  /** Gives all consumed points back. */
  reset(subject: string): Promise<void>
}

const names = new Set<string>()

/** The names of all limits of the program, which features list. */
export const definedLimits: ReadonlySet<string> = names

/**
 * Declares a limit, in the folder of the feature that it protects; `limits` of its `feature.ts` lists it.
 * @param name unique key of the limit in the database
 */
export function defineLimit(name: string, rule: Rule): Limit {
  if (names.has(name)) throw new Error(`There is a limit called ${name} already`)
  names.add(name)
  let shared: RateLimiterPostgres | undefined
  const limiter = () => {
    shared ??= limiterOn(strapi.db.connection, name, rule)
    return shared
  }
  const limit: Limit = {
    name,
    async consume(subject, about, { points = 1, onReached, trx } = {}) {
      try {
        await (trx ? limiterOn(trx, name, rule) : limiter()).consume(keyOf(subject), points)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const isFirst = error.consumedPoints - points <= rule.points
        if (isFirst && trx) {
          // the rejection rolls back the consumption, so that each attempt would look like the first one
          afterRollback(() => void limit.consume(subject, about, { points, onReached }).catch(() => undefined))
        } else if (isFirst) {
          logSecurityEvent(rule.event ?? 'excess_rate_limit_exceeded', { ...about, reason: name })
          await onReached?.()
        }
        throw tooMany(rule, error)
      }
    },
    async take(subject) {
      try {
        await limiter().consume(keyOf(subject))
        return true
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        return false
      }
    },
    async refund(subject) {
      await limiter().reward(keyOf(subject))
    },
    async reset(subject) {
      await limiter().delete(keyOf(subject))
    },
  }
  return limit
}

function limiterOn(knex: Knex, name: string, { points, minutes }: Rule): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: knex,
    storeType: 'knex',
    tableName: 'gevel_limits',
    tableCreated: true,
    // one for a transaction must not start a timer; the others delete expired rows of all limits
    clearExpiredByTimeout: !knex.isTransaction,
    keyPrefix: name,
    points,
    duration: minutes * 60,
  })
}

function tooMany(rule: Rule, { msBeforeNext }: RateLimiterRes): Error {
  const retryAfterSeconds = Math.ceil(msBeforeNext / 1000)
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? 'een minuut' : `${minutes} minuten`
  const sentences = `${rule.reached ?? 'Dit is te vaak geprobeerd.'} Wacht ${wait} en probeer het dan opnieuw${rule.alternative ?? ''}.`
  return accountError('too-many-requests', sentences, { retryAfterSeconds })
}

function keyOf(subject: string): string {
  return hashOf(subject).toString('base64url')
}
