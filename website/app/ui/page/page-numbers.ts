/**
 * The page numbers of a list: the first, the last and those around the current one; `gap-…` where pages are left out.
 * @param page counts from 1
 */
export function pageNumbers(page: number, pageCount: number): (number | `gap-${number}`)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((n) => n >= 1 && n <= pageCount)
    .sort((a, b) => a - b)
  return shown.flatMap((n, at) => {
    const before = shown[at - 1] ?? 0
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [`gap-${n}` as const, n] : [n]
  })
}
