/** What happens to a document after it was opened, at a moment in milliseconds since then. */
type Step =
  | { atMs: number; does: 'show' | 'hide' | 'leave' | 'restore' }
  | { atMs: number; does: 'navigate'; url: string }

/** A document that a browser opens, and what happens until it is left. */
export interface OpenedDocument {
  url: string
  /** milliseconds since the start of the day in the Netherlands */
  openedMs: number
  /** opened in another tab, or prerendered */
  isHidden?: boolean
  /** in the order of their time */
  steps: readonly Step[]
}

/** A browser, as servers and scripts see it. */
export interface Browser {
  address: string
  agent: string
  runsScripts: boolean
  /** `navigator.webdriver` */
  isDriven?: boolean
  /** blocks what the lists of content blockers have: plausible.io, and nothing of ours */
  hasBlocker?: boolean
  refusesStatistics?: boolean
  hasPrivacyControl?: boolean
  /** of a data centre by its address */
  isInDataCentre?: boolean
  /** each of its requests arrives twice, as of a client that got no answer */
  sendsTwice?: boolean
}

/** A browser and the documents that it opens in the day. */
export interface Visit {
  browser: Browser
  documents: readonly OpenedDocument[]
}

export const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

/** Whether a page is an article, of which only the reading counts. */
export function isArticle(url: string): boolean {
  return url.startsWith('/news/')
}
