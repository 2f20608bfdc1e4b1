/** Key in session storage: the banner was shown in this tab. Without storage it is shown on every page that asks. */
const ASKED_KEY = 'asked'

export function wasAsked(): boolean {
  try {
    return sessionStorage.getItem(ASKED_KEY) !== null
  } catch {
    return false
  }
}

export function noteAsked(): void {
  try {
    sessionStorage.setItem(ASKED_KEY, 'yes')
  } catch {
    // see above
  }
}
