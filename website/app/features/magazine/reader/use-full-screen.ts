import { type RefObject, useSyncExternalStore } from 'react'

/** The reader over the whole screen. */
export interface FullScreen {
  /** iPhones have no full screen for pages */
  isSupported: boolean
  isOn: boolean
  toggle: () => void
}

export function useFullScreen(root: RefObject<HTMLElement | null>): FullScreen {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const isSupported = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled === true,
    () => false,
  )
  const toggle = () => {
    // rejected without a click or a key; nothing then changes
    const change = isOn ? document.exitFullscreen() : root.current?.requestFullscreen()
    change?.catch(() => undefined)
  }
  return { isSupported, isOn, toggle }
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
