import type { RouterContextProvider } from 'react-router'

/**
 * What a loader or an action is called with. `url` is the address of the page; `request.url` may be that of its data (`/agenda.data`),
 * which the script requests when one follows a link.
 */
export interface PageCall {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}
