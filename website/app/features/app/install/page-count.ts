/** A reader who opens this many pages in a row knows the site well enough to be asked something. */
const ASK_AT = 3

/** Pages of this document so far, in memory: counting visits would need storage that nobody asked for. */
let pages = 0

/** Counts a page; true from the third on. */
export function countPage(): boolean {
  pages += 1
  return pages >= ASK_AT
}
