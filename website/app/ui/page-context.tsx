import type { Edition } from '@gevel/contract/editions'
import { createContext, use } from 'react'

/** What every part of a page may need to know of the page it is on. */
export interface PageContextValue {
  /** origin of the site's own addresses, without a slash at the end */
  origin: string
  /** name of the edition, `Gevel Pro`; empty when the backend has never answered */
  siteName: string
  edition: Edition
  /** where readers write to the editors; null when the backend does not say */
  editorsEmail: string | null
  /** the moment all relative times are told from, ISO 8601 in UTC: server and browser must write the same */
  now: string
}

export const PageContext = createContext<PageContextValue>({
  origin: '',
  siteName: '',
  edition: 'general',
  editorsEmail: null,
  now: '1970-01-01T00:00:00.000Z',
})

export function usePageContext(): PageContextValue {
  return use(PageContext)
}
