import { withClientAddress } from './client-address.ts'
import { journey } from './journey.ts'

interface Visit {
  /** the query of an address */
  edition: '' | '?pro'
  javaScriptEnabled: boolean
}

const visits: readonly Visit[] = [
  { edition: '', javaScriptEnabled: true },
  { edition: '?pro', javaScriptEnabled: false },
]

/** Declares journeys of visitors of their own, once in the general edition with scripts, and once in pro without. */
export function inBothEditions(declare: (visit: Visit) => void): void {
  for (const visit of visits) {
    const { edition, javaScriptEnabled } = visit
    journey.describe(`${edition || 'general'}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      journey.use({ javaScriptEnabled })
      journey.beforeEach(({ page }) => page.context().setExtraHTTPHeaders(withClientAddress()))
      declare(visit)
    })
  }
}
