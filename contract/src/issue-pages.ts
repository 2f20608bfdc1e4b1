/** The rules for the pages of an issue, without zod: the reader uses them in the browser. */

/** The first pages of each issue, which every reader sees: the cover and the contents. */
export const openPageCount = 4
/** An issue with more pages is rejected. */
export const maxIssuePages = 400

/** The pages that lie side by side: the cover alone, then 2 and 3, 4 and 5 … */
export function spreadOf(page: number, pageCount: number): number[] {
  if (page <= 1) return [1]
  const left = page - (page % 2)
  return left + 1 > pageCount ? [left] : [left, left + 1]
}
