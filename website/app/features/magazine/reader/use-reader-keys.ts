import { type RefObject, useEffect, useEffectEvent } from 'react'
import { actionOf, type ReaderAction } from './reader-keys.ts'
import type { FullScreen } from './use-full-screen.ts'
import type { PageTurns } from './use-page-turns.ts'
import type { Zoom } from './use-zoom.ts'

interface Controls {
  turns: PageTurns
  zoom: Zoom
  fullScreen: FullScreen
}

/** Listens to the keys of the reader; none works while somebody types, or with a modifier. */
export function useReaderKeys(root: RefObject<HTMLElement | null>, { turns, zoom, fullScreen }: Controls): void {
  const run = (action: ReaderAction) => {
    if (action === 'previous') turns.turn(-1)
    else if (action === 'next') turns.turn(1)
    else if (action === 'first') turns.goTo(1)
    else if (action === 'last') turns.goTo(Number.MAX_SAFE_INTEGER)
    else if (action === 'zoom-in') zoom.zoomIn()
    else if (action === 'zoom-out') zoom.zoomOut()
    else if (action === 'whole-page') zoom.reset()
    else if (action === 'full-screen') fullScreen.toggle()
    else root.current?.querySelector<HTMLElement>('input[name=q]')?.focus()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (!(target instanceof HTMLElement) || target.matches('input, select, textarea')) return
    const isInside = root.current?.contains(target) === true
    // where the focus is after a page load or a navigation
    const isNowhere = target === document.body || target.matches('main')
    if (!isInside && !isNowhere) return
    const action = actionOf(key, isInside, zoom.scale > 1)
    if (!action) return
    event.preventDefault()
    run(action)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
