/**
 * The size limits of a page, in bytes as a visitor receives them (best brotli); `floor` detects a broken measurement.
 */
export interface Budget {
  floor: number
  ceiling: number
}

const kB = 1000

export const budgets = {
  /**
   * All scripts that an article has loaded five seconds after it: 88 kB of it are React and React Router. A further path costs nothing,
   * or some 15 bytes when it is public (decision 094).
   */
  articleScripts: { floor: 80 * kB, ceiling: 110 * kB },
  /** the same, with what draws a chart or turns the pages of a gallery */
  blockArticleScripts: { floor: 85 * kB, ceiling: 113.2 * kB },
  /** what every page loads a second after it has started: statistics, prefetching, and the site as an app */
  lateScript: { floor: 2 * kB, ceiling: 5 * kB },
  /** pages and files for when there is no connection, notifications, and the page of a door */
  serviceWorker: { floor: 3 * kB, ceiling: 9 * kB },
  /** what an article runs before its script files are requested: they wait until it has painted */
  articleScriptsBeforeUse: { floor: 0.5 * kB, ceiling: 20 * kB },
  /**
   * what a form loads when it is first touched: FormKit's core, rules, Dutch and English messages, and bank account
   * numbers
   */
  formKit: { floor: 12 * kB, ceiling: 24 * kB },
  /**
   * all styles of most pages: with the 0.66 kB of their header they fit in the ten packets of 1,460 bytes that a server sends
   * before it waits for the browser (RFC 6928), so that a page is painted a round trip earlier
   */
  styles: { floor: 6 * kB, ceiling: 13.94 * kB },
  /** the same, with the style sheet that a few screens have of their own */
  stylesWithOwn: { floor: 6 * kB, ceiling: 15.5 * kB },
  /** all fonts of a page */
  fonts: { floor: 30 * kB, ceiling: 60 * kB },
  /** the HTML of a front page: with 1.6 kB of header, that of the general edition fits in those ten packets too */
  frontPageHtml: { floor: 6 * kB, ceiling: 15 * kB },
} satisfies Record<string, Budget>

/** Whether a weight is within its budget. */
export function isWithin(bytes: number, { floor, ceiling }: Budget): boolean {
  return floor <= bytes && bytes <= ceiling
}

/** How far a page may shift while it loads (cumulative layout shift, web.dev/cls). */
export const layoutShift = 0.01

/** What every page loads a second after it has started. */
export const lateScript = /\/assets\/late-(?!parts-)[^/]*\.js$/
