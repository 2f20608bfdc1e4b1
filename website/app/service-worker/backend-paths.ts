import { href } from '@gevel/contract/hrefs'
import { backendPaths } from '@gevel/contract/paths'

/** Pages of the site in a folder of the backend's API. */
const pages: readonly string[] = [
  href('/account'),
  href('/account/lezen'),
  href('/account/mail'),
  href('/account/reacties'),
]

/** Whether a URL is one of the backend's, where a proxy serves both programs at one host: it is none of the worker's. */
export function isOfBackend({ pathname }: URL): boolean {
  return !pages.includes(pathname) && backendPaths.some((folder) => `${pathname}/`.startsWith(folder))
}
