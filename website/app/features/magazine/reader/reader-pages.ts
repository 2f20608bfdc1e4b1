import { href } from '@gevel/contract/hrefs'
import { openPageCount, spreadOf } from '@gevel/contract/issue-pages'
import type { IssueReader, PagePicture } from '@gevel/contract/issue-reader'

/** Where the paywall begins. */
export const firstLockedPage = openPageCount + 1

/** Whether the reader may see this page of the issue. */
export function isShown({ isReadable }: Pick<IssueReader, 'isReadable'>, page: number): boolean {
  return isReadable || page <= openPageCount
}

/** The page of a `?p=`, within the issue. */
export function pageOf(search: string, pageCount: number): number {
  const requestedPage = Number(new URLSearchParams(search).get('p') ?? 1)
  return Number.isInteger(requestedPage) ? Math.min(Math.max(requestedPage, 1), pageCount) : 1
}

/**
 * The page before or after another one; undefined at the ends.
 * @param bySpread whether two pages lie side by side: then it is the first page of the next spread
 */
export function stepFrom(page: number, step: 1 | -1, pageCount: number, bySpread: boolean): number | undefined {
  const shown = bySpread ? spreadOf(page, pageCount) : [page]
  const next = step === 1 ? (shown.at(-1) ?? page) + 1 : (shown[0] ?? page) - 1
  if (next < 1 || next > pageCount) return undefined
  return bySpread ? spreadOf(next, pageCount)[0] : next
}

/** `pagina 4` or `pagina 4 en 5`. */
export function spreadName(pages: readonly number[]): string {
  return `Pagina ${pages.join(' en ')}`
}

/** The URL of a page's picture, which changes with each new PDF. */
export function pictureHref(
  { id, slug, pdf }: Pick<IssueReader, 'id' | 'slug' | 'pdf'>,
  page: number,
  size: PagePicture,
) {
  return `${href('/magazine/:id/:slug/pagina/:page/:size', { id, slug, page, size })}?v=${pdf.version}`
}
