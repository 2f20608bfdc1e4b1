import type { StatisticsEvent } from '@gevel/contract/statistics'
import type { ClientStore } from '../../state/client-state.ts'

/**
 * Adds an event of the contract (`contract/src/statistics.ts`) to the queue, which is sent by polling and when the page
 * is hidden.
 */
export function recordEvent(store: ClientStore, event: StatisticsEvent): void {
  store.setState(({ analyticsQueue }) => ({ analyticsQueue: [...analyticsQueue, event] }))
}

/** The page of an event: its path, and the key of the pro edition, which shared pages have in their query. */
export function eventUrl(pathname: string, search: string): string {
  return new URLSearchParams(search).has('pro') ? `${pathname}?pro` : pathname
}

/** The URL of the page that is shown now. */
export function currentUrl(): string {
  return eventUrl(location.pathname, location.search)
}

/** The host of the other site that linked here, when the browser tells it. */
export function referringHost(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined
  const { hostname, protocol } = new URL(document.referrer)
  return /^https?:$/.test(protocol) && hostname !== location.hostname ? hostname : undefined
}
