import type { RouterContextProvider } from 'react-router'

/**
 * The arguments of a loader. `url` is the URL of the page; `request.url` may be that of its data (`/agenda.data`),
 * which the script requests during navigation.
 */
export interface PageLoaderArgs {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}
