import { openPageCount } from '@gevel/contract/issue-pages'

/** Whether every reader sees this page. */
export function isOpenPage(page: number): boolean {
  return page <= openPageCount
}
