import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PAGE_LINK } from '../../ui/links/link.tsx'
import { needsPageLoad } from '../new-build/new-build.ts'
import { useNewBuild } from '../new-build/use-new-build.ts'

/**
 * Follows every internal link without a reload. One listener does so for all: a page has some seventy links, and a
 * component with state for each costs the server and the reader's phone more than everything else on the page (decision
 * 031).
 */
export function PageLinks() {
  const navigate = useNavigate()
  useNewBuild()

  useEffect(() => {
    const leaving = new AbortController()

    function follow(event: MouseEvent): void {
      const link = linkOf(event)
      if (!link || event.defaultPrevented || isForAnotherWindow(event, link)) return
      if (needsPageLoad(link.pathname, location.pathname)) return
      event.preventDefault()
      void navigate(pathOf(link), { replace: link.href === location.href })
    }

    const { signal } = leaving
    document.addEventListener('click', follow, { signal })
    return () => leaving.abort()
  }, [navigate])

  return null
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINK) : null
}

/** Whether a browser would open the link in another window: a modifier key, another button, or a target. */
export function isForAnotherWindow(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target !== '' && target !== '_self')
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash
}
