import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { App } from '../features/app/app.tsx'
import { Tracker } from '../features/statistics/tracker.tsx'
import { prefetchLinks } from './navigation/prefetching/prefetch-links.ts'

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

/** Prefetches the pages that are linked from each page, loaded a second after the first one. */
function Prefetching() {
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links
  useEffect(prefetchLinks, [pathname, search])
  return null
}
