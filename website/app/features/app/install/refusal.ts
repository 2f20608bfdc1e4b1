/** When the reader refused to install the site, in local storage: functional, and only in this browser. */
const REFUSED_KEY = 'install-refused'
/** Requirements §4: it is not asked again for 90 days. */
export const REFUSED_MS = 90 * 24 * 60 * 60 * 1000

export function hasRefused(nowMs: number): boolean {
  try {
    const refusedMs = Number(localStorage.getItem(REFUSED_KEY) ?? Number.NEGATIVE_INFINITY)
    if (nowMs - refusedMs < REFUSED_MS) return true
    localStorage.removeItem(REFUSED_KEY)
    return false
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
