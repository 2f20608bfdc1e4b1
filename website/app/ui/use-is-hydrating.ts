import { useSyncExternalStore } from 'react'

/** Whether this render is one of the server's, or the first in the browser of what the server rendered. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(subscribeToNothing, isNever, isAlways)
}

const subscribeToNothing = () => () => undefined
const isNever = () => false
const isAlways = () => true
