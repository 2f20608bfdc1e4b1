import { createHmac, hkdfSync } from 'node:crypto'
import { Counter } from 'prom-client'
import { environment } from '../environment/environment'
import { log } from '../logging/log'
import { registry } from '../metrics/metrics'
import { EventBudget } from './event-budget'
import { type SecurityEvent, securityEvents } from './event-names'

const events = new Counter({
  name: 'gevel_security_events_total',
  help: 'Security events, by name, also those that the log omits',
  labelNames: ['event'],
  registers: [registry],
})

const key = Buffer.from(hkdfSync('sha256', environment.JWT_SECRET, '', 'gevel security events', 32))

/** Length of a budget window; one line at its end counts the suppressed lines. */
const windowMs = 60_000

/** The source of a request, for an event. */
export interface EventSource {
  /** network address; logged as a pseudonym */
  address: string
  /** id of the request in the request log */
  requestId: string | undefined
}

/** The facts of an event, without personal data in plain text. */
export interface EventFacts {
  /** the source of the request; undefined for a job */
  source?: EventSource
  /** id of the reader's account */
  account?: number
  /** what somebody typed as an address or a user name; logged as a pseudonym */
  identifier?: string
  /** a word of our own for the case, never a text of a request */
  reason?: string
  /** how many, for what ends several at once */
  count?: number
}

const budget = new EventBudget<SecurityEvent>()
let windowEnd: NodeJS.Timeout | undefined

/** Writes one structured line for an event, within the budget of the log, and counts it in the metrics. */
export function logSecurityEvent(event: SecurityEvent, { source, identifier, ...facts }: EventFacts): void {
  countSecurityEvent(event)
  windowEnd ??= setTimeout(endWindow, windowMs).unref()
  const network = source && pseudonymOf(source.address)
  if (!budget.admit(event, network ?? `account ${facts.account}`)) return
  log[securityEvents[event]]({
    event,
    ...facts,
    identifier: identifier === undefined ? undefined : pseudonymOf(identifier),
    network,
    requestId: source?.requestId,
  })
}

/** Writes what the budget left out of the log since the last time, one line an event. */
export function endWindow(): void {
  clearTimeout(windowEnd)
  windowEnd = undefined
  for (const suppressed of budget.end()) log.warn({ ...suppressed, windowSeconds: windowMs / 1000 })
}

/**
 * Replaces personal data by a keyed hash: the same value gives the same 96 bits, so that lines about one person can be
 * correlated, and without the key nobody can try a list of addresses against it.
 * @param value an e-mail address, a user name or a network address
 */
function pseudonymOf(value: string): string {
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, 16)
}

/** Counts a security event. */
function countSecurityEvent(event: SecurityEvent): void {
  events.inc({ event })
}
