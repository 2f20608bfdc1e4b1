/** When the reader refused to install the site, in local storage: functional, and only in this browser. */
const REFUSED_KEY = 'install-refused'
/** Specification §4: it is not asked again for 90 days. */
export const REFUSED_MS = 90 * 24 * 60 * 60 * 1000

export function hasRefused(nowMs: number): boolean {
  try {
    return nowMs - Number(localStorage.getItem(REFUSED_KEY) ?? Number.NEGATIVE_INFINITY) < REFUSED_MS
  } catch {
    // without storage a refusal could not be remembered, so nothing is asked
    return true
  }
}

export function noteRefusal(nowMs: number): void {
  try {
    localStorage.setItem(REFUSED_KEY, String(nowMs))
  } catch {
    // see above
  }
}
