import type { ClientStore } from '../../state/client-state.ts'
import { currentUrl, recordEvent } from './events.ts'
import { sendEvents } from './send-events.ts'

/** How long after the start of the page the first events are sent (requirements §7), and how often further ones. */
const FIRST_AFTER_MS = 5_000
const EVERY_MS = 15_000

/**
 * Reports the session by whether the page is visible, and sends the queue: by polling, and when the page is hidden or
 * left, since a browser may end it after that without another event.
 * @returns a function that ends it, as when an error page takes the place of the page
 */
export function reportEvents(store: ClientStore): () => void {
  let stage: 'visible' | 'hidden' | 'stopped' = 'stopped'

  function enter(next: typeof stage, eventType: 'session-start' | 'session-resume' | 'session-pause' | 'session-stop') {
    stage = next
    recordEvent(store, { eventType, url: currentUrl() })
  }

  function onVisibility(): void {
    const isVisible = document.visibilityState === 'visible'
    if (isVisible && stage !== 'visible') enter('visible', stage === 'hidden' ? 'session-resume' : 'session-start')
    if (!isVisible && stage === 'visible') {
      enter('hidden', 'session-pause')
      sendEvents(store, 'beacon')
    }
  }

  function onLeave(): void {
    if (stage !== 'stopped') enter('stopped', 'session-stop')
    sendEvents(store, 'beacon')
  }

  onVisibility()
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('visibilitychange', onVisibility, { signal })
  // after which Safari sends no `visibilitychange`, and every browser may show the page again
  addEventListener('pagehide', onLeave, { signal })
  addEventListener('pageshow', onVisibility, { signal })
  const first = setTimeout(sendEvents, Math.max(0, FIRST_AFTER_MS - performance.now()), store, 'post')
  const polling = setInterval(sendEvents, EVERY_MS, store, 'post')
  return () => {
    stop.abort()
    clearTimeout(first)
    clearInterval(polling)
    onLeave()
  }
}
