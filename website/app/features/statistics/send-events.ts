import type { StatisticsEvent, VisitorSession } from '@gevel/contract/statistics'
import { maxEventsPerBatch, statisticsPath } from '@gevel/contract/statistics-limits'
import { readCookie } from '../../request/cookie-header.ts'
import type { ClientStore } from '../../state/client-state.ts'
import { isAllowed } from '../../state/consent/consent-in-browser.ts'

/** Sends a batch; a failure is ignored (specification §8). */
type Send = (body: string) => void

const post: Send = (body) => {
  const headers = { 'content-type': 'application/json' }
  fetch(statisticsPath, { method: 'POST', body, headers, keepalive: true })
    // a response that is not read keeps its connection busy
    .then((response) => response.text())
    .catch(() => undefined)
}

/** Is sent even while the browser leaves the page. */
const beacon: Send = (body) => {
  navigator.sendBeacon(statisticsPath, body)
}

/**
 * Empties the queue and sends what was in it, with the visitor's session cookie (specification §7). Nothing is sent for a
 * reader who refused statistics, or whose browser has Global Privacy Control.
 */
export function sendEvents({ getState, setState }: ClientStore, how: 'post' | 'beacon'): void {
  const events = getState().analyticsQueue
  if (events.length === 0) return
  setState({ analyticsQueue: [] })
  if (!isAllowed('statistics')) return
  const session = sessionOf(document.cookie)
  const send = how === 'post' ? post : beacon
  for (const some of inBatches(events)) {
    send(JSON.stringify({ data: { id: crypto.randomUUID(), events: some, session } }))
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
