import { useState } from 'react'

const MOST = 4
const STEP = 1.25

/** How much the pages are enlarged; 1 is the whole spread. */
export interface Zoom {
  scale: number
  zoomIn: () => void
  zoomOut: () => void
  reset: () => void
  /** multiplies the scale, as a pinch does */
  by: (factor: number) => void
}

/** Starts again with the whole page after each turn. */
export function useZoom(page: number): Zoom {
  const [state, setState] = useState({ page, scale: 1 })
  const scale = state.page === page ? state.scale : 1
  const by = (factor: number) =>
    setState((before) => {
      const scale = (before.page === page ? before.scale : 1) * factor
      return { page, scale: Math.min(Math.max(scale, 1), MOST) }
    })
  return {
    scale,
    by,
    zoomIn: () => by(STEP),
    zoomOut: () => by(1 / STEP),
    reset: () => setState({ page, scale: 1 }),
  }
}
