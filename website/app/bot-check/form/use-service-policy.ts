import { useEffect, useState } from 'react'
import { useIsHydrating } from '../../ui/use-is-hydrating.ts'
import type { WidgetOfService } from '../bot-check-data.ts'

/** Whether this document was loaded at a page with such a form. */
let allowsService = false

/**
 * Only documents of pages with such a form allow a service in their policy. After a client navigation the document is
 * that of another page, so this page is reloaded.
 */
export function useServicePolicy(service: WidgetOfService | null): void {
  const isOpening = useIsHydrating()
  const [isFirstPage] = useState(isOpening)
  useEffect(() => {
    if (!service) return
    if (isFirstPage) allowsService = true
    if (!allowsService) location.reload()
  }, [service, isFirstPage])
}
