import { randomUUID } from 'node:crypto'
import type { StatisticsEvent } from '@gevel/contract/statistics'
import { type ApiResponse, ask, backendUrl } from './backend.ts'
import { headersOf, type Visit } from './visitor.ts'

/** A browser, which the filter of bots lets through. */
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0'

interface Batch extends Visit {
  id?: string
  session?: unknown
  /** headers beside those of the visitor */
  headers?: Record<string, string>
}

/** Sends a batch of events as the website forwards one, by default of a new visitor with a browser. */
export function report(events: readonly unknown[], batch: Batch = {}): Promise<ApiResponse> {
  const { id = randomUUID(), session, headers = {}, backend = backendUrl, ...visit } = batch
  return ask(
    '/statistics/',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf({ agent: firefox, ...visit }), ...headers },
      body: JSON.stringify({ data: { id, events, session } }),
    },
    backend,
  )
}

/** A path that no other test or run uses. */
export const somePath = () => `/proef-statistiek/${randomUUID()}`

export const view = (url: string): StatisticsEvent => ({ eventType: 'Pageview', url })
