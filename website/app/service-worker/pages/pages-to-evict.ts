import type { StoredPage } from '../../stored-pages/stored-page.ts'

export interface StoreLimits {
  pages: number
  bytes: number
}

/**
 * The pages to remove so that the others fit: those stored longest ago, and before them all that are not saved.
 * @param pages the newest first
 * @param saved paths
 */
export function pagesToEvict(pages: readonly StoredPage[], saved: readonly string[], limits: StoreLimits): string[] {
  const isSaved = ({ path }: StoredPage) => saved.includes(path)
  const own = pages.filter(({ isFallback }) => !isFallback)
  const byImportance = [...own.filter(isSaved), ...own.filter((page) => !isSaved(page))]
  let bytes = 0
  let count = 0
  return byImportance.flatMap((page) => {
    const fits = count < limits.pages && bytes + page.bytes <= limits.bytes
    if (!fits) return page.path
    count += 1
    bytes += page.bytes
    return []
  })
}
