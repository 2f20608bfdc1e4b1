import { backendPaths } from '@gevel/contract/paths'

/** Whether a URL is one of the backend's, where a proxy serves both programs at one host: it is none of the worker's. */
export function isOfBackend({ pathname }: URL): boolean {
  return backendPaths.some((folder) => `${pathname}/`.startsWith(folder))
}
