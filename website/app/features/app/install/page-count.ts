/** How many visits there were, in local storage, and how many pages in this one, in session storage. */
const VISITS_KEY = 'visits'
const PAGES_KEY = 'visit-pages'
const PAGES_OF_FIRST_VISIT = 3
const PAGES_OF_LATER_VISIT = 2

/** Counts a page; true when the reader knows the site well enough to be asked to install it. */
export function countPage(): boolean {
  try {
    const pages = Number(sessionStorage.getItem(PAGES_KEY)) + 1
    sessionStorage.setItem(PAGES_KEY, String(pages))
    const visits = Number(localStorage.getItem(VISITS_KEY)) + (pages === 1 ? 1 : 0)
    if (pages === 1) localStorage.setItem(VISITS_KEY, String(visits))
    return pages >= (visits > 1 ? PAGES_OF_LATER_VISIT : PAGES_OF_FIRST_VISIT)
  } catch {
    return false
  }
}
