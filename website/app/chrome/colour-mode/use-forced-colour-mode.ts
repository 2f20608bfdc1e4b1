import { useEffect } from 'react'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { applyColourMode, storedColourMode } from './colour-mode.ts'

/** Applies the mode that a page forces (`data-forced-mode`), and restores the reader's own on leaving it. */
export function useForcedColourMode(forced: RouteHandle['colourMode']): void {
  useEffect(() => {
    if (!forced) return
    applyColourMode(forced)
    return () => applyColourMode(storedColourMode())
  }, [forced])
}
