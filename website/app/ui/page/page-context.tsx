import type { Edition } from '@gevel/contract/editions'
import { createContext, use } from 'react'

/** The context of a page for all of its components. */
export interface PageContextValue {
  /** origin of the site's own URLs, without a trailing slash */
  origin: string
  /** name of the edition, `Gevel Pro`; empty when the backend has never responded */
  siteName: string
  edition: Edition
  /** e-mail address of the editors; null when the backend has none */
  editorsEmail: string | null
  /**
   * the time that relative times refer to, ISO 8601 in UTC: server and browser must render the same. Rounded down to ten minutes, so a loader
   * decides what is open or over
   */
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
