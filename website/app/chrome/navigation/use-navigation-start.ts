import { useEffect } from 'react'
import { closeMenus } from '../../state/client-state.ts'
import { useClientStore } from '../../state/client-state-context.tsx'

/** The element that had the focus when the last navigation began. */
let focusedAtStart: Element | null = null

/**
 * Closes the menus when a navigation begins (requirements §2). One that the reader opens while the page loads stays open: a form shows its
 * result before its navigation ends, and a slow page may come seconds after the click. The router itself says when: React renders that
 * later, and could close a menu that was opened in between.
 */
export function useNavigationStart(): void {
  const store = useClientStore()
  useEffect(() => {
    const router = window.__reactRouterDataRouter
    let shown = router?.state
    return router?.subscribe((state) => {
      const before = shown
      shown = state
      const isBegun = state.navigation.state !== 'idle' || state.location.key !== before?.location.key
      if (before?.navigation.state !== 'idle' || !isBegun) return
      closeMenus(store)
      focusedAtStart = document.activeElement
    })
  }, [store])
}

/** Whether something took the focus since the last navigation began: the reader, by a menu or a field, or a message of the new page. */
export function hasFocusMoved(): boolean {
  const { activeElement } = document
  return activeElement !== document.body && activeElement !== focusedAtStart
}
