import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { AHEAD, PAGE_LINK } from '../../ui/links/link.tsx'
import { needsPageLoad } from '../new-build/new-build.ts'
import { useNewBuild } from '../new-build/use-new-build.ts'

/** Prefetch a link that is hovered this long, in milliseconds. */
const INTENT_MS = 100

/**
 * Follows every internal link without a reload, and prefetches hovered ones. One listener does so for all: a page has
 * some seventy links, and a component with state for each costs the server and the reader's phone more than everything
 * else on the page (decision 031).
 */
export function PageLinks() {
  const navigate = useNavigate()
  const [prefetched, setAhead] = useState<string>()
  useNewBuild()

  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined

    function follow(event: MouseEvent): void {
      const link = linkOf(event)
      if (!link || event.defaultPrevented || isForAnotherWindow(event, link)) return
      if (needsPageLoad(link.pathname, location.pathname)) return
      event.preventDefault()
      void navigate(pathOf(link), { replace: link.href === location.href })
    }

    function point(event: Event): void {
      clearTimeout(timer)
      const link = linkOf(event)
      if (link?.dataset.page === AHEAD) timer = setTimeout(() => setAhead(pathOf(link)), INTENT_MS)
    }

    const { signal } = leaving
    document.addEventListener('click', follow, { signal })
    for (const type of ['mouseover', 'focusin', 'touchstart'])
      document.addEventListener(type, point, { signal, passive: true })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [navigate])

  return prefetched && <PrefetchPageLinks page={prefetched} />
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINK) : null
}

/** As browsers decide: with a modifier key, another button, or a target. */
function isForAnotherWindow(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target !== '' && target !== '_self')
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash
}
