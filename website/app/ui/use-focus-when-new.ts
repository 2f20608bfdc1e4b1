import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/**
 * For an element that tells of something just done: it takes the focus, before the page's content does (chrome/use-focus-on-navigation.ts).
 * On a page that came whole it leaves the focus to who has begun to do something there before the scripts came.
 */
export function useFocusWhenNew<Kind extends HTMLElement>(takesFocus = true): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  const cameWhole = useRef(useSyncExternalStore(neverChanges, isNot, isSo))
  useLayoutEffect(() => {
    if (!takesFocus || (cameWhole.current && document.activeElement !== document.body)) return
    element.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return element
}

const neverChanges = () => () => {}
const isSo = () => true
const isNot = () => false
