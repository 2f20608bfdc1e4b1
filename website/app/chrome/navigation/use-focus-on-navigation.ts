import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { hasFocusMoved } from './use-navigation-start.ts'

/** The page that the browser shows now; an error page renders a chrome of its own, so this cannot be state of the chrome. */
let shown: { pathname: string; content: HTMLElement | null } | undefined

/**
 * Moves the focus to the new page's content after a navigation in the browser, as a full page load would, also to and
 * from an error page; a jump within a page or another query of the same page leaves it.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  // synchronously with the page: a later effect would take the focus from a reader who has pressed Tab meanwhile
  useLayoutEffect(() => {
    const before = shown
    shown = { pathname, content: content.current }
    if (!before || (before.pathname === pathname && before.content === content.current)) return
    if (hasFocusMoved()) return
    content.current?.focus({ preventScroll: true })
  }, [content, pathname])
}
