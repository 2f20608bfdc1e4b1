import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { accountError } from '../account-errors'

/** `points` times within `minutes`, counted together by all copies of the backend. */
const rules = {
  /** wrong passwords of one account */
  password: { points: 10, minutes: 15 },
  /** wrong passwords from one address: more people may share it */
  guesses: { points: 60, minutes: 15 },
  /** mails that somebody who is not logged in can have sent to one address */
  mails: { points: 5, minutes: 60 },
  /** the same, to all addresses together, and registrations */
  strangers: { points: 60, minutes: 60 },
  /** codes of links that turned out to be none */
  codes: { points: 60, minutes: 15 },
} as const

export type Limit = keyof typeof rules

let limiters: Record<Limit, RateLimiterPostgres> | undefined

/** Lets the limits count in the database; the table is there already. */
export function startLimits(strapi: Core.Strapi): void {
  const limiter = (name: Limit) =>
    new RateLimiterPostgres({
      storeClient: strapi.db.connection,
      storeType: 'knex',
      tableName: 'gevel_limits',
      tableCreated: true,
      keyPrefix: name,
      points: rules[name].points,
      duration: rules[name].minutes * 60,
    })
  limiters = {
    password: limiter('password'),
    guesses: limiter('guesses'),
    mails: limiter('mails'),
    strangers: limiter('strangers'),
    codes: limiter('codes'),
  }
}

/**
 * Counts one more time for somebody.
 * @param whom an address of the network, an e-mail address or the number of an account; it is kept as a hash
 * @param onReached what is done the first time that is one too many
 * @throws `too-many-requests`, with `retryAfterSeconds` in its details
 */
export async function count(limit: Limit, whom: string, onReached?: () => Promise<void>): Promise<void> {
  try {
    await limiterOf(limit).consume(hashOf(whom))
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    if (error.consumedPoints === rules[limit].points + 1) await onReached?.()
    throw tooMany(error)
  }
}

/** Takes back one time that turned out to be none. */
export async function takeBack(limit: Limit, whom: string): Promise<void> {
  await limiterOf(limit).reward(hashOf(whom))
}

/** Begins anew for somebody. */
export async function forget(limit: Limit, whom: string): Promise<void> {
  await limiterOf(limit).delete(hashOf(whom))
}

function tooMany({ msBeforeNext }: RateLimiterRes): Error {
  const retryAfterSeconds = Math.ceil(msBeforeNext / 1000)
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? 'een minuut' : `${minutes} minuten`
  return accountError('too-many-requests', `Dit is te vaak geprobeerd. Wacht ${wait} en probeer het dan opnieuw.`, {
    retryAfterSeconds,
  })
}

function limiterOf(limit: Limit): RateLimiterPostgres {
  if (!limiters) throw new Error('The limits have not been started')
  return limiters[limit]
}

function hashOf(whom: string): string {
  return createHash('sha256').update(whom).digest('base64url')
}
