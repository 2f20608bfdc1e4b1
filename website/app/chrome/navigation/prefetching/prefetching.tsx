import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { prefetchLinks } from './prefetch-links.ts'

/** Prefetches the pages that are linked from each page, loaded a second after the first one. */
export function Prefetching() {
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links
  useEffect(prefetchLinks, [pathname, search])
  return null
}
