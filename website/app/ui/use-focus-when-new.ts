import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

/**
 * For a status message: moves the focus to it, before the page's content gets it (chrome/navigation/use-focus-on-navigation.ts).
 * After a full page load it leaves the focus to a reader who has begun to use the page before hydration.
 */
export function useFocusWhenNew<Kind extends HTMLElement>(takesFocus = true): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  const wasServerRendered = useRef(useIsHydrating())
  useLayoutEffect(() => {
    if (!takesFocus || (wasServerRendered.current && document.activeElement !== document.body)) return
    element.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return element
}
