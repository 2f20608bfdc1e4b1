import { openPageCount } from '@gevel/contract/issue-pages'
import type { Access } from '@gevel/contract/references'
import { mayRead, type Reader } from '../../platform/readers/access'

/** Whether a reader may read all pages of an issue, by the paywall's rule. */
export async function mayReadIssue(access: Access, reader: () => Promise<Reader>): Promise<boolean> {
  return access === 'free' || mayRead(await reader(), access)
}

/** Whether every reader sees this page. */
export function isOpenPage(page: number): boolean {
  return page <= openPageCount
}
