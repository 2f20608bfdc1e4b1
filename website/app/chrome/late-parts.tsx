import { App } from '../features/app/app.tsx'
import { Tracker } from '../features/statistics/tracker.tsx'
import { Prefetching } from './navigation/prefetching/prefetching.tsx'

/** What every page loads a second after it has started: one file compresses better than a few small ones. */
export function LateParts() {
  return (
    <>
      <Tracker />
      {import.meta.env.PROD && (
        <>
          <App />
          <Prefetching />
        </>
      )}
    </>
  )
}
