import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** What the browser shows now; an error page brings a chrome of its own, so this cannot be state of the chrome. */
let shown: { pathname: string; content: HTMLElement | null } | undefined

/**
 * Puts the keyboard at the start of the new page's content after a navigation in the browser, as a full page load would, also where an
 * error page takes the place of a page or gives it back; a jump within a page or another query of the same page leaves it where it is.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  // with the page itself and not after it is painted: whoever presses Tab in between would be put back
  useLayoutEffect(() => {
    const before = shown
    shown = { pathname, content: content.current }
    if (!before || (before.pathname === pathname && before.content === content.current)) return
    // what tells of something just done has taken it
    if (document.activeElement?.role === 'status') return
    content.current?.focus({ preventScroll: true })
  }, [content, pathname])
}
