import { log } from '../logging/log'
import { EventBudget } from './event-budget'
import { type SecurityEvent, securityEvents } from './event-names'
import { pseudonymOf } from './pseudonym'
import { countSecurityEvent } from './security-metrics'

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
