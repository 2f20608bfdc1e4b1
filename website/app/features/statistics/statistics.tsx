import { type ComponentType, useEffect, useState } from 'react'

/** After the start of the page: until then nothing competes with what the reader waits for. */
const LOAD_AFTER_MS = 1_000

/**
 * Loads the statistics once the page has started. Without a connection, or when the reader blocks them, the page does
 * without: a lazy component would show the error page.
 */
export function Statistics() {
  const [Tracker, setTracker] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      void import('./tracker.tsx').then((file) => setTracker(() => file.Tracker)).catch(() => undefined)
    const timer = setTimeout(load, LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return Tracker && <Tracker />
}
