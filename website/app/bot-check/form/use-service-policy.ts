import { useEffect, useState, useSyncExternalStore } from 'react'
import type { WidgetOfService } from '../bot-check-data.ts'

/** Whether this document was loaded at a page with such a form. */
let letsServiceIn = false

/**
 * Only documents of pages with such a form allow a service in their policy. After a client navigation the document is
 * that of another page, so this page is reloaded.
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
