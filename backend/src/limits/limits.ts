import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { afterRollback, type Transaction } from '../database/transaction'
import { accountError } from '../errors/account-errors'
import { hashOf } from '../secrets/secrets'
import type { SecurityEvent } from '../security-events/event-names'
import { type EventFacts, logSecurityEvent } from '../security-events/log-security-event'

/** What who is kept from logging in can do in place of waiting. */
const newPassword = ', of kies een nieuw wachtwoord via ‘Wachtwoord vergeten’'

/** `points` times within `minutes`, counted together by all copies of the backend. */
interface Rule {
  points: number
  minutes: number
  /** what else than waiting helps: the end of the sentence that says how long */
  wayOut?: string
  /** what has been done too often, when "tried" is not the word */
  reached?: string
  /** logged when it is reached, in place of the event of all other limits */
  event?: SecurityEvent
}

const rules = {
  /** wrong passwords of one account */
  password: { points: 10, minutes: 15, wayOut: newPassword, event: 'authn_login_lock' },
  /** wrong passwords from one address: more people may share it */
  guesses: { points: 60, minutes: 15, wayOut: newPassword, event: 'authn_login_fail_max' },
  /** wrong passwords of one editor, and from one address */
  editorPassword: { points: 10, minutes: 15, wayOut: newPassword, event: 'authn_login_lock' },
  editorGuesses: { points: 60, minutes: 15, wayOut: newPassword, event: 'authn_login_fail_max' },
  /** wrong codes of an editor's second factor: who gets here knows the password */
  editorCodes: { points: 5, minutes: 15, event: 'authn_login_lock' },
  /** mails with which an editor chooses a new password */
  editorResets: { points: 5, minutes: 60 },
  /** mails to one address, by what they are for: registering with somebody's address leaves them their forgotten password */
  registrations: { points: 5, minutes: 60 },
  confirmations: { points: 5, minutes: 60 },
  resets: { points: 5, minutes: 60 },
  emailChanges: { points: 5, minutes: 60 },
  /** mails to all addresses together that one address of the network asks for, and registrations: see `strangers.ts` */
  strangers: { points: 60, minutes: 60 },
  /** one proof of a form: longer than the website takes it */
  proofs: { points: 1, minutes: 20 },
  /** codes of links that turned out to be none */
  codes: { points: 60, minutes: 15 },
  /** comments and reports of one account */
  comments: { points: 5, minutes: 10, reached: 'U hebt kort na elkaar al vaak gereageerd.' },
  commentReports: { points: 20, minutes: 60, reached: 'U hebt kort na elkaar al veel reacties gemeld.' },
} as const satisfies Record<string, Rule>

type Limit = keyof typeof rules

let limiters: Record<Limit, RateLimiterPostgres> | undefined

/** Lets the limits count in the database; the table is there already. */
export function startLimits(strapi: Core.Strapi): void {
  const limiter = (name: Limit) => limiterOn(strapi.db.connection, name)
  limiters = {
    password: limiter('password'),
    guesses: limiter('guesses'),
    editorPassword: limiter('editorPassword'),
    editorGuesses: limiter('editorGuesses'),
    editorCodes: limiter('editorCodes'),
    editorResets: limiter('editorResets'),
    registrations: limiter('registrations'),
    confirmations: limiter('confirmations'),
    resets: limiter('resets'),
    emailChanges: limiter('emailChanges'),
    strangers: limiter('strangers'),
    proofs: limiter('proofs'),
    codes: limiter('codes'),
    comments: limiter('comments'),
    commentReports: limiter('commentReports'),
  }
}

function limiterOn(knex: Knex, name: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: knex,
    storeType: 'knex',
    tableName: 'gevel_limits',
    tableCreated: true,
    // one that is made for a transaction must not start a timer; the others clear the table
    clearExpiredByTimeout: !knex.isTransaction,
    keyPrefix: name,
    points: rules[name].points,
    duration: rules[name].minutes * 60,
  })
}

interface Counted {
  /** what this time counts for; 1 when not named */
  times?: number
  /** what is done the first time that is one too many */
  onReached?: () => Promise<void>
  /** the transaction of the caller; what is counted in it is counted only when it commits */
  trx?: Transaction
}

/**
 * Counts one more time for somebody.
 * @param whom an address of the network, an e-mail address or the number of an account; it is kept as a hash
 * @param about what the security event tells that is logged when the limit is reached
 * @throws `too-many-requests`, with `retryAfterSeconds` in its details
 */
export async function count(
  limit: Limit,
  whom: string,
  about: EventFacts,
  { times = 1, onReached, trx }: Counted = {},
): Promise<void> {
  try {
    await (trx ? limiterOn(trx, limit) : limiterOf(limit)).consume(keyOf(whom), times)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const { points, event = 'excess_rate_limit_exceeded' }: Rule = rules[limit]
    const isFirst = error.consumedPoints - times <= points
    if (isFirst && trx) {
      // the refusal undoes what was consumed, so that each try would look like the first one
      afterRollback(() => void count(limit, whom, about, { times, onReached }).catch(() => undefined))
    } else if (isFirst) {
      logSecurityEvent(event, { ...about, reason: limit })
      await onReached?.()
    }
    throw tooMany(limit, error)
  }
}

/** Takes something that counts once, all copies of the backend together; whether it was not taken yet. */
export async function takeOnce(limit: Limit, what: string): Promise<boolean> {
  try {
    await limiterOf(limit).consume(keyOf(what))
    return true
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return false
  }
}

/** Takes back one time that turned out to be none. */
export async function takeBack(limit: Limit, whom: string): Promise<void> {
  await limiterOf(limit).reward(keyOf(whom))
}

/** Begins anew for somebody. */
export async function forget(limit: Limit, whom: string): Promise<void> {
  await limiterOf(limit).delete(keyOf(whom))
}

function tooMany(limit: Limit, { msBeforeNext }: RateLimiterRes): Error {
  const rule: Rule = rules[limit]
  const retryAfterSeconds = Math.ceil(msBeforeNext / 1000)
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? 'een minuut' : `${minutes} minuten`
  const sentences = `${rule.reached ?? 'Dit is te vaak geprobeerd.'} Wacht ${wait} en probeer het dan opnieuw${rule.wayOut ?? ''}.`
  return accountError('too-many-requests', sentences, { retryAfterSeconds })
}

function limiterOf(limit: Limit): RateLimiterPostgres {
  if (!limiters) throw new Error('The limits have not been started')
  return limiters[limit]
}

/** Whom is counted, as the database keeps them. */
function keyOf(whom: string): string {
  return hashOf(whom).toString('base64url')
}
