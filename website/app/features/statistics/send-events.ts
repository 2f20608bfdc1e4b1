import type { StatisticsEvent, VisitorSession } from '@gevel/contract/statistics'
import { maxEventsPerBatch, statisticsPath } from '@gevel/contract/statistics-limits'
import { readCookie } from '../../request/cookie-header.ts'
import type { ClientStore } from '../../state/client-state.ts'
import { isAllowed } from '../../state/consent/consent-in-browser.ts'
import { postEvents } from './post-events.ts'

/** Is sent even while the browser leaves the page. */
function sendBeacon(path: string, body: string): void {
  navigator.sendBeacon(path, body)
}

/**
 * Empties the queue and sends what was in it, with the visitor's session cookie (requirements §7). Nothing is sent for a
 * reader who refused statistics, or whose browser has Global Privacy Control.
 */
export function sendEvents({ getState, setState }: ClientStore, how: 'post' | 'beacon'): void {
  const events = getState().analyticsQueue
  if (events.length === 0) return
  setState({ analyticsQueue: [] })
  if (!isAllowed('statistics')) return
  const session = sessionOf(document.cookie)
  const send = how === 'post' ? postEvents : sendBeacon
  for (const some of inBatches(events)) {
    send(statisticsPath, JSON.stringify({ data: { id: crypto.randomUUID(), events: some, session } }))
  }
}

function inBatches(events: readonly StatisticsEvent[]): StatisticsEvent[][] {
  const count = Math.ceil(events.length / maxEventsPerBatch)
  return Array.from({ length: count }, (_, at) => events.slice(at * maxEventsPerBatch, (at + 1) * maxEventsPerBatch))
}

/** The session in a `document.cookie`; undefined for one that cannot be read. */
function sessionOf(cookies: string): VisitorSession | undefined {
  try {
    return JSON.parse(atob(readCookie(cookies, 'session') ?? ''))
  } catch {
    return undefined
  }
}
