import { isSlow, savesData } from '../../../request/connection.ts'
import { AHEAD, PAGE_LINK } from '../../../ui/links/link.tsx'
import { needsPageLoad } from '../../new-build/new-build.ts'
import { isUnknown, learnRoutes } from '../learn-routes.ts'
import { hasPayload } from '../payloads/payload.ts'
import { prefetchPage } from './prefetch-page.ts'
import { prefetchQueue } from './prefetch-queue.ts'

/** A link in view for this long may be followed (requirements §9). */
const IN_VIEW_MS = 1_000
/** A link that is pointed to for this long will probably be followed. */
const POINTED_TO_MS = 100

const LINK = `a[data-page="${AHEAD}"]`
/** Links of the content only: those around it are on every page, and would be prefetched again and again. */
const CONTENT_LINK = `main ${LINK}`

type Timer = ReturnType<typeof setTimeout>

const queue = prefetchQueue(prefetchPage, window.requestIdleCallback ?? setTimeout)

/**
 * Prefetches the pages of links in the content that stay in view, and of all links that the reader points to. Those to a route that is not
 * known yet are for one visitor.
 * @returns a function that ends it
 */
export function prefetchLinks(): () => void {
  queue.beginPage()
  const leaving = new AbortController()
  const inView = new Map<Element, Timer>()
  let pointedTo: Timer | undefined

  const observer = new IntersectionObserver((entries) => {
    // the last one added is the first to be prefetched
    for (const { target, isIntersecting } of entries.reverse()) {
      clearTimeout(inView.get(target))
      const path = pathOf(target as HTMLAnchorElement)
      if (isIntersecting)
        inView.set(
          target,
          setTimeout(() => mayPrefetch(path) && queue.add(path), IN_VIEW_MS),
        )
      else queue.remove(path)
    }
  })
  for (const link of document.querySelectorAll(CONTENT_LINK)) observer.observe(link)

  function point({ target }: Event): void {
    clearTimeout(pointedTo)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINK) : null
    if (!link) return
    const path = pathOf(link)
    if (isUnknown(link.pathname)) learnRoutes().catch(() => undefined)
    else if (link.matches(LINK))
      pointedTo = setTimeout(() => mayPrefetch(path) && queue.addPointedTo(path), POINTED_TO_MS)
  }
  for (const type of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(type, point, { signal: leaving.signal, passive: true })

  return () => {
    leaving.abort()
    observer.disconnect()
    for (const timer of [pointedTo, ...inView.values()]) clearTimeout(timer)
  }
}

function pathOf({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search
}

/** Whether a path may be prefetched: no file, this page or the next, page per visitor, or page that is loaded as a whole. */
function mayPrefetch(path: string): boolean {
  const [pathname = ''] = path.split('?', 1)
  const router = window.__reactRouterDataRouter
  const route = router?.match(path)?.at(-1)?.route.id
  const isPage = route !== undefined && hasPayload(route) && !isUnknown(pathname) && !/\.\w+$/.test(pathname)
  // a link is often followed sooner than its page would be prefetched
  const next = router?.state.navigation.location
  const isShown = [location, next].some((one) => one && path === one.pathname + one.search)
  return isPage && !isShown && !savesData() && !isSlow() && !needsPageLoad(pathname, location.pathname)
}
