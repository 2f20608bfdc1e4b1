import type { ReaderPage } from '@gevel/contract/issue-reader'

/**
 * The style sheet with the ratios of the pages, for `reader/stage.css`: that of the cover, and those of pages that differ, such as a
 * fold-out.
 */
export function pageRatios(pages: readonly ReaderPage[]): string {
  const ratioOf = ({ width, height }: ReaderPage) => (width / height).toFixed(4)
  const [cover] = pages
  if (!cover) return ''
  const usual = ratioOf(cover)
  const others = pages.filter((page) => ratioOf(page) !== usual)
  return [
    `.reader{--ratio:${usual}}`,
    ...others.map((page) => `[data-page="${page.page}"]{--ratio:${ratioOf(page)}}`),
  ].join('')
}
