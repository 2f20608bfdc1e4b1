import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Puts the keyboard at the start of the new page's content after a navigation in the browser, as a full page load would; a jump
 * within a page or another query of the same page leaves it where it is.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  // with the page itself and not after it is painted: whoever presses Tab in between would be put back
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // what tells of something just done has taken it
    if (document.activeElement?.role === 'status') return
    content.current?.focus({ preventScroll: true })
  }, [content, pathname])
}
