import type { ClientStore } from '../../state/client-state.ts'
import { recordEvent } from './events.ts'
import { afterTimeOnScreen } from './time-on-screen.ts'

/** A viewable impression of a display advertisement (IAB and MRC, 2014): half of its area, for a second without a break. */
const SEEN = { part: 0.5, isContinuous: true }
const SEEN_MS = 1_000

/**
 * Records the view of each banner on the page, once.
 * @returns a function that ends the waiting
 */
export function recordBannerViews(store: ClientStore, url: string): () => void {
  const ends = [...document.querySelectorAll<HTMLElement>('[data-banner]')].map((banner) =>
    afterTimeOnScreen(
      banner,
      SEEN_MS,
      () => recordEvent(store, { eventType: 'Marketing', url, banner: banner.dataset.banner ?? '', action: 'view' }),
      SEEN,
    ),
  )
  return () => {
    for (const end of ends) end()
  }
}
