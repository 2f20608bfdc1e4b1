/**
 * What a loader is called with. `url` is the address of the page; `request.url` may be that of its data (`/agenda.data`), which
 * the script asks for while one walks through the site.
 */
export interface PageCall {
  request: Request
  url: URL
}
