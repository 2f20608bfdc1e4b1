import { useEffect, useState, useSyncExternalStore } from 'react'
import type { WidgetOfService } from '../begun-check.ts'

/** Whether this document was opened at a page with such a form. */
let letsServiceIn = false

/**
 * Only documents of pages with such a form let a service in, by their policy. Who walked here from another page has the document of
 * that one, so this page is opened anew.
 */
export function useServicePolicy(service: WidgetOfService | null): void {
  const isOpening = useSyncExternalStore(subscribeToNothing, isNever, isAlways)
  const [wasOpenedHere] = useState(isOpening)
  useEffect(() => {
    if (!service) return
    if (wasOpenedHere) letsServiceIn = true
    if (!letsServiceIn) location.reload()
  }, [service, wasOpenedHere])
}

const subscribeToNothing = () => () => {}
const isNever = () => false
const isAlways = () => true
