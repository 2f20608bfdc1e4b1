import { useEffect } from 'react'
import type { RouteHandle } from '../routing/route-handle.ts'
import { applyColourMode, storedColourMode } from './colour-mode.ts'

/** Keeps the document in the mode a page forces (`data-forced-mode`), and gives the reader's own choice back on leaving it. */
export function useForcedColourMode(forced: RouteHandle['colourMode']): void {
  useEffect(() => {
    if (!forced) return
    applyColourMode(forced)
    return () => applyColourMode(storedColourMode())
  }, [forced])
}
