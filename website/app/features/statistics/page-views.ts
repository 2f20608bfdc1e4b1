import { vacancyMailMark } from '@gevel/contract/mail-mark'
import type { ClientStore } from '../../state/client-state.ts'
import { eventUrl, recordEvent, referringHost } from './events.ts'
import { afterTimeOnScreen } from './time-on-screen.ts'

/** How long the content of a detail page must have been on screen (the owner's choice). */
const READ_AFTER_MS = 5_000
/** Nearly at once: a page that is opened in another tab counts when its reader looks at it. */
const SEEN_AFTER_MS = 50

/** The route of vacancies, whose employers see where readers come from. */
const vacancyRoute = 'vacatures-vacature-id-slug'

/** Routes with `no-tracking` whose page reports its own view. */
const detailRoutes = ['news-id-slug', 'item-id-slug', 'agenda-id-slug', vacancyRoute]

/** A page that a navigation led to. */
export interface ShownPage {
  url: string
  routeId: string
  /** whether a route of it has the middleware `no-tracking` (requirements §2) */
  isUntracked: boolean
}

let isFirst = true
/** URL of the page before this one */
let previous: string | undefined

/**
 * Records the view of a page, once: as soon as it is on screen, or that of a detail page once it has been there for 5 s.
 * @returns a function that ends the waiting
 */
export function recordView(store: ClientStore, { url, routeId, isUntracked }: ShownPage): () => void {
  const referrer = isFirst ? referringHost() : undefined
  const from = routeId === vacancyRoute ? pageBefore() : undefined
  isFirst = false
  previous = url
  const isDetail = detailRoutes.includes(routeId)
  const content = document.getElementById('inhoud')
  if (!content || (isUntracked && !isDetail)) return () => undefined
  return afterTimeOnScreen(content, isDetail ? READ_AFTER_MS : SEEN_AFTER_MS, () =>
    recordEvent(store, { eventType: 'Pageview', url, ...(referrer && { referrer }), ...(from && { from }) }),
  )
}

/** The page of this site that led here, by a link of a mail or of a document, or by a navigation. */
function pageBefore(): string | undefined {
  if (location.hash === `#${vacancyMailMark}`) return '/vacatures/mail'
  if (!isFirst || referringHost() || !URL.canParse(document.referrer)) return previous
  const { pathname, search } = new URL(document.referrer)
  return eventUrl(pathname, search)
}
